"""The movable: who and what is where, how it is copied, and what a seat could imagine."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.dice import Dice
from bretwalda.engine.fields import KEYLESS, OWN, SEATS, by
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.state import NOBODY, State

from . import fields, scoring
from .board import (
    ALLIANCE_SEATS,
    BORDERS,
    CARDS,
    EVERYWHERE,
    FACTIONS,
    FIRST_SPECIAL,
    FOLLOWERS_PER_REGION,
    HOME,
    INSTABILITY_DISCS,
    NONE,
    OPEN,
    PLOT_BIT,
    REGIONS,
    SPECIAL_BITS,
    SPECIAL_CARDS_DEALT,
    TEAM,
    UNSTABLE,
)

# What a dump begins with: as it was when the first games were stored.
HEAD: Final[tuple[str, ...]] = ("seats", "actor", "information", "advanced", "step", "dice")


@final
@mypyc_attr(acyclic=True)
class King(State):
    """A position of The King is Dead."""

    advanced: Annotated[bool, KEYLESS] = False
    open: Annotated[i64, KEYLESS] = EVERYWHERE  # regions without a disc, as bits
    held: i64 = 0  # regions whose card bears a negotiation disc, as bits
    struggles: Annotated[i64, KEYLESS] = 0  # resolved so far; also the space of the contested region
    unstable: Annotated[i64, KEYLESS] = 0  # instability discs on the map
    passes: i64 = 0  # in a row
    actions: Annotated[i64, KEYLESS] = 0  # cards played so far
    # The card being resolved, as far as it has been.
    card: i64 = NONE  # the card whose effect applies (the copied one after a Spy)
    form: i64 = 0  # which form of an exchange or a march
    faction: i64 = NONE  # the faction being placed
    left: i64 = 0  # followers still to place or return
    picked: i64 = NONE  # first follower (or region) chosen
    answer: i64 = NONE  # second follower chosen
    # What may not be undone: the card, the two regions, and the first one's forbidden net change.
    ban_card: i64 = NONE
    ban_from: i64 = NONE
    ban_to: i64 = NONE
    ban_net: i64 = 0
    followers: Annotated[vec[i64], by(REGIONS, FACTIONS)] = NOTHING  # on the map
    count: Annotated[vec[i64], by(REGIONS, fill=FOLLOWERS_PER_REGION), KEYLESS] = NOTHING  # followers in each region
    supply: Annotated[vec[i64], by(FACTIONS), KEYLESS] = NOTHING
    court: Annotated[vec[i64], by(SEATS, FACTIONS)] = NOTHING
    hand: Annotated[vec[i64], by(SEATS), OWN] = NOTHING  # a set of card bits
    pile: Annotated[vec[i64], by(SEATS), KEYLESS] = NOTHING  # discards: five bits a card (card + 1), the top lowest
    acted: Annotated[vec[i64], by(SEATS)] = NOTHING  # the number of a seat's latest action; 0 = never
    disc: Annotated[vec[i64], by(SEATS, fill=NONE), KEYLESS] = NOTHING  # the region whose card its disc holds
    order: Annotated[vec[i64], by(REGIONS)] = NOTHING  # the region whose card lies on each numbered space
    control: Annotated[vec[i64], by(REGIONS, fill=OPEN)] = NOTHING  # OPEN, UNSTABLE or a faction
    latest_win: Annotated[vec[i64], by(FACTIONS, fill=NONE), KEYLESS] = NOTHING  # the space of its latest won struggle

    def copy(self, dice: Dice) -> King:
        return fields.copy(King(self.seats, dice), self)

    def dump(self) -> list[int]:
        return fields.dump(self)

    def key(self) -> i64:
        return fields.key(self)

    def imagine(self, seat: i64, dice: Dice) -> King:
        """Deal the special cards that the seat has not seen anew: other hands and those put away.

        Everything else lies open, or is known to whoever paid attention: the basic cards are the
        same for everybody, and each card was seen when it was played.
        """
        if seat != NOBODY:  # a spectator's eyes
            self.check_seat(seat)
        s = self.copy(dice.fork())
        if not self.advanced:
            return s
        unseen = SPECIAL_BITS & ~self.hand[seat]
        for p in range(self.seats):
            unseen &= ~self.played(p)
        shown: i64 = PLOT_BIT if self.actor == NOBODY else 0  # at the end everybody knows who holds Plot
        unseen &= ~shown
        deck = vec[i64](capacity=CARDS)
        for card in range(FIRST_SPECIAL, CARDS):
            if unseen >> card & 1:
                deck = append(deck, card)
        s.dice.shuffle(deck)
        at: i64 = 0
        for p in range(self.seats):
            if p != seat:
                hand = self.hand[p] & (~SPECIAL_BITS | shown)
                for _k in range(self.specials_left(p) - (1 if hand & PLOT_BIT else 0)):
                    hand |= 1 << deck[at]
                    at += 1
                s.hand[p] = hand
        return s

    def team(self, seat: i64) -> i64:
        return TEAM[seat] if self.alliances() else seat

    def certain(self) -> bool:
        return not self.advanced

    def standing(self) -> list[float]:
        return scoring.shares(self)

    # What the rules ask of a position.

    def alliances(self) -> bool:
        """Four always play as two teams (rules 9)."""
        return self.seats == ALLIANCE_SEATS

    def contested(self) -> i64:
        """The region of the next power struggle (rules 5.1)."""
        return self.order[self.struggles]

    def top(self, seat: i64) -> i64:
        """The card on top of a seat's discard pile, or NONE."""
        return (self.pile[seat] & 31) - 1

    def played(self, seat: i64) -> i64:
        """The cards in a seat's discard pile, as bits."""
        cards: i64 = 0
        pile = self.pile[seat]
        while pile > 0:
            cards |= 1 << ((pile & 31) - 1)
            pile >>= 5
        return cards

    def specials_left(self, seat: i64) -> i64:
        """How many special cards a seat still holds; everybody can count them."""
        left = SPECIAL_CARDS_DEALT
        pile = self.pile[seat]
        while pile > 0:
            if (pile & 31) > FIRST_SPECIAL:
                left -= 1
            pile >>= 5
        return left

    def occupied(self) -> i64:
        """The regions that hold a follower, as bits."""
        out: i64 = 0
        count = self.count
        for r in range(REGIONS):
            if count[r]:
                out |= 1 << r
        return out

    def bordering(self, faction: i64) -> i64:
        """The open regions that border a faction (rules 6), as bits."""
        out: i64 = 0
        control = self.control
        home = HOME[faction]
        for r in range(REGIONS):
            holder = control[r]
            if holder == faction or (r == home and holder == OPEN):
                out |= BORDERS[r]
        return out & self.open

    def place(self, faction: i64, region: i64, number: i64) -> None:
        """Put followers from the supply into a region."""
        self.supply[faction] -= number
        self.followers[region * FACTIONS + faction] += number
        self.count[region] += number
        if self.chronicle is not None:
            self.tell("placed", number, faction, region)

    def send_back(self, faction: i64, region: i64) -> None:
        """Return one follower of a region to the supply."""
        self.followers[region * FACTIONS + faction] -= 1
        self.count[region] -= 1
        self.supply[faction] += 1
        if self.chronicle is not None:
            self.tell("returned", faction, region)

    def power_struggle(self) -> None:
        """Decide the contested region (rules 5); the game may end with it."""
        region = self.order[self.struggles]
        followers = self.followers
        base = region * FACTIONS
        winner: i64 = UNSTABLE
        most: i64 = 0
        for f in range(FACTIONS):
            n = followers[base + f]
            if n > most:
                most = n
                winner = f
            elif n == most:
                winner = UNSTABLE
        self.control[region] = winner
        if winner == UNSTABLE:
            self.unstable += 1
        else:
            self.latest_win[winner] = self.struggles
        self.open &= ~(1 << region)
        for f in range(FACTIONS):
            self.supply[f] += followers[base + f]
            followers[base + f] = 0
        self.count[region] = 0
        self.struggles += 1
        if self.chronicle is not None:
            if winner == UNSTABLE:
                self.tell("unstable", region)
            else:
                self.tell("controlled", winner, region)
        if self.unstable == INSTABILITY_DISCS or self.struggles == REGIONS:
            self.finish()

    def finish(self) -> None:
        """The game is over; what was secret comes out."""
        self.actor = NOBODY
        if self.advanced:
            self.information += 1  # whether somebody holds Plot
        if self.chronicle is not None:
            scoring.tell_reckoning(self)
