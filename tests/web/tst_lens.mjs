// What is too small for a finger is magnified before it is pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse } from "./browser.mjs";
import { cell, layout, scene } from "./told.mjs";

// Four spots in a row, 20 units apart, on a board of 200 × 100 that is drawn in its own size.
const row = (more = {}) => layout({ corner: [0, 0], spots: [0, 1, 2, 3].map((n) => ({ at: [20 + 20 * n, 50], size: [18, 18], hit: "", chosen: "", ring: "" })), ...more });
const cells = (targets) => [0, 1, 2, 3].map((n) => cell(n, { target: targets.includes(n) }));

async function board({ targets = [0, 1, 2, 3], told = {}, drawn = [200, 100], at = [0, 0], mine = true, how = row() } = {}) {
    const b = browse("<svg id=board></svg>"), said = [], svg = b.$("board"), note = (what) => (...words) => said.push([what, ...words]);
    const { Board } = await b.load("board.js"), one = new Board(svg, { press: note("press"), arrow: note("arrow"), cancel: note("cancel"), art: () => "" });
    b.size(svg, ...drawn, ...at);
    one.setLayout(how);
    one.show(scene({ cells: cells(targets), ...told }), mine);
    const event = (type, x, y, more) => Object.assign(new b.window.MouseEvent(type, { bubbles: true, clientX: x, clientY: y, ...more }), { pointerType: more?.pointerType ?? "touch" });
    return {
        ...b, one, svg, said: () => said.splice(0), view: () => svg.getAttribute("viewBox").split(" ").map((n) => Math.round(Number(n) * 100) / 100),
        tap(element, x, y, pointerType = "touch") {
            element.dispatchEvent(event("pointerdown", x, y, { pointerType }));
            element.dispatchEvent(event("click", x, y));
        },
        drag(x, y, buttons = 1) { svg.dispatchEvent(event("pointermove", x, y, { buttons })); },
        down(x, y) { svg.dispatchEvent(event("pointerdown", x, y)); },
        spot: (n) => b.all(".spot")[n],
    };
}

