// The page of a seat: what it says to a host, and what it shows of what it is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "./browser.mjs";
import { html, lobby, open, own, seated, welcome } from "./seat.mjs";
import { board, cell, layout, motion, scene, words } from "./told.mjs";

test("a match that is over is gone through on the device, with what it turned on", async () => {
    const b = await seated();
    assert.ok(!b.seen("bar") && !b.seen("review") && !b.seen("known"));
    const bar = (at) => ({ at, last: 12, label: `move ${at} of 12` });
    const point = (ply, loss) => ({ ply, mover: "first", head: `move ${ply} · f`, loss, lines: ["e: wins", "f: loses"], retry: "" });
    const told = { count: "2 turning points", order: "largest first", note: "", points: [point(7, "Anna gave the win away"), point(3, "Anna gave the draw away")] };
    await b.hear(board({ over: true, bar: bar(12), review: told }));
    assert.ok(b.seen("bar") && b.seen("review"));
    assert.deepEqual([b.text("where"), b.text("turningCount")], ["move 12 of 12", "2 turning points"]);
    assert.deepEqual(["toBegin", "stepBack", "stepOn", "toEnd"].map((id) => b.$(id).disabled), [false, false, true, true]);
    assert.deepEqual(b.all(".choose strong").map((one) => one.textContent), ["Anna gave the win away", "Anna gave the draw away"]);
    for (const id of ["toBegin", "stepBack"]) b.click(b.$(id));
    b.click(b.all(".choose")[0]);
    b.click(b.all("#turning .primary")[1]);
    assert.deepEqual(b.said(), [0, 11, 7, 3].map((ply, i) => ({ do: "look", ply, better: i === 3 })));
    await b.hear(board({ over: true, bar: bar(7), review: told }));
    assert.deepEqual(b.all("#turning > div").map((card) => card.classList.contains("here")), [true, false]);
    await b.hear(board({ over: true, bar: bar(7) })); // hints are locked
    assert.ok(b.seen("bar") && !b.seen("review"));
    await b.hear(board({ known: { says: "Anna wins in 3 moves", why: "The columns are odd." } })); // it goes on
    assert.ok(!b.seen("bar") && b.seen("known"));
    assert.deepEqual([b.text("says"), b.text("because")], ["Anna wins in 3 moves", "The columns are odd."]);
});

test("what has been played is there to be read", async () => {
    const b = await seated();
    assert.ok(!b.seen("played"));
    await b.hear(board({ played: { last: "Ben played 2:1+1", moves: "6. 1:1+3   7. 2:1+1" } }));
    assert.ok(b.seen("played"));
    assert.deepEqual([b.text("lastMove"), b.text("movesPlayed")], ["Ben played 2:1+1", "6. 1:1+3   7. 2:1+1"]);
    await b.hear(board());
    assert.ok(!b.seen("played"));
});

test("words and colours are the host's", async () => {
    const b = await open();
    b.line().open();
    await b.hear(welcome({ words: words(html, { ...own, language: "ja_Hira" }) }));
    const root = b.window.document.documentElement;
    assert.equal(root.lang, "ja-Hira");
    assert.equal(b.text("takeBack"), "(takeBack)");
    assert.equal(b.$("look").getAttribute("aria-label"), "(look)");
    assert.equal(b.$("board").getAttribute("aria-label"), "the board");
    assert.deepEqual(b.all("[data-language]").map((one) => one.getAttribute("aria-pressed")), ["false", "true", "false"]);
    assert.deepEqual([root.style.getPropertyValue("--ink"), root.style.colorScheme], ["#111111", "light"]);
    await b.hear(welcome({ colours: null })); // those of before
    assert.equal(root.style.getPropertyValue("--ink"), "#111111");
    await b.hear({ type: "layout", layout: layout() }, board());
    b.click(b.$("look"));
    assert.deepEqual([root.style.getPropertyValue("--ink"), root.style.colorScheme], ["#dddddd", "dark"]);
    assert.equal(b.all("#board .layer-ground path")[0].getAttribute("fill"), "#000000");
    b.click(b.$("look"));
    assert.equal(root.style.colorScheme, "light");
    const dark = await open({ dark: true });
    dark.line().open();
    await dark.hear(welcome());
    assert.equal(dark.window.document.documentElement.style.colorScheme, "dark");
});

