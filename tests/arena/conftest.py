"""Small tournaments that even plain Python plays in a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bretwalda import game
from bretwalda.ai.arena.play import GameRecord
from bretwalda.ai.arena.schedule import Plan, draw_up

Drawn = Callable[..., Plan]


@pytest.fixture
def drawn() -> Drawn:
    """The plan of a tournament of The King is Dead."""

    def drawn(words: str = "mcts:2,random", settings: str = "players=2", seed: str = "hastings") -> Plan:
        king = game("king_is_dead")
        return draw_up(king, words.split(","), king.schema.parse(settings), seed)

    return drawn


@pytest.fixture
def record() -> Callable[..., GameRecord]:
    """A game with a given seating and shares; everything else can be given too."""

    def record(seating: str, *shares: float, **others: Any) -> GameRecord:
        seats = tuple(seating.split())
        usual: dict[str, Any] = {
            "number": 0, "deal": "", "teams": tuple(range(len(seats))), "decisions": (10,) * len(seats),
            "faults": ({},) * len(seats), "moves": "", "seconds": (1.0,) * len(seats), "slowest": (0.5,) * len(seats),
        }  # fmt: skip
        return GameRecord(seating=seats, shares=shares, **(usual | others))

    return record
