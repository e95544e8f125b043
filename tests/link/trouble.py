"""Matches by a link where somebody disturbs them, or the line is bad."""
import random, subprocess, time
from broker import SlowLine
from homes import Page, mover, same


def attacks(address, broker):
    """Whoever knows the room and not its key, or has only the key of one who watches, changes nothing; it is said once."""
    dice = random.Random(3)
    one, two = Page(address, "Anna"), Page(address, "Ben")
    pages = [one, two]
    try:
        link = one.invite(broker, "ribbonim")
        two.sit(link)
        one.to_match()
        for _ in range(2):
            mover(pages).move(dice)
            same(pages)
        room = link.split("#k1room=")[1].split("/")[1]
        topic, board = f"kachisuji/{room}/match", one.board()
        old = subprocess.run(["mosquitto_sub", "-h", "localhost", "-p", str(broker.port), "--cafile", broker.folder / "cert.pem", "-t", topic, "-C", "1",
                              "-N"], capture_output=True, check=True).stdout
        for data in (b"garbage", b"\0" * 60_000, old[:-1] + bytes([old[-1] ^ 1]), b""): broker.publish(topic, data)
        one.notices("not accepted")
        for _ in range(2):
            mover(pages).move(dice)
            same(pages)
        broker.publish(topic, old)  # what was said before, once more
        broker.publish(f"kachisuji/{room}/here/AAAAAAAAAAAAAAAA", b"nobody")
        one.driver.execute_script("document.querySelector('#notice').textContent = '';")
        broker.publish(topic, b"garbage")
        for _ in range(200): broker.publish(topic, b"flood", False) if _ % 50 == 0 else None
        mover(pages).move(dice)
        same(pages)
        assert one.board() != board and "not accepted" not in one.said("#notice"), "what is refused is said once"
        two.driver.refresh()  # and comes back to the match, whatever the broker kept
        two.until(lambda: two.settled() and "is there" in two.line(), 60)
        same(pages)
        for p in pages: p.check()
        for link in ("#k1room=", "#k1room=localhost/AAAA/BBBB", "#k1room=" + "A" * 2000):
            three = Page(address, "Mio", part=link)
            three.until(lambda: three.shown("#notice"))
            assert not three.shown("#roomLine")
            three.driver.quit()
        print("garbage, what is old, forged, or too much changes nothing, and is said once", flush=True)
    finally:
        for p in pages: p.driver.quit()


def slow(address, broker):
    """A home at the end of a slow and broken line sees all the same, and what it does arrives."""
    dice, line = random.Random(4), SlowLine(broker.page)
    one, two = Page(address, "Anna"), Page(address, "Ben")
    try:
        link = one.invite(broker, "ribbonim")
        two.click("#byLink")
        two.fill("#theirLink", link.replace(f":{broker.page}/", f":{line.port}/"))
        two.submit("#follow")
        two.until(lambda: two.shown("#sit"), 120)
        two.sit()
        one.to_match()
        one.until(lambda: "Ben is there" in one.line(), 120)
        began = time.monotonic()
        for turn in range(100):
            two.until(lambda: one.mine() or two.mine() or (one.over() and two.over()), 120)
            if one.over() and two.over(): break
            (one if one.mine() else two).move(dice)
        assert one.said("#won") == two.said("#won")
        for p in (one, two): p.check()
        print(f"2 kB/s, 2 s late, one part in five lost: {turn} turns to the end in {time.monotonic() - began:.0f} s", flush=True)
    finally:
        for p in (one, two): p.driver.quit()


def limits(broker):
    """As the example has them: nothing is carried but what is played, and nothing longer than a match."""
    hear = subprocess.Popen(["mosquitto_sub", "-h", "localhost", "-p", str(broker.port), "--cafile", broker.folder / "cert.pem", "-q", "1", "-R", "-t", "#", "-W",
                             "5", "-F", "%t %l"], stdout=subprocess.PIPE, text=True)
    time.sleep(1)
    for topic, size in (("elsewhere", 10), ("kachisuji/long", 80_000), ("kachisuji/short", 60_000)):
        subprocess.run(["mosquitto_pub", "-h", "localhost", "-p", str(broker.port), "--cafile", broker.folder / "cert.pem", "-t", topic, "-s"],
                       input=b"x" * size, stderr=subprocess.DEVNULL)
    told = [line for line in hear.communicate()[0].splitlines() if not line.startswith("$SYS")]
    assert told == ["kachisuji/short 60000"], told
    print("the broker carries what is played, and nothing longer than a match", flush=True)
