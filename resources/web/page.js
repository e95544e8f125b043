// The page of a device at the table: talks to the host and shows what it says. All rules are the host's.
import { Board } from "/board.js";
import { $, Pictures, ask, notice, onTurn, paint, picture, put, showPlayers, showTurns, speak, words } from "/parts.js";
import { Review } from "/review.js";
import { Rule } from "/rule.js";
import { read } from "/trust.js";
import { art, dial, emblem, ownPage, taken, theme, told } from "/way.js";
import { Work } from "/work.js";

const sections = ["code", "lobby", "table", "work", "own"];
let colours, socket, ply = 0, place = "watch", waitBeforeRetry = 500, code, pupil;

// What a seat card says opens the seat of its owner: it stays as long as this window, not in the history of a device that
// others take next.
const card = { get: () => sessionStorage.getItem("card") ?? "", set: (c) => sessionStorage.setItem("card", c) };
function readAddress() {
    code = told();
    if (!/^[\w-]{22}$/.test(code)) return;
    if (code !== card.get()) token.set("");
    card.set(code);
    code = "";
    history.replaceState(null, "", "/");
}

const token = { get: () => sessionStorage.getItem("seat") ?? "", set: (t) => sessionStorage.setItem("seat", t) };
// Drawn once for this device: whoever was asked to leave does not come back by another try.
function mark() {
    let drawn = localStorage.getItem("device");
    if (!drawn) {
        drawn = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16).padStart(8, "0")).join("");
        localStorage.setItem("device", drawn);
    }
    return drawn;
}
const hello = (said) => say({ do: "hello", device: mark(), token: "", language: chosen.language, ...(card.get() && { card: card.get() }), ...said });

// Before the host has said a word.
const first = {
    en: { connecting: "Connecting to the table …",
          nobody: "The table does not answer: perhaps it is closed, or very full. Trying again and again …" },
    ja: { connecting: "対局につないでいます…",
          nobody: "参加先から返事がありません。受け付けが終わったか、混み合っているようです。繰り返しつなぎ直しています…" },
    ja_Hira: { connecting: "コンピューターに つないで います…",
               nobody: "コンピューターから へんじが ありません。さんかの うけつけが おわったか、とても こんで いるようです。なんども つなぎなおして います…" },
};
const chosen = {
    language: sessionStorage.getItem("language") ?? { ja: "ja" }[navigator.language.slice(0, 2)] ?? "en",
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
};

