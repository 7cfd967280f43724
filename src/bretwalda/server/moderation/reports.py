"""Reports: who is meant, and the chat that goes with them: what the reporter could read, and nothing else."""

from __future__ import annotations

import secrets
from typing import Any

from bretwalda.engine.refusal import Refusal
from bretwalda.store.moderation import ReportRecord

from ..clock import now
from ..names import shown
from ..people import Person
from ..tables.table import Table
from .messages import LONGEST_WORDS, Report, Whom

MOST_LINES = 60  # of chat that go with a report


def whom(table: Table, person: Person, wanted: Whom) -> str:
    """The id of somebody at a table whom a person names by a seat or by a line that they can read."""
    if not table.concerns(person) and person.id not in table.audience.present:
        raise Refusal("refused-not-there")
    if wanted.line is not None:
        found = next((said.person for said in table.chat.readable(person) if said.number == wanted.line), None)
    else:
        sitter = table.seating.at(-1 if wanted.seat is None else wanted.seat).person
        found = None if sitter is None else sitter.id
    if found is None:
        raise Refusal("refused-nobody")
    if found == person.id:
        raise Refusal("refused-oneself")
    return found


def report(table: Table, person: Person, told: Report) -> ReportRecord:
    """A report as it is kept."""
    accused = whom(table, person, told.whom)
    return ReportRecord(
        id=secrets.token_urlsafe(9),
        reporter=person.id,
        accused=accused,
        table_id=table.record.id,
        game=table.record.game,
        kind=told.kind,
        words=shown(told.words, LONGEST_WORDS),
        evidence=evidence(table, person, told.whom.line),
        at=now(),
    )


def evidence(table: Table, person: Person, line: int | None) -> list[dict[str, Any]]:
    """The lines around one, or the latest, that somebody could read: a whisper to others stays one."""
    readable = table.chat.readable(person)
    last = len(readable)
    if line is not None:
        last = min(last, sum(said.number <= line for said in readable) + MOST_LINES // 2)
    return [
        {"person": said.person, "name": said.name, "text": said.text, "at": said.at, "whispered": said.to is not None}
        for said in readable[max(0, last - MOST_LINES) : last]
    ]
