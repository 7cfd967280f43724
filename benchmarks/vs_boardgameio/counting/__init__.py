"""Counting: two seats add one, two or three in turn until the goal is reached.

The same game as in `boardgameio.js`, and as small as a game can be: what is measured is the server around it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, Event, Game, State, Step
from bretwalda.engine.schema import Schema, Settings
from bretwalda.engine.state import NOBODY
from bretwalda.engine.verbs import Verb, Verbs

GOAL = 10_000  # out of reach while it is measured: no match ends on either side
STEPS = ["one", "two", "three"]


class Count(State):
    """How far the two have come."""

    total: i64 = 0

    def imagine(self, seat: i64, dice: Dice) -> Count:
        return self.copy(dice.fork())

    def result(self) -> list[float]:
        return [0.5, 0.5]  # counting together is a victory for both


class Adding(Step[Count]):
    def options(self, s: Count, seat: i64) -> vec[i64]:
        return vec[i64](range(len(STEPS)))

    def take(self, s: Count, seat: i64, choice: i64) -> None:
        s.total += choice + 1
        s.tell("added", seat, choice)
        s.actor = NOBODY if s.total >= GOAL else 1 - seat


ADDING = Adding("adding")


class Counting(Game[Count]):
    id, rules_version, state, steps = "counting", 1, Count, (ADDING,)
    schema = Schema(())
    verbs = Verbs([Verb("add", ("step",), ends_turn=True)], {"step": STEPS})
    events = {"added": "seat step"}

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Count:
        return self.lay_out(2, dice, chronicle)


GAME = Counting()
