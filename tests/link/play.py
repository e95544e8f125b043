"""Matches by a link to their end, and what two agree on."""
import random
from homes import Page, Window, mover, same

# Game, rules short enough to come to an end, most presses.
GAMES = [("ribbonim", {}, 120), ("persimmons", {}, 160), ("chopsticks", {}, 400), ("bao", {}, 160),
         ("fmurs", {"columns": "6", "rows": "6", "sheep": "2"}, 300)]


def game_in_pages(address, broker, game, rules, most, number):
    dice = random.Random(game)
    one, two = Page(address, "Anna", (390, 844)), Page(address, "Ben", (1366, 768))
    pages = [one, two]
    try:
        link = one.invite(broker, game, rules, "first" if number % 2 == 0 else "second")
        two.sit(link)
        one.to_match()
        one.until(lambda: "Ben is there" in one.line())
        for turn in range(most):
            on = mover(pages)
            if on is None: break
            off = two if on is one else one
            if turn == 2:  # a break, with a move made in it
                broker.kill()
                on.until(lambda: "no connection" in on.line())
                on.move(dice)
                broker.start()
                for p in pages: p.until(lambda: "is there" in p.line(), 60)
                same(pages)
                continue
            if turn == 4:  # loaded again
                ply = off.ply()
                off.driver.refresh()
                off.until(lambda: off.settled() and off.ply() >= ply and "is there" in off.line(), 60)
                same(pages)
            on.move(dice)
            if turn < 3: [p.check() for p in pages]
        for p in pages: p.until(lambda: p.over() and p.shown("#result"), 60)
        same(pages)
        assert one.said("#won") == two.said("#won")
        for p in pages: p.check()
        print(f"{game}: {turn} turns to the end in two pages; {one.said('#won')}", flush=True)
    finally:
        for p in pages: p.driver.quit()


def agreements(address, broker, pictures):
    """Undo by consent, what is said, a third who watches, the next match, leaving, and the door that is closed then."""
    dice = random.Random(1)
    one, two, three = Page(address, "Anna"), Page(address, "Ben", (1366, 768)), Page(address, "Mio")
    pages = [one, two]
    try:
        link = one.invite(broker, "chopsticks")
        assert link.startswith("http://localhost") and "#k1room=" in link
        two.driver.get(link)
        two.sit()
        one.to_match()
        three.driver.get(link)
        three.until(lambda: three.shown("#watch"))
        assert not three.shown("#sit") and "Anna" in three.said("#roomThere")
        three.watch()
        same([one, two, three])
        for _ in range(3):
            on = mover(pages)
            on.move(dice)
            same(pages)
        same([one, two, three])
        assert not three.mine() and not three.shown("#takeBack") and not three.shown("#giveUp")
        off = mover(pages)
        on = two if off is one else one
        before = on.ply()
        on.click("#takeBack")
        off.until(lambda: off.shown("#ask") and "take back" in off.said("#asked"))
        off.picture(pictures, "asked")
        off.click("#yes")
        for p in [one, two, three]: p.until(lambda: p.ply() < before)
        same([one, two, three])
        on.until(on.mine)
        on.move(dice)
        same(pages)
        # Asked, and answered by a move: the question is gone.
        on.click("#takeBack")
        off.until(lambda: off.shown("#ask"))
        off.click("#no")
        off.move(dice)
        same(pages)
        one.to_room()
        one.picture(pictures, "room")
        one.click("#phrases button")
        two.notices("Anna says")
        three.notices("Anna says")
        one.to_match()
        # At the shelf nothing takes one away; the line above leads back.
        two.click("#home")
        two.until(lambda: two.shown("#shelf"))
        if one.mine(): one.move(dice)
        two.driver.execute_async_script("setTimeout(arguments[0], 600);")
        assert two.shown("#shelf") and two.shown("#roomLine")
        two.click("#roomLine")
        two.until(two.settled)
        same(pages)
        on = mover(pages)
        on.click("#giveUp")
        on.click("#yes")
        for p in [one, two, three]: p.until(lambda: p.over() and p.shown("#result"))
        assert not three.shown("#again")
        one.picture(pictures, "given-up")
        one.click("#again")
        for p in [one, two, three]: p.until(lambda: not p.over() and p.settled() and p.ply() == 0)
        assert mover(pages).who == "Ben", "the other one begins"
        two.driver.refresh()  # the series is still there
        two.until(lambda: two.settled() and two.mine())
        on = mover(pages)
        on.click("#giveUp")
        on.click("#yes")
        one.until(lambda: one.shown("#result") and one.said("#score"))
        two.to_room()
        two.click("#leaveRoom")
        two.click("#yes")
        two.until(lambda: two.shown("#roomStart") and not two.shown("#roomLine"))
        one.notices("Ben has left")
        assert "#k1room=" not in two.driver.current_url
        two.driver.refresh()
        two.until(lambda: two.all("#games .game"))
        two.driver.execute_async_script("setTimeout(arguments[0], 800);")
        assert not two.shown("#roomLine"), "who has left does not come back"
        one.to_room()
        one.click("#leaveRoom")
        one.click("#yes")
        one.until(lambda: one.shown("#roomStart"))
        two.driver.get(link + "&")  # a broken link
        two.driver.get(link)
        two.until(lambda: "Waiting for the match" in two.said("#roomWhat"))
        two.driver.execute_async_script("setTimeout(arguments[0], 2500);")
        assert not two.shown("#sit"), "both have left: the link is over"
        for p in [one, two, three]: p.check()
        print("undo by consent, phrases, watching, the next match, leaving", flush=True)
    finally:
        for p in [one, two, three]: p.driver.quit()


