"""The end of the game (rules 9): the reign score, ranks and titles, and who shares the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size

from .board import (
    KINGDOMS,
    KINGS_TO_WIN,
    NONE,
    REIGN_ENEMY_KING,
    REIGN_OWN_KING,
    REIGN_TOKEN,
    REIGN_WARRIOR,
    TITLE_POINTS,
    TREMIS_A_POINT,
    value,
)

if TYPE_CHECKING:
    from .state import Kingdoms

# How a game may end, in the order of `state.TERRITORIAL` and so on.
ENDINGS: Final[list[str]] = ["playing", "territorial", "military", "rounds"]


def trophies(s: Kingdoms, kingdom: i64) -> i64:
    """How many enemy kings a kingdom has eliminated."""
    n: i64 = 0
    for k in range(KINGDOMS):
        if s.captor[k] == kingdom and s.side[k] != s.side[kingdom]:
            n += 1
    return n


def won_by_arms(s: Kingdoms, kingdom: i64) -> i64:
    """The side that has won because a kingdom has just eliminated a king, or NONE (rules 9.1, 10)."""
    if s.seats > 2 and not s.teams:
        return s.side[kingdom] if trophies(s, kingdom) >= KINGS_TO_WIN else NONE
    for one in s.order:
        for other in s.order:
            if s.side[one] != s.side[other] and kings_left(s, s.side[other], s.side[one]) == 0:
                return s.side[one]
    return NONE


def kings_left(s: Kingdoms, side: i64, by: i64) -> i64:
    """How many kings of a side another has yet to eliminate (R8); one who fell to his own side is as good (R7)."""
    left: i64 = 0
    for k in s.order:
        if s.side[k] != side:
            continue
        if s.captor[k] == NONE or (s.side[s.captor[k]] != by and s.side[s.captor[k]] != side):
            left += 1
    return left


def deeds(s: Kingdoms, kingdom: i64) -> i64:
    """The part of the reign score that is a kingdom's own."""
    return (
        REIGN_ENEMY_KING * trophies(s, kingdom)
        + (0 if s.king[kingdom] == NONE else REIGN_OWN_KING)
        + REIGN_WARRIOR * s.levied[kingdom]
        + REIGN_TOKEN * size(s.ruled[kingdom])
    )


def reign(s: Kingdoms, seat: i64) -> i64:
    """A player's reign score: all own kingdoms, the treasury once (R27)."""
    total = value(s.purse[seat]) // TREMIS_A_POINT
    for k in s.order:
        if s.owner[k] == seat:
            total += deeds(s, k)
    return total


def title(points: i64) -> i64:
    """The title that a reign score earns."""
    best: i64 = 0
    for k in range(i64(len(TITLE_POINTS))):
        if points >= TITLE_POINTS[k]:
            best = k
    return best


def place(s: Kingdoms, seat: i64) -> i64:
    """The place in the turn order of a player's last kingdom."""
    at: i64 = NONE
    for j in range(i64(len(s.order))):
        if s.owner[s.order[j]] == seat:
            at = j
    return at


def higher(s: Kingdoms, one: i64, other: i64) -> bool:
    """Whether a player has the higher reign score, or of equals the later place in turn order (rules 9.5)."""
    mine = reign(s, one)
    theirs = reign(s, other)
    if mine != theirs:
        return mine > theirs
    return place(s, one) > place(s, other)


def by_reign(s: Kingdoms) -> vec[i64]:
    """The seats by descending reign score, whoever has won."""
    out = vec[i64](capacity=s.seats)
    for seat in range(s.seats):
        out = append(out, seat)
        at: i64 = i64(len(out)) - 1
        while at > 0 and higher(s, out[at], out[at - 1]):
            swap(out, at)
            at -= 1
    return out


def ranking(s: Kingdoms) -> vec[i64]:
    """The seats from first to last: by victory, then by reign score (rules 9.6)."""
    out = vec[i64](capacity=s.seats)
    order = by_reign(s)
    for seat in order:
        if s.side_of(seat) == s.victor:
            out = append(out, seat)
    for seat in order:
        if s.side_of(seat) != s.victor:
            out = append(out, seat)
    return out


def swap(seats: vec[i64], at: i64) -> None:
    """Exchange a seat with the one before it."""
    seat = seats[at]
    seats[at] = seats[at - 1]
    seats[at - 1] = seat


def best_side(s: Kingdoms) -> i64:
    """The side with the highest reign score, all its players together; of equals the one that plays last (R31)."""
    best: i64 = NONE
    most: i64 = -1
    for k in s.order:
        side = s.side[k]
        total: i64 = 0
        for seat in range(s.seats):
            if s.side_of(seat) == side:
                total += reign(s, seat)
        if total >= most:
            most = total
            best = side
    return best


def shares(s: Kingdoms) -> list[float]:
    """Each seat's share of the victory: all to the winner, equal shares within a team."""
    winners: i64 = 0
    for seat in range(s.seats):
        if s.side_of(seat) == s.victor:
            winners += 1
    out: list[float] = []
    for seat in range(s.seats):
        out.append(1.0 / float(winners) if s.side_of(seat) == s.victor else 0.0)
    return out


def tell_reckoning(s: Kingdoms) -> None:
    """Tell the end of the game: how it ended, and everybody's reign."""
    if s.ended == 3:
        s.tell("rounds_over", s.round)
    for seat in range(s.seats):
        if s.side_of(seat) == s.victor:
            s.tell("won_" + ENDINGS[s.ended], seat)
    for seat in ranking(s):
        points = reign(s, seat)
        s.tell("reign", seat, points, title(points))
