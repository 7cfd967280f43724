"""A row that is written to see whether the database keeps what it is given."""

from __future__ import annotations

from sqlalchemy import Connection, insert, update

from .schema import health

ONLY_ROW = 1


def beat(connection: Connection, at: int) -> None:
    """Write down a time."""
    if connection.execute(update(health).values(at=at)).rowcount == 0:
        connection.execute(insert(health), {"id": ONLY_ROW, "at": at})
