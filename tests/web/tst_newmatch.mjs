// The page that is one file: what is chosen before a match, and a position that is set up by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./playpage.mjs";
import { cell, layout, scene } from "./told.mjs";

const form = (more = {}) => ({
    type: "form", game: "bao", title: "BAO", tagline: "Sow and take", arranges: true, roles: ["", "Guards"],
    presets: [{ name: "Small", note: "a minute", rules: "pits=4;ending=misere" }, { name: "Large", note: "", rules: "pits=6" }],
    levels: [{ level: "easy", name: "Easy" }, { level: "perfect", name: "Perfect" }],
    options: [{ key: "pits", type: "int", label: "Pits", hint: "a row", value: "4", min: 2, max: 8 },
        { key: "ending", type: "choice", label: "Ending", hint: "", value: "normal", choices: [{ value: "normal", label: "Normal", hint: "" }, { value: "misere", label: "Misère", hint: "loses" }] },
        { key: "start", type: "text", label: "Start", hint: "", value: "3=4" }],
    ...more,
});

async function choosing(how, more) {
    const b = await open(how);
    b.said();
    await b.hear(form(more));
    return { ...b, field: (key) => b.all(`[data-key=${key}]`)[0], change(element, value) { element.value = value; element.dispatchEvent(new b.window.Event("change")); },
             presets: () => b.all("#presets button"), last: () => b.said().at(-1) };
}

test("what there is to choose is shown, as it was chosen last", async () => {
    const b = await choosing();
    assert.deepEqual(b.said(), [{ do: "leave" }, { do: "preview", number: 1, game: "bao", rules: "pits=4;ending=misere", position: "" }]);
    assert.deepEqual([b.shown(), b.text("title"), b.text("game"), b.seen("setUp")], [["new"], "BAO", "Sow and take", true]);
    assert.deepEqual(b.presets().map((one) => [[...one.children].map((part) => part.textContent), one.getAttribute("role"), one.getAttribute("aria-checked"), one.type]),
        [[["Small", "a minute"], "radio", "true", "button"], [["Large"], "radio", "false", "button"]]);
    assert.deepEqual(b.all("#options label").map((one) => [...one.children].map((part) => `${part.tagName} ${part.tagName === "SPAN" || part.tagName === "SMALL" ? part.textContent : part.value}`)),
        [["SPAN Pits", "INPUT 4", "SMALL a row"], ["SPAN Ending", "SELECT misere", "SMALL loses"], ["SPAN Start", "INPUT 3=4"]]);
    const pits = b.field("pits");
    assert.deepEqual([pits.type, pits.min, pits.max, b.field("start").type], ["number", "2", "8", "text"]);
    assert.deepEqual([...b.field("ending").options].map((one) => [one.value, one.textContent]), [["normal", "Normal"], ["misere", "Misère"]]);
    b.field("ending").value = "normal";
    b.field("ending").onchange();
    assert.equal(b.field("ending").nextSibling.textContent, "");
    const kept = { "kachisuji.new.bao": JSON.stringify({ first: { name: "Hana", computer: "" }, second: { name: "", computer: "perfect" }, options: { pits: "6" }, position: "p q" }) };
    const again = await choosing({ kept }, { arranges: false });
    assert.deepEqual(again.said().at(-1), { do: "preview", number: 1, game: "bao", rules: "pits=6", position: "p q" });
    assert.deepEqual([again.all(".seat .name").map((one) => [one.value, one.disabled]), again.all(".seat .level").map((one) => one.value), again.$("position").value, again.seen("setUp")],
        [[["Hana", false], ["", true]], ["", "perfect"], "p q", false]);
    assert.deepEqual(again.presets().map((one) => one.getAttribute("aria-checked")), ["false", "true"]);
    const none = await choosing({}, { presets: [] });
    assert.equal(none.said().at(-1).rules, "");
});

