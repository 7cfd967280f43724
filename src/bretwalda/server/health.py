"""Whether the server is well: the disk takes what is written. Whoever asks, it is tried once a second at most."""

from __future__ import annotations

import asyncio
from time import monotonic

from bretwalda.store.archive import Archive

from .clock import now

FRESH = 1.0  # seconds for which an answer stands
LONGEST_WRITE = 3.0  # seconds


class Health:
    """The latest trial."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._trial: asyncio.Task[bool] | None = None
        self._began = 0.0

    async def check_storage(self) -> bool:
        """Whether the database has just kept something; whoever asks meanwhile gets the same answer."""
        if self._trial is None or (self._trial.done() and monotonic() - self._began >= FRESH):
            self._began = monotonic()
            self._trial = asyncio.create_task(self._archive.try_writing(now(), LONGEST_WRITE))
        return await asyncio.shield(self._trial)
