// What is done alone at a seat: the list of the teacher, and the page in its frame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, page, settled } from "./browser.mjs";
import { open as openPage, playing } from "./playpage.mjs";
import { board, colours, layout, words } from "./told.mjs";

const html = page("page"), ticket = "0123456789abcdef".repeat(2);
const own = { alone: "On my own", doneOf: "%1 of %2 done", noTasks: "Choose.", begun: "Begun" };
const welcome = (more = {}) => ({ type: "welcome", words: words(html, own), colours, place: "watch", token: "seat7", take: `/take/${ticket}`, ...more });
const lesson = { game: "bao", do: "lesson", lesson: "home" }, puzzles = { game: "ribbonim", do: "puzzles", grade: 2, count: 5, seed: 7 };
const headway = (more = {}) => ({ at: 2, of: 9, slips: 0, done: false, kept: "2", ...more });
const plan = (more = {}) => ({ type: "work", title: "This week", locked: false, tasks: [
    { task: lesson, game: "bao", title: "BAO", text: "Lesson: Home", headway: headway({ at: 9, done: true }) },
    { task: puzzles, game: "ribbonim", title: "Ribbonim", text: "5 puzzles", headway: headway({ of: 5 }) },
    { task: { game: "fmurs", do: "guide" }, game: "fmurs", title: "Fmurs", text: "How to play" }], ...more });

async function seated(more, work = plan()) {
    const b = browse(html);
    await b.load("page.js");
    b.lines[0].open();
    const hear = async (...messages) => { for (const one of messages) b.lines[0].tell(one); await settled(); };
    await hear(welcome(more), { type: "layout", layout: layout() }, board(), work);
    b.lines[0].said.length = 0;
    const briefed = [];
    const frame = () => Object.assign(b.$("page").contentWindow, { postMessage: (message) => briefed.push(message) });
    return {
        ...b, hear, briefed, said: () => b.lines[0].said.splice(0),
        shown: () => ["table", "work", "own"].filter(b.seen),
        post: (data, source = frame()) => post(b, data, source),
    };
}
const post = (b, data, source) => b.window.dispatchEvent(Object.assign(new b.window.Event("message"), { data, source }));

test("the list shows what is to be done, and what comes next", async () => {
    const b = await seated();
    assert.deepEqual(b.shown(), ["table"]);
    b.click(b.$("alone"));
    assert.deepEqual(b.shown(), ["work"]);
    assert.deepEqual([b.text("plan"), b.text("progress")], ["This week", "1 of 3 done"]);
    assert.deepEqual(b.all(".task strong").map((one) => one.textContent), ["Lesson: Home", "5 puzzles", "How to play"]);
    assert.deepEqual(b.all(".state").map((one) => one.textContent), ["✓", "2/5", ""]);
    assert.deepEqual(b.all(".task").map((one) => one.classList.contains("next")), [false, true, false]);
    b.click(b.$("together"));
    assert.deepEqual(b.shown(), ["table"]);
    await b.hear(plan({ title: "", tasks: [] }));
    assert.deepEqual([b.text("plan"), b.text("progress"), b.all(".task").length], ["On my own", "Choose.", 0]);
});

test("what one has begun oneself is found below", async () => {
    const b = await seated();
    const { tasks } = plan();
    tasks[1].own = true;
    await b.hear(plan({ tasks }));
    b.click(b.$("alone"));
    assert.equal(b.text("progress"), "1 of 2 done");
    assert.deepEqual([...b.$("tasks").children].map((one) => one.querySelector("strong")?.textContent ?? one.textContent),
        ["Lesson: Home", "How to play", "Begun", "5 puzzles"]);
    assert.deepEqual(b.all(".task").map((one) => one.classList.contains("next")), [false, true, false]);
});

test("who plays, or has no page, is not sent away to do something alone", async () => {
    assert.ok((await seated()).seen("alone"));
    assert.ok(!(await seated({ place: "first" })).seen("alone"));
    assert.ok(!(await seated({ take: undefined })).seen("alone"));
});

test("a task is given to the page in the frame, with where it was left", async () => {
    const b = await seated();
    b.click(b.$("alone"));
    b.click(b.all(".task")[1]);
    assert.deepEqual(b.shown(), ["own"]);
    assert.equal(b.$("page").getAttribute("src"), `/own/${ticket}`);
    assert.equal(b.$("page").getAttribute("sandbox"), "allow-scripts");
    b.post({ type: "ready" });
    assert.deepEqual(b.briefed, [{ type: "seat", dark: false, language: "en", locked: false, task: puzzles, kept: "2" }]);
    await b.hear(plan({ locked: true })); // in the middle of it
    assert.deepEqual(b.briefed.slice(1), [{ type: "lock", locked: true }]); // and the task goes on
    b.click(b.$("back"));
    b.click(b.$("freely"));
    b.post({ type: "ready" });
    assert.deepEqual([b.briefed.at(-1).task, b.briefed.at(-1).kept], [undefined, ""]);
});

