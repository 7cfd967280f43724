"""The end of the game (rules 9): invasion, coronation, every tie-break, Plot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import (
    FACTIONS,
    INSTABILITY_DISCS,
    MOST_SEATS,
    NONE,
    PLOT_BIT,
    PLOT_FOLLOWERS,
    REGIONS,
    TEAM,
)

if TYPE_CHECKING:
    from .state import King

# What decided the game, in the order of the rules.
CRITERIA: Final[list[str]] = [
    "sets", "latest_action", "first_faction", "second_faction", "plot", "cards_played", "oldest_action", "shared",
]  # fmt: skip
BY_SETS: Final[i64] = 0
BY_LATEST_ACTION: Final[i64] = 1
BY_FIRST_FACTION: Final[i64] = 2
BY_SECOND_FACTION: Final[i64] = 3
BY_PLOT: Final[i64] = 4
BY_CARDS_PLAYED: Final[i64] = 5
BY_OLDEST_ACTION: Final[i64] = 6
BY_SHARING: Final[i64] = 7

SEATS_MASK: Final[i64] = (1 << MOST_SEATS) - 1
ALL_CARDS_PLAYED: Final[i64] = 1000  # above any number of actions


def shares(s: King) -> list[float]:
    """Each seat's share of the victory."""
    mask = verdict(s) & SEATS_MASK
    winners: i64 = 0
    for seat in range(s.seats):
        winners += mask >> seat & 1
    return [1.0 / float(winners) if mask >> seat & 1 else 0.0 for seat in range(s.seats)]


def plot_holder(s: King) -> i64:
    """The seat that holds Plot, or NONE."""
    for seat in range(s.seats):
        if s.hand[seat] & PLOT_BIT:
            return seat
    return NONE


def verdict(s: King) -> i64:
    """The winners as bits, and above them (>> MOST_SEATS) the criterion that decided."""
    return verdict_with(s, plot_choice(s))


def plot_choice(s: King) -> i64:
    """The faction that serves Plot's holder best, or NONE if nobody holds it.

    Of several that win, the one that decides soonest: it is the one the holder would name.
    """
    holder = plot_holder(s)
    if holder == NONE:
        return NONE
    best: i64 = 0
    least: i64 = 1000
    for faction in range(FACTIONS):
        decided = verdict_with(s, faction)
        mask = decided & SEATS_MASK
        cost = bits(mask) * 100 + (decided >> MOST_SEATS)  # a victory is best not shared, then soon decided
        if mask >> holder & 1 and cost < least:
            least = cost
            best = faction
    return best


def bits(mask: i64) -> i64:
    """How many seats are in a set."""
    n: i64 = 0
    for seat in range(MOST_SEATS):
        n += mask >> seat & 1
    return n


def verdict_with(s: King, plot_faction: i64) -> i64:
    """The verdict when Plot counts for this faction."""
    court = s.court
    if plot_faction != NONE:
        court = court[:]
        court[plot_holder(s) * FACTIONS + plot_faction] += PLOT_FOLLOWERS
    if s.unstable == INSTABILITY_DISCS:
        return invasion(s, court)
    return coronation(s, court)


def invasion(s: King, court: vec[i64]) -> i64:
    """Most complete sets; then the latest action (R6)."""
    tied: i64 = 0
    most: i64 = -1
    for seat in range(s.seats):
        n = sets(s, court, seat)
        if n > most:
            most = n
            tied = 0
        if n == most:
            tied |= 1 << seat
    if one_side(s, tied):
        return verdict_of(s, tied, BY_SETS)
    latest: i64 = 0
    winners: i64 = 0
    for seat in range(s.seats):
        if tied >> seat & 1:
            time = latest_action(s, seat)
            if time > latest:
                latest = time
                winners = 0
            if time == latest:
                winners |= 1 << seat
    return verdict_of(s, winners, BY_LATEST_ACTION)


def sets(s: King, court: vec[i64], seat: i64) -> i64:
    """The complete sets of a court; partners pool theirs."""
    least: i64 = 1000
    for f in range(FACTIONS):
        n = court[seat * FACTIONS + f]
        if s.alliances():
            n += court[partner(seat) * FACTIONS + f]
        if n < least:
            least = n
    return least


