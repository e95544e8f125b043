// The line to a broker: what goes out and comes in, and what becomes of it where the network is bad or the broker says
// nonsense. The client that speaks MQTT (another's) and the socket are the test's; tests/together has the real ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, settled } from "./browser.mjs";

const where = { host: "broker.example", port: 8884, topic: "kachisuji/ROOM", farewellTo: "kachisuji/ROOM/here/me", farewell: "_-8", longest: 8, around: 4096, beat: 2000 };
const never = () => new Promise(() => {});

// The thread, told to open its line. `answers`: what the broker does, by the client's words.
async function open(answers = {}, more = {}) {
    const b = browse("<p>"), sockets = [], clients = [], said = [];
    globalThis.WebSocket = class {
        constructor(address, protocols) {
            Object.assign(this, { address, protocols, ears: {} });
            sockets.push(this);
        }
        addEventListener(what, ear) { this.ears[what] = ear; }
        close() { if (!this.closed) this.lose(); }
        lose() {
            this.closed = true;
            this.ears.close();
        }
        bytes() { this.ears.message(); }
    };
    globalThis.mqtt = (ears) => {
        const calls = [];
        const does = (name, usual) => (...words) => {
            calls.push([name, ...words]);
            return (answers[name] ?? usual)(...words);
        };
        const client = {
            calls, connect: does("connect", async () => {}), subscribe: does("subscribe", async () => [{ answers: [1] }]), puback: does("puback", async () => {}),
            store: does("store", async () => {}), send: does("send", async () => {}), disconnect: does("disconnect", async () => {}),
            with_websock(socket) { client.socket = socket; return client; },
            // What the broker says; whatever comes is a sign of life.
            hear(message) {
                client.socket.bytes();
                ears.on_mqtt_type.mqtt_publish({ topic: "kachisuji/ROOM/match", payload: new Uint8Array([1, 2]), retain: false, qos: 1, ...message });
            },
            named: (name) => calls.filter(([called]) => called === name).map(([, ...words]) => words),
        };
        clients.push(client);
        return client;
    };
    globalThis.postMessage = (message) => said.push(message);
    globalThis.onmessage = null;
    globalThis.close = () => { b.over = true; };
    globalThis.Date = class extends Date { static now() { return b.time.now; } };
    await b.load("line.js");
    const tell = async (data) => { globalThis.onmessage({ data }); await settled(); };
    await tell({ open: { ...where, ...more } });
    const heard = () => said.splice(0).filter(({ is }) => is !== "beat").map(({ do: to, act, ...rest }) => {
        assert.deepEqual([to, act], ["room", "line"]);
        return rest;
    });
    return { ...b, b, sockets, clients, answers, tell, heard, beats: () => said.splice(0).filter(({ is }) => is === "beat").length };
}

test("it goes to the broker's websocket, says what is said where it is cut off, and listens to the room", async () => {
    const l = await open(), [socket] = l.sockets, [client] = l.clients;
    assert.deepEqual([socket.address, socket.protocols], ["wss://broker.example:8884/mqtt", ["mqtt"]]);
    const [[{ client_id, flags, will, props }]] = client.named("connect");
    assert.match(client_id, /^\d{1,23}$/);
    assert.deepEqual([flags.clean_start, will.topic, [...will.payload], will.qos, will.retain], [true, where.farewellTo, [255, 239], 1, true]);
    assert.equal(props.maximum_packet_size, where.longest + where.around);
    assert.deepEqual(client.named("subscribe"), [[{ topics: ["kachisuji/ROOM/#"], qos: 1 }]]);
    assert.deepEqual(l.heard(), [{ is: "opened" }]);
});

