"""What a seat sees as numbers, as many in every position: things as ones and zeros, the seat's own part first."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from librt.strings import BytesWriter

from ..fields import Field, Mark
from ..layout import Layout, numbered
from ..observer import Observer
from ..state import State
from .view import SEAT, axes, fields

if TYPE_CHECKING:
    from ..game import Game

UNSURE = {"MANY", "REST"}  # lengths that change in the course of a game: such rows are left out


class PlainObserver(Observer):
    """Writes the numbers that a game's declared fields come to; those below 0 or beyond 255 wrap around."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(layout_of(game))
        self.game = game

    def write(self, state: State, seat: int, out: BytesWriter, at: int) -> None:
        for k, number in enumerate(self.game.features(state, seat)):
            out[at + k] = int(number) & 255


def layout_of(game: Game[Any]) -> Layout:
    """What those numbers mean; a game that has numbers of its own does not say more than their count."""
    from ..game import Game  # which knows this file

    layout, state = Layout(), game.new()
    if type(game).features is not Game.features:
        layout.block("number", numbered(len(game.features(state, 0))))
        return layout
    layout.block("question", [step.name for step in game.steps])
    layout.block("is to decide")
    for field in fields(game):
        if not UNSURE & set(field.lengths):
            layout.block(field.name, numbered(len(_features(game, state, 0, field))))
    return layout


def features(game: Game[Any], state: State, seat: int) -> list[float]:
    """The step, whether the seat owes a decision, and every field of a constant length that it may know."""
    out = [float(state.step.number == step.number) for step in game.steps]
    out.append(float(state.owes(seat)))
    for field in fields(game):
        if not UNSURE & set(field.lengths):
            out += _features(game, state, seat, field)
    return out


def _features(game: Game[Any], state: State, seat: int, field: Field) -> list[float]:
    """A field as the seat sees it: its own part first, and with room for as many seats as there may be."""
    value, most = getattr(state, field.name), max(game.players())
    if not field.lengths:
        return _spread(game, most, field, int(value))
    own = Mark.OWN in field.marks
    shape = axes(game, state, field)
    by_seat = [bool(axis) and str(axis[0]).startswith(f"{SEAT}:") for axis in shape]
    ranges = [range(most) if seats else range(len(axis)) for seats, axis in zip(by_seat, shape, strict=True)]
    out: list[float] = []
    for places in product(*ranges):
        if own and places[by_seat.index(True)] != 0:
            continue
        missing, at = False, 0
        for place, seats, axis in zip(places, by_seat, shape, strict=True):
            missing |= place >= len(axis)
            at = at * len(axis) + ((seat + place) % len(axis) if seats else place)
        out += _spread(game, most, field, None if missing else int(value[at]))
    return out


def _spread(game: Game[Any], most: int, field: Field, value: int | None) -> list[float]:
    """A number as it is, or for things a one for each that is meant; a seat that there is not has none."""
    if not field.of:
        return [0.0 if value is None else float(value)]
    many = range(most if field.of == SEAT else len(game.verbs.vocabulary[field.of]))
    if value is None:
        return [0.0 for _ in many]
    return [float(value >> k & 1 if field.sets else value == k) for k in many]
