"""Crowded positions in the middle of each game, one for each kind of question: whether the page has room for them.

`tests/browser/test_geometry.py` looks at them, and `python -m tests.browser.gallery` makes pictures of them.
"""

from __future__ import annotations

from typing import Any

from tests.chance import Wanted

from bretwalda import Game
from bretwalda.games import barbarian_kingdoms, king_is_dead, rex_britannorum
from bretwalda.games.barbarian_kingdoms.state import Kingdoms
from bretwalda.games.king_is_dead.board import OPEN
from bretwalda.games.king_is_dead.state import King
from bretwalda.games.rex_britannorum.state import Rex

from .stage import Stage, frame


def shown(name: str, game: Game[Any], options: dict[str, Any], wanted: Wanted) -> None:
    """A frame of nothing but a position."""

    @frame(f"layout/{name}")
    def show(stage: Stage) -> None:
        match = stage.game_until(game, options, wanted)
        stage.sit_down(match, seat=int(match.state.actors()[0]))


# The King is Dead -----------------------------------------------------------------------------------------


def halfway(s: King) -> bool:
    return sum(control != OPEN for control in s.control) >= 3


shown("king-hand", king_is_dead.GAME, {"players": 4}, lambda s: s.step.name == "turn" and halfway(s))
shown("king-regions", king_is_dead.GAME, {"players": 3}, lambda s: s.step.name == "assembly" and halfway(s))
shown("king-summon", king_is_dead.GAME, {"players": 3}, lambda s: s.step.name == "summon" and halfway(s))

# Rex Britannorum ------------------------------------------------------------------------------------------


def later(step: str, turn: int) -> Wanted:
    def wanted(s: Rex) -> bool:
        return s.step.name == step and s.turn >= turn

    return wanted


shown("rex-result", rex_britannorum.GAME, {"players": 2}, later("recruitment", 5))
shown("rex-claim", rex_britannorum.GAME, {"players": 2}, later("claim", 3))

# Barbarian Kingdoms ---------------------------------------------------------------------------------------


def crowded(step: str) -> Wanted:
    def wanted(s: Kingdoms) -> bool:
        return s.step.name == step and sum(s.levied) >= 8

    return wanted


shown("kingdoms-turn", barbarian_kingdoms.GAME, {"players": 6}, crowded("turn"))
shown("kingdoms-contest", barbarian_kingdoms.GAME, {"players": 4}, crowded("contest"))
shown("kingdoms-bribery", barbarian_kingdoms.GAME, {"players": 4}, crowded("bribery"))
shown("kingdoms-evacuation", barbarian_kingdoms.GAME, {"players": 4}, crowded("evacuation"))
