"""Games that ended for somebody without a result, in the database: they gave up, or the table was closed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select

from .results import PlayedRecord, SeatResult, continued
from .schema import game_table, unfinished
from .tables import SeatRecord, change, set_seats


class SeatThen(msgspec.Struct):
    """Who sat somewhere when a game ended for somebody."""

    person: str | None
    name: str | None
    level: str | None


class UnfinishedRecord(msgspec.Struct):
    """A game that somebody has not played to its end."""

    table_id: str
    person: str
    gave_up: bool  # the person; otherwise somebody else ended it
    seats: list[SeatThen]
    at: int


def give_up(
    connection: Connection, table_id: str, seats: Sequence[SeatRecord], host: str, left: UnfinishedRecord
) -> None:
    """Somebody has given their seats up for good, and perhaps the table to another host."""
    set_seats(connection, seats)
    change(connection, table_id, {"host": host})
    _add(connection, [left])


def close(connection: Connection, table_id: str, at: int, left: Sequence[UnfinishedRecord]) -> None:
    """A game ends without a result, for everybody."""
    change(connection, table_id, {"closed": at})
    _add(connection, left)


def unfinished_by(connection: Connection, person_id: str, most: int) -> list[PlayedRecord]:
    """The games that ended for a person without a result, the latest first, and not too many of them."""
    table = game_table.c
    columns = (table.id, table.name, table.game, table.started, table.practice, table.uploaded)
    rows = (
        select(*columns, continued().label("continued"), unfinished.c.gave_up, unfinished.c.seats, unfinished.c.at)
        .join(unfinished, unfinished.c.table_id == table.id)
        .where(unfinished.c.person == person_id)
        .order_by(unfinished.c.at.desc(), table.id)
        .limit(most)
    )
    return [
        PlayedRecord(
            id=row.id,
            name=row.name,
            game=row.game,
            started=row.started,
            ended=row.at,
            decisions=None,
            practice=row.practice,
            uploaded=row.uploaded,
            continued=bool(row.continued),
            without_result="given-up" if row.gave_up else "closed",
            seats=[
                SeatResult(number, seat.person, seat.name, seat.level, 0.0, None, False, False)
                for number, seat in enumerate(msgspec.convert(row.seats, list[SeatThen]))
            ],
        )
        for row in connection.execute(rows)
    ]


def _add(connection: Connection, rows: Sequence[UnfinishedRecord]) -> None:
    if rows:
        connection.execute(insert(unfinished), [msgspec.to_builtins(row) for row in rows])
