"""Why a choice may be good: marks on the tracks, roads, objectives, cards to come, as message keys.

A reason rests on what the seat can see: the board, the tokens, its own cards and objectives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from librt.vecs import vec

from bretwalda.engine.bits import size
from bretwalda.engine.game import Reason

from ..board import (
    CALL,
    CLAIM,
    CLAIM_JOKER,
    CONDITIONS,
    CONFIRM,
    DRAW,
    HIRE,
    HIRING,
    JOIN,
    JOKER,
    KINGDOMS,
    OBJECTIVES,
    OWN_COLOUR,
    PUT_AWAY,
    RECRUIT,
    REGIONS,
    ROAD,
    SEND,
    THRESHOLD,
    THRESHOLDS,
    TOKENS,
    TRACK_FIRST,
    TRACKS,
    USE_JOKER,
    VALUES,
    ZONE_TOKENS,
    ZONES,
    bit,
    colour_of,
    count,
    total,
    value_of,
)
from ..realm import Realm
from ..scoring import condition_met, track_value
from ..state import Rex
from .outlook import Outlook
from .value import WEIGHTS, Judge

REASONS = {
    "first": "place track number",
    "threshold": "place track number",
    "condition": "place objective:objective_card",
    "longer_road": "place number",
    "more_cities": "place number",
    "more_regions": "place number",
    "joker": "zone",
    "aims_at": "zone place number",
    "aims_at_joker": "zone",
    "spares": "zone card",
    "hopes_to_hire": "zone",
    "keeps_extra": "",
    "highest_in_queue": "card",
    "better_pile": "",
    "extra_card": "card",
    "least_promising": "objective:objective_card",
}


def reason(before: Rex, seat: int, line: Sequence[int]) -> Reason | None:
    """The best that can be said of a choice; None = nothing in particular."""
    choice = line[0]
    kingdom = before.kingdom_of(seat)
    if kingdom < 0:
        return None
    realm = before.realm[kingdom]
    if choice == CONFIRM:
        return ("keeps_extra", []) if realm.hand & ~OWN_COLOUR[kingdom] else None
    if choice == DRAW:
        return _drawn(realm)
    if RECRUIT <= choice < HIRE:
        return _recruited(realm, choice - RECRUIT)
    if HIRE <= choice < SEND:
        return "extra_card", [choice - (CALL if choice >= CALL else HIRE)]
    if SEND <= choice < CLAIM_JOKER:
        return _sent(before, realm, *divmod(choice - int(SEND), int(ZONES)))
    if CLAIM_JOKER <= choice < CLAIM:
        return "joker", [choice - CLAIM_JOKER]
    if choice >= PUT_AWAY:
        return _put_away(before, realm, choice - PUT_AWAY)
    if choice >= CLAIM:
        first = JOIN if choice >= JOIN else USE_JOKER if choice >= USE_JOKER else CLAIM
        return next(_gains(before, realm, choice - first), None)
    return None


def _gains(s: Rex, realm: Realm, place: int) -> Iterator[Reason]:
    """What a marker on a place brings, points first."""
    after = realm.held | bit(place)
    values = [int(track_value(s, after, track)) for track in range(TRACKS)]
    grown = [track for track in range(TRACKS) if values[track] > track_value(s, realm.held, track)]
    for track in grown:
        if not s.firsts >> track & 1 and realm.track(track) < TRACK_FIRST[track] <= values[track]:
            yield "first", [place, track, values[track]]
        marks = [int(THRESHOLD[track * THRESHOLDS + k]) for k in range(THRESHOLDS)]
        yield from (("threshold", [place, track, mark]) for mark in marks if realm.track(track) < mark == values[track])
    for objective in range(OBJECTIVES):
        if realm.objectives >> objective & 1:
            for k in range(CONDITIONS):
                if condition_met(after, objective, k) and not condition_met(realm.held, objective, k):
                    yield "condition", [place, objective]
    for track in grown:
        key = "longer_road" if track == ROAD else "more_regions" if track == REGIONS else "more_cities"
        yield key, [place, values[track]]


def _sent(s: Rex, realm: Realm, kind: int, zone: int) -> Reason | None:
    """What is to be had where a card goes, beginning with the best."""
    tokens = int(s.usable(realm, s.tokens & ZONE_TOKENS[zone]))
    value = int(value_of(kind))
    if tokens == 0:
        if value == HIRING:
            return "hopes_to_hire", [zone]
        return ("spares", [zone, kind]) if _is_lowest(realm, kind) else None
    best = int(_outlook(s).favourite(realm.kingdom, tokens))
    if best >= JOKER:
        return "aims_at_joker", [zone]
    return "aims_at", [zone, best, int(size(tokens))]


def _outlook(s: Rex) -> Outlook:
    return Outlook(s, Judge(vec[float](WEIGHTS)))


def _is_lowest(realm: Realm, kind: int) -> bool:
    """Whether no troop in hand is lower."""
    first = realm.kingdom * VALUES
    return colour_of(kind) == realm.kingdom and not any(count(realm.hand, lower) for lower in range(first, kind))


def _recruited(realm: Realm, kind: int) -> Reason | None:
    higher = range(kind + 1, (realm.kingdom + 1) * VALUES)
    return None if any(count(realm.queue, one) for one in higher) else ("highest_in_queue", [kind])


def _drawn(realm: Realm) -> Reason | None:
    """The pile is better on average than the queue; which cards are in it can be counted."""
    return ("better_pile", []) if _mean(realm.deck) > _mean(realm.queue) else None


def _mean(cards: int) -> float:
    """The mean value of some cards."""
    kinds = range(KINGDOMS * VALUES)
    return sum(int(count(cards, kind) * value_of(kind)) for kind in kinds) / max(int(total(cards)), 1)


def _put_away(s: Rex, realm: Realm, objective: int) -> Reason | None:
    """Which of the objectives promises least."""
    judge = Judge(vec[float](WEIGHTS))
    judge.look(s)
    points = {o: judge.objective_points(realm.held, o) for o in range(OBJECTIVES) if realm.objectives >> o & 1}
    return ("least_promising", [objective]) if points[objective] == min(points.values()) else None


assert TOKENS == JOKER + ZONES
