// What the page that is one file carries packed, as assemble.py does it.
import { gzipSync } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~";

export function lettered(bytes) {
    const whole = Buffer.concat([bytes, Buffer.alloc((4 - bytes.length % 4) % 4)]);
    let text = "";
    for (let at = 0; at < whole.length; at += 4)
        for (let four = whole.readUInt32BE(at), place = 85 ** 4; place >= 1; place /= 85) text += letters[Math.floor(four / place) % 85];
    return text.slice(0, text.length - (whole.length - bytes.length));
}

export const packed = (data) => lettered(gzipSync(data));
