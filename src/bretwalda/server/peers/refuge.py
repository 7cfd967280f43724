"""A way out for people at a server that has lost its database while another has not: they are led to that one.

Where nobody has a database there is nowhere to go, and everybody is refused where they are. Why here and not only in
a proxy: docs/decisions/015-several-processes.md.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from random import shuffle
from typing import TYPE_CHECKING

from bretwalda.store.leases import Holder

from ..logs import LOGGER
from .relay import split

if TYPE_CHECKING:
    from bretwalda.store.membership import Membership

LOOKING = 0.5  # seconds from one look to the next
ANSWERING = 4.0  # seconds that another may take to say that it is well: it tries its own database for three

log = logging.getLogger(LOGGER)


class Refuge:
    """Where everybody goes meanwhile.

    Attributes:
        others: servers that were there when we last could see.
        holder: the one to which people are led; None = we serve them ourselves, or refuse them.
    """

    def __init__(self, membership: Membership, send_away: Callable[[], None]) -> None:
        """`send_away` lets all pages come again: whoever comes is led elsewhere."""
        self.others: Sequence[Holder] = ()
        self.holder: Holder | None = None
        self._membership = membership
        self._send_away = send_away

    async def watch(self) -> None:
        """Look for one whenever it is needed."""
        while True:
            await asyncio.sleep(LOOKING)
            before, self.holder = self.holder, await self._find()
            if self.holder is not None:
                if before is None:
                    log.warning("people are led elsewhere")
                self._send_away()  # those, too, who have come in meanwhile

    async def _find(self) -> Holder | None:
        if self._membership.sure or not self._membership.joined.is_set():
            return None
        shuffled = list(self.others)
        shuffle(shuffled)
        for other in shuffled:
            if await is_well(other):
                return other
        return None


async def is_well(holder: Holder) -> bool:
    """Whether another server says of itself that its database keeps what it is given."""
    host, port = split(holder.address)
    try:
        async with asyncio.timeout(ANSWERING):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                return b" 200 " in await reader.readline()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return False
