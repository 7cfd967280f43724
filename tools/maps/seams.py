"""Seams: the lines that neighbouring polygons share, corner by corner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import shapely

from .coastline import pieces

Pair = tuple[int, int]


def edges(shapes: Sequence[Any]) -> dict[tuple[int, ...], list[Any]]:
    """The edges of shapes by who has them: two numbers where neighbours meet, one along the coast.

    The shapes must share their corners exactly; an edge of one is then an edge of the other.
    """
    owners: dict[frozenset[tuple[float, float]], list[int]] = defaultdict(list)
    for number, shape in enumerate(shapes):
        for polygon in pieces(shape):
            for ring in (polygon.exterior, *polygon.interiors):
                for start, end in pairwise(ring.coords):
                    owners[frozenset((start, end))].append(number)
    out: dict[tuple[int, ...], list[Any]] = defaultdict(list)
    for ends, whose in owners.items():
        out[tuple(sorted(whose))].append(shapely.LineString(sorted(ends)))
    return out


def seams(shapes: Sequence[Any]) -> dict[Pair, list[Any]]:
    """The lines between each two neighbours."""
    return {(who[0], who[1]): lines(found) for who, found in edges(shapes).items() if len(who) == 2}


def lines(segments: Sequence[Any]) -> list[Any]:
    """Segments joined to lines as long as they do not fork."""
    return list(shapely.get_parts(shapely.line_merge(shapely.MultiLineString(list(segments)))))


def lengths(shapes: Sequence[Any]) -> dict[Pair, float]:
    """How long the border between each two neighbours is."""
    return {pair: sum(line.length for line in found) for pair, found in seams(shapes).items()}
