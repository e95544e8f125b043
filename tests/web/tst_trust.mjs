// What a host says is shown only if it has the form and the size that games need.
import assert from "node:assert/strict";
import { test } from "node:test";
import { register } from "node:module";

register("./hooks.mjs", import.meta.url);
const { read } = await import("/trust.js?1");

const many = (one, times) => Array(times).fill(one), long = (length) => "x".repeat(length);
const copy = (value) => JSON.parse(JSON.stringify(value));

// Messages that say all that can be said.
const path = { d: "M0 0", fill: "ink", stroke: "line", width: 1, opacity: 0.5, dash: [1, 2] };
const lettering = { text: "a", at: [1, 2], with: [3, 4], size: 12, fill: "ink", bold: true };
const form = { width: 3, shapes: [path] };
const token = { size: 5, with: [1, 2], art: "stone", owner: "first", mirrored: true, at: [1, 2], tilt: 90, opacity: 0.4 };
const marked = { mark: 0, at: [1, 2], with: [1, 2], away: [0, 1] };
const cell = { says: "b2", next: [0, 0, 0, 0], target: true, chosen: false, ...marked };
const scene = {
    stop: { spot: 0 }, below: [path], above: [lettering], cells: [cell], ways: [path], dots: [path], tokens: [token], last: [path],
    marks: [{ glyph: "win", filled: true, best: true, number: "3", forms: many(form, 5) }],
    sizes: [...many({ height: 20, from: 1 }, 4), { height: 8, from: 0 }],
    arrows: [{ arrow: 0, open: true, shapes: [path], way: "M0 0", ...marked }], runs: [{ shapes: [path], open: true, ...marked }],
};
const words = { language: "en", board: "Board" }, colours = { dark: { ink: "#ffffff" }, light: { ink: "#000000" } };
const seat = { place: "first", name: "Anna", free: true }, spot = { at: [1, 2], size: [3, 4], hit: "M0", chosen: "M0", ring: "M0" };
const choice = { says: "win", text: "wins", chosen: true, before: false, right: true, open: false };
const key = [0, 1, 2, 3, 4, 5, "stone"];
const good = {
    welcome: { type: "welcome", words, colours, place: "first", token: "t" },
    code: { type: "code", words, colours, why: "wrong" },
    lobby: { type: "lobby", title: "BAO", game: "bao", seats: [seat] },
    layout: { type: "layout", layout: { game: "bao", corner: [0, 0], size: [9, 9], tall: { corner: [0, 0], size: [9, 9], pieces: [0, 0, 9, 9] }, round: true, turns: [true, false], ground: [path], spots: [spot] } },
    motion: { type: "motion", ms: 400, pieces: [{ size: 5, with: [0, 0], art: "stone", owner: "first", mirrored: false, keys: [key] }],
              figures: [{ at: 1, below: [path], above: [path] }] },
    board: { type: "board", ply: 3, title: "BAO", goal: "goal", turn: "turn", names: ["a", "b"], lit: "first", over: false, takesBack: true,
             givesUp: true, mine: true, scene, question: { number: 1, text: "who?", choices: [choice], why: "so",
             rule: { sentence: "Always %1.", gaps: [["a", "b"]], said: "", open: true, shown: [{ text: "a", played: false }] } } },
    here: { type: "here" },
    wait: { type: "wait", text: "soon" },
    say: { type: "say", text: "well" },
    ask: { type: "ask", question: 1, text: "may I?" },
    gone: { type: "gone", text: "over" },
};

// The message with another value at a place ("board scene cells 0 says"); as JSON says it, which knows no undefined.
function altered(place, value) {
    const [type, ...way] = place.split(" "), message = copy(good[type]), last = way.pop();
    const at = way.reduce((within, name) => within[name], message);
    assert.ok(last in at, place);
    if (value === undefined) delete at[last];
    else at[last] = value;
    return JSON.stringify(message);
}
const taken = (place, value) => read(altered(place, value)) !== undefined;
const takes = (place, ...values) => { for (const value of values) assert.ok(taken(place, value), `${place}: ${JSON.stringify(value)?.slice(0, 60)} is refused`); };
const refuses = (place, ...values) => { for (const value of values) assert.ok(!taken(place, value), `${place}: ${JSON.stringify(value)?.slice(0, 60)} is taken`); };

test("all that can be said is taken as it is", () => {
    for (const [type, message] of Object.entries(good)) assert.deepEqual(read(JSON.stringify(message)), message, type);
});

