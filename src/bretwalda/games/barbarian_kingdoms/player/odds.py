"""The bribes of a battle as a game of their own: how much to spend, mixed so that nobody can read it.

Both sides choose at once. A bribe is lost to the other side whatever comes of it, so what is left is how
much victory is worth, in tremis. One's own treasury counts as known to the rival, the rival's is one of
several; the mixture that gives nothing away is found by regret matching (a form of it that keeps no
negative regret, each side answering the other in turn; the mean of all rounds is what is played).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.rows import zeros

from ..board import value
from ..steps.hoards import payable

EXACT: Final[i64] = 1500  # rounds until a mixture is as good as exact
ROUGH: Final[i64] = 24  # ... good enough to weigh a battle that may never be fought


def sums(hoard: i64, most: i64) -> vec[i64]:
    """What a hoard can pay exactly, up to the first sum that is at least `most`."""
    out = vec[i64](capacity=16)
    for total in range(value(hoard) + 1):
        if payable(hoard, total):
            out = append(out, total)
            if total >= most:
                break
    return out


@final
class Bidder:
    """One side with one treasury: what it may spend, and how often it does."""

    def __init__(self, amounts: vec[i64]) -> None:
        n: i64 = len(amounts)
        self.amounts: vec[i64] = amounts
        self.regret: vec[float] = zeros(n)
        self.now: vec[float] = zeros(n)  # the mixture of this round
        self.mixture: vec[float] = zeros(n)  # the mean of all rounds
        self.played: float = 0.0
        for k in range(n):
            self.now[k] = 1.0 / float(n)

    def most(self) -> i64:
        return self.amounts[i64(len(self.amounts)) - 1]

    def answer(self, rival: vec[float], edge: i64, stake: float, weight: float) -> None:
        """Note this round's mixture, and see which amounts would have done better.

        `rival` says how likely the rival spends at most so much; the bidder wins if that is not above its own
        amount and the edge together.
        """
        n: i64 = len(self.amounts)
        highest: i64 = i64(len(rival)) - 1
        mean = 0.0
        worths = zeros(n)
        for k in range(n):
            amount = self.amounts[k]
            at = amount + edge
            chance = 0.0
            if at >= 0:
                chance = rival[at if at < highest else highest]
            worth = stake * chance - float(amount)
            worths[k] = worth
            mean += worth * self.now[k]
        total = 0.0
        for k in range(n):
            self.mixture[k] += weight * self.now[k]
            regret = self.regret[k] + worths[k] - mean
            if regret < 0.0:
                regret = 0.0
            self.regret[k] = regret
            total += regret
        self.played += weight
        if total > 0.0:
            for k in range(n):
                self.now[k] = self.regret[k] / total

    def share(self, k: i64) -> float:
        """How often it spends its k-th amount."""
        return self.mixture[k] / self.played

    def share_of(self, amount: i64) -> float:
        """How often it spends an amount."""
        for k in range(i64(len(self.amounts))):
            if self.amounts[k] == amount:
                return self.share(k)
        return 0.0

    def spends(self) -> float:
        """What it spends on average."""
        out = 0.0
        for k in range(i64(len(self.amounts))):
            out += self.share(k) * float(self.amounts[k])
        return out


@final
@mypyc_attr(acyclic=True)
class Outcome:
    """What the bribes come to."""

    def __init__(self, chance: float, spent: float, received: float) -> None:
        self.chance: Final[float] = chance  # that the one who asks wins
        self.spent: Final[float] = spent  # by the one who asks, on average
        self.received: Final[float] = received


@final
class Bribes:
    """The bribes of one battle as seen by one side: its own treasury, and some that the rival may have."""

    def __init__(self, own: i64, rivals: vec[i64], edge: i64, stake: float) -> None:
        """The edge is by how much the own amount may fall short and still win; the stake is in tremis."""
        self.edge: Final[i64] = edge
        self.stake: Final[float] = stake
        richest: i64 = 0
        self.rivals: list[Bidder] = []
        limit = i64(stake)  # more would cost more than victory is worth
        for purse in rivals:
            # Nobody needs more than what beats everything the other side has.
            needed = value(own) + edge + 1
            bidder = Bidder(sums(purse, smaller(needed, limit)))
            self.rivals.append(bidder)
            if bidder.most() > richest:
                richest = bidder.most()
        self.own: Final[Bidder] = Bidder(sums(own, smaller(richest - edge, limit)))
        self.highest: Final[i64] = richest if richest > self.own.most() else self.own.most()

    def solve(self, rounds: i64) -> None:
        """Let both sides learn from each other; later rounds count for more."""
        for k in range(1, rounds + 1):
            weight = float(k)
            spent = self.cumulated_own(False)
            for rival in self.rivals:
                rival.answer(spent, -self.edge - 1, self.stake, weight)
            self.own.answer(self.cumulated_rivals(False), self.edge, self.stake, weight)

    def cumulated_own(self, mean: bool) -> vec[float]:
        """How likely the own side spends at most so much, this round or on average."""
        out = zeros(self.highest + 1)
        self.add(out, self.own, 1.0, mean)
        return cumulated(out)

    def cumulated_rivals(self, mean: bool) -> vec[float]:
        out = zeros(self.highest + 1)
        for rival in self.rivals:
            self.add(out, rival, 1.0 / float(len(self.rivals)), mean)
        return cumulated(out)

    def add(self, out: vec[float], bidder: Bidder, weight: float, mean: bool) -> None:
        for k in range(i64(len(bidder.amounts))):
            out[bidder.amounts[k]] += weight * (bidder.share(k) if mean else bidder.now[k])

    def chance_with(self, amount: i64, rivals: vec[float]) -> float:
        """The chance to win with an amount against a rival that spends at most so much so often."""
        at = amount + self.edge
        if at < 0:
            return 0.0
        return rivals[at if at < self.highest else self.highest]

    def outcome(self) -> Outcome:
        """What the solution comes to."""
        rivals = self.cumulated_rivals(True)
        chance = 0.0
        for k in range(i64(len(self.own.amounts))):
            chance += self.own.share(k) * self.chance_with(self.own.amounts[k], rivals)
        received = 0.0
        for rival in self.rivals:
            received += rival.spends() / float(len(self.rivals))
        return Outcome(chance, self.own.spends(), received)


def cumulated(shares: vec[float]) -> vec[float]:
    for k in range(1, i64(len(shares))):
        shares[k] += shares[k - 1]
    return shares


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other
