"""How many decisions a server takes, how long each one takes and where, and how much memory a table needs.

    python benchmarks/server.py [--tables N] [--lobby N] [--seconds S] [--rate R] [--json]

The server runs in a process of its own, with its usual database: SQLite that waits for the disk. This process
plays random decisions over real sockets of this machine, two at each table. The tables are public, and pages that
show the lists of tables are open all the while. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

import bretwalda
from bretwalda.engine.journal import UNDO
from bretwalda.server.live.positions import Eyes, Scene
from bretwalda.server.tables.history import History

SERVER = """
import socket, sys
from bretwalda.server.app import server
from bretwalda.server.config import Config
door = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(door.getsockname()[1], flush=True)
server(Config(database=sys.argv[1], limited=False, workers=1)).run(sockets=[door])
"""
TARGETS = {
    "decisions_per_second": (4_500, "at least"),
    "p50_ms": (3.0, "at most"),
    "p99_ms": (15.0, "at most"),
    "p99_ms_2": (15.0, "at most"),
    "p99_ms_3": (15.0, "at most"),
    "table_kb": (100.0, "at most"),
    "undo_ms": (50.0, "at most"),
}
WARM_TABLES = 10
SEATS = 2
OPENING = 30  # decisions of each game in which the rate is taken
ROUNDS = 3  # of which the best counts: what else the machine does can only slow it down
RUNS = 3  # of the steady rate: each of them has to be quick
SAT_DOWN = 7  # marks the answer to it
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # frames that are whole
STAGES = ("arriving", "rehearsing", "queueing", "committing", "returning", "telling", "sending")
UP_TO = (2.0, 5.0, 10.0, 15.0, 30.0, float("inf"))  # milliseconds: the bars of the histogram
WATCHED = Path(__file__).parent / "stages.py"

Figures = dict[str, float]


class Answer(NamedTuple):
    """A decision, and when it was sent and its own view of it heard."""

    table: str
    seq: int  # the position that it answered
    sent: float
    heard: float


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

    def __init__(self, request: bytes, hear: Callable[[memoryview], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("hung up"))

    def send(self, payload: bytes) -> None:
        self._write(TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        """A frame, masked with zeros."""
        assert self.transport is not None
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

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
            if buffer[start] == TEXT:
                self._hear(memoryview(buffer)[start + head : start + head + size])
            elif buffer[start] == PING:  # a server hangs up on whoever does not answer for long
                self._write(PONG, bytes(buffer[start + head : start + head + size]))
            start += head + size
        del buffer[:start]


class Declined(Exception):
    """An answer other than 200."""


class Browser:
    """Somebody who opens tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = json.dumps(body).encode()
        kind = "Content-Type: application/json\r\nConnection: close\r\n"
        writer.write(self.head(f"{method} {path}", f"Content-Length: {len(data)}\r\n{kind}") + data)
        answer = await reader.read()
        writer.close()
        head, _, text = answer.partition(b"\r\n\r\n")
        if b" 200 " not in head.split(b"\r\n")[0]:
            raise Declined(answer)
        for line in head.decode().split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.split(":", 1)[1].split(";")[0].strip()
        return json.loads(text)

    def head(self, line: str, headers: str) -> bytes:
        return f"{line} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n{headers}\r\n".encode()

    async def wire(self, path: str, hear: Callable[[memoryview], None]) -> Wire:
        """A socket; what it hears has to be read at once."""
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        request = self.head(f"GET {path}", upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(request, hear), "127.0.0.1", self.port)
        await wire.opened
        return wire

    async def connect(self, table: str, hear: Callable[[Heard], None]) -> Wire:
        """A socket at a table."""
        wire = await self.wire(f"/live/{table}", lambda frame: hear(decoder.decode(frame)))
        wire.send(b'{"type":"Hello"}')
        return wire


