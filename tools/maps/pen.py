"""The pen: shapes as SVG paths, short and exact to the grid."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bretwalda.engine.atlas import DIGITS, Point

from .canvas import GRID
from .coastline import pieces

PER_UNIT = round(1 / GRID)


def outline(shape: Any) -> str:
    """A shape as closed rings."""
    rings = [ring for polygon in pieces(shape) for ring in (polygon.exterior, *polygon.interiors)]
    return "".join(stroke(list(ring.coords)[:-1]) + "z" for ring in rings)


def stroke(corners: list[tuple[float, float]]) -> str:
    """Corners as one line: the first absolute, then steps, counted on the grid so that nothing adds up."""
    points = [(round(x * PER_UNIT), round(y * PER_UNIT)) for x, y in corners]
    steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(points) if (x1, y1) != (x2, y2)]
    numbers = "".join(f" {_number(dx)} {_number(dy)}" for dx, dy in steps)
    return f"M{_number(points[0][0])} {_number(points[0][1])}l{numbers.lstrip()}".replace(" -", "-")


def dot(point: Any) -> Point:
    return round(float(point.x), DIGITS), round(float(point.y), DIGITS)


def _number(grid_units: int) -> str:
    number = f"{grid_units / PER_UNIT:.10g}"
    return number.replace("0.", ".", 1) if number.lstrip("-").startswith("0.") else number
