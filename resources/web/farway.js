// The way from the page of a seat to a host elsewhere, by way of a broker: the page that is one file, opened by the link of
// a table, has this in the place of way.js. What is said is sealed by the program (app/web/seatline.cpp).
import { BrokerLines } from "/brokerlines.js";
import { drawing } from "/drawing.js";
import { $ } from "/parts.js";
import { unpacked } from "/unpack.js";

const worker = new Worker(URL.createObjectURL(new Blob([$("worker").textContent], { type: "text/javascript" })));
worker.postMessage({ core: $("core").textContent, texts: {} });
const pictures = await new Response(unpacked($("assets").textContent)).json();
const say = (message) => worker.postMessage({ do: "seat", ...message });
const lines = new BrokerLines((message) => say({ ...message, do: "seat" }));

// What page.js needs of a WebSocket. One at a time.
let line;
class FarLine {
    constructor() {
        this.readyState = WebSocket.CONNECTING;
        say({ act: "open", link: location.hash });
    }
    send(text) { say({ act: "say", text }); }
    close() { if (line === this) say({ act: "close" }); }
    tell({ open }) {
        this.readyState = open ? WebSocket.OPEN : WebSocket.CLOSED;
        open ? this.onopen?.() : this.onclose?.();
    }
}

const heard = {
    line: (message) => lines.hear(message),
    seatLine: (message) => line.tell(message),
    seatSaid: ({ text }) => line.onmessage?.({ data: text }),
    refused: () => line.tell({ open: false }), // no link that can be read
    failed: () => line?.tell({ open: false }),
};
worker.onmessage = ({ data }) => {
    for (const message of data) heard[message.type]?.(message);
};
// Another link is another table.
addEventListener("hashchange", (event) => {
    event.stopImmediatePropagation();
    location.reload();
});

let colours;
const drawn = drawing(pictures.art, () => colours);
export const dial = () => (line = new FarLine());
export const told = () => location.hash.split("/").pop(); // the code; or, where there is a host, what a seat card says
export const art = (game, piece, dark, owner) => drawn(game, piece, dark, owner);
export const emblem = (number, dark) => drawn("emblem", String(number), dark);
export const theme = (given) => { colours = given; }; // a host draws in its own
export const taken = () => undefined; // where the page lies, to be kept: it is here
export const ownPage = () => location.href.split("#")[0]; // for what is done alone