test("the board is shown with who plays, and says what is pressed", async () => {
    const b = await seated({}, { place: "second" });
    assert.deepEqual(["title", "goal", "turn"].map(b.text), ["BAO", "Empty your row", "Anna to move"]);
    const plates = () => b.all(".player").map((p) => [p.textContent, p.classList.contains("lit"), p.querySelector("img").getAttribute("src")]);
    assert.deepEqual(plates(), [["Anna", true, "/art/bao/first.light.first"], ["Ben ★", false, "/art/bao/second.light.second"]]);
    assert.deepEqual([b.seen("takeBack"), b.seen("giveUp"), b.seen("stop"), b.$("table").classList.contains("over")], [true, true, false, false]);
    b.click(b.all(".spot")[1]);
    assert.deepEqual(b.said(), [{ do: "press", spot: 1, ply: 4 }]);
    b.key(b.$("board"), "Escape");
    assert.deepEqual(b.said(), [{ do: "cancel" }]);
    await b.hear(board({ ply: 5, takesBack: false, givesUp: false, over: true, lit: "second", mine: false, turn: "Ben wins",
        scene: scene({ stop: { spot: 2 }, arrows: [{ arrow: 3, open: true, shapes: [], way: "M", mark: 0, at: [1, 1] }] }) }));
    assert.deepEqual([b.seen("takeBack"), b.seen("giveUp"), b.seen("stop"), b.$("table").classList.contains("over"), b.text("turn")], [false, false, true, true, "Ben wins"]);
    assert.deepEqual(plates().map(([, lit]) => lit), [false, true]);
    b.click(b.$("stop"));
    assert.deepEqual(b.said(), [{ do: "press", spot: 2, ply: 5 }]);
    await b.hear(board({ ply: 6, scene: scene({ arrows: [{ arrow: 3, open: true, shapes: [], way: "M", mark: 0, at: [1, 1] }] }) }));
    b.click(b.all("[data-arrow]")[0]);
    assert.deepEqual(b.said(), [{ do: "arrow", arrow: 3, ply: 6 }]);
});

test("what a screen reader says by itself is not said twice", async () => {
    const b = await seated();
    const line = b.$("turn").firstChild;
    await b.hear(board());
    assert.equal(b.$("turn").firstChild, line);
    await b.hear(board({ turn: "Ben to move" }));
    assert.equal(b.text("turn"), "Ben to move");
});

test("a picture of another board is not shown", async () => {
    const b = await open();
    b.line().open();
    await b.hear(welcome({ token: null }), lobby, board());
    assert.ok(b.seen("lobby"));
    await b.hear({ type: "layout", layout: layout() }, board({ scene: scene({ cells: [cell(0)] }) }));
    assert.ok(b.seen("lobby"));
    await b.hear(board());
    assert.ok(b.seen("table"));
});

test("a field whose edges are joined can be turned by who plays", async () => {
    const b = await seated();
    const shown = () => b.all("[data-turn]").map((one) => !one.hidden && b.seen("turns"));
    assert.deepEqual(shown(), [false, false, false, false]);
    for (const [turns, wanted] of [[[true, false], [true, true, false, false]], [[false, true], [false, false, true, true]], [[true, true], [true, true, true, true]]]) {
        await b.hear({ type: "layout", layout: layout({ turns }) }, board());
        assert.deepEqual(shown(), wanted);
    }
    for (const [i, right, down] of [[0, -1, 0], [1, 1, 0], [2, 0, -1], [3, 0, 1]]) {
        b.click(b.all("[data-turn]")[i]);
        assert.deepEqual(b.said(), [{ do: "turn", right, down }]);
    }
    await b.hear(welcome({ place: "watch" }), board());
    assert.deepEqual(shown(), [false, false, false, false]);
});

test("a class is asked: one answer, then what is right", async () => {
    const b = await seated();
    assert.ok(!b.seen("question"));
    const choices = [{ says: "win", text: "Anna wins", chosen: false, open: true, before: false }, { says: "loss", text: "Ben wins", chosen: true, open: true, before: true }];
    await b.hear(board({ question: { number: 6, text: "Who wins?", choices } }));
    assert.ok(b.seen("question"));
    assert.equal(b.text("asking"), "Who wins?");
    const told = () => b.all("#choices button").map((one) => [one.textContent, one.disabled, one.className, one.getAttribute("aria-pressed"), one.type]);
    assert.deepEqual(told(), [["Anna wins", false, "", "false", "button"], ["Ben wins", false, "before", "true", "button"]]);
    b.click(b.all("#choices button")[0]);
    assert.deepEqual(b.said(), [{ do: "answer", question: 6, says: "win" }]);
    assert.ok(!b.seen("reason"));
    await b.hear(board({ question: { number: 6, text: "Who wins?", why: "Equal rows.", choices: choices.map((one, i) => ({ ...one, before: false, right: i === 0, open: false })) } }));
    assert.deepEqual([b.seen("reason"), b.text("reason")], [true, "Equal rows."]);
    assert.deepEqual(told(), [["◎ Anna wins", true, "right", "false", "button"], ["Ben wins", true, "", "true", "button"]]);
    await b.hear(board());
    assert.deepEqual([b.seen("question"), b.text("asking"), b.text("reason"), told()], [false, "", "", []]);
});

