"""Lessons from their first word to their last, by clicking only on what is pointed at, in a real browser.

    python -m tests.browser.lessons [--sizes 1440x900,…] [--languages en,fr] [--keyboard] [--pictures FOLDER]
        [GAME | GAME/LESSON …]

With `--keyboard` no pointer is used: Tab as often as it takes, then Enter. With a folder it also writes a picture of
every bubble. A bubble that lies over what it points at, out of the window, or that points at nothing is named; so is a
task that cannot be done by choosing what it points at.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError
from tests.browser.person import LOCALES
from tests.browser.scripts import CHOOSE_MYSELF, SHOWN
from tests.browser.stage import browsing, serving

from bretwalda.engine.registry import catalogue

SIZES = ("1440x900", "390x844", "844x390")
WAIT = 30_000  # milliseconds for the others, who do as they are told
HEARD = 8_000  # milliseconds after which a click has done nothing: an earlier second one would hit what comes next
CLICKS = 4  # for one task: a card is taken up, then a zone is chosen
PLACE = """() => {
  const foot = document.querySelector('.bubble .foot small')
  return foot ? Number(foot.textContent.match(/\\d+/)[0]) : 0
}"""
# When what moves has come to rest and the bubble has looked twice where its things are.
REST = """async () => {
  await new Promise(done => setTimeout(done, 450))
  await Promise.all(document.getAnimations()
    .filter(one => one.effect.getTiming().iterations !== Infinity).map(one => one.finished.catch(() => {})))
}"""
# How much of the bubble is out of the window, and of what it points at is under it.
FAULTS = """() => {
  const box = one => one.getBoundingClientRect()
  const bubble = box(document.querySelector('.bubble'))
  const faults = []
  const { left, top, right, bottom } = bubble
  const within = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  if (!within) faults.push('out of the window')
  for (const ring of [...document.querySelectorAll('.pointing')].map(box)) {
    const wide = Math.min(ring.right, bubble.right) - Math.max(ring.left, bubble.left)
    const high = Math.min(ring.bottom, bubble.bottom) - Math.max(ring.top, bubble.top)
    if (wide > 8 && high > 8 && wide * high > 0.2 * ring.width * ring.height) faults.push('over what it points at')
    const seen = ring.right > 8 && ring.bottom > 8 && ring.left < innerWidth - 8 && ring.top < innerHeight - 8
    if (!seen) faults.push('points out of the window')
  }
  return faults
}"""
# The first thing that is pointed at.
POINTED = "() => document.querySelector('.pointing')?.dataset.at ?? ''"
# Whether what has the focus is, or holds, the first thing that is pointed at.
REACHED = """() => {
  const at = document.querySelector('.pointing')?.dataset.at
  const named = `[data-thing="${at}"], [data-place="${at}"]`
  const one = document.activeElement
  if (!one || one === document.body) return false
  return one.closest(named) !== null || (one.matches('button') && one.querySelector(named) !== null)
}"""
# Whether the button that reads on has it.
ONWARD = "() => document.activeElement === [...document.querySelectorAll('.bubble .foot .button')].at(-1)"
MOST_TABS = 250
# A point of the first thing that is pointed at, where nothing lies on it.
SPOT = """() => {
  const ring = document.querySelector('.pointing')
  if (!ring) return null
  const { x, y, width, height } = ring.getBoundingClientRect()
  const named = `[data-thing="${ring.dataset.at}"], [data-place="${ring.dataset.at}"]`
  for (let step = 2; step <= 32; step *= 2)
    for (let i = 1; i < step; i++)
      for (let j = 1; j < step; j++) {
        const at = [x + (width * i) / step, y + (height * j) / step]
        if (document.elementFromPoint(...at)?.closest(named)) return at
      }
  return null
}"""


class Learner:
    """Somebody who learns, and does only what the bubbles say."""

    def __init__(self, page: Page, name: str, pictures: Path | None) -> None:
        self.page = page
        self.name = name
        self.pictures = pictures
        self.faults: list[str] = []

    def learn(self, words: list[dict[str, Any]]) -> None:
        for number, word in enumerate(words, 1):
            self.page.wait_for_function(f"number => ({PLACE})() === number", arg=number, timeout=WAIT)
            self.put_away()
            self.look(number, word)
            if word["choice"] is None:
                self.read_on(number)
            else:
                self.fulfil(number)

    def put_away(self) -> None:
        """Close what opens by itself: the points of a turn."""
        while self.page.locator("dialog[open]").count():
            self.page.locator("dialog[open] .top button").last.click()

    def look(self, number: int, word: dict[str, Any]) -> None:
        if self.pictures is None:
            return
        self.page.evaluate(REST)
        found = self.page.evaluate(FAULTS)
        if word["things"] and self.page.locator(".pointing").count() == 0:
            found.append(f"points at nothing ({', '.join(word['things'])})")
        self.faults += [f"{self.name}, {number}: {fault}" for fault in found]
        self.page.screenshot(path=self.pictures / f"{self.name}-{number:02}.jpg", type="jpeg", quality=70)

    def read_on(self, number: int) -> None:
        self.page.locator(".bubble .foot .button").last.click()

    def fulfil(self, number: int) -> None:
        """Do a task by clicking where it points, as often as something new is pointed at."""
        shown = self.page.evaluate(SHOWN)
        for _ in range(CLICKS):
            self.page.wait_for_function("() => document.querySelector('.pointing')", timeout=WAIT)
            self.page.evaluate("() => new Promise(done => setTimeout(done, 250))")
            pointed = self.page.evaluate(POINTED)
            self.choose(number)
            try:
                moved_on = f"([shown, pointed]) => {SHOWN} !== shown || ({POINTED})() !== pointed"
                self.page.wait_for_function(moved_on, arg=[shown, pointed], timeout=HEARD)
            except TimeoutError:
                continue
            if self.page.evaluate(SHOWN) != shown:
                return
        raise AssertionError(f"{self.name}, {number}: choosing what it points at does not do it")

    def choose(self, number: int) -> None:
        """Click where it points."""
        spot = self.page.evaluate(SPOT)
        if spot is None:
            raise AssertionError(f"{self.name}, {number}: what it points at cannot be clicked")
        self.page.mouse.click(*spot)


class Typist(Learner):
    """Somebody without a pointer."""

    def read_on(self, number: int) -> None:
        self.go_to(ONWARD, number)

    def choose(self, number: int) -> None:
        self.go_to(REACHED, number)

    def go_to(self, reached: str, number: int) -> None:
        """Tab until something has the focus, then Enter."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(reached):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name}, {number}: what it points at cannot be reached with Tab")

    def put_away(self) -> None:
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")


