"""Pictures of every page in both sizes, for the documentation: `python -m tests.browser.screenshots`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

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


def take(person: Person, name: str) -> None:
    person.page.wait_for_load_state("networkidle")
    for size, pixels in SIZES.items():
        person.page.set_viewport_size(pixels)
        person.page.screenshot(path=FOLDER / f"{name}-{size}.png")
    person.page.set_viewport_size(SCREEN)


def main() -> None:
    with TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        ada = Person(browser, address, "Ada", "en", SCREEN)
        ada.set_up_table("open", "normal")
        ada.page.locator(".room").wait_for()
        take(ada, "waiting-room")
        ada.page.locator(".room .large").click()
        for _decision in range(25):
            ada.is_asked()
            ada.choose_anything()
        ada.is_asked()
        take(ada, "table")
        for name, path in PAGES.items():
            ada.go(path)
            take(ada, name)
        ada.set_up_table("easy")
        ada.play_to_the_end()
        take(ada, "end")


if __name__ == "__main__":
    main()
