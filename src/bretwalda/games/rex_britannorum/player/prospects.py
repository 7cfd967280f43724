"""What a review of a finished game says of its positions: the judgement of the computer player."""

from __future__ import annotations

from collections.abc import Sequence

from bretwalda.engine.dice import Dice

from ..state import Rex
from .policy import counsel

COUNSEL = counsel()


def foretell(state: Rex, dice: Dice, effort: int) -> Sequence[float]:
    """The chances of victory as the position stands: neither dice nor effort are needed."""
    return list(COUNSEL.chances(state))
