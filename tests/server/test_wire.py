"""The wire: frames one by one, several at once, in pieces."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import binary, booleans, integers, just, lists, one_of, sampled_from
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from bretwalda.server.app import LARGEST_FRAME
from bretwalda.server.live.wire import MOST_UNHEARD, Wire, check_library, framed

from .conftest import RunningServer
from .raw import CLOSE, PING, PONG, TEXT, RawPage, masked, text


@pytest.fixture
def page(house: RunningServer) -> Iterator[RawPage]:
    edith = house.person("Edith")
    page = RawPage(edith, edith.open_table())
    yield page
    page.close()


def test_several_frames_in_one_piece_are_answered_in_order(page: RawPage) -> None:
    page.socket.sendall(text("Hello", ref=1) + text("Ping", ref=2) + text("Say", text="hail", ref=3))
    assert [page.answer(ref) for ref in (1, 2, 3)] == ["Done", "Pong", "Done"]


def test_frames_may_be_cut_in_two_anywhere(page: RawPage) -> None:
    """A text, a ping, a text in fragments with a pong between them, and another text."""
    body = json.dumps({"type": "Ping", "ref": 2}).encode()
    fragments = masked(0x01, body[:5]) + masked(PONG, b"unasked") + masked(0x80, body[5:])
    frames = text("Ping", ref=1) + masked(PING, b"are you there?") + fragments + text("Ping", ref=3)
    for cut in range(1, len(frames)):
        page.socket.sendall(frames[:cut])
        page.socket.sendall(frames[cut:])
        assert [page.answer(ref) for ref in (1, 2, 3)] == ["Pong", "Pong", "Pong"]


def test_a_long_message_among_short_ones(page: RawPage) -> None:
    page.socket.sendall(text("Ping", ref=1) + text("Say", text="x" * 300, ref=2) + text("Ping", ref=3))
    assert [page.answer(ref) for ref in (1, 2, 3)] == ["Pong", "Done", "Pong"]


def test_pings_and_pongs_of_the_protocol_are_understood(page: RawPage) -> None:
    page.socket.sendall(masked(PONG, b"unasked") + masked(PING, b"are you there?"))
    while True:
        first, payload = page.frame()
        if first == PONG:
            break
    assert payload == b"are you there?"
    page.socket.sendall(text("Ping", ref=1))
    assert page.answer(1) == "Pong"


def test_a_frame_without_a_mask_closes_the_socket(page: RawPage) -> None:
    page.socket.sendall(framed(b'{"type":"Ping"}'))
    assert page.closing_code() == 1002


class Line(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = self.paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...


async def opened(
    kind: type[WebSocketsSansIOProtocol], heard: list[Any], early: bytes = b""
) -> tuple[WebSocketsSansIOProtocol, Line]:
    """A socket whose application only listens, and its line."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not heard or heard[-1]["type"] == "websocket.receive":
            heard.append(await receive())

    config = Config(application, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False, log_config=None)
    config.load()
    line, protocol = Line(), kind(config, ServerState(), {})
    protocol.connection_made(line)
    protocol.data_received(REQUEST)
    if early:
        protocol.data_received(early)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    line.written = b""
    return protocol, line


async def read(
    kind: type[WebSocketsSansIOProtocol], pieces: list[bytes], early: bytes = b""
) -> tuple[list[Any], bytes, bool]:
    """What the application hears of these pieces, what is written, and whether the socket is closed."""
    heard: list[Any] = []
    protocol, line = await opened(kind, heard, early)
    for piece in pieces:
        if line.closing:  # a real one does not read any more
            break
        try:
            protocol.data_received(piece)
        except InvalidState:  # the library wants to close twice; a real line breaks
            line.close()
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return heard, line.written, line.closing


REQUEST = b"""GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r
Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"""
FIRST = [TEXT] * 4 + [PING, PONG, 0x82, 0x01, 0x00, 0x80, CLOSE, 0xC1, 0x83]  # texts, then fragments and nonsense
BODIES = one_of(just(b'{"type":"Ping"}'), just(b"x" * 126), just(b"x" * 9_000), just(b"\xff"), binary(max_size=130))


@st.composite
def streams(draw: st.DrawFn) -> list[bytes]:
    """Frames of all kinds, whole, or cut and put together anywhere."""
    mask = draw(binary(min_size=4, max_size=4))
    frames = [masked(draw(sampled_from(FIRST)), draw(BODIES), mask) for _ in range(draw(integers(1, 6)))]
    if draw(booleans()):
        return frames
    data = b"".join(frames)
    cuts = sorted(draw(lists(integers(0, len(data)), max_size=6)))
    pieces = [data[start:end] for start, end in pairwise([0, *cuts, len(data)])]
    return [piece for piece in pieces if piece]


@settings(deadline=None)
@given(streams())
@example([masked(0x01, b"a fragment"), masked(TEXT, b"no fragment")])
@example([masked(TEXT, b"in two pieces")[:8], masked(TEXT, b"not the second")])
def test_whatever_arrives_is_understood_as_by_the_library(pieces: list[bytes]) -> None:
    assert asyncio.run(read(Wire, pieces)) == asyncio.run(read(WebSocketsSansIOProtocol, pieces))


@pytest.mark.parametrize("size", [1, 8, None])
def test_what_comes_before_the_socket_is_accepted_is_understood_as_by_the_library(size: int | None) -> None:
    early, pieces = masked(TEXT, b"too early")[:size], [masked(TEXT, b"in time")] * 2
    ours, plain = (asyncio.run(read(kind, pieces, early)) for kind in (Wire, WebSocketsSansIOProtocol))
    assert ours == plain


@settings(deadline=None)
@given(binary(max_size=300) | integers(65_530, 65_540).map(bytes))
def test_frames_are_those_of_the_library(text: bytes) -> None:
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_library_that_lacks_what_the_wire_builds_on_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check_library()
    monkeypatch.delattr(WebSocketsSansIOProtocol, "pause_writing")
    with pytest.raises(AssertionError, match=r"uvicorn .* has no pause_writing"):
        check_library()


def test_a_page_is_not_read_while_too_many_of_its_messages_are_unheard() -> None:
    async def flood() -> list[bool]:
        protocol, line = await opened(Wire, [])
        paused = []
        for _ in range(MOST_UNHEARD + 1):
            paused.append(line.paused)
            protocol.data_received(text("Ping"))
        paused.append(line.paused)
        while protocol.queue.qsize():
            await asyncio.sleep(0)
        paused.append(line.paused)
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)
        return paused

    assert asyncio.run(flood()) == [False] * (MOST_UNHEARD + 1) + [True, False]


def test_a_page_that_talks_on_after_the_farewell_is_read_until_its_own() -> None:
    async def talk_on() -> tuple[bool, bool]:
        protocol, line = await opened(Wire, [])
        await protocol.send({"type": "websocket.close", "code": 4400})
        for _ in range(MOST_UNHEARD + 1):
            protocol.data_received(text("Ping"))
        paused = line.paused
        protocol.data_received(masked(CLOSE, (4400).to_bytes(2, "big")))
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)
        return paused, line.closing

    assert asyncio.run(talk_on()) == (False, True)
