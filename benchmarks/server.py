"""How many decisions a server takes, how long each one takes, and how much memory a table needs.

    python benchmarks/server.py [--tables N] [--seconds S] [--rate R] [--json]

The server runs in a process of its own, with its usual database: SQLite that waits for the disk. This process
plays random decisions over real sockets of this machine, two at each table. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import bretwalda
from bretwalda.engine.journal import UNDO
from bretwalda.server.history import History
from bretwalda.server.positions import Eyes, Scene

SERVER = """
import socket, sys
from bretwalda.server.app import server
from bretwalda.server.settings import Settings
door = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(door.getsockname()[1], flush=True)
server(Settings(database=sys.argv[1], limited=False, workers=1)).run(sockets=[door])
"""
TARGETS = {
    "decisions_per_second": (4_000, "at least"),
    "p50_ms": (3.0, "at most"),
    "p99_ms": (15.0, "at most"),
    "table_kb": (100.0, "at most"),
    "undo_ms": (50.0, "at most"),
}
WARM_TABLES = 10
SEATS = 2
OPENING = 30  # decisions of each game in which the rate is taken
ROUNDS = 3  # of which the best counts: what else the machine does can only slow it down
SAT_DOWN = 7  # marks the answer to it

Figures = dict[str, float]


class Choice(msgspec.Struct):
    choice: int


class Heard(msgspec.Struct):
    """What the benchmark needs of a message."""

    type: str
    ref: int = 0
    seq: int = 0
    seat: int | None = None
    options: list[Choice] = []
    over: dict[str, Any] | None = None
    key: str = ""


decoder = msgspec.json.Decoder(Heard)


class Wire(asyncio.Protocol):
    """A WebSocket with as little work as possible, so that the server is measured and not its client."""

    def __init__(self, request: bytes, hear: Callable[[Heard], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def send(self, payload: bytes) -> None:
        """A text frame, masked with zeros."""
        assert self.transport is not None
        assert len(payload) < 126
        self.transport.write(bytes((0x81, 0x80 | len(payload))) + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer)
            del buffer[: end + 4]
            self.opened.set_result(None)
        start = 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(buffer) - start < head:
                    break
                size = int.from_bytes(buffer[start + 2 : start + head], "big")
            if len(buffer) - start < head + size:
                break
            if buffer[start] == 0x81:
                self._hear(decoder.decode(memoryview(buffer)[start + head : start + head + size]))
            start += head + size
        del buffer[:start]


class Browser:
    """Somebody who opens tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = json.dumps(body).encode()
        writer.write(self.head(f"{method} {path}", f"Content-Length: {len(data)}\r\nConnection: close\r\n") + data)
        answer = await reader.read()
        writer.close()
        head, _, text = answer.partition(b"\r\n\r\n")
        assert b" 200 " in head.split(b"\r\n")[0], answer
        for line in head.decode().split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.split(":", 1)[1].split(";")[0].strip()
        return json.loads(text)

    def head(self, line: str, headers: str) -> bytes:
        return f"{line} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n{headers}\r\n".encode()

    async def connect(self, table: str, hear: Callable[[Heard], None]) -> Wire:
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        request = self.head(f"GET /live/{table}", upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(request, hear), "127.0.0.1", self.port)
        await wire.opened
        wire.send(b'{"type":"Hello"}')
        return wire


class Game:
    """A table with a socket for each of its two people; when a game is over they begin another."""

    def __init__(self, browsers: list[Browser], dice: Random) -> None:
        self.browsers = browsers
        self.dice = dice
        self.wires: list[Wire] = []
        self.eager = False  # decides as soon as it can
        self.sent: tuple[int, int, float] | None = None  # (seat, seq, when) of a decision on its way
        self.latencies: list[float] = []
        self.asked: tuple[int, Heard] | None = None
        self.decisions = 0
        self._next: asyncio.Task[None] | None = None

    async def open(self) -> None:
        for wire in self.wires:
            assert wire.transport is not None
            wire.transport.abort()
        wish: dict[str, Any] = {"game": "king_is_dead", "public": False, "limit": None}
        table = (await self.browsers[0].ask("POST", "/api/tables", wish))["id"]
        self.sent = self.asked = None
        self.wires = [
            await browser.connect(table, lambda heard, seat=seat: self.hear(seat, heard))  # type: ignore[misc]
            for seat, browser in enumerate(self.browsers)
        ]
        self.wires[1].send(b'{"type":"TakeSeat","seat":1,"ref":%d}' % SAT_DOWN)

    def hear(self, seat: int, heard: Heard) -> None:
        assert heard.type != "Refused", heard
        if heard.type == "Done" and heard.ref == SAT_DOWN:
            self.wires[0].send(b'{"type":"Start"}')
        if heard.type != "Position":
            return
        if self.sent and self.sent[0] == seat and heard.seq > self.sent[1]:
            self.latencies.append(perf_counter() - self.sent[2])
            self.decisions += 1
            self.sent = None
        if heard.over is not None:
            self.asked = None
            if seat == 0:
                self._next = asyncio.ensure_future(self.open())
        elif heard.options:
            self.asked = seat, heard
            if self.eager:
                self.decide()

    def decide(self) -> None:
        """Take a decision, if one is asked for."""
        if self.asked is None:
            return
        (seat, heard), self.asked = self.asked, None
        choice = self.dice.choice(heard.options).choice
        self.sent = seat, heard.seq, perf_counter()
        self.wires[seat].send(b'{"type":"Decide","seq":%d,"seat":%d,"choice":%d}' % (heard.seq, seat, choice))


