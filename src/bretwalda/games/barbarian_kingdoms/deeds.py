"""Small achievements that teach: victories that show what the game is about."""

from __future__ import annotations

from bretwalda.engine.bits import size

from .board import KINGDOMS
from .state import Kingdoms

DEEDS = ("king_taken", "fewer_provinces")


def deeds(state: Kingdoms, seat: int) -> list[str]:
    """What the victory of a seat shows."""
    own = [k for k in range(KINGDOMS) if state.owner[k] == seat]
    ruled = [0] * state.seats
    for k in range(KINGDOMS):
        if state.owner[k] >= 0:
            ruled[state.owner[k]] += int(size(state.ruled[k]))
    done = {
        "king_taken": any(state.captor[k] in own for k in range(KINGDOMS)),
        "fewer_provinces": ruled[seat] < max(ruled),
    }
    return [name for name in DEEDS if done[name]]
