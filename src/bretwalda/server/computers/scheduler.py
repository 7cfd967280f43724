"""When a computer has to decide at a table, and when somebody has been waited for too long.

A table has a task while there is something to do and somebody to do it for: where computers are among themselves and
nobody looks on, the game rests until somebody comes. It never gives up: whatever goes wrong, the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from bretwalda.engine.refusal import Refusal

from ..logs import LOGGER, mark
from ..tables.table import Table, computer_to_decide, level_of
from .pool import Asker, Computers
from .turns import Interest, NobodyWaits

TROUBLE = 1.0  # seconds of rest after something has gone wrong

log = logging.getLogger(LOGGER)


class Scheduler:
    """The tasks of all tables at which there is something to do."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers
        self._tasks: dict[Table, asyncio.Task[None]] = {}

    def look_after(self, table: Table) -> None:
        """Make sure that a table has its task if it needs one."""
        task = self._tasks.get(table)
        if (task is None or task.done()) and needed(table):
            self._tasks[table] = asyncio.create_task(self._serve(table))

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _serve(self, table: Table) -> None:
        while needed(table):
            try:
                await self._serve_once(table)
            except Exception:  # a table must never get stuck
                log.exception("scheduler in trouble", extra={"table": mark(table.record.id)})
                await asyncio.sleep(TROUBLE)
        self._tasks.pop(table, None)

    async def _serve_once(self, table: Table) -> None:
        seat = computer_to_decide(table)
        if seat is not None:
            await self._decide(table, seat)
            return
        table.stirred.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(table.seconds_to_warning or table.seconds_left):
                await table.stirred.wait()
                return
        if table.seconds_left:
            table.stir()  # time to warn somebody
        else:
            await table.replace_idle()

    async def _decide(self, table: Table, seat: int) -> None:
        """A computer decides, after a pause in which people can follow."""
        if (taught := table.taught) is not None:
            await table.decide_for(table.history.asked_at(seat), seat, [taught[1]])
            return
        asked, level = table.history.asked_at(seat), level_of(table, table.seating[seat])
        asker = Asker(who_waits(table), table.record.id, partial(interest, table), table.seating.number)
        real = table.history.match.state
        try:
            choices = await self._computers.decide(table.game, real, seat, level, asker, table.record.pause)
            await table.decide_for(asked, seat, choices)
        except NobodyWaits:
            return
        except Refusal as refusal:
            log.warning("computer refused", extra={"table": mark(table.record.id), "why": refusal.key})
            await asyncio.sleep(TROUBLE)


def needed(table: Table) -> bool:
    """Whether there is a computer to ask or a clock to look at, and somebody for whom."""
    to_do = computer_to_decide(table) is not None or table.seconds_left is not None
    return to_do and interest(table) is not Interest.NONE and not table.lost


def interest(table: Table) -> Interest:
    """Who waits for the table to go on."""
    if table.audience.visitors:
        return Interest.WATCHED
    return Interest.PLAYED if table.seating.played_by_people else Interest.NONE


def who_waits(table: Table) -> str:
    """The person to whose part of the machine a thought counts: somebody who sits there and looks, else the host."""
    present = table.audience.present
    return next((person.id for person in table.seating.people() if person.id in present), table.host.id)
