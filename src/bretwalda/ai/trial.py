"""Trying choices out: the planner's best few, each played on in the same imagined worlds.

A planner judges a choice by what it sees; a trial sees what comes of it. In every world (hidden facts and dice to
come, imagined anew) all candidates are played on with the planner deciding for everybody, so that luck is the same
for all of them and only differences count. After each stage the worse half drops out (sequential halving). The
planner's own choice stays to the end, and gives way only to one that beats it by a standard error.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from bretwalda.engine.counsel import Counsel, Opinion
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import State

SURE: Final[float] = 1.0  # standard errors by which the planner's choice must be beaten
FEW: Final[i64] = 4  # worlds at least, before anybody drops out


@final
class Candidate:
    """A choice that is tried, and what came of it."""

    def __init__(self, choice: i64) -> None:
        self.choice: Final[i64] = choice
        self.worlds: i64 = 0
        self.chances: float = 0.0  # the sum of the chances of victory
        self.leads: float = 0.0  # the sum of the differences to the planner's choice in the same world
        self.squares: float = 0.0  # ... and of their squares

    def mean(self) -> float:
        """The chance of victory."""
        return self.chances / float(self.worlds) if self.worlds else 0.0

    def lead(self) -> float:
        """By how much it is better than the planner's choice."""
        return self.leads / float(self.worlds) if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of `lead`."""
        n = float(self.worlds)
        if n < 2.0:
            return 1.0
        spread = (self.squares - self.leads * self.leads / n) / (n - 1.0)
        return sqrt(spread / n) if spread > 0.0 else 0.0


@final
class Trial:
    """The race of a few choices for one seat; the first of them is the planner's own."""

    def __init__(self, counsel: Counsel, seat: i64, dice: Dice, opinions: list[Opinion], effort: i64) -> None:
        self.counsel: Final[Counsel] = counsel
        self.seat: Final[i64] = seat
        self.dice: Final[Dice] = dice
        self.effort: Final[i64] = effort
        self.candidates: Final[list[Candidate]] = [Candidate(opinion.choice) for opinion in opinions]
        self.racing: list[Candidate] = self.candidates[:]
        stages: i64 = 1
        while 1 << stages < len(opinions):
            stages += 1
        self.share: Final[i64] = counsel.simulations(effort) // stages  # of each stage
        self.left: i64 = self.worlds()  # in this stage
        self.over: bool = len(opinions) < 2

    def worlds(self) -> i64:
        """In how many worlds those who are still racing are tried before the next look."""
        fair = self.share // i64(len(self.racing))
        return fair if fair > FEW else FEW

    def run(self, position: State) -> None:
        """Try everybody who is still racing in one more world; `over` says when that was the last."""
        world = self.dice.fork()
        base = 0.0
        for candidate in self.racing:
            state = position.imagine(self.seat, world.clone())
            state.take(self.seat, candidate.choice)
            chance = self.counsel.try_out(state, self.seat, world.clone(), self.effort)[self.seat]
            if candidate is self.candidates[0]:
                base = chance
            candidate.worlds += 1
            candidate.chances += chance
            candidate.leads += chance - base
            candidate.squares += (chance - base) * (chance - base)
        self.left -= 1
        if self.left == 0:
            self.halve()

    def halve(self) -> None:
        """Let the worse half drop out, and whoever is surely worse than the planner's choice."""
        own = self.candidates[0]
        others = [c for c in self.racing if c is not own and c.lead() > -c.error()]
        others.sort(key=descending)
        self.over = not others or len(self.racing) == 2
        self.racing = [own, *others[: (len(self.racing) + 1) // 2 - 1 or 1]]
        self.left = self.worlds()

    def ranking(self) -> list[Candidate]:
        """Everybody, the one to take first; those tried longer before those that dropped out."""
        own = self.candidates[0]
        best = own
        for candidate in self.racing:
            if candidate.lead() > SURE * candidate.error() and candidate.lead() > best.lead():
                best = candidate
        rest = [candidate for candidate in self.candidates if candidate is not best]
        return [best, *sorted(rest, key=descending)]


def descending(candidate: Candidate) -> tuple[i64, float, i64]:
    return -candidate.worlds, -candidate.lead(), candidate.choice
