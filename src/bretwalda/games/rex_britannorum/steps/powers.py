"""After the gains: the powers 2, 3 and 4 (rules 8), and help from Rome (rules 7.12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    CALL,
    DECLINE,
    HIRE,
    HIRING,
    JOIN,
    JOINING,
    KINDS,
    KINGDOMS,
    NONE,
    PLACES,
    REQUEST,
    ROME,
    SHIELDING,
    SLOTS,
    STAKES,
    VALUES,
    card,
    colour_of,
    count,
    first_of,
    kind_at,
    planned,
    planned_zone,
    total,
    without_planned,
)
from ..realm import Realm
from ..state import Rex
from .battle import next_zone, playing, plays_value


def use_powers(s: Rex) -> None:
    """Vassals with a player use their powers in turn order, each power once."""
    exposed = exposed_winners(s)
    if s.at == s.seats or exposed == 0:
        next_zone(s)
        return
    realm = s.realm[s.order[s.at]]
    if not s.vassals >> realm.kingdom & 1:
        s.at += 1
    elif not s.hired >> realm.kingdom & 1:
        s.hired |= 1 << realm.kingdom
        offer_cards(s, realm, exposed)
    else:
        s.at += 1
        if plays_value(realm, s.zone, JOINING) and roads_to_join(s, realm):
            s.ask(JOIN_STEP, realm.seat)


def exposed_winners(s: Rex) -> i64:
    """The winners that no card of value 4 of their own protects."""
    return s.winners & ~playing(s, s.zone, SHIELDING)


# --- Power 2 (rules 8.1 to 8.4) -------------------------------------------------------------------


def offer_cards(s: Rex, realm: Realm, exposed: i64) -> None:
    """A vassal with a 2 may take a card of a winner; if there is none, a reinforcement."""
    if not plays_value(realm, s.zone, HIRING):
        return
    if cards_for_hire(s, realm, exposed):
        s.ask(HIRE_STEP, realm.seat)
    elif s.reinforcements:
        s.ask(REINFORCEMENT_STEP, realm.seat)


def cards_for_hire(s: Rex, realm: Realm, exposed: i64) -> i64:
    """The cards that exposed winners played in the zone, but none of the own colour."""
    out: i64 = 0
    for k in range(KINGDOMS):
        if exposed >> k & 1:
            for slot in range(SLOTS):
                kind = planned(s.realm[k].plan, slot)
                if kind != NONE and planned_zone(s.realm[k].plan, slot) == s.zone and colour_of(kind) != realm.kingdom:
                    out += card(kind)
    return out


@final
class Hiring(Step[Rex]):
    """Take a card of a winner, or do not (rules 8.1)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        out = append(out, DECLINE)
        cards = cards_for_hire(s, s.realm[s.order[s.at]], exposed_winners(s))
        for kind in range(KINDS):
            if count(cards, kind):
                out = append(out, HIRE + kind)
        return out

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        if choice != DECLINE:
            hire(s, s.realm[s.order[s.at]], choice - HIRE)


def hire(s: Rex, realm: Realm, kind: i64) -> None:
    """The card leaves the card holder of the winner for the hand of the vassal, for all to see."""
    exposed = exposed_winners(s)
    for k in range(KINGDOMS):
        if not exposed >> k & 1:
            continue
        winner = s.realm[k]
        for slot in range(SLOTS):
            if planned(winner.plan, slot) == kind and planned_zone(winner.plan, slot) == s.zone:
                winner.plan = without_planned(winner.plan, slot)
                realm.hand += card(kind)
                realm.known += card(kind)
                s.tell("hired", realm.kingdom, kind, k)
                return


# --- Power 3 (rules 8.5 and 8.6) ------------------------------------------------------------------


def roads_to_join(s: Rex, realm: Realm) -> i64:
    """The roads that exposed winners gained in this battle and where the vassal is not yet, as bits."""
    out: i64 = 0
    exposed = exposed_winners(s)
    for k in range(KINGDOMS):
        if exposed >> k & 1:
            out |= s.realm[k].gained
    return out & ~realm.held


@final
class Joining(Step[Rex]):
    """Put a cube on a road that a winner gained, or do not (rules 8.5)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=PLACES)
        out = append(out, DECLINE)
        roads = roads_to_join(s, s.realm[s.kingdom_of(seat)])
        while roads:
            out = append(out, JOIN + first_of(roads))
            roads &= roads - 1
        return out

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        if choice == DECLINE:
            return
        realm = s.realm[s.kingdom_of(seat)]
        s.mark(realm, choice - JOIN)
        s.tell("joined", realm.kingdom, choice - JOIN)


# --- Reinforcements (rules 7.12 and 8.4) ----------------------------------------------------------


def offer_help(s: Rex) -> None:
    """After the last battle Rome helps players who put nothing on the map this turn."""
    if s.at == s.seats or s.reinforcements == 0:
        s.phase = STAKES
        return
    realm = s.realm[s.order[s.at]]
    s.at += 1
    if not s.marked >> realm.kingdom & 1:
        s.ask(HELP_STEP, realm.seat)


@final
class Reinforcing(Step[Rex]):
    """Take a reinforcement, or do not: of choice, or the top card of the pile (rules 7.12, 8.4 and 10.9)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=VALUES + 1)
        out = append(out, DECLINE)
        if s.random_reinforcements:
            return append(out, REQUEST)
        first = ROME * VALUES
        for kind in range(first, first + VALUES):
            if count(s.reinforcements, kind):
                out = append(out, CALL + kind)
        return out

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        if choice == DECLINE:
            return
        kind = choice - CALL
        if choice == REQUEST:
            s.information += 1
            kind = kind_at(s.reinforcements, s.dice.below(total(s.reinforcements)))
        realm = s.realm[s.kingdom_of(seat)]
        s.reinforce(realm, kind)
        s.tell("reinforced", realm.kingdom, kind)


HIRE_STEP: Final = Hiring("hiring", "8.1")
REINFORCEMENT_STEP: Final = Reinforcing("reinforcement", "8.4")
JOIN_STEP: Final = Joining("joining", "8.5")
HELP_STEP: Final = Reinforcing("help", "7.12")
