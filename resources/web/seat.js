// The page in the frame of a seat at a table: there it is told what is to be done, and tells how far it is done. What
// the frame's own page is told by others does nothing worse than begin a lesson.
export class Seat {
    // `brief`: what the seat says.
    constructor(brief) {
        this.framed = parent !== window;
        if (!this.framed) return;
        document.body.dataset.framed = "";
        addEventListener("message", ({ source, data }) => source === parent && data?.type === "seat" && brief(data));
    }

    say(message) { if (this.framed) parent.postMessage(message, "*"); }
}
