"""The battle phase (rules 9): the order of battles, rounds of dice, hits and who bears them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices, choices
from bretwalda.engine.chronicle import EVERYBODY, Event
from bretwalda.engine.state import Step

from ..board import (
    ANGLES,
    AREAS,
    ATTACKERS_HURT,
    BATTLE,
    BATTLE_MARKS,
    BIT,
    BURH,
    BURH_BIT,
    CAVALRY,
    CRACKED_BIT,
    DEFENDERS_HURT,
    DIE,
    DIFFICULT,
    FIGHT,
    FLOOR,
    FOOT,
    FORT,
    FORT_BIT,
    GUARD,
    HEAVY,
    HORSE,
    HUSKARL,
    LEADER_DIE,
    LOSE,
    MAJOR_INVASION,
    MOTTE,
    MOTTE_BIT,
    MOVEMENT_2,
    NONE,
    REASON_REPELLED,
    RIVER_BIT,
    RIVER_DIE,
    STANDING,
    STRUCTURE,
    UNIT_ATTACK,
    UNIT_DEFENCE,
    UNIT_HITS,
    UNIT_TO_KILL,
    UNITS,
    WALL,
    WALL_BIT,
    WITHDRAWAL,
    kind_of_unit,
    unit_of,
)
from ..scoring import score_army, score_fort
from ..state import AREA_MASK, FIRST_RULES, Britannia, from_of, kind_of
from .leaders import fall
from .occupation import contested, seize
from .retreat import ask_attacker, ask_defender, hurt, leader_must_choose, pick_those_who_can_go_back, retreat
from .submission import bury, offer

# Stages of the phase.
CHOOSING: Final[i64] = 0
DEFENDER_LOSES: Final[i64] = 1
ATTACKER_LOSES: Final[i64] = 2
AFTERMATH: Final[i64] = 3
DEFENDER_RETREATS: Final[i64] = 4
ATTACKER_RETREATS: Final[i64] = 5
NEXT_ROUND: Final[i64] = 6


def battle_goes_on(s: Britannia) -> None:
    stage = s.stage
    if stage == CHOOSING:
        choose_battle(s)
    elif stage == DEFENDER_LOSES:
        if not bear_hits(s, s.defender):
            s.stage = ATTACKER_LOSES
    elif stage == ATTACKER_LOSES:
        if not bear_hits(s, s.active):
            s.stage = AFTERMATH
    elif stage == AFTERMATH:
        s.stage = DEFENDER_RETREATS
        aftermath(s)
    elif stage == DEFENDER_RETREATS:
        s.stage = ATTACKER_RETREATS
        if is_on(s):
            ask_defender(s)
    elif stage == ATTACKER_RETREATS:
        s.stage = NEXT_ROUND
        if is_on(s):
            ask_attacker(s)
    elif leader_must_choose(s):
        pass  # the retreat is not over before the leader is somewhere
    elif not is_on(s):
        conclude(s)
        s.stage = CHOOSING
    elif impregnable(s):
        repel(s)
        conclude(s)
        s.stage = CHOOSING
    elif s.retreated:
        s.stage = CHOOSING  # whoever stayed fights on, but another battle may come first
    else:
        fight_round(s)


def choose_battle(s: Britannia) -> None:
    s.place = NONE
    s.defender = NONE
    s.attacker_dice = 0
    s.defender_dice = 0
    s.wall_hits = 0
    s.rounds = 0
    if contested(s):
        s.ask(BATTLES, s.active)
        return
    bury(s, s.active)
    if s.phase == BATTLE and s.status(s.active) & MAJOR_INVASION:
        s.enter(MOVEMENT_2)
    else:
        s.enter(WITHDRAWAL)


@final
class Battles(Step[Britannia]):
    """Choose the battle to be fought next (rules 9.2)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(FIGHT, contested(s))

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        area = choice - FIGHT
        s.place = area
        s.defender = s.holder[area]
        s.wall_hits = 1 if s.works[area] & CRACKED_BIT else 0
        s.tell("battle", s.active, s.defender, area)
        fight_round(s)


BATTLES: Final = Battles("battles", "9.2")


def is_on(s: Britannia) -> bool:
    """Whether both sides still have units in the battle."""
    area = s.place
    return s.holder[area] == s.defender and s.units_against(area) > 0 and contested(s) >> area & 1 != 0


