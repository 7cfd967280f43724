"""The sets of settings that the adapters are tested with."""

from __future__ import annotations

from typing import Any

import pytest
from tests.record import sampled

from bretwalda.engine.registry import catalogue
from bretwalda.engine.schema import spelled

SETS = [(name, settings) for name, game in catalogue().items() for settings in sampled(game)]


def each(sets: list[tuple[str, dict[str, Any]]]) -> pytest.MarkDecorator:
    names = [f"{name}-{spelled(settings)}" for name, settings in sets]
    return pytest.mark.parametrize(("game_id", "settings"), sets, ids=names)


every_set = each(SETS)
