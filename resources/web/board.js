// Draws the board of any game from what the host tells of it, and says which spot was pressed.
// Knows no rule and no form: what can be done, what it is worth and how that looks comes with each picture.
import { Lens } from "/lens.js";
import { Moment } from "/motion.js";

export const NS = "http://www.w3.org/2000/svg";

function make(parent, name, attributes = {}) {
    const made = document.createElementNS(NS, name);
    for (const [key, value] of Object.entries(attributes))
        if (value !== undefined) made.setAttribute(key, value);
    parent.append(made);
    return made;
}

const onItsSide = "matrix(0 1 1 0 0 0)";

const smallest = 11; // px of what is written

const nothing = () => {};

export class Board {
    // `art`: the address of a piece's picture. What is not listened to is only looked at.
    constructor(svg, { press = nothing, arrow = nothing, cancel = nothing, art }) {
        this.svg = svg;
        this.on = { press, arrow, cancel };
        this.address = art;
        this.dark = false;
        this.layers = {};
        this.current = 0; // the spot that Tab leads to
        this.lens = new Lens(this);
        svg.addEventListener("click", (event) => this.clicked(event));
        svg.addEventListener("keydown", (event) => this.key(event));
        new ResizeObserver(() => this.resized()).observe(svg);
    }

    setLayout(layout) {
        this.layout = layout;
        this.scene = undefined; // that of before has other spots
        this.drawn = {};
        this.svg.replaceChildren();
        const all = make(this.svg, "g");
        for (const name of "ground last below tokens above ways arrows runs dots spots marks".split(" "))
            this.layers[name] = make(all, "g", { class: `layer-${name}` });
        this.upright = undefined;
        this.layers.marks.setAttribute("pointer-events", "none");
        this.current = Math.min(this.current, layout.spots.length - 1);
        this.resized();
    }

    // Held upright, what is played on fills a tall frame.
    stand() {
        const upright = !!this.layout.tall && this.on.press !== nothing && matchMedia("(orientation: portrait)").matches;
        if (upright === this.upright) return;
        this.upright = upright;
        this.frame = this.held(this.layout);
        const { corner: [x, y], size: [width, height], pieces, standing } = this.frame, id = `${this.svg.id}-pieces`;
        this.svg.firstChild.setAttribute("transform", standing ? onItsSide : this.turned([x + width / 2, y + height / 2]) ?? "");
        this.svg.querySelector("clipPath")?.remove();
        for (const name of ["last", "tokens", "ways"]) this.layers[name].style.clipPath = pieces ? `url(#${id})` : "";
        if (pieces) make(make(this.svg, "clipPath", { id }), "rect", { x: pieces[0], y: pieces[1], width: pieces[2], height: pieces[3] });
        this.svg.style.setProperty("--tall", height / width);
        this.lens.show();
        this.makeSpots();
    }

    // What is told, as it is in the frame.
    held(told) { return this.upright ? { ...told, ...told.tall } : told; }

    setDark(dark) {
        this.dark = dark;
        this.resized();
    }

    show(scene, mine) {
        this.scene = scene;
        this.mine = mine;
        if (!mine) this.lens.end();
        this.redraw();
    }

    resized() {
        if (!this.layout) return;
        this.stand();
        this.scale();
        this.shapes("ground", this.frame.ground);
        this.redraw();
    }

    redraw() {
        if (!this.layout || !this.scene || this.moment) return;
        const s = this.held(this.scene), scale = this.scale();
        this.svg.classList.toggle("mine", this.mine);
        for (const name of ["last", "below", "above", "ways", "dots"]) this.anew(name, s[name] ?? [], (all) => this.shapes(name, all));
        this.anew("tokens", s.tokens, (all) => this.tokens(all));
        this.fillSpots(s.cells);
        this.anew("arrows", s.arrows, (all) => this.drawLines("arrows", all, (g, arrow) => {
            g.dataset.arrow = arrow.arrow;
            make(g, "path", { d: arrow.way, stroke: "transparent", "stroke-width": 26 });
            make(g, "circle", { cx: arrow.at[0], cy: arrow.at[1], r: 24, fill: "transparent" });
        }));
        this.anew("runs", s.runs, (all) => this.drawLines("runs", all));
        const size = Math.max(0, s.sizes.findIndex((one) => scale >= one.from)); // of a size that is none, too
        const marked = [...s.cells, ...s.arrows, ...s.runs].filter((one) => one.mark !== undefined);
        this.anew("marks", [s.marks, size, marked.map(({ says, next, shapes, ...one }) => one)], () => {
            this.layers.marks.replaceChildren();
            for (const one of marked) this.mark(one, s.marks[one.mark], size, s.sizes[size].height, scale);
        });
    }

    // Draws a layer that is another than before.
    anew(name, told, draw) {
        const now = JSON.stringify([told, this.pixels, this.dark, this.upright]);
        if (this.drawn[name] === now) return;
        this.drawn[name] = now;
        draw(told);
    }

    // Shows a move; the picture after it comes by itself.
    play(motion) {
        this.stopPlaying();
        this.drawn = {};
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return Promise.resolve();
        for (const name of ["last", "ways", "arrows", "runs", "dots", "marks"]) this.layers[name].replaceChildren();
        this.svg.setAttribute("aria-busy", "true");
        this.svg.classList.remove("mine");
        this.scene = null; // gone by; the next is on its way
        return new Promise((done) => {
            this.moment = new Moment(this.held(motion), this, () => {
                this.moment = null;
                this.svg.setAttribute("aria-busy", "false");
                done();
            });
        });
    }

