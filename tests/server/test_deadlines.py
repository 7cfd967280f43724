"""Half requests do not keep the door from others."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing

import pytest

from bretwalda.server.http.quotas import Quotas

from .conftest import RunningServer, StartServer
from .people import PATIENCE

SECONDS = 0.2
HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"


@pytest.fixture
def impatient(start_server: StartServer) -> RunningServer:
    return start_server(quotas=Quotas(request_seconds=SECONDS))


def caller(house: RunningServer) -> closing[socket.socket]:
    return closing(socket.create_connection(("127.0.0.1", house.port), PATIENCE))


def rest(line: socket.socket) -> bytes:
    """All that is said until the line is closed."""
    return b"".join(iter(lambda: line.recv(65_536), b""))


def halves() -> Iterator[tuple[str, bytes]]:
    yield "half a line", b"GET /hea"
    yield "half a head", HEAD
    cookie = b"Cookie: bretwalda=nobody\r\n\r\n"
    yield "half a body", b"POST /api/enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n" + cookie + b"{"


@pytest.mark.parametrize("half", [half for _, half in halves()], ids=[name for name, _ in halves()])
def test_half_a_request_is_refused_in_time(impatient: RunningServer, half: bytes) -> None:
    with caller(impatient) as line:
        line.sendall(half)
        head, _, body = rest(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert json.loads(body) == {
        "type": "Refused",
        "ref": 0,
        "key": "refused-slow-request",
        "details": {"seconds": "0.2"},
    }
    figures = impatient.newcomer().ask("GET", "/metrics").body.decode()
    assert 'bretwalda_refusals_total{key="refused-slow-request"} 1.0' in figures


def test_a_byte_now_and_then_does_not_buy_time(impatient: RunningServer) -> None:
    with caller(impatient) as line:
        line.settimeout(SECONDS / 10)
        answer = b""
        for byte in HEAD * 100:
            line.sendall(bytes([byte]))
            try:
                answer = line.recv(65_536)
                break
            except TimeoutError:
                continue
        assert answer.startswith(b"HTTP/1.1 408 ")


def test_a_second_request_on_the_same_line_has_its_own_time(impatient: RunningServer) -> None:
    with caller(impatient) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /hea")
        assert b"HTTP/1.1 408 " in rest(line)


def test_a_line_on_which_nothing_is_asked_is_closed_without_a_word(impatient: RunningServer) -> None:
    with caller(impatient) as line:
        assert rest(line) == b""
    figures = impatient.newcomer().ask("GET", "/metrics").body.decode()
    assert "refused-slow-request" not in figures


def test_a_socket_at_a_table_stays_open(impatient: RunningServer) -> None:
    edith = impatient.person("Edith")
    page = edith.visit(edith.open_table())
    with caller(impatient) as line:
        rest(line)  # so long
    page.catch_up()
