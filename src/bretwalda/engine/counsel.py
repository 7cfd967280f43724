"""What a game tells the computer players: how a position may end, when it can be solved, or outright what to do."""

from __future__ import annotations

from math import inf
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .dice import Dice
from .playout import play_out
from .state import State

NEVER: Final[float] = inf


@final
@mypyc_attr(acyclic=True)
class Opinion:
    """What a game itself thinks of one choice; `Counsel.opinions` lists them.

    Attributes:
        choice: the choice.
        value: the chance of victory for the seat, as far as it can be guessed.
        visits: how often it should be taken in secret, beside the others.
    """

    def __init__(self, choice: i64, value: float, visits: i64 = 1) -> None:
        self.choice: Final[i64] = choice
        self.value: Final[float] = value
        self.visits: Final[i64] = visits


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel:
    """What a game tells the search; `Game.counsel` gives it.

    Without advice of its own a game is played out at random to the end; each `player/policy.py` knows better. A
    subclass may override `play_out` alone, to judge positions, or `opinions`, to do without the search.
    All values are chances of victory, one a seat, from 0 to 1; partners have the same.

    Attributes:
        until: on the clock (`time.monotonic`), when a player must know: a planner that thinks for long looks at it.
    """

    until: float = NEVER

    def opinions(self, state: State, seat: i64, dice: Dice, effort: i64) -> list[Opinion]:
        """What the game's own planner thinks of the seat's options, the best first; empty = the search shall find out.

        The position is imagined, like all that computer players get to see, and is not changed. A planner keeps
        nothing from one decision to the next: it must find its own plan again in the position. The effort is the
        level's number of iterations, for a planner that can think more or less thoroughly.
        """
        return []

    def simulations(self, effort: i64) -> i64:
        """How often opinions may be tried out (`worth_trying`) for an effort; 0 = they are followed as they are."""
        return 0

    def worth_trying(self, state: State, seat: i64, opinions: list[Opinion]) -> list[Opinion]:
        """Those of its opinions that shall be tried out before one is followed; fewer than two = none is."""
        return []

    def try_out(self, state: State, seat: i64, dice: Dice, effort: i64) -> vec[float]:
        """Play a position on after a choice of the seat, as the planner would for everybody, and judge where it leads.

        How far is for the game to say: to the seat's next turn, or to the next count of points.
        """
        return self.play_out(state, dice)

    def chances(self, state: State) -> vec[float]:
        """The chances of victory as the position stands, without playing on; a game that cannot tell finds all equal.

        `tools/tune.py` compares them with how games went on.
        """
        out = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            partners = 0.0
            for other in range(state.seats):
                if state.team(other) == state.team(seat):
                    partners += 1.0
            out = append(out, partners / float(state.seats))
        return out

    def stage(self, state: State) -> i64:
        """How far the game has got: a turn or a round, so that what is said early and late can be told apart."""
        return 0

    def doubt(self, errs: float) -> float:
        """How close two options must be that a level may well confuse that errs so much: a difference of log-odds.

        It is the measure of the mistakes that the lower levels make: a game with many decisions needs a smaller one.
        """
        return 0.2 * errs

    def nearly_over(self, state: State) -> bool:
        """Whether so little is left of a game without secrets that looking at all of it may pay."""
        return False

    def play_out(self, state: State, dice: Dice) -> vec[float]:
        """Play the position on, and say with what chances of victory it ends."""
        play_out(state, dice)
        return victory(state)


def victory(state: State) -> vec[float]:
    """The result of a game that is over, as each seat's side of it: partners add up their shares."""
    shares = state.result()
    out = vec[float](capacity=state.seats)
    for seat in range(state.seats):
        together = 0.0
        for other in range(state.seats):
            if state.team(other) == state.team(seat):
                together += shares[other]
        out = append(out, together)
    return out
