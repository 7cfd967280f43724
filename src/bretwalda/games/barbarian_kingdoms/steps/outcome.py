"""The outcome of an invasion or a claim (rules 6.9 to 6.11 and 7): control, plunder, a claim on top."""

from __future__ import annotations

from mypy_extensions import i64

from bretwalda.engine.bits import size

from ..board import (
    BIT,
    BYTE,
    CAPITALS,
    CLAIM,
    CLAIM_AFTER_INVASION,
    CONTROL_TOKENS,
    EACH,
    NONE,
    TOKENS,
)
from ..state import EXTRA_CLAIM, Kingdoms
from .turn import end_action


def settle(s: Kingdoms, winner: i64) -> None:
    """The invasion or claim is decided: the winner is the active kingdom, or the one that has beaten it."""
    success = winner == s.active
    if success and s.action == CLAIM:
        s.ruled[winner] |= BIT[s.site]
        s.tell("claimed", winner, s.site)
    elif s.plunders_first:
        plunder(s, winner)
        drive_out(s, winner)
    else:
        drive_out(s, winner)
        plunder(s, winner)
    invaded = success and s.action != CLAIM
    s.foe = NONE
    s.marker = NONE
    if invaded and may_claim_at_once(s):
        s.actor = s.owner[s.active]
        s.go(EXTRA_CLAIM)
        return
    end_action(s)


def drive_out(s: Kingdoms, winner: i64) -> None:
    """A foreign control token leaves the province; a covered emblem needs nothing done (rules 7.6, R4)."""
    for k in s.order:
        if s.ruled[k] >> s.site & 1 and not s.friends(k, winner):
            s.ruled[k] &= ~BIT[s.site]
            s.tell("token_removed", k, s.site)


def plunder(s: Kingdoms, winner: i64) -> None:
    """Take every token of a province that does not bear an own marker or a friend's (rules 7.8, R5, R9)."""
    site = s.site
    controller = s.controller(site)
    if controller != NONE and s.friends(controller, winner):
        return
    seat = s.owner[winner]
    face_up = s.stock[site]
    face_down = s.down[site]
    if not face_up and not face_down:
        return
    s.gain(seat, face_up)
    s.stock[site] = 0
    if s.chronicle is not None and face_up:
        s.tell("plundered", winner, site, face_up)
    if not face_down:
        return
    s.gain_unseen(seat, face_down)
    s.down[site] = 0
    s.information += 1
    if s.chronicle is not None:
        s.tell("plundered_unseen", winner, site)
        for t in range(TOKENS):
            if face_down >> t * BYTE & EACH:
                s.whisper(seat, "found", t)


# --- Claims ---------------------------------------------------------------------------------------


def claimable(s: Kingdoms, k: i64) -> i64:
    """The provinces a kingdom may claim, money apart, as bits (rules 3.16)."""
    if size(s.ruled[k]) == CONTROL_TOKENS:
        return 0
    taken = CAPITALS
    for other in s.order:
        if s.friends(other, k):
            taken |= s.controlled(other)
    return s.units(k) & ~taken


def may_claim_at_once(s: Kingdoms) -> bool:
    """Whether a power lets the invader claim what it has just invaded, money apart."""
    through_king = s.by_king and s.king[s.active] == s.site
    claims = s.power_at(s.active, CLAIM_AFTER_INVASION, through_king, s.site) == 1
    return claims and claimable(s, s.active) >> s.site & 1 == 1
