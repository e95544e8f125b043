// The page of a seat: what it says to a host, and what it shows of what it is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, page, read, settled } from "./browser.mjs";
import { board, cell, colours, layout, motion, scene, words } from "./told.mjs";

const html = page("page");
const own = { reallyGiveUp: "Sure?", lost: "Lost.", wrong: "Not the code.", tooSoon: "Wait %1 s.", watch: "Watch", taken: "taken", soon: "Soon.", card: "No card." };
const welcome = (more = {}) => ({ type: "welcome", words: words(html, own), colours, place: "first", token: "seat7", ...more });
const code = (more = {}) => ({ type: "code", words: words(html, own), colours, ...more });
const lobby = { type: "lobby", title: "BAO", game: "bao", seats: [{ place: "first", name: "First", free: true }, { place: "second", name: "Ben", free: false },
    { place: "third", name: "Cleo", free: false, kept: "kept for Cleo" }] };

async function open(how) {
    const b = browse(html, how);
    await b.load("page.js");
    const line = () => b.lines.at(-1);
    return { ...b, line, said: () => line().said.splice(0), async hear(...messages) { for (const one of messages) line().tell(one); await settled(); } };
}
// Sits at a table.
async function seated(how, more) {
    const b = await open(how);
    b.line().open();
    await b.hear(welcome(more), { type: "layout", layout: layout() }, board());
    b.said();
    return b;
}

test("it says who it is as soon as there is a line", async () => {
    const b = await open({ hash: "#123456" });
    assert.equal(b.line().to, "ws://host.local/line");
    assert.equal(b.text("notice"), "Connecting to the table …");
    await b.time.pass(9000);
    assert.ok(b.seen("notice")); // as long as it lasts
    assert.deepEqual(b.line().said, []);
    b.line().open();
    assert.ok(!b.seen("notice"));
    const [hello, ...more] = b.said();
    const device = localStorage.getItem("device");
    assert.match(device, /^[0-9a-f]{32}$/);
    assert.deepEqual([hello, more], [{ do: "hello", device, token: "", language: "en", code: "123456" }, []]);
});

const card = "abcdefghijklmnop-_1234", hana = { name: "Hana", emblem: 17 };

test("a seat card opens the seat of its owner, and stays for this window alone", async () => {
    const b = await open({ hash: `#${card}` });
    sessionStorage.setItem("seat", "");
    assert.equal(location.href, "http://host.local/");
    b.line().open();
    const [hello] = b.said();
    assert.deepEqual([hello.card, hello.code, hello.token], [card, "", ""]);
    await b.hear(welcome({ place: "watch", pupil: hana }));
    assert.ok(b.seen("me") && b.text("me") === "Hana");
    assert.equal(b.all("#me img")[0].getAttribute("src"), "/art/emblem/17.light");
    b.click(b.$("look"));
    assert.equal(b.all("#me img")[0].getAttribute("src"), "/art/emblem/17.dark");
    b.line().lose(); // and found again
    await b.time.pass(500);
    b.line().open();
    assert.equal(b.said()[0].card, card);
    assert.equal(sessionStorage.getItem("card"), card);
    await b.hear({ type: "gone", text: "Read elsewhere." });
    assert.equal(sessionStorage.getItem("card"), "");
});

test("who came by a card is not asked for a name, and may be another", async () => {
    const b = await open({ hash: `#${card}` });
    b.line().open();
    await b.hear(welcome({ token: undefined, pupil: hana }), lobby);
    assert.deepEqual(["named", "notMe"].map(b.seen), [false, true]);
    b.said();
    b.click(b.$("notMe"));
    const [hello] = b.said();
    assert.deepEqual([hello.do, hello.card, hello.token], ["hello", undefined, ""]);
    await b.hear(code({ why: "" }), welcome({ token: undefined, pupil: undefined }), lobby);
    assert.deepEqual(["named", "notMe", "me"].map(b.seen), [true, false, false]);
});

test("another card read in the same window is another child", async () => {
    const b = await open({ hash: `#${card}` });
    b.line().open();
    await b.hear(welcome({ place: "watch", pupil: hana, take: `/take/${"0123456789abcdef".repeat(2)}` }), { type: "layout", layout: layout() }, board());
    b.click(b.$("alone"));
    b.said();
    const next = card.replace("a", "b");
    location.hash = `#${next}`;
    await settled();
    b.window.dispatchEvent(new b.window.Event("hashchange"));
    await settled();
    const hello = b.said().at(-1);
    assert.deepEqual([hello.card, hello.token], [next, ""]);
    assert.ok(!b.seen("work") && !b.seen("own"));
});

test("a card that is none any more is forgotten", async () => {
    const b = await open({ hash: `#${card}` });
    b.line().open();
    await b.hear(code({ why: "card" }));
    assert.ok(b.seen("code"));
    assert.equal(sessionStorage.getItem("card"), "");
    assert.equal(b.text("why"), "No card.");
});

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

