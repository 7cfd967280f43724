"""Somebody looks at a game again in a real browser: every game, through its own board, to its end and anywhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.person import Person
from tests.browser.prepared import cookie
from tests.browser.stage import DATABASES
from tests.browser.test_pages import barriers
from tests.chance import ChanceGame
from tests.prepared import put_table

from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue

BOARDS: dict[str, dict[str, Any]] = {
    "king_is_dead": {"players": 2},
    "rex_britannorum": {"players": 2},
    "barbarian_kingdoms": {"players": 3},
    "britannia": {"scenario": "artorius_rex"},
}


def finished(game: str, settings: dict[str, Any]) -> Match:
    played = ChanceGame(catalogue()[game], settings, "looked at again")
    while not played.match.over:
        played.decide()
    return played.match


def looks_at(person: Person, match: Match, step: int) -> str:
    """A table at which a game is over; the person comes to one of its moments."""
    mine = cookie(person)
    seats = [mine] + ["easy"] * (int(match.state.seats) - 1)
    table = put_table(DATABASES[person.address], match, seats, mine)
    person.go(f"/replay/{table}/{step}?seat=1")
    return table


def is_at(person: Person, step: int) -> None:
    expect(person.page.locator("[data-step]")).to_have_attribute("data-step", str(step))


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_is_looked_at_again(arrive: Arrival, game: str) -> None:
    match = finished(game, BOARDS[game])
    ada = arrive("Ada", language="fr" if game == "rex_britannorum" else "en", phone=game == "king_is_dead", moving=True)
    table = looks_at(ada, match, 20)
    is_at(ada, 20)
    ada.page.keyboard.press("ArrowRight")
    is_at(ada, 21)
    ada.page.keyboard.press("Home")
    is_at(ada, 0)
    ada.page.keyboard.press("Space")
    expect(ada.page.locator("[data-step]")).not_to_have_attribute("data-step", "0")  # it plays
    ada.page.keyboard.press("Space")
    assert barriers(ada.page) == []
    ada.page.keyboard.press("End")
    ada.page.locator("[data-line]").first.wait_for()
    expect(ada.ended).to_have_count(0)  # how it ended is not told
    ada.page.locator(".head .button", has_text="résultat" if game == "rex_britannorum" else "Show the result").click()
    expect(ada.ended).to_be_visible()
    ada.page.keyboard.press("Escape")
    end = ada.page.locator("[data-step]").get_attribute("data-step")
    ada.page.wait_for_url(f"**/replay/{table}/{end}?seat=1")  # the address is that of the moment
    ada.page.reload()
    ada.page.locator("[data-step]").wait_for()
    expect(ada.page.locator(".keys button").last).to_be_disabled()  # F5 shows the end again
    if game == "king_is_dead":
        plays_on(ada, table, 12)


def plays_on(ada: Person, table: str, step: int) -> None:
    """Any moment becomes a game against computers."""
    ada.go(f"/replay/{table}/{step}?seat=1")
    is_at(ada, step)
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.locator("dialog").get_by_role("button", name="Play from here").click()
    ada.page.wait_for_url("**/table/*")
    ada.is_asked()
    ada.choose_anything()
