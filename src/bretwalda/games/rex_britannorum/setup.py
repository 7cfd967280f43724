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


def new(
    seats: i64, objectives: i64, random_reinforcements: bool, duel: bool, dice: Dice, chronicle: list[Event] | None
) -> Rex:
    """A game ready to play: the first decision is who leads which kingdom."""
    s = empty(seats, dice)
    for k in range(DEPLOYMENTS):
        s.slot[k] = k * 2
    s.objectives = objectives
    s.random_reinforcements = random_reinforcements
    s.duel = duel
    s.rome = ROME_CITIES
    s.bag = ALL_TOKENS
    s.reinforcements = REINFORCEMENTS
    s.chronicle = chronicle
    COURSE.go_on(s)
    return s
