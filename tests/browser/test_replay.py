"""Somebody looks at a game again in a real browser: every game, through its own board, to its end and anywhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.barriers import barriers
from tests.browser.conftest import Arrival
from tests.browser.person import Person
from tests.browser.prepared import cookie
from tests.browser.stage import DATABASES
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


def nearly_finished(game: str) -> tuple[Match, int, int]:
    """A game of which one decision is left, who takes it, and how."""
    played = ChanceGame(catalogue()[game], BOARDS[game], "looked at again")
    while not played.match.over:
        played.decide()
    *others, last = played.match.decisions
    match = Match(played.match.game, played.match.settings, played.match.seed)
    for decision in others:
        match.choose(decision.seat, decision.choice)
    return match, last.seat, last.choice


def others_have_moved(game: str) -> Match:
    """A game in which others have decided since the first seat has."""
    played = ChanceGame(catalogue()[game], BOARDS[game], "since")
    decisions = played.match.decisions
    while not (0 in played.match.state.actors() and decisions[-1:] and decisions[-1].seat and decisions[0].seat == 0):
        played.decide()
    return played.match


def sits_at(person: Person, match: Match, seat: int) -> str:
    """A table with computers in the other seats."""
    mine = cookie(person)
    seats = [mine if number == seat else "easy" for number in range(int(match.state.seats))]
    table = put_table(DATABASES[person.address], match, seats, mine)
    person.go(f"/table/{table}")
    person.is_asked()
    return table


def is_at(person: Person, step: int) -> None:
    expect(person.page.locator("[data-step]")).to_have_attribute("data-step", str(step))


SHARE = """() => {
  const { clientWidth, clientHeight } = document.querySelector('[data-map]')
  return clientWidth * clientHeight / innerWidth / innerHeight
}"""


def gives_the_map_room(person: Person) -> None:
    """On a phone held sideways the map has most of the window, until somebody asks for the log."""
    before = person.page.viewport_size
    assert before is not None
    person.page.set_viewport_size({"width": 844, "height": 390})
    log = person.page.get_by_role("log")
    expect(log).to_be_hidden()
    assert person.page.evaluate(SHARE) >= 0.45
    person.page.locator(".unfold").click()
    expect(log).to_be_visible()
    person.page.locator(".unfold").click()
    person.page.set_viewport_size(before)
    expect(log).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_is_looked_at_again(arrive: Arrival, game: str) -> None:
    """Step by step and by itself, not told how it ended, with notes; played on from, and shown to who comes back."""
    ada = arrive("Ada", phone=game == "king_is_dead", moving=True)
    match, seat, last = nearly_finished(game)
    table = sits_at(ada, match, seat)
    ada.wish(type="Decide", seq=ada.position()["seq"], seat=seat, choice=last)
    expect(ada.ended).to_be_visible()
    expect(ada.page.get_by_role("dialog").locator("svg polyline").first).to_be_attached()  # how the game unfolded
    ada.go("/games")
    ada.page.locator(f"a[href='/replay/{table}']").click()
    ada.page.locator("[data-step]").wait_for()
    ada.go(f"/replay/{table}/20?seat={seat + 1}")
    is_at(ada, 20)
    gives_the_map_room(ada)
    ada.page.keyboard.press("ArrowRight")
    is_at(ada, 21)
    takes_a_note(ada)
    ada.page.keyboard.press("Home")
    is_at(ada, 0)
    ada.page.keyboard.press("Space")
    expect(ada.page.locator("[data-step]")).not_to_have_attribute("data-step", "0")  # it plays
    ada.page.keyboard.press("Space")
    assert barriers(ada.page) == []
    ada.page.keyboard.press("End")
    ada.page.locator("[data-line]").first.wait_for()
    expect(ada.ended).to_have_count(0)  # how it ended is not told
    ada.page.locator(".head .button", has_text="Show the result").click()
    expect(ada.ended).to_be_visible()
    ada.page.keyboard.press("Escape")
    end = ada.page.locator("[data-step]").get_attribute("data-step")
    ada.page.wait_for_url(f"**/replay/{table}/{end}?seat={seat + 1}")  # the address is that of the moment
    ada.page.reload()
    ada.page.locator("[data-step]").wait_for()
    expect(ada.page.locator(".keys button").last).to_be_disabled()  # F5 shows the end again
    plays_on(ada, f"/replay/{table}/12?seat={seat + 1}")
    sees_what_others_did(ada, game)


def takes_a_note(ada: Person) -> None:
    ada.page.get_by_role("button", name="Notes").click()
    ada.page.get_by_role("textbox", name="Title").first.fill("Here it turned")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.locator("aside", has_text="Here it turned")).to_be_visible()


def plays_on(ada: Person, moment: str) -> None:
    """Any moment becomes a game against computers."""
    ada.go(moment)
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.locator("dialog").get_by_role("button", name="Play from here").click()
    ada.page.wait_for_url("**/table/*")
    ada.is_asked()


def sees_what_others_did(ada: Person, game: str) -> None:
    """Since the last turn, at a table where the game goes on."""
    sits_at(ada, others_have_moved(game), 0)
    ada.page.get_by_role("button", name="Since your last turn").click()
    ada.page.locator("[data-step]").wait_for()
    ada.page.get_by_role("button", name="To the present").click()
    expect(ada.page.locator("[data-step]")).to_have_count(0)
    ada.is_asked()
