"""What benchmarks bring along themselves is held to the same promises as everything else."""

from __future__ import annotations

import pytest
from benchmarks.vs_boardgameio import counting

from bretwalda.engine.properties import check_game


def test_the_game_that_is_played_beside_boardgame_io_keeps_every_property(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "GOAL", 30)  # within reach
    assert check_game(counting.GAME, {}, "properties", thoroughness=2) > 10
