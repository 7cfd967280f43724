"""Notes in the database: for each person and game one document."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from .schema import annotation

Notes = list[dict[str, Any]]
Edit = Callable[[Notes], Notes]  # from the notes before to those after; it may refuse


class AnnotationRecord(msgspec.Struct):
    """What somebody has written beside a game."""

    owner: str
    kind: str
    subject: str
    notes: Notes
    link: str | None
    at: int


def change(connection: Connection, owner: str, kind: str, subject: str, edit: Edit, at: int) -> AnnotationRecord:
    """Write something beside a game; without a note nothing is kept."""
    before = of_person(connection, owner, kind, subject)
    notes = edit([] if before is None else before.notes)
    after = AnnotationRecord(owner, kind, subject, notes, before.link if before and notes else None, at)
    connection.execute(delete(annotation).where(*_key(owner, kind, subject)))
    if notes:
        connection.execute(insert(annotation), msgspec.structs.asdict(after))
    return after


def share(connection: Connection, owner: str, kind: str, subject: str, link: str | None) -> None:
    """Let others read it under a link, or no longer."""
    connection.execute(annotation.update().where(*_key(owner, kind, subject)).values(link=link))


def of_person(connection: Connection, owner: str, kind: str, subject: str) -> AnnotationRecord | None:
    return _read(connection, *_key(owner, kind, subject))


def by_link(connection: Connection, link: str) -> AnnotationRecord | None:
    return _read(connection, annotation.c.link == link)


def kept_by(connection: Connection, owner: str) -> int:
    """Beside how many games somebody has written."""
    return connection.execute(select(func.count()).where(annotation.c.owner == owner)).scalar_one()


def _key(owner: str, kind: str, subject: str) -> tuple[ColumnElement[bool], ...]:
    return annotation.c.owner == owner, annotation.c.kind == kind, annotation.c.subject == subject


def _read(connection: Connection, *wanted: ColumnElement[bool]) -> AnnotationRecord | None:
    row = connection.execute(select(annotation).where(*wanted)).one_or_none()
    return None if row is None else msgspec.convert(row, AnnotationRecord, from_attributes=True)
