// Runs the program beside the page, which so never waits for it. It is told the module and the catalogues as the page
// carries them, then messages; what it has to say goes back as soon as it is said. Between two messages it thinks, a
// slice at a time.
import { unpacked } from "/unpack.js";

const SLICE = 25; // ms
let core, waiting, memory, texts;

// What the program asks of a system: the time, and what it says when all goes wrong.
const system = {
    clock_time_get: (id, precision, at) => {
        const now = id === 0 ? Date.now() : performance.now();
        new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
        return 0;
    },
    random_get: (at, length) => {
        crypto.getRandomValues(new Uint8Array(memory.buffer, at, length));
        return 0;
    },
    proc_exit: (code) => { throw new Error(`ended with ${code}`); },
};
const none = 52; // there is no such thing here

function call(name, ...words) {
    const at = core[name](...words);
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, core.length())));
    if (answer.messages.length > 0) postMessage(answer.messages);
    clearTimeout(waiting);
    if (answer.idle !== undefined) waiting = setTimeout(think, answer.idle);
}

function think() {
    guarded(() => call("work", SLICE));
}

function guarded(run) {
    try {
        run();
    } catch (error) {
        fail(error);
    }
}

function fail(error) {
    postMessage([{ type: "failed", text: String(error) }]);
    core = undefined;
}

// Compiled while it is unpacked.
async function start(packed) {
    const module = await WebAssembly.compileStreaming(new Response(unpacked(packed), { headers: { "Content-Type": "application/wasm" } }));
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = system[name] ?? (() => none);
    core = (await WebAssembly.instantiate(module, imports)).exports;
    memory = core.memory;
    core._initialize();
}

// As it is said to the program: with the catalogue of the language it is to speak.
async function written(data) {
    const text = JSON.stringify(data);
    if (data.do !== "hello") return text;
    return `${text.slice(0, -1)},"catalogue":${await new Response(unpacked(texts[data.language])).text()}}`;
}

function hear(text) {
    const bytes = new TextEncoder().encode(text);
    const at = core.room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    call("hear");
}

let before = Promise.resolve(); // one after the other, as they came
onmessage = ({ data }) => {
    if (data.core) {
        texts = data.texts;
        before = start(data.core).catch(fail);
        return;
    }
    before = Promise.all([written(data), before]).then(([text]) => guarded(() => hear(text)), fail);
};
