"""Journals of games that ended long ago, each in one compressed row: so the table of entries stays small.

Whoever reads a journal does not notice (`tables.entries_of`).
"""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select

from .schema import entry, game_table, volume

Kept = list[tuple[int, int, str, int]]  # seq, seat, move, at
MOST_BOUND = 50  # games at a time: nobody waits long for it


def bind(connection: Connection, before: int) -> int:
    """Compress the journals of some games that ended before a time; how many they were.

    Lessons stay as they are: which of them are done is counted.
    """
    over = game_table.c.ended < before
    whole = exists().where(entry.c.table_id == game_table.c.id)
    found = select(game_table.c.id).where(over, whole, game_table.c.lesson.is_(False)).limit(MOST_BOUND)
    ids = list(connection.execute(found.with_for_update(skip_locked=True)).scalars())
    for table_id in ids:
        columns = (entry.c.seq, entry.c.seat, entry.c.move, entry.c.at)
        rows = connection.execute(select(*columns).where(entry.c.table_id == table_id).order_by(entry.c.seq))
        kept: Kept = [(row.seq, row.seat, row.move, row.at) for row in rows]
        journal = zlib.compress(msgspec.json.encode(kept), 9)
        connection.execute(insert(volume), {"table_id": table_id, "entries": len(kept), "journal": journal})
        connection.execute(delete(entry).where(entry.c.table_id == table_id))
    return len(ids)


def read(connection: Connection, table_id: str) -> Kept:
    """The journal of a game that was put away; none if it was not."""
    found = connection.execute(select(volume.c.journal).where(volume.c.table_id == table_id)).scalar_one_or_none()
    if found is None:
        return []
    try:
        return msgspec.json.decode(zlib.decompress(found), type=Kept)
    except zlib.error as error:
        raise ValueError("volume") from error  # damaged, as any other row may be
