"""What must hold in every position, whatever the game: rows keep their lengths, and numbers mean something."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import TYPE_CHECKING, Any

from ..fields import Field
from ..state import State
from .view import NONE, SEAT, axes, cells, fields

if TYPE_CHECKING:
    from ..game import Game


def audit(game: Game[Any], state: State) -> list[str]:
    """What is wrong with a position."""
    return [f"{field.name}: {wrong}" for field in fields(game) for wrong in _wrong(game, state, field)]


def _wrong(game: Game[Any], state: State, field: Field) -> Iterator[str]:
    if field.lengths:
        wanted = prod(len(axis) for axis in axes(game, state, field))
        if len(getattr(state, field.name)) != wanted:
            yield f"{len(getattr(state, field.name))} numbers instead of {wanted}"
            return
    if field.of:
        size = int(state.seats) if field.of == SEAT else len(game.verbs.vocabulary[field.of])
        least, most = (0, (1 << size) - 1) if field.sets else (NONE, size - 1)
        yield from (
            f"{cell.value} means no {field.of}" for cell in cells(game, state, field) if not least <= cell.value <= most
        )