test("what cannot be taken back is asked again", async () => {
    const b = await seated();
    b.click(b.$("giveUp"));
    assert.deepEqual([b.seen("ask"), b.text("asked"), b.window.document.activeElement.id, b.said()], [true, "Sure?", "no", []]);
    b.click(b.$("no"));
    assert.deepEqual([b.seen("ask"), b.said()], [false, []]);
    b.click(b.$("giveUp"));
    b.click(b.$("yes"));
    assert.deepEqual([b.seen("ask"), b.said()], [false, [{ do: "giveUp" }]]);
    b.click(b.$("takeBack"));
    b.click(b.$("leave"));
    assert.deepEqual(b.said(), [{ do: "takeBack" }, { do: "leave" }]);
});

test("once it is over another match is asked for", async () => {
    const b = await seated();
    assert.deepEqual(["again", "same"].map(b.seen), [false, false]);
    await b.hear(board({ over: true, again: true }));
    assert.deepEqual(["again", "same"].map(b.seen), [true, true]);
    b.click(b.$("again"));
    b.click(b.$("same"));
    assert.deepEqual(b.said(), [{ do: "again", swaps: true }, { do: "again", swaps: false }]);
    await b.hear(board());
    assert.deepEqual(["again", "same"].map(b.seen), [false, false]);
});

test("another player's wish is asked for, and answered once", async () => {
    const b = await seated();
    for (const [button, yes] of [["yes", true], ["no", false]]) {
        await b.hear({ type: "ask", question: 3, text: "Take back?" });
        assert.deepEqual([b.seen("ask"), b.text("asked")], [true, "Take back?"]);
        b.click(b.$(button));
        assert.deepEqual([b.seen("ask"), b.said()], [false, [{ do: "consent", question: 3, yes }]]);
    }
    await b.hear({ type: "ask", question: 4, text: "Take back?" }, { type: "ask" });
    assert.equal(b.seen("ask"), false);
});

test("of several moves only the last is shown, and pictures come after it", async () => {
    const b = await seated();
    const busy = () => b.$("board").getAttribute("aria-busy") === "true";
    await b.hear(motion());
    assert.ok(busy());
    await b.hear(board({ turn: "after one" }));
    assert.equal(b.text("turn"), "Anna to move"); // the move first
    await b.time.pass(416);
    assert.deepEqual([busy(), b.text("turn")], [false, "after one"]);
    await b.hear(motion(), motion());
    await b.time.pass(416);
    assert.ok(busy()); // one is waited for, and then the other
    await b.time.pass(416);
    assert.ok(!busy());
    await b.hear(motion(), motion(), board({ turn: "after two" }));
    assert.ok(busy());
    await b.hear(motion(), board({ turn: "after three" }));
    await b.time.pass(0);
    assert.ok(busy()); // those before have been left out
    await b.time.pass(416);
    assert.deepEqual([busy(), b.text("turn")], [false, "after three"]);
    await b.hear(motion(), welcome()); // whoever sits down anew is shown what is, not what was
    assert.equal(busy(), false);
    await b.hear(motion());
    for (let n = 0; n < 20; ++n) await b.hear(board({ turn: `picture ${n}` }));
    assert.ok(busy());
    await b.hear(board({ turn: "at last" }));
    assert.deepEqual([busy(), b.text("turn")], [false, "at last"]);
});

test("a move without a board is left out", async () => {
    const b = await open();
    b.line().open();
    await b.hear(welcome(), motion(), { type: "layout", layout: layout() }, board());
    assert.equal(b.text("turn"), "Anna to move");
});

test("script and style of a seat are soon there: 60 kB at most", () => {
    const all = new Set(["style.css", "page.js"]);
    let bytes = 0;
    for (const file of all) { // as it grows
        const text = read(file);
        bytes += Buffer.byteLength(text);
        for (const [, script] of text.matchAll(/^import .* from "\/(.*)";$/gm)) all.add(script);
    }
    assert.ok(all.has("lens.js") && all.has("trust.js"));
    assert.ok(bytes <= 60_000, `${bytes} bytes in ${[...all].join(", ")}`);
});
