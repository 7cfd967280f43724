"""Plans for a turn: which ones a hand allows, what each may bring, and which ones everybody is likely to make.

Nobody sees the plans of the others, nor their hands, so likely plans are found by fictitious play: in each round
hands are imagined anew, and everybody answers, not too exactly, what the others have planned in rounds before.
"""

from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.dice import Dice

from ..board import (
    COUNT_BITS,
    COUNT_MASK,
    EXTRA,
    KINGDOMS,
    NOBODYS,
    NONE,
    OWN_COLOUR,
    RECRUITMENT,
    RECRUITS,
    VALUES,
    ZONES,
    card,
    count,
    planned,
    planned_cards,
    planned_zone,
    value_of,
    with_planned,
)
from ..realm import Realm
from ..state import Rex
from ..steps.rivals import plan_for_rival
from .outlook import FORCE_BITS, FORCE_MASK, Outlook, forces, with_card
from .value import Judge

FIRST_ROUNDS: Final[i64] = 4  # in which everybody plans anyhow
ANSWERED: Final[i64] = 6  # plans of each rival that a plan answers while likely plans are found
MEMORY: Final[i64] = 12  # latest rounds that they are drawn from
DOUBT: Final[float] = 0.20  # in points: how far a plan that looks worse is still likely
NOISE: Final[i64] = 1024


def doubts() -> vec[float]:
    """Draws from the Gumbel distribution: added to values, the highest is drawn by softmax."""
    out = vec[float](capacity=NOISE)
    for k in range(NOISE):
        out = append(out, -log(-log((float(k) + 0.5) / float(NOISE))))
    return out


DOUBTS: Final = doubts()


