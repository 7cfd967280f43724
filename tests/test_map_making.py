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
from tools.maps.coastline import closed, world
from tools.maps.drawing import draw
from tools.maps.gazetteer import misplaced, name_box, name_places
from tools.maps.pen import outline
from tools.maps.roads import lay_roads, tangled
from tools.maps.room import cramped, lines_of
from tools.maps.seams import lengths
from tools.maps.sheet import (
    Facts,
    Frame,
    Gathering,
    Grain,
    Ground,
    Islands,
    Naming,
    Room,
    Rules,
    Sheet,
    Shove,
    Spot,
    Swell,
    Symbols,
    Water,
    Way,
    read_facts,
    read_sheet,
)
from tools.maps.straits import misled
from tools.maps.survey import Survey, misdrawn, survey
from tools.maps.waters import flood, misparted, shores

import bretwalda.games
from bretwalda.engine.atlas import Place, Strait, corners, load_map

GAMES = Path(bretwalda.games.__path__[0])
SHEETS = Path(__file__).parents[1] / "tools" / "maps"
FRAME = Frame(width=400, height=400, north=54, south=50, meridian=0, bleed=20)
CANVAS = Canvas(FRAME)


def spot(x: float, y: float) -> tuple[float, float]:
    """The point of the world that is drawn here."""
    longitude, latitude = CANVAS.cone((x - 200) / CANVAS.scale, CANVAS.top - y / CANVAS.scale, inverse=True)
    return longitude, latitude


def sheet(**towns: tuple[float, float]) -> Sheet:
    return Sheet(
        frame=FRAME,
        rules=Rules(table="region", borders="adjacent"),
        grain=Grain(coast=0.5, cell=8, border=3, roughness=0.4, shortest_border=20, seed=1),
        islands=Islands(smallest=30, largest=3000, reach=40),
        room=Room(layouts=[(2, 2)], smallest=8, largest=12, letter=8, line=14, margin=2),
        area=[Ground(name, {"town": spot(*town)}) for name, town in towns.items()],
    )


# A square country, its quarters named after the winds, and islands in the sea around it.
COUNTRY = shapely.box(100, 100, 300, 300)
NEAR, FAR, SPECK = shapely.box(310, 120, 330, 140), shapely.box(380, 380, 399, 399), shapely.box(90, 120, 93, 123)
LAND = [COUNTRY, NEAR, FAR, SPECK]
QUARTERS = sheet(nw=(150, 150), ne=(250, 140), sw=(150, 250), se=(240, 260))


def facts(**known: Any) -> Facts:
    """Facts about nothing but what is given."""
    nothing = Facts(set(), set(), set(), set(), {}, {}, {}, {}, {}, [])
    return nothing._replace(**known)


def pairs(*names: str) -> set[frozenset[str]]:
    return {frozenset(pair.split()) for pair in names}


def test_land_is_shared_out_among_the_areas() -> None:
    found = survey(QUARTERS, CANVAS, facts(), LAND)
    assert list(found.areas) == ["nw", "ne", "sw", "se"]
    assert shapely.union_all(list(found.areas.values())).equals(shapely.union_all([COUNTRY, NEAR]))
    assert sum(area.area for area in found.areas.values()) == pytest.approx(COUNTRY.area + NEAR.area)
    assert found.areas["ne"].contains(NEAR)
    assert found.foreign == [FAR]


def test_the_same_sheet_draws_the_same_map() -> None:
    first, second = (draw(QUARTERS, CANVAS, facts(), survey(QUARTERS, CANVAS, facts(), LAND)) for _ in range(2))
    assert first == second


def test_land_beyond_belongs_to_nobody() -> None:
    wild = sheet(nw=(150, 150), sw=(150, 250))
    wild.beyond = {"forest": spot(270, 200)}
    found = survey(wild, CANVAS, facts(), [COUNTRY])
    assert list(found.areas) == ["nw", "sw"]
    assert found.foreign[0].contains(shapely.Point(270, 200))
    assert sum(shape.area for shape in (*found.areas.values(), *found.foreign)) == pytest.approx(COUNTRY.area)


