// What a host and the program say of a small board, for tests to change.
export const path = (d, more = {}) => ({ d, fill: "ink", ...more });

export const layout = (more = {}) => ({
    game: "bao", corner: [10, 20], size: [200, 100], round: false, turns: [false, false], ground: [path("M0", { fill: "#ffffff/#000000" })],
    spots: [0, 1, 2].map((n) => ({ at: [50 * n, 70], size: [40, 40], hit: `hit${n}`, chosen: `chosen${n}`, ring: `ring${n}` })), ...more,
});

export const cell = (n, more = {}) => ({ says: `pit ${n}`, next: [n, n, n, n], ...more });

const forms = (name) => [90, 70, 50, 30, 10].map((width) => ({ width, shapes: [path(`${name}${width}`), { text: "3", at: [0, 0], size: 12 }] }));
export const scene = (more = {}) => ({
    below: [], above: [], ways: [], dots: [], tokens: [], arrows: [], runs: [], marks: [{ glyph: "win", forms: forms("win") }, { glyph: "loss", forms: forms("loss") }],
    sizes: [{ height: 40, from: 4 }, { height: 30, from: 3 }, { height: 20, from: 2 }, { height: 12, from: 1 }, { height: 8, from: 0 }],
    cells: [cell(0), cell(1, { target: true }), cell(2, { target: true, chosen: true })], ...more,
});

export const motion = (more = {}) => ({
    type: "motion", ms: 400, pieces: [{ size: 20, art: "stone", owner: "first", keys: [[0, 0, 0, 1, 1, 0, "stone"], [400, 40, 80, 1, 1, 0, "stone"]] }],
    figures: [], ...more,
});

export const board = (more = {}) => ({
    type: "board", ply: 4, title: "BAO", goal: "Empty your row", turn: "Anna to move", names: ["Anna", "Ben"], lit: "first", over: false, takesBack: true,
    givesUp: true, mine: true, scene: scene(), ...more,
});

export const colours = { light: { ink: "#111111", paper: "#eeeeee", firstFill: "#aa0000", secondFill: "#0000aa" },
                         dark: { ink: "#dddddd", paper: "#222222", firstFill: "#ff0000", secondFill: "#0000ff" } };

// The words that a page asks for by name, each called as it is; and some of its own.
export function words(html, own = {}) {
    const all = { language: "en", board: "the board" };
    for (const [, name] of html.matchAll(/data-(?:word|says)="(\w+)"/g)) all[name] = `(${name})`;
    return { ...all, ...own };
}
