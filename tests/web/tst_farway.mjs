// The page that is one file as the page of a seat at a table elsewhere: how it becomes that, and its way to the host. What
// is sealed, and the broker, are the test's; tests/together has the real ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, page, settled, until } from "./browser.mjs";
import { packed } from "./packed.mjs";
import { assets } from "./playpage.mjs";
import { colours } from "./told.mjs";

const link = "#k1table=broker.example/TABLE/123456";
const html = page("play").replace("@assets@", () => packed(JSON.stringify(assets))).replace("@core@", "the program").replace("@worker@", "").replace(/@s?o?w?n?S?t?yle@/g, "");

async function way(hash = link) {
    const b = browse(html, { hash });
    Object.assign(globalThis.WebSocket, { CONNECTING: 0, OPEN: 1, CLOSED: 3 });
    const module = await b.load("farway.js"), [program] = b.workers;
    return { ...b, ...module, program, said: () => program.said.splice(0), hear: async (...messages) => { program.onmessage({ data: messages }); await settled(); } };
}

test("opened by the link of a table the page becomes that of a seat, and else stays what it is", async () => {
    const seat = html.replace("@seatPage@", () => packed(JSON.stringify({ body: "<main id=\"lobby\">Seats</main>", script: "globalThis.seated = true;" })));
    const b = browse(seat, { hash: link });
    let goesOn = false;
    b.load("seatpage.js").then(({ becomeSeat }) => becomeSeat()).then(() => { goesOn = true; });
    await until(() => b.$("lobby"));
    await settled();
    assert.deepEqual([goesOn, b.$("games"), b.$("ownStyle")], [false, null, null]);
    assert.deepEqual(["core", "assets", "worker", "mqtt", "lineWorker"].map((id) => !!b.$(id)), [true, true, true, true, true]);
    const run = b.window.document.querySelector("head > script[type=module]");
    assert.equal(run.textContent, "globalThis.seated = true;");
    for (const other of ["", "#k1=AAAA", "#k1room=broker.example/ROOM/KEY"]) {
        const { becomeSeat } = await browse(seat, { hash: other }).load("seatpage.js");
        await becomeSeat();
    }
    const framed = browse(seat, { hash: link, parent: {} });
    await (await framed.load("seatpage.js")).becomeSeat();
    assert.ok(framed.$("shelf"));
});

test("the line opens when the host has answered, and carries what both say", async () => {
    const w = await way();
    assert.deepEqual(w.said()[0], { core: "the program", texts: {} });
    const line = w.dial(), heard = [];
    Object.assign(line, { onopen: () => heard.push("open"), onclose: () => heard.push("closed"), onmessage: ({ data }) => heard.push(data) });
    assert.deepEqual([w.said(), line.readyState], [[{ do: "seat", act: "open", link }], 0]);
    await w.hear({ type: "seatLine", open: true });
    assert.deepEqual([heard.splice(0), line.readyState], [["open"], WebSocket.OPEN]);
    line.send("a text");
    await w.hear({ type: "seatSaid", text: "another" }, { type: "other" });
    assert.deepEqual([w.said(), heard.splice(0)], [[{ do: "seat", act: "say", text: "a text" }], ["another"]]);
    await w.hear({ type: "seatLine", open: false });
    assert.deepEqual([heard, line.readyState], [["closed"], WebSocket.CLOSED]);
    // The page tries again by itself; of the one before nothing is closed any more.
    const next = w.dial();
    line.close();
    assert.deepEqual(w.said(), [{ do: "seat", act: "open", link }]);
    next.close();
    assert.deepEqual(w.said(), [{ do: "seat", act: "close" }]);
});

test("a link that cannot be read is a line that does not open", async () => {
    const w = await way("#k1table=nonsense"), line = w.dial();
    let closed = 0;
    line.onclose = () => ++closed;
    await w.hear({ type: "refused", text: "no table" });
    assert.equal(closed, 1);
});

test("the line to the broker is a thread, there as long as the line is", async () => {
    const w = await way();
    w.dial();
    w.said();
    const open = { type: "line", room: "1", open: { host: "broker.example" } };
    await w.hear(open);
    const thread = w.workers[1];
    assert.deepEqual(thread.said.splice(0), [open]);
    thread.onmessage({ data: { do: "room", act: "line", is: "opened" } });
    assert.deepEqual(w.said(), [{ do: "seat", act: "line", is: "opened", room: "1" }]);
    await w.hear({ type: "line", room: "1", close: true });
    thread.onmessage({ data: { do: "room", act: "line", is: "closed" } }); // too late
    assert.deepEqual(w.said(), []);
});

test("code, pictures and the page for what is done alone lie in the file", async () => {
    const w = await way();
    w.theme({ ...colours, written: ["#A61E4D"] });
    assert.equal(w.told(), "123456");
    assert.match(decodeURIComponent(w.art("bao", "stone", true, "first")), /class="dark"/);
    assert.doesNotMatch(decodeURIComponent(w.art("bao", "stone", false, "first")), /#A61E4D/);
    assert.deepEqual([w.ownPage("/take/0"), w.taken("/take/0")], ["http://host.local/", undefined]);
});
