"""Going back in a game alone: the points to which somebody may return, and what is written down when they do."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bretwalda.engine.journal import Journal
from bretwalda.engine.match import Match, Renewal, Return, numbers_of
from bretwalda.engine.message import Message
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game

from .history import History
from .start import draw_seed


class Point(NamedTuple):
    """A position to go back to."""

    decisions: int  # that stand before it
    seat: int  # who was asked
    heading: Message | None  # the latest event before it that heads such a list
    asked: Message


def going_back(history: History, to: int) -> tuple[Return, Renewal]:
    """The entries with which somebody goes back, and on with other dice."""
    if not 0 <= to < len(history.match.decisions):
        raise Refusal("refused-back", {"number": str(to), "decisions": str(len(history.match.decisions))})
    return Return(to), Renewal(to, draw_seed())


def points_of(journal: Journal, own: Collection[int]) -> list[Point]:
    """The beginnings of all turns and phases of somebody's seats, the first first."""
    played = Match.replay(game(journal.game).by_rules(journal.rules), journal)
    again = Match(played.game, played.settings, played.seed, numbers_of(journal))
    retold, found, told = played.retold(), list[Point](), 0
    heading: Message | None = None
    before: tuple[int, str, Message | None] | None = None  # who was asked what, in which turn
    for number, decision in enumerate(played.decisions):
        for event in again.events[told:]:
            if event.key in played.game.milestones:
                heading = played.game.message(event)
        told = len(again.events)
        asked = played.game.prompt(again.state, decision.seat)
        if decision.seat in own and begins(before, decision.seat, asked, heading, played.game.phases):
            found.append(Point(number, decision.seat, heading, asked))
        before = (decision.seat, asked.key, heading)
        again = next(retold)
    return found


def begins(
    before: tuple[int, str, Message | None] | None, seat: int, asked: Message, heading: Message | None,
    phases: Collection[str],
) -> bool:  # fmt: skip
    """Whether a turn or a phase begins with a question."""
    if before is None or before[0] != seat or before[2] != heading:
        return True
    return asked.key in phases and asked.key != before[1]
