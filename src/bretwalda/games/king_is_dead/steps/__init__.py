"""The decisions of the game, one file a subject, and the list that numbers them."""

from __future__ import annotations

from typing import Final

from bretwalda.engine.state import Step

from ..state import King
from .basic_cards import ASSEMBLY, NEGOTIATION, NEGOTIATION_PARTNER, SUPPORT
from .exchanges import EXCHANGE_ANSWER, EXCHANGE_FIRST, EXCHANGE_SECOND
from .special_cards import (
    AID_FACTION,
    AID_REGION,
    AMBUSH,
    MARCH_FIRST,
    MARCH_SECOND,
    MARCH_TARGET,
    PLACING,
    REPLACEMENT,
    RESISTANCE,
    RETURNING,
    SPYING,
)
from .turn import SUMMON, TURN

STEPS: Final[list[Step[King]]] = [
    TURN, SUMMON, SUPPORT, ASSEMBLY, NEGOTIATION, NEGOTIATION_PARTNER, EXCHANGE_FIRST, EXCHANGE_ANSWER,
    EXCHANGE_SECOND, SPYING, AMBUSH, RETURNING, MARCH_FIRST, MARCH_SECOND, MARCH_TARGET, AID_FACTION,
    AID_REGION, RESISTANCE, REPLACEMENT, PLACING,
]  # fmt: skip
