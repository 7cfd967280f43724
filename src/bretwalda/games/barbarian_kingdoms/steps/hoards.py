"""Sums and tokens (rules 4): what a hoard can pay exactly, and the choice among sets of equal value."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import AMOUNTS, BRONZE, BYTE, COUNT, DIAMOND, EACH, ONE, PAY, PAYMENT, VALUE, holds, value
from ..state import Kingdoms


def payable(hoard: i64, total: i64) -> bool:
    """Whether some tokens of a hoard are worth exactly so much."""
    bronze = hoard & EACH
    silver = hoard >> 8 & EACH
    gold = hoard >> 16 & EACH
    for d in range((hoard >> 24 & EACH) + 1):
        after_diamonds = total - 5 * d
        if after_diamonds < 0:
            return False
        for g in range(gold + 1):
            rest = after_diamonds - 3 * g
            if rest < 0:
                break
            pairs = rest >> 1
            if rest - 2 * (pairs if pairs < silver else silver) <= bronze:
                return True
    return False


def restricted(hoard: i64, kind: i64) -> i64:
    """The tokens of a hoard that are of a lower kind."""
    return hoard & (ONE[kind] - 1)


def counts(hoard: i64, total: i64, kind: i64) -> vec[i64]:
    """How many tokens of a kind may be among those that make up a total, if only lower kinds follow."""
    out = vec[i64](capacity=4)
    lower = restricted(hoard, kind)
    for n in range((hoard >> kind * BYTE & EACH) + 1):
        rest = total - n * VALUE[kind]
        if rest < 0:
            break
        if payable(lower, rest):
            out = append(out, n)
    return out


# --- A whole payment at once ----------------------------------------------------------------------


def least_sum(hoard: i64, price: i64) -> i64:
    """The smallest sum not below a price that a hoard can pay without change, or all that it is worth."""
    worth = value(hoard)
    total = price if price < worth else worth
    while not payable(hoard, total):
        total += 1
    return total


def payments(hoard: i64, total: i64) -> vec[i64]:
    """The sets of tokens of a hoard that are worth so much, as choices."""
    out = vec[i64](capacity=6)
    for n in range(i64(len(PAYMENT))):
        if value(PAYMENT[n]) == total and holds(hoard, PAYMENT[n]):
            out = append(out, PAY + n)
    return out


def foretold(s: Kingdoms, seat: i64, price: i64) -> i64:
    """The choice with which a seat will pay a price if everybody can tell which it is, otherwise 0.

    Only then is the question left out: that it is put must tell nothing about a treasury (rules 12.6). Whatever lies
    in it, what has been seen of it is there, and nothing beyond what may be there is.
    """
    seen = s.seen_in_purse(seat)
    if s.has_unknown(seat) and not payable(seen, price):
        return 0
    ways = payments(s.most_in_purse(seat), least_sum(seen, price))
    return ways[0] if len(ways) == 1 else 0


# --- Kind by kind, for bribes ---------------------------------------------------------------------


def begin_counting(s: Kingdoms, i: i64, hoard: i64, total: i64) -> bool:
    """Begin to put a sum together, from the highest kind down; True when there was nothing to choose."""
    s.due[i] = total
    s.paid[i] = 0
    s.coin[i] = DIAMOND
    return settled(s, i, hoard)


def settled(s: Kingdoms, i: i64, hoard: i64) -> bool:
    """Go on as far as there is no choice; True when the sum is complete (in `paid`)."""
    while s.coin[i] > BRONZE:
        possible = counts(hoard, s.due[i], s.coin[i])
        if len(possible) > 1:
            return False
        take_count(s, i, possible[0])
    s.paid[i] += s.due[i]  # the rest in bronze
    s.due[i] = 0
    return True


def take_count(s: Kingdoms, i: i64, n: i64) -> None:
    """Take so many tokens of the kind that is next."""
    kind = s.coin[i]
    s.paid[i] += n << kind * BYTE
    s.due[i] -= n * VALUE[kind]
    s.coin[i] = kind - 1


def count_choices(s: Kingdoms, i: i64, hoard: i64) -> vec[i64]:
    """The numbers of tokens of the next kind, as choices; none if the hoard cannot make up the sum."""
    kind = s.coin[i]
    out = vec[i64](capacity=4)
    for n in counts(hoard, s.due[i], kind):
        out = append(out, COUNT + kind * AMOUNTS + n)
    return out


def chosen_count(s: Kingdoms, i: i64, choice: i64) -> None:
    """Carry out such a choice."""
    take_count(s, i, choice - COUNT - s.coin[i] * AMOUNTS)
