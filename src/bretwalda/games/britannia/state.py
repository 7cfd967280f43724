"""The movable: who and what is where, how it is copied, and the few things that everything else is made of.

While a nation takes its turn its armies are *bands*: units of one kind in one area that have moved alike. A band is
one number, so that copying a position stays cheap. Everybody else's armies are counts by area.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.dice import Dice
from bretwalda.engine.fields import MANY, REST, by, since
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.state import State, Step

from . import fields
from .board import (
    AREAS,
    BIT,
    FOOT,
    FORT_BIT,
    GUARD,
    HORSE,
    KINDS,
    LANDS,
    LEADER,
    NATIONS,
    NONE,
    POOL,
    POOL_LATER,
    SEA_PLAYED,
    SEAS,
    SEAT,
    SEATS,
    SPARED_BEFORE,
    STANDING,
    STATUS,
    UNITS,
    VARIANT_LEADER,
    unit_of,
)

# A band: what its units have in common, and how many they are.
AREA_MASK: Final[i64] = 63  # bits 0 to 5: where they are
KIND_BIT: Final[i64] = 1 << 6  # FOOT or HORSE
SPENT_SHIFT: Final[i64] = 7  # bits 7 to 9: movement points spent
STOPPED: Final[i64] = 1 << 10  # their movement has ended
FROM_SHIFT: Final[i64] = 11  # bits 11 to 16: the area they entered this one from; where they are if they have not moved
START_SHIFT: Final[i64] = 17  # bits 17 to 22: where they began the nation's turn
PICKED: Final[i64] = 1 << 23  # chosen to march or to retreat
JOURNEYS_SHIFT: Final[i64] = 24  # bits 24 to 26: their latest steps that were journeys by road (R42)
JOURNEYS_MASK: Final[i64] = 7
COUNT_SHIFT: Final[i64] = 27  # bits 27 to 31: how many they are
ONE: Final[i64] = 1 << 27  # one unit
GUARD_BIT: Final[i64] = 4294967296  # bit 32: they are the guard
LIKENESS: Final[i64] = 4429185023  # everything but the number


def kind_of(band: i64) -> i64:
    if band & GUARD_BIT:
        return GUARD
    return HORSE if band & KIND_BIT else FOOT


def count_of(band: i64) -> i64:
    return band >> COUNT_SHIFT & 31


def spent_of(band: i64) -> i64:
    return band >> SPENT_SHIFT & 7


def from_of(band: i64) -> i64:
    return band >> FROM_SHIFT & AREA_MASK


def start_of(band: i64) -> i64:
    return band >> START_SHIFT & AREA_MASK


def journeys_of(band: i64) -> i64:
    return band >> JOURNEYS_SHIFT & JOURNEYS_MASK


def likeness(area: i64, kind: i64, came_from: i64, start: i64) -> i64:
    """What a band with fresh movement points is, without its number."""
    bits: i64 = 0
    if kind == HORSE:
        bits = KIND_BIT
    elif kind == GUARD:
        bits = GUARD_BIT
    return area | bits | came_from << FROM_SHIFT | start << START_SHIFT


def troops(nation: i64, foot: i64, horse: i64, guard: i64, leader: i64) -> i64:
    """Armies and a leader (or NONE) as one argument of an event."""
    return foot | horse << 6 | (leader + 1) << 12 | nation << 18 | guard << 24


def band_as_troops(nation: i64, band: i64, number: i64) -> i64:
    """Some units of a band as an argument of an event."""
    kind = kind_of(band)
    return troops(
        nation, number if kind == FOOT else 0, number if kind == HORSE else 0, number if kind == GUARD else 0, NONE
    )


FIRST_RULES: Final[i64] = 1  # by them burhs roll a die, and the Norman reinforcement outlives William

# What a dump begins with: as it was when the first games were stored.
HEAD: Final[tuple[str, ...]] = ("step", "actor", "information", "dice", "lengths")


class Flow:
    """The turn sequence: what happens between two decisions."""

    @abstractmethod
    def go_on(self, s: Britannia) -> None:
        """Do the next thing that the rules do by themselves, or ask for a decision."""


@final
@mypyc_attr(acyclic=True)
class Britannia(State):
    """A position of Invasions: Britannia."""

    flow: Flow
    # The map. Armies of the nation whose turn it is are in `bands`, everybody else's in these.
    holder: Annotated[vec[i64], by(LANDS, fill=NONE)] = NOTHING  # whose it is, or NONE; in a battle the defender's
    land: Annotated[vec[i64], by(NATIONS)] = NOTHING  # the areas it holds, as bits
    foot: Annotated[vec[i64], by(LANDS)] = NOTHING  # infantry or legions of the holder
    horse: Annotated[vec[i64], by(LANDS)] = NOTHING  # cavalry of the holder
    works: Annotated[vec[i64], by(LANDS)] = NOTHING  # fort, ruin, burh, wall, as bits
    at_sea: Annotated[vec[i64], by(NATIONS, SEAS, 2)] = NOTHING  # armies at sea
    number: Annotated[vec[i64], by(NATIONS, 2)] = NOTHING  # armies in play
    leader: Annotated[vec[i64], by(NATIONS, fill=NONE)] = NOTHING  # the leader in play, or NONE
    leader_at: Annotated[vec[i64], by(NATIONS, fill=NONE)] = NOTHING  # the leader's area, or NONE
    # The books.
    savings: Annotated[vec[i64], by(NATIONS)] = NOTHING  # population points
    score: Annotated[vec[i64], by(NATIONS)] = NOTHING  # victory points
    overlord: Annotated[vec[i64], by(NATIONS, fill=NONE)] = NOTHING  # whose vassal it is, or NONE
    occupied: Annotated[vec[i64], by(NATIONS)] = NOTHING  # areas whose occupation has been scored, as bits
    # The nation whose turn it is.
    mine: Annotated[vec[i64], by(AREAS)] = NOTHING  # how many armies it has there
    served: Annotated[vec[i64], by(LANDS)] = NOTHING  # units placed there in this growth
    votes: Annotated[vec[i64], by(NATIONS)] = NOTHING  # votes for Bretwalda
    # The set-up.
    scenario: i64 = 0
    last_turn: i64 = 16
    out: i64 = 0  # nations that never appear, as bits
    halved: bool = True  # vassals score half of their area points (R20)
    by_cards: Annotated[bool, since(2)] = False  # leaders score for those nations alone whose cards name them (R43)
    ships_wait: Annotated[bool, since(2)] = False  # major invaders may retreat to sea in their first battles (R44)
    welsh_heirs: Annotated[bool, since(2)] = False  # Romano-British come from Wales too (R15)
    variant: Annotated[bool, since(2)] = False  # units, leaders and rivers of the manual's annex (rules 21)
    six: bool = False  # six seas instead of eight (R2)
    literal: bool = False  # a difficult area costs 2, without mercy (R1)
    # Where the game is.
    turn: i64 = 1
    phase: i64 = 0
    stage: i64 = 0  # how far within the phase
    nation: i64 = 0  # whose turn it is, in the order of play
    active: i64 = NONE  # the nation whose armies are bands; NONE between the turns
    owed: bool = False  # whether somebody owes a decision
    asked: i64 = NONE  # the nation that does
    # The leader of the active nation.
    leader_spent: i64 = 0  # movement points
    with_leader: bool = False  # he goes along with those that march or retreat
    # A march, a battle, a withdrawal: what has been chosen so far.
    place: i64 = NONE  # the area of the stack, the battle or the withdrawal
    target: i64 = NONE  # the step that waits for an overlord's consent
    marched: bool = False  # the stack has taken a step already
    held_before: i64 = 0  # areas that the nation held when the movement began, as bits
    may_empty: i64 = 0  # those that its overlord lets it abandon
    must_keep: i64 = 0  # those that he does not
    # A round of battle: hits that are still to be absorbed, by any unit (`full`) or by ordinary ones (`light`).
    light_on_attacker: i64 = 0
    full_on_attacker: i64 = 0
    light_on_defender: i64 = 0
    full_on_defender: i64 = 0
    siege_on_defender: Annotated[i64, since(2)] = 0  # by a motte, too; counted apart only where one stands
    attacker_dice: i64 = 0  # of the latest round: how often each value fell, five bits a value
    defender_dice: i64 = 0
    wall_hits: i64 = 0  # that the wall in this battle has taken
    rounds: i64 = 0  # of this battle
    defender: i64 = NONE
    retreated: bool = False  # somebody retreated in this round
    fleeing_foot: i64 = 0  # defenders chosen to retreat
    fleeing_horse: i64 = 0
    fleeing_guard: Annotated[i64, since(2)] = 0
    ways: i64 = 0  # areas that the attacker's leader may retreat to, as bits, while he must choose
    submitting: i64 = NONE  # the row of the submission that is offered
    # Counting.
    bought: bool = False  # something was bought in this growth
    burhs_left: i64 = 0  # that may still be bought this turn
    left: i64 = 0  # units to remove, points to spend
    cnut_crowned: bool = False
    former_vassals: i64 = 0  # nations that have been vassals of Rome, as bits
    aggressors: i64 = 0  # nations that have attacked the Romano-British, as bits
    # Those that grow.
    ledger: Annotated[vec[i64], by(MANY)] = NOTHING  # every award of points, see `award`
    bands: Annotated[vec[i64], by(MANY)] = NOTHING  # its armies; 0 is an empty place
    guards: Annotated[vec[i64], by(REST)] = NOTHING  # guards of the others: nation, area and number, as one number

    # --- The contract -----------------------------------------------------------------------------

    def take(self, seat: i64, choice: i64) -> None:
        self.owed = False
        self.step.take(self, seat, choice)
        while not self.owed:
            self.flow.go_on(self)

    def copy(self, dice: Dice) -> Britannia:
        return fields.copy(Britannia(SEATS, dice), self)

    def dump(self) -> list[int]:
        return fields.dump(self)

    def standing(self) -> list[float]:
        """The highest sum of points wins; equal ones share the victory (rules 1.3)."""
        best: i64 = -1_000_000
        winners = 0.0
        for seat in range(SEATS):
            points = self.points(seat)
            if points > best:
                best = points
                winners = 0.0
            if points == best:
                winners += 1.0
        out: list[float] = []
        for seat in range(SEATS):
            out.append(1.0 / winners if self.points(seat) == best else 0.0)
        return out

    # --- Asking -----------------------------------------------------------------------------------

    def ask(self, step: Step[Britannia], nation: i64) -> None:
        """A nation's player owes a decision."""
        self.step = step
        self.asked = nation
        self.actor = SEAT[nation]
        self.owed = True

    def enter(self, phase: i64) -> None:
        """Go to another phase: there is no way back (rules 3.10)."""
        self.phase = phase
        self.stage = 0
        self.information += 1

    # --- What the rules ask of a position -----------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """A player's score: the sum of the nations'."""
        out: i64 = 0
        for n in range(NATIONS):
            if SEAT[n] == seat:
                out += self.score[n]
        return out

    def status(self, nation: i64) -> i64:
        """What a nation can do this turn, as bits (rules 2.10)."""
        return STATUS[self.turn * NATIONS + nation]

    def sea(self, area: i64) -> i64:
        """The sea that is played in place of a sea of the timeline."""
        return SEA_PLAYED[(AREAS if self.six else 0) + area]

    def alive(self, nation: i64) -> bool:
        """Whether a nation has anything in play."""
        return self.in_play(nation) > 0 or self.land[nation] != 0

    def in_play(self, nation: i64) -> i64:
        """How many armies a nation has."""
        out = self.number[nation * 2] + self.number[nation * 2 + 1]
        return out + self.number_of_guards(nation) if self.variant else out

    def armies(self, nation: i64, area: i64) -> i64:
        """How many armies a nation has in an area."""
        if nation == self.active:
            return self.mine[area]
        if area >= LANDS:
            at = (nation * SEAS + area - LANDS) * 2
            return self.at_sea[at] + self.at_sea[at + 1] + (self.guard_at(nation, area) if self.variant else 0)
        return self.host(area) if self.holder[area] == nation else 0

    def host(self, area: i64) -> i64:
        """How many armies of the holder stand in a land area, unless they are bands."""
        out = self.foot[area] + self.horse[area]
        return out + self.guard_at(self.holder[area], area) if self.variant else out

    def guard_at(self, nation: i64, area: i64) -> i64:
        """How many guards a nation that is not on turn has in an area."""
        for entry in self.guards:
            if entry >> 6 == nation << 6 | area:
                return entry & 63
        return 0

    def number_of_guards(self, nation: i64) -> i64:
        """How many guards a nation has in play."""
        out: i64 = 0
        if nation == self.active:
            for band in self.bands:
                if band & GUARD_BIT:
                    out += count_of(band)
            return out
        for entry in self.guards:
            if entry >> 12 == nation:
                out += entry & 63
        return out

    def post(self, nation: i64, area: i64, number: i64) -> None:
        """More guards of a nation that is not on turn in an area, or fewer."""
        for i in range(i64(len(self.guards))):
            if self.guards[i] >> 6 == nation << 6 | area:
                self.guards[i] += number
                if self.guards[i] & 63 == 0:
                    last = i64(len(self.guards)) - 1
                    self.guards[i] = self.guards[last]
                    self.guards = self.guards[:last]
                return
        self.guards = append(self.guards, (nation << 6 | area) << 6 | number)

    def armies_of_kind(self, nation: i64, area: i64, kind: i64) -> i64:
        """How many foot or horse a nation has in an area."""
        if nation == self.active:
            out: i64 = 0
            for band in self.bands:
                if band & AREA_MASK == area and kind_of(band) == kind:
                    out += count_of(band)
            return out
        if kind == GUARD:
            return self.guard_at(nation, area)
        if area >= LANDS:
            return self.at_sea[(nation * SEAS + area - LANDS) * 2 + kind]
        if self.holder[area] != nation:
            return 0
        return self.horse[area] if kind == HORSE else self.foot[area]

    def units_against(self, area: i64) -> i64:
        """How many units of the holder stand in an area: armies and structures, but no ruin."""
        works = self.works[area]
        return self.host(area) + (works & 1) + (works >> 2 & 1) + (works >> 3 & 1) + (works >> 5 & 1)

    def room_in_pool(self, nation: i64, kind: i64) -> i64:
        """How many more armies of a kind a nation may have (rules 2.13)."""
        at = nation * UNITS + unit_of(nation, kind)
        pool = POOL[at]
        if self.turn >= SPARED_BEFORE:
            pool += POOL_LATER[at]  # the riders of Arthur, on foot
        if kind == GUARD:
            return pool - self.number_of_guards(nation)
        return pool - self.number[nation * 2 + kind]

    def kinds(self) -> i64:
        """How many kinds of army there may be: two, and in the variant three."""
        return KINDS if self.variant else GUARD

    def leader_due(self, nation: i64) -> i64:
        """The leader that the timeline brings to a nation this turn, or NONE."""
        at = self.turn * NATIONS + nation
        if self.variant and VARIANT_LEADER[at] != NONE:
            return VARIANT_LEADER[at]
        return LEADER[at]

    # --- Armies -------------------------------------------------------------------------------------

    def hold(self, nation: i64, area: i64) -> None:
        """An area changes hands, or is nobody's."""
        before = self.holder[area]
        if before == nation:
            return
        if before != NONE:
            self.land[before] &= ~BIT[area]
        if nation != NONE:
            self.land[nation] |= BIT[area]
        self.holder[area] = nation

    def muster(self, nation: i64, kind: i64, number: i64, area: i64) -> None:
        """New armies in an area that is the nation's, vacant or a sea."""
        if kind < GUARD:
            self.number[nation * 2 + kind] += number
        if nation == self.active:
            self.join(likeness(area, kind, area, area), number)
        elif kind == GUARD:
            self.post(nation, area, number)
        elif area >= LANDS:
            self.at_sea[(nation * SEAS + area - LANDS) * 2 + kind] += number
            return
        elif kind == HORSE:
            self.horse[area] += number
        else:
            self.foot[area] += number
        if area < LANDS:
            self.hold(nation, area)

    def strike(self, nation: i64, kind: i64, area: i64) -> None:
        """One army of a nation that is not active leaves the map."""
        if kind == GUARD:
            self.post(nation, area, -1)
            return
        self.number[nation * 2 + kind] -= 1
        if area >= LANDS:
            self.at_sea[(nation * SEAS + area - LANDS) * 2 + kind] -= 1
        elif kind == HORSE:
            self.horse[area] -= 1
        else:
            self.foot[area] -= 1

    def join(self, like: i64, number: i64) -> None:
        """Add units to the band that is like them."""
        self.mine[like & AREA_MASK] += number
        free: i64 = NONE
        for i in range(i64(len(self.bands))):
            band = self.bands[i]
            if band == 0:
                free = i
            elif band & LIKENESS == like:
                self.bands[i] = band + number * ONE
                return
        if free == NONE:
            self.bands = append(self.bands, like + number * ONE)
        else:
            self.bands[free] = like + number * ONE

    def part(self, i: i64, number: i64) -> i64:
        """Take units out of a band; what they are like."""
        band = self.bands[i]
        like = band & LIKENESS
        self.mine[like & AREA_MASK] -= number
        self.bands[i] = 0 if count_of(band) == number else band - number * ONE
        return like

    def disband(self, i: i64) -> None:
        """One unit of a band leaves the map."""
        kind = kind_of(self.bands[i])
        if kind < GUARD:
            self.number[self.active * 2 + kind] -= 1
        self.part(i, 1)

    def vacate(self, area: i64) -> None:
        """After armies have left: an area in which nothing of the active nation is left is nobody's."""
        if (
            area < LANDS
            and self.mine[area] == 0
            and self.holder[area] == self.active
            and not self.works[area] & STANDING
        ):
            self.hold(NONE, area)

    def lift(self, nation: i64) -> None:
        """A nation takes its turn: its armies become bands."""
        self.active = nation
        self.bands = vec[i64]()
        for a in range(AREAS):
            self.mine[a] = 0
        for a in range(LANDS):
            if self.holder[a] == nation:
                self._lift_kind(a, FOOT, self.foot[a])
                self._lift_kind(a, HORSE, self.horse[a])
                self.foot[a] = 0
                self.horse[a] = 0
        for sea in range(SEAS):
            at = (nation * SEAS + sea) * 2
            self._lift_kind(LANDS + sea, FOOT, self.at_sea[at])
            self._lift_kind(LANDS + sea, HORSE, self.at_sea[at + 1])
            self.at_sea[at] = 0
            self.at_sea[at + 1] = 0
        if self.variant:
            self._lift_guards(nation)

    def _lift_guards(self, nation: i64) -> None:
        guards = self.guards
        self.guards = vec[i64]()
        for entry in guards:
            if entry >> 12 == nation:
                self._lift_kind(entry >> 6 & 63, GUARD, entry & 63)
            else:
                self.guards = append(self.guards, entry)

    def _lift_kind(self, area: i64, kind: i64, number: i64) -> None:
        if number:
            self.bands = append(self.bands, likeness(area, kind, area, area) + number * ONE)
            self.mine[area] += number

    def settle(self) -> None:
        """The nation's turn is over: its bands become counts again."""
        nation = self.active
        self.active = NONE
        for band in self.bands:
            if band:
                area = band & AREA_MASK
                if band & GUARD_BIT:
                    self.post(nation, area, count_of(band))
                elif area >= LANDS:
                    self.at_sea[(nation * SEAS + area - LANDS) * 2 + kind_of(band)] += count_of(band)
                elif band & KIND_BIT:
                    self.horse[area] += count_of(band)
                else:
                    self.foot[area] += count_of(band)
        self.bands = vec[i64]()
        for a in range(AREAS):
            self.mine[a] = 0

    # --- Picking units of a stack -------------------------------------------------------------------

    def pick(self, i: i64, number: i64) -> None:
        """Choose units of a band that is not picked."""
        self.join(self.part(i, number) | PICKED, number)

    def unpick(self, i: i64, number: i64) -> None:
        """Leave units of a picked band behind."""
        self.join(self.part(i, number) & ~PICKED, number)

    def unpick_all(self) -> None:
        """The march or the retreat is over."""
        for i in range(i64(len(self.bands))):
            if self.bands[i] & PICKED:
                self.unpick(i, count_of(self.bands[i]))
        self.with_leader = False

    def picked(self) -> i64:
        """How many units are chosen."""
        out: i64 = 0
        for band in self.bands:
            if band & PICKED:
                out += count_of(band)
        return out

    # --- Points -------------------------------------------------------------------------------------

    def award(self, nation: i64, source: i64, area: i64, points: i64) -> None:
        """Give points to a nation and write down what for; `area` may be NONE."""
        if points == 0:
            return
        self.score[nation] += points
        self.ledger = append(self.ledger, entry(self.turn, nation, source, area, points))
        if self.chronicle is not None:
            if area == NONE:
                self.tell("points", nation, points, source)
            else:
                self.tell("points_area", nation, points, source, area)

    def ruined(self, area: i64) -> None:
        """The fort of an area is destroyed; its ruin stays (rules 7.2)."""
        self.works[area] = self.works[area] & ~FORT_BIT | 2


# An entry of the ledger: points, area (+ 1), source, nation, turn, as one number.
BELOW_ZERO: Final[i64] = 1024  # what is added to points: a deduction is never so high


def entry(turn: i64, nation: i64, source: i64, area: i64, points: i64) -> i64:
    return (((points + BELOW_ZERO) << 6 | (area + 1)) << 4 | source) << 10 | nation << 5 | turn


def entry_turn(number: i64) -> i64:
    return number & 31


def entry_nation(number: i64) -> i64:
    return number >> 5 & 31


def entry_source(number: i64) -> i64:
    return number >> 10 & 15


def entry_area(number: i64) -> i64:
    """The area of an entry, or NONE."""
    return (number >> 14 & 63) - 1


def entry_points(number: i64) -> i64:
    return (number >> 20) - BELOW_ZERO
