"""A position and what it shows, and how it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bretwalda import Game, State
from bretwalda.engine.examples import POSITIONS, Placed


class Shown(NamedTuple):
    """A position in which a seat is asked something, and the paragraphs that it shows.

    Attributes:
        state: the position.
        paragraphs: what it shows, as words; of a worked example its own paragraph first.
        settings: what its game was set up with, as far as it is not as usual.
        worked: whether it is a worked example.
        seat: who looks; None = whoever is asked.
    """

    state: State
    paragraphs: str
    settings: Mapping[str, object]
    worked: bool = False
    seat: int | None = None


def placed(game: Game[Any], shown: Shown) -> Placed:
    """A position as it is kept."""
    seat = int(shown.state.actor) if shown.seat is None else shown.seat
    assert shown.state.owes(seat), shown.paragraphs
    position = " ".join(str(number) for number in shown.state.dump())
    return Placed(shown.paragraphs.split(), shown.worked, game.schema.complete(shown.settings), seat, position)


def written(game: Game[Any], all_shown: list[Shown]) -> bytes:
    """The file of a game."""
    return msgspec.json.format(msgspec.json.encode([placed(game, one) for one in all_shown]), indent=1) + b"\n"


def file_of(game: Game[Any]) -> Path:
    """Where the file of a game is."""
    return game.folder / POSITIONS
