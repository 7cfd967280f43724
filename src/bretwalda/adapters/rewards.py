"""What a seat is paid when the game is over."""

from __future__ import annotations

from bretwalda.engine.batch import LEAST, paid
from bretwalda.engine.state import NOBODY, State

__all__ = ["LEAST", "most", "rewards"]


def most(seats: int) -> float:
    """What a seat is paid that wins alone."""
    return 1.0 if seats == 1 else seats - 1.0


def rewards(state: State) -> list[float]:
    """Each seat's share of the victory, scaled so that a fair share is worth 0 and nothing is worth -1.

    The rewards of several seats sum to zero: 1 and -1 for two, 2, -1 and -1 for three. A seat that
    plays alone has nobody to share with: it is paid from -1 to 1.

    >>> import bretwalda
    >>> state = bretwalda.game("king_is_dead").new(seed="hastings")
    >>> rewards(state)
    [0.0, 0.0]
    >>> while state.actor != -1:
    ...     state.take(state.actor, state.options(state.actor)[0])
    >>> sorted(rewards(state))
    [-1.0, 1.0]
    """
    seats = int(state.seats)
    if state.actor != NOBODY:
        return [0.0] * seats
    return paid(state)
