"""The drawing: what was surveyed, with names, rooms and lines, as the map that games keep."""

from __future__ import annotations

from typing import Any

import shapely

from bretwalda.engine.atlas import Area, Link, Map

from .coastline import pieces
from .pen import outline, stroke
from .room import furnish
from .seams import seams
from .sheet import Neighbours, Sheet
from .survey import Survey


def draw(sheet: Sheet, rules: Neighbours, found: Survey) -> Map:
    names, shapes = list(found.areas), list(found.areas.values())
    return Map(
        width=sheet.frame.width,
        height=sheet.frame.height,
        areas=[
            Area(name, outline(shape), *furnish(shape, len(name), sheet.room)) for name, shape in found.areas.items()
        ],
        land=[outline(piece) for shape in found.foreign for piece in pieces(shape)],
        coast=[outline(piece) for piece in pieces(shapely.union_all(shapes))],
        borders=[_link(names[a], names[b], lines) for (a, b), lines in sorted(seams(shapes).items())],
        straits=[
            _link(a, b, [shapely.shortest_line(found.areas[a], found.areas[b])])
            for a, b in sorted(map(sorted, rules.water))
        ],
    )


def _link(a: str, b: str, lines: list[Any]) -> Link:
    return Link((a, b), "".join(stroke(list(line.coords)) for line in lines))
