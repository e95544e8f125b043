// Where the page that is one file was opened by the link of a table from elsewhere it becomes the page of a seat there: what
// the table's host would hand out in its own network (page.html, page.js, with farway.js for way.js) lies in it, packed.
import { $ } from "/parts.js";
import { unpacked } from "/unpack.js";

// Goes on only where that is not so.
export async function becomeSeat() {
    if (parent !== window || !location.hash.startsWith("#k1table=")) return;
    if (document.readyState === "loading") await new Promise((whole) => document.addEventListener("DOMContentLoaded", whole));
    const { body, script } = await new Response(unpacked($("seatPage").textContent)).json();
    for (const held of document.querySelectorAll("script[type='text/plain']")) document.head.append(held);
    $("ownStyle").remove();
    document.body.replaceWith(new DOMParser().parseFromString(body, "text/html").body);
    const run = document.createElement("script");
    run.type = "module";
    run.textContent = script;
    document.head.append(run);
    await new Promise(() => {}); // this script is over
}
