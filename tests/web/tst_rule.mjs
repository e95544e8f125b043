// "Say your rule" on the page of a seat.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, page, settled } from "./browser.mjs";
import { board, colours, layout, words } from "./told.mjs";

const html = page("page");
const gaps = [["take most", "leave pairs", "<b>leave</b>"], ["whatever", "take most"]];
const rule = (more = {}) => ({ sentence: "Always %1. Else: %2.", gaps, said: "", open: true, shown: [], ...more });
const asked = (told, number = 6) => board({ question: { number, text: "How does one win?", choices: [], why: "", rule: told } });

async function seated() {
    const b = browse(html, {});
    await b.load("page.js");
    const line = () => b.lines.at(-1);
    line().open();
    const hear = async (...messages) => { for (const one of messages) line().tell(one); await settled(); };
    await hear({ type: "welcome", words: words(html, { saidRule: "You said: %1" }), colours, place: "watch", token: "t" }, { type: "layout", layout: layout() }, board());
    line().said.splice(0);
    return { ...b, hear, said: () => line().said.splice(0), parts: () => b.all("#ruleParts button").map((one) => one.textContent) };
}

test("a sentence is put together by tapping", async () => {
    const b = await seated();
    assert.ok(!b.seen("rule"));
    await b.hear(asked(rule()));
    assert.ok(b.seen("rule") && b.seen("ruleOpen"));
    assert.equal(b.text("ruleSo"), "Always ____. Else: ____.");
    assert.deepEqual(b.parts(), gaps[0]);
    assert.ok(b.$("sayParts").disabled);
    b.click(b.all("#ruleParts button")[2]);
    assert.equal(b.text("ruleSo"), "Always <b>leave</b>. Else: ____.");
    assert.deepEqual(b.parts(), gaps[1]); // the next gap
    assert.equal(b.window.document.activeElement, b.all("#ruleParts button")[0]);
    b.click(b.all("#ruleParts button")[0]);
    assert.ok(!b.$("sayParts").disabled && !b.seen("ruleParts"));
    assert.equal(b.window.document.activeElement.id, "sayParts");
    b.click(b.all("#ruleSo .gap")[0]); // another one after all
    assert.deepEqual(b.all("#ruleParts button").map((one) => one.getAttribute("aria-pressed")), ["false", "false", "true"]);
    b.click(b.all("#ruleParts button")[1]);
    b.click(b.$("sayParts"));
    assert.deepEqual(b.said(), [{ do: "rule", question: 6, parts: [1, 0] }]);
    await b.hear(asked(rule({ said: "Always $1 leave pairs." })));
    assert.equal(b.text("ruleSaid"), "You said: Always $1 leave pairs.");
    assert.equal(b.text("ruleSo"), "Always leave pairs. Else: whatever."); // to go on from
    await b.hear(asked(rule(), 7)); // another question
    assert.equal(b.text("ruleSo"), "Always ____. Else: ____.");
});

test("or said in one's own words", async () => {
    const b = await seated();
    await b.hear(asked(rule()));
    b.click(b.$("sayWords"));
    b.$("ownWords").value = "  ";
    b.click(b.$("sayWords"));
    assert.deepEqual(b.said(), []);
    b.$("ownWords").value = "Think!";
    b.click(b.$("sayWords"));
    assert.deepEqual(b.said(), [{ do: "rule", question: 6, words: "Think!" }]);
});

test("what others said is seen once it is shown, and what came of it", async () => {
    const b = await seated();
    await b.hear(asked(rule({ open: false, shown: [{ text: "<i>Think</i>", played: false }, { text: "Take most", played: true }] })));
    assert.ok(!b.seen("ruleOpen"));
    assert.deepEqual(b.all("#rulesShown li").map((one) => [one.textContent, one.className]), [["<i>Think</i>", ""], ["Take most", "played"]]);
    await b.hear(board());
    assert.ok(!b.seen("rule"));
});
