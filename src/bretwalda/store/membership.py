"""A server among others on one PostgreSQL: it says that it lives, and hears what the others say.

One connection does both, in the event loop: if the loop hangs, the server is dead for the others, as it is for
people. It holds an advisory lock, which PostgreSQL releases in the moment the process ends. Why it is safe:
docs/decisions/015-several-processes.md.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from math import inf
from time import monotonic
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

from .database import CONNECTING, PROGRAM
from .leases import CHANNEL, DEAD, NOW, draw

BEAT = 0.5  # seconds from one sign of life to the next
SURE = 2.5  # seconds after a sign of life for which nobody can have buried us: less than `DEAD`
IRREGULAR = 1.5  # seconds between two signs of life after which one does not judge others' silence
ANSWERING = 2.0  # seconds that the database may take for one

Line = psycopg.AsyncConnection[Any]
Hear = Callable[[str], None]


class Membership:
    """This server's place among the others."""

    def __init__(self, url: str, address: str, channels: Mapping[str, Hear], come_anew: Callable[[bool], None]) -> None:
        """What others say on a `channel` is given to whoever hears it; `""` is the channel of this server alone.
        `come_anew` is called when something may have been missed, and told whether others have buried us meanwhile."""
        self._url = driver_url(url)
        self._address = address
        self._channels = channels
        self._come_anew = come_anew
        self._beaten = -inf  # when the latest sign of life was sent that has arrived
        self._regular_since = inf
        self.process = draw()
        self.secret = secrets.token_urlsafe(24)
        self.joined = asyncio.Event()

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken our tables."""
        return monotonic() - self._beaten < SURE

    @property
    def steady(self) -> bool:
        """Whether the silence of others says something of them, and not of the database or of us."""
        return self.sure and monotonic() - self._regular_since > DEAD / 1000

    async def live(self, trouble: Callable[[str], None]) -> None:
        """Say that we live until we are cancelled, whatever happens to the line."""
        while True:
            try:
                async with asyncio.timeout(2 * CONNECTING):
                    line = await psycopg.AsyncConnection.connect(
                        self._url, autocommit=True, connect_timeout=CONNECTING, application_name=PROGRAM
                    )
                async with line:
                    await self._join(line)
                    await self._go_on(line)
            except (psycopg.Error, OSError, TimeoutError) as error:
                trouble(type(error).__name__)
            self._beaten, self._regular_since = -inf, inf
            await asyncio.sleep(BEAT)

    async def _join(self, line: Line) -> None:
        """Take our place, the one from before if nobody has cleared it away."""
        for channel in filter(None, self._channels):
            await self._ask(line, f"LISTEN {channel}")
        if self.joined.is_set():
            await self._lock(line)
            if await self._beat(line):
                self._come_anew(False)
                return
            self._start_over()
        await self._lock(line)
        values = [self.process, self._address, self.secret]
        await self._ask(
            line, f"INSERT INTO server_process (id, address, secret, beat) VALUES (%s, %s, %s, {NOW})", values
        )
        await self._beat(line)
        again = self.joined.is_set()
        self.joined.set()
        if again:
            self._come_anew(True)

    def _start_over(self) -> None:
        """Others have buried us: what we were is theirs."""
        self._beaten, self._regular_since = -inf, inf
        self.process = draw()

    async def _lock(self, line: Line) -> None:
        """Shared, because a line of ours that was cut may hold it still. What is said to our number we hear."""
        await self._ask(line, "SELECT pg_advisory_lock_shared(%s)", [self.process])
        await self._ask(line, f"LISTEN {channel_of(self.process)}")

    async def _go_on(self, line: Line) -> None:
        while True:
            until = monotonic() + BEAT
            while (left := until - monotonic()) > 0:
                async for notice in line.notifies(timeout=left, stop_after=1):
                    self._channels.get(notice.channel, self._channels[""])(notice.payload)
            if not await self._beat(line):
                raise psycopg.OperationalError("buried")  # with another line comes another place

    async def _beat(self, line: Line) -> bool:
        """Say that we live; False = others think that we do not."""
        began = monotonic()
        answer = await self._ask(line, f"UPDATE server_process SET beat = {NOW} WHERE id = %s", [self.process])
        if answer.rowcount == 0:
            return False
        if began - self._beaten > IRREGULAR:
            self._regular_since = began
        self._beaten = began
        return True

    async def _ask(self, line: Line, question: str, values: Sequence[Any] = ()) -> psycopg.AsyncCursor[Any]:
        async with asyncio.timeout(ANSWERING):
            return await line.execute(question, values)


def channel_of(process: int) -> str:
    """On which one server, or one thinker, is told something."""
    return f"{CHANNEL}_{process}"


def driver_url(url: str) -> str:
    """The address of a PostgreSQL as its driver wants it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
