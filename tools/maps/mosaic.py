"""A mosaic: land filled with small tiles of about one size, each of which will go to one area."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from .canvas import GRID
from .seams import lengths

JITTER = 0.42  # how far tiles are off their places in the honeycomb; at half a tile they would be random
ROW = 0.866  # from row to row in a honeycomb


@dataclass
class Mosaic:
    tiles: list[Any]
    centres: Any
    links: list[dict[int, float]]  # for each tile its neighbours, with the length of the common edge

    def tile_at(self, point: Any) -> int:
        """The tile nearest to a point: a town by the sea may lie just off the simplified coast."""
        return int(np.argmin(np.hypot(*(self.centres - [point.x, point.y]).T)))


def lay(land: Any, size: float, dice: np.random.Generator) -> Mosaic:
    """Fill a polygon with tiles that share their corners exactly."""
    left, top, right, bottom = land.buffer(size).bounds
    rows = np.arange(top, bottom, size * ROW)
    honeycomb = np.array([(x, y) for k, y in enumerate(rows) for x in np.arange(left + k % 2 * size / 2, right, size)])
    honeycomb += dice.uniform(-JITTER, JITTER, honeycomb.shape) * size
    honeycomb = honeycomb[shapely.contains_xy(land.buffer(size), honeycomb)]
    joints = shapely.voronoi_polygons(shapely.MultiPoint(honeycomb), extend_to=land, only_edges=True)
    net = shapely.union_all([land.exterior, joints], grid_size=GRID)
    tiles = [tile for tile in shapely.get_parts(shapely.polygonize([net])) if land.contains(tile.point_on_surface())]
    links: list[dict[int, float]] = [{} for _ in tiles]
    for (a, b), length in lengths(tiles).items():
        links[a][b] = links[b][a] = length
    return Mosaic(tiles, shapely.get_coordinates(shapely.centroid(tiles)), links)
