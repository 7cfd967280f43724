"""What reviews and puzzles say of positions: who will win, and when points are counted.

The judgement by which the computer plays is less sure than what happens late, and thinks otherwise of what the colours
are still to make. So its chances are told with weights of their own: those foretell, the others win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bretwalda.engine.dice import Dice

from ..board import SCORING_TURNS
from ..state import Britannia
from .chances import WEIGHTS, Judgement, weights

# Half way from the weights in use to those that fit 1000 campaigns of four planners best: left-out ones say that it
# is about right. `benchmarks/results/review.md` is about 500 others. In the order of `WEIGHT_NAMES`: how sure a lead
# is, and what each colour still makes. What land and armies count is as in play.
FORETOLD: Final = [
    *WEIGHTS[:2], 0.126, 2.58,
    -12.0, 24.5, 18.9, 18.8,
    -10.0, 16.8, -16.6, 0.3,
]  # fmt: skip
JUDGEMENT: Final = Judgement(weights(FORETOLD))


def foretell(state: Britannia, dice: Dice, effort: int) -> Sequence[float]:
    """The chances of victory as the position stands: neither dice nor effort are needed."""
    return list(JUDGEMENT.chances(state))


def next_count(state: Britannia) -> int | None:
    """The next scoring turn; the present one counts at its end."""
    turns = range(int(state.turn), int(state.last_turn) + 1)
    return next((turn for turn in turns if SCORING_TURNS >> turn & 1), None)
