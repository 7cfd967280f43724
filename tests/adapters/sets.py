"""The sets of options that the adapters are tested with."""

from __future__ import annotations

from typing import Any

import pytest

from bretwalda.engine.registry import catalogue
from bretwalda.engine.schema import spelled

SETS = [(name, options) for name, game in catalogue().items() for options in game.schema.sample()]


def each(sets: list[tuple[str, dict[str, Any]]]) -> pytest.MarkDecorator:
    names = [f"{name}-{spelled(options)}" for name, options in sets]
    return pytest.mark.parametrize(("game_id", "options"), sets, ids=names)


every_set = each(SETS)
