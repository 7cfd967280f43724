"""What a choice was worth beside the one that a middling player would have taken, by what its seat could know.

The expected choice is that of a thought (`ai/player.py`) in a position that the seat imagines. Where another was taken,
both are compared in more worlds that the seat could imagine: played on by the planner of a game that tries its opinions
out, or thought about again. So nobody is blamed for what they could not see.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.state import State

from .ending import Ends, ends_at_once
from .entrants import patient
from .level import LEVELS, Level
from .player import Computer

SURE = 2.0  # standard errors by which a choice must be worse to be called a mistake
NOTICEABLE = 0.02  # of the chance of victory: what is less is none
TYPICAL = 0.03  # how far the first guess at what a choice is worth is usually off
FEW = 4  # worlds: from fewer nothing is known for sure
ANY_EFFORT = 1_000_000  # whether a game tries its opinions out at all

Values = list[tuple[int, float]]  # options with their chances of victory, the most promising first


@dataclass
class Verdict:
    """What a choice was worth beside the one that a player of a middling level would have taken.

    It rests on what the seat could know: in two worlds that it could not tell apart the verdict is the same.

    Attributes:
        decision: how many decisions had been taken before it.
        seat: whose choice it was.
        choice: what was chosen.
        best: what looked best; the same, or another.
        gains: by how much the choice was better in each world that was looked at: less than 0 is worse.
        guess: the same at first sight.
    """

    decision: int
    seat: int
    choice: int
    best: int
    guess: float = 0.0
    gains: list[float] = field(default_factory=list)

    @property
    def gain(self) -> float:
        """By how much the choice raised the chance of victory beyond what the other one would have.

        A few worlds may err: the first guess counts as some more of them, the more the further they lie apart.
        """
        n = len(self.gains)
        weight = self.spread / TYPICAL**2 if n >= FEW else float(FEW)
        return (weight * self.guess + sum(self.gains)) / (weight + n)

    @property
    def spread(self) -> float:
        """The variance of what was found."""
        n = len(self.gains)
        mean = sum(self.gains) / n
        return sum((gain - mean) ** 2 for gain in self.gains) / (n - 1)

    @property
    def error(self) -> float:
        """The standard error of `gain`."""
        n = len(self.gains)
        return sqrt(self.spread / n) if n >= FEW else 1.0

    @property
    def mistaken(self) -> bool:
        """Whether something else was surely better."""
        return self.choice != self.best and self.gain < -max(NOTICEABLE, SURE * self.error)


class Critic:
    """Judges choices of one game; the same position and seed always get the same verdict."""

    def __init__(self, game: Game[Any], iterations: int, seed: str) -> None:
        self.game = game
        self.counsel = game.counsel()
        self.level: Level = replace(patient(LEVELS["normal"]), iterations=iterations)
        self.seed = seed

    def seed_of(self, seat: int, own: int) -> str:
        """What the thought about a seat's decision comes from: nothing that the seat could not know."""
        return f"{self.seed} {seat} {own}"

    def judge(self, state: State, seat: int, choice: int, decision: int, own: int) -> Verdict:
        """What was expected instead, and how much better that looks; it is the seat's own decision of that number."""
        dice = seeded(self.seed_of(seat, own))
        imagined = state.imagine(seat, dice)
        computer = Computer(self.game, self.level, dice.fork())
        options = [int(option) for option in imagined.options(seat)]
        ends = Ends() if imagined.secret else ends_at_once(imagined, seat, options, dice.fork())
        if choice in ends.won:
            return Verdict(decision, seat, choice, choice)
        values = _values(computer, imagined, seat)
        best = ends.won[0] if ends.won else _best(values, imagined.secret, ends)
        known = dict(values) | dict.fromkeys(ends.lost, 0.0) | dict.fromkeys(ends.won, 1.0)
        found = Verdict(decision, seat, choice, best)
        if choice != best:
            found.guess = min(_value(known, choice) - known[best], 0.0)
        if best in ends.won or (choice in ends.lost and best not in ends.lost):
            found.gains = [found.guess] * FEW  # as sure as can be
        return found

    def look_closer(self, state: State, verdict: Verdict, worlds: int) -> None:
        """Compare a choice with the expected one in more worlds that the seat could imagine."""
        seat, choice, best = verdict.seat, verdict.choice, verdict.best
        dice = seeded(f"{self.seed} {seat} {choice} {best} {len(verdict.gains)}")
        for _ in range(worlds):
            world = dice.fork()
            imagined = state.imagine(seat, world.clone())
            if self.counsel.simulations(ANY_EFFORT) and not imagined.secret:
                chances = []
                for tried in (choice, best):
                    after = state.imagine(seat, world.clone())
                    after.take(seat, tried)
                    chances.append(self.counsel.try_out(after, seat, world.clone(), 0)[seat])
                verdict.gains.append(chances[0] - chances[1])
            else:
                known = dict(_values(Computer(self.game, self.level, world.fork()), imagined, seat))
                verdict.gains.append(_value(known, choice) - _value(known, best))


def _values(computer: Computer, imagined: State, seat: int) -> Values:
    return [(thought.choice, thought.value) for thought in computer.think(imagined, seat)]


def _best(values: Values, secret: bool, ends: Ends) -> int:
    """The choice to take; in secret the first of them is drawn by lot, so the most valuable counts."""
    safe = [one for one in values if one[0] not in ends.lost] or values
    return max(safe, key=lambda one: one[1])[0] if secret else safe[0][0]


def _value(known: dict[int, float], choice: int) -> float:
    """What is thought of a choice; one that was not even looked at is as bad as the worst."""
    return known.get(choice, min(known.values()))
