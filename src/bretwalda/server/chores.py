"""Work that nobody waits for: it is remembered until it is done, and ended with whoever has begun it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Chores:
    """What somebody has begun."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
