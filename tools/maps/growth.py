"""Growth: areas spread from their towns over the tiles of a mosaic, until they meet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from math import dist
from typing import Any

import numpy as np

from .mosaic import Mosaic

ROUNDS = 3  # of evening out
CLEARLY = 1.5  # a tile changes hands when another area surrounds it by so much more than its own


def grow(mosaic: Mosaic, towns: Sequence[Sequence[Any]], roughness: float, dice: np.random.Generator) -> list[int]:
    """For each tile the area that reaches it first, over land only; some tiles are harder going than others."""
    toil = 1 + roughness * dice.uniform(-1, 1, len(mosaic.tiles))
    owner = [-1] * len(mosaic.tiles)
    frontier = [(0.0, area, mosaic.tile_at(town)) for area, points in enumerate(towns) for town in points]
    heapify(frontier)
    while frontier:
        way, area, tile = heappop(frontier)
        if owner[tile] >= 0:
            continue
        owner[tile] = area
        for near in mosaic.links[tile]:
            if owner[near] < 0:
                step = dist(mosaic.centres[tile], mosaic.centres[near]) * toil[near]
                heappush(frontier, (way + step, area, near))
    return even_out(mosaic, owner)


def even_out(mosaic: Mosaic, owner: Sequence[int]) -> list[int]:
    """A tile that lies mostly within another area joins it."""
    evened = list(owner)
    for _ in range(ROUNDS):
        for tile, links in enumerate(mosaic.links):
            around: dict[int, float] = defaultdict(float)
            for near, length in links.items():
                around[evened[near]] += length
            most = max(around, key=lambda area: around[area])
            if around[most] > CLEARLY * around[evened[tile]]:
                evened[tile] = most
    return evened
