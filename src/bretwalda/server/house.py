"""The house: all parts of a running server, put together."""

from __future__ import annotations

import asyncio
import gc

from bretwalda.store.archive import Archive

from .computers import Computers
from .hall import Hall
from .limits import Limiter
from .metrics import Metrics
from .people import People
from .settings import Settings
from .steward import Stewards


class House:
    """Built inside the running event loop, because its parts belong to it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limited)
        self.archive = Archive(settings.database)
        self.people = People(self.archive, settings.password)
        self.computers = Computers(settings.workers, self.metrics)
        self.stewards = Stewards(self.computers)
        self.hall = Hall(self.archive, self.people, self.metrics, self.stewards.look_after, settings.absence)
        self._waking = asyncio.create_task(self.hall.wake())
        seldom_collect()

    async def close(self) -> None:
        self._waking.cancel()
        await asyncio.gather(self._waking, return_exceptions=True)
        await self.stewards.close()
        await self.computers.close()
        await self.archive.close()


def seldom_collect() -> None:
    """Each view is hundreds of small objects that soon go: the collector would look through all tables for nothing."""
    gc.collect()
    gc.freeze()  # modules and texts stay
    gc.set_threshold(20_000, 20, 100)
