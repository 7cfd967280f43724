"""The live door: a page's socket at a table, what it may send and how often."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bretwalda.engine.refusal import Refusal

from .doors import COOKIE
from .house import House
from .limits import Limit
from .messages import (
    Decide,
    Done,
    FromServer,
    Hello,
    LeaveSeat,
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
from .people import Person
from .tables import Table, send

LONGEST_OUTBOX = 500  # frames that may wait for a slow page before it is sent away
# Why a socket was closed, for the page; what a browser closes itself is below 4000.
NOBODY, NOT_ADMITTED, NO_TABLE, TOO_FAST, TOO_SLOW = 4401, 4403, 4404, 4429, 4408
ANY_FRAME = Limit(120, 40.0)  # whoever sends more than this is sent away

decoder = msgspec.json.Decoder(PageMessage)


class LivePage:
    """A connected page; frames wait in its outbox, so that nobody waits for a slow line."""

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self.person = person
        self._socket = socket
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
        self._closing: int | None = None

    def send(self, frame: str) -> None:
        if self._closing is not None:
            return
        if len(self._outbox) >= LONGEST_OUTBOX:
            self._outbox.clear()
            self.close(TOO_SLOW)
            return
        self._outbox.append(frame)
        self._filled.set()

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        self._closing = code
        self._filled.set()

    async def deliver(self) -> None:
        """Send frames as they come, until the socket is closed."""
        while True:
            while self._outbox:
                await self._socket.send_text(self._outbox.popleft())
            if self._closing is not None:
                await self._socket.close(self._closing)
                return
            self._filled.clear()
            await self._filled.wait()


class Talk:
    """What is said on one socket."""

    def __init__(self, house: House, table: Table, page: LivePage) -> None:
        self.house = house
        self.table = table
        self.page = page
        self.person = page.person

    async def hear(self, frame: str | bytes) -> None:
        """Do what a frame asks for, and answer."""
        ref = 0
        try:
            try:
                self.house.limiter.spend(self.person.id, "frame", ANY_FRAME)
            except Refusal:
                self.page.close(TOO_FAST)
                raise
            message = understood(frame)
            ref = message.ref
            limit, action = ACTIONS[type(message)]
            self.house.limiter.spend(self.person.id, type(message).__name__, limit)
            await action(self, message)
        except Refusal as refusal:
            self.house.metrics.refusals.labels(refusal.key).inc()
            self._say(Refused(ref, refusal.key, refusal.details))

    async def hello(self, message: Hello) -> None:
        self.table.greet(self.page, message.since, message.chat)
        self._say(Done(message.ref))

    async def decide(self, message: Decide) -> None:
        began = perf_counter()
        await self.table.decide(self.person, message.seq, message.seat, message.choice)
        self._say(Done(message.ref))
        self.house.metrics.latency.observe(perf_counter() - began)

    async def undo(self, message: Undo) -> None:
        await self.table.undo(self.person, message.seq, message.seat)
        self._say(Done(message.ref))

    async def redo(self, message: Redo) -> None:
        await self.table.redo(self.person, message.seq, message.seat)
        self._say(Done(message.ref))

    async def restart_turn(self, message: RestartTurn) -> None:
        await self.table.restart_turn(self.person, message.seq, message.seat)
        self._say(Done(message.ref))

    async def say(self, message: Say) -> None:
        await self.table.say(self.person, message)
        self._say(Done(message.ref))

    async def take_seat(self, message: TakeSeat) -> None:
        await self.table.take_seat(self.person, message.seat)
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
        await self.house.hall.rematch(self.table, self.person)
        self._say(Done(message.ref))

    async def ping(self, message: Ping) -> None:
        self._say(Pong(message.ref))

    def _say(self, message: FromServer) -> None:
        send(self.page, message)


# What a page may send: so many at once, then so many a second; and what is done.
ACTIONS: dict[type, tuple[Limit, Callable[[Talk, Any], Awaitable[None]]]] = {
    Hello: (Limit(20, 1.0), Talk.hello),
    Decide: (Limit(40, 10.0), Talk.decide),
    Undo: (Limit(40, 10.0), Talk.undo),
    Redo: (Limit(40, 10.0), Talk.redo),
    RestartTurn: (Limit(20, 5.0), Talk.restart_turn),
    Say: (Limit(8, 0.5), Talk.say),
    TakeSeat: (Limit(10, 1.0), Talk.take_seat),
    LeaveSeat: (Limit(10, 1.0), Talk.leave_seat),
    SetSeat: (Limit(20, 2.0), Talk.set_seat),
    Start: (Limit(5, 0.5), Talk.start),
    Replace: (Limit(5, 0.5), Talk.replace),
    Rematch: (Limit(5, 0.2), Talk.rematch),
    Ping: (Limit(20, 2.0), Talk.ping),
}


def understood(frame: str | bytes) -> Any:
    """A frame as a message."""
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("refused-message") from None


async def live(socket: WebSocket) -> None:
    """A page comes to a table, talks and listens, and goes."""
    house: House = socket.app.state.house
    await socket.accept()
    token = socket.cookies.get(COOKIE)
    person = None if token is None else await house.people.of_cookie(token)
    if person is None:
        await turned_away(socket, Refusal("refused-person"), NOBODY)
        return
    try:
        house.limiter.spend(person.id, "live", Limit(30, 1.0))
        table = await house.hall.table(socket.path_params["table"])
    except Refusal as refusal:
        await turned_away(socket, refusal, TOO_FAST if refusal.key == "refused-too-fast" else NO_TABLE)
        return
    try:
        table.admit(person)
    except Refusal as refusal:
        await turned_away(socket, refusal, NOT_ADMITTED)
        return
    await attended(house, socket, table, LivePage(socket, person))


async def attended(house: House, socket: WebSocket, table: Table, page: LivePage) -> None:
    talk = Talk(house, table, page)
    delivery = asyncio.create_task(page.deliver())
    house.metrics.sockets.inc()
    table.enter(page)
    try:
        while socket.application_state is WebSocketState.CONNECTED:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            await talk.hear(message.get("text") or message.get("bytes") or "")
    except (WebSocketDisconnect, RuntimeError):  # it was closed while something was being sent
        pass
    finally:
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)
        house.metrics.sockets.dec()
        table.leave(page)
        house.hall.rest(table)


async def turned_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    await socket.send_text(msgspec.json.encode(Refused(0, refusal.key, refusal.details)).decode())
    await socket.close(code)
