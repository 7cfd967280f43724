"""How a server grows: one, two and three processes on one PostgreSQL, on this machine, as ratios.

    python -m benchmarks.growth [--tables N] [--idle N] [--sockets N] [--json]

People come in at any process, so that most of them are passed on to the one that has their table. The database is a
PostgreSQL of its own that waits for the disk. The people who play, the database and the servers share the cores: their
parts are measured, and say what limits the rate. From them follows what 10³, 10⁴ and 10⁵ people would need
(`sizing`), which is printed as the table of docs/operating.md. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle
from math import ceil
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import bretwalda
from bretwalda.trials.cluster import Cluster

from .server import OPENING, SEATS, Browser, Game, Heard, make_people, memory_kb, pace, processor_seconds, serving

SERVER = """
import socket, sys
from bretwalda.server.app import server
from bretwalda.server.config import Config
door = socket.create_server(("127.0.0.1", 0), backlog=2048)
inner = socket.create_server(("127.0.0.1", 0), backlog=2048)
address = f"127.0.0.1:{inner.getsockname()[1]}"
config = Config(database=sys.argv[1], limited=False, workers=1, warm=False, inner=address)
print(door.getsockname()[1], flush=True)
server(config).run(sockets=[door, inner])
"""
PROCESSES = (1, 2, 3)
PARTS = ("servers_us", "database_us", "people_us")
ROUNDS = 2  # of which the best counts: what else the machine does can only slow it down
RATE, SECONDS = 200.0, 10.0
KILLS = 5  # tables of a server that is killed, watched until they go on

# What the sizing supposes; the rest is measured.
BETWEEN_DECISIONS = 20.0  # seconds of one person
PEOPLE_AT_A_TABLE = 2.5
RESTING = 10  # tables in memory that nobody looks at, for each that is played
CROWDS = (10**3, 10**4, 10**5)
FULL = 0.6  # of a core: more of it and people wait

Figures = dict[str, float]
Servers = list[tuple[int, int]]  # port and process of each


@contextmanager
def servers(cluster: Cluster, number: int) -> Iterator[Servers]:
    with ExitStack() as running:
        started = [running.enter_context(serving("-c", SERVER, cluster.url)) for _ in range(number)]
        for port, _ in started:
            asyncio.run(Browser(port).ask("GET", "/api/me"))  # waits until it answers
        yield started


async def seat_games(ports: list[int], tables: int) -> list[Game]:
    """Games that have begun, whose people come in at one process after the other."""
    browsers = await make_people(ports[0], tables * SEATS)
    for browser, port in zip(browsers, cycle(ports), strict=False):
        browser.port = port
    games = [Game(browsers[k * SEATS : k * SEATS + SEATS], Random(k)) for k in range(tables)]
    for game in games:
        await game.open()
    while any(game.asked is None for game in games):
        await asyncio.sleep(0.05)
    return games


class Busy(NamedTuple):
    """Seconds of processor time until now."""

    servers: float
    database: float
    people: float

    def since(self, before: Busy, decisions: int) -> list[float]:
        """Microseconds for each decision."""
        return [(now - then) / decisions * 1e6 for now, then in zip(self, before, strict=True)]


def busy(started: Servers, cluster: Cluster) -> Busy:
    servers = sum(processor_seconds(process) for _, process in started)
    return Busy(servers, sum(processor_seconds(process) for process in cluster.processes()), process_time())


async def saturate(started: Servers, cluster: Cluster, tables: int) -> list[float]:
    """Decisions a second when everybody decides at once, and the processor time of servers, database and people for
    each, in µs."""
    games = await seat_games([port for port, _ in started], tables)
    before, began = busy(started, cluster), perf_counter()
    for game in games:
        game.eager = True
        game.decide()
    while sum(game.decisions for game in games) < OPENING * tables:
        await asyncio.sleep(0.01)
    decisions = sum(game.decisions for game in games)
    rate, parts = decisions / (perf_counter() - began), busy(started, cluster).since(before, decisions)
    for game in games:
        game.eager = False
    await asyncio.sleep(1.0)
    return [rate, *parts]


async def wait(started: Servers, tables: int) -> tuple[float, float]:
    """What people wait at a steady rate, in milliseconds: half of them at most, and 99 in 100."""
    games = await seat_games([port for port, _ in started], tables)
    answers = await pace(games, SECONDS, RATE)
    latencies = [answer.heard - answer.sent for answer in answers]
    return median(latencies) * 1000, quantiles(latencies, n=100)[98] * 1000


async def take_over(started: Servers) -> list[float]:
    """Seconds from the death of a server until each of its tables shows a position at another one."""
    (dying, process), (other, _) = started[0], started[-1]
    games = await seat_games([dying], KILLS)
    for game in games:
        game.browsers[0].port = other
    os.kill(process, signal.SIGKILL)
    died = perf_counter()
    return [await shown(game.browsers[0], game.table, died) for game in games]


async def shown(browser: Browser, table: str, since: float) -> float:
    seen = asyncio.get_running_loop().create_future()

    def hear(heard: Heard) -> None:
        if heard.type == "Position" and not seen.done():
            seen.set_result(perf_counter() - since)

    while not seen.done():
        await browser.connect(table, hear)
        await asyncio.wait([seen], timeout=1.0)
    return float(seen.result())


async def idle(started: Servers, tables: int, sockets: int) -> tuple[float, float, float]:
    """Kilobytes of a server that has just started, of all servers for a table that waits, and for a page at it."""
    ports = [port for port, _ in started]
    [host] = await make_people(ports[0], 1)
    before, opened = sum(memory_kb(process) for _, process in started), []
    for _, port in zip(range(tables), cycle(ports), strict=False):
        host.port = port
        opened.append((await host.ask("POST", "/api/tables", {"game": "king_is_dead", "limit": None}))["id"])
    fresh = before / len(started)
    per_table = (sum(memory_kb(process) for _, process in started) - before) / tables
    before = sum(memory_kb(process) for _, process in started)
    wires = []
    for number, port in zip(range(sockets), cycle(ports), strict=False):
        host.port = port
        wires.append(await host.connect(opened[number % len(opened)], lambda _: None))
    await asyncio.sleep(1.0)
    return fresh, per_table, (sum(memory_kb(process) for _, process in started) - before) / sockets


def run(arguments: argparse.Namespace, cluster: Cluster) -> Figures:
    figures: Figures = {}
    for number in PROCESSES:
        with servers(cluster, number) as started:
            best = max([asyncio.run(saturate(started, cluster, arguments.tables)) for _ in range(ROUNDS)])
            for name, value in zip(("decisions_per_second", *PARTS), best, strict=True):
                figures[f"{name}_{number}"] = value
            figures[f"machine_busy_{number}"] = best[0] * sum(best[1:]) / (os.cpu_count() or 1) / 1e6
            half, most = asyncio.run(wait(started, arguments.tables))
            figures |= {f"p50_ms_{number}": half, f"p99_ms_{number}": most}
    with servers(cluster, 2) as started:
        seconds = asyncio.run(take_over(started))
        figures |= {"take_over_seconds": median(seconds), "take_over_seconds_most": max(seconds)}
    with servers(cluster, 2) as started:
        process_kb, table_kb, socket_kb = asyncio.run(idle(started, arguments.idle, arguments.sockets))
        figures |= {"process_kb": process_kb, "idle_table_kb": table_kb, "socket_kb": socket_kb}
    for number in PROCESSES[1:]:
        figures[f"ratio_{number}"] = figures[f"decisions_per_second_{number}"] / figures["decisions_per_second_1"]
    return figures


def sizing(figures: Figures) -> list[str]:
    """Lines of a table: what so many people at once would need, reckoned from what was measured with three processes.

    A process, its thread and its event loop have one core; people who come in anywhere are passed on, as there. The
    database is counted in cores as well. Memory: a process as it starts, its tables and its sockets.
    """
    lines = [
        "| people at once | decisions/s | server processes (cores) | database, cores | memory of all servers |",
        "|---|---|---|---|---|",
    ]
    for people in CROWDS:
        rate = people / BETWEEN_DECISIONS
        processes = max(1, ceil(rate * figures["servers_us_3"] / 1e6 / FULL))
        database = rate * figures["database_us_3"] / 1e6
        kilobytes = people / PEOPLE_AT_A_TABLE * (1 + RESTING) * figures["idle_table_kb"]
        kilobytes += people * figures["socket_kb"] + processes * figures["process_kb"]
        lines.append(f"| {people:,} | {rate:,.0f} | {processes:,} | {database:.1g} | {kilobytes / 1e6:,.1f} GB |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--idle", type=int, default=10_000, help="tables that wait, for the memory")
    parser.add_argument("--sockets", type=int, default=2_000)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with TemporaryDirectory(prefix="growth") as folder:
        cluster = Cluster(Path(folder), with_disk=False)
        try:
            figures = run(arguments, cluster)
        finally:
            cluster.end()
    figures |= {"compiled": float(bretwalda.compiled()), "cores": float(os.cpu_count() or 0)}
    if arguments.json:
        print(json.dumps(figures))
        return 0
    table = Table("figure", "measured")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}")
    Console().print(table)
    print("\n".join(sizing(figures)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
