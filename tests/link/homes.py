"""Those who play by a link: pages in a browser, and the window's side (tests/linkedhome.cpp)."""
import importlib.machinery, importlib.util, os, pathlib, subprocess, tempfile, threading, time

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
loader = importlib.machinery.SourceFileLoader("matches", str(TOP / "tests" / "page" / "matches"))
matches = importlib.util.module_from_spec(importlib.util.spec_from_loader("matches", loader))
loader.exec_module(matches)

HOME = os.environ.get("LINKEDHOME", TOP / "build" / "dev" / "tests" / "linkedhome")


def chromium(size, dark): return matches.browsers.chromium(size, dark, "--ignore-certificate-errors")


def firefox(size, dark): return matches.marionette.Firefox(size, dark, any_certificate=True)


class Page(matches.Page):
    starts = staticmethod(chromium)

    def __init__(self, address, name, size=(390, 844), language="en", part=""):
        self.who = name
        super().__init__(address, size, language, False, part)

    def fill(self, css, text):
        self.driver.execute_script("document.querySelector(arguments[0]).value = arguments[1];", css, text)

    def submit(self, css): self.driver.execute_script("document.querySelector(arguments[0]).requestSubmit();", css)

    def invite(self, broker, game, rules={}, plays="first"):
        """The link to a room of its own."""
        if rules:
            self.begin(game, rules)
            self.click("#home")
        self.click("#byLink")
        self.until(lambda: self.shown("#roomStart"))
        self.fill("#broker", broker.address)
        self.fill("#ownName", self.who)
        self.fill("#theirGame", game)
        self.fill("#plays", plays)
        self.submit("#invite")
        self.until(lambda: self.shown("#room") and "Connected" in self.said("#roomThere"))
        return self.said_link()

    def said_link(self): return self.driver.execute_script("return document.querySelector('#roomLink').value;")

    def sit(self, link=""):
        """At the door, or there with a link."""
        if link:
            self.click("#byLink")
            self.until(lambda: self.shown("#roomStart"))
            self.fill("#theirLink", link)
            self.submit("#follow")
        self.until(lambda: self.shown("#sit"))
        self.fill("#seatName", self.who)
        self.submit("#door")
        self.until(lambda: self.settled())

    def watch(self):
        self.until(lambda: self.shown("#watch"))
        self.click("#watch")
        self.until(lambda: self.settled())

    def to_match(self):
        self.until(lambda: self.shown("#toRoomMatch"))
        self.click("#toRoomMatch")
        self.until(lambda: self.settled())

    def to_room(self):
        self.click("#roomLine")
        self.until(lambda: self.shown("#room"))

    def line(self): return self.said("#roomLine")
    def notices(self, text): self.until(lambda: text in self.said("#notice"))
    def ply(self): return int("0" + "".join(c for c in self.said("#where").split(" of ")[0] if c.isdigit()))

    def check(self):
        if self.starts is chromium: self.hear()
        # The browser says itself when a line breaks.
        troubles = [entry for entry in self.driver.get_log("browser") if entry["level"] != "INFO" and not any(word in entry["message"] for word in ("WebSocket", "wss:"))]
        assert not troubles, troubles
        wide = self.driver.execute_script("return document.documentElement.scrollWidth - innerWidth;")
        assert wide <= 0, f"{self.name}: the page is {wide} px too wide"

    def move(self, dice):
        """One press at least; true: the turn is another's now, or it is over."""
        ply = self.ply()
        for _ in range(40):
            if self.shown("#told"): self.click("#toldOn")
            self.until(lambda: self.over() or self.settled())
            if self.over() or self.ply() != ply or not self.mine(): return
            if self.all("#offers button") and self.shown("#offers button:first-child"): self.click("#offers button")
            elif self.shown("#stop") and dice.random() < 0.7: self.click("#stop")
            else:
                targets = self.all("#board .spot.target")
                if not targets: continue
                self.touch(dice.choice(targets))


class Window:
    """The window's side, which plays by itself."""

    def __init__(self, broker, *words):
        self.home = tempfile.mkdtemp()
        env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": self.home, "XDG_CACHE_HOME": self.home,
                            "XDG_CONFIG_HOME": self.home, "SSL_CERT_FILE": str(broker.folder / "cert.pem")}
        self.process = subprocess.Popen([HOME, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=env)
        self.heard = []
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout: self.heard.append(line.rstrip("\n"))

    def tell(self, what): self.process.stdin.write(what + "\n")

    def wait(self, start, seconds=60):
        for _ in range(seconds * 20):
            for line in self.heard:
                if line.startswith(start): return line[len(start):].strip()
            time.sleep(0.05)
        raise AssertionError(f"the window never said “{start}”: {self.heard[-5:]}")

    def close(self):
        self.process.stdin.close()
        assert self.process.wait() == 0, self.process.returncode


def mover(pages):
    """Who is on move, once all see the same; nobody: it is over."""
    def known():
        for p in pages:
            if p.shown("#told"): p.click("#toldOn")  # between two parts of a match
        return any(p.mine() for p in pages) or all(p.over() for p in pages)

    pages[0].until(known, 60)
    return next((p for p in pages if p.mine()), None)


def same(pages):
    mover(pages)
    pages[0].until(lambda: all(p.settled() and p.board() == pages[0].board() for p in pages), 60)
