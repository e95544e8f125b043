// The page that is one file: shows what the program beside it says, and says what is pointed at. It knows no rule; a
// match, its values and all that is said of them are the program's (app/web).
import { Board } from "/board.js";
import { drawing } from "/drawing.js";
import { Kept } from "/kept.js";
import { MatchView } from "/matchview.js";
import { NewMatch } from "/newmatch.js";
import { $, Pictures, ask, fill, notice, onTurn, paint, picture, put, speak, words } from "/parts.js";
import { PracticeView } from "/practice.js";
import { Records } from "/records.js";
import { Review } from "/review.js";
import { Seat } from "/seat.js";
import { becomeSeat } from "/seatpage.js";
import { Shelf } from "/shelf.js";
import { Together } from "/together.js";
import { tell } from "/told.js";
import { unpacked } from "/unpack.js";

await becomeSeat();

// The program is unpacked and compiled beside the page, as soon as its first screen is drawn and all of the file is there;
// what is said before waits.
let worker, unsaid = [];
const say = (message) => (unsaid ? unsaid.push(message) : worker.postMessage(message));
function begin() {
    worker.postMessage({ core: $("core").textContent, texts: Object.fromEntries(languages.map((one) => [one, $(one).textContent])) });
    for (const message of unsaid) worker.postMessage(message);
    unsaid = undefined;
}
const languages = [...document.querySelectorAll("#languages option")].map(({ value }) => value);

// Pictures, and what the program says to whoever comes for the first time: {art: {path: SVG}, first: {language: messages}}.
const assets = await new Response(unpacked($("assets").textContent)).json();

const spoken = (...wished) => wished.find((one) => languages.includes(one)) ?? "en";
const seat = new Seat(({ language, dark, locked, task, kept: at }) => {
    Object.assign(chosen, { language: spoken(language), dark });
    hello();
    say({ do: "lock", locked });
    if (task) become({ do: "task", task, kept: at });
    else toShelf();
}, (locked) => {
    say({ do: "lock", locked });
    hello(); // what is on the board is told anew
});
const kept = new Kept(() => seat.framed || notice(words.notKept)); // a seat's is kept by its table
let colours, greeted, ply = 0;
const chosen = {
    language: spoken(kept.get("language"), navigator.language.slice(0, 2)),
    dark: kept.get("dark") ?? matchMedia("(prefers-color-scheme: dark)").matches,
};

// --- Pictures ---

const art = drawing(assets.art, () => colours);

const board = new Board($("board"), {
    press: (spot) => say({ do: "press", spot, ply }),
    arrow: (arrow) => say({ do: "arrow", arrow, ply }),
    cancel: () => say({ do: "cancel" }),
    art,
});
const crest = (player) => [picture(art(board.layout.game, player, chosen.dark, player))];
const review = new Review(say, (player) => crest(player)[0]);
const match = new MatchView({
    board, say, kept, review, crest,
    open(at) {
        if ($("table").hidden) {
            only("table");
            board.focus();
        }
        ply = at;
    },
});
const practice = new PracticeView({
    board, say, art,
    dark: () => chosen.dark,
    begin(message) {
        if ($("table").hidden) only("table");
        $("menu").hidden = true;
        ply = message.ply ?? ply;
    },
});
const pictures = new Pictures(board, {
    board(message) {
        document.body.dataset.mode = message.drill ? "drill" : "match";
        (message.drill ? practice : match).show(message);
    },
    known: (message) => match.showKnown(message),
    review: (message) => review.show(message),
    interlude: tell,
});
const newMatch = new NewMatch({
    say, kept, art,
    open: () => only("new"),
    begin: (message) => become(message),
});
const records = new Records(say, (record) => become({ do: "open", record }));
const together = new Together({
    say, kept,
    open: (id) => only(id),
    begin: become,
    leave() {
        pictures.forget();
        say({ do: "leave" });
    },
    framed: seat.framed,
});
const shelf = new Shelf({ say, kept, art, dark: () => chosen.dark, open: only, begin: become, framed: seat.framed });

