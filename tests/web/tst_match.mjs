// The page that is one file: the match, what is known of it, and what it turned on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bar, match, open, picture, playing } from "./playpage.mjs";
import { cell, layout, path, scene } from "./told.mjs";

const crest = (player, fill = player === "first" ? "#aa0000" : "#0000aa") => picture(`<svg id="${player}" fill="${fill}"/>`);

test("the match is shown with who plays, and that it has been shown is said", async () => {
    const b = await open();
    await b.hear(match(), { type: "layout", layout: layout() });
    assert.deepEqual(b.shown(), ["shelf"]); // a picture of a board that is not there
    b.said();
    await b.hear(match({ scene: scene({ cells: [cell(0)] }) }));
    assert.deepEqual([b.shown(), b.said()], [["shelf"], []]);
    await b.hear(match());
    assert.deepEqual([b.shown(), b.said()], [["table"], [{ do: "shown" }]]);
    assert.deepEqual([b.window.document.body.dataset.mode, b.text("title"), b.text("goal"), b.text("turn"), b.text("where")],
        ["match", "BAO", "Empty your row", "Anna to move", "move 4"]);
    assert.deepEqual(b.all(".player").map((p) => [p.textContent, p.classList.contains("lit"), p.firstChild.getAttribute("src")]),
        [["Anna", true, crest("first")], ["Ben", false, crest("second")]]);
    b.click(b.all(".spot")[1]);
    assert.deepEqual(b.said(), [{ do: "press", spot: 1, ply: 4 }]);
    b.key(b.$("board"), "Escape");
    assert.deepEqual(b.said(), [{ do: "cancel" }]);
    await b.hear(match({ ply: 7, scene: scene({ arrows: [{ arrow: 2, way: "M", at: [0, 0], mark: 0, shapes: [] }] }) }));
    b.said();
    b.click(b.all("[data-arrow]")[0]);
    assert.deepEqual(b.said(), [{ do: "arrow", arrow: 2, ply: 7 }]);
});

test("what can be done stands there, and nothing else", async () => {
    const b = await playing(), ids = ["takeBack", "bringBack", "giveUp", "draw", "backToMatch", "stop", "help", "turns", "result"];
    const shown = async (more) => {
        await b.hear(match(more));
        b.said();
        return ids.filter(b.seen);
    };
    assert.deepEqual(await shown(), ["takeBack", "giveUp", "help"]);
    assert.deepEqual(await shown({ takesBack: false, givesUp: false, bringsBack: true, waits: true }), ["bringBack", "draw", "help"]);
    assert.deepEqual(await shown({ bringsBack: true, bar: bar({ walk: true, aside: true }) }), ["giveUp", "backToMatch", "help"]);
    assert.deepEqual(await shown({ over: true }), ["takeBack", "giveUp"]);
    assert.deepEqual(await shown({ over: true, bar: bar({ walk: true, aside: true }) }), ["giveUp", "backToMatch", "help"]);
    assert.deepEqual(await shown({ scene: scene({ stop: { spot: 2 } }) }), ["takeBack", "giveUp", "stop", "help"]);
    b.click(b.$("stop"));
    assert.deepEqual(b.said(), [{ do: "press", spot: 2, ply: 4 }]);
    await b.hear({ type: "layout", layout: layout({ turns: [true, false] }) });
    assert.ok((await shown()).includes("turns"));
    assert.ok(!(await shown({ bar: bar({ walk: true }) })).includes("turns"));
    for (const [id, what] of [["takeBack", "undo"], ["bringBack", "redo"], ["draw", "agreeDraw"], ["backToMatch", "back"], ["again", "again"], ["walk", "walk"], ["save", "save"], ["link", "link"]]) {
        b.click(b.$(id));
        assert.deepEqual(b.said(), [{ do: what }], id);
    }
    b.click(b.$("giveUp"));
    assert.deepEqual([b.text("asked"), b.said()], ["Sure?", []]);
    b.click(b.$("no"));
    assert.deepEqual(b.said(), []);
    b.click(b.$("giveUp"));
    b.click(b.$("yes"));
    assert.deepEqual(b.said(), [{ do: "giveUp" }]);
    await shown({ offers: ["Set up anyhow", "At random"] });
    assert.deepEqual(b.all("#offers button").map((one) => one.textContent), ["Set up anyhow", "At random"]);
    b.click(b.all("#offers button")[1]);
    assert.deepEqual(b.said(), [{ do: "offer", index: 1 }]);
    await shown({ sides: "Change sides" });
    b.click(b.all("#offers button")[0]);
    assert.deepEqual(b.said(), [{ do: "changeSides" }]);
    await shown();
    assert.equal(b.all("#offers button").length, 0);
});

