"""Small positions with known answers, to ask the search and the solver about."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda import Dice, seeded
from bretwalda.engine.state import NOBODY, State

UNDECIDED: Final = -1


class Heap(State):
    """Take one, two or three stones in turn; whoever takes the last one wins, with the partner if there are teams."""

    def __init__(self, stones: int, seats: int = 2, teams: int = 0) -> None:
        super().__init__(seats, seeded("heap"))
        self.stones = stones
        self.teams = teams or seats
        self.winner = UNDECIDED

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](range(1, 1 + min(3, self.stones) if seat == self.actor else 1))

    def take(self, seat: i64, choice: i64) -> None:
        self.stones -= int(choice)
        self.actor = (seat + 1) % self.seats
        if self.stones == 0:
            self.winner = int(seat)
            self.actor = NOBODY

    def team(self, seat: i64) -> i64:
        return seat % self.teams

    def certain(self) -> bool:
        return True

    def clone(self) -> Heap:
        s = Heap(self.stones, int(self.seats), self.teams)
        s.actor = self.actor
        s.winner = self.winner
        return s

    def imagine(self, seat: i64, dice: Dice) -> Heap:
        return self.clone()

    def result(self) -> list[float]:
        winners = [self.team(seat) == self.team(self.winner) for seat in range(self.seats)]
        return [won / winners.count(True) for won in winners]

    def dump(self) -> list[int]:
        return [self.seats, self.teams, self.actor, self.stones, self.winner]


class Pennies(State):
    """Both show a side of a coin at once: the first seat wants them equal, the second does not.

    Two tails may be worth less to the first seat than two heads.
    """

    def __init__(self, secret: bool = True, tails: float = 1.0) -> None:
        super().__init__(2, seeded("pennies"))
        self.secret = secret
        self.tails = tails
        self.shown = [UNDECIDED, UNDECIDED]

    def actors(self) -> vec[i64]:
        out = vec[i64]()
        for seat in range(i64(2)):
            if self.actor != NOBODY and self.shown[seat] == UNDECIDED:
                out = append(out, seat)
        return out

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](range(2 if self.shown[seat] == UNDECIDED else 0))

    def take(self, seat: i64, choice: i64) -> None:
        self.shown[seat] = int(choice)
        self.actor = NOBODY if UNDECIDED not in self.shown else self.shown.index(UNDECIDED)

    def clone(self) -> Pennies:
        s = Pennies(self.secret, self.tails)
        s.actor = self.actor
        s.shown = self.shown[:]
        return s

    def imagine(self, seat: i64, dice: Dice) -> Pennies:
        s = self.clone()
        if self.secret and self.shown[1 - seat] != UNDECIDED:
            s.shown[1 - seat] = int(dice.below(2))
        return s

    def result(self) -> list[float]:
        first = {(0, 0): 1.0, (1, 1): self.tails}.get((self.shown[0], self.shown[1]), 0.0)
        return [first, 1.0 - first]

    def dump(self) -> list[int]:
        return [self.actor, *self.shown]


class Meadow(State):
    """One decision with many options: the higher, the better."""

    SIZE = 500

    def __init__(self) -> None:
        super().__init__(2, seeded("meadow"))
        self.chosen = UNDECIDED

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](range(self.SIZE if seat == self.actor else 0))

    def take(self, seat: i64, choice: i64) -> None:
        self.chosen = int(choice)
        self.actor = NOBODY

    def clone(self) -> Meadow:
        s = Meadow()
        s.actor = self.actor
        s.chosen = self.chosen
        return s

    def imagine(self, seat: i64, dice: Dice) -> Meadow:
        return self.clone()

    def result(self) -> list[float]:
        return [self.chosen / self.SIZE, 1 - self.chosen / self.SIZE]

    def dump(self) -> list[int]:
        return [self.actor, self.chosen]
