"""Land from a TopoJSON file (npm `world-atlas`): decoded, projected, cut to the canvas."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import shapely

from .canvas import GRID, Canvas


def land_on(canvas: Canvas, topojson: Path, tolerance: float, inlet: float = 0) -> list[Any]:
    """The pieces of land on a canvas, without lakes and inlets narrower than that, largest first."""
    window = canvas.window()
    near = [shapely.intersection(piece, window) for piece in world(topojson) if piece.intersects(window)]
    projected = shapely.transform(shapely.union_all(near), canvas.project)
    solid = projected.buffer(0)
    if inlet:  # piece by piece: a sound between two islands is no inlet
        solid = shapely.union_all([closed(piece, inlet) for piece in pieces(solid)])
    drawn = shapely.intersection(solid, canvas.rectangle()).simplify(tolerance)
    return sorted(map(without_lakes, pieces(shapely.set_precision(drawn, GRID))), key=lambda piece: -piece.area)


def world(topojson: Path) -> list[Any]:
    """All land of the file as polygons in longitude and latitude."""
    topology = json.loads(topojson.read_text("utf-8"))
    scale, origin = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    # An arc is written as steps from corner to corner, in whole units of the scale.
    arcs = [np.cumsum(arc, axis=0) * scale + origin for arc in topology["arcs"]]

    def ring(numbers: list[int]) -> Any:
        """Arcs in a row; each begins where the one before ended, and ~n is arc n backwards."""
        parts = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
        return np.vstack([parts[0], *(part[1:] for part in parts[1:])])

    found = topology["objects"]["land"]["geometries"]
    shapes = chain.from_iterable(s["arcs"] if s["type"] == "MultiPolygon" else [s["arcs"]] for s in found)
    # Holes are seas without an outlet; islets below the file's precision have shrunk to a line.
    outlines = ([ring(numbers) for numbers in shape] for shape in shapes)
    polygons = (shapely.Polygon(outer, holes) for outer, *holes in outlines if len(outer) >= 4)
    return [polygon if polygon.is_valid else polygon.buffer(0) for polygon in polygons]


def closed(shape: Any, gap: float) -> Any:
    """A shape whose inlets and sounds narrower than the gap are filled."""
    return shape.buffer(gap / 2).buffer(-gap / 2)


def pieces(shape: Any) -> list[Any]:
    """The polygons that a shape consists of."""
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon" and part.area > 0]


def without_lakes(polygon: Any) -> Any:
    return shapely.Polygon(polygon.exterior)
