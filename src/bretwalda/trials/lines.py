"""Lines that can be cut: a proxy in front of a port, through which nothing comes while it is cut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread

PIECE = 65_536  # bytes


class Lines:
    """The loop in which all proxies run."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, name="lines", daemon=True)
        self._thread.start()

    def lay(self, port: int) -> Line:
        """A line to a port of this machine."""
        line = Line(self.loop, port)
        asyncio.run_coroutine_threadsafe(line.open(), self.loop).result()
        return line

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()


class Line:
    """From a port of its own to another."""

    def __init__(self, loop: asyncio.AbstractEventLoop, target: int) -> None:
        self._loop = loop
        self._target = target
        self._whole = asyncio.Event()
        self._ends: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def open(self) -> None:
        self._whole.set()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Nothing comes through, and nobody is told."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self, abruptly: bool) -> None:
        """All goes on, or everybody is cut off and may call again."""

        def mend() -> None:
            if abruptly:
                for end in self._ends:
                    end.transport.abort()
            self._whole.set()

        self._loop.call_soon_threadsafe(mend)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, back}
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        self._ends -= {writer, back}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(PIECE):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