test("the end is told once it has come, until one looks back", async () => {
    const b = await playing(), result = { title: "Ben wins", reason: "The row is empty", winner: "second", again: "Again: Ben begins" };
    b.all("main")[0].scrollTop = 90;
    await b.hear(match({ over: true, result }));
    assert.deepEqual([b.seen("result"), b.seen("turn"), b.$("result").className, b.seen("winner"), b.$("winner").getAttribute("src")],
        [true, false, "second", true, crest("second")]);
    // It is in sight, has the keyboard, and is said.
    assert.deepEqual([b.all("main")[0].scrollTop, b.window.document.activeElement.id, b.text("heard")], [0, "again", "Ben wins · The row is empty"]);
    assert.deepEqual(["won", "reason", "again", "score"].map(b.text), ["Ben wins", "The row is empty", "Again: Ben begins", ""]);
    b.said();
    b.click(b.$("lookBack"));
    assert.deepEqual(b.said(), [{ do: "step", by: -1 }]);
    await b.hear(match({ over: true, result }));
    assert.deepEqual([b.seen("result"), b.seen("turn")], [false, true]);
    await b.hear(match()); // another
    await b.hear(match({ over: true, result: { ...result, winner: "", score: "So far: 1 : 1" } }));
    assert.deepEqual([b.seen("result"), b.seen("winner"), b.text("score"), b.$("result").className], [true, false, "So far: 1 : 1", ""]);
});

test("a match that is opened at its end tells it", async () => {
    const b = await open();
    await b.hear({ type: "layout", layout: layout() }, match({ over: true, result: { title: "Ben wins", reason: "", winner: "", again: "" } }));
    assert.ok(b.seen("result"));
});

test("the bar leads through the match, and shows where one is", async () => {
    const b = await playing();
    const circles = () => b.all("#line circle").map((c) => ["cx", "cy", "r", "fill", "stroke"].map((name) => c.getAttribute(name)).join(" "));
    const paths = () => b.all("#line path").map((p) => ["d", "stroke", "stroke-width", "stroke-dasharray"].map((name) => p.getAttribute(name)).join(" "));
    const disabled = () => ["toBegin", "stepBack", "stepOn", "toEnd"].map((id) => b.$(id).disabled);
    await b.hear(match({ bar: bar({ at: 1, points: ["start", "first", "second"], turns: [2] }) }));
    assert.equal(b.$("line").getAttribute("viewBox"), "0 -8 200 36");
    assert.deepEqual(paths(), ["M10 10H190 var(--line2) 2 ", "M10 10H100 var(--ink) 3 none"]);
    assert.deepEqual(circles(), ["190 10 7.5 none var(--lossLine)", "10 10 3.5 var(--ink) var(--ink)", "100 10 3.5 var(--first) var(--first)",
        "190 10 3.5 var(--surface) var(--second)", "100 10 7 var(--surface) var(--ink)"]);
    assert.equal(b.all("#line circle").at(-1).getAttribute("stroke-width"), "3");
    assert.deepEqual(disabled(), [false, false, false, false]);
    b.said();
    for (const [id, by] of [["toBegin", -1], ["stepBack", -1], ["stepOn", 1], ["toEnd", 1]]) {
        b.click(b.$(id));
        assert.deepEqual(b.said(), [{ do: "step", by }]);
    }
    await b.hear(match({ bar: bar({ at: 0, points: ["start"], walk: true }) }));
    assert.deepEqual(disabled(), [true, true, true, true]);
    assert.deepEqual(paths(), ["M10 10H190 var(--line2) 2 ", "M10 10H10 var(--win) 3 7 6"]);
    await b.hear(match({ bar: bar({ at: 1, points: ["start", "first"] }) }));
    assert.equal(b.all("#line circle").at(-1).getAttribute("cx"), "190");
    await b.hear(match({ bar: bar({ at: 4 }) }));
    assert.deepEqual(disabled(), [false, false, true, true]);
    b.said();
    b.click(b.$("toBegin"));
    assert.deepEqual(b.said(), [{ do: "step", by: -4 }]);
    const many = (moves) => bar({ at: 0, points: ["start", ...Array(moves).fill("first")], turns: [3] });
    await b.hear(match({ bar: many(59) }));
    assert.equal(circles().length, 62);
    await b.hear(match({ bar: many(60) }));
    assert.equal(circles().length, 2); // too many: only what it turned on, and where one is
    b.said();
    b.click(b.$("toEnd"));
    assert.deepEqual(b.said(), [{ do: "step", by: 60 }]);
});

