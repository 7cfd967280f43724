"""The places of a game, as a list or as a graph: which of them are neighbours, and where each is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

WIDE, HIGH = 100.0, 60.0  # of the picture that they are drawn into
STEPS = 150  # in which neighbours draw each other nearer, and all keep their distance


class Places:
    """The kind of things that pieces stand on, and the ways between them; `Game.places` is one.

    >>> ring = Places("holm", [("iona", "mull"), ("mull", "skye"), ("skye", "iona")])
    >>> ring.neighbours(["iona", "mull", "skye"], 0)
    [1, 2]

    Attributes:
        kind: of the places, in the vocabulary.
        ways: pairs of neighbours; without any, the places are a list.
    """

    def __init__(self, kind: str, ways: Sequence[tuple[str, str]] = ()) -> None:
        self.kind = kind
        self.ways = tuple(ways)

    def pairs(self, ids: Sequence[str]) -> list[tuple[int, int]]:
        """The ways, as numbers of places."""
        return [(ids.index(one), ids.index(other)) for one, other in self.ways]

    def neighbours(self, ids: Sequence[str], place: int) -> list[int]:
        """The places that a way leads to from here, ascending."""
        return sorted({a + b - place for a, b in self.pairs(ids) if place in (a, b)})


def points(number: int, ways: Sequence[tuple[int, int]]) -> list[tuple[float, float]]:
    """Where to draw that many places: from a circle, neighbours come nearer and the others keep away. Always the same.

    >>> points(2, [(0, 1)])
    [(100.0, 30.0), (0.0, 30.0)]
    """
    at = [complex(cos(2 * pi * k / number), sin(2 * pi * k / number)) for k in range(number)]
    joined = {frozenset(way) for way in ways}
    for step in range(STEPS):
        pushes = [0j] * number
        for a in range(number):
            for b in range(number):
                gap = at[a] - at[b]
                length = abs(gap) or 1.0
                if a != b:
                    pushes[a] += gap / length * (0.2 / length - (length if frozenset((a, b)) in joined else 0.0))
        calm = 0.1 * (1 - step / STEPS)  # ever smaller steps
        at = [here + push * min(calm / (abs(push) or 1.0), 0.1) for here, push in zip(at, pushes, strict=True)]
    return _fitted(at)


def _fitted(at: list[complex]) -> list[tuple[float, float]]:
    """The same points, as large as the picture allows."""
    left, top = min(p.real for p in at), min(p.imag for p in at)
    wide, high = max(p.real for p in at) - left, max(p.imag for p in at) - top

    def placed(value: float, least: float, size: float, room: float) -> float:
        return round((value - least) / size * room, 1) if size > hypot(wide, high) / 100 else room / 2

    return [(placed(p.real, left, wide, WIDE), placed(p.imag, top, high, HIGH)) for p in at]
