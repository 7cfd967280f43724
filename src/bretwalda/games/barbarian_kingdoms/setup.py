"""A new game before its first decision."""

from __future__ import annotations

from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from . import fields
from .board import ALL_TOKENS, NONE
from .state import PRIVILEGE, Kingdoms
from .steps.series import begin_selection, choose_row


def new(
    seats: i64,
    row: i64,
    expert: bool,
    teams: bool,
    assignment: i64,
    clemency: bool,
    limit: i64,
    dice: Dice,
    chronicle: list[Event] | None,
) -> Kingdoms:
    """A game with these settings; without a row the first seat chooses one, or all choose kingdoms."""
    s = fields.lay_out(Kingdoms(seats, dice))
    s.go(PRIVILEGE)
    s.chronicle = chronicle
    s.box = ALL_TOKENS
    s.teams = teams
    s.assignment = assignment
    s.clemency = clemency
    s.limit = limit
    if expert:
        begin_selection(s)
    elif row != NONE:
        choose_row(s, row)
    return s
