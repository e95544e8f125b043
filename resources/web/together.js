// A match by a link: an invitation is made or one is followed; then a seat is taken; then who is there, what can be said,
// and the way back to the match or out of the room. What of it may be, and what it means, the program says; the line to
// the broker is a thread of its own (line.js), there only while a room is open.
import { BrokerLines } from "/brokerlines.js";
import { $, ask, fill, notice, put, words } from "/parts.js";

const roomSign = "#k1room=", tableSign = "#k1table=", keptRoom = "room", leftRooms = "roomsLeft", oneWindow = "kachisuji.room";

export class Together {
    // `open`: this part of the page is shown; `begin`: a match is; `leave`: the board is left for it.
    constructor({ say, kept, open, begin, leave, framed }) {
        Object.assign(this, { say, kept, open, begin, leave, framed });
        this.state = "none";
        this.lines = new BrokerLines((message) => this.say({ ...message, do: "room" }));
        $("byLink").hidden = framed;
        if (framed) return;
        $("follow").onsubmit = (event) => {
            event.preventDefault();
            this.follow($("theirLink").value.trim());
        };
        $("invite").onsubmit = (event) => {
            event.preventDefault();
            this.invite();
        };
        $("door").onsubmit = (event) => {
            event.preventDefault();
            this.kept.set("linkName", $("seatName").value);
            this.begin({ do: "room", act: "sit", name: $("seatName").value });
        };
        addEventListener("hashchange", () => this.readLink());
    }

    get presses() {
        const { begin, say } = this;
        return {
            byLink: () => this.show(),
            roomLine: () => (!$("table").hidden || this.state !== "room" ? this.show() : begin({ do: "room", act: "show" })),
            watch: () => begin({ do: "room", act: "watch" }),
            notYet: () => say({ do: "room", act: "leave" }),
            toRoomMatch: () => begin({ do: "room", act: "show" }),
            copyRoom: () => this.copy(),
            leaveRoom: () => (this.seated ? ask(words.reallyLeave, (yes) => yes && say({ do: "room", act: "leave" })) : say({ do: "room", act: "leave" })),
        };
    }

    show() {
        this.leave();
        this.open("together");
        this.entitle();
        const { kept } = this, last = $("theirGame").value || (document.querySelector("#games .game")?.dataset.game ?? "");
        fill($("theirGame"), "option", [...document.querySelectorAll("#games .game")], (option, card) => {
            option.value = card.dataset.game;
            option.textContent = card.querySelector("strong").textContent;
        });
        $("theirGame").value = last;
        $("broker").value ||= kept.get("broker") ?? "";
        for (const id of ["ownName", "seatName"]) $(id).value ||= kept.get("linkName") ?? "";
    }

    // In the language of the moment.
    entitle() { if (!$("together").hidden) $("title").textContent = words.byLink; }

    follow(link, more) {
        if (link.includes(tableSign)) return this.toTable(link.slice(link.indexOf(tableSign)));
        this.say({ do: "room", act: "follow", link, ...more });
    }

    // Of a table from elsewhere this becomes the page of a seat (seatpage.js).
    toTable(link) {
        location.hash = link;
        location.reload();
    }

    // Whoever sits in another room is asked first.
    leads({ text, link }) { ask(text, (yes) => (yes ? this.follow(link, { leave: true }) : this.showLink())); }

    // In the address, to come back to.
    showLink() {
        if (this.link && this.hash() !== this.link && location.protocol.startsWith("http")) history.replaceState(null, "", this.link);
    }

    invite() {
        const broker = $("broker").value.trim(), name = $("ownName").value;
        this.kept.set("broker", broker);
        this.kept.set("linkName", name);
        this.say({ do: "room", act: "invite", broker, name, game: $("theirGame").value, plays: $("plays").value });
    }

    // Of a page from a server the link leads there; else to whatever opens it.
    address(link) { return location.protocol.startsWith("http") ? location.origin + location.pathname + link : `kachisuji:${link}`; }

