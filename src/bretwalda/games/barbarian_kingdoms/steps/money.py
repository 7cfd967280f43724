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
    NONE,
    ONE,
    PAY,
    PAYMENT,
    PROVINCES,
    RECRUIT,
    RECRUIT_COST,
    RECRUIT_DISCOUNT,
    TAX,
    TAX_BONUS,
    TOKENS,
    VALUE,
    WARRIORS,
    value,
)
from ..state import (
    ACTIVE,
    CHANGING,
    COLLECTING,
    COUNTED_PAYING,
    FIRST_RULES,
    MORE_RECRUITMENT,
    PAYING,
    Kingdoms,
)
from .change import (
    learn_from_payment,
    learn_from_sum,
    learn_from_tax,
    payment_plan,
    swap,
    swap_choices,
    tax_plan,
    taxable,
)
from .contests import offer_contests
from .hoards import (
    begin_counting,
    chosen_count,
    count_choices,
    foretold,
    least_sum,
    payable,
    payments,
    settled,
)
from .turn import end_action

# --- Payments -------------------------------------------------------------------------------------


def begin_payment(s: Kingdoms, price: i64) -> None:
    """The active kingdom pays for what it does in `site`: exactly if it can, else as little more as it can."""
    if price == 0:  # a box may make the first piece free, or a power
        s.price = 0
        go_on_after_payment(s)
        return
    seat = s.owner[s.active]
    lands = s.controlled(s.active)
    plan = payment_plan(s, lands, s.purse[seat], price)
    s.price = price
    s.due[ACTIVE] = price + plan // 8
    s.swaps = plan % 8
    if s.rules == FIRST_RULES:
        learn_from_payment(s, seat, lands, price, plan)
    elif s.swaps:
        learn_from_sum(s, seat, price, price + 1)  # who makes change cannot pay exactly
    change_or_go_on(s)


def change_or_go_on(s: Kingdoms) -> None:
    """Make the change that is still needed, then pay or collect.

    Whether there is a choice hangs on the treasury. So who has tokens that others have not seen is asked even where
    there is none (rules 12.6).
    """
    seat = s.owner[s.active]
    while s.swaps:
        choices = swap_choices(s, seat)
        if len(choices) > 1 or (s.rules != FIRST_RULES and s.has_unknown(seat)):
            s.go(CHANGING)
            return
        swap(s, seat, choices[0])
    if s.action == TAX:
        collect_what_is_certain(s)
    elif s.rules == FIRST_RULES:
        count_payment(s)
    else:
        ask_for_payment(s)


@final
class Changing(Step[Kingdoms]):
    """Choose one of the exchanges that lead to the sum (rules 4.7)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return swap_choices(s, seat)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        swap(s, seat, choice)
        change_or_go_on(s)


def ask_for_payment(s: Kingdoms) -> None:
    """The payer chooses the tokens, unless everybody can tell which they will be."""
    choice = foretold(s, s.owner[s.active], s.price)
    if choice:
        pay(s, PAYMENT[choice - PAY])
    else:
        s.go(PAYING)


@final
class Paying(Step[Kingdoms]):
    """Choose the tokens to pay with among sets of equal value (rules 4.5)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        purse = s.purse[seat]
        if s.due[ACTIVE] != NONE:
            return payments(purse, s.due[ACTIVE])
        # Somebody imagines this treasury.
        return payments(purse, least_sum(purse, s.price)) if value(purse) >= s.price else vec[i64]()

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        pay(s, PAYMENT[choice - PAY])


def pay(s: Kingdoms, tokens: i64) -> None:
    """The tokens go face up into the province, and the action goes on."""
    seat = s.owner[s.active]
    if s.rules != FIRST_RULES:
        learn_from_sum(s, seat, s.price, value(tokens))
    s.spend(seat, tokens)
    s.stock[s.site] += tokens
    s.tell("paid", s.active, tokens, s.site)
    go_on_after_payment(s)


def go_on_after_payment(s: Kingdoms) -> None:
    if s.action == RECRUIT:
        deploy(s)
        return
    s.information += 1  # a claim cannot be taken back once it is paid (rules 3.18)
    offer_contests(s)


# --- Payments by the first rules: kind by kind, and asked for only where there was a choice -------


def count_payment(s: Kingdoms) -> None:
    """Begin to put the sum together."""
    if begin_counting(s, ACTIVE, s.purse[s.owner[s.active]], s.due[ACTIVE]):
        pay(s, s.paid[ACTIVE])
    else:
        s.go(COUNTED_PAYING)


@final
class CountedPaying(Step[Kingdoms]):
    """Choose how many tokens of a kind are among those that are paid."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return count_choices(s, ACTIVE, s.purse[seat])

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        chosen_count(s, ACTIVE, choice)
        if settled(s, ACTIVE, s.purse[seat]):
            pay(s, s.paid[ACTIVE])


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


def recruit_cost(s: Kingdoms, k: i64) -> i64:
    """What a kingdom's next warrior costs; there must be one left."""
    cost = RECRUIT_COST[k * WARRIORS + s.levied[k]] - s.power(k, RECRUIT_DISCOUNT, True)
    return cost if cost > 0 else 0


def can_recruit(s: Kingdoms) -> bool:
    """Whether a warrior is left and can be paid for."""
    levied = s.levied[s.active]
    return levied < WARRIORS and s.wealth(s.owner[s.active]) >= recruit_cost(s, s.active)


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
