"""Positions of Invasions: Britannia that the page is shown."""

from __future__ import annotations

from tests.chance import Wanted

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.state import Britannia

from .stage import Stage, Visit, frame


def sit_down(stage: Stage, wanted: Wanted, scenario: str = "dux_britannia") -> Visit:
    return stage.sit_down(stage.game_until(GAME, {"scenario": scenario}, wanted))


def asked(step: str, turn: int = 0) -> Wanted:
    """Positions in which a step is asked, on this turn if there is one."""

    def wanted(s: Britannia) -> bool:
        return s.step.name == step and turn in (0, s.turn)

    return wanted


@frame("britannia/reading")
def reading(stage: Stage) -> None:
    """Somebody who has to move on turn 12, with the books well filled."""
    sit_down(stage, asked("movement", 12), "artorius_rex")


@frame("britannia/landing")
def landing(stage: Stage) -> None:
    """The first turn: Rome lands in Kent."""
    ada = sit_down(stage, lambda s: True)
    ada.decide("move sinus_britannicus")