def test_an_area_cut_in_two_is_refused() -> None:
    torn = sheet(middle=(200, 200), rest=(110, 200))
    torn.area[0].towns |= {"north": spot(200, 110), "south": spot(200, 290)}
    torn.area[1].towns["east"] = spot(290, 200)
    with pytest.raises(SystemExit, match="rest is in several parts"):
        survey(torn, CANVAS, facts(), [COUNTRY])


def test_wrong_borders_are_named() -> None:
    areas = {"a": shapely.box(0, 0, 10, 10), "b": shapely.box(10, 0, 20, 10), "c": shapely.box(20, 0, 30, 10)}
    assert misdrawn(areas, facts(land=pairs("a b", "b c")), 8) == []
    assert misdrawn(areas, facts(land=pairs("a b", "b c")), 12) != []
    assert misdrawn(areas, facts(land=pairs("a b")), 8) == ["b and c must not meet"]
    wrong = misdrawn(areas, facts(land=pairs("a b", "b c", "a c")), 8)
    assert wrong == ["a and c must meet along at least 8, not 0"]
    corner = {"a": shapely.box(0, 0, 10, 10), "d": shapely.box(10, 10, 20, 20)}
    assert misdrawn(corner, facts(), 8) == ["a and d must not meet"]


def test_cramped_areas_are_named() -> None:
    areas = {
        "wide": shapely.box(0, 0, 90, 90),
        "low": shapely.box(100, 0, 200, 32),
        "thin": shapely.box(210, 0, 214, 90),
    }
    drawn = draw(QUARTERS, CANVAS, facts(), Survey(areas, []))
    assert drawn.areas[0].room.width == 2 * 12
    assert [line.split()[0] for line in cramped(drawn.areas, QUARTERS.room)] == ["low", "thin"]


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
    drawn = draw(QUARTERS, CANVAS, facts(water=pairs("a b")), found)
    [(start, end)] = corners(drawn.straits[0].path)
    assert (drawn.straits[0].between, start[0], end[0]) == (("a", "b"), 90, 120)


def test_straits_go_the_way_of_the_sheet() -> None:
    """The ship is where the water is, not in the middle of the line."""
    led = sheet(a=(50, 50), b=(160, 50))
    led.strait = [Way(("a", "b"), [spot(20, 20), spot(125, 20)])]
    areas = {"a": shapely.box(0, 0, 90, 90), "b": shapely.box(120, 0, 200, 90)}
    [strait] = draw(led, CANVAS, facts(water=pairs("a b")), Survey(areas, [])).straits
    assert strait.between == ("a", "b")
    assert [(round(x), round(y)) for x, y in (corners(strait.path)[0][0], corners(strait.path)[0][-1])] == [
        (20, 20),
        (125, 20),
    ]
    assert strait.ship == pytest.approx((105, 20), abs=0.2)


def test_straits_led_astray_are_named() -> None:
    areas = {"a": shapely.box(0, 0, 9, 9), "b": shapely.box(20, 0, 29, 9), "c": shapely.box(12, 0, 15, 9)}
    assert misled([Strait(("a", "b"), "M5 5l5 10 12-10", (10, 15))], areas) == []
    assert misled([Strait(("a", "b"), "M5 5l20 0", (10, 5))], areas) == ["the strait between a and b crosses c"]
    wrong = misled([Strait(("a", "b"), "M5 5l5 10", (10, 15))], areas)
    assert wrong == ["the strait between a and b must end in b"]


SEAS = sheet(nw=(150, 150), ne=(250, 140), sw=(150, 250), se=(240, 260))
SEAS.sea = [Water("west", spot(50, 200)), Water("east", spot(350, 200))]
SEAS.parting = [[spot(200, 200), spot(190, -100)], [spot(200, 200), spot(210, 500)]]