@final
class Plans:
    """All plans of a kingdom with a hand, and what each may bring against some plans of the others, in points."""

    def __init__(self, look: Outlook, kingdom: i64, hand: i64, begun: i64) -> None:
        self.look: Final[Outlook] = look
        self.kingdom: Final[i64] = kingdom
        self.hand: Final[i64] = hand
        self.begun: Final[i64] = begun  # the cards that lie in the holder already
        self.kinds: vec[i64] = vec[i64](capacity=16)  # own troops, then extras
        self.troops: i64 = 0
        self.plan: vec[i64] = vec[i64](capacity=128)
        self.value: vec[float] = vec[float](capacity=128)
        own = hand & OWN_COLOUR[kingdom]
        self.list_kinds(own)
        self.troops = len(self.kinds)
        self.list_kinds(hand & ~own)

    def list_kinds(self, cards: i64) -> None:
        kind: i64 = 0
        while cards:
            if cards & COUNT_MASK:
                self.kinds = append(self.kinds, kind)
            cards >>= COUNT_BITS
            kind += 1

    def weigh(self, one: i64, one_plans: vec[i64], other: i64, other_plans: vec[i64]) -> None:
        """List all plans with their values against pairs of plans, given by zones, of two other kingdoms."""
        n: i64 = len(self.kinds)
        single = vec[float](capacity=n * ZONES)
        double = vec[float](capacity=n * n * ZONES)
        for i in range(n):
            force = with_card(0, value_of(self.kinds[i]))
            for zone in range(ZONES):
                single = append(single, self.mean_gain(zone, force, one, one_plans, other, other_plans))
        for i in range(n):
            for j in range(n):
                force = with_card(with_card(0, value_of(self.kinds[i])), value_of(self.kinds[j]))
                for zone in range(ZONES):
                    if j < i:
                        double = append(double, double[(j * n + i) * ZONES + zone])
                    elif i == j and (i >= self.troops or count(self.hand, self.kinds[i]) < 2):
                        double = append(double, 0.0)
                    else:
                        double = append(double, self.mean_gain(zone, force, one, one_plans, other, other_plans))
        self.list_plans(single, double)

    def mean_gain(
        self, zone: i64, force: i64, one: i64, one_plans: vec[i64], other: i64, other_plans: vec[i64]
    ) -> float:
        out = 0.0
        shift = FORCE_BITS * zone
        n: i64 = len(one_plans)
        for k in range(n):
            one_force = one_plans[k] >> shift & FORCE_MASK
            out += self.look.gain(
                self.kingdom, zone, force, one, one_force, other, other_plans[k] >> shift & FORCE_MASK
            )
        return out / float(n)

    def list_plans(self, single: vec[float], double: vec[float]) -> None:
        """Every pair of troops to every pair of zones, without and with an extra."""
        n: i64 = len(self.kinds)
        for i in range(self.troops):
            for j in range(i, self.troops):
                if i == j and count(self.hand, self.kinds[i]) < 2:
                    continue
                cost = self.look.cost(value_of(self.kinds[i])) + self.look.cost(value_of(self.kinds[j]))
                for x in range(ZONES):
                    for y in range(x if i == j else 0, ZONES):
                        plan = self.pair(self.kinds[i], x, self.kinds[j], y)
                        if plan == NONE:
                            continue
                        apart = single[i * ZONES + x] + single[j * ZONES + y]
                        value = (double[(i * n + j) * ZONES + x] if x == y else apart) - cost
                        if planned(self.begun, EXTRA) == NONE:
                            self.plan = append(self.plan, plan)
                            self.value = append(self.value, value)
                        for e in range(self.troops, n):
                            extra = value - self.look.cost(value_of(self.kinds[e]))
                            for z in range(ZONES):
                                more = single[e * ZONES + z]
                                if z == x:
                                    more = double[(i * n + e) * ZONES + z] - single[i * ZONES + x]
                                elif z == y:
                                    more = double[(j * n + e) * ZONES + z] - single[j * ZONES + y]
                                self.add_extra(plan, e, z, extra + more)

    def add_extra(self, plan: i64, e: i64, zone: i64, value: float) -> None:
        """A plan with an extra, unless that would be the third card to a zone."""
        if planned_zone(plan, 0) == zone and planned_zone(plan, 1) == zone:
            return
        begun = planned(self.begun, EXTRA)
        if begun != NONE and (begun != self.kinds[e] or planned_zone(self.begun, EXTRA) != zone):
            return
        self.plan = append(self.plan, with_planned(plan, EXTRA, self.kinds[e], zone))
        self.value = append(self.value, value)

    def pair(self, kind: i64, zone: i64, other: i64, other_zone: i64) -> i64:
        """The plan of two troops, in the order in which it was begun; NONE if it was begun otherwise."""
        if planned(self.begun, 0) != NONE and not self.lies(0, kind, zone):
            if not self.lies(0, other, other_zone):
                return NONE
            kind, zone, other, other_zone = other, other_zone, kind, zone
        if planned(self.begun, 1) != NONE and not self.lies(1, other, other_zone):
            return NONE
        return with_planned(with_planned(0, 0, kind, zone), 1, other, other_zone)

    def lies(self, slot: i64, kind: i64, zone: i64) -> bool:
        """Whether this card to this zone lies in a place of the holder."""
        return planned(self.begun, slot) == kind and planned_zone(self.begun, slot) == zone

    def drawn(self, dice: Dice) -> i64:
        """One of the plans, the likelier the better it is."""
        best = -1000.0
        out: i64 = 0
        for k in range(i64(len(self.plan))):
            value = self.value[k] + DOUBT * DOUBTS[dice.below(NOISE)]
            if value > best:
                best = value
                out = self.plan[k]
        return out

    def best(self) -> float:
        """The value of the best plan."""
        out = -1000.0
        for value in self.value:
            if value > out:
                out = value
        return out


