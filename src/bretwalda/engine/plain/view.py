"""What a seat may see of a position, entry by entry, as the fields of the position are declared.

An open field is shown to everybody, one that is each seat's own (`OWN`) to that seat alone, a hidden one to nobody. The
dice are no field.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ..fields import Field, Mark, functions
from ..state import State
from .places import points

if TYPE_CHECKING:
    from ..game import Game

SEAT = "seat"  # the kind of things that are players
NONE = -1  # the number of no thing
NUMBERS = ("number", "flag", "row")  # the kinds of fields that are shown; what else a position has is its own affair


class Entry(msgspec.Struct):
    """What one field says of somebody or something: some numbers or some things, such as `charm:otter`."""

    field: str  # its name is the text `field-<field>`
    seat: int | None  # whose it is; none = the whole table's
    at: str | None  # the thing that it belongs to: `region:essex`
    own: bool  # known to the seat that looks on, and to nobody else
    numbers: list[int]
    things: list[str]


class PlaceView(msgspec.Struct):
    """A place, and where it is drawn if places are a graph."""

    thing: str
    x: float
    y: float


class PlainView(msgspec.Struct):
    """All that a seat may see of a position."""

    seat: int | None  # who is looking
    actors: list[int]
    step: str
    seats: int
    entries: list[Entry]
    places: list[PlaceView]
    ways: list[tuple[int, int]]  # neighbours among the places; none = they are a list


class Cell(NamedTuple):
    """One number of a row, with what it belongs to."""

    seat: int | None
    at: str | None
    value: int


def view(game: Game[Any], state: State, seat: int | None) -> PlainView:
    """A position through the eyes of a seat, or of a spectator."""
    kind = places_kind(game)
    ids = game.verbs.vocabulary.get(kind, [])
    ways = game.places.pairs(ids) if game.places else []
    return PlainView(
        seat=seat,
        actors=[int(actor) for actor in state.actors()],
        step=state.step.name,
        seats=int(state.seats),
        entries=[entry for field in fields(game) for entry in _entries(game, state, seat, field)],
        places=[
            PlaceView(f"{kind}:{name}", x, y)
            for name, (x, y) in zip(ids, points(len(ids), ways) if ids else [], strict=True)
        ],
        ways=ways,
    )


def fields(game: Game[Any]) -> list[Field]:
    """The fields that somebody may know and that are numbers."""
    declared: Sequence[Field] = functions(game.state).FIELDS
    return [field for field in declared if field.kind in NUMBERS and Mark.HIDDEN not in field.marks]


def places_kind(game: Game[Any]) -> str:
    """The kind of things that are places: as the game says, or else the first that has a row of its own."""
    if game.places:
        return game.places.kind
    lengths = {length for field in fields(game) for length in field.lengths}
    return next((kind for kind in game.verbs.vocabulary if plural(kind) in lengths), "")


def plural(kind: str) -> str:
    """What the number of all things of a kind is called in a declaration: `REGIONS`, `CITIES`.

    >>> plural("region"), plural("city")
    ('REGIONS', 'CITIES')
    """
    return (f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}s").upper()


def _entries(game: Game[Any], state: State, looking: int | None, field: Field) -> Iterator[Entry]:
    """What a field says to whoever is looking, gathered by what it belongs to."""
    found: dict[tuple[int | None, str | None], Entry] = {}
    own = Mark.OWN in field.marks
    for seat, at, value in cells(game, state, field):
        if own and (looking is None or seat != looking):
            continue
        entry = found.setdefault((seat, at), Entry(field.name, seat, at, own, [], []))
        if field.of:
            entry.things += things(game, field, value)
        else:
            entry.numbers.append(value)
    for entry in found.values():
        if entry.things or any(entry.numbers) or _noughts_matter(field, entry):
            if field.kind == "flag":
                entry.numbers.clear()  # that it is there says it all
            yield entry


def _noughts_matter(field: Field, entry: Entry) -> bool:
    """A zero is worth saying of a table or a player: no gold. Of every empty place it would be too much."""
    return not field.of and field.kind != "flag" and entry.at is None


def cells(game: Game[Any], state: State, field: Field) -> list[Cell]:
    """Every number of a field with what it belongs to."""
    value = getattr(state, field.name)
    if not field.lengths:
        return [Cell(None, None, int(value))]
    return [
        Cell(*_owners(owners), int(number))
        for owners, number in zip(product(*axes(game, state, field)), value, strict=True)
    ]


def axes(game: Game[Any], state: State, field: Field) -> list[list[str | None]]:
    """For each length of a row the things that it counts; None stands for what is only numbered."""
    known: list[list[str | None] | None] = [_counted(game, state, length) for length in field.lengths]
    unknown = known.count(None)
    assert unknown <= 1, f"{field.name}: of two lengths nobody knows what they count"
    rest = len(getattr(state, field.name)) // max(1, prod(len(axis) for axis in known if axis is not None))
    return [[None] * rest if axis is None else axis for axis in known]


def _counted(game: Game[Any], state: State, length: str) -> list[str | None] | None:
    if length == "SEATS":
        return [f"{SEAT}:{seat}" for seat in range(state.seats)]
    kind = next((kind for kind in game.verbs.vocabulary if plural(kind) == length), None)
    return None if kind is None else [f"{kind}:{name}" for name in game.verbs.vocabulary[kind]]


def _owners(owners: Sequence[str | None]) -> tuple[int | None, str | None]:
    """The seat, and the thing, that a number belongs to."""
    named = [owner for owner in owners if owner is not None]
    seat = next((owner for owner in named if owner.startswith(f"{SEAT}:")), None)
    others = [owner for owner in named if owner is not seat]
    return (None if seat is None else int(seat.partition(":")[2])), (others[0] if others else None)


def things(game: Game[Any], field: Field, value: int) -> list[str]:
    """The things that a number of a field means."""
    numbers = [k for k in range(value.bit_length()) if value >> k & 1] if field.sets else [value]
    return [named(game, field.of, number) for number in numbers if number != NONE]


def named(game: Game[Any], kind: str, number: int) -> str:
    """A thing, as `Game.points_at` names it."""
    return f"{kind}:{number}" if kind == SEAT else f"{kind}:{game.verbs.vocabulary[kind][number]}"


def standing(seen: PlainView, place: str) -> list[Entry]:
    """What lies on a place: what belongs to it, and whatever is said to be there."""
    return [entry for entry in seen.entries if entry.at == place or (entry.at is None and place in entry.things)]
