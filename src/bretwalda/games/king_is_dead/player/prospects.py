"""What a review of a finished game says of its positions.

The judgement of the search foretells nothing right after a power struggle (docs/computer-players.md). What does, as far
as anything does before the end can be worked out, is who has kept more cards, and how games end that are played on.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from librt.vecs import vec

from bretwalda.engine.dice import Dice

from ..board import REGIONS
from ..scoring import partner
from ..state import King
from .chances import CHANCES
from .policy import PASSES_OF_8, KingCounsel
from .value import VALUES, cards_left

TO_THE_END = KingCounsel(vec[float](VALUES), vec[float](CHANCES), PASSES_OF_8, REGIONS + 1)
# Fitted to who won 500 games of two; `benchmarks/results/review.md` is about 500 others.
CARD = -0.24  # a card more in hand
LAST_CARD = 8.9  # ... divided by the cards of all: the fewer are left, the more it counts
PLAYED_ON = 0.46  # log-odds of the games played on
RARE = 0.02  # no more is certain from some hundred games


def foretell(state: King, dice: Dice, effort: int) -> Sequence[float]:
    """The chances of victory; the effort is the number of games that are played on."""
    sums = [0.0] * state.seats
    for _ in range(effort):
        world = dice.fork()
        for seat, chance in enumerate(TO_THE_END.play_out(state.redeal(world), world)):
            sums[seat] += chance / effort
    cards = [int(cards_left(state, seat)) for seat in range(state.seats)]
    card = CARD + LAST_CARD / (1 + sum(cards))
    scores = [card * cards[seat] + PLAYED_ON * log(max(sums[seat], RARE)) for seat in range(state.seats)]
    likely = [exp(score - max(scores)) for score in scores]
    chances = [each / sum(likely) for each in likely]
    if state.alliances():
        return [chances[seat] + chances[partner(seat)] for seat in range(state.seats)]
    return chances
