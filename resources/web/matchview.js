// The match on the board: whose turn it is, what has come of it, the bar of its moves, and what is known of them.
import { NS } from "/board.js";
import { showColumns } from "/columns.js";
import { $, ask, put, showPlayers, showTurns, words } from "/parts.js";
import { announce } from "/told.js";

export class MatchView {
    // `crest`: a player's sign, as elements. `open`: this part of the page is shown.
    constructor({ board, say, kept, review, crest, open }) {
        Object.assign(this, { board, say, review, crest, open });
        this.resultSeen = false;
        for (const button of document.querySelectorAll("[data-help]")) {
            const level = Number(button.dataset.help);
            button.onclick = () => {
                kept.set("help", level);
                say({ do: "help", level });
            };
        }
        document.addEventListener("keydown", (event) => this.key(event));
    }

    // What its buttons do, by their ids.
    get presses() {
        const { say, review } = this;
        return {
            again: () => say({ do: "again" }),
            lookBack: () => {
                this.resultSeen = true;
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
        };
    }

    key(event) {
        if ($("table").hidden || document.body.dataset.mode === "drill" || event.ctrlKey || event.altKey || event.metaKey) return;
        if (/^[0-3]$/.test(event.key)) document.querySelector(`[data-help="${event.key}"]`).click();
        else if (event.key === "Escape" && !$("backToMatch").hidden) this.say({ do: "back" });
        else if (event.key === "p" && !$("walk").hidden) this.say({ do: "walk" });
        else if (event.key === "PageUp") $("stepBack").click();
        else if (event.key === "PageDown") $("stepOn").click();
        else return;
        event.preventDefault();
    }

    show(message) {
        const { ply, scene, bar } = message;
        if (this.board.layout?.spots.length !== scene.cells.length) return; // a picture of another board
        this.open(ply);
        showPlayers(message, this.crest);
        this.showResult(message.result);
        this.showBar(bar);
        $("takeBack").hidden = !message.takesBack || bar.walk;
        $("bringBack").hidden = !message.bringsBack || bar.walk;
        $("giveUp").hidden = !message.givesUp;
        $("draw").hidden = !message.waits;
        $("backToMatch").hidden = !bar.aside;
        this.review.at(bar.walk ? -1 : ply, $("result").hidden);
        $("help").hidden = (message.over && !bar.walk) || message.locked;
        $("lookBack").hidden = message.locked;
        $("stop").hidden = !scene.stop;
        $("stop").onclick = () => this.say({ do: "press", spot: scene.stop.spot, ply });
        $("offers").replaceChildren();
        message.offers.forEach((name, index) => put($("offers"), "button", name, { onclick: () => this.say({ do: "offer", index }) }));
        if (message.sides) put($("offers"), "button", message.sides, { onclick: () => this.say({ do: "changeSides" }) });
        showTurns(this.board.layout.turns, bar.walk);
        this.board.show(scene, message.mine);
        announce(message.played, message.result ? `${message.result.title} · ${message.result.reason}` : message.turn);
        this.say({ do: "shown" });
    }

    showResult(result) {
        if (!result) this.resultSeen = false;
        const fresh = result && !this.resultSeen && $("result").hidden;
        $("result").hidden = !result || this.resultSeen;
        $("turn").hidden = !$("result").hidden; // it says the same
        if (!result) return;
        $("result").className = result.winner;
        $("won").textContent = result.title;
        $("reason").textContent = result.reason;
        $("score").textContent = result.score ?? "";
        $("again").textContent = result.again ?? "";
        $("again").hidden = !result.again;
        $("winner").hidden = !result.winner;
        if (result.winner) $("winner").src = this.crest(result.winner)[0].src;
        if (!fresh) return;
        document.querySelector("main").scrollTop = 0; // where the result stands
        $(result.again ? "again" : "lookBack").focus({ preventScroll: true });
    }

    showBar({ at, points, label, walk, turns = [] }) {
        const last = points.length - 1;
        $("where").textContent = label;
        $("toBegin").disabled = $("stepBack").disabled = at === 0;
        $("toEnd").disabled = $("stepOn").disabled = at === last;
        for (const [id, by] of Object.entries({ toBegin: -at, stepBack: -1, stepOn: 1, toEnd: last - at }))
            $(id).onclick = () => this.say({ do: "step", by });
        const line = $("line");
        line.replaceChildren();
        const box = line.getBoundingClientRect(), wide = Math.max(60, box.width || 200);
        line.setAttribute("viewBox", `0 -8 ${wide} 36`);
        const add = (name, set) => {
            const made = document.createElementNS(NS, name);
            for (const [key, value] of Object.entries(set)) made.setAttribute(key, value);
            line.append(made);
        };
        const apart = (wide - 20) / Math.max(last, 1), x = (i) => 10 + apart * i;
        line.onclick = ({ clientX }) => {
            const to = Math.round((clientX - line.getBoundingClientRect().left - 10) / apart);
            this.say({ do: "step", by: Math.min(Math.max(to, 0), last) - at });
        };
        add("path", { d: `M10 10H${wide - 10}`, stroke: "var(--line2)", "stroke-width": 2 });
        add("path", { d: `M10 10H${x(at)}`, stroke: walk ? "var(--win)" : "var(--ink)", "stroke-width": 3, "stroke-dasharray": walk ? "7 6" : "none" });
        for (const turn of turns) add("circle", { cx: x(turn), cy: 10, r: 7.5, fill: "none", stroke: "var(--lossLine)", "stroke-width": 2.5 });
        if (apart > 3)
            points.forEach((who, i) => add("circle", { cx: x(i), cy: 10, r: 3.5, fill: i > at ? "var(--surface)" : who === "start" ? "var(--ink)" : `var(--${who})`, stroke: who === "start" ? "var(--ink)" : `var(--${who})`, "stroke-width": 1.5 }));
        add("circle", { cx: x(at), cy: 10, r: 7, fill: "var(--surface)", stroke: "var(--ink)", "stroke-width": 3 });
    }

    showKnown({ help, says, sure, mark, why, moves }) {
        for (const one of document.querySelectorAll("[data-help]")) one.setAttribute("aria-pressed", Number(one.dataset.help) === help ? "true" : "false");
        $("known").hidden = says === undefined;
        if (says === undefined) return;
        this.drawMark($("mark"), mark);
        if ($("says").textContent !== says) $("says").textContent = says;
        $("sure").textContent = sure;
        this.showWhy(why);
        $("moves").replaceChildren();
        for (const { move, phrase, value, mark: sign } of moves ?? []) {
            const row = put($("moves"), "li");
            this.drawMark(row.appendChild(document.createElementNS(NS, "svg")), sign);
            put(row, "strong", move, { translate: false });
            put(row, "span", `${phrase} (${value})`);
        }
    }

    drawMark(svg, shapes) {
        svg.replaceChildren();
        svg.setAttribute("viewBox", "-32 -18 64 36");
        svg.setAttribute("class", "mark");
        svg.setAttribute("aria-hidden", "true");
        this.board.draw(svg, shapes);
    }

    showWhy(why) {
        $("reasons").hidden = !why?.first;
        if (!why?.first) return;
        $("first").textContent = why.first;
        $("walk").hidden = !why.line;
        $("deeper").hidden = !why.lines;
        const theory = $("theory");
        $("deeper").textContent = theory.hidden || !why.lines ? words.theory : words.plain;
        theory.replaceChildren();
        if (!why.lines) {
            theory.hidden = true;
            return;
        }
        put(theory, "strong", why.title);
        for (const line of why.lines) if (line) put(theory, "p", line);
        if (why.columns) showColumns(theory, why.columns);
    }
}
