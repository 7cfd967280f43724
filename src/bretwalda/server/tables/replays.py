"""Games are played again beside the event loop, in threads of their own: whoever only reads never waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

THREADS = 2

T = TypeVar("T")


class Replays:
    """A few threads, and for each person a queue of their own: nobody's many games hold up another's one."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "replay")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, whose: str, work: Callable[..., T], *args: Any) -> T:
        """Do some work when it is the turn of whoever asks for it."""
        turn = self._turns.setdefault(whose, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
