"""Every map keeps to the rules: its borders are theirs, and there is room for names and pieces.

All of it is measured on the file that players get, without the tool that drew it.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bretwalda.games
from bretwalda.engine.atlas import FILE, Area, Map, Point, Rectangle, corners, load_map

LARGEST_FILE = 150_000
SHORTEST_BORDER = 24  # a shorter one is easily overlooked
RING = re.compile(r"M\S+? ?\S+?l[-\d. ]+z")
LINE = re.compile(r"M\S+? ?\S+?l[-\d. ]+")

Pairs = set[frozenset[str]]
Edge = frozenset[Point]


GAMES = Path(bretwalda.games.__path__[0])


class Rules(NamedTuple):
    """What a game's rules ask of its map."""

    areas: list[str]
    borders: Pairs | None  # None: the rules do not ask who borders whom
    pieces: list[tuple[int, int]]  # columns and rows; every area has room for one of these layouts
    piece: float  # the least size of one
    straits: Pairs = set()
    seas: list[str] = []
    sea_borders: Pairs = set()
    shores: Pairs = set()  # land and sea
    sea_pieces: list[tuple[int, int]] = []
    sea_piece: float = 0
    tints: dict[str, str] = {}
    terrain: dict[str, str] = {}  # where it is not plain
    places: dict[str, tuple[str, str]] = {}  # kind and area
    apart: float = 0  # places keep this distance
    connections: Pairs = set()


def pairs(rows: Iterable[dict[str, Any]], key: str) -> Pairs:
    return {frozenset((row["id"], other)) for row in rows for other in row.get(key, [])}


def ids(rows: Iterable[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def king_is_dead(facts: dict[str, Any]) -> Rules:
    regions = facts["region"]
    return Rules(ids(regions), pairs(regions, "adjacent"), pieces=[(4, 3)], piece=22)


def britannia(facts: dict[str, Any]) -> Rules:
    """Room for the stacks of two nations, a structure and a leader."""
    land, seas = facts["area"], facts["sea"]
    return Rules(
        ids(land),
        pairs(land, "borders"),
        pieces=[(2, 2), (4, 1)],
        piece=30,
        straits=pairs(land, "straits"),
        seas=ids(seas),
        sea_borders=pairs(seas, "borders"),
        shores=pairs(land, "coast"),
        sea_pieces=[(4, 2), (5, 1)],
        sea_piece=36,
        tints={row["id"]: row["theatre"] for row in land},
        terrain={row["id"]: row["terrain"] for row in land if row["terrain"] != "clear"},
    )


def rex_britannorum(facts: dict[str, Any]) -> Rules:
    """Cubes and oppida stand on the places; a region has room for a cube of each of two kingdoms."""
    places = {row["id"]: (row["kind"], row["region"]) for row in facts["place"]}
    return Rules(
        ids(facts["region"]),
        None,
        pieces=[(2, 1)],
        piece=17,
        tints={row["id"]: row["zone"] for row in facts["region"]},
        places=places | {f"{row['id'][0]}_joker": ("joker", "") for row in facts["zone"]},
        apart=44,
        connections={frozenset(pair) for pair in facts["roads"]["connections"]},
    )


def barbarian_kingdoms(facts: dict[str, Any]) -> Rules:
    """Room for a figure, a control token and the treasure; at sea a slot for each kingdom."""
    provinces = facts["province"]
    initial = {name: row["id"] for row in facts["kingdom"] for name in row["provinces"]}
    places = {f"{row['id']}_port": ("port", row["id"]) for row in provinces if "port" in row}
    places |= {f"{name}_capital": ("capital", name) for name in (row["provinces"][0] for row in facts["kingdom"])}
    waters = ("oceanus", "mare_germanicum", "mare_internum_west", "mare_internum_east")
    return Rules(
        ids(provinces),
        pairs(provinces, "adjacent"),
        pieces=[(3, 1), (2, 2)],
        piece=20,
        straits=pairs(provinces, "straits"),
        seas=["sea"],
        shores={frozenset((row["id"], "sea")) for row in provinces if row["coastal"]},
        sea_pieces=[(6, 2)],
        sea_piece=24,
        tints=initial,
        places=places
        | {f"sea_{row['id']}": ("slot", "") for row in facts["kingdom"]}
        | dict.fromkeys(waters, ("water", "")),
        apart=22,
    )


RULES = {
    "king_is_dead": king_is_dead,
    "britannia": britannia,
    "rex_britannorum": rex_britannorum,
    "barbarian_kingdoms": barbarian_kingdoms,
}
FOUND = sorted(file.parent.name for file in GAMES.glob(f"*/{FILE}") if (file.parent / "facts.toml").exists())
EVERY_MAP = pytest.mark.parametrize("game", FOUND)


@cache
def rules(game: str) -> Rules:
    return RULES[game](tomllib.loads((GAMES / game / "facts.toml").read_text("utf-8")))


@cache
def drawn(game: str) -> Map:
    return load_map(GAMES / game)


@cache
def rings(path: str) -> list[list[Point]]:
    return corners(path)


@cache
def edges(path: str) -> frozenset[Edge]:
    """The edges of rings, whichever way they go."""
    return frozenset(frozenset(ends) for ring in rings(path) for ends in pairwise([*ring, ring[0]]))


def surface(path: str) -> float:
    """How large the rings of a path are together."""
    return sum(
        abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]))) / 2 for ring in rings(path)
    )


