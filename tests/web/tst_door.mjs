// Before one sits at a table: card, code, name and seat, in which language, and what a window keeps of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled } from "./browser.mjs";
import { code, lobby, open, welcome } from "./seat.mjs";
import { board, layout } from "./told.mjs";

const card = "abcdefghijklmnop-_1234", hana = { name: "Hana", emblem: 17 };

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

test("before the host has said a word the look can be changed", async () => {
    const b = await open();
    b.click(b.$("look"));
    b.line().open();
    await b.hear(welcome());
    assert.equal(b.window.document.documentElement.style.colorScheme, "dark");
});