# --- Dice (rules 9.3 to 9.7) ------------------------------------------------------------------------


def fight_round(s: Britannia) -> None:
    """Every unit of both sides rolls one die."""
    area = s.place
    attacker = s.active
    defender = s.defender
    s.information += 1
    s.rounds += 1
    s.retreated = False
    bonus = LEADER_DIE if s.leader_at[attacker] == area else 0
    attacking_foot = roll(s, s.armies_of_kind(attacker, area, FOOT), bonus)
    attacking_horse = roll(s, s.armies_of_kind(attacker, area, HORSE), bonus)
    attacking_guard = roll(s, s.armies_of_kind(attacker, area, GUARD), bonus) if s.variant else 0
    works = s.works[area]
    bonus = LEADER_DIE if s.leader_at[defender] == area else 0
    if works & RIVER_BIT:
        bonus += RIVER_DIE  # for the first round (rules 21.12)
        s.works[area] &= ~RIVER_BIT
    defending_foot = roll(s, s.foot[area], bonus)
    defending_horse = roll(s, s.horse[area], bonus)
    defending_guard = roll(s, s.armies_of_kind(defender, area, GUARD), bonus) if s.variant else 0
    rolling = (1 if works & FORT_BIT else 0) + (1 if works & BURH_BIT and burhs_roll(s, defender) else 0)
    defending_works = roll(s, rolling, bonus)
    s.light_on_defender = light(attacking_foot, UNIT_ATTACK[unit_of(attacker, FOOT)])
    s.light_on_defender += light(attacking_horse, UNIT_ATTACK[unit_of(attacker, HORSE)])
    s.full_on_defender = full(attacking_foot) + full(attacking_horse)
    s.light_on_attacker = light(defending_foot, UNIT_DEFENCE[unit_of(defender, FOOT)])
    s.light_on_attacker += light(defending_horse, UNIT_DEFENCE[unit_of(defender, HORSE)])
    s.light_on_attacker += light(defending_works, UNIT_DEFENCE[FORT])
    s.full_on_attacker = full(defending_foot) + full(defending_horse) + full(defending_works)
    s.attacker_dice = attacking_foot + attacking_horse + attacking_guard
    s.defender_dice = defending_foot + defending_horse + defending_guard + defending_works
    if s.variant:
        s.light_on_defender += light(attacking_guard, UNIT_ATTACK[HUSKARL])
        s.full_on_defender += full(attacking_guard)
        s.light_on_attacker += light(defending_guard, UNIT_DEFENCE[HUSKARL])
        s.full_on_attacker += full(defending_guard)
        if works & MOTTE_BIT:
            s.siege_on_defender = storming(s.attacker_dice)
            s.full_on_defender -= s.siege_on_defender
    if s.chronicle is not None:
        numbers = [
            area, s.rounds, attacker, attacking_foot, attacking_horse, attacking_guard,
            defender, defending_foot, defending_horse, defending_guard, defending_works,
        ]  # fmt: skip
        s.chronicle.append(Event("round", numbers, EVERYBODY))  # more than `tell` takes
    s.stage = DEFENDER_LOSES


def burhs_roll(s: Britannia, nation: i64) -> bool:
    """Whether a nation's burh rolls a die like a fort: the Angles' do, by the first rules all did (R17)."""
    return nation == ANGLES or s.rules == FIRST_RULES


def roll(s: Britannia, number: i64, bonus: i64) -> i64:
    """So many dice: how often each value fell, five bits a value, the leader's bonus added."""
    out: i64 = 0
    for _k in range(number):
        out += BIT[5 * (s.dice.below(DIE) + 1 + bonus)]
    return out


def full(dice: i64) -> i64:
    """How many dice kill anything but a motte; a leader and a river lift them to 8 at most."""
    return (dice >> 5 * FLOOR & 31) + (dice >> 5 * (FLOOR + 1) & 31) + (dice >> 5 * (FLOOR + 2) & 31)


def storming(dice: i64) -> i64:
    """How many dice of an attacker kill even a motte."""
    return dice >> 5 * UNIT_TO_KILL[MOTTE] & 31


