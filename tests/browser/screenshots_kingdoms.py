"""Pictures of Barbarian Kingdoms for the documentation: `python -m tests.browser.screenshots_kingdoms`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.person import SCREEN, Person
from tests.browser.prepared_kingdoms import game_until, one_conquers, sit_down
from tests.browser.screenshots import take
from tests.browser.stage import browsing, serving
from tests.chance import Wanted

from bretwalda.games.barbarian_kingdoms.state import Kingdoms


def full_map(state: Kingdoms) -> bool:
    return state.step.name == "turn" and sum(state.levied) >= 8


def manoeuvre(state: Kingdoms) -> bool:
    return state.step.name == "move-target"


def contest(state: Kingdoms) -> bool:
    return state.step.name == "contest" and state.round > 1


def battle(state: Kingdoms) -> bool:
    return state.step.name == "bribery" and state.host[0] + state.host[1] >= 2


SCENES: dict[str, tuple[Wanted, int]] = {
    "kingdoms-table": (full_map, 6),
    "kingdoms-manoeuvre": (manoeuvre, 4),
    "kingdoms-contest": (contest, 5),
    "kingdoms-battle": (battle, 4),
}


def main() -> None:
    with TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        ada = Person(browser, address, "Ada", "en", SCREEN)
        ada.go("/new/barbarian_kingdoms")
        ada.page.locator("form .card").first.wait_for()
        ada.page.locator("form input[type=text]").first.fill("Ada")
        take(ada, "kingdoms-new-table")
        for name, (wanted, players) in SCENES.items():
            match = game_until(wanted, players=players)
            sit_down(match, (ada, int(match.state.actors()[0])))
            ada.is_asked()
            ada.page.locator(".herald p").wait_for(state="detached")  # of who sits down nothing is said any more
            take(ada, name)
        match = game_until(lambda s: s.step.name == "turn" and s.lands(s.active) == 6, one_conquers, players=3)
        while not match.over:
            state = match.state
            assert isinstance(state, Kingdoms)
            seat = int(state.actors()[0])
            options = [int(choice) for choice in state.options(seat)]
            match.choose(seat, one_conquers(state, options, state.dice))
        sit_down(match, (ada, 0))
        ada.ended.wait_for()
        take(ada, "kingdoms-end")


if __name__ == "__main__":
    main()
