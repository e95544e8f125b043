import { put } from "/parts.js";

// Binary columns, with those framed that decide.
export function showColumns(box, { columns, odd, rows }) {
    const table = put(box, "table", "", { className: "columns" }), head = put(table, "tr");
    put(head, "th");
    columns.forEach((column, i) => put(head, "th", column, { className: odd[i] ? "odd" : "" }));
    for (const { label, dots } of rows) {
        const row = put(table, "tr");
        put(row, "th", label);
        dots.forEach((dot, i) => put(row, "td", dot ? "●" : "·", { className: odd[i] ? "odd" : "" }));
    }
}
