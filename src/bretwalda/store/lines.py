"""Tables as lists show them: from columns, without their games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, Text, bindparam, cast, func, or_, select, update
from sqlalchemy.exc import DatabaseError

from .schema import entry, game_table, person, seat, shelved
from .writer import Row as Values


class SeatLine(msgspec.Struct):
    """A seat, with the name of whoever sits there."""

    person: str | None
    level: str | None
    away: bool
    name: str | None  # of whoever shares the person's screen, else the person's own


class LineRecord(msgspec.Struct):
    """A table in a list. What nobody has noted yet (`waiting`, `moved`) is unknown."""

    id: str
    code: str
    name: str
    game: str
    rules: int
    facts: str
    settings: dict[str, bool | int | str]
    commitment: str
    host: str
    host_name: str
    public: bool
    spectators: bool
    open_log: bool
    gathers: bool
    seconds: int | None
    deputy: str
    pause: float
    uploaded: bool
    created: int
    started: int | None
    ended: int | None
    closed: int | None
    ends_if_given_up: bool
    alone: bool
    practice: bool
    lesson: bool
    hints: bool | None
    waiting: list[int]
    moved: int | None
    seats: list[SeatLine] = []


class Listing(msgspec.Struct):
    """The tables of a list, and the ids of those whose rows cannot be understood."""

    lines: list[LineRecord]
    damaged: list[str]


def of_person(connection: Connection, person_id: str, most: int) -> Listing:
    """The tables at which a person has a seat or is the host, the latest first."""
    seated = select(seat.c.table_id).where(seat.c.person == person_id)
    put_away = select(shelved.c.table_id).where(shelved.c.person == person_id)
    wanted = or_(game_table.c.host == person_id, game_table.c.id.in_(seated)) & game_table.c.id.not_in(put_away)
    latest = func.coalesce(game_table.c.ended, game_table.c.created).desc()
    return _listing(connection, _lines(wanted).order_by(latest).limit(most))


def to_join(connection: Connection, most: int) -> Listing:
    """Public tables that wait for people, the latest first."""
    wanted = game_table.c.public & game_table.c.started.is_(None)
    return _listing(connection, _lines(wanted).order_by(game_table.c.created.desc()).limit(most))


def to_watch(connection: Connection, most: int) -> Listing:
    """Public tables at which people may look on, the latest first."""
    wanted = game_table.c.public & game_table.c.spectators & game_table.c.started.is_not(None)
    wanted &= game_table.c.ended.is_(None) & game_table.c.closed.is_(None)
    return _listing(connection, _lines(wanted).order_by(game_table.c.started.desc()).limit(most))


def note(connection: Connection, rows: Sequence[Values]) -> None:
    """Write down how things stand at some tables (`table`, `waiting`, `moved`, `noted`), unless more is known there."""
    values: dict[str, Any] = {name: bindparam(name) for name in ("waiting", "moved", "noted")}
    newer = func.coalesce(game_table.c.noted, 0) <= bindparam("known")
    changed = update(game_table).where(game_table.c.id == bindparam("table"), newer).values(values)
    connection.execute(changed, [row | {"known": row["noted"]} for row in rows])


def of_tables(connection: Connection, ids: Sequence[str]) -> tuple[Listing, dict[str, set[str]]]:
    """Some tables, and for each who does not want to see it any more."""
    put_away: dict[str, set[str]] = defaultdict(set)
    for row in connection.execute(select(shelved).where(shelved.c.table_id.in_(ids))):
        put_away[row.table_id].add(row.person)
    return _listing(connection, _lines(game_table.c.id.in_(ids))), put_away


def naming(connection: Connection, people: Sequence[str]) -> list[str]:
    """The tables whose lines name some people: those who sit there, and hosts."""
    seated = select(seat.c.table_id).where(seat.c.person.in_(people))
    wanted = or_(game_table.c.host.in_(people), game_table.c.id.in_(seated))
    return list(connection.execute(select(game_table.c.id).where(wanted)).scalars())


def to_wake(connection: Connection, only: Sequence[str] | None = None) -> list[str]:
    """The running games for which a computer or a clock has something to do, or nobody knows; the latest first."""
    latest = select(func.max(entry.c.seq)).where(entry.c.table_id == game_table.c.id).scalar_subquery()
    running = (
        select(
            game_table.c.id,
            cast(game_table.c.waiting, Text).label("waiting"),
            game_table.c.seconds,
            game_table.c.noted,
            func.coalesce(latest, 0).label("latest"),
        )
        .where(game_table.c.started.is_not(None), game_table.c.ended.is_(None), game_table.c.closed.is_(None))
        .order_by(game_table.c.created.desc())
    )
    if only is not None:
        running = running.where(game_table.c.id.in_(only))
    rows = connection.execute(running).all()
    by_computers = _played_by_computers(connection)
    return [
        row.id
        for row in rows
        if row.seconds is not None
        or row.noted != row.latest
        or any(number in by_computers[row.id] for number in _numbers(row.waiting))
    ]


def _played_by_computers(connection: Connection) -> dict[str, set[int]]:
    """By table of a running game: the seats in which a computer decides."""
    running = game_table.c.started.is_not(None) & game_table.c.ended.is_(None)
    rows = (
        select(seat.c.table_id, seat.c.seat)
        .join(game_table, game_table.c.id == seat.c.table_id)
        .where(running, or_(seat.c.person.is_(None), seat.c.away))
    )
    found: dict[str, set[int]] = defaultdict(set)
    for row in connection.execute(rows):
        found[row.table_id].add(row.seat)
    return found


def _numbers(text: str | None) -> list[int]:
    try:
        return msgspec.json.decode(text or "[]", type=list[int])
    except msgspec.DecodeError:
        return []


def _lines(wanted: ColumnElement[bool]) -> Select[Any]:
    """Rows for `LineRecord`. JSON comes as text: one row that cannot be understood must not hide the others."""
    plain = (
        "id", "code", "name", "game", "rules", "facts", "commitment", "host", "public", "spectators", "open_log",
        "gathers", "seconds", "deputy", "pause", "uploaded", "created", "started", "ended", "moved",
        "closed", "ends_if_given_up", "alone", "practice", "lesson", "hints",
    )  # fmt: skip
    return (
        select(
            *(game_table.c[name] for name in plain),
            person.c.name.label("host_name"),
            cast(game_table.c.settings, Text).label("settings"),
            cast(game_table.c.waiting, Text).label("waiting"),
        )
        .join(person, person.c.id == game_table.c.host)
        .where(wanted)
    )


def _listing(connection: Connection, rows: Select[Any]) -> Listing:
    listing = Listing([], [])
    for row in _readable(connection, rows, listing.damaged):
        values = {str(name): value for name, value in row._mapping.items()} | {"waiting": _numbers(row.waiting)}
        try:
            values["settings"] = msgspec.json.decode(row.settings)
            listing.lines.append(msgspec.convert(values, LineRecord))
        except (msgspec.DecodeError, UnicodeError):
            listing.damaged.append(row.id)
    seats = _seats(connection, [line.id for line in listing.lines])
    for line in listing.lines:
        line.seats = seats[line.id]
    return listing


def _readable(connection: Connection, rows: Select[Any], damaged: list[str]) -> list[Row[Any]]:
    """The rows, or, where one of them is not even text, all others."""
    try:
        return list(connection.execute(rows))
    except DatabaseError:
        found: list[Row[Any]] = []
        for table_id in connection.execute(rows.with_only_columns(game_table.c.id)).scalars().all():
            try:
                found += connection.execute(rows.where(game_table.c.id == table_id))
            except DatabaseError:
                damaged.append(table_id)
        return found


def _seats(connection: Connection, ids: Iterable[str]) -> dict[str, list[SeatLine]]:
    rows = (
        select(seat.c.table_id, seat.c.person, seat.c.level, seat.c.away, seat.c.name, person.c.name.label("own_name"))
        .outerjoin(person, person.c.id == seat.c.person)
        .where(seat.c.table_id.in_(list(ids)))
        .order_by(seat.c.table_id, seat.c.seat)
    )
    found: dict[str, list[SeatLine]] = defaultdict(list)
    for row in connection.execute(rows):
        found[row.table_id].append(SeatLine(row.person, row.level, bool(row.away), row.name or row.own_name))
    return found
