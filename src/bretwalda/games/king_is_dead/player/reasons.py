"""Why a choice may be good: what it does to leads, struggles and courts, as message keys.

A reason compares the position before some choices of a seat with the one after them, and rests on what
lies open: followers, courts, the order of the struggles. Hands are never looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bretwalda.engine.game import Reason
from bretwalda.engine.state import NOBODY

from ..board import FACTIONS, NONE, PASS, REGIONS, UNSTABLE
from ..scoring import sets
from ..state import King
from .value import USUAL

REASONS = {
    "wins": "",
    "settles": "faction region",
    "unsettles": "region",
    "saves_card": "faction region",
    "saves_card_tied": "region",
    "waits": "other:seat",
    "hastens": "region space:number locked:number",
    "delays": "region space:number locked:number",
    "takes": "faction region",
    "keeps": "faction region",
    "breaks": "faction region",
    "ties": "region",
    "averts": "faction region",
    "completes_set": "",
    "favours": "faction",
    "gathers": "faction",
}


def reason(before: King, seat: int, line: Sequence[int]) -> Reason | None:
    """The best that can be said of choices that the seat takes one after the other."""
    after = before.clone()
    for choice in line:
        after.take(seat, choice)
    if after.actor == NOBODY and before.certain() and after.result()[seat] > 0.0:
        return "wins", []
    if after.struggles > before.struggles:
        return _settled(after, int(before.contested()))
    if line[0] == PASS:
        return _passed(before, seat, int(after.actor))
    if list(after.order) != list(before.order):
        return _reordered(before, after, seat)
    return next(_gains(before, after, seat), None)


def _settled(after: King, region: int) -> Reason:
    """The pass that ends the round decides the region."""
    holder = int(after.control[region])
    return ("unsettles", [region]) if holder == UNSTABLE else ("settles", [holder, region])


def _passed(before: King, seat: int, following: int) -> Reason:
    """A card saved where all is well; else somebody else has to show what he wants."""
    region = int(before.contested())
    leader = _leader(before, region)
    if leader != NONE and _standing(before, seat, leader) > 0:
        return "saves_card", [leader, region]
    if leader == NONE and _set_lead(before, seat) > 0:
        return "saves_card_tied", [region]
    return "waits", [following]


def _reordered(before: King, after: King, seat: int) -> Reason:
    """Two struggles have changed places; the one that the disc now holds is the one that matters."""
    locked = before.disc[seat] != after.disc[seat]
    spaces = {int(region): space for space, region in enumerate(after.order)}
    earlier = {int(region): space for space, region in enumerate(before.order) if spaces[int(region)] < space}
    region = int(after.disc[seat]) if locked else next(iter(earlier))
    key = "hastens" if region in earlier else "delays"
    return key, [region, spaces[region] + 1, int(locked)]


def _gains(before: King, after: King, seat: int) -> Iterator[Reason]:
    """What a played card and its summons bring: the sure gains first, those that help nobody more than others last."""
    changes = list(_lead_changes(before, after, seat))
    yield from (found for gain, found in changes if gain > 0)
    if sets(after, after.court, seat) > sets(before, before.court, seat):
        yield "completes_set", []
    first = _likely_first(after)
    gathered = [f for f in range(FACTIONS) if after.court[seat * FACTIONS + f] > before.court[seat * FACTIONS + f]]
    if first in gathered:
        yield "favours", [first]
    yield from (found for gain, found in changes if gain == 0)
    yield from (("gathers", [faction]) for faction in gathered)


def _lead_changes(before: King, after: King, seat: int) -> Iterator[tuple[int, Reason]]:
    """Each region whose lead has changed, the contested one first, and how much that is worth to the seat."""
    for space in range(after.struggles, REGIONS):
        region = int(after.order[space])
        was, now = _leader(before, region), _leader(after, region)
        lost = -_standing(after, seat, was) if was != NONE else 0  # a rival's faction that leads no more is a gain
        won = _standing(after, seat, now) if now != NONE else 0
        if was == now:
            if now != NONE and _lead(after, region, now) > _lead(before, region, now):
                yield won, ("keeps", [now, region])
        elif now == NONE:
            hoped = _set_lead(after, seat)
            yield (hoped, ("ties", [region])) if hoped > 0 else (lost, ("breaks", [was, region]))
        elif was == NONE and before.count[region] and before.unstable and _set_lead(after, seat) < 0:
            yield 1, ("averts", [now, region])
        elif won <= 0 < lost:
            yield lost, ("breaks", [was, region])
        else:
            yield won, ("takes", [now, region])


def _leader(s: King, region: int) -> int:
    """The faction with most followers in a region, or NONE when nobody has."""
    for faction in range(FACTIONS):
        if _lead(s, region, faction) > 0:
            return faction
    return int(NONE)


def _lead(s: King, region: int, faction: int) -> int:
    """How many followers a faction has in a region more than the next."""
    others = [s.followers[region * FACTIONS + f] for f in range(FACTIONS) if f != faction]
    return int(s.followers[region * FACTIONS + faction] - max(others))


def _standing(s: King, seat: int, faction: int) -> int:
    """How many followers of a faction the seat's side has at court more than any rival."""
    own = [s.court[p * FACTIONS + faction] for p in range(s.seats) if s.team(p) == s.team(seat)]
    rivals = [s.court[p * FACTIONS + faction] for p in range(s.seats) if s.team(p) != s.team(seat)]
    return int(max(own) - max(rivals))


def _set_lead(s: King, seat: int) -> int:
    """How many sets the seat's side has more than any rival: what counts when the French come."""
    rivals = [sets(s, s.court, p) for p in range(s.seats) if s.team(p) != s.team(seat)]
    return int(sets(s, s.court, seat) - max(rivals))


def _likely_first(s: King) -> int:
    """The faction that will most likely be the strongest at the end."""
    prospects = list(USUAL.prospects(s))
    return prospects.index(max(prospects))
