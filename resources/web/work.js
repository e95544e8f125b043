// What is done alone at a device: the teacher's list, and the page of one file that runs here, in a frame that can reach
// nothing else. It says how far one is, and the host is told.
import { $, picture, put, words } from "/parts.js";
import { isDid } from "/trust.js";
import { art } from "/way.js";

export class Work {
    // `say`: to the host. `show`: which of the sections is seen. `look`: its language and theme.
    constructor({ say, show, look }) {
        Object.assign(this, { say, show, look });
        this.plan = { title: "", locked: false, tasks: [] };
        this.task = undefined;
        $("alone").onclick = () => this.open();
        $("together").onclick = () => show("table");
        $("freely").onclick = () => this.begin();
        $("back").onclick = () => this.open();
        addEventListener("message", ({ source, data }) => {
            if (source !== $("page").contentWindow) return;
            if (data?.type === "ready") this.brief();
            else if (isDid(data)) this.did(data);
        });
    }

    // Where the page lies; nothing: there is none here.
    at(place) {
        this.place = place;
        $("alone").hidden = !place;
    }

    hear(plan) {
        const locked = plan.locked !== this.plan.locked;
        this.plan = plan;
        this.list();
        if (!$("own").hidden && locked) this.post({ type: "lock", locked: plan.locked });
    }

    open() {
        if ($("page").hasAttribute("src")) $("page").removeAttribute("src"); // it rests
        this.list();
        this.show("work");
    }

    list() {
        const { tasks, title } = this.plan;
        $("plan").textContent = title || words.alone;
        const planned = tasks.filter(({ own }) => !own), begun = tasks.filter(({ own }) => own);
        const done = planned.filter(({ headway }) => headway?.done).length;
        $("progress").textContent = planned.length ? words.doneOf.replace("%1", done).replace("%2", planned.length) : words.noTasks;
        $("tasks").replaceChildren();
        const next = planned.find(({ headway }) => !headway?.done);
        for (const one of planned) this.card(one, one === next);
        if (begun.length) put($("tasks"), "h2", words.begun);
        for (const one of begun) this.card(one);
    }

    card(one, next) {
        const { game, title, text, headway } = one;
        const card = put($("tasks"), "button", "", { className: next ? "task next" : "task", onclick: () => this.begin(one) });
        card.append(picture(art(game, "card", this.look().dark)));
        const said = put(card, "span");
        put(said, "small", title);
        put(said, "strong", text);
        const state = headway?.done ? "✓" : headway ? `${headway.at}/${headway.of}` : "";
        put(card, "span", state, { className: headway?.done ? "state done" : "state" });
    }

    begin(one) {
        this.task = one;
        this.show("own");
        $("page").src = this.place;
    }

    // What the page in the frame needs to know.
    brief() {
        const { dark, language } = this.look(), { task, headway } = this.task ?? {};
        this.post({ type: "seat", dark, language, locked: this.plan.locked, task, kept: headway?.kept ?? "" });
    }

    post(message) { $("page").contentWindow.postMessage(message, "*"); } // its origin is its own

    did({ task, headway }) {
        const one = this.plan.tasks.find((known) => JSON.stringify(known.task) === JSON.stringify(task));
        if (one && !one.headway?.done) one.headway = headway;
        this.say({ do: "did", task, headway });
    }
}
