// Where the spots of a board are too small for a finger, a first touch magnifies what lies round it, and a second one
// presses there: nothing smaller is pressed. Meanwhile the board is moved by dragging.
const finger = 54; // px: 9 mm on a telephone, on which some six are one

// Where a part of a length begins, within what there is; what is longer has that in its middle.
const within = (start, length, low, all) => (length < all ? Math.min(Math.max(start, low), low + all - length) : low + (all - length) / 2);

export class Lens {
    constructor(board) {
        this.board = board;
        board.svg.addEventListener("pointerdown", (event) => {
            this.touched = event.pointerType === "touch";
            this.last = event;
        });
        board.svg.addEventListener("pointermove", (event) => this.drag(event));
    }

    // The part of the board that is seen.
    get view() {
        const { corner: [x, y], size: [width, height] } = this.board.frame;
        return this.part ?? { x, y, width, height };
    }

    show(part) {
        this.part = part;
        const { x, y, width, height } = this.view, { svg } = this.board;
        svg.setAttribute("viewBox", [x, y, width, height].join(" "));
        svg.classList.toggle("magnified", !!part);
    }

    // All of the board again.
    end() {
        if (!this.part) return;
        this.show();
        this.board.redraw();
    }

    // What a press is taken for: true, it has magnified, and nothing is pressed.
    takes({ target, clientX, clientY }) {
        const { board } = this, scale = finger / this.room(target.closest("[data-arrow]"));
        if (this.part || !this.touched || board.scale() * 1.02 >= scale) return false; // one sees no fiftieth more
        const box = board.svg.getBoundingClientRect(), { x, y, width, height } = this.view;
        // What was touched stays under the finger.
        const place = (client, start, length, low, all) => low + all / 2 + (client - start - length / 2) / board.scale() - (client - start) / scale;
        this.show(this.kept(place(clientX, box.left, box.width, x, width), place(clientY, box.top, box.height, y, height), box.width / scale, box.height / scale));
        board.redraw();
        return true;
    }

    // A part as far as there is anything to see.
    kept(x, y, width, height) {
        const { corner: [left, top], size: [across, down] } = this.board.frame;
        return { x: within(x, width, left, across), y: within(y, height, top, down), width, height };
    }

    drag(event) {
        const { part, last } = this;
        if (!part || !event.buttons) return;
        const scale = this.board.scale();
        this.last = event;
        this.show(this.kept(part.x - (event.clientX - last.clientX) / scale, part.y - (event.clientY - last.clientY) / scale, part.width, part.height));
    }

    // What the smallest of those that can be pressed has for itself, in board units; `arrow`: one of them is meant, too.
    room(arrow) {
        const { frame: { spots }, scene: { cells } } = this.board;
        let least = arrow ? 48 : Infinity; // as it is hit
        cells.forEach(({ target }, i) => {
            if (!target) return;
            const { at: [x, y], size } = spots[i];
            least = Math.min(least, ...size.map((side) => side + 8)); // they are hit a little beyond
            for (const { at } of spots) if (at !== spots[i].at) least = Math.min(least, Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y)));
        });
        return least;
    }
}
