"""The wire: uvicorn's WebSocket with a short way out, and a short way in for short messages.

Out: through ASGI every frame is sent by itself and takes a task of its own, because `send` may have to wait. Here
the frames of one moment, such as a position and the acknowledgement behind it, go out in one write, and only a line
that is too slow lets them wait. That is half of the time that sending takes.

In: nearly all that people send is one short frame at a time. Such a frame is read in a few lines; everything else,
and everything that follows something broken in two, is left to the parser of `websockets`, which takes three times
as long. Then it waits in a queue that is made for one reader.
"""

from __future__ import annotations

import asyncio
from collections import deque
from struct import Struct
from typing import Any

import msgspec
from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from .messages import FromServer

LONGEST_OUTBOX = 500  # frames that may wait for a slow page before it is cut off
EXTENSION = "bretwalda.wire"  # where the application finds the wire of its socket
TEXT = 0x81  # the first byte of a text frame that is a whole message
MASKED = 0x80  # set in the second byte of every frame from a browser
SHORT = 126  # bytes; the length of a shorter message is in the second byte
HEAD = 6  # bytes before a short message: two, and the mask
MOST_WAITING = 16  # messages of one page; then it is not read any more until they have been dealt with


MIDDLING, LARGE = Struct(">BBH"), Struct(">BBQ")  # heads of longer frames

encoded = msgspec.json.Encoder().encode


class Mail(asyncio.Queue[Any]):
    """What has arrived and waits for its only reader."""

    def _init(self, maxsize: int) -> None:
        self._arrived: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._arrived.append(item)
        if self._reader is not None and not self._reader.done():  # it may have been cancelled
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._arrived:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._arrived.popleft()

    def qsize(self) -> int:
        return len(self._arrived)

    def empty(self) -> bool:
        return not self._arrived


class Wire(WebSocketsSansIOProtocol):
    """A socket. What arrives takes the usual way through ASGI, and so does its end."""

    outbox: list[bytes]
    due = False  # the outbox will be written at the end of this moment
    aligned = True  # all that has arrived were whole frames: the parser is not in the middle of one

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = Mail()

    async def run_asgi(self) -> None:
        self.outbox = []
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if not self.aligned or not self.handshake_complete or self.close_sent:
            super().data_received(data)
            return
        frames = short_frames(data)
        if frames is None:
            self.aligned = False
            super().data_received(data)
        elif len(frames) == 1 and frames[0][0] == TEXT:
            self._take(frames[0][1])
        elif all(first == TEXT for first, _ in frames):
            for _, payload in frames:
                self._take(payload)
        else:
            super().data_received(data)

    def _take(self, payload: bytes) -> None:
        """Hand a message to the application, which says what it thinks of bytes that are no text."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def post(self, frame: bytes) -> None:
        """Send a frame, soon. Whoever lets too many wait is cut off: there is no room for a farewell."""
        if len(self.outbox) >= LONGEST_OUTBOX:
            self.outbox.clear()
            self.transport.abort()
            return
        self.outbox.append(frame)
        if not self.due:
            self.due = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write all that waits, unless the line is full: then `resume_writing` comes back to it."""
        self.due = False
        if not self.outbox or not self.writable.is_set():
            return
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.outbox))
        self.outbox.clear()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()


def short_frames(data: bytes) -> list[tuple[int, bytes]] | None:
    """The frames in some data, each as its first byte and what it carries; None = they are not all short and whole."""
    frames: list[tuple[int, bytes]] = []
    start = 0
    while start < len(data):
        body = start + HEAD
        if len(data) < body or not MASKED <= data[start + 1] < MASKED + SHORT:
            return None
        end = body + data[start + 1] - MASKED
        if len(data) < end:
            return None
        frames.append((data[start], apply_mask(data[body:end], data[start + 2 : body])))
        start = end
    return frames


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
