"""A battle for a zone: sums, winners and vassals, what they gain, jokers, and what is left for Rome (rules 6 and 7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.state import Step

from ..board import (
    ALL_PLACES,
    BATTLE,
    CITY_PLACES,
    CLAIM,
    CLAIM_JOKER,
    HELP,
    HIGHEST,
    JOKER,
    KINGDOMS,
    NONE,
    PLACES,
    POWERS,
    RISING,
    ROADS,
    ROME_CITY,
    ROMES_SHARE,
    SLOTS,
    USE_JOKER,
    VASSAL_TOKENS,
    VASSALS_CLAIM,
    VASSALS_JOKER,
    WINNER_TOKENS,
    WINNERS_CLAIM,
    WINNERS_JOKER,
    ZONE_TOKENS,
    ZONES,
    bit,
    first_of,
    planned,
    planned_zone,
    value_of,
)
from ..realm import Realm
from ..state import Rex
from .opening import allot_to_rome
from .rivals import random_token

# --- Sums, winners, vassals (rules 6) -------------------------------------------------------------


def fight(s: Rex) -> None:
    """Find the winners and vassals of the next zone, or leave the battles behind."""
    if s.zone == ZONES:
        s.at = 0
        s.phase = HELP
        return
    s.winners = 0
    s.vassals = 0
    s.strengths = 0
    s.hired = 0
    most: i64 = 0
    highest = playing(s, s.zone, HIGHEST)
    for k in range(KINGDOMS):
        realm = s.realm[k]
        realm.claimed = 0
        realm.gained = 0
        strength = strength_in(realm, s.zone, highest & ~(1 << k) != 0)
        s.strengths |= strength << 8 * k
        if strength > most:
            most = strength
    for k in range(KINGDOMS):
        if s.strength(k):
            if s.strength(k) == most:
                s.winners |= 1 << k
            else:
                s.vassals |= 1 << k
    if s.chronicle is not None:
        tell_battle(s)
    begin_claims(s, WINNERS_CLAIM, WINNER_TOKENS)


def strength_in(realm: Realm, zone: i64, rising: bool) -> i64:
    """The sum of a kingdom's cards in a zone; a 1 counts 7 where another kingdom plays a 7 (rules 6.2)."""
    out: i64 = 0
    for slot in range(SLOTS):
        kind = planned(realm.plan, slot)
        if kind != NONE and planned_zone(realm.plan, slot) == zone:
            value = value_of(kind)
            if value == RISING and rising:
                value = HIGHEST
            out += value
    return out


def playing(s: Rex, zone: i64, value: i64) -> i64:
    """The kingdoms that play a card of this printed value in the zone, as bits."""
    out: i64 = 0
    for k in range(KINGDOMS):
        if plays_value(s.realm[k], zone, value):
            out |= 1 << k
    return out


def plays_value(realm: Realm, zone: i64, value: i64) -> bool:
    """Whether a kingdom plays a card of this printed value in the zone."""
    for slot in range(SLOTS):
        kind = planned(realm.plan, slot)
        if kind != NONE and planned_zone(realm.plan, slot) == zone and value_of(kind) == value:
            return True
    return False


def tell_battle(s: Rex) -> None:
    if s.winners == 0:
        if s.tokens & ZONE_TOKENS[s.zone]:
            s.tell("no_battle", s.zone)
        return
    s.tell("battle", s.zone)
    for k in range(KINGDOMS):
        if s.winners >> k & 1:
            s.tell("winner", k, s.strength(k))
    for k in range(KINGDOMS):
        if s.vassals >> k & 1:
            s.tell("vassal", k, s.strength(k))


# --- Taking tokens (rules 7.1 to 7.5) -------------------------------------------------------------


def begin_claims(s: Rex, phase: i64, tokens: i64) -> None:
    s.phase = phase
    s.at = 0
    s.left = tokens


def claim_tokens(s: Rex) -> None:
    """In turn order winners, then vassals take tokens; what is not a choice happens by itself."""
    among = s.winners if s.phase == WINNERS_CLAIM else s.vassals
    if s.at == len(s.order):
        s.at = 0
        s.phase = WINNERS_JOKER if s.phase == WINNERS_CLAIM else VASSALS_JOKER
        return
    realm = s.realm[s.order[s.at]]
    tokens = claimable(s, realm) if among >> realm.kingdom & 1 else 0
    if s.left == 0 or tokens == 0:
        s.at += 1
        s.left = WINNER_TOKENS if s.phase == WINNERS_CLAIM else VASSAL_TOKENS
    elif size(tokens) <= s.left and size(tokens & CITY_PLACES) <= realm.oppida():
        while tokens:
            claim(s, realm, first_of(tokens))
            tokens &= tokens - 1
        s.left = 0
    elif realm.seat < 0:
        s.left -= 1
        claim(s, realm, random_token(s, tokens))
    else:
        s.ask(CLAIMING, realm.seat)