test("the bar is as long as there is room, and a click there leads to the nearest move", async () => {
    const b = await playing(), line = b.$("line");
    line.getBoundingClientRect = () => ({ left: 30, width: 420, height: 36 });
    await b.hear(match({ bar: bar({ at: 1, points: ["start", ...Array(100).fill("first")] }) }));
    assert.equal(line.getAttribute("viewBox"), "0 -8 420 36");
    assert.equal(b.all("#line circle").length, 102);
    b.said();
    for (const [x, by] of [[40, -1], [241, 49], [243, 50], [0, -1], [440, 99], [900, 99]]) {
        line.dispatchEvent(new b.window.MouseEvent("click", { bubbles: true, clientX: x }));
        assert.deepEqual(b.said(), [{ do: "step", by }], String(x));
    }
});

const known = (more = {}) => ({ type: "known", help: 3, says: "Anna wins", sure: "proven", mark: [path("sign")], ...more });

test("what is known is told as far as hints go", async () => {
    const b = await playing();
    await b.hear({ type: "known", help: 0 });
    assert.ok(!b.seen("known"));
    const pressed = () => b.all("[data-help]").map((one) => one.getAttribute("aria-pressed"));
    assert.deepEqual(pressed(), ["true", "false", "false", "false"]);
    await b.hear(known({ moves: [{ move: "d2", phrase: "Sow from d", value: "wins in 3", mark: [path("small")] }, { move: "a", phrase: "p", value: "v", mark: [] }] }));
    assert.deepEqual([b.seen("known"), b.text("says"), b.text("sure"), pressed()], [true, "Anna wins", "proven", ["false", "false", "false", "true"]]);
    const sign = b.$("mark");
    assert.deepEqual([sign.getAttribute("viewBox"), sign.getAttribute("class"), sign.getAttribute("aria-hidden"), sign.firstChild.getAttribute("d")], ["-32 -18 64 36", "mark", "true", "sign"]);
    const rows = b.all("#moves li");
    assert.deepEqual(rows.map((row) => [row.children[1].textContent, row.children[2].textContent]), [["d2", "Sow from d (wins in 3)"], ["a", "p (v)"]]);
    assert.equal(rows[0].children[1].translate, false);
    assert.equal(rows[0].querySelector("svg path").getAttribute("d"), "small");
    assert.equal(rows[0].querySelector("svg").getAttribute("aria-hidden"), "true"); // the words beside it say it
    const said = b.$("says").firstChild;
    await b.hear(known());
    assert.deepEqual([b.$("says").firstChild === said, b.$("mark").children.length, b.all("#moves li").length], [true, 1, 0]);
    await b.hear(known({ says: "Nobody wins" }));
    assert.equal(b.text("says"), "Nobody wins");
    for (const level of [0, 1, 2, 3]) {
        b.said();
        b.click(b.all(`[data-help="${level}"]`)[0]);
        assert.deepEqual([b.said(), JSON.parse(localStorage.getItem("kachisuji.help"))], [[{ do: "help", level }], level]);
    }
});

