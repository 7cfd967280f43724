"""The survey: land is shared out among the areas, and the result is held to the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import shapely

from .borders import smooth
from .canvas import Canvas
from .coastline import pieces
from .gazetteer import locate
from .growth import grow
from .isles import gather, give_away
from .mosaic import lay
from .seams import lengths
from .sheet import Facts, Sheet
from .waters import flood

NOBODY = "beyond"  # stands for land inside a playable piece that belongs to no area


class Survey(NamedTuple):
    areas: dict[str, Any]
    foreign: list[Any]  # land that belongs to no area
    seas: dict[str, Any] = {}


def survey(sheet: Sheet, canvas: Canvas, facts: Facts, land: Sequence[Any]) -> Survey:
    """Cut the pieces of land that have towns, then give the islands away. Areas also grow around their places."""
    dice = np.random.default_rng(sheet.grain.seed)
    towns = {ground.id: [canvas.point(place) for place in ground.towns.values()] for ground in sheet.area}
    for spot in locate(sheet, canvas, facts):
        towns.get(spot.area, []).append(shapely.Point(spot.at))
    towns[NOBODY] = [canvas.point(place) for place in sheet.beyond.values()]
    settled = _by_piece(towns, land)
    shares: dict[str, list[Any]] = {area: [] for area in towns}
    for number, local in settled.items():
        for area, shape in _cut(sheet, land[number], local, dice).items():
            shares[area].append(shape)
    foreign = shares.pop(NOBODY)
    give_away(sheet, canvas, [piece for number, piece in enumerate(land) if number not in settled], shares, foreign)
    areas = {area: shapely.union_all(shapes) for area, shapes in shares.items()}
    gather(sheet, canvas, areas)
    return Survey(areas, foreign, flood(sheet, canvas, land))


def _by_piece(towns: dict[str, list[Any]], land: Sequence[Any]) -> dict[int, dict[str, list[Any]]]:
    """Which towns of which areas lie on which piece of land."""
    out: dict[int, dict[str, list[Any]]] = {}
    for area, points in towns.items():
        for point in points:
            number = int(np.argmin(shapely.distance(land, point)))
            out.setdefault(number, {}).setdefault(area, []).append(point)
    return out


def _cut(sheet: Sheet, piece: Any, towns: dict[str, list[Any]], dice: np.random.Generator) -> dict[str, Any]:
    """A piece of land divided among the areas that have towns there."""
    if len(towns) == 1:
        return dict.fromkeys(towns, piece)
    mosaic = lay(piece, sheet.grain.cell, dice)
    owner = np.array(grow(mosaic, list(towns.values()), sheet.grain.roughness, dice))
    tiles = np.array(mosaic.tiles)
    grown = {area: shapely.union_all(tiles[owner == number]) for number, area in enumerate(towns)}
    wild = pieces(grown.pop(NOBODY)) if NOBODY in grown else []  # it may lie on several sides
    shapes = smooth([*grown.values(), *wild], sheet.grain.border)
    areas = dict(zip(grown, shapes, strict=False))
    areas |= {NOBODY: shapely.union_all(shapes[len(grown) :])} if wild else {}
    for area, points in towns.items():
        # Only the part with most of an area's tiles is left to it.
        if area != NOBODY and any(areas[area].distance(point) > sheet.grain.cell for point in points):
            raise SystemExit(f"{area} is in several parts: give it towns between them")
    return areas


def misdrawn(areas: dict[str, Any], facts: Facts, shortest: float) -> list[str]:
    """Where the drawn borders are not those of the rules."""
    if facts.land is None:
        return []
    numbers = {area: number for number, area in enumerate(areas)}
    drawn = lengths(list(areas.values()))
    wrong = []
    for a, b in combinations(areas, 2):
        length = drawn.get((numbers[a], numbers[b]), 0)
        if {a, b} not in facts.land:
            # Not even in one corner: who could tell whether that is a border?
            wrong += [f"{a} and {b} must not meet"] if areas[a].intersects(areas[b]) else []
        elif length < shortest:
            wrong.append(f"{a} and {b} must meet along at least {shortest:g}, not {length:.0f}")
    return wrong