test("how far one is goes to the host, and into the list", async () => {
    const b = await seated();
    b.click(b.$("alone"));
    b.click(b.all(".task")[1]);
    b.post({ type: "did", task: puzzles, headway: headway({ at: 5, of: 5, done: true, kept: "" }) });
    assert.deepEqual(b.said(), [{ do: "did", task: puzzles, headway: headway({ at: 5, of: 5, done: true, kept: "" }) }]);
    b.post({ type: "did", task: puzzles, headway: headway({ at: 1, of: 5, kept: "" }) }); // once more: it stays done
    b.click(b.$("back"));
    assert.equal(b.$("page").hasAttribute("src"), false);
    assert.equal(b.text("progress"), "2 of 3 done");
});

test("what others than the frame say, or no headway, goes nowhere", async () => {
    const b = await seated();
    b.click(b.$("alone"));
    b.click(b.all(".task")[1]);
    b.post({ type: "did", task: puzzles, headway: headway() }, b.window);
    b.post({ type: "ready" }, b.window);
    for (const data of [undefined, "did", { type: "did" }, { type: "did", task: puzzles }, { type: "did", task: 3, headway: headway() },
        { type: "did", task: puzzles, headway: headway({ at: "2" }) }, { type: "did", task: puzzles, headway: headway({ done: 1 }) },
        { type: "did", task: puzzles, headway: headway({ kept: "x".repeat(401) }) },
        { type: "did", task: { ...puzzles, more: "x".repeat(1601) }, headway: headway() }, { type: "leave", task: puzzles, headway: headway() }])
        b.post(data);
    assert.deepEqual([b.said(), b.briefed], [[], []]);
});

test("the match goes on without those who work, a question to the class fetches them", async () => {
    const b = await seated();
    b.click(b.$("alone"));
    b.click(b.all(".task")[1]);
    await b.hear(board({ ply: 5 }), welcome());
    assert.deepEqual(b.shown(), ["own"]);
    await b.hear(board({ question: { number: 1, text: "Who wins?", choices: [] } }));
    assert.deepEqual(b.shown(), ["table"]);
});

// The other end: `told` is what the seat hears.
async function framed() {
    const told = [], seat = { postMessage: (message) => told.push(message) };
    return { ...(await openPage({ parent: seat, kept: { "kachisuji.match": "3" } })), told, seat };
}

test("the page in a frame says that it is there, and how far one is; alone it says nothing", async () => {
    const b = await framed();
    assert.deepEqual(b.told, [{ type: "ready" }]);
    await b.hear({ type: "did", task: lesson, headway: headway() });
    assert.deepEqual(b.told.slice(1), [{ type: "did", task: lesson, headway: headway() }]);
    assert.ok("framed" in b.window.document.body.dataset);
    const alone = await playing();
    assert.ok(!("framed" in alone.window.document.body.dataset));
    await alone.hear({ type: "did", task: lesson, headway: headway() });
    post(alone, { type: "seat", task: lesson }, alone.window);
    assert.deepEqual(alone.said(), []);
});

test("the page in a frame does what its seat says, in its language, and nobody else says anything", async () => {
    const b = await framed();
    b.said();
    const brief = { type: "seat", language: "ja", dark: true, locked: true, task: lesson, kept: "3" };
    post(b, brief, b.window);
    post(b, { ...brief, type: "did" }, b.seat);
    assert.deepEqual(b.said(), []);
    post(b, brief, b.seat);
    const said = b.said();
    assert.deepEqual(said.map((one) => one.do), ["hello", "lock", "task"]);
    assert.deepEqual([said[0].language, said[1].locked, said[2].task, said[2].kept], ["ja", true, lesson, "3"]);
    post(b, { type: "lock", locked: false }, b.seat);
    assert.deepEqual(b.said().map((one) => [one.do, one.locked]), [["lock", false], ["hello", undefined]]);
    post(b, { ...brief, task: undefined, locked: false }, b.seat);
    assert.deepEqual(b.said().map((one) => one.do), ["hello", "lock", "leave", "shelf"]);
    assert.deepEqual(b.shown(), ["shelf"]);
});