test("what is said goes out as bytes that are kept, and what comes is told, and answered once", async () => {
    const l = await open(), [client] = l.clients;
    l.heard();
    await l.tell({ publish: { topic: "t", bytes: "_-8" } });
    const [[topic, bytes, { props }]] = client.named("store");
    assert.deepEqual([topic, [...bytes], props.message_expiry_interval], ["t", [255, 239], 30 * 24 * 3600]);
    client.hear({ payload: new Uint8Array([255, 239]), retain: true });
    client.hear({ qos: 0 });
    assert.deepEqual(l.heard(), [{ is: "heard", topic: "kachisuji/ROOM/match", bytes: "_-8", kept: true }, { is: "heard", topic: "kachisuji/ROOM/match", bytes: "AQI", kept: false }]);
    assert.equal(client.named("puback").length, 1);
});

test("what comes before one knows that one listens is told after it, in its order", async () => {
    let listens;
    const l = await open({ subscribe: () => new Promise((done) => { listens = done; }) }), [client] = l.clients;
    client.hear({ payload: new Uint8Array([1]) });
    client.hear({ payload: new Uint8Array([2]) });
    await l.tell({ publish: { topic: "t", bytes: "" } });
    assert.deepEqual([l.heard(), client.named("store")], [[], []]);
    listens([{ answers: [1] }]);
    await settled();
    assert.deepEqual(l.heard().map(({ is, bytes }) => bytes ?? is), ["opened", "AQ", "Ag"]);
});

test("what is longer than anything of a room is left out", async () => {
    const l = await open(), [client] = l.clients;
    l.heard();
    client.hear({ payload: new Uint8Array(9) });
    client.hear({ payload: new Uint8Array(8) });
    assert.deepEqual(l.heard().map(({ bytes }) => bytes.length), [11]);
});

test("a line that is lost is told once, and comes back by itself", async () => {
    const l = await open();
    l.heard();
    l.sockets[0].lose();
    l.sockets[0].lose();
    assert.deepEqual(l.heard(), [{ is: "closed" }]);
    await l.tell({ publish: { topic: "t", bytes: "" } }); // into nothing
    await l.time.pass(499);
    assert.equal(l.sockets.length, 1);
    await l.time.pass(1);
    assert.deepEqual([l.sockets.length, l.heard()], [2, [{ is: "opened" }]]);
    assert.equal(l.clients[0].named("store").length, 0);
    l.clients[0].hear({}); // of the line before: too late
    assert.deepEqual(l.heard(), []);
});

test("a broker that does not answer is asked again, ever more seldom, and at once after it was there", async () => {
    const l = await open({ connect: async () => { throw new Error("refused"); } });
    const tries = [];
    for (let half = 0; half < 70; ++half) {
        const before = l.sockets.length;
        await l.time.pass(500);
        if (l.sockets.length > before) tries.push(l.time.now);
    }
    assert.deepEqual(tries, [500, 1500, 3500, 7500, 15_500, 30_500]); // after 0.5, 1, 2, 4, 8 and 15 s
    await l.time.pass(120_000);
    const before = l.sockets.length;
    await l.time.pass(60_000);
    assert.equal(l.sockets.length - before, 4, "every 15 s at the most seldom");
    assert.ok(l.heard().every(({ is }) => is === "failed"));
    delete l.answers.connect;
    await l.time.pass(15_000);
    assert.deepEqual(l.heard(), [{ is: "opened" }]);
    const there = l.sockets.length;
    l.sockets.at(-1).lose();
    await l.time.pass(500);
    assert.equal(l.sockets.length, there + 1);
});

test("whoever may not listen to the room is told that it fails", async () => {
    for (const answer of [[{ answers: [0x87] }], [], undefined]) {
        const l = await open({ subscribe: async () => answer });
        assert.deepEqual(l.heard(), [{ is: "failed" }]);
        assert.ok(l.sockets[0].closed);
    }
});

