// The page that is one file: shows what the program beside it says, and says what is pointed at. It knows no rule; a
// match, its values and all that is said of them are the program's (app/web).
import { Board } from "/board.js";
import { $, Pictures, ask, notice, onTurn, paint, picture, put, showColumns, showPlayers, showTurns, speak } from "/parts.js";
import { Review } from "/review.js";
import { PracticeView } from "/practice.js";

async function unpacked(id) {
    const text = atob($(id).textContent), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i); // from() takes five times as long
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}

// Pictures and words: {art: {path: SVG}, texts: {language: catalogue}}.
const [core, assets] = await Promise.all([unpacked("core").then((one) => one.arrayBuffer()), unpacked("assets").then((one) => one.json())]);
const worker = new Worker(URL.createObjectURL(new Blob([$("worker").textContent], { type: "text/javascript" })));
worker.postMessage(core, [core]);
const say = (message) => worker.postMessage(message);

// What is kept on this device: the match and what was chosen. Without room for it all else goes on.
const kept = {
    works: true,
    get(name) {
        try {
            return JSON.parse(localStorage.getItem(`kachisuji.${name}`)) ?? undefined;
        } catch {
            return undefined;
        }
    },
    set(name, value) {
        try {
            localStorage.setItem(`kachisuji.${name}`, JSON.stringify(value));
        } catch {
            if (this.works && words.notKept) notice(words.notKept);
            this.works = false;
        }
    },
    forget() {
        for (const name of Object.keys(localStorage)) if (name.startsWith("kachisuji.")) localStorage.removeItem(name);
    },
};

let tool = 0; // of those that set a position up
let words = {}, colours, greeted, ply = 0, form, asked = 0, walking = false, help = 0, resultSeen = false, options = {};
const chosen = {
    language: kept.get("language") ?? { ja: "ja" }[navigator.language.slice(0, 2)] ?? "en",
    dark: kept.get("dark") ?? matchMedia("(prefers-color-scheme: dark)").matches,
};

// --- Pictures ---

