// The page that is one file: how it begins, the shelf, pictures, languages, the menu.
import assert from "node:assert/strict";
import { test } from "node:test";
import { match, open, picture, playing, start, welcome } from "./playpage.mjs";
import { settled } from "./browser.mjs";
import { motion, scene } from "./told.mjs";

test("the program is given what it needs, and asked who it is", async () => {
    const b = await start({ kept: { "kachisuji.help": "2" } }), [program, hello, ...more] = b.said();
    assert.deepEqual(program, { core: "packed core", texts: { ja: "packed ja", ja_Hira: "packed ja_Hira", en: "packed en" } });
    const { seed, day, ...said } = hello;
    assert.match(seed, /^\d{1,10}$/);
    assert.deepEqual([said, more], [{ do: "hello", language: "en", help: 2, table: false, lessons: {} }, []]);
    assert.deepEqual(b.shown(), ["shelf"]);
    const other = await start({ crypto: { getRandomValues: (into) => into.fill(into.length + 4294967290) } });
    const [, asked] = other.said();
    assert.deepEqual([asked.seed, asked.help, other.worker.said.length], ["4294967291", 0, 0]);
});

test("the first screen is there before the file is read to its end", async () => {
    const b = await start({ unparsed: true, language: "ja" });
    assert.deepEqual([b.shown(), b.window.document.documentElement.lang, b.text("kept"), b.worker.said], [["shelf"], "ja", "Stays here.", []]);
    b.click(b.$("learning"));
    b.window.document.dispatchEvent(new b.window.Event("DOMContentLoaded"));
    assert.deepEqual(b.said().map((one) => one.do ?? Object.keys(one)), [["core", "texts"], "hello", "lesson"]);
});

test("before the program has spoken the language can be changed", async () => {
    const b = await start();
    b.click(b.all("[data-language=ja_Hira]")[0]);
    assert.equal(b.window.document.documentElement.lang, "ja-Hira");
    await b.hear(welcome());
    b.click(b.all("[data-language=ja]")[0]);
    assert.equal(b.window.document.documentElement.lang, "en"); // it is the program that says it from now on
});

test("what a link shows is not preceded by the first screen", async () => {
    const b = await start({ hash: "#k1=AAAA" });
    assert.deepEqual([b.seen("welcome"), b.all("#games .game").length], [false, 0]);
});

test("the language is the one chosen, else the browser's, else English", async () => {
    for (const [how, wanted] of [[{ language: "ja-JP" }, "ja"], [{ language: "de" }, "en"], [{ language: "xja" }, "en"], [{ language: "ja", kept: { "kachisuji.language": '"ja_Hira"' } }, "ja_Hira"], [{ language: "ja", kept: { "kachisuji.language": '"tlh"' } }, "ja"]]) {
        const b = await start(how);
        assert.equal(b.said()[1].language, wanted);
    }
});

test("light or dark is the one chosen, else the device's", async () => {
    for (const [how, wanted] of [[{}, "light"], [{ dark: true }, "dark"], [{ dark: true, kept: { "kachisuji.dark": "false" } }, "light"], [{ kept: { "kachisuji.dark": "true" } }, "dark"]]) {
        const b = await open(how);
        assert.equal(b.window.document.documentElement.style.colorScheme, wanted);
        b.click(b.$("look"));
        assert.equal(b.window.document.documentElement.style.colorScheme, wanted === "dark" ? "light" : "dark");
        assert.deepEqual([b.said().map((one) => one.do), localStorage.getItem("kachisuji.dark")], [["shelf"], String(wanted === "light")]);
    }
});

test("the look is changed before the program is there, too", async () => {
    const b = await start();
    b.click(b.$("look"));
    await b.hear(welcome());
    await b.loading;
    assert.equal(b.window.document.documentElement.style.colorScheme, "dark");
});

test("what is kept can be deleted, after asking", async () => {
    const b = await open({ kept: { "kachisuji.match.7": '{"record":"{1}","at":1}', other: "1", "kachisuji.help": "1" } });
    b.click(b.$("forget"));
    assert.deepEqual([b.text("asked"), b.seen("ask")], ["Delete?", true]);
    b.click(b.$("no"));
    assert.equal(Object.keys(localStorage).length, 3);
    b.said();
    b.click(b.$("forget"));
    b.click(b.$("yes"));
    assert.deepEqual([Object.keys(localStorage), b.text("notice"), b.said().map((one) => one.do)], [["other"], "Deleted.", ["shelf"]]);
});

