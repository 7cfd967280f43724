"""Named saves in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from .schema import save


class SaveRecord(msgspec.Struct):
    id: str
    owner: str
    name: str
    journal: str
    seats: list[dict[str, Any]]
    uploaded: bool
    at: int


def add(connection: Connection, record: SaveRecord) -> None:
    connection.execute(insert(save), msgspec.structs.asdict(record))


def remove(connection: Connection, save_id: str) -> None:
    connection.execute(delete(save).where(save.c.id == save_id))


def by_id(connection: Connection, save_id: str) -> SaveRecord | None:
    row = connection.execute(select(save).where(save.c.id == save_id)).one_or_none()
    return None if row is None else SaveRecord(**row._mapping)


def of_person(connection: Connection, person_id: str) -> list[SaveRecord]:
    rows = connection.execute(select(save).where(save.c.owner == person_id).order_by(save.c.at.desc()))
    return [SaveRecord(**row._mapping) for row in rows]


def kept_by(connection: Connection, person_id: str) -> tuple[int, int]:
    """How many a person has, and how long their journals are together."""
    sizes = select(func.count(), func.coalesce(func.sum(func.length(save.c.journal)), 0))
    number, size = connection.execute(sizes.where(save.c.owner == person_id)).one()
    return number, size
