"""Who will win: the chances of victory as a position stands.

What tells most is who would win if every open region were decided with the followers that are there now, and who has
cards left to change that: the last word wins. Early on that says little, and the last two regions decide nearly all.
"""

from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.counsel import victory
from bretwalda.engine.rows import zeros
from bretwalda.engine.state import NOBODY

from ..board import FACTIONS, INSTABILITY_DISCS, REGIONS
from ..scoring import partner, ranked_factions
from ..state import King
from ..steps.turn import TURN
from .value import USUAL, add_shares, cards_left, share_with_partners

# Each weight by its place in the list, with its reason: log-odds of victory, one for each stage (`stage_of`).
CARDS: Final[i64] = 0  # cards in hand, as a logarithm: followers to come, and the last word; the first few count most
MUST_MOVE: Final[i64] = 1  # to be on turn while others may still answer
MAY_END: Final[i64] = 2  # to be on turn when everybody else has passed: a pass decides the region
STANDS: Final[i64] = 3  # to be the winner as everything stands
UNANSWERED: Final[i64] = 4  # ... divided by one more than the cards of the rival who has most
ON_TURN: Final[i64] = 5  # ... the same, for whoever is on turn
PASS_ENDS: Final[i64] = 6  # ... when everybody else has passed
SPENT: Final[i64] = 7  # ... divided by one more than the own cards
COURT: Final[i64] = 8  # a follower more than the best rival of a faction, times its chance of being the first
REACH: Final[i64] = 9  # not to be the winner as it stands, but to have cards and followers on the map for it
SETS: Final[i64] = 10  # a set more than the others, times the chance that the French come
WEIGHED: Final[i64] = 11

STAGES: Final[i64] = 5  # up to three struggles, after four, after five, after six, after seven
EARLY: Final[i64] = 3

MOST_LEAD: Final[float] = 3.0  # followers: what is beyond it changes nothing

KINDS: Final[list[str]] = [
    "cards", "must_move", "may_end", "stands", "unanswered", "on_turn", "pass_ends", "spent", "court",
    "reach", "sets",
]  # fmt: skip
STAGE_NAMES: Final[list[str]] = ["early", "after_4", "after_5", "after_6", "after_7"]
CHANCE_NAMES: Final[list[str]] = [f"{kind}_{stage}" for kind in KINDS for stage in STAGE_NAMES]
# Fitted to who won 2,530 games of two, 1,124 of them begun at random so that hands and courts differ:
# each row by the regions decided.
CHANCES: Final[list[float]] = [
    2.0, 3.1, 4.4, 4.7, 5.3,  # cards
    0.0, -0.05, -0.1, -0.3, -1.0,  # must_move
    0.0, -0.1, -0.15, 0.0, 0.05,  # may_end
    0.1, -0.1, 0.1, -0.15, -1.2,  # stands
    0.5, 1.5, 1.6, 1.2, 3.4,  # unanswered
    0.1, 0.4, 0.5, 0.6, 0.6,  # on_turn
    0.0, 0.1, 0.2, -1.0, 1.8,  # pass_ends
    -0.1, -0.2, -0.15, 1.0, 0.6,  # spent
    0.1, 0.25, 0.3, 0.3, 0.0,  # court
    0.1, 0.05, 0.25, 0.25, 0.4,  # reach
    0.05, 0.15, 0.15, 0.0, 0.1,  # sets
]  # fmt: skip


@final
class Judgement:
    """Judges positions by a set of weights."""

    def __init__(self, weight: vec[float]) -> None:
        self.weight: Final[vec[float]] = weight

    def chances(self, s: King) -> vec[float]:
        """The chances of victory by seat; partners have the same."""
        if s.actor == NOBODY:
            return victory(s)
        out = self.shares(s)
        if s.alliances():
            share_with_partners(out)
        return out

    def shares(self, s: King) -> vec[float]:
        """How likely it is that each seat itself decides the victory for its side."""
        now = Standing(s)
        score = zeros(s.seats)
        for seat in range(s.seats):
            for kind in range(WEIGHED):
                score[seat] += self.term(now, seat, kind)
        out = zeros(s.seats)
        add_shares(out, score, 1.0)
        return out

    def term(self, now: Standing, seat: i64, kind: i64) -> float:
        """What one kind of reason adds to a seat's log-odds."""
        return self.weight[kind * STAGES + now.stage] * now.amount(seat, kind)


