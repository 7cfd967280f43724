"""Guessing, a test game of one decision: the first seat names a number, and wins if it was right.

The number is that of a die which falls afterwards, or of a card which the other seat holds. Nobody can do
better than one in six, unless it cheats.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, Event, Game
from bretwalda.engine.message import Message
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.state import NOBODY, State
from bretwalda.engine.text import Texts
from bretwalda.engine.verbs import Verb, Verbs

SIDES = 6
UNKNOWN = -1  # no guess yet, the die has not fallen
GUESSER = 0
HOLDER = 1


class Guess(State):
    """A position: what is to be guessed, and what was."""

    def __init__(self, dice: Dice, card: int) -> None:
        super().__init__(2, dice)
        self.number = card  # UNKNOWN until the die falls
        self.guess = UNKNOWN

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](range(SIDES if seat == self.actor else 0))

    def take(self, seat: i64, choice: i64) -> None:
        self.guess = int(choice)
        if self.number == UNKNOWN:
            self.number = int(self.dice.below(SIDES))
        self.information += 1
        self.actor = NOBODY

    def clone(self) -> Guess:
        return self.copy(self.dice.clone())

    def imagine(self, seat: i64, dice: Dice) -> Guess:
        s = self.copy(dice.fork())
        if seat == GUESSER and self.number != UNKNOWN and self.actor != NOBODY:
            s.number = int(s.dice.below(SIDES))
        return s

    def copy(self, dice: Dice) -> Guess:
        s = type(self)(dice, self.number)
        s.actor = self.actor
        s.guess = self.guess
        s.information = self.information
        return s

    def result(self) -> list[float]:
        return [1.0, 0.0] if self.guess == self.number else [0.0, 1.0]

    def dump(self) -> list[int]:
        dice = self.dice
        return [self.actor, self.number, self.guess, self.information, dice.a, dice.b, dice.c, dice.counter]


class Transparent(Guess):
    """The same with a leak: who imagines sees everything, so whoever plays it well cheats."""

    def imagine(self, seat: i64, dice: Dice) -> Guess:
        return self.clone()


class GuessView(msgspec.Struct):
    """What a seat may see: its own card; at the end, everything."""

    seat: int | None
    actor: int
    guess: int
    number: int


class Guessing(Game[Guess]):
    id = "guessing"
    rules_version = 1
    schema = Schema((Setting("players", (2,), 2), Setting("hidden", ("die", "card"), "die")))
    verbs = Verbs([Verb("guess", ("number",))], {"number": [str(side + 1) for side in range(SIDES)]})
    folder = Path(__file__).parent
    feature_count = 1
    events = {}

    def __init__(self, position: type[Guess] = Guess) -> None:
        self.position = position

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Guess:
        return self.position(dice, int(dice.below(SIDES)) if settings["hidden"] == "card" else UNKNOWN)

    def restore(self, dump: list[int]) -> Guess:
        s = self.position(Dice(*dump[4:]), dump[1])
        s.actor, s.guess, s.information = dump[0], dump[2], dump[3]
        return s

    def view(self, state: Guess, seat: int | None) -> GuessView:
        shown = seat == HOLDER or state.actor == NOBODY
        return GuessView(seat, int(state.actor), state.guess, state.number if shown else UNKNOWN)

    def prompt(self, state: Guess, seat: int) -> Message:
        return Message("prompt-guess")

    def points_at(self, state: Guess, choice: int) -> str:
        return f"number:{choice + 1}"

    def describe(self, seen: msgspec.Struct, texts: Texts) -> str:
        return repr(seen)

    def picture(self, seen: msgspec.Struct, texts: Texts) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'

    def features(self, state: Guess, seat: int) -> list[float]:
        return [float(self.view(state, seat).number)]

    def audit(self, state: Guess) -> list[str]:
        return []


GAME = Guessing()
