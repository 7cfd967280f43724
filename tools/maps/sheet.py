"""A game's sheet: the few lines of TOML from which its map is made."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

Place = tuple[float, float]  # longitude, latitude
Pairs = set[frozenset[str]]


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """The canvas and the part of the world it shows."""

    width: int
    height: int
    north: float  # latitudes of the upper and lower edge, on the meridian in the middle
    south: float
    meridian: float
    bleed: float  # how far unplayable land goes on beyond the edge, for pages of another shape


class Swell(msgspec.Struct, forbid_unknown_fields=True):
    """A lens on the canvas: land in the middle of it is drawn larger than life and aside, at its rim as it is."""

    at: Place
    radius: float  # in units of the canvas
    factor: float = 1
    shift: tuple[float, float] = (0, 0)


class Shove(msgspec.Struct, forbid_unknown_fields=True):
    """Land moved as a whole, to widen a strait that would not be seen. No coast may cross the ring."""

    ring: list[Place]
    shift: tuple[float, float] = (0, 0)  # in units of the canvas
    factor: float = 1  # larger than life, seen from the middle of the ring


class Rules(msgspec.Struct, forbid_unknown_fields=True):
    """Where the game's facts say what is on the map and who borders whom; an empty name: the game has none."""

    table: str  # the areas
    borders: str = ""  # neighbours by land; without it, any two areas may meet
    straits: str = ""  # neighbours across water
    tint: str = ""  # what an area is coloured by
    tinted: str = ""  # instead of `tint`: table.list of the areas that each row of another table colours
    terrain: str = ""
    shores: str = ""  # the seas it lies on
    coastal: str = ""  # instead of `shores`, in a game with one sea: whether an area lies on it
    only_sea: str = ""  # the id of that sea
    seas: str = ""  # the table of seas
    sea_borders: str = ""  # in that table
    places: str = ""  # the table of places
    place_area: str = ""  # in that table: where it lies
    place_kind: str = ""
    connections: str = ""  # table.list of the pairs of places that are joined


class Grain(msgspec.Struct, forbid_unknown_fields=True):
    """How fine the drawing is, in units of the canvas."""

    coast: float  # what the coast may deviate
    cell: float  # the size of a tile that goes to one area as a whole
    border: float  # what a border may deviate before it is rounded off
    roughness: float  # 0: borders halfway between towns; towards 1: wilder
    shortest_border: float  # below this nobody would see that two areas touch
    seed: int
    inlet: float = 0  # narrower inlets of the sea are filled


class Gathering(msgspec.Struct, forbid_unknown_fields=True):
    """Islands of an area that are drawn as one."""

    area: str
    towns: list[str]  # one on each island
    gap: float  # sounds and bays narrower than this are filled


class Islands(msgspec.Struct, forbid_unknown_fields=True):
    """What becomes of islands without a town: they join the nearest area."""

    smallest: float  # smaller ones are left out
    largest: float  # larger ones are foreign
    reach: float  # so are those farther away, and those not wholly on the canvas
    foreign: dict[str, Place] = {}
    gathered: list[Gathering] = []


class Room(msgspec.Struct, forbid_unknown_fields=True):
    """What must fit into every area: its name, and below it pieces in rows."""

    layouts: list[tuple[int, int]]  # columns and rows; one of them must fit
    smallest: float  # the size of a piece below which an area is too cramped
    largest: float  # and above which more room is of no use
    letter: float  # how wide one letter of the name is, on average
    line: float  # how high a line of the name is
    margin: float  # what is kept free along an outline
    longest_line: int = 99  # letters; a longer name is broken between words


class Symbols(msgspec.Struct, forbid_unknown_fields=True):
    """The little mountains and marshes with which areas are strewn."""

    kinds: list[str]  # terrain that is shown; other terrain is plain
    size: float
    most: int  # in one area


class Naming(msgspec.Struct, forbid_unknown_fields=True):
    """How places are marked, and which have their names beside them."""

    kinds: list[str]
    mark: float  # what is kept free around a place
    letter: float
    line: float
    longest_line: int
    apart: float  # what is between the middles of two places at least


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    """An area: the towns around which it grows."""

    id: str
    towns: dict[str, Place]


class Water(msgspec.Struct, forbid_unknown_fields=True):
    """A sea: what the partings leave around a point of it."""

    id: str
    at: Place


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """How a strait is crossed, from land to land."""

    between: tuple[str, str]
    way: list[Place]


class Spot(msgspec.Struct, forbid_unknown_fields=True):
    """A place. `kind` and `area` are taken from the facts where those know it."""

    id: str
    at: Place
    kind: str = ""
    area: str = ""


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """All of it; the file is called after the game."""

    frame: Frame
    rules: Rules
    grain: Grain
    islands: Islands
    room: Room
    area: list[Ground]
    beyond: dict[str, Place] = {}  # towns of land that belongs to no area
    swell: list[Swell] = []
    shove: list[Shove] = []
    sea: list[Water] = []
    sea_room: Room | None = None
    parting: list[list[Place]] = []  # lines between seas, from inland to inland or beyond the canvas
    strait: list[Way] = []
    symbols: Symbols | None = None
    place: list[Spot] = []
    naming: Naming | None = None
    bend: list[Way] = []  # connections that do not go straight: the points between


class Facts(NamedTuple):
    """What the game's facts say about the map."""

    land: Pairs | None  # who borders whom by land; None: whoever
    water: Pairs  # across water
    shores: Pairs  # land and sea
    seas: Pairs  # sea and sea
    names: dict[str, str]
    tints: dict[str, str]
    terrain: dict[str, str]
    places: dict[str, tuple[str, str]]  # kind and area
    place_names: dict[str, str]
    connections: list[tuple[str, str]]

    def name(self, area: str) -> str:
        """The name to leave space for; facts that keep names elsewhere have ids like them."""
        return self.names.get(area, area.replace("_", " "))


def read_sheet(path: Path) -> Sheet:
    return msgspec.toml.decode(path.read_bytes(), type=Sheet)


def read_facts(path: Path, rules: Rules) -> Facts:
    tables = tomllib.loads(path.read_text("utf-8"))
    areas, seas = tables[rules.table], tables.get(rules.seas, [])

    def pairs(rows: list[dict[str, Any]], key: str) -> Pairs:
        return {frozenset((row["id"], other)) for row in rows for other in row.get(key, [])}

    def column(key: str) -> dict[str, str]:
        return {row["id"]: row[key] for row in areas if row.get(key)}

    def tints() -> dict[str, str]:
        table, _, key = rules.tinted.partition(".")
        return {area: row["id"] for row in tables.get(table, []) for area in row[key]}

    table, _, key = rules.connections.partition(".")
    return Facts(
        land=pairs(areas, rules.borders) if rules.borders else None,
        water=pairs(areas, rules.straits),
        shores=pairs(areas, rules.shores)
        | {frozenset((row["id"], rules.only_sea)) for row in areas if row.get(rules.coastal)},
        seas=pairs(seas, rules.sea_borders),
        names=column("name"),
        tints=column(rules.tint) or tints(),
        terrain=column(rules.terrain),
        places={row["id"]: (row[rules.place_kind], row[rules.place_area]) for row in tables.get(rules.places, [])},
        place_names={row["id"]: row["name"] for row in tables.get(rules.places, []) if "name" in row},
        connections=[(first, second) for first, second in tables[table][key]] if table else [],
    )
