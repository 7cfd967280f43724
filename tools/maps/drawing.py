"""The drawing: what was surveyed, with names, rooms and lines, as the map that games keep."""

from __future__ import annotations

from typing import Any

import shapely

from bretwalda.engine.atlas import Area, Link, Map, Place, corners

from .canvas import Canvas
from .coastline import pieces
from .gazetteer import locate, name_box, name_places
from .pen import outline, stroke
from .roads import lay_roads
from .room import furnish
from .seams import seams
from .sheet import Facts, Room, Sheet
from .straits import cross
from .survey import Survey
from .terrain import strew


def draw(sheet: Sheet, canvas: Canvas, facts: Facts, found: Survey) -> Map:
    names, shapes = list(found.areas), list(found.areas.values())
    borders = [_link(names[a], names[b], lines) for (a, b), lines in sorted(seams(shapes).items())]
    places = locate(sheet, canvas, facts)
    roads = lay_roads(canvas, places, facts.connections, sheet.bend)
    if sheet.naming:
        lines = [line for shared in seams(shapes).values() for line in shared]
        places = name_places(places, roads, lines, facts.place_names, sheet.naming)
    taken = _taken(sheet, facts, places, roads)
    areas = [_area(area, shape, taken, facts, sheet.room) for area, shape in found.areas.items()]
    return Map(
        width=sheet.frame.width,
        height=sheet.frame.height,
        areas=areas,
        land=[outline(piece) for shape in found.foreign for piece in pieces(shape)],
        coast=[outline(piece) for piece in pieces(shapely.union_all(shapes))],
        borders=borders,
        straits=cross(sheet, canvas, facts, found.areas),
        seas=_seas(sheet, facts, found, taken),
        terrain=[
            strew(area, facts.name(area.id), found.areas[area.id], kind, sheet.symbols, sheet.room)
            for area in areas
            if sheet.symbols and (kind := facts.terrain.get(area.id, "")) in sheet.symbols.kinds
        ],
        places=places,
        connections=roads,
    )


def _taken(sheet: Sheet, facts: Facts, places: list[Place], roads: list[Link]) -> Any:
    """What names and rooms of areas keep off: places with their names, and roads."""
    if not sheet.naming:
        return shapely.Polygon()
    mark = sheet.naming.mark
    return shapely.union_all(
        [
            *(shapely.Point(place.at).buffer(mark) for place in places),
            *(name_box(place, facts.place_names, sheet.naming) for place in places if place.label),
            *(shapely.LineString(corners(road.path)[0]).buffer(mark / 3) for road in roads),
        ]
    )


def _area(area: str, shape: Any, taken: Any, facts: Facts, room: Room) -> Area:
    label, rectangle, lines = furnish(shape.difference(taken), facts.name(area), room)
    return Area(area, outline(shape), label, rectangle, lines, facts.tints.get(area, ""))


def _seas(sheet: Sheet, facts: Facts, found: Survey, taken: Any) -> list[Area]:
    """The seas, with room on open water of the canvas."""
    board = shapely.box(0, 0, sheet.frame.width, sheet.frame.height)
    land = shapely.union_all([*found.areas.values(), *found.foreign])
    drawn = []
    for sea, shape in found.seas.items():
        open_water = max(pieces(shapely.intersection(shape, board).difference(land)), key=lambda part: part.area)
        label, rectangle, lines = furnish(open_water.difference(taken), facts.name(sea), sheet.sea_room or sheet.room)
        drawn.append(Area(sea, outline(shape), label, rectangle, lines))
    return drawn


def _link(a: str, b: str, lines: list[Any]) -> Link:
    return Link((a, b), "".join(stroke(list(line.coords)) for line in lines))
