// "Say your rule": a sentence with gaps, for each of which one of some parts is tapped; or a sentence in one's own words.
// What others said is there only once the teacher shows it.
import { $, fill, put, words } from "/parts.js";

export class Rule {
    constructor(say) {
        const send = (what) => say({ do: "rule", question: this.number, ...what });
        $("sayParts").onclick = () => send({ parts: this.chosen });
        $("sayWords").onclick = () => $("ownWords").value.trim() && send({ words: $("ownWords").value });
    }

    // Nothing: no rule is asked for.
    show(number, told) {
        $("rule").hidden = !told;
        if (!told) return;
        if (number !== this.number) {
            this.number = number;
            this.chosen = told.gaps.map(() => undefined);
            this.at = 0;
            $("ownWords").value = "";
        }
        this.told = told;
        $("ruleSaid").hidden = !told.said;
        $("ruleSaid").textContent = told.said && words.saidRule.replace("%1", () => told.said);
        $("ruleOpen").hidden = !told.open;
        fill($("rulesShown"), "li", told.shown, (row, { text, played }) => {
            row.textContent = text;
            row.classList.toggle("played", played);
        });
        this.sentence();
        this.parts();
    }

    // Its gaps are buttons that open what may stand there.
    sentence() {
        const { told, chosen } = this;
        $("ruleSo").replaceChildren();
        for (const piece of told.sentence.split(/(%\d)/)) {
            const gap = /^%\d$/.test(piece) ? Number(piece[1]) - 1 : -1;
            if (!told.gaps[gap]) {
                $("ruleSo").append(piece);
                continue;
            }
            const part = told.gaps[gap][chosen[gap]];
            put($("ruleSo"), "button", part ?? "____", { onclick: () => this.open(gap), className: "gap" }).setAttribute("aria-expanded", gap === this.at);
        }
        $("sayParts").disabled = chosen.includes(undefined);
    }

    parts() {
        const all = this.told.gaps[this.at] ?? [];
        fill($("ruleParts"), "button", all, (button, text) => {
            const part = all.indexOf(text);
            button.type = "button";
            button.textContent = text;
            button.setAttribute("aria-pressed", this.chosen[this.at] === part);
            button.onclick = () => this.choose(part);
        });
        $("ruleParts").hidden = !all.length;
    }

    open(gap) {
        this.at = gap;
        this.sentence();
        this.parts();
        $("ruleParts").querySelector("button").focus();
    }

    // Then the next gap that nothing stands in.
    choose(part) {
        this.chosen[this.at] = part;
        const next = this.chosen.indexOf(undefined);
        if (next >= 0) return this.open(next);
        this.at = -1;
        this.sentence();
        this.parts();
        $("sayParts").focus();
    }
}