test("what is no message is nothing", () => {
    for (const data of [undefined, null, 1, {}, good.here, [], new ArrayBuffer(8), "", "{", "1", "null", "[]", '"here"', "{}", '[{"type":"here"}]',
        '{"type":"none"}', '{"type":"__proto__"}', '{"type":"constructor"}', '{"type":"toString"}', '{"type":null}'])
        assert.equal(read(data), undefined, String(data));
    assert.equal(read({ length: 5 }), undefined);
    const most = { type: "here", more: "" };
    most.more = long(2e6 - JSON.stringify(most).length);
    assert.equal(JSON.stringify(most).length, 2e6);
    assert.deepEqual(read(JSON.stringify(most)), most);
    most.more += "x";
    assert.equal(read(JSON.stringify(most)), undefined);
});

test("numbers are numbers, not too large", () => {
    for (const place of ["layout layout corner 0", "layout layout size 1", "layout layout spots 0 at 0", "layout layout spots 0 size 1", "layout layout tall corner 0", "layout layout tall size 1", "layout layout tall pieces 3", "motion ms",
        "motion pieces 0 size", "motion pieces 0 with 0", "motion figures 0 at", "board ply", "board scene tokens 0 size", "board scene tokens 0 at 1",
        "board scene cells 0 next 3", "board scene cells 0 at 0", "board scene cells 0 with 1", "board scene cells 0 away 0", "board scene sizes 0 height",
        "board scene sizes 0 from", "board scene marks 0 forms 4 width", "board scene arrows 0 arrow", "board scene arrows 0 at 0",
        "board scene above 0 size", "board scene above 0 at 0", "board scene above 0 with 1", "board scene below 0 dash 1", "board scene stop spot",
        "board scene tokens 0 with 0", ...[0, 1, 2, 3, 4, 5].map((n) => `motion pieces 0 keys 0 ${n}`)]) {
        takes(place, 0, -0.5, 1e5, -1e5);
        refuses(place, 1e5 + 1, -1e5 - 1, 1e300, "1", "", null, true, [], [1], {});
        const [huge] = altered(place, 424242).match(/424242/);
        assert.equal(read(altered(place, 424242).replace(huge, "1e999")), undefined, place); // infinite
    }
});

test("what may be missing may be nothing, and nothing else", () => {
    for (const place of ["board scene below 0 width", "board scene below 0 opacity", "board scene tokens 0 tilt", "ask question", "board question number"]) {
        takes(place, 5, null, undefined);
        refuses(place, "5", 1e6, {});
    }
    for (const place of ["board scene below 0 dash", "board scene above 0 with", "board scene tokens 0 with", "board scene cells 0 with", "board scene cells 0 away",
        "board scene arrows 0 away", "board scene runs 0 with", "motion pieces 0 with"]) {
        takes(place, [1, 2], undefined);
        refuses(place, null, [1], [1, 2, 3], "1 2", {});
    }
    takes("board scene tokens 0 opacity", 1, undefined);
    refuses("board scene tokens 0 opacity", null, "1");
    for (const place of ["board question", "board question choices", "board scene stop", "welcome colours", "code colours"]) {
        takes(place, null, undefined);
        refuses(place, 1, "x", true);
    }
    takes("board scene last", undefined, []);
    refuses("board scene last", null, {});
});

test("texts are texts, not too long", () => {
    for (const place of ["wait text", "say text", "gone text", "lobby seats 0 place", "lobby seats 0 name", "layout layout game", "motion pieces 0 keys 0 6",
        "board title", "board goal", "board turn", "board names 0", "board names 1", "board scene cells 0 says", "board question choices 0 text",
        "welcome words language", "welcome words board", "code words language", "board scene above 0 text",
        "board question rule sentence", "board question rule said", "board question rule gaps 0 0", "board question rule shown 0 text"]) {
        takes(place, "", "<script>", long(2000));
        refuses(place, long(2001), 1, true, ["a"], {});
        if (!place.endsWith("0 text")) refuses(place, null);
    }
    for (const place of ["welcome place", "welcome token", "code why", "lobby title", "lobby game", "board lit", "board question text", "board question why", "ask text",
        "board scene tokens 0 owner", "motion pieces 0 owner", "board question choices 0 says", "board scene marks 0 number"]) {
        takes(place, "", null, undefined, long(2000));
        refuses(place, long(2001), 1, true, [], {});
    }
    takes("board scene tokens 0 art", undefined, "stone");
    refuses("board scene tokens 0 art", null, 1, {});
    for (const place of ["layout layout spots 0 hit", "layout layout spots 0 chosen", "layout layout spots 0 ring", "board scene below 0 d", "board scene arrows 0 way"]) {
        takes(place, "", long(20000));
        refuses(place, long(20001), 1, null, undefined, [], {});
    }
});

