"""What axe finds wrong, on every page and at every recorded table, by day, by night and with high contrast.

    python -m tests.browser.barriers [FRAME…] [--all]

Each page and each table is looked at at seven sizes, each of them in one of the themes, which go round from one to the
next; with `--all` in every theme at every size. The pages are those of a real server, with a game of each kind that is
over: its table and its replay; a table that waits for players; and the admin page, where somebody has been reported.
`test_pages.py` does a small part of this.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.gallery import SIZES, STILL, Gallery, shelf, tables
from tests.browser.person import SCREEN, Person
from tests.browser.prepared import ask, cookie
from tests.browser.scripts import BARRIERS
from tests.browser.stage import ADMIN_KEY, DATABASES, browsing, serving
from tests.chance import game_of
from tests.prepared import put_table

from bretwalda.engine.registry import catalogue

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("day", "night", "contrast")
PAGES = {  # and what comes last on each
    "/": ".lists li",
    "/new/king_is_dead": "form select",
    "/new/rex_britannorum": "form .card",
    "/new/barbarian_kingdoms": "form .card",
    "/new/britannia": "form .scenario",
    "/rules/king_is_dead#7.7": "p[id='7.7'].here",
    "/rules/rex_britannorum#8.5": "p[id='8.5'].here",
    "/rules/barbarian_kingdoms": "h2",
    "/rules": "li svg",
    "/guide/britannia#5.4": "p[id='5.4'].here",
    # By their names: the puzzle of the day is another one tomorrow.
    "/puzzle/king_is_dead/bba20f260a": "[data-target]",
    "/puzzle/rex_britannorum/5410a21c0f": "[data-target]",
    "/puzzle/barbarian_kingdoms/34b133137c": "[data-target]",
    "/puzzle/britannia/1628361169": "[data-target]",
    "/learnt": "section dl",
    "/unsubscribe/nobody": "button",
    "/preferences": "fieldset",
    "/about": "h1",
    "/table/nowhere": ".lost p",
}
SHORT = {"britannia": {"scenario": "hadrianus"}}  # settings of games that are over soon
WEAR = "theme => { document.documentElement.dataset.theme = theme }"


def barriers(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(BARRIERS)
    return [f"{v['id']}: {[node['target'] for node in v['nodes']]}" for v in found]


def resize(page: Page, size: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(STILL)


def looks(turn: int, whole: bool) -> Iterator[tuple[str, str]]:
    """Sizes, each with the themes in which something is looked at there."""
    for number, size in enumerate(SIZES):
        for theme in THEMES if whole else (THEMES[(turn + number) % len(THEMES)],):
            yield size, theme


def examine(page: Page, name: str, turn: int, whole: bool) -> int:
    """Say what is wrong with what the page shows; how much it is."""
    wrong = 0
    for size, theme in looks(turn, whole):
        page.evaluate(WEAR, theme)
        resize(page, size)
        for barrier in barriers(page):
            print(f"{name} {size} {theme}: {barrier}", flush=True)
            wrong += 1
    return wrong


def examine_tables(browser: Browser, frames: list[str], whole: bool) -> int:
    with shelf() as address:
        gallery = Gallery(browser, address)
        wrong = 0
        for turn, frame in enumerate(frames):
            gallery.show(frame, language=("en", "fr")[turn % 2])
            wrong += examine(gallery.page, frame, turn, whole)
        gallery.context.close()
        return wrong


def examine_pages(browser: Browser, whole: bool) -> int:
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
        ada = Person(browser, address, "Ada", "en", SCREEN)
        mine = cookie(ada)
        pages = {**PAGES, "/games": "h1"}
        for name, game in catalogue().items():
            match = game_of(game, game.schema.complete(SHORT.get(name, {})), "looked at again")
            seats = [mine, *["easy"] * (int(match.state.seats) - 1)]
            table = put_table(DATABASES[address], match, seats, mine)
            pages |= {f"/table/{table}": "[data-seq]", f"/replay/{table}/12": "[data-step]"}
        wish = {"game": "britannia", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
        waiting = ask(ada, "/api/tables", json.dumps(wish).encode())["id"]
        pages[f"/table/{waiting}"] = ".room input"
        wrong, turns = 0, count()
        for path, last in pages.items():
            ada.go(path)
            ada.page.locator(f"main {last}").first.wait_for(state="attached")
            wrong += examine(ada.page, path, next(turns), whole)
        wrong += examine_admin(ada, waiting, next(turns), whole)
        ada.context.close()
        return wrong


def examine_admin(ada: Person, table: str, turn: int, whole: bool) -> int:
    """The page of whoever runs the server: before its key, and everything behind it."""
    report(ada, table)
    page = ada.page
    ada.go("/admin")
    page.locator("input[type=password]").wait_for()
    wrong = examine(page, "/admin", turn, whole)
    page.locator("input[type=password]").fill(ADMIN_KEY)
    page.keyboard.press("Enter")
    page.locator("main .accused").first.wait_for()
    page.get_by_text("Restrict", exact=True).click()
    wrong += examine(page, "/admin, reports", turn, whole)
    page.get_by_label("Reason").fill("unkind")
    page.keyboard.press("Enter")
    page.locator("main .holds").wait_for()
    for view, last in (("People", "form + p + ul li strong"), ("Log", "li q")):
        page.get_by_text(view, exact=True).click()
        page.locator(f"main {last}").first.wait_for()
        wrong += examine(page, f"/admin, {view.lower()}", turn, whole)
    return wrong


def report(ada: Person, table: str) -> None:
    """Have somebody who looks on report what Ada says at a table that waits for players."""
    assert ada.context.browser is not None
    bede = Person(ada.context.browser, ada.address, "Bede", "en", SCREEN)
    bede.go(f"/table/{table}")
    ada.go(f"/table/{table}")
    ada.page.get_by_placeholder("Say something").fill("See for yourself")
    ada.page.get_by_placeholder("Say something").press("Enter")
    bede.page.get_by_text("See for yourself").wait_for()
    wish = {"whom": {"seat": 0}, "kind": "abuse", "words": "what was said"}
    headers = {"origin": ada.address}
    told = bede.context.request.post(f"{ada.address}/api/tables/{table}/report", data=wish, headers=headers)
    assert told.ok, told.text()
    bede.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("frames", nargs="*", metavar="FRAME", help="only these recorded tables")
    parser.add_argument("--all", action="store_true", help="every theme at every size")
    wanted = parser.parse_args()
    with browsing() as browser:
        wrong = examine_tables(browser, wanted.frames or tables(), wanted.all)
        if not wanted.frames:
            wrong += examine_pages(browser, wanted.all)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
