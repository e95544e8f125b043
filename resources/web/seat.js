// The page in the frame of a seat at a table: there it is told what is to be done, and tells how far it is done. What
// the frame's own page is told by others does nothing worse than begin a lesson.
export class Seat {
    // `brief`: what the seat says is to be done. `lock`: whether values are locked from now on.
    constructor(brief, lock) {
        this.framed = parent !== window;
        if (!this.framed) return;
        document.body.dataset.framed = "";
        addEventListener("message", ({ source, data }) => {
            if (source !== parent) return;
            if (data?.type === "seat") brief(data);
            if (data?.type === "lock") lock(data.locked);
        });
    }

    say(message) { if (this.framed) parent.postMessage(message, "*"); }
}
