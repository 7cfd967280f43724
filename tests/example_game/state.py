"""The movable: boats, charms and secret strokes; how they are copied and what a seat could imagine."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State, Step

from .board import CHARMS, NONE, RIVER, ROUNDS, STROKES


class River(State):
    """A position of Coracles."""

    def __init__(
        self, seats: i64, dice: Dice, step: Step[River], boat: vec[i64], charm: vec[i64], stroke: vec[i64]
    ) -> None:
        super().__init__(seats, dice)
        self.step: Step[River] = step
        self.boat: vec[i64] = boat  # by seat, strokes from the near bank
        self.charm: vec[i64] = charm  # by seat, hidden until it is called; then NONE
        self.stroke: vec[i64] = stroke  # by seat, chosen in secret this round, or NONE
        self.called: i64 = 0  # the charms called so far, as bits
        self.round: i64 = 1

    def actors(self) -> vec[i64]:
        """While all row, everybody who has not chosen yet; otherwise the one whose turn it is."""
        if self.actor == NOBODY or not self.secret:
            return super().actors()
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if self.stroke[seat] == NONE:
                out = append(out, seat)
        return out

    def options(self, seat: i64) -> vec[i64]:
        for actor in self.actors():
            if actor == seat:
                return self.step.options(self, seat)
        return vec[i64]()

    def take(self, seat: i64, choice: i64) -> None:
        self.step.take(self, seat, choice)

    def clone(self) -> River:
        return self.copy(self.dice.clone())

    def copy(self, dice: Dice) -> River:
        """The same position with other dice."""
        s = River(self.seats, dice, self.step, self.boat[:], self.charm[:], self.stroke[:])
        s.actor = self.actor
        s.secret = self.secret
        s.information = self.information
        s.called = self.called
        s.round = self.round
        return s

    def imagine(self, seat: i64, dice: Dice) -> River:
        """Deal the charms that the seat has not seen anew, and let the others choose their strokes again."""
        s = self.copy(dice.fork())
        unseen = vec[i64](capacity=CHARMS)
        for charm in range(CHARMS):
            if charm != self.charm[seat] and not self.called >> charm & 1:
                unseen = append(unseen, charm)
        s.dice.shuffle(unseen)
        at: i64 = 0
        for other in range(self.seats):
            if other == seat:
                continue
            if self.charm[other] != NONE:
                s.charm[other] = unseen[at]
                at += 1
            if self.stroke[other] != NONE:
                s.stroke[other] = s.dice.below(STROKES)
        return s

    def result(self) -> list[float]:
        """The boats that came furthest share the victory."""
        furthest = max(self.boat)
        winners = [boat == furthest for boat in self.boat]
        return [1.0 / winners.count(True) if won else 0.0 for won in winners]

    def dump(self) -> list[int]:
        dice = self.dice
        return [
            self.seats, self.actor, self.information, self.step.number, self.called, self.round,
            dice.a, dice.b, dice.c, dice.counter, *self.boat, *self.charm, *self.stroke,
        ]  # fmt: skip

    # What the rules ask of a position.

    def rowers(self, stroke: i64) -> i64:
        """How many have chosen this stroke."""
        n: i64 = 0
        for other in self.stroke:
            if other == stroke:
                n += 1
        return n

    def move(self, seat: i64, strokes: i64) -> None:
        """Carry a boat forward or back, no further than the banks."""
        self.boat[seat] = min(max(self.boat[seat] + strokes, 0), RIVER)

    def finished(self) -> bool:
        """Whether a boat has crossed or night has fallen."""
        return max(self.boat) == RIVER or self.round > ROUNDS
