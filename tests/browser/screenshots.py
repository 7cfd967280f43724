"""Pictures for the documentation: `python -m tests.browser.screenshots [GAME…]`; without a name, those of all games."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import ViewportSize, expect
from tests.browser import prepared, prepared_kingdoms, rex
from tests.browser.person import PHONE, SCREEN, Person
from tests.browser.stage import browsing, serving
from tests.chance import Wanted

from bretwalda import Match, seeded
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer
from bretwalda.games import britannia
from bretwalda.games.britannia.board import NATION_IDS

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LARGEST = 120_000  # bytes of a picture
QUALITIES = (80, 70, 60)  # of 100: the best one that is small enough
# When everything has taken its new size, and nothing moves any more.
STILL = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await Promise.all([document.fonts.ready, ...document.getAnimations().map(one => one.finished.catch(() => {}))])
}"""


def take(person: Person, name: str, size: ViewportSize = SCREEN) -> None:
    """Write what somebody sees, as a light file."""
    person.page.set_viewport_size(size)
    person.page.evaluate(STILL)
    (FOLDER / f"{name}.webp").write_bytes(light(Image.open(BytesIO(person.page.screenshot()))))
    person.page.set_viewport_size(SCREEN)


def light(picture: Image.Image) -> bytes:
    """A picture as a file that is small enough."""
    for quality in QUALITIES:
        file = BytesIO()
        picture.save(file, "WEBP", quality=quality, method=6)
        if len(file.getvalue()) <= LARGEST:
            return file.getvalue()
    raise AssertionError(f"too much to see for {LARGEST} bytes")


def king_is_dead(ada: Person, bede: Person) -> None:
    bede.set_up_table("open", "open")  # a table to join, in the list of them
    bede.page.locator(".room").wait_for()
    ada.go("/new/king_is_dead")
    ada.page.locator("form select").first.wait_for()
    take(ada, "new-table")
    ada.set_up_table("normal")
    ada.is_asked()
    decisions = 0
    while decisions < 14 or ada.page.locator("path.glow").count() == 0:  # until regions can be chosen
        ada.choose_anything()
        ada.is_asked()
        decisions += 1
    take(ada, "table")
    take(ada, "table-phone", PHONE)
    ada.go("/")
    expect(ada.page.locator(".cover svg")).to_have_count(len(PICTURES))
    take(ada, "home")
    ada.set_up_table("easy")
    ada.play_to_the_end()
    ada.page.locator(".finale img").evaluate("picture => picture.decode()")  # the server draws it
    take(ada, "end")


def invasions_britannia(ada: Person, bede: Person) -> None:
    ada.context.add_init_script("localStorage.setItem('bretwalda-britannia', JSON.stringify({ advises: false }))")
    _sit_at_britannia(ada, lambda s: s.step.name == "attacker-retreat" and NATION_IDS[s.active] == "romans")
    take(ada, "britannia-battle")
    _sit_at_britannia(ada, lambda s: s.turn == 12 and s.step.name == "movement" and NATION_IDS[s.active] == "danes")
    ada.page.locator(".tools").get_by_role("button", name="Timeline", exact=True).click()
    take(ada, "britannia-timeline")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".stacks button").first.click()
    ada.page.locator(".area.here").wait_for()
    take(ada, "britannia-map")


def _sit_at_britannia(person: Person, wanted: Wanted) -> None:
    """Sit down in a game of computers at a position that is wanted: it looks like one that people played."""
    match = Match(britannia.GAME, {"scenario": "dux_britannia"}, "pictures")
    computer = Computer(britannia.GAME, LEVELS["easy"], seeded("pictures"))
    while not wanted(match.state):
        seat = int(match.state.actor)
        match.choose(seat, computer.decide(match.state, seat))
    prepared.go_on(person, match)
    person.is_asked()
    person.page.locator(".herald p").wait_for(state="detached")  # of who sits down nothing is said any more


def rex_britannorum(ada: Person, bede: Person) -> None:
    rex.open_table(ada, rex.RANDOM, rex.RANDOM)
    for _decision in range(rex.MOST_DECISIONS):
        ada.is_asked()
        if rex.view(ada)["turn"] >= 4 and rex.view(ada)["step"] == "planning":
            break  # by now there is something to see on the map
        rex.decide(ada)
    rex.decide(ada)
    rex.hand(ada).first.click()
    take(ada, "rex-planning")


def barbarian_kingdoms(ada: Person, bede: Person) -> None:
    _sit_at_kingdoms(ada, lambda s: s.step.name == "turn" and sum(s.levied) >= 8, players=6)
    take(ada, "kingdoms-table")
    _sit_at_kingdoms(ada, lambda s: s.step.name == "bribery" and s.host[0] + s.host[1] >= 2, players=4)
    take(ada, "kingdoms-battle")


def _sit_at_kingdoms(person: Person, wanted: Wanted, players: int) -> None:
    match = prepared_kingdoms.game_until(wanted, players=players)
    prepared_kingdoms.sit_down(match, (person, int(match.state.actors()[0])))
    person.is_asked()
    person.page.locator(".herald p").wait_for(state="detached")  # of who sits down nothing is said any more


PICTURES = {
    "king_is_dead": king_is_dead,
    "britannia": invasions_britannia,
    "rex_britannorum": rex_britannorum,
    "barbarian_kingdoms": barbarian_kingdoms,
}


def main(*games: str) -> None:
    for game in games or PICTURES:
        with TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
            PICTURES[game](*(Person(browser, address, name, "en", SCREEN) for name in ("Ada", "Bede")))


if __name__ == "__main__":
    main(*sys.argv[1:])