def light(dice: i64, need: i64) -> i64:
    """How many dice kill ordinary units only."""
    out: i64 = 0
    for value in range(need, FLOOR):
        out += dice >> 5 * value & 31
    return out


# --- Losses (rules 9.8 to 9.11) -----------------------------------------------------------------------


def bear_hits(s: Britannia, side: i64) -> bool:
    """Take the losses of a side as far as there is no choice; True if its owner must choose."""
    while True:
        options = losses(s, side)
        if len(options) == 0:
            if side == s.active:
                s.light_on_attacker = 0
                s.full_on_attacker = 0
            else:
                s.light_on_defender = 0
                s.full_on_defender = 0
                s.siege_on_defender = 0
            return False
        if len(options) > 1:
            s.ask(LOSSES, side)
            return True
        lose(s, side, options[0] - LOSE)


def losses(s: Britannia, side: i64) -> vec[i64]:
    """The units that may bear the next hit: a light one first, so that as many hits as possible find a victim (R4)."""
    if side == s.active:
        if s.light_on_attacker:
            out = attackers(s, False)
            if len(out):
                return out
        return attackers(s, True) if s.full_on_attacker else vec[i64]()
    if s.light_on_defender and not DIFFICULT >> s.place & 1:
        out = defenders(s, False)
        if len(out):
            return out
    if s.full_on_defender:
        out = defenders(s, True)
        if len(out) or s.siege_on_defender == 0:
            return out
    if s.siege_on_defender == 0:
        return vec[i64]()
    out = defenders(s, True)
    if s.works[s.place] & MOTTE_BIT:
        out = append(out, LOSE + MOTTE * AREAS + s.place)
    return out


def attackers(s: Britannia, heavy_too: bool) -> vec[i64]:
    """The attacker's units that can die, by unit and the area they would retreat to."""
    out = vec[i64](capacity=4)
    for kind in range(s.kinds()):
        unit = unit_of(s.active, kind)
        if HEAVY[unit] and not heavy_too:
            continue
        homes: i64 = 0
        for band in s.bands:
            if band and band & AREA_MASK == s.place and kind_of(band) == kind:
                homes |= BIT[from_of(band)]
        out = add_choices(out, LOSE + unit * AREAS, homes)
    return out


def defenders(s: Britannia, heavy_too: bool) -> vec[i64]:
    """The defender's units that can die; a fort only when nothing else is left (rules 7.6)."""
    out = vec[i64](capacity=4)
    area = s.place
    works = s.works[area]
    out = _armies(s, out, heavy_too, 0, FORT)
    if works & STANDING == FORT_BIT and s.host(area) == 0:
        out = append(out, LOSE + FORT * AREAS + area)
    if works & BURH_BIT:
        out = append(out, LOSE + BURH * AREAS + area)
    if works & WALL_BIT:
        out = append(out, LOSE + WALL * AREAS + area)
    return _armies(s, out, heavy_too, FORT, UNITS) if s.variant else out


def _armies(s: Britannia, out: vec[i64], heavy_too: bool, first: i64, last: i64) -> vec[i64]:
    """Add the defender's armies that can die, of the units in a row of the list."""
    for kind in range(s.kinds()):
        unit = unit_of(s.defender, kind)
        if first <= unit < last and (heavy_too or not HEAVY[unit]) and s.armies_of_kind(s.defender, s.place, kind):
            out = append(out, LOSE + unit * AREAS + s.place)
    return out


