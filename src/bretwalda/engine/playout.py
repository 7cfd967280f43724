"""Play-outs: a game played to its end with random choices."""

from __future__ import annotations

from mypy_extensions import i64

from .dice import Dice
from .state import NOBODY, State


def play_out(state: State, dice: Dice) -> i64:
    """Play the position to its end, each choice at random; the number of decisions taken.

    The dice choose; what the rules leave to chance comes from the position's own. To keep the position, play out
    its `clone`.

    >>> import bretwalda
    >>> state = bretwalda.game("king_is_dead").new(seed="hastings")
    >>> play_out(state, bretwalda.seeded("random walk")) > 16
    True
    >>> state.actor, sum(state.result())
    (-1, 1.0)
    """
    decisions: i64 = 0
    seat = state.actor
    while seat != NOBODY:
        options = state.options(seat)
        state.take(seat, options[dice.below(len(options))])
        decisions += 1
        seat = state.actor
    return decisions


def clone_often(state: State, times: i64) -> None:
    """Clone a position again and again, to be timed."""
    for _ in range(times):
        state.clone()


def imagine_often(state: State, seat: i64, dice: Dice, times: i64) -> None:
    """Imagine a position again and again, to be timed."""
    for _ in range(times):
        state.imagine(seat, dice)
