"""The decisions of the game, one file a subject, and the list that numbers them."""

from __future__ import annotations

from typing import Final

from bretwalda.engine.state import Step

from ..state import Rex
from .battle import CLAIMING, JOKER_STEP
from .opening import KINGDOM, OBJECTIVE
from .planning import PLANNING_STEP
from .powers import HELP_STEP, HIRE_STEP, JOIN_STEP, REINFORCEMENT_STEP
from .turn import RECRUITING

STEPS: Final[list[Step[Rex]]] = [
    KINGDOM, OBJECTIVE, RECRUITING, PLANNING_STEP, CLAIMING, JOKER_STEP, HIRE_STEP, REINFORCEMENT_STEP, JOIN_STEP,
    HELP_STEP,
]  # fmt: skip
