"""How good a position is for each court, as the search sees it before the last regions: who reigns, who leads then.

Its weights were chosen in matches: they lead to good play, but what they say are no chances (`chances.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.rows import zeros

from ..board import FACTIONS, INSTABILITY_DISCS, OPEN, PLOT_BIT, REGIONS, UNSTABLE
from ..scoring import partner
from ..state import King

# Each weight by its place in the list, with its reason. `tools/tune.py` fits them to played games.
LEAD_IN_REGION: Final[i64] = 0  # how surely one follower more wins an open region
DISTANCE: Final[i64] = 1  # a struggle far off is less sure than the next one
FACTION_LEAD: Final[i64] = 2  # how surely one region more makes a faction the first
FACTION_LEAD_LATE: Final[i64] = 3  # ... more so with every struggle done
FIRST_FACTION: Final[i64] = 4  # a follower more of the first faction
SECOND_FACTION: Final[i64] = 5  # a follower more of the second faction
CARD: Final[i64] = 6  # a card more in hand: one more follower to come, and the last word
CARDS_BLUR: Final[i64] = 7  # the more cards are left, the less today's lead means
INVASION: Final[i64] = 8  # the French come: base
INVASION_UNSTABLE: Final[i64] = 9  # ... for each instability disc
INVASION_TIED: Final[i64] = 10  # ... for each open region that is tied now
SETS: Final[i64] = 11  # a set more when they come
MUST_MOVE: Final[i64] = 12  # being the first to show what one wants is a burden ...
MAY_END: Final[i64] = 13  # ... unless everybody else has passed, and a pass decides the region
CARDS_PER_REGION: Final[i64] = 14  # so many cards can be put to use for each open region
SPARE_CARD: Final[i64] = 15  # what each card beyond that is worth

VALUE_NAMES: Final[list[str]] = [
    "lead_in_region", "distance", "faction_lead", "faction_lead_late", "first_faction", "second_faction", "card",
    "cards_blur", "invasion", "invasion_unstable", "invasion_tied", "sets", "must_move", "may_end", "cards_per_region",
    "spare_card",
]  # fmt: skip
VALUES: Final[list[float]] = [
    1.7, 0.4, 1.45, 0.13, 3.8, 0.05, 2.4, 0.245, -2.4, 1.75, 0.6, 0.28, 0.77, 0.97, 1.5, 0.5,
]  # fmt: skip


@final
class Valuation:
    """Judges positions by a set of weights."""

    def __init__(self, weight: vec[float]) -> None:
        self.weight: Final[vec[float]] = weight

    def judge(self, s: King) -> vec[float]:
        """The chances of victory: those of an invasion and of a coronation under each faction, weighed."""
        w = self.weight
        prospects = self.prospects(s)
        invaded = self.invasion_chance(s)
        hope = vec[float](capacity=s.seats)
        total = 0.0
        for seat in range(s.seats):
            n = float(cards_left(s, seat))
            total += n
            hope = append(hope, self.card_worth(s, n))
        hope[s.actor] += w[MAY_END] if s.passes == s.seats - 1 else -w[MUST_MOVE]
        sharp = 1.0 / (1.0 + w[CARDS_BLUR] * total)
        chance = zeros(s.seats)
        for f in range(FACTIONS):
            crowned = prospects[f] * (1.0 - invaded)
            score = zeros(s.seats)
            for seat in range(s.seats):
                standing = w[FIRST_FACTION] * float(s.court[seat * FACTIONS + f])
                for g in range(FACTIONS):
                    if g != f:
                        standing += w[SECOND_FACTION] * prospects[g] * float(s.court[seat * FACTIONS + g])
                score[seat] = (standing + hope[seat]) * sharp
            add_shares(chance, score, crowned)
        score = zeros(s.seats)
        for seat in range(s.seats):
            score[seat] = (self.set_worth(s, seat) + hope[seat]) * sharp
        add_shares(chance, score, invaded)
        if s.alliances():
            share_with_partners(chance)
        return chance

    def card_worth(self, s: King, cards: float) -> float:
        """What so many cards are worth: the more regions are open, the more of them can be put to use."""
        w = self.weight
        useful = w[CARDS_PER_REGION] * float(REGIONS - s.struggles)
        if cards <= useful:
            return w[CARD] * cards
        return w[CARD] * useful + w[SPARE_CARD] * (cards - useful)

    def prospects(self, s: King) -> vec[float]:
        """Each faction's chance of being the first at the end."""
        w = self.weight
        strength = zeros(FACTIONS)
        for f in range(FACTIONS):
            strength[f] = 0.05 * float(s.latest_win[f])  # of two equals the later winner ranks higher
        for r in range(REGIONS):
            holder = s.control[r]
            if holder != OPEN and holder != UNSTABLE:
                strength[holder] += 1.0
        for space in range(s.struggles, REGIONS):
            r = s.order[space]
            slope = w[LEAD_IN_REGION] / (1.0 + w[DISTANCE] * float(space - s.struggles))
            score = zeros(FACTIONS)
            for f in range(FACTIONS):
                score[f] = slope * float(s.followers[r * FACTIONS + f])
            add_shares(strength, score, 1.0)
        slope = w[FACTION_LEAD] + w[FACTION_LEAD_LATE] * float(s.struggles)
        for f in range(FACTIONS):
            strength[f] *= slope
        out = zeros(FACTIONS)
        add_shares(out, strength, 1.0)
        return out

    def invasion_chance(self, s: King) -> float:
        """The chance that the French come."""
        w = self.weight
        left = REGIONS - s.struggles
        if s.unstable + left < INSTABILITY_DISCS:
            return 0.0
        tied: i64 = 0
        for space in range(s.struggles, REGIONS):
            base = s.order[space] * FACTIONS
            a = s.followers[base]
            b = s.followers[base + 1]
            c = s.followers[base + 2]
            if (a == b and a >= c) or (a == c and a >= b) or (b == c and b >= a):
                tied += 1
        x = w[INVASION] + w[INVASION_UNSTABLE] * float(s.unstable) + w[INVASION_TIED] * float(tied)
        return 1.0 / (1.0 + exp(-x))

    def set_worth(self, s: King, seat: i64) -> float:
        """What a court, or two pooled, is worth when the French come."""
        least: i64 = 1000
        for f in range(FACTIONS):
            n = self.pooled(s, seat, f)
            if n < least:
                least = n
        return self.weight[SETS] * float(least)

    def pooled(self, s: King, seat: i64, faction: i64) -> i64:
        """The followers of a faction that count for a seat in an invasion."""
        n = s.court[seat * FACTIONS + faction]
        if s.alliances():
            n += s.court[partner(seat) * FACTIONS + faction]
        return n


def add_shares(into: vec[float], score: vec[float], amount: float) -> None:
    """Divide an amount in proportion to the exponentials of the scores."""
    n: i64 = len(score)
    most = score[0]
    for k in range(1, n):
        if score[k] > most:
            most = score[k]
    total = 0.0
    for k in range(n):
        score[k] = exp(score[k] - most)
        total += score[k]
    for k in range(n):
        into[k] += amount * score[k] / total


def share_with_partners(chance: vec[float]) -> None:
    """Partners win together: each gets the sum of both."""
    for seat in range(i64(2)):
        both = chance[seat] + chance[seat + 2]
        chance[seat] = both
        chance[seat + 2] = both


def cards_left(s: King, seat: i64) -> i64:
    """The cards a seat can still play."""
    hand = s.hand[seat] & ~PLOT_BIT
    n: i64 = 0
    while hand:
        hand &= hand - 1
        n += 1
    return n


USUAL: Final = Valuation(vec[float](VALUES))
