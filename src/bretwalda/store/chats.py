"""Chat in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from .schema import chat


class ChatRecord(msgspec.Struct):
    table_id: str
    number: int
    person: str
    name: str
    seat: int | None
    to: list[int] | None
    readers: list[str] | None
    text: str
    mark: str
    at: int


def add(connection: Connection, record: ChatRecord) -> None:
    connection.execute(insert(chat), msgspec.structs.asdict(record))


def take_names(connection: Connection, table_id: str, people: list[str]) -> None:
    """What these have said at a table is nobody's any more."""
    theirs = (chat.c.table_id == table_id) & chat.c.person.in_(people)
    connection.execute(update(chat).where(theirs).values(name=""))


def of_table(connection: Connection, table_id: str) -> list[ChatRecord]:
    rows = connection.execute(select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number))
    return [ChatRecord(**row._mapping) for row in rows]
