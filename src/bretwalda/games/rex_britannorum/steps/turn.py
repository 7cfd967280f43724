"""The first phases of a turn: turn order, locations, recruitment (rules 4), and its end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import NOBODY, Step

from ..board import (
    BEHAVIOUR,
    COLOURS,
    DRAW,
    DUEL_TOKENS_PER_TURN,
    FORESIGHTED,
    JOKER,
    KINGDOMS,
    LATE_CHOICE,
    LATE_CHOICE_TURN,
    NOBODYS,
    NONE,
    OBJECTIVE_CHOICE,
    OVER,
    PLANNING,
    QUEUE,
    RECRUIT,
    RECRUITMENT,
    RECRUITS,
    ROME,
    SLOTS,
    TOKENS_PER_TURN,
    TRACKS,
    TURN_BEGINS,
    TURN_ORDER,
    TURNS,
    VALUES,
    ZONES,
    card,
    colour_of,
    count,
    planned,
    total,
)
from ..realm import Realm
from ..scoring import tell_reckoning, win_max
from ..state import Rex

# --- Turn order and locations (rules 4.2 to 4.5) --------------------------------------------------


def begin_turn(s: Rex) -> None:
    """The turn marker moves on; with the late choice of objectives one is put away now (rules 10.8)."""
    s.turn += 1
    s.marked = 0
    s.tell("turn", s.turn)
    late = s.objectives == LATE_CHOICE and s.turn == LATE_CHOICE_TURN
    s.phase = OBJECTIVE_CHOICE if late else TURN_ORDER


def determine_order(s: Rex) -> None:
    """Players by the sum of their tracks, equals by lot; kingdoms without a player act last (R9)."""
    lots = vec[i64](capacity=KINGDOMS)
    for k in range(KINGDOMS):
        lots = append(lots, k)
    if s.seats > 1:
        s.information += 1
        s.dice.shuffle(lots)
    order = vec[i64](capacity=KINGDOMS)
    for k in lots:  # sorted by insertion, so that equals stay in the order of their lots
        if s.realm[k].seat >= 0:
            order = append(order, k)
            at: i64 = len(order) - 1
            while at > 0 and standing(s.realm[order[at - 1]]) < standing(s.realm[k]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = k
    if s.chronicle is not None and s.seats > 1:
        for place in range(s.seats):
            s.tell("order", place + 1, order[place], standing(s.realm[order[place]]))
    for k in range(KINGDOMS):
        if s.realm[k].seat == NOBODYS:
            order = append(order, k)
    s.order = order
    draw_locations(s)


def standing(realm: Realm) -> i64:
    """The sum of the three tracks."""
    out: i64 = 0
    for track in range(TRACKS):
        out += realm.track(track)
    return out


def draw_locations(s: Rex) -> None:
    """Draw the tokens of the turn and lay them on the map."""
    s.tokens = s.draw_tokens(DUEL_TOKENS_PER_TURN if s.duel else TOKENS_PER_TURN)
    if s.chronicle is not None:
        for place in range(JOKER):
            if s.tokens >> place & 1:
                s.tell("drawn", place)
        for zone in range(ZONES):
            if s.tokens >> JOKER + zone & 1:
                s.tell("joker_drawn", zone)
    s.at = 0
    s.left = RECRUITS
    s.phase = RECRUITMENT


# --- Recruitment (rules 4.6 to 4.9) ---------------------------------------------------------------


def recruit(s: Rex) -> None:
    """In turn order each player takes troops; what is not a choice happens by itself."""
    if s.at == s.seats:
        refill_queues(s)
        s.phase = PLANNING
        return
    realm = s.realm[s.order[s.at]]
    options = recruits(realm)
    if s.left == 0 or len(options) == 0:
        s.at += 1
        s.left = RECRUITS
    elif len(options) == 1:
        take_recruit(s, realm, options[0])
    else:
        s.ask(RECRUITING, realm.seat)


def recruits(realm: Realm) -> vec[i64]:
    """The draw pile, and each kind of card in the queue."""
    out = vec[i64](capacity=QUEUE + 1)
    if realm.deck:
        out = append(out, DRAW)
    first = realm.kingdom * VALUES
    for kind in range(first, first + VALUES):
        if count(realm.queue, kind):
            out = append(out, RECRUIT + kind)
    return out


@final
class Recruiting(Step[Rex]):
    """Take a card from the queue or from the draw pile (rules 4.6)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        return recruits(s.realm[s.kingdom_of(seat)])

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        take_recruit(s, s.realm[s.kingdom_of(seat)], choice)


def take_recruit(s: Rex, realm: Realm, choice: i64) -> None:
    s.left -= 1
    if choice == DRAW:
        kind = s.draw_card(realm)
        realm.hand += card(kind)
        if s.chronicle is not None:
            s.tell("drew", realm.kingdom)
            s.whisper(realm.seat, "drew_card", kind)
        return
    kind = choice - RECRUIT
    realm.queue -= card(kind)
    realm.hand += card(kind)
    realm.known += card(kind)
    s.tell("recruited", realm.kingdom, kind)


def refill_queues(s: Rex) -> None:
    """When all have recruited, every queue is filled up again."""
    for at in range(s.seats):
        realm = s.realm[s.order[at]]
        while realm.deck and total(realm.queue) < QUEUE:
            kind = s.draw_card(realm)
            realm.queue += card(kind)
            s.tell("queued", realm.kingdom, kind)


# --- The end of the turn (rules 9.9 to 9.12) ------------------------------------------------------


def end_turn(s: Rex) -> None:
    """Played cards leave the game, deployment cards move on; after the last turn the game is over."""
    for k in range(KINGDOMS):
        discard_plan(s, s.realm[k])
        if s.realm[k].seat == NOBODYS and BEHAVIOUR[k] == FORESIGHTED:
            shift_slots(s)
    s.winners = 0
    s.vassals = 0
    s.strengths = 0
    if s.turn < TURNS:
        s.phase = TURN_BEGINS
        return
    s.phase = OVER
    s.actor = NOBODY
    s.information += 1  # objectives are shown
    win_max(s)
    if s.chronicle is not None:
        tell_reckoning(s)


def discard_plan(s: Rex, realm: Realm) -> None:
    """A card goes to the discards of the kingdom whose colour it has; a reinforcement to those of its player."""
    for slot in range(SLOTS):
        kind = planned(realm.plan, slot)
        if kind != NONE:
            colour = colour_of(kind)
            owner = realm if colour == ROME else s.realm[colour]
            owner.discard += card(kind)
    realm.plan = 0


def shift_slots(s: Rex) -> None:
    """The first card is turned round and becomes the last, the others move up: 3 to 2, 2 to 1 (rules 11.13)."""
    first = s.slot[0] ^ 1
    s.slot[0] = s.slot[1]
    s.slot[1] = s.slot[2]
    s.slot[2] = first


assert COLOURS == KINGDOMS + 1
RECRUITING: Final = Recruiting("recruitment", "4.6")
