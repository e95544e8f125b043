// The page that is one file: How to play, lessons and puzzles.
import assert from "node:assert/strict";
import { test } from "node:test";
import { match, open, playing } from "./playpage.mjs";
import { cell, layout, scene } from "./told.mjs";

const drill = (more = {}) => ({ at: 1, of: 3, asked: "Which move wins?", grade: 2, ...more });
const step = (more = {}, message = {}) => ({ type: "board", over: false, title: "BAO", drill: drill(more), ply: 4, mine: true, lit: "first", turn: "Anna to move",
    goal: "Empty your row", names: ["a", "b"], scene: scene(), ...message });

async function learning(how) {
    const b = await open(how);
    await b.hear({ type: "layout", layout: layout() }, step());
    b.said();
    return b;
}
const focused = (b) => b.window.document.activeElement;

test("a step is shown with its board, and that it has been is said", async () => {
    const b = await open();
    b.said();
    await b.hear(step(), { type: "layout", layout: layout() }, step({}, { scene: scene({ cells: [cell(0)] }) }));
    assert.deepEqual([b.shown(), b.said()], [["shelf"], []]); // of another board
    await b.hear(step());
    assert.deepEqual([b.shown(), b.said(), b.window.document.body.dataset.mode, b.seen("menu")], [["table"], [{ do: "shown" }], "drill", false]);
    assert.deepEqual(["title", "goal", "progress", "question", "lost", "judged", "afterthought", "turn"].map(b.text),
        ["BAO", "Empty your row", "2 / 3", "Which move wins?", "", "", "", ""]);
    b.click(b.all(".spot.target")[0]);
    assert.deepEqual(b.said(), [{ do: "press", spot: 1, ply: 4 }]);
    await b.hear(step({}, { scene: scene({ stop: { spot: 2 } }), ply: 5 }));
    assert.ok(b.seen("stop"));
    b.said();
    b.click(b.$("stop"));
    assert.deepEqual(b.said(), [{ do: "press", spot: 2, ply: 5 }]);
    await b.hear(step({}, { mine: false, ply: undefined }));
    assert.deepEqual([b.seen("stop"), b.all(".spot.target").length], [false, 0]);
    await b.hear({ type: "layout", layout: layout({ turns: [true, false] }) }, step());
    assert.ok(b.seen("turns"));
    b.said();
    await b.hear(step({}, { scene: undefined })); // no board yet
    assert.deepEqual(b.said(), [{ do: "shown" }]);
});

test("a step without a ply of its own is pressed at that of before", async () => {
    const b = await learning();
    await b.hear(step({}, { ply: undefined }));
    b.said();
    b.click(b.all(".spot.target")[0]);
    assert.deepEqual(b.said(), [{ do: "press", spot: 1, ply: 4 }]);
});

test("of a lesson its name and its steps are told, of a puzzle whose turn it is", async () => {
    const b = await learning();
    await b.hear(step({ lesson: "The mirror", lost: "It is lost.", verdict: "That is right.", more: "Because.", mood: "right" }));
    assert.deepEqual(["title", "goal", "lost", "judged", "afterthought"].map(b.text), ["The mirror", "", "It is lost.", "That is right.", "Because."]);
    assert.deepEqual([b.$("feedback").className, b.seen("turn")], ["right", false]);
    assert.deepEqual(b.all("#dots i").map((dot) => dot.className), ["done", "here", ""]);
    await b.hear(step({ puzzle: true, told: "7 solved", at: undefined, of: undefined }));
    assert.deepEqual([b.text("turn"), b.seen("turn"), b.text("progress"), b.all("#dots i").length, b.seen("grades"), b.$("grade").value, b.$("feedback").className],
        ["Anna to move", true, "7 solved", 0, true, "2", ""]);
    await b.hear(step({ at: 3 }));
    assert.equal(b.text("progress"), ""); // behind the last
    const said = b.$("question").firstChild;
    await b.hear(step());
    assert.deepEqual([b.$("question").firstChild === said, b.seen("grades")], [true, false]); // said again is not said
});

test("what goes on stands there, and says so", async () => {
    const b = await learning(), ids = ["onward", "retry", "values", "refute", "reveal", "stepBefore", "toPuzzles", "toMatch", "counting"];
    const shown = () => ids.filter(b.seen);
    assert.deepEqual(shown(), []);
    await b.hear(step({ next: "On", again: "Again", values: true, why: true, reveal: true, before: true, finished: true, number: 9 }));
    assert.deepEqual(shown(), ids);
    assert.deepEqual([b.text("onward"), b.text("retry"), b.$("count").max], ["On", "Again", "9"]);
    b.said();
    for (const [id, what] of [["onward", "next"], ["retry", "tryAgain"], ["refute", "refute"], ["reveal", "reveal"], ["stepBefore", "before"], ["values", "values"]]) {
        b.click(b.$(id));
        assert.deepEqual(b.said(), [{ do: what }], id);
    }
    assert.equal(b.seen("further"), false);
    await b.hear(step({ finished: true, further: { text: "More", say: { do: "boards" } } }));
    b.said();
    b.click(b.$("further"));
    assert.deepEqual([b.seen("further"), b.text("further"), b.said()], [true, "More", [{ do: "boards" }]]);
    await b.hear(step({ number: 0 }));
    assert.deepEqual([shown(), b.text("onward"), b.text("retry")], [["counting"], "", ""]);
});

