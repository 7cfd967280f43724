"""Positions of Rex Britannorum to begin from: played quickly by chance, brought as a save, opened in the browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person
from tests.browser.prepared import bring

from bretwalda import seeded
from bretwalda.engine.match import Match
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.state import Rex

MOST_SEEDS = 60


def game_until(wanted: Callable[[Rex], bool], seed: str = "prepared", **options: object) -> Match:
    """A game by chance up to a position that is wanted; the first of several seeds that comes to one."""
    for attempt in range(MOST_SEEDS):
        match = Match(GAME, GAME.schema.complete(options), f"{seed} {attempt}")
        dice = seeded(f"{seed} {attempt}")
        while not match.over:
            state = match.state
            assert isinstance(state, Rex)
            if wanted(state):
                return match
            actor = int(state.actors()[0])
            choices = state.options(actor)
            match.choose(actor, int(choices[dice.below(len(choices))]))
    raise AssertionError("no such position came about")


def go_on(person: Person, match: Match) -> None:
    """Open a table that goes on with a game, in the first seat, with computers in the others."""
    bring(person, match)
    for seat in range(1, int(match.state.seats)):
        person.wish(type="SetSeat", seat=seat, level="random")
    person.wish(type="Start")
    person.page.locator(".board.rex").wait_for()
