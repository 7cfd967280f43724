"""A view as numbers, for machine learning: always equally many, nothing a seat may not see."""

from __future__ import annotations

from bretwalda.engine.state import NOBODY

from .board import (
    ABSENT,
    ACHIEVEMENTS,
    KINDS,
    KINGDOMS,
    NONE,
    OBJECTIVES,
    PLACES,
    SLOTS,
    TOKENS,
    TRACKS,
    ZONES,
    count,
    planned,
    planned_cards,
    planned_zone,
    total,
    value_of,
)
from .realm import Realm
from .state import Rex
from .steps import STEPS
from .view import plan_is_secret

PER_KINGDOM = (
    PLACES  # its markers
    + KINDS  # queue
    + KINDS  # cards in hand that everybody has seen
    + TRACKS
    + TRACKS * ACHIEVEMENTS
    + ZONES  # what it plays in each zone, as far as that is known
    + 9  # cards in hand, in the pile; led by a player, absent; ready, to decide; winner, vassal; place in the order
)
FEATURES = int(
    KINGDOMS * PER_KINGDOM  # beginning with the own
    + KINGDOMS  # which kingdom is the own
    + PLACES  # Rome's
    + TOKENS  # on the board
    + TOKENS  # in the bag
    + KINDS  # own hand
    + KINDS  # own discards
    + 2 * OBJECTIVES  # own, kept and put away
    + KINDS  # reinforcements on the table
    + TRACKS  # whose First is won
    + ZONES  # being fought over
    + len(STEPS)
    + 3  # turn, left; whether the longest road is a group
)


def features(s: Rex, seat: int) -> list[float]:
    own = s.kingdom_of(seat)
    first = 0 if own == NONE else own
    out: list[float] = []
    for k in range(KINGDOMS):
        out += _kingdom(s, s.realm[(first + k) % KINGDOMS], seat)
    mine = s.realm[first]
    known = own != NONE
    out += _one_of(own, KINGDOMS)
    out += _bits(s.rome, PLACES) + _bits(s.tokens, TOKENS) + _bits(s.bag, TOKENS)
    out += _counts(mine.hand if known else 0) + _counts(mine.discard if known else 0)
    out += _bits(mine.objectives if known else 0, OBJECTIVES) + _bits(mine.away if known else 0, OBJECTIVES)
    out += _counts(s.reinforcements)
    out += _bits(s.firsts, TRACKS)
    out += _one_of(s.zone, ZONES)
    out += _one_of(NONE if s.actor == NOBODY else s.step.number, len(STEPS))
    out += [float(s.turn), float(s.left), float(s.group_roads)]
    return out


def _bits(members: int, length: int) -> list[float]:
    return [float(members >> k & 1) for k in range(length)]


def _counts(cards: int) -> list[float]:
    return [float(count(cards, kind)) for kind in range(KINDS)]


def _one_of(index: int, length: int) -> list[float]:
    """All zeros, with a one at the index if there is one."""
    return [1.0 if k == index else 0.0 for k in range(length)]


def _kingdom(s: Rex, realm: Realm, seat: int) -> list[float]:
    k = realm.kingdom
    secret = plan_is_secret(s)
    hand = total(realm.hand + (planned_cards(realm.plan) if secret else 0))
    order = [int(kingdom) for kingdom in s.order]
    led = realm.seat >= 0
    return [
        *_bits(realm.held, PLACES),
        *_counts(realm.queue),
        *_counts(realm.known),
        *(float(realm.track(track)) for track in range(TRACKS)),
        *_bits(realm.achieved, TRACKS * ACHIEVEMENTS),
        *_played(realm, not secret or realm.seat == seat),
        float(hand),
        float(total(realm.deck)),
        float(led),
        float(realm.seat == ABSENT),
        float(s.secret and led and bool(s.ready >> realm.seat & 1)),
        float(led and realm.seat == s.actor),
        float(s.winners >> k & 1),
        float(s.vassals >> k & 1),
        float(order.index(k) + 1 if k in order else 0),
    ]


def _played(realm: Realm, known: bool) -> list[float]:
    """The sum of the cards in each zone."""
    out = [0.0] * ZONES
    for slot in range(SLOTS):
        kind = planned(realm.plan, slot)
        if known and kind != NONE:
            out[planned_zone(realm.plan, slot)] += float(value_of(kind))
    return out
