"""A game's map as the page and the pictures draw it: areas, coasts, borders and room for pieces."""

from __future__ import annotations

import re
from itertools import accumulate
from pathlib import Path

import msgspec

Point = tuple[float, float]

FILE = "map.json"
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
DIGITS = 1  # paths are exact to a tenth


class Rectangle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    x: float
    y: float
    width: float
    height: float


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the board that pieces stand on."""

    id: str  # as in the rules
    path: str
    label: Point  # the middle of the name
    room: Rectangle  # for the pieces, below the name
    lines: int = 1  # on how many lines the name is written
    tint: str = ""  # what it belongs to and is coloured by: a theatre, a zone, a kingdom


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A point of the board: a town, a stretch of road, a harbour."""

    id: str
    at: Point
    kind: str = ""
    area: str = ""  # where it lies
    label: Point | None = None  # the middle of its name, if the name is written


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line between two areas or places."""

    between: tuple[str, str]
    path: str


class Strait(Link, frozen=True, forbid_unknown_fields=True):
    """A way across water: it starts in the one area and ends in the other."""

    ship: Point  # where one is drawn: on the water between


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an area shows its mountains or marshes: beside its name and its room."""

    area: str
    kind: str
    at: list[Point]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that is drawn of a board before the first piece.

    Paths are SVG path data in one form: `M` with a point, `l` with steps, and `z` at the end of a ring.
    """

    width: float
    height: float
    areas: list[Area]
    land: list[str] = []  # land that nobody can enter; goes on beyond the canvas
    coast: list[str] = []  # the outline of all areas together
    borders: list[Link] = []  # where two areas meet, each once
    straits: list[Strait] = []  # neighbours across water
    seas: list[Area] = []  # they go on a little below the coast and beyond the canvas: draw the land above them
    terrain: list[Terrain] = []
    places: list[Place] = []
    connections: list[Link] = []  # between places

    def area(self, area_id: str) -> Area:
        return next(area for area in (*self.areas, *self.seas) if area.id == area_id)


def corners(path: str) -> list[list[Point]]:
    """The rings or lines of a path, each as its corners; neighbours have the same ones.

    >>> corners("M10 20l5 .5-5-1zM3 4l1 1")
    [[(10.0, 20.0), (15.0, 20.5), (10.0, 19.5)], [(3.0, 4.0), (4.0, 5.0)]]
    """
    return [_line([float(number) for number in NUMBER.findall(part)]) for part in path.split("M")[1:]]


def _line(numbers: list[float]) -> list[Point]:
    """A start and steps, as points."""
    xs, ys = accumulate(numbers[::2]), accumulate(numbers[1::2])
    return [(round(x, DIGITS), round(y, DIGITS)) for x, y in zip(xs, ys, strict=True)]


def load_map(folder: Path) -> Map:
    """The map in a game's folder.

    >>> import bretwalda
    >>> load_map(bretwalda.game("king_is_dead").folder).area("essex").id
    'essex'
    """
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Map)
