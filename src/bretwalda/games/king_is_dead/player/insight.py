"""What follows from an observation, for networks: who leads where, what would be if a region went to somebody else.

A network sees regions by their names; here they stand in the order in which they will be decided. As things stand
means: every open region is decided in its turn with the followers that are there now.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from bretwalda.engine.layout import Layout, numbered
from bretwalda.engine.observer import Insight
from bretwalda.engine.rows import filled

from ..board import (
    BORDERS,
    FACTION_IDS,
    FACTIONS,
    HOME,
    INSTABILITY_DISCS,
    MOST_SEATS,
    REGION_IDS,
    REGIONS,
    UNSTABLE,
)
from ..features import (
    ACTED,
    CONTROL,
    CONTROLS,
    COURT,
    FOLLOWERS,
    HELD,
    HOLDS,
    LATEST_WIN,
    PRESENT,
    SPACE,
    STRUGGLES,
    UNSTABLE_REGIONS,
)

LEVEL: Final[i64] = 8  # stands for a lead of nobody: what is less or more by some followers is as much less or more
LOST: Final[i64] = 0
EVEN: Final[i64] = 1
WON: Final[i64] = 2
INVADED: Final[i64] = 9  # behind the endings by first and second faction
ENDINGS: Final[i64] = 10
NO_SPACE: Final[i64] = -1
WIN: Final[i64] = 16  # a region in a faction's strength; below it the space of the latest win, counted from 1

LAYOUT: Final = Layout()
COMING: Final = numbered(REGIONS, 1)
HOLDERS: Final = [*FACTION_IDS, "nobody"]
NUMBERS: Final[i64] = LAYOUT.block("followers in the region that comes as number", COMING, FACTION_IDS)
LEADS: Final[i64] = LAYOUT.block("lead there, 8 added", COMING, FACTION_IDS)
GETS_IT: Final[i64] = LAYOUT.block("who would get it as it stands", COMING, HOLDERS)
IF_IT_WENT: Final[i64] = LAYOUT.block("0 defeat, 1 even, 2 victory, if it went to", COMING, HOLDERS)
BORDERED: Final[i64] = LAYOUT.block("whether it borders", COMING, FACTION_IDS)
FIXED: Final[i64] = LAYOUT.block("whether its card stays where it is", COMING)
COMES: Final[i64] = LAYOUT.block("how soon it is decided, 8 = next", REGION_IDS)
LEADS_BY_NAME: Final[i64] = LAYOUT.block("lead in the region, 8 added", REGION_IDS, FACTION_IDS)
IF_BY_NAME: Final[i64] = LAYOUT.block("0 defeat, 1 even, 2 victory, if the region went to", REGION_IDS, HOLDERS)
REGIONS_HELD: Final[i64] = LAYOUT.block("regions held", FACTION_IDS)
WOULD_HOLD: Final[i64] = LAYOUT.block("regions it would hold as things stand", FACTION_IDS)
WOULD_END: Final[i64] = LAYOUT.block("how it would end as things stand", numbered(ENDINGS))
TIED: Final[i64] = LAYOUT.block("open regions that nobody would get")
NOW: Final[i64] = LAYOUT.block("0 defeat, 1 even, 2 victory, as things stand")
BY_ENDING: Final[i64] = LAYOUT.block("0 defeat, 1 even, 2 victory, by how it ends", numbered(ENDINGS))
AT_COURT: Final[i64] = LAYOUT.block("lead at court over the best rival, 8 added", FACTION_IDS)
SETS: Final[i64] = LAYOUT.block("lead in sets over the best rival, 8 added")
CARDS_AHEAD: Final[i64] = LAYOUT.block("lead in cards over the rival with most, 8 added")
NO_CARDS: Final[i64] = LAYOUT.block("whether no cards are left", ["own seat", "all others"])


@final
class KingInsight(Insight):
    """Writes what follows from an observation of The King is Dead; partners are not thought of."""

    def write(self, seen: bytes, at: i64, out: BytesWriter, to: i64) -> None:
        begun: i64 = seen[at + STRUGGLES]
        coming = _coming(seen, at, begun)
        getters = vec[i64](capacity=REGIONS)
        for k in range(len(coming)):
            getters = append(getters, _write_region(seen, at, out, to, coming[k], k))
        results = _results(seen, at)
        strength = filled(FACTIONS, 0)
        for r in range(REGIONS):
            for f in range(FACTIONS):
                strength[f] += WIN * seen[at + CONTROL + r * CONTROLS + 1 + f]
        for f in range(FACTIONS):
            held = strength[f] // WIN
            out[to + REGIONS_HELD + f] = u8(held)
            out[to + WOULD_HOLD + f] = u8(held)
            strength[f] += seen[at + LATEST_WIN + f]
        unstable: i64 = seen[at + UNSTABLE_REGIONS]
        for k in range(len(coming)):
            if getters[k] == UNSTABLE:
                _add(out, to + TIED)
            else:
                _add(out, to + WOULD_HOLD + getters[k])
            for holder in range(FACTIONS + 1):
                result = results[ending(strength, getters, begun, unstable, k, holder)]
                out[to + IF_IT_WENT + k * (FACTIONS + 1) + holder] = u8(result)
                out[to + IF_BY_NAME + coming[k] * (FACTIONS + 1) + holder] = u8(result)
        as_it_stands = ending(strength, getters, begun, unstable, NO_SPACE, UNSTABLE)
        out[to + WOULD_END + as_it_stands] = 1
        out[to + NOW] = u8(results[as_it_stands])
        for k in range(ENDINGS):
            out[to + BY_ENDING + k] = u8(results[k])
        _write_courts(seen, at, out, to)
        _write_borders(seen, at, out, to, coming)


def _coming(seen: bytes, at: i64, begun: i64) -> vec[i64]:
    """The regions to be decided, in their order."""
    out = vec[i64](capacity=REGIONS)
    for space in range(begun, REGIONS):
        for r in range(REGIONS):
            if seen[at + SPACE + r * REGIONS + space]:
                out = append(out, r)
    return out


def _write_region(seen: bytes, at: i64, out: BytesWriter, to: i64, region: i64, k: i64) -> i64:
    """What stands in a region that comes as number k; who would get it."""
    base = at + FOLLOWERS + region * FACTIONS
    getter = UNSTABLE
    for f in range(FACTIONS):
        number: i64 = seen[base + f]
        rival: i64 = 0
        for g in range(FACTIONS):
            other: i64 = seen[base + g]
            if g != f and other > rival:
                rival = other
        if number > rival:
            getter = f
        lead = _levelled(number - rival)
        out[to + NUMBERS + k * FACTIONS + f] = u8(number)
        out[to + LEADS + k * FACTIONS + f] = lead
        out[to + LEADS_BY_NAME + region * FACTIONS + f] = lead
    out[to + GETS_IT + k * (FACTIONS + 1) + getter] = 1
    out[to + FIXED + k] = u8(seen[at + HELD + region])
    out[to + COMES + region] = u8(REGIONS - k)
    return getter


def ending(strength: vec[i64], getters: vec[i64], begun: i64, unstable: i64, changed: i64, holder: i64) -> i64:
    """How it ends if the coming regions go to whom they go now, but the one that is changed to another holder.

    By three times the first faction and the second, which is the first again where no other holds anything; or by the
    French. Two that hold the same number are ranked by their latest victory (rules 9.3).
    """
    a = strength[0]
    b = strength[1]
    c = strength[2]
    for k in range(len(getters)):
        getter = holder if k == changed else getters[k]
        won = WIN + begun + k + 1
        if getter == UNSTABLE:
            unstable += 1
            if unstable == INSTABILITY_DISCS:
                return INVADED
        elif getter == 0:
            a = a // WIN * WIN + won
        elif getter == 1:
            b = b // WIN * WIN + won
        else:
            c = c // WIN * WIN + won
    first: i64 = 2
    second: i64 = 0 if a >= b else 1
    if a >= b and a >= c:
        first = 0
        second = 1 if b >= c else 2
    elif b >= c:
        first = 1
        second = 0 if a >= c else 2
    runner_up = a if second == 0 else (b if second == 1 else c)
    return first * FACTIONS + (second if runner_up else first)


def _results(seen: bytes, at: i64) -> vec[i64]:
    """Of each ending, whether the own seat would win it with the courts as they are (rules 9)."""
    out = vec[i64](capacity=ENDINGS)
    for e in range(ENDINGS):
        worst = WON
        for seat in range(1, MOST_SEATS):
            if seen[at + PRESENT + seat]:
                ahead = _by_sets(seen, at, seat) if e == INVADED else _by_factions(seen, at, seat, e)
                result = WON if ahead > 0 else (LOST if ahead < 0 else EVEN)
                if result < worst:
                    worst = result
        out = append(out, worst)
    return out


def _by_factions(seen: bytes, at: i64, seat: i64, ending: i64) -> i64:
    """By how much the own seat is ahead of another in a coronation, by whatever decides first."""
    ahead = _at_court(seen, at, 0, ending // FACTIONS) - _at_court(seen, at, seat, ending // FACTIONS)
    if ahead == 0:
        ahead = _at_court(seen, at, 0, ending % FACTIONS) - _at_court(seen, at, seat, ending % FACTIONS)
    if ahead != 0:
        return ahead
    own_done: i64 = 0 if seen[at + HOLDS] else 1
    other_done: i64 = 0 if seen[at + HOLDS + seat] else 1
    if own_done != other_done:
        return own_done - other_done
    acted: i64 = seen[at + ACTED]
    return i64(seen[at + ACTED + seat]) - acted


def _at_court(seen: bytes, at: i64, seat: i64, faction: i64) -> i64:
    number: i64 = seen[at + COURT + seat * FACTIONS + faction]
    return number


def _by_sets(seen: bytes, at: i64, seat: i64) -> i64:
    """By how much the own seat is ahead of another when the French come."""
    ahead = sets(seen, at, 0) - sets(seen, at, seat)
    if ahead != 0:
        return ahead
    acted: i64 = seen[at + ACTED]
    return acted - i64(seen[at + ACTED + seat])


def sets(seen: bytes, at: i64, seat: i64) -> i64:
    """The complete sets of a court."""
    least = _at_court(seen, at, seat, 0)
    for f in range(1, FACTIONS):
        least = min(least, _at_court(seen, at, seat, f))
    return least


def _write_courts(seen: bytes, at: i64, out: BytesWriter, to: i64) -> None:
    """How far the own seat is ahead of the others."""
    most_sets: i64 = 0
    most_cards: i64 = 0
    best = filled(FACTIONS, 0)
    for seat in range(1, MOST_SEATS):
        if seen[at + PRESENT + seat]:
            most_sets = max(most_sets, sets(seen, at, seat))
            most_cards = max(most_cards, i64(seen[at + HOLDS + seat]))
            for f in range(FACTIONS):
                best[f] = max(best[f], _at_court(seen, at, seat, f))
    for f in range(FACTIONS):
        out[to + AT_COURT + f] = _levelled(_at_court(seen, at, 0, f) - best[f])
    cards: i64 = seen[at + HOLDS]
    out[to + SETS] = _levelled(sets(seen, at, 0) - most_sets)
    out[to + CARDS_AHEAD] = _levelled(cards - most_cards)
    out[to + NO_CARDS] = 0 if cards else 1
    out[to + NO_CARDS + 1] = 0 if most_cards else 1


def _write_borders(seen: bytes, at: i64, out: BytesWriter, to: i64, coming: vec[i64]) -> None:
    """Which of the coming regions border a faction (rules 6.5 to 6.7)."""
    for f in range(FACTIONS):
        reached: i64 = 0
        for r in range(REGIONS):
            control = at + CONTROL + r * CONTROLS
            if seen[control + 1 + f] or (r == HOME[f] and seen[control]):
                reached |= BORDERS[r]
        for k in range(len(coming)):
            out[to + BORDERED + k * FACTIONS + f] = u8(reached >> coming[k] & 1)


def _levelled(lead: i64) -> u8:
    """A lead as a small number that is not negative."""
    if lead < -LEVEL:
        return 0
    return u8(lead + LEVEL if lead < LEVEL else 2 * LEVEL)


def _add(out: BytesWriter, at: i64) -> None:
    out[at] = u8(i64(out[at]) + 1)
