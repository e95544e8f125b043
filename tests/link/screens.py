"""Pictures of a match by a link: upright and across, in three languages."""
from homes import Page


def screens(address, broker, pictures):
    for size in ((390, 844), (1366, 768)):
        for language in ("en", "ja", "ja_Hira"):
            one = Page(address, "あんな" if language != "en" else "Anna", size, language)
            try:
                look = lambda name: (one.check(), one.touchable(), one.picture(pictures, f"{name}-{size[0]}-{language}"))
                one.picture(pictures, f"shelf-{size[0]}-{language}")
                one.click("#byLink")
                one.until(lambda: one.shown("#roomStart"))
                look("start")
                for css, value in (("#broker", broker.address), ("#ownName", one.who), ("#theirGame", "bao")): one.fill(css, value)
                one.submit("#invite")
                one.until(lambda: one.shown("#room") and one.all("#phrases button"))
                one.driver.execute_async_script("setTimeout(arguments[0], 1500);")
                look("room")
                link = one.said_link()
                one.to_match()
                two = Page(address, "Ben", size, language, link[link.index("#"):])
                two.until(lambda: two.shown("#sit"))
                two.check(), two.touchable(), two.picture(pictures, f"door-{size[0]}-{language}")
                two.sit()
                one.until(one.mine)
                look("match")
                two.picture(pictures, f"awaits-{size[0]}-{language}")
                two.driver.quit()
                one.to_room()
                one.click("#leaveRoom")
                one.picture(pictures, f"leaving-{size[0]}-{language}")
            finally:
                one.driver.quit()
    print(f"pictures in {pictures}", flush=True)
