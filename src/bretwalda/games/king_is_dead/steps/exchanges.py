"""Exchanges: Manoeuvre and Outmanoeuvre (rules 7), Influence, Dispute and Edict (rules 8).

`give` followers of one region change places with `take` followers of another. With a banner the giving
side is of that faction and the other side is not. A smaller form is allowed only when no two regions of
the whole board permit a larger one (R2).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    ADJACENT,
    ALTERNATIVE,
    BANNER,
    BORDERS,
    ELSEWHERE,
    FACTIONS,
    FOLLOWER,
    FOLLOWERS,
    GIVE,
    NO_UNDOING,
    NONE,
    REGIONS,
    TAKE,
)
from ..state import King
from .turn import Effect, begin_summons, no_effect

NET_WEIGHT: Final = vec[i64]([1, 8, 64])  # a region's net change as one number: its digits are the factions


def giving(s: King, give: i64) -> i64:
    """The regions with enough followers for the giving side, as bits."""
    banner = BANNER[s.card]
    count = s.count
    followers = s.followers
    out: i64 = 0
    for r in range(REGIONS):
        n = count[r] if banner == NONE else followers[r * FACTIONS + banner]
        if n >= give:
            out |= 1 << r
    return out


def answering(s: King, take: i64) -> i64:
    """The regions with enough followers for the other side, as bits."""
    banner = BANNER[s.card]
    count = s.count
    followers = s.followers
    out: i64 = 0
    for r in range(REGIONS):
        n = count[r] if banner == NONE else count[r] - followers[r * FACTIONS + banner]
        if n >= take:
            out |= 1 << r
    return out


def in_reach(card: i64, region: i64) -> i64:
    """The regions that a region may exchange followers with, as bits."""
    return BORDERS[region] if ADJACENT[card] else ELSEWHERE[region]


def possible(s: King, form: i64) -> bool:
    """Whether any two regions permit this form of the exchange."""
    k = s.card * 4 + form
    givers = giving(s, GIVE[k])
    answers = answering(s, TAKE[k])
    for r in range(REGIONS):
        if givers >> r & 1 and in_reach(s.card, r) & answers:
            if s.ban_card == NONE:
                return True
            for f in range(FACTIONS):
                if s.followers[r * FACTIONS + f] and partners(s, r, f, form):
                    return True
    return False


def partners(s: King, region: i64, faction: i64, form: i64) -> i64:
    """The regions that may answer a follower of a region and faction, as bits."""
    take = TAKE[s.card * 4 + form]
    out = in_reach(s.card, region) & answering(s, take)
    if s.ban_card != NONE:
        twin = banned_partner(s, region)
        if twin != NONE and out >> twin & 1 and not has_lawful_answer(s, region, faction, twin, take):
            out &= ~(1 << twin)
    return out


def banned_partner(s: King, region: i64) -> i64:
    """The other of the two regions whose latest exchange may not be reversed, or NONE."""
    if region == s.ban_from:
        return s.ban_to
    if region == s.ban_to:
        return s.ban_from
    return NONE


def undoes(s: King, region: i64, other: i64, net: i64) -> bool:
    """Whether a net change of `region` is the exact reverse of the latest exchange (R3)."""
    if s.ban_card == NONE:
        return False
    if region == s.ban_from and other == s.ban_to:
        return net == s.ban_net
    return region == s.ban_to and other == s.ban_from and net == -s.ban_net


def has_lawful_answer(s: King, region: i64, faction: i64, other: i64, take: i64) -> bool:
    """Whether the other region can answer without undoing the latest exchange."""
    given = NET_WEIGHT[faction]
    base = other * FACTIONS
    for g in range(FACTIONS):
        if not s.followers[base + g]:
            continue
        if take == 1:
            if not undoes(s, region, other, NET_WEIGHT[g] - given):
                return True
            continue
        for h in range(g, FACTIONS):
            if s.followers[base + h] > (1 if g == h else 0):
                if not undoes(s, region, other, NET_WEIGHT[g] + NET_WEIGHT[h] - given):
                    return True
    return False


@final
class Exchanging(Effect):
    """Begin with the largest form that some two regions permit (R2)."""

    def begin(self, s: King) -> None:
        card = s.card
        s.answer = NONE
        for form in range(i64(4)):
            if GIVE[card * 4 + form] == 0:
                break
            if possible(s, form):
                s.form = form
                s.step = EXCHANGE_FIRST
                return
        no_effect(s)


def alternative(s: King) -> i64:
    """The other form that the player may choose instead (Edict's middle ones), or NONE."""
    return ALTERNATIVE[s.card * 4 + s.form]


@final
class ExchangeFirst(Step[King]):
    """Choose the follower of the giving side (rules 7, 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FOLLOWERS)
        card = s.card
        banner = BANNER[card]
        give = GIVE[card * 4 + s.form]
        answers = answering(s, TAKE[card * 4 + s.form])
        followers = s.followers
        for r in range(REGIONS):
            if s.count[r] == 0:
                continue
            reached = in_reach(card, r) & answers
            for f in range(FACTIONS):
                if not followers[r * FACTIONS + f] or (banner != NONE and f != banner):
                    continue
                if reached and followers[r * FACTIONS + f] >= give:
                    if s.ban_card == NONE or partners(s, r, f, s.form):
                        out = append(out, FOLLOWER + r * FACTIONS + f)
                elif can_switch(s, r * FACTIONS + f):
                    out = append(out, FOLLOWER + r * FACTIONS + f)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.picked = choice - FOLLOWER
        s.step = EXCHANGE_ANSWER


def can_switch(s: King, follower: i64) -> bool:
    """Whether the giving follower's region permits the alternative form."""
    other = alternative(s)
    if other == NONE or s.followers[follower] < GIVE[s.card * 4 + other]:
        return False
    return in_reach(s.card, follower // FACTIONS) & answering(s, TAKE[s.card * 4 + other]) != 0


@final
class ExchangeAnswer(Step[King]):
    """Choose the follower that comes back; or, for Edict, the same one again to give two (rules 7, 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FOLLOWERS)
        banner = BANNER[s.card]
        region = s.picked // FACTIONS
        others = partners(s, region, s.picked - region * FACTIONS, s.form)
        switch = can_switch(s, s.picked)
        twin = NONE if s.ban_card == NONE else banned_partner(s, region)
        followers = s.followers
        for r in range(REGIONS):
            if others >> r & 1:
                for g in range(FACTIONS):
                    if followers[r * FACTIONS + g] and g != banner:
                        if r != twin or lawful_answer(s, r * FACTIONS + g):
                            out = append(out, FOLLOWER + r * FACTIONS + g)
            elif r == region and switch:
                out = append(out, FOLLOWER + s.picked)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        follower = choice - FOLLOWER
        if follower == s.picked:
            s.form = alternative(s)
            return
        s.answer = follower
        if TAKE[s.card * 4 + s.form] == 2:
            s.step = EXCHANGE_SECOND
        else:
            exchange(s, NONE)


def lawful_answer(s: King, answer: i64) -> bool:
    """Whether answering with this follower leaves a way not to undo the latest exchange (R3)."""
    if TAKE[s.card * 4 + s.form] == 1:
        return not undoes(s, s.picked // FACTIONS, answer // FACTIONS, net_change(s, answer, NONE))
    base = answer // FACTIONS * FACTIONS
    for h in range(base, base + FACTIONS):
        if s.followers[h] > (1 if h == answer else 0):
            if not undoes(s, s.picked // FACTIONS, answer // FACTIONS, net_change(s, answer, h)):
                return True
    return False


def net_change(s: King, answer: i64, second: i64) -> i64:
    """What the giving region gains, less what it gives, as one number."""
    net = NET_WEIGHT[answer % FACTIONS] - GIVE[s.card * 4 + s.form] * NET_WEIGHT[s.picked % FACTIONS]
    return net if second == NONE else net + NET_WEIGHT[second % FACTIONS]


@final
class ExchangeSecond(Step[King]):
    """Choose the second follower that comes back, from the same region (rules 7, 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FACTIONS)
        banner = BANNER[s.card]
        other = s.answer // FACTIONS
        for h in range(other * FACTIONS, other * FACTIONS + FACTIONS):
            if s.followers[h] > (1 if h == s.answer else 0) and h - other * FACTIONS != banner:
                if s.ban_card == NONE or not undoes(s, s.picked // FACTIONS, other, net_change(s, s.answer, h)):
                    out = append(out, FOLLOWER + h)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        exchange(s, choice - FOLLOWER)


def exchange(s: King, second: i64) -> None:
    """The chosen followers change places; remember what would undo it."""
    region = s.picked // FACTIONS
    other = s.answer // FACTIONS
    f = s.picked - region * FACTIONS
    give = GIVE[s.card * 4 + s.form]
    net = net_change(s, s.answer, second)
    move(s, f, region, other, give)
    move(s, s.answer - other * FACTIONS, other, region, 1)
    if second != NONE:
        move(s, second - other * FACTIONS, other, region, 1)
    if s.chronicle is not None:
        tell_exchange(s, region, f, give, other, second)
    if NO_UNDOING[s.card] and net != 0:
        s.ban_card = s.card
        s.ban_from = region
        s.ban_to = other
        s.ban_net = -net
    else:
        s.ban_card = NONE
    begin_summons(s)


def move(s: King, faction: i64, source: i64, target: i64, number: i64) -> None:
    """Move followers from one region to another."""
    s.followers[source * FACTIONS + faction] -= number
    s.followers[target * FACTIONS + faction] += number
    s.count[source] -= number
    s.count[target] += number


def tell_exchange(s: King, region: i64, faction: i64, give: i64, other: i64, second: i64) -> None:
    """Note an exchange: both regions, and the followers each gave as octal digits by faction."""
    back = NET_WEIGHT[s.answer % FACTIONS]
    if second != NONE:
        back += NET_WEIGHT[second % FACTIONS]
    s.tell("exchanged", give * NET_WEIGHT[faction], region, back, other)


EXCHANGE_FIRST: Final = ExchangeFirst("exchange-first")
EXCHANGE_ANSWER: Final = ExchangeAnswer("exchange-answer")
EXCHANGE_SECOND: Final = ExchangeSecond("exchange-second")
