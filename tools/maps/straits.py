"""Straits: ways across water, from land to land, with a ship where the water is."""

from __future__ import annotations

from typing import Any

import shapely

from bretwalda.engine.atlas import Strait, corners

from .borders import curved
from .canvas import GRID, Canvas
from .pen import dot, stroke
from .sheet import Facts, Sheet


def cross(sheet: Sheet, canvas: Canvas, facts: Facts, areas: dict[str, Any]) -> list[Strait]:
    """The straits of the rules: as the sheet leads them, else along the shortest way."""
    led = {frozenset(way.between): (way.between, canvas.line(way.way)) for way in sheet.strait}
    found = []
    for pair in sorted(facts.water, key=sorted):
        one, other = sorted(pair)
        ends, line = led.get(pair, ((one, other), shapely.shortest_line(areas[one], areas[other])))
        path = curved(line, GRID)
        water = path.difference(shapely.union(areas[one], areas[other]))
        found.append(Strait(ends, stroke(list(path.coords)), dot(_middle(path if water.is_empty else water))))
    return found


def misled(straits: list[Strait], areas: dict[str, Any]) -> list[str]:
    """Straits that do not lead from the one area to the other over nothing but water."""
    wrong = []
    for strait in straits:
        name = f"the strait between {' and '.join(strait.between)}"
        [way] = corners(strait.path)
        for area, end in zip(strait.between, (way[0], way[-1]), strict=True):
            if areas[area].distance(shapely.Point(end)) > GRID:
                wrong.append(f"{name} must end in {area}")
        line = shapely.LineString(way)
        wrong += [
            f"{name} crosses {area}" for area in areas if area not in strait.between and areas[area].intersects(line)
        ]
    return wrong


def _middle(water: Any) -> Any:
    widest = max(shapely.get_parts(water), key=lambda part: part.length)
    return shapely.line_interpolate_point(widest, 0.5, normalized=True)