class Game:
    """A table with a socket for each of its two people; when a game is over they begin another."""

    def __init__(self, browsers: list[Browser], dice: Random) -> None:
        self.browsers = browsers
        self.dice = dice
        self.wires: list[Wire] = []
        self.eager = False  # decides as soon as it can
        self.table = ""
        self.sent: tuple[int, int, float] | None = None  # (seat, seq, when) of a decision on its way
        self.answers: list[Answer] = []
        self.asked: tuple[int, Heard] | None = None
        self.decisions = 0
        self._next: asyncio.Task[None] | None = None

    async def open(self) -> None:
        for wire in self.wires:
            assert wire.transport is not None
            wire.transport.abort()
        wish: dict[str, Any] = {"game": "king_is_dead", "public": True, "limit": None}
        self.table = (await self.browsers[0].ask("POST", "/api/tables", wish))["id"]
        self.sent = self.asked = None
        self.wires = [
            await browser.connect(self.table, lambda heard, seat=seat: self.hear(seat, heard))  # type: ignore[misc]
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
            self.answers.append(Answer(self.table, self.sent[1], self.sent[2], perf_counter()))
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


async def make_people(port: int, number: int) -> list[Browser]:
    browsers = [Browser(port) for _ in range(number)]
    for browser in browsers:
        await browser.ask("GET", "/api/me")
    return browsers


async def seat_games(port: int, tables: int) -> list[Game]:
    """Games that have begun."""
    browsers = await make_people(port, tables * SEATS)
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
    games = await seat_games(port, tables)
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


async def pace(games: list[Game], seconds: float, rate: float) -> list[Answer]:
    """The decisions of a while at a steady rate."""
    for game in games:
        game.answers.clear()
    began = perf_counter()
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, began + number / rate - perf_counter()))
        games[number % len(games)].decide()
    await asyncio.sleep(1.0)
    return [answer for game in games for answer in game.answers]


async def open_lobby(port: int, pages: int) -> list[Wire]:
    """Pages of strangers that show the lists of tables."""
    return [await browser.wire("/live", lambda frame: None) for browser in await make_people(port, pages)]


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


async def measure_speed(port: int, process: int, arguments: argparse.Namespace) -> Figures:
    """What a server can do."""
    await open_lobby(port, arguments.lobby)
    await seat_games(port, WARM_TABLES)
    before = memory_kb(process)
    await warm_up(port, arguments.tables)
    table_kb = (memory_kb(process) - before) / arguments.tables
    rate, busy = max([await saturate(port, arguments.tables, process) for _ in range(ROUNDS)])
    return {"decisions_per_second": rate, "server_us": busy, "table_kb": table_kb}


async def measure_waiting(port: int, arguments: argparse.Namespace) -> list[list[Answer]]:
    """What people wait, run after run."""
    await open_lobby(port, arguments.lobby)
    games = await warm_up(port, arguments.tables)
    return [await pace(games, arguments.seconds, arguments.rate) for _ in range(RUNS)]


async def warm_up(port: int, tables: int) -> list[Game]:
    """Games that have come some way."""
    games = await seat_games(port, tables)
    for game in games:
        game.eager = True
        game.decide()
    while min(game.decisions for game in games) < 20:
        await asyncio.sleep(0.05)
    for game in games:
        game.eager = False
    await asyncio.sleep(1.0)
    return games