test("a device is the same one every time", async () => {
    const numbers = [0, 1, 0xabcdef, 0xffffffff];
    const first = await open({ crypto: { getRandomValues: (into) => into.map((_, i) => numbers[i]) } });
    first.line().open();
    assert.equal(localStorage.getItem("device"), "000000000000000100abcdefffffffff");
    const kept = await open();
    localStorage.setItem("device", "known");
    kept.line().open();
    assert.equal(kept.said()[0].device, "known");
});

test("a browser's language is the first one, one that was chosen goes before it", async () => {
    for (const [language, says] of [["ja-JP", "対局につないでいます…"], ["ja", "対局につないでいます…"], ["en-GB", "Connecting to the table …"], ["fr", "Connecting to the table …"],
        ["xja", "Connecting to the table …"]]) {
        const b = await open({ language });
        assert.equal(b.text("notice"), says, language);
    }
    const b = await open({ language: "fr" });
    b.line().open();
    await b.hear(code());
    b.said();
    b.click(b.all("[data-language=ja_Hira]")[0]);
    assert.equal(sessionStorage.getItem("language"), "ja_Hira");
    assert.deepEqual(b.said().map((one) => [one.do, one.language, one.code]), [["hello", "ja_Hira", ""]]);
    b.$("code").hidden = true;
    b.click(b.all("[data-language=en]")[0]);
    assert.deepEqual(b.said(), [{ do: "speak", language: "en" }]);
});

test("a code is asked for, with what was wrong", async () => {
    const b = await open({ hash: "#000000" });
    b.line().open();
    b.said();
    await b.hear(code({ why: "tooSoon", seconds: 30 }));
    assert.deepEqual(["code", "lobby", "table"].map(b.seen), [true, false, false]);
    assert.equal(b.text("why"), "Wait 30 s.");
    assert.equal(b.window.document.activeElement.id, "digits");
    await b.hear(code({ why: "toString" }));
    assert.equal(b.text("why"), "");
    await b.hear(code());
    assert.equal(b.text("why"), "");
    b.$("digits").value = "123 456";
    const event = new b.window.Event("submit", { cancelable: true });
    b.$("code").dispatchEvent(event);
    assert.ok(event.defaultPrevented);
    assert.equal(b.said()[0].code, "123 456");
    b.line().lose();
    await b.time.pass(20000);
    assert.equal(b.lines.length, 1); // it is connected with the code
    b.click(b.all("[data-language=ja]")[0]);
    assert.equal(b.lines.length, 2);
    b.line().lose();
    b.$("code").dispatchEvent(new b.window.Event("submit", { cancelable: true }));
    assert.equal(b.lines.length, 3);
    b.line().open();
    assert.equal(b.said()[0].code, "123 456");
    await b.hear(code());
    b.line().lose();
    b.$("digits").value = "";
    b.click(b.all("[data-language=en]")[0]);
    b.line().open();
    assert.equal(b.said()[0].code, ""); // what was wrong is not said again
});

test("the lobby says who sits where, and what is free", async () => {
    const b = await open();
    b.line().open();
    await b.hear(welcome({ token: null, place: null }), lobby);
    b.said();
    assert.deepEqual(["code", "lobby", "table"].map(b.seen), [false, true, false]);
    assert.equal(b.text("game"), "BAO");
    const seats = b.all("#seats button");
    assert.deepEqual(seats.map((s) => [s.textContent, s.disabled, s.className, s.type, s.querySelector("img")?.getAttribute("src") ?? ""]), [
        ["First", false, "player first", "button", "/art/bao/first.light.first"], ["Ben (taken)", true, "player second", "button", "/art/bao/second.light.second"],
        ["kept for Cleo", true, "player third", "button", "/art/bao/third.light.third"], ["Watch", false, "player watch", "button", ""]]);
    b.$("name").value = "Hana";
    b.click(seats[0]);
    assert.deepEqual(b.said(), [{ do: "sit", place: "first", name: "Hana" }]);
    const event = new b.window.Event("submit", { cancelable: true });
    b.$("lobby").dispatchEvent(event);
    assert.ok(event.defaultPrevented);
    await b.hear({ ...lobby, title: null });
    assert.equal(b.text("game"), "Soon.");
});