test("pictures are those of the look and the owner", async () => {
    const b = await playing();
    const seen = async (token, dark) => {
        if (dark) b.click(b.$("look"));
        await b.hear(match({ scene: scene({ tokens: [{ size: 10, at: [0, 0], ...token }] }) }));
        const image = b.all("#board .layer-tokens image")[0].getAttribute("href");
        if (dark) b.click(b.$("look"));
        return image;
    };
    assert.equal(await seen({ art: "stone" }), picture('<svg fill="#A61E4D"/>'));
    assert.equal(await seen({ art: "stone", owner: "first" }), picture('<svg fill="#aa0000"/>'));
    assert.equal(await seen({ art: "stone", owner: "second" }, true), picture('<svg class="dark" fill="#0000ff"/>'));
    assert.equal(await seen({ art: "first", owner: "first" }, true), picture('<svg id="first" fill="#ff0000"/>')); // there is no other for the dark
    assert.equal(await seen({ art: "none" }), picture(""));
    b.click(b.$("look"));
    assert.deepEqual(b.all("#players img").map((one) => one.getAttribute("src")), [picture('<svg id="first" fill="#ff0000"/>'), picture('<svg id="second" fill="#0000ff"/>')]);
});

test("one goes from part to part, and back to the shelf", async () => {
    const b = await playing();
    assert.deepEqual([b.shown(), b.seen("home"), b.seen("menu"), b.window.document.body.dataset.view], [["table"], true, true, "table"]);
    await b.hear(motion());
    b.click(b.$("home"));
    assert.deepEqual([b.said().map((one) => one.do), b.shown(), b.$("board").getAttribute("aria-busy"), b.text("title"), b.window.document.body.dataset.view],
        [["leave", "shelf"], ["shelf"], "false", "勝ち筋 Kachisuji", "shelf"]);
    await b.hear(match());
    b.said();
    b.click(b.$("toShelf"));
    assert.deepEqual([b.said().map((one) => one.do), b.shown()], [["leave", "shelf"], ["shelf"]]);
});

test("the menu opens and closes, and whatever is pressed closes it", async () => {
    const b = await playing(), expanded = () => b.$("menu").getAttribute("aria-expanded");
    assert.deepEqual([b.seen("more"), expanded()], [false, "false"]);
    b.click(b.$("menu"));
    assert.deepEqual([b.seen("more"), expanded()], [true, "true"]);
    b.click(b.$("menu"));
    assert.deepEqual([b.seen("more"), expanded()], [false, "false"]);
    b.click(b.$("menu"));
    b.click(b.$("anew"));
    assert.deepEqual([b.said(), b.seen("more")], [[{ do: "form", game: "bao" }], false]);
    b.click(b.$("menu"));
    b.click(b.$("home"));
    await b.hear(match());
    assert.equal(b.seen("more"), false);
    b.click(b.$("menu"));
    await b.hear(form); // as it was asked for before
    assert.deepEqual([b.shown(), expanded()], [["new"], "false"]);
});

const form = { type: "form", game: "bao", title: "BAO", tagline: "", arranges: false, roles: [], presets: [], levels: [], options: [] };

test("a game leads to its guide, its lessons and its puzzles", async () => {
    const b = await playing({ kept: { "kachisuji.lessons.bao": '{"at":"two/1","done":["one"]}', "kachisuji.puzzles.bao": '{"grade":3}', "kachisuji.sides.bao": '{"grade":2}' } });
    await b.hear(form);
    b.said();
    for (const [id, said] of [["guide", { do: "guide", game: "bao" }], ["puzzles", { do: "puzzles", game: "bao", progress: { grade: 3 } }],
        ["toPuzzles", { do: "puzzles", game: "bao", progress: { grade: 3 } }], ["learn", { do: "lessons", game: "bao", kept: { at: "two/1", done: ["one"] } }],
        ["sides", { do: "sides", game: "bao", progress: { grade: 2 } }], ["toMatch", { do: "form", game: "bao" }]]) {
        b.click(b.$(id));
        assert.deepEqual(b.said(), [said], id);
    }
    const lessons = [{ title: "One", sign: "✓" }, { title: "Two", sign: "" }, { title: "Three" }];
    await b.hear({ type: "lessons", game: "bao", title: "BAO lessons", next: 1, lessons });
    assert.deepEqual([b.shown(), b.text("title")], [["lessons"], "BAO lessons"]);
    const buttons = b.all("#lessonList button");
    assert.deepEqual(buttons.map((one) => [[...one.children].map((part) => part.textContent).join(" "), one.firstChild.className, one.classList.contains("next")]),
        [["✓ One", "sign", false], ["2 Two", "sign", true], ["3 Three", "sign", false]]);
    assert.equal(b.window.document.activeElement, buttons[1]);
    b.click(buttons[2]);
    assert.deepEqual(b.said(), [{ do: "lesson", game: "bao", lesson: 2, at: "two/1" }]);
    await b.hear({ type: "lessons", game: "bao", title: "BAO lessons", next: 0, lessons: lessons.slice(1) });
    assert.equal(b.all("#lessonList button").length, 2);
});

