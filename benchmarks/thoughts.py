"""What the shared queue of thoughts costs: an answer of `easy` through it beside one at a server's own desk, as ratios.

    python -m benchmarks.thoughts [--answers N] [--json]

The same decision is asked for again and again, without the beat that hides how long a thought takes, in turn: of a
server that is alone, of one that takes its own thought from the queue, and of one without desks, for which
`bretwalda think` thinks in another process. PostgreSQL is one of its own that waits for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.table import Table

import bretwalda
from bretwalda.server.computers.desks import OwnDesks
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.shared import SharedDesks
from bretwalda.server.computers.turns import Interest
from bretwalda.server.computers.workers import Workers
from bretwalda.server.metrics import Metrics
from bretwalda.store.database import open_database
from bretwalda.store.membership import Membership
from bretwalda.store.thoughts import THOUGHTS, Queue
from bretwalda.trials.cluster import Cluster

GAME = bretwalda.game("king_is_dead")
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)
ROUNDS = 10  # in which the answers are asked for, in turn
WARM = 20  # answers that do not count

Figures = dict[str, float]


@asynccontextmanager
async def at_the_queue(url: str, desks: int) -> AsyncIterator[Computers]:
    """The computers of a server among others."""
    channels: dict[str, Callable[[str], None]] = {THOUGHTS: lambda _: None, "": lambda _: None}
    membership = Membership(url, "", channels, lambda buried: None)
    shared = SharedDesks(Queue(url), desks, Metrics(), lambda: membership.process)
    channels |= {THOUGHTS: lambda _: shared.thinker.notice(), "": shared.hear}
    living = asyncio.create_task(membership.live(print))
    await membership.joined.wait()
    yield Computers(shared)
    await shared.close()
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)


async def answers(computers: Computers, number: int) -> list[float]:
    """Milliseconds from each question to its answer."""
    state = GAME.new(seed="hastings")
    out = []
    for _ in range(number):
        began = perf_counter()
        await computers.decide(GAME, state, int(state.actor), "easy", EDITH)
        out.append((perf_counter() - began) * 1000)
    return out


async def measure(url: str, number: int) -> Figures:
    alone = Computers(OwnDesks(1, Workers(Metrics())))
    took: dict[str, list[float]] = {"alone": [], "own": [], "elsewhere": []}
    async with at_the_queue(url, 1) as own, at_the_queue(url, 0) as without:
        asked = {"alone": alone, "own": own, "elsewhere": without}
        for computers in asked.values():
            await answers(computers, WARM)
        for _ in range(ROUNDS):
            for name, computers in asked.items():
                took[name] += await answers(computers, number // ROUNDS)
    await alone.close()
    figures: Figures = {}
    for name, each in took.items():
        figures |= {f"{name}_p50_ms": median(each), f"{name}_p99_ms": quantiles(each, n=100)[98]}
    for name in ("own", "elsewhere"):
        figures[f"{name}_ratio"] = figures[f"{name}_p50_ms"] / figures["alone_p50_ms"]
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--answers", type=int, default=500)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with TemporaryDirectory(prefix="thoughts") as folder:
        cluster = Cluster(Path(folder), with_disk=False)
        open_database(cluster.url).dispose()
        command = [sys.executable, "-m", "bretwalda", "think", "--workers", "1", "--database", cluster.url]
        thinking = subprocess.Popen(command, stdout=subprocess.PIPE)
        try:
            assert thinking.stdout is not None
            thinking.stdout.readline()
            figures = asyncio.run(measure(cluster.url, arguments.answers))
        finally:
            thinking.terminate()
            thinking.wait()
            cluster.end()
    figures["compiled"] = float(bretwalda.compiled())
    if arguments.json:
        print(json.dumps(figures))
        return 0
    table = Table("figure", "measured")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
