"""Bretwalda's server beside boardgame.io's: the same game, the same people, the same machine.

    python benchmarks/vs_boardgameio/run.py [--tables N] [--seconds S] [--rate R] [--kills N] [--json]

It needs Node.js; boardgame.io is installed by npm under `build/` when it is not there yet. See ../README.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402
from benchmarks.server import Figures, memory_kb, processor_seconds  # noqa: E402
from benchmarks.vs_boardgameio.matches import BoardgameIO, Bretwalda, Match  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

import bretwalda  # noqa: E402

HERE = Path(__file__).parent
BUILD = ROOT / "build" / "vs_boardgameio"
PACKAGES = [
    "boardgame.io@0.50.2",
    "node-persist@3.1.0",  # what its FlatFile keeps matches with; later ones gather writes for a second
    "koa-compose@4.1.0",  # with a newer one its HTTP answers 404 to everything
]
OURS = """
import socket, sys
from bretwalda.server.app import server
from bretwalda.server.config import Config
door = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(door.getsockname()[1], flush=True)
server(Config(database=f"sqlite:///{sys.argv[1]}/bretwalda.sqlite3", limited=False, workers=1)).run(sockets=[door])
"""
WARM = 10  # matches before memory is measured
OPENING = 30  # decisions of each match in which the rate is taken
ROUNDS = 3  # of which the best counts: what else the machine does can only slow it down
PATIENCE = 120.0  # seconds after which a server is given up
SETTLED = 20  # decisions of each match before memory is measured


class Side(msgspec.Struct):
    """A server with a store, and how to play there."""

    name: str
    command: Callable[[str], list[str]]  # with a folder for its store
    match: Callable[[int], Match]


SIDES = [
    Side("Bretwalda, SQLite", lambda folder: [sys.executable, "-c", OURS, folder], Bretwalda),
    Side("boardgame.io, memory", lambda folder: ["node", str(HERE / "boardgameio.js")], BoardgameIO),
    Side("boardgame.io, FlatFile", lambda folder: ["node", str(HERE / "boardgameio.js"), folder], BoardgameIO),
]


# Servers -----------------------------------------------------------------------------------------------


def prepare() -> dict[str, str]:
    """The environment in which both servers find what they need: our game as an entry point, their package."""
    entry = BUILD / "games" / "counting-1.0.dist-info"
    entry.mkdir(parents=True, exist_ok=True)
    (entry / "METADATA").write_text("Metadata-Version: 2.1\nName: counting\nVersion: 1.0\n")
    (entry / "entry_points.txt").write_text("[bretwalda.games]\ncounting = benchmarks.vs_boardgameio.counting\n")
    if not (BUILD / "node_modules" / "boardgame.io").is_dir():
        assert shutil.which("npm"), "Node.js with npm is needed"
        install = ["npm", "install", "--prefix", str(BUILD), "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run([*install, *PACKAGES], check=True, stdout=sys.stderr)
    path = [*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT), str(entry.parent)]
    node = {"NODE_PATH": str(BUILD / "node_modules"), "NODE_ENV": "production"}
    return os.environ | node | {"PYTHONPATH": os.pathsep.join(path)}


@contextmanager
def serving(side: Side, folder: str, environment: dict[str, str]) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """A running server: its port, and its process, which is killed at the end. What it says of errors is in a log."""
    with (BUILD / "server.log").open("a") as log:
        server = subprocess.Popen(side.command(folder), stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    assert server.stdout is not None
    try:
        yield int(server.stdout.readline()), server
    finally:
        server.kill()
        server.wait()


# Loads -------------------------------------------------------------------------------------------------


async def open_matches(side: Side, port: int, number: int) -> list[Match]:
    """So many matches that have begun."""
    matches = [side.match(k) for k in range(number)]
    for match in matches:
        await match.open(port)
    await until(lambda: all(match.ready for match in matches))
    return matches


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.01)


def hurry(matches: list[Match]) -> None:
    """From now on everybody decides as soon as asked."""
    for match in matches:
        match.eager = True
        match.decide()


async def calm(matches: list[Match]) -> None:
    """Nobody decides by themselves any more."""
    for match in matches:
        match.eager = False
    await until(lambda: all(match.ready for match in matches))


async def hang_up(matches: list[Match]) -> None:
    for wire in (wire for match in matches for wire in match.wires):
        assert wire.transport is not None
        wire.transport.abort()
    await asyncio.sleep(0.2)


async def saturate(side: Side, port: int, tables: int, process: int) -> tuple[float, float]:
    """Decisions a second when everybody decides at once, and the server's processor time for each, in µs."""
    matches = await open_matches(side, port, tables)
    busy, began = processor_seconds(process), perf_counter()
    hurry(matches)
    await until(lambda: sum(match.acknowledged for match in matches) >= OPENING * tables)
    decisions, seconds = sum(match.acknowledged for match in matches), perf_counter() - began
    busy = processor_seconds(process) - busy
    await calm(matches)
    await hang_up(matches)
    return decisions / seconds, busy / decisions * 1e6


