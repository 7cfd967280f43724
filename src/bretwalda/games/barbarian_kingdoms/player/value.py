"""What a position is worth to everybody: provinces and what threatens them, kings in danger, warriors, money."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size

from ..board import (
    CAPITALS,
    CLAIM_COST,
    CLAIM_DISCOUNT,
    CONTROL_TOKENS,
    KING_VALUE,
    KINGDOMS,
    KINGS_TO_WIN,
    LEAST_CLAIM,
    MARKER_VALUE,
    NEXT,
    NONE,
    PROVINCES,
    PROVINCES_TO_WIN,
    SEA,
    WARRIOR_VALUE,
    value,
)
from ..scoring import reign, trophies
from ..state import Kingdoms

# Each weight by its place in the list, with its reason.
PROVINCE: Final[i64] = 0  # a province under control
NEARNESS: Final[i64] = 1  # ... more so the nearer the goal is (for the third power of their share of the goal)
FOOTHOLD: Final[i64] = 2  # a province held that could be claimed
READY: Final[i64] = 3  # ... and the money for it at hand
POISED: Final[i64] = 4  # ... which would be the last one needed
EXPOSED: Final[i64] = 5  # an own province without a unit that an enemy can march into
ROOM: Final[i64] = 6  # a free province next to an own unit
FIGHTER: Final[i64] = 7  # a warrior on the map
TROPHY: Final[i64] = 8  # an enemy king eliminated
OWN_KING: Final[i64] = 9  # the own king alive
DANGER: Final[i64] = 10  # the own king lost, times the chance that an enemy at hand beats him
MENACE: Final[i64] = 11  # an enemy king within reach, times the chance to beat him
MONEY: Final[i64] = 12  # a tremis in the treasury
ENOUGH: Final[i64] = 13  # so many tremis are of use; more count for little
TAXES: Final[i64] = 14  # a tremis lying in an own province
REIGN: Final[i64] = 15  # a point of the reign score, when a last round has been agreed on and is near
SLOPE: Final[i64] = 16  # how surely a lead wins

WEIGHT_NAMES: Final[list[str]] = [
    "province", "nearness", "foothold", "ready", "poised", "exposed", "room", "fighter", "trophy", "own_king", "danger",
    "menace", "money", "enough", "taxes", "reign", "slope",
]  # fmt: skip
# Fitted to who won 900 games of three planners: so they are chances, and a lead is worth what it was worth there. That
# a king alive or in danger counts for little is what the games say: he is worth what he can still do.
WEIGHTS: Final[list[float]] = [
    0.11, 2.35, 0.1, 0.06, 0.4, 0.15, 0.005, 0.18, 1.3, 0.0, 0.2, 0.13, 0.06, 16.0, 0.01, 0.5, 1.0,
]  # fmt: skip
OF_PLENTY: Final[float] = 0.25  # the share of its worth that a tremis beyond `ENOUGH` keeps
TAXABLE: Final[i64] = 20  # so many tremis in the provinces are of use


def weights(values: list[float]) -> vec[float]:
    """Weights in the form that a judgement reads."""
    return vec[float](values)


@final
class Judgement:
    """Judges positions by a set of weights."""

    def __init__(self, weight: vec[float]) -> None:
        self.weight: Final[vec[float]] = weight

    def chances(self, s: Kingdoms) -> vec[float]:
        """The chances of victory by seat: each player's standing, partners together."""
        standing = self.standings(s)
        most = standing[0]
        for seat in range(1, s.seats):
            if standing[seat] > most:
                most = standing[seat]
        total = 0.0
        for seat in range(s.seats):
            standing[seat] = exp(self.weight[SLOPE] * (standing[seat] - most))
            total += standing[seat]
        out = vec[float](capacity=s.seats)
        for seat in range(s.seats):
            together = 0.0
            for other in range(s.seats):
                if other == seat or s.team(other) == s.team(seat):
                    together += standing[other]
            out = append(out, together / total)
        return out

    def standings(self, s: Kingdoms) -> vec[float]:
        """How well each player stands."""
        out = vec[float](capacity=s.seats)
        for seat in range(s.seats):
            out = append(out, self.belongings(s, seat))
        around = vec[i64](capacity=KINGDOMS)
        for k in range(KINGDOMS):
            around = append(around, 0 if s.owner[k] == NONE else reach(s, k))
        for k in s.order:
            out[s.owner[k]] += self.kingdom(s, k, around)
            zone = s.king[k]
            if zone < 0 or zone >= SEA:
                continue
            for other in s.order:
                if around[other] >> zone & 1 and not s.allied(other, k):
                    danger = peril(s, k, other)
                    out[s.owner[k]] -= self.weight[DANGER] * danger * float(1 + trophies(s, other))
                    if s.king[other] != NONE:
                        out[s.owner[other]] += self.weight[MENACE] * danger
        return out

    def belongings(self, s: Kingdoms, seat: i64) -> float:
        """What a player's money and trophies are worth."""
        w = self.weight
        tremis = float(s.wealth(seat))
        enough = w[ENOUGH]
        out = w[MONEY] * (tremis if tremis < enough else enough + OF_PLENTY * (tremis - enough))
        kings: i64 = 0
        for k in s.order:
            if s.owner[k] == seat:
                kings += trophies(s, k)
        share = float(kings) / float(KINGS_TO_WIN)
        out += w[TROPHY] * share * (1.0 + share)
        if s.limit:
            near = float(s.round) / float(s.limit)
            out += w[REIGN] * near * near * float(reign(s, seat))
        return out

    def kingdom(self, s: Kingdoms, k: i64, around: vec[i64]) -> float:
        """How well a kingdom stands, with the provinces that each one's units are next to."""
        w = self.weight
        held = s.units(k)
        lands = s.controlled(k)
        number = size(lands)
        share = float(number) / float(PROVINCES_TO_WIN)
        out = w[PROVINCE] * float(number) + w[NEARNESS] * share * share * share
        out += w[FIGHTER] * float(s.levied[k])
        if s.king[k] != NONE:
            out += w[OWN_KING]
        out += self.prospects(s, k, held & ~lands, number)
        strangers: i64 = 0
        within: i64 = 0
        for other in s.order:
            if not s.allied(other, k):
                within |= around[other]
                strangers |= s.units(other)
        out -= w[EXPOSED] * float(size(lands & within & ~held))
        room = size(around[k] & s.open & ~lands & ~held & ~strangers)
        out += w[ROOM] * float(room if room < PROVINCES_TO_WIN else PROVINCES_TO_WIN)
        stocks: i64 = 0
        for p in range(PROVINCES):
            if lands >> p & 1:
                stocks += value(s.stock[p])
        return out + w[TAXES] * float(stocks if stocks < TAXABLE else TAXABLE)

    def prospects(self, s: Kingdoms, k: i64, footholds: i64, number: i64) -> float:
        """What the provinces are worth that a kingdom holds and might claim."""
        w = self.weight
        placed = size(s.ruled[k])
        footholds &= ~CAPITALS
        if placed == CONTROL_TOKENS or not footholds:
            return 0.0
        claims = size(footholds)
        left = CONTROL_TOKENS - placed
        out = w[FOOTHOLD] * float(claims if claims < left else left)
        cost = CLAIM_COST[k * CONTROL_TOKENS + placed] - s.power(k, CLAIM_DISCOUNT, False)
        if s.wealth(s.owner[k]) >= (cost if cost > LEAST_CLAIM else LEAST_CLAIM):
            out += w[READY]
            if number + 1 >= PROVINCES_TO_WIN:
                out += w[POISED]
        return out


