"""Tables in the database: what they were set up with, who sits there, their journals and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, true, update

from . import leases, volumes
from .leases import Claim
from .schema import entry, game_table, seat, shelved
from .writer import Row


class TableRecord(msgspec.Struct):
    id: str
    code: str
    name: str
    game: str
    rules: int
    settings: dict[str, Any] = msgspec.field(name="options")  # the column
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
    facts: str = ""
    position: list[int] | None = None
    origin: str = ""
    resumes: list[str | None] | None = None
    started: int | None = None
    ended: int | None = None
    next: str | None = None
    commitment: str = ""
    closed: int | None = None
    ends_if_given_up: bool = False
    alone: bool = False
    practice: bool = False
    lesson: bool = False
    hints: bool | None = None
    decisions: int | None = None


class SeatRecord(msgspec.Struct):
    table_id: str
    seat: int
    person: str | None
    level: str | None
    away: bool
    name: str = ""
    stood_in: bool = False


class EntryRecord(msgspec.Struct):
    seq: int
    seat: int
    move: str
    at: int


def entry_rows(table_id: str, moves: Sequence[tuple[int, str]], at: int, after: int = 0) -> list[Row]:
    """The next entries of a table's journal, as they are written."""
    return [
        {"table_id": table_id, "seq": seq, "seat": seat, "move": move, "at": at}
        for seq, (seat, move) in enumerate(moves, after + 1)
    ]


def add(
    connection: Connection, record: TableRecord, seats: Sequence[SeatRecord], entries: Sequence[Row],
    after: str | None = None,
) -> None:  # fmt: skip
    """A new table, with the journal it goes on from and the table that it is the rematch of, if there are such."""
    connection.execute(insert(game_table), msgspec.structs.asdict(record))
    connection.execute(insert(seat), [msgspec.structs.asdict(taken) for taken in seats])
    if entries:
        connection.execute(insert(entry), entries)
    if after is not None:
        change(connection, after, {"next": record.id})


def change(connection: Connection, table_id: str, values: dict[str, Any]) -> None:
    connection.execute(update(game_table).where(game_table.c.id == table_id).values(values))


def clear(connection: Connection, before: int, except_for: Sequence[str]) -> list[str]:
    """Remove the tables opened before a time at which nobody has begun to play; their ids."""
    waiting = game_table.c.started.is_(None) & (game_table.c.created < before)
    found = list(connection.execute(select(game_table.c.id).where(waiting)).scalars())
    removed = [table_id for table_id in found if table_id not in except_for]
    for table_id in removed:
        remove(connection, table_id)
    return removed


def set_seats(connection: Connection, seats: Sequence[SeatRecord]) -> None:
    for taken in seats:
        connection.execute(
            update(seat)
            .where(seat.c.table_id == taken.table_id, seat.c.seat == taken.seat)
            .values(person=taken.person, level=taken.level, away=taken.away, name=taken.name, stood_in=taken.stood_in)
        )


def go_back(connection: Connection, table_id: str, entries: Sequence[Row], values: dict[str, Any]) -> None:
    """Somebody alone has gone back, and goes on with other dice."""
    connection.execute(insert(entry), entries)
    change(connection, table_id, values)


def remove(connection: Connection, table_id: str) -> None:
    connection.execute(delete(game_table).where(game_table.c.id == table_id))


def shelve(connection: Connection, table_id: str, person_id: str) -> None:
    """Somebody does not want to see a table in their list any more."""
    if person_id not in shelved_by(connection, table_id):
        connection.execute(insert(shelved), {"table_id": table_id, "person": person_id})


def shelved_by(connection: Connection, table_id: str) -> list[str]:
    """Those who do not want to see a table in their lists any more."""
    return list(connection.execute(select(shelved.c.person).where(shelved.c.table_id == table_id)).scalars())


