"""A position as numbers, for machine learning: always equally many, all that a seat may know and nothing else."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from bretwalda.engine.layout import Layout, numbered
from bretwalda.engine.observer import Observer, write_bits
from bretwalda.engine.state import NOBODY, State

from .board import (
    ABSENT,
    ACHIEVEMENTS,
    CARD_IDS,
    COUNT_BITS,
    COUNT_MASK,
    DEPLOYMENTS,
    KINDS,
    KINGDOM_IDS,
    KINGDOMS,
    NONE,
    OBJECTIVE_IDS,
    OBJECTIVES_IDS,
    OVER,
    PLACE_IDS,
    PLACES,
    PLANNING,
    SLOTS,
    TOKENS,
    TRACK_IDS,
    TRACKS,
    ZONE_IDS,
    ZONES,
    planned,
    planned_cards,
    planned_zone,
    total,
)
from .realm import Realm
from .state import Rex
from .steps import STEPS

LAYOUT: Final = Layout()
REALMS: Final = ["own kingdom", "next kingdom", "kingdom after that"]
TOKEN_WORDS: Final = [*PLACE_IDS, *(f"joker of {zone}" for zone in ZONE_IDS)]
STRENGTH_BITS: Final[i64] = 8
STRENGTH_MASK: Final[i64] = 255

HELD: Final[i64] = LAYOUT.block("markers", REALMS, PLACE_IDS)
QUEUE: Final[i64] = LAYOUT.block("queue", REALMS, CARD_IDS)
KNOWN: Final[i64] = LAYOUT.block("cards in hand that everybody has seen", REALMS, CARD_IDS)
DISCARD: Final[i64] = LAYOUT.block("discards", REALMS, CARD_IDS)
TRACK: Final[i64] = LAYOUT.block("track", REALMS, TRACK_IDS)
ACHIEVED: Final[i64] = LAYOUT.block("achieved", REALMS, TRACK_IDS, numbered(ACHIEVEMENTS, 1))
PLANNED: Final[i64] = LAYOUT.block("card in its holder, as far as known", REALMS, numbered(SLOTS, 1), CARD_IDS)
PLANNED_FOR: Final[i64] = LAYOUT.block("zone of that card", REALMS, numbered(SLOTS, 1), ZONE_IDS)
HOLDS: Final[i64] = LAYOUT.block("cards in hand", REALMS)
PILE: Final[i64] = LAYOUT.block("cards in the draw pile", REALMS)
LED: Final[i64] = LAYOUT.block("is led by a player", REALMS)
GONE: Final[i64] = LAYOUT.block("is not in the game", REALMS)
READY: Final[i64] = LAYOUT.block("has taken its secret decision", REALMS)
DECIDES: Final[i64] = LAYOUT.block("is to decide", REALMS)
WINNER: Final[i64] = LAYOUT.block("wins the battle", REALMS)
VASSAL: Final[i64] = LAYOUT.block("is a vassal in the battle", REALMS)
STRENGTH: Final[i64] = LAYOUT.block("strength in the battle", REALMS)
HIRED: Final[i64] = LAYOUT.block("has had its power 2", REALMS)
MARKED: Final[i64] = LAYOUT.block("has put a marker on the map this turn", REALMS)
IN_ORDER: Final[i64] = LAYOUT.block("place in the order of the turn", REALMS)
CLAIMED: Final[i64] = LAYOUT.block("tokens claimed in the battle", REALMS, TOKEN_WORDS)
GAINED: Final[i64] = LAYOUT.block("roads got in the battle", REALMS, PLACE_IDS)
OWN: Final[i64] = LAYOUT.block("the own kingdom is", KINGDOM_IDS)
ROME: Final[i64] = LAYOUT.block("places of Rome", PLACE_IDS)
ON_BOARD: Final[i64] = LAYOUT.block("tokens on the board", TOKEN_WORDS)
BAG: Final[i64] = LAYOUT.block("tokens in the bag", TOKEN_WORDS)
HAND: Final[i64] = LAYOUT.block("own hand", CARD_IDS)
KEPT: Final[i64] = LAYOUT.block("own objectives", OBJECTIVE_IDS)
AWAY: Final[i64] = LAYOUT.block("own objectives put away", OBJECTIVE_IDS)
REINFORCEMENTS: Final[i64] = LAYOUT.block("reinforcements on the table", CARD_IDS)
FIRSTS: Final[i64] = LAYOUT.block("the First is won", TRACK_IDS)
ZONE: Final[i64] = LAYOUT.block("zone being fought over", ZONE_IDS)
STEP: Final[i64] = LAYOUT.block("question", [step.name for step in STEPS])
PHASE: Final[i64] = LAYOUT.block("phase", numbered(OVER + 1))
ASKED: Final[i64] = LAYOUT.block("the own seat is to decide")
AT: Final[i64] = LAYOUT.block("whose turn it is, as a place in the order")
TURN: Final[i64] = LAYOUT.block("turn")
LEFT: Final[i64] = LAYOUT.block("cards or tokens still to be taken")
DEPLOYED: Final[i64] = LAYOUT.block(
    "deployment cards, one more than twice the card and its end", numbered(DEPLOYMENTS, 1)
)
OBJECTIVES: Final[i64] = LAYOUT.block("setting objectives", OBJECTIVES_IDS)
SETTINGS: Final[i64] = LAYOUT.block("setting", ["random reinforcements", "duel", "roads as a group"])


class RexObserver(Observer):
    """Writes what a seat may know of a position of Rex Britannorum."""

    def write(self, state: State, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(state, Rex)
        own = state.kingdom_of(seat)
        first = 0 if own == NONE else own
        for k in range(KINGDOMS):
            kingdom = first + k if first + k < KINGDOMS else first + k - KINGDOMS
            _write_realm(state, state.realm[kingdom], k, seat, out, at)
        if own != NONE:
            mine = state.realm[own]
            out[at + OWN + own] = 1
            _write_cards(out, at + HAND, mine.hand)
            write_bits(out, at + KEPT, mine.objectives)
            write_bits(out, at + AWAY, mine.away)
        if state.owes(seat):
            out[at + ASKED] = 1
        _write_table(state, out, at)


def _write_cards(out: BytesWriter, at: i64, cards: i64) -> None:
    """How many cards of each kind."""
    while cards > 0:
        out[at] = u8(cards & COUNT_MASK)
        cards >>= COUNT_BITS
        at += 1


def _write_realm(s: Rex, realm: Realm, k: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    """What a seat knows of a kingdom; `k` is how many kingdoms after the own one it comes."""
    secret = s.phase == PLANNING
    write_bits(out, at + HELD + k * PLACES, realm.held)
    _write_cards(out, at + QUEUE + k * KINDS, realm.queue)
    _write_cards(out, at + KNOWN + k * KINDS, realm.known)
    _write_cards(out, at + DISCARD + k * KINDS, realm.discard)
    for track in range(TRACKS):
        out[at + TRACK + k * TRACKS + track] = u8(realm.track(track))
    write_bits(out, at + ACHIEVED + k * TRACKS * ACHIEVEMENTS, realm.achieved)
    if realm.plan and (not secret or realm.seat == seat):
        for slot in range(SLOTS):
            kind = planned(realm.plan, slot)
            if kind != NONE:
                out[at + PLANNED + (k * SLOTS + slot) * KINDS + kind] = 1
                out[at + PLANNED_FOR + (k * SLOTS + slot) * ZONES + planned_zone(realm.plan, slot)] = 1
    out[at + HOLDS + k] = u8(total(realm.hand) + (total(planned_cards(realm.plan)) if secret else 0))
    out[at + PILE + k] = u8(total(realm.deck))
    if realm.seat >= 0:
        out[at + LED + k] = 1
        if s.secret and s.ready >> realm.seat & 1:
            out[at + READY + k] = 1
        if s.owes(realm.seat):
            out[at + DECIDES + k] = 1
    elif realm.seat == ABSENT:
        out[at + GONE + k] = 1
    _write_battle(s, realm, k, out, at)


def _write_battle(s: Rex, realm: Realm, k: i64, out: BytesWriter, at: i64) -> None:
    """What a kingdom has to do with the turn and the battle being played."""
    number = realm.kingdom
    out[at + WINNER + k] = u8(s.winners >> number & 1)
    out[at + VASSAL + k] = u8(s.vassals >> number & 1)
    out[at + STRENGTH + k] = u8(s.strengths >> STRENGTH_BITS * number & STRENGTH_MASK)
    out[at + HIRED + k] = u8(s.hired >> number & 1)
    out[at + MARKED + k] = u8(s.marked >> number & 1)
    for place in range(len(s.order)):
        if s.order[place] == number:
            out[at + IN_ORDER + k] = u8(place + 1)
    write_bits(out, at + CLAIMED + k * TOKENS, realm.claimed)
    write_bits(out, at + GAINED + k * PLACES, realm.gained)


def _write_table(s: Rex, out: BytesWriter, at: i64) -> None:
    """What lies open for everybody, and what is asked."""
    write_bits(out, at + ROME, s.rome)
    write_bits(out, at + ON_BOARD, s.tokens)
    write_bits(out, at + BAG, s.bag)
    _write_cards(out, at + REINFORCEMENTS, s.reinforcements)
    write_bits(out, at + FIRSTS, s.firsts)
    if 0 <= s.zone < ZONES:
        out[at + ZONE + s.zone] = 1
    if s.actor != NOBODY:
        out[at + STEP + s.step.number] = 1
    out[at + PHASE + s.phase] = 1
    out[at + AT] = u8(s.at)
    out[at + TURN] = u8(s.turn)
    out[at + LEFT] = u8(s.left)
    for place in range(DEPLOYMENTS):
        out[at + DEPLOYED + place] = u8(s.slot[place] + 1)
    out[at + OBJECTIVES + s.objectives] = 1
    if s.random_reinforcements:
        out[at + SETTINGS] = 1
    if s.duel:
        out[at + SETTINGS + 1] = 1
    if s.group_roads:
        out[at + SETTINGS + 2] = 1