def coronation(s: King, court: vec[i64]) -> i64:
    """Most followers of the first faction, then of the second (R7), then Plot, then the cards played (R8)."""
    ranking = ranked_factions(s)
    tied = with_most(s, court, ranking[0], (1 << s.seats) - 1)
    if one_side(s, tied):
        return verdict_of(s, tied, BY_FIRST_FACTION)
    if s.latest_win[ranking[1]] != NONE:
        tied = with_most(s, court, ranking[1], tied)
        if one_side(s, tied):
            return verdict_of(s, tied, BY_SECOND_FACTION)
    holder = plot_holder(s)
    if holder != NONE and tied >> holder & 1:
        return verdict_of(s, 1 << holder, BY_PLOT)
    winners: i64 = 0
    best: i64 = -ALL_CARDS_PLAYED
    for seat in range(s.seats):
        if tied >> seat & 1:
            k = diligence(s, seat)
            if k > best:
                best = k
                winners = 0
            if k == best:
                winners |= 1 << seat
    return verdict_of(s, winners, BY_CARDS_PLAYED if best > 0 else BY_OLDEST_ACTION)


def ranked_factions(s: King) -> vec[i64]:
    """The factions by regions controlled; between equals the later winner of a struggle ranks higher."""
    strength = vec[i64](capacity=FACTIONS)
    for f in range(FACTIONS):
        regions: i64 = 0
        for r in range(REGIONS):
            if s.control[r] == f:
                regions += 1
        strength = append(strength, regions * (REGIONS + 1) + s.latest_win[f])
    out = vec[i64](capacity=FACTIONS)
    for _k in range(FACTIONS):
        best: i64 = 0
        for f in range(1, FACTIONS):
            if strength[f] > strength[best]:
                best = f
        out = append(out, best)
        strength[best] = -2
    return out


def with_most(s: King, court: vec[i64], faction: i64, among: i64) -> i64:
    """Those among the seats that have most followers of a faction."""
    tied: i64 = 0
    most: i64 = -1
    for seat in range(s.seats):
        if among >> seat & 1:
            n = court[seat * FACTIONS + faction]
            if n > most:
                most = n
                tied = 0
            if n == most:
                tied |= 1 << seat
    return tied


def diligence(s: King, seat: i64) -> i64:
    """The last tie-break as one number (R8): all cards played, the earlier the better; else the older action."""
    done = hand_played(s, seat)
    if s.alliances():
        done = done and hand_played(s, partner(seat))
    return (ALL_CARDS_PLAYED if done else 0) - latest_action(s, seat)


def hand_played(s: King, seat: i64) -> bool:
    """Whether a seat has played all its cards; Plot cannot be played and does not count."""
    return s.hand[seat] & ~PLOT_BIT == 0


def latest_action(s: King, seat: i64) -> i64:
    """When the seat, or its team, last played a card; 0 = never."""
    time = s.acted[seat]
    if s.alliances() and s.acted[partner(seat)] > time:
        time = s.acted[partner(seat)]
    return time


def partner(seat: i64) -> i64:
    """The seat opposite, in an alliance of four."""
    return (seat + 2) & 3


def one_side(s: King, tied: i64) -> bool:
    """Whether all those tied win together: a single player, or partners."""
    first = NONE
    for seat in range(s.seats):
        if tied >> seat & 1:
            side = TEAM[seat] if s.alliances() else seat
            if first != NONE and side != first:
                return False
            first = side
    return True


def verdict_of(s: King, winners: i64, criterion: i64) -> i64:
    """Pack the winners, with their partners, and what decided."""
    if not one_side(s, winners):
        criterion = BY_SHARING
    if s.alliances():
        for seat in range(s.seats):
            if winners >> seat & 1:
                winners |= 1 << partner(seat)
    return winners | criterion << MOST_SEATS


def tell_reckoning(s: King) -> None:
    """Note in the chronicle how the game was decided."""
    holder = plot_holder(s)
    if s.unstable == INSTABILITY_DISCS:
        s.tell("invasion")
    else:
        s.tell("coronation")
        ranking = ranked_factions(s)
        s.tell("ranking", ranking[0], ranking[1], ranking[2])
    if holder != NONE:
        s.tell("plot_revealed", holder, plot_choice(s))
    decided = verdict(s)
    for seat in range(s.seats):
        if decided >> seat & 1:
            s.tell("won", seat, decided >> MOST_SEATS)
