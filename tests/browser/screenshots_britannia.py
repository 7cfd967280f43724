"""Pictures of Invasions: Britannia in both sizes: `python -m tests.browser.screenshots_britannia`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.person import SCREEN, Person
from tests.browser.prepared import go_on
from tests.browser.screenshots import take
from tests.browser.stage import browsing, serving
from tests.chance import Wanted

from bretwalda import seeded
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer
from bretwalda.engine.match import Match
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import NATION_IDS
from bretwalda.games.britannia.state import Britannia

SEED = "pictures"


def game_of_computers(wanted: Wanted) -> Match:
    """A game between computers up to a position that is wanted: it looks like one that people played."""
    match = Match(GAME, {"scenario": "dux_britannia"}, SEED)
    computer = Computer(GAME, LEVELS["easy"], seeded(SEED))
    while not wanted(match.state):
        seat = int(match.state.actor)
        match.choose(seat, computer.decide(match.state, seat))
    return match


def danes_move(state: Britannia) -> bool:
    return state.turn == 12 and state.step.name == "movement" and NATION_IDS[state.active] == "danes"


def romans_retreat(state: Britannia) -> bool:
    return state.step.name == "attacker-retreat" and NATION_IDS[state.active] == "romans"


def somebody_grows(state: Britannia) -> bool:
    return state.turn > 3 and state.step.name == "growth"


def somebody_votes(state: Britannia) -> bool:
    return state.step.name == "vote" and sum(state.votes) > 0


def sit(person: Person, wanted: Wanted) -> None:
    go_on(person, game_of_computers(wanted))
    person.is_asked()
    person.page.locator(".herald p").wait_for(state="detached")  # of who sits down nothing is said any more


def main() -> None:
    with TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        ada = Person(browser, address, "Ada", "en", SCREEN)
        ada.context.add_init_script("localStorage.setItem('bretwalda-britannia', JSON.stringify({ advises: false }))")
        ada.go("/new/britannia")
        ada.page.locator(".scenario").first.wait_for()
        take(ada, "britannia-new")
        sit(ada, romans_retreat)
        take(ada, "britannia-battle")
        sit(ada, somebody_grows)
        take(ada, "britannia-growth")
        sit(ada, somebody_votes)
        take(ada, "britannia-vote")
        sit(ada, danes_move)
        for tool in ("Timeline", "Points"):
            ada.page.locator(".tools").get_by_role("button", name=tool, exact=True).click()
            if tool == "Points":
                ada.page.get_by_role("button", name="X", exact=True).click()
            take(ada, f"britannia-{tool.lower()}")
            ada.page.keyboard.press("Escape")
        ada.page.locator(".situation .row button").filter(has_text="Danes").click()
        take(ada, "britannia-nation")
        ada.page.keyboard.press("Escape")
        ada.page.locator(".stacks button").first.click()
        ada.page.locator(".area.here").wait_for()
        take(ada, "britannia-map")


if __name__ == "__main__":
    main()
