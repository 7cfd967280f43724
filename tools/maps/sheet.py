"""A game's sheet: the few lines of TOML from which its map is made."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec

Place = tuple[float, float]  # longitude, latitude


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """The canvas and the part of the world it shows."""

    width: int
    height: int
    north: float  # latitudes of the upper and lower edge, on the meridian in the middle
    south: float
    meridian: float
    bleed: float  # how far unplayable land goes on beyond the edge, for pages of another shape


class Rules(msgspec.Struct, forbid_unknown_fields=True):
    """Where the game's facts say who borders whom."""

    table: str
    borders: str
    straits: str = ""  # neighbours across water; empty: the game has none


class Grain(msgspec.Struct, forbid_unknown_fields=True):
    """How fine the drawing is, in units of the canvas."""

    coast: float  # what the coast may deviate
    cell: float  # the size of a tile that goes to one area as a whole
    border: float  # what a border may deviate before it is rounded off
    roughness: float  # 0: borders halfway between towns; towards 1: wilder
    shortest_border: float  # below this nobody would see that two areas touch
    seed: int


class Islands(msgspec.Struct, forbid_unknown_fields=True):
    """What becomes of islands without a town: they join the nearest area."""

    smallest: float  # smaller ones are left out
    largest: float  # larger ones are foreign
    reach: float  # so are those farther away
    foreign: dict[str, Place] = {}


class Room(msgspec.Struct, forbid_unknown_fields=True):
    """What must fit into every area: its name, and below it pieces in rows."""

    columns: int
    rows: int
    smallest: float  # the size of a piece below which an area is too cramped
    largest: float  # and above which more room is of no use
    letter: float  # how wide one letter of the name is, on average
    line: float  # how high the name is
    margin: float  # what is kept free along an outline


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    """An area: the towns around which it grows."""

    id: str
    towns: dict[str, Place]


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """All of it; the file is called after the game."""

    frame: Frame
    rules: Rules
    grain: Grain
    islands: Islands
    room: Room
    area: list[Ground]
    beyond: dict[str, Place] = {}  # towns of land that belongs to no area


class Neighbours(NamedTuple):
    """Who borders whom, by land and across water, as the facts have it."""

    land: set[frozenset[str]]
    water: set[frozenset[str]]


def read_sheet(path: Path) -> Sheet:
    return msgspec.toml.decode(path.read_bytes(), type=Sheet)


def read_neighbours(facts: Path, rules: Rules) -> Neighbours:
    rows = tomllib.loads(facts.read_text("utf-8"))[rules.table]

    def pairs(key: str) -> set[frozenset[str]]:
        return {frozenset((row["id"], other)) for row in rows for other in row.get(key, [])}

    return Neighbours(pairs(rules.borders), pairs(rules.straits))