const drawn = new Map(); // addresses of pictures by what they show
function art(game, name, dark, owner) {
    const key = `${game}/${name}.${dark}.${owner}`;
    if (drawn.has(key)) return drawn.get(key);
    const paths = [`${game}/${name}`, name].flatMap((path) => (dark ? [`${path}-dark`, path] : [path]));
    let svg = assets.art[paths.find((path) => path in assets.art)] ?? "";
    if (owner)
        for (const written of colours.written) svg = svg.replaceAll(written, colours[dark ? "dark" : "light"][`${owner}Fill`]);
    drawn.set(key, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    return drawn.get(key);
}

const board = new Board($("board"), {
    press: (spot) => say({ do: "press", spot, ply }),
    arrow: (arrow) => say({ do: "arrow", arrow, ply }),
    cancel: () => say({ do: "cancel" }),
    art,
});
const nothing = () => {};
const startBoard = new Board($("start-board"), { press: (spot) => say({ do: "arrange", tool, spot }), arrow: nothing, cancel: nothing, art });
const continueBoard = new Board($("continueBoard"), { press: nothing, arrow: nothing, cancel: nothing, art });
const pictures = new Pictures(board, { board: showMatch, known: showKnown, review: (message) => review.show(message), interlude: tellBetween });
const review = new Review(say, (player) => crest(player)[0]);
const practice = new PracticeView({
    board, say, art,
    dark: () => chosen.dark,
    begin(message) {
        if ($("table").hidden) only("table");
        $("menu").hidden = true;
        ply = message.ply ?? ply;
    },
});
const crest = (player) => [picture(art(board.layout.game, player, chosen.dark, player))];

function look() {
    if (!colours) return;
    paint(colours, chosen.dark);
    board.setDark(chosen.dark);
    startBoard.setDark(chosen.dark);
    continueBoard.setDark(chosen.dark);
    practice.setDark();
    if (board.layout) for (const player of ["first", "second"]) document.querySelector(`#players .${player} img`)?.setAttribute("src", crest(player)[0].src);
}

function only(id) {
    for (const one of ["shelf", "new", "lessons", "table"]) $(one).hidden = one !== id;
    document.body.dataset.view = id;
    $("home").hidden = id === "shelf";
    $("menu").hidden = id !== "table";
    openMenu(false);
    if (id !== "table") $("title").textContent = id === "shelf" ? "勝ち筋 Kachisuji" : form.title;
}

// --- What is heard ---

const heard = {
    welcome(message) {
        words = message.words;
        colours = message.colours;
        speak(words);
        $("languages").value = words.language;
        look();
        greeted();
    },
    shelf({ games }) {
        $("games").replaceChildren();
        for (const { id, title, tagline } of games) {
            const card = put($("games"), "button", "", { className: "game", onclick: () => say({ do: "form", game: id }) });
            card.dataset.game = id;
            card.append(picture(art(id, "card", chosen.dark)));
            put(card, "strong", title);
            put(card, "span", tagline);
        }
        performance.mark("ready");
        $("kept").textContent = kept.works ? words.kept : words.notKept;
        const match = kept.get("match");
        $("continuing").hidden = true;
        if (match) say({ do: "glance", record: match.record });
    },
    glance({ title, names, mover, turn, layout, scene }) {
        $("continuing").hidden = false;
        continueBoard.setLayout(layout);
        continueBoard.show(scene, false);
        $("continueTitle").textContent = title;
        $("continueNames").textContent = names.join(" · ");
        $("continueTurn").replaceChildren(picture(art(layout.game, mover, chosen.dark, mover)), turn);
        $("continueTurn").style.color = `var(--${mover})`;
    },
    form(message) {
        say({ do: "leave" });
        form = message;
        $("setUp").hidden = !form.arranges;
        showForm();
    },
    preview(message) {
        if (message.number !== asked) return;
        startBoard.setLayout(message.layout);
        startBoard.show(message.scene, false);
        $("summary").textContent = message.summary.join(" · ");
        $("wrong").textContent = "";
    },
    arranged(message) {
        ++asked; // a picture asked for before is of another start
        startBoard.setLayout(message.layout);
        startBoard.show(message.scene, true);
        options = rulesOf(message.rules);
        $("position").value = message.position;
        $("arrangedTurn").textContent = message.turn;
        $("wrong").textContent = message.wrong;
        $("summary").textContent = "";
        arranging(true);
        showTools(message.tools);
        $("changes").replaceChildren();
        message.changes.forEach((name, change) => put($("changes"), "button", name, { onclick: () => say({ do: "arrange", change }) }));
    },
    refused({ text }) {
        if ($("new").hidden) notice(text);
        else $("wrong").textContent = text;
    },
    layout: (message) => pictures.show(message),
    motion: (message) => pictures.show(message),
    board: (message) => pictures.show(message),
    known: (message) => pictures.show(message),
    review: (message) => pictures.show(message),
    interlude: (message) => pictures.show(message),
    say: ({ text }) => notice(text),
    record({ record, name }) {
        const link = put(document.body, "a", "", { href: URL.createObjectURL(new Blob([record], { type: "application/json" })), download: `${name}.kachisuji` });
        link.click();
        link.remove();
    },
    linked: ({ record }) => giveLink(record),
    qr({ side, path }) {
        const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        $("toldLines").prepend(picture);
        picture.setAttribute("viewBox", `0 0 ${side} ${side}`);
        picture.setAttribute("class", "qr");
        board.draw(picture, [{ d: `M0 0h${side}v${side}h-${side}z`, fill: "#ffffff/#ffffff" }, { d: path, fill: "#000000/#000000" }]);
    },
    lessons({ game, title, lessons, next }) {
        only("lessons");
        $("title").textContent = title;
        $("lessonList").replaceChildren();
        const at = lessonsOf(game).at;
        lessons.forEach(({ title: name, sign }, lesson) => {
            const button = put(put($("lessonList"), "li"), "button", "", { onclick: () => say({ do: "lesson", game, lesson, at }) });
            put(button, "span", sign || String(lesson + 1), { className: "sign" });
            put(button, "span", name);
            if (lesson === next) button.classList.add("next");
        });
        document.querySelector("#lessonList .next").focus();
    },
    lessonAt: ({ game, at }) => kept.set(`lessons.${game}`, { ...lessonsOf(game), at }),
    lessonDone({ game, lesson, clean }) {
        const all = lessonsOf(game), add = (list) => [...new Set([...(list ?? []), lesson])];
        kept.set(`lessons.${game}`, { ...all, at: "", done: add(all.done), clean: clean ? add(all.clean) : all.clean });
    },
    progress: ({ game, progress }) => kept.set(`puzzles.${game}`, progress),
    kept: ({ record, game }) => kept.set("match", record && { game, record }),
    failed() { notice(words.failed, true); },
};
worker.onmessage = ({ data }) => {
    for (const message of data) heard[message.type](message);
};
worker.onerror = () => notice(words.failed ?? "!", true);

const lessonsOf = (game) => kept.get(`lessons.${game}`) ?? {};

// --- The match ---

function showMatch(message) {
    document.body.dataset.mode = message.drill ? "drill" : "match";
    if (message.drill) return practice.show(message);
    if (board.layout?.spots.length !== message.scene.cells.length) return; // a picture of another board
    if ($("table").hidden) only("table");
    ply = message.ply;
    walking = message.bar.walk;
    showPlayers(message, crest);
    showResult(message.result);
    showBar(message.bar);
    $("takeBack").hidden = !message.takesBack || walking;
    $("bringBack").hidden = !message.bringsBack || walking;
    $("giveUp").hidden = !message.givesUp;
    $("draw").hidden = !message.waits;
    $("backToMatch").hidden = !message.bar.aside;
    review.at(walking ? -1 : ply, $("result").hidden);
    $("help").hidden = message.over && !walking;
    $("stop").hidden = !message.scene.stop;
    $("stop").onclick = () => say({ do: "press", spot: message.scene.stop.spot, ply });
    $("offers").replaceChildren();
    message.offers.forEach((name, index) => put($("offers"), "button", name, { onclick: () => say({ do: "offer", index }) }));
    showTurns(board.layout.turns, walking);
    board.show(message.scene, message.mine);
    say({ do: "shown" });
}

function showResult(result) {
    if (!result) resultSeen = false;
    $("result").hidden = !result || resultSeen;
    $("turn").hidden = !$("result").hidden; // it says the same
    if (!result) return;
    $("result").className = result.winner;
    $("won").textContent = result.title;
    $("reason").textContent = result.reason;
    $("score").textContent = result.score ?? "";
    $("again").textContent = result.again;
    $("winner").hidden = !result.winner;
    if (result.winner) $("winner").src = crest(result.winner)[0].src;
}

function showBar({ at, points, label, turns = [] }) {
    const last = points.length - 1;
    $("where").textContent = label;
    $("toBegin").disabled = $("stepBack").disabled = at === 0;
    $("toEnd").disabled = $("stepOn").disabled = at === last;
    $("toBegin").onclick = () => say({ do: "step", by: -at });
    $("stepBack").onclick = () => say({ do: "step", by: -1 });
    $("stepOn").onclick = () => say({ do: "step", by: 1 });
    $("toEnd").onclick = () => say({ do: "step", by: last - at });
    const NS = "http://www.w3.org/2000/svg", line = $("line");
    line.replaceChildren();
    line.setAttribute("viewBox", "0 0 200 20");
    const add = (name, set) => {
        const made = document.createElementNS(NS, name);
        for (const [key, value] of Object.entries(set)) made.setAttribute(key, value);
        line.append(made);
    };
    const x = (i) => 10 + (180 * i) / Math.max(last, 1);
    add("path", { d: "M10 10H190", stroke: "var(--line2)", "stroke-width": 2 });
    add("path", { d: `M10 10H${x(at)}`, stroke: walking ? "var(--win)" : "var(--ink)", "stroke-width": 3, "stroke-dasharray": walking ? "7 6" : "none" });
    for (const turn of turns) add("circle", { cx: x(turn), cy: 10, r: 7.5, fill: "none", stroke: "var(--lossLine)", "stroke-width": 2.5 });
    if (last < 60)
        points.forEach((who, i) => add("circle", { cx: x(i), cy: 10, r: 3.5, fill: i > at ? "var(--surface)" : who === "start" ? "var(--ink)" : `var(--${who})`, stroke: who === "start" ? "var(--ink)" : `var(--${who})`, "stroke-width": 1.5 }));
    add("circle", { cx: x(at), cy: 10, r: 7, fill: "var(--surface)", stroke: "var(--ink)", "stroke-width": 3 });
}

function showKnown(message) {
    help = message.help;
    for (const one of document.querySelectorAll("[data-help]")) one.setAttribute("aria-pressed", Number(one.dataset.help) === help ? "true" : "false");
    $("known").hidden = message.says === undefined;
    if (message.says === undefined) return;
    drawMark($("mark"), message.mark);
    if ($("says").textContent !== message.says) $("says").textContent = message.says;
    $("sure").textContent = message.sure;
    showWhy(message.why);
    $("moves").replaceChildren();
    for (const { move, phrase, value, mark } of message.moves ?? []) {
        const row = put($("moves"), "li");
        drawMark(row.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg")), mark);
        put(row, "strong", move, { translate: false });
        put(row, "span", `${phrase} (${value})`);
    }
}

function drawMark(svg, shapes) {
    svg.replaceChildren();
    svg.setAttribute("viewBox", "-32 -18 64 36");
    svg.setAttribute("class", "mark");
    svg.setAttribute("aria-hidden", "true");
    board.draw(svg, shapes);
}

function showWhy(why) {
    $("reasons").hidden = !why?.first;
    if (!why?.first) return;
    $("first").textContent = why.first;
    $("walk").hidden = !why.line;
    $("deeper").hidden = !why.lines;
    const theory = $("theory");
    theory.replaceChildren();
    if (!why.lines) {
        theory.hidden = true;
        return;
    }
    put(theory, "strong", why.title);
    for (const line of why.lines) if (line) put(theory, "p", line);
    if (why.columns) showColumns(theory, why.columns);
}

// Between two parts of a match.
function tellBetween({ title, lines }) {
    $("toldTitle").textContent = title;
    $("toldLines").replaceChildren();
    for (const line of lines) put($("toldLines"), "p", line);
    $("told").hidden = false;
    $("toldOn").focus();
    return new Promise((done) => {
        $("toldOn").onclick = () => {
            $("told").hidden = true;
            done();
        };
    });
}

// --- A new match ---

function showForm() {
    only("new");
    const last = kept.get(`new.${form.game}`) ?? {};
    $("game").textContent = form.tagline;
    for (const player of ["first", "second"]) showSeat(player, last[player] ?? {});
    options = { ...(last.options ?? rulesOf(form.presets[0]?.rules ?? "")) };
    $("position").value = last.position ?? "";
    showPresets();
    showOptions();
    preview();
}

function showSeat(player, { name = "", computer = "" }) {
    const box = document.querySelector(`.seat.${player}`);
    box.replaceChildren();
    put(box, "legend", `${words[player]} · ${player === "first" ? words.begins : words.follows}`);
    const role = form.roles[player === "first" ? 0 : 1];
    if (role) put(box, "p", role, { className: "quiet" });
    const line = put(box, "div", "", { className: "row" });
    const field = put(line, "input", "", { className: "name", maxLength: 40, autocomplete: "off", value: name, placeholder: words.name });
    field.setAttribute("aria-label", words.name);
    const level = put(line, "select", "", { className: "level" });
    level.setAttribute("aria-label", words[player]);
    put(level, "option", words.person, { value: "" });
    for (const one of form.levels) put(level, "option", `${words.computer}: ${one.name}`, { value: one.level });
    level.value = computer;
    level.onchange = () => { field.disabled = !!level.value; };
    level.onchange();
}

const rulesOf = (text) => Object.fromEntries(text.split(";").filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
const rulesText = () => Object.entries(options).map(([key, value]) => `${key}=${value}`).join(";");
const same = (a, b) => form.options.every(({ key, value }) => (a[key] ?? value) === (b[key] ?? value));

function showPresets() {
    $("presets").replaceChildren();
    for (const { name, note, rules } of form.presets) {
        const card = put($("presets"), "button", "", { className: "preset" });
        card.setAttribute("role", "radio");
        card.setAttribute("aria-checked", same(options, rulesOf(rules)) ? "true" : "false");
        put(card, "strong", name);
        if (note) put(card, "span", note);
        card.onclick = () => {
            options = rulesOf(rules);
            showPresets();
            showOptions();
            preview();
        };
    }
}

function showOptions() {
    $("options").replaceChildren();
    for (const { key, type, label, hint, value, min, max, choices } of form.options) {
        const box = put($("options"), "label");
        put(box, "span", label);
        const now = options[key] ?? value;
        const field = put(box, type === "choice" ? "select" : "input");
        if (type === "choice") {
            for (const one of choices) put(field, "option", one.hint ? `${one.label}: ${one.hint}` : one.label, { value: one.value });
        } else if (type === "int") {
            Object.assign(field, { type: "number", min, max, inputMode: "numeric" });
        }
        field.value = now;
        field.dataset.key = key;
        if (hint) put(box, "small", hint, { className: "quiet" });
        field.onchange = () => {
            options[key] = field.value;
            showPresets();
            preview();
        };
    }
}

// A position is set up on the board that else shows the start.
function arranging(on) {
    $("arranging").hidden = !on;
    $("preview").inert = !on;
    $("preview").classList.toggle("large", on);
}

function showTools(all) {
    $("tools").replaceChildren();
    all.forEach((name, i) => {
        const button = put($("tools"), "button", name, { onclick: () => { tool = i; showTools(all); } });
        button.setAttribute("role", "radio");
        button.setAttribute("aria-checked", i === tool ? "true" : "false");
    });
}

function preview() {
    arranging(false);
    say({ do: "preview", number: ++asked, game: form.game, rules: rulesText(), position: $("position").value });
}

$("position").onchange = preview;
$("new").onsubmit = (event) => {
    event.preventDefault();
    const [first, second] = ["first", "second"].map((player) => {
        const box = document.querySelector(`.seat.${player}`), computer = box.querySelector(".level").value;
        return { name: computer ? "" : box.querySelector(".name").value, computer };
    });
    const position = $("position").value;
    kept.set(`new.${form.game}`, { first, second, options, position });
    pictures.forget();
    say({ do: "begin", game: form.game, rules: rulesText(), position, first, second });
};

// --- Records and links ---

async function coded(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// A stranger's: never more than a reader takes, whatever a few bytes would grow to.
const mostLinked = 65536;
async function decoded(code) {
    if (code.length > 2 * mostLinked) throw new Error();
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts = [];
    for (let size = 0;;) {
        const { done, value } = await reader.read();
        if (done) return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
        if ((size += value.length) > mostLinked) throw new Error();
        parts.push(value);
    }
}

async function giveLink(record) {
    if (new Blob([record]).size > mostLinked) return notice(words.longLink);
    const hash = `#k1=${await coded(record)}`;
    history.replaceState(null, "", hash);
    const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    tellBetween({ title: copied ? words.linked : words.link, lines: [location.href] });
    // A picture for other devices: of a file on this one nobody else can read.
    if (location.protocol.startsWith("http")) say({ do: "qr", text: location.href });
}

async function readLink() {
    const mark = "#k1=";
    if (!location.hash.startsWith(mark)) return false;
    const code = location.hash.slice(mark.length);
    history.replaceState(null, "", location.pathname + location.search);
    try {
        const record = await decoded(code);
        pictures.forget();
        say({ do: "open", record });
        return true;
    } catch {
        notice(words.unread);
        return false;
    }
}

$("file").onchange = async () => {
    const [file] = $("file").files;
    $("file").value = "";
    if (!file) return;
    if (file.size > 4 << 20) return notice(words.large);
    try {
        const record = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
        pictures.forget();
        say({ do: "open", record });
    } catch {
        notice(words.unreadable);
    }
};

// --- What is pressed ---

function openMenu(shown) {
    $("more").hidden = !shown;
    $("menu").setAttribute("aria-expanded", shown ? "true" : "false");
}

const presses = {
    home: () => toShelf(),
    toShelf: () => toShelf(),
    menu: () => openMenu($("more").hidden),
    open: () => $("file").click(),
    forget: () => ask(words.reallyForget, (yes) => {
        if (!yes) return;
        kept.forget();
        notice(words.forgotten);
        say({ do: "shelf" });
    }),
    continue: () => {
        const match = kept.get("match");
        if (match) say({ do: "open", record: match.record });
    },
    setUp: () => {
        tool = 0;
        say({ do: "arrange", game: form.game, rules: rulesText(), position: $("position").value });
    },
    guide: () => say({ do: "guide", game: form.game }),
    puzzles: () => say({ do: "puzzles", game: form.game, progress: kept.get(`puzzles.${form.game}`) }),
    learn: () => say({ do: "lessons", game: form.game, kept: kept.get(`lessons.${form.game}`) }),
    toPuzzles: () => presses.puzzles(),
    toMatch: () => say({ do: "form", game: form.game }),
    again: () => say({ do: "again" }),
    lookBack: () => {
        resultSeen = true;
        say(review.first === undefined ? { do: "step", by: -1 } : { do: "goTo", ply: review.first });
    },
    takeBack: () => say({ do: "undo" }),
    bringBack: () => say({ do: "redo" }),
    draw: () => say({ do: "agreeDraw" }),
    giveUp: () => ask(words.reallyGiveUp, (yes) => yes && say({ do: "giveUp" })),
    backToMatch: () => say({ do: "back" }),
    walk: () => say({ do: "walk" }),
    deeper: () => {
        $("theory").hidden = !$("theory").hidden;
        $("deeper").textContent = $("theory").hidden ? words.theory : words.plain;
    },
    save: () => say({ do: "save" }),
    link: () => say({ do: "link" }),
    anew: () => say({ do: "form", game: board.layout.game }),
    look: () => {
        chosen.dark = !chosen.dark;
        kept.set("dark", chosen.dark);
        look();
        say({ do: "shelf" });
    },
};
for (const [id, press] of Object.entries(presses))
    $(id).onclick = () => {
        if (id !== "menu") openMenu(false);
        press();
    };
for (const button of document.querySelectorAll("[data-help]"))
    button.onclick = () => {
        kept.set("help", Number(button.dataset.help));
        say({ do: "help", level: Number(button.dataset.help) });
    };
function choose(language) {
    chosen.language = language;
    kept.set("language", language);
    hello();
    if (!$("new").hidden) say({ do: "form", game: form.game });
    if (!$("lessons").hidden) toShelf();
}
for (const button of document.querySelectorAll("[data-language]")) button.onclick = () => choose(button.dataset.language);
$("languages").onchange = () => choose($("languages").value); // where there is no room for buttons
onTurn(say);

function toShelf() {
    pictures.forget();
    say({ do: "leave" });
    only("shelf");
    say({ do: "shelf" });
}

document.addEventListener("keydown", (event) => {
    if ($("table").hidden || document.body.dataset.mode === "drill" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^[0-3]$/.test(event.key)) document.querySelector(`[data-help="${event.key}"]`).click();
    else if (event.key === "Escape" && !$("backToMatch").hidden) say({ do: "back" });
    else if (event.key === "p" && !$("walk").hidden) say({ do: "walk" });
    else if (event.key === "PageUp") $("stepBack").click();
    else if (event.key === "PageDown") $("stepOn").click();
    else return;
    event.preventDefault();
});
addEventListener("hashchange", readLink);

function hello() {
    say({ do: "hello", catalogue: assets.texts[chosen.language], seed: String(crypto.getRandomValues(new Uint32Array(1))[0]), help: kept.get("help") ?? 0, table: !$("table").hidden });
}

const greeting = new Promise((done) => { greeted = done; });
hello();
only("shelf");
await greeting;
await readLink();
