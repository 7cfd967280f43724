"""The wire: uvicorn's WebSocket with a short way out, and a short way in for short messages.

Out: through ASGI every frame is sent by itself and takes a task of its own, because `send` may have to wait. Here
the frames of one moment, such as a position and the acknowledgement behind it, go out in one write, and only a line
that is too slow lets them wait. That is half of the time that sending takes.

In: nearly all that people send is one short frame at a time. Such a frame is read in a few lines; everything else,
and everything that follows something broken in two, is left to the parser of `websockets`, which takes three times
as long.
"""

from __future__ import annotations

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

LONGEST_OUTBOX = 500  # frames that may wait for a slow page before it is cut off
EXTENSION = "bretwalda.wire"  # where the application finds the wire of its socket
TEXT = 0x81  # the first byte of a text frame that is a whole message
MASKED = 0x80  # set in the second byte of every frame from a browser
SHORT = 126  # bytes; the length of a shorter message is in the second byte
HEAD = 6  # bytes before a short message: two, and the mask
MOST_WAITING = 16  # messages of one page; then it is not read any more until they have been dealt with


class Wire(WebSocketsSansIOProtocol):
    """A socket. What arrives takes the usual way through ASGI, and so does its end."""

    outbox: list[bytes]
    due = False  # the outbox will be written at the end of this moment
    aligned = True  # all that has arrived were whole frames: the parser is not in the middle of one

    async def run_asgi(self) -> None:
        self.outbox = []
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or self.close_sent:
            super().data_received(data)
            return
        frames = short_frames(data) if self.aligned else None
        if frames is None:
            self.aligned = False
        if frames is None or any(first != TEXT for first, _ in frames):
            super().data_received(data)
            return
        for _, payload in frames:
            self._take(payload)

    def _take(self, payload: bytes) -> None:
        """Hand a message to the application, which says what it thinks of bytes that are no text."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
        if not self.read_paused and self.queue.qsize() > MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def post(self, text: bytes) -> None:
        """Send a text frame, soon. Whoever lets too many wait is cut off: there is no room for a farewell."""
        if len(self.outbox) >= LONGEST_OUTBOX:
            self.outbox.clear()
            self.transport.abort()
            return
        self.outbox.append(framed(text))
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


def framed(text: bytes) -> bytes:
    """A text as a frame of RFC 6455 (5.2); a server's frames are not masked."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
