"""The wire: frames one by one, several at once, in pieces; and a page that does not listen."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Iterator

import pytest

from bretwalda.server.wire import Mail, framed, short_frames

from .conftest import RunningServer
from .people import PATIENCE, Browser

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88


def masked(first: int, payload: bytes) -> bytes:
    """A frame as a browser sends it."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))


def text(kind: str, **fields: object) -> bytes:
    return masked(TEXT, json.dumps({"type": kind} | fields).encode())


class RawPage:
    """A page that decides itself in what pieces it sends."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", browser.port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /live/{table} HTTP/1.1\r\nHost: 127.0.0.1:{browser.port}\r\nCookie: {browser.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass

    def frame(self) -> tuple[int, bytes]:
        first, size = self.file.read(2)
        if size >= 126:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return first, self.file.read(size)

    def answer(self, ref: int) -> str:
        """The type of the message that answers."""
        while True:
            first, payload = self.frame()
            if first == TEXT and (message := json.loads(payload)).get("ref") == ref:
                return str(message["type"])


@pytest.fixture
def page(house: RunningServer) -> Iterator[RawPage]:
    edith = house.person("Edith")
    page = RawPage(edith, edith.open_table())
    yield page
    page.file.close()
    page.socket.close()


def test_several_frames_in_one_piece_are_answered_in_order(page: RawPage) -> None:
    page.socket.sendall(text("Hello", ref=1) + text("Ping", ref=2) + text("Say", text="hail", ref=3))
    assert [page.answer(ref) for ref in (1, 2, 3)] == ["Done", "Pong", "Done"]


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 20])
def test_a_frame_in_two_pieces_is_one_frame(page: RawPage, cut: int) -> None:
    frame = text("Ping", ref=1)
    page.socket.sendall(frame[:cut])
    page.socket.sendall(frame[cut:] + text("Ping", ref=2)[:3])
    assert page.answer(1) == "Pong"
    page.socket.sendall(text("Ping", ref=3))  # which is not where a frame begins
    assert page.frame()[0] == CLOSE


def test_after_a_frame_in_pieces_all_goes_on(page: RawPage) -> None:
    frame = text("Ping", ref=1)
    page.socket.sendall(frame[:9])
    page.socket.sendall(frame[9:])
    page.socket.sendall(text("Ping", ref=2))
    assert [page.answer(ref) for ref in (1, 2)] == ["Pong", "Pong"]


def test_a_message_in_fragments_is_one_message(page: RawPage) -> None:
    body = json.dumps({"type": "Ping", "ref": 1}).encode()
    page.socket.sendall(masked(0x01, body[:5]))
    page.socket.sendall(masked(0x80, body[5:]))
    page.socket.sendall(text("Ping", ref=2))
    assert [page.answer(ref) for ref in (1, 2)] == ["Pong", "Pong"]


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
    while (frame := page.frame())[0] != CLOSE:
        pass
    assert int.from_bytes(frame[1][:2], "big") == 1002


def test_a_page_that_does_not_listen_is_cut_off(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    talker = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    deaf = RawPage(harald, talker.table["id"])
    talker.wait_for(lambda: talker.seats.get("watching") == 1)
    try:
        for _ in range(100):  # it asks for more and more, and reads nothing
            deaf.socket.sendall(text("Hello") * 100)
    except OSError:
        pass
    talker.wait_for(lambda: talker.seats["watching"] == 0)
    deaf.file.close()
    deaf.socket.close()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_say_how_long_they_are(size: int) -> None:
    frame = framed(b"x" * size)
    head = 2 if size < 126 else 4 if size < 65_536 else 10
    assert len(frame) == head + size
    assert frame[0] == TEXT
    assert (frame[1] if head == 2 else int.from_bytes(frame[2:head], "big")) == size


def test_only_short_and_whole_frames_are_read_the_short_way() -> None:
    one, two, long = masked(TEXT, b"one"), masked(PING, b""), masked(TEXT, b"x" * 126)
    assert short_frames(one + two) == [(TEXT, b"one"), (PING, b"")]
    assert short_frames(b"") == []
    for data in (one[:-1], one + two[:1], long, one + long, framed(b"no mask")):
        assert short_frames(data) is None


def test_mail_waits_for_its_reader_and_outlives_one_who_goes() -> None:
    async def read() -> list[int]:
        mail = Mail()
        gone = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        gone.cancel()
        mail.put_nowait(1)  # before the reader has learned that it is to go
        await asyncio.gather(gone, return_exceptions=True)
        assert gone.cancelled()
        mail.put_nowait(2)
        assert (mail.qsize(), mail.empty()) == (2, False)
        waiting = [await mail.get(), await mail.get()]
        later = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        mail.put_nowait(3)
        return [*waiting, await later, mail.qsize()]

    assert asyncio.run(read()) == [1, 2, 3, 0]
