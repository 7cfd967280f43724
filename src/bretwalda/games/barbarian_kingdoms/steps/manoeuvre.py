"""Manoeuvre (rules 3.7 to 3.11): own units move one after the other, and the king may castle."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    AT_SEA,
    BIT,
    CASTLE,
    DONE,
    KING,
    KING_SPENT,
    MADE,
    MOVES_PER_UNIT,
    NONE,
    PROVINCES,
    SEA,
    SPENT,
    TO,
    WARRIOR,
)
from ..state import MOVE_TARGET, MOVING, Kingdoms
from .turn import end_action

# --- Who can move where ---------------------------------------------------------------------------


def destinations(s: Kingdoms, is_king: bool, zone: i64) -> i64:
    """The zones that a unit may move to, as bits: free own provinces, and the Sea from a port (rules 3.8)."""
    k = s.active
    out = s.beside(k, is_king, zone) & s.controlled(k) & ~s.occupied()
    if zone != SEA and s.ports(k, is_king) >> zone & 1:
        out |= BIT[SEA]
    return out


def freshest_at_sea(s: Kingdoms) -> i64:
    """The fewest moves that a warrior at sea has used; NONE if there is no warrior."""
    moved: i64 = 0
    freshest = NONE
    for used in range(SPENT - AT_SEA - 1, 0, -1):
        if s.spent[AT_SEA + used]:
            moved += s.spent[AT_SEA + used]
            freshest = used
    return 0 if s.sea[s.active] > moved else freshest


def may_move(s: Kingdoms, zone: i64) -> bool:
    """Whether a warrior in a zone has a move left."""
    used = freshest_at_sea(s) if zone == SEA else s.spent[zone]
    return used != NONE and used < s.power(s.active, MOVES_PER_UNIT, False)


def king_may_move(s: Kingdoms) -> bool:
    return s.king[s.active] != NONE and s.spent[KING_SPENT] < s.power(s.active, MOVES_PER_UNIT, True)


def castling_partners(s: Kingdoms) -> i64:
    """The zones next to the king whose warrior may castle with him, as bits (rules 3.10)."""
    k = s.active
    zone = s.king[k]
    near = s.beside(k, True, zone) & s.troops[k]
    out: i64 = 0
    for p in range(PROVINCES):
        if near >> p & 1 and may_move(s, p):
            out |= BIT[p]
    if zone != SEA and s.ports(k, True) >> zone & 1 and may_move(s, SEA):
        out |= BIT[SEA]
    return out


def movers(s: Kingdoms) -> vec[i64]:
    """The units that can still move, as choices."""
    out = vec[i64](capacity=6)
    k = s.active
    if king_may_move(s) and (destinations(s, True, s.king[k]) or castling_partners(s)):
        out = append(out, KING)
    for p in range(PROVINCES):
        if s.troops[k] >> p & 1 and may_move(s, p) and destinations(s, False, p):
            out = append(out, WARRIOR + p)
    if may_move(s, SEA) and destinations(s, False, SEA):
        out = append(out, WARRIOR + SEA)
    return out


# --- The moves ------------------------------------------------------------------------------------


@final
class Moving(Step[Kingdoms]):
    """Pick the next unit to move, or end the Manoeuvre (rules 3.7)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=7)
        if s.spent[MADE]:
            out = append(out, DONE)
        for choice in movers(s):
            out = append(out, choice)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        if choice == DONE:
            end_manoeuvre(s)
            return
        s.unit = s.king[s.active] * 2 + 1 if choice == KING else (choice - WARRIOR) * 2
        s.go(MOVE_TARGET)


@final
class MoveTarget(Step[Kingdoms]):
    """Choose where the unit moves, or with whom the king castles (rules 3.8, 3.10)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        is_king = s.unit & 1 == 1
        out = vec[i64](capacity=8)
        zones = destinations(s, is_king, s.unit >> 1)
        for z in range(SEA + 1):
            if zones >> z & 1:
                out = append(out, TO + z)
        if is_king:
            partners = castling_partners(s)
            for z in range(SEA + 1):
                if partners >> z & 1:
                    out = append(out, CASTLE + z)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        if choice >= CASTLE:
            castle(s, choice - CASTLE)
        elif s.unit & 1:
            move_king(s, choice - TO)
        else:
            move_warrior(s, s.unit >> 1, choice - TO)
        s.spent[MADE] += 1
        s.unit = NONE
        if len(movers(s)):
            s.go(MOVING)
        else:
            end_manoeuvre(s)


def move_king(s: Kingdoms, zone: i64) -> None:
    s.tell("king_moved", s.active, s.king[s.active], zone)
    s.king[s.active] = zone
    s.spent[KING_SPENT] += 1


def move_warrior(s: Kingdoms, start: i64, zone: i64) -> None:
    used = lift(s, start)
    put(s, zone, used + 1)
    s.tell("moved", s.active, start, zone)


def castle(s: Kingdoms, zone: i64) -> None:
    """The king and a warrior in a zone next to him change places (rules 3.10)."""
    k = s.active
    home = s.king[k]
    used = lift(s, zone)
    s.king[k] = zone
    s.spent[KING_SPENT] += 1
    put(s, home, used + 1)
    s.tell("castled", k, home, zone)


def lift(s: Kingdoms, zone: i64) -> i64:
    """Take a warrior from a zone, at sea the one that has moved least; the moves it has used."""
    k = s.active
    if zone == SEA:
        used = freshest_at_sea(s)
        s.sea[k] -= 1
        if used:
            s.spent[AT_SEA + used] -= 1
        return used
    s.troops[k] &= ~BIT[zone]
    used = s.spent[zone]
    s.spent[zone] = 0
    return used


def put(s: Kingdoms, zone: i64, used: i64) -> None:
    """Put down a warrior that has used so many moves."""
    k = s.active
    if zone == SEA:
        s.sea[k] += 1
        s.spent[AT_SEA + used] += 1
    else:
        s.troops[k] |= BIT[zone]
        s.spent[zone] = used


def end_manoeuvre(s: Kingdoms) -> None:
    """The moves are forgotten, and the action is over."""
    for n in range(SPENT):
        s.spent[n] = 0
    end_action(s)
