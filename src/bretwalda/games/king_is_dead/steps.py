"""The decisions, in rulebook order: the turn, the basic cards, the special cards, the summons."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from .board import (
    ADJACENT,
    ALTERNATIVE,
    ASSEMBLE,
    BANNER,
    BORDERS,
    CARD_COUNT,
    CARD_FACTION,
    CARD_RETURNS,
    ELSEWHERE,
    EXCHANGE,
    FACTION,
    FACTIONS,
    FOLLOWER,
    FOLLOWERS,
    GIVE,
    NO_UNDOING,
    NONE,
    OP,
    OP_AID,
    OP_AMBUSH,
    OP_ASSEMBLE,
    OP_EXCHANGE,
    OP_MARCH,
    OP_NEGOTIATE,
    OP_REPLACE,
    OP_RESIST,
    OP_SPY,
    OP_SUPPORT,
    PASS,
    PILE,
    PLAY,
    PLAYABLE_BITS,
    REGION,
    REGIONS,
    SECOND_ASSEMBLE_BIT,
    SPY,
    TAKE,
)
from .state import King

# --- The turn (rules 4) ---------------------------------------------------------------------------


@final
class Turn(Step[King]):
    """Play an action card or pass (rules 4)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=9)
        out = append(out, PASS)
        cards = s.hand[seat] & PLAYABLE_BITS
        choice: i64 = PLAY
        while cards:
            if cards & 1:
                out = append(out, choice)
            cards >>= 1
            choice += 1
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        if choice != PASS:
            play(s, choice - PLAY)
            return
        s.passes += 1
        if s.chronicle is not None:
            s.tell("passed", [seat])
        next_seat(s)
        if s.passes == s.seats:
            s.passes = 0
            s.power_struggle()


def next_seat(s: King) -> None:
    """The turn goes to the next player clockwise."""
    s.actor = s.actor + 1 if s.actor + 1 < s.seats else 0


def play(s: King, card: i64) -> None:
    """Lay a card from the hand on the own discard pile and resolve it."""
    seat = s.actor
    if card == ASSEMBLE and s.hand[seat] & SECOND_ASSEMBLE_BIT:
        s.hand[seat] &= ~SECOND_ASSEMBLE_BIT
    else:
        s.hand[seat] &= ~(1 << card)
    s.pile[seat] = s.pile[seat] << 5 | (card + 1)
    s.passes = 0
    s.actions += 1
    s.acted[seat] = s.actions
    if s.chronicle is not None:
        s.tell("played", [seat, card])
    if OP[card] == OP_SPY:
        begin_spy(s)
    else:
        resolve(s, card)


def resolve(s: King, card: i64) -> None:
    """Carry out a card's effect, as far as it goes (rules 6), then summon."""
    s.card = card
    if s.ban_card != card:
        s.ban_card = NONE  # another action lies in between (R3)
    op = OP[card]
    if op == OP_EXCHANGE:
        begin_exchange(s)
    elif op == OP_SUPPORT:
        begin_support(s)
    elif op == OP_ASSEMBLE:
        s.faction = NONE
        next_assembled(s)
    elif op == OP_NEGOTIATE:
        begin_negotiation(s)
    elif op == OP_REPLACE:
        begin_replacement(s)
    elif op == OP_MARCH:
        begin_march(s)
    elif op == OP_AMBUSH:
        begin_ambush(s)
    elif op == OP_AID:
        begin_aid(s)
    else:
        assert op == OP_RESIST
        begin_resistance(s)


def no_effect(s: King) -> None:
    """The card can do nothing; the summons follows all the same (rules 6)."""
    s.ban_card = NONE
    if s.chronicle is not None:
        s.tell("no_effect", [s.card])
    begin_summons(s)


def all_followers(s: King) -> vec[i64]:
    """Every follower on the map."""
    out = vec[i64](capacity=FOLLOWERS)
    followers = s.followers
    for c in range(FOLLOWERS):
        if followers[c]:
            out = append(out, FOLLOWER + c)
    return out


def followers_of(s: King, region: i64) -> vec[i64]:
    """Every follower of one region."""
    out = vec[i64](capacity=FACTIONS)
    for c in range(region * FACTIONS, region * FACTIONS + FACTIONS):
        if s.followers[c]:
            out = append(out, FOLLOWER + c)
    return out


def regions_in(regions: i64) -> vec[i64]:
    """A set of regions as choices."""
    out = vec[i64](capacity=REGIONS)
    for r in range(REGIONS):
        if regions >> r & 1:
            out = append(out, REGION + r)
    return out