def learn(
    browser: Browser, address: str, lesson: tuple[str, str], size: str, language: str, options: argparse.Namespace
) -> list[str]:
    """Play a lesson to its end; what was wrong with it."""
    game, name = lesson
    pictures: Path | None = options.pictures
    width, height = map(int, size.split("x"))
    with browser.new_context(
        viewport={"width": width, "height": height}, has_touch=min(width, height) < 500, reduced_motion="reduce",
        locale=LOCALES[language], service_workers="block",
    ) as context:  # fmt: skip
        context.add_init_script(CHOOSE_MYSELF)
        context.request.get(f"{address}/api/me")
        path = f"{address}/api/games/{game}/lessons/{name}"
        words = context.request.get(path).json()["words"]
        answer = context.request.post(path, headers={"origin": address})
        assert answer.ok, answer.text()
        page = context.new_page()
        page.goto(f"{address}/table/{answer.json()['id']}")
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        hands = Typist if options.keyboard else Learner
        learner = hands(page, f"{game}-{name}-{size}-{language}", pictures)
        try:
            learner.learn(words)
        except Exception as failure:
            complaints.append(f"{learner.name}: {failure}")
            if pictures is not None:
                page.screenshot(path=pictures / f"{learner.name}-failed.png")
        return learner.faults + complaints


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lessons", nargs="*", metavar="GAME[/LESSON]")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default=",".join(LOCALES))
    parser.add_argument("--keyboard", action="store_true")
    wanted = parser.parse_args()
    taught = [(game.id, lesson.id) for game in catalogue().values() for lesson in game.lessons]
    chosen = [
        one for one in taught if not wanted.lessons or one[0] in wanted.lessons or "/".join(one) in wanted.lessons
    ]
    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        for game, lesson in chosen:
            for size in wanted.sizes.split(","):
                for language in wanted.languages.split(","):
                    faults = learn(browser, address, (game, lesson), size, language, wanted)
                    print(
                        f"{game}/{lesson} at {size} in {language}:", *(faults or ["to its end"]), sep="\n  ", flush=True
                    )
                    wrong += len(faults)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
