// The page that is one file: a match by a link, as far as the script has a part in it. What may be done, and what it
// means, the program says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, match, playing, start, welcome } from "./playpage.mjs";
import { settled } from "./browser.mjs";
import { layout } from "./told.mjs";

const link = "#k1room=broker.example/ROOM/KEY";
const none = { type: "room", state: "none" };
const door = (more) => ({ type: "room", state: "door", link, line: "By a link", what: "BAO", there: "The other seat is free.", sit: true, watch: true, ...more });
const room = (more) => ({ type: "room", state: "room", link, line: "Ben is there", what: "Anna: you", there: "Connected", seated: true, phrases: ["Hello!", "Thank you!"], ...more });
const submit = (b, id) => b.$(id).dispatchEvent(new b.window.Event("submit", { cancelable: true }));
const kept = (name) => JSON.parse(localStorage.getItem(`kachisuji.${name}`) ?? "null");
const to = (thread) => thread.said.splice(0);

// The room's part of the page is open.
async function asked(how) {
    const b = await open(how);
    b.click(b.$("byLink"));
    b.said();
    return b;
}

test("an invitation is asked for with what was chosen, which is there the next time", async () => {
    const b = await asked();
    assert.deepEqual(b.all("#together:not([hidden]) #roomStart").length, 1);
    b.$("broker").value = " broker.example ";
    b.$("ownName").value = "Anna";
    b.$("plays").value = "second";
    submit(b, "invite");
    assert.deepEqual(b.said(), [{ do: "room", act: "invite", broker: "broker.example", name: "Anna", game: "", plays: "second" }]);
    assert.deepEqual([kept("broker"), kept("linkName")], ["broker.example", "Anna"]);
});

test("a link that the page is opened with leads to its door, and one that is pasted too", async () => {
    const b = await open({ hash: link });
    await settled();
    const said = b.said();
    assert.deepEqual(said.at(-1), { do: "room", act: "follow", link });
    await b.hear(door());
    assert.deepEqual([b.seen("door"), b.seen("roomStart"), b.seen("sit"), b.text("roomThere")], [true, false, true, "The other seat is free."]);
    b.$("seatName").value = "Ben";
    submit(b, "door");
    assert.deepEqual(b.said(), [{ do: "room", act: "sit", name: "Ben" }]);
    await b.hear(door({ sit: false }));
    assert.ok(!b.seen("sit") && b.seen("watch"));
    b.click(b.$("watch"));
    b.click(b.$("notYet"));
    assert.deepEqual(b.said(), [{ do: "room", act: "watch" }, { do: "room", act: "leave" }]);
    await b.hear(none);
    assert.ok(b.seen("roomStart") && !b.seen("roomLine"));
    assert.equal(b.window.location.hash, "");
    b.$("theirLink").value = ` kachisuji:${link} `;
    submit(b, "follow");
    assert.deepEqual(b.said(), [{ do: "room", act: "follow", link: `kachisuji:${link}` }]);
});

test("in the room stand who is there, the link, and what can be said", async () => {
    const b = await asked();
    await b.hear(room());
    assert.deepEqual([b.text("roomWhat"), b.$("roomLink").value, b.window.location.hash], ["Anna: you", `http://host.local/${link}`, link]);
    b.click(b.all("#phrases button")[1]);
    assert.deepEqual(b.said(), [{ do: "room", act: "say", phrase: 1 }]);
    b.click(b.$("leaveRoom"));
    assert.ok(b.seen("ask"));
    b.click(b.$("no"));
    assert.deepEqual(b.said(), []);
    b.click(b.$("leaveRoom"));
    b.click(b.$("yes"));
    assert.deepEqual(b.said(), [{ do: "room", act: "leave" }]);
    await b.hear(room({ phrases: [], seated: false }));
    assert.ok(!b.seen("phrasesOf"));
    b.click(b.$("leaveRoom")); // whoever watches only stops
    assert.deepEqual([b.seen("ask"), b.said()], [false, [{ do: "room", act: "leave" }]]);
});

test("opened as a file the link is one that any program takes", async () => {
    const b = await asked({ address: "file:///home/page.html" });
    await b.hear(room());
    assert.deepEqual([b.$("roomLink").value, b.window.location.hash], [`kachisuji:${link}`, ""]);
});

test("the line above leads to the match, and from there to the room", async () => {
    const b = await playing();
    await b.hear(room());
    b.click(b.$("roomLine"));
    assert.deepEqual([b.said(), b.seen("together"), b.seen("table")], [[{ do: "leave" }], true, false]);
    b.click(b.$("toRoomMatch"));
    assert.deepEqual(b.said(), [{ do: "room", act: "show" }]);
    await b.hear({ type: "layout", layout: layout() }, match());
    b.click(b.$("home"));
    b.said();
    b.click(b.$("roomLine"));
    assert.deepEqual(b.said(), [{ do: "room", act: "show" }]);
});

