// The first screen: what is offered to whoever comes, every game, and the matches that are kept as a list. What is
// offered, and how a match stands, the program says.
import { Board } from "/board.js";
import { $, ask, fill, notice, picture, put, words } from "/parts.js";

const dayOf = (date) => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 864e5);
const firstDay = 2440588; // 1 January 1970, as the program counts days

// What is beside the pieces cannot be read on a small picture.
export function bare(layout) {
    const [x, y, ...size] = layout.tall?.pieces ?? [];
    return size.length && !layout.tall.spots ? { ...layout, corner: [x, y], size, tall: undefined } : layout;
}

export class Shelf {
    // `open`: another part of the page is shown; `begin`: a match, or something to practise. `framed`: a teacher decides.
    constructor({ say, kept, art, dark, open, begin, framed }) {
        Object.assign(this, { say, kept, art, dark, open, begin, framed });
        this.boards = {};
    }

    // What the program is told to know what to offer.
    get said() {
        if (this.framed) return {};
        return { day: dayOf(new Date()) + firstDay, lessons: this.kept.allLessons() };
    }

    setDark() {
        for (const board of Object.values(this.boards)) board.setDark(this.dark());
    }

    // `early`: the program has not been asked yet what it offers to somebody who was here before.
    show({ games, newcomer, lesson }, early = false) {
        fill($("games"), "button", games, (card, { id, title, tagline }) => {
            card.type = "button";
            card.className = "game";
            card.dataset.game = id;
            card.replaceChildren(picture(this.art(id, "card", this.dark())));
            put(card, "strong", title);
            put(card, "span", tagline);
            card.onclick = () => this.say({ do: "form", game: id });
        });
        $("kept").textContent = this.kept.works ? words.kept : words.notKept;
        $("welcome").hidden = this.framed;
        const all = this.kept.matches();
        $("allMatches").hidden = all.length === 0;
        if (early && Object.keys(this.kept.allLessons()).length > 0) this.expect("learning");
        else this.card("learning", lesson, () => this.begin({ do: "lesson", game: lesson.game, lesson: lesson.lesson, at: this.kept.lessons(lesson.game).at }));
        if (all.length === 0) this.card("continue", newcomer, () => this.begin({ do: "guide", game: newcomer.game }));
        else if (early) this.expect("continue");
        else this.say({ do: "glance", all });
        if (early) this.expect("today");
        performance.mark("ready");
    }

    // The place of a card that is on its way, so that nothing moves when it comes.
    expect(id) {
        this.card(id, { heading: "\u00a0", title: "\u00a0", action: "\u00a0" });
        $(id).disabled = true;
    }

    glance(card) {
        this.card("continue", card, () => {
            const found = this.kept.matches().find(({ id }) => id === card.id);
            if (found) this.begin({ do: "open", record: found.record, id: card.id });
        });
    }

    today(card) {
        this.card("today", card, () => this.begin({ do: "today", game: card.game, progress: this.kept.get(`puzzles.${card.game}`) }));
    }

    card(id, { game, heading, title, beside, line, action, player, done, of, layout, scene }, press) {
        const card = $(id), seen = put(document.createElement("span"), "span", "", { className: "seen", inert: true });
        card.hidden = card.disabled = false;
        card.replaceChildren(seen);
        if (layout) {
            seen.append(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
            const board = this.boards[id] = new Board(seen.firstChild, { art: this.art });
            board.setDark(this.dark());
            board.setLayout(bare(layout));
            board.show(scene, false);
        } else {
            delete this.boards[id];
            if (game) seen.append(picture(this.art(game, "card", this.dark())));
        }
        const told = put(card, "span", "", { className: "told" });
        put(told, "small", heading);
        put(told, "strong", title);
        if (beside) put(told, "span", beside, { className: "beside" });
        if (line) {
            const whose = put(told, "span", "", { className: "line" });
            whose.append(picture(this.art(layout.game, player, this.dark(), player)), line);
            whose.style.color = `var(--${player})`;
        }
        const dots = put(told, "span", "", { className: "dots" });
        for (let i = 0; i < of; ++i) put(dots, "i", "", { className: i < done ? "done" : i === done ? "here" : "" });
        put(card, "span", action, { className: "act" });
        card.setAttribute("aria-label", [heading, title, beside, line, action].filter(Boolean).join(", "));
        card.onclick = press;
    }

    // --- The matches that are kept ---

    askMatches() {
        const now = dayOf(new Date());
        this.say({ do: "matches", all: this.kept.matches().map(({ id, record, at }) => {
            const date = new Date(at);
            return { id, record, day: { ago: now - dayOf(date), day: date.getDate(), month: date.getMonth() + 1 } };
        }) });
    }

    showMatches({ all }) {
        this.open("matches");
        $("title").textContent = words.allMatches;
        $("noMatches").hidden = all.length > 0;
        $("deleteAll").hidden = all.length === 0;
        fill($("matchList"), "li", all, (row, { id, title, note, when, described, sides = [] }) => {
            row.replaceChildren();
            const open = put(row, "button", "", { className: "match" });
            open.setAttribute("aria-label", described);
            put(open, "strong", title);
            put(open, "span", [note, when].filter(Boolean).join(" · "), { className: "quiet" });
            sides.forEach(({ name, state, lit }, i) => {
                const player = i === 0 ? "first" : "second", line = put(open, "span", "", { className: lit ? "side lit" : "side" });
                line.append(picture(this.art("", player, this.dark(), player)), name);
                if (state) put(line, "small", state);
            });
            open.disabled = sides.length === 0;
            open.onclick = () => {
                const found = this.kept.matches().find((one) => one.id === id);
                if (found) this.begin({ do: "open", record: found.record, id });
            };
            const drop = put(row, "button", "×", { className: "drop" });
            drop.setAttribute("aria-label", `${words.delete}: ${described}`);
            drop.onclick = () => ask(words.reallyDelete, (yes) => yes && this.drop([id]));
        });
        $("deleteAll").onclick = () => ask(words.reallyDeleteAll, (yes) => yes && this.drop(all.map(({ id }) => id)));
        ($("matchList").querySelector("button:enabled") ?? $("home")).focus();
    }

    drop(ids) {
        for (const id of ids) this.kept.setMatch(id, "");
        this.askMatches();
    }

    keep({ id, record }) {
        if (this.kept.setMatch(id, record)) notice(words.oldest);
    }
}
