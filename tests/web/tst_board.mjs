// The board: draws what it is told, says where it was pressed, and where the keyboard is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse } from "./browser.mjs";
import { cell, layout, motion, path, scene } from "./told.mjs";

async function board(how = {}) {
    const b = browse("<svg id=board></svg>", how), said = [], note = (what) => (...words) => said.push([what, ...words]);
    const { Board } = await b.load("board.js");
    const svg = b.$("board");
    b.size(svg, 400, 200); // twice
    const one = new Board(svg, { press: note("press"), arrow: note("arrow"), cancel: note("cancel"),
        art: (game, name, dark, owner) => `/${game}/${name}/${dark}/${owner}` });
    const layer = (name) => one.layers[name];
    const drawn = (name, tag = "path") => [...layer(name).querySelectorAll(tag)];
    return { ...b, svg, one, said, layer, drawn, spot: (n) => b.all(".spot")[n] };
}
const has = (element, all) => { for (const [name, value] of Object.entries(all)) assert.equal(element.getAttribute(name), value === null ? null : String(value), name); };

test("a layout makes the layers in their order, with the spots", async () => {
    const { svg, size, one, spot, drawn, layer } = await board();
    one.setLayout(layout());
    size(svg, 300, 150); // nothing is shown yet
    has(svg, { viewBox: "10 20 200 100" });
    has(svg.firstChild, { transform: "" });
    assert.deepEqual([...svg.firstChild.children].map((g) => g.getAttribute("class").slice(6)),
        ["ground", "last", "below", "tokens", "above", "ways", "arrows", "runs", "dots", "spots", "marks"]);
    has(layer("marks"), { "pointer-events": "none" });
    has(drawn("ground")[0], { d: "M0", fill: "#ffffff" });
    [0, 1, 2].forEach((n) => {
        has(spot(n), { class: "spot", role: "button", "data-spot": n, tabindex: n === 0 ? 0 : -1 });
        assert.deepEqual([...spot(n).children].map((p) => [p.getAttribute("class"), p.getAttribute("d")]),
            [["hit", `hit${n}`], ["chosen", `chosen${n}`], ["ring", `ring${n}`]]);
    });
    one.setLayout(layout({ spots: layout().spots.slice(0, 1) }));
    assert.equal(svg.children.length, 1);
    assert.equal(spot(1), undefined);
});

test("shapes are drawn as told, in the colours of the theme", async () => {
    const { one, drawn } = await board();
    one.setLayout(layout());
    one.show(scene({
        below: [path("M1", { stroke: "line2", width: 3, dash: [4, 5], opacity: 0.5 }), { text: "a", at: [1, 2], size: 14, fill: "win", bold: true }, path("M2", { fill: null })],
        above: [{ text: "7", at: [5, 6], size: 12 }], last: [path("M3")], ways: [path("M4")], dots: [path("M5")],
    }), true);
    const [first, second] = drawn("below");
    has(first, { d: "M1", fill: "var(--ink)", stroke: "var(--line2)", "stroke-width": 3, "stroke-dasharray": "4 5", opacity: 0.5, "stroke-linecap": "round", "stroke-linejoin": "round" });
    has(second, { d: "M2", fill: "none", stroke: "none", "stroke-width": null, "stroke-dasharray": null, opacity: null });
    const [bold] = drawn("below", "text"), [plain] = drawn("above", "text");
    has(bold, { x: 1, y: 2, fill: "var(--win)", "font-size": 14, "font-weight": "bold", "text-anchor": "middle", "dominant-baseline": "central", transform: null });
    assert.equal(bold.textContent, "a");
    has(plain, { x: 5, y: 6, fill: "var(--ink)", "font-weight": null });
    assert.deepEqual(["last", "ways", "dots"].map((name) => drawn(name)[0].getAttribute("d")), ["M3", "M4", "M5"]);
    one.show(scene(), true);
    for (const name of ["last", "below", "above", "ways", "dots"]) assert.equal(drawn(name).length, 0, name);
});