test("a colour holds no address", () => {
    for (const place of ["board scene below 0 fill", "board scene below 0 stroke", "board scene above 0 fill", "welcome colours dark ink", "code colours light ink",
        "board scene marks 0 glyph"]) {
        takes(place, "", "#ffffff/#000000", "win-wash_2", long(100));
        refuses(place, long(101), "url(http://elsewhere)", "a b", "a;b", "a(1)", "\n", 1, true, [], ["ink"], {});
    }
    takes("board scene below 0 fill", null, undefined);
    refuses("welcome colours dark ink", null);
    refuses("board scene marks 0 glyph", null, undefined);
});

test("what holds or not is true, false or not said", () => {
    for (const place of ["layout layout round", "layout layout turns 0", "lobby seats 0 free", "board over", "board takesBack", "board givesUp", "board mine",
        "board scene cells 0 target", "board scene cells 0 chosen", "board scene tokens 0 mirrored", "board scene above 0 bold", "board scene arrows 0 open",
        "board scene runs 0 open", "board scene marks 0 filled", "board scene marks 0 best", "board question choices 0 open", "board question choices 0 right",
        "board question choices 0 chosen", "board question choices 0 before", "board question rule open", "board question rule shown 0 played"]) {
        takes(place, true, false, null);
        refuses(place, 0, 1, "", "true", [], {});
        if (!/\d$/.test(place)) takes(place, undefined);
    }
});

test("lists are lists, neither too long nor too short", () => {
    for (const [place, one] of [["board scene below", path], ["board scene above", lettering], ["board scene ways", path], ["board scene dots", path],
        ["board scene tokens", token], ["board scene arrows", good.board.scene.arrows[0]], ["layout layout ground", path], ["board scene last", path],
        ["motion pieces", good.motion.pieces[0]], ["motion figures", good.motion.figures[0]], ["motion figures 0 below", path], ["motion figures 0 above", path],
        ["board scene marks 0 forms 0 shapes", path], ["board scene cells", cell]]) {
        takes(place, [], many(one, 1000));
        refuses(place, many(one, 1001), {}, 1, "x", null, [1], [null], [[]], { length: 1 }, [one, 1]);
    }
    takes("board scene marks", many(scene.marks[0], 1000));
    refuses("board scene marks", many(scene.marks[0], 1001), null, {});
    takes("board scene runs", [], many(scene.runs[0], 200));
    refuses("board scene runs", many(scene.runs[0], 201), {}, null);
    takes("layout layout spots", [spot], many(spot, 1000));
    refuses("layout layout spots", [], many(spot, 1001), {}, null);
    takes("motion pieces 0 keys", [key], many(key, 1000));
    refuses("motion pieces 0 keys", [], many(key, 1001), {}, null);
    takes("lobby seats", [], many(seat, 10));
    refuses("lobby seats", many(seat, 11), null, {});
    takes("board question choices", [], many(choice, 20));
    refuses("board question choices", many(choice, 21), {}, [1]);
    takes("board question rule gaps", [["a"]], many(many("a", 40), 4));
    refuses("board question rule gaps", [], [[]], many(["a"], 5), [many("a", 41)], null, {});
    takes("board question rule shown", [], many({ text: "a", played: true }, 64));
    refuses("board question rule shown", many({ text: "a", played: true }, 65), null, [1]);
    for (const [place, one, length] of [["board names", "a", 2], ["layout layout turns", true, 2], ["layout layout corner", 1, 2], ["layout layout size", 1, 2],
        ["board scene cells 0 next", 0, 4], ["board scene marks 0 forms", form, 5], ["layout layout spots 0 at", 0, 2],
        ["layout layout tall corner", 1, 2], ["layout layout tall pieces", 1, 4]]) {
        takes(place, many(one, length));
        refuses(place, many(one, length + 1), many(one, length - 1), [], null, {}, "aa");
    }
    takes("motion pieces 0 keys 0", key);
    refuses("motion pieces 0 keys 0", [...key, "x"], [...key, 1], key.slice(0, 6), [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, "5", "x"], "0123456", {},
        { length: 7 }, { ...key, length: 7 }, null);
});

