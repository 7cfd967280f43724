"""A new game before its first decision."""

from __future__ import annotations

from mypy_extensions import i64

from .board import ALL_TOKENS, NONE
from .state import PRIVILEGE, Kingdoms
from .steps.series import begin_selection, choose_row


def begin(s: Kingdoms, row: i64, experts: bool) -> Kingdoms:
    """Go on to the first decision: without a row the last winner chooses one, or all choose kingdoms."""
    s.box = ALL_TOKENS
    s.actor = s.winner
    s.go(PRIVILEGE)
    if experts:
        begin_selection(s)
    elif row != NONE:
        choose_row(s, row)
    return s
