"""Written by `python -m tools.fields` from the fields of `Britannia` in state.py; never edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bretwalda.engine.fields import Field
from bretwalda.engine.rows import Reader, filled
from bretwalda.engine.state import Step

from .board import AREAS, LANDS, NATIONS, NONE, SEAS

if TYPE_CHECKING:
    from .state import Britannia


def lay_out(s: Britannia) -> Britannia:
    """Give every row its length, and the number that it begins with."""
    s.holder = filled(LANDS, NONE)
    s.land = filled(NATIONS, 0)
    s.foot = filled(LANDS, 0)
    s.horse = filled(LANDS, 0)
    s.works = filled(LANDS, 0)
    s.at_sea = filled(NATIONS * SEAS * 2, 0)
    s.number = filled(NATIONS * 2, 0)
    s.leader = filled(NATIONS, NONE)
    s.leader_at = filled(NATIONS, NONE)
    s.savings = filled(NATIONS, 0)
    s.score = filled(NATIONS, 0)
    s.overlord = filled(NATIONS, NONE)
    s.occupied = filled(NATIONS, 0)
    s.mine = filled(AREAS, 0)
    s.served = filled(LANDS, 0)
    s.votes = filled(NATIONS, 0)
    return s


def copy(to: Britannia, s: Britannia) -> Britannia:
    """Make an empty position equal to another one, but for its seats and its dice."""
    to.actor = s.actor
    to.secret = s.secret
    to.information = s.information
    to.rules = s.rules
    to.step = s.step
    to.flow = s.flow
    to.holder = s.holder[:]
    to.land = s.land[:]
    to.foot = s.foot[:]
    to.horse = s.horse[:]
    to.works = s.works[:]
    to.at_sea = s.at_sea[:]
    to.number = s.number[:]
    to.leader = s.leader[:]
    to.leader_at = s.leader_at[:]
    to.savings = s.savings[:]
    to.score = s.score[:]
    to.overlord = s.overlord[:]
    to.occupied = s.occupied[:]
    to.mine = s.mine[:]
    to.served = s.served[:]
    to.votes = s.votes[:]
    to.scenario = s.scenario
    to.last_turn = s.last_turn
    to.out = s.out
    to.halved = s.halved
    to.by_cards = s.by_cards
    to.ships_wait = s.ships_wait
    to.welsh_heirs = s.welsh_heirs
    to.variant = s.variant
    to.six = s.six
    to.literal = s.literal
    to.turn = s.turn
    to.phase = s.phase
    to.stage = s.stage
    to.nation = s.nation
    to.active = s.active
    to.owed = s.owed
    to.asked = s.asked
    to.leader_spent = s.leader_spent
    to.with_leader = s.with_leader
    to.place = s.place
    to.target = s.target
    to.marched = s.marched
    to.held_before = s.held_before
    to.may_empty = s.may_empty
    to.must_keep = s.must_keep
    to.light_on_attacker = s.light_on_attacker
    to.full_on_attacker = s.full_on_attacker
    to.light_on_defender = s.light_on_defender
    to.full_on_defender = s.full_on_defender
    to.siege_on_defender = s.siege_on_defender
    to.attacker_dice = s.attacker_dice
    to.defender_dice = s.defender_dice
    to.wall_hits = s.wall_hits
    to.rounds = s.rounds
    to.defender = s.defender
    to.retreated = s.retreated
    to.fleeing_foot = s.fleeing_foot
    to.fleeing_horse = s.fleeing_horse
    to.fleeing_guard = s.fleeing_guard
    to.ways = s.ways
    to.submitting = s.submitting
    to.bought = s.bought
    to.burhs_left = s.burhs_left
    to.left = s.left
    to.cnut_crowned = s.cnut_crowned
    to.former_vassals = s.former_vassals
    to.aggressors = s.aggressors
    to.ledger = s.ledger[:]
    to.bands = s.bands[:]
    to.guards = s.guards[:]
    return to


def dump(s: Britannia) -> list[int]:
    """Every field as a number, one after the other."""
    out: list[int] = [
        s.step.number,
        s.actor,
        s.information,
        s.dice.a,
        s.dice.b,
        s.dice.c,
        s.dice.counter,
        len(s.ledger),
        len(s.bands),
        s.scenario,
        s.last_turn,
        s.out,
        1 if s.halved else 0,
        1 if s.six else 0,
        1 if s.literal else 0,
        s.turn,
        s.phase,
        s.stage,
        s.nation,
        s.active,
        1 if s.owed else 0,
        s.asked,
        s.leader_spent,
        1 if s.with_leader else 0,
        s.place,
        s.target,
        1 if s.marched else 0,
        s.held_before,
        s.may_empty,
        s.must_keep,
        s.light_on_attacker,
        s.full_on_attacker,
        s.light_on_defender,
        s.full_on_defender,
        s.attacker_dice,
        s.defender_dice,
        s.wall_hits,
        s.rounds,
        s.defender,
        1 if s.retreated else 0,
        s.fleeing_foot,
        s.fleeing_horse,
        s.ways,
        s.submitting,
        1 if s.bought else 0,
        s.burhs_left,
        s.left,
        1 if s.cnut_crowned else 0,
        s.former_vassals,
        s.aggressors,
    ]
    if s.rules >= 2:
        out.append(1 if s.by_cards else 0)
    if s.rules >= 2:
        out.append(1 if s.ships_wait else 0)
    if s.rules >= 2:
        out.append(1 if s.welsh_heirs else 0)
    if s.rules >= 2:
        out.append(1 if s.variant else 0)
    if s.rules >= 2:
        out.append(s.siege_on_defender)
    if s.rules >= 2:
        out.append(s.fleeing_guard)
    out.extend(s.holder)
    out.extend(s.land)
    out.extend(s.foot)
    out.extend(s.horse)
    out.extend(s.works)
    out.extend(s.at_sea)
    out.extend(s.number)
    out.extend(s.leader)
    out.extend(s.leader_at)
    out.extend(s.savings)
    out.extend(s.score)
    out.extend(s.overlord)
    out.extend(s.occupied)
    out.extend(s.mine)
    out.extend(s.served)
    out.extend(s.votes)
    out.extend(s.ledger)
    out.extend(s.bands)
    out.extend(s.guards)
    return out


def restore(s: Britannia, steps: Sequence[Step[Britannia]], numbers: list[int]) -> Britannia:
    """Make an empty position the one that `dump` wrote down."""
    read = Reader(numbers)
    s.step = steps[read.number()]
    s.actor = read.number()
    s.information = read.number()
    s.dice = read.dice()
    ledger = read.number()
    bands = read.number()
    s.scenario = read.number()
    s.last_turn = read.number()
    s.out = read.number()
    s.halved = read.flag()
    s.six = read.flag()
    s.literal = read.flag()
    s.turn = read.number()
    s.phase = read.number()
    s.stage = read.number()
    s.nation = read.number()
    s.active = read.number()
    s.owed = read.flag()
    s.asked = read.number()
    s.leader_spent = read.number()
    s.with_leader = read.flag()
    s.place = read.number()
    s.target = read.number()
    s.marched = read.flag()
    s.held_before = read.number()
    s.may_empty = read.number()
    s.must_keep = read.number()
    s.light_on_attacker = read.number()
    s.full_on_attacker = read.number()
    s.light_on_defender = read.number()
    s.full_on_defender = read.number()
    s.attacker_dice = read.number()
    s.defender_dice = read.number()
    s.wall_hits = read.number()
    s.rounds = read.number()
    s.defender = read.number()
    s.retreated = read.flag()
    s.fleeing_foot = read.number()
    s.fleeing_horse = read.number()
    s.ways = read.number()
    s.submitting = read.number()
    s.bought = read.flag()
    s.burhs_left = read.number()
    s.left = read.number()
    s.cnut_crowned = read.flag()
    s.former_vassals = read.number()
    s.aggressors = read.number()
    if s.rules >= 2:
        s.by_cards = read.flag()
    if s.rules >= 2:
        s.ships_wait = read.flag()
    if s.rules >= 2:
        s.welsh_heirs = read.flag()
    if s.rules >= 2:
        s.variant = read.flag()
    if s.rules >= 2:
        s.siege_on_defender = read.number()
    if s.rules >= 2:
        s.fleeing_guard = read.number()
    s.holder = read.row(LANDS)
    s.land = read.row(NATIONS)
    s.foot = read.row(LANDS)
    s.horse = read.row(LANDS)
    s.works = read.row(LANDS)
    s.at_sea = read.row(NATIONS * SEAS * 2)
    s.number = read.row(NATIONS * 2)
    s.leader = read.row(NATIONS)
    s.leader_at = read.row(NATIONS)
    s.savings = read.row(NATIONS)
    s.score = read.row(NATIONS)
    s.overlord = read.row(NATIONS)
    s.occupied = read.row(NATIONS)
    s.mine = read.row(AREAS)
    s.served = read.row(LANDS)
    s.votes = read.row(NATIONS)
    s.ledger = read.row(ledger)
    s.bands = read.row(bands)
    s.guards = read.row(read.left())
    return s


FIELDS: Final[tuple[Field, ...]] = (
    Field("flow", "handed on"),
    Field("holder", "row", lengths=("LANDS",), fill="NONE"),
    Field("land", "row", lengths=("NATIONS",)),
    Field("foot", "row", lengths=("LANDS",)),
    Field("horse", "row", lengths=("LANDS",)),
    Field("works", "row", lengths=("LANDS",)),
    Field("at_sea", "row", lengths=("NATIONS", "SEAS", "2")),
    Field("number", "row", lengths=("NATIONS", "2")),
    Field("leader", "row", lengths=("NATIONS",), fill="NONE"),
    Field("leader_at", "row", lengths=("NATIONS",), fill="NONE"),
    Field("savings", "row", lengths=("NATIONS",)),
    Field("score", "row", lengths=("NATIONS",)),
    Field("overlord", "row", lengths=("NATIONS",), fill="NONE"),
    Field("occupied", "row", lengths=("NATIONS",)),
    Field("mine", "row", lengths=("AREAS",)),
    Field("served", "row", lengths=("LANDS",)),
    Field("votes", "row", lengths=("NATIONS",)),
    Field("scenario", "number"),
    Field("last_turn", "number"),
    Field("out", "number"),
    Field("halved", "flag"),
    Field("by_cards", "flag", since=2),
    Field("ships_wait", "flag", since=2),
    Field("welsh_heirs", "flag", since=2),
    Field("variant", "flag", since=2),
    Field("six", "flag"),
    Field("literal", "flag"),
    Field("turn", "number"),
    Field("phase", "number"),
    Field("stage", "number"),
    Field("nation", "number"),
    Field("active", "number"),
    Field("owed", "flag"),
    Field("asked", "number"),
    Field("leader_spent", "number"),
    Field("with_leader", "flag"),
    Field("place", "number"),
    Field("target", "number"),
    Field("marched", "flag"),
    Field("held_before", "number"),
    Field("may_empty", "number"),
    Field("must_keep", "number"),
    Field("light_on_attacker", "number"),
    Field("full_on_attacker", "number"),
    Field("light_on_defender", "number"),
    Field("full_on_defender", "number"),
    Field("siege_on_defender", "number", since=2),
    Field("attacker_dice", "number"),
    Field("defender_dice", "number"),
    Field("wall_hits", "number"),
    Field("rounds", "number"),
    Field("defender", "number"),
    Field("retreated", "flag"),
    Field("fleeing_foot", "number"),
    Field("fleeing_horse", "number"),
    Field("fleeing_guard", "number", since=2),
    Field("ways", "number"),
    Field("submitting", "number"),
    Field("bought", "flag"),
    Field("burhs_left", "number"),
    Field("left", "number"),
    Field("cnut_crowned", "flag"),
    Field("former_vassals", "number"),
    Field("aggressors", "number"),
    Field("ledger", "row", lengths=("MANY",)),
    Field("bands", "row", lengths=("MANY",)),
    Field("guards", "row", lengths=("REST",)),
)