@final
class Standing:
    """What a position looks like for those who judge it."""

    def __init__(self, s: King) -> None:
        self.s: Final[King] = s
        self.stage: Final[i64] = stage_of(s)
        self.cards: vec[float] = vec[float](capacity=s.seats)
        for seat in range(s.seats):
            self.cards = append(self.cards, float(cards_left(s, seat)))
        if s.step is not TURN:
            self.cards[s.actor] += 1.0  # a card under way has not brought its follower yet
        self.may_end: Final[bool] = s.step is TURN and s.passes == s.seats - 1
        self.prospects: Final[vec[float]] = USUAL.prospects(s)
        self.invaded: Final[float] = USUAL.invasion_chance(s)
        frozen = s.copy(s.dice)
        while frozen.actor != NOBODY:
            frozen.power_struggle()
        self.wins: Final[vec[float]] = victory(frozen)
        self.peaceful: Final[bool] = frozen.unstable < INSTABILITY_DISCS
        self.first: Final[i64] = ranked_factions(frozen)[0]

    def amount(self, seat: i64, kind: i64) -> float:
        """How much of one kind of reason a seat has."""
        s = self.s
        on_turn = seat == s.actor
        if kind == CARDS:
            return log(1.0 + self.cards[seat])
        if kind == MUST_MOVE:
            return 1.0 if on_turn and not self.may_end else 0.0
        if kind == MAY_END:
            return 1.0 if on_turn and self.may_end else 0.0
        if kind == STANDS:
            return self.wins[seat]
        if kind == UNANSWERED:
            return self.wins[seat] / (1.0 + self.most_cards(seat))
        if kind == ON_TURN:
            return self.wins[seat] / (1.0 + self.most_cards(seat)) if on_turn else 0.0
        if kind == PASS_ENDS:
            return self.wins[seat] if on_turn and self.may_end else 0.0
        if kind == SPENT:
            return self.wins[seat] / (1.0 + self.cards[seat])
        if kind == COURT:
            out = 0.0
            for f in range(FACTIONS):
                out += self.court(seat, f)
            return out
        if kind == REACH:
            return self.reach(seat)
        return self.invaded * self.more_sets(seat)

    def most_cards(self, seat: i64) -> float:
        """The cards of the rival who has most of them."""
        out = 0.0
        for other in range(self.s.seats):
            if self.s.team(other) != self.s.team(seat) and self.cards[other] > out:
                out = self.cards[other]
        return out

    def lead(self, seat: i64, faction: i64) -> float:
        """By how many followers of a faction a court is ahead of the best of its rivals."""
        s = self.s
        most: i64 = 0
        for other in range(s.seats):
            if s.team(other) != s.team(seat) and s.court[other * FACTIONS + faction] > most:
                most = s.court[other * FACTIONS + faction]
        return float(s.court[seat * FACTIONS + faction] - most)

    def court(self, seat: i64, faction: i64) -> float:
        """A lead in a faction's followers, as far as that faction may be the first."""
        lead = self.lead(seat, faction)
        return self.prospects[faction] * (MOST_LEAD if lead > MOST_LEAD else -MOST_LEAD if lead < -MOST_LEAD else lead)

    def reach(self, seat: i64) -> float:
        """1 for whoever does not win as it stands, but could yet summon enough followers of the first faction."""
        if not self.peaceful or self.wins[seat] > 0.0:
            return 0.0
        missing = 1.0 - self.lead(seat, self.first)
        there: i64 = 0
        for r in range(REGIONS):
            there += self.s.followers[r * FACTIONS + self.first]
        return 1.0 if missing <= self.cards[seat] and missing <= float(there) else 0.0

    def more_sets(self, seat: i64) -> float:
        """By how many sets a court, or two pooled, is ahead of the best of its rivals."""
        most: i64 = 0
        for other in range(self.s.seats):
            if self.s.team(other) != self.s.team(seat):
                n = pooled_sets(self.s, other)
                if n > most:
                    most = n
        return float(pooled_sets(self.s, seat) - most)


def stage_of(s: King) -> i64:
    """The column of weights for a position."""
    return 0 if s.struggles <= EARLY else s.struggles - EARLY


def pooled_sets(s: King, seat: i64) -> i64:
    """The sets of a court, or of two pooled."""
    least: i64 = 1000
    for f in range(FACTIONS):
        n = s.court[seat * FACTIONS + f]
        if s.alliances():
            n += s.court[partner(seat) * FACTIONS + f]
        if n < least:
            least = n
    return least
