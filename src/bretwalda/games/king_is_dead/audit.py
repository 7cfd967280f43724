"""What must hold in every position: nothing lost, nothing made, counts that agree."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .board import (
    EVERYWHERE,
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

CARDS_EACH: Final[i64] = 8


def audit(s: King) -> list[str]:
    wrong: list[str] = []
    _audit_followers(s, wrong)
    _audit_regions(s, wrong)
    _audit_discs(s, wrong)
    _audit_cards(s, wrong)
    return wrong


def _audit_followers(s: King, wrong: list[str]) -> None:
    in_play = FOLLOWERS_PER_FACTION - (REMOVED_WITH_TWO_PLAYERS if s.seats == 2 else 0)
    for f in range(FACTIONS):
        total = s.supply[f]
        least = total
        for r in range(REGIONS):
            n = s.followers[r * FACTIONS + f]
            total += n
            least = min(least, n)
        for seat in range(s.seats):
            total += s.court[seat * FACTIONS + f]
        if least < 0:
            wrong.append("a number of followers is negative")
        if total != in_play:
            wrong.append(f"{FACTION_IDS[f]} followers are lost or made")


def _audit_regions(s: King, wrong: list[str]) -> None:
    spaces: i64 = 0
    for r in range(REGIONS):
        spaces |= 1 << s.order[r]
        base = r * FACTIONS
        here = s.followers[base] + s.followers[base + 1] + s.followers[base + 2]
        is_open = s.control[r] == OPEN
        if here != s.count[r]:
            wrong.append(f"the count of {REGION_IDS[r]} is wrong")
        if here and not is_open:
            wrong.append(f"{REGION_IDS[r]} is decided but not empty")
        if is_open != (s.open >> r & 1 == 1):
            wrong.append(f"{REGION_IDS[r]} is open and decided at once")
    if spaces != EVERYWHERE:
        wrong.append("the region cards are not one of each")


def _audit_discs(s: King, wrong: list[str]) -> None:
    struggles: i64 = 0
    unstable: i64 = 0
    for r in range(REGIONS):
        if s.control[r] != OPEN:
            struggles += 1
        if s.control[r] == UNSTABLE:
            unstable += 1
    if s.struggles != struggles:
        wrong.append("struggles and discs disagree")
    if s.unstable != unstable or unstable > INSTABILITY_DISCS:
        wrong.append("the instability discs are miscounted")
    held: i64 = 0
    for seat in range(s.seats):
        if s.disc[seat] != NONE:
            held |= 1 << s.disc[seat]
    if s.held != held:
        wrong.append("the negotiation discs are miscounted")


def _audit_cards(s: King, wrong: list[str]) -> None:
    specials: i64 = 0
    for seat in range(s.seats):
        if s.hand[seat] & s.played(seat) & SPECIAL_BITS:
            wrong.append(f"seat {seat + 1} holds a special card that it has played")
        special = (s.hand[seat] | s.played(seat)) & SPECIAL_BITS
        if special & specials:
            wrong.append("a special card is there twice")
        specials |= special
        basic = (s.hand[seat] | s.played(seat)) & ~SPECIAL_BITS
        allowed = ADVANCED_HAND if s.advanced else BASIC_HAND
        if basic & ~allowed or _cards(s, seat) != CARDS_EACH:
            wrong.append(f"the cards of seat {seat + 1} are not its eight")


def _cards(s: King, seat: i64) -> i64:
    """How many cards a seat has, in hand and played."""
    number: i64 = 0
    pile = s.pile[seat]
    while pile > 0:
        number += 1
        pile >>= 5
    hand = s.hand[seat]
    while hand > 0:
        number += hand & 1
        hand >>= 1
    return number
