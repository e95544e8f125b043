// Draws the board of any game from what the host tells of it, and says which spot was pressed.
// Knows no rule: what can be done, and what it is worth, comes with each picture.
import { Moment } from "/motion.js";

const NS = "http://www.w3.org/2000/svg";

function make(parent, name, attributes = {}) {
    const made = document.createElementNS(NS, name);
    for (const [key, value] of Object.entries(attributes))
        if (value !== undefined) made.setAttribute(key, value);
    parent.append(made);
    return made;
}

export class Board {
    constructor(svg, { press, arrow, cancel }) {
        this.svg = svg;
        this.on = { press, arrow, cancel };
        this.dark = false;
        this.layers = {};
        this.current = 0; // the spot that Tab leads to
        svg.addEventListener("click", (event) => this.clicked(event));
        svg.addEventListener("keydown", (event) => this.key(event));
        new ResizeObserver(() => this.redraw()).observe(svg);
    }

    setLayout(layout) {
        this.layout = layout;
        const [width, height] = layout.size;
        this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        this.svg.replaceChildren();
        for (const name of ["ground", "last", "below", "ways", "tokens", "above", "arrows", "runs", "spots", "marks"])
            this.layers[name] = make(this.svg, "g", { id: `layer-${name}` });
        this.layers.marks.setAttribute("pointer-events", "none");
        // On a page wider or higher than the board the ground ends where the board does.
        const edge = make(this.svg, "clipPath", { id: "edge" });
        make(edge, "rect", { width, height });
        this.layers.ground.setAttribute("clip-path", "url(#edge)");
        this.current = Math.min(this.current, layout.spots.length - 1);
        this.makeSpots();
        this.shapes("ground", layout.ground);
    }

    setDark(dark) {
        this.dark = dark;
        if (this.layout) this.shapes("ground", this.layout.ground);
        this.redraw();
    }

    show(scene, mine) {
        this.scene = scene;
        this.mine = mine;
        this.redraw();
    }

    redraw() {
        if (!this.layout || !this.scene || this.moment) return;
        const s = this.scene;
        this.svg.classList.toggle("mine", this.mine);
        this.shapes("below", s.below);
        this.shapes("above", s.above);
        this.tokens(s.tokens);
        this.lastMove(s.last);
        this.ways(s.ways);
        this.fillSpots(s.cells);
        this.drawArrows(s.arrows);
        this.drawRuns(s.runs);
        this.layers.marks.replaceChildren();
        const scale = this.scale();
        for (const cell of s.cells) if (cell.mark) this.mark(cell.at, cell.room * scale, cell.mark);
        for (const one of [...s.arrows, ...s.runs]) this.mark(one.at, 60 * scale, one.mark, one.open === false ? 0.25 : 1);
    }

    // Shows a move; the picture after it comes by itself.
    play(motion) {
        this.stopPlaying();
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return Promise.resolve();
        for (const name of ["last", "ways", "arrows", "runs", "marks"]) this.layers[name].replaceChildren();
        this.svg.setAttribute("aria-busy", "true");
        this.svg.classList.remove("mine");
        this.scene = null; // gone by; the next is on its way
        return new Promise((done) => {
            this.moment = new Moment(motion, this, () => {
                this.moment = null;
                this.svg.setAttribute("aria-busy", "false");
                done();
            });
        });
    }

    stopPlaying() {
        this.moment?.end();
    }

    // Pixels to a board unit.
    scale() {
        const [width, height] = this.layout.size;
        const box = this.svg.getBoundingClientRect();
        return Math.min(box.width / width, box.height / height) || 1;
    }

    colour(named) {
        if (!named) return "none";
        return named.includes("/") ? named.split("/")[this.dark ? 1 : 0] : `var(--${named})`;
    }

    shapes(layer, all) {
        const into = this.layers[layer];
        into.replaceChildren();
        for (const s of all) {
            if (s.text === undefined) {
                make(into, "path", {
                    d: s.d, fill: this.colour(s.fill), stroke: this.colour(s.stroke), "stroke-width": s.width,
                    opacity: s.opacity, "stroke-linecap": "round", "stroke-linejoin": "round",
                });
                continue;
            }
            const text = make(into, "text", {
                x: s.at[0], y: s.at[1], fill: s.fill ? this.colour(s.fill) : "var(--ink)", "font-size": s.size,
                "font-weight": s.bold ? "bold" : undefined, "text-anchor": "middle", "dominant-baseline": "central",
            });
            text.textContent = s.text;
        }
    }

    art(piece, name = piece.art) {
        return `/art/${this.layout.game}/${name}.${this.dark ? "dark" : "light"}.${piece.owner ?? "none"}`;
    }

    token(into, piece) {
        const half = piece.size / 2;
        return make(into, "image", { href: this.art(piece), x: -half, y: -half, width: piece.size, height: piece.size });
    }

