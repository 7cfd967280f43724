"""The decisions of the game, one file a subject, and the list that numbers them."""

from __future__ import annotations

from typing import Final

from bretwalda.engine.state import Step

from ..board import OP_IDS
from ..state import King
from .basic_cards import ASSEMBLY, NEGOTIATION, NEGOTIATION_PARTNER, SUPPORT, Assembling, Negotiating, Supporting
from .exchanges import EXCHANGE_ANSWER, EXCHANGE_FIRST, EXCHANGE_SECOND, Exchanging
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
    Aiding,
    Ambushing,
    Marching,
    Replacing,
    Resisting,
    SpyEffect,
)
from .turn import EFFECTS, SUMMON, TURN, Effect

STEPS: Final[list[Step[King]]] = [
    TURN, SUMMON, SUPPORT, ASSEMBLY, NEGOTIATION, NEGOTIATION_PARTNER, EXCHANGE_FIRST, EXCHANGE_ANSWER,
    EXCHANGE_SECOND, SPYING, AMBUSH, RETURNING, MARCH_FIRST, MARCH_SECOND, MARCH_TARGET, AID_FACTION,
    AID_REGION, RESISTANCE, REPLACEMENT, PLACING,
]  # fmt: skip

# In the order of `OP_IDS`. Plot does nothing when it is played.
EFFECTS.extend(
    (
        Supporting(), Assembling(), Negotiating(), Exchanging(), Marching(), SpyEffect(), Ambushing(), Effect(),
        Aiding(), Resisting(), Replacing(),
    )
)  # fmt: skip
assert len(EFFECTS) == len(OP_IDS)
