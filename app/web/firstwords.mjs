// Says what the page shows before its program is there: what that says to whoever comes for the first time, by language.
// firstwords.mjs < {"worker": …, "core": …, "texts": {language: …}}, as the page carries them (assemble.py)
import { readFileSync } from "node:fs";

const { worker, ...told } = JSON.parse(readFileSync(0, "utf8")), said = {};
let heard;
Object.assign(globalThis, { onmessage: null, postMessage: (messages) => heard(messages) });
await import(`data:text/javascript,${encodeURIComponent(worker)}`);
onmessage({ data: told });
for (const language of Object.keys(told.texts)) {
    onmessage({ data: { do: "hello", language, seed: "0", help: 0, table: false, lessons: {} } });
    said[language] = await new Promise((done) => { heard = done; });
}
process.stdout.write(JSON.stringify(said));
