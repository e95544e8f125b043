"""A table that devices elsewhere join by a link, by way of the broker (tests/tablehost.cpp)."""
import os, random, tempfile, types
from homes import matches

browsers = matches.browsers


class Device(browsers.Browser):
    def check(self):
        self.until(lambda: self.driver.execute_script("return [...document.querySelectorAll('#board .spot')].every((spot) => spot.ariaLabel);"))
        self.hear()
        # The browser says itself when a line breaks.
        troubles = [entry for entry in self.driver.get_log("browser") if entry["level"] != "INFO" and not any(word in entry["message"] for word in ("WebSocket", "wss:"))]
        assert not troubles, troubles
        wide = self.driver.execute_script("return document.documentElement.scrollWidth - innerWidth;")
        assert wide <= 0, f"{self.name}: the page is {wide} px too wide"

    def there(self): return self.shown("#table") and not self.shown("#notice")


def joined(broker, served, file, pictures):
    """A match to its end in two browsers, one of which has the page as a file; a question to the class; a task alone; a
    broker, a page and a host that end and come back; and who has an old link."""
    if "--ignore-certificate-errors" not in browsers.QUIET: browsers.QUIET.append("--ignore-certificate-errors")
    os.environ["SSL_CERT_FILE"] = str(broker.folder / "cert.pem")
    home, dice, devices = tempfile.mkdtemp(), random.Random(3), []
    table = browsers.Table("ribbonim", "", home)

    def hear(word):
        while not (line := table.process.stdout.readline()).startswith(word + " "): assert line, "the host is gone"
        return line[len(word) + 1:].strip()

    try:
        table.tell(f"far {broker.address}")
        link = hear("far").removeprefix("#")
        assert link.startswith("k1table=")
        for address, place, name, size, language in [(served.as_uri(), "first", "Anna", "390,844", "en"),
                                                     (file.as_uri(), "second", "Ben", "1024,768", "ja"),
                                                     (served.as_uri(), "watch", "Mio", "844,390", "ja_Hira")]:
            devices.append(Device(types.SimpleNamespace(address=address, code=link), place, name, size, language, False))
            devices[-1].picture(pictures, f"table-{name}")
        one, two, three = devices
        browsers.ask(table, [one, two], pictures, "table")
        # The page in the frame is the file itself.
        three.one("#alone").click()
        three.one("#freely").click()
        three.driver.switch_to.frame(three.one("#page"))
        three.until(lambda: three.all("#games .game") and three.shown("#shelf"))
        three.driver.switch_to.default_content()
        three.one("#back").click()
        three.one("#together").click()
        for turn in range(120):
            one.until(lambda: any(d.mine() for d in devices) or all(d.over() for d in devices), 60)
            on = next((d for d in devices if d.mine()), None)
            if on is None: break
            off = two if on is one else one
            off.until(lambda: on.board() == off.board() or on.all("#board [aria-pressed=true]"), 60)
            if turn == 2:
                broker.kill()
                for d in devices: d.until(lambda: d.shown("#notice"))
                one.picture(pictures, "table-lost")
                broker.start()
                for d in devices: d.until(d.there, 60)
                continue
            if turn == 4:
                off.driver.refresh()
                off.until(lambda: off.shown("#table") and off.turn() and off.board() == on.board(), 60)
            if turn < 4:
                for d in devices: d.check()
            on.until(lambda: on.all("#board .spot.target"))  # a move is shown before the next can be made
            on.press(dice.choice(on.all("#board .spot.target")))
        assert all(d.over() for d in devices), one.turn()
        for d in devices: d.check()
        one.picture(pictures, "table-end")
        # The host begins anew: everybody finds the seat again.
        table.process.kill()
        table.process.wait()
        table = browsers.Table("ribbonim", "", home)
        for d in devices: d.until(lambda: d.there() and not d.over(), 90)
        one.until(one.mine)
        one.press(one.all("#board .spot.target")[0])
        two.until(lambda: one.board() == two.board())
        for d in devices: d.check()
        print(f"a table from elsewhere: {one.turn()}", flush=True)
    finally:
        for d in devices: d.driver.quit()
        table.process.kill()
