// A graph of positions in place of a board, and the slider by which its won positions grow from the end. Where each
// node stands, and what is won in how many moves, the program says.
import { NS } from "/board.js";
import { $ } from "/parts.js";

export class Graph {
    constructor() {
        $("growth").oninput = () => this.grow(Number($("growth").value));
    }

    // The same graph stays as it is.
    show(graph) {
        $("graph").toggleAttribute("hidden", !graph);
        document.body.dataset.graph = !!graph;
        const told = JSON.stringify(graph);
        if (told === this.shown) return;
        this.shown = told;
        this.graph = graph;
        if (!graph) return;
        const svg = $("graph").querySelector("svg"), { size, edges, nodes, slides } = graph;
        svg.replaceChildren();
        svg.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
        svg.style.minWidth = `${0.62 * size[0]}px`; // else it could not be read: it is moved by sliding
        for (const { way, head, chooser } of edges) {
            this.add(svg, "path", { d: way, class: `edge ${chooser}` });
            this.add(svg, "path", { d: head, fill: `var(--${chooser})` });
        }
        this.nodes = nodes.map((node) => this.node(svg, node));
        const steps = graph.told.length;
        $("growth").parentElement.hidden = steps === 0;
        Object.assign($("growth"), { max: Math.max(0, steps - 1), value: 0 });
        $("growth").setAttribute("aria-label", slides);
        this.grow(0);
    }

    add(into, name, set, text) {
        const made = document.createElementNS(NS, name);
        for (const [key, value] of Object.entries(set)) made.setAttribute(key, value);
        if (text !== undefined) made.textContent = text;
        into.append(made);
        return made;
    }

    // First's are round, second's pointed; finished ones are filled in the winner's colour.
    node(svg, { at: [x, y], hands, mover, winner, start }) {
        const [width, height] = this.graph.node, w = width / 2, h = height / 2, cut = h * 0.7;
        const g = this.add(svg, "g", { transform: `translate(${x} ${y})` });
        const round = `M${h - w} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}H${h - w}A${h} ${h} 0 0 1 ${h - w} ${-h}Z`;
        const pointed = `M${-w} 0L${cut - w} ${-h}H${w - cut}L${w} 0L${w - cut} ${h}H${cut - w}Z`;
        this.add(g, "path", {
            d: mover === "first" || winner ? round : pointed, fill: winner ? `var(--${winner}Fill)` : "var(--surface)",
            stroke: winner ? `var(--${winner}Fill)` : `var(--${mover})`, "stroke-width": start ? 5 : 2,
        });
        const label = this.add(g, "text", { "text-anchor": "middle", y: 7, "font-size": 19, "font-weight": "bold" });
        const part = (text, colour) => this.add(label, "tspan", { fill: winner ? "var(--onFill)" : `var(--${colour})` }, text);
        part(hands[0], "first");
        if (hands[1]) [["|", "line2"], [hands[1], "second"]].forEach(([text, colour]) => part(text, colour));
        return g;
    }

    // Only what is decided in so many moves stands out.
    grow(plies) {
        const { told, nodes } = this.graph;
        this.nodes.forEach((node, i) => node.setAttribute("opacity", told.length > 0 && !(nodes[i].plies <= plies) ? 0.25 : 1));
        $("grown").textContent = told[plies] ?? "";
        $("growth").setAttribute("aria-valuetext", told[plies] ?? "");
        $("graph").querySelector("svg").setAttribute("aria-label", told[plies] ?? nodes.map(({ hands }) => hands.join(" | ")).join(", "));
    }
}
