"""What a picture draws below the pieces: the map that tools/maps made, or plain outlines that replaced facts bring."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bretwalda.engine.atlas import Area, Point, load_map
from bretwalda.engine.facts import Facts, own

from .board import FACTS

FOLDER = Path(__file__).parent
SKETCH = 1.14  # of a sheet of facts, which is 1400 wide
ASIDE: dict[str, Point] = {  # names and pieces that would lie on those of neighbours
    "frisia": (0, -16), "belgica_secunda": (0, -20), "lugdunensis": (14, -30), "armorica": (-32, -16),
    "novempopulana": (0, -12), "sardinia": (0, -16), "sicilia": (0, -14), "noricum": (0, -10), "dalmatia": (8, -6),
    "burgundia": (0, -10),
}  # fmt: skip


class Ground(NamedTuple):
    box: tuple[float, float, float, float]  # the part of the sheet worth showing: x, y, width and height
    provinces: dict[str, str]  # their outlines, as paths
    names: dict[str, tuple[Point, int]]  # where they are written, and on how many lines
    stands: dict[str, Point]  # where pieces stand
    ports: dict[str, Point]
    anchorages: dict[str, Point]
    straits: list[str]
    coast: str
    land: str  # where nobody goes


@cache
def ground() -> Ground:
    return _drawn() if _geometry(FACTS) == _geometry(own(FOLDER)) else _sketched()


def _geometry(facts: Facts) -> Any:
    """What facts say of the map; whoever replaces it wants to see it."""
    shown = ("id", "at", "outline", "port_at", "straits")
    rows = [{key: row.get(key) for key in shown} for row in facts["province"]]
    return rows, facts["corners"], facts["anchorage"]


def _drawn() -> Ground:
    sheet = load_map(FOLDER)
    places = {place.id: place.at for place in sheet.places}
    return Ground(
        box=(18, 12, 1530, 1625),
        provinces={area.id: area.path for area in sheet.areas},
        names={area.id: (_moved(area.label, area.id), area.lines) for area in sheet.areas},
        stands={area.id: _moved(_stand(area), area.id) for area in sheet.areas},
        ports={place.area: place.at for place in sheet.places if place.kind == "port"},
        anchorages={kingdom: places[f"sea_{kingdom}"] for kingdom in FACTS["anchorage"]},
        straits=[strait.path for strait in sheet.straits],
        coast="".join(sheet.coast),
        land="".join(sheet.land),
    )


def _stand(area: Area) -> Point:
    return area.room.x + area.room.width / 2, area.room.y + max(26, area.room.height / 2)


def _moved(point: Point, area: str) -> Point:
    right, down = ASIDE.get(area, (0, 0))
    return point[0] + right, point[1] + down


def _sketched() -> Ground:
    """Straight lines from the facts alone."""
    at = {row["id"]: _scaled(row["at"]) for row in FACTS["province"]}
    outlines = {row["id"]: "".join(map(_ring, row["outline"])) for row in FACTS["province"]}
    return Ground(
        box=(0, 0, 1400 * SKETCH, 1000 * SKETCH),
        provinces=outlines,
        names={province: ((x, y - 22), 1) for province, (x, y) in at.items()},
        stands=at,
        ports={row["id"]: _scaled(row["port_at"]) for row in FACTS["province"] if "port_at" in row},
        anchorages={kingdom: _scaled(point) for kingdom, point in FACTS["anchorage"].items()},
        straits=[
            "M{:g} {:g}L{:g} {:g}".format(*at[row["id"]], *at[other])
            for row in FACTS["province"]
            for other in row.get("straits", [])
            if row["id"] < other
        ],
        coast="".join(outlines.values()),
        land="",
    )


def _ring(corners: list[str]) -> str:
    return "M" + "L".join("{:g} {:g}".format(*_scaled(FACTS["corners"][corner])) for corner in corners) + "z"


def _scaled(point: list[float]) -> Point:
    return point[0] * SKETCH, point[1] * SKETCH
