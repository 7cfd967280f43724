"""Positions that show paragraphs of the rules, in words: `python -m tests.record examples` writes them down.

The builders are those of the tests of the rules, so that a position says what it is about.
"""

from __future__ import annotations

from collections.abc import Callable

from bretwalda import catalogue

from . import britannia, king, kingdoms, rex
from .shown import Shown, file_of, written

WORKED: dict[str, Callable[[], list[Shown]]] = {
    "barbarian_kingdoms": kingdoms.shown,
    "britannia": britannia.shown,
    "king_is_dead": king.shown,
    "rex_britannorum": rex.shown,
}


def record() -> None:
    """Write down the positions of all games."""
    for name, shown in WORKED.items():
        game = catalogue()[name]
        file_of(game).write_bytes(written(game, shown()))
