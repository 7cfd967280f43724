"""Room: where in an area its name is written, and below it the pieces stand."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import shapely

from bretwalda.engine.atlas import Area, Point, Rectangle

from . import sheet

STEP = 3.0  # how far apart the places are that are tried


def lines_of(name: str, longest: int) -> list[str]:
    """A name on one line or, if it is too long, broken between its words.

    >>> lines_of("Italia Annonaria", 12)
    ['Italia', 'Annonaria']
    """
    lines = [""]
    for word in name.split():
        joined = f"{lines[-1]} {word}".strip()
        lines = [*lines[:-1], joined] if len(joined) <= longest or not lines[-1] else [*lines, word]
    return lines


def furnish(area: Any, name: str, wanted: sheet.Room) -> tuple[Point, Rectangle, int]:
    """The middle of the name, the room, and the lines of the name.

    The room is as large as is of use, then as far from the outline as can be; in a very narrow area it has no size.
    """
    free = area.buffer(-wanted.margin)
    shapely.prepare(free)
    left, top, right, bottom = area.bounds
    x, y = (axis.ravel() for axis in np.meshgrid(np.arange(left, right, STEP), np.arange(top, bottom, STEP)))
    lines = lines_of(name, wanted.longest_line)
    long, high = max(map(len, lines)) * wanted.letter, len(lines) * wanted.line
    labels = shapely.box(x - long / 2, y - high, x + long / 2, y)
    named = shapely.contains_properly(free, labels)
    x, y, labels = x[named], y[named], labels[named]
    for piece, (columns, rows) in product(np.arange(wanted.largest, 0, -0.5).tolist(), wanted.layouts):
        width, height = columns * piece, rows * piece
        rooms = shapely.box(x - width / 2, y, x + width / 2, y + height)
        fits = shapely.contains_properly(free, rooms)
        if fits.any():
            away = shapely.distance(shapely.union(rooms[fits], labels[fits]), area.boundary)
            best = np.flatnonzero(fits)[np.argmax(away)]
            middle, line = round(float(x[best]), 1), round(float(y[best]), 1)
            room = Rectangle(round(middle - width / 2, 1), line, width, height)
            return (middle, round(line - high / 2, 1)), room, len(lines)
    somewhere = area.point_on_surface()  # too narrow for the name alone
    middle, line = round(somewhere.x, 1), round(somewhere.y, 1)
    return (middle, line), Rectangle(middle, line, 0, 0), len(lines)


def piece_in(room: Rectangle, layouts: list[tuple[int, int]]) -> float:
    """The largest piece that a room holds in one of the layouts."""
    return max(min(room.width / columns, room.height / rows) for columns, rows in layouts)


def cramped(areas: list[Area], wanted: sheet.Room) -> list[str]:
    """The areas that have too little room."""
    sizes = {area.id: piece_in(area.room, wanted.layouts) for area in areas}
    return [
        f"{area} has room for pieces of {size:g}, not {wanted.smallest:g}"
        for area, size in sizes.items()
        if size < wanted.smallest
    ]
