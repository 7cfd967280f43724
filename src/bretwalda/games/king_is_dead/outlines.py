"""The regions' outlines on the map, and where in them a name with something below it fits."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from math import inf
from pathlib import Path

from bretwalda.engine.atlas import Point, corners, load_map

BOARD = load_map(Path(__file__).parent)
MARGIN = 4  # what is kept free along an outline


@cache
def outline(region: str) -> list[list[Point]]:
    """The corners of a region, ring by ring: its mainland and its islands."""
    return corners(BOARD.area(region).path)


def spot(region: str, name_wide: float, name_high: float, wide: float, high: float) -> Point | None:
    """The top of a name with something wide and high below it: inside the outline and near the region's room."""
    room = BOARD.area(region).room
    x, y = room.x + room.width / 2, room.y + room.height / 2
    for away, sign in product(range(0, 160, 4), (-1, 1)):
        top = y - name_high - high / 2 + sign * away
        middle = top + name_high
        if top < 0 or middle + high > BOARD.height:
            continue
        below = _range(region, middle, middle + high, wide)
        above = _range(region, top, middle, name_wide)
        left, right = max(below[0], above[0]), min(below[1], above[1])
        if left <= right:
            return min(max(x, left), right), top
    return None


def _range(region: str, top: float, bottom: float, wide: float) -> Point:
    """Where the middle of something wide may lie between top and bottom; crossed over when nowhere."""
    lows, highs = _stretches(region)
    rows = slice(int(top), int(bottom) + 1)
    return max(lows[rows]) + wide / 2 + MARGIN, min(highs[rows]) - wide / 2 - MARGIN


@cache
def _stretches(region: str) -> tuple[list[float], list[float]]:
    """The left and right ends of the widest stretch of a region's mainland, for each line of the canvas."""
    mainland = max(outline(region), key=len)
    lows, highs = [], []
    for line in range(int(BOARD.height) + 1):
        y = line + 0.55  # never through a corner: those lie on tenths
        crossings = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in pairwise([*mainland, mainland[0]])
            if (y1 < y) != (y2 < y)
        )
        stretches = zip(crossings[::2], crossings[1::2], strict=True)
        low, high = max(stretches, key=lambda ends: ends[1] - ends[0], default=(inf, -inf))
        lows.append(low)
        highs.append(high)
    return lows, highs
