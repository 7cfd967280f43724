"""Setting up the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.fields import functions

from .board import CHARMS
from .state import River
from .steps import ROWING


def new(seats: i64, dice: Dice, chronicle: list[Event] | None) -> River:
    """A game ready to play: all boats at the near bank, a charm for everybody."""
    s: River = functions(River).lay_out(River(seats, dice))
    charms = vec[i64](range(CHARMS))
    dice.shuffle(charms)
    s.charm = charms[:seats]
    s.step = ROWING
    s.secret = True
    s.chronicle = chronicle
    for seat in range(seats):
        s.whisper(seat, "dealt", s.charm[seat])
    return s