test("why is told in words, and in theory if one asks", async () => {
    const b = await playing();
    await b.hear(known());
    assert.ok(!b.seen("reasons"));
    await b.hear(known({ why: { first: "Leave equal rows.", line: false } }));
    assert.deepEqual([b.seen("reasons"), b.text("first"), b.seen("walk"), b.seen("deeper"), b.seen("theory")], [true, "Leave equal rows.", false, false, false]);
    const why = { first: "f", line: true, title: "Sums", lines: ["one", "", "two"], columns: { columns: ["2", "1"], odd: [true, false], rows: [{ label: "3", dots: [true, true] }, { label: "1", dots: [false, true] }] } };
    await b.hear(known({ why }));
    assert.deepEqual([b.seen("walk"), b.seen("deeper"), b.seen("theory")], [true, true, false]);
    b.click(b.$("deeper"));
    assert.deepEqual([b.seen("theory"), b.text("deeper")], [true, "Plain"]);
    assert.deepEqual([...b.$("theory").children].map((one) => one.tagName), ["STRONG", "P", "P", "TABLE"]);
    assert.deepEqual(b.all("#theory strong, #theory p").map((one) => one.textContent), ["Sums", "one", "two"]);
    assert.deepEqual(b.all("#theory tr").map((row) => [...row.children].map((one) => one.textContent + one.className).join("|")), ["|2odd|1", "3|●odd|●", "1|·odd|●"]);
    await b.hear(known({ why: { ...why, columns: undefined } }));
    assert.deepEqual([b.seen("theory"), b.all("#theory > *").length], [true, 3]); // stays open
    b.click(b.$("deeper"));
    assert.deepEqual([b.seen("theory"), b.text("deeper")], [false, "Theory"]);
    b.click(b.$("deeper"));
    await b.hear(known({ why: { first: "f", line: true } }));
    assert.deepEqual([b.seen("theory"), b.all("#theory > *").length], [false, 0]);
});

test("keys: hints, steps, best play and back", async () => {
    const b = await playing(), body = b.window.document.body;
    await b.hear(known({ why: { first: "f", line: true } }));
    const press = (key, more) => [b.key(body, key, more), b.said()];
    for (const level of [0, 1, 2, 3]) assert.deepEqual(press(String(level)), [true, [{ do: "help", level }]]);
    assert.deepEqual(press("p"), [true, [{ do: "walk" }]]);
    assert.deepEqual(press("PageUp"), [true, [{ do: "step", by: -1 }]]);
    assert.deepEqual(press("PageDown"), [true, []]); // at the end already
    for (const other of ["4", "Escape", "q", "9", "12", "P"]) assert.deepEqual(press(other), [false, []], other);
    await b.hear(match({ bar: bar({ at: 1, aside: true }) }), known());
    b.said();
    assert.deepEqual(press("PageDown"), [true, [{ do: "step", by: 1 }]]);
    assert.deepEqual(press("Escape"), [true, [{ do: "back" }]]);
    assert.deepEqual(press("x"), [false, []]);
    for (const held of ["ctrlKey", "altKey", "metaKey"]) assert.deepEqual(press("2", { [held]: true }), [false, []], held);
    await b.hear(known({ why: { first: "f", line: false } }));
    assert.deepEqual(press("p"), [false, []]);
    body.dataset.mode = "drill";
    assert.deepEqual(press("2"), [false, []]);
    body.dataset.mode = "match";
    b.click(b.$("home"));
    b.said();
    assert.deepEqual(press("2"), [false, []]);
});

const point = (ply, more = {}) => ({ ply, mover: "second", head: `move ${ply + 1}`, loss: "A win given up", lines: ["e: +6", "f: -4"], retry: "", ...more });
const over = (more) => match({ over: true, result: { title: "t", reason: "r", winner: "", again: "a" }, ...more });
const review = (...points) => ({ type: "review", count: "2 turning points", order: "largest first", note: "", points });

