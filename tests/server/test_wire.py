"""The wire: frames one by one, several at once, in pieces."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis.strategies import binary, integers
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from bretwalda.server.wire import check_library, framed

from .conftest import RunningServer
from .raw import PING, PONG, RawPage, masked, text


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


@given(binary(max_size=300) | integers(65_530, 65_540).map(bytes))
def test_frames_are_those_of_the_library(text: bytes) -> None:
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_library_that_lacks_what_the_wire_builds_on_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check_library()
    monkeypatch.delattr(WebSocketsSansIOProtocol, "pause_writing")
    with pytest.raises(AssertionError, match=r"uvicorn .* has no pause_writing"):
        check_library()