test("a first touch magnifies what lies under it, a second presses, and all is seen again", async () => {
    const b = await board({ told: { cells: cells([0, 1, 2, 3]).map((one) => ({ ...one, mark: 0, at: [20, 50] })) } });
    assert.deepEqual(b.view(), [0, 0, 200, 100]);
    b.tap(b.spot(3), 80, 50);
    assert.deepEqual(b.said(), []);
    // From 20 units to 54 px: 2.7 times as large; and what was touched is where it was.
    const [x, y, width, height] = b.view();
    assert.deepEqual([width, height], [74.07, 37.04]);
    assert.deepEqual([x, y], [Math.round((80 - 80 / 2.7) * 100) / 100, Math.round((50 - 50 / 2.7) * 100) / 100]);
    assert.ok(b.svg.classList.contains("magnified"));
    assert.match(b.all(".mark")[0].getAttribute("transform"), /scale\(0\.37/); // marks keep their size on the screen
    b.tap(b.spot(2), 26, 50);
    assert.deepEqual([b.said(), b.view(), b.svg.classList.contains("magnified")], [[["press", 2]], [0, 0, 200, 100], false]);
    assert.match(b.all(".mark")[0].getAttribute("transform"), /scale\(1\)/);
    b.tap(b.svg, 80, 50);
    b.tap(b.svg, 80, 90); // beside all spots: taken back
    assert.deepEqual([b.said(), b.view()], [[["cancel"]], [0, 0, 200, 100]]);
});

test("a mouse and a keyboard press what they point at", async () => {
    const b = await board();
    b.tap(b.spot(3), 80, 50, "mouse");
    b.tap(b.spot(1), 40, 50, "pen");
    b.click(b.spot(2));
    b.key(b.svg, "Enter");
    assert.deepEqual([b.said().map(([, spot]) => spot), b.view()], [[3, 1, 2, 2], [0, 0, 200, 100]]);
    b.tap(b.spot(3), 80, 50);
    assert.deepEqual(b.said(), []);
});

test("what is large enough is pressed at once", async () => {
    const large = await board({ drawn: [540, 270] }); // 54 px from one to the next
    large.tap(large.spot(3), 216, 135);
    assert.deepEqual(large.said(), [["press", 3]]);
    const hardly = await board({ drawn: [538, 269] }); // by what nobody sees
    hardly.tap(hardly.spot(3), 216, 135);
    assert.deepEqual(hardly.said(), [["press", 3]]);
    const small = await board({ drawn: [528, 264] });
    small.tap(small.spot(3), 216, 135);
    assert.deepEqual(small.said(), []);
    // Of spots far from each other each has the room it is hit in; of others those that can be pressed count.
    const far = await board({ drawn: [400, 200], how: row({ spots: row().spots.map((spot, n) => ({ ...spot, at: [40 * n, 50], size: [19, 30] })) }) });
    far.tap(far.spot(1), 80, 100);
    assert.deepEqual([far.said(), far.one.lens.room()], [[["press", 1]], 27]);
    const upright = await board({ how: row({ spots: row().spots.map((spot, n) => ({ ...spot, at: [50, 25 * n], size: [40, 40] })) }) });
    assert.equal(upright.one.lens.room(), 25);
    const beside = await board({ how: row({ spots: row().spots.map((spot, n) => ({ ...spot, at: [[10, 10], [40, 22], [100, 60], [104, 60]][n], size: [90, 40] })) }), targets: [0] });
    assert.equal(beside.one.lens.room(), 30);
});

test("an arrow is as small as it is hit, a large spot beside it is not", async () => {
    const arrows = [{ arrow: 5, way: "M", at: [150, 50], mark: 0, shapes: [] }];
    const large = { told: { arrows }, how: row({ spots: row().spots.map((spot, n) => ({ ...spot, at: [60 * n, 50], size: [60, 60] })) }) };
    const b = await board(large), arrow = () => b.all("[data-arrow]")[0].firstChild;
    b.tap(arrow(), 150, 50);
    assert.deepEqual([b.said(), b.view()[2]], [[], 177.78]); // from 48 units to 54 px
    b.tap(arrow(), 150, 50);
    assert.deepEqual(b.said(), [["arrow", 5]]);
    b.tap(b.spot(1), 60, 50);
    assert.deepEqual(b.said(), [["press", 1]]);
    const small = await board({ told: { arrows } });
    assert.equal(small.one.lens.room(small.all("[data-arrow]")[0]), 20);
    const none = await board({ targets: [] });
    none.tap(none.svg, 60, 50);
    assert.deepEqual([none.said(), none.view()], [[["cancel"]], [0, 0, 200, 100]]); // there is nothing to be pressed
});

test("whose turn it is not has nothing to magnify, and who has had it sees all", async () => {
    const b = await board({ mine: false });
    b.tap(b.spot(3), 80, 50);
    assert.deepEqual(b.view(), [0, 0, 200, 100]);
    b.one.show(scene({ cells: cells([0, 1]) }), true);
    b.tap(b.spot(3), 80, 50);
    b.one.show(scene({ cells: cells([0, 1]) }), true); // told anew
    assert.ok(b.svg.classList.contains("magnified"));
    b.one.show(scene({ cells: cells([0, 1]) }), false);
    assert.deepEqual([b.view(), b.svg.classList.contains("magnified")], [[0, 0, 200, 100], false]);
    b.one.show(scene({ cells: cells([0, 1]) }), true);
    b.tap(b.spot(3), 80, 50);
    b.one.setLayout(row({ size: [300, 100] }));
    assert.deepEqual([b.view(), b.svg.classList.contains("magnified")], [[0, 0, 300, 100], false]);
});

test("no more is seen than there is; what is narrower than the screen stands in its middle", async () => {
    const at = async (x, y, more) => {
        const b = await board(more);
        b.tap(b.svg, x, y);
        return b.view();
    };
    assert.deepEqual((await at(0, 0)).slice(0, 2), [0, 0]);
    assert.deepEqual((await at(199, 99)).slice(0, 2), [Math.round((199 - 199 / 2.7) * 100) / 100, Math.round((99 - 99 / 2.7) * 100) / 100]);
    assert.deepEqual((await at(400, 300)).slice(0, 2), [125.93, 62.96]); // to the far corner, and no further
    assert.deepEqual((await at(-90, -90)).slice(0, 2), [0, 0]);
    // On a tall screen: 100 units are 270 px, which 540 px have room for twice.
    assert.deepEqual(await at(100, 270, { drawn: [200, 540] }), [62.96, -50, 74.07, 200]);
    // Where the page has it, and within a board of its own corner: what is touched stays.
    assert.deepEqual((await at(180, 150, { at: [100, 100] })).slice(0, 2), [50.37, 31.48]);
    assert.deepEqual((await at(80, 50, { how: row({ corner: [10, 20] }) })).slice(0, 2), [60.37, 51.48]);
    assert.deepEqual(await at(80, 25, { drawn: [100, 50] }), [130.37, 40.74, 37.04, 18.52]); // half as large before
});

test("it is moved by dragging, as long as it is magnified", async () => {
    const b = await board();
    b.down(80, 50);
    b.drag(70, 50);
    assert.deepEqual(b.view(), [0, 0, 200, 100]);
    b.tap(b.spot(3), 80, 50);
    const [x, y] = b.view();
    b.down(80, 50);
    b.drag(53, 41);
    assert.deepEqual(b.view().slice(0, 2), [x + 10, Math.round((y + 10 / 3) * 100) / 100]);
    b.drag(53, 50);
    assert.deepEqual(b.view().slice(0, 2), [x + 10, y]);
    b.drag(26, 50, 0); // nothing is held
    assert.deepEqual(b.view().slice(0, 2), [x + 10, y]);
    b.down(0, 0);
    b.drag(900, 900);
    assert.deepEqual(b.view().slice(0, 2), [0, 0]);
    b.tap(b.spot(0), 30, 30);
    assert.deepEqual(b.said(), [["press", 0]]);
});