@final
class Losses(Step[Britannia]):
    """Choose which unit bears a hit (rules 9.9)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return losses(s, s.asked)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        lose(s, s.asked, choice - LOSE)


LOSSES: Final = Losses("losses", "9.9")


def lose(s: Britannia, side: i64, unit_and_area: i64) -> None:
    """A unit bears a hit; points go to the nation that it fights (rules 16.5)."""
    unit = unit_and_area // AREAS
    home = unit_and_area - unit * AREAS
    area = s.place
    if side == s.active:
        if s.light_on_attacker and not HEAVY[unit]:
            s.light_on_attacker -= 1
        else:
            s.full_on_attacker -= 1
        kind = kind_of_unit(side, unit)
        if kind == GUARD and only_hurt(s, ATTACKERS_HURT, s.armies_of_kind(side, area, GUARD)):
            return
        for i in range(i64(len(s.bands))):
            band = s.bands[i]
            if band and band & AREA_MASK == area and kind_of(band) == kind and from_of(band) == home:
                s.disband(i)
                break
        _tell_loss(s, side, unit)
        score_army(s, s.defender, side, unit == CAVALRY, area)
        return
    if s.light_on_defender and not HEAVY[unit] and not DIFFICULT >> area & 1:
        s.light_on_defender -= 1
    elif s.full_on_defender and unit != MOTTE:
        s.full_on_defender -= 1
    else:
        s.siege_on_defender -= 1
    if unit == WALL:
        s.wall_hits += 1
        if s.wall_hits < UNIT_HITS[WALL]:
            s.works[area] |= CRACKED_BIT
            return
        s.works[area] &= ~(WALL_BIT | CRACKED_BIT)
    elif unit == FORT:
        s.ruined(area)
    elif unit == BURH:
        s.works[area] &= ~BURH_BIT
    elif unit == MOTTE:
        s.works[area] &= ~MOTTE_BIT
    else:
        kind = kind_of_unit(side, unit)
        if kind == GUARD and only_hurt(s, DEFENDERS_HURT, s.armies_of_kind(side, area, GUARD)):
            return
        s.strike(side, kind, area)
    _tell_loss(s, side, unit)
    if unit == FORT:
        score_fort(s, s.active, side, area)
    elif not STRUCTURE[unit]:
        score_army(s, s.active, side, unit == CAVALRY, area)


def only_hurt(s: Britannia, side: i64, number: i64) -> bool:
    """Whether a hit on the guard only hurts one of them: those that are whole are hit first (R47)."""
    if hurt(s, s.place, side) < number:
        s.works[s.place] += BIT[side]
        return True
    s.works[s.place] -= BIT[side]
    return False


def _tell_loss(s: Britannia, side: i64, unit: i64) -> None:
    s.tell("lost", side, unit, s.place)


# --- After the dice -----------------------------------------------------------------------------------


def aftermath(s: Britannia) -> None:
    """Leaders without companions fall, the area may change hands, a nation may submit (rules 9.12, 9.13)."""
    area = s.place
    attacker = s.active
    defender = s.defender
    if s.units_against(area) == 0 and s.leader_at[defender] == area:
        fall(s, defender, attacker)
    if s.mine[area] == 0 and s.leader_at[attacker] == area:
        fall(s, attacker, defender)
    settle_area(s)
    bury(s, defender)
    bury(s, attacker)
    offer(s, defender, attacker)


def settle_area(s: Britannia) -> None:
    """Whose the area is when one side has nothing left there."""
    area = s.place
    if s.holder[area] != s.defender or s.units_against(area) > 0:
        return
    s.hold(NONE, area)
    if s.mine[area]:
        seize(s, s.active, area)


def conclude(s: Britannia) -> None:
    """The battle is over; a submission has been told already."""
    settle_area(s)
    s.works[s.place] &= ~BATTLE_MARKS  # what survives is whole again (rules 9.11)
    if s.chronicle is None or s.overlord[s.defender] == s.active or s.overlord[s.active] == s.defender:
        return
    if s.holder[s.place] == NONE:
        s.tell("both_gone", s.place)
    else:
        s.tell("won", s.holder[s.place], s.place)


# --- Mottes (rules 21.10) -------------------------------------------------------------------------------


def impregnable(s: Britannia) -> bool:
    """Whether nothing but a motte is left, and the attackers have no leader: no die of theirs can reach it."""
    area = s.place
    if not s.works[area] & MOTTE_BIT or s.leader_at[s.active] == area:
        return False
    return s.works[area] & STANDING == MOTTE_BIT and s.host(area) == 0


def repel(s: Britannia) -> None:
    """The attackers go back where they came from; whoever cannot is lost (rules 21.10)."""
    area = s.place
    pick_those_who_can_go_back(s)
    retreat(s)
    s.retreated = False
    for i in range(i64(len(s.bands))):
        while s.bands[i] and s.bands[i] & AREA_MASK == area:
            unit = unit_of(s.active, kind_of(s.bands[i]))
            s.disband(i)
            if s.chronicle is not None:
                s.tell("removed", s.active, unit, area, REASON_REPELLED)
    bury(s, s.active)