test("held upright, a part of it fills a frame that is higher than wide", async () => {
    const { svg, size, one, drawn, layer, window } = await board({ upright: true }), tall = { corner: [40, 20], size: [80, 120], pieces: [50, 30, 60, 70] };
    one.setLayout(layout({ tall, round: true }));
    one.show(scene({ above: [{ text: "7", at: [5, 6], tall: [60, 110], size: 12 }, { text: "8", at: [50, 60], size: 12 }] }), true);
    has(svg, { viewBox: "40 20 80 120" });
    assert.equal(svg.style.getPropertyValue("--tall"), "1.5");
    has(svg.firstChild, { transform: "rotate(180 80 80)" });
    has(svg.querySelector("#board-pieces rect"), { x: 50, y: 30, width: 60, height: 70 });
    for (const name of ["last", "tokens", "ways"]) assert.match(layer(name).style.clipPath, /#board-pieces/);
    has(drawn("above", "text")[0], { x: 60, y: 110 });
    has(drawn("above", "text")[1], { x: 50, y: 60 });
    globalThis.matchMedia = () => ({ matches: false }); // held across
    size(svg, 400, 200);
    has(svg, { viewBox: "10 20 200 100" });
    has(svg.firstChild, { transform: "rotate(180 110 70)" });
    has(drawn("above", "text")[0], { x: 5, y: 6 });
    assert.equal(svg.querySelector("clipPath"), null);
    assert.equal(layer("tokens").style.clipPath, "");
});

test("held upright, a wide board stands on its side, and what is to be read does not", async () => {
    const { svg, one, drawn, layer, window } = await board({ upright: true });
    one.setLayout(layout({ tall: { corner: [20, 40], size: [120, 180], standing: true } }));
    one.show(scene({
        above: [{ text: "7", at: [5, 60], size: 12 }], cells: [{ says: "a", next: [0, 1, 0, 0], mark: 0, at: [50, 60], away: [0, 1] }, { says: "b", next: [0, 0, 0, 0] }],
        tall: { sizes: scene().sizes.map((size) => ({ ...size, from: 0 })) },
    }), true);
    has(svg, { viewBox: "20 40 120 180" });
    has(svg.firstChild, { transform: "matrix(0 1 1 0 0 0)" });
    has(drawn("above", "text")[0], { transform: "translate(-55 55) matrix(0 1 1 0 0 0)" });
    const [told] = layer("marks").children, below = 60 + 90 / 2 / one.scale(); // as wide as the mark is
    assert.ok(told.getAttribute("transform").startsWith(`translate(${50 - below} ${below - 50}) matrix(0 1 1 0 0 0) translate(50 ${below})`), told.getAttribute("transform"));
    for (const [key, spot] of [["ArrowRight", 0], ["ArrowDown", 1]]) {
        svg.dispatchEvent(new window.KeyboardEvent("keydown", { key }));
        assert.equal(one.current, spot, key);
    }
});

test("held upright, a board of which that is told is another", async () => {
    const { svg, size, one, drawn, layer, spot, window } = await board({ upright: true });
    const spots = layout().spots.map((known, n) => ({ ...known, at: [50, 40 * n], hit: `tall${n}` }));
    one.setLayout(layout({ tall: { corner: [0, 0], size: [100, 150], ground: [path("M9")], spots } }));
    const cells = [0, 1, 2].map((n) => cell(n, { next: [n, n, n, 2] }));
    one.show(scene({ below: [path("M1")], tall: { below: [path("M2")], tokens: [{ art: "stone", size: 30, at: [7, 8] }], cells: [{ ...cells[0], target: true, mark: 0, at: [3, 4] }, ...cells.slice(1)] } }), true);
    has(svg, { viewBox: "0 0 100 150" });
    assert.deepEqual(["ground", "below"].map((name) => drawn(name).map((p) => p.getAttribute("d"))), [["M9"], ["M2"]]);
    assert.match(drawn("tokens", "image")[0].getAttribute("transform"), /translate\(7 8\)/);
    assert.deepEqual([0, 1, 2].map((n) => [spot(n).firstChild.getAttribute("d"), spot(n).classList.contains("target")]), [["tall0", true], ["tall1", false], ["tall2", false]]);
    assert.match(layer("marks").children[0].getAttribute("transform"), /translate\(3 4\)/);
    assert.equal(one.lens.room(), 40);
    svg.dispatchEvent(new window.KeyboardEvent("keydown", { key: "ArrowDown" }));
    assert.equal(one.current, 2);
    globalThis.matchMedia = () => ({ matches: false }); // held across
    size(svg, 400, 200);
    assert.deepEqual([drawn("ground")[0].getAttribute("d"), drawn("below")[0].getAttribute("d"), spot(0).firstChild.getAttribute("d"), spot(1).classList.contains("target")],
        [layout().ground[0].d, "M1", "hit0", true]);
    has(spot(2), { tabindex: 0 });
    globalThis.matchMedia = (query) => ({ matches: query.includes("portrait") });
    size(svg, 100, 150);
    one.play(motion({ tall: { pieces: [{ ...motion().pieces[0], art: "other" }] } }));
    assert.match(drawn("tokens", "image")[0].getAttribute("href"), /other/);
});

test("what would be too small to be read is left out", async () => {
    const { one, drawn, size, svg } = await board();
    one.setLayout(layout());
    one.show(scene({ above: [{ text: "first half", at: [5, 6], size: 12 }, { text: "12", at: [5, 6], size: 12 }, path("M1")] }), true);
    assert.deepEqual(drawn("above", "text").map((text) => text.textContent), ["first half", "12"]);
    size(svg, 80, 40); // 0.4 of a pixel a unit
    assert.deepEqual([drawn("above", "text").map((text) => text.textContent), drawn("above").length], [["12"], 1]);
});

test("a board that is only looked at is as it is told", async () => {
    const { svg, load } = await board({ upright: true }), { Board } = await load("board.js");
    new Board(svg, { art: () => "" }).setLayout(layout({ tall: { corner: [0, 0], size: [1, 1] } }));
    has(svg, { viewBox: "10 20 200 100" });
});

test("in the dark colours and pictures are others", async () => {
    const { one, drawn } = await board();
    one.setDark(true); // before there is anything
    one.setDark(false);
    one.setLayout(layout());
    one.show(scene({ tokens: [{ art: "stone", size: 30, at: [5, 6], owner: "second" }] }), true);
    has(drawn("tokens", "image")[0], { href: "/bao/stone/false/second" });
    one.setDark(true);
    has(drawn("ground")[0], { fill: "#000000" });
    has(drawn("tokens", "image")[0], { href: "/bao/stone/true/second" });
    one.setLayout(layout());
    has(drawn("ground")[0], { fill: "#000000" });
    assert.equal(drawn("tokens", "image").length, 0); // those of before stood on other spots
});

test("pieces stand where they are told, turned and mirrored", async () => {
    const { one, drawn } = await board();
    one.setLayout(layout());
    const tokens = [{ art: "a", size: 30, at: [5, 6] }, { art: "b", size: 40, at: [7, 8], tilt: 90, mirrored: true, opacity: 0.42, with: [1, 2] }];
    one.show(scene({ tokens }), true);
    const [plain, other] = drawn("tokens", "image");
    has(plain, { href: "/bao/a/false/undefined", x: -15, y: -15, width: 30, height: 30, transform: "translate(5 6) rotate(0)", opacity: null });
    has(other, { x: -20, width: 40, transform: "translate(7 8) rotate(90) scale(-1 1)", opacity: 0.42 });
    one.show(scene({ tokens: tokens.slice(1) }), true);
    assert.equal(drawn("tokens", "image").length, 1);
});

test("a board that lies round is turned, what is read is turned back", async () => {
    const { svg, one, drawn } = await board();
    one.setLayout(layout({ round: true }));
    has(svg.firstChild, { transform: "rotate(180 110 70)" });
    one.show(scene({
        above: [{ text: "7", at: [5, 6], size: 12 }, { text: "8", at: [5, 6], with: [9, 9], size: 12 }],
        tokens: [{ art: "a", size: 30, at: [5, 6] }, { art: "b", size: 30, at: [5, 6], with: [1, 2] }],
        cells: [cell(0, { mark: 0, at: [30, 40] }), cell(1, { mark: 0, at: [30, 40], with: [9, 9] }), cell(2)],
    }), true);
    assert.deepEqual(drawn("above", "text").map((t) => t.getAttribute("transform")), ["rotate(180 5 6)", "rotate(180 9 9)"]);
    assert.deepEqual(drawn("tokens", "image").map((t) => t.getAttribute("transform")), ["translate(5 6) rotate(0)", "rotate(180 1 2)translate(5 6) rotate(0)"]);
    assert.deepEqual(drawn("marks", ".mark").map((t) => t.getAttribute("transform")),
        ["rotate(180 30 40) translate(30 40) scale(0.5)", "rotate(180 9 9) translate(30 40) scale(0.5)"]);
    assert.equal(drawn("marks", "text")[0].getAttribute("transform"), null); // upright with its mark
});

test("spots say what they are, and which can be pressed", async () => {
    const { svg, one, spot } = await board();
    one.setLayout(layout());
    one.show(scene(), true);
    assert.ok(svg.classList.contains("mine"));
    const told = () => [0, 1, 2].map((n) => [spot(n).getAttribute("aria-label"), spot(n).classList.contains("target"), spot(n).getAttribute("aria-disabled"), spot(n).getAttribute("aria-pressed")]);
    assert.deepEqual(told(), [["pit 0", false, "true", "false"], ["pit 1", true, "false", "false"], ["pit 2", true, "false", "true"]]);
    one.show(scene(), false);
    assert.ok(!svg.classList.contains("mine"));
    assert.deepEqual(told().map(([, target, disabled]) => [target, disabled]), [[false, "true"], [false, "true"], [false, "true"]]);
});

test("arrows and runs are drawn with room for a finger, dimmed where they are not open any more", async () => {
    const { one, drawn, layer } = await board();
    one.setLayout(layout());
    const arrow = (n, more) => ({ arrow: n, way: `way${n}`, at: [30 + n, 40], mark: 0, shapes: [path(`shape${n}`)], ...more });
    const runs = [{ at: [1, 1], mark: 1, shapes: [path("run")] }];
    one.show(scene({ arrows: [arrow(4, { open: true }), arrow(7, { open: false })], runs }), true);
    const [first, second] = layer("arrows").children;
    has(first, { "data-arrow": 4, opacity: 1 });
    has(second, { "data-arrow": 7, opacity: 0.25 });
    const [shape, way, end] = first.children;
    has(shape, { d: "shape4" });
    has(way, { d: "way4", stroke: "transparent", "stroke-width": 26 });
    has(end, { cx: 34, cy: 40, r: 24, fill: "transparent" });
    has(drawn("runs")[0], { d: "run" });
    has(layer("runs").firstChild, { opacity: 1 });
    assert.deepEqual(drawn("marks", ".mark").map((m) => [m.dataset.mark, m.getAttribute("opacity")]), [["win", "1"], ["win", "0.25"], ["loss", "1"]]);
    one.show(scene({ arrows: [arrow(1)], runs }), true);
    assert.equal(layer("arrows").children.length, 1);
    assert.equal(layer("runs").children.length, 1);
    assert.equal(drawn("marks", ".mark").length, 2);
});

test("marks have one size, that of the screen", async () => {
    const { svg, size, one, drawn } = await board();
    one.setLayout(layout());
    const cells = [cell(0, { mark: 0, at: [30, 40] }), cell(1, { mark: 1, at: [60, 70], away: [1, 0] }), cell(2, { mark: 1, at: [80, 90], away: [-1, 1] })];
    const seen = (width, height) => {
        size(svg, width, height);
        return drawn("marks", ".mark").map((m) => m.getAttribute("transform").trim() + " " + m.firstChild.getAttribute("d"));
    };
    one.show(scene({ cells }), true);
    // Twice as large: 20 px high, those of 50 px across.
    assert.deepEqual(seen(400, 200), ["translate(30 40) scale(0.5) win50", "translate(72.5 40) scale(0.5) loss50", "translate(67.5 95) scale(0.5) loss50"]
        .map((t) => t.replace("72.5 40", "72.5 70")));
    assert.match(seen(800, 9999)[0], /scale\(0.25\) win90/); // the narrower side counts, and what fits exactly fits
    assert.match(seen(9999, 350)[0], /win70/);
    assert.match(seen(9999, 150)[0], /win30/);
    assert.match(seen(50, 50)[0], /scale\(4\) win10/);
    assert.match(seen(0, 0)[0], /scale\(1\) win30/); // not laid out
    one.show(scene({ cells, sizes: Array(5).fill({ height: 8, from: 100 }) }), true);
    assert.match(seen(400, 200)[0], /win90/); // none fits: the first
});

test("what is pressed is said, when it is one's turn", async () => {
    const { svg, one, said, spot, layer, click, window } = await board();
    one.setLayout(layout());
    one.show(scene({ arrows: [{ arrow: 4, way: "M", at: [0, 0], mark: 0, shapes: [] }] }), true);
    click(spot(2).firstChild);
    assert.deepEqual(said.splice(0), [["press", 2]]);
    assert.deepEqual([0, 1, 2].map((n) => spot(n).getAttribute("tabindex")), ["-1", "-1", "0"]);
    assert.equal(window.document.activeElement, window.document.body); // a press shows no ring
    click(layer("arrows").firstChild.lastChild);
    assert.deepEqual(said.splice(0), [["arrow", 4]]);
    click(svg);
    assert.deepEqual(said.splice(0), [["cancel"]]);
    one.show(scene(), false);
    for (const at of [spot(1), svg]) click(at);
    assert.deepEqual(said, []);
});

test("the keyboard goes where the host says, and presses there", async () => {
    const { svg, one, said, spot, key, window } = await board();
    one.setLayout(layout());
    key(svg, "ArrowLeft"); // nothing is shown yet
    one.show(scene({ cells: [cell(0, { next: [1, 2, 0, 1] }), cell(1, { next: [0, 9, 2, 1] }), cell(2, { next: [2, 2, 2, 0] })] }), true);
    const at = () => Number(window.document.activeElement.dataset.spot);
    const tabs = () => [0, 1, 2].map((n) => spot(n).getAttribute("tabindex")).join();
    assert.equal(key(svg, "ArrowLeft"), true);
    assert.deepEqual([at(), tabs()], [1, "-1,0,-1"]);
    key(svg, "ArrowRight"); // there is no spot of that number
    assert.equal(at(), 1);
    key(svg, "ArrowUp");
    assert.deepEqual([at(), tabs()], [2, "-1,-1,0"]);
    key(svg, "ArrowDown");
    assert.deepEqual([at(), tabs()], [0, "0,-1,-1"]);
    key(svg, "ArrowRight");
    assert.equal(key(svg, "Enter"), true);
    assert.equal(key(svg, " "), true);
    assert.deepEqual(said.splice(0), [["press", 2], ["press", 2]]);
    assert.equal(key(svg, "Escape"), true);
    assert.deepEqual(said.splice(0), [["cancel"]]);
    for (const other of ["Tab", "a", "Shift", "Home"]) assert.equal(key(svg, other), false, other);
    assert.deepEqual(said, []);
    one.show(scene(), false);
    assert.equal(key(svg, "Enter"), true);
    assert.deepEqual(said, []);
});

test("on a board that lies round the keys go the other way", async () => {
    const { svg, one, key, window } = await board();
    one.setLayout(layout({ round: true }));
    for (const [name, leads] of [["ArrowLeft", 1], ["ArrowRight", 0], ["ArrowUp", 1], ["ArrowDown", 2]]) {
        one.show(scene({ cells: [cell(0, { next: [0, 1, 2, 1] }), cell(1), cell(2)] }), true);
        one.goTo(0);
        key(svg, name);
        assert.equal(Number(window.document.activeElement.dataset.spot), leads, name);
    }
});

test("the place that Tab leads to is one of the board's", async () => {
    const { one, spot, click } = await board();
    one.setLayout(layout());
    one.show(scene(), true);
    click(spot(1));
    one.setLayout(layout());
    assert.equal(spot(1).getAttribute("tabindex"), "0");
    one.show(scene(), true);
    click(spot(2));
    one.setLayout(layout({ spots: layout().spots.slice(0, 2) }));
    assert.equal(spot(1).getAttribute("tabindex"), "0");
});

test("a move is shown from key to key, and the picture waits for it", async () => {
    const { svg, one, drawn, time, spot, click, said } = await board();
    one.setLayout(layout());
    one.show(scene({ last: [path("L")], ways: [path("W")], dots: [path("D")], arrows: [{ arrow: 0, way: "M", at: [0, 0], mark: 0, shapes: [path("A")] }],
        runs: [{ at: [0, 0], mark: 0, shapes: [path("R")] }], below: [path("B")], above: [path("C")] }), true);
    let ended = 0;
    one.play(motion({ figures: [{ at: 100, below: [path("B1")], above: [path("A1")] }, { at: 200, below: [path("B2")], above: [path("A2")] }] })).then(() => ++ended);
    has(svg, { "aria-busy": "true" });
    assert.ok(!svg.classList.contains("mine"));
    for (const name of ["last", "ways", "arrows", "runs", "dots", "marks"]) assert.equal(drawn(name).length, 0, name);
    const [piece] = drawn("tokens", "image");
    has(piece, { href: "/bao/stone/false/first", x: -10, width: 20 });
    await time.pass(16 * 6);
    has(piece, { transform: "translate(9.6 19.2) rotate(0) scale(1 1)", opacity: 1 });
    assert.equal(drawn("below")[0].getAttribute("d"), "B");
    await time.pass(16);
    assert.deepEqual([drawn("below")[0].getAttribute("d"), drawn("above")[0].getAttribute("d")], ["B1", "A1"]);
    await time.pass(16 * 6);
    assert.deepEqual([drawn("below")[0].getAttribute("d"), drawn("above")[0].getAttribute("d")], ["B2", "A2"]);
    one.redraw(); // of what is gone by
    assert.equal(drawn("below")[0].getAttribute("d"), "B2");
    await time.pass(16 * 11);
    assert.equal(ended, 0);
    await time.pass(16 * 2);
    assert.equal(ended, 1);
    has(svg, { "aria-busy": "false" });
    assert.equal(time.due.size, 0);
    one.show(scene(), true);
    click(spot(1));
    assert.deepEqual(said, [["press", 1]]);
});

test("a press or a key ends a move that is shown, and presses nothing", async () => {
    for (const by of ["click", "Enter", " "]) {
        const { svg, one, said, spot, click, key, time } = await board();
        one.setLayout(layout());
        one.show(scene(), true);
        let ended = false;
        one.play(motion()).then(() => { ended = true; });
        by === "click" ? click(spot(1)) : key(svg, by);
        await time.pass(0);
        assert.deepEqual([ended, said, time.due.size], [true, [], 0], by);
        one.stopPlaying(); // there is none any more
    }
});

test("another move ends the one before it", async () => {
    const { one, drawn, time } = await board();
    one.setLayout(layout());
    let ended = 0;
    one.play(motion()).then(() => ++ended);
    one.play(motion({ pieces: [] })).then(() => ++ended);
    await time.pass(0);
    assert.equal(ended, 1);
    assert.equal(drawn("tokens", "image").length, 0);
    await time.pass(650);
    assert.equal(ended, 2);
});

test("a page that nobody sees gets no frames; the move ends all the same", async () => {
    const { one, time } = await board();
    globalThis.requestAnimationFrame = () => 0;
    one.setLayout(layout());
    let ended = false;
    one.play(motion()).then(() => { ended = true; });
    await time.pass(649);
    assert.equal(ended, false);
    await time.pass(1);
    assert.equal(ended, true);
});

test("who wants no motion sees none", async () => {
    const { svg, one, time, drawn } = await board({ still: true });
    one.setLayout(layout());
    one.show(scene({ last: [path("L")] }), true);
    let ended = false;
    one.play(motion()).then(() => { ended = true; });
    await time.pass(0);
    assert.deepEqual([ended, svg.getAttribute("aria-busy"), drawn("last").length], [true, null, 1]);
});

test("a piece goes from key to key: place, size, opacity, tilt and picture", async () => {
    const { one, drawn, time } = await board();
    one.setLayout(layout());
    const keys = [[32, 0, 10, 1, 1, 0, "stone"], [64, 8, 10, 2, 0.5, 20, "shell"], [64, 100, 10, 2, 0.5, 20, "shell"], [96, 100, 30, 1, 0, 40, "gone"]];
    one.play(motion({ pieces: [{ size: 20, art: "stone", keys }, { size: 20, art: "stone", mirrored: true, keys }] }));
    const [piece, mirrored] = drawn("tokens", "image");
    const after = async (ms, transform, opacity, picture) => {
        await time.pass(ms);
        has(piece, { transform, opacity, href: `/bao/${picture}/false/undefined` });
        has(mirrored, { transform: transform.replace(/scale\(/, "scale(-") });
    };
    await after(16, "translate(0 10) rotate(0) scale(1 1)", 1, "stone"); // before its first
    await after(32, "translate(4 10) rotate(10) scale(1.5 1.5)", 0.75, "stone");
    await after(16, "translate(100 10) rotate(20) scale(2 2)", 0.5, "shell");
    await after(16, "translate(100 20) rotate(30) scale(1.5 1.5)", 0.25, "shell");
    await after(16, "translate(100 30) rotate(40) scale(1 1)", 0, "gone");
    await after(16, "translate(100 30) rotate(40) scale(1 1)", 0, "gone"); // after its last
    let set = 0;
    const before = piece.setAttribute.bind(piece);
    piece.setAttribute = (name, value) => { if (name === "href") ++set; before(name, value); };
    await time.pass(16);
    assert.equal(set, 0); // the same picture is not fetched again
});
