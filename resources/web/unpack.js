// What the page that is one file carries packed: gzip, written as base64. As a stream of what is in it.
export function unpacked(packed) {
    return new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
}

function bytesOf(packed) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(packed);
    const text = atob(packed), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i); // from() takes five times as long
    return bytes;
}
