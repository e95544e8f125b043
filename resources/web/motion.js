// A move being shown: pieces on their ways, from key to key, and the figures round them.
export class Moment {
    constructor(motion, board, done) {
        this.motion = motion;
        this.board = board;
        this.done = done;
        this.figures = 0;
        const into = board.layers.tokens;
        into.replaceChildren();
        this.images = motion.pieces.map((piece) => board.token(into, piece));
        this.started = performance.now();
        this.frame = requestAnimationFrame((now) => this.tick(now));
        // A page that nobody sees gets no frames.
        this.timer = setTimeout(() => this.end(), motion.ms + 250);
    }

    tick(now) {
        const time = now - this.started;
        if (time >= this.motion.ms) return this.end();
        while (this.motion.figures[this.figures] && this.motion.figures[this.figures].at <= time) {
            const { below, above } = this.motion.figures[this.figures++];
            this.board.shapes("below", below);
            this.board.shapes("above", above);
        }
        this.motion.pieces.forEach((piece, i) => this.place(this.images[i], piece, time));
        this.frame = requestAnimationFrame((next) => this.tick(next));
    }

    place(image, piece, time) {
        const keys = piece.keys;
        let i = keys.length - 1;
        while (i > 0 && keys[i][0] > time) --i;
        const from = keys[i], to = keys[i + 1] ?? from;
        const done = to === from ? 0 : Math.min(1, Math.max(0, (time - from[0]) / (to[0] - from[0])));
        const [x, y, size, opacity, tilt] = [1, 2, 3, 4, 5].map((n) => from[n] + (to[n] - from[n]) * done);
        image.setAttribute("transform", `translate(${x} ${y}) rotate(${tilt}) scale(${piece.mirrored ? -size : size} ${size})`);
        image.setAttribute("opacity", opacity);
        const href = this.board.art(piece, from[6]);
        if (image.getAttribute("href") !== href) image.setAttribute("href", href);
    }

    end() {
        if (!this.done) return;
        cancelAnimationFrame(this.frame);
        clearTimeout(this.timer);
        const done = this.done;
        this.done = null;
        done();
    }
}
