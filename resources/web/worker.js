// Runs the program beside the page, which so never waits for it. It is told the module's bytes, then messages; what it
// has to say goes back as soon as it is said. Between two messages it thinks, a slice at a time.
const SLICE = 25; // ms
let core, waiting, memory;

// What the program asks of a system: the time, and what it says when all goes wrong.
const system = {
    clock_time_get: (id, precision, at) => {
        const now = id === 0 ? Date.now() : performance.now();
        new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
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

async function start(bytes) {
    const module = await WebAssembly.compile(bytes);
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = system[name] ?? (() => none);
    core = (await WebAssembly.instantiate(module, imports)).exports;
    memory = core.memory;
    core._initialize();
}

let started;
onmessage = async ({ data }) => {
    if (data instanceof ArrayBuffer) {
        started = start(data);
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
