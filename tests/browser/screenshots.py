"""Pictures of every page in both sizes, for the documentation: `python -m tests.browser.screenshots`."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from tests.browser.person import PHONE, SCREEN, Person
from tests.browser.stage import browsing, serving

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
PAGES = {
    "home": "/",
    "new-table": "/new/king_is_dead",
    "rules": "/rules/king_is_dead",
    "options": "/options",
    "about": "/about",
}
SIZES = {"screen": SCREEN, "phone": PHONE}
# When everything has taken its new size, and nothing moves any more.
STILL = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await Promise.all([document.fonts.ready, ...document.getAnimations().map(one => one.finished.catch(() => {}))])
}"""
HALF = 128  # colours, of the 256 that a light file has


def lightened(picture: Image.Image) -> Image.Image:
    """With few colours: half of them chosen for the large soft surfaces, half for small bright things."""
    soft, bright = Image.Quantize.MEDIANCUT, Image.Quantize.FASTOCTREE
    colours = [n for way in (soft, bright) for n in (picture.quantize(HALF, way).getpalette() or [])[: 3 * HALF]]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def take(person: Person, name: str) -> None:
    for size, pixels in SIZES.items():
        person.page.set_viewport_size(pixels)
        person.page.evaluate(STILL)
        picture = Image.open(BytesIO(person.page.screenshot())).convert("RGB")
        lightened(picture).save(FOLDER / f"{name}-{size}.png", optimize=True)
    person.page.set_viewport_size(SCREEN)


def save(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Save", exact=True).click()
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_role("dialog").get_by_role("button", name="Save").click()


def main() -> None:
    with TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        ada, bede = (Person(browser, address, name, "en", SCREEN) for name in ("Ada", "Bede"))
        bede.set_up_table("open", "open")
        bede.page.locator(".room").wait_for()
        ada.set_up_table("me")
        ada.page.locator(".curtain").wait_for()
        take(ada, "one-screen")
        ada.set_up_table("open", "normal")
        ada.page.locator(".room").wait_for()
        take(ada, "waiting-room")
        ada.page.locator(".room .large").click()
        for _decision in range(14):
            ada.is_asked()
            ada.choose_anything()
        save(ada, "Before the storm")
        while ada.page.locator("path.glow").count() == 0:  # until regions can be chosen
            ada.choose_anything()
            ada.is_asked()
        take(ada, "table")
        for name, path in PAGES.items():
            ada.go(path)
            ada.page.locator("main h1").first.wait_for(state="attached")
            take(ada, name)
        ada.set_up_table("easy")
        ada.play_to_the_end()
        take(ada, "end")


if __name__ == "__main__":
    main()