test("who has gone through all lessons can print a certificate", async () => {
    const b = await open({ kept: { "kachisuji.lessons.bao": '{"done":["one"]}' } }), printed = [];
    globalThis.print = () => printed.push(b.text("sheet"));
    const lessons = { type: "lessons", game: "bao", title: "t", next: 0, lessons: [{ title: "One" }] };
    await b.hear(lessons);
    assert.equal(b.seen("award"), false);
    await b.hear({ ...lessons, all: true });
    assert.ok(b.seen("award"));
    b.said();
    b.click(b.$("certificate"));
    assert.deepEqual(b.said(), [{ do: "certificate", game: "bao", kept: { done: ["one"] } }]);
    await b.hear({ type: "certificate", lines: [{ look: "title", text: "Certificate", apart: false }, { look: "fill", text: "Name", apart: true }] });
    assert.deepEqual([printed, b.all("#sheet p").map((line) => line.className)], [["CertificateName"], ["title", "fill apart"]]);
    b.window.dispatchEvent(new b.window.Event("afterprint"));
    assert.equal(b.text("sheet"), "");
});

test("another language leaves one where one is", async () => {
    const b = await playing();
    b.click(b.all("[data-language=ja_Hira]")[0]);
    assert.equal(localStorage.getItem("kachisuji.language"), '"ja_Hira"');
    const hello = b.said();
    assert.deepEqual([hello.length, hello[0].language, hello[0].table], [1, "ja_Hira", true]);
    await b.hear(welcome("ja_Hira"));
    assert.deepEqual([b.window.document.documentElement.lang, b.$("languages").value, b.all("[data-language]").map((one) => one.getAttribute("aria-pressed"))],
        ["ja-Hira", "ja_Hira", ["false", "true", "false"]]);
    await b.hear(form);
    b.said();
    b.$("languages").value = "ja";
    b.$("languages").dispatchEvent(new b.window.Event("change"));
    assert.deepEqual(b.said().map((one) => [one.do, one.table ?? one.game]), [["hello", false], ["form", "bao"]]);
    await b.hear({ type: "lessons", game: "bao", title: "t", next: 0, lessons: [{ title: "One" }] });
    b.said();
    b.click(b.all("[data-language=en]")[0]);
    assert.deepEqual([b.said().map((one) => one.do), b.shown()], [["hello", "leave", "shelf"], ["shelf"]]);
    b.click(b.all("[data-language=ja]")[0]);
    assert.deepEqual(b.said().map((one) => one.do), ["hello"]);
});

test("what happens between two parts of a match is told before what follows", async () => {
    const b = await playing();
    await b.hear({ type: "interlude", title: "Half time", lines: ["One.", "Two."] }, match({ turn: "after it" }));
    assert.deepEqual([b.seen("told"), b.text("toldTitle"), b.all("#toldLines p").map((one) => one.textContent), b.text("turn")], [true, "Half time", ["One.", "Two."], "Anna to move"]);
    const behind = () => [...b.window.document.querySelectorAll("header, main")].map((part) => part.inert);
    assert.deepEqual(behind(), [true, true]); // what comes there meanwhile does not take the keyboard
    const pressed = (key) => b.$("toldOn").dispatchEvent(new b.window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    assert.deepEqual([pressed("Enter"), pressed("Tab"), b.seen("told")], [true, true, true]); // they do what they do
    pressed("Escape");
    assert.deepEqual(behind(), [false, false]);
    await settled();
    assert.deepEqual([b.seen("told"), b.text("turn")], [false, "after it"]);
});

test("a field whose edges are joined is turned", async () => {
    const b = await playing();
    b.click(b.all("[data-turn]")[3]);
    assert.deepEqual(b.said(), [{ do: "turn", right: 0, down: 1 }]);
});

test("what was said of a board does not cover what comes after it", async () => {
    const b = await playing();
    await b.hear({ type: "say", text: "Not here." });
    b.click(b.$("home"));
    assert.equal(b.seen("notice"), false);
    await b.hear({ type: "failed", text: "unreachable" });
    b.click(b.$("home"));
    assert.equal(b.text("notice"), "Broken.");
});

test("what is said for a while can be put away", async () => {
    const b = await open();
    await b.hear({ type: "say", text: "Not here." });
    b.click(b.$("notice"));
    assert.equal(b.seen("notice"), false);
});

test("when all goes wrong that is said, and stays", async () => {
    const b = await open();
    await b.hear({ type: "say", text: "Not here." });
    assert.equal(b.text("notice"), "Not here.");
    await b.hear({ type: "failed", text: "unreachable" });
    assert.equal(b.text("notice"), "Broken.");
    await b.time.pass(60000);
    b.click(b.$("notice"));
    assert.ok(b.seen("notice"));
    const other = await start({ hash: "#k1=AAAA" }); // there are no words yet
    other.worker.onerror();
    assert.equal(other.text("notice"), "!");
    await other.time.pass(60000);
    assert.ok(other.seen("notice"));
    await other.hear(welcome());
    other.worker.onerror();
    assert.equal(other.text("notice"), "Broken.");
});