def leaving(address, broker, pictures):
    """Without a line it is told later, also after the next start; and a link leads out of no seat unasked."""
    one, two, three = Page(address, "Anna"), Page(address, "Ben", (1366, 768)), Page(address, "Mio")
    try:
        two.sit(one.invite(broker, "ribbonim"))
        one.to_match()
        one.until(lambda: "Ben is there" in one.line())
        broker.kill()
        two.until(lambda: "no connection" in two.line() and "no connection: waiting for Anna" in two.turn())
        two.to_room()
        two.click("#leaveRoom")
        two.click("#yes")
        two.notices("Anna is told when")
        two.until(lambda: not two.shown("#roomLine"))
        two.driver.refresh()  # the next start
        two.until(lambda: two.all("#games .game"))
        left = lambda: two.driver.execute_script("return Object.keys(JSON.parse(localStorage['kachisuji.roomsLeft'] ?? '{}')).length;")
        assert left() == 1
        broker.start()
        one.until(lambda: "Ben has left" in one.line(), 60)
        two.until(lambda: left() == 0, 60)
        assert not two.shown("#roomLine") and "Ben has left" in one.turn()
        # Another link, where one has a seat that somebody may wait for.
        three.sit(two.invite(broker, "bao"))
        two.until(lambda: "Mio is there" in two.line())
        own = two.said_link()
        one.to_room()
        one.click("#leaveRoom")
        one.click("#yes")
        one.until(lambda: one.shown("#roomStart"))
        one.invite(broker, "fmurs")
        for answer in ("#no", "#yes"):
            two.driver.execute_script("location.hash = arguments[0];", one.said_link().split("#")[1])
            two.until(lambda: two.shown("#ask") and "another room" in two.said("#asked"))
            two.picture(pictures, "leads")
            two.click(answer)
            if answer == "#no": two.until(lambda: not two.shown("#ask") and two.driver.current_url == own)
        two.until(lambda: two.shown("#sit"))
        three.until(lambda: "Ben has left" in three.line())
        for p in (one, two, three): p.check()
        print("leaving without a line, and before another link", flush=True)
    finally:
        for p in (one, two, three): p.driver.quit()


def with_window(address, broker, game, rules, most, invites):
    """A page and a window, to the end, the broker killed and started again in between; `invites`: the page, or else the
    window."""
    dice = random.Random(game)
    page = Page(address, "Anna", (844, 390))
    window = None
    try:
        if invites:
            window = Window(broker, page.invite(broker, game, rules))
            page.to_match()
        else:
            window = Window(broker, broker.address, game, written(rules))
            link = window.wait("link ")
            assert link.startswith("kachisuji:#k1room=")
            page.sit(link)
        page.until(lambda: "Window is there" in page.line())
        for turn in range(most):
            page.until(lambda: page.shown("#told") or page.mine() or page.over(), 60)
            if page.over(): break
            if turn == 1:
                broker.kill()
                broker.start()
            page.move(dice)
        page.until(lambda: page.shown("#result"), 60)
        window.wait("over")
        page.check()
        print(f"{game}: a page and a window, {'the page' if invites else 'the window'} invites: {page.said('#won')}", flush=True)
    finally:
        page.driver.quit()
        if window: window.close()


def two_windows(broker, game, rules):
    """They play by themselves, to the end, the broker killed and started again in between; then both stand alike."""
    one = Window(broker, broker.address, game, written(rules))
    two = None
    try:
        two = Window(broker, one.wait("link "))
        two.wait("moved ")
        broker.kill()
        broker.start()
        for window in (one, two): window.wait("over", 120)
        stands = [[line for line in window.heard if line.startswith("moved ")][-1] for window in (one, two)]
        assert stands[0] == stands[1], stands
        print(f"{game}: two windows, to the end: {stands[0].split(' ', 2)[2]}", flush=True)
    finally:
        for window in (one, two):
            if window: window.close()


def written(rules): return ";".join(f"{name}={value}" for name, value in rules.items())