test("who plays: a person with a name, or the computer at a level", async () => {
    const b = await choosing();
    assert.deepEqual(b.all(".seat legend").map((one) => one.textContent), ["First player · Begins", "Second player · Moves second"]);
    assert.deepEqual(b.all(".seat p").map((one) => one.textContent), ["Guards"]);
    const [, second] = b.all(".seat .level"), names = b.all(".seat .name");
    assert.deepEqual([...second.options].map((one) => [one.value, one.textContent]), [["", "Person"], ["easy", "Computer: Easy"], ["perfect", "Computer: Perfect"]]);
    assert.deepEqual(names.map((one) => [one.maxLength, one.placeholder, one.getAttribute("aria-label"), one.getAttribute("autocomplete") ?? one.autocomplete]),
        Array(2).fill([40, "Name", "Name", "off"]));
    assert.deepEqual(b.all(".seat .level").map((one) => one.getAttribute("aria-label")), ["First player", "Second player"]);
    names[0].value = "Hana";
    names[1].value = "Ken";
    b.change(second, "easy");
    assert.equal(names[1].disabled, true);
    b.said();
    const event = new b.window.Event("submit", { cancelable: true });
    b.$("new").dispatchEvent(event);
    assert.ok(event.defaultPrevented);
    const begun = { first: { name: "Hana", computer: "" }, second: { name: "", computer: "easy" } };
    assert.deepEqual(b.said(), [{ do: "begin", game: "bao", rules: "pits=4;ending=misere", position: "", ...begun }]);
    assert.deepEqual(JSON.parse(localStorage.getItem("kachisuji.new.bao")), { ...begun, options: { pits: "4", ending: "misere" }, position: "" });
    b.change(second, "");
    assert.equal(names[1].disabled, false);
    await b.hear(form());
    assert.deepEqual(b.all(".seat legend").length, 2); // shown anew, not twice
});

test("a ready-made start and each rule show another board", async () => {
    const b = await choosing();
    b.said();
    b.click(b.presets()[1]);
    assert.deepEqual(b.said(), [{ do: "preview", number: 2, game: "bao", rules: "pits=6", position: "" }]);
    assert.deepEqual([b.presets().map((one) => one.getAttribute("aria-checked")), b.field("pits").value, b.field("ending").value], [["false", "true"], "6", "normal"]);
    b.change(b.field("pits"), "4");
    assert.deepEqual(b.said(), [{ do: "preview", number: 3, game: "bao", rules: "pits=4", position: "" }]);
    assert.deepEqual(b.presets().map((one) => one.getAttribute("aria-checked")), ["false", "false"]);
    b.change(b.field("ending"), "misere");
    assert.deepEqual(b.presets().map((one) => one.getAttribute("aria-checked")), ["true", "false"]);
    assert.equal(b.all("#options label").length, 3);
    b.change(b.$("position"), "x y");
    assert.deepEqual(b.last(), { do: "preview", number: 5, game: "bao", rules: "pits=4;ending=misere", position: "x y" });
});

const preview = (number, more = {}) => ({ type: "preview", number, layout: layout(), scene: scene(), summary: ["4 pits", "16 seeds"], ...more });

test("only the picture that was asked for last is shown", async () => {
    const b = await choosing();
    b.click(b.presets()[1]);
    await b.hear(preview(1, { summary: ["old"] }));
    assert.deepEqual([b.text("summary"), b.all("#start-board .spot").length], ["", 0]);
    b.$("wrong").textContent = "Not so.";
    await b.hear(preview(2));
    assert.deepEqual([b.text("summary"), b.text("wrong"), b.all("#start-board .spot").map((spot) => spot.getAttribute("aria-label")), b.all("#start-board .target").length],
        ["4 pits · 16 seeds", "", ["pit 0", "pit 1", "pit 2"], 0]);
});

test("the other may change sides after the first move, where two make the first ones", async () => {
    const b = await choosing();
    assert.equal(b.$("pieRow").hidden, true);
    await b.hear(preview(1, { divides: true }));
    assert.equal(b.$("pieRow").hidden, false);
    b.$("pie").checked = true;
    b.said();
    b.click(b.all("#new .primary")[0]);
    assert.equal(b.last().pie, true);
    await b.hear(preview(1, { divides: false }));
    b.click(b.all("#new .primary")[0]);
    assert.equal("pie" in b.last(), false);
    await b.hear(form());
    assert.equal(b.$("pie").checked, false);
});

