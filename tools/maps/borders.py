"""Borders: from rows of tiles to smooth lines, the same on both sides; coasts stay as they are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import shapely

from .canvas import GRID
from .coastline import without_lakes
from .seams import edges, lengths, lines

CUTS = 3  # how often corners are cut; each time halves what is left of them


def smooth(rough: Sequence[Any], tolerance: float) -> list[Any]:
    """Areas with the same coast and the same neighbours, but flowing borders."""
    drawn = []
    for who, found in edges(rough).items():
        inland = len(who) == 2
        drawn += [rounded_off(line, tolerance) if inland else line for line in lines(found)]
    net = shapely.union_all(drawn, grid_size=GRID)
    land = shapely.union_all(rough)
    faces = [face for face in shapely.get_parts(shapely.polygonize([net])) if land.contains(face.point_on_surface())]
    return [without_lakes(shapely.union_all(mine)) for mine in shared_out(faces, rough)]


def rounded_off(line: Any, tolerance: float) -> Any:
    """A border from its tiles' edges."""
    return curved(line.simplify(tolerance), GRID)


def curved(line: Any, tolerance: float) -> Any:
    """A line with its ends where they were and its corners cut (Chaikin's way)."""
    corners = list(line.coords)
    for _ in range(CUTS):
        cut = [corners[0]]
        for (x1, y1), (x2, y2) in pairwise(corners):
            cut += [(0.75 * x1 + 0.25 * x2, 0.75 * y1 + 0.25 * y2), (0.25 * x1 + 0.75 * x2, 0.25 * y1 + 0.75 * y2)]
        corners = [*cut, corners[-1]]
    return shapely.LineString(corners).simplify(tolerance)


def shared_out(faces: Sequence[Any], rough: Sequence[Any]) -> list[list[Any]]:
    """The faces of a net by area: each area's heartland, and the shreds where a new border crosses a coast."""
    heartland = [max(range(len(faces)), key=lambda k: shapely.intersection(faces[k], area).area) for area in rough]
    owner = {face: area for area, face in enumerate(heartland)}
    assert len(owner) == len(rough), "smoothing made one area out of two: lower `border` in the sheet"
    links: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for (a, b), length in lengths(faces).items():
        links[a].append((length, b))
        links[b].append((length, a))
    for shred in sorted(set(range(len(faces))) - set(owner), key=lambda k: -faces[k].area):
        length, near = max((link for link in links[shred] if link[1] in owner), default=(0.0, -1))
        if length > 0:
            owner[shred] = owner[near]
    return [[faces[face] for face, whose in owner.items() if whose == area] for area in range(len(rough))]