# --- The summons (rules 4) ------------------------------------------------------------------------


def begin_summons(s: King) -> None:
    s.card = NONE
    s.form = 0
    s.faction = NONE
    s.left = 0
    s.picked = NONE
    s.answer = NONE
    s.step = SUMMON
    count = s.count
    for r in range(REGIONS):
        if count[r]:
            return
    if s.chronicle is not None:
        s.tell("no_summons", [s.actor])  # R1
    end_turn(s)


def end_turn(s: King) -> None:
    s.step = TURN
    next_seat(s)


@final
class Summon(Step[King]):
    """Take one follower of any region into the own court (rules 4)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return all_followers(s)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        c = choice - FOLLOWER
        region = c // FACTIONS
        f = c - region * FACTIONS
        s.followers[c] -= 1
        s.count[region] -= 1
        s.court[seat * FACTIONS + f] += 1
        if s.chronicle is not None:
            s.tell("summoned", [seat, f, region])
        end_turn(s)


# --- Scottish, Welsh and English Support (rules 7) ------------------------------------------------


def begin_support(s: King) -> None:
    s.faction = CARD_FACTION[s.card]
    if s.supply[s.faction] == 0 or s.bordering(s.faction) == 0:
        no_effect(s)
    else:
        s.step = SUPPORT


@final
class Support(Step[King]):
    """Choose the region, bordering the faction, that gets its two followers (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return regions_in(s.bordering(s.faction))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        place_together(s, choice - REGION)


def place_together(s: King, region: i64) -> None:
    """Put the card's number of followers into one region, or as many as the supply has."""
    number = CARD_COUNT[s.card]
    if s.supply[s.faction] < number:
        number = s.supply[s.faction]
    s.place(s.faction, region, number)
    begin_summons(s)


# --- Assemble (rules 7) ---------------------------------------------------------------------------


def next_assembled(s: King) -> None:
    """Go to the next faction that the supply still has."""
    f = s.faction + 1
    while f < FACTIONS and s.supply[f] == 0:
        f += 1
    if f < FACTIONS:
        s.faction = f
        s.step = ASSEMBLY
    elif s.faction == NONE:
        no_effect(s)
    else:
        begin_summons(s)


@final
class Assembly(Step[King]):
    """Put one follower of each faction in turn into any open region (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return regions_in(s.open)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.place(s.faction, choice - REGION, 1)
        next_assembled(s)


# --- Negotiate (rules 7) --------------------------------------------------------------------------


def negotiable(s: King, but_not: i64) -> vec[i64]:
    """The face-up region cards without a disc, in the order of the regions."""
    out = vec[i64](capacity=REGIONS)
    free = s.open & ~s.held
    for r in range(REGIONS):
        if free >> r & 1 and r != but_not:
            out = append(out, EXCHANGE + r)
    return out


def begin_negotiation(s: King) -> None:
    free = s.open & ~s.held
    if free & (free - 1) == 0:  # fewer than two
        no_effect(s)
    else:
        s.step = NEGOTIATION


@final
class Negotiation(Step[King]):
    """Choose the region card to move; it will be held by the own disc (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return negotiable(s, NONE)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.picked = choice - EXCHANGE
        s.step = NEGOTIATION_PARTNER


@final
class NegotiationPartner(Step[King]):
    """Choose the region card it changes places with (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return negotiable(s, s.picked)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        first = s.picked
        second = choice - EXCHANGE
        for space in range(REGIONS):
            region = s.order[space]
            if region == first:
                s.order[space] = second
            elif region == second:
                s.order[space] = first
        if s.chronicle is not None:
            s.tell("negotiated", [first, second])
        if s.disc[seat] == NONE:  # R4: a disc already used cannot be placed again
            s.disc[seat] = first
            s.held |= 1 << first
            if s.chronicle is not None:
                s.tell("held", [seat, first])
        begin_summons(s)


# --- Exchanges: Manoeuvre, Outmanoeuvre (rules 7), Influence, Dispute, Edict (rules 8) ------------
#
# `give` followers of one region change places with `take` followers of another. With a banner the
# giving side is of that faction and the other side is not. A smaller form is allowed only when no
# two regions of the whole board permit a larger one (R2).

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


def begin_exchange(s: King) -> None:
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
    s.tell("exchanged", [give * NET_WEIGHT[faction], region, back, other])


# --- Spy (rules 8, R4) ----------------------------------------------------------------------------


def begin_spy(s: King) -> None:
    for seat in range(s.seats):
        if seat != s.actor and s.pile[seat]:
            s.step = SPYING
            return
    s.card = SPY
    no_effect(s)


@final
class Spying(Step[King]):
    """Choose the discard pile whose top card the Spy copies (rules 8, R4)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for other in range(s.seats):
            if other != seat and s.pile[other]:
                out = append(out, PILE + other)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        other = choice - PILE
        card = s.top(other)
        if s.chronicle is not None:
            s.tell("spied", [seat, other, card])
        resolve(s, card)


# --- Ambush (rules 8) -----------------------------------------------------------------------------


def begin_ambush(s: King) -> None:
    s.faction = CARD_FACTION[s.card]
    if s.supply[s.faction] == 0 and s.occupied() == 0:
        no_effect(s)
    else:
        s.step = AMBUSH


@final
class Ambush(Step[King]):
    """Choose the region of the ambush (rules 8); with an empty supply one where a follower can be returned."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return regions_in(s.open if s.supply[s.faction] else s.occupied())

    def take(self, s: King, seat: i64, choice: i64) -> None:
        region = choice - REGION
        number = CARD_COUNT[s.card]
        if s.supply[s.faction] < number:
            number = s.supply[s.faction]
        if number:
            s.place(s.faction, region, number)
        s.picked = region
        s.left = 1
        s.step = RETURNING


@final
class Returning(Step[King]):
    """Choose a follower of the chosen region that goes back to the supply (rules 8: Ambush, Suppress)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return followers_of(s, s.picked)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.send_back((choice - FOLLOWER) % FACTIONS, s.picked)
        s.left -= 1
        next_return(s)


# --- March (rules 8) ------------------------------------------------------------------------------


def marching(s: King, number: i64) -> i64:
    """The regions from which so many followers can march to a neighbour, as bits."""
    out: i64 = 0
    for r in range(REGIONS):
        if s.count[r] >= number and BORDERS[r] & s.open:
            out |= 1 << r
    return out


def begin_march(s: King) -> None:
    number = CARD_COUNT[s.card]
    while number and marching(s, number) == 0:
        number -= 1
    if number == 0:
        no_effect(s)
    else:
        s.left = number
        s.answer = NONE
        s.step = MARCH_FIRST


@final
class MarchFirst(Step[King]):
    """Choose the first follower that marches (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FOLLOWERS)
        regions = marching(s, s.left)
        for c in range(FOLLOWERS):
            if s.followers[c] and regions >> (c // FACTIONS) & 1:
                out = append(out, FOLLOWER + c)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.picked = choice - FOLLOWER
        s.step = MARCH_SECOND if s.left == 2 else MARCH_TARGET


@final
class MarchSecond(Step[King]):
    """Choose the second follower that marches, from the same region (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FACTIONS)
        base = s.picked // FACTIONS * FACTIONS
        for c in range(base, base + FACTIONS):
            if s.followers[c] > (1 if c == s.picked else 0):
                out = append(out, FOLLOWER + c)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.answer = choice - FOLLOWER
        s.step = MARCH_TARGET


@final
class MarchTarget(Step[King]):
    """Choose the neighbouring region that they march to (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return regions_in(BORDERS[s.picked // FACTIONS] & s.open)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        source = s.picked // FACTIONS
        target = choice - REGION
        marched = NET_WEIGHT[s.picked % FACTIONS]
        move(s, s.picked % FACTIONS, source, target, 1)
        if s.answer != NONE:
            marched += NET_WEIGHT[s.answer % FACTIONS]
            move(s, s.answer % FACTIONS, source, target, 1)
        if s.chronicle is not None:
            s.tell("marched", [marched, source, target])
        begin_summons(s)


# --- Aid (rules 8) --------------------------------------------------------------------------------


def begin_aid(s: King) -> None:
    largest = most_in_supply(s)
    if s.supply[largest] == 0:
        no_effect(s)
        return
    s.faction = largest
    s.step = AID_REGION
    for f in range(largest + 1, FACTIONS):
        if s.supply[f] == s.supply[largest]:
            s.step = AID_FACTION


def most_in_supply(s: King) -> i64:
    """The first of the factions that the supply has most of."""
    best: i64 = 0
    for f in range(1, FACTIONS):
        if s.supply[f] > s.supply[best]:
            best = f
    return best


@final
class AidFaction(Step[King]):
    """Choose among the factions that the supply has most of (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FACTIONS)
        most = s.supply[most_in_supply(s)]
        for f in range(FACTIONS):
            if s.supply[f] == most:
                out = append(out, FACTION + f)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.faction = choice - FACTION
        s.step = AID_REGION


@final
class AidRegion(Step[King]):
    """Choose the region that gets the followers (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return regions_in(s.open)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        place_together(s, choice - REGION)


# --- Resist, Quell, Suppress, Muster (rules 8) ----------------------------------------------------


def placeable(s: King) -> vec[i64]:
    """The factions that the card may place and the supply has."""
    out = vec[i64](capacity=FACTIONS)
    barred = CARD_FACTION[s.card] if OP[s.card] == OP_RESIST else NONE
    for f in range(FACTIONS):
        if s.supply[f] and f != barred:
            out = append(out, FACTION + f)
    return out


def begin_resistance(s: King) -> None:
    if len(placeable(s)) == 0 or s.bordering(CARD_FACTION[s.card]) == 0:
        no_effect(s)
    else:
        s.step = RESISTANCE


@final
class Resistance(Step[King]):
    """Choose the region, bordering the Scottish, that gets others (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return regions_in(s.bordering(CARD_FACTION[s.card]))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.picked = choice - REGION
        begin_placing(s)


def begin_replacement(s: King) -> None:
    if s.bordering(CARD_FACTION[s.card]) == 0:
        no_effect(s)
    else:
        s.step = REPLACEMENT


@final
class Replacement(Step[King]):
    """Choose the region, bordering the card's faction, where followers are replaced (rules 8, R5)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return regions_in(s.bordering(CARD_FACTION[s.card]))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        region = choice - REGION
        faction = CARD_FACTION[s.card]
        if s.count[region] == 0 and len(placeable(s)) == 0:
            no_effect(s)
            return
        s.picked = region
        if s.followers[region * FACTIONS + faction]:
            s.send_back(faction, region)
        s.left = CARD_RETURNS[s.card]
        next_return(s)


def next_return(s: King) -> None:
    """Return the followers still due, then place what the card gives."""
    if s.left and s.count[s.picked]:
        s.step = RETURNING
    elif OP[s.card] == OP_AMBUSH:
        begin_summons(s)
    else:
        begin_placing(s)


def begin_placing(s: King) -> None:
    s.left = CARD_COUNT[s.card]
    next_placed(s)


def next_placed(s: King) -> None:
    if s.left and len(placeable(s)):
        s.step = PLACING
    else:
        begin_summons(s)


@final
class Placing(Step[King]):
    """Choose the faction of the next follower placed in the chosen region (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return placeable(s)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.place(choice - FACTION, s.picked, 1)
        s.left -= 1
        next_placed(s)


TURN: Final = Turn("turn", 0)
SUMMON: Final = Summon("summon", 1)
SUPPORT: Final = Support("support", 2)
ASSEMBLY: Final = Assembly("assembly", 3)
NEGOTIATION: Final = Negotiation("negotiation", 4)
NEGOTIATION_PARTNER: Final = NegotiationPartner("negotiation-partner", 5)
EXCHANGE_FIRST: Final = ExchangeFirst("exchange-first", 6)
EXCHANGE_ANSWER: Final = ExchangeAnswer("exchange-answer", 7)
EXCHANGE_SECOND: Final = ExchangeSecond("exchange-second", 8)
SPYING: Final = Spying("spying", 9)
AMBUSH: Final = Ambush("ambush", 10)
RETURNING: Final = Returning("returning", 11)
MARCH_FIRST: Final = MarchFirst("march-first", 12)
MARCH_SECOND: Final = MarchSecond("march-second", 13)
MARCH_TARGET: Final = MarchTarget("march-target", 14)
AID_FACTION: Final = AidFaction("aid-faction", 15)
AID_REGION: Final = AidRegion("aid-region", 16)
RESISTANCE: Final = Resistance("resistance", 17)
REPLACEMENT: Final = Replacement("replacement", 18)
PLACING: Final = Placing("placing", 19)

STEPS: Final[list[Step[King]]] = [
    TURN, SUMMON, SUPPORT, ASSEMBLY, NEGOTIATION, NEGOTIATION_PARTNER, EXCHANGE_FIRST, EXCHANGE_ANSWER,
    EXCHANGE_SECOND, SPYING, AMBUSH, RETURNING, MARCH_FIRST, MARCH_SECOND, MARCH_TARGET, AID_FACTION,
    AID_REGION, RESISTANCE, REPLACEMENT, PLACING,
]  # fmt: skip
