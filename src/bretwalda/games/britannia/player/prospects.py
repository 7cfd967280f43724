"""What reviews and puzzles say of positions: the judgement of the computer player, and when points are counted."""

from __future__ import annotations

from collections.abc import Sequence

from bretwalda.engine.dice import Dice

from ..board import SCORING_TURNS
from ..state import Britannia
from .policy import counsel

COUNSEL = counsel()


def foretell(state: Britannia, dice: Dice, effort: int) -> Sequence[float]:
    """The chances of victory as the position stands: neither dice nor effort are needed."""
    return list(COUNSEL.chances(state))


def next_count(state: Britannia) -> int | None:
    """The next scoring turn; the present one counts at its end."""
    turns = range(int(state.turn), int(state.last_turn) + 1)
    return next((turn for turn in turns if SCORING_TURNS >> turn & 1), None)
