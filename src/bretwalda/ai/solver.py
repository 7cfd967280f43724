"""Exact play: when little is left of a game without secrets, look at all of it."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.counsel import victory
from bretwalda.engine.state import NOBODY, State

CERTAIN_VICTORY: Final[float] = 0.999
SAME: Final[float] = 1e-9  # chances that differ by less are alike
BREATH: Final[i64] = 256  # positions between two looks at the clock


@final
class Solver:
    """Every seat does its best for itself (max^n); positions met again are not looked at twice.

    Among three or more, whoever cannot win any more often decides who does. All that is equally good for a seat is
    equally likely: what the others may expect of it is the mean.
    """

    def __init__(self, positions: i64, until: float = inf) -> None:
        self.left: i64 = positions  # positions it may still look at
        self.until: Final[float] = until  # on the clock, when it gives up
        self.known: dict[int, vec[float]] = {}

    def evaluate(self, state: State) -> vec[float] | None:
        """Each seat's chance of victory with best play, or None when there is too much to look at."""
        if state.actor == NOBODY:
            return victory(state)
        key = state.key()
        if key in self.known:
            return self.known[key]
        self.left -= 1
        if self.left < 0 or (self.left % BREATH == 0 and monotonic() >= self.until):
            return None
        seat = state.actor
        total: vec[float] | None = None  # of the options that are best for the seat
        best, alike = -1.0, 0
        for option in state.options(seat):
            after = state.clone()
            after.take(seat, option)
            values = self.evaluate(after)
            if values is None:
                return None
            if total is None or values[seat] > best + SAME:
                total, best, alike = values[:], values[seat], 1
                if best > CERTAIN_VICTORY:
                    break  # nothing is better than a victory, and it leaves nothing to others
            elif values[seat] >= best - SAME:
                alike += 1
                for k in range(len(values)):
                    total[k] += values[k]
        assert total is not None
        for k in range(len(total)):
            total[k] /= alike
        self.known[key] = total
        return total


def solve(state: State, positions: i64, until: float = inf) -> list[tuple[int, float]] | None:
    """Each option of the deciding seat with its exact worth, or None when it takes too many positions or too long."""
    if not state.certain():
        return None
    seat = state.actor
    solver = Solver(positions, until)
    out: list[tuple[int, float]] = []
    for option in state.options(seat):
        if monotonic() >= until:
            return None
        after = state.clone()
        after.take(seat, option)
        values = solver.evaluate(after)
        if values is None:
            return None
        out.append((int(option), values[seat]))
        if values[seat] > CERTAIN_VICTORY:
            break
    return out