test("answers: buttons, numbers and sentences with gaps", async () => {
    const b = await learning();
    const answer = (text, more = {}) => ({ text, say: { do: "outcome", says: text }, ...more });
    await b.hear(step({ answers: [answer("win"), answer("loss", { chosen: true })] }));
    const [win, loss] = b.all("#answers button");
    assert.deepEqual([win, loss].map((one) => [one.textContent, one.getAttribute("aria-pressed"), one.type]), [["win", null, "button"], ["loss", "true", "button"]]);
    b.said();
    b.click(loss);
    assert.deepEqual(b.said(), [{ do: "outcome", says: "loss" }]);
    await b.hear(step({ answers: [answer("win", { chosen: true }), answer("loss", { chosen: false })] }));
    assert.deepEqual(b.all("#answers button").map((one) => [one === win || one === loss, one.getAttribute("aria-pressed")]), [[true, "true"], [true, "false"]]);
    await b.hear(step({ sentence: "Leave …", gaps: [[answer("equal"), answer("odd")]] }));
    assert.deepEqual([b.all("#answers button").length, b.text("sentence"), b.all("#gaps > div").map((gap) => gap.className), b.all("#gaps button").length], [0, "Leave …", ["whole"], 2]);
    await b.hear(step({ gaps: [[answer("equal")], [answer("rows"), answer("stones")]] }));
    assert.deepEqual([b.text("sentence"), b.all("#gaps > div").map((gap) => [gap.className, gap.children.length])], ["", [["", 1], ["", 2]]]);
    b.said();
    b.click(b.all("#gaps button")[2]);
    assert.deepEqual(b.said(), [{ do: "outcome", says: "stones" }]);
    await b.hear(step({ number: 12 }));
    b.$("count").value = "7";
    b.said();
    const event = new b.window.Event("submit", { cancelable: true });
    b.$("counting").dispatchEvent(event);
    assert.deepEqual([event.defaultPrevented, b.said()], [true, [{ do: "number", number: 7 }]]);
    await b.hear(step({ number: 12 }));
    assert.equal(b.$("count").value, "7"); // the same step
    await b.hear(step({ number: 12, at: 2 }));
    assert.equal(b.$("count").value, "");
    await b.hear(step({ puzzle: true }));
    assert.deepEqual([...b.$("grade").options].map((one) => [one.value, one.textContent]), ["1", "2", "3", "4", "5"].map((one) => [one, one]));
    b.said();
    b.$("grade").value = "4";
    b.$("grade").dispatchEvent(new b.window.Event("change"));
    assert.deepEqual(b.said(), [{ do: "grade", grade: 4 }]);
});

test("boards to be marked stand in place of the one", async () => {
    const b = await learning({ dark: true });
    const card = (name, more = {}) => ({ name, say: { do: "mark", board: name }, marked: false, mistaken: false, layout: layout(), scene: scene(), ...more });
    const { dataset } = b.window.document.body;
    assert.equal(dataset.cards, "false");
    await b.hear(step({ boards: [card("1"), card("2", { marked: true, mistaken: true })] }));
    assert.equal(dataset.cards, "true");
    const cards = b.all("#cards > button");
    assert.deepEqual(cards.map((one) => [one.children.length, one.lastChild.textContent, one.getAttribute("aria-pressed"), one.className, one.type, one.firstChild.inert]),
        [[2, "1", "false", "", "button", true], [2, "× 2", "true", "mistaken", "button", true]]);
    const grounds = () => b.all("#cards .layer-ground path").map((one) => one.getAttribute("fill"));
    assert.deepEqual([grounds(), b.all("#cards .spot").length, b.all("#cards .target").length], [["#000000", "#000000"], 6, 0]);
    assert.equal(b.all("#cards .spot")[0].getAttribute("aria-label"), "pit 0");
    b.said();
    b.click(cards[1].lastChild);
    assert.deepEqual(b.said(), [{ do: "mark", board: "2" }]);
    await b.hear(step({ boards: [card("1", { marked: true })] }));
    assert.deepEqual([dataset.cards, b.all("#cards > button").length, cards[0].children.length, cards[0].getAttribute("aria-pressed")], ["true", 1, 2, "true"]);
    b.click(b.$("look"));
    assert.deepEqual(grounds(), ["#ffffff"]);
    await b.hear(step());
    assert.deepEqual([dataset.cards, b.all("#cards > button").length], ["false", 0]);
    b.click(b.$("look")); // none to be painted
});

