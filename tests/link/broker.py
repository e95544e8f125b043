"""A real Mosquitto for matches by a link, and a slow line to it."""
import pathlib, queue, random, socket, subprocess, tempfile, threading, time

TOP = pathlib.Path(__file__).resolve().parent.parent.parent


class Broker:
    """Mosquitto with the package's example, on ports of its own and with a certificate that nobody else trusts."""

    def __init__(self, more=lambda broker: ""):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
                        "key.pem", "-out", "cert.pem", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
                       cwd=self.folder, check=True, stderr=subprocess.DEVNULL)
        with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
            self.port, self.page = one.getsockname()[1], other.getsockname()[1]
        text = (TOP / "resources" / "mosquitto.conf").read_text()
        for there, here in {"/etc/mosquitto/certs/fullchain.pem": self.folder / "cert.pem",
                            "/etc/mosquitto/certs/privkey.pem": self.folder / "key.pem",
                            "/etc/mosquitto/kachisuji.acl": TOP / "resources" / "mosquitto.acl",
                            "listener 8883": f"listener {self.port} 127.0.0.1",
                            "listener 8884": f"listener {self.page} 127.0.0.1"}.items():
            assert there in text, there
            text = text.replace(there, str(here))
        (self.folder / "mosquitto.conf").write_text(text + "user root\nlog_dest none\n" + more(self))
        self.start()

    @property
    def address(self): return f"localhost:{self.port}:{self.page}"

    def start(self):
        self.process = subprocess.Popen(["/usr/sbin/mosquitto", "-c", self.folder / "mosquitto.conf"], stderr=subprocess.DEVNULL)
        for _ in range(200):
            try: return socket.create_connection(("127.0.0.1", self.page), 1).close()
            except OSError: time.sleep(0.05)
        raise RuntimeError("Mosquitto does not start")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def publish(self, topic, data, retained=True):
        """As a stranger who knows the name of the room and has not its key."""
        subprocess.run(["mosquitto_pub", "-h", "localhost", "-p", str(self.port), "--cafile", self.folder / "cert.pem", "-q", "1", "-t", topic,
                        "-s" if data else "-n", *(["-r"] if retained else [])], input=data, check=True)


class SlowLine:
    """To a port of this computer: 2 kB/s, 2 s late, and one part in five is lost at first and comes after 2 s more."""

    def __init__(self, port):
        self.to, self.server, self.dice = port, socket.create_server(("127.0.0.1", 0)), random.Random(1)
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            near, _ = self.server.accept()
            far = socket.create_connection(("127.0.0.1", self.to))
            for one, other in ((near, far), (far, near)): threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one, other):
        parts, free = queue.Queue(), time.monotonic()

        def deliver():
            while part := parts.get():
                time.sleep(max(0, part[0] - time.monotonic()))
                try: other.sendall(part[1])
                except OSError: return
            other.close()

        threading.Thread(target=deliver, daemon=True).start()
        try:
            while data := one.recv(1000):
                late = 2 if self.dice.random() >= 0.2 else 4
                free = max(free, time.monotonic() + late) + len(data) / 2000
                parts.put((free, data))
        except OSError: pass
        parts.put(None)
