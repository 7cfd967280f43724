"""Before the first turn: kingdoms are chosen, cards are dealt, objectives are put away (rules 3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import choices, size
from bretwalda.engine.state import Step

from ..board import (
    ABSENT,
    ALL_PLACES,
    ALL_TROOPS,
    BEHAVIOUR,
    DEALING,
    DEPLOYMENTS,
    DUEL_TOKENS_TO_ROME,
    EARLY_CHOICE,
    FIRST_HAND,
    FORESIGHTED,
    JOKER,
    KINGDOMS,
    LEAD,
    NO_OBJECTIVES,
    NOBODYS,
    OBJECTIVE_CHOICE,
    OF_TYPE,
    PUT_AWAY,
    QUEUE,
    START,
    TRACK_START,
    TRACKS,
    TURN_BEGINS,
    TURN_ORDER,
    TYPES,
    bit,
    card,
    member,
)
from ..realm import Realm
from ..state import Rex

# --- Kingdoms (rules 3.1) -------------------------------------------------------------------------


@final
class KingdomChoice(Step[Rex]):
    """Choose a kingdom that nobody leads yet (rules 3.1)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=KINGDOMS)
        for k in range(KINGDOMS):
            if s.realm[k].seat < 0:
                out = append(out, LEAD + k)
        return out

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        lead(s, seat, choice - LEAD)


def lead(s: Rex, seat: i64, kingdom: i64) -> None:
    s.realm[kingdom].seat = seat
    s.at = seat + 1
    s.tell("leads", seat, kingdom)


def choose_kingdoms(s: Rex) -> None:
    """In the order of the seats; the last of three takes what is left."""
    if s.at == s.seats:
        s.phase = DEALING
    elif s.at == KINGDOMS - 1:
        for k in range(KINGDOMS):
            if s.realm[k].seat < 0:
                lead(s, s.at, k)
                return
    else:
        s.ask(KINGDOM, s.at)


# --- The deal (rules 3.2 to 3.6) ------------------------------------------------------------------


def deal(s: Rex) -> None:
    """Everything that is set up once it is known who leads what."""
    s.information += 1
    for k in range(KINGDOMS):
        realm = s.realm[k]
        if realm.seat < 0:
            realm.seat = ABSENT if s.duel else NOBODYS
        if realm.seat == ABSENT:
            s.rome |= bit(START[k])  # R8
            continue
        deal_pieces(realm)
        if realm.seat >= 0:
            deal_cards(s, realm)
        elif BEHAVIOUR[k] == FORESIGHTED:
            lay_out_slots(s)
    if s.duel:
        allot_first_tokens(s)
    if s.objectives == NO_OBJECTIVES:
        s.phase = TURN_BEGINS
        return
    deal_objectives(s)
    s.phase = OBJECTIVE_CHOICE if s.objectives == EARLY_CHOICE and s.seats > 1 else TURN_BEGINS


def deal_pieces(realm: Realm) -> None:
    """The cube on the start road, the markers of the tracks, the pile of troops."""
    realm.held = bit(START[realm.kingdom])
    realm.deck = ALL_TROOPS[realm.kingdom]
    for track in range(TRACKS):
        realm.set_track(track, TRACK_START[track])


def deal_cards(s: Rex, realm: Realm) -> None:
    """A recruitment queue and a hand."""
    for _k in range(QUEUE):
        kind = s.draw_card(realm)
        realm.queue += card(kind)
        s.tell("queued", realm.kingdom, kind)
    for _k in range(FIRST_HAND):
        kind = s.draw_card(realm)
        realm.hand += card(kind)
        s.whisper(realm.seat, "drew_card", kind)


def lay_out_slots(s: Rex) -> None:
    """The deployment cards of the foresighted kingdom, in any order and either way up (rules 11.11)."""
    for k in range(DEPLOYMENTS):
        s.slot[k] = k
    s.dice.shuffle(s.slot)
    for k in range(DEPLOYMENTS):
        s.slot[k] = s.slot[k] * 2 + s.dice.below(2)


def allot_first_tokens(s: Rex) -> None:
    """Two without a third kingdom: some places are Rome's before the first turn (rules 12.1)."""
    drawn = s.draw_tokens(DUEL_TOKENS_TO_ROME)
    allot_to_rome(s, drawn)


def allot_to_rome(s: Rex, tokens: i64) -> None:
    """Turn tokens to their black side; a joker just leaves the game, like the token of an occupied place (R1)."""
    occupied: i64 = 0
    for k in range(KINGDOMS):
        occupied |= s.realm[k].held
    places = tokens & ~occupied & ALL_PLACES
    s.rome |= places
    if s.chronicle is not None:
        for place in range(JOKER):
            if places >> place & 1:
                s.tell("allotted", place)


def deal_objectives(s: Rex) -> None:
    """One of each type to every player."""
    for kind in range(TYPES):
        pile = OF_TYPE[kind]
        for seat in range(s.seats):
            objective = member(pile, s.dice.below(size(pile)))
            pile &= ~bit(objective)
            s.realm[s.kingdom_of(seat)].objectives |= bit(objective)
            s.whisper(seat, "dealt", objective)


# --- Objectives (rules 3.6 and 10.8) --------------------------------------------------------------


def choose_objectives(s: Rex) -> None:
    """Everybody puts one away; then the turn goes on where it stood."""
    if s.ready == (1 << s.seats) - 1:
        s.ready = 0
        s.phase = TURN_BEGINS if s.turn == 0 else TURN_ORDER
    else:
        s.ask_all(OBJECTIVE)


@final
class ObjectiveChoice(Step[Rex]):
    """Put away one of three objectives, unseen (rules 3.6)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        return choices(PUT_AWAY, s.realm[s.kingdom_of(seat)].objectives)

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        realm = s.realm[s.kingdom_of(seat)]
        realm.away = bit(choice - PUT_AWAY)
        realm.objectives &= ~realm.away
        s.settle(seat)


KINGDOM: Final = KingdomChoice("kingdom", "3.1")
OBJECTIVE: Final = ObjectiveChoice("objective", "3.6")
