"""Small achievements that teach: victories that show what the game is about."""

from __future__ import annotations

from .scoring import points
from .state import Rex

CLEAR = 6  # points ahead of the next
DEEDS = ("narrow", "clear")


def deeds(state: Rex, seat: int) -> list[str]:
    """What the victory of a seat over others shows."""
    reached = [int(points(state.realm[state.kingdom_of(other)])) for other in range(state.seats)]
    if len(reached) < 2:
        return []
    lead = reached[seat] - max(each for other, each in enumerate(reached) if other != seat)
    done = {"narrow": lead <= 1, "clear": lead >= CLEAR}
    return [name for name in DEEDS if done[name]]