test("a line that has gone silent is given up, one that does not come about too", async () => {
    const l = await open();
    l.heard();
    await l.time.pass(30_000);
    l.sockets[0].bytes();
    await l.time.pass(39_000);
    assert.deepEqual(l.heard(), []);
    await l.time.pass(4000);
    assert.deepEqual(l.heard(), [{ is: "closed" }, { is: "opened" }]);
    const slow = await open({ connect: never });
    await slow.time.pass(20_000);
    assert.deepEqual(slow.heard(), []);
    await slow.time.pass(2000);
    assert.deepEqual(slow.heard(), [{ is: "failed" }]);
});

test("nonsense from the broker costs the line, and no more", async () => {
    const l = await open();
    l.heard();
    const nonsense = new l.window.Event("error", { cancelable: true });
    l.window.dispatchEvent(nonsense);
    assert.ok(nonsense.defaultPrevented);
    assert.deepEqual([l.heard(), l.sockets[0].closed], [[{ is: "closed" }], true]);
    l.window.dispatchEvent(new l.window.Event("error", { cancelable: true })); // of what had still been on its way
    await l.time.pass(500);
    assert.deepEqual(l.heard(), [{ is: "opened" }]);
    const early = await open({ connect: never });
    early.window.dispatchEvent(new early.window.Event("error", { cancelable: true }));
    assert.deepEqual(early.heard(), [{ is: "failed" }]);
});

test("answers that fail disturb nobody", async () => {
    const fails = async () => { throw new Error("gone"); };
    const l = await open({ puback: fails, store: fails }), [client] = l.clients;
    client.hear({});
    await l.tell({ publish: { topic: "t", bytes: "" } });
    assert.deepEqual(l.heard().map(({ is }) => is), ["opened", "heard"]);
    assert.equal(l.sockets.length, 1);
});

test("it beats the time, with a line and without", async () => {
    const l = await open({ connect: never });
    l.beats();
    await l.time.pass(10_000);
    assert.equal(l.beats(), 5);
});

test("at the end what was said goes out before, but not for ever", async () => {
    let arrives;
    const l = await open({ store: () => new Promise((done) => { arrives = done; }) }), [client] = l.clients;
    await l.tell({ publish: { topic: "t", bytes: "" } });
    await l.tell({ close: true });
    assert.deepEqual([client.named("disconnect"), l.b.over], [[], undefined]);
    arrives();
    await settled();
    assert.equal(client.named("disconnect").length, 1);
    assert.deepEqual([l.sockets[0].closed, l.b.over], [true, true]);
    await l.time.pass(60_000);
    assert.equal(l.sockets.length, 1, "it does not come back");

    const silent = await open({ store: never });
    await silent.tell({ publish: { topic: "t", bytes: "" } });
    await silent.tell({ close: true });
    await silent.time.pass(1499);
    assert.equal(silent.b.over, undefined);
    await silent.time.pass(1);
    assert.equal(silent.b.over, true);
});

test("one that never came about ends at once", async () => {
    const l = await open({ connect: never });
    await l.tell({ close: true });
    assert.deepEqual([l.sockets[0].closed, l.b.over], [true, true]);
    await l.time.pass(60_000);
    assert.equal(l.sockets.length, 1);
});

test("of a table nothing is kept by the broker, and what its host says to all is listened to", async () => {
    const l = await open({ }, { also: "kachisuji/TABLE/here", passing: true }), [client] = l.clients;
    assert.deepEqual(client.named("subscribe"), [[{ topics: ["kachisuji/ROOM/#", "kachisuji/TABLE/here"], qos: 1 }]]);
    const [[{ will }]] = client.named("connect");
    assert.equal(will.retain, false);
    await l.tell({ publish: { topic: "t", bytes: "_-8" } });
    assert.deepEqual([client.named("store").length, client.named("send").length], [0, 1]);
});

test("where one of both may not be listened to there is no line", async () => {
    const l = await open({ subscribe: async () => [{ answers: [1, 135] }] }, { also: "kachisuji/TABLE/here" });
    assert.deepEqual(l.heard(), [{ is: "failed" }]);
});