test("beside the board: a second one, what a lab has found", async () => {
    const b = await learning(), beside = () => !b.$("boardBeside").hasAttribute("hidden");
    assert.ok(!beside());
    await b.hear(step({}, { beside: { layout: layout(), scene: scene() } }));
    assert.deepEqual([beside(), b.all("#boardBeside .spot").length], [true, 3]);
    b.click(b.$("look"));
    assert.equal(b.all("#boardBeside .layer-ground path")[0].getAttribute("fill"), "#000000");
    await b.hear(step({ table: { facts: ["One.", "Two."] } }));
    assert.deepEqual([beside(), b.all("#found p").map((one) => one.textContent)], [false, ["One.", "Two."]]);
    await b.hear(step({ bare: true, table: { facts: ["One."], title: "Sizes", heads: ["", "a"], rows: [["1", "x"], ["2", "y"]], marked: 1 } }));
    assert.deepEqual([b.all("#found p").length, b.all("#found tr").map((row) => row.className), b.window.document.body.dataset.bare], [1, ["", "", "marked"], "true"]);
    await b.hear(step({ table: { title: "Sizes", heads: ["", "a", "b"], rows: [["1", "x", "y"]] } }));
    assert.deepEqual(b.all("#found tr").map((row) => [...row.children].map((one) => one.tagName + one.textContent).join(" ")), ["TH TDa TDb", "TH1 TDx TDy"]);
    assert.equal(b.$("found").firstChild.textContent, "Sizes");
    await b.hear(step({ table: { title: "", heads: ["h"], rows: [] } }));
    assert.equal(b.$("found").firstChild.tagName, "TABLE");
    await b.hear(step());
    assert.equal(b.$("found").children.length, 0);
});

test("a drawing beside the board goes with the question, in the theme", async () => {
    const b = await learning();
    const chart = (more = {}) => ({ size: [120, 80], told: "A dot is lost.", shapes: [{ d: "M0 0", fill: "#ffffff/#000000" }, { text: "7", at: [5, 6], size: 14, fill: "ink" }], ...more });
    const fills = () => b.all("#chart path").map((one) => one.getAttribute("fill"));
    assert.equal(b.seen("chart"), false);
    await b.hear(step({ chart: chart() }));
    const svg = b.$("chart").querySelector("svg");
    assert.deepEqual([b.seen("chart"), b.text("chart").includes("A dot is lost."), svg.getAttribute("viewBox"), svg.getAttribute("width"), svg.getAttribute("aria-label")],
        [true, true, "0 0 120 80", "120", "A dot is lost."]);
    assert.deepEqual([fills(), b.all("#chart text").map((one) => one.textContent), b.all("#chart .spot").length], [["#ffffff"], ["7"], 0]);
    b.click(b.$("look"));
    assert.deepEqual(fills(), ["#000000"]);
    await b.hear(step({ chart: chart({ shapes: [], told: "" }) })); // it moves with the board
    assert.deepEqual([fills(), b.all("#chart text").length], [[], 0]);
    await b.hear(step());
    assert.equal(b.seen("chart"), false);
});

test("the keyboard is where it goes on", async () => {
    const b = await open();
    await b.hear({ type: "layout", layout: layout() });
    const answers = [{ text: "win", say: {} }, { text: "loss", say: {} }], first = () => b.all("#answers button")[0];
    const scrolls = [];
    const before = b.window.HTMLElement.prototype.focus;
    b.window.HTMLElement.prototype.focus = function (how) { scrolls.push(how?.preventScroll); before.call(this, how); };
    await b.hear(step({ answers }));
    assert.equal(focused(b), first());
    b.all("#answers button")[1].focus();
    await b.hear(step({ answers })); // the same step: it stays
    assert.equal(focused(b), b.all("#answers button")[1]);
    await b.hear(step({ answers, next: "On" }));
    assert.equal(focused(b), b.$("onward"));
    await b.hear(step({ answers, at: 2 }));
    assert.equal(focused(b), first());
    await b.hear(step({ answers, at: 2, again: "Again" }));
    assert.equal(focused(b), b.$("retry"));
    await b.hear(step({ answers, at: 2 })); // tried again
    assert.equal(focused(b), first());
    await b.hear(step({ answers, asked: "And now?", next: "On" })); // a new puzzle: its answers
    assert.equal(focused(b), first());
    await b.hear(step({ lesson: "The mirror", next: "On" })); // a new step of a lesson that is only read
    assert.equal(focused(b), b.$("onward"));
    await b.hear(step({ lesson: "The mirror", next: "On", at: 2, answers }));
    assert.equal(focused(b), b.$("onward"));
    await b.hear(step({ lesson: "The mirror", at: 0 })); // nothing there to be pressed
    assert.deepEqual(new Set(scrolls.filter((how) => how !== undefined)), new Set([true]));
    assert.equal(scrolls.filter((how) => how === undefined).length, 1); // the test's own
});

test("a match after it is a match again", async () => {
    const b = await playing();
    await b.hear(step());
    assert.equal(b.window.document.body.dataset.mode, "drill");
    await b.hear(match());
    assert.deepEqual([b.window.document.body.dataset.mode, b.seen("takeBack")], ["match", true]);
});
