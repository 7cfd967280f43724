"""Room: where in an area its name is written, and below it the pieces stand."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely

from bretwalda.engine.atlas import Map, Rectangle

from . import sheet

STEP = 3.0  # how far apart the places are that are tried


def furnish(area: Any, letters: int, wanted: sheet.Room) -> tuple[tuple[float, float], Rectangle]:
    """The middle of the name, and the room: as large as is of use, then as far from the outline as can be.

    In a very narrow area the room has no size.
    """
    free = area.buffer(-wanted.margin)
    shapely.prepare(free)
    left, top, right, bottom = area.bounds
    x, y = (axis.ravel() for axis in np.meshgrid(np.arange(left, right, STEP), np.arange(top, bottom, STEP)))
    name = letters * wanted.letter
    for piece in np.arange(wanted.largest, 0, -0.5).tolist():
        width, height = wanted.columns * piece, wanted.rows * piece
        rooms = shapely.box(x - width / 2, y, x + width / 2, y + height)
        labels = shapely.box(x - name / 2, y - wanted.line, x + name / 2, y)
        fits = shapely.contains_properly(free, rooms) & shapely.contains_properly(free, labels)
        if fits.any():
            away = shapely.distance(shapely.union(rooms[fits], labels[fits]), area.boundary)
            best = np.flatnonzero(fits)[np.argmax(away)]
            middle, line = round(float(x[best]), 1), round(float(y[best]), 1)
            room = Rectangle(round(middle - width / 2, 1), line, width, height)
            return (middle, round(line - wanted.line / 2, 1)), room
    somewhere = area.point_on_surface()  # too narrow for the name alone
    middle, line = round(somewhere.x, 1), round(somewhere.y, 1)
    return (middle, line), Rectangle(middle, line, 0, 0)


def cramped(drawn: Map, wanted: sheet.Room) -> list[str]:
    """The areas that have too little room."""
    sizes = {area.id: area.room.width / wanted.columns for area in drawn.areas}
    return [
        f"{area} has room for pieces of {size:g}, not {wanted.smallest:g}"
        for area, size in sizes.items()
        if size < wanted.smallest
    ]
