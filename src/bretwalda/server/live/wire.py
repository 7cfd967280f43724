"""The wire: uvicorn's WebSocket with a short way out, a short way in, and an end for pages that do not read.

Out: through ASGI every frame is a call that may have to wait, and so needs a task, and a write of its own. Here the
frames of one moment, such as a position and the acknowledgement behind it, go out in one write, and only a line that
is full lets them wait.

In: nearly all that people send is one short frame at a time, which is read in a few lines. From the first byte on that
comes otherwise, a socket is read by the library alone. Why, with figures: docs/decisions/005-the-wire.md.
"""

from __future__ import annotations

import asyncio
import logging
from struct import Struct
from typing import Any

import msgspec
import uvicorn
from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from ..logs import LOGGER
from ..messages import FromServer

MOST_WAITING = 1_000_000  # bytes that may wait for a page before it is cut off; the largest position has 330,000
LONGEST_OUTBOX = 500  # frames, likewise
LONGEST_STOP = 20.0  # seconds in which a full line must have taken what was written to it
MOST_UNHEARD = 16  # messages of a page; then it is not read any more until they have been heard
LARGEST_PIECE = 32_768  # bytes that may arrive at once: to read them holds everybody else up
EXTENSION = "bretwalda.wire"  # where the application finds the wire of its socket
TEXT = 0x81  # the first byte of a text frame that is a whole message
LAST = 0x80  # set in the first byte of every frame that ends its message
MASKED = 0x80  # set in the second byte of every frame from a browser
SHORT = 126  # bytes; the length of a shorter message is in the second byte
HEAD = 6  # bytes before a short message from a browser: two, and the mask
MIDDLING, LARGE = Struct(">BBH"), Struct(">BBQ")  # heads of frames of 126 bytes and more, of 65,536 and more

BUILT_ON = (
    "connection_made",
    "connection_lost",
    "data_received",
    "pause_writing",
    "resume_writing",
    "run_asgi",
    "shutdown",
)

OPEN = State.OPEN  # to look it up in its class takes longer than to compare it

log = logging.getLogger(LOGGER)
encoded = msgspec.json.Encoder().encode


class Wire(WebSocketsSansIOProtocol):
    """A socket. What arrives takes the usual way through ASGI, and so does its end."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.outbox: list[bytes] = []
        self._due = False  # the outbox will be written at the end of this moment
        self._in_step: bool | None = None  # nothing but short and whole frames has come since the request
        self._stop: asyncio.TimerHandle | None = None  # runs while the line is full

    @property
    def full(self) -> bool:
        """Whether the line takes nothing more for the moment."""
        return self._stop is not None

    @property
    def waiting(self) -> int:
        """The bytes that wait for the page, here and in the line."""
        return sum(map(len, self.outbox)) + self.transport.get_write_buffer_size()

    @property
    def unheard(self) -> int:
        """The messages that have arrived and wait for the application."""
        return self.queue.qsize()

    # What the application calls ------------------------------------------------------------------------

    def post(self, frame: bytes) -> None:
        """Send a frame, soon; while the line is full it waits until `resume_writing`."""
        self.outbox.append(frame)
        if self._stop is not None:
            self._judge()
        elif not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Write all that waits."""
        self._due = False
        if not self.outbox:
            return
        frames = b"".join(self.outbox)
        self.outbox.clear()
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(frames)

    # What the line calls -------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)  # the line is full as soon as the system takes no more

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop = asyncio.get_running_loop().call_later(LONGEST_STOP, self._cut_off, "does not read")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_stop()
        self.flush()

    def data_received(self, data: bytes) -> None:
        if self._in_step and one_short_frame(data) and self.conn.state is OPEN:
            if data[0] == TEXT and self._take(data):
                return
        else:
            self._in_step = self._in_step is None  # the request comes first
        super().data_received(data[:LARGEST_PIECE])
        if self.transport.is_closing():
            return
        if len(data) > LARGEST_PIECE:
            self._cut_off("sends too much at once")
        elif self._stop is not None:
            self._judge()  # pongs wait too, and the library writes them by itself

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end_stop()
        self.outbox.clear()
        self.conn.parser.close()  # else the library holds itself, 30 kB, until the collector comes

    # What uvicorn calls --------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"wire": self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][EXTENSION]  # nor shall it hold itself

    def shutdown(self) -> None:
        """The server stops. A page whose line is full would not read the farewell."""
        if self.full:
            self.transport.abort()
            return
        self.flush()
        super().shutdown()

    # ---------------------------------------------------------------------------------------------------

    def _take(self, frame: bytes) -> bool:
        """Hand a text to the application, as the library does; False = it is none, and the library should say so."""
        try:
            text = apply_mask(frame[HEAD:], frame[2:HEAD]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.unheard > MOST_UNHEARD:
            self.read_paused = True  # until all of them have been heard
            self.transport.pause_reading()
        return True

    def _judge(self) -> None:
        """Whoever lets too much wait is cut off."""
        if len(self.outbox) > LONGEST_OUTBOX or self.waiting > MOST_WAITING:
            self._cut_off("does not read")

    def _cut_off(self, why: str) -> None:
        """Without a farewell: there is no room for it."""
        log.info("cut off", extra={"why": why, "bytes": self.waiting})
        self.outbox.clear()
        self.transport.abort()

    def _end_stop(self) -> None:
        if self._stop is not None:
            self._stop.cancel()
            self._stop = None


def check_library() -> None:
    """Whether uvicorn's socket has what is built on here: it is no part of what uvicorn promises to keep."""
    missing = [name for name in BUILT_ON if name not in vars(WebSocketsSansIOProtocol)]
    assert not missing, (
        f"uvicorn {uvicorn.__version__} is not for server/live/wire.py: its socket has no {', '.join(missing)}"
    )


def one_short_frame(data: bytes) -> bool:
    """Whether this is one frame from a browser, short, whole and no fragment: kind, length, mask, what it carries."""
    return (
        len(data) >= HEAD
        and data[0] >= LAST
        and MASKED <= data[1] < MASKED + SHORT
        and len(data) == HEAD + data[1] - MASKED
    )


def wire_of(scope: Scope) -> Wire:
    """The wire of an accepted socket."""
    wire = scope["extensions"][EXTENSION]["wire"]
    assert isinstance(wire, Wire)
    return wire


def frame_of(message: FromServer) -> bytes:
    """A message as a frame, for any number of wires."""
    return framed(encoded(message))


def framed(text: bytes) -> bytes:
    """A text as a frame of RFC 6455 (5.2); a server's frames are not masked."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return MIDDLING.pack(TEXT, 126, size) + text
    return LARGE.pack(TEXT, 127, size) + text