def begin(
    connection: Connection, table_id: str, seats: Sequence[SeatRecord], values: dict[str, Any], entries: Sequence[Row],
    anew: bool,
) -> None:  # fmt: skip
    """The game begins with these people; `anew`, nothing of the journal that it came with is left."""
    set_seats(connection, seats)
    if anew:
        connection.execute(delete(entry).where(entry.c.table_id == table_id))
    if entries:
        connection.execute(insert(entry), entries)
    change(connection, table_id, values)


def stand_in(connection: Connection, table_id: str, number: int, entries: Sequence[Row]) -> None:
    """A computer decides for a person, which the seat remembers."""
    connection.execute(insert(entry), entries)
    standing = update(seat).where(seat.c.table_id == table_id, seat.c.seat == number)
    connection.execute(standing.values(stood_in=True))


def still_played(connection: Connection, origin: str, except_by: str | None, except_at: str = "") -> bool:
    """Whether a game of this origin is going on in which somebody plays, other than a certain person, or table."""
    playing = game_table.c.started.is_not(None) & game_table.c.ended.is_(None) & (game_table.c.origin == origin)
    playing &= game_table.c.id != except_at
    others = seat.c.person.is_not(None) & (seat.c.person != except_by if except_by is not None else true())
    found = select(game_table.c.id).join(seat, seat.c.table_id == game_table.c.id).where(playing, others).limit(1)
    return connection.execute(found).first() is not None


def published(connection: Connection, origin: str) -> bool:
    """Whether a game of this origin is over: then everybody may know what was hidden in it."""
    found = select(game_table.c.id).where(game_table.c.origin == origin, game_table.c.ended.is_not(None)).limit(1)
    return connection.execute(found).first() is not None


def by_id(connection: Connection, table_id: str) -> TableRecord | None:
    row = connection.execute(select(game_table).where(game_table.c.id == table_id)).one_or_none()
    return (
        None if row is None else msgspec.convert(row, TableRecord, from_attributes=True)
    )  # settings could be anything


def id_of_code(connection: Connection, code: str) -> str | None:
    return connection.execute(select(game_table.c.id).where(game_table.c.code == code)).scalar_one_or_none()


def kept_by(connection: Connection, person_id: str) -> list[str]:
    """Where somebody has a seat in which no computer plays for them, and the game is not over."""
    wanted = select(seat.c.table_id).distinct().join(game_table, seat.c.table_id == game_table.c.id)
    going_on = game_table.c.ended.is_(None) & game_table.c.closed.is_(None)
    return list(connection.execute(wanted.where(going_on, seat.c.person == person_id, ~seat.c.away)).scalars())


def seats_of(connection: Connection, table_id: str) -> list[SeatRecord]:
    rows = connection.execute(select(seat).where(seat.c.table_id == table_id).order_by(seat.c.seat))
    return [SeatRecord(**row._mapping) for row in rows]


def entries_of(connection: Connection, table_id: str, after: int = 0) -> list[EntryRecord]:
    """The journal of a table, or what has been added to it."""
    columns = (entry.c.seq, entry.c.seat, entry.c.move, entry.c.at)
    rows = connection.execute(
        select(*columns).where(entry.c.table_id == table_id, entry.c.seq > after).order_by(entry.c.seq)
    )
    found = [EntryRecord(**row._mapping) for row in rows]
    return found if found or after else [EntryRecord(*row) for row in volumes.read(connection, table_id)]


def entries_for_certain(connection: Connection, claim: Claim | None, table_id: str, after: int) -> list[EntryRecord]:
    """The same, once nothing is under way any more: a commit whose answer was given up may still come to its end."""
    if claim is not None:
        leases.wait_for_writing(connection, claim)
    return entries_of(connection, table_id, after)


def unfinished_of(connection: Connection, person_id: str, since: int) -> int:
    """How many tables a person has opened since a time that are neither over nor closed."""
    open_ones = game_table.c.ended.is_(None) & game_table.c.closed.is_(None) & (game_table.c.created >= since)
    return connection.execute(select(func.count()).where(game_table.c.host == person_id, open_ones)).scalar_one()
