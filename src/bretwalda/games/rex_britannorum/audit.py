"""What must hold in every position: nothing lost, nothing made, counts that agree."""

from __future__ import annotations

from mypy_extensions import i64

from bretwalda.engine.bits import size

from .board import (
    ALL_PLACES,
    ALL_TOKENS,
    ALL_TROOPS,
    CITY_PLACES,
    COUNT_BITS,
    COUNT_MASK,
    EXTRA,
    KINGDOM_IDS,
    KINGDOMS,
    NO_OBJECTIVES,
    NOBODYS,
    NONE,
    OF_TYPE,
    OPPIDA,
    OVER,
    OWN_COLOUR,
    PLANNING,
    REINFORCEMENTS,
    ROME,
    ROME_CITIES,
    SLOTS,
    START,
    TRACKS,
    TURNS,
    TYPES,
    ZONE_TOKENS,
    ZONES,
    bit,
    colour_of,
    planned,
    planned_cards,
    planned_zone,
)
from .realm import Realm
from .scoring import track_value
from .state import Rex


def audit(s: Rex) -> list[str]:
    wrong: list[str] = []
    if s.turn == 0:
        return wrong  # not everything is dealt
    _audit_cards(s, wrong)
    _audit_places(s, wrong)
    _audit_objectives(s, wrong)
    for k in range(KINGDOMS):
        _audit_plan(s, s.realm[k], wrong)
        _audit_tracks(s, s.realm[k], wrong)
    if (s.phase == OVER) != (s.actor < 0) or (s.phase == OVER and s.turn != TURNS):
        wrong.append("the game is over too soon, or not over")
    return wrong


def _audit_cards(s: Rex, wrong: list[str]) -> None:
    """Every card is in one place, and everybody has as many as they began with."""
    everything = s.reinforcements
    owed = REINFORCEMENTS
    for k in range(KINGDOMS):
        realm = s.realm[k]
        everything += realm.deck + realm.queue + realm.hand + realm.discard + planned_cards(realm.plan)
        if realm.seat >= NOBODYS:
            owed += ALL_TROOPS[k]
        if (realm.deck | realm.queue) & ~OWN_COLOUR[k]:
            wrong.append(f"{KINGDOM_IDS[k]} has foreign cards to recruit")
        if realm.hand & ~OWN_COLOUR[k] & ~(OWN_COLOUR[ROME] | _colours_in_game(s)):
            wrong.append(f"{KINGDOM_IDS[k]} has a card of a kingdom that is not in the game")
        if not _contains(realm.hand + planned_cards(realm.plan), realm.known):
            wrong.append(f"{KINGDOM_IDS[k]} has shown a card that it has not")
    if everything != owed:
        wrong.append("cards are lost or made")


def _colours_in_game(s: Rex) -> i64:
    out: i64 = 0
    for k in range(KINGDOMS):
        if s.realm[k].seat >= NOBODYS:
            out |= OWN_COLOUR[k]
    return out


def _contains(cards: i64, part: i64) -> bool:
    """Whether some cards are among others."""
    while part > 0:
        if part & COUNT_MASK > cards & COUNT_MASK:
            return False
        cards >>= COUNT_BITS
        part >>= COUNT_BITS
    return True


def _audit_places(s: Rex, wrong: list[str]) -> None:
    """Markers lie only where tokens have been, where Rome was or where a kingdom began."""
    drawn = ALL_TOKENS & ~s.bag & ~s.tokens
    could_be_held = drawn | ROME_CITIES
    held: i64 = 0
    for k in range(KINGDOMS):
        realm = s.realm[k]
        could_be_held |= bit(START[k])
        held |= realm.held
        if size(realm.held & CITY_PLACES) > OPPIDA:
            wrong.append(f"{KINGDOM_IDS[k]} has too many oppida")
        if realm.seat < NOBODYS and realm.held:
            wrong.append(f"{KINGDOM_IDS[k]} is not in the game but on the map")
    if s.bag & s.tokens or (s.bag | s.tokens) & ~ALL_TOKENS:
        wrong.append("tokens are made")
    claimed: i64 = 0
    for k in range(KINGDOMS):
        claimed |= s.realm[k].claimed
    if held & ~(could_be_held | claimed) & ALL_PLACES:
        wrong.append("a marker lies where no token has been")
    if s.rome & held & ~_zone_in_dispute(s):
        wrong.append("a place is held and Rome's")
    if s.rome & ~(could_be_held):
        wrong.append("Rome has a place whose token has not been drawn")


def _zone_in_dispute(s: Rex) -> i64:
    """The places of the zone being fought over: there Rome leaves only when all jokers are used (R5)."""
    return ZONE_TOKENS[s.zone] if s.zone < ZONES else 0


def _audit_objectives(s: Rex, wrong: list[str]) -> None:
    seen: i64 = 0
    for k in range(KINGDOMS):
        realm = s.realm[k]
        dealt = realm.objectives | realm.away
        if realm.objectives & realm.away or dealt & seen:
            wrong.append("an objective is there twice")
        seen |= dealt
        expected: i64 = 1 if realm.seat >= 0 and s.objectives != NO_OBJECTIVES else 0
        for kind in range(TYPES):
            if size(dealt & OF_TYPE[kind]) != expected:
                wrong.append(f"{KINGDOM_IDS[k]} was not dealt one objective of each type")
        if size(realm.away) > 1:
            wrong.append(f"{KINGDOM_IDS[k]} has put away too many objectives")


def _audit_plan(s: Rex, realm: Realm, wrong: list[str]) -> None:
    """Two troops and one other card at most, and never three to one zone."""
    zones: i64 = 0
    for slot in range(SLOTS):
        kind = planned(realm.plan, slot)
        if kind == NONE:
            continue
        zones += 1 << 2 * planned_zone(realm.plan, slot)
        if (colour_of(kind) == realm.kingdom) != (slot != EXTRA):
            wrong.append(f"{KINGDOM_IDS[realm.kingdom]} has a card in the wrong place of its holder")
    for zone in range(ZONES):
        if zones >> 2 * zone & COUNT_MASK == SLOTS:
            wrong.append(f"{KINGDOM_IDS[realm.kingdom]} sends three cards to one zone")
    if s.phase < PLANNING and realm.plan:
        wrong.append(f"{KINGDOM_IDS[realm.kingdom]} has planned too soon")


def _audit_tracks(s: Rex, realm: Realm, wrong: list[str]) -> None:
    """Between turns the markers of the tracks say what is on the map."""
    if (s.phase > PLANNING and s.phase != OVER) or realm.held == 0:
        return
    for track in range(TRACKS):
        if realm.track(track) != track_value(s, realm.held, track):
            wrong.append(f"a track of {KINGDOM_IDS[realm.kingdom]} is wrong")
