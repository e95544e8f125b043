#!/usr/bin/env python3
"""Makes the page that is one file: the program, its words and pictures, and the script that shows them.

assemble.py MODULE.wasm MQTT.js OUT.html

The words are those of the program's own catalogues (translations/, core/games/*/translations) that the module knows by
their English. What the program says to whoever comes for the first time is written down beside it, for the first screen
(firstwords.mjs). Nothing of it depends on time or place: the same sources give the same bytes."""
import base64, hashlib, json, pathlib, re, subprocess, sys, tempfile
import xml.etree.ElementTree as xml

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
WEB = TOP / "resources" / "web"
LANGUAGES = ("en", "ja", "ja_Hira")


def packed(data):
    """As gzip, which browsers unpack; zopfli finds what gzip -9 leaves, a twentieth. Written in five letters for four bytes,
    none of which begins a tag (unpack.js)."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        small = subprocess.run(["zopfli", "-c", file.name], check=True, stdout=subprocess.PIPE).stdout
    return base64.b85encode(small).decode().replace("<", ",")


def optimized(module):
    """Binaryen finds a sixteenth that LLVM leaves."""
    features = ("exception-handling", "bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int", "multivalue", "reference-types")
    with tempfile.NamedTemporaryFile(suffix=".wasm") as file:
        subprocess.run(["wasm-opt", "-Oz", *(f"--enable-{name}" for name in features), module, "-o", file.name], check=True)
        return file.read()


def source(name): return (WEB / name).read_text()
def flush(text): return re.sub(r"^\s+", "", text, flags=re.M)
def code(text): return flush(re.sub(r"^\s*//.*\n", "", text, flags=re.M))  # comments are for who reads the sources


def script(*names):
    """The modules as one: what they take from each other is there."""
    text = "\n".join(code(source(name)) for name in names)
    text = re.sub(r"^import .*;\n", "", text, flags=re.M)
    text = re.sub(r"^export ", "", text, flags=re.M)
    assert "</script" not in text
    return text


def apart(name):
    """A module with its own names, but for what it exports."""
    text = script(name)
    own = ", ".join(re.findall(r"^export (?:const|function) (\w+)", source(name), flags=re.M))
    return f"const {{ {own} }} = await (async () => {{\n{text}\nreturn {{ {own} }};\n}})();\n"


def seat():
    """The page of a seat, by way of a broker."""
    own = script("motion.js", "lens.js", "board.js", "parts.js", "unpack.js", "drawing.js", "brokerlines.js", "review.js", "rule.js", "work.js")
    return own + apart("trust.js") + apart("farway.js") + script("page.js")


def catalogue(language, module):
    """Context, English, and the text; one with a number is a list of its forms."""
    texts = []
    files = [TOP / "translations" / f"kachisuji_{language}.ts", *sorted(TOP.glob(f"core/games/*/translations/{language}.ts"))]
    for file in files:
        for context in xml.parse(file).getroot().iter("context"):
            name = context.findtext("name")
            for message in context.iter("message"):
                english, translation = message.findtext("source"), message.find("translation")
                forms = [form.text or "" for form in translation.iter("numerusform")]
                said = forms or translation.text
                if said and english.encode() + b"\0" in module: texts.append([name, english, said])
    return {"language": language, "texts": texts}


def pictures():
    """By game and name; those of no game by name alone."""
    art = {file.stem: file.read_text() for file in sorted((TOP / "resources" / "art").glob("*.svg"))}
    for file in sorted(TOP.glob("core/games/*/art/*.svg")):
        art[f"{file.parent.parent.name}/{file.stem}"] = file.read_text()
    return art


def client(file):
    """What speaks MQTT, a module, as a part of another script: `mqtt` is it."""
    text = code(pathlib.Path(file).read_text()).strip()
    own, exported = re.fullmatch(r"(.*)export\s*\{(.*)\};?", text, flags=re.S).groups()
    name = re.search(r"(\w+) as mqtt\b", exported)[1]
    assert "</script" not in own and not re.search(r"\bimport\b", own)
    return f"const mqtt = (() => {{\n{own}\nreturn {name};\n}})();\n"


def written(data): return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def first(worker, core, texts):
    """What the program says before anybody has done anything, by language."""
    said = subprocess.run(["node", TOP / "app" / "web" / "firstwords.mjs"], input=written({"worker": worker, "core": core, "texts": texts}), check=True, stdout=subprocess.PIPE)
    return json.loads(said.stdout)


def hashed(text): return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def main(module, mqtt, out):
    program = pathlib.Path(module).read_bytes()
    worker = script("unpack.js", "worker.js")
    core, texts = packed(optimized(module)), {language: packed(written(catalogue(language, program))) for language in LANGUAGES}
    assets = {"art": pictures(), "first": first(worker, core, texts)}
    parts = {"assets": packed(written(assets)), "core": core, **texts,
             "worker": worker, "mqtt": client(mqtt), "line": code(source("line.js")), "style": flush(source("style.css")), "ownStyle": flush(source("play.css")),
             "script": script("motion.js", "lens.js", "board.js", "parts.js", "told.js", "unpack.js", "drawing.js", "seatpage.js", "brokerlines.js", "columns.js", "graph.js", "kept.js",
                              "matchview.js", "newmatch.js", "practice.js", "records.js", "review.js", "seat.js", "shelf.js", "together.js", "play.js")}
    body = re.search(r"<body>\n(.*)</body>", flush(source("page.html")), flags=re.S)[1]
    parts["seatPage"] = packed(written({"body": body, "script": seat()}))
    parts["policy"] = "; ".join([
        "default-src 'none'", "connect-src wss:", f"script-src {hashed(parts['script'])} {hashed(seat())} 'wasm-unsafe-eval'", "worker-src blob:",
        f"style-src {hashed(parts['style'])} {hashed(parts['ownStyle'])}", "frame-src 'self'", "img-src 'self' data:", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'"])
    page = re.sub(r"@(\w+)@", lambda found: parts[found[1]], flush(source("play.html")))
    pathlib.Path(out).write_text(page)
    print(f"{out}: {len(page.encode()) / 1e6:.2f} MB")


if __name__ == "__main__": main(*sys.argv[1:])
