// The line to a broker: MQTT 5 over a secure websocket, in a thread of its own that is there only while a room is open, or
// a table from elsewhere: there nothing is kept by the broker (`passing`). It carries what is sealed, comes back by itself after a break, and beats the time for who owns the room. `mqtt` stands
// before this (app/web/assemble.py).
const KEEP_ALIVE = 15, MONTH = 30 * 24 * 60 * 60; // s: so long a broker keeps what nobody says again
const FIRST_RETRY = 500, LONGEST_RETRY = 15_000, PATIENCE = 20_000, SILENT = 40_000, LAST_WORDS = 1500; // ms

const bytesOf = (letters) => Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
function lettersOf(bytes) {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
const say = (is, more) => postMessage({ do: "room", act: "line", is, ...more });

let where, line, wait = FIRST_RETRY, ended = false;

// One try: it ends once, whether it has come to anything or not.
class Line {
    constructor() {
        this.open = false;
        this.early = []; // heard before one knows that one listens
        this.saying = new Set();
        this.heardAt = Date.now();
        this.socket = new WebSocket(`wss://${where.host}:${where.port}/mqtt`, ["mqtt"]);
        this.socket.addEventListener("message", () => { this.heardAt = Date.now(); });
        this.socket.addEventListener("close", () => this.lose());
        const quiet = () => {};
        this.client = mqtt({ log_conn: quiet, on_error: quiet, on_live: quiet, on_disconnect: quiet, rotate: { td: 20_000 },
                             on_mqtt_type: { mqtt_publish: (message) => this.hear(message) } }).with_websock(this.socket);
        this.begin().catch(() => this.lose());
    }

    async begin() {
        const forgotten = { message_expiry_interval: MONTH };
        await this.client.connect({
            client_id: crypto.getRandomValues(new Uint32Array(3)).join("").slice(0, 23), flags: { clean_start: true }, keep_alive: KEEP_ALIVE,
            props: { maximum_packet_size: where.longest + where.around },
            will: { topic: where.farewellTo, payload: bytesOf(where.farewell), qos: 1, retain: !where.passing, props: forgotten },
        });
        const [answer] = await this.client.subscribe({ topics: [`${where.topic}/#`, ...(where.also ? [where.also] : [])], qos: 1 });
        if (!answer?.answers.every((code) => code < 128)) throw new Error("not allowed");
        if (this.lost) return;
        this.open = true;
        wait = FIRST_RETRY;
        say("opened");
        for (const message of this.early.splice(0)) this.hear(message);
    }

    hear(message) {
        const { topic, payload, retain, qos } = message;
        if (this.lost) return;
        if (!this.open) return this.early.push(message);
        if (qos) this.client.puback(message).catch(() => {});
        if (payload.length <= where.longest) say("heard", { topic, bytes: lettersOf(payload), kept: retain });
    }

    publish({ topic, bytes }) {
        if (!this.open) return;
        const said = this.client[where.passing ? "send" : "store"](topic, bytesOf(bytes), { props: { message_expiry_interval: MONTH } }).catch(() => {});
        this.saying.add(said);
        said.then(() => this.saying.delete(said));
    }

    // It may be dead without anybody being told.
    look() {
        const now = Date.now() - this.heardAt;
        if (now > (this.open ? SILENT : PATIENCE)) this.lose();
    }

    lose() {
        if (this.lost) return;
        const { open } = this;
        this.lost = true;
        this.open = false;
        this.socket.close();
        if (ended) return;
        say(open ? "closed" : "failed");
        setTimeout(() => { line = new Line(); }, wait);
        wait = Math.min(2 * wait, LONGEST_RETRY);
    }

    // What was said still goes out, if it can at once; then without a will.
    async end() {
        if (this.open) {
            await Promise.race([Promise.all(this.saying), new Promise((done) => setTimeout(done, LAST_WORDS))]);
            await this.client.disconnect();
        }
        this.socket.close();
        close();
    }
}

addEventListener("error", (event) => {
    event.preventDefault(); // something was heard that is no MQTT
    line?.lose();
});

onmessage = ({ data }) => {
    if (data.open) {
        where = data.open;
        line = new Line();
        setInterval(() => {
            line.look();
            say("beat");
        }, where.beat);
    } else if (data.publish) {
        line.publish(data.publish);
    } else {
        ended = true;
        line.end();
    }
};