async def pace(matches: list[Match], seconds: float, rate: float) -> tuple[list[float], int]:
    """Seconds from each decision to one's own view of it at a steady rate, and how many could not be sent in time."""
    for match in matches:
        match.latencies.clear()
    began, late = perf_counter(), 0
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, began + number / rate - perf_counter()))
        match = matches[number % len(matches)]
        if match.ready:
            match.decide()
        else:
            late += 1
    await calm(matches)
    return [latency for match in matches for latency in match.latencies], late


async def load(side: Side, port: int, process: int, arguments: argparse.Namespace) -> Figures:
    warm = await open_matches(side, port, WARM)
    before = memory_kb(process)
    matches = await open_matches(side, port, arguments.tables)
    hurry(matches)
    await until(lambda: min(match.acknowledged for match in matches) >= SETTLED)
    await calm(matches)
    match_kb = (memory_kb(process) - before) / arguments.tables
    latencies, late = await pace(matches, arguments.seconds, arguments.rate)
    await hang_up(warm + matches)
    rounds = [await saturate(side, port, arguments.tables, process) for _ in range(ROUNDS)]
    rate, busy = max(rounds)
    return {
        "decisions_per_second": rate,
        "server_us": busy,
        "p50_ms": median(latencies) * 1000,
        "p99_ms": quantiles(latencies, n=100)[98] * 1000,
        "late": float(late),
        "match_kb": match_kb,
    }


async def storm(side: Side, environment: dict[str, str], arguments: argparse.Namespace) -> Figures:
    """Play as fast as it goes, kill the server, start it again, and look for what it had acknowledged."""
    acknowledged = lost = behind = deaths = 0
    for _ in range(arguments.kills):
        with tempfile.TemporaryDirectory(dir=arguments.disk) as folder:
            with serving(side, folder, environment) as (port, server):
                matches = await open_matches(side, port, arguments.tables)
                hurry(matches)
                await asyncio.sleep(arguments.storm)
                server.kill()
                await hang_up(matches)
            told = [match.acknowledged for match in matches]
            kept, dead = await recover(side, folder, environment, matches)
            missing = [max(0, before - after) for before, after in zip(told, kept, strict=True)]
        acknowledged += sum(told)
        lost += sum(missing)
        behind += sum(1 for one in missing if one)
        deaths += dead
    figures = {"acknowledged": acknowledged, "lost": lost, "matches_behind": behind, "deaths": deaths}
    return {name: float(value) for name, value in figures.items()}


async def recover(side: Side, folder: str, environment: dict[str, str], matches: list[Match]) -> tuple[list[int], int]:
    """The decisions that a server has of each match after a restart, and how often it died of being asked.

    Then it is started again for the others.
    """
    found: list[int] = []
    deaths = 0
    while len(found) < len(matches):
        with serving(side, folder, environment) as (port, _):
            try:
                for match in matches[len(found) :]:
                    found.append(await match.count_kept(port))
            except ConnectionError:
                found.append(0)
                deaths += 1
            await hang_up(matches)
    return found, deaths


def measure(side: Side, environment: dict[str, str], arguments: argparse.Namespace) -> Figures:
    with tempfile.TemporaryDirectory(dir=arguments.disk) as folder, serving(side, folder, environment) as running:
        figures = asyncio.run(load(side, running[0], running[1].pid, arguments))
    return figures | asyncio.run(storm(side, environment, arguments))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0, help="of the steady rate")
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--storm", type=float, default=3.0, help="seconds of play before each of them")
    parser.add_argument("--disk", help="a folder on the disk to measure; usually the one for temporary files")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    environment = prepare()
    load_before = os.getloadavg()[0]
    figures = {}
    for side in SIDES:
        print(f"measuring {side.name} …", file=sys.stderr)
        figures[side.name] = measure(side, environment, arguments)
    if arguments.json:
        print(json.dumps(figures | {"compiled": bretwalda.compiled(), "load": load_before, "cores": os.cpu_count()}))
        return 0
    table = Table("figure", *figures)
    for name in next(iter(figures.values())):
        table.add_row(name, *(f"{of_side[name]:,.1f}" for of_side in figures.values()))
    Console(width=110).print(table)
    print(f"compiled: {bretwalda.compiled()}; load before: {load_before:.1f} on {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())
