// Lets Node find the scripts of a page where the page asks for them: "/board.js" is resources/web/board.js. One that is
// asked for with a number is another one for each, and so is what it asks for itself.
const web = new URL("../../resources/web/", import.meta.url);

export function resolve(name, context, next) {
    const [, file, number] = /^\/(\w+\.js)(\?\d+)?$/.exec(name) ?? [];
    if (!file) return next(name, context);
    const url = new URL(file, web);
    url.search = number ?? new URL(context.parentURL).search;
    return { url: url.href, format: "module", shortCircuit: true };
}
