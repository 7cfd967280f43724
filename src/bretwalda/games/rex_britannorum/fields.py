"""Written by `python -m tools.fields` from the fields of `Rex` in state.py; never edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bretwalda.engine.fields import Field, Mark
from bretwalda.engine.rows import Reader, filled
from bretwalda.engine.state import Step

from .board import DEPLOYMENTS, KINGDOMS
from .realm import Realm

if TYPE_CHECKING:
    from .state import Rex


def lay_out(s: Rex) -> Rex:
    """Give every row its length, and the number that it begins with."""
    s.realm = [new_realm(k) for k in range(KINGDOMS)]
    s.slot = filled(DEPLOYMENTS, 0)
    return s


def copy(to: Rex, s: Rex) -> Rex:
    """Make an empty position equal to another one, but for its seats and its dice."""
    to.actor = s.actor
    to.secret = s.secret
    to.information = s.information
    to.rules = s.rules
    to.step = s.step
    to.course = s.course
    to.objectives = s.objectives
    to.random_reinforcements = s.random_reinforcements
    to.duel = s.duel
    to.group_roads = s.group_roads
    to.phase = s.phase
    to.asked = s.asked
    to.turn = s.turn
    to.rome = s.rome
    to.bag = s.bag
    to.tokens = s.tokens
    to.reinforcements = s.reinforcements
    to.firsts = s.firsts
    to.ready = s.ready
    to.at = s.at
    to.left = s.left
    to.zone = s.zone
    to.winners = s.winners
    to.vassals = s.vassals
    to.strengths = s.strengths
    to.hired = s.hired
    to.marked = s.marked
    to.realm = [copy_realm(one) for one in s.realm]
    to.slot = s.slot[:]
    to.order = s.order[:]
    return to


def dump(s: Rex) -> list[int]:
    """Every field as a number, one after the other."""
    out: list[int] = [
        s.seats,
        s.actor,
        1 if s.secret else 0,
        s.information,
        s.step.number,
        s.dice.a,
        s.dice.b,
        s.dice.c,
        s.dice.counter,
        s.objectives,
        1 if s.random_reinforcements else 0,
        1 if s.duel else 0,
        s.phase,
        1 if s.asked else 0,
        s.turn,
        s.rome,
        s.bag,
        s.tokens,
        s.reinforcements,
        s.firsts,
        s.ready,
        s.at,
        s.left,
        s.zone,
        s.winners,
        s.vassals,
        s.strengths,
        s.hired,
        s.marked,
    ]
    if s.rules >= 2:
        out.append(1 if s.group_roads else 0)
    for one in s.realm:
        dump_realm(one, out)
    out.extend(s.slot)
    out.extend(s.order)
    return out


def restore(s: Rex, steps: Sequence[Step[Rex]], numbers: list[int]) -> Rex:
    """Make an empty position the one that `dump` wrote down."""
    read = Reader(numbers)
    s.seats = read.number()
    s.actor = read.number()
    s.secret = read.flag()
    s.information = read.number()
    s.step = steps[read.number()]
    s.dice = read.dice()
    s.objectives = read.number()
    s.random_reinforcements = read.flag()
    s.duel = read.flag()
    s.phase = read.number()
    s.asked = read.flag()
    s.turn = read.number()
    s.rome = read.number()
    s.bag = read.number()
    s.tokens = read.number()
    s.reinforcements = read.number()
    s.firsts = read.number()
    s.ready = read.number()
    s.at = read.number()
    s.left = read.number()
    s.zone = read.number()
    s.winners = read.number()
    s.vassals = read.number()
    s.strengths = read.number()
    s.hired = read.number()
    s.marked = read.number()
    if s.rules >= 2:
        s.group_roads = read.flag()
    s.realm = []
    for k in range(KINGDOMS):
        s.realm.append(restore_realm(new_realm(k), read))
    s.slot = read.row(DEPLOYMENTS)
    s.order = read.row(read.left())
    return s


def new_realm(number: i64) -> Realm:
    """One with a number."""
    one = Realm()
    one.kingdom = number
    return one


def copy_realm(one: Realm) -> Realm:
    """An equal one."""
    to = Realm()
    to.kingdom = one.kingdom
    to.seat = one.seat
    to.held = one.held
    to.deck = one.deck
    to.queue = one.queue
    to.hand = one.hand
    to.known = one.known
    to.discard = one.discard
    to.plan = one.plan
    to.objectives = one.objectives
    to.away = one.away
    to.tracks = one.tracks
    to.achieved = one.achieved
    to.claimed = one.claimed
    to.gained = one.gained
    return to


def dump_realm(one: Realm, out: list[int]) -> None:
    """Its fields as numbers."""
    out += [
        one.seat,
        one.held,
        one.deck,
        one.queue,
        one.hand,
        one.known,
        one.discard,
        one.plan,
        one.objectives,
        one.away,
        one.tracks,
        one.achieved,
        one.claimed,
        one.gained,
    ]


def restore_realm(one: Realm, read: Reader) -> Realm:
    """As it was."""
    one.seat = read.number()
    one.held = read.number()
    one.deck = read.number()
    one.queue = read.number()
    one.hand = read.number()
    one.known = read.number()
    one.discard = read.number()
    one.plan = read.number()
    one.objectives = read.number()
    one.away = read.number()
    one.tracks = read.number()
    one.achieved = read.number()
    one.claimed = read.number()
    one.gained = read.number()
    return one


FIELDS: Final[tuple[Field, ...]] = (
    Field("course", "handed on"),
    Field("objectives", "number"),
    Field("random_reinforcements", "flag"),
    Field("duel", "flag"),
    Field("group_roads", "flag", since=2),
    Field("phase", "number"),
    Field("asked", "flag"),
    Field("turn", "number"),
    Field("rome", "number"),
    Field("bag", "number"),
    Field("tokens", "number"),
    Field("reinforcements", "number"),
    Field("firsts", "number"),
    Field("ready", "number"),
    Field("at", "number"),
    Field("left", "number"),
    Field("zone", "number"),
    Field("winners", "number"),
    Field("vassals", "number"),
    Field("strengths", "number"),
    Field("hired", "number"),
    Field("marked", "number"),
    Field("realm", "Realm", lengths=("KINGDOMS",), marks=frozenset({Mark.HIDDEN})),
    Field("slot", "row", lengths=("DEPLOYMENTS",)),
    Field("order", "row", lengths=("REST",)),
)
