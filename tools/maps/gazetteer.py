"""The gazetteer: places on the canvas, and where beside them their names are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import shapely

from bretwalda.engine.atlas import Link, Place, Point, corners

from .canvas import Canvas
from .pen import dot
from .room import lines_of
from .sheet import Facts, Naming, Sheet

SIDES = [(0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1)]  # where a name is tried, best first


def locate(sheet: Sheet, canvas: Canvas, facts: Facts) -> list[Place]:
    """The sheet's places; those that the facts know have their kind and area from there."""
    found = []
    for spot in sheet.place:
        kind, area = facts.places.get(spot.id, (spot.kind, spot.area))
        found.append(Place(spot.id, dot(canvas.point(spot.at)), kind, area))
    return found


def name_places(
    places: Sequence[Place], links: Sequence[Link], lines: Sequence[Any], names: dict[str, str], naming: Naming
) -> list[Place]:
    """Places with their names beside them: on no other place or name, and as little as can be on roads and lines."""
    marks = {place.id: shapely.Point(place.at).buffer(naming.mark) for place in places}
    roads = shapely.MultiLineString([corners(link.path)[0] for link in links])
    ink = shapely.union_all(list(lines))
    taken: list[Any] = []
    done = {}
    for place in (place for place in places if place.kind in naming.kinds):
        others = shapely.union_all([mark for other, mark in marks.items() if other != place.id] + taken)
        boxes = [_box(place.at, side, names.get(place.id, place.id), naming) for side in SIDES]
        cost = [
            100 * box.intersection(others).area
            + 5 * box.intersection(roads).length
            + box.intersection(ink).length
            + rank
            for rank, box in enumerate(boxes)
        ]
        best = boxes[cost.index(min(cost))]
        taken.append(best)
        done[place.id] = Place(place.id, place.at, place.kind, place.area, dot(best.centroid))
    return [done.get(place.id, place) for place in places]


def name_box(place: Place, names: dict[str, str], naming: Naming) -> Any:
    """What the name beside a place covers."""
    assert place.label is not None
    wide, high = _size(names.get(place.id, place.id), naming)
    (x, y) = place.label
    return shapely.box(x - wide, y - high, x + wide, y + high)


def _box(at: Point, side: tuple[int, int], name: str, naming: Naming) -> Any:
    wide, high = _size(name, naming)
    away = naming.mark + 2
    slant = 0.7 if all(side) else 1.0
    x, y = at[0] + side[0] * (wide + away * slant), at[1] + side[1] * (high + away * slant)
    return shapely.box(x - wide, y - high, x + wide, y + high)


def _size(name: str, naming: Naming) -> Point:
    """Half of what a name is wide and high."""
    lines = lines_of(name, naming.longest_line)
    return max(map(len, lines)) * naming.letter / 2, len(lines) * naming.line / 2


def misplaced(places: Sequence[Place], areas: dict[str, Any], apart: float) -> list[str]:
    """Places outside their areas or too near to each other."""
    wrong = [
        f"{place.id} must lie in {place.area}"
        for place in places
        if place.area and not areas[place.area].contains(shapely.Point(place.at))
    ]
    for k, place in enumerate(places):
        for other in places[:k]:
            distance = shapely.Point(place.at).distance(shapely.Point(other.at))
            wrong += [f"{place.id} and {other.id} are only {distance:.0f} apart"] if distance < apart else []
    return wrong
