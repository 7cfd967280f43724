"""Setting up the game, and setting a position up again from its dump."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from .board import CHARMS, NONE
from .state import River
from .steps import ROWING, STEPS


def new(seats: i64, dice: Dice, chronicle: list[Event] | None) -> River:
    """A game ready to play: all boats at the near bank, a charm for everybody."""
    charms = vec[i64](range(CHARMS))
    dice.shuffle(charms)
    boats, strokes = vec[i64](), vec[i64]()
    for _ in range(seats):
        boats = append(boats, 0)
        strokes = append(strokes, NONE)
    s = River(seats, dice, ROWING, boats, charms[:seats], strokes)
    s.secret = True
    s.chronicle = chronicle
    for seat in range(seats):
        s.whisper(seat, "dealt", [s.charm[seat]])
    return s


def restore(dump: list[int]) -> River:
    """The position that `River.dump` wrote down."""
    seats, actor, information, step, called, round_, a, b, c, counter = dump[:10]
    boats, charms, strokes = [vec[i64](dump[at : at + seats]) for at in range(10, len(dump), seats)]
    s = River(seats, Dice(a, b, c, counter), STEPS[step], boats, charms, strokes)
    s.actor = actor
    s.secret = s.step is ROWING
    s.information = information
    s.called = called
    s.round = round_
    return s