test("words and colours go by names, of which there are not too many", () => {
    const names = (count, value) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, value]));
    for (const place of ["welcome colours dark", "welcome colours light", "code colours dark"]) {
        takes(place, {}, names(200, "ink"));
        refuses(place, names(201, "ink"), { ...names(3, "ink"), bad: 1 }, [], ["ink"], null, "ink");
    }
    for (const place of ["welcome words", "code words"]) {
        takes(place, { language: "en", ...names(199, "w") });
        refuses(place, { language: "en", ...names(200, "w") }, { language: "en", bad: 1 }, names(3, "w"), [], null, "en");
    }
});

test("sizes end with one that fits any board", () => {
    const sizes = scene.sizes;
    takes("board scene sizes", sizes, many({ height: 8, from: 0 }, 5));
    refuses("board scene sizes", [...sizes, sizes[4]], sizes.slice(1), [...sizes.slice(1), { height: 1, from: 1 }], [], null, {}, [...sizes.slice(0, 4), { from: 0 }],
        [...many({ height: 8, from: 0 }, 4), { height: 8, from: 0.5 }]);
});

test("a mark is one of those that are told", () => {
    for (const place of ["board scene cells 0 mark", "board scene arrows 0 mark", "board scene runs 0 mark"]) refuses(place, 1, -1, 0.5, "0", null);
    takes("board scene cells 0", { says: "b2", next: [0, 0, 0, 0] }); // no mark, so no place of one
    refuses("board scene cells 0", { says: "b2", next: [0, 0, 0, 0], mark: 0 }, 1, null, []);
    refuses("board scene cells 0 at", undefined, null, [1]);
    refuses("board scene arrows 0 mark", undefined);
    refuses("board scene runs 0 mark", undefined);
});

test("what is other in a tall frame is as what is told, of as many spots", () => {
    const layout = good.layout.layout;
    takes("layout layout tall", undefined, {}, { corner: [1, 1], size: [2, 2], ground: [], spots: [spot] }, { standing: true });
    refuses("layout layout tall", null, 1, "tall", [], { spots: [] }, { spots: [spot, spot] }, { spots: [{ ...spot, hit: 1 }] }, { ground: [{}] }, { game: 1 }, { corner: [1] });
    assert.ok(read(JSON.stringify({ ...good.layout, layout: { ...layout, tall: undefined, pieces: undefined } })));
    const told = (tall) => read(JSON.stringify({ ...good.board, scene: { ...scene, tall } }));
    for (const tall of [undefined, {}, { sizes: scene.sizes }, { below: [], above: [], tokens: [token], cells: [cell], last: [] }]) assert.ok(told(tall), JSON.stringify(tall));
    for (const tall of [null, 1, [], { sizes: [] }, { cells: [] }, { cells: [cell, cell] }, { cells: [{ ...cell, mark: 1 }] }, { tokens: [{}] }, { below: [{}] }, { last: 1 }])
        assert.ok(!told(tall), JSON.stringify(tall));
    const moved = (tall) => read(JSON.stringify({ ...good.motion, tall }));
    for (const tall of [undefined, {}, { pieces: [], figures: [] }]) assert.ok(moved(tall));
    for (const tall of [null, [], { pieces: {} }, { pieces: [{}] }, { figures: [1] }, { ms: "1" }]) assert.ok(!moved(tall));
});

test("a shape is a path or lettering, whole", () => {
    takes("layout layout tall", undefined, { corner: [0, 0], size: [1, 1] });
    takes("board scene below 0", { text: "a", at: [0, 0], size: 1, tall: [1, 1] }, { d: "M0" }, { text: "", at: [0, 0], size: 1 });
    refuses("board scene below 0", {}, { text: "a" }, { text: "a", d: "M0" }, { fill: "ink" }, 1, null, [], { ...path, width: "1" }, { text: "a", at: [0, 0] },
        { text: "a", at: [0, 0], size: 1, tall: [1] }, { text: null, d: "M0" });
    refuses("board scene stop", {}, [], { spot: "0" });
    for (const place of ["board scene", "layout layout", "board scene sizes", "board names", "board scene cells", "board scene tokens 0 at", "motion ms", "board ply"])
        refuses(place, undefined, null);
});
