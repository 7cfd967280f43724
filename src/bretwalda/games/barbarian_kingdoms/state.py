"""The movable: who and what is where, how it is copied, and what a seat could imagine."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State, Step

from . import scoring
from .board import (
    BIT,
    BYTE,
    COASTS,
    COASTS_ARE_PORTS,
    EACH,
    HOOKS,
    INITIAL,
    KING_POWER,
    KINGDOM_POWER,
    NEXT,
    NONE,
    ONE,
    PORTS,
    PROVINCES,
    SEA,
    TOKENS,
    USUAL,
    count,
    value,
)

# What the others know of a purse: for every set of token kinds (as bits, bronze lowest) how many of its
# tokens are one of those kinds. A set of one kind is a token they have seen; ANY is one plundered face down.
KINDS: Final[i64] = 16
ANY: Final[i64] = 15

# The two sides of a battle, and the one who pays.
ACTIVE: Final[i64] = 0
FOE: Final[i64] = 1

# How kingdoms are given to seats.
AT_RANDOM: Final[i64] = 0
BY_SEATS: Final[i64] = 1
BY_INHERITANCE: Final[i64] = 2

# How the game ended.
PLAYING: Final[i64] = 0
TERRITORIAL: Final[i64] = 1
MILITARY: Final[i64] = 2
OUT_OF_ROUNDS: Final[i64] = 3

# The decisions by number, in the order of `steps.STEPS`.
PRIVILEGE: Final[i64] = 0
SELECTION: Final[i64] = 1
INHERITANCE: Final[i64] = 2
CLEMENCY: Final[i64] = 3
TURN: Final[i64] = 4
RECRUITMENT: Final[i64] = 5
MORE_RECRUITMENT: Final[i64] = 6
MOVING: Final[i64] = 7
MOVE_TARGET: Final[i64] = 8
INVASION: Final[i64] = 9
INVASION_TARGET: Final[i64] = 10
CLAIMING: Final[i64] = 11
EXTRA_CLAIM: Final[i64] = 12
CHANGING: Final[i64] = 13
PAYING: Final[i64] = 14
COLLECTING: Final[i64] = 15
CONTEST: Final[i64] = 16
RALLY: Final[i64] = 17
REINFORCEMENT: Final[i64] = 18
BRIBERY: Final[i64] = 19
RANSOM: Final[i64] = 20
STAYING: Final[i64] = 21
EVACUATION: Final[i64] = 22
CORSAIRS: Final[i64] = 23

TRIES: Final[i64] = 200  # of imagining purses that fit the decision at hand


@final
@mypyc_attr(acyclic=True)
class Kingdoms(State):
    """A position of Barbarian Kingdoms."""

    def __init__(
        self,
        seats: i64,
        dice: Dice,
        step: Step[Kingdoms],
        owner: vec[i64],
        side: vec[i64],
        order: vec[i64],
        king: vec[i64],
        troops: vec[i64],
        sea: vec[i64],
        levied: vec[i64],
        ruled: vec[i64],
        captor: vec[i64],
        stock: vec[i64],
        down: vec[i64],
        purse: vec[i64],
        known: vec[i64],
        spent: vec[i64],
        due: vec[i64],
        paid: vec[i64],
        coin: vec[i64],
        bribe: vec[i64],
        host: vec[i64],
    ) -> None:
        super().__init__(seats, dice)
        self.step: Step[Kingdoms] = step
        self.owner: vec[i64] = owner  # by kingdom, the seat that plays it, or NONE
        self.side: vec[i64] = side  # by kingdom, the side it fights for, or NONE
        self.order: vec[i64] = order  # the kingdoms in turn order
        self.king: vec[i64] = king  # by kingdom, the zone of its king, or NONE
        self.troops: vec[i64] = troops  # by kingdom, the provinces where its warriors stand, as bits
        self.sea: vec[i64] = sea  # by kingdom, its warriors at sea
        self.levied: vec[i64] = levied  # by kingdom, its warriors on the map, those in battle included
        self.ruled: vec[i64] = ruled  # by kingdom, the provinces that bear its control token, as bits
        self.captor: vec[i64] = captor  # by kingdom, the one that has eliminated its king, or NONE
        self.stock: vec[i64] = stock  # by province, its face-up tokens as a hoard
        self.down: vec[i64] = down  # by province, its face-down token as a hoard, or 0
        self.purse: vec[i64] = purse  # by seat, its treasury as a hoard
        self.known: vec[i64] = known  # by seat * KINDS + kinds, what the others know of its treasury
        self.spent: vec[i64] = spent  # in a Manoeuvre: moves used by the own unit of a province; see `steps.manoeuvre`
        # By ACTIVE and FOE: the sum to be put together, the tokens chosen so far, and the kind that is next.
        self.due: vec[i64] = due
        self.paid: vec[i64] = paid
        self.coin: vec[i64] = coin
        self.bribe: vec[i64] = bribe  # the bribes, as hoards; NONE = not locked yet
        self.host: vec[i64] = host  # warriors in the battle
        self.box: i64 = 0  # the tokens out of the game, as a hoard
        self.open: i64 = 0  # the provinces that are not impassable, as bits; 0 before the board is set up
        self.limit: i64 = 0  # rounds to be played; 0 = no limit
        self.round: i64 = 1
        self.turn: i64 = 0  # whose turn it is, as a place in `order`
        self.active: i64 = NONE  # the kingdom whose turn it is
        self.ended: i64 = PLAYING
        self.victor: i64 = NONE  # the side that has won
        # Before the game.
        self.row: i64 = NONE  # the configuration
        self.teams: bool = False
        self.assignment: i64 = AT_RANDOM
        self.clemency: bool = False
        self.selected: i64 = 0  # kingdoms in play, as bits
        # The action being carried out, as far as it has been.
        self.action: i64 = NONE  # the choice that began it
        self.unit: i64 = NONE  # the unit picked
        self.site: i64 = NONE  # the province where it happens
        self.left: i64 = 0  # warriors to recruit, units to put to sea
        self.swaps: i64 = 0  # exchanges still needed before a sum can be paid or collected
        self.by_king: bool = False  # the invader is the king
        # The contest and the battle.
        self.marker: i64 = NONE  # the kingdom that controlled the province before the action
        self.foe: i64 = NONE
        self.asked: i64 = 0  # how far the question who contests has gone round
        self.passed: i64 = 0  # the sides that bring no more reinforcements, as bits
        self.royal: i64 = 0  # the sides whose king fights, as bits
        self.rallied: bool = False  # the one to decide has just committed a unit
        self.victors: i64 = NONE  # the side that has won the battle: ACTIVE or FOE

    def actors(self) -> vec[i64]:
        """While bribes are chosen, whoever has not locked one; otherwise the one to decide."""
        if not self.secret or self.actor == NOBODY:
            return super().actors()
        out = vec[i64](capacity=2)
        if self.bribe[ACTIVE] == NONE:
            out = append(out, self.owner[self.active])
        if self.bribe[FOE] == NONE:
            out = append(out, self.owner[self.foe])
        return out

    def options(self, seat: i64) -> vec[i64]:
        if self.actor == NOBODY or not self.owes(seat):
            return vec[i64]()
        return self.step.options(self, seat)

    def owes(self, seat: i64) -> bool:
        """Whether the seat has to decide something now."""
        if not self.secret:
            return seat == self.actor
        return (self.bribe[ACTIVE] == NONE and seat == self.owner[self.active]) or (
            self.bribe[FOE] == NONE and seat == self.owner[self.foe]
        )

    def take(self, seat: i64, choice: i64) -> None:
        self.step.take(self, seat, choice)

    def go(self, step: i64) -> None:
        """Name the next decision."""
        self.step = STEPS[step]

    def clone(self) -> Kingdoms:
        return self.copy(self.dice.clone())

    def copy(self, dice: Dice) -> Kingdoms:
        """The same position with other dice."""
        s = Kingdoms(
            self.seats,
            dice,
            self.step,
            self.owner[:],
            self.side[:],
            self.order[:],
            self.king[:],
            self.troops[:],
            self.sea[:],
            self.levied[:],
            self.ruled[:],
            self.captor[:],
            self.stock[:],
            self.down[:],
            self.purse[:],
            self.known[:],
            self.spent[:],
            self.due[:],
            self.paid[:],
            self.coin[:],
            self.bribe[:],
            self.host[:],
        )
        s.actor = self.actor
        s.secret = self.secret
        s.information = self.information
        s.box = self.box
        s.open = self.open
        s.limit = self.limit
        s.round = self.round
        s.turn = self.turn
        s.active = self.active
        s.ended = self.ended
        s.victor = self.victor
        s.row = self.row
        s.teams = self.teams
        s.assignment = self.assignment
        s.clemency = self.clemency
        s.selected = self.selected
        s.action = self.action
        s.unit = self.unit
        s.site = self.site
        s.left = self.left
        s.swaps = self.swaps
        s.by_king = self.by_king
        s.marker = self.marker
        s.foe = self.foe
        s.asked = self.asked
        s.passed = self.passed
        s.royal = self.royal
        s.rallied = self.rallied
        s.victors = self.victors
        return s

    def imagine(self, seat: i64, dice: Dice) -> Kingdoms:
        """Draw anew what the seat has not seen: tokens lying face down, in the box, and plundered by others.

        All tokens whose kind the seat does not know are mixed and dealt again: to the purses of the others
        within what their payments have shown (`known`), to the face-down places, and the rest to the box. A
        treasury that could not have led to the decision its owner has to take now is drawn again. Bribes that
        others have locked or are choosing are chosen again from what they now have.
        """
        s = self.copy(dice.fork())
        if self.open == 0:
            return s
        for _k in range(TRIES):
            s.deal_unseen(self, seat)
            if s.actor == NOBODY or s.secret or s.actor == seat or len(s.step.options(s, s.actor)):
                break
        else:
            s.deal_rest(self)
        if s.secret:
            s.forget_bribe(ACTIVE, seat)
            s.forget_bribe(FOE, seat)
        return s

    def renewed(self, dice: Dice) -> Kingdoms:
        """Nobody has seen the tokens that lie face down or in the box: they are dealt anew."""
        s = self.copy(dice.fork())
        if self.open:
            s.deal_rest(self)
        return s

    def deal_unseen(self, truth: Kingdoms, seat: i64) -> None:
        """Deal the tokens of which the seat has not seen the kind, the purses first (see `imagine`)."""
        dealt = False
        while not dealt:
            pool = truth.unseen(seat)
            dealt = True
            if self.actor == NOBODY:
                break  # the treasuries lie open
            for other in range(self.seats):
                if other == seat or not dealt:
                    continue
                purse = truth.seen_in_purse(other)
                for kinds in range(1, KINDS):
                    if kinds & (kinds - 1) == 0:
                        continue
                    for _n in range(truth.known[other * KINDS + kinds]):
                        token = self.drawn(pool, kinds)
                        if token == 0:
                            dealt = False  # others have got what only this one may have: begin again
                            break
                        purse += token
                        pool -= token
                self.purse[other] = purse
        self.deal_places(truth, pool)

    def deal_rest(self, truth: Kingdoms) -> None:
        """Deal the face-down places only, with the purses as they are."""
        pool = truth.box
        for p in range(PROVINCES):
            pool += truth.down[p]
        for other in range(self.seats):
            self.purse[other] = truth.purse[other]
        self.deal_places(truth, pool)

    def deal_places(self, truth: Kingdoms, pool: i64) -> None:
        """Deal a token to each face-down place; the rest is the box."""
        for p in range(PROVINCES):
            if truth.down[p]:
                token = self.drawn(pool, ANY)
                self.down[p] = token
                pool -= token
        self.box = pool

    def drawn(self, pool: i64, kinds: i64) -> i64:
        """A token of some of the kinds drawn from a pool, as a hoard; 0 if there is none."""
        number: i64 = 0
        for t in range(TOKENS):
            if kinds >> t & 1:
                number += pool >> t * BYTE & EACH
        if number == 0:
            return 0
        k = self.dice.below(number)
        for t in range(TOKENS):
            if kinds >> t & 1:
                k -= pool >> t * BYTE & EACH
                if k < 0:
                    return ONE[t]
        return 0

    def seen_in_purse(self, seat: i64) -> i64:
        """The part of a treasury that everybody has seen, as a hoard."""
        base = seat * KINDS
        known = self.known
        return known[base + 1] + (known[base + 2] << 8) + (known[base + 4] << 16) + (known[base + 8] << 24)

    def unseen(self, seat: i64) -> i64:
        """The tokens of which a seat does not know where they are, as a hoard."""
        pool = self.box
        for p in range(PROVINCES):
            pool += self.down[p]
        if self.actor != NOBODY:
            for other in range(self.seats):
                if other != seat:
                    pool += self.purse[other] - self.seen_in_purse(other)
        return pool

    def forget_bribe(self, i: i64, seat: i64) -> None:
        """Let another seat choose its bribe again, in secret as before."""
        other = self.owner[self.active if i == ACTIVE else self.foe]
        if other == seat:
            return
        self.due[i] = NONE
        self.paid[i] = 0
        self.coin[i] = 0
        if self.bribe[i] == NONE:
            return
        bribe: i64 = 0
        for t in range(TOKENS):
            most = self.purse[other] >> t * BYTE & EACH
            bribe += self.dice.below(most + 1) << t * BYTE
        self.bribe[i] = bribe

    def team(self, seat: i64) -> i64:
        return self.side_of(seat) if self.teams and self.open else seat

    def side_of(self, seat: i64) -> i64:
        """The side of a player's kingdoms."""
        for k in self.order:
            if self.owner[k] == seat:
                return self.side[k]
        return NONE

    def result(self) -> list[float]:
        return scoring.shares(self)

    def dump(self) -> list[int]:
        out: list[int] = [
            self.seats, self.actor, 1 if self.secret else 0, self.information, self.step.number, len(self.order),
            self.dice.a, self.dice.b, self.dice.c, self.dice.counter,
            self.box, self.open, self.limit, self.round, self.turn, self.active, self.ended, self.victor,
            self.row, 1 if self.teams else 0, self.assignment, 1 if self.clemency else 0, self.selected,
            self.action, self.unit, self.site, self.left, self.swaps, 1 if self.by_king else 0,
            self.marker, self.foe, self.asked, self.passed, self.royal, 1 if self.rallied else 0, self.victors,
        ]  # fmt: skip
        for row in (
            self.owner, self.side, self.order, self.king, self.troops, self.sea, self.levied, self.ruled, self.captor,
            self.stock, self.down, self.purse, self.known, self.spent, self.due, self.paid, self.coin, self.bribe,
            self.host,
        ):  # fmt: skip
            out.extend(row)
        return out

    # What the rules ask of a position.

    def power(self, kingdom: i64, hook: i64, through_king: bool) -> i64:
        """What a kingdom's powers say at a hook; the king's counts where the rule works through him and he lives."""
        at = kingdom * HOOKS + hook
        if through_king and self.king[kingdom] != NONE and KING_POWER[at] != USUAL[hook]:
            return KING_POWER[at]
        return KINGDOM_POWER[at]

    def friends(self, one: i64, other: i64) -> bool:
        """Whether two kingdoms are of one side (rules 10)."""
        return self.side[one] == self.side[other]

    def units(self, kingdom: i64) -> i64:
        """The provinces where a kingdom's units stand, as bits."""
        zone = self.king[kingdom]
        if 0 <= zone < SEA:
            return self.troops[kingdom] | BIT[zone]
        return self.troops[kingdom]

    def occupied(self) -> i64:
        """The provinces where any unit stands, as bits."""
        out: i64 = 0
        for k in self.order:
            out |= self.units(k)
        return out

    def occupant(self, province: i64) -> i64:
        """The kingdom whose unit stands in a province, or NONE."""
        for k in self.order:
            if self.units(k) >> province & 1:
                return k
        return NONE

    def controlled(self, kingdom: i64) -> i64:
        """The provinces a kingdom controls, as bits: by a token, or as initial provinces without a stranger."""
        strangers: i64 = 0
        for k in self.order:
            if k != kingdom:
                strangers |= self.ruled[k]
                if self.side[k] != self.side[kingdom]:
                    strangers |= self.units(k)
        return self.ruled[kingdom] | (INITIAL[kingdom] & ~strangers)

    def controller(self, province: i64) -> i64:
        """The kingdom that controls a province, or NONE."""
        for k in self.order:
            if self.controlled(k) >> province & 1:
                return k
        return NONE

    def ports(self, kingdom: i64, is_king: bool) -> i64:
        """The provinces from which a unit may put to sea, and where it may land, as bits."""
        all_coasts = self.power(kingdom, COASTS_ARE_PORTS, is_king)
        return (COASTS if all_coasts else PORTS) & self.open

    def beside(self, kingdom: i64, is_king: bool, zone: i64) -> i64:
        """The provinces next to a unit in a zone, as bits; the Sea is not among them."""
        if zone == SEA:
            return self.ports(kingdom, is_king)
        return NEXT[zone] & self.open

    def reaches(self, kingdom: i64, province: i64) -> bool:
        """Whether a kingdom has a unit in a zone next to a province (rules 5)."""
        if self.units(kingdom) & NEXT[province]:
            return True
        if self.sea[kingdom] and self.ports(kingdom, False) >> province & 1:
            return True
        return self.king[kingdom] == SEA and self.ports(kingdom, True) >> province & 1 == 1

    def kingdom_of(self, i: i64) -> i64:
        """The kingdom on a side of the battle."""
        return self.active if i == ACTIVE else self.foe

    # Money (rules 4): tokens that change hands, and what everybody learns from it.

    def spend(self, seat: i64, hoard: i64) -> None:
        """Take tokens from a treasury, for everybody to see."""
        self.purse[seat] -= hoard
        for t in range(TOKENS):
            for _n in range(hoard >> t * BYTE & EACH):
                self.recognize(seat, t)

    def recognize(self, seat: i64, token: i64) -> None:
        """A token of this kind has left a treasury: one that was known to be there, or else an unknown one."""
        base = seat * KINDS
        known = self.known
        kind: i64 = i64(1) << token
        if known[base + kind]:
            known[base + kind] -= 1
            return
        # Where several sets might have held it, nobody can say which: they become one set.
        merged: i64 = 0
        number: i64 = 0
        for kinds in range(1, KINDS):
            if kinds & kind and known[base + kinds]:
                merged |= kinds
                number += known[base + kinds]
                known[base + kinds] = 0
        known[base + merged] += number - 1

    def gain(self, seat: i64, hoard: i64) -> None:
        """Put tokens into a treasury, for everybody to see."""
        self.purse[seat] += hoard
        base = seat * KINDS
        for t in range(TOKENS):
            self.known[base + (i64(1) << t)] += hoard >> t * BYTE & EACH

    def gain_unseen(self, seat: i64, token: i64) -> None:
        """Put a face-down token into a treasury; only its owner learns what it is."""
        self.purse[seat] += token
        self.known[seat * KINDS + ANY] += 1

    def rule_out(self, seat: i64, kinds: i64) -> None:
        """Everybody has learned that no unknown token of a treasury is of these kinds."""
        base = seat * KINDS
        known = self.known
        for old in range(1, KINDS):
            new = old & ~kinds
            if old != new and old & (old - 1) and known[base + old]:
                known[base + new] += known[base + old]
                known[base + old] = 0

    def has_unknown(self, seat: i64) -> bool:
        """Whether others cannot tell a treasury to the last token."""
        return self.purse[seat] != self.seen_in_purse(seat)

    def lands(self, kingdom: i64) -> i64:
        """How many provinces a kingdom controls."""
        return count(self.controlled(kingdom))

    def wealth(self, seat: i64) -> i64:
        """What a treasury is worth."""
        return value(self.purse[seat])

    def _repr_svg_(self) -> str:
        from bretwalda.games.barbarian_kingdoms import GAME

        return GAME.picture(GAME.view(self, None), GAME.texts("en"))


# Filled by `steps` with its decisions, in the order of the numbers above, so that each can name any other.
STEPS: Final[list[Step[Kingdoms]]] = []
