"""What our wire saves: processor time of a server that speaks through it, beside the same one on the plain library.

    python -m benchmarks.wire [--rounds N] [--json]

Plain is uvicorn's `websockets-sansio` as it is: every page has a queue and a task that sends frame after frame through
ASGI. Each load runs on both in turn, in fresh processes, over real sockets of this machine; the medians count.

`in` and `out` are a bare application; `decision` is the whole server under the load of `benchmarks/server.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from statistics import median
from time import process_time
from typing import Any

import uvicorn
from rich.console import Console
from rich.table import Table
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import bretwalda
from bretwalda.server import app
from bretwalda.server.config import Config
from bretwalda.server.live import audience
from bretwalda.server.live import lists as listing
from bretwalda.server.live import sockets as live
from bretwalda.server.live.wire import Wire, encoded, framed, wire_of
from bretwalda.server.people import Person

from .server import Browser, Heard, saturate
from .server import Wire as Client

PLAIN = "websockets-sansio"
SOCKETS = 200
MOMENTS = 60  # in which every socket sends one message, or is sent two
PAUSE = 0.03  # seconds between them, so that no two messages arrive together
TABLES = 100
POSITION = b'{"type":"Position","view":"' + b"x" * 5_000 + b'"}'
DONE = b'{"type":"Done","ref":7}'
DECIDE = b'{"type":"Decide","ref":7,"seq":42,"seat":0,"choice":117}'
UNITS = {"in_us": "µs a message in", "out_us": "µs a message out", "decision_us": "µs a decision"}
WRITERS: set[asyncio.Task[None]] = set()  # of pages that have gone, too: the server is soon ended

Figures = dict[str, float]


# Servers -----------------------------------------------------------------------------------------------


class Straight:
    """What the server asks of a wire, on the plain library."""

    unheard = 0

    def __init__(self, socket: WebSocket) -> None:
        self.receive = socket.receive


class PlainPage(live.LivePage):
    """A connected page, on the plain library."""

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self.person = person
        self.looks_from = None
        self.wire = Straight(socket)  # type: ignore[assignment]
        self._closing = None
        self._outbox: asyncio.Queue[Any] = asyncio.Queue()
        WRITERS.add(asyncio.create_task(write_out(socket, self._outbox)))

    def send(self, frame: Any) -> None:
        self._outbox.put_nowait(frame)


async def write_out(socket: WebSocket, outbox: asyncio.Queue[Any]) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it has gone
        while True:
            await socket.send_text(await outbox.get())


def whole_server(wire: str, database: str) -> uvicorn.Server:
    running = app.server(Config(database=database, limited=False, workers=1))
    if wire == "plain":
        running.config.ws = PLAIN
        live.LivePage = PlainPage  # type: ignore[misc]
        audience.frame_of = listing.frame_of = lambda message: encoded(message).decode()  # type: ignore
    return running


def bare_server(wire: str) -> uvicorn.Server:
    """Hears messages; at the word `out` sends a position and an acknowledgement to everybody."""
    posts: list[Callable[[bytes], None]] = []
    heard = 0

    async def talk(socket: WebSocket) -> None:
        nonlocal heard
        await socket.accept()
        if wire == "plain":
            outbox: asyncio.Queue[str] = asyncio.Queue()
            WRITERS.add(asyncio.create_task(write_out(socket, outbox)))
            posts.append(lambda text: outbox.put_nowait(text.decode()))
        else:
            line = wire_of(socket.scope)
            posts.append(lambda text: line.post(framed(text)))
        while (message := await socket.receive())["type"] == "websocket.receive":
            if message["text"] == "time":
                nanoseconds = int(process_time() * 1e9)
                await socket.send_text(json.dumps({"type": "time", "seq": nanoseconds, "ref": heard}))
                continue
            heard += 1
            if message["text"] == "out":
                for post in posts:
                    post(POSITION)
                    post(DONE)

    return uvicorn.Server(
        uvicorn.Config(
            Starlette(routes=[WebSocketRoute("/live/{table}", talk)]),
            ws=PLAIN if wire == "plain" else Wire,
            ws_per_message_deflate=False,
            log_config=None,
        )
    )


# Loads -------------------------------------------------------------------------------------------------


async def measure_bare(port: int) -> Figures:
    """Processor time of each message in and out."""
    times: asyncio.Queue[Heard] = asyncio.Queue()
    sent = received = 0

    def hear(message: Heard) -> None:
        nonlocal received
        if message.type == "time":
            times.put_nowait(message)
        else:
            received += 1

    clients: list[Client] = [await Browser(port).connect("any", hear) for _ in range(SOCKETS)]

    async def time() -> int:
        """The server's processor time, once it has heard everything."""
        while True:
            await asyncio.sleep(PAUSE)
            clients[0].send(b"time")
            if (answer := await times.get()).ref == sent + SOCKETS:  # each of them has said hello
                return answer.seq

    async def measure_spent(moment: Callable[[], int], answers: int) -> float:
        nonlocal sent, received
        before, received = await time(), 0
        for _ in range(MOMENTS):
            sent += moment()
            await asyncio.sleep(PAUSE)
        while received < MOMENTS * answers:
            await asyncio.sleep(PAUSE)
        return (await time() - before) / 1000 / SOCKETS / MOMENTS  # µs

    def all_speak() -> int:
        for client in clients:
            client.send(DECIDE)
        return SOCKETS

    def all_listen() -> int:
        clients[0].send(b"out")
        return 1

    return {"in_us": await measure_spent(all_speak, 0), "out_us": await measure_spent(all_listen, 2 * SOCKETS) / 2}


async def measure_whole(port: int, process: int) -> Figures:
    """Processor time of a decision."""
    await saturate(port, TABLES, process)  # to warm up
    return {"decision_us": median([(await saturate(port, TABLES, process))[1] for _ in range(3)])}


def measure(wire: str) -> Figures:
    """Both loads, each on a server of its own."""
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("bare", "whole"):
            database = f"sqlite:///{folder}/{kind}.sqlite3"
            command = [sys.executable, "-m", "benchmarks.wire", "--serve", kind, wire, database]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
                assert server.stdout is not None
                try:
                    port = int(server.stdout.readline())
                    figures |= asyncio.run(measure_bare(port) if kind == "bare" else measure_whole(port, server.pid))
                finally:
                    server.kill()
    return figures


def serve(kind: str, wire: str, database: str) -> None:
    door = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(door.getsockname()[1], flush=True)
    server = bare_server(wire) if kind == "bare" else whole_server(wire, database)
    server.run(sockets=[door])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(*arguments.serve)
        return 0
    rounds = [(measure("plain"), measure("ours")) for _ in range(arguments.rounds)]
    plain, ours = ({name: median(pair[k][name] for pair in rounds) for name in UNITS} for k in (0, 1))
    if arguments.json:
        print(json.dumps({"plain": plain, "ours": ours, "rounds": rounds, "compiled": bretwalda.compiled()}))
        return 0
    table = Table("", "plain", "ours", "ratio")
    for name, words in UNITS.items():
        table.add_row(words, f"{plain[name]:.1f}", f"{ours[name]:.1f}", f"{ours[name] / plain[name]:.2f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
