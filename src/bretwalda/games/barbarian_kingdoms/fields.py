"""Written by `python -m tools.fields` from the fields of `Kingdoms` in state.py; never edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bretwalda.engine.fields import Field, Mark
from bretwalda.engine.rows import Reader, filled
from bretwalda.engine.state import Step

from .board import KINDS, KINGDOMS, NONE, PROVINCES, SPENT

if TYPE_CHECKING:
    from .state import Kingdoms


def lay_out(s: Kingdoms) -> Kingdoms:
    """Give every row its length, and the number that it begins with."""
    s.owner = filled(KINGDOMS, NONE)
    s.side = filled(KINGDOMS, NONE)
    s.king = filled(KINGDOMS, NONE)
    s.troops = filled(KINGDOMS, 0)
    s.sea = filled(KINGDOMS, 0)
    s.levied = filled(KINGDOMS, 0)
    s.ruled = filled(KINGDOMS, 0)
    s.captor = filled(KINGDOMS, NONE)
    s.stock = filled(PROVINCES, 0)
    s.down = filled(PROVINCES, 0)
    s.purse = filled(s.seats, 0)
    s.known = filled(s.seats * KINDS, 0)
    s.spent = filled(SPENT, 0)
    s.due = filled(2, 0)
    s.paid = filled(2, 0)
    s.coin = filled(2, 0)
    s.bribe = filled(2, NONE)
    s.host = filled(2, 0)
    s.named = filled(KINGDOMS, NONE)
    return s


def copy(to: Kingdoms, s: Kingdoms) -> Kingdoms:
    """Make an empty position equal to another one, but for its seats and its dice."""
    to.actor = s.actor
    to.secret = s.secret
    to.information = s.information
    to.rules = s.rules
    to.step = s.step
    to.owner = s.owner[:]
    to.side = s.side[:]
    to.order = s.order[:]
    to.king = s.king[:]
    to.troops = s.troops[:]
    to.sea = s.sea[:]
    to.levied = s.levied[:]
    to.ruled = s.ruled[:]
    to.captor = s.captor[:]
    to.stock = s.stock[:]
    to.down = s.down[:]
    to.purse = s.purse[:]
    to.known = s.known[:]
    to.spent = s.spent[:]
    to.due = s.due[:]
    to.paid = s.paid[:]
    to.coin = s.coin[:]
    to.bribe = s.bribe[:]
    to.host = s.host[:]
    to.box = s.box
    to.open = s.open
    to.limit = s.limit
    to.round = s.round
    to.turn = s.turn
    to.active = s.active
    to.ended = s.ended
    to.victor = s.victor
    to.row = s.row
    to.teams = s.teams
    to.assignment = s.assignment
    to.clemency = s.clemency
    to.selected = s.selected
    to.action = s.action
    to.unit = s.unit
    to.site = s.site
    to.left = s.left
    to.swaps = s.swaps
    to.by_king = s.by_king
    to.marker = s.marker
    to.foe = s.foe
    to.asked = s.asked
    to.passed = s.passed
    to.royal = s.royal
    to.rallied = s.rallied
    to.victors = s.victors
    to.winner = s.winner
    to.loser = s.loser
    to.agreed = s.agreed
    to.namer = s.namer
    to.sides = s.sides
    to.own_wars = s.own_wars
    to.plunders_first = s.plunders_first
    to.tax_change = s.tax_change
    to.price = s.price
    to.mustering = s.mustering
    to.named = s.named[:]
    return to


def dump(s: Kingdoms) -> list[int]:
    """Every field as a number, one after the other."""
    out: list[int] = [
        s.seats,
        s.actor,
        1 if s.secret else 0,
        s.information,
        s.step.number,
        len(s.order),
        s.dice.a,
        s.dice.b,
        s.dice.c,
        s.dice.counter,
        s.box,
        s.open,
        s.limit,
        s.round,
        s.turn,
        s.active,
        s.ended,
        s.victor,
        s.row,
        1 if s.teams else 0,
        s.assignment,
        1 if s.clemency else 0,
        s.selected,
        s.action,
        s.unit,
        s.site,
        s.left,
        s.swaps,
        1 if s.by_king else 0,
        s.marker,
        s.foe,
        s.asked,
        s.passed,
        s.royal,
        1 if s.rallied else 0,
        s.victors,
    ]
    if s.rules >= 2:
        out.append(s.winner)
    if s.rules >= 2:
        out.append(s.loser)
    if s.rules >= 2:
        out.append(1 if s.agreed else 0)
    if s.rules >= 2:
        out.append(s.namer)
    if s.rules >= 2:
        out.append(s.sides)
    if s.rules >= 2:
        out.append(1 if s.own_wars else 0)
    if s.rules >= 2:
        out.append(1 if s.plunders_first else 0)
    if s.rules >= 2:
        out.append(1 if s.tax_change else 0)
    if s.rules >= 2:
        out.append(s.price)
    if s.rules >= 2:
        out.append(s.mustering)
    out.extend(s.owner)
    out.extend(s.side)
    out.extend(s.order)
    out.extend(s.king)
    out.extend(s.troops)
    out.extend(s.sea)
    out.extend(s.levied)
    out.extend(s.ruled)
    out.extend(s.captor)
    out.extend(s.stock)
    out.extend(s.down)
    out.extend(s.purse)
    out.extend(s.known)
    out.extend(s.spent)
    out.extend(s.due)
    out.extend(s.paid)
    out.extend(s.coin)
    out.extend(s.bribe)
    out.extend(s.host)
    if s.rules >= 2:
        out.extend(s.named)
    return out


def restore(s: Kingdoms, steps: Sequence[Step[Kingdoms]], numbers: list[int]) -> Kingdoms:
    """Make an empty position the one that `dump` wrote down."""
    read = Reader(numbers)
    s.seats = read.number()
    s.actor = read.number()
    s.secret = read.flag()
    s.information = read.number()
    s.step = steps[read.number()]
    order = read.number()
    s.dice = read.dice()
    s.box = read.number()
    s.open = read.number()
    s.limit = read.number()
    s.round = read.number()
    s.turn = read.number()
    s.active = read.number()
    s.ended = read.number()
    s.victor = read.number()
    s.row = read.number()
    s.teams = read.flag()
    s.assignment = read.number()
    s.clemency = read.flag()
    s.selected = read.number()
    s.action = read.number()
    s.unit = read.number()
    s.site = read.number()
    s.left = read.number()
    s.swaps = read.number()
    s.by_king = read.flag()
    s.marker = read.number()
    s.foe = read.number()
    s.asked = read.number()
    s.passed = read.number()
    s.royal = read.number()
    s.rallied = read.flag()
    s.victors = read.number()
    if s.rules >= 2:
        s.winner = read.number()
    if s.rules >= 2:
        s.loser = read.number()
    if s.rules >= 2:
        s.agreed = read.flag()
    if s.rules >= 2:
        s.namer = read.number()
    if s.rules >= 2:
        s.sides = read.number()
    if s.rules >= 2:
        s.own_wars = read.flag()
    if s.rules >= 2:
        s.plunders_first = read.flag()
    if s.rules >= 2:
        s.tax_change = read.flag()
    if s.rules >= 2:
        s.price = read.number()
    if s.rules >= 2:
        s.mustering = read.number()
    s.owner = read.row(KINGDOMS)
    s.side = read.row(KINGDOMS)
    s.order = read.row(order)
    s.king = read.row(KINGDOMS)
    s.troops = read.row(KINGDOMS)
    s.sea = read.row(KINGDOMS)
    s.levied = read.row(KINGDOMS)
    s.ruled = read.row(KINGDOMS)
    s.captor = read.row(KINGDOMS)
    s.stock = read.row(PROVINCES)
    s.down = read.row(PROVINCES)
    s.purse = read.row(s.seats)
    s.known = read.row(s.seats * KINDS)
    s.spent = read.row(SPENT)
    s.due = read.row(2)
    s.paid = read.row(2)
    s.coin = read.row(2)
    s.bribe = read.row(2)
    s.host = read.row(2)
    s.named = read.row(KINGDOMS) if s.rules >= 2 else filled(KINGDOMS, NONE)
    return s


FIELDS: Final[tuple[Field, ...]] = (
    Field("owner", "row", lengths=("KINGDOMS",), fill="NONE"),
    Field("side", "row", lengths=("KINGDOMS",), fill="NONE"),
    Field("order", "row", lengths=("MANY",)),
    Field("king", "row", lengths=("KINGDOMS",), fill="NONE"),
    Field("troops", "row", lengths=("KINGDOMS",)),
    Field("sea", "row", lengths=("KINGDOMS",)),
    Field("levied", "row", lengths=("KINGDOMS",)),
    Field("ruled", "row", lengths=("KINGDOMS",)),
    Field("captor", "row", lengths=("KINGDOMS",), fill="NONE"),
    Field("stock", "row", lengths=("PROVINCES",)),
    Field("down", "row", lengths=("PROVINCES",), marks=frozenset({Mark.HIDDEN})),
    Field("purse", "row", lengths=("SEATS",), marks=frozenset({Mark.OWN})),
    Field("known", "row", lengths=("SEATS", "KINDS")),
    Field("spent", "row", lengths=("SPENT",)),
    Field("due", "row", lengths=("2",), marks=frozenset({Mark.HIDDEN})),
    Field("paid", "row", lengths=("2",), marks=frozenset({Mark.HIDDEN})),
    Field("coin", "row", lengths=("2",), marks=frozenset({Mark.HIDDEN})),
    Field("bribe", "row", lengths=("2",), fill="NONE", marks=frozenset({Mark.HIDDEN})),
    Field("host", "row", lengths=("2",)),
    Field("box", "number", marks=frozenset({Mark.HIDDEN})),
    Field("open", "number"),
    Field("limit", "number"),
    Field("round", "number"),
    Field("turn", "number"),
    Field("active", "number"),
    Field("ended", "number"),
    Field("victor", "number"),
    Field("row", "number"),
    Field("teams", "flag"),
    Field("assignment", "number"),
    Field("clemency", "flag"),
    Field("selected", "number"),
    Field("action", "number"),
    Field("unit", "number"),
    Field("site", "number"),
    Field("left", "number"),
    Field("swaps", "number"),
    Field("by_king", "flag"),
    Field("marker", "number"),
    Field("foe", "number"),
    Field("asked", "number"),
    Field("passed", "number"),
    Field("royal", "number"),
    Field("rallied", "flag"),
    Field("victors", "number"),
    Field("winner", "number", since=2),
    Field("loser", "number", since=2),
    Field("agreed", "flag", since=2),
    Field("namer", "number", since=2),
    Field("sides", "number", since=2),
    Field("own_wars", "flag", since=2),
    Field("plunders_first", "flag", since=2),
    Field("tax_change", "flag", since=2),
    Field("price", "number", since=2),
    Field("mustering", "number", since=2),
    Field("named", "row", lengths=("KINGDOMS",), fill="NONE", since=2),
)
