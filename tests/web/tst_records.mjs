// The page that is one file: matches as files and links, and what is kept on the device.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { open, playing, start, welcome, shelf } from "./playpage.mjs";
import { settled, until } from "./browser.mjs";
import { motion } from "./told.mjs";

const linked = (text) => deflateRawSync(text).toString("base64url");
const clipboard = (written, refuses = false) => ({ writeText: async (text) => { if (refuses) throw new Error("no"); written.push(text); } });
const opened = (b) => b.said().filter((one) => one.do === "open").map((one) => one.record);

test("a link holds the record, and is copied", async () => {
    const written = [], b = await playing({ clipboard: clipboard(written) });
    await b.hear({ type: "linked", record: '{"game":"bao?>~"}' });
    await until(() => b.seen("told"));
    const address = b.window.location.href, [, code] = /^http:\/\/host\.local\/#k1=([\w-]+)$/.exec(address);
    assert.equal(inflateRawSync(Buffer.from(code, "base64url")).toString(), '{"game":"bao?>~"}');
    assert.deepEqual([written, b.text("toldTitle"), b.all("#toldLines p").map((one) => one.textContent)], [[address], "Copied.", [address]]);
    assert.deepEqual(b.said(), [{ do: "qr", text: address }]);
    assert.equal(b.window.document.activeElement.id, "toldOn");
    await b.hear({ type: "qr", side: 29, path: "M4 4h1v1h-1z" });
    const [svg] = b.all("#toldLines .qr");
    assert.equal(svg.getAttribute("viewBox"), "0 0 29 29");
    assert.equal(b.$("toldLines").firstChild, svg);
    assert.deepEqual([...svg.children].map((one) => [one.getAttribute("d"), one.getAttribute("fill")]), [["M0 0h29v29h-29z", "#ffffff"], ["M4 4h1v1h-1z", "#000000"]]);
    b.click(b.$("toldOn"));
    assert.ok(!b.seen("told"));
});

test("where nothing can be copied the link is there to be read", async () => {
    for (const how of [{}, { clipboard: clipboard([], true) }]) {
        const b = await playing(how);
        await b.hear({ type: "linked", record: "{}" });
        await until(() => b.seen("told"));
        assert.equal(b.text("toldTitle"), "The link");
    }
    const b = await playing({ address: "file:///home/page.html" });
    await b.hear({ type: "linked", record: "{}" });
    await until(() => b.seen("told"));
    assert.deepEqual(b.said(), []); // no picture: nobody else can read this device's files
});

test("a match that is too long for a link is not given as one", async () => {
    const b = await playing();
    await b.hear({ type: "linked", record: "x".repeat(65537) });
    assert.deepEqual([b.text("notice"), b.seen("told"), b.window.location.hash], ["Too long.", false, ""]);
    await b.hear({ type: "linked", record: "x".repeat(65536) });
    await until(() => b.seen("told"));
});

test("the page's own link opens a match, and is used once", async () => {
    const b = await start({ hash: `?a=b#k1=${linked('{"game":"bao","text":"ÿ干し柿>?"}')}` });
    b.said();
    await b.hear(welcome());
    await b.loading;
    assert.deepEqual(opened(b), ['{"game":"bao","text":"ÿ干し柿>?"}']);
    assert.equal(b.window.location.href, "http://host.local/?a=b");
    b.window.location.hash = `#k1=${linked("{}")}`;
    await b.time.pass(0);
    await until(() => b.worker.said.length > 0);
    assert.deepEqual(opened(b), ["{}"]);
    b.window.location.hash = "#other";
    await b.time.pass(0);
    assert.deepEqual([b.said(), b.window.location.hash, b.seen("notice")], [[], "#other", false]);
});

test("no more of a stranger's link is read than a record can be", async () => {
    const b = await open();
    const follow = async (code) => {
        b.said();
        b.$("notice").textContent = "";
        b.window.location.hash = `#k1=${code}`;
        await b.time.pass(0);
        await until(() => b.worker.said.length > 0 || b.text("notice"));
        return b.text("notice") || opened(b)[0].length;
    };
    assert.equal(await follow(linked("x".repeat(65536))), 65536);
    assert.equal(await follow(linked("x".repeat(65537))), "No record.");
    assert.equal(await follow(linked("x".repeat(1 << 24))), "No record.");
    for (const code of ["AAAA", "!", "%", linked(Buffer.from([0xff, 0xfe])), "A".repeat(131073)]) assert.equal(await follow(code), "No record.");
    // Not packed at all, it is as long as an address may be.
    const stored = (bytes) => deflateRawSync(Buffer.alloc(bytes, 120), { level: 0 });
    assert.equal(await follow(Buffer.concat([stored(40000)]).toString("base64url")), 40000);
    assert.equal(b.window.location.hash, "");
    // A code of just the length that is looked at: what it holds is of use, what follows it is not looked at.
    let length = 0;
    const at = globalThis.atob;
    globalThis.atob = (text) => { length = text.length; return at(text); };
    await follow("A".repeat(131072));
    assert.equal(length, 131072);
    await follow("A".repeat(131073));
    assert.equal(length, 131072);
    globalThis.atob = at;
});