def test_waters_are_parted_into_seas_that_reach_below_the_coast() -> None:
    seas = flood(SEAS, CANVAS, [COUNTRY])
    assert list(seas) == ["west", "east"]
    assert seas["west"].contains(shapely.box(-4, 0, 105, 400))
    assert not seas["west"].intersects(shapely.box(120, 120, 280, 280))
    quarters = {"left": shapely.box(100, 100, 150, 300), "right": shapely.box(150, 100, 300, 300)}
    areas = {name: shapely.segmentize(shape, 10) for name, shape in quarters.items()}
    assert shores(areas, seas).keys() == pairs("left west", "right west", "right east")
    wanted = facts(shores=pairs("left west", "right west", "right east"), seas=pairs("west east"))
    assert misparted(areas, seas, wanted, 20) == []
    wrong = misparted(areas, seas, wanted._replace(shores=pairs("left west", "right west", "left east")), 20)
    assert wrong[0] == "east and left must meet along 20 of coast, not 0"
    assert wrong[1].startswith("east and right must not meet")
    assert misparted(areas, seas, wanted._replace(seas=set()), 20)[0].startswith("east and west must not meet")


def test_seas_without_a_parting_are_named() -> None:
    whole = sheet(nw=(150, 150))
    whole.sea, whole.parting = SEAS.sea, SEAS.parting[:1]
    with pytest.raises(SystemExit, match="no parting between west and east"):
        flood(whole, CANVAS, [COUNTRY])


def test_a_swell_enlarges_its_middle_and_leaves_its_rim() -> None:
    canvas = Canvas(FRAME, [Swell(at=spot(200, 200), radius=100, factor=1.5, shift=(0, -8))])
    near, rim = canvas.point(spot(201, 200)), canvas.point(spot(301, 200))
    assert (near.x, near.y) == pytest.approx((201.5, 192), abs=0.05)
    assert (rim.x, rim.y) == pytest.approx((301, 200))


def test_narrow_inlets_are_filled() -> None:
    fjord = COUNTRY.difference(shapely.box(180, 100, 184, 200))
    assert closed(fjord, 6).contains(shapely.Point(182, 150))
    assert not closed(fjord, 3).contains(shapely.Point(182, 150))


def test_islands_are_gathered() -> None:
    isles = sheet(isles=(110, 110))
    isles.area[0].towns |= {"east": spot(150, 110), "far": spot(300, 300)}
    isles.islands.gathered = [Gathering("isles", ["town", "east"], 12)]
    land = [shapely.box(100, 100, 120, 120), shapely.box(130, 100, 160, 120), shapely.box(290, 290, 310, 310)]
    found = survey(isles, CANVAS, facts(), land).areas["isles"]
    assert found.contains(shapely.Point(125, 110))
    assert len(shapely.get_parts(found)) == 2


ROADS = [Place("a", (50, 50)), Place("b", (100, 60)), Place("c", (150, 50)), Place("d", (150, 150))]


def test_roads_lead_from_place_to_place_and_run_on_smoothly() -> None:
    links = lay_roads(CANVAS, ROADS, [("a", "b"), ("b", "c"), ("d", "c")], [])
    ways = [corners(link.path)[0] for link in links]
    assert [(way[0], way[-1]) for way in ways] == [
        ((50, 50), (100, 60)),
        ((100, 60), (150, 50)),
        ((150, 150), (150, 50)),
    ]
    (x1, y1), (x2, y2), (x3, y3) = ways[0][-2], ways[0][-1], ways[1][1]
    assert (y2 - y1) / (x2 - x1) == pytest.approx((y3 - y2) / (x3 - x2), abs=0.1)  # through b in one direction
    assert tangled(links, ROADS, 8) == []


def test_roads_go_round_bends() -> None:
    [link] = lay_roads(CANVAS, ROADS, [("c", "a")], [Way(("a", "c"), [spot(100, 90)])])
    assert min(shapely.Point(100, 90).distance(shapely.Point(corner)) for corner in corners(link.path)[0]) < 0.2


