"""What a portable copy holds, and how much of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import func, select

from .database import file_url, open_database, refusing
from .schema import chat, entry, game_table, person, save, volume

T = TypeVar("T")


class Sizes(msgspec.Struct):
    """How much there is of everything."""

    people: int
    tables: int
    unfinished: int
    entries: int
    longest: int  # entries of the longest journal
    saves: int
    lines: int  # of chat
    bytes: int


class Census:
    """A copy that is looked through; it is brought up to date for that."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._engine = open_database(file_url(file))
        with refusing():
            self._connection = self._engine.connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._connection.close()
        self._engine.dispose()

    def read(self, query: Callable[..., T], *args: Any) -> T:
        """Ask something, as of an archive."""
        return query(self._connection, *args)

    def tables(self) -> list[str]:
        return list(self._connection.execute(select(game_table.c.id)).scalars())

    def saves(self) -> list[str]:
        return list(self._connection.execute(select(save.c.id)).scalars())

    def flaws(self) -> list[str]:
        """What is wrong with the file itself, and which rows belong to nothing."""
        broken = [
            str(found) for (found,) in self._connection.exec_driver_sql("PRAGMA integrity_check") if found != "ok"
        ]
        lost = self._connection.exec_driver_sql("PRAGMA foreign_key_check")
        return broken + [f"{name} → {parent}" for name, _, parent, _ in lost]

    def sizes(self) -> Sizes:
        lengths = select(func.count().label("length")).select_from(entry).group_by(entry.c.table_id).subquery()
        longest = self._connection.execute(select(func.max(lengths.c.length))).scalar_one() or 0
        bound, thickest = self._connection.execute(select(func.sum(volume.c.entries), func.max(volume.c.entries))).one()
        unfinished = select(func.count()).where(game_table.c.ended.is_(None))
        numbers = [
            self._connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (person, game_table, entry, save, chat)
        ]
        return Sizes(
            people=numbers[0],
            tables=numbers[1],
            unfinished=self._connection.execute(unfinished).scalar_one(),
            entries=numbers[2] + (bound or 0),
            longest=max(longest, thickest or 0),
            saves=numbers[3],
            lines=numbers[4],
            bytes=self._file.stat().st_size,
        )
