"""Positions of Barbarian Kingdoms to begin from: played quickly, brought as a save, opened in the browser."""

from __future__ import annotations

from tests import chance
from tests.browser.person import Person
from tests.browser.prepared import seat_people
from tests.chance import Hand, Wanted, by_chance

from bretwalda import Dice
from bretwalda.engine.match import Match
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import BRIBE, CLAIM, INVADE, PASS, RECRUIT, TAX
from bretwalda.games.barbarian_kingdoms.state import Kingdoms


def one_conquers(state: Kingdoms, options: list[int], dice: Dice) -> int:
    """The first seat claims, invades and recruits; the others tax, and let everything pass."""
    if state.owner[state.active] == 0 == state.actor:
        for choice in (CLAIM, INVADE, RECRUIT, TAX):
            if choice in options:
                return int(choice)
        return by_chance(state, options, dice)
    for choice in (TAX, PASS, BRIBE):
        if choice in options:
            return int(choice)
    return options[0]


def game_until(wanted: Wanted, hand: Hand = by_chance, **settings: object) -> Match:
    return chance.game_until(GAME, settings, wanted, hand=hand)


def position(match: Match) -> Kingdoms:
    assert isinstance(match.state, Kingdoms)
    return match.state


def sit_down(match: Match, *people: tuple[Person, int]) -> None:
    """Open a table at a position; people take their seats, and computers the others."""
    seat_people(match, *people)
    for person, _ in people:
        person.page.locator("[data-province]").first.wait_for(state="attached")
