"""The battle is decided (rules 6.4 to 6.7): points, bribes collected, a ransom, losses."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    BATTLE_BONUS,
    KING_VALUE,
    MARKER_VALUE,
    NONE,
    PAY,
    PAYMENT,
    SACK,
    WARRIOR_VALUE,
    WINS_TIES,
    value,
)
from ..scoring import won_by_arms
from ..state import ACTIVE, COUNTED_RANSOM, FIRST_RULES, FOE, MILITARY, RANSOM, Kingdoms
from .change import learn_from_sum
from .evacuation import begin_evacuation
from .hoards import begin_counting, chosen_count, count_choices, foretold, least_sum, payments, settled
from .turn import finish


def points(s: Kingdoms, i: i64) -> i64:
    """The battle points of a side without its bribe (rules 6.5)."""
    k = s.kingdom_of(i)
    king_fights = s.royal >> i & 1 == 1
    total = s.host[i] * s.power_at(k, WARRIOR_VALUE, king_fights, s.site)
    if king_fights:
        total += s.power_at(k, KING_VALUE, True, s.site)
    if s.marker == k:
        total += s.power_at(k, MARKER_VALUE, king_fights, s.site)
    return total + s.power_at(k, BATTLE_BONUS, king_fights, s.site)


def wins_ties(s: Kingdoms, i: i64) -> bool:
    """Whether a power makes a side win a battle that is equal."""
    return s.power_at(s.kingdom_of(i), WINS_TIES, s.royal >> i & 1 == 1, s.site) == 1


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
    s.price = s.power_at(s.kingdom_of(i), SACK, s.royal >> i & 1 == 1, s.site)
    loser = s.owner[s.kingdom_of(1 - i)]
    if s.price == 0 or s.purse[loser] == 0:
        bury(s)
    elif s.rules == FIRST_RULES:
        count_ransom(s, loser)
    else:
        ask_for_ransom(s, loser)


def ask_for_ransom(s: Kingdoms, loser: i64) -> None:
    """The loser chooses the tokens, unless everybody can tell which they will be (rules 12.6)."""
    choice = foretold(s, loser, s.price)
    if choice:
        pay_ransom(s, PAYMENT[choice - PAY])
    else:
        s.actor = loser
        s.go(RANSOM)


@final
class Ransom(Step[Kingdoms]):
    """The loser chooses the tokens of the ransom among sets of equal value (rules 8.10)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return payments(s.purse[seat], least_sum(s.purse[seat], s.price))

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        pay_ransom(s, PAYMENT[choice - PAY])


def pay_ransom(s: Kingdoms, ransom: i64) -> None:
    winner = s.kingdom_of(s.victors)
    loser = s.kingdom_of(1 - s.victors)
    if s.rules != FIRST_RULES:
        learn_from_sum(s, s.owner[loser], s.price, value(ransom))
    s.spend(s.owner[loser], ransom)
    s.gain(s.owner[winner], ransom)
    s.tell("ransomed", loser, winner, ransom)
    bury(s)


# --- A ransom by the first rules ------------------------------------------------------------------


def count_ransom(s: Kingdoms, loser: i64) -> None:
    """Kind by kind, and asked for only where there was a choice."""
    i = 1 - s.victors
    total = least_sum(s.purse[loser], s.price)
    learn_from_sum(s, loser, s.price, total)
    if begin_counting(s, i, s.purse[loser], total):
        pay_ransom(s, s.paid[i])
        return
    s.actor = loser
    s.go(COUNTED_RANSOM)


@final
class CountedRansom(Step[Kingdoms]):
    """Choose how many tokens of a kind are among those of the ransom."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return count_choices(s, 1 - s.victors, s.purse[seat])

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        i = 1 - s.victors
        chosen_count(s, i, choice)
        if settled(s, i, s.purse[seat]):
            pay_ransom(s, s.paid[i])


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
        conqueror = won_by_arms(s, winner)
        if conqueror != NONE:
            finish(s, conqueror, MILITARY)
            return
    begin_evacuation(s)