test("what cannot be is said where it is chosen, elsewhere as a notice", async () => {
    const b = await choosing();
    await b.hear({ type: "refused", text: "Too many pits." });
    assert.deepEqual([b.text("wrong"), b.seen("notice")], ["Too many pits.", false]);
    b.click(b.$("home"));
    await b.hear({ type: "refused", text: "No such game." });
    assert.deepEqual([b.text("notice"), b.seen("notice")], ["No such game.", true]);
});

const arranged = (more = {}) => ({ type: "arranged", layout: layout(), scene: scene(), rules: "pits=3", position: "1 2", turn: "First to move", wrong: "Nobody can move.",
    tools: ["Put a seed", "Take a seed"], changes: ["The other begins"], ...more });

test("a position is set up with tools, on the board", async () => {
    const b = await choosing();
    assert.deepEqual([b.seen("arranging"), b.$("preview").inert, b.$("preview").classList.contains("large")], [false, true, false]);
    b.said();
    b.$("position").value = "0 0";
    b.click(b.$("setUp"));
    assert.deepEqual(b.said(), [{ do: "arrange", game: "bao", rules: "pits=4;ending=misere", position: "0 0" }]);
    await b.hear(arranged());
    assert.deepEqual([b.seen("arranging"), b.$("preview").inert, b.$("preview").classList.contains("large")], [true, false, true]);
    assert.deepEqual(["arrangedTurn", "wrong", "summary"].map(b.text), ["First to move", "Nobody can move.", ""]);
    assert.equal(b.$("position").value, "1 2");
    const tools = () => b.all("#tools button").map((one) => [one.textContent, one.getAttribute("role"), one.getAttribute("aria-checked")]);
    assert.deepEqual(tools(), [["Put a seed", "radio", "true"], ["Take a seed", "radio", "false"]]);
    b.click(b.all("#start-board .spot")[2]);
    assert.deepEqual(b.said(), [{ do: "arrange", tool: 0, spot: 2 }]);
    b.click(b.all("#tools button")[1]);
    assert.deepEqual(tools().map(([, , checked]) => checked), ["false", "true"]);
    await b.hear(arranged());
    b.click(b.all("#start-board .spot")[0]);
    assert.deepEqual(b.said(), [{ do: "arrange", tool: 1, spot: 0 }]);
    b.key(b.$("start-board"), "Escape");
    assert.deepEqual(b.all("#changes button").map((one) => one.textContent), ["The other begins"]);
    b.click(b.all("#changes button")[0]);
    assert.deepEqual(b.said(), [{ do: "arrange", change: 0 }]);
    await b.hear(preview(1)); // asked for before
    assert.equal(b.seen("arranging"), true);
    assert.equal(b.text("wrong"), "Nobody can move.");
    b.$("new").dispatchEvent(new b.window.Event("submit", { cancelable: true }));
    assert.deepEqual([b.last().rules, JSON.parse(localStorage.getItem("kachisuji.new.bao")).position], ["pits=3", "1 2"]);
    b.click(b.$("setUp"));
    b.said();
    await b.hear(arranged({ changes: [] }));
    assert.equal(tools()[0][2], "true"); // with the first tool again
    b.click(b.presets()[0]);
    assert.deepEqual([b.seen("arranging"), b.$("preview").inert, b.$("preview").classList.contains("large")], [false, true, false]);
    assert.equal(b.last().number, 5); // each picture has its own
});

test("the first press of all sets up with the first tool", async () => {
    const b = await choosing();
    await b.hear(arranged());
    b.said();
    b.click(b.all("#start-board .spot")[1]);
    assert.deepEqual(b.said(), [{ do: "arrange", tool: 0, spot: 1 }]);
    assert.equal(b.all("#changes button").length, 1);
    await b.hear(arranged({ tools: ["One"], scene: scene({ cells: [cell(0), cell(1), cell(2)] }) }));
    assert.deepEqual([b.all("#tools button").length, b.all("#changes button").length], [1, 1]);
});
