// The line of a seat: lost, silent, given up and found again, and what is said of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, seated, welcome } from "./seat.mjs";

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
