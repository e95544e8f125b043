// What a host may say. Whatever does not have this form, or is more than any game needs, is not shown.
const number = (v) => Number.isFinite(v) && Math.abs(v) <= 1e5;
const flag = (v) => v === undefined || v === null || typeof v === "boolean";
const text = (v) => typeof v === "string" && v.length <= 2000;
const colour = (v) => typeof v === "string" && /^[\w#/-]{0,100}$/.test(v); // "ink", "#ffffff/#000000"; no address
const way = (v) => typeof v === "string" && v.length <= 20000;
const maybe = (is) => (v) => v === undefined || v === null || is(v);
const optional = (is) => (v) => v === undefined || is(v);
const list = (is, most = 1000, least = 0) => (v) => Array.isArray(v) && v.length >= least && v.length <= most && v.every(is);
const object = (v) => typeof v === "object" && v !== null && !Array.isArray(v);
const form = (fields) => (v) => object(v) && Object.entries(fields).every(([name, is]) => is(v[name]));
const named = (is) => (v) => object(v) && Object.keys(v).length <= 200 && Object.values(v).every(is);

const point = list(number, 2, 2);
const path = form({ d: way, fill: maybe(colour), stroke: maybe(colour), width: maybe(number), opacity: maybe(number),
        dash: optional(point) });
const lettering = form({ text, at: point, tall: optional(point), with: optional(point), size: number, fill: maybe(colour), bold: flag });
const shape = (v) => object(v) && (v.text === undefined ? path(v) : lettering(v));
const shapes = list(shape);
const mark = form({ glyph: colour, filled: flag, best: flag, number: maybe(text), forms: list(form({ width: number, shapes }), 5, 5) });
const piece = { size: number, with: optional(point), art: optional(text), owner: maybe(text), mirrored: flag };
const key = (v) => Array.isArray(v) && v.length === 7 && v.slice(0, 6).every(number) && text(v[6]);
// A mark is one of those told with the scene.
const marked = { mark: number, at: point, with: optional(point), away: optional(point) };
const cell = (v) => form({ says: text, next: list(number, 4, 4), target: flag, chosen: flag, ...(v?.mark === undefined ? {} : marked) })(v);
const sizes = (v) => list(form({ height: number, from: number }), 5, 5)(v) && v[4].from === 0;
// What is told, and as it is in a tall frame.
const held = (is) => (v) => is(v) && optional(object)(v.tall) &&
    ((all) => is(all) && ["spots", "cells"].every((of) => all[of]?.length === v[of]?.length))({ ...v, ...v.tall });
const sceneForm = form({
    stop: maybe(form({ spot: number })), below: shapes, above: shapes, cells: list(cell), ways: shapes, dots: shapes,
    tokens: list(form({ ...piece, at: point, tilt: maybe(number), opacity: optional(number) })),
    last: optional(shapes), marks: list(mark), sizes,
    arrows: list(form({ arrow: number, open: flag, shapes, way, ...marked })),
    runs: list(form({ shapes, open: flag, ...marked }), 200),
});
const scene = held((v) => sceneForm(v) && [...v.cells, ...v.arrows, ...v.runs].every((one) => one.mark === undefined || v.marks[one.mark]));
const words = form({ language: text }), colours = maybe(form({ dark: named(colour), light: named(colour) }));
const choice = form({ says: maybe(text), text, chosen: flag, before: flag, right: flag, open: flag });
const rule = form({ sentence: text, gaps: list(list(text, 40, 1), 4, 1), said: text, open: flag, shown: list(form({ text, played: flag }), 64) });
const headway = form({ at: number, of: number, slips: number, done: (v) => typeof v === "boolean", kept: (v) => text(v) && v.length <= 400 });
const forms = {
    welcome: form({ words: (v) => words(v) && named(text)(v), colours, place: maybe(text), token: maybe(text),
        pupil: maybe(form({ name: text, emblem: number })),
        take: maybe((v) => typeof v === "string" && /^\/take\/[0-9a-f]{32}$/.test(v)) }),
    code: form({ words: (v) => words(v) && named(text)(v), colours, why: maybe(text) }),
    lobby: form({ title: maybe(text), game: maybe(text), seats: list(form({ place: text, name: text, free: flag }), 10) }),
    layout: form({ layout: held(form({ game: text, corner: point, size: point, pieces: optional(list(number, 4, 4)), standing: flag, round: flag, turns: list(flag, 2, 2), ground: shapes,
        spots: list(form({ at: point, size: point, hit: way, chosen: way, ring: way }), 1000, 1) })) }),
    motion: held(form({ ms: number, pieces: list(form({ ...piece, keys: list(key, 1000, 1) })),
        figures: list(form({ at: number, below: shapes, above: shapes })) })),
    board: form({ ply: number, title: text, goal: text, turn: text, names: list(text, 2, 2), lit: maybe(text), over: flag,
        takesBack: flag, givesUp: flag, again: flag, mine: flag, scene,
        known: maybe(form({ says: text, why: text })), played: maybe(form({ last: text, moves: text })), bar: maybe(form({ at: number, last: number, label: text })), review: maybe(form({ count: text, order: text, note: text,
        points: list(form({ ply: number, mover: text, head: text, loss: text, lines: list(text, 4), retry: maybe(text) }), 10) })),
        question: maybe(form({ number: maybe(number), text: maybe(text), choices: maybe(list(choice, 20)),
        why: maybe(text), rule: maybe(rule) })) }),
    work: form({ title: text, locked: flag,
        tasks: list(form({ task: object, game: colour, title: text, text, own: flag, headway: maybe(headway) }), 120) }),
    here: form({}),
    wait: form({ text }),
    say: form({ text }),
    ask: form({ question: maybe(number), text: maybe(text) }),
    gone: form({ text }),
};

// The message, or nothing.
export function read(data) {
    if (typeof data !== "string" || data.length > 2e6) return;
    try {
        const message = JSON.parse(data);
        return object(message) && Object.hasOwn(forms, message.type) && forms[message.type](message) ? message : undefined;
    } catch {
        return; // no JSON
    }
}

// What the page in a frame says of how far one is: to the host, which looks at it itself.
export const isDid = (v) => object(v) && v.type === "did" && object(v.task) && headway(v.headway) && JSON.stringify(v.task).length <= 1600;