test("what it turned on: cards that lead there, once one looks back", async () => {
    const b = await playing();
    await b.hear(over(), review(point(11), point(3, { mover: "first", retry: "Play on from here" })));
    assert.ok(!b.seen("review")); // the end is told first
    b.said();
    b.click(b.$("lookBack"));
    assert.deepEqual(b.said(), [{ do: "goTo", ply: 11 }]);
    await b.hear(over({ ply: 11 }));
    assert.ok(b.seen("review"));
    assert.deepEqual(["turningCount", "turningOrder", "turningNote"].map(b.text), ["2 turning points", "largest first", ""]);
    const cards = b.all("#turning > div");
    assert.deepEqual([...cards[0].querySelectorAll(".choose > *")].map((one) => one.textContent), ["move 12", "A win given up", "e: +6", "f: -4"]);
    assert.deepEqual(cards.map((card) => card.querySelector("img").getAttribute("src")), [crest("second"), crest("first")]);
    assert.deepEqual(cards.map((card) => [...card.querySelectorAll(".row button")].map((one) => one.textContent)), [["Best play"], ["Best play", "Play on from here"]]);
    const here = () => cards.map((card) => [card.classList.contains("here"), card.firstChild.getAttribute("aria-pressed")]);
    assert.deepEqual(here(), [[true, "true"], [false, "false"]]);
    b.said();
    b.click(cards[1].firstChild);
    assert.deepEqual(b.said(), [{ do: "goTo", ply: 3 }]);
    b.click(cards[1].querySelector(".primary"));
    assert.deepEqual(b.said(), [{ do: "better", ply: 3 }]);
    b.click(cards[1].querySelector(".row").lastChild);
    assert.deepEqual([b.said(), b.window.document.activeElement.dataset.spot], [[{ do: "goTo", ply: 3 }], "0"]);
    const first = cards[0].firstChild;
    await b.hear(over({ ply: 3 }), review(point(11), point(3, { mover: "first", retry: "Play on from here", loss: "A draw given up" })));
    assert.deepEqual(here(), [[false, "false"], [true, "true"]]);
    assert.equal(cards[0].firstChild, first); // said again, it stays, and the keyboard with it
    assert.equal(cards[1].querySelector("strong").textContent, "A draw given up");
    assert.equal(cards[1].children.length, 2);
    await b.hear(over({ ply: 3, bar: bar({ walk: true, aside: true }) }));
    assert.deepEqual(here().map(([is]) => is), [false, false]); // best play is looked at
    await b.hear({ type: "review", note: "No mistakes were found.", points: [] });
    assert.deepEqual([b.seen("review"), b.text("turningCount"), b.text("turningOrder"), b.text("turningNote"), b.all("#turning > div").length],
        [true, "", "", "No mistakes were found.", 0]);
    const note = b.$("turningNote").firstChild;
    await b.hear({ type: "review", note: "No mistakes were found.", points: [] });
    assert.equal(b.$("turningNote").firstChild, note);
    await b.hear({ type: "review" });
    assert.equal(b.seen("review"), false);
});

test("the card of where one is is scrolled to, once", async () => {
    const b = await playing();
    await b.hear(over(), review(point(11), point(3)));
    b.click(b.$("lookBack"));
    const cards = b.all("#turning > div"), box = b.$("turning");
    [20, 320].forEach((left, i) => Object.defineProperty(cards[i], "offsetLeft", { value: left }));
    await b.hear(over({ ply: 3 }));
    assert.equal(box.scrollLeft, 300);
    box.scrollLeft = 7; // by hand
    await b.hear(over({ ply: 3 }));
    assert.equal(box.scrollLeft, 7);
    await b.hear(over({ ply: 5 }));
    assert.equal(box.scrollLeft, 7);
    await b.hear(over({ ply: 11 }));
    assert.equal(box.scrollLeft, 0);
});

test("before the first move nothing is the place of a turning point", async () => {
    const b = await playing();
    await b.hear(review(point(0)));
    await b.hear(over({ ply: 0 }));
    b.click(b.$("lookBack"));
    await b.hear(over({ ply: 0 }));
    assert.ok(b.all("#turning > div")[0].classList.contains("here"));
});

test("a move is said to who does not see it", async () => {
    const b = await playing();
    await b.hear(match({ played: "Anna played c (sows 3)", turn: "Ben to move" }));
    assert.equal(b.text("heard"), "Anna played c (sows 3) Ben to move");
});
