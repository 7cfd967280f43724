"""The movable: who and what is where, how it is copied, and what a seat could imagine."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.bits import size
from bretwalda.engine.dice import Dice
from bretwalda.engine.fields import HIDDEN, MANY, OWN, SEATS, by, since
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.state import NOBODY, State, Step

from . import fields, scoring
from .board import (
    ABROAD,
    AGAINST_KING,
    ANY,
    AT_HOME,
    ATTACKING,
    BEGINS,
    BIT,
    BYTE,
    CAPITAL,
    CAPITAL_HELD,
    CAPITAL_LOST,
    COASTS,
    COASTS_ARE_PORTS,
    DEFENDING,
    EACH,
    EFFECT,
    EFFECT_NUMBERS,
    FEWEST_PROVINCES,
    HOOKS,
    INITIAL,
    KINDS,
    KING_FALLEN,
    KING_LIVES,
    KING_POWER,
    KINGDOM_POWER,
    KINGDOMS,
    NEXT,
    NONE,
    ON_COAST,
    ONE,
    PORTS,
    PROVINCES,
    ROW_SIDE,
    SEA,
    SPENT,
    TOKENS,
    USUAL,
    value,
)

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
COUNTED_PAYING: Final[i64] = 14
COLLECTING: Final[i64] = 15
CONTEST: Final[i64] = 16
RALLY: Final[i64] = 17
REINFORCEMENT: Final[i64] = 18
BRIBERY: Final[i64] = 19
COUNTED_RANSOM: Final[i64] = 20
STAYING: Final[i64] = 21
EVACUATION: Final[i64] = 22
CORSAIRS: Final[i64] = 23
PAYING: Final[i64] = 24
RANSOM: Final[i64] = 25
TEAMING: Final[i64] = 26
NAMING: Final[i64] = 27
AGREEMENT: Final[i64] = 28
PAIR_ORDER: Final[i64] = 29

# The rules by number: those of the first release asked for a payment kind by kind, and only where there was a choice.
FIRST_RULES: Final[i64] = 1

TRIES: Final[i64] = 200  # of imagining purses that fit the decision at hand


@final
@mypyc_attr(acyclic=True)
class Kingdoms(State):
    """A position of Barbarian Kingdoms."""

    owner: Annotated[vec[i64], by(KINGDOMS, fill=NONE)] = NOTHING  # the seat that plays it, or NONE
    side: Annotated[vec[i64], by(KINGDOMS, fill=NONE)] = NOTHING  # the side it fights for, or NONE
    order: Annotated[vec[i64], by(MANY)] = NOTHING  # the kingdoms in turn order
    king: Annotated[vec[i64], by(KINGDOMS, fill=NONE)] = NOTHING  # the zone of its king, or NONE
    troops: Annotated[vec[i64], by(KINGDOMS)] = NOTHING  # the provinces where its warriors stand, as bits
    sea: Annotated[vec[i64], by(KINGDOMS)] = NOTHING  # its warriors at sea
    levied: Annotated[vec[i64], by(KINGDOMS)] = NOTHING  # its warriors on the map, those in battle included
    ruled: Annotated[vec[i64], by(KINGDOMS)] = NOTHING  # the provinces that bear its control token, as bits
    captor: Annotated[vec[i64], by(KINGDOMS, fill=NONE)] = NOTHING  # the one that has eliminated its king
    stock: Annotated[vec[i64], by(PROVINCES)] = NOTHING  # its face-up tokens as a hoard
    down: Annotated[vec[i64], by(PROVINCES), HIDDEN] = NOTHING  # its face-down token as a hoard, or 0
    purse: Annotated[vec[i64], by(SEATS), OWN] = NOTHING  # its treasury as a hoard
    known: Annotated[vec[i64], by(SEATS, KINDS)] = NOTHING  # what the others know of its treasury
    spent: Annotated[vec[i64], by(SPENT)] = NOTHING  # in a Manoeuvre: moves used, see board.py
    # By ACTIVE and FOE: the sum to be put together, the tokens chosen so far, and the kind that is next.
    due: Annotated[vec[i64], by(2), HIDDEN] = NOTHING
    paid: Annotated[vec[i64], by(2), HIDDEN] = NOTHING
    coin: Annotated[vec[i64], by(2), HIDDEN] = NOTHING
    bribe: Annotated[vec[i64], by(2, fill=NONE), HIDDEN] = NOTHING  # the bribes, as hoards; NONE = not locked yet
    host: Annotated[vec[i64], by(2)] = NOTHING  # warriors in the battle
    box: Annotated[i64, HIDDEN] = 0  # the tokens out of the game, as a hoard
    open: i64 = 0  # the provinces that are not impassable, as bits; 0 before the board is set up
    limit: i64 = 0  # rounds to be played; 0 = no limit
    round: i64 = 1
    turn: i64 = 0  # whose turn it is, as a place in `order`
    active: i64 = NONE  # the kingdom whose turn it is
    ended: i64 = PLAYING
    victor: i64 = NONE  # the side that has won
    # Before the game.
    row: i64 = NONE  # the configuration
    teams: bool = False
    assignment: i64 = AT_RANDOM
    clemency: bool = False
    selected: i64 = 0  # kingdoms in play, as bits
    # The action being carried out, as far as it has been.
    action: i64 = NONE  # the choice that began it
    unit: i64 = NONE  # the unit picked
    site: i64 = NONE  # the province where it happens
    left: i64 = 0  # warriors to recruit, units to put to sea
    swaps: i64 = 0  # exchanges still needed before a sum can be paid or collected
    by_king: bool = False  # the invader is the king
    # The contest and the battle.
    marker: i64 = NONE  # the kingdom that controlled the province before the action
    foe: i64 = NONE
    asked: i64 = 0  # how far the question who contests has gone round
    passed: i64 = 0  # the sides that bring no more reinforcements, as bits
    royal: i64 = 0  # the sides whose king fights, as bits
    rallied: bool = False  # the one to decide has just committed a unit
    victors: i64 = NONE  # the side that has won the battle: ACTIVE or FOE
    # What the second rules brought.
    winner: Annotated[i64, since(2)] = 0  # the seat that has won the last game
    loser: Annotated[i64, since(2)] = 0  # the seat that has lost it
    agreed: Annotated[bool, since(2)] = False  # the kingdoms are named by one for all
    namer: Annotated[i64, since(2)] = 0  # whose set of kingdoms is talked about
    sides: Annotated[i64, since(2)] = 0  # letters that kingdoms get as they are named; 0 = none
    own_wars: Annotated[bool, since(2)] = False  # the two kingdoms of a player may fight each other (R7)
    plunders_first: Annotated[bool, since(2)] = False  # before a control token goes (R5)
    tax_change: Annotated[bool, since(2)] = True  # change may be made for a Tax (R2)
    price: Annotated[i64, since(2)] = 0  # what is to be paid
    mustering: Annotated[i64, since(2)] = ACTIVE  # the side that is asked for reinforcements
    named: Annotated[vec[i64], by(KINGDOMS, fill=NONE), since(2)] = NOTHING  # the letters of kingdoms without a row

    def copy(self, dice: Dice) -> Kingdoms:
        return fields.copy(Kingdoms(self.seats, dice), self)

    def dump(self) -> list[int]:
        return fields.dump(self)

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

    def owes(self, seat: i64) -> bool:
        if not self.secret or self.actor == NOBODY:
            return super().owes(seat)
        return (self.bribe[ACTIVE] == NONE and seat == self.owner[self.active]) or (
            self.bribe[FOE] == NONE and seat == self.owner[self.foe]
        )

    def go(self, step: i64) -> None:
        """Name the next decision."""
        self.step = STEPS[step]

    def imagine(self, seat: i64, dice: Dice) -> Kingdoms:
        """Draw anew what the seat has not seen: tokens lying face down, in the box, and plundered by others.

        All tokens whose kind the seat does not know are mixed and dealt again: to the purses of the others
        within what their payments have shown (`known`), to the face-down places, and the rest to the box. A
        treasury that could not have led to the decision its owner has to take now is drawn again. Bribes that
        others have locked or are choosing are chosen again from what they now have.
        """
        if seat != NOBODY:  # a spectator's eyes
            self.check_seat(seat)
        s = self.copy(dice.fork())
        if self.open == 0:
            return s
        for _k in range(TRIES):
            s.deal_unseen(self, seat)
            if s.step.number == PAYING and s.actor != seat:
                s.due[ACTIVE] = NONE  # what it comes to hangs on the treasury
            if s.actor == NOBODY or s.secret or s.actor == seat or len(s.step.options(s, s.actor)):
                break
        else:
            s.due = self.due[:]
            s.deal_rest(self)
        if s.secret:
            s.forget_bribe(ACTIVE, seat)
            s.forget_bribe(FOE, seat)
        return s

    def redeal(self, dice: Dice) -> Kingdoms:
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

    def letter(self, kingdom: i64) -> i64:
        """The letter of a kingdom, in the row or as it was named: a pair or a team has the same."""
        return self.named[kingdom] if self.row == NONE else ROW_SIDE[self.row * KINGDOMS + kingdom]

    def side_of(self, seat: i64) -> i64:
        """The side of a player's kingdoms."""
        for k in self.order:
            if self.owner[k] == seat:
                return self.side[k]
        return NONE

    def standing(self) -> list[float]:
        return scoring.shares(self)

    # What the rules ask of a position.

    def power(self, kingdom: i64, hook: i64, through_king: bool) -> i64:
        """What a kingdom's powers say at a hook; the king's counts where the rule works through him and he lives."""
        return self.power_at(kingdom, hook, through_king, NONE)

    def power_at(self, kingdom: i64, hook: i64, through_king: bool, zone: i64) -> i64:
        """The same where it matters in which province it is asked; what is under a condition comes first."""
        at = kingdom * HOOKS + hook
        lives = self.king[kingdom] != NONE
        here = BEGINS[at]
        while here < BEGINS[at + 1]:
            if (EFFECT[here] == 0 or (through_king and lives)) and self.meets(kingdom, EFFECT[here + 1], zone):
                return EFFECT[here + 2]
            here += EFFECT_NUMBERS
        if through_king and lives and KING_POWER[at] != USUAL[hook]:
            return KING_POWER[at]
        return KINGDOM_POWER[at]

    def meets(self, kingdom: i64, wanted: i64, zone: i64) -> bool:
        """Whether all these conditions of a power hold for a kingdom, in a province if it is about one."""
        lives = self.king[kingdom] != NONE
        if (wanted & KING_LIVES and not lives) or (wanted & KING_FALLEN and lives):
            return False
        if wanted & (CAPITAL_HELD | CAPITAL_LOST):
            held = self.controlled(kingdom) >> CAPITAL[kingdom] & 1 == 1
            if (wanted & CAPITAL_HELD and not held) or (wanted & CAPITAL_LOST and held):
                return False
        if wanted & FEWEST_PROVINCES:
            own = self.lands(kingdom)
            for k in self.order:
                if self.lands(k) < own:
                    return False
        if wanted & (AT_HOME | ABROAD | ON_COAST):
            if zone < 0 or zone >= SEA:
                return False
            home = INITIAL[kingdom] >> zone & 1 == 1
            if (wanted & AT_HOME and not home) or (wanted & ABROAD and home):
                return False
            if wanted & ON_COAST and not COASTS >> zone & 1:
                return False
        if (wanted & ATTACKING and kingdom != self.active) or (wanted & DEFENDING and kingdom == self.active):
            return False
        rival = FOE if kingdom == self.active else ACTIVE
        return not wanted & AGAINST_KING or self.royal >> rival & 1 == 1

    def allied(self, one: i64, other: i64) -> bool:
        """Whether two kingdoms are of one side: they win together (rules 10)."""
        return self.side[one] == self.side[other]

    def friends(self, one: i64, other: i64) -> bool:
        """Whether two kingdoms may not fight: of one side, unless a player's own two may (R7)."""
        return one == other or (self.side[one] == self.side[other] and not self.own_wars)

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
        initial = INITIAL[kingdom]
        side = self.side[kingdom]
        for k in self.order:
            if k != kingdom:
                initial &= ~self.ruled[k]
                if self.own_wars or self.side[k] != side:  # no friends, without asking: this is asked most of all
                    initial &= ~self.units(k)
        return self.ruled[kingdom] | initial

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
        """Whether others cannot tell a treasury to the last token; everybody can tell that."""
        base = seat * KINDS
        unknown: i64 = 0
        for kinds in range(1, KINDS):
            if kinds & (kinds - 1):
                unknown += self.known[base + kinds]
        return unknown > 0

    def most_in_purse(self, seat: i64) -> i64:
        """All tokens that a treasury may have for all that everybody has seen, as a hoard."""
        out = self.seen_in_purse(seat)
        base = seat * KINDS
        for kinds in range(1, KINDS):
            if kinds & (kinds - 1) == 0:
                continue
            for t in range(TOKENS):
                if kinds >> t & 1:
                    out += self.known[base + kinds] << t * BYTE
        return out

    def lands(self, kingdom: i64) -> i64:
        """How many provinces a kingdom controls."""
        return size(self.controlled(kingdom))

    def wealth(self, seat: i64) -> i64:
        """What a treasury is worth."""
        return value(self.purse[seat])


# Filled by `steps` with its decisions, in the order of the numbers above, so that each can name any other.
STEPS: Final[list[Step[Kingdoms]]] = []
