"""Tables in the database: what they were set up with, who sits there, their journals and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from .schema import entry, game_table, result, seat
from .writer import Row


class TableRecord(msgspec.Struct):
    id: str
    code: str
    name: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    host: str
    public: bool
    spectators: bool
    open_log: bool
    gathers: bool
    seconds: int | None
    deputy: str
    pause: float
    uploaded: bool
    created: int
    started: int | None = None
    ended: int | None = None
    next: str | None = None


class SeatRecord(msgspec.Struct):
    table_id: str
    seat: int
    person: str | None
    level: str | None
    away: bool


class EntryRecord(msgspec.Struct):
    seq: int
    seat: int
    move: str
    at: int


def add(connection: Connection, record: TableRecord, seats: Sequence[SeatRecord], entries: Sequence[Row]) -> None:
    """A new table, with the journal it goes on from if there is one."""
    connection.execute(insert(game_table), msgspec.structs.asdict(record))
    connection.execute(insert(seat), [msgspec.structs.asdict(taken) for taken in seats])
    if entries:
        connection.execute(insert(entry), entries)


def change(connection: Connection, table_id: str, values: dict[str, Any]) -> None:
    connection.execute(update(game_table).where(game_table.c.id == table_id).values(values))


def clear(connection: Connection, before: int, except_for: Sequence[str]) -> list[str]:
    """Remove the tables opened before a time at which nobody has begun to play; their ids."""
    waiting = game_table.c.started.is_(None) & (game_table.c.created < before)
    found = list(connection.execute(select(game_table.c.id).where(waiting)).scalars())
    removed = [table_id for table_id in found if table_id not in except_for]
    for table_id in removed:
        connection.execute(delete(game_table).where(game_table.c.id == table_id))
    return removed


def set_seats(connection: Connection, seats: Sequence[SeatRecord]) -> None:
    for taken in seats:
        connection.execute(
            update(seat)
            .where(seat.c.table_id == taken.table_id, seat.c.seat == taken.seat)
            .values(person=taken.person, level=taken.level, away=taken.away)
        )


def begin(connection: Connection, table_id: str, seats: Sequence[SeatRecord], at: int) -> None:
    """The game begins with these people."""
    set_seats(connection, seats)
    change(connection, table_id, {"started": at})


def finish(connection: Connection, table_id: str, entries: Sequence[Row], results: Sequence[Row], at: int) -> None:
    """The last entries of a journal and the result that they lead to."""
    if entries:
        connection.execute(insert(entry), entries)
    connection.execute(insert(result), results)
    change(connection, table_id, {"ended": at})


def by_id(connection: Connection, table_id: str) -> TableRecord | None:
    row = connection.execute(select(game_table).where(game_table.c.id == table_id)).one_or_none()
    return None if row is None else TableRecord(**row._mapping)


def id_of_code(connection: Connection, code: str) -> str | None:
    return connection.execute(select(game_table.c.id).where(game_table.c.code == code)).scalar_one_or_none()


def seats_of(connection: Connection, table_id: str) -> list[SeatRecord]:
    rows = connection.execute(select(seat).where(seat.c.table_id == table_id).order_by(seat.c.seat))
    return [SeatRecord(**row._mapping) for row in rows]


def entries_of(connection: Connection, table_id: str, after: int = 0) -> list[EntryRecord]:
    """The journal of a table, or what has been added to it."""
    columns = (entry.c.seq, entry.c.seat, entry.c.move, entry.c.at)
    rows = connection.execute(
        select(*columns).where(entry.c.table_id == table_id, entry.c.seq > after).order_by(entry.c.seq)
    )
    return [EntryRecord(**row._mapping) for row in rows]


def unfinished(connection: Connection) -> list[str]:
    """The tables at which somebody waits or plays, the latest first."""
    rows = select(game_table.c.id).where(game_table.c.ended.is_(None)).order_by(game_table.c.created.desc())
    return list(connection.execute(rows).scalars())


def unfinished_of(connection: Connection, person_id: str, since: int) -> int:
    """How many tables a person has opened since a time that are not over."""
    open_ones = game_table.c.ended.is_(None) & (game_table.c.created >= since)
    return connection.execute(select(func.count()).where(game_table.c.host == person_id, open_ones)).scalar_one()


def of_person(connection: Connection, person_id: str, most: int) -> list[str]:
    """The tables at which a person has a seat or is the host, the latest first."""
    seated = select(seat.c.table_id).where(seat.c.person == person_id)
    rows = (
        select(game_table.c.id)
        .where(or_(game_table.c.host == person_id, game_table.c.id.in_(seated)))
        .order_by(func.coalesce(game_table.c.ended, game_table.c.created).desc())
        .limit(most)
    )
    return list(connection.execute(rows).scalars())
