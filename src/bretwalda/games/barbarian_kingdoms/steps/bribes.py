"""Bribes (rules 6.3, 6.4): both sides choose tokens in secret, and both are revealed at once."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import BRIBE, NONE, value
from ..state import ACTIVE, BRIBERY, FOE, Kingdoms
from .battle import decide
from .hoards import begin_counting, chosen_count, count_choices, payable, settled


def begin_bribes(s: Kingdoms) -> None:
    """Both sides owe a bribe; it may be nothing, and even an empty purse is asked so that nothing shows."""
    for i in range(i64(2)):
        s.bribe[i] = NONE
        s.due[i] = NONE
        s.paid[i] = 0
        s.coin[i] = 0
    if s.owner[s.active] == s.owner[s.foe]:
        fight_without_bribes(s)
        return
    s.secret = True
    s.actor = s.owner[s.active]
    s.go(BRIBERY)


def fight_without_bribes(s: Kingdoms) -> None:
    """A player's own two kingdoms have one treasury: there is nobody to bribe (R7)."""
    s.bribe[ACTIVE] = 0
    s.bribe[FOE] = 0
    decide(s)


def side_of_battle(s: Kingdoms, seat: i64) -> i64:
    return ACTIVE if s.owner[s.active] == seat else FOE


@final
class Bribery(Step[Kingdoms]):
    """Choose in secret how much to spend, then which tokens (rules 6.3)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        i = side_of_battle(s, seat)
        purse = s.purse[seat]
        if s.due[i] != NONE:
            return count_choices(s, i, purse)
        out = vec[i64](capacity=16)
        for total in range(value(purse) + 1):
            if payable(purse, total):
                out = append(out, BRIBE + total)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        i = side_of_battle(s, seat)
        if s.due[i] == NONE:
            complete = begin_counting(s, i, s.purse[seat], choice - BRIBE)
        else:
            chosen_count(s, i, choice)
            complete = settled(s, i, s.purse[seat])
        if not complete:
            return
        s.bribe[i] = s.paid[i]
        if s.bribe[1 - i] == NONE:
            s.actor = s.owner[s.kingdom_of(1 - i)]
        else:
            reveal(s)


def reveal(s: Kingdoms) -> None:
    """Both purses are opened for everybody to see."""
    s.secret = False
    s.information += 1
    if s.chronicle is not None:
        tell_bribes(s)
    decide(s)


def tell_bribes(s: Kingdoms) -> None:
    """What each side has paid; of nothing nothing is told, unless neither has paid."""
    for i in range(i64(2)):
        if s.bribe[i]:
            s.tell("bribed", s.kingdom_of(i), value(s.bribe[i]), s.bribe[i])
    if not s.bribe[ACTIVE] and not s.bribe[FOE]:
        s.tell("no_bribes", s.active, s.foe)
