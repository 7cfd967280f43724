"""Contests and reinforcements (rules 5, 6.2): who may answer an invasion or a claim, and who comes to the battle."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices
from bretwalda.engine.state import Step

from ..board import BIT, CLAIM, CONTESTABLE, DONE, FIELD, KING, NEXT, NONE, PASS, SEA, WARRIOR
from ..state import ACTIVE, CONTEST, FOE, RALLY, REINFORCEMENT, Kingdoms
from .bribes import begin_bribes
from .outcome import settle

# --- Units that can come to the province ----------------------------------------------------------


def at_hand(s: Kingdoms, kingdom: i64) -> vec[i64]:
    """The units of a kingdom in zones next to the province in question, as choices."""
    out = vec[i64](capacity=5)
    near = NEXT[s.site]
    zone = s.king[kingdom]
    if 0 <= zone < SEA:
        if near >> zone & 1:
            out = append(out, KING)
    elif zone == SEA and s.ports(kingdom, True) >> s.site & 1:
        out = append(out, KING)
    out = add_choices(out, WARRIOR, near & s.troops[kingdom])
    if s.sea[kingdom] and s.ports(kingdom, False) >> s.site & 1:
        out = append(out, WARRIOR + SEA)
    return out


def commit(s: Kingdoms, i: i64, choice: i64) -> None:
    """Move a unit into the battle."""
    k = s.kingdom_of(i)
    zone = s.king[k] if choice == KING else choice - WARRIOR
    if choice == KING:
        s.king[k] = FIELD
        s.royal |= i64(1) << i
    else:
        if zone == SEA:
            s.sea[k] -= 1
        else:
            s.troops[k] &= ~BIT[zone]
        s.host[i] += 1
    s.tell("king_joined" if choice == KING else "joined", k, zone, s.site)


def engage(s: Kingdoms, i: i64) -> None:
    """The unit that stands in the province fights."""
    k = s.kingdom_of(i)
    if s.king[k] == s.site:
        s.king[k] = FIELD
        s.royal |= i64(1) << i
    elif s.troops[k] >> s.site & 1:
        s.troops[k] &= ~BIT[s.site]
        s.host[i] += 1


# --- Contests (rules 5) ---------------------------------------------------------------------------


def offer_contests(s: Kingdoms) -> None:
    """The invasion or claim stands unless somebody contests it."""
    s.asked = 0
    s.foe = NONE
    if s.action == CLAIM and not s.power_at(s.active, CONTESTABLE, s.king[s.active] == s.site, s.site):
        settle(s, s.active)
        return
    ask_next(s)


def ask_next(s: Kingdoms) -> None:
    """Ask the next opponent in turn order who has a unit at hand; if there is none, the action succeeds."""
    n: i64 = len(s.order)
    s.asked += 1
    while s.asked < n:
        k = s.order[(s.turn + s.asked) % n]
        if not s.allied(k, s.active) and s.reaches(k, s.site):
            s.foe = k
            s.actor = s.owner[k]
            s.go(CONTEST)
            return
        s.asked += 1
    s.foe = NONE
    settle(s, s.active)


@final
class Contest(Step[Kingdoms]):
    """Contest with a first unit, or pass (rules 5.3)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        out = append(out, PASS)
        for choice in at_hand(s, s.foe):
            out = append(out, choice)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        if choice == PASS:
            s.tell("not_contested", s.foe)
            ask_next(s)
            return
        s.tell("contested", s.foe, s.site)
        muster(s)
        commit(s, FOE, choice)
        rally_or_fight(s)


def rally_or_fight(s: Kingdoms) -> None:
    """The contestant may bring more units at once; then the battle begins."""
    if len(at_hand(s, s.foe)):
        s.go(RALLY)
    else:
        ask_for_reinforcements(s, ACTIVE)


@final
class Rally(Step[Kingdoms]):
    """The contestant brings another unit, or has done (rules 5.4)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        out = append(out, DONE)
        for choice in at_hand(s, s.foe):
            out = append(out, choice)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        if choice == DONE:
            ask_for_reinforcements(s, ACTIVE)
            return
        commit(s, FOE, choice)
        rally_or_fight(s)


# --- The battle begins (rules 6) ------------------------------------------------------------------


def muster(s: Kingdoms) -> None:
    """Clear the field and let those who stand in the province fight."""
    s.passed = 0
    s.royal = 0
    s.rallied = False
    s.victors = NONE
    s.host[ACTIVE] = 0
    s.host[FOE] = 0
    engage(s, ACTIVE)
    engage(s, FOE)


def ask_for_reinforcements(s: Kingdoms, i: i64) -> None:
    """A side may bring units until it passes for good; who has none at hand is not asked."""
    s.rallied = False
    for _turn in range(2):
        if not s.passed >> i & 1:
            if len(at_hand(s, s.kingdom_of(i))):
                s.mustering = i
                s.actor = s.owner[s.kingdom_of(i)]
                s.go(REINFORCEMENT)
                return
            s.passed |= i64(1) << i
        i = 1 - i
    begin_bribes(s)


def deciding(s: Kingdoms) -> i64:
    """The side of the battle that decides about reinforcements."""
    if s.owner[s.active] == s.owner[s.foe]:
        return s.mustering  # a player's own two kingdoms (R7)
    return ACTIVE if s.owner[s.active] == s.actor else FOE


@final
class Reinforcement(Step[Kingdoms]):
    """Bring a unit, or pass for good; after a unit leave it to the other side (rules 6.2)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        i = deciding(s)
        out = vec[i64](capacity=6)
        alone = s.passed >> (1 - i) & 1 == 1
        out = append(out, DONE if s.rallied and not alone else PASS)
        for choice in at_hand(s, s.kingdom_of(i)):
            out = append(out, choice)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        i = deciding(s)
        if choice == PASS:
            s.passed |= i64(1) << i
            s.tell("no_more", s.kingdom_of(i))
            ask_for_reinforcements(s, 1 - i)
            return
        if choice == DONE:
            ask_for_reinforcements(s, 1 - i)
            return
        commit(s, i, choice)
        s.rallied = True
        if not len(at_hand(s, s.kingdom_of(i))):
            ask_for_reinforcements(s, 1 - i)
