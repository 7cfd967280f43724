"""Whole games by keyboard alone and by touch alone, against computers, with nothing that a person could not do.

    python -m tests.browser.whole [--keyboard | --touch] [GAME …]

Chooses by chance among what glows until each game is over, and says how many decisions that took. A game that does
not go on any more is named with what the page shows.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError
from tests.browser.person import PHONE, SCREEN
from tests.browser.scripts import CHOOSE_MYSELF, SHOWN
from tests.browser.stage import browsing, serving

# The shortest way to play each, so that all are over soon.
GAMES: dict[str, dict[str, object]] = {
    "king_is_dead": {"players": 2},
    "rex_britannorum": {"players": 1},
    "barbarian_kingdoms": {"players": 2, "rounds": 20},
    "britannia": {"scenario": "hadrianus"},
}
TRIES = 40  # for one decision: something may have to be picked up, read or unfolded first
WAIT = 30_000  # milliseconds for the others
REST = 500  # milliseconds after which a page that has done nothing will do nothing
OVER = "() => document.querySelector('dialog ol.steps') !== null"
ASKED = "() => document.querySelector('dialog ol.steps, [data-target]') !== null"
# How the page has answered to a key or a tap: another position, something picked up, another dialog.
STATE = f"""() => JSON.stringify([{SHOWN}, document.querySelectorAll('dialog[open]').length,
  [...document.querySelectorAll('[data-target]')].map(one => one.getAttribute('aria-label') ?? one.textContent)])"""
# The middle of something that can be chosen, brought into sight as a finger would; a place on the map by a point of it
# that nothing lies on. A dialog comes first.
SPOT = """where => {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const targets = [...scope.querySelectorAll(scope === document ? '[data-target]' : 'button, [data-target]')]
  if (targets.length === 0) return null
  const one = targets[Math.floor(where * targets.length)]
  if (!(one instanceof SVGElement)) one.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = one.getBoundingClientRect()
  for (let step = 2; step <= 32; step *= 2)
    for (let i = 1; i < step; i++)
      for (let j = 1; j < step; j++) {
        const at = [x + (width * i) / step, y + (height * j) / step]
        const top = document.elementFromPoint(...at)
        if (top && (top === one || one.contains(top))) return at
      }
  return null
}"""

Hand = Callable[[Page, random.Random], None]


def by_keyboard(page: Page, dice: random.Random) -> None:
    """Go some way with the arrows, or with Tab in a dialog, and press Enter there."""
    before = page.evaluate(STATE)
    way = ("Tab",) if page.locator("dialog[open]").count() else ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")
    for _ in range(dice.randint(1, 2)):
        page.keyboard.press(dice.choice(way))
    page.keyboard.press("Enter")
    wait_for_change(page, before)


def by_touch(page: Page, dice: random.Random) -> None:
    """Tap something that glows: once to read it, twice to do it."""
    spot = page.evaluate(SPOT, dice.random())
    if spot is None:
        return
    before = page.evaluate(STATE)
    for _ in range(2):
        page.touchscreen.tap(*spot)
        if wait_for_change(page, before):
            return


def wait_for_change(page: Page, before: str) -> bool:
    """Whether the page answers to what was done."""
    try:
        page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=REST)
    except TimeoutError:
        return False
    return True


HANDS: dict[str, Hand] = {"keyboard": by_keyboard, "touch": by_touch}


def play(page: Page, hand: Hand, dice: random.Random) -> int:
    """Play to the end; how many positions were decided."""
    decisions = 0
    while True:
        page.wait_for_function(ASKED, timeout=WAIT)
        if page.evaluate(OVER):
            return decisions
        seen = page.evaluate(SHOWN)
        for _ in range(TRIES):
            hand(page, dice)
            if page.evaluate(SHOWN) != seen:
                break
        else:
            raise AssertionError(f"stuck after {decisions} decisions: {page.locator('.asked').inner_text()}")
        decisions += 1


def come(browser: Browser, way: str) -> BrowserContext:
    touch = way == "touch"
    context = browser.new_context(
        viewport=PHONE if touch else SCREEN, has_touch=touch, is_mobile=touch, reduced_motion="reduce", locale="en-GB",
        service_workers="block",
    )  # fmt: skip
    context.add_init_script(CHOOSE_MYSELF)
    return context


def listen(context: BrowserContext) -> list[str]:
    """What goes wrong in the pages of a browser from now on."""
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    return complaints


def begin(context: BrowserContext, address: str, game: str) -> Page:
    """A table against easy computers, which do not let anybody wait."""
    context.request.get(f"{address}/api/me")
    players = int(str(GAMES[game].get("players", 4)))
    wish = {"game": game, "settings": GAMES[game], "start": True, "pause": 0.0, "deputy": "easy"}
    seats = [{"kind": "me"}, *({"kind": "computer", "level": "easy"} for _ in range(players - 1))]
    answer = context.request.post(f"{address}/api/tables", data={**wish, "seats": seats}, headers={"origin": address})
    assert answer.ok, answer.text()
    page = context.new_page()
    page.goto(f"{address}/table/{answer.json()['id']}")
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--keyboard", dest="ways", action="append_const", const="keyboard")
    parser.add_argument("--touch", dest="ways", action="append_const", const="touch")
    wanted = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        for game in wanted.games or GAMES:
            for way in wanted.ways or HANDS:
                with come(browser, way) as context:
                    complaints = listen(context)
                    page = begin(context, address, game)
                    try:
                        decisions = play(page, HANDS[way], random.Random(game))
                        print(f"{game} by {way}: over after {decisions} decisions", *complaints, flush=True)
                    except Exception as failure:
                        print(f"{game} by {way}: {failure}", *complaints, flush=True)
                        wrong += 1
                    wrong += len(complaints)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
