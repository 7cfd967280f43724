"""The games of this project, among all that are installed."""

from __future__ import annotations

from typing import Any

from bretwalda import Game, catalogue


def of_the_tree() -> list[Game[Any]]:
    """The games of this project: others are found by their entry points, and keep their records themselves."""
    return [game for game in catalogue().values() if type(game).__module__.startswith("bretwalda.games.")]
