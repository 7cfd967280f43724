"""Which games a tournament consists of: who sits where, and with which seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple, TypeVar

import msgspec

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.schema import Settings

from ..entrants import budget, checked

T = TypeVar("T")
Seating = tuple[str, ...]  # the word for the player in each seat


class Fixture(NamedTuple):
    """One game to be played."""

    number: int
    seating: Seating
    deal: str  # the seed of the position; every seating gets the same deals
    seed: str  # of the players' own chance


class Plan(msgspec.Struct, frozen=True):
    """A tournament of any length: game k is the same wherever, whenever and by whomever it is played."""

    game: str
    rules: int
    settings: Settings
    words: Seating  # as they were named
    entrants: tuple[str, ...]  # each once
    budgets: dict[str, dict[str, float]]
    seed: str
    seatings: tuple[Seating, ...]  # in turn

    def fixture(self, number: int) -> Fixture:
        """The game with a number, counted from 0."""
        round_, place = divmod(number, len(self.seatings))
        return Fixture(number, self.seatings[place], f"{self.seed} deal {round_}", f"{self.seed} game {number}")


def draw_up(game: Game[Any], words: Iterable[str], settings: Settings, seed: str) -> Plan:
    """The plan of a tournament among the players meant by the words."""
    words = [checked(word) for word in words]
    entrants = _distinct(words)
    if len(entrants) < 2:
        raise Refusal("refused-arena-entrants")
    start = game.start(settings, seeded(seed))
    teams = [int(start.team(seat)) for seat in range(start.seats)]
    return Plan(
        game=game.id,
        rules=game.edition,
        settings=settings,
        words=tuple(words),
        entrants=tuple(entrants),
        budgets={word: budget(word) for word in entrants},
        seed=seed,
        seatings=tuple(seatings(words, teams)),
    )


def seatings(words: Sequence[str], teams: Sequence[int]) -> list[Seating]:
    """Every way to seat the players that is needed for a fair tournament; `teams` has the side of each seat.

    As many as seats: every rotation.
    >>> seatings(["hard", "easy", "easy"], [0, 1, 2])
    [('hard', 'easy', 'easy'), ('easy', 'easy', 'hard'), ('easy', 'hard', 'easy')]

    More than seats: everybody meets everybody, in every rotation.
    >>> seatings(["hard", "normal", "easy"], [0, 1])[:4]
    [('hard', 'normal'), ('normal', 'hard'), ('hard', 'easy'), ('easy', 'hard')]

    As many as sides: partners are of one kind.
    >>> seatings(["hard", "easy"], [0, 1, 0, 1])
    [('hard', 'easy', 'hard', 'easy'), ('easy', 'hard', 'easy', 'hard')]

    Fewer: every way in which each of them has a seat.
    >>> seatings(["hard", "easy"], [0, 1, 2])[:3]
    [('hard', 'hard', 'easy'), ('hard', 'easy', 'hard'), ('hard', 'easy', 'easy')]
    """
    seats = len(teams)
    if len(words) == seats:
        return _distinct(_rotations(words))
    entrants = _distinct(words)
    if len(entrants) >= seats:
        return [seating for table in combinations(entrants, seats) for seating in _rotations(table)]
    sides = _distinct(teams)
    if len(entrants) == len(sides):
        return [tuple(row[sides.index(team)] for team in teams) for row in _rotations(entrants)]
    return [seating for seating in product(entrants, repeat=seats) if set(seating) == set(entrants)]


def _rotations(words: Sequence[str]) -> list[Seating]:
    return [(*words[k:], *words[:k]) for k in range(len(words))]


def _distinct(things: Iterable[T]) -> list[T]:
    return list(dict.fromkeys(things))