def claimable(s: Rex, realm: Realm) -> i64:
    """The tokens of the zone that a kingdom could take now."""
    tokens = s.tokens & ZONE_TOKENS[s.zone] & ~realm.claimed
    if s.phase == VASSALS_CLAIM:
        tokens &= ~won_by_winners(s)
    return s.usable(realm, tokens)


def won_by_winners(s: Rex) -> i64:
    """The tokens that winners have taken."""
    out: i64 = 0
    for k in range(KINGDOMS):
        if s.winners >> k & 1:
            out |= s.realm[k].claimed
    return out


def claim(s: Rex, realm: Realm, token: i64) -> None:
    """Take a token; unless it is a joker, a marker goes onto its place."""
    realm.claimed |= bit(token)
    if token >= JOKER:
        s.tell("claimed_joker", realm.kingdom, token - JOKER)
        return
    s.mark(realm, token)
    realm.gained |= bit(token) & ROADS
    s.tell("claimed", realm.kingdom, token)


@final
class Claiming(Step[Rex]):
    """Choose one token of several (rules 7.1 and 7.3)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        tokens = claimable(s, s.realm[s.order[s.at]])
        if tokens >> JOKER + s.zone & 1:
            out = append(out, CLAIM_JOKER + s.zone)
        tokens &= ALL_PLACES
        while tokens:
            out = append(out, CLAIM + first_of(tokens))
            tokens &= tokens - 1
        return out

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        s.left -= 1
        token = choice - CLAIM if choice >= CLAIM else choice - CLAIM_JOKER + JOKER
        claim(s, s.realm[s.order[s.at]], token)


# --- Jokers (rules 7.6 to 7.10) -------------------------------------------------------------------


def use_jokers(s: Rex) -> None:
    """Each holder of the zone's joker, in turn order, puts a marker down."""
    if s.at == len(s.order):
        free_taken_places(s)
        if s.phase == WINNERS_JOKER:
            begin_claims(s, VASSALS_CLAIM, VASSAL_TOKENS)
        else:
            s.phase = ROMES_SHARE
        return
    realm = s.realm[s.order[s.at]]
    holders = s.winners if s.phase == WINNERS_JOKER else s.vassals
    if not (holders >> realm.kingdom & 1 and realm.claimed >> JOKER + s.zone & 1):
        s.at += 1
        return
    targets = s.joker_targets(realm)
    if realm.seat < 0:
        targets &= bit(ROME_CITY[s.zone])
    if targets == 0:
        s.tell("joker_wasted", realm.kingdom, s.zone)
        s.at += 1
    elif targets & (targets - 1) == 0:
        place_joker(s, realm, first_of(targets))
    else:
        s.ask(JOKER_STEP, realm.seat)


def place_joker(s: Rex, realm: Realm, place: i64) -> None:
    s.mark(realm, place)
    realm.gained |= bit(place) & ROADS
    s.at += 1
    s.tell("joker_used", realm.kingdom, place)


def free_taken_places(s: Rex) -> None:
    """What kingdoms have taken is Rome's no longer; until all holders of a joker have chosen it still was (R5)."""
    for k in range(KINGDOMS):
        s.rome &= ~s.realm[k].held


@final
class JokerChoice(Step[Rex]):
    """Choose where the joker puts a marker (rules 7.6)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=PLACES)
        targets = s.joker_targets(s.realm[s.order[s.at]])
        while targets:
            out = append(out, USE_JOKER + first_of(targets))
            targets &= targets - 1
        return out

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        place_joker(s, s.realm[s.order[s.at]], choice - USE_JOKER)


# --- Rome's share (rules 7.11) --------------------------------------------------------------------


def give_rest_to_rome(s: Rex) -> None:
    """What nobody has taken is Rome's; a joker just leaves the game."""
    tokens = s.tokens & ZONE_TOKENS[s.zone]
    s.tokens &= ~tokens
    for k in range(KINGDOMS):
        tokens &= ~s.realm[k].claimed
    allot_to_rome(s, tokens)
    if tokens >> JOKER + s.zone & 1 and s.chronicle is not None:
        s.tell("joker_lost", s.zone)
    s.at = 0
    s.phase = POWERS


def next_zone(s: Rex) -> None:
    s.zone += 1
    s.phase = BATTLE


CLAIMING: Final = Claiming("claim", "7.1")
JOKER_STEP: Final = JokerChoice("joker", "7.6")
