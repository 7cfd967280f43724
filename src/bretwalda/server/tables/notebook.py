"""What lists say of tables that are not in memory: how things stand is noted about once a second, all in one commit.

A note that is lost when the server dies does no harm: the journal knows better, and a restart finds out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bretwalda.engine.refusal import Refusal
from bretwalda.store import lines
from bretwalda.store.archive import Archive
from bretwalda.store.writer import Row

from ..logs import LOGGER
from .table import Table

PAUSE = 1.0  # seconds in which notes are gathered

log = logging.getLogger(LOGGER)


class Notebook:
    """The tables at which something has changed."""

    def __init__(self, archive: Archive, written: Callable[[Table], None]) -> None:
        """`written` is told of each table that has been noted."""
        self._archive = archive
        self._written = written
        self._changed: dict[str, Table] = {}
        self._writing: asyncio.Task[None] | None = None

    def note(self, table: Table) -> None:
        if not table.started:
            return
        self._changed[table.record.id] = table
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_soon())

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self._write()

    async def _write_soon(self) -> None:
        while self._changed:
            await asyncio.sleep(PAUSE)
            await self._write()

    async def _write(self) -> None:
        changed, self._changed = self._changed, {}
        if not changed:
            return
        try:
            await self._archive.write(lines.note, [note_of(table) for table in changed.values()])
        except Refusal as refusal:
            log.warning("lists not noted", extra={"why": refusal.key})
            return
        for table in changed.values():
            self._written(table)


def note_of(table: Table) -> Row:
    waiting = table.history.waiting
    return {"table": table.record.id, "waiting": waiting, "moved": table.last_decision, "noted": table.history.seq}
