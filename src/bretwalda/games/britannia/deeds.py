"""Small achievements that teach: victories that show what the game is about."""

from __future__ import annotations

from .board import NATIONS, SEAT
from .state import Britannia

DEEDS = ("every_nation", "overlord")


def deeds(state: Britannia, seat: int) -> list[str]:
    """What the victory of a seat shows."""
    own = [n for n in range(NATIONS) if SEAT[n] == seat and not state.out >> n & 1]
    done = {
        "every_nation": all(state.score[n] > 0 for n in own),
        "overlord": any(state.overlord[n] in own for n in range(NATIONS)),
    }
    return [name for name in DEEDS if done[name]]
