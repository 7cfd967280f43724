"""Planning: everybody sends cards to zones in secret, then all plans are shown (rules 5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    BATTLE,
    CONFIRM,
    EXTRA,
    KINDS,
    KINGDOMS,
    NOBODYS,
    NONE,
    OWN_COLOUR,
    SEND,
    SLOTS,
    VALUES,
    ZONES,
    card,
    count,
    planned,
    planned_zone,
    with_planned,
)
from ..realm import Realm
from ..state import Rex
from .rivals import plan_for_rival


def plan(s: Rex) -> None:
    """Ask everybody; when all have confirmed, the kingdoms without a player follow, and everything is shown."""
    if s.ready != (1 << s.seats) - 1:
        s.ask_all(PLANNING_STEP)
        return
    s.ready = 0
    for k in range(KINGDOMS):
        if s.realm[k].seat == NOBODYS:
            plan_for_rival(s, s.realm[k])
    for k in range(KINGDOMS):
        reveal(s, s.realm[k])
    s.zone = 0
    s.phase = BATTLE


def reveal(s: Rex, realm: Realm) -> None:
    """Show what a kingdom has planned."""
    for slot in range(SLOTS):
        kind = planned(realm.plan, slot)
        if kind == NONE:
            continue
        s.forget_played(realm, kind)
        if s.chronicle is not None:
            s.tell("sent", realm.kingdom, kind, planned_zone(realm.plan, slot))


@final
class Planning(Step[Rex]):
    """Send two troops and, if there is one, a reinforcement or mercenary to zones; then confirm (rules 5.1 to 5.4)."""

    def options(self, s: Rex, seat: i64) -> vec[i64]:
        realm = s.realm[s.kingdom_of(seat)]
        if planned(realm.plan, EXTRA - 1) == NONE:
            return troops_to_send(realm)
        out = vec[i64](capacity=16)
        out = append(out, CONFIRM)
        if planned(realm.plan, EXTRA) == NONE:
            out = add_extras(out, realm)
        return out

    def take(self, s: Rex, seat: i64, choice: i64) -> None:
        if choice == CONFIRM:
            s.settle(seat)
            return
        s.asked = True
        realm = s.realm[s.kingdom_of(seat)]
        kind = (choice - SEND) // ZONES
        zone = (choice - SEND) % ZONES
        slot: i64 = EXTRA
        if planned(realm.plan, 0) == NONE:
            slot = 0
        elif planned(realm.plan, 1) == NONE:
            slot = 1
        realm.hand -= card(kind)
        realm.plan = with_planned(realm.plan, slot, kind, zone)


def troops_to_send(realm: Realm) -> vec[i64]:
    """Each kind of own card in hand, to each zone."""
    out = vec[i64](capacity=16)
    first = realm.kingdom * VALUES
    for kind in range(first, first + VALUES):
        if count(realm.hand, kind):
            for zone in range(ZONES):
                out = append(out, SEND + kind * ZONES + zone)
    return out


def add_extras(out: vec[i64], realm: Realm) -> vec[i64]:
    """Each reinforcement and mercenary in hand, to each zone that the third deployment card can show (rules 5.4)."""
    if realm.hand & ~OWN_COLOUR[realm.kingdom] == 0:
        return out
    full = NONE
    if planned_zone(realm.plan, 0) == planned_zone(realm.plan, 1):
        full = planned_zone(realm.plan, 0)  # each letter is on two of the three cards
    own = realm.kingdom * VALUES
    for kind in range(KINDS):
        if count(realm.hand, kind) and not own <= kind < own + VALUES:
            for zone in range(ZONES):
                if zone != full:
                    out = append(out, SEND + kind * ZONES + zone)
    return out


PLANNING_STEP: Final = Planning("planning", "5.1")
