"""Small achievements that teach: victories that show what the game is about."""

from __future__ import annotations

from .board import FACTIONS, INSTABILITY_DISCS
from .player.value import cards_left
from .state import King

DEEDS = ("invasion", "card_kept", "fewer_followers")


def deeds(state: King, seat: int) -> list[str]:
    """What the victory of a seat shows."""
    courts = [sum(state.court[other * FACTIONS + f] for f in range(FACTIONS)) for other in range(state.seats)]
    done = {
        "invasion": state.unstable == INSTABILITY_DISCS,  # sets of followers count then, not power
        "card_kept": cards_left(state, seat) > 0,
        "fewer_followers": courts[seat] < max(courts),
    }
    return [name for name in DEEDS if done[name]]
