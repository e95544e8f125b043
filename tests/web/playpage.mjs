// The page that is one file, up to where the program behind it has said who it is. The program is the test.
import { browse, page, settled } from "./browser.mjs";
import { packed } from "./packed.mjs";
import { board, colours, layout, scene, words } from "./told.mjs";

const source = page("play");
export const own = { kept: "Stays here.", notKept: "Nothing can be kept.", reallyGiveUp: "Sure?", reallyForget: "Delete?", forgotten: "Deleted.", failed: "Broken.",
    allMatches: "All matches", delete: "Delete", reallyDelete: "This one?", reallyDeleteAll: "All?", oldest: "The oldest had to go.", longLink: "Too long.", linked: "Copied.", link: "The link", unread: "No record.", unreadable: "Unreadable.", large: "Too large.", theory: "Theory", plain: "Plain",
    bestPlay: "Best play", first: "First player", second: "Second player", begins: "Begins", follows: "Moves second", name: "Name", person: "Person", computer: "Computer" };
export const assets = { art: { "bao/stone": '<svg fill="#A61E4D"/>', "bao/stone-dark": '<svg class="dark" fill="#A61E4D"/>', first: '<svg id="first" fill="#A61E4D"/>',
    second: '<svg id="second" fill="#A61E4D"/>', "bao/card": "<svg/>" }, first: {} };

export const welcome = (language = "en") => ({ type: "welcome", words: words(source, { ...own, language }), colours: { ...colours, written: ["#A61E4D"] } });
export const picture = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const card = { heading: "", title: "", beside: "", line: "", action: "", player: "", done: 0, of: 0 };
export const shelf = (more = {}) => ({ type: "shelf", games: [], newcomer: { ...card, heading: "New here?", title: "BAO is a good first game.", action: "How to play", game: "bao" },
    lesson: { ...card, heading: "Next lesson: BAO", title: "Sowing", action: "Begin", done: 1, of: 3, game: "bao", lesson: 1 }, ...more });
for (const language of ["en", "ja", "ja_Hira"]) assets.first[language] = [welcome(language), shelf()];
const html = ["core", "en", "ja", "ja_Hira"].reduce((text, part) => text.replace(`@${part}@`, `packed ${part}`), source)
    .replace("@assets@", () => packed(JSON.stringify(assets))).replace("@worker@", "").replace("@style@", "");

// Nothing is heard yet.
export async function start(how) {
    const b = browse(html, how), loading = b.load("play.js");
    while (b.workers.length === 0) await b.time.pass(0); // until the first screen is drawn
    const [worker] = b.workers;
    return {
        ...b, worker, loading, said: () => worker.said.splice(0),
        async hear(...messages) { worker.onmessage({ data: messages }); await settled(); },
        shown: () => ["shelf", "new", "lessons", "matches", "table"].filter(b.seen),
    };
}

export async function open(how) {
    const b = await start(how);
    b.said();
    await b.hear(welcome());
    await b.loading;
    return b;
}

// A match is on the board.
export async function playing(how) {
    const b = await open(how);
    await b.hear({ type: "layout", layout: layout() }, match());
    b.said();
    return b;
}

export const glance = (more = {}) => ({ ...card, type: "glance", id: "7", heading: "Go on", title: "BAO", beside: "Anna against Ben", line: "Ben’s turn", action: "Go on", player: "second",
    layout: layout(), scene: scene(), ...more });

export const bar = (more = {}) => ({ at: 4, points: ["start", "first", "second", "first", "second"], label: "move 4", walk: false, aside: false, ...more });
export const match = (more = {}) => board({ bringsBack: false, waits: false, offers: [], bar: bar(), ...more });