    stopPlaying() {
        this.moment?.end();
    }

    // Pixels to a board unit: measured before anything is drawn.
    scale() {
        const { width, height } = this.lens.view;
        const box = this.svg.getBoundingClientRect();
        return (this.pixels = Math.min(box.width / width, box.height / height) || 1);
    }

    colour(named) {
        if (!named) return "none";
        return named.includes("/") ? named.split("/")[this.dark ? 1 : 0] : `var(--${named})`;
    }

    shapes(layer, all) {
        this.layers[layer].replaceChildren();
        this.draw(this.layers[layer], all.filter((s) => !s.text || this.readable(s) * this.pixels > 6), false, (s) => this.readable(s));
    }

    // Half a turn about a point, where the board lies round: of all of it, and back of what is to be read.
    turned([x, y]) {
        if (this.frame.standing) return `translate(${x - y} ${y - x}) ${onItsSide}`;
        return this.layout.round ? `rotate(180 ${x} ${y})` : undefined;
    }

    // Figures and short words stay large enough to be read where the board is small: there is room for them.
    readable({ text, size }) {
        const wide = [...text].reduce((sum, letter) => sum + (letter < "\u0250" ? 0.55 : 1), 0); // as their size is one
        return wide <= 3 ? Math.max(size, Math.min(smallest / this.pixels, 2 * size)) : size;
    }

    // `upright`: it is so without being turned.
    draw(into, all, upright = false, sizeOf = ({ size }) => size) {
        for (const s of all) {
            if (s.text === undefined) {
                make(into, "path", {
                    d: s.d, fill: this.colour(s.fill), stroke: this.colour(s.stroke), "stroke-width": s.width,
                    "stroke-dasharray": s.dash?.join(" "), opacity: s.opacity, "stroke-linecap": "round", "stroke-linejoin": "round",
                });
                continue;
            }
            const at = (this.upright && s.tall) || s.at;
            const text = make(into, "text", {
                x: at[0], y: at[1], fill: s.fill ? this.colour(s.fill) : "var(--ink)", "font-size": sizeOf(s),
                "font-weight": s.bold ? "bold" : undefined, "text-anchor": "middle", "dominant-baseline": "central",
                transform: upright ? undefined : this.turned(s.with ?? at),
            });
            text.textContent = s.text;
        }
    }

    art(piece, name = piece.art) {
        return this.address(this.layout.game, name, this.dark, piece.owner);
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
            const back = (piece.with && this.turned(piece.with)) ?? "";
            image.setAttribute("transform", `${back}translate(${piece.at.join(" ")}) rotate(${piece.tilt ?? 0})${mirror}`);
            if (piece.opacity !== undefined) image.setAttribute("opacity", piece.opacity);
        }
    }

    makeSpots() {
        this.layers.spots.replaceChildren();
        this.spots = this.frame.spots.map((spot, i) => {
            const g = make(this.layers.spots, "g", { class: "spot", role: "button", tabindex: i === this.current ? 0 : -1, "data-spot": i });
            for (const name of ["hit", "chosen", "ring"]) make(g, "path", { class: name, d: spot[name] });
            return g;
        });
    }

    fillSpots(cells) {
        cells.forEach((cell, i) => {
            const spot = this.spots[i], target = this.mine && !!cell.target;
            spot.classList.toggle("target", target);
            for (const [name, value] of [["label", cell.says], ["disabled", !target], ["pressed", !!cell.chosen]])
                if (spot.getAttribute(`aria-${name}`) !== String(value)) spot.setAttribute(`aria-${name}`, value);
        });
    }

    // Moves drawn as wholes, each in a group of its own.
    drawLines(layer, all, add = () => {}) {
        this.layers[layer].replaceChildren();
        for (const one of all) {
            const g = make(this.layers[layer], "g", { opacity: dimmed(one) });
            this.draw(g, one.shapes);
            add(g, one);
        }
    }

    // All in one size, that of the screen's pixels; beside its piece, that way.
    mark(one, mark, size, height, scale) {
        const form = mark.forms[size], [right, down] = one.away ?? [0, 0];
        const [wide, high] = this.frame.standing ? [height, form.width] : [form.width, height];
        const x = one.at[0] + right * wide / 2 / scale, y = one.at[1] + down * high / 2 / scale;
        const g = make(this.layers.marks, "g", { transform: `${this.turned(one.with ?? [x, y]) ?? ""} translate(${x} ${y}) scale(${1 / scale})`, opacity: dimmed(one), class: "mark", "data-mark": mark.glyph });
        this.draw(g, form.shapes, true);
    }

    clicked(event) {
        if (this.moment) return this.stopPlaying();
        if (!this.mine || this.lens.takes(event)) return;
        const arrow = event.target.closest("[data-arrow]"), spot = event.target.closest("[data-spot]");
        if (spot) this.press(Number(spot.dataset.spot));
        else if (arrow) this.on.arrow(Number(arrow.dataset.arrow));
        else this.on.cancel();
        this.lens.end();
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

    // The keyboard is here from now on.
    focus() { this.spots[this.current]?.focus({ preventScroll: true }); }

    // Where the host says that an arrow key leads.
    step(way) {
        const next = this.scene && this.held(this.scene).cells[this.current].next[this.frame.standing ? way ^ 2 : this.layout.round ? way ^ 1 : way];
        if (this.spots[next]) this.goTo(next);
    }
}

// A move that is not possible any more after what has been pointed at.
function dimmed(move) {
    return move.open === false ? 0.25 : 1;
}
