"""What a review of a finished game says of its positions: games played on to their end, not the judgement.

Right after a power struggle the judgement foretells nothing (docs/computer-players.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from bretwalda.engine.dice import Dice

from ..board import REGIONS
from ..state import King
from .policy import PASSES_OF_8, WEIGHTS, KingCounsel, weights

GUESSES = 400  # games played to their end that make a chance of victory
TO_THE_END = KingCounsel(weights(WEIGHTS), PASSES_OF_8, REGIONS + 1)


def foretell(state: King, dice: Dice) -> Sequence[float]:
    """How the game may end: one of many ways."""
    return list(TO_THE_END.play_out(state, dice))
