"""Which paragraph of `text/rules.en.md` stands behind what a seat is asked."""

from __future__ import annotations

from .board import CARD_IDS, NONE
from .state import King

TURN, SUMMONS = "4.1", "4.3"
CARDS = {
    "scottish_support": "7.1",
    "welsh_support": "7.1",
    "english_support": "7.1",
    "assemble": "7.2",
    "negotiate": "7.3",
    "manoeuvre": "7.4",
    "outmanoeuvre": "7.5",
    "spy": "8.1",
    "ambush": "8.2",
    "march": "8.3",
    "plot": "8.4",
    "aid": "8.5",
    "influence": "8.6",
    "dispute": "8.7",
    "edict": "8.8",
    "resist": "8.9",
    "quell": "8.10",
    "suppress": "8.11",
    "muster": "8.12",
}


def paragraph(s: King) -> str:
    """The paragraph of the card being resolved, else of the turn or the summons."""
    if s.card != NONE:
        return CARDS[CARD_IDS[s.card]]
    return {"turn": TURN, "spying": CARDS["spy"]}.get(s.step.name, SUMMONS)