def reach(s: Kingdoms, k: i64) -> i64:
    """The provinces next to a kingdom's units, as bits; some of them may be impassable."""
    held = s.units(k)
    out: i64 = 0
    for p in range(PROVINCES):
        if held >> p & 1:
            out |= NEXT[p]
    if s.sea[k]:
        out |= s.ports(k, False)
    if s.king[k] == SEA:
        out |= s.ports(k, True)
    return out


def strength_at(s: Kingdoms, k: i64, province: i64) -> i64:
    """The battle points that a kingdom's units next to a province amount to."""
    near = NEXT[province]
    number = size(s.troops[k] & near)
    if s.sea[k] and s.ports(k, False) >> province & 1:
        number += s.sea[k]
    out = number * s.power_at(k, WARRIOR_VALUE, False, province)
    zone = s.king[k]
    if (0 <= zone < SEA and near >> zone & 1) or (zone == SEA and s.ports(k, True) >> province & 1):
        out += s.power_at(k, KING_VALUE, True, province)
    return out


def peril(s: Kingdoms, k: i64, by: i64) -> float:
    """How likely an enemy next to a king would beat him: all units at hand fight, and both sides mix their bribes."""
    zone = s.king[k]
    if zone < 0 or zone >= SEA:
        return 0.0
    attack = strength_at(s, by, zone)
    if attack == 0:
        return 0.0
    guard = s.power_at(k, KING_VALUE, True, zone) + strength_at(s, k, zone)
    if s.controlled(k) >> zone & 1:
        guard += s.power_at(k, MARKER_VALUE, True, zone)
    purse = value(s.purse[s.owner[by]])
    spread = purse + value(s.purse[s.owner[k]]) + 1
    chance = float(attack - guard + purse + 1) / float(spread)
    return 0.0 if chance < 0.0 else (chance if chance < 1.0 else 1.0)