const file = (bytes, size = bytes.length) => ({ size, arrayBuffer: async () => new Uint8Array(bytes).buffer });
async function choose(b, ...files) {
    Object.defineProperty(b.$("file"), "files", { value: files, configurable: true });
    b.said();
    b.$("file").dispatchEvent(new b.window.Event("change"));
    await settled();
}

test("a file is opened if it can be read", async () => {
    const b = await open();
    let pressed = 0;
    b.$("file").click = () => ++pressed;
    b.click(b.$("open"));
    assert.equal(pressed, 1);
    await choose(b, file(Buffer.from('{"text":"柿"}')));
    assert.deepEqual(opened(b), ['{"text":"柿"}']);
    await choose(b);
    assert.deepEqual([b.said(), b.seen("notice")], [[], false]);
    await choose(b, file([0xff]));
    assert.deepEqual([b.said(), b.text("notice")], [[], "Unreadable."]);
    await choose(b, file([1], (4 << 20) + 1));
    assert.deepEqual([b.said(), b.text("notice")], [[], "Too large."]);
    await choose(b, file([32], 4 << 20));
    assert.deepEqual(opened(b), [" "]);
});

test("another match forgets what was to be shown of the last", async () => {
    const b = await playing();
    await b.hear(motion());
    assert.equal(b.$("board").getAttribute("aria-busy"), "true");
    await choose(b, file([32]));
    assert.equal(b.$("board").getAttribute("aria-busy"), "false");
});

test("a record is saved under the game's name", async () => {
    const b = await playing(), saved = [];
    b.window.HTMLAnchorElement.prototype.click = function () { saved.push([this.download, this.isConnected, this.href]); };
    await b.hear({ type: "record", record: "{}", name: "BAO" });
    assert.deepEqual([saved[0].slice(0, 2), b.all("a").length], [["BAO.kachisuji", true], 0]);
    assert.match(saved[0][2], /^blob:/);
});

test("what was done in lessons and puzzles is kept", async () => {
    const b = await open(), kept = (name) => JSON.parse(localStorage.getItem(`kachisuji.${name}`));
    await b.hear({ type: "lessonAt", game: "bao", at: "two/3" });
    assert.deepEqual(kept("lessons.bao"), { at: "two/3" });
    await b.hear({ type: "lessonDone", game: "bao", lesson: "one", clean: false });
    assert.deepEqual(kept("lessons.bao"), { at: "", done: ["one"] });
    await b.hear({ type: "lessonDone", game: "bao", lesson: "one", clean: true }, { type: "lessonDone", game: "bao", lesson: "two", clean: true });
    assert.deepEqual(kept("lessons.bao"), { at: "", done: ["one", "two"], clean: ["one", "two"] });
    await b.hear({ type: "lessonAt", game: "bao", at: "one/1" });
    assert.deepEqual(kept("lessons.bao"), { at: "one/1", done: ["one", "two"], clean: ["one", "two"] });
    await b.hear({ type: "progress", of: "puzzles", game: "bao", progress: { grade: 2 } }, { type: "progress", of: "sides", game: "bao", progress: { grade: 4 } });
    assert.deepEqual([kept("puzzles.bao"), kept("sides.bao")], [{ grade: 2 }, { grade: 4 }]);
});

test("where nothing can be kept that is said once, and all else works", async () => {
    for (const lack of ["full", "missing"]) {
        const b = await open();
        await b.hear(shelf());
        assert.equal(b.text("kept"), "Stays here.");
        localStorage[lack] = true;
        await b.hear({ type: "kept", id: "7", record: "{1}" });
        assert.deepEqual([b.seen("notice"), b.text("notice")], [true, "Nothing can be kept."], lack);
        await b.time.pass(7000);
        await b.hear({ type: "kept", id: "7", record: "{2}" }, { type: "progress", game: "bao", progress: {} });
        assert.equal(b.seen("notice"), false); // once
        await b.hear(shelf());
        assert.equal(b.text("kept"), "Nothing can be kept.");
        await b.hear({ type: "kept", id: "7", record: "" });
        b.click(b.$("look"));
        assert.equal(b.window.document.documentElement.style.colorScheme, "dark");
    }
});