def inside(path: str, x: float, y: float) -> bool:
    """Whether a point lies within a path (even-odd rule)."""
    crossings = 0
    for ring in rings(path):
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            if (y1 < y) != (y2 < y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                crossings += 1
    return crossings % 2 == 1


def crosses(rectangle: Rectangle, edge: Edge) -> bool:
    """Whether an edge has a point inside a rectangle: what is left after cutting it at all four sides."""
    (x1, y1), (x2, y2) = edge
    enter, leave = 0.0, 1.0
    for start, way, low, high in (
        (x1, x2 - x1, rectangle.x, rectangle.x + rectangle.width),
        (y1, y2 - y1, rectangle.y, rectangle.y + rectangle.height),
    ):
        if way == 0:
            if not low < start < high:
                return False
            continue
        near, far = sorted(((low - start) / way, (high - start) / way))
        enter, leave = max(enter, near), min(leave, far)
    return enter < leave


def cut(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two stretches cross: the ends of each lie on both sides of the other."""

    def side(line: tuple[Point, Point], point: Point) -> bool:
        (x1, y1), (x2, y2) = line
        return (x2 - x1) * (point[1] - y1) > (y2 - y1) * (point[0] - x1)

    return side(one, other[0]) != side(one, other[1]) and side(other, one[0]) != side(other, one[1])


def contains(area: Area, rectangle: Rectangle) -> bool:
    middle = rectangle.x + rectangle.width / 2, rectangle.y + rectangle.height / 2
    return inside(area.path, *middle) and not any(crosses(rectangle, edge) for edge in edges(area.path))


def largest_piece(room: Rectangle, layouts: list[tuple[int, int]]) -> float:
    """What a room holds in the best of the layouts."""
    return max(min(room.width / columns, room.height / rows) for columns, rows in layouts)


def shared(a: Area, b: Area) -> float:
    """How long the border between two areas is."""
    return sum(dist(*edge) for edge in edges(a.path) & edges(b.path))


def water(board: Map, x: float, y: float) -> bool:
    return not any(inside(path, x, y) for path in (*board.land, *(area.path for area in board.areas)))


def test_the_king_has_a_map() -> None:
    assert "king_is_dead" in FOUND


@EVERY_MAP
def test_areas_are_those_of_the_rules(game: str) -> None:
    assert [area.id for area in drawn(game).areas] == rules(game).areas


@EVERY_MAP
def test_areas_meet_exactly_when_they_are_adjacent(game: str) -> None:
    wanted = rules(game).borders
    if wanted is None:
        return
    for a, b in combinations(drawn(game).areas, 2):
        if {a.id, b.id} in wanted:
            assert shared(a, b) >= SHORTEST_BORDER, f"{a.id} and {b.id} hardly meet"
            continue
        touching = {point for ring in rings(a.path) for point in ring} & {p for ring in rings(b.path) for p in ring}
        assert not touching, f"{a.id} and {b.id} touch"


@EVERY_MAP
def test_areas_neither_overlap_nor_leave_gaps(game: str) -> None:
    """Together they cover what the coast encloses, and an edge has an area on each side or one and the sea."""
    areas = drawn(game).areas
    coast = "".join(drawn(game).coast)
    assert sum(surface(area.path) for area in areas) == pytest.approx(surface(coast))
    owners = Counter(edge for area in areas for edge in edges(area.path))
    assert {edge for edge, number in owners.items() if number == 1} == edges(coast)
    assert max(owners.values()) == 2


@EVERY_MAP
def test_border_lines_are_the_shared_edges(game: str) -> None:
    areas = {area.id: area for area in drawn(game).areas}
    if rules(game).borders is not None:
        assert {frozenset(link.between) for link in drawn(game).borders} == rules(game).borders
    for link in drawn(game).borders:
        a, b = (areas[name] for name in link.between)
        line = {frozenset(ends) for part in rings(link.path) for ends in pairwise(part)}
        assert line == edges(a.path) & edges(b.path)


@EVERY_MAP
def test_straits_are_those_of_the_rules(game: str) -> None:
    assert {frozenset(strait.between) for strait in drawn(game).straits} == rules(game).straits


@EVERY_MAP
def test_straits_lead_from_area_to_area_over_water(game: str) -> None:
    board = drawn(game)
    for strait in board.straits:
        [way] = rings(strait.path)
        for area, end in zip(strait.between, (way[0], way[-1]), strict=True):
            assert inside(board.area(area).path, *end), f"{strait.between} does not end in {area}"
        others = [area for area in board.areas if area.id not in strait.between]
        assert not any(inside(area.path, *point) for area in others for point in way), strait.between
        assert water(board, *strait.ship), strait.between


@EVERY_MAP
def test_names_and_pieces_have_room(game: str) -> None:
    asked = rules(game)
    for area in drawn(game).areas:
        assert inside(area.path, *area.label), area.id
        assert area.label[1] < area.room.y, f"the name of {area.id} stands in the way of its pieces"
        assert contains(area, area.room), area.id
        assert largest_piece(area.room, asked.pieces) >= asked.piece, area.id


@EVERY_MAP
def test_seas_are_those_of_the_rules(game: str) -> None:
    assert [sea.id for sea in drawn(game).seas] == rules(game).seas


@EVERY_MAP
def test_seas_meet_exactly_when_they_are_adjacent(game: str) -> None:
    for a, b in combinations(drawn(game).seas, 2):
        if {a.id, b.id} in rules(game).sea_borders:
            assert shared(a, b) >= SHORTEST_BORDER, f"{a.id} and {b.id} hardly meet"
        else:
            assert shared(a, b) == 0, f"{a.id} and {b.id} touch"


@EVERY_MAP
def test_coasts_lie_on_the_seas_of_the_rules(game: str) -> None:
    """Each stretch of an area's coast is within the outline of one sea, which goes on below the land.

    What is within none is no coast, but where the area ends at land that nobody enters.
    """
    board = drawn(game)
    coast, wild = edges("".join(board.coast)), edges("".join(board.land))
    for area in board.areas if board.seas else []:
        on: dict[str, float] = defaultdict(float)
        for edge in edges(area.path) & coast:
            (x1, y1), (x2, y2) = edge
            seas = [sea.id for sea in board.seas if inside(sea.path, (x1 + x2) / 2, (y1 + y2) / 2)]
            assert len(seas) == 1 or (seas == [] and edge in wild), area.id
            for sea in seas:
                on[sea] += dist(*edge)
        wanted = {sea for sea in rules(game).seas if {area.id, sea} in rules(game).shores}
        assert set(on) == wanted, area.id
        assert all(length >= SHORTEST_BORDER for length in on.values()), area.id


@EVERY_MAP
def test_seas_have_room_on_open_water(game: str) -> None:
    board, asked = drawn(game), rules(game)
    land = [*board.land, *board.coast]
    for sea in board.seas:
        assert inside(sea.path, *sea.label), sea.id
        assert water(board, *sea.label), sea.id
        assert contains(sea, sea.room), sea.id
        assert 0 <= sea.room.x < sea.room.x + sea.room.width <= board.width, sea.id
        assert not any(crosses(sea.room, edge) for path in land for edge in edges(path)), sea.id
        assert largest_piece(sea.room, asked.sea_pieces) >= asked.sea_piece, sea.id


@EVERY_MAP
def test_areas_have_the_tints_of_the_rules(game: str) -> None:
    assert {area.id: area.tint for area in drawn(game).areas if area.tint} == rules(game).tints


@EVERY_MAP
def test_terrain_is_shown_beside_names_and_pieces(game: str) -> None:
    board = drawn(game)
    assert {shown.area: shown.kind for shown in board.terrain} == rules(game).terrain
    for shown in board.terrain:
        area = board.area(shown.area)
        assert len(shown.at) >= 2, area.id
        for x, y in shown.at:
            assert inside(area.path, x, y), area.id
            left, top = area.room.x, area.room.y
            assert not (left < x < left + area.room.width and top < y < top + area.room.height), area.id


@EVERY_MAP
def test_places_are_those_of_the_rules(game: str) -> None:
    assert {place.id: (place.kind, place.area) for place in drawn(game).places} == rules(game).places


@EVERY_MAP
def test_places_lie_in_their_areas(game: str) -> None:
    board = drawn(game)
    for place in board.places:
        assert [area.id for area in board.areas if inside(area.path, *place.at)] == [place.area][: bool(place.area)]
        assert 0 < place.at[0] < board.width, place.id
        assert 0 < place.at[1] < board.height, place.id


@EVERY_MAP
def test_places_stand_apart_from_each_other_and_from_rooms(game: str) -> None:
    board = drawn(game)
    for a, b in combinations(board.places, 2):
        assert dist(a.at, b.at) >= rules(game).apart, f"{a.id} and {b.id}"
    for place in board.places:
        for area in (*board.areas, *board.seas):
            room, (x, y) = area.room, place.at
            assert not (room.x < x < room.x + room.width and room.y < y < room.y + room.height), place.id


@EVERY_MAP
def test_ports_lie_by_the_sea_and_slots_on_it(game: str) -> None:
    board = drawn(game)
    for place in board.places:
        if place.kind in {"slot", "water"}:
            assert water(board, *place.at), place.id
        if place.kind == "port":
            shore = edges(board.area(place.area).path) & edges("".join(board.coast))
            on_sea = [edge for edge in shore if any(inside(sea.path, *end) for sea in board.seas for end in edge)]
            assert min(dist(place.at, end) for edge in on_sea for end in edge) < 15, place.id


@EVERY_MAP
def test_cities_have_names_that_hide_no_place(game: str) -> None:
    board = drawn(game)
    for place in board.places:
        assert (place.label is not None) == (place.kind == "city"), place.id
        if place.label:
            assert dist(place.label, place.at) < 70, place.id
            assert all(dist(place.label, other.at) > 15 for other in board.places), place.id


@EVERY_MAP
def test_connections_are_those_of_the_rules(game: str) -> None:
    board = drawn(game)
    assert len(board.connections) == len(rules(game).connections)
    assert {frozenset(link.between) for link in board.connections} == rules(game).connections
    at = {place.id: place.at for place in board.places}
    for link in board.connections:
        [way] = rings(link.path)
        assert (way[0], way[-1]) == tuple(at[end] for end in link.between), link.between


@EVERY_MAP
def test_connections_neither_cross_nor_touch_other_places(game: str) -> None:
    board = drawn(game)
    for a, b in combinations(board.connections, 2):
        if not set(a.between) & set(b.between):
            [one], [other] = rings(a.path), rings(b.path)
            assert not any(cut(s, t) for s in pairwise(one) for t in pairwise(other)), (a.between, b.between)
    for link in board.connections:
        for place in board.places:
            if place.id not in link.between:
                assert min(dist(place.at, point) for point in rings(link.path)[0]) > 15, (link.between, place.id)


@EVERY_MAP
def test_areas_lie_on_the_canvas_and_on_no_foreign_land(game: str) -> None:
    board = drawn(game)
    for area in board.areas:
        assert all(0 < x < board.width and 0 < y < board.height for ring in rings(area.path) for x, y in ring)
        assert not any(inside(land, *area.label) for land in board.land)


@EVERY_MAP
def test_paths_have_the_form_that_is_promised(game: str) -> None:
    board = drawn(game)
    for path in (*(area.path for area in (*board.areas, *board.seas)), *board.land, *board.coast):
        assert "".join(RING.findall(path)) == path
    for link in (*board.borders, *board.straits, *board.connections):
        assert "".join(LINE.findall(link.path)) == link.path


@EVERY_MAP
def test_the_file_is_small(game: str) -> None:
    assert (GAMES / game / FILE).stat().st_size < LARGEST_FILE


def test_a_field_nobody_knows_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"width": 10, "height": 10, "areas": [], "rivers": []}', "utf-8")
    with pytest.raises(Exception, match="rivers"):
        load_map(tmp_path)


@pytest.mark.parametrize(
    ("rectangle", "fits"),
    [
        (Rectangle(1, 1, 3, 8), True),
        (Rectangle(1, 1, 8, 3), False),  # over the notch, all four corners inside
        (Rectangle(11, 1, 2, 2), False),
    ],
)
def test_the_measure_of_room_can_fail(rectangle: Rectangle, fits: bool) -> None:
    """An area like a U: a rectangle across its notch does not fit, though its corners are inside."""
    area = Area("u", "M0 0l4.5 0 .5 3.5.5-3.5 4.5 0 0 10-10 0z", (1, 1), rectangle)
    assert contains(area, rectangle) is fits


def test_the_measure_of_crossings_can_fail() -> None:
    assert cut(((0, 0), (4, 4)), ((0, 4), (4, 0)))
    assert not cut(((0, 0), (4, 4)), ((0, 4), (1, 3)))


def test_the_measure_of_borders_can_fail() -> None:
    left = Area("left", "M0 0l5 0 0 5-5 0z", (1, 1), Rectangle(1, 1, 1, 1))
    right = Area("right", "M5 0l5 0 0 5-5 0z", (6, 1), Rectangle(6, 1, 1, 1))
    corner = Area("corner", "M5 5l5 0 0 5-5 0z", (6, 6), Rectangle(6, 6, 1, 1))
    assert (shared(left, right), shared(right, corner), shared(left, corner)) == (5, 5, 0)
