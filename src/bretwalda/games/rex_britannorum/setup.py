"""Setting up the game (rules 3)."""

from __future__ import annotations

from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from . import fields
from .board import ALL_TOKENS, DEPLOYMENTS, REINFORCEMENTS, ROME_CITIES
from .state import Rex
from .steps.course import COURSE
from .steps.opening import KINGDOM


def empty(seats: i64, dice: Dice) -> Rex:
    """A table with nothing on it."""
    s = fields.lay_out(Rex(seats, dice))
    s.course = COURSE
    s.step = KINGDOM
    return s


def begin(s: Rex, chronicle: list[Event] | None) -> Rex:
    """Make an empty table, with its settings, a game ready to play: the first decision is who leads which kingdom."""
    for k in range(DEPLOYMENTS):
        s.slot[k] = k * 2
    s.rome = ROME_CITIES
    s.bag = ALL_TOKENS
    s.reinforcements = REINFORCEMENTS
    s.chronicle = chronicle
    COURSE.go_on(s)
    return s
