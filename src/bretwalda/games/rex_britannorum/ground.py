"""What a picture draws below the pieces: the map that tools/maps made, or plain outlines that replaced facts bring."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from bretwalda.engine.atlas import Point, load_map

from .board import FACTS

WIDTH, HEIGHT = 1320, 1440  # of both kinds of map
ASIDE: dict[str, Point] = {  # names that would lie on a place or on a road
    "cantiaci": (12, 74), "catuvellauni": (-22, -8), "regnenses": (40, 0), "brigantes": (-6, -6), "ordovices": (-14, 0),
}  # fmt: skip


class Ground(NamedTuple):
    regions: dict[str, str]  # their outlines, as paths
    names: dict[str, Point]  # where those of regions are written
    places: dict[str, Point]
    roads: list[str]
    signs: dict[str, Point]  # of zones
    coast: str
    land: str  # where nobody goes


@cache
def ground() -> Ground:
    return _drawn() or _sketched()


def _drawn() -> Ground | None:
    """The map, with the roads of the facts; None = the facts in use have other regions or places."""
    sheet = load_map(Path(__file__).parent)
    spots = {place.id: place for place in sheet.places if place.kind != "joker"}
    mapped = {(place.id, place.kind, place.area) for place in spots.values()}
    regions = {(area.id, area.tint) for area in sheet.areas}
    if mapped != {(row["id"], row["kind"], row["region"]) for row in FACTS["place"]}:
        return None
    if regions != {(row["id"], row["zone"]) for row in FACTS["region"]}:
        return None
    known = {frozenset(link.between): link.path for link in sheet.connections}
    at = {place.id: place.at for place in spots.values()}
    jokers = {place.id: place.at for place in sheet.places if place.kind == "joker"}
    return Ground(
        regions={area.id: area.path for area in sheet.areas},
        names={area.id: _moved(area.label, ASIDE.get(area.id, (0, 0))) for area in sheet.areas},
        places=at,
        roads=[known.get(frozenset(ends)) or _straight(at, *ends) for ends in FACTS["roads"]["connections"]],
        signs={row["id"]: jokers[f"{row['id'][0]}_joker"] for row in FACTS["zone"]},
        coast="".join(sheet.coast),
        land="".join(sheet.land),
    )


def _sketched() -> Ground:
    """Straight lines from the facts alone, whose sheet of 1000 by 1400 lies in the middle."""
    aside = ((WIDTH - 1000) / 2, (HEIGHT - 1400) / 2)
    places = {row["id"]: _moved((row["x"], row["y"]), aside) for row in FACTS["place"]}
    regions = {
        row["id"]: "M" + "L".join("{:g} {:g}".format(*_moved((x, y), aside)) for x, y in row["outline"]) + "z"
        for row in FACTS["region"]
    }
    return Ground(
        regions=regions,
        names={row["id"]: _moved((row["x"], row["y"]), aside) for row in FACTS["region"]},
        places=places,
        roads=[_straight(places, *ends) for ends in FACTS["roads"]["connections"]],
        signs={row["id"]: _moved((row["x"], row["y"]), aside) for row in FACTS["zone"]},
        coast="".join(regions.values()),
        land="",
    )


def _moved(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


def _straight(at: dict[str, Point], one: str, other: str) -> str:
    (x1, y1), (x2, y2) = at[one], at[other]
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
