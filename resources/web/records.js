// A match as a file or a link: given on, and opened again.
import { $, notice, put, words } from "/parts.js";
import { tell } from "/told.js";

// A stranger's: never more than a reader takes, whatever a few bytes would grow to.
const mostLinked = 65536, mostInFile = 4 << 20;
const sign = "#k1=";

async function coded(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function decoded(code) {
    if (code.length > 2 * mostLinked) throw new Error();
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts = [];
    for (let size = 0;;) {
        const { done, value } = await reader.read();
        if (done) return read(await new Blob(parts).arrayBuffer());
        if ((size += value.length) > mostLinked) throw new Error();
        parts.push(value);
    }
}

const read = (bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

export class Records {
    // `open`: what is done with the text of a record.
    constructor(say, open) {
        Object.assign(this, { say, open });
        $("file").onchange = () => this.readFile();
        addEventListener("hashchange", () => this.readLink());
    }

    save({ record, name }) {
        const link = put(document.body, "a", "", { href: URL.createObjectURL(new Blob([record], { type: "application/json" })), download: `${name}.kachisuji` });
        link.click();
        link.remove();
    }

    async giveLink(record) {
        if (new Blob([record]).size > mostLinked) return notice(words.longLink);
        history.replaceState(null, "", sign + await coded(record));
        const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
        tell({ title: copied ? words.linked : words.link, lines: [location.href] });
        // A picture for other devices: of a file on this one nobody else can read.
        if (location.protocol.startsWith("http")) this.say({ do: "qr", text: location.href });
    }

    async readLink() {
        if (!location.hash.startsWith(sign)) return;
        const code = location.hash.slice(sign.length);
        history.replaceState(null, "", location.pathname + location.search);
        try {
            this.open(await decoded(code));
        } catch {
            notice(words.unread);
        }
    }

    async readFile() {
        const [file] = $("file").files;
        $("file").value = "";
        if (!file) return;
        if (file.size > mostInFile) return notice(words.large);
        try {
            this.open(read(await file.arrayBuffer()));
        } catch {
            notice(words.unreadable);
        }
    }
}
