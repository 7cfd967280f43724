"""A tiny game with what The King is Dead lacks: secret bids made at once, and a die that decides later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import bretwalda
from bretwalda.engine.message import Message
from bretwalda.engine.registry import catalogue
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.state import NOBODY
from bretwalda.engine.text import Texts
from bretwalda.engine.verbs import Verb, Verbs

UNKNOWN = -1
SIDES = 6


class Duel(bretwalda.State):
    """Both bid 1 to 3 in secret; the second bid rolls a die, which must be beaten by the own bid plus 2."""

    def __init__(self, dice: bretwalda.Dice) -> None:
        super().__init__(2, dice)
        self.bids = [UNKNOWN, UNKNOWN]
        self.die = UNKNOWN

    def actors(self) -> vec[i64]:
        out = vec[i64]()
        for seat in range(2):
            if self.bids[seat] == UNKNOWN:
                out = append(out, seat)
        return out

    def options(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if 0 <= seat < 2 and self.bids[seat] == UNKNOWN:
            for bid in range(3):
                out = append(out, bid)
        return out

    def take(self, seat: i64, choice: i64) -> None:
        self.bids[seat] = int(choice)
        if UNKNOWN in self.bids:
            self.actor = self.bids.index(UNKNOWN)
            return
        self.die = int(self.dice.below(SIDES)) + 1
        self.information += 1
        self.actor = NOBODY
        self.tell("rolled", self.die)

    def clone(self) -> Duel:
        return self._copy(self.dice.clone())

    def imagine(self, seat: i64, dice: bretwalda.Dice) -> Duel:
        s = self._copy(dice.fork())
        other = 1 - seat
        if self.actor != NOBODY and s.bids[other] != UNKNOWN:
            s.bids[other] = int(s.dice.below(3))
        return s

    def result(self) -> list[float]:
        good = [self.bids[seat] + 3 >= self.die for seat in range(2)]
        return [0.5, 0.5] if good[0] == good[1] else [float(good[0]), float(good[1])]

    def dump(self) -> list[int]:
        dice = [self.dice.a, self.dice.b, self.dice.c, self.dice.counter]
        return [int(n) for n in (*self.bids, self.die, self.actor, self.information, *dice)]

    def _copy(self, dice: bretwalda.Dice) -> Duel:
        s = Duel(dice)
        s.bids = self.bids[:]
        s.die = self.die
        s.actor = self.actor
        s.information = self.information
        return s


class DuelView(msgspec.Struct):
    bids: list[int]
    die: int


class DuelGame(bretwalda.Game[Duel]):
    id = "duel"
    rules_version = 1
    schema = Schema((Setting("players", (2,), 2),))
    verbs = Verbs([Verb("bid", ("number",))], {"number": ["1", "2", "3"]})
    events = {"rolled": "die:number"}
    folder = Path(__file__).parent
    feature_count = 3

    def start(self, settings: Settings, dice: bretwalda.Dice, chronicle: list[bretwalda.Event] | None = None) -> Duel:
        s = Duel(dice)
        s.chronicle = chronicle
        return s

    def restore(self, dump: list[int]) -> Duel:
        s = Duel(bretwalda.Dice(*dump[5:]))
        s.bids = dump[:2]
        s.die, s.actor, s.information = dump[2:5]
        return s

    def view(self, state: Duel, seat: int | None) -> DuelView:
        shown = [bid if p == seat or state.die != UNKNOWN else UNKNOWN for p, bid in enumerate(state.bids)]
        return DuelView(shown, state.die)

    def prompt(self, state: Duel, seat: int) -> Message:
        return Message("prompt-bid")

    def points_at(self, state: Duel, choice: int) -> str:
        return f"button:{choice}"

    def describe(self, seen: msgspec.Struct, texts: Texts) -> str:
        return str(seen)

    def picture(self, seen: msgspec.Struct, texts: Texts) -> str:
        return "<svg/>"

    def features(self, state: Duel, seat: int) -> list[float]:
        seen = self.view(state, seat)
        return [float(seen.bids[seat]), float(seen.bids[1 - seat]), float(seen.die)]

    def audit(self, state: Duel) -> list[str]:
        return []


@pytest.fixture
def duel() -> Iterator[str]:
    """The id of the tiny game, which is registered as long as the test runs."""
    catalogue()["duel"] = DuelGame()
    yield "duel"
    del catalogue()["duel"]
