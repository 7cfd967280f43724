"""Hints: what somebody who owes a decision may choose, from what they know, where the table allows it.

Whoever plays alone may ask, unless the host has said otherwise; among several people only where the host has allowed it
for everybody, and then nobody is rated (`tables/results.py`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from bretwalda.ai.level import LEVELS
from bretwalda.engine.refusal import Refusal

from ..computers.turns import NobodyWaits
from ..people import Person
from ..tables.table import Table
from .coach import Coach, decision_in, own_dice
from .messages import AskHint, CoachLine, OddsTold

STRENGTHS = tuple(name for name, one in LEVELS.items() if one.thinks)


def allowed(table: Table) -> bool:
    """Whether players may be helped while they play."""
    if table.record.hints is None:
        return len(table.seating.people()) == 1
    return table.record.hints


def expect_help(table: Table) -> None:
    """Refuse help where the host does not want it, and in a lesson, which says itself what to do."""
    if table.taught is not None:
        raise Refusal("refused-hint-lesson")
    if not allowed(table):
        raise Refusal("refused-hints")


async def odds(coach: Coach, table: Table, person: Person, seat: int, seq: int) -> OddsTold:
    """The odds before a decision, of a position that its seat imagines; told where hints are, to whoever is asked."""
    table.expect_asked(person, seq, seat)
    expect_help(table)
    since = table.history.asked_at(seat)

    def current() -> bool:
        return table.history.asked_at(seat) == since and table.playing

    imagined = table.history.match.state.imagine(seat, own_dice())
    try:
        return await coach.odds(decision_in(table.game, imagined, seat, "normal"), person.id, table.record.id, current)
    except NobodyWaits:
        raise Refusal("refused-stale") from None


def hint(coach: Coach, table: Table, person: Person, asked: AskHint) -> AsyncIterator[CoachLine]:
    """What a seat's player may choose. All that the seat does not know is imagined before it is thought about."""
    table.expect_asked(person, asked.seq, asked.seat)
    expect_help(table)
    if asked.level not in STRENGTHS:
        raise Refusal("refused-level", {"level": asked.level, "known": ", ".join(STRENGTHS)})
    seat, since = asked.seat, table.history.asked_at(asked.seat)

    def current() -> bool:
        return table.history.asked_at(seat) == since and table.playing

    imagined = table.history.match.state.imagine(seat, own_dice())
    decision = decision_in(table.game, imagined, seat, asked.level)
    key = (table.record.id, table.history.seed, since, seat, asked.level)
    return coach.explain(key, decision, person.id, table.record.id, current)
