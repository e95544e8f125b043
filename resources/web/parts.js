// What a page with a board has: pictures in turn, colours, notices, questions.
export const $ = (id) => document.getElementById(id);

// Pictures wait for the move before them to have been shown; of several moves only the last is. `shows`: what else is
// shown, by the type of its message; what it returns is waited for.
export class Pictures {
    constructor(board, shows) {
        this.board = board;
        this.shows = shows;
        this.queue = [];
        this.showing = false;
    }

    forget() {
        this.queue.length = 0;
        this.board.stopPlaying();
    }

    async show(message) {
        const { queue, board } = this, isMotion = ({ type }) => type === "motion";
        queue.push(message);
        if (this.showing) {
            if (queue.length > 20 || queue.filter(isMotion).length > 1) board.stopPlaying();
            return;
        }
        this.showing = true;
        while (queue.length > 0) {
            const next = queue.shift();
            if (next.type === "layout") board.setLayout(next.layout);
            else if (!isMotion(next)) await this.shows[next.type](next);
            else if (!queue.some(isMotion) && board.layout) await board.play(next);
        }
        this.showing = false;
    }
}

// The words of the page in its language, and its colours.
export let words = {};
export function speak(given) {
    words = given;
    document.documentElement.lang = words.language.replace("_", "-");
    for (const one of document.querySelectorAll("[data-word]")) one.textContent = words[one.dataset.word];
    for (const one of document.querySelectorAll("[data-says]")) one.setAttribute("aria-label", words[one.dataset.says]);
    for (const one of document.querySelectorAll("[data-language]"))
        one.setAttribute("aria-pressed", one.dataset.language === words.language);
    $("board").setAttribute("aria-label", words.board);
    if ($("review")) $("review").dataset.best = words.bestPlay;
}

export function paint(colours, dark) {
    for (const [name, value] of Object.entries(colours[dark ? "dark" : "light"]))
        document.documentElement.style.setProperty(`--${name}`, value);
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
}

// Who plays, whose turn it is, and how a field with joined edges can be turned. `crest`: a player's sign as elements.
export function showPlayers({ names, lit, turn, title, goal, over }, crest, mine) {
    $("title").textContent = title;
    $("goal").textContent = goal;
    if ($("turn").textContent !== turn) $("turn").textContent = turn;
    ["first", "second"].forEach((player, i) => {
        const plate = document.querySelector(`#players .${player}`);
        plate.replaceChildren(...crest(player), names[i] + (mine === player ? " ★" : ""));
        plate.classList.toggle("lit", lit === player);
    });
    $("table").classList.toggle("over", over);
}

export function showTurns([across, down], hidden) {
    $("turns").hidden = hidden || !(across || down);
    for (const button of document.querySelectorAll("[data-turn]"))
        button.hidden = !(button.dataset.turn.startsWith("0") ? down : across);
}

export function onTurn(then) {
    for (const button of document.querySelectorAll("[data-turn]"))
        button.onclick = () => {
            const [right, down] = button.dataset.turn.split(" ").map(Number);
            then({ do: "turn", right, down });
        };
}

export function picture(address) {
    const image = document.createElement("img");
    image.src = address;
    image.alt = "";
    return image;
}

export function put(into, name, text, set = {}) {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    if (name === "button") made.type = "button";
    Object.assign(made, set);
    into.append(made);
    return made;
}

// A list of elements of one kind: those that are there stay, so that the focus does.
export function fill(box, name, items, show) {
    while (box.children.length > items.length) box.lastChild.remove();
    while (box.children.length < items.length) put(box, name);
    items.forEach((item, i) => show(box.children[i], item));
}

let forgetting;
export function notice(text, stays = false) {
    const box = $("notice");
    box.textContent = text;
    box.hidden = !text;
    box.style.pointerEvents = stays ? "none" : "";
    box.onclick = stays ? null : () => notice("");
    clearTimeout(forgetting);
    if (text && !stays) forgetting = setTimeout(() => notice(""), Math.max(6000, text.length * 80));
}

// While something is told or asked, nothing behind it takes the keyboard, whatever comes there meanwhile.
export function holdBehind() {
    const dialogs = [...document.querySelectorAll("[role=alertdialog]")];
    for (const part of document.querySelectorAll("header, main")) part.inert = dialogs.some((one) => !one.hidden);
}

// Where the keyboard was it is again, if that is still there.
export function returning() {
    const before = document.activeElement;
    return () => {
        holdBehind();
        if (before?.isConnected) before.focus({ preventScroll: true });
    };
}

// Returns nothing: a handler that returns false keeps Enter and Tab from what they do.
export function onEscape(part, then) {
    part.onkeydown = ({ key }) => {
        if (key === "Escape") then();
    };
}

export function ask(text, then) {
    const back = returning();
    $("asked").textContent = text;
    $("ask").hidden = false;
    const answer = (yes) => {
        $("ask").hidden = true;
        back();
        then(yes);
    };
    $("yes").onclick = () => answer(true);
    $("no").onclick = () => answer(false);
    onEscape($("ask"), () => answer(false));
    holdBehind();
    $("no").focus();
}