test("what the other one asks for is asked once, and no longer than it holds", async () => {
    const b = await playing();
    await b.hear(room({ asks: "Ben asks" }));
    await b.hear(room({ asks: "Ben asks" }));
    assert.deepEqual([b.seen("ask"), b.text("asked")], [true, "Ben asks"]);
    b.said();
    await b.hear(room());
    assert.deepEqual([b.seen("ask"), b.said()], [false, []]);
    await b.hear(room({ asks: "Ben asks" }));
    b.click(b.$("yes"));
    assert.deepEqual(b.said(), [{ do: "room", act: "allow" }]);
});

test("the line is a thread of its own, there only for a room", async () => {
    const b = await asked();
    assert.equal(b.workers.length, 1);
    const open = { type: "line", room: "me", open: { host: "broker.example" } }, publish = { type: "line", room: "me", publish: { topic: "t", bytes: "" } };
    await b.hear(open, publish);
    const [, line] = b.workers;
    assert.deepEqual(to(line), [open, publish]);
    line.onmessage({ data: { do: "room", act: "line", is: "beat" } });
    assert.deepEqual(b.said(), [{ do: "room", act: "line", is: "beat", room: "me" }]);
    await b.hear({ type: "line", room: "me", close: true });
    assert.deepEqual(to(line), [{ type: "line", room: "me", close: true }]);
    line.onmessage({ data: { do: "room", act: "line", is: "beat" } });
    assert.deepEqual(b.said(), []);
});

test("a room that was left has its line beside that of another", async () => {
    const b = await asked(), beat = { do: "room", act: "line", is: "beat" };
    await b.hear({ type: "line", room: "before", open: {} }, { type: "line", room: "now", open: {} });
    const [, before, now] = b.workers;
    to(before), to(now);
    await b.hear({ type: "line", room: "before", publish: { topic: "t", bytes: "" } });
    assert.deepEqual([to(before).length, to(now).length], [1, 0]);
    before.onmessage({ data: beat });
    now.onmessage({ data: beat });
    assert.deepEqual(b.said().map(({ room }) => room), ["before", "now"]);
    await b.hear({ type: "line", room: "before", close: true });
    now.onmessage({ data: beat });
    assert.deepEqual(b.said().map(({ room }) => room), ["now"]);
});

test("whoever sits in another room is asked before a link leads out of it", async () => {
    const b = await playing(), leads = { type: "roomLeads", text: "You have a seat.", link };
    await b.hear(room(), leads);
    assert.deepEqual([b.seen("ask"), b.text("asked")], [true, "You have a seat."]);
    b.said();
    b.click(b.$("no"));
    assert.deepEqual(b.said(), []);
    await b.hear(leads);
    b.click(b.$("yes"));
    assert.deepEqual(b.said(), [{ do: "room", act: "follow", link, leave: true }]);
});

test("that a room was left is said at the next start until it is told, but not for ever", async () => {
    const b = await asked();
    await b.hear({ type: "roomLeft", room: "one", text: "1", days: 30 }, { type: "roomLeft", room: "two", text: "2", days: 30 });
    await b.hear({ type: "roomLeft", room: "one", text: "", days: 30 });
    assert.deepEqual(Object.keys(kept("roomsLeft")), ["two"]);
    const left = { ...kept("roomsLeft"), old: { text: "3", until: Date.now() - 1 } };
    const again = await start({ kept: { "kachisuji.roomsLeft": JSON.stringify(left) } });
    await again.hear(welcome());
    await again.loading;
    assert.deepEqual(again.said().filter(({ act }) => act === "part"), [{ do: "room", act: "part", kept: "2" }]);
    assert.deepEqual(Object.keys(kept("roomsLeft")), ["two"]);
});

test("a seat is kept, and is there again at the next start", async () => {
    const b = await asked();
    await b.hear({ type: "roomKept", text: "the room" });
    assert.equal(kept("room"), "the room");
    await b.hear({ type: "roomKept", text: "" });
    assert.equal(kept("room"), null);
    const again = await start({ kept: { "kachisuji.room": JSON.stringify("the room") } });
    await again.hear(welcome());
    await again.loading;
    assert.deepEqual(again.said().at(-1), { do: "room", act: "restore", kept: "the room" });
});

test("of two windows of a device one keeps the room for the next start", async () => {
    let held = false;
    const locks = { request: async (name, { signal }, then) => { if (held) throw new Error(String(signal.aborted)); held = true; return then(); } };
    const before = { "kachisuji.room": JSON.stringify("the first") };
    const one = await open({ kept: before, locks });
    assert.deepEqual(one.said().at(-1), { do: "room", act: "restore", kept: "the first" });
    const two = await open({ kept: before, locks });
    assert.ok(!two.said().some(({ act }) => act === "restore"));
    await two.hear({ type: "roomKept", text: "the second" });
    assert.deepEqual([kept("room"), sessionStorage.getItem("room")], ["the first", "the second"]);
    await two.hear({ type: "roomKept", text: "" });
    assert.equal(sessionStorage.getItem("room"), null);
});

test("in the frame of a seat there is no room", async () => {
    const b = await start({ parent: { postMessage() {} }, hash: link });
    await b.hear(welcome());
    await b.loading;
    assert.ok(!b.seen("byLink"));
    assert.ok(!b.said().some((one) => one.do === "room"));
});
