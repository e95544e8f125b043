// Before a match: who plays, ready-made starts, every rule, and a position that is set up by hand. What there is to
// choose, and what comes of it, the program says.
import { Board } from "/board.js";
import { $, notice, put, words } from "/parts.js";
import { bare } from "/shelf.js";

const players = ["first", "second"];

const rulesOf = (text) => Object.fromEntries(text.split(";").filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));

export class NewMatch {
    // `open`: this part of the page is shown. `begin`: a match is.
    constructor({ say, kept, art, open, begin }) {
        Object.assign(this, { say, kept, open });
        this.tool = 0; // of those that set a position up
        this.asked = 0; // pictures of a start
        this.options = {};
        this.board = new Board($("start-board"), { press: (spot) => say({ do: "arrange", tool: this.tool, spot }), art });
        $("position").onchange = () => this.preview();
        $("new").onsubmit = (event) => {
            event.preventDefault();
            begin(this.chosen());
        };
    }

    show(form) {
        this.form = form;
        this.open();
        const last = this.kept.get(`new.${form.game}`) ?? {};
        $("setUp").hidden = !form.arranges;
        $("game").textContent = form.tagline;
        for (const player of players) this.showSeat(player, last[player] ?? {});
        this.options = { ...(last.options ?? rulesOf(form.presets[0]?.rules ?? "")) };
        $("position").value = last.position ?? "";
        $("pie").checked = false;
        this.showRules();
    }

    showRules() {
        this.showPresets();
        this.showOptions();
        this.preview();
    }

    showSeat(player, { name = "", computer = "" }) {
        const box = document.querySelector(`.seat.${player}`), i = players.indexOf(player);
        box.replaceChildren();
        put(box, "legend", `${words[player]} · ${i === 0 ? words.begins : words.follows}`);
        const role = this.form.roles[i];
        if (role) put(box, "p", role, { className: "quiet" });
        const line = put(box, "div", "", { className: "row" });
        const field = put(line, "input", "", { className: "name", maxLength: 40, autocomplete: "off", value: name, placeholder: words.name });
        field.setAttribute("aria-label", words.name);
        const level = put(line, "select", "", { className: "level" });
        level.setAttribute("aria-label", words[player]);
        put(level, "option", words.person, { value: "" });
        for (const one of this.form.levels) put(level, "option", `${words.computer}: ${one.name}`, { value: one.level });
        level.value = computer;
        level.onchange = () => { field.disabled = !!level.value; };
        level.onchange();
    }

    // As far as the rules are told by one text.
    rules() { return Object.entries(this.options).map(([key, value]) => `${key}=${value}`).join(";"); }

    // Under these rules the options are as they are chosen.
    asChosen(rules) {
        return this.form.options.every(({ key, value }) => (this.options[key] ?? value) === (rules[key] ?? value));
    }

    showPresets() {
        $("presets").replaceChildren();
        for (const { name, note, rules } of this.form.presets) {
            const card = put($("presets"), "button", "", { className: "preset" });
            card.setAttribute("role", "radio");
            card.setAttribute("aria-checked", this.asChosen(rulesOf(rules)) ? "true" : "false");
            put(card, "strong", name);
            if (note) put(card, "span", note);
            card.onclick = () => {
                this.options = rulesOf(rules);
                this.showRules();
            };
        }
    }

    showOptions() {
        $("options").replaceChildren();
        for (const { key, type, label, hint, value, min, max, choices } of this.form.options) {
            const box = put($("options"), "label");
            put(box, "span", label);
            const now = this.options[key] ?? value;
            const field = put(box, type === "choice" ? "select" : "input");
            if (type === "choice") {
                for (const one of choices) put(field, "option", one.label, { value: one.value });
            } else if (type === "int") {
                Object.assign(field, { type: "number", min, max, inputMode: "numeric" });
            }
            field.value = now;
            field.dataset.key = key;
            if (hint) put(box, "small", hint, { className: "quiet" });
            const meaning = type === "choice" && put(box, "small", "", { className: "quiet" }); // no list has room for it
            const explain = () => { if (meaning) meaning.textContent = choices.find((one) => one.value === field.value)?.hint ?? ""; };
            explain();
            field.onchange = () => {
                explain();
                this.options[key] = field.value;
                this.showPresets();
                this.preview();
            };
        }
    }

    preview() {
        this.arranging(false);
        this.say({ do: "preview", number: ++this.asked, game: this.form.game, rules: this.rules(), position: $("position").value });
    }

    // Only what was asked for last.
    showPreview({ number, layout, scene, summary, divides }) {
        if (number !== this.asked) return;
        $("pieRow").hidden = !divides;
        this.board.setLayout(bare(layout));
        this.board.show(scene, false);
        $("summary").textContent = summary.join(" · ");
        $("wrong").textContent = "";
    }

    // A position is set up on the board that else shows the start.
    setUp() {
        this.tool = 0;
        this.say({ do: "arrange", game: this.form.game, rules: this.rules(), position: $("position").value });
    }

    showArranged({ layout, scene, rules, position, turn, wrong, tools, changes }) {
        ++this.asked; // a picture asked for before is of another start
        this.board.setLayout(layout);
        this.board.show(scene, true);
        this.options = rulesOf(rules);
        $("position").value = position;
        $("arrangedTurn").textContent = turn;
        $("wrong").textContent = wrong;
        $("summary").textContent = "";
        this.arranging(true);
        this.showTools(tools);
        $("changes").replaceChildren();
        changes.forEach((name, change) => put($("changes"), "button", name, { onclick: () => this.say({ do: "arrange", change }) }));
    }

    arranging(on) {
        $("arranging").hidden = !on;
        $("preview").inert = !on;
        $("preview").classList.toggle("large", on);
    }

    showTools(all) {
        $("tools").replaceChildren();
        all.forEach((name, i) => {
            const button = put($("tools"), "button", name, { onclick: () => { this.tool = i; this.showTools(all); } });
            button.setAttribute("role", "radio");
            button.setAttribute("aria-checked", i === this.tool ? "true" : "false");
        });
    }

    refused(text) {
        if ($("new").hidden) notice(text);
        else $("wrong").textContent = text;
    }

    // What is begun with; the next time it is there as it was.
    chosen() {
        const [first, second] = players.map((player) => {
            const box = document.querySelector(`.seat.${player}`), computer = box.querySelector(".level").value;
            return { name: computer ? "" : box.querySelector(".name").value, computer };
        });
        const position = $("position").value, { options, form: { game } } = this;
        this.kept.set(`new.${game}`, { first, second, options, position });
        const pie = $("pie").checked && !$("pieRow").hidden;
        return { do: "begin", game, rules: this.rules(), position, first, second, ...(pie && { pie }) };
    }
}
