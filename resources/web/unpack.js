// What the page that is one file carries packed: gzip, in letters (assemble.py). As a stream of what is in it.
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~";

export function unpacked(packed) {
    return new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
}

// Five letters are four bytes, the highest first; the last may be fewer, one more than they are bytes.
function bytesOf(packed) {
    const value = new Uint8Array(128).fill(letters.length - 1), bytes = new DataView(new ArrayBuffer(Math.ceil(packed.length / 5) * 4));
    for (let i = 0; i < letters.length; ++i) value[letters.charCodeAt(i)] = i;
    for (let from = 0, to = 0; from < packed.length; from += 5, to += 4) {
        let four = 0;
        for (let i = from; i < from + 5; ++i) four = four * letters.length + (i < packed.length ? value[packed.charCodeAt(i)] : letters.length - 1);
        bytes.setUint32(to, four);
    }
    return new Uint8Array(bytes.buffer, 0, Math.floor(packed.length * 4 / 5));
}
