// Runs a program made for WebAssembly, with this one's words, input and output: start.mjs PROGRAM.wasm WORD…
// Not with node:wasi, which in Node 20 ends most runs of some seconds by a segmentation fault in its own collector.
import { readFileSync, writeSync } from "node:fs";

const words = process.argv.slice(2);
const named = words.map((word) => new TextEncoder().encode(word + "\0"));
let memory, input, slept = 0; // ms

const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);
const number = (at) => new DataView(memory.buffer).getUint32(at, true);
const put = (at, value) => (new DataView(memory.buffer).setUint32(at, value, true), 0);

// Gives `each` the places that a list of (address, length) names; returns what it says it used of them, added up.
function total(list, count, each) {
    let sum = 0;
    for (let at = list; at < list + 8 * count; at += 8) sum += each(bytes(number(at), number(at + 4)));
    return sum;
}

class Ended {
    constructor(code) {
        this.code = code;
    }
}

const system = {
    args_sizes_get: (count, length) => put(count, named.length) + put(length, named.reduce((sum, word) => sum + word.length, 0)),
    args_get: (list, at) => {
        for (const word of named) {
            put(list, at);
            bytes(at, word.length).set(word);
            list += 4;
            at += word.length;
        }
        return 0;
    },
    environ_sizes_get: (count, length) => put(count, 0) + put(length, 0),
    environ_get: () => 0,
    clock_time_get: (id, precision, at) => {
        new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round((performance.now() + slept) * 1e6)), true);
        return 0;
    },
    fd_read: (file, list, count, read) => {
        input ??= readFileSync(file);
        return put(read, total(list, count, (place) => {
            const part = input.subarray(0, place.length);
            input = input.subarray(part.length);
            place.set(part);
            return part.length;
        }));
    },
    fd_write: (file, list, count, written) => put(written, total(list, count, (text) => {
        for (let done = 0; done < text.length;) done += writeSync(file, text, done);
        return text.length;
    })),
    // Who sleeps finds that the time has gone by.
    poll_oneoff: (asked, happened, count, events) => {
        slept += Number(new DataView(memory.buffer).getBigUint64(asked + 24, true)) / 1e6;
        bytes(happened, 32).fill(0);
        return put(events, 1);
    },
    proc_exit: (code) => { throw new Ended(code); },
};
const none = 52; // there is no such thing here

const module = await WebAssembly.compile(readFileSync(words[0]));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = system[name] ?? (() => none);
const { exports } = await WebAssembly.instantiate(module, imports);
memory = exports.memory;
try {
    exports._start();
} catch (end) {
    if (!(end instanceof Ended)) throw end;
    process.exitCode = end.code;
}
