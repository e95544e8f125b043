// What is told on the page that is one file.
import { $, holdBehind, onEscape, put, returning } from "/parts.js";

// Said to who does not see it, once.
export function announce(...said) {
    const text = said.filter(Boolean).join(" ");
    if ($("heard").textContent !== text) $("heard").textContent = text;
}

// What is told in between, and read at one's own pace.
export function tell({ title, lines }) {
    const back = returning();
    $("toldTitle").textContent = title;
    $("toldLines").replaceChildren();
    for (const line of lines) put($("toldLines"), "p", line);
    $("told").hidden = false;
    holdBehind();
    $("toldOn").focus();
    return new Promise((done) => {
        $("toldOn").onclick = () => {
            $("told").hidden = true;
            back();
            done();
        };
        onEscape($("told"), () => $("toldOn").click());
    });
}
