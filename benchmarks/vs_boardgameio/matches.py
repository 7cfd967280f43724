"""Matches of Counting on either server: two people on a socket each, who speak its language and decide alike.

A decision is acknowledged as soon as whoever took it is shown what came of it.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from benchmarks.server import SAT_DOWN, Browser, Declined, Heard, Wire

SEATS = (0, 1)
STEPS = (1, 2, 3)
SILENCE = 20.0  # seconds after which a server that has been started again does not know a match any more


class Match(ABC):
    """Two people who count in turn."""

    def __init__(self, number: int) -> None:
        self.eager = False  # decides as soon as it can
        self.acknowledged = 0  # decisions
        self.latencies: list[float] = []
        self.wires: list[Wire] = []
        self.shown = [-1, -1]  # decisions, by seat
        self._dice = Random(number)
        self._turn: int | None = None  # the seat that has been asked
        self._sent: tuple[int, float] | None = None  # seat and time of a decision on its way

    @abstractmethod
    async def open(self, port: int) -> None:
        """Begin a match."""

    @abstractmethod
    async def connect(self, port: int) -> None:
        """Connect both seats, perhaps once more, to a server that knows the match."""

    @abstractmethod
    def send(self, seat: int, step: int) -> None:
        """Send a decision."""

    @property
    def ready(self) -> bool:
        return self._turn is not None and self._sent is None

    def show(self, seat: int, decisions: int, asked: bool) -> None:
        """A seat is shown the match after so many decisions, and perhaps asked for the next."""
        self.shown[seat] = decisions
        if self._sent is not None and self._sent[0] == seat and decisions > self.acknowledged:
            self.latencies.append(perf_counter() - self._sent[1])
            self.acknowledged, self._sent = decisions, None
        if asked:
            self._turn = seat
        if self.eager and self.ready:
            self.decide()

    def decide(self) -> None:
        assert self._turn is not None
        seat, self._turn = self._turn, None
        self._sent = seat, perf_counter()
        self.send(seat, self._dice.choice(STEPS))

    async def count_kept(self, port: int) -> int:
        """How many decisions a server has of this match, now that it has been started again; silence means none."""
        self.eager, self._sent, self.shown = False, None, [-1, -1]
        await self.connect(port)
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENCE):
                while self.shown[0] < 0:
                    await asyncio.sleep(0.01)
                    if any(wire.transport is None or wire.transport.is_closing() for wire in self.wires):
                        raise ConnectionError("hung up")
        return max(0, self.shown[0])


class Bretwalda(Match):
    """JSON over a WebSocket for each seat at the table."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self._cookies: list[str] = []
        self._table = ""

    async def open(self, port: int) -> None:
        people = [Browser(port) for _ in SEATS]
        for person in people:
            await person.ask("GET", "/api/me")
        self._cookies = [person.cookie for person in people]
        wish: dict[str, Any] = {"game": "counting", "public": False, "limit": None}
        self._table = (await people[0].ask("POST", "/api/tables", wish))["id"]
        await self.connect(port)
        self.wires[1].send(b'{"type":"TakeSeat","seat":1,"ref":%d}' % SAT_DOWN)

    async def connect(self, port: int) -> None:
        self.wires = []
        for seat, cookie in enumerate(self._cookies):
            person = Browser(port)
            person.cookie = cookie
            self.wires.append(await person.connect(self._table, lambda heard, seat=seat: self._hear(seat, heard)))  # type: ignore[misc]

    def _hear(self, seat: int, heard: Heard) -> None:
        assert heard.type != "Refused", heard
        if heard.type == "Done" and heard.ref == SAT_DOWN:
            self.wires[0].send(b'{"type":"Start"}')
        elif heard.type == "Position":
            self.show(seat, heard.seq, bool(heard.options))

    def send(self, seat: int, step: int) -> None:
        self.wires[seat].send(b'{"type":"Decide","seq":%d,"seat":%d,"choice":%d}' % (self.shown[seat], seat, step - 1))


class Ctx(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What the benchmark needs of a match of boardgame.io."""

    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class BoardgameIO(Match):
    """Its socket.io, spoken frame by frame: 0 open, 2 ping, 3 pong, 40 connect, 42 an event; then the namespace."""

    _parts = msgspec.json.Decoder(list[msgspec.Raw])
    _update = msgspec.json.Decoder(State)
    _sync = msgspec.json.Decoder(Synced)

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self._match = ""
        self._credentials: list[str] = []

    async def open(self, port: int) -> None:
        person = Browser(port)
        self._match = (await person.ask("POST", "/games/counting/create", {"numPlayers": len(SEATS)}))["matchID"]
        for seat in SEATS:
            wish = {"playerID": str(seat), "playerName": "somebody"}
            joined = await person.ask("POST", f"/games/counting/{self._match}/join", wish)
            self._credentials.append(joined["playerCredentials"])
        await self.connect(port)

    async def connect(self, port: int) -> None:
        self.wires = []
        for seat in SEATS:
            path = "/socket.io/?EIO=4&transport=websocket"
            self.wires.append(await Browser(port).wire(path, lambda frame, seat=seat: self._hear(seat, bytes(frame))))  # type: ignore[misc]

    async def count_kept(self, port: int) -> int:
        try:
            await Browser(port).ask("GET", f"/games/counting/{self._match}")
        except Declined:
            return 0
        return await super().count_kept(port)

    def _hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(b"42/counting,"):
            parts = self._parts.decode(frame[len(b"42/counting,") :])
            if bytes(parts[0]) == b'"update"':
                self._show(seat, self._update.decode(parts[2]))
            elif bytes(parts[0]) == b'"sync"':
                self._show(seat, self._sync.decode(parts[2]).state)
        elif frame == b"2":
            self.wires[seat].send(b"3")
        elif frame.startswith(b"40/counting,"):
            self._emit(seat, "sync", self._match, str(seat), self._credentials[seat], len(SEATS))
        elif frame.startswith(b"0"):
            asyncio.get_running_loop().call_soon(lambda: self.wires[seat].send(b"40/counting,"))

    def _show(self, seat: int, state: State) -> None:
        self.show(seat, state.number, state.ctx.current == str(seat))

    def send(self, seat: int, step: int) -> None:
        payload = {"type": "add", "args": [step], "playerID": str(seat), "credentials": self._credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(seat, "update", action, self.shown[seat], self._match, str(seat))

    def _emit(self, seat: int, *event: object) -> None:
        self.wires[seat].send(b"42/counting," + json.dumps(event).encode())
