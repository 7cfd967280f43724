"""Play many tables while everything goes wrong, and prove that nothing is lost, stuck or told."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from .cluster import Cluster
from .storm import Storm

OTHERS = 1 / 6  # of all disasters


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    reader.add_argument("--kills", type=int, default=100, help="how often the server is killed, at least")
    reader.add_argument("--minutes", type=float, default=60.0, help="after which no disaster strikes any more")
    reader.add_argument("--parties", type=int, default=16, help="tables that are played at the same time")
    reader.add_argument("--seed", default="storm", help="of what happens, as far as a seed can tell")
    reader.add_argument("--postgres", action="store_true", help="with a PostgreSQL of its own, which is stopped, too")
    asked = reader.parse_args()
    with TemporaryDirectory(prefix="storm") as name:
        folder = Path(name)
        cluster = Cluster(folder) if asked.postgres else None
        try:
            with Storm(folder, asked.seed, asked.parties, cluster) as storm:
                blow(storm, asked)
                return report(storm, asked.postgres)
        finally:
            if cluster is not None:
                cluster.end()


def blow(storm: Storm, asked: argparse.Namespace) -> None:
    began, dice, disasters = monotonic(), Random(asked.seed), storm.disasters
    others = cycle([*disasters.of_storage, disasters.worker, disasters.clock])
    storm.begin()
    # Whoever is in trouble plays no more: what happened after that would prove less and less.
    while storm.house.kills < asked.kills and monotonic() - began < 60 * asked.minutes and not storm.troubled:
        struck = storm.strike(next(others) if dice.random() < OTHERS else disasters.kill)
        print(f"{monotonic() - began:7.1f} s  {storm.house.kills:4} kills  {struck}", flush=True)
    storm.end()
    storm.call_the_doctor()


def report(storm: Storm, postgres: bool) -> int:
    """What was done and what was found; the exit code."""
    print(f"{'kills':24} {storm.house.kills:9,}")
    for what, number in sorted(storm.counts.items()):
        print(f"{what:24} {number:9,}")
    for error, number in storm.house.errors.most_common(12):
        print(f"logged {number:6} times: {error[:300]}")
    found = Counter(fault.kind for fault in storm.faults)
    for fault in storm.faults[:20]:
        print(f"{fault.kind}: {fault.what}")
    print(
        ", ".join(
            f"{found[kind]} {kind}" for kind in ("lost", "stuck", "leaked", "damaged", "books", "kept", "trouble")
        )
    )
    # PostgreSQL may die between a commit and its answer: then nobody can say that it has happened.
    return 1 if any(fault.kind != "kept" or not postgres for fault in storm.faults) else 0


if __name__ == "__main__":
    sys.exit(main())
