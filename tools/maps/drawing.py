"""The drawing: what was surveyed, with names, rooms and lines, as the map that games keep."""

from __future__ import annotations

from typing import Any

import shapely

from bretwalda.engine.atlas import Area, Link, Map

from .canvas import Canvas
from .coastline import pieces
from .pen import outline, stroke
from .room import furnish
from .seams import seams
from .sheet import Facts, Sheet
from .straits import cross
from .survey import Survey
from .terrain import strew


def draw(sheet: Sheet, canvas: Canvas, facts: Facts, found: Survey) -> Map:
    names, shapes = list(found.areas), list(found.areas.values())
    areas = [_area(area, shape, facts, sheet.room) for area, shape in found.areas.items()]
    return Map(
        width=sheet.frame.width,
        height=sheet.frame.height,
        areas=areas,
        land=[outline(piece) for shape in found.foreign for piece in pieces(shape)],
        coast=[outline(piece) for piece in pieces(shapely.union_all(shapes))],
        borders=[_link(names[a], names[b], lines) for (a, b), lines in sorted(seams(shapes).items())],
        straits=cross(sheet, canvas, facts, found.areas),
        seas=_seas(sheet, facts, found),
        terrain=[
            strew(area, facts.name(area.id), found.areas[area.id], kind, sheet.symbols, sheet.room)
            for area in areas
            if sheet.symbols and (kind := facts.terrain.get(area.id, "")) in sheet.symbols.kinds
        ],
    )


def _area(area: str, shape: Any, facts: Facts, room: Any) -> Area:
    label, rectangle, lines = furnish(shape, facts.name(area), room)
    return Area(area, outline(shape), label, rectangle, lines, facts.tints.get(area, ""))


def _seas(sheet: Sheet, facts: Facts, found: Survey) -> list[Area]:
    """The seas, with room on open water of the canvas."""
    board = shapely.box(0, 0, sheet.frame.width, sheet.frame.height)
    land = shapely.union_all([*found.areas.values(), *found.foreign])
    drawn = []
    for sea, shape in found.seas.items():
        open_water = max(pieces(shapely.intersection(shape, board).difference(land)), key=lambda part: part.area)
        label, rectangle, lines = furnish(open_water, facts.name(sea), sheet.sea_room or sheet.room)
        drawn.append(Area(sea, outline(shape), label, rectangle, lines))
    return drawn


def _link(a: str, b: str, lines: list[Any]) -> Link:
    return Link((a, b), "".join(stroke(list(line.coords)) for line in lines))