    tokens(all) {
        this.layers.tokens.replaceChildren();
        for (const piece of all) {
            const image = this.token(this.layers.tokens, piece);
            const mirror = piece.mirrored ? " scale(-1 1)" : "";
            image.setAttribute("transform", `translate(${piece.at.join(" ")}) rotate(${piece.tilt ?? 0})${mirror}`);
            if (piece.opacity !== undefined) image.setAttribute("opacity", piece.opacity);
        }
    }

    lastMove(last) {
        this.layers.last.replaceChildren();
        for (const d of last?.paths ?? [])
            make(this.layers.last, "path", {
                d, fill: "none", stroke: `var(--${last.player})`, "stroke-width": 3, "stroke-dasharray": "2 6",
                "stroke-linecap": "round",
            });
    }

    ways(all) {
        this.layers.ways.replaceChildren();
        for (const d of all)
            make(this.layers.ways, "path", { d, fill: "none", stroke: "var(--ink)", "stroke-width": 3, opacity: 0.45 });
    }

    makeSpots() {
        this.spots = this.layout.spots.map((spot, i) => {
            const g = make(this.layers.spots, "g", { class: "spot", role: "button", tabindex: i === this.current ? 0 : -1, "data-spot": i });
            const outline = (name, by) => {
                const [w, h] = [spot.size[0] + 2 * by, spot.size[1] + 2 * by];
                return make(g, "rect", { class: name, x: spot.at[0] - w / 2, y: spot.at[1] - h / 2, width: w, height: h,
                                         rx: spot.round ? Math.min(w, h) / 2 : 6 + by });
            };
            outline("hit", 4).setAttribute("fill", "transparent");
            outline("chosen", 3).setAttribute("fill", "none");
            outline("ring", 6).setAttribute("stroke-width", 4);
            return g;
        });
    }

    fillSpots(cells) {
        cells.forEach((cell, i) => {
            const spot = this.spots[i];
            spot.setAttribute("aria-label", cell.says);
            const target = this.mine && !!cell.target;
            spot.classList.toggle("target", target);
            spot.setAttribute("aria-disabled", target ? "false" : "true");
            spot.setAttribute("aria-pressed", cell.chosen ? "true" : "false");
            const chosen = spot.querySelector(".chosen");
            chosen.setAttribute("stroke", cell.chosen ? "var(--ink)" : "none");
            chosen.setAttribute("stroke-width", 4);
        });
    }

    drawArrows(all) {
        this.layers.arrows.replaceChildren();
        for (const a of all) {
            const g = make(this.layers.arrows, "g", { "data-arrow": a.arrow, opacity: a.open ? 1 : 0.25 });
            const colour = lookOf(a.mark).line, width = a.mark.best ? 7 : 4;
            const [dx, dy] = [a.to[0] - a.from[0], a.to[1] - a.from[1]], length = Math.hypot(dx, dy) || 1;
            const [ux, uy] = [dx / length, dy / length], head = 8 + 2.5 * width, wing = 4 + width;
            const neck = [a.to[0] - ux * head, a.to[1] - uy * head];
            make(g, "line", { x1: a.from[0], y1: a.from[1], x2: neck[0], y2: neck[1], stroke: colour, "stroke-width": width });
            make(g, "path", { fill: colour, d: `M${a.to}L${neck[0] - uy * wing} ${neck[1] + ux * wing}L${neck[0] + uy * wing} ${neck[1] - ux * wing}Z` });
            make(g, "line", { x1: a.from[0], y1: a.from[1], x2: a.to[0], y2: a.to[1], stroke: "transparent", "stroke-width": 26 });
            make(g, "circle", { cx: a.at[0], cy: a.at[1], r: 24, fill: "transparent" });
        }
    }

    drawRuns(all) {
        this.layers.runs.replaceChildren();
        for (const run of all)
            for (const d of run.paths)
                make(this.layers.runs, "path", { d, fill: "none", stroke: lookOf(run.mark).line, "stroke-width": 4 });
    }

