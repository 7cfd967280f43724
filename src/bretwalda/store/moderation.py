"""Reports, what the host decides about people, and the log of it, in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Text, cast, delete, func, insert, select, update

from .schema import admin_session, audit, chat, game_table, person, report, seat

Sanctions = dict[str, Any]


class ReportRecord(msgspec.Struct):
    """What somebody has told the host about somebody else."""

    id: str
    reporter: str
    accused: str
    table_id: str
    game: str
    kind: str
    words: str
    evidence: list[dict[str, Any]]
    at: int
    closed: int | None = None


class AuditRecord(msgspec.Struct):
    """Something that the host has done."""

    id: str
    at: int
    session: str
    action: str
    person: str | None
    details: dict[str, Any]


def add_report(connection: Connection, record: ReportRecord) -> bool:
    """Keep a report; False = the same person has reported the other at this table, and the host has not seen to it."""
    same = select(func.count()).where(
        report.c.reporter == record.reporter,
        report.c.accused == record.accused,
        report.c.table_id == record.table_id,
        report.c.closed.is_(None),
    )
    if connection.execute(same).scalar_one():
        return False
    connection.execute(insert(report), msgspec.structs.asdict(record))
    return True


def reports(connection: Connection, closed: bool, most: int) -> list[ReportRecord]:
    """Those that wait for the host, the oldest first; or those that are done with, the latest first."""
    wanted = select(report).limit(most)
    if closed:
        wanted = wanted.where(report.c.closed.is_not(None)).order_by(report.c.closed.desc(), report.c.id)
    else:
        wanted = wanted.where(report.c.closed.is_(None)).order_by(report.c.at, report.c.id)
    return [ReportRecord(**row._mapping) for row in connection.execute(wanted)]


def waiting(connection: Connection) -> int:
    """How many reports wait for the host."""
    return connection.execute(select(func.count()).where(report.c.closed.is_(None))).scalar_one()


def close_report(connection: Connection, report_id: str, at: int, entry: AuditRecord) -> bool:
    """The host is done with a report; False = there is none that waits."""
    whose = select(report.c.accused).where(report.c.id == report_id, report.c.closed.is_(None))
    if (accused := connection.execute(whose).scalar_one_or_none()) is None:
        return False
    connection.execute(update(report).where(report.c.id == report_id).values(closed=at))
    note(connection, msgspec.structs.replace(entry, person=accused))
    return True


def find_people(connection: Connection, words: str, most: int) -> list[tuple[str, str, int, Sanctions, int]]:
    """People by a part of their name, or all about whom something was decided: id, name, since when, what, reports."""
    count = select(func.count()).where(report.c.accused == person.c.id).scalar_subquery()
    wanted = select(person.c.id, person.c.name, person.c.created, person.c.sanctions, count)
    if words:
        like = words.replace("\\", r"\\").replace("%", r"\%").replace("_", r"\_")
        wanted = wanted.where(person.c.name.ilike(f"%{like}%", escape="\\"))
    else:
        wanted = wanted.where(person.c.id.in_(select(report.c.accused)) | (cast(person.c.sanctions, Text) != "{}"))
    return [(*row,) for row in connection.execute(wanted.order_by(person.c.created.desc()).limit(most))]


def names_of(connection: Connection, people: list[str]) -> dict[str, tuple[str, Sanctions]]:
    """What people are called now, and what holds for them."""
    wanted = select(person.c.id, person.c.name, person.c.sanctions).where(person.c.id.in_(people))
    return {row.id: (row.name, row.sanctions) for row in connection.execute(wanted)}


def decide(
    connection: Connection, person_id: str, change: Callable[[Sanctions], Sanctions], entry: AuditRecord, rename: bool
) -> bool:
    """Change what holds for somebody, and write it into the log; False = there is no such person."""
    row = connection.execute(select(person.c.name, person.c.sanctions).where(person.c.id == person_id)).one_or_none()
    if row is None:
        return False
    values: dict[str, Any] = {"sanctions": change(row.sanctions)}
    if rename:
        _take_name(connection, person_id, row.name)
        values["name"] = ""
    connection.execute(update(person).where(person.c.id == person_id).values(values))
    note(connection, entry)
    return True


def note(connection: Connection, entry: AuditRecord) -> None:
    """Write something into the log."""
    connection.execute(insert(audit), msgspec.structs.asdict(entry))


def log(connection: Connection, most: int | None = None) -> list[AuditRecord]:
    """What the host has done, the latest first."""
    rows = connection.execute(select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(most))
    return [AuditRecord(**row._mapping) for row in rows]


def ignore(connection: Connection, person_id: str, other: str, so: bool, most: int) -> list[str]:
    """Somebody does not want to see what another says, or does again; of very many the first are forgotten."""
    before = connection.execute(select(person.c.ignored).where(person.c.id == person_id)).scalar_one()
    after = [*(each for each in before if each != other), *([other] if so else [])][-most:]
    connection.execute(update(person).where(person.c.id == person_id).values(ignored=after))
    return after


def open_session(connection: Connection, session_hash: str, until: int, at: int, entry: AuditRecord) -> None:
    """Somebody has given the key."""
    connection.execute(delete(admin_session).where(admin_session.c.until <= at))
    connection.execute(insert(admin_session), {"hash": session_hash, "until": until})
    note(connection, entry)


def close_session(connection: Connection, session_hash: str) -> None:
    connection.execute(delete(admin_session).where(admin_session.c.hash == session_hash))


def session_until(connection: Connection, session_hash: str) -> int | None:
    """How long a session lasts; None = there is no such session."""
    wanted = select(admin_session.c.until).where(admin_session.c.hash == session_hash)
    return connection.execute(wanted).scalar_one_or_none()


def _take_name(connection: Connection, person_id: str, name: str) -> None:
    """A name goes wherever it was shown: with lines of chat, seats of a shared screen, tables named after the host."""
    connection.execute(update(chat).where(chat.c.person == person_id).values(name=""))
    connection.execute(update(seat).where(seat.c.person == person_id).values(name=""))
    named = (game_table.c.host == person_id) & (game_table.c.name == name)
    connection.execute(update(game_table).where(named).values(name=""))
