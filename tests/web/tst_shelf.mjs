// The first screen of the page that is one file: what is offered, and the matches that are kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { glance, match, open, picture, playing, shelf, start, welcome } from "./playpage.mjs";
import { layout, scene } from "./told.mjs";

const games = [{ id: "bao", title: "BAO", tagline: "Sow and take" }, { id: "nim", title: "Nim", tagline: "Take" }];
const kept = (...ids) => Object.fromEntries(ids.map((id) => [`kachisuji.match.${id}`, JSON.stringify({ record: `{${id}}`, at: id })]));

// It is the 27 November 2026 there, half an hour before midnight.
const Real = Date;
function late() {
    globalThis.Date = class extends Real {
        constructor(...when) { when.length > 0 ? super(...when) : super(2026, 10, 27, 23, 30); }
        static now() { return new Real(2026, 10, 27, 23, 30).getTime(); }
    };
}
test.afterEach(() => { globalThis.Date = Real; });

test("the program is told what day it is, and what was learnt", async () => {
    late();
    const b = await open({ kept: { "kachisuji.lessons.bao": '{"done":["one"]}', "kachisuji.lessons.nim": "{" } });
    b.click(b.all("[data-language=ja]")[0]);
    const [{ day, lessons }] = b.said();
    assert.deepEqual([day, lessons], [2461372, { bao: { done: ["one"] }, nim: {} }]);
});

test("the first screen has every game, and what comes next", async () => {
    const b = await open({ kept: { "kachisuji.lessons.bao": '{"at":"two/1"}' } });
    let marked = 0;
    performance.mark = () => ++marked;
    await b.hear(shelf({ games }));
    assert.deepEqual(b.all("#games .game").map((one) => [one.dataset.game, one.querySelector("strong").textContent, one.querySelector("span").textContent, one.type]),
        [["bao", "BAO", "Sow and take", "button"], ["nim", "Nim", "Take", "button"]]);
    assert.equal(b.all("#games img")[0].getAttribute("src"), picture("<svg/>"));
    assert.deepEqual([b.text("kept"), b.seen("welcome"), b.$("today").disabled, b.text("title"), b.seen("home"), b.seen("menu"), b.seen("allMatches"), marked],
        ["Stays here.", true, true, "勝ち筋 Kachisuji", false, false, false, 1]);
    assert.deepEqual(b.said(), []);
    b.click(b.all("#games .game")[1]);
    assert.deepEqual(b.said(), [{ do: "form", game: "nim" }]);
    assert.deepEqual(["continue", "learning"].map((id) => b.$(id).getAttribute("aria-label")),
        ["New here?, BAO is a good first game., How to play", "Next lesson: BAO, Sowing, Begin"]);
    assert.deepEqual(b.all("#learning i").map((dot) => dot.className), ["done", "here", ""]);
    b.click(b.$("learning"));
    b.click(b.$("continue"));
    assert.deepEqual(b.said(), [{ do: "lesson", game: "bao", lesson: 1, at: "two/1" }, { do: "guide", game: "bao" }]);
});

test("before the program has spoken, what it is asked has its place", async () => {
    const b = await start({ kept: { ...kept(5), "kachisuji.lessons.bao": "{}" } });
    for (const id of ["continue", "today", "learning"]) assert.deepEqual([b.seen(id), b.$(id).disabled], [true, true]);
    await b.hear(welcome(), shelf({ games }));
    assert.deepEqual([b.$("learning").disabled, b.$("continue").disabled], [false, true]);
    assert.deepEqual(b.said().at(-1).do, "glance");
    await b.hear(glance());
    assert.equal(b.$("continue").disabled, false);
});

test("the match that goes on comes first", async () => {
    const b = await open({ kept: { ...kept(5, 7), "kachisuji.match.8": "{", "kachisuji.match.9": '{"at":1}' } });
    await b.hear(shelf({ games }));
    assert.deepEqual(b.said(), [{ do: "glance", all: [{ id: "7", record: "{7}", at: 7 }, { id: "5", record: "{5}", at: 5 }] }]);
    assert.ok(b.seen("allMatches"));
    await b.hear(glance());
    assert.equal(b.$("continue").getAttribute("aria-label"), "Go on, BAO, Anna against Ben, Ben’s turn, Go on");
    assert.equal(b.all("#continue .line img")[0].getAttribute("src"), picture('<svg id="second" fill="#0000aa"/>'));
    assert.deepEqual([b.all("#continue .spot").length, b.all("#continue .target").length, b.all("#continue .seen")[0].inert], [3, 0, true]);
    b.click(b.$("continue"));
    assert.deepEqual(b.said(), [{ do: "open", record: "{7}", id: "7" }]);
    b.click(b.$("look"));
    assert.equal(b.all("#continue .layer-ground path")[0].getAttribute("fill"), "#000000");
    await b.hear(glance({ line: "", player: "" }));
    assert.equal(b.all("#continue .line").length, 0);
    localStorage.removeItem("kachisuji.match.7"); // by another window
    b.said();
    b.click(b.$("continue"));
    assert.deepEqual(b.said(), []);
});