test("who has a seat sees the table, and is known by it later", async () => {
    const b = await open();
    b.line().open();
    await b.hear({ type: "wait", text: "soon" });
    assert.deepEqual([b.text("waiting"), ["code", "lobby", "table"].map(b.seen)], ["soon", [false, false, false]]);
    b.$("leave").hidden = true;
    await b.hear(welcome());
    assert.deepEqual([b.text("waiting"), ["code", "lobby", "table"].map(b.seen), b.seen("leave")], ["", [false, false, true], true]);
    assert.equal(sessionStorage.getItem("seat"), "seat7");
    await b.hear({ type: "wait", text: "later" });
    assert.deepEqual(["code", "lobby", "table"].map(b.seen), [false, false, false]);
    b.line().lose();
    await b.time.pass(500);
    b.line().open();
    assert.equal(b.said()[0].token, "seat7");
    await b.hear(welcome({ token: null }));
    assert.equal(sessionStorage.getItem("seat"), "");
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

test("before the host has said a word the look can be changed", async () => {
    const b = await open();
    b.click(b.$("look"));
    b.line().open();
    await b.hear(welcome());
    assert.equal(b.window.document.documentElement.style.colorScheme, "dark");
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

test("a notice goes by, the longer the longer it is", async () => {
    const b = await seated();
    await b.hear({ type: "say", text: "well" });
    assert.deepEqual([b.seen("notice"), b.text("notice")], [true, "well"]);
    await b.time.pass(5999);
    assert.ok(b.seen("notice"));
    await b.time.pass(1);
    assert.ok(!b.seen("notice"));
    await b.hear({ type: "say", text: "x".repeat(100) });
    await b.time.pass(7999);
    assert.ok(b.seen("notice"));
    await b.time.pass(1);
    assert.ok(!b.seen("notice"));
    await b.hear({ type: "say", text: "one" });
    await b.time.pass(4000);
    await b.hear({ type: "say", text: "two" }); // has its own time
    await b.time.pass(5999);
    assert.ok(b.seen("notice"));
});

test("a lost line is tried again and again, at longer intervals", async () => {
    const b = await seated();
    assert.equal(b.lines.length, 1);
    b.line().lose();
    assert.deepEqual([b.seen("notice"), b.text("notice")], [true, "Lost."]);
    let wait = 500;
    for (let tries = 2; tries < 9; ++tries) {
        await b.time.pass(wait - 1);
        assert.equal(b.lines.length, tries - 1);
        await b.time.pass(1);
        assert.equal(b.lines.length, tries);
        assert.equal(b.text("notice"), "Lost.");
        b.line().lose();
        wait = Math.min(2 * wait, 8000);
    }
    await b.time.pass(8000);
    b.line().open();
    assert.ok(!b.seen("notice"));
    assert.equal(b.said()[0].do, "hello");
    b.line().lose();
    const before = b.lines.length;
    await b.time.pass(500);
    assert.equal(b.lines.length, before + 1);
    assert.deepEqual(b.said(), []); // nothing is said on a line that is not there
});

test("a table that does not answer is told in words of one's own", async () => {
    const b = await open();
    b.line().lose();
    assert.match(b.text("notice"), /^The table does not answer/);
    await b.time.pass(499);
    assert.equal(b.lines.length, 1);
    await b.time.pass(1);
    assert.equal(b.lines.length, 2);
    b.line().lose();
    await b.time.pass(30000);
    assert.ok(b.seen("notice"));
});

test("a line on which nothing comes is given up", async () => {
    const b = await seated();
    await b.time.pass(9999);
    assert.deepEqual(b.said(), []);
    await b.time.pass(1);
    assert.deepEqual(b.said(), [{ do: "here" }]);
    await b.hear({ type: "here" });
    await b.time.pass(10000);
    await b.time.pass(10000);
    assert.deepEqual(b.said(), [{ do: "here" }, { do: "here" }]);
    assert.equal(b.line().closed, undefined);
    const line = b.line();
    await b.time.pass(10000);
    assert.equal(line.closed, true);
    assert.equal(b.text("notice"), "Lost.");
    await b.time.pass(500);
    assert.equal(b.lines.length, 2);
    line.lose(); // as the browser notices it at last: it is another's now
    await b.time.pass(20000);
    assert.equal(b.lines.length, 2);
});

test("a line just opened is asked as any other", async () => {
    const b = await open();
    b.line().open();
    await b.hear(welcome());
    b.said();
    await b.time.pass(20000);
    assert.deepEqual(b.said().map((one) => one.do), ["here", "here"]);
    assert.equal(b.line().closed, undefined);
});

test("who has to leave is told so, and does not come back by itself", async () => {
    const b = await seated();
    await b.hear({ type: "say", text: "well" }, { type: "gone", text: "The table is closed." });
    assert.deepEqual([b.text("waiting"), ["code", "lobby", "table"].map(b.seen), b.seen("notice"), sessionStorage.getItem("seat")],
        ["The table is closed.", [false, false, false], false, ""]);
    b.line().lose();
    await b.time.pass(60000);
    assert.equal(b.lines.length, 1);
    const again = await seated();
    await again.hear({ type: "gone", text: "The table is full.", again: true });
    assert.equal(again.text("waiting"), "The table is full.");
    again.line().lose();
    await again.time.pass(500);
    assert.equal(again.lines.length, 2);
});

test("what no honest host says is left out", async () => {
    const b = await seated();
    await b.hear("", "no JSON", { type: "say" }, { type: "none", text: "x" }, { type: "say", text: 5 });
    assert.equal(b.seen("notice"), false);
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