    async copy() {
        const copied = await navigator.clipboard?.writeText($("roomLink").value).then(() => true, () => false);
        if (copied) return notice(words.roomCopied);
        $("roomLink").select();
    }

    // --- What is heard ---

    hear(message) {
        const { state, link, what, there, line, sit, watch, phrases, seated, asks } = message, before = this.state;
        Object.assign(this, { state, link });
        const door = state === "door";
        $("roomStart").hidden = state !== "none";
        $("door").hidden = !door;
        $("room").hidden = state !== "room";
        $("roomLine").hidden = state === "none";
        $("roomLine").textContent = line ?? "";
        $("roomWhat").textContent = what ?? "";
        $("roomThere").textContent = there ?? "";
        if (state === "none") history.replaceState(null, "", location.pathname + location.search);
        else this.showLink();
        if (door) {
            $("sit").hidden = $("seatNamed").hidden = !sit;
            $("watch").hidden = !watch;
        }
        if (state === "room") this.showRoom(this.address(link), phrases, seated);
        this.showAsked(asks);
        if (before !== state && !$("together").hidden) ($("together").querySelector("form:not([hidden]) input, #room:not([hidden]) button") ?? $("home")).focus();
    }

    showRoom(address, phrases, seated) {
        if ($("roomLink").value !== address) $("roomLink").value = address;
        $("phrasesOf").hidden = phrases.length === 0;
        fill($("phrases"), "button", phrases, (button, text) => {
            button.type = "button";
            button.textContent = text;
            button.onclick = () => this.say({ do: "room", act: "say", phrase: phrases.indexOf(text) });
        });
        this.seated = seated;
        $("leaveRoom").textContent = seated ? words.leaveRoom : words.stopWatching;
    }

    // What the other asks for; nothing: not any more.
    showAsked(asks) {
        if (this.asked === asks) return;
        if (this.asked && !$("ask").hidden && $("asked").textContent === this.asked) $("no").click();
        this.asked = asks;
        if (asks) ask(asks, (yes) => yes && this.say({ do: "room", act: "allow" }));
    }

    // --- What is kept ---

    // One of this device's windows keeps its seat for the next time; another's is gone with it.
    keep({ text }) {
        if (this.mine) return text ? this.kept.set(keptRoom, text) : this.kept.drop(keptRoom);
        try {
            text ? sessionStorage.setItem(keptRoom, text) : sessionStorage.removeItem(keptRoom);
        } catch {} // then it is not kept
    }

    // What was left, and is still to be told: until it is, or it is too long ago.
    keepLeft({ room, text, days }) {
        const { [room]: _, ...left } = this.kept.get(leftRooms) ?? {};
        if (text) left[room] = { text, until: Date.now() + days * 86_400_000 };
        this.kept.set(leftRooms, left);
    }

    tellLeft() {
        for (const [room, { text, until }] of Object.entries(this.kept.get(leftRooms) ?? {}))
            until > Date.now() ? this.say({ do: "room", act: "part", kept: text }) : this.keepLeft({ room });
    }

    hash() { return location.hash.startsWith(roomSign) ? location.hash : undefined; }

    // Comes back to what is kept, and to the link that the page was opened with.
    async start() {
        if (this.framed) return;
        this.mine = await this.lock();
        const text = this.mine ? this.kept.get(keptRoom) : sessionStorage.getItem(keptRoom);
        if (text) this.begin({ do: "room", act: "restore", kept: text });
        if (this.mine) this.tellLeft();
        this.readLink();
    }

    // True: of the windows of this device this is the one.
    lock() {
        if (!navigator.locks) return true;
        return new Promise((done) => {
            const signal = AbortSignal.timeout(500); // that of the page before, when it is loaded again
            navigator.locks.request(oneWindow, { signal }, () => {
                done(true);
                return new Promise(() => {});
            }).catch(() => done(false));
        });
    }

    readLink() {
        if (location.hash.startsWith(tableSign)) return location.reload();
        const link = this.hash();
        if (!link) return;
        this.show();
        this.follow(link);
    }
}
