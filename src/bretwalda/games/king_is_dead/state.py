"""The movable: who and what is where, how it is copied, and what a seat could imagine."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State, Step, mixed

from . import scoring
from .board import (
    ALLIANCE_SEATS,
    BORDERS,
    CARDS,
    FACTIONS,
    FIRST_SPECIAL,
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


@final
@mypyc_attr(acyclic=True)
class King(State):
    """A position of The King is Dead."""

    def __init__(
        self,
        seats: i64,
        dice: Dice,
        step: Step[King],
        followers: vec[i64],
        count: vec[i64],
        supply: vec[i64],
        court: vec[i64],
        hand: vec[i64],
        pile: vec[i64],
        acted: vec[i64],
        disc: vec[i64],
        order: vec[i64],
        control: vec[i64],
        latest_win: vec[i64],
    ) -> None:
        super().__init__(seats, dice)
        self.step: Step[King] = step
        self.followers: vec[i64] = followers  # on the map, by region * FACTIONS + faction
        self.count: vec[i64] = count  # followers in each region
        self.supply: vec[i64] = supply  # by faction
        self.court: vec[i64] = court  # by seat * FACTIONS + faction
        self.hand: vec[i64] = hand  # by seat, a set of card bits
        self.pile: vec[i64] = pile  # by seat, the discard pile: five bits a card (card + 1), the top lowest
        self.acted: vec[i64] = acted  # by seat, the number of its latest action; 0 = never
        self.disc: vec[i64] = disc  # by seat, the region whose card its negotiation disc holds, or NONE
        self.order: vec[i64] = order  # the region whose card lies on each numbered space
        self.control: vec[i64] = control  # by region: OPEN, UNSTABLE or a faction
        self.latest_win: vec[i64] = latest_win  # by faction, the space of its latest won struggle, or NONE
        self.advanced: bool = False
        self.open: i64 = (1 << REGIONS) - 1  # regions without a disc, as bits
        self.held: i64 = 0  # regions whose card bears a negotiation disc, as bits
        self.struggles: i64 = 0  # resolved so far; also the space of the contested region
        self.unstable: i64 = 0  # instability discs on the map
        self.passes: i64 = 0  # in a row
        self.actions: i64 = 0  # cards played so far
        # The card being resolved, as far as it has been.
        self.card: i64 = NONE  # the card whose effect applies (the copied one after a Spy)
        self.form: i64 = 0  # which form of an exchange or a march
        self.faction: i64 = NONE  # the faction being placed
        self.left: i64 = 0  # followers still to place or return
        self.picked: i64 = NONE  # first follower (or region) chosen
        self.answer: i64 = NONE  # second follower chosen
        # What may not be undone: the card, the two regions, and the first one's forbidden net change.
        self.ban_card: i64 = NONE
        self.ban_from: i64 = NONE
        self.ban_to: i64 = NONE
        self.ban_net: i64 = 0

    def options(self, seat: i64) -> vec[i64]:
        if seat != self.actor or seat == NOBODY:
            return vec[i64]()
        return self.step.options(self, seat)

    def take(self, seat: i64, choice: i64) -> None:
        self.step.take(self, seat, choice)

    def clone(self) -> King:
        return self.copy(self.dice.clone())

    def copy(self, dice: Dice) -> King:
        """The same position with other dice."""
        s = King(
            self.seats,
            dice,
            self.step,
            self.followers[:],
            self.count[:],
            self.supply[:],
            self.court[:],
            self.hand[:],
            self.pile[:],
            self.acted[:],
            self.disc[:],
            self.order[:],
            self.control[:],
            self.latest_win[:],
        )
        s.actor = self.actor
        s.information = self.information
        s.advanced = self.advanced
        s.open = self.open
        s.held = self.held
        s.struggles = self.struggles
        s.unstable = self.unstable
        s.passes = self.passes
        s.actions = self.actions
        s.card = self.card
        s.form = self.form
        s.faction = self.faction
        s.left = self.left
        s.picked = self.picked
        s.answer = self.answer
        s.ban_card = self.ban_card
        s.ban_from = self.ban_from
        s.ban_to = self.ban_to
        s.ban_net = self.ban_net
        return s

    def imagine(self, seat: i64, dice: Dice) -> King:
        """Deal the special cards that the seat has not seen anew: other hands and those put away.

        Everything else lies open, or is known to whoever paid attention: the basic cards are the
        same for everybody, and each card was seen when it was played.
        """
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

    def key(self) -> i64:
        out = mixed(self.step.number, self.actor)
        for n in self.followers:
            out = mixed(out, n)
        for n in self.court:
            out = mixed(out, n)
        for n in self.hand:
            out = mixed(out, n)
        for n in self.acted:
            out = mixed(out, n)
        for n in self.order:
            out = mixed(out, n)
        for n in self.control:
            out = mixed(out, n)
        out = mixed(out, self.held)
        out = mixed(out, self.passes)
        out = mixed(out, self.card)
        out = mixed(out, self.form)
        out = mixed(out, self.faction)
        out = mixed(out, self.left)
        out = mixed(out, self.picked)
        out = mixed(out, self.answer)
        if self.ban_card != NONE:
            out = mixed(mixed(mixed(out, self.ban_from), self.ban_to), self.ban_net)
        return out

    def result(self) -> list[float]:
        return scoring.shares(self)

    def dump(self) -> list[int]:
        out: list[int] = [
            self.seats, self.actor, self.information, 1 if self.advanced else 0, self.step.number,
            self.dice.a, self.dice.b, self.dice.c, self.dice.counter,
            self.open, self.held, self.struggles, self.unstable, self.passes, self.actions,
            self.card, self.form, self.faction, self.left, self.picked, self.answer,
            self.ban_card, self.ban_from, self.ban_to, self.ban_net,
        ]  # fmt: skip
        for row in (
            self.followers, self.count, self.supply, self.court, self.hand, self.pile, self.acted, self.disc,
            self.order, self.control, self.latest_win,
        ):  # fmt: skip
            out.extend(row)
        return out

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
        while pile:
            cards |= 1 << ((pile & 31) - 1)
            pile >>= 5
        return cards

    def specials_left(self, seat: i64) -> i64:
        """How many special cards a seat still holds; everybody can count them."""
        left = SPECIAL_CARDS_DEALT
        pile = self.pile[seat]
        while pile:
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
            self.tell("placed", [number, faction, region])

    def send_back(self, faction: i64, region: i64) -> None:
        """Return one follower of a region to the supply."""
        self.followers[region * FACTIONS + faction] -= 1
        self.count[region] -= 1
        self.supply[faction] += 1
        if self.chronicle is not None:
            self.tell("returned", [faction, region])

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
                self.tell("unstable", [region])
            else:
                self.tell("controlled", [winner, region])
        if self.unstable == INSTABILITY_DISCS or self.struggles == REGIONS:
            self.finish()

    def finish(self) -> None:
        """The game is over; what was secret comes out."""
        self.actor = NOBODY
        if self.advanced:
            self.information += 1  # whether somebody holds Plot
        if self.chronicle is not None:
            scoring.tell_reckoning(self)

    def _repr_svg_(self) -> str:
        from bretwalda.games.king_is_dead import GAME

        return GAME.picture(GAME.view(self, None), GAME.texts("en"))