@final
class Forecast:
    """Likely plans of everybody, each round with a world in which the others hold the cards for theirs."""

    def __init__(self, s: Rex, seat: i64, judge: Judge, dice: Dice, rounds: i64) -> None:
        self.kingdom: Final[i64] = s.kingdom_of(seat)
        self.judge: Final[Judge] = judge
        self.dice: Final[Dice] = dice
        self.worlds: list[Rex] = []  # of each round but the first ones
        self.looks: list[Outlook] = []  # ... and how its tokens look
        self.plans: vec[i64] = vec[i64](capacity=(FIRST_ROUNDS + rounds) * KINGDOMS)  # by round, then kingdom
        self.forces: vec[i64] = vec[i64](capacity=(FIRST_ROUNDS + rounds) * KINGDOMS)  # the same, by zones
        for number in range(FIRST_ROUNDS + rounds):
            self.play_round(s, seat, number)

    def play_round(self, s: Rex, seat: i64, number: i64) -> None:
        """Imagine what the seat does not know, and let everybody plan."""
        world = s.imagine(seat, self.dice)
        for k in range(KINGDOMS):
            if k != self.kingdom:
                return_plan(world.realm[k])
        if number >= FIRST_ROUNDS:
            look = Outlook(world, self.judge)
            look.weigh_zones(world)
            self.worlds.append(world)
            self.looks.append(look)
        for k in range(KINGDOMS):
            plan = self.likely_plan(world, number, k)
            self.plans = append(self.plans, plan)
            self.forces = append(self.forces, forces(plan))

    def plan_in(self, world: i64, k: i64) -> i64:
        """What a kingdom plans in one of the worlds."""
        return self.plans[(FIRST_ROUNDS + world) * KINGDOMS + k]

    def likely_plan(self, world: Rex, number: i64, k: i64) -> i64:
        """What a kingdom may plan; of one's own only what the others could think."""
        realm = world.realm[k]
        if realm.held == 0:
            return 0
        if realm.seat == NOBODYS:
            copy = world.copy(self.dice.fork())
            plan_for_rival(copy, copy.realm[k])
            return copy.realm[k].plan
        if k == self.kingdom:
            if world.seats == 1:
                return 0  # nobody answers
            seen = world.imagine((realm.seat + 1) % world.seats, self.dice)
            realm = seen.realm[k]
            return_plan(realm)
        if number < FIRST_ROUNDS:
            return self.any_plan(world, realm)
        plans = Plans(self.looks[number - FIRST_ROUNDS], k, hand_to_plan_with(world, realm), 0)
        one = (k + 1) % KINGDOMS
        other = (k + 2) % KINGDOMS
        plans.weigh(one, self.recalled(number, one), other, self.recalled(number, other))
        return plans.drawn(self.dice)

    def any_plan(self, world: Rex, realm: Realm) -> i64:
        copy = world.copy(self.dice.fork())
        own = copy.realm[realm.kingdom]
        own.hand = realm.hand
        own.plan = 0
        copy.imagine_plan(own)
        return own.plan

    def recalled(self, number: i64, k: i64) -> vec[i64]:
        """Some plans of a kingdom from the latest rounds, by zones."""
        out = vec[i64](capacity=ANSWERED)
        span = number if number < MEMORY else MEMORY
        for _k in range(ANSWERED):
            out = append(out, self.forces[(number - 1 - self.dice.below(span)) * KINGDOMS + k])
        return out

    def all_of(self, k: i64) -> vec[i64]:
        """The likely plans of a kingdom, by zones."""
        out = vec[i64](capacity=len(self.worlds))
        for number in range(i64(len(self.worlds))):
            out = append(out, self.forces[(FIRST_ROUNDS + number) * KINGDOMS + k])
        return out

    def own_plans(self, hand: i64, begun: i64) -> Plans:
        """All plans that the own hand allows, weighed against the likely plans of the others."""
        plans = Plans(self.looks[len(self.looks) - 1], self.kingdom, hand, begun)
        one = (self.kingdom + 1) % KINGDOMS
        other = (self.kingdom + 2) % KINGDOMS
        plans.weigh(one, self.all_of(one), other, self.all_of(other))
        return plans


def return_plan(realm: Realm) -> None:
    """Take the cards of a plan that is not yet revealed back into the hand."""
    realm.hand += planned_cards(realm.plan)
    realm.plan = 0


def hand_to_plan_with(s: Rex, realm: Realm) -> i64:
    """The hand, and while recruitment goes on the best of the queue that will come to it."""
    if s.phase != RECRUITMENT:
        return realm.hand
    return with_recruits(realm, realm.hand, realm.queue, recruits_to_come(s, realm))


def recruits_to_come(s: Rex, realm: Realm) -> i64:
    """How many troops a kingdom will still take in this recruitment."""
    for at in range(i64(len(s.order))):
        if s.order[at] == realm.kingdom:
            if at < s.at:
                return 0
            return s.left if at == s.at else RECRUITS
    return 0


def with_recruits(realm: Realm, hand: i64, queue: i64, number: i64) -> i64:
    """A hand with the highest cards of a queue."""
    kind = (realm.kingdom + 1) * VALUES - 1
    while number and queue:
        while count(queue, kind) == 0:
            kind -= 1
        queue -= card(kind)
        hand += card(kind)
        number -= 1
    return hand
