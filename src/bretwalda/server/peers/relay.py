"""Passing on: whoever comes in here for a table that another server has talks to that server through this one.

The other server is shown its own secret, which only servers on the same database know, and so believes where the
request comes from. Requests go by h11, sockets by `websockets`; both come with uvicorn.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bretwalda.engine.refusal import Refusal
from bretwalda.store.failure import StorageFailure
from bretwalda.store.leases import Holder

from ..live.wire import framed
from ..messages import COME_AGAIN

if TYPE_CHECKING:
    from ..live.sockets import LivePage

RELAYED = "bretwalda.relayed"  # in a scope: another server has passed it on
LED = "bretwalda.led"  # in a scope: a server that has lost its database has led somebody here
SECRET, CLIENT, SCHEME = "bretwalda-relay", "bretwalda-client", "bretwalda-scheme"
LEADING = "bretwalda-leading"  # a header: it was led here
NOT_HERE = "bretwalda-elsewhere"  # a header, and
MOVED = 4421  # a code of a closed socket: the table has gone on to another server
FAREWELLS = range(4000, 5000)  # codes that say something to a page
CONNECTING = 1.0  # seconds that a server in the same house may take
ANSWERING = 15.0  # seconds until it must have begun to answer: it may be asleep
PATIENCE = 6.0  # seconds until a table must have been taken over
PAUSE = 0.2
PIECE = 65_536  # bytes
# What belongs to one line, or is said anew on the next.
OF_A_LINE = {
    "connection", "date", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "content-length",
    "accept-encoding", "x-forwarded-for", "x-forwarded-proto", SECRET, CLIENT, SCHEME, LEADING,
}  # fmt: skip


class Vouching:
    """Lets a request that another server has passed on be as it was when it came in there."""

    def __init__(self, app: ASGIApp, secret: Callable[[], str]) -> None:
        self._app = app
        self._secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            shown = headers.get(SECRET, "")
            if shown and hmac.compare_digest(shown.encode(), self._secret().encode()):
                scope[LED if LEADING in headers else RELAYED] = True
                scope["client"] = (headers.get(CLIENT, ""), 0)
                scope["scheme"] = headers.get(SCHEME, scope["scheme"])
        await self._app(scope, receive, send)


class Passage(NamedTuple):
    """Where something is passed on to, and how to find out where it is now; None = here."""

    holder: Holder
    look_again: Callable[[], Awaitable[Holder | None]]
    leads: bool = False  # not to a table's server, but to any that serves whoever comes

    async def follow(self) -> AsyncIterator[Holder]:
        """The server that has the table, and again as long as it cannot be reached; ends when it is ours."""
        until = asyncio.get_running_loop().time() + PATIENCE
        holder: Holder | None = self.holder
        while holder is not None:
            yield holder
            if asyncio.get_running_loop().time() > until:
                raise StorageFailure("unreachable")
            await asyncio.sleep(PAUSE)
            try:
                holder = await self.look_again()
            except StorageFailure:
                continue


def is_relayed(connection: HTTPConnection) -> bool:
    return RELAYED in connection.scope


def is_led(connection: HTTPConnection) -> bool:
    return LED in connection.scope


def not_here() -> Response:
    """For a server that has passed something on to where it no longer is."""
    return Response(status_code=421, headers={NOT_HERE: "1"})


async def pass_request(request: Request, body: bytes, passage: Passage) -> Response | None:
    """The answer of the server that has the table; None = it has become ours."""
    async for holder in passage.follow():
        try:
            async with asyncio.timeout(CONNECTING):
                reader, writer = await asyncio.open_connection(*split(holder.address))
        except (OSError, TimeoutError):
            continue
        try:
            async with asyncio.timeout(ANSWERING):
                response = await answer_of(reader, writer, request, body, vouched(request, holder, passage.leads))
        except (OSError, EOFError, TimeoutError, h11.RemoteProtocolError):
            writer.close()
            if request.method == "GET":
                continue
            raise Refusal("refused-in-doubt") from None  # it may have been done
        if NOT_HERE not in response.headers:
            return response
        writer.close()
    return None


async def answer_of(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: Request, body: bytes,
    sent: list[tuple[str, str]],
) -> Response:  # fmt: skip
    """Ask another server, and give its answer as it comes."""
    line = h11.Connection(h11.CLIENT)
    path = request.scope["raw_path"] + (b"?" + request.scope["query_string"] if request.scope["query_string"] else b"")
    headers = [*sent, ("content-length", str(len(body))), ("connection", "close")]
    asked = (h11.Request(method=request.method, target=path, headers=headers), h11.Data(data=body), h11.EndOfMessage())
    for event in asked:
        writer.write(line.send(event) or b"")

    async def hear() -> h11.Event:
        while (event := line.next_event()) is h11.NEED_DATA:
            line.receive_data(await reader.read(PIECE))
        assert not isinstance(event, type)  # it never pauses: one question, one answer
        return event

    head = await hear()
    if not isinstance(head, h11.Response):
        raise EOFError

    async def pieces() -> AsyncIterator[bytes]:
        try:
            while isinstance(event := await hear(), h11.Data):
                yield bytes(event.data)
        finally:
            writer.close()

    response = StreamingResponse(pieces(), head.status_code)
    response.raw_headers = [(name, value) for name, value in head.headers if name.decode() not in OF_A_LINE]
    return response


async def pass_socket(socket: WebSocket, page: LivePage, passage: Passage, relayed: dict[LivePage, int]) -> bool:
    """Let a page talk to the server that has the table until one of them hangs up; False = it has become ours."""
    async for holder in passage.follow():
        try:
            line = await call(socket, holder, passage.leads)
        except (OSError, TimeoutError, WebSocketException):
            continue
        relayed[page] = holder.process
        try:
            if await talk(page, line):
                return True
        finally:
            del relayed[page]
            await line.close()
    return False


async def call(socket: WebSocket, holder: Holder, leads: bool) -> ClientConnection:
    """A line to another server, under the name by which this one was called."""
    host, port = split(holder.address)
    name, path = socket.headers.get("host", "localhost"), socket.scope["raw_path"].decode("ascii")
    return await connect(
        f"ws://{name}{path}", host=host, port=port, additional_headers=vouched(socket, holder, leads), compression=None,
        max_size=None, open_timeout=CONNECTING, close_timeout=CONNECTING, ping_interval=None, proxy=None,
        user_agent_header=None,
    )  # fmt: skip


async def talk(page: LivePage, line: ClientConnection) -> bool:
    """Pass frames on in both directions; False = the table is not there, or nobody answers."""
    try:
        async with asyncio.timeout(CONNECTING):
            first = await line.recv(decode=False)  # who sits where, or why not: it speaks first
    except TimeoutError:
        return False
    except ConnectionClosed as end:
        return end.rcvd is not None and end.rcvd.code != MOVED and hang_up(page, end)
    page.send(framed(first))
    below = asyncio.create_task(listen_to_page(page, line))
    try:
        while True:
            page.send(framed(await line.recv(decode=False)))
    except ConnectionClosed as end:
        return hang_up(page, end)
    finally:
        below.cancel()
        await asyncio.gather(below, return_exceptions=True)


def hang_up(page: LivePage, end: ConnectionClosed) -> bool:
    """The other server has hung up: its word for it goes to the page, if it is one for pages."""
    code = COME_AGAIN if end.rcvd is None else end.rcvd.code
    page.close(code if code in FAREWELLS else COME_AGAIN)
    return True


async def listen_to_page(page: LivePage, line: ClientConnection) -> None:
    """What the page says, until it goes."""
    with suppress(ConnectionClosed):
        while True:
            message: Any = await page.wire.receive()  # past the layers of the application
            if message["type"] == "websocket.disconnect":
                break
            if page.open:
                await line.send(message.get("text") or message.get("bytes") or "")
    await line.close()


def vouched(connection: HTTPConnection, holder: Holder, leads: bool) -> list[tuple[str, str]]:
    """The headers of a request as they are passed on, and what the other server needs to believe them."""
    kept = [(name, value) for name, value in connection.headers.items() if name not in OF_A_LINE]
    if connection.scope["type"] == "websocket":  # whoever calls says the rest
        kept = [(name, value) for name, value in kept if name != "host" and not name.startswith("sec-websocket-")]
    client = connection.client.host if connection.client else ""
    if leads:
        kept.append((LEADING, "1"))
    return [*kept, (SECRET, holder.secret), (CLIENT, client), (SCHEME, connection.url.scheme)]


def split(address: str) -> tuple[str, int]:
    """Host and port.

    >>> split("[::1]:8000")
    ('::1', 8000)
    """
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)
