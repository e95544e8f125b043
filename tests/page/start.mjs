// Runs a program made for WebAssembly, with this one's words, input and output: start.mjs PROGRAM.wasm WORD…
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...words] = process.argv.slice(2);
const system = new WASI({ version: "preview1", args: [program, ...words] });
const { instance } = await WebAssembly.instantiate(await readFile(program), { wasi_snapshot_preview1: system.wasiImport });
process.exitCode = system.start(instance);
