"""Counting: two seats add one, two or three in turn until the goal is reached.

The same game as in `boardgameio.js`, and as small as a game can be: what is measured is the server around it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.facts import load
from bretwalda.engine.game import Game
from bretwalda.engine.message import Message
from bretwalda.engine.schema import Schema, Settings
from bretwalda.engine.state import NOBODY, State
from bretwalda.engine.text import Texts
from bretwalda.engine.verbs import Verb, Verbs

FOLDER = Path(__file__).parent
FACTS = load(FOLDER)
GOAL: int = FACTS["goal"]
SEATS = 2


class Count(State):
    """How far the two have come."""

    def __init__(self, total: int, actor: int, dice: Dice) -> None:
        super().__init__(SEATS, dice)
        self.total = total
        self.actor = actor

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](range(len(FACTS["step"]))) if seat == self.actor else vec[i64]()

    def take(self, seat: i64, choice: i64) -> None:
        self.total += int(choice) + 1
        self.tell("added", seat, choice)
        self.actor = NOBODY if self.total >= GOAL else 1 - seat

    def clone(self) -> Count:
        return Count(self.total, int(self.actor), self.dice.clone())

    def imagine(self, seat: i64, dice: Dice) -> Count:
        return Count(self.total, int(self.actor), dice.fork())

    def result(self) -> list[float]:
        return [0.5, 0.5]  # counting together is a victory for both

    def dump(self) -> list[int]:
        dice = self.dice
        return [self.total, int(self.actor), dice.a, dice.b, dice.c, dice.counter]


class CountView(msgspec.Struct):
    """All there is to see."""

    total: int


class Counting(Game[Count]):
    id = "counting"
    rules_version = 1
    schema = Schema(())
    verbs = Verbs([Verb("add", ("step",))], {"step": FACTS["step"]})
    folder = FOLDER
    feature_count = 1
    events = {"added": "seat step"}

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Count:
        count = Count(0, 0, dice)
        count.chronicle = chronicle
        return count

    def restore(self, dump: list[int]) -> Count:
        total, actor, a, b, c, counter = dump
        return Count(total, actor, Dice(a, b, c, counter))

    def view(self, state: Count, seat: int | None) -> CountView:
        return CountView(state.total)

    def prompt(self, state: Count, seat: int) -> Message:
        return Message("prompt-add", ())

    def points_at(self, state: Count, choice: int) -> str:
        return f"button:{FACTS['step'][choice]}"

    def describe(self, seen: msgspec.Struct, texts: Texts) -> str:
        assert isinstance(seen, CountView)
        return str(seen.total)

    def picture(self, seen: msgspec.Struct, texts: Texts) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{self.describe(seen, texts)}</text></svg>'

    def features(self, state: Count, seat: int) -> list[float]:
        return [float(state.total)]

    def audit(self, state: Count) -> list[str]:
        return [] if state.total >= 0 else ["less than nothing has been counted"]


GAME = Counting()