    // The largest form that has its place, as on the desktop: a pill with its number, without, a bare disc.
    mark(at, room, mark, opacity = 1) {
        const px = 1 / this.scale();
        const sizes = [[52, 26, 15, 13], [38, 20, 12, 10]];
        const width = (height, figure, glyph) =>
            mark.number ? height * 0.66 + glyph * 1.3 + figure * 0.62 * mark.number.length : twoGlyphs(mark) ? height * 0.66 + glyph * 2.35 : height;
        let form = sizes.find(([least, ...m]) => room >= least && width(...m) <= room + 4);
        let number = mark.number;
        if (!form && room >= 38) [form, number] = [sizes[1], ""];
        const [, height, figure, glyph] = form ?? [0, Math.min(14, room), 0, Math.min(14, room) * 0.7];
        const wide = number && form ? width(height, figure, glyph) : twoGlyphs(mark) && form ? width(height, figure, glyph) : height;
        const g = make(this.layers.marks, "g", { transform: `translate(${at.join(" ")}) scale(${px})`, opacity, class: "mark", "data-mark": mark.glyph });
        const look = lookOf(mark);
        const pill = (by, fill, stroke, thick = 0, dash) =>
            make(g, "rect", { x: -wide / 2 - by, y: -height / 2 - by, width: wide + 2 * by, height: height + 2 * by, rx: height / 2 + by,
                              fill, stroke, "stroke-width": thick, "stroke-dasharray": dash });
        if (mark.best) pill(8, "var(--surface)", "none");
        if (mark.best) pill(6, look.line, "none");
        pill(2.5, "var(--surface)", "none");
        const thick = mark.filled ? (mark.glyph === "draw" ? 1.5 : 0) : 2.5;
        pill(-thick / 2, look.fill, thick ? look.border : "none", thick, mark.glyph === "unknown" ? "3 3" : undefined);
        if (twoGlyphs(mark)) {
            const [a, b] = mark.glyph === "atLeastDraw" ? ["draw", "win"] : ["loss", "draw"];
            this.glyph(g, a, -glyph * 0.65, glyph, colourOf[a]);
            this.glyph(g, b, glyph * 0.65, glyph, colourOf[b]);
        } else if (number && form) {
            const left = -wide / 2 + height * 0.33;
            this.glyph(g, mark.glyph, left + glyph / 2, glyph, look.text);
            make(g, "text", { x: left + glyph * 1.3, y: 0, fill: look.text, "font-size": figure, "font-weight": "bold", "dominant-baseline": "central" }).textContent = number;
        } else {
            this.glyph(g, mark.glyph, 0, glyph, look.text);
        }
    }

    glyph(into, glyph, x, side, colour) {
        const line = { fill: "none", stroke: colour, "stroke-width": side * 0.2, "stroke-linecap": "round", "stroke-linejoin": "round" };
        const h = side * 0.424, d = side * 0.368;
        if (glyph === "win") make(into, "circle", { cx: x, cy: 0, r: side * 0.4, ...line });
        else if (glyph === "draw") make(into, "path", { d: `M${x} ${-h * 0.926}L${x + h} ${h * 0.793}L${x - h} ${h * 0.793}Z`, ...line });
        else if (glyph === "loss") make(into, "path", { d: `M${x - d} ${-d}L${x + d} ${d}M${x - d} ${d}L${x + d} ${-d}`, ...line });
        else make(into, "text", { x, y: 0, fill: colour, "font-size": side * 1.15, "font-weight": "bold", "text-anchor": "middle", "dominant-baseline": "central" }).textContent = "?";
    }

    clicked(event) {
        if (this.moment) return this.stopPlaying();
        if (!this.mine) return;
        const arrow = event.target.closest("[data-arrow]"), spot = event.target.closest("[data-spot]");
        if (spot) this.press(Number(spot.dataset.spot));
        else if (arrow) this.on.arrow(Number(arrow.dataset.arrow));
        else this.on.cancel();
    }

    press(spot) {
        this.goTo(spot, false);
        this.on.press(spot);
    }

    goTo(spot, focus = true) {
        this.spots[this.current].setAttribute("tabindex", -1);
        this.current = spot;
        this.spots[spot].setAttribute("tabindex", 0);
        if (focus) this.spots[spot].focus();
    }

    key(event) {
        const way = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].indexOf(event.key);
        if (way >= 0) this.step(way);
        else if (event.key === "Enter" || event.key === " ") this.moment ? this.stopPlaying() : this.mine && this.press(this.current);
        else if (event.key === "Escape") this.on.cancel();
        else return;
        event.preventDefault();
    }

    // Where the host says that an arrow key leads.
    step(way) {
        const next = this.scene?.cells[this.current].next[way];
        if (this.spots[next]) this.goTo(next);
    }
}

const colourOf = { win: "var(--win)", draw: "var(--drawLine)", loss: "var(--lossLine)" };

function twoGlyphs(mark) {
    return mark.glyph === "atLeastDraw" || mark.glyph === "atMostDraw";
}

function lookOf({ glyph, filled }) {
    if (glyph === "draw" && filled) return { fill: "var(--draw)", line: "var(--drawLine)", border: "#665800", text: "var(--onDraw)" };
    const line = colourOf[glyph] ?? "var(--unknown)";
    if (filled && glyph !== "draw") return { fill: `var(--${glyph})`, line: `var(--${glyph})`, border: line, text: "var(--onMark)" };
    return { fill: "var(--surface)", line, border: line, text: line };
}