const say = (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
const board = new Board($("board"), {
    press: (spot) => say({ do: "press", spot, ply }),
    arrow: (arrow) => say({ do: "arrow", arrow, ply }),
    cancel: () => say({ do: "cancel" }),
    art,
});
const pictures = new Pictures(board, { board: showBoard });
const review = new Review(({ do: what, ply: at }) => say({ do: "look", ply: at, better: what === "better" }), (player) => crest(board.layout.game, player)[0]);
const rule = new Rule(say);
const work = new Work({ say, show: (id) => only(id), look: () => chosen });

function connect() {
    if (!words.language) notice(first[chosen.language].connecting, true);
    socket = dial();
    socket.onopen = () => {
        waitBeforeRetry = 500;
        silent = 0;
        notice("");
        hello({ code, token: token.get() });
    };
    socket.onmessage = ({ data }) => {
        const message = read(data);
        if (message) heard[message.type](message);
    };
    socket.onclose = lose;
}

function lose() {
    silent = undefined;
    if (!$("code").hidden) return; // whoever still looks for the code is connected with it
    notice(words.lost ?? first[chosen.language].nobody, true);
    setTimeout(connect, waitBeforeRetry);
    waitBeforeRetry = Math.min(waitBeforeRetry * 2, 8000);
}

// A line can be dead without anybody being told, after a break of the wireless network for one: the host is asked
// now and then.
let silent; // times asked in vain; nothing: there is no line
setInterval(() => {
    if (silent === undefined) return;
    if (silent++ < 2) return say({ do: "here" });
    socket.onclose = socket.onmessage = null;
    socket.close();
    lose();
}, 10_000);

const heard = {
    here() { silent = 0; },
    welcome(message) {
        hearWords(message);
        place = message.place ?? "watch";
        pupil = message.pupil;
        showPupil();
        token.set(message.token ?? "");
        for (const link of document.querySelectorAll(".take")) {
            link.href = taken(message.take) ?? "";
            link.hidden = !taken(message.take);
        }
        pictures.forget();
        $("waiting").textContent = "";
        if (!message.token) return;
        work.at(place === "watch" && ownPage(message.take));
        if ($("work").hidden && $("own").hidden) only("table");
        $("leave").hidden = false;
    },
    code(message) {
        hearWords(message);
        only("code");
        code = "";
        card.set("");
        $("why").textContent = (Object.hasOwn(words, message.why ?? "") ? words[message.why] : "").replace("%1", message.seconds);
        $("digits").focus();
    },
    lobby({ title, game, seats }) {
        only("lobby");
        $("named").hidden = !!pupil;
        $("notMe").hidden = !pupil;
        $("game").textContent = title ?? words.soon;
        const names = [...seats, { place: "watch", name: words.watch, free: true }];
        $("seats").replaceChildren();
        for (const { place: seat, name, free, kept } of names)
            put($("seats"), "button", "", { className: `player ${seat}`, disabled: !free, onclick: () => say({ do: "sit", place: seat, name: $("name").value }) })
                .append(...crest(game, seat), free ? name : kept || `${name} (${words.taken})`);
    },
    work: (message) => work.hear(message),
    layout: (message) => pictures.show(message),
    motion: (message) => pictures.show(message),
    board: (message) => pictures.show(message),
    wait({ text }) {
        only();
        $("waiting").textContent = text;
    },
    say: ({ text }) => notice(text),
    ask({ question, text }) {
        if (question === undefined) $("ask").hidden = true; // not asked any more
        else ask(text, (yes) => say({ do: "consent", question, yes }));
    },
    gone({ text, again }) {
        only();
        $("waiting").textContent = text;
        if (again) return; // the line is lost, and tried again
        socket.onclose = null;
        silent = undefined;
        token.set("");
        card.set("");
        notice("");
    },
};

function showBoard(message) {
    if (board.layout?.spots.length !== message.scene.cells.length) return; // a picture of another board
    // Whoever works alone goes on, unless all are asked.
    if (($("work").hidden && $("own").hidden) || message.question) only("table");
    ply = message.ply;
    showPlayers(message, (player) => crest(board.layout.game, player), place);
    $("takeBack").hidden = !message.takesBack;
    $("giveUp").hidden = !message.givesUp;
    $("again").hidden = $("same").hidden = !message.again;
    const { scene } = message;
    $("stop").hidden = !scene.stop;
    $("stop").onclick = () => say({ do: "press", spot: scene.stop.spot, ply });
    showTurns(board.layout.turns, place === "watch");
    showQuestion(message.question ?? {});
    showKnown(message.known);
    $("played").hidden = !message.played;
    $("lastMove").textContent = message.played?.last;
    $("movesPlayed").textContent = message.played?.moves;
    showLookBack(message);
    board.show(scene, message.mine);
}

// What it is worth and why, where hints are on.
function showKnown(known) {
    $("known").hidden = !known;
    $("says").textContent = known?.says ?? "";
    $("because").textContent = known?.why ?? "";
}

// Once a match is over it is gone through on the device, by oneself; what it turned on is told as far as hints are.
function showLookBack({ bar, review: told }) {
    $("bar").hidden = !bar;
    review.show(told ?? {});
    review.at(bar?.at ?? -1, !!bar);
    if (!bar) return;
    const { at, last, label } = bar;
    $("where").textContent = label;
    $("toBegin").disabled = $("stepBack").disabled = at === 0;
    $("toEnd").disabled = $("stepOn").disabled = at === last;
    for (const [id, to] of Object.entries({ toBegin: 0, stepBack: at - 1, stepOn: at + 1, toEnd: last }))
        $(id).onclick = () => say({ do: "look", ply: to, better: false });
}

function hearWords({ words: given, colours: told }) {
    colours = told ?? colours;
    theme(colours);
    speak(given);
    look();
}

function look() {
    if (!colours) return;
    paint(colours, chosen.dark);
    board.setDark(chosen.dark);
    showPupil();
}

// Whose card was read.
function showPupil() {
    $("me").hidden = !pupil;
    if (!pupil) return;
    $("me").replaceChildren(picture(emblem(pupil.emblem, chosen.dark)));
    put($("me"), "span", pupil.name);
}

// One answer each; after the host has shown them, how many said what, what is right and why.
function showQuestion({ number, text, choices, why, rule: told }) {
    $("question").hidden = !number;
    rule.show(number, told);
    $("asking").textContent = text ?? "";
    $("reason").hidden = !why;
    $("reason").textContent = why ?? "";
    $("choices").replaceChildren();
    for (const { says, text: label, chosen: mine, before, right, open } of choices ?? []) {
        const button = put($("choices"), "button", (right ? "◎ " : "") + label, { disabled: !open, onclick: () => say({ do: "answer", question: number, says }) });
        button.classList.toggle("right", !!right);
        button.classList.toggle("before", !!before);
        button.setAttribute("aria-pressed", mine ? "true" : "false");
    }
}

// The sign of a player, as on the boards.
function crest(game, player) {
    if (player === "watch") return [];
    return [picture(art(game, player, chosen.dark, player))];
}

function only(shown) {
    for (const id of sections) $(id).hidden = id !== shown;
}

$("code").onsubmit = (event) => {
    event.preventDefault();
    code = $("digits").value;
    if (socket.readyState === WebSocket.OPEN) hello({ code });
    else connect();
};
$("lobby").onsubmit = (event) => event.preventDefault();
$("takeBack").onclick = () => say({ do: "takeBack" });
$("again").onclick = () => say({ do: "again", swaps: true });
$("same").onclick = () => say({ do: "again", swaps: false });
$("giveUp").onclick = () => ask(words.reallyGiveUp, (yes) => yes && say({ do: "giveUp" }));
$("leave").onclick = () => say({ do: "leave" });
$("notMe").onclick = () => {
    card.set("");
    hello({ code: "" });
};
// Another card was read, or another code.
addEventListener("hashchange", () => {
    readAddress();
    work.open(); // what the one before did there rests
    only();
    hello({ code, token: token.get() });
});
$("look").onclick = () => {
    chosen.dark = !chosen.dark;
    look();
};
onTurn(say);
for (const button of document.querySelectorAll("[data-language]"))
    button.onclick = () => {
        chosen.language = button.dataset.language;
        sessionStorage.setItem("language", chosen.language);
        // Before there is a seat the code is said again, in the new language.
        if ($("code").hidden) say({ do: "speak", language: chosen.language });
        else if (socket.readyState === WebSocket.OPEN) hello({ code: "" });
        else connect();
    };
readAddress();
connect();
