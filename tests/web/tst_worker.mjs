// What runs the program beside the page: hears and says messages, thinks in between, and says when all goes wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { packed } from "./packed.mjs";
import { browse, settled, until } from "./browser.mjs";

// The program: says what the test lets it say.
async function worker(answers = {}) {
    const b = browse("<p>"), buffer = new ArrayBuffer(4096), calls = [], posted = [], codes = {};
    let heard = "", told = 0;
    const tell = (answer) => {
        const bytes = new TextEncoder().encode(JSON.stringify(answer));
        new Uint8Array(buffer, 2000, bytes.length).set(bytes);
        told = bytes.length;
        return 2000;
    };
    const answer = (name, ...words) => {
        calls.push([name, ...words]);
        const next = answers[name]?.shift() ?? { messages: [] };
        if (next instanceof Error) throw next;
        return tell(next);
    };
    const program = {
        memory: { buffer }, _initialize: () => calls.push(["begin"]), room: (length) => { heard = length; return 64; }, length: () => told,
        hear: () => { const said = new TextDecoder().decode(new Uint8Array(buffer, 64, heard)); return answer("hear", JSON.parse(said)); },
        work: (ms) => answer("work", ms),
    };
    const asked = [["wasi", "clock_time_get"], ["wasi", "proc_exit"], ["wasi", "fd_write"], ["other", "fd_write"]];
    const before = globalThis.WebAssembly;
    globalThis.WebAssembly = {
        __proto__: before, // Node's streams need it as well
        compileStreaming: async (response) => {
            if (answers.broken) throw new Error("no module");
            return { type: response.headers.get("Content-Type"), text: await response.text() };
        },
        Module: { imports: () => asked.map(([module, name]) => ({ module, name })) },
        instantiate: async (module, imports) => {
            if (module instanceof before.Module) return before.instantiate(module, imports);
            Object.assign(codes, { module, imports });
            return { exports: program };
        },
    };
    globalThis.postMessage = (messages) => posted.push(...messages);
    globalThis.onmessage = null;
    await b.load("worker.js");
    const hear = async (data) => { globalThis.onmessage({ data }); await settled(); };
    await hear({ core: packed("the program"), texts: { en: packed('{"language":"en"}'), ja: packed('{"language":"ja","texts":["柿"]}') } });
    await until(() => calls.length > 0 || posted.length > 0);
    globalThis.WebAssembly = before;
    return { ...b, hear, calls, posted, codes, buffer };
}

test("the program is begun with what it asks for", async () => {
    const { calls, codes, buffer } = await worker();
    assert.deepEqual(codes.module, { type: "application/wasm", text: "the program" });
    assert.deepEqual(calls, [["begin"]]);
    const { wasi, other } = codes.imports;
    assert.deepEqual([wasi.fd_write(), other.fd_write()], [52, 52]); // WASI's “not supported”
    assert.throws(() => wasi.proc_exit(3), /ended with 3/);
    const time = (id) => {
        assert.equal(wasi.clock_time_get(id, 0n, 512), 0);
        return new DataView(buffer).getBigUint64(512, true);
    };
    const now = Date.now;
    Date.now = () => 1234.5;
    performance.now = () => 77.25;
    assert.deepEqual([time(0), time(1), time(2)], [1234500000n, 77250000n, 77250000n]); // the clock, and time that goes by
    Date.now = now;
});

test("what is heard is said to it, and what it says is passed on", async () => {
    const { hear, calls, posted, time } = await worker({ hear: [{ messages: [{ type: "a" }, { type: "b", text: "柿" }] }, { messages: [{ type: "c" }] }, { messages: [] }] });
    let posts = 0;
    const post = globalThis.postMessage;
    globalThis.postMessage = (messages) => { ++posts; post(messages); };
    await hear({ do: "sit", name: "はな" });
    assert.deepEqual(calls.splice(1), [["hear", { do: "sit", name: "はな" }]]);
    assert.deepEqual(posted.splice(0), [{ type: "a" }, { type: "b", text: "柿" }]);
    await hear({ do: "two" });
    assert.deepEqual([posted.splice(0), posts], [[{ type: "c" }], 2]);
    await hear({ do: "three" });
    assert.deepEqual([posted, posts, time.due.size], [[], 2, 0]); // nothing said is not passed on
});

test("it is greeted with the catalogue of its language, and hears what comes after that later", async () => {
    const { hear, calls } = await worker();
    hear({ do: "hello", language: "ja" });
    hear({ do: "two" });
    await until(() => calls.length > 2);
    assert.deepEqual(calls.splice(1), [["hear", { do: "hello", language: "ja", catalogue: { language: "ja", texts: ["柿"] } }], ["hear", { do: "two" }]]);
});

test("between two messages it thinks for as long as it wants to", async () => {
    const { hear, calls, posted, time } = await worker({ hear: [{ messages: [], idle: 40 }, { messages: [], idle: 30 }, { messages: [] }],
        work: [{ messages: [{ type: "known" }], idle: 0 }, { messages: [], idle: 500 }] });
    await hear({ do: "a" });
    calls.length = 0;
    await time.pass(39);
    assert.deepEqual(calls, []);
    await time.pass(1);
    assert.deepEqual([calls, posted], [[["work", 25], ["work", 25]], [{ type: "known" }]]);
    await hear({ do: "b" }); // asks again when: in place of what was to be
    calls.length = 0;
    await time.pass(30);
    assert.deepEqual(calls, [["work", 25]]);
    assert.equal(time.due.size, 0);
    await hear({ do: "c" });
    assert.equal(time.due.size, 0);
});

test("when the program fails that is said, and it is asked no more", async () => {
    const { hear, calls, posted } = await worker({ hear: [new Error("unreachable")] });
    await hear({ do: "a" });
    assert.deepEqual(posted, [{ type: "failed", text: "Error: unreachable" }]);
    calls.length = 0;
    await hear({ do: "b" });
    assert.deepEqual([calls, posted.length], [[], 2]);
    const thinks = await worker({ hear: [{ messages: [], idle: 0 }], work: [new Error("out of memory")] });
    await thinks.hear({ do: "a" });
    await thinks.time.pass(0);
    assert.deepEqual(thinks.posted, [{ type: "failed", text: "Error: out of memory" }]);
});

test("what is no program is said to fail", async () => {
    const { hear, posted } = await worker({ broken: true });
    assert.deepEqual(posted, [{ type: "failed", text: "Error: no module" }]);
    await hear({ do: "hello", language: "en" });
    await until(() => posted.length > 1);
    await hear({ do: "hello", language: "tlh" }); // which it has no words of
    await until(() => posted.length > 2);
});
