// The lines to brokers, each a thread of its own (line.js) that is there only while it is open.
import { $ } from "/parts.js";

export class BrokerLines {
    // `say`: to the program, what a line does.
    constructor(say) {
        this.say = say;
        this.threads = new Map(); // by the rooms that they are the lines of
    }

    // What the program tells a line.
    hear(message) {
        const { room } = message;
        if (message.open) {
            const text = $("mqtt").textContent + $("lineWorker").textContent;
            const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
            const thread = new Worker(address);
            URL.revokeObjectURL(address);
            this.threads.set(room, thread);
            thread.onmessage = ({ data }) => this.threads.get(room) === thread && this.say({ ...data, room });
        }
        this.threads.get(room)?.postMessage(message);
        if (message.close) this.threads.delete(room);
    }
}
