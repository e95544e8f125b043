// What the page that is one file carries: written by assemble.py in Python's letters, read by its script.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { browse, page } from "./browser.mjs";
import { lettered, packed } from "./packed.mjs";

test("what was packed comes back whole, whatever its length", async () => {
    const { unpacked } = await browse(page("play")).load("unpack.js");
    for (const length of [...Array(9).keys(), 100, 5000, 70001]) {
        const data = randomBytes(length);
        assert.deepEqual(Buffer.from(await new Response(unpacked(packed(data))).arrayBuffer()), data);
    }
});

test("the letters are Python's, but for the one that begins a tag", () => {
    for (const bytes of [Buffer.alloc(7, 255), Buffer.alloc(5), Buffer.from([...Array(256).keys()])]) {
        const python = "import base64, sys; print(base64.b85encode(sys.stdin.buffer.read()).decode(), end='')";
        const theirs = execFileSync("python3", ["-c", python], { input: bytes }).toString();
        assert.equal(lettered(bytes), theirs.replaceAll("<", ","));
    }
});
