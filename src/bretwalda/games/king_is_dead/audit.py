"""What must hold in every position: nothing lost, nothing made, counts that agree."""

from __future__ import annotations

from .board import (
    FACTION_IDS,
    FACTIONS,
    FOLLOWERS_PER_FACTION,
    INSTABILITY_DISCS,
    NONE,
    OPEN,
    REGION_IDS,
    REGIONS,
    REMOVED_WITH_TWO_PLAYERS,
    SPECIAL_BITS,
    UNSTABLE,
)
from .setup import ADVANCED_HAND, BASIC_HAND
from .state import King
from .view import hand_cards, pile_cards

CARDS_EACH = 8


def audit(s: King) -> list[str]:
    wrong: list[str] = []
    followers = list(s.followers)
    court = list(s.court)
    control = list(s.control)
    in_play = FOLLOWERS_PER_FACTION - (REMOVED_WITH_TWO_PLAYERS if s.seats == 2 else 0)
    if min(followers) < 0 or min(s.supply) < 0:
        wrong.append("a number of followers is negative")
    for f in range(FACTIONS):
        if sum(followers[f::FACTIONS]) + s.supply[f] + sum(court[f::FACTIONS]) != in_play:
            wrong.append(f"{FACTION_IDS[f]} followers are lost or made")
    for r in range(REGIONS):
        here = sum(followers[r * FACTIONS : (r + 1) * FACTIONS])
        if here != s.count[r]:
            wrong.append(f"the count of {REGION_IDS[r]} is wrong")
        if here and control[r] != OPEN:
            wrong.append(f"{REGION_IDS[r]} is decided but not empty")
        if (control[r] == OPEN) != bool(s.open >> r & 1):
            wrong.append(f"{REGION_IDS[r]} is open and decided at once")
    if sorted(s.order) != list(range(REGIONS)):
        wrong.append("the region cards are not one of each")
    if s.struggles != REGIONS - control.count(OPEN):
        wrong.append("struggles and discs disagree")
    if s.unstable != control.count(UNSTABLE) or s.unstable > INSTABILITY_DISCS:
        wrong.append("the instability discs are miscounted")
    if s.held != sum(1 << r for r in s.disc if r != NONE):
        wrong.append("the negotiation discs are miscounted")
    _audit_cards(s, wrong)
    return wrong


def _audit_cards(s: King, wrong: list[str]) -> None:
    specials = 0
    for seat in range(s.seats):
        if s.hand[seat] & s.played(seat) & SPECIAL_BITS:
            wrong.append(f"seat {seat + 1} holds a special card that it has played")
        special = (s.hand[seat] | s.played(seat)) & SPECIAL_BITS
        if special & specials:
            wrong.append("a special card is there twice")
        specials |= special
        basic = (s.hand[seat] | s.played(seat)) & ~SPECIAL_BITS
        allowed = ADVANCED_HAND if s.advanced else BASIC_HAND
        if basic & ~allowed or len(hand_cards(s, seat)) + len(pile_cards(s, seat)) != CARDS_EACH:
            wrong.append(f"the cards of seat {seat + 1} are not its eight")
