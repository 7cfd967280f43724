"""Paying and taxing (rules 3.6, 3.17, 3.20 and 4): change where it is needed, and the choice of tokens."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    BIT,
    BYTE,
    COLLECT,
    EACH,
    ONE,
    PROVINCES,
    RECRUIT,
    RECRUIT_COST,
    TAX,
    TAX_BONUS,
    TOKENS,
    VALUE,
    WARRIORS,
    value,
)
from ..state import ACTIVE, CHANGING, COLLECTING, MORE_RECRUITMENT, PAYING, Kingdoms
from .change import learn_from_payment, learn_from_tax, payment_plan, swap, swap_choices, tax_plan, taxable
from .contests import offer_contests
from .hoards import begin_counting, chosen_count, count_choices, payable, settled
from .turn import end_action

# --- Payments -------------------------------------------------------------------------------------


def begin_payment(s: Kingdoms, cost: i64) -> None:
    """The active kingdom pays for what it does in `site`: exactly if it can, else as little more as it can."""
    seat = s.owner[s.active]
    lands = s.controlled(s.active)
    plan = payment_plan(s, lands, s.purse[seat], cost)
    learn_from_payment(s, seat, lands, cost, plan)
    s.due[ACTIVE] = cost + plan // 8
    s.swaps = plan % 8
    change_or_go_on(s)


def change_or_go_on(s: Kingdoms) -> None:
    """Make the change that is still needed, then pay or collect."""
    seat = s.owner[s.active]
    while s.swaps:
        choices = swap_choices(s, seat)
        if len(choices) > 1:
            s.go(CHANGING)
            return
        swap(s, seat, choices[0])
    if s.action == TAX:
        collect_what_is_certain(s)
    elif begin_counting(s, ACTIVE, s.purse[seat], s.due[ACTIVE]):
        pay(s)
    else:
        s.go(PAYING)


@final
class Changing(Step[Kingdoms]):
    """Choose one of the exchanges that lead to the sum (rules 4.7)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return swap_choices(s, seat)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        swap(s, seat, choice)
        change_or_go_on(s)


@final
class Paying(Step[Kingdoms]):
    """Choose the tokens to pay with among sets of equal value (rules 4.5)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return count_choices(s, ACTIVE, s.purse[seat])

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        chosen_count(s, ACTIVE, choice)
        if settled(s, ACTIVE, s.purse[seat]):
            pay(s)


def pay(s: Kingdoms) -> None:
    """The tokens go face up into the province, and the action goes on."""
    s.spend(s.owner[s.active], s.paid[ACTIVE])
    s.stock[s.site] += s.paid[ACTIVE]
    s.tell("paid", s.active, s.paid[ACTIVE], s.site)
    if s.action == RECRUIT:
        deploy(s)
        return
    s.information += 1  # a claim cannot be taken back once it is paid (rules 3.18)
    offer_contests(s)


# --- What a recruit's pay buys --------------------------------------------------------------------


def deploy(s: Kingdoms) -> None:
    """Place the warrior; a power may allow another one."""
    k = s.active
    s.troops[k] |= BIT[s.site]
    s.levied[k] += 1
    s.tell("recruited", k, s.site)
    s.left -= 1
    if s.left and s.levied[k] < WARRIORS and recruiting_grounds(s):
        s.go(MORE_RECRUITMENT)
        return
    end_action(s)


def recruiting_grounds(s: Kingdoms) -> i64:
    """The provinces where the active kingdom may place a warrior, as bits (rules 3.4)."""
    return s.controlled(s.active) & ~s.occupied()


def can_recruit(s: Kingdoms) -> bool:
    """Whether a warrior is left and can be paid for."""
    levied = s.levied[s.active]
    return levied < WARRIORS and s.wealth(s.owner[s.active]) >= RECRUIT_COST[levied]


# --- Taxes ----------------------------------------------------------------------------------------


def begin_tax(s: Kingdoms) -> None:
    """Collect one tremis for each controlled province, or as near below it as tokens allow (rules 3.20)."""
    seat = s.owner[s.active]
    lands = s.controlled(s.active)
    allowance = s.lands(s.active) + s.power(s.active, TAX_BONUS, True)
    plan = tax_plan(s, lands, s.purse[seat], allowance)
    learn_from_tax(s, seat, lands, allowance, plan)
    s.due[ACTIVE] = allowance - plan // 8
    s.paid[ACTIVE] = 0
    s.swaps = plan % 8
    change_or_go_on(s)


def collectible(s: Kingdoms) -> vec[i64]:
    """The tokens that may be collected next, as choices: the whole sum must stay within reach."""
    out = vec[i64](capacity=12)
    lands = s.controlled(s.active)
    taxes = taxable(s, lands)
    for t in range(TOKENS):
        if taxes >> t * BYTE & EACH and (
            VALUE[t] > s.due[ACTIVE] or not payable(taxes - ONE[t], s.due[ACTIVE] - VALUE[t])
        ):
            taxes -= (taxes >> t * BYTE & EACH) << t * BYTE
    for p in range(PROVINCES):
        if lands >> p & 1:
            for t in range(TOKENS):
                if taxes >> t * BYTE & EACH and s.stock[p] >> t * BYTE & EACH:
                    out = append(out, COLLECT + p * TOKENS + t)
    return out


def collect_what_is_certain(s: Kingdoms) -> None:
    """Collect without asking while there is no choice; ask for the next token otherwise."""
    lands = s.controlled(s.active)
    if s.due[ACTIVE] == value(taxable(s, lands)):
        for p in range(PROVINCES):
            if lands >> p & 1:
                for t in range(TOKENS):
                    for _n in range(s.stock[p] >> t * BYTE & EACH):
                        collect(s, p, t)
    while s.due[ACTIVE]:
        choices = collectible(s)
        if len(choices) > 1:
            s.go(COLLECTING)
            return
        collect(s, (choices[0] - COLLECT) // TOKENS, (choices[0] - COLLECT) % TOKENS)
    if s.chronicle is not None:
        s.tell("taxed" if s.paid[ACTIVE] else "no_taxes", s.active, value(s.paid[ACTIVE]))
    end_action(s)


def collect(s: Kingdoms, province: i64, token: i64) -> None:
    """Take one token of a province into the treasury."""
    hoard: i64 = ONE[token]
    s.stock[province] -= hoard
    s.gain(s.owner[s.active], hoard)
    s.paid[ACTIVE] += hoard
    s.due[ACTIVE] -= VALUE[token]
    s.tell("collected", s.active, token, province)


@final
class Collecting(Step[Kingdoms]):
    """Choose the next token to collect (rules 3.20)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return collectible(s)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        collect(s, (choice - COLLECT) // TOKENS, (choice - COLLECT) % TOKENS)
        collect_what_is_certain(s)
