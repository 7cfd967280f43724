"""Terrain: the places of little mountains and marshes, where they stand in nobody's way."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely

from bretwalda.engine.atlas import Area, Terrain

from .pen import dot
from .room import lines_of
from .sheet import Room, Symbols

STEP = 4.0  # how far apart the places are that are tried
APART = 1.1  # symbols keep this many sizes away from each other


def strew(area: Area, name: str, shape: Any, kind: str, symbols: Symbols, room: Room) -> Terrain:
    """An area's symbols: each as far from the others as it can be, but not on the name nor in the room."""
    lines = lines_of(name, room.longest_line)
    wide, high = max(map(len, lines)) * room.letter, len(lines) * room.line
    (x, y), taken = area.label, area.room
    label = shapely.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    pieces = shapely.box(taken.x, taken.y, taken.x + taken.width, taken.y + taken.height)
    half = symbols.size / 2
    free = shape.buffer(-half).difference(shapely.union(label, pieces).buffer(half, join_style="mitre"))
    left, top, right, bottom = shape.bounds
    tried = np.array([(x, y) for y in np.arange(top, bottom, STEP) for x in np.arange(left, right, STEP)])
    tried = tried[shapely.contains_xy(free, tried)]
    chosen: list[Any] = []
    away = np.full(len(tried), np.inf)
    while len(chosen) < symbols.most and away.size and away.max() > APART * symbols.size:
        # The first stands highest; later ones where there is most space.
        chosen.append(tried[np.argmax(away)])
        away = np.minimum(away, np.hypot(*(tried - chosen[-1]).T))
    return Terrain(area.id, kind, [dot(shapely.Point(spot)) for spot in chosen])
