"""Named saves in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from .failure import UNREADABLE
from .schema import annotation, save


class SaveRecord(msgspec.Struct):
    id: str
    owner: str
    name: str
    journal: str
    seats: list[dict[str, Any]]
    uploaded: bool
    origin: str
    shown: int | None
    at: int


def add(connection: Connection, record: SaveRecord) -> None:
    connection.execute(insert(save), msgspec.structs.asdict(record))


def remove(connection: Connection, save_id: str) -> None:
    """A save goes, and with it what was written beside it."""
    connection.execute(delete(annotation).where(annotation.c.kind == "saves", annotation.c.subject == save_id))
    connection.execute(delete(save).where(save.c.id == save_id))


def by_id(connection: Connection, save_id: str) -> SaveRecord | None:
    row = connection.execute(select(save).where(save.c.id == save_id)).one_or_none()
    return None if row is None else msgspec.convert(row, SaveRecord, from_attributes=True)  # seats could be anything


def of_person(connection: Connection, person_id: str) -> list[SaveRecord]:
    """A person's saves, the latest first; those that cannot be read are left out."""
    latest_first = select(save.c.id).where(save.c.owner == person_id).order_by(save.c.at.desc())
    found = [_readable(connection, save_id) for save_id in connection.execute(latest_first).scalars().all()]
    return [record for record in found if record is not None]


def _readable(connection: Connection, save_id: str) -> SaveRecord | None:
    try:
        return by_id(connection, save_id)
    except UNREADABLE:
        return None


def kept_by(connection: Connection, person_id: str) -> tuple[int, int]:
    """How many a person has, and how long their journals are together."""
    sizes = select(func.count(), func.coalesce(func.sum(func.length(save.c.journal)), 0))
    number, size = connection.execute(sizes.where(save.c.owner == person_id)).one()
    return number, size
