"""The movable: boats, charms and secret strokes; how they are copied and what a seat could imagine."""

from __future__ import annotations

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.dice import Dice
from bretwalda.engine.fields import OWN, SEATS, bits, by, of
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.state import NOBODY, State

from .board import CHARMS, NONE, RIVER, ROUNDS, STROKES

HEAD = ("seats", "actor", "information", "step", "called", "round", "dice")  # of a dump, as they were first written


class River(State):
    """A position of Coracles."""

    called: Annotated[i64, bits("charm")] = 0  # so far
    round: i64 = 1
    boat: Annotated[vec[i64], by(SEATS)] = NOTHING  # strokes from the near bank
    charm: Annotated[vec[i64], by(SEATS, fill=NONE), of("charm"), OWN] = NOTHING  # hidden until it is called; then NONE
    stroke: Annotated[vec[i64], by(SEATS, fill=NONE), of("stroke"), OWN] = NOTHING  # chosen in secret this round

    def actors(self) -> vec[i64]:
        """While all row, everybody who has not chosen yet; otherwise the one whose turn it is."""
        if self.actor == NOBODY or not self.secret:
            return super().actors()
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if self.stroke[seat] == NONE:
                out = append(out, seat)
        return out

    def owes(self, seat: i64) -> bool:
        return seat in self.actors()

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

    def standing(self) -> list[float]:
        """The boats that came furthest share the victory."""
        furthest = max(self.boat)
        winners = [boat == furthest for boat in self.boat]
        return [1.0 / winners.count(True) if won else 0.0 for won in winners]

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