def test_tangled_roads_are_named() -> None:
    links = lay_roads(CANVAS, [*ROADS, Place("e", (60, 150))], [("a", "d"), ("e", "c")], [])
    assert tangled(links, [], 8) == ["the roads a-d and e-c cross"]
    [through] = lay_roads(CANVAS, ROADS, [("a", "c")], [])
    assert tangled([through], ROADS, 12) == ["the road a-c passes too near to b"]


def test_areas_grow_around_their_places() -> None:
    """A place in the far corner of the neighbour's land is won; what the facts say about it comes first."""
    halves = sheet(west=(120, 200), east=(200, 200))
    halves.place = [Spot("fort", spot(290, 290), kind="camp", area="east")]
    known = facts(places={"fort": ("town", "west")})
    halves.area[0].towns["south"] = spot(200, 290)
    found = survey(halves, CANVAS, known, [COUNTRY])
    [fort] = draw(halves, CANVAS, known, found).places
    assert (fort.kind, fort.area) == ("town", "west")
    assert found.areas["west"].contains(shapely.Point(fort.at))


def test_misplaced_places_are_named() -> None:
    places = [Place("a", (5, 5), area="land"), Place("b", (25, 5), area="land"), Place("c", (5, 8))]
    wrong = misplaced(places, {"land": shapely.box(0, 0, 10, 10)}, 4)
    assert wrong == ["b must lie in land", "c and a are only 3 apart"]


def test_names_of_places_avoid_places_roads_and_each_other() -> None:
    naming = Naming(kinds=["city"], mark=6, letter=6, line=12, longest_line=12, apart=0)
    places = [Place("one", (50, 50), "city"), Place("two", (50, 30), "city"), Place("three", (80, 50), "road")]
    names = {"one": "Londinium", "two": "Lindum"}
    named = name_places(places, [], [], names, naming)
    boxes = [name_box(place, names, naming) for place in named if place.label]
    assert [place.label is None for place in named] == [False, False, True]
    assert not boxes[0].intersects(boxes[1])
    assert not any(box.intersects(shapely.Point(place.at).buffer(5)) for box in boxes for place in places)


def test_rooms_keep_off_places() -> None:
    marked = sheet(a=(150, 150))
    marked.naming = Naming(kinds=[], mark=20, letter=6, line=12, longest_line=12, apart=0)
    plain = draw(marked, CANVAS, facts(), Survey({"a": COUNTRY}, [])).areas[0].room
    marked.place = [Spot("fort", spot(plain.x + plain.width / 2, plain.y + 5))]
    room = draw(marked, CANVAS, facts(), Survey({"a": COUNTRY}, [])).areas[0].room
    box = shapely.box(room.x, room.y, room.x + room.width, room.y + room.height)
    assert box.distance(shapely.Point(plain.x + plain.width / 2, plain.y + 5)) >= 19


def test_a_shove_moves_what_is_in_its_ring() -> None:
    ring = [spot(100, 100), spot(200, 100), spot(200, 200), spot(100, 200)]
    canvas = Canvas(FRAME, shoves=[Shove(ring, shift=(30, 0), factor=1.5)])
    inner, outer = canvas.point(spot(170, 150)), canvas.point(spot(230, 150))
    assert (inner.x, inner.y) == pytest.approx((210, 150), abs=0.2)
    assert (outer.x, outer.y) == pytest.approx((230, 150))


def test_terrain_stands_apart_from_name_and_room() -> None:
    hilly = sheet(a=(50, 50))
    hilly.symbols = Symbols(["mountain"], size=10, most=5)
    areas = {"a": shapely.box(0, 0, 120, 120), "b": shapely.box(200, 0, 300, 90)}
    known = facts(terrain={"a": "mountain", "b": "clear"})
    drawn = draw(hilly, CANVAS, known, Survey(areas, []))
    [shown] = drawn.terrain
    room = drawn.areas[0].room
    box = shapely.box(room.x, room.y, room.x + room.width, room.y + room.height)
    assert (shown.area, shown.kind, len(shown.at)) == ("a", "mountain", 5)
    assert all(areas["a"].contains(shapely.Point(at).buffer(4.5)) for at in shown.at)
    assert all(box.distance(shapely.Point(at)) >= 4.5 for at in shown.at)


