"""The end of a game turn (rules 15, 16): area points, the election of a Bretwalda, the King of England."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import choices
from bretwalda.engine.state import Step

from ..board import (
    BRETWALDA_POINTS,
    BRETWALDA_TURNS,
    CANDIDATES,
    ENGLAND,
    FOOT,
    FROM_BRETWALDA,
    FROM_KING,
    KING_POINTS,
    KING_TURNS,
    NATIONS,
    NONE,
    PLACE,
    ROYAL_KIND,
    SCORING_TURNS,
    TURNS,
    VOTE,
    unit_of,
)
from ..scoring import english_areas, lord_of_england, score_areas
from ..state import Britannia

# Stages of the phase.
COUNTING: Final[i64] = 0
VOTING: Final[i64] = 1
CROWNING: Final[i64] = 2
DONE_WITH_TURN: Final[i64] = 3


def turn_end_goes_on(s: Britannia) -> None:
    """Points, votes and crowns; `DONE_WITH_TURN` when all is done."""
    if s.stage == COUNTING:
        s.stage = VOTING
        if SCORING_TURNS >> s.turn & 1:
            score_areas(s)
        for n in range(NATIONS):
            s.votes[n] = 0
        s.nation = 0
    elif s.stage == VOTING:
        if not BRETWALDA_TURNS >> s.turn & 1 or s.nation == NATIONS:
            elect(s)
        elif english_areas(s, s.nation):
            vote_of(s)
        else:
            s.nation += 1
    elif s.stage == CROWNING:
        s.stage = DONE_WITH_TURN
        crown(s)


# --- The Bretwalda (rules 15.1 to 15.3) ---------------------------------------------------------------------


def vote_of(s: Britannia) -> None:
    """A nation with English areas votes; if it is the only one, for itself."""
    for n in range(NATIONS):
        if n != s.nation and english_areas(s, n):
            s.ask(VOTE_STEP, s.nation)
            return
    vote(s, s.nation)


@final
class Vote(Step[Britannia]):
    """Cast all votes of a nation for one that is present in England (rules 15.2)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for n in range(NATIONS):
            if english_areas(s, n):
                out = append(out, VOTE + n)
        return out

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        vote(s, choice - VOTE)


def vote(s: Britannia, candidate: i64) -> None:
    votes = english_areas(s, s.nation)
    s.votes[candidate] += votes
    s.tell("voted", s.nation, candidate, votes)
    s.nation += 1


def elect(s: Britannia) -> None:
    """More than half of the votes make a Bretwalda."""
    s.stage = CROWNING
    s.nation = 0
    if not BRETWALDA_TURNS >> s.turn & 1:
        return
    cast: i64 = 0
    for n in range(NATIONS):
        cast += s.votes[n]
    for n in range(NATIONS):
        if 2 * s.votes[n] > cast:
            s.tell("bretwalda", n, s.votes[n], cast)
            s.award(n, FROM_BRETWALDA, NONE, BRETWALDA_POINTS)
            return
    s.tell("no_bretwalda", cast)


# --- The King (rules 15.4 to 15.6) ----------------------------------------------------------------------------


def crown(s: Britannia) -> None:
    """A king is named; until the last turn he may raise an infantry."""
    if not KING_TURNS >> s.turn & 1 or s.cnut_crowned:
        s.cnut_crowned = False
        return
    king = king_of_last_turn(s) if s.turn == TURNS else lord_of_england(s)
    if king == NONE:
        s.tell("no_king")
        return
    s.tell("king", king)
    s.award(king, FROM_KING, NONE, KING_POINTS)
    if s.turn < s.last_turn and s.room_in_pool(king, royal_kind(s, king)) > 0:
        s.ask(ROYAL_INFANTRY, king)


def royal_kind(s: Britannia, king: i64) -> i64:
    """What the King raises: infantry or, in the variant, the best that his pool still has (rules 21.5)."""
    if s.variant and s.room_in_pool(king, ROYAL_KIND[king]) > 0:
        return ROYAL_KIND[king]
    return FOOT


def king_of_last_turn(s: Britannia) -> i64:
    """Of the four candidates the only one alive, or of several the one who is lord of England."""
    alive: i64 = 0
    last: i64 = NONE
    for n in range(NATIONS):
        if s.leader[n] != NONE and CANDIDATES >> s.leader[n] & 1:
            alive += 1
            last = n
    if alive < 2:
        return last
    lord = lord_of_england(s)
    if lord == NONE or s.leader[lord] == NONE or not CANDIDATES >> s.leader[lord] & 1:
        return NONE
    return lord


@final
class RoyalInfantry(Step[Britannia]):
    """Choose where the King's infantry stands, whatever the stacking (rules 15.4, R35)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(PLACE, s.land[s.asked] & ENGLAND)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        kind = royal_kind(s, s.asked)
        s.muster(s.asked, kind, 1, choice - PLACE)
        if s.chronicle is None:
            return
        if kind == FOOT:
            s.tell("royal_infantry", s.asked, choice - PLACE)
        else:
            s.tell("royal_unit", s.asked, unit_of(s.asked, kind), choice - PLACE)


VOTE_STEP: Final = Vote("vote", "15.1")
ROYAL_INFANTRY: Final = RoyalInfantry("royal-infantry", "15.4")