// Another match, or something to practise, is on its way.
function become(message) {
    pictures.forget();
    say(message);
}

function look() {
    if (!colours) return;
    paint(colours, chosen.dark);
    for (const one of [board, newMatch.board]) one.setDark(chosen.dark);
    shelf.setDark();
    practice.setDark();
    if (board.layout) for (const player of ["first", "second"]) document.querySelector(`#players .${player} img`)?.setAttribute("src", crest(player)[0].src);
}

// Another part of the page: the keyboard begins at its top, in a match at the board.
function only(id) {
    const moves = document.body.dataset.view !== id && document.activeElement !== document.body;
    for (const one of ["shelf", "new", "lessons", "matches", "together", "table"]) $(one).hidden = one !== id;
    document.body.dataset.view = id;
    $("home").hidden = id === "shelf";
    $("menu").hidden = id !== "table";
    openMenu(false);
    if (moves) $("title").focus({ preventScroll: true });
    if (id !== "table") $("title").textContent = id === "shelf" ? "勝ち筋 Kachisuji" : newMatch.form?.title ?? "";
}

// --- What is heard ---

let broken = false;
function failed() {
    broken = true;
    notice(words.failed ?? "!", true);
}

const heard = {
    welcome(message) {
        colours = message.colours;
        speak(message.words);
        $("languages").value = words.language;
        look();
        together.entitle();
    },
    shelf: (message) => shelf.show(message),
    today: (message) => shelf.today(message),
    glance: (message) => shelf.glance(message),
    matches: (message) => shelf.showMatches(message),
    form(message) {
        say({ do: "leave" });
        newMatch.show(message);
    },
    preview: (message) => newMatch.showPreview(message),
    arranged: (message) => newMatch.showArranged(message),
    refused: ({ text }) => newMatch.refused(text),
    layout: (message) => pictures.show(message),
    motion: (message) => pictures.show(message),
    board: (message) => pictures.show(message),
    known: (message) => pictures.show(message),
    review: (message) => pictures.show(message),
    interlude: (message) => pictures.show(message),
    say: ({ text }) => notice(text),
    room: (message) => together.hear(message),
    roomKept: (message) => together.keep(message),
    roomLeft: (message) => together.keepLeft(message),
    roomLeads: (message) => together.leads(message),
    line: (message) => together.lines.hear(message),
    record: (message) => records.save(message),
    linked: ({ record }) => records.giveLink(record),
    qr({ side, path }) {
        const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        $("toldLines").prepend(picture);
        picture.setAttribute("viewBox", `0 0 ${side} ${side}`);
        picture.setAttribute("class", "qr");
        board.draw(picture, [{ d: `M0 0h${side}v${side}h-${side}z`, fill: "#ffffff/#ffffff" }, { d: path, fill: "#000000/#000000" }]);
    },
    lessons({ game, title, lessons, next, all }) {
        only("lessons");
        $("title").textContent = title;
        $("lessonList").replaceChildren();
        const { at } = kept.lessons(game);
        lessons.forEach(({ title: name, sign }, lesson) => {
            const button = put(put($("lessonList"), "li"), "button", "", { onclick: () => say({ do: "lesson", game, lesson, at }) });
            put(button, "span", sign || String(lesson + 1), { className: "sign" });
            put(button, "span", name);
            if (lesson === next) button.classList.add("next");
        });
        $("award").hidden = !all;
        $("certificate").onclick = () => say({ do: "certificate", game, kept: kept.lessons(game) });
        document.querySelector("#lessonList .next").focus();
    },
    certificate({ lines }) {
        fill($("sheet"), "p", lines, (line, { look, text, apart }) => {
            line.className = apart ? `${look} apart` : look;
            line.textContent = text;
        });
        print();
    },
    lessonAt: ({ game, at }) => kept.set(`lessons.${game}`, { ...kept.lessons(game), at }),
    lessonDone: (message) => kept.lessonDone(message),
    did: (message) => seat.say(message),
    progress: ({ of, game, progress }) => kept.set(`${of}.${game}`, progress),
    kept: (message) => shelf.keep(message),
    failed,
};
function start() {
    worker = new Worker(URL.createObjectURL(new Blob([$("worker").textContent], { type: "text/javascript" })));
    worker.onmessage = ({ data }) => {
        for (const message of data) heard[message.type](message);
        if (!greeted) return;
        performance.mark("answers");
        greeted();
        greeted = undefined;
    };
    worker.onerror = failed;
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
    else begin();
}

