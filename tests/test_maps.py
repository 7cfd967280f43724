"""Every map keeps to the rules: its borders are theirs, and there is room for names and pieces.

All of it is measured on the file that players get, without the tool that drew it.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import NamedTuple

import pytest

from bretwalda.engine.atlas import FILE, Area, Map, Point, Rectangle, corners, load_map
from bretwalda.engine.registry import catalogue
from bretwalda.games.king_is_dead.board import FACTS as KING

LARGEST_FILE = 150_000
SHORTEST_BORDER = 24  # a shorter one is easily overlooked
RING = re.compile(r"M\S+? ?\S+?l[-\d. ]+z")
LINE = re.compile(r"M\S+? ?\S+?l[-\d. ]+")

Pairs = set[frozenset[str]]
Edge = frozenset[Point]


class Rules(NamedTuple):
    """What a game's rules ask of its map."""

    areas: list[str]
    borders: Pairs
    straits: Pairs
    pieces: tuple[int, int]  # columns and rows that every area has room for
    piece: float  # the least size of one


RULES = {
    "king_is_dead": Rules(
        areas=[row["id"] for row in KING["region"]],
        borders={frozenset((row["id"], other)) for row in KING["region"] for other in row["adjacent"]},
        straits=set(),
        pieces=(4, 3),
        piece=22,
    ),
}
EVERY_MAP = pytest.mark.parametrize("game", [id for id, game in catalogue().items() if (game.folder / FILE).exists()])


@cache
def drawn(game: str) -> Map:
    return load_map(catalogue()[game].folder)


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


def contains(area: Area, rectangle: Rectangle) -> bool:
    middle = rectangle.x + rectangle.width / 2, rectangle.y + rectangle.height / 2
    return inside(area.path, *middle) and not any(crosses(rectangle, edge) for edge in edges(area.path))


def shared(a: Area, b: Area) -> float:
    """How long the border between two areas is."""
    return sum(dist(*edge) for edge in edges(a.path) & edges(b.path))


def test_the_king_has_a_map() -> None:
    assert (catalogue()["king_is_dead"].folder / FILE).exists()


@EVERY_MAP
def test_areas_are_those_of_the_rules(game: str) -> None:
    assert [area.id for area in drawn(game).areas] == RULES[game].areas


@EVERY_MAP
def test_areas_meet_exactly_when_they_are_adjacent(game: str) -> None:
    for a, b in combinations(drawn(game).areas, 2):
        if {a.id, b.id} in RULES[game].borders:
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
    assert {frozenset(link.between) for link in drawn(game).borders} == RULES[game].borders
    for link in drawn(game).borders:
        a, b = (areas[name] for name in link.between)
        line = {frozenset(ends) for part in rings(link.path) for ends in pairwise(part)}
        assert line == edges(a.path) & edges(b.path)


@EVERY_MAP
def test_straits_are_those_of_the_rules(game: str) -> None:
    assert {frozenset(link.between) for link in drawn(game).straits} == RULES[game].straits


@EVERY_MAP
def test_names_and_pieces_have_room(game: str) -> None:
    (columns, rows), least = RULES[game].pieces, RULES[game].piece
    for area in drawn(game).areas:
        assert inside(area.path, *area.label), area.id
        assert area.label[1] < area.room.y, f"the name of {area.id} stands in the way of its pieces"
        assert contains(area, area.room), area.id
        assert min(area.room.width / columns, area.room.height / rows) >= least, area.id


@EVERY_MAP
def test_areas_lie_on_the_canvas_and_on_no_foreign_land(game: str) -> None:
    board = drawn(game)
    for area in board.areas:
        assert all(0 < x < board.width and 0 < y < board.height for ring in rings(area.path) for x, y in ring)
        assert not any(inside(land, *area.label) for land in board.land)


@EVERY_MAP
def test_paths_have_the_form_that_is_promised(game: str) -> None:
    board = drawn(game)
    for path in (*(area.path for area in board.areas), *board.land, *board.coast):
        assert "".join(RING.findall(path)) == path
    for link in (*board.borders, *board.straits):
        assert "".join(LINE.findall(link.path)) == link.path


@EVERY_MAP
def test_the_file_is_small(game: str) -> None:
    assert (catalogue()[game].folder / FILE).stat().st_size < LARGEST_FILE


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


def test_the_measure_of_borders_can_fail() -> None:
    left = Area("left", "M0 0l5 0 0 5-5 0z", (1, 1), Rectangle(1, 1, 1, 1))
    right = Area("right", "M5 0l5 0 0 5-5 0z", (6, 1), Rectangle(6, 1, 1, 1))
    corner = Area("corner", "M5 5l5 0 0 5-5 0z", (6, 6), Rectangle(6, 6, 1, 1))
    assert (shared(left, right), shared(right, corner), shared(left, corner)) == (5, 5, 0)
