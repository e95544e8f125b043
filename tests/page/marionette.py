"""Drives Debian's Firefox, which comes without geckodriver, by the commands of WebDriver that it hears itself: JSON with
its length before it, on a port (Marionette). Selenium says them, so that a test runs in either browser."""
import json, pathlib, re, shutil, socket, subprocess, tempfile, time
from selenium import webdriver
from selenium.webdriver.remote.file_detector import UselessFileDetector

# What Selenium calls them.
CALLED = {"newSession": "NewSession", "get": "Navigate", "refresh": "Refresh", "getCurrentUrl": "GetCurrentURL",
          "w3cExecuteScript": "ExecuteScript", "w3cExecuteScriptAsync": "ExecuteAsyncScript", "setTimeouts": "SetTimeouts",
          "findElement": "FindElement", "findElements": "FindElements", "findChildElements": "FindElements",
          "clickElement": "ElementClick", "sendKeysToElement": "ElementSendKeys", "getElementText": "GetElementText",
          "w3cGetActiveElement": "GetActiveElement", "screenshot": "TakeScreenshot"}
QUIET = {"app.update.auto": False, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
         "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
         "toolkit.telemetry.reportingpolicy.firstRun": False, "app.normandy.enabled": False, "marionette.port": 0,
         "browser.safebrowsing.downloads.remote.enabled": False, "services.settings.server": "data:,#remote-settings-dummy/v1"}


class Marionette:
    """What Selenium says goes to the browser."""

    def __init__(self, dark, any_certificate):
        self.any_certificate = any_certificate
        self.profile, self.number = tempfile.mkdtemp(), 0
        # A broker of one's own, too: the Mosquitto of Debian 12 breaks off websockets by HTTP/2, which Firefox prefers.
        prefs = QUIET | {"network.http.http2.websockets": not any_certificate,
                         "layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
        pathlib.Path(self.profile, "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in prefs.items()))
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", self.profile, "--marionette", "--remote-allow-system-access",
             "--width", "1400", "--height", "1000"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        said = pathlib.Path(self.profile, "MarionetteActivePort")
        for _ in range(1200):
            if said.exists() and said.read_text().strip(): break
            time.sleep(0.1)
        self.line = socket.create_connection(("127.0.0.1", int(said.read_text())))
        self.hear()

    def hear(self):
        size = b""
        while (digit := self.take(1)) != b":": size += digit
        text = b""
        while len(text) < int(size): text += self.take(int(size) - len(text))
        return json.loads(text)

    def take(self, most):
        taken = self.line.recv(most)
        if not taken: raise ConnectionError("the browser has gone")
        return taken

    def say(self, command, params):
        self.number += 1
        text = json.dumps([0, self.number, command, params]).encode()
        self.line.sendall(b"%d:%s" % (len(text), text))
        _, number, error, result = self.hear()
        assert number == self.number
        return error, result

    def execute(self, command, params):
        if command == "quit": return self.close()
        given = {key: value for key, value in params.items() if key != "sessionId"}
        if command == "newSession": given = {"strictFileInteractability": False, "acceptInsecureCerts": self.any_certificate}
        if command == "findChildElements": given["element"] = given.pop("id")
        if command == "screenshot": given = {"full": False}
        error, result = self.say("WebDriver:" + CALLED[command], given)
        if error: return {"status": 500, "value": json.dumps({"value": error})}
        return {"value": result["value"] if isinstance(result, dict) and set(result) == {"value"} else result}

    def chrome(self, script, *args):
        """In the browser itself."""
        self.say("Marionette:SetContext", {"value": "chrome"})
        error, result = self.say("WebDriver:ExecuteScript", {"script": script, "args": args})
        self.say("Marionette:SetContext", {"value": "content"})
        assert not error, error
        return result["value"]

    def close(self):
        self.process.kill()  # asked to quit it may go without an answer
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
        return {"value": None}


class Firefox(webdriver.Remote):
    """In the size of a device. A window cannot be as narrow as a telephone, so the page in it is made so."""

    def __init__(self, size, dark, any_certificate=False):
        self.browser = Marionette(dark, any_certificate)
        super().__init__(command_executor=self.browser, options=webdriver.FirefoxOptions())
        self.file_detector = UselessFileDetector()  # files are on this computer
        self.browser.chrome("const style = gBrowser.selectedBrowser.style;"
                            " for (const [side, px] of [['width', arguments[0]], ['height', arguments[1]]])"
                            " for (const most of ['', 'min-', 'max-']) style.setProperty(most + side, px + 'px', 'important');", *size)
        self.troubles_before = self.count()

    def count(self): return self.browser.chrome("return Services.console.getMessageArray().length;")

    def get_log(self, kind):
        """Errors and warnings of the page, not of the browser."""
        told = self.browser.chrome(
            "return Services.console.getMessageArray().slice(arguments[0]).filter(m => m instanceof Ci.nsIScriptError)"
            ".map(m => [m.sourceName, m.errorMessage, m.flags, m.category]);", self.troubles_before)
        return [{"level": "SEVERE", "message": text, "source": name} for name, text, flags, category in told
                if re.match("file:|http:|blob:", name or "")]
