// A browser for the scripts of the pages, under Node: the real scripts on the real pages, in the document of Debian's
// node-jsdom. What a browser has besides is here, so that a test can say what it does: the time, the line to a host, the
// worker, what is kept, what the device prefers.
import { readFileSync } from "node:fs";
import { createRequire, register } from "node:module";
import { webcrypto } from "node:crypto";
import { Duplex } from "node:stream";
import { createDeflateRaw, createGunzip, createInflateRaw } from "node:zlib";

const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom"); // by NODE_PATH
register("./hooks.mjs", import.meta.url);

const later = globalThis.setImmediate;
export const settled = () => new Promise((done) => later(() => later(done))); // all that was promised has come
// What the device does beside comes when it does: the unpacking of what is packed.
export async function until(holds) {
    for (let turns = 0; !holds(); ++turns) {
        if (turns > 1e6) throw new Error(`never: ${holds}`);
        await settled();
    }
}

// What happens at a time happens when the test says that it has come.
class Clock {
    constructor() {
        this.now = 0;
        this.due = new Map();
        this.last = 0;
    }

    set(run, ms = 0, every) {
        this.due.set(++this.last, { run, at: this.now + ms, every });
        return this.last;
    }

    async pass(ms) {
        const until = this.now + ms;
        for (;;) {
            const [id, next] = [...this.due].sort(([a, { at }], [b, { at: other }]) => at - other || a - b)[0] ?? [];
            if (id === undefined || next.at > until) break;
            this.now = next.at;
            if (next.every === undefined) this.due.delete(id);
            else next.at += next.every;
            next.run(this.now);
            await settled();
        }
        this.now = until;
        await settled();
    }
}

// Storage of a device; `full`: nothing can be written, `missing`: nor read.
class Store {
    constructor(all = {}) { this.all = all; }
    #own() { if (this.missing) throw new Error("none"); return this.all; }
    getItem(name) { return this.#own()[name] ?? null; }
    setItem(name, value) {
        if (this.full || this.missing) throw new Error("full");
        this.all[name] = String(value);
    }
    removeItem(name) { delete this.#own()[name]; }
}
// Object.keys of a storage are the names of what is kept.
const store = (all) => new Proxy(new Store(all), { ownKeys: (target) => Object.keys(target.all),
    getOwnPropertyDescriptor: (target, name) => ({ value: target.all[name], enumerable: true, configurable: true, writable: true }),
    get: (target, name) => (typeof target[name] === "function" ? target[name].bind(target) : target[name]),
    set: (target, name, value) => { target[name] = value; return true; } });

// What is packed; Debian's Node does not know all of it by these names.
const packs = (ways) => class { constructor(format) { return Duplex.toWeb(ways[format]()); } };
const CompressionStream = packs({ "deflate-raw": createDeflateRaw });
const DecompressionStream = packs({ "deflate-raw": createInflateRaw, gzip: createGunzip });

let opened = 0;

// A page as a device has it: `hash` is the rest of its address, `dark` and `still` what the device prefers, `upright` how
// it is held; `unparsed`: its file has not come to its end.
// `parent`: of a page in a frame. `kept`: what is in its storage; `clipboard`, `locks`: of its navigator; `crypto`: where chance comes from.
export function browse(html, { language = "en-GB", hash = "", dark = false, still = false, address = "http://host.local/", kept = {}, clipboard, locks, crypto = webcrypto, parent, unparsed = false, upright = false } = {}) {
    const console = new VirtualConsole();
    console.on("jsdomError", (error) => queueMicrotask(() => { throw error.detail ?? error; })); // a listener has failed
    const { window } = new JSDOM(html, { url: address + hash, virtualConsole: console });
    Object.defineProperty(window.document, "readyState", { get: () => (unparsed ? "loading" : "complete"), configurable: true });
    const time = new Clock(), lines = [], workers = [], watched = new Map();
    class Line {
        static OPEN = 1;
        constructor(to) {
            Object.assign(this, { to, readyState: 0, said: [] });
            lines.push(this);
        }
        send(text) { this.said.push(JSON.parse(text)); }
        close() { this.closed = true; this.readyState = 3; }
        // What a host does.
        open() { this.readyState = 1; this.onopen(); }
        tell(message) { this.onmessage({ data: typeof message === "string" ? message : JSON.stringify(message) }); }
        lose() { this.readyState = 3; this.onclose?.(); }
    }
    class Watcher {
        constructor(seen) { this.seen = seen; }
        observe(element) { watched.set(element, this.seen); }
    }
    class Thread {
        constructor() { this.said = []; workers.push(this); }
        postMessage(message) { this.said.push(message); }
    }
    const device = {
        window, parent: parent ?? window, document: window.document, location: window.location, history: window.history, Event: window.Event, DOMParser: window.DOMParser,
        navigator: { language, clipboard, locks }, localStorage: store({ ...kept }), sessionStorage: store({}), crypto,
        matchMedia: (asked) => ({ matches: /dark/.test(asked) ? dark : /portrait/.test(asked) ? upright : still }),
        setTimeout: (run, ms) => time.set(run, ms), clearTimeout: (id) => time.due.delete(id),
        setInterval: (run, ms) => time.set(run, ms, ms), requestAnimationFrame: (run) => time.set(run, 16),
        cancelAnimationFrame: (id) => time.due.delete(id), performance: { now: () => time.now, mark: () => {} },
        addEventListener: window.addEventListener.bind(window), WebSocket: Line, ResizeObserver: Watcher, Worker: Thread,
        CompressionStream, DecompressionStream,
    };
    for (const [name, value] of Object.entries(device)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    const $ = (id) => window.document.getElementById(id), all = (css) => [...window.document.querySelectorAll(css)];
    return {
        $, all, time, lines, workers, window,
        // How large an element is: jsdom lays nothing out.
        size(element, width, height, left = 0, top = 0) {
            element.getBoundingClientRect = () => ({ width, height, left, top, right: left + width, bottom: top + height, x: left, y: top });
            watched.get(element)?.();
        },
        text: (id) => $(id).textContent,
        seen: (id) => { for (let at = $(id); at; at = at.parentElement) if (at.hidden) return false; return true; },
        click: (element) => element.dispatchEvent(new window.MouseEvent("click", { bubbles: true })),
        key(element, key, more = {}) {
            const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
            element.dispatchEvent(event);
            return event.defaultPrevented;
        },
        load: (script) => import(`/${script}?${++opened}`),
    };
}

export const read = (file) => readFileSync(new URL(`../../resources/web/${file}`, import.meta.url), "utf8");
// A page as it is served.
export const page = (name) => read(`${name}.html`);
