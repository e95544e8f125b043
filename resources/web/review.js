// What a match turned on, as cards: the largest loss first. One of them is looked at.
import { $, fill, put } from "/parts.js";

export class Review {
    // `crest`: a player's sign.
    constructor(say, crest) {
        Object.assign(this, { say, crest, points: [], ply: 0 });
    }

    get first() { return this.points[0]?.ply; }

    show({ count, order, note, points }) {
        this.told = points !== undefined;
        this.points = points ?? [];
        $("turningCount").textContent = count ?? "";
        $("turningOrder").textContent = order ?? "";
        if ($("turningNote").textContent !== (note ?? "")) $("turningNote").textContent = note ?? "";
        fill($("turning"), "div", this.points, (card, point) => this.card(card, point));
        this.at(this.ply, this.open);
    }

    card(card, { ply, mover, head, loss, lines, retry }) {
        const told = [ply, mover, head, loss, lines, retry].join("|");
        if (card.dataset.told === told) return;
        card.dataset.told = told;
        card.dataset.ply = ply;
        card.replaceChildren();
        const go = () => this.say({ do: "goTo", ply });
        const choose = put(card, "button", "", { className: "choose", onclick: go });
        put(choose, "span").append(this.crest(mover), head);
        put(choose, "strong", loss);
        for (const line of lines) put(choose, "span", line, { className: "quiet" });
        const row = put(card, "div", "", { className: "row" });
        put(row, "button", $("review").dataset.best, { className: "primary", onclick: () => this.say({ do: "better", ply }) });
        if (retry) put(row, "button", retry, { onclick: () => { go(); $("board").querySelector("[tabindex='0']")?.focus(); } });
    }

    // The ply looked at; `open`: there is room for the cards.
    at(ply, open) {
        Object.assign(this, { ply, open });
        $("review").hidden = !open || !this.told;
        for (const card of $("turning").children) {
            const here = Number(card.dataset.ply) === ply;
            if (here && !card.classList.contains("here")) $("turning").scrollLeft = card.offsetLeft - $("turning").firstChild.offsetLeft;
            card.classList.toggle("here", here);
            card.firstChild.setAttribute("aria-pressed", here ? "true" : "false");
        }
    }
}
