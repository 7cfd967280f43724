"""The game in examples/holms, which is no part of the package, as a guest of the tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from bretwalda import Game, catalogue

EXAMPLE = Path(__file__).parents[1] / "examples" / "holms"


def example() -> Game[Any]:
    """The game, found in its folder."""
    if str(EXAMPLE) not in sys.path:
        sys.path.append(str(EXAMPLE))
    game: Game[Any] = import_module("holms").GAME
    return game


@contextmanager
def guest() -> Iterator[Game[Any]]:
    """The game, registered as if its package were installed."""
    game = example()
    catalogue()[game.id] = game
    try:
        yield game
    finally:
        del catalogue()[game.id]
