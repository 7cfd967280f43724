"""How the computer plays a position of The King is Dead out, and when it looks at all of the rest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.counsel import Counsel, victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State

from ..board import PASS, REGIONS
from ..state import King
from ..steps.turn import TURN
from .chances import CHANCE_NAMES, CHANCES, Judgement
from .value import VALUE_NAMES, VALUES, Valuation, cards_left

# By what play-outs are judged, then by what chances are told: the one wins matches, the other foretells.
WEIGHT_NAMES: Final[list[str]] = VALUE_NAMES + CHANCE_NAMES
WEIGHTS: Final[list[float]] = VALUES + CHANCES

PASSES_OF_8: Final[i64] = 3  # how often of eight times a play-out passes: cards are worth keeping
HORIZON: Final[i64] = 1  # power struggles until a play-out is judged
DOUBT: Final[float] = 0.075  # log-odds: so close are two options that a player may well confuse
SOLVABLE_CARDS: Final[i64] = 5  # left in all hands together: more take too long to look at
SOLVABLE_STRUGGLES: Final[i64] = 3  # left


@final
class KingCounsel(Counsel):
    """Plays on to the next power struggle with a sensible share of passes, then judges."""

    def __init__(self, value: vec[float], chance: vec[float], passes_of_8: i64, horizon: i64) -> None:
        self.value: Final[Valuation] = Valuation(value)
        self.judgement: Final[Judgement] = Judgement(chance)
        self.passes_of_8: i64 = passes_of_8
        self.horizon: i64 = horizon

    def pick(self, options: vec[i64], dice: Dice) -> i64:
        """The choice to take in a play-out."""
        if options[0] == PASS and dice.below(8) < self.passes_of_8:
            return PASS
        return options[dice.below(len(options))]

    def chances(self, state: State) -> vec[float]:
        assert isinstance(state, King)
        return self.judgement.chances(state)

    def stage(self, state: State) -> i64:
        assert isinstance(state, King)
        return state.struggles

    def doubt(self, errs: float) -> float:
        return DOUBT * errs

    def nearly_over(self, state: State) -> bool:
        assert isinstance(state, King)
        cards: i64 = 0
        for seat in range(state.seats):
            cards += cards_left(state, seat)
        return cards <= SOLVABLE_CARDS and state.struggles >= REGIONS - SOLVABLE_STRUGGLES

    def play_out(self, state: State, dice: Dice) -> vec[float]:
        assert isinstance(state, King)
        until = state.struggles + self.horizon
        seat = state.actor
        while seat != NOBODY:
            if state.struggles >= until and state.step is TURN:
                return self.value.judge(state)
            state.take(seat, self.pick(state.options(seat), dice))
            seat = state.actor
        return victory(state)


def counsel_by(values: list[float]) -> KingCounsel:
    """A counsel with some weights."""
    n = len(VALUES)
    return KingCounsel(vec[float](values[:n]), vec[float](values[n:]), PASSES_OF_8, HORIZON)


def counsel() -> KingCounsel:
    """The counsel as tuned."""
    return counsel_by(WEIGHTS)
