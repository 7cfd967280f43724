"""How long a stranger waits for a computer while somebody else keeps many tables of experts.

    python -m benchmarks.fair [--tables N] [--answers N] [--seconds S] [--level L] [--abandoned] [--json]

The server runs in a process of its own, as a host would start it. One person opens tables at which only experts
play, and looks on at all of them (or leaves, with `--abandoned`). Then a stranger plays The King is Dead against a
computer, without the pause. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

import bretwalda

from .server import Browser, Figures, Heard, Wire, make_people

SERVER = """
import socket, sys
from bretwalda.server.app import server
from bretwalda.server.config import Config
door = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(door.getsockname()[1], flush=True)
server(Config(database=sys.argv[1], limited=False)).run(sockets=[door])
"""
TARGET = 2.0  # seconds that an answer may take
SETTLING = 5.0  # seconds after the last table has been opened
EXPERTS = [{"kind": "computer", "level": "expert"}] * 2


class Game:
    """A stranger's game against a computer; when it is over another one begins."""

    def __init__(self, browser: Browser, level: str) -> None:
        self.browser = browser
        self.level = level
        self.answers: list[float] = []
        self.waits_since: float | None = None  # for the computer
        self._dice = Random(1)
        self._wire: Wire | None = None
        self._next: asyncio.Task[None] | None = None

    async def open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "computer", "level": self.level}]
        table = await self.browser.ask("POST", "/api/tables", wish(seats))
        self._wire = await self.browser.connect(table["id"], self.hear)

    def hear(self, heard: Heard) -> None:
        assert heard.type != "Refused", heard
        if heard.type != "Position":
            return
        if self.waits_since is not None:
            self.answers.append(perf_counter() - self.waits_since)
        self.waits_since = None
        if heard.over is not None:
            self._next = asyncio.ensure_future(self.open())
        elif heard.options:
            assert self._wire is not None
            choice = self._dice.choice(heard.options).choice
            self._wire.send(b'{"type":"Decide","seq":%d,"seat":%d,"choice":%d}' % (heard.seq, heard.seat or 0, choice))
        else:
            self.waits_since = perf_counter()


def wish(seats: list[dict[str, str]]) -> dict[str, Any]:
    return {"game": "king_is_dead", "public": False, "limit": None, "pause": 0, "start": True, "seats": seats}


async def measure(port: int, arguments: argparse.Namespace) -> Figures:
    crowd, stranger = await make_people(port, 2)
    for _ in range(arguments.tables):
        table = await crowd.ask("POST", "/api/tables", wish(EXPERTS))
        if not arguments.abandoned:
            await crowd.connect(table["id"], lambda heard: None)
    await asyncio.sleep(SETTLING)
    game, began = Game(stranger, arguments.level), perf_counter()
    await game.open()
    while len(game.answers) < arguments.answers and perf_counter() - began < arguments.seconds:
        await asyncio.sleep(0.05)
    answers = list(game.answers)
    if game.waits_since is not None and len(answers) < arguments.answers:
        answers.append(perf_counter() - game.waits_since)  # it has waited so long, and in vain
    return {
        "answers": float(len(game.answers)),
        "p50_s": median(answers),
        "max_s": max(answers),
    }


def run(arguments: argparse.Namespace) -> Figures:
    """Start a server, measure it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/bretwalda.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            return asyncio.run(measure(int(server.stdout.readline()), arguments))
        finally:
            server.terminate()
            server.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--answers", type=int, default=60, help="of the computer that are waited for")
    parser.add_argument("--seconds", type=float, default=120.0, help="after which it ends anyhow")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--abandoned", action="store_true", help="nobody looks at the tables of experts")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = run(arguments) | {"compiled": float(bretwalda.compiled()), "cores": float(os.cpu_count() or 0)}
    if arguments.json:
        print(json.dumps(figures))
        return 0
    table = Table("figure", "measured", "target")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}", f"at most {TARGET}" if name == "max_s" else "")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
