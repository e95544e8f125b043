// How to play, lessons and puzzles: what is asked on a board, what there is to answer with, and what came of it. What
// is right, and what comes next, the program says.
import { Board, NS } from "/board.js";
import { Graph } from "/graph.js";
import { $, fill, put, showTurns } from "/parts.js";

export class PracticeView {
    // `begin`: what else is shown of a message. `dark`: whether boards are.
    constructor({ board, say, art, dark, begin }) {
        Object.assign(this, { board, say, art, dark, begin });
        this.beside = new Board($("boardBeside"), { art });
        this.chart = new Board($("chart").querySelector("svg"), { art });
        this.cards = [];
        this.graph = new Graph();
        for (const grade of [1, 2, 3, 4, 5]) put($("grade"), "option", grade, { value: grade });
        $("grade").onchange = () => say({ do: "grade", grade: Number($("grade").value) });
        for (const [id, what] of Object.entries({ onward: "next", retry: "tryAgain", refute: "refute", reveal: "reveal", stepBefore: "before", values: "values" }))
            $(id).onclick = () => say({ do: what });
        $("counting").onsubmit = (event) => {
            event.preventDefault();
            say({ do: "number", number: Number($("count").value) });
        };
    }

    setDark() {
        for (const one of [this.beside, this.chart, ...this.cards]) one.setDark(this.dark());
    }

    show(message) {
        const { drill, scene, beside } = message;
        if (scene && this.board.layout?.spots.length !== scene.cells.length) return; // a picture of another board
        this.begin(message);
        this.tell(message);
        this.answers(drill);
        this.marks(drill.boards);
        this.graph.show(drill.graph);
        this.around(drill, beside);
        document.body.dataset.bare = !!drill.bare;
        if (scene) {
            $("stop").hidden = !scene.stop;
            $("stop").onclick = () => this.say({ do: "press", spot: scene.stop.spot, ply: message.ply });
            showTurns(this.board.layout.turns, false);
            this.board.show(scene, message.mine);
        }
        this.focus(drill);
        this.say({ do: "shown" });
    }

    tell({ drill, title, goal, turn }) {
        const put = (id, text) => { // what is said again is not said
            if ($(id).textContent !== (text ?? "")) $(id).textContent = text ?? "";
        };
        put("title", drill.lesson ?? title);
        put("goal", drill.lesson ? "" : goal);
        put("progress", drill.told ?? (drill.at < drill.of ? `${drill.at + 1} / ${drill.of}` : ""));
        put("question", drill.asked);
        put("lost", drill.lost);
        put("judged", drill.verdict);
        put("afterthought", drill.more);
        put("turn", drill.puzzle ? turn : "");
        $("turn").hidden = !$("turn").textContent;
        $("feedback").className = drill.mood ?? "";
        fill($("dots"), "i", Array.from({ length: drill.of ?? 0 }, (_, i) => i), (dot, i) => {
            dot.className = i < drill.at ? "done" : i === drill.at ? "here" : "";
        });
    }

    answers(drill) {
        const label = (id, text) => {
            $(id).hidden = !text;
            $(id).textContent = text || "";
        };
        label("onward", drill.next);
        label("retry", drill.again);
        $("values").hidden = !drill.values;
        $("refute").hidden = !drill.why;
        $("reveal").hidden = !drill.reveal;
        $("stepBefore").hidden = !drill.before;
        label("further", drill.further?.text);
        $("further").onclick = () => this.say(drill.further.say);
        $("toPuzzles").hidden = $("toMatch").hidden = !drill.finished;
        $("grades").hidden = !drill.puzzle || drill.set;
        $("grade").value = drill.grade;
        const answer = (button, { text, say, chosen }) => {
            button.type = "button";
            button.textContent = text;
            button.onclick = () => this.say(say);
            if (chosen !== undefined) button.setAttribute("aria-pressed", chosen ? "true" : "false");
        };
        fill($("answers"), "button", drill.answers ?? [], answer);
        $("counting").hidden = drill.number === undefined;
        $("count").max = drill.number;
        $("sentence").textContent = drill.sentence ?? "";
        fill($("gaps"), "div", drill.gaps ?? [], (gap, parts) => {
            gap.className = drill.gaps.length === 1 ? "whole" : "";
            fill(gap, "button", parts, answer);
        });
    }

    // Boards to be marked, in place of the one.
    marks(boards = []) {
        document.body.dataset.cards = boards.length > 0;
        fill($("cards"), "button", boards, (card, { name, say, marked, mistaken }) => {
            card.type = "button";
            if (!card.firstChild) {
                put(card, "div", "", { inert: true }).append(document.createElementNS(NS, "svg"));
                put(card, "span");
            }
            card.lastChild.textContent = (marked ? "× " : "") + name;
            card.setAttribute("aria-pressed", marked ? "true" : "false");
            card.className = mistaken ? "mistaken" : "";
            card.onclick = () => this.say(say);
        });
        this.cards = boards.map(({ layout, scene }, i) => this.drawn(new Board($("cards").children[i].querySelector("svg"), { art: this.art }), layout, scene));
    }

    drawn(board, layout, scene) {
        board.setDark(this.dark());
        board.setLayout(layout);
        board.show(scene, false);
        return board;
    }

    // A drawing, as if it were the ground of a board without places.
    draw(chart) {
        const svg = $("chart").querySelector("svg");
        $("chart").toggleAttribute("hidden", !chart);
        if (!chart) return;
        const { size, shapes, told } = chart;
        this.chart.setDark(this.dark());
        this.chart.setLayout({ corner: [0, 0], size, round: false, turns: [false, false], spots: [], ground: shapes });
        svg.setAttribute("width", size[0]);
        svg.setAttribute("aria-label", told);
        $("chart").querySelector("p").textContent = told;
    }

    // What stands beside the board: a second one, a drawing, what a lab has found.
    around(drill, beside) {
        $("boardBeside").toggleAttribute("hidden", !beside);
        if (beside) this.drawn(this.beside, beside.layout, beside.scene);
        this.draw(drill.chart);
        $("found").replaceChildren();
        if (!drill.table) return;
        const { facts, title, heads, rows, marked } = drill.table;
        facts?.forEach((fact) => put($("found"), "p", fact));
        if (!rows) return;
        if (title) put($("found"), "strong", title);
        const table = put($("found"), "table");
        [heads, ...rows].forEach((cells, at) => {
            const row = put(table, "tr", "", { className: at - 1 === marked ? "marked" : "" });
            cells.forEach((cell, i) => put(row, i === 0 ? "th" : "td", cell));
        });
    }

    // What is to be done next has the keyboard: what goes on, as soon as it does; at a new step its answers.
    focus(drill) {
        const step = `${drill.lesson ?? ""}/${drill.at ?? ""}/${drill.asked}`, next = drill.next ? "onward" : drill.again ? "retry" : "";
        const fresh = step !== this.step, turned = next !== this.next;
        Object.assign(this, { step, next });
        if (fresh) $("count").value = "";
        if (!fresh && !turned) return;
        if (next && !(fresh && !drill.lesson)) return $(next).focus({ preventScroll: true });
        const answer = document.querySelector("#cards button, #gaps button, #answers button");
        if (answer) answer.focus({ preventScroll: true });
        else this.board.focus();
    }
}