async def people(port: int, number: int) -> list[Browser]:
    browsers = [Browser(port) for _ in range(number)]
    for browser in browsers:
        await browser.ask("GET", "/api/me")
    return browsers


async def seated(port: int, tables: int) -> list[Game]:
    """Games that have begun."""
    browsers = await people(port, tables * SEATS)
    games = [Game(browsers[k * SEATS : k * SEATS + SEATS], Random(k)) for k in range(tables)]
    for game in games:
        await game.open()
    while any(game.asked is None for game in games):
        await asyncio.sleep(0.05)
    return games


async def saturate(port: int, tables: int, process: int) -> tuple[float, float]:
    """Decisions a second when everybody decides at once, and the server's processor time for each, in µs.

    Fresh games, and none of them over yet: opening tables is not measured.
    """
    games = await seated(port, tables)
    busy, began = processor_seconds(process), perf_counter()
    for game in games:
        game.eager = True
        game.decide()
    while sum(game.decisions for game in games) < OPENING * tables:
        await asyncio.sleep(0.01)
    decisions = sum(game.decisions for game in games)
    rate, busy = decisions / (perf_counter() - began), processor_seconds(process) - busy
    for game in games:
        game.eager = False
    await asyncio.sleep(1.0)
    return rate, busy / decisions * 1e6


async def pace(games: list[Game], seconds: float, rate: float) -> list[float]:
    """Seconds from each decision to one's own view of it, at a steady rate."""
    for game in games:
        game.latencies.clear()
    began = perf_counter()
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, began + number / rate - perf_counter()))
        games[number % len(games)].decide()
    await asyncio.sleep(1.0)
    return [latency for game in games for latency in game.latencies]


def processor_seconds(process: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(process: int) -> float:
    """The memory that a process holds now."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise AssertionError("no VmRSS")


def undo_ms(games: int = 20) -> float:
    """A decision taken back at the end of a long game, with the position that shows it; the slowest."""
    game, slowest = bretwalda.game("king_is_dead"), 0.0
    for number in range(games):
        history, dice = History(game, {"players": 4, "advanced": True}, f"{number}"), Random(number)
        undone: list[float] = []
        while not history.match.over:
            seat = history.waiting[0]
            history.add(seat, game.verbs.notation(dice.choice(history.options(seat))))
            if history.undo_seat([seat]) is not None:
                again = history.match.decisions[-1].choice
                began = perf_counter()
                history.add(seat, UNDO)
                Scene(history, 0, None, None, open_log=True).positions([Eyes(seat, True, (seat,))])
                undone.append(perf_counter() - began)
                history.add(seat, game.verbs.notation(again))
        slowest = max(slowest, undone[-1])
    return slowest * 1000


async def measure(port: int, process: int, arguments: argparse.Namespace) -> Figures:
    await seated(port, WARM_TABLES)
    before = memory_kb(process)
    games = await seated(port, arguments.tables)
    for game in games:
        game.eager = True
        game.decide()
    while min(game.decisions for game in games) < 20:
        await asyncio.sleep(0.05)
    for game in games:
        game.eager = False
    await asyncio.sleep(1.0)
    table_kb = (memory_kb(process) - before) / arguments.tables
    latencies = await pace(games, arguments.seconds, arguments.rate)
    rounds = [await saturate(port, arguments.tables, process) for _ in range(ROUNDS)]
    rate, busy = max(rounds)
    return {
        "decisions_per_second": rate,
        "server_us": busy,
        "p50_ms": median(latencies) * 1000,
        "p99_ms": quantiles(latencies, n=100)[98] * 1000,
        "samples": float(len(latencies)),
        "table_kb": table_kb,
        "undo_ms": undo_ms(),
    }


def run(arguments: argparse.Namespace) -> Figures:
    """Start a server, measure it, stop it."""
    with tempfile.TemporaryDirectory(dir=arguments.disk) as folder:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/bretwalda.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            return asyncio.run(measure(int(server.stdout.readline()), server.pid, arguments))
        finally:
            server.kill()
            server.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--disk", help="a folder on the disk to measure; usually the one for temporary files")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = run(arguments) | {"compiled": float(bretwalda.compiled()), "cores": float(os.cpu_count() or 0)}
    if arguments.json:
        print(json.dumps(figures))
        return 0
    table = Table("figure", "measured", "target")
    for name, value in figures.items():
        bound, words = TARGETS.get(name, (None, ""))
        table.add_row(name, f"{value:,.2f}", f"{words} {bound:,}" if bound else "")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
