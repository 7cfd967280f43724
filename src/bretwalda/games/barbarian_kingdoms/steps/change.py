"""Change (rules 4.6 to 4.9): exchanges of equal value between a treasury and a controlled province."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import CHANGE, GIVEN, ONE, PROVINCES, SWAPS, TAKEN, TAX, TOKENS, holds, tokens_in, value
from ..state import Kingdoms
from .hoards import payable

MOST_SWAPS: Final[i64] = 3  # in a row; more than two are hardly ever of use
IMPOSSIBLE: Final[i64] = 1 << 20  # a plan that comes to nothing


def taxable(s: Kingdoms, lands: i64) -> i64:
    """All tokens of some provinces as one hoard."""
    out: i64 = 0
    for p in range(PROVINCES):
        if lands >> p & 1:
            out += s.stock[p]
    return out


def within_reach(s: Kingdoms, lands: i64, purse: i64, taxes: i64, total: i64, taxing: bool, swaps: i64) -> bool:
    """Whether so many exchanges make it possible to pay (or to collect) a total exactly."""
    if payable(taxes if taxing else purse, total):
        return True
    if swaps == 0:
        return False
    for p in range(PROVINCES):
        if not lands >> p & 1:
            continue
        for j in range(SWAPS):
            given = GIVEN[j]
            taken = TAKEN[j]
            if not holds(s.stock[p], taken) or not holds(purse, given):
                continue
            s.stock[p] += given - taken
            found = within_reach(s, lands, purse - given + taken, taxes + given - taken, total, taxing, swaps - 1)
            s.stock[p] -= given - taken
            if found:
                return True
    return False


def payment_plan(s: Kingdoms, lands: i64, purse: i64, cost: i64) -> i64:
    """The least overpayment, times 8, and the fewest exchanges that it takes."""
    if value(purse) < cost:
        return IMPOSSIBLE
    total = cost
    while True:
        for swaps in range(MOST_SWAPS + 1):
            if within_reach(s, lands, purse, 0, total, False, swaps):
                return (total - cost) * 8 + swaps
        total += 1


def tax_plan(s: Kingdoms, lands: i64, purse: i64, allowance: i64) -> i64:
    """The least shortfall, times 8, and the fewest exchanges that it takes."""
    taxes = taxable(s, lands)
    total = allowance
    worth = value(taxes)
    if worth <= allowance:
        return (allowance - worth) * 8  # all there is
    most = MOST_SWAPS if s.tax_change else 0
    while True:
        for swaps in range(most + 1):
            if within_reach(s, lands, purse, taxes, total, True, swaps):
                return (allowance - total) * 8 + swaps
        total -= 1


def learn_from_payment(s: Kingdoms, seat: i64, lands: i64, cost: i64, plan: i64) -> None:
    """By the first rules: whoever needs change, or overpays, lacks the tokens that would have made it unnecessary."""
    if plan and s.has_unknown(seat):
        seen = s.seen_in_purse(seat)
        missing: i64 = 0
        for t in range(TOKENS):
            if payment_plan(s, lands, seen + ONE[t], cost) < plan:
                missing |= 1 << t
        s.rule_out(seat, missing)


def learn_from_sum(s: Kingdoms, seat: i64, price: i64, total: i64) -> None:
    """Who pays more than a price lacks the tokens to pay less, and everybody can see that."""
    if total <= price or not s.has_unknown(seat):
        return
    seen = s.seen_in_purse(seat)
    missing: i64 = 0
    for t in range(TOKENS):
        for less in range(price, total):
            if payable(seen + ONE[t], less):
                missing |= 1 << t
    s.rule_out(seat, missing)


def learn_from_tax(s: Kingdoms, seat: i64, lands: i64, allowance: i64, plan: i64) -> None:
    """Whoever makes change for a Tax, or falls short, lacks the tokens that would have brought more."""
    if plan and s.has_unknown(seat):
        seen = s.seen_in_purse(seat)
        missing: i64 = 0
        for t in range(TOKENS):
            if tax_plan(s, lands, seen + ONE[t], allowance) < plan:
                missing |= 1 << t
        s.rule_out(seat, missing)


def swap_choices(s: Kingdoms, seat: i64) -> vec[i64]:
    """The exchanges that lead to the sum owed with the fewest steps; of last ones, those that move fewest tokens."""
    out = vec[i64](capacity=4)
    taxing = s.action == TAX
    lands = s.controlled(s.active)
    purse = s.purse[seat]
    taxes = taxable(s, lands)
    if payable(taxes if taxing else purse, s.due[0]):
        return out
    fewest: i64 = 1000
    for p in range(PROVINCES):
        if not lands >> p & 1:
            continue
        for j in range(SWAPS):
            given = GIVEN[j]
            taken = TAKEN[j]
            if not holds(s.stock[p], taken) or not holds(purse, given):
                continue
            moved = tokens_in(given) + tokens_in(taken) if s.swaps == 1 else 0
            if moved > fewest:
                continue
            s.stock[p] += given - taken
            helps = within_reach(s, lands, purse - given + taken, taxes + given - taken, s.due[0], taxing, s.swaps - 1)
            s.stock[p] -= given - taken
            if not helps:
                continue
            if moved < fewest:
                fewest = moved
                out = vec[i64](capacity=4)
            out = append(out, CHANGE + p * SWAPS + j)
    return out


def swap(s: Kingdoms, seat: i64, choice: i64) -> None:
    """Carry out an exchange."""
    p = (choice - CHANGE) // SWAPS
    j = (choice - CHANGE) % SWAPS
    s.spend(seat, GIVEN[j])
    s.gain(seat, TAKEN[j])
    s.stock[p] += GIVEN[j] - TAKEN[j]
    s.swaps -= 1
    s.tell("changed", s.active, p, GIVEN[j], TAKEN[j])
