"""The live door: a page's socket at a table, what it may send and how often."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bretwalda.engine.refusal import Refusal
from bretwalda.store.people import PersonRecord

from ..errors import refusal_of
from ..http.endpoints import COOKIE, address
from ..http.limits import Limit
from ..logs import LOGGER, mark
from ..messages import (
    AT_FAULT,
    COME_AGAIN,
    NO_TABLE,
    NOBODY,
    NOT_ADMITTED,
    NOT_UNDERSTOOD,
    TOO_FAST,
    AskWhy,
    Decide,
    Done,
    FromServer,
    GoBack,
    Hello,
    LeaveSeat,
    Look,
    NameSeat,
    PageMessage,
    Ping,
    Pong,
    Redo,
    Refused,
    Rematch,
    Replace,
    RestartTurn,
    Say,
    SetSeat,
    Start,
    TakeSeat,
    Undo,
)
from ..peers.leases import Elsewhere
from ..peers.relay import MOVED, is_relayed, pass_socket
from ..people import Person
from ..services import Services
from ..tables.table import Table
from .audience import send
from .wire import encoded, wire_of

TURNED_AWAY = {
    "refused-person": NOBODY,
    "refused-no-spectators": NOT_ADMITTED,
    "refused-banned": NOT_ADMITTED,
    "refused-too-fast": TOO_FAST,
    "refused-sockets": TOO_FAST,
    "refused-sockets-address": TOO_FAST,
    "refused-guesses": TOO_FAST,
    "refused-message": NOT_UNDERSTOOD,
    "refused-storage": COME_AGAIN,
    "refused-unforeseen": AT_FAULT,
}
BROKEN = (1002, 1007, 1009)  # against the protocol, no text, too large
ANY_FRAME = Limit(120, 40.0)  # whoever sends more than this is sent away
IN_A_ROW = 8  # frames of one page that are heard before others have their turn

log = logging.getLogger(LOGGER)
decoder = msgspec.json.Decoder(PageMessage)


class LivePage:
    """A connected page."""

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self.person = person
        self.looks_from: int | None = None
        self._socket = socket
        self.wire = wire_of(socket.scope)
        self._closing: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        """Whether anything more is said and heard."""
        return self._closing is None

    def send(self, frame: bytes) -> None:
        if self._closing is None:
            self.wire.post(frame)

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        self.wire.flush()
        with suppress(WebSocketDisconnect, RuntimeError):  # it has gone already
            await self._socket.close(code)


class Talk:
    """What is said on one socket."""

    def __init__(self, services: Services, table: Table, page: LivePage) -> None:
        self.services = services
        self.table = table
        self.page = page
        self.person = page.person

    async def hear(self, frame: str | bytes) -> None:
        """Do what a frame asks for, and answer."""
        try:
            try:
                self.services.limiter.spend(self.person.id, "frame", ANY_FRAME)
            except Refusal:
                self.page.close(TOO_FAST)
                raise
            message = understand(frame)
            limit, action = ACTIONS[type(message)]
            self.services.limiter.spend(self.person.id, type(message).__name__, limit)
            self.services.leases.expect_sure(self.table.archive.claim)
            await action(self, message)
        except Exception as error:  # storage that fails, and what nobody has foreseen, too: the socket stays
            self._refuse(reference(frame), error)

    async def arrive(self) -> None:
        """The page is at the table, whatever else its coming was to bring about."""
        try:
            await self.table.come(self.page)
        except Exception as error:
            self._refuse(0, error)

    def _refuse(self, ref: int, error: Exception) -> None:
        refusal = refusal_of(error, self.services.metrics, table=mark(self.table.record.id))
        self._say(Refused(ref, refusal.key, refusal.details))

    async def hello(self, message: Hello) -> None:
        self.table.audience.greet(self.page, message.since, message.chat)
        self._say(Done(message.ref))

    async def decide(self, message: Decide) -> None:
        began = perf_counter()
        await self.table.decide(self.person, message.seq, message.seat, message.choice)
        self._say(Done(message.ref))
        self.services.metrics.note_seconds(perf_counter() - began)

    async def undo(self, message: Undo) -> None:
        await self.table.undo(self.person, message.seq, message.seat)
        self._say(Done(message.ref))

    async def redo(self, message: Redo) -> None:
        await self.table.redo(self.person, message.seq, message.seat)
        self._say(Done(message.ref))

    async def restart_turn(self, message: RestartTurn) -> None:
        await self.table.restart_turn(self.person, message.seq, message.seat)
        self._say(Done(message.ref))

    async def go_back(self, message: GoBack) -> None:
        await self.table.go_back(self.person, message.seq, message.seat, message.to)
        self._say(Done(message.ref))

    async def ask_why(self, message: AskWhy) -> None:
        self._say(self.table.why_not(self.person, message))

    async def look(self, message: Look) -> None:
        self.table.look(self.page, message.seat)
        self._say(Done(message.ref))

    async def say(self, message: Say) -> None:
        await self.table.say(self.person, message)
        self._say(Done(message.ref))

    async def take_seat(self, message: TakeSeat) -> None:
        await self.table.take_seat(self.person, message.seat, message.name)
        self._say(Done(message.ref))

    async def name_seat(self, message: NameSeat) -> None:
        await self.table.name_seat(self.person, message.seat, message.name)
        self._say(Done(message.ref))

    async def leave_seat(self, message: LeaveSeat) -> None:
        await self.table.leave_seat(self.person, message.seat)
        self._say(Done(message.ref))

    async def set_seat(self, message: SetSeat) -> None:
        await self.table.set_seat(self.person, message.seat, message.level)
        self._say(Done(message.ref))

    async def start(self, message: Start) -> None:
        await self.table.start(self.person)
        self._say(Done(message.ref))

    async def replace(self, message: Replace) -> None:
        await self.table.replace(self.person, message.seat)
        self._say(Done(message.ref))

    async def rematch(self, message: Rematch) -> None:
        await self.services.registry.rematch(self.table, self.person, message.series)
        self._say(Done(message.ref))

    async def ping(self, message: Ping) -> None:
        self._say(Pong(message.ref))

    def _say(self, message: FromServer) -> None:
        send(self.page, message)


# What a page may send: that many at once, then that many a second; and what is done.
ACTIONS: dict[type, tuple[Limit, Callable[[Talk, Any], Awaitable[None]]]] = {
    Hello: (Limit(20, 1.0), Talk.hello),
    Decide: (Limit(40, 10.0), Talk.decide),
    Undo: (Limit(40, 10.0), Talk.undo),
    Redo: (Limit(40, 10.0), Talk.redo),
    RestartTurn: (Limit(20, 5.0), Talk.restart_turn),
    GoBack: (Limit(5, 0.5), Talk.go_back),
    AskWhy: (Limit(40, 10.0), Talk.ask_why),
    Look: (Limit(20, 5.0), Talk.look),
    Say: (Limit(8, 0.5), Talk.say),
    TakeSeat: (Limit(10, 1.0), Talk.take_seat),
    NameSeat: (Limit(20, 1.0), Talk.name_seat),
    LeaveSeat: (Limit(10, 1.0), Talk.leave_seat),
    SetSeat: (Limit(20, 2.0), Talk.set_seat),
    Start: (Limit(5, 0.5), Talk.start),
    Replace: (Limit(5, 0.5), Talk.replace),
    Rematch: (Limit(5, 0.2), Talk.rematch),
    Ping: (Limit(60, 10.0), Talk.ping),  # twenty pages, each every three seconds
}


def understand(frame: str | bytes) -> Any:
    """A frame as a message."""
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("refused-message") from None


class Numbered(msgspec.Struct):
    """What a frame is called by, whatever else it says."""

    ref: int = 0


def reference(frame: str | bytes) -> int:
    """The number that an answer repeats; 0 if the frame has none that can be read."""
    try:
        return msgspec.json.decode(frame, type=Numbered).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


async def serve_table(socket: WebSocket) -> None:
    """A page comes to a table, talks and listens, and goes."""
    services: Services = socket.app.state.services
    await socket.accept()
    if await lead(services, socket):
        return
    if services.adrift(socket):
        await socket.close(MOVED)
        return
    with ExitStack() as held:
        try:
            person = await admit(services, socket, held)
            page = LivePage(socket, person)
            table = await find_or_pass_on(services, socket, page)
            if table is None:
                return
            table.admit(person)
        except Exception as error:
            await turn_away(socket, refusal_of(error, services.metrics, "turned away"))
            return
        # In a task of its own: to wake it does not lead through all layers of the application, twice for each decision.
        await asyncio.create_task(attend(services, socket, table, page))


async def lead(services: Services, socket: WebSocket) -> bool:
    """While this server has lost its database: let a page talk to one that has not. It is known and counted there."""
    if (way := services.detour(socket)) is None:
        return False
    assert services.peers is not None
    stranger = Person(PersonRecord("", "", {}, None, 0))
    return await asyncio.create_task(pass_socket(socket, LivePage(socket, stranger), way, services.peers.relayed))


async def find_or_pass_on(services: Services, socket: WebSocket, page: LivePage) -> Table | None:
    """The table; None = another server has it, and the page has talked to that one until it went."""
    try:
        return await services.find(socket.path_params["table"], address(socket))
    except Elsewhere as elsewhere:
        if is_relayed(socket):
            page.close(MOVED)
            return None
        assert services.peers is not None
        way = services.passage(elsewhere)
        with services.metrics.relayed.track_inprogress():
            if await asyncio.create_task(pass_socket(socket, page, way, services.peers.relayed)):
                return None
        return await services.registry.find(elsewhere.table_id)


async def attend(services: Services, socket: WebSocket, table: Table, page: LivePage) -> None:
    talk = Talk(services, table, page)
    services.metrics.sockets.inc()
    try:
        await talk.arrive()
        if table.lost:  # while the page was on its way
            table.hand_over()
        services.notices.visit(table, page.person)
        services.scheduler.look_after(table)  # computers that were among themselves go on
        await listen(page, talk.hear)
    finally:
        services.metrics.sockets.dec()
        table.audience.leave(page)
        services.notices.visit(table, page.person)
        services.registry.rest(table)


async def serve_lists(socket: WebSocket) -> None:
    """A page comes to look at the lists of tables; it has nothing to say but `Ping`."""
    services: Services = socket.app.state.services
    await socket.accept()
    if await lead(services, socket):
        return
    with ExitStack() as held:
        try:
            page = LivePage(socket, await admit(services, socket, held))
            await show_lists(services, page)
        except Exception as error:
            await turn_away(socket, refusal_of(error, services.metrics, "turned away"))


async def show_lists(services: Services, page: LivePage) -> None:
    async def answer(frame: str | bytes) -> None:
        services.limiter.spend(page.person.id, "frame", ANY_FRAME)
        message = understand(frame)
        if not isinstance(message, Ping):
            raise Refusal("refused-message")
        send(page, Pong(message.ref))

    services.metrics.sockets.inc()
    try:
        await services.listing.enter(page)
        await listen(page, answer)
    finally:
        services.metrics.sockets.dec()
        services.listing.leave(page)


async def listen(page: LivePage, hear: Callable[[str | bytes], Awaitable[None]]) -> None:
    """Hear whatever arrives, one frame after the other, until the socket is closed."""
    for number in count(1):
        message: Any = await page.wire.receive()  # past the layers of the application
        if message["type"] == "websocket.disconnect":
            if message.get("code") in BROKEN:
                log.info("socket closed", extra={"code": message["code"]})
            return
        if page.open:
            await hear(message.get("text") or message.get("bytes") or "")
        if page.wire.unheard and number % IN_A_ROW == 0:
            await asyncio.sleep(0)  # the next one would be received without waiting


async def admit(services: Services, socket: WebSocket, held: ExitStack) -> Person:
    """Whoever has the cookie of the socket, which counts as one of theirs while it is held."""
    token = socket.cookies.get(COOKIE)
    person = None if token is None else await services.people.of_cookie(token)
    if person is None:
        raise Refusal("refused-person")
    person.sanctions.expect_none("ban")
    if not is_relayed(socket):  # then it counts where it came in
        services.limiter.spend(person.id, "live", Limit(30, 1.0))
        held.enter_context(services.ledger.hold_socket(person.id, address(socket)))
    return person


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):  # it has gone already
        await socket.send_text(encoded(Refused(0, refusal.key, refusal.details)).decode())
        await socket.close(TURNED_AWAY.get(refusal.key, NO_TABLE))
