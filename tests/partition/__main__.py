"""Play at several servers on one PostgreSQL while they fail, and check what everybody was told."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from tests.storm.cluster import Cluster

from .partition import Partition

KINDS = ("lost", "stale", "backwards", "stuck", "leaked", "damaged", "books", "kept", "trouble")


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.partition", description=__doc__)
    reader.add_argument("--minutes", type=float, default=5.0, help="for which faults strike")
    reader.add_argument("--servers", type=int, default=3)
    reader.add_argument("--parties", type=int, default=6, help="tables that are played at the same time")
    reader.add_argument("--seed", default="partition", help="of what happens, as far as a seed can tell")
    asked = reader.parse_args()
    with TemporaryDirectory(prefix="partition") as name:
        folder = Path(name)
        cluster = Cluster(folder)
        try:
            with Partition(folder, asked.seed, asked.parties, cluster, asked.servers, pause=0.02) as partition:
                blow(partition, asked.minutes)
                return report(partition)
        finally:
            cluster.end()


def blow(partition: Partition, minutes: float) -> None:
    began = monotonic()
    partition.begin()
    for fault in cycle(partition.faults_of_servers):
        if monotonic() - began > 60 * minutes or partition.troubled:
            break
        print(f"{monotonic() - began:7.1f} s  {partition.strike(fault)}", flush=True)
    partition.end()
    partition.call_the_doctor()


def report(partition: Partition) -> int:
    """What was done and what was found; the exit code."""
    for what, number in sorted(partition.counts.items()):
        print(f"{what:24} {number:9,}")
    for what, seconds in partition.takeovers.items():
        times = f"{median(seconds):.1f} s (median of {len(seconds)}), at most {max(seconds):.1f}"
        print(f"{what}: everybody had moved after {times}")
    for error, number in partition.house.errors.most_common(12):
        print(f"logged {number:6} times: {error[:300]}")
    found = Counter(fault.kind for fault in partition.faults)
    for fault in partition.faults[:20]:
        print(f"{fault.kind}: {fault.what}")
    print(", ".join(f"{found[kind]} {kind}" for kind in KINDS))
    # The database may die between a commit and its answer: then nobody can say that it has happened.
    return 1 if any(fault.kind != "kept" for fault in partition.faults) else 0


if __name__ == "__main__":
    sys.exit(main())
