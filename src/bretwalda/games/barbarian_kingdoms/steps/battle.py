"""The battle is decided (rules 6.4 to 6.7): points, bribes collected, a ransom, losses."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    KING_POINTS,
    MARKER_VALUE,
    NONE,
    ONE,
    SACK,
    WARRIOR_VALUE,
    WINS_TIES,
    value,
)
from ..scoring import won_by_arms
from ..state import ACTIVE, FOE, MILITARY, RANSOM, Kingdoms
from .evacuation import begin_evacuation
from .hoards import begin_counting, chosen_count, count_choices, payable, settled
from .turn import finish


def points(s: Kingdoms, i: i64) -> i64:
    """The battle points of a side without its bribe (rules 6.5)."""
    k = s.kingdom_of(i)
    king_fights = s.royal >> i & 1 == 1
    total = s.host[i] * s.power(k, WARRIOR_VALUE, king_fights)
    if king_fights:
        total += KING_POINTS
    if s.marker == k:
        total += s.power(k, MARKER_VALUE, king_fights)
    return total


def wins_ties(s: Kingdoms, i: i64) -> bool:
    """Whether a power makes a side win a battle that is equal."""
    return s.power(s.kingdom_of(i), WINS_TIES, s.royal >> i & 1 == 1) == 1


def decide(s: Kingdoms) -> None:
    """Both bribes are revealed: count, and hand each side the bribe of the other."""
    active = points(s, ACTIVE) + value(s.bribe[ACTIVE])
    foe = points(s, FOE) + value(s.bribe[FOE])
    s.victors = FOE if foe > active else ACTIVE
    if foe == active and wins_ties(s, FOE) and not wins_ties(s, ACTIVE):
        s.victors = FOE
    if s.chronicle is not None:
        s.tell("battle_points", s.active, active, s.foe, foe)
        s.tell("battle_won", s.kingdom_of(s.victors), s.site)
    giver = s.owner[s.active]
    taker = s.owner[s.foe]
    s.spend(giver, s.bribe[ACTIVE])
    s.spend(taker, s.bribe[FOE])
    s.gain(giver, s.bribe[FOE])
    s.gain(taker, s.bribe[ACTIVE])
    s.bribe[ACTIVE] = NONE
    s.bribe[FOE] = NONE
    demand_ransom(s)


# --- A ransom, if a power asks for one ------------------------------------------------------------


def demand_ransom(s: Kingdoms) -> None:
    """The loser hands over the least sum that is not below the demand, or all there is (rules 8.10)."""
    i = s.victors
    demand = s.power(s.kingdom_of(i), SACK, s.royal >> i & 1 == 1)
    loser = s.owner[s.kingdom_of(1 - i)]
    purse = s.purse[loser]
    if demand == 0 or purse == 0:
        bury(s)
        return
    total = demand if demand < value(purse) else value(purse)
    while not payable(purse, total):
        total += 1
    learn_from_ransom(s, loser, demand, total)
    if begin_counting(s, 1 - i, purse, total):
        pay_ransom(s)
        return
    s.actor = loser
    s.go(RANSOM)


def learn_from_ransom(s: Kingdoms, loser: i64, demand: i64, total: i64) -> None:
    """Who pays more than asked lacks the tokens to pay exactly, and everybody can see that."""
    if total <= demand or not s.has_unknown(loser):
        return
    seen = s.seen_in_purse(loser)
    missing: i64 = 0
    for t in range(4):
        for sum_ in range(demand, total):
            if payable(seen + ONE[t], sum_):
                missing |= 1 << t
    s.rule_out(loser, missing)


@final
class Ransom(Step[Kingdoms]):
    """The loser chooses the tokens of the ransom among sets of equal value (rules 8.10)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return count_choices(s, 1 - s.victors, s.purse[seat])

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        i = 1 - s.victors
        chosen_count(s, i, choice)
        if settled(s, i, s.purse[seat]):
            pay_ransom(s)


def pay_ransom(s: Kingdoms) -> None:
    winner = s.kingdom_of(s.victors)
    loser = s.kingdom_of(1 - s.victors)
    ransom = s.paid[1 - s.victors]
    s.spend(s.owner[loser], ransom)
    s.gain(s.owner[winner], ransom)
    s.tell("ransomed", loser, winner, ransom)
    bury(s)


# --- Losses ---------------------------------------------------------------------------------------


def bury(s: Kingdoms) -> None:
    """The loser's units leave the map; a king who falls may decide the game (rules 6.7, 9.1)."""
    i = 1 - s.victors
    winner = s.kingdom_of(s.victors)
    loser = s.kingdom_of(i)
    s.levied[loser] -= s.host[i]
    s.host[i] = 0
    if s.royal >> i & 1:
        s.royal &= ~(i64(1) << i)
        s.king[loser] = NONE
        s.captor[loser] = winner
        s.tell("king_fell", loser, winner)
        if won_by_arms(s, winner):
            finish(s, s.side[winner], MILITARY)
            return
    begin_evacuation(s)
