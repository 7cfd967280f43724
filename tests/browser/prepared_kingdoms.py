"""Positions of Barbarian Kingdoms to begin from: played quickly, brought as a save, opened in the browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person
from tests.browser.prepared import bring, take_seat

from bretwalda import seeded
from bretwalda.engine.dice import Dice
from bretwalda.engine.match import Match
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import BRIBE, CLAIM, INVADE, PASS, RECRUIT, TAX
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

MOST_DECISIONS = 3_000
MOST_SEEDS = 60
Wanted = Callable[[Kingdoms], bool]
Hand = Callable[[Kingdoms, list[int], Dice], int]


def by_chance(state: Kingdoms, options: list[int], dice: Dice) -> int:
    return options[int(dice.below(len(options)))]


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


def game_until(wanted: Wanted, hand: Hand = by_chance, seed: str = "prepared", **options: object) -> Match:
    """A game up to a position that is wanted; the first of several seeds that comes to one."""
    for attempt in range(MOST_SEEDS):
        match = Match(GAME, GAME.schema.complete(options), f"{seed} {attempt}")
        dice = seeded(f"{seed} {attempt}")
        for _ in range(MOST_DECISIONS):
            state = position(match)
            if match.over:
                break
            if wanted(state):
                return match
            actor = int(state.actors()[0])
            match.choose(actor, hand(state, [int(choice) for choice in state.options(actor)], dice))
    raise AssertionError("no such position came about")


def position(match: Match) -> Kingdoms:
    assert isinstance(match.state, Kingdoms)
    return match.state


def sit_down(match: Match, *people: tuple[Person, int]) -> None:
    """Open a table at a position; people take their seats, and computers the others."""
    host, first = people[0]
    path = bring(host, match)
    if match.over:
        return
    take_seat(host, first, leaving=0)
    for person, seat in people[1:]:
        person.go(path)
        person.page.locator(".room").wait_for()
        take_seat(person, seat)
    taken = {seat for _, seat in people}
    for seat in range(int(match.state.seats)):
        if seat not in taken:
            host.wish(type="SetSeat", seat=seat, level="easy")
    host.wish(type="Start")
    for person, _ in people:
        person.page.locator("[data-province]").first.wait_for(state="attached")
