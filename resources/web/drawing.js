// Pictures that a page carries, {path: SVG}: their addresses, in the colours of the theme and of who owns them.
export function drawing(pictures, colours) {
    const drawn = new Map(); // by what they show
    return (game, name, dark, owner) => {
        const key = `${game}/${name}.${dark}.${owner}`;
        if (drawn.has(key)) return drawn.get(key);
        const paths = [`${game}/${name}`, name].flatMap((path) => (dark ? [`${path}-dark`, path] : [path]));
        let svg = pictures[paths.find((path) => path in pictures)] ?? "";
        if (owner)
            for (const written of colours().written) svg = svg.replaceAll(written, colours()[dark ? "dark" : "light"][`${owner}Fill`]);
        drawn.set(key, `data:image/svg+xml,${encodeURIComponent(svg)}`);
        return drawn.get(key);
    };
}
