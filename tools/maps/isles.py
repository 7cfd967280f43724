"""Isles: islands without a town go to the nearest area or to nobody; others are gathered into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import shapely

from .canvas import GRID, Canvas
from .coastline import closed, pieces
from .sheet import Sheet


def give_away(
    sheet: Sheet, canvas: Canvas, islands: Sequence[Any], shares: dict[str, list[Any]], foreign: list[Any]
) -> None:
    """Add each island to the share of the nearest area, or to foreign land."""
    mainland = {area: shapely.union_all(shapes) for area, shapes in shares.items()}
    wild = list(foreign)
    strangers = shapely.MultiPoint([canvas.point(place) for place in sheet.islands.foreign.values()])
    board = shapely.box(0, 0, sheet.frame.width, sheet.frame.height)
    for island in islands:
        if island.area < sheet.islands.smallest:
            continue
        nearest = min(mainland, key=lambda area: mainland[area].distance(island))
        away = mainland[nearest].distance(island)
        is_foreign = (
            away > sheet.islands.reach
            or island.area > sheet.islands.largest
            or not board.contains(island)
            or island.intersects(strangers)
            or any(land.distance(island) < away for land in wild)
        )
        (foreign if is_foreign else shares[nearest]).append(island)


def gather(sheet: Sheet, canvas: Canvas, areas: dict[str, Any]) -> None:
    """Make one island of those that the sheet names together."""
    towns = {ground.id: ground.towns for ground in sheet.area}
    for isles in sheet.islands.gathered:
        parts = pieces(areas[isles.area])
        points = [canvas.point(towns[isles.area][town]) for town in isles.towns]
        chosen = {min(range(len(parts)), key=lambda k: parts[k].distance(point)) for point in points}
        one = closed(shapely.union_all([parts[k] for k in chosen]), isles.gap).simplify(sheet.grain.coast)
        others = [part for k, part in enumerate(parts) if k not in chosen]
        areas[isles.area] = shapely.union_all([shapely.set_precision(one, GRID), *others])
