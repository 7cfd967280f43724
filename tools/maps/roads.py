"""Roads: lines between places that run on smoothly from one to the next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np
import shapely

from bretwalda.engine.atlas import Link, Place, corners

from .canvas import Canvas
from .pen import stroke
from .sheet import Way

PULL = 0.33  # how far along a road its direction at an end is felt, as a share of its length
POINTS = 12  # on each stretch of a road
ONWARD = -0.35  # a road runs on into another if the angle between them is at least this blunt (its cosine)


def lay_roads(
    canvas: Canvas, places: Sequence[Place], pairs: Sequence[tuple[str, str]], bends: Sequence[Way]
) -> list[Link]:
    """A line for each pair of places, over the points of its bend if it has one."""
    at = {place.id: np.array(place.at) for place in places}
    bent = {frozenset(bend.between): bend for bend in bends}
    chains = []
    for pair in pairs:
        bend = bent.get(frozenset(pair))
        between = [] if bend is None else list(canvas.project(np.array(bend.way)))
        chains.append([at[pair[0]], *(between if bend is None or bend.between == pair else between[::-1]), at[pair[1]]])
    ways: dict[str, list[Any]] = defaultdict(list)  # from each place the directions of its roads
    for (a, b), chain in zip(pairs, chains, strict=True):
        ways[a].append(_unit(chain[1] - chain[0]))
        ways[b].append(_unit(chain[-2] - chain[-1]))
    links = []
    for (a, b), chain in zip(pairs, chains, strict=True):
        start, end = _heading(_unit(chain[1] - chain[0]), ways[a]), -_heading(_unit(chain[-2] - chain[-1]), ways[b])
        inner = [_unit(after - before) for before, after in zip(chain, chain[2:], strict=False)]
        links.append(Link((a, b), stroke(_curve(chain, [start, *inner, end]))))
    return links


def tangled(links: Sequence[Link], places: Sequence[Place], clear: float) -> list[str]:
    """Roads that cross, or that pass too near to a place they do not lead to."""
    lines = {link.between: shapely.LineString(corners(link.path)[0]) for link in links}
    wrong = [
        f"the roads {'-'.join(a)} and {'-'.join(b)} cross"
        for a, b in combinations(lines, 2)
        if not set(a) & set(b) and lines[a].crosses(lines[b])
    ]
    for place in places:
        wrong += [
            f"the road {'-'.join(ends)} passes too near to {place.id}"
            for ends, line in lines.items()
            if place.id not in ends and line.distance(shapely.Point(place.at)) < clear
        ]
    return wrong


def _heading(out: Any, ways: Sequence[Any]) -> Any:
    """The direction in which a road leaves a place: in line with the one that comes in opposite to it."""
    opposite = min(ways, key=lambda way: float(way @ out))
    return _unit(out - opposite) if opposite @ out < ONWARD else out


def _curve(points: Sequence[Any], headings: Sequence[Any]) -> list[tuple[float, float]]:
    """Cubic curves through points with these headings."""
    out = [tuple(points[0])]
    for k in range(len(points) - 1):
        start, end = points[k], points[k + 1]
        reach = PULL * float(np.hypot(*(end - start)))
        first, last = start + headings[k] * reach, end - headings[k + 1] * reach
        for t in np.linspace(0, 1, POINTS + 1)[1:]:
            s = 1 - t
            out.append(tuple(s**3 * start + 3 * s * s * t * first + 3 * s * t * t * last + t**3 * end))
    return [(float(x), float(y)) for x, y in out]


def _unit(vector: Any) -> Any:
    return vector / np.hypot(*vector)
