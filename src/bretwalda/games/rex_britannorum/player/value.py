"""What a position is worth: the points that each kingdom may expect in the end, and the chances of victory.

Points come from marks on the tracks, from being first or highest there, and from objectives. Each of them is
counted with the chance that it will be had, as far as that can be told from what a kingdom holds and what is
still to be drawn; cards that are left count as so many points to come.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.counsel import victory
from bretwalda.engine.rows import zeros

from ..board import (
    ACHIEVEMENTS,
    CITIES,
    CITY_PLACES,
    CONDITIONS,
    COUNT_BITS,
    COUNT_MASK,
    FIRST,
    IN_REGION,
    KINGDOMS,
    MOST_NEXT,
    NEXT_ROADS,
    NONE,
    OBJECTIVES,
    OVER,
    PART,
    PART_BEGINS,
    PART_NUMBERS,
    PLACES,
    REGION_COUNT,
    REGIONS,
    ROAD,
    ROADS,
    THRESHOLD,
    THRESHOLDS,
    TRACK_FIRST,
    TRACKS,
    TURNS,
    VALUES,
    WAY_BEGINS,
    bit,
    first_of,
    planned_cards,
)
from ..realm import Realm
from ..scoring import largest_group, longest_path, most_points
from ..state import Rex

# Each weight by its place in the list, with its reason.
REACH: Final[i64] = 0  # the chance that a token still to come falls to a given kingdom, of three
REACH_OF_TWO: Final[i64] = 1  # ... of two
PURSUIT: Final[i64] = 2  # how much likelier it is to get what an objective asks for
ROAD_TURN: Final[i64] = 3  # by how much a road grows in a turn
ROAD_LENGTH: Final[i64] = 4  # ... less so for each place that it has
ROAD_END: Final[i64] = 5  # what each place still to come adds at which it would grow
ROAD_GAP: Final[i64] = 6  # ... and each one that would join two of its roads
SPREAD: Final[i64] = 7  # how far a track may end from where it is expected: at least
SPREAD_TURN: Final[i64] = 8  # ... more for the root of the turns left
LEAD: Final[i64] = 9  # how surely a place more on a track is enough to be first at its mark
CARD: Final[i64] = 10  # a point on a card that is left, against the others' mean
SURENESS: Final[i64] = 11  # how surely a point more wins, at the end
BLUR: Final[i64] = 12  # ... less so for the root of the turns left

WEIGHT_NAMES: Final[list[str]] = [
    "reach", "reach_of_two", "pursuit", "road_turn", "road_length", "road_end", "road_gap", "spread", "spread_turn",
    "lead", "card", "sureness", "blur",
]  # fmt: skip
# Roads, spread and cards are fitted to how some hundred games of `normal` players went on, sureness and blur to who won
# 150 of them (`tools/tune.py`); the rest was set. Cards foretell more than they are worth: with a weight fitted to
# victories (0.2) it saves them up, and loses.
WEIGHTS: Final[list[float]] = [0.40, 0.55, 0.16, 0.48, 0.085, 0.05, 0.27, 0.10, 0.35, 0.8, 0.13, 0.92, 0.65]

# What a card is worth beside a 7: the low ones have their powers.
CARD_WORTH: Final = vec[float]([2.5, 2.5, 3.0, 4.5, 5.0, 6.0, 7.0])

MOST_LEFT: Final[i64] = 16  # places of a set that may be still to come; so many are as good as more
CLOSE: Final[float] = 0.5  # of a place: a mark is reached as soon as the rounded expectation is there


def neighbours() -> vec[i64]:
    """The roads next to each place, as bits."""
    out = vec[i64](capacity=PLACES)
    for place in range(PLACES):
        near: i64 = 0
        for k in range(place * MOST_NEXT, place * MOST_NEXT + MOST_NEXT):
            if NEXT_ROADS[k] != NONE:
                near |= bit(NEXT_ROADS[k])
        out = append(out, near)
    return out


NEAR: Final = neighbours()


def tails(chance: float) -> vec[float]:
    """The chance to get at least so many of so many: by number * MOST_LEFT + wanted."""
    out = vec[float](capacity=MOST_LEFT * MOST_LEFT)
    for number in range(MOST_LEFT):
        for wanted in range(MOST_LEFT):
            if wanted == 0:
                out = append(out, 1.0)
            elif number == 0:
                out = append(out, 0.0)
            else:
                before = (number - 1) * MOST_LEFT
                out = append(out, chance * out[before + wanted - 1] + (1.0 - chance) * out[before + wanted])
    return out


def at_least(table: vec[float], number: i64, wanted: i64) -> float:
    """A chance from a table of `tails`."""
    if wanted >= MOST_LEFT:
        return 0.0
    return table[(number if number < MOST_LEFT else MOST_LEFT - 1) * MOST_LEFT + wanted]


def card_worth(cards: i64) -> float:
    """What some cards are worth, in points on cards."""
    out = 0.0
    value: i64 = 0
    while cards:
        n = cards & COUNT_MASK
        if n:
            out += CARD_WORTH[value] * float(n)
        cards >>= COUNT_BITS
        value = value + 1 if value < VALUES - 1 else 0
    return out


def logistic(x: float) -> float:
    if x > 8.0:
        return 1.0
    return 0.0 if x < -8.0 else 1.0 / (1.0 + exp(-x))


@final
class Judge:
    """Judges positions of one kind of game after the other: `look` first, then ask."""

    def __init__(self, weight: vec[float]) -> None:
        self.weight: vec[float] = weight
        self.for_three: Final = tails(weight[REACH])
        self.for_two: Final = tails(weight[REACH_OF_TWO])
        self.pursued_by_three: Final = tails(weight[REACH] + weight[PURSUIT])
        self.pursued_by_two: Final = tails(weight[REACH_OF_TWO] + weight[PURSUIT])
        self.chance: vec[float] = self.for_three  # to get a token
        self.pursued: vec[float] = self.pursued_by_three  # ... that an objective asks for
        self.reach: float = 0.0
        self.group_roads: bool = False  # how long a road is (R6)
        self.open: i64 = 0  # tokens still to be had, as bits
        self.left: float = 0.0  # turns
        self.spread: float = 1.0
        self.expected: vec[float] = zeros(KINGDOMS * TRACKS)  # where each kingdom's tracks will end
        self.card: vec[float] = zeros(KINGDOMS)  # what the cards left to each are worth

    # --- What all kingdoms have in common ---

    def look(self, s: Rex) -> None:
        """Take in a position: what is still to come, and where everybody's tracks will end."""
        w = self.weight
        self.group_roads = s.group_roads
        self.open = s.bag | s.tokens
        self.left = float(TURNS - s.turn + 1)
        self.spread = w[SPREAD] + w[SPREAD_TURN] * sqrt(self.left)
        two = s.duel
        self.chance = self.for_two if two else self.for_three
        self.pursued = self.pursued_by_two if two else self.pursued_by_three
        self.reach = w[REACH_OF_TWO] if two else w[REACH]
        for k in range(KINGDOMS):
            realm = s.realm[k]
            self.card[k] = card_worth(realm.deck + realm.queue + realm.hand + planned_cards(realm.plan))
            for track in range(TRACKS):
                self.expected[k * TRACKS + track] = self.track_end(realm.held, track) if realm.held else 0.0

    def track_end(self, held: i64, track: i64) -> float:
        """Where a track will end for a kingdom that holds these places."""
        if track == ROAD:
            return self.road_end(held)
        if track == CITIES:
            return float(size(held & CITY_PLACES)) + self.reach * float(size(self.open & CITY_PLACES & ~held))
        out = 0.0
        for region in range(REGION_COUNT):
            within = IN_REGION[region]
            out += 1.0 if held & within else at_least(self.chance, size(self.open & within), 1)
        return out

    def road_end(self, held: i64) -> float:
        """The longest road, and how it may grow: at its ends, and where a gap could be closed."""
        w = self.weight
        roads = held & ROADS
        ends: i64 = 0
        gaps: i64 = 0
        rest = roads
        while rest:
            near = NEAR[first_of(rest)]
            rest &= rest - 1
            gaps |= ends & near
            ends |= near
        ends &= self.open & ~held
        gaps &= ends
        length = float(largest_group(held) if self.group_roads else longest_path(held))
        growth = self.left * (w[ROAD_TURN] - w[ROAD_LENGTH] * length)
        return length + growth + w[ROAD_END] * float(size(ends)) + w[ROAD_GAP] * float(size(gaps))

    # --- Points ---

    def points(self, s: Rex, realm: Realm, held: i64) -> float:
        """The points a kingdom may expect if it held these places."""
        out = 0.0
        for track in range(TRACKS):
            out += self.track_points(s, realm, track, self.track_end(held, track))
        for objective in range(OBJECTIVES):
            if realm.objectives >> objective & 1:
                out += self.objective_points(held, objective)
        return out

    def track_points(self, s: Rex, realm: Realm, track: i64, end: float) -> float:
        """The points of one track: marks, the first at its mark, the highest at the end."""
        out = 0.0
        for k in range(THRESHOLDS):
            out += logistic((end - float(THRESHOLD[track * THRESHOLDS + k]) + CLOSE) / self.spread)
        best = 0.0
        for k in range(KINGDOMS):
            if k != realm.kingdom and self.expected[k * TRACKS + track] > best:
                best = self.expected[k * TRACKS + track]
        out += logistic((end - best + CLOSE) / self.spread)
        if s.firsts >> track & 1:
            return out + (1.0 if realm.achieved >> track * ACHIEVEMENTS + FIRST & 1 else 0.0)
        reached = logistic((end - float(TRACK_FIRST[track]) + CLOSE) / self.spread)
        return out + reached * logistic(self.weight[LEAD] * (end - best) / self.spread)

    def objective_points(self, held: i64, objective: i64) -> float:
        """The points of an objective: each condition counts with all above it."""
        out = 0.0
        together = 1.0
        for number in range(CONDITIONS):
            at = objective * CONDITIONS + number
            best = 0.0
            for way in range(WAY_BEGINS[at], WAY_BEGINS[at + 1]):
                chance = self.way_to_be_had(held, way)
                if chance > best:
                    best = chance
            together *= best
            out += together
        return out

    def way_to_be_had(self, held: i64, way: i64) -> float:
        """The chance to meet all parts of a way in the end; what one must not have stays away if one wants it to."""
        out = 1.0
        part = PART_BEGINS[way]
        while part < PART_BEGINS[way + 1]:
            if size(held & PART[part]) > PART[part + 2]:
                return 0.0
            out *= self.to_be_had(held, PART[part], PART[part + 1])
            part += PART_NUMBERS
        return out

    def to_be_had(self, held: i64, places: i64, wanted: i64) -> float:
        """The chance to hold so many of some places in the end."""
        wanted -= size(held & places)
        if wanted <= 0:
            return 1.0
        return at_least(self.pursued, size(self.open & places & ~held), wanted)

    # --- Victory ---

    def standing(self, s: Rex, realm: Realm) -> float:
        """The points a kingdom may expect, its cards included."""
        total = 0.0
        number = 0.0
        for k in range(KINGDOMS):
            if s.realm[k].held:
                total += self.card[k]
                number += 1.0
        cards = self.weight[CARD] * (self.card[realm.kingdom] - total / number) if number else 0.0
        return self.points(s, realm, realm.held) + cards

    def chances(self, s: Rex) -> vec[float]:
        """Each seat's chance of victory; alone, the part of all points that may be expected."""
        if s.phase == OVER:
            return victory(s)
        self.look(s)
        out = zeros(s.seats)
        if s.seats == 1:
            out[0] = self.standing(s, s.realm[s.kingdom_of(0)]) / float(most_points(s))
            return out
        sure = self.sureness()
        most = -1000.0
        for seat in range(s.seats):
            out[seat] = sure * self.standing(s, s.realm[s.kingdom_of(seat)])
            if out[seat] > most:
                most = out[seat]
        total = 0.0
        for seat in range(s.seats):
            out[seat] = exp(out[seat] - most)
            total += out[seat]
        for seat in range(s.seats):
            out[seat] /= total
        return out

    def sureness(self) -> float:
        """How surely a point more wins."""
        return self.weight[SURENESS] / (1.0 + self.weight[BLUR] * sqrt(self.left))


assert REGIONS == TRACKS - 1
