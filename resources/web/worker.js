// Runs the program beside the page, which so never waits for it. It is told the module as the page carries it, then
// messages; what it has to say goes back as soon as it is said. Between two messages it thinks, a slice at a time.
const SLICE = 25; // ms
let core, waiting, memory;

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
        postMessage([{ type: "failed", text: String(error) }]);
        core = undefined;
    }
}

// Compiled while it is unpacked.
async function start(packed) {
    const text = atob(packed), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i); // from() takes five times as long
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = system[name] ?? (() => none);
    core = (await WebAssembly.instantiate(module, imports)).exports;
    memory = core.memory;
    core._initialize();
}

let started;
onmessage = async ({ data }) => {
    if (typeof data === "string") {
        started = start(data).catch((error) => postMessage([{ type: "failed", text: String(error) }]));
        return;
    }
    await started;
    guarded(() => {
        const bytes = new TextEncoder().encode(JSON.stringify(data));
        const at = core.room(bytes.length);
        new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
        call("hear");
    });
};
