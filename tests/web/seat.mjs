// The page of a seat in the test's browser, and what hosts say to it first.
import { browse, page, settled } from "./browser.mjs";
import { board, colours, layout, words } from "./told.mjs";

export const html = page("page");
export const own = { reallyGiveUp: "Sure?", lost: "Lost.", wrong: "Not the code.", tooSoon: "Wait %1 s.", watch: "Watch", taken: "taken", soon: "Soon.", card: "No card." };
export const welcome = (more = {}) => ({ type: "welcome", words: words(html, own), colours, place: "first", token: "seat7", ...more });
export const code = (more = {}) => ({ type: "code", words: words(html, own), colours, ...more });
export const lobby = { type: "lobby", title: "BAO", game: "bao", seats: [{ place: "first", name: "First", free: true }, { place: "second", name: "Ben", free: false },
    { place: "third", name: "Cleo", free: false, kept: "kept for Cleo" }] };

export async function open(how) {
    const b = browse(html, how);
    await b.load("page.js");
    const line = () => b.lines.at(-1);
    return { ...b, line, said: () => line().said.splice(0), async hear(...messages) { for (const one of messages) line().tell(one); await settled(); } };
}
// Sits at a table.
export async function seated(how, more) {
    const b = await open(how);
    b.line().open();
    await b.hear(welcome(more), { type: "layout", layout: layout() }, board());
    b.said();
    return b;
}
