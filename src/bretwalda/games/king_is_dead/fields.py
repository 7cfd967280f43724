"""Written by `python -m tools.fields` from the fields of `King` in state.py; never edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bretwalda.engine.fields import Field, Mark
from bretwalda.engine.rows import Reader, filled, mixed
from bretwalda.engine.state import Step

from .board import FACTIONS, FOLLOWERS_PER_REGION, NONE, OPEN, REGIONS

if TYPE_CHECKING:
    from .state import King


def lay_out(s: King) -> King:
    """Give every row its length, and the number that it begins with."""
    s.followers = filled(REGIONS * FACTIONS, 0)
    s.count = filled(REGIONS, FOLLOWERS_PER_REGION)
    s.supply = filled(FACTIONS, 0)
    s.court = filled(s.seats * FACTIONS, 0)
    s.hand = filled(s.seats, 0)
    s.pile = filled(s.seats, 0)
    s.acted = filled(s.seats, 0)
    s.disc = filled(s.seats, NONE)
    s.order = filled(REGIONS, 0)
    s.control = filled(REGIONS, OPEN)
    s.latest_win = filled(FACTIONS, NONE)
    return s


def copy(to: King, s: King) -> King:
    """Make an empty position equal to another one, but for its seats and its dice."""
    to.actor = s.actor
    to.secret = s.secret
    to.information = s.information
    to.rules = s.rules
    to.step = s.step
    to.advanced = s.advanced
    to.open = s.open
    to.held = s.held
    to.struggles = s.struggles
    to.unstable = s.unstable
    to.passes = s.passes
    to.actions = s.actions
    to.card = s.card
    to.form = s.form
    to.faction = s.faction
    to.left = s.left
    to.picked = s.picked
    to.answer = s.answer
    to.ban_card = s.ban_card
    to.ban_from = s.ban_from
    to.ban_to = s.ban_to
    to.ban_net = s.ban_net
    to.followers = s.followers[:]
    to.count = s.count[:]
    to.supply = s.supply[:]
    to.court = s.court[:]
    to.hand = s.hand[:]
    to.pile = s.pile[:]
    to.acted = s.acted[:]
    to.disc = s.disc[:]
    to.order = s.order[:]
    to.control = s.control[:]
    to.latest_win = s.latest_win[:]
    return to


def dump(s: King) -> list[int]:
    """Every field as a number, one after the other."""
    out: list[int] = [
        s.seats,
        s.actor,
        s.information,
        1 if s.advanced else 0,
        s.step.number,
        s.dice.a,
        s.dice.b,
        s.dice.c,
        s.dice.counter,
        s.open,
        s.held,
        s.struggles,
        s.unstable,
        s.passes,
        s.actions,
        s.card,
        s.form,
        s.faction,
        s.left,
        s.picked,
        s.answer,
        s.ban_card,
        s.ban_from,
        s.ban_to,
        s.ban_net,
    ]
    out.extend(s.followers)
    out.extend(s.count)
    out.extend(s.supply)
    out.extend(s.court)
    out.extend(s.hand)
    out.extend(s.pile)
    out.extend(s.acted)
    out.extend(s.disc)
    out.extend(s.order)
    out.extend(s.control)
    out.extend(s.latest_win)
    return out


def restore(s: King, steps: Sequence[Step[King]], numbers: list[int]) -> King:
    """Make an empty position the one that `dump` wrote down."""
    read = Reader(numbers)
    s.seats = read.number()
    s.actor = read.number()
    s.information = read.number()
    s.advanced = read.flag()
    s.step = steps[read.number()]
    s.dice = read.dice()
    s.open = read.number()
    s.held = read.number()
    s.struggles = read.number()
    s.unstable = read.number()
    s.passes = read.number()
    s.actions = read.number()
    s.card = read.number()
    s.form = read.number()
    s.faction = read.number()
    s.left = read.number()
    s.picked = read.number()
    s.answer = read.number()
    s.ban_card = read.number()
    s.ban_from = read.number()
    s.ban_to = read.number()
    s.ban_net = read.number()
    s.followers = read.row(REGIONS * FACTIONS)
    s.count = read.row(REGIONS)
    s.supply = read.row(FACTIONS)
    s.court = read.row(s.seats * FACTIONS)
    s.hand = read.row(s.seats)
    s.pile = read.row(s.seats)
    s.acted = read.row(s.seats)
    s.disc = read.row(s.seats)
    s.order = read.row(REGIONS)
    s.control = read.row(REGIONS)
    s.latest_win = read.row(FACTIONS)
    return s


def key(s: King) -> i64:
    """A number that tells positions apart."""
    out = mixed(s.step.number, s.actor)
    out = mixed(out, s.held)
    out = mixed(out, s.passes)
    out = mixed(out, s.card)
    out = mixed(out, s.form)
    out = mixed(out, s.faction)
    out = mixed(out, s.left)
    out = mixed(out, s.picked)
    out = mixed(out, s.answer)
    out = mixed(out, s.ban_card)
    out = mixed(out, s.ban_from)
    out = mixed(out, s.ban_to)
    out = mixed(out, s.ban_net)
    for n in s.followers:
        out = mixed(out, n)
    for n in s.court:
        out = mixed(out, n)
    for n in s.hand:
        out = mixed(out, n)
    for n in s.acted:
        out = mixed(out, n)
    for n in s.order:
        out = mixed(out, n)
    for n in s.control:
        out = mixed(out, n)
    return out


FIELDS: Final[tuple[Field, ...]] = (
    Field("advanced", "flag", marks=frozenset({Mark.KEYLESS})),
    Field("open", "number", marks=frozenset({Mark.KEYLESS})),
    Field("held", "number"),
    Field("struggles", "number", marks=frozenset({Mark.KEYLESS})),
    Field("unstable", "number", marks=frozenset({Mark.KEYLESS})),
    Field("passes", "number"),
    Field("actions", "number", marks=frozenset({Mark.KEYLESS})),
    Field("card", "number"),
    Field("form", "number"),
    Field("faction", "number"),
    Field("left", "number"),
    Field("picked", "number"),
    Field("answer", "number"),
    Field("ban_card", "number"),
    Field("ban_from", "number"),
    Field("ban_to", "number"),
    Field("ban_net", "number"),
    Field("followers", "row", lengths=("REGIONS", "FACTIONS")),
    Field("count", "row", lengths=("REGIONS",), fill="FOLLOWERS_PER_REGION", marks=frozenset({Mark.KEYLESS})),
    Field("supply", "row", lengths=("FACTIONS",), marks=frozenset({Mark.KEYLESS})),
    Field("court", "row", lengths=("SEATS", "FACTIONS")),
    Field("hand", "row", lengths=("SEATS",), marks=frozenset({Mark.OWN})),
    Field("pile", "row", lengths=("SEATS",), marks=frozenset({Mark.KEYLESS})),
    Field("acted", "row", lengths=("SEATS",)),
    Field("disc", "row", lengths=("SEATS",), fill="NONE", marks=frozenset({Mark.KEYLESS})),
    Field("order", "row", lengths=("REGIONS",)),
    Field("control", "row", lengths=("REGIONS",), fill="OPEN"),
    Field("latest_win", "row", lengths=("FACTIONS",), fill="NONE", marks=frozenset({Mark.KEYLESS})),
)
