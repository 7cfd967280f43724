"""What ends a game at once, or after nothing but forced choices: a victory at hand is taken, a defeat is averted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bretwalda.engine.counsel import victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State

FORCED = 30  # choices without an alternative that are followed at most
WORLDS = 100  # in which an end must be the same to be taken for certain: dice and hidden facts may decide it


class Ends(NamedTuple):
    """The options of a seat that end the game, whatever is hidden, dice show or anybody may choose."""

    won: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()


def ends_at_once(imagined: State, seat: int, options: Sequence[int], dice: Dice) -> Ends:
    """Which options win or lose the game before anybody has another choice.

    >>> import bretwalda
    >>> state = bretwalda.game("king_is_dead").new(seed="hastings")
    >>> ends_at_once(state, state.actor, state.options(state.actor), bretwalda.seeded("eyes"))
    Ends(won=(), lost=())
    """
    won: list[int] = []
    lost: list[int] = []
    for option in options:
        share = _share_after(imagined.clone(), seat, option)
        if share not in (0.0, 1.0):
            continue
        worlds = dice.fork()
        if all(_share_after(imagined.imagine(seat, worlds), seat, option) == share for _ in range(WORLDS)):
            (won if share else lost).append(int(option))
    return Ends(tuple(won), tuple(lost))


def _share_after(state: State, seat: int, option: int) -> float | None:
    """The seat's part of the victory if the option ends the game and nobody can do anything about it, else None."""
    state.take(seat, option)
    for _ in range(FORCED):
        if state.actor == NOBODY:
            return victory(state)[seat]
        options = state.options(state.actor)
        if len(options) > 1:
            break
        state.take(state.actor, options[0])
    return None
