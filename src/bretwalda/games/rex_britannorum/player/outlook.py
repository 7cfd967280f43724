"""What a turn may bring: its tokens' worth to each kingdom, and what cards in a zone gain against others' plans."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.rows import zeros

from ..board import (
    ALL_PLACES,
    CITY_PLACES,
    HIGHEST,
    HIRING,
    IN_ZONE,
    JOINING,
    JOKER,
    KINGDOMS,
    NONE,
    RISING,
    ROADS,
    SHIELDING,
    SLOTS,
    TOKENS,
    TURNS,
    VASSAL_TOKENS,
    WINNER_TOKENS,
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
from .value import CARD, CARD_WORTH, Judge

LEAST: Final[float] = 0.02  # what any place is worth: nobody else is alone there
HIRED: Final[float] = 0.45  # what a card of a winner is worth to the vassal who takes it
ROBBED: Final[float] = 0.10  # what a winner loses on average who has no 4 where others have cards
GROUPS: Final[i64] = 8  # sets of kingdoms, as bits

# Cards of a kingdom in a zone in one number: their sum, then how many count 7 beside another's 7, then powers.
SUM_MASK: Final[i64] = 63
RISING_BIT: Final[i64] = 1 << 6
RISING_SHIFT: Final[i64] = 6
RISING_MASK: Final[i64] = 3
HIGHEST_BIT: Final[i64] = 1 << 8
HIRING_BIT: Final[i64] = 1 << 9
JOINING_BIT: Final[i64] = 1 << 10
SHIELD_BIT: Final[i64] = 1 << 11
FORCE_BITS: Final[i64] = 12  # three zones of a plan fit into one number
FORCE_MASK: Final[i64] = (1 << 12) - 1
RISE: Final[i64] = HIGHEST - RISING


def with_card(force: i64, value: i64) -> i64:
    """A force with one more card."""
    force += value
    if value == RISING:
        force += RISING_BIT
    elif value == HIRING:
        force |= HIRING_BIT
    elif value == JOINING:
        force |= JOINING_BIT
    elif value == SHIELDING:
        force |= SHIELD_BIT
    elif value == HIGHEST:
        force |= HIGHEST_BIT
    return force


def forces(plan: i64) -> i64:
    """The cards of a plan by zones."""
    out: i64 = 0
    for slot in range(SLOTS):
        kind = planned(plan, slot)
        if kind != NONE:
            shift = FORCE_BITS * planned_zone(plan, slot)
            force = out >> shift & FORCE_MASK
            out += (with_card(force, value_of(kind)) - force) << shift
    return out


def strength(force: i64, rising: bool) -> i64:
    """The sum of a force; each 1 counts 7 where somebody else has a 7."""
    out = force & SUM_MASK
    if rising:
        out += RISE * (force >> RISING_SHIFT & RISING_MASK)
    return out


@final
class Outlook:
    """The tokens on the board as they look to each kingdom."""

    def __init__(self, s: Rex, judge: Judge) -> None:
        self.judge: Final[Judge] = judge
        self.worth: vec[float] = zeros(KINGDOMS * TOKENS)
        self.won: vec[float] = zeros(KINGDOMS * ZONES)  # what a winner takes
        self.rest: vec[float] = zeros(KINGDOMS * ZONES * GROUPS)  # what these winners leave to a vassal
        self.roads: vec[float] = zeros(KINGDOMS * ZONES * GROUPS)  # ... and the best road of theirs to join
        self.card_cost: float = judge.weight[CARD] if s.turn < TURNS else 0.0  # for a point on a card that is played
        judge.look(s)
        for k in range(KINGDOMS):
            if s.realm[k].held:
                self.appraise(s, s.realm[k])

    def appraise(self, s: Rex, realm: Realm) -> None:
        """What each token on the board is worth to a kingdom."""
        tokens = s.usable(realm, s.tokens) & ALL_PLACES
        base = self.judge.points(s, realm, realm.held)
        first = realm.kingdom * TOKENS
        while tokens:
            place = first_of(tokens)
            tokens &= tokens - 1
            gain = self.judge.points(s, realm, realm.held | bit(place)) - base
            self.worth[first + place] = gain if gain > LEAST else LEAST
        for zone in range(ZONES):
            if s.tokens >> JOKER + zone & 1:
                self.worth[first + JOKER + zone] = self.joker_worth(s, realm, zone, base)

    def joker_worth(self, s: Rex, realm: Realm, zone: i64, base: float) -> float:
        """What a joker is worth: the best place that it could mark."""
        roads = ROADS & (s.others_hold(realm.kingdom) | s.rome)
        cities = CITY_PLACES & s.rome if realm.oppida() else 0
        targets = (roads | cities) & IN_ZONE[zone] & ~realm.held
        best = LEAST
        while targets:
            gain = self.judge.points(s, realm, realm.held | bit(first_of(targets))) - base
            targets &= targets - 1
            if gain > best:
                best = gain
        return best

    # --- Battles ---

    def weigh_zones(self, s: Rex) -> None:
        """What winners take in each zone, and what they leave."""
        favourites = vec[i64](capacity=KINGDOMS * ZONES)
        for k in range(KINGDOMS):
            for zone in range(ZONES):
                tokens = s.usable(s.realm[k], s.tokens & ZONE_TOKENS[zone])
                favourites = append(favourites, self.best_of(k, tokens, WINNER_TOKENS))
                self.won[k * ZONES + zone] = self.sum_of(k, favourites[k * ZONES + zone])
        for k in range(KINGDOMS):
            for zone in range(ZONES):
                for group in range(1, GROUPS):
                    if not group >> k & 1:
                        self.weigh_rest(s, k, zone, group, favourites)

    def weigh_rest(self, s: Rex, k: i64, zone: i64, group: i64, favourites: vec[i64]) -> None:
        """What a group of winners leaves to a vassal; kingdoms without a player take anything."""
        all_tokens = s.tokens & ZONE_TOKENS[zone]
        taken: i64 = 0
        share = 1.0
        for other in range(KINGDOMS):
            if group >> other & 1:
                if s.realm[other].seat >= 0:
                    taken |= favourites[other * ZONES + zone]
                else:
                    number = size(all_tokens)
                    share *= float(number - WINNER_TOKENS) / float(number) if number > WINNER_TOKENS else 0.0
        tokens = s.usable(s.realm[k], all_tokens & ~taken)
        at = (k * ZONES + zone) * GROUPS + group
        self.rest[at] = share * self.sum_of(k, self.best_of(k, tokens, VASSAL_TOKENS))
        road = self.best_of(k, s.usable(s.realm[k], taken & ROADS), 1)
        self.roads[at] = self.worth[k * TOKENS + first_of(road)] if road else 0.0

    def best_of(self, k: i64, tokens: i64, number: i64) -> i64:
        """The tokens among these that a kingdom likes most."""
        if size(tokens) <= number:
            return tokens
        out: i64 = 0
        for _k in range(number):
            token = self.favourite(k, tokens)
            tokens &= ~bit(token)
            out |= bit(token)
        return out

    def favourite(self, k: i64, tokens: i64) -> i64:
        """The token among these that a kingdom likes most; there is at least one."""
        best = -1.0
        out: i64 = 0
        while tokens:
            token = first_of(tokens)
            tokens &= tokens - 1
            if self.worth[k * TOKENS + token] > best:
                best = self.worth[k * TOKENS + token]
                out = token
        return out

    def sum_of(self, k: i64, tokens: i64) -> float:
        out = 0.0
        while tokens:
            out += self.worth[k * TOKENS + first_of(tokens)]
            tokens &= tokens - 1
        return out

    def gain(self, k: i64, zone: i64, force: i64, one: i64, one_force: i64, other: i64, other_force: i64) -> float:
        """What a kingdom's cards in a zone bring against the cards of two others there."""
        one_seven = one_force & HIGHEST_BIT != 0
        other_seven = other_force & HIGHEST_BIT != 0
        seven = force & HIGHEST_BIT != 0
        own_sum = strength(force, one_seven or other_seven)
        one_sum = strength(one_force, seven or other_seven)
        other_sum = strength(other_force, seven or one_seven)
        most = one_sum if one_sum > other_sum else other_sum
        if own_sum >= most:
            out = self.won[k * ZONES + zone]
            return out if most == 0 or force & SHIELD_BIT else out - ROBBED
        winners: i64 = 0
        exposed = False
        if one_sum == most:
            winners |= 1 << one
            exposed = not one_force & SHIELD_BIT
        if other_sum == most:
            winners |= 1 << other
            exposed = exposed or not other_force & SHIELD_BIT
        at = (k * ZONES + zone) * GROUPS + winners
        out = self.rest[at]
        if exposed and force & HIRING_BIT:
            out += HIRED
        if exposed and force & JOINING_BIT:
            out += self.roads[at]
        return out

    def cost(self, value: i64) -> float:
        """What it costs to have played a card."""
        return self.card_cost * CARD_WORTH[value - 1]