// --- What is pressed ---

function openMenu(shown) {
    $("more").hidden = !shown;
    $("menu").setAttribute("aria-expanded", shown ? "true" : "false");
    if (shown) $("more").querySelector("button").focus();
}
$("more").onkeydown = ({ key }) => {
    if (key !== "Escape") return;
    openMenu(false);
    $("menu").focus();
};

const presses = {
    ...match.presses,
    ...together.presses,
    home: () => toShelf(),
    toShelf: () => toShelf(),
    menu: () => openMenu($("more").hidden),
    open: () => $("file").click(),
    forget: () => ask(words.reallyForget, (yes) => {
        if (!yes) return;
        kept.forget();
        notice(words.forgotten);
        askShelf();
    }),
    allMatches: () => shelf.askMatches(),
    setUp: () => newMatch.setUp(),
    guide: () => say({ do: "guide", game: newMatch.form.game }),
    puzzles: () => say({ do: "puzzles", game: newMatch.form.game, progress: kept.get(`puzzles.${newMatch.form.game}`) }),
    sides: () => say({ do: "sides", game: newMatch.form.game, progress: kept.get(`sides.${newMatch.form.game}`) }),
    learn: () => say({ do: "lessons", game: newMatch.form.game, kept: kept.get(`lessons.${newMatch.form.game}`) }),
    toPuzzles: () => say({ do: "puzzles", game: board.layout.game, progress: kept.get(`puzzles.${board.layout.game}`) }),
    toMatch: () => say({ do: "form", game: board.layout.game }),
    anew: () => say({ do: "form", game: board.layout.game }),
    look: () => {
        chosen.dark = !chosen.dark;
        kept.set("dark", chosen.dark);
        look();
        askShelf();
    },
};
for (const [id, press] of Object.entries(presses))
    $(id).onclick = () => {
        if (id !== "menu") openMenu(false);
        press();
    };
function choose(language) {
    chosen.language = language;
    kept.set("language", language);
    hello();
    if (!$("new").hidden) say({ do: "form", game: newMatch.form.game });
    if (!$("lessons").hidden) toShelf();
    if (!$("matches").hidden) shelf.askMatches();
}
for (const button of document.querySelectorAll("[data-language]")) button.onclick = () => choose(button.dataset.language);
$("languages").onchange = () => choose($("languages").value); // where there is no room for buttons
onTurn(say);
addEventListener("afterprint", () => $("sheet").replaceChildren());

function toShelf() {
    if (!broken) notice(""); // what was said of the board is not seen any more
    pictures.forget();
    say({ do: "leave" });
    only("shelf");
    askShelf();
}

function askShelf() {
    if (!$("shelf").hidden) say({ do: "shelf", ...shelf.said });
}

function hello() {
    say({ do: "hello", language: chosen.language, seed: String(crypto.getRandomValues(new Uint32Array(1))[0]), help: kept.get("help") ?? 0, table: !$("table").hidden, ...shelf.said });
    if (greeted && !location.hash) greet(); // a link leads elsewhere
}

// The first screen, before the program has said a word.
function greet() {
    const [welcome, all] = assets.first[chosen.language];
    heard.welcome(welcome);
    shelf.show(all, true);
}

// From a school's server it can be installed: what that takes lies beside it (app/web/kachisuji.webmanifest). Opened as a
// file it asks for nothing.
if (location.protocol === "https:" || location.hostname === "localhost") put(document.head, "link", "", { rel: "manifest", href: "kachisuji.webmanifest" });

const greeting = new Promise((done) => { greeted = done; });
hello();
only("shelf");
setTimeout(start); // when that has been seen
await greeting;
await records.readLink();
await together.start();
seat.say({ type: "ready" });