def test_facts_are_read_where_the_sheet_says(tmp_path: Path) -> None:
    file = tmp_path / "facts.toml"
    file.write_text(
        """
        [[shire]]
        id = "a"
        next = ["b"]
        theatre = "north"
        coast = ["sea"]
        [[shire]]
        id = "b"
        ferry = ["a"]
        """,
        "utf-8",
    )
    read = read_facts(file, Rules("shire", borders="next", straits="ferry", tint="theatre", shores="coast"))
    assert read == facts(land=pairs("a b"), water=pairs("a b"), tints={"a": "north"}, shores=pairs("a sea"))
    assert read.name("north_mercia") == "north mercia"


@pytest.mark.parametrize(
    ("name", "lines"),
    [("Kent", ["Kent"]), ("North Mercia", ["North", "Mercia"]), ("Isle of Man", ["Isle of", "Man"])],
)
def test_long_names_are_broken_between_words(name: str, lines: list[str]) -> None:
    assert lines_of(name, 8) == lines


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
    ("name", "at", "king", "britannia"),
    [
        ("London", (-0.13, 51.5), "essex", "essex"), ("York", (-1.08, 53.96), "northumbria", "york"),
        ("Bath", (-2.36, 51.38), "devon", "avalon"), ("Lewis", (-6.5, 58.2), "moray", "hebrides"),
        ("Skye", (-6.2, 57.3), "moray", "skye"), ("Hoy", (-3.3, 58.84), "moray", "orkneys"),
        ("Mull", (-5.9, 56.45), "moray", "dalriada"), ("Arran", (-5.25, 55.58), "moray", "strathclyde"),
        ("Anglesey", (-4.4, 53.3), "gwynedd", "gwynedd"), ("Wight", (-1.3, 50.68), "devon", "wessex"),
        ("Lizard", (-5.2, 50.05), "devon", "cornwall"), ("Edinburgh", (-3.2, 55.92), "strathclyde", "lothian"),
        ("Man", (-4.55, 54.2), None, None), ("Dublin", (-6.5, 53.35), None, None), ("Amiens", (2.3, 49.9), None, None),
    ],
)  # fmt: skip
def test_places_of_britain_lie_where_one_expects_them(
    name: str, at: tuple[float, float], king: str | None, britannia: str | None
) -> None:
    """On the maps in the games' folders, islands included; None stands for land that nobody enters."""
    for game, area in (("king_is_dead", king), ("britannia", britannia)):
        assert lying(game, at) == ([area] if area else ["nobody"]), f"{name} in {game}"


@pytest.mark.parametrize(
    ("name", "at", "province"),
    [
        ("Corsica", (9.1, 42.2), "sardinia"), ("Etna", (15.0, 37.75), "sicilia"),
        ("Majorca", (3.0, 39.6), "tarraconensis"), ("Istria", (13.9, 45.2), "italia_annonaria"),
        ("Skye", (-6.2, 57.3), "caledonia"), ("Land's End", (-5.6, 50.1), "britannia_prima"),
        ("Jutland", (9.3, 56.0), "nobody"), ("Zealand", (11.8, 55.5), "nobody"),
        ("Sparta", (22.4, 37.1), "nobody"), ("Cyrene", (21.8, 32.7), "nobody"),
    ],
)  # fmt: skip
def test_places_of_the_west_lie_where_one_expects_them(name: str, at: tuple[float, float], province: str) -> None:
    assert lying("barbarian_kingdoms", at) == [province], name


def lying(game: str, at: tuple[float, float]) -> list[str]:
    """The areas of a map in which a point of the world lies."""
    drawn, made = load_map(GAMES / game), read_sheet(SHEETS / f"{game}.toml")
    point = Canvas(made.frame, made.swell, made.shove).point(at)
    paths = [(area.id, area.path) for area in drawn.areas] + [("nobody", path) for path in drawn.land]
    return [known for known, path in paths if any(shapely.Polygon(ring).contains(point) for ring in corners(path))]
