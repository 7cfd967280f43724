"""The pictures of docs/design.md anew: `python -m tests.browser.before_after`.

What was before stays on the left; what is now is taken from recorded positions, as the built page draws them.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image
from tests.browser.gallery import STILL, Gallery, shelf
from tests.browser.screenshots import FOLDER, light
from tests.browser.stage import browsing

GAP = 8  # between the two
# What is looked at: a recorded table, or the address of a page with the frame that answers it.
PAIRS = {
    "home": "/",
    "cards": "king/why",
    "regions": "layout/king-regions",
    "followers": "layout/king-summon",
    "phone": "king/why",
    "troops": "rex/planning",
    "rulers": "rex/kingdom-later",
    "battles": "layout/rex-result",
    "realms": "layout/kingdoms-turn",
    "losses": "britannia/losses",
    "scenarios": "/new/britannia?frame=britannia/new-table",
    "ending": "britannia/over",
}
THEMES = {"night": "layout/king-summon", "contrast": "layout/king-summon"}


def seen(gallery: Gallery, what: str, size: str, theme: str = "day") -> Image.Image:
    """What the page shows."""
    if what.startswith("/"):
        gallery.page.goto(f"{gallery.address}{what}")
        gallery.page.locator("main svg").first.wait_for()
    else:
        gallery.show(what, theme=theme)
    gallery.resize(size)
    gallery.page.evaluate(STILL)
    return Image.open(BytesIO(gallery.page.screenshot())).convert("RGB")


def beside(name: str, after: Image.Image) -> None:
    """Lay a picture to the right of the one before it, as large as that one is."""
    file = FOLDER / f"design-{name}.webp"
    pair = Image.open(file).convert("RGB")
    wide = (pair.width - GAP) // 2
    high = round(after.height * wide / after.width)
    pair.paste(after.resize((wide, high), Image.Resampling.LANCZOS).crop((0, 0, wide, pair.height)), (wide + GAP, 0))
    file.write_bytes(light(pair))


def main() -> None:
    with shelf() as address, browsing() as browser:
        gallery = Gallery(browser, address)
        for name, what in PAIRS.items():
            beside(name, seen(gallery, what, "390x844" if name == "phone" else "1440x900"))
        for theme, what in THEMES.items():
            picture = seen(gallery, what, "1440x900", theme).resize((960, 600), Image.Resampling.LANCZOS)
            (FOLDER / f"design-{theme}.webp").write_bytes(light(picture))


if __name__ == "__main__":
    main()