@contextmanager
def serving(*command: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own, ended properly: its port and its process."""
    server = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield int(server.stdout.readline()), server.pid
    finally:
        server.terminate()
        server.wait()


# Where the time goes -----------------------------------------------------------------------------------


class Bar(msgspec.Struct):
    """Decisions that took about equally long, and the milliseconds that each spent where, on the average."""

    up_to_ms: float | None
    decisions: int
    stages: dict[str, float]
    meanwhile: dict[str, float]  # what went on while the decision waited, counted in the stages already


class Watched:
    """What `stages.py` wrote down."""

    def __init__(self, path: Path) -> None:
        written = json.loads(path.read_text())
        self._stamps: dict[str, list[float]] = written["stamps"]
        self._intervals: dict[str, list[tuple[float, float]]] = {name: written[name] for name in ("lists", "garbage")}
        self._ready: dict[str, list[tuple[float, float]]] = {
            f"{thread} without core": written[thread] for thread in ("loop", "writer")
        }

    def histogram(self, answers: Sequence[Answer]) -> list[Bar]:
        """Bars from quick to slow. The decision that ends a game is stored otherwise and left out."""
        bars: list[Bar] = []
        rows = [row for row in map(self._row, answers) if row is not None]
        for least, most in zip((0.0, *UP_TO), UP_TO, strict=False):
            some = [row for row in rows if least < sum(row[: len(STAGES)]) <= most]
            if some:
                means = [fmean(column) for column in zip(*some, strict=True)]
                stages = dict(zip(STAGES, means, strict=False))
                meanwhile = dict(zip((*self._intervals, *self._ready), means[len(STAGES) :], strict=True))
                bars.append(Bar(None if most == UP_TO[-1] else most, len(some), stages, meanwhile))
        return bars

    def _row(self, answer: Answer) -> list[float] | None:
        """Milliseconds of each stage, then of what went on meanwhile."""
        stamps = self._stamps.get(f"{answer.table} {answer.seq}", [])
        if len(stamps) != len(STAGES) - 1:
            return None
        points = [answer.sent, *stamps, answer.heard]
        stages = [after - before for before, after in pairwise(points)]
        others = [overlap(each, answer.sent, answer.heard) for each in self._intervals.values()]
        waits = [waited(each, answer.sent, stamps[-1]) for each in self._ready.values()]
        return [1000 * seconds for seconds in (*stages, *others, *waits)]


def overlap(intervals: Sequence[tuple[float, float]], began: float, ended: float) -> float:
    """Seconds of some intervals that lie between two times."""
    return sum(max(0.0, min(end, ended) - max(start, began)) for start, end in intervals)


def waited(ready: Sequence[tuple[float, float]], began: float, ended: float) -> float:
    """Seconds between two times for which a thread was ready and got no core."""
    first = max(0, bisect_right(ready, began, key=itemgetter(0)) - 1)
    last = min(len(ready) - 1, bisect_left(ready, ended, key=itemgetter(0)))
    return ready[last][1] - ready[first][1]


def run(arguments: argparse.Namespace) -> tuple[Figures, list[Bar]]:
    """Measure one server as it is, and another one that writes down where the time goes."""
    with tempfile.TemporaryDirectory(dir=arguments.disk) as folder:
        with serving("-c", SERVER, f"sqlite:///{folder}/fast.sqlite3") as (port, process):
            figures = asyncio.run(measure_speed(port, process, arguments))
        stamps = Path(folder) / "stages.json"
        with serving(str(WATCHED), f"sqlite:///{folder}/steady.sqlite3", str(stamps)) as (port, _):
            runs = asyncio.run(measure_waiting(port, arguments))
        bars = Watched(stamps).histogram([answer for answers in runs for answer in answers])
    for number, answers in enumerate(runs, 1):
        latencies = [answer.heard - answer.sent for answer in answers]
        ending = "" if number == 1 else f"_{number}"
        figures[f"p50_ms{ending}"] = median(latencies) * 1000
        figures[f"p99_ms{ending}"] = quantiles(latencies, n=100)[98] * 1000
        figures[f"samples{ending}"] = float(len(latencies))
    return figures | {"undo_ms": undo_ms()}, bars


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--lobby", type=int, default=20, help="pages that show the lists of tables")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--disk", help="a folder on the disk to measure; usually the one for temporary files")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    figures, bars = run(arguments)
    figures |= {"compiled": float(bretwalda.compiled()), "cores": float(os.cpu_count() or 0), "load_before": load}
    if arguments.json:
        print(json.dumps(figures | {"histogram": msgspec.to_builtins(bars)}))
        return 0
    table = Table("figure", "measured", "target")
    for name, value in figures.items():
        bound, words = TARGETS.get(name, (None, ""))
        table.add_row(name, f"{value:,.2f}", f"{words} {bound:,}" if bound else "")
    Console().print(table)
    spent = Table("up to ms", "decisions", *bars[0].stages, *bars[0].meanwhile, title="milliseconds of a decision")
    for bar in bars:
        columns = [*bar.stages.values(), *bar.meanwhile.values()]
        spent.add_row(str(bar.up_to_ms or "more"), f"{bar.decisions:,}", *(f"{column:.2f}" for column in columns))
    Console(width=160).print(spent)
    return 0


if __name__ == "__main__":
    sys.exit(main())
