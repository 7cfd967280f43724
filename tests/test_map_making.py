"""The tool that draws maps: it cuts land by the rules, says where it cannot, and loses nothing on the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import shapely
from tools.maps.borders import smooth
from tools.maps.canvas import Canvas
from tools.maps.coastline import world
from tools.maps.drawing import draw
from tools.maps.pen import outline
from tools.maps.room import cramped
from tools.maps.seams import lengths
from tools.maps.sheet import Frame, Grain, Ground, Islands, Neighbours, Place, Room, Rules, Sheet, read_sheet
from tools.maps.survey import Survey, misdrawn, survey

from bretwalda.engine.atlas import corners, load_map
from bretwalda.engine.registry import catalogue

SHEETS = Path(__file__).parents[1] / "tools" / "maps"
FRAME = Frame(width=400, height=400, north=54, south=50, meridian=0, bleed=20)
CANVAS = Canvas(FRAME)


def place(x: float, y: float) -> Place:
    """The point of the world that is drawn here."""
    longitude, latitude = CANVAS.cone((x - 200) / CANVAS.scale, CANVAS.top - y / CANVAS.scale, inverse=True)
    return longitude, latitude


def sheet(**towns: tuple[float, float]) -> Sheet:
    return Sheet(
        frame=FRAME,
        rules=Rules(table="region", borders="adjacent"),
        grain=Grain(coast=0.5, cell=8, border=3, roughness=0.4, shortest_border=20, seed=1),
        islands=Islands(smallest=30, largest=3000, reach=40),
        room=Room(columns=2, rows=2, smallest=8, largest=12, letter=8, line=14, margin=2),
        area=[Ground(name, {"town": place(*town)}) for name, town in towns.items()],
    )


# A square country, its quarters named after the winds, and islands in the sea around it.
COUNTRY = shapely.box(100, 100, 300, 300)
NEAR, FAR, SPECK = shapely.box(310, 120, 330, 140), shapely.box(380, 380, 399, 399), shapely.box(90, 120, 93, 123)
LAND = [COUNTRY, NEAR, FAR, SPECK]
QUARTERS = sheet(nw=(150, 150), ne=(250, 140), sw=(150, 250), se=(240, 260))


def pairs(*names: str) -> set[frozenset[str]]:
    return {frozenset(pair.split()) for pair in names}


def test_land_is_shared_out_among_the_areas() -> None:
    found = survey(QUARTERS, CANVAS, LAND)
    assert list(found.areas) == ["nw", "ne", "sw", "se"]
    assert shapely.union_all(list(found.areas.values())).equals(shapely.union_all([COUNTRY, NEAR]))
    assert sum(area.area for area in found.areas.values()) == pytest.approx(COUNTRY.area + NEAR.area)
    assert found.areas["ne"].contains(NEAR)
    assert found.foreign == [FAR]


def test_the_same_sheet_draws_the_same_map() -> None:
    first, second = (draw(QUARTERS, Neighbours(set(), set()), survey(QUARTERS, CANVAS, LAND)) for _ in range(2))
    assert first == second


def test_land_beyond_belongs_to_nobody() -> None:
    wild = sheet(nw=(150, 150), sw=(150, 250))
    wild.beyond = {"forest": place(270, 200)}
    found = survey(wild, CANVAS, [COUNTRY])
    assert list(found.areas) == ["nw", "sw"]
    assert found.foreign[0].contains(shapely.Point(270, 200))
    assert sum(shape.area for shape in (*found.areas.values(), *found.foreign)) == pytest.approx(COUNTRY.area)


def test_an_area_cut_in_two_is_refused() -> None:
    torn = sheet(middle=(200, 200), rest=(110, 200))
    torn.area[0].towns |= {"north": place(200, 110), "south": place(200, 290)}
    torn.area[1].towns["east"] = place(290, 200)
    with pytest.raises(SystemExit, match="rest is in several parts"):
        survey(torn, CANVAS, [COUNTRY])


def test_wrong_borders_are_named() -> None:
    areas = {"a": shapely.box(0, 0, 10, 10), "b": shapely.box(10, 0, 20, 10), "c": shapely.box(20, 0, 30, 10)}
    assert misdrawn(areas, Neighbours(pairs("a b", "b c"), set()), 8) == []
    assert misdrawn(areas, Neighbours(pairs("a b", "b c"), set()), 12) != []
    assert misdrawn(areas, Neighbours(pairs("a b"), set()), 8) == ["b and c must not meet"]
    wrong = misdrawn(areas, Neighbours(pairs("a b", "b c", "a c"), set()), 8)
    assert wrong == ["a and c must meet along at least 8, not 0"]
    corner = {"a": shapely.box(0, 0, 10, 10), "d": shapely.box(10, 10, 20, 20)}
    assert misdrawn(corner, Neighbours(set(), set()), 8) == ["a and d must not meet"]


def test_cramped_areas_are_named() -> None:
    areas = {
        "wide": shapely.box(0, 0, 90, 90),
        "low": shapely.box(100, 0, 200, 32),
        "thin": shapely.box(210, 0, 214, 90),
    }
    drawn = draw(QUARTERS, Neighbours(set(), set()), Survey(areas, []))
    assert drawn.areas[0].room.width == 2 * 12
    assert [line.split()[0] for line in cramped(drawn, QUARTERS.room)] == ["low", "thin"]


def test_smooth_borders_are_the_same_on_both_sides() -> None:
    """Stairs between two areas become a line that both share; the coast does not move."""
    stairs = [(50 + 4 * (k // 2), 4 * ((k + 1) // 2)) for k in range(51)]  # from (50, 0) down to (150, 100)
    left, right = shapely.Polygon([(0, 0), *stairs, (0, 100)]), shapely.Polygon([*stairs, (200, 100), (200, 0)])
    rounded = smooth([left, right], 5)
    assert lengths(rounded)[0, 1] < 0.75 * lengths([left, right])[0, 1]
    assert shapely.union_all(rounded).equals(shapely.union_all([left, right]))
    assert rounded[0].area + rounded[1].area == pytest.approx(left.area + right.area)


def test_straits_are_drawn_along_the_shortest_way() -> None:
    found = Survey({"a": shapely.box(0, 0, 90, 90), "b": shapely.box(120, 0, 200, 90)}, [])
    drawn = draw(QUARTERS, Neighbours(set(), pairs("a b")), found)
    [(start, end)] = corners(drawn.straits[0].path)
    assert (drawn.straits[0].between, start[0], end[0]) == (("a", "b"), 90, 120)


def test_paths_are_read_as_they_were_written() -> None:
    ring = [(0.5, 0.1), (100.0, -0.4), (99.9, 0.3), (1234.5, 88.0)]
    assert corners(outline(shapely.Polygon(ring))) == [ring]


def test_topojson_is_decoded(tmp_path: Path) -> None:
    """Two arcs make a ring, the second one backwards; a ring without an inside is left out."""
    topology: dict[str, Any] = {
        "transform": {"scale": [0.5, 0.5], "translate": [-10, 50]},
        "arcs": [[[0, 0], [4, 0], [0, 4]], [[0, 0], [0, 4], [4, 0]], [[1, 1], [1, 0], [-1, 0]]],
        "objects": {"land": {"geometries": [{"type": "MultiPolygon", "arcs": [[[0, ~1]], [[2]]]}]}},
    }
    file = tmp_path / "land.json"
    file.write_text(json.dumps(topology), "utf-8")
    [land] = world(file)
    assert land.equals(shapely.box(-10, 50, -8, 52))


def test_the_projection_keeps_shapes() -> None:
    """A small square of the world is a square on the canvas, upright on the meridian and north up."""
    north, south = CANVAS.point((0, 52.1)), CANVAS.point((0, 51.9))
    east, west = (CANVAS.point((0.1 * side / np.cos(np.radians(52)), 52)) for side in (1, -1))
    assert (north.x, south.x) == (200, 200)
    assert north.y < south.y
    assert east.x - west.x == pytest.approx(south.y - north.y, rel=1e-3)
    assert [CANVAS.point((0, latitude)).y for latitude in (54, 50)] == pytest.approx([0, 400])


@pytest.mark.parametrize(
    ("name", "at", "area"),
    [
        ("London", (-0.13, 51.5), "essex"), ("York", (-1.08, 53.96), "northumbria"), ("Bath", (-2.36, 51.38), "devon"),
        ("Lewis", (-6.5, 58.2), "moray"), ("Skye", (-6.2, 57.3), "moray"), ("Hoy", (-3.3, 58.84), "moray"),
        ("Mull", (-5.9, 56.45), "moray"), ("Anglesey", (-4.4, 53.3), "gwynedd"), ("Wight", (-1.3, 50.68), "devon"),
        ("Edinburgh", (-3.2, 55.92), "strathclyde"), ("Man", (-4.55, 54.2), None), ("Dublin", (-6.5, 53.35), None),
        ("Amiens", (2.3, 49.9), None),
    ],
)  # fmt: skip
def test_places_lie_where_the_king_expects_them(name: str, at: Place, area: str | None) -> None:
    """On the map in the game's folder, islands included; None stands for land that nobody enters."""
    board = load_map(catalogue()["king_is_dead"].folder)
    point = Canvas(read_sheet(SHEETS / "king_is_dead.toml").frame).point(at)
    paths = {known.id: known.path for known in board.areas}
    found = [known for known, path in paths.items() if any(shapely.Polygon(r).contains(point) for r in corners(path))]
    foreign = any(shapely.Polygon(ring).contains(point) for path in board.land for ring in corners(path))
    assert (found, foreign) == (([], True) if area is None else ([area], False)), name