test("the puzzle of the day is offered, found or not", async () => {
    const b = await open({ kept: { "kachisuji.puzzles.nim": '{"grade":3}' } });
    await b.hear(shelf({ games }));
    const today = { type: "today", game: "nim", heading: "Puzzle of the day", title: "Nim", beside: "", line: "", action: "Try it", player: "", done: 0, of: 0 };
    await b.hear(today);
    assert.deepEqual([b.seen("today"), b.all("#today img").length, b.all("#today svg").length], [true, 1, 0]);
    await b.hear({ ...today, title: "Who wins?", layout: layout(), scene: scene() });
    assert.deepEqual([b.all("#today img").length, b.all("#today svg").length, b.$("today").getAttribute("aria-label")], [0, 1, "Puzzle of the day, Who wins?, Try it"]);
    b.click(b.$("today"));
    assert.deepEqual(b.said(), [{ do: "today", game: "nim", progress: { grade: 3 } }]);
});

test("in the frame of a seat nothing is offered but the games", async () => {
    const b = await open({ parent: { postMessage: () => {} } });
    await b.hear(shelf({ games }));
    assert.deepEqual([b.seen("welcome"), b.all("#games .game").length], [false, 2]);
});

test("a match is kept on the device, as many as there is room for", async () => {
    const b = await playing();
    await b.hear({ type: "kept", id: "7", record: "{1}" });
    const { record, at } = JSON.parse(localStorage.getItem("kachisuji.match.7"));
    assert.deepEqual([record, Math.abs(Date.now() - at) < 60000], ["{1}", true]);
    await b.hear({ type: "kept", id: "7", record: "" }); // nobody has moved in it
    assert.equal(localStorage.getItem("kachisuji.match.7"), null);
    assert.equal(b.seen("notice"), false);
    const full = await playing({ kept: kept(...Array.from({ length: 100 }, (_, i) => i + 1)) });
    await full.hear({ type: "kept", id: "50", record: "{}" });
    assert.deepEqual([Object.keys(localStorage).length, full.seen("notice")], [100, false]);
    await full.hear({ type: "kept", id: "101", record: "{}" });
    assert.deepEqual([Object.keys(localStorage).length, localStorage.getItem("kachisuji.match.1"), full.text("notice")], [100, null, "The oldest had to go."]);
});

const rows = [{ id: "7", game: "bao", title: "BAO", note: "", when: "today", described: "Go on with BAO", sides: [{ name: "Anna", state: "", lit: false }, { name: "Ben", state: "to move", lit: true }] },
    { id: "5", title: "Unreadable", when: "27 Nov", described: "Unreadable" }];

test("the matches are a list, to be gone on with or deleted", async () => {
    late();
    const b = await open({ kept: { "kachisuji.match.7": JSON.stringify({ record: "{7}", at: new Date(2026, 10, 27, 0, 5).getTime() }),
        "kachisuji.match.5": JSON.stringify({ record: "{5}", at: new Date(2026, 10, 26, 23, 55).getTime() }) } });
    b.click(b.$("allMatches"));
    assert.deepEqual(b.said(), [{ do: "matches", all: [{ id: "7", record: "{7}", day: { ago: 0, day: 27, month: 11 } }, { id: "5", record: "{5}", day: { ago: 1, day: 26, month: 11 } }] }]);
    await b.hear({ type: "matches", all: rows });
    assert.deepEqual([b.shown(), b.text("title"), b.seen("noMatches"), b.seen("deleteAll")], [["matches"], "All matches", false, true]);
    const [first, second] = b.all("#matchList li");
    assert.deepEqual([...first.firstChild.children].map((one) => [one.textContent, one.className]),
        [["BAO", ""], ["today", "quiet"], ["Anna", "side"], ["Bento move", "side lit"]]);
    assert.deepEqual([first.firstChild.getAttribute("aria-label"), second.firstChild.disabled, first.lastChild.getAttribute("aria-label")], ["Go on with BAO", true, "Delete: Go on with BAO"]);
    assert.equal(b.window.document.activeElement, first.firstChild);
    b.click(first.firstChild);
    assert.deepEqual(b.said(), [{ do: "open", record: "{7}", id: "7" }]);
    b.click(second.lastChild);
    assert.equal(b.text("asked"), "This one?");
    b.click(b.$("no"));
    assert.deepEqual([b.said(), Object.keys(localStorage).length], [[], 2]);
    b.click(second.lastChild);
    b.click(b.$("yes"));
    assert.deepEqual(b.said().map(({ all }) => all.map(({ id }) => id)), [["7"]]);
    assert.equal(localStorage.getItem("kachisuji.match.5"), null);
});

test("all matches can be deleted at once, and nothing else is", async () => {
    const b = await open({ kept: { ...kept(5, 7), "kachisuji.help": "1" } });
    await b.hear({ type: "matches", all: rows });
    b.click(b.$("deleteAll"));
    assert.equal(b.text("asked"), "All?");
    b.click(b.$("yes"));
    assert.deepEqual([Object.keys(localStorage), b.said()], [["kachisuji.help"], [{ do: "matches", all: [] }]]);
    await b.hear({ type: "matches", all: [] });
    assert.deepEqual([b.seen("noMatches"), b.seen("deleteAll"), b.window.document.activeElement], [true, false, b.$("home")]);
    b.click(b.all("[data-language=ja]")[0]);
    assert.deepEqual(b.said().map((one) => one.do), ["hello", "matches"]);
    await b.hear(welcome("ja"), match());
});
