"""Play for hours at a server that nothing happens to, and see whether it grows: memory, descriptors, the database.

`python -m tests.storm.soak --hours 2`; with `--postgres` on a PostgreSQL of its own. All that was played is proved,
as in a storm.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import NamedTuple

from sqlalchemy import func, select, text

from bretwalda.store.schema import entry

from .cluster import Cluster
from .storm import Storm

SAMPLES = 60  # in the whole time
WARMING = 3  # a part of this many: caches fill up first
MORE_MEMORY = 0.10  # that the later half may have, compared with the middle
MORE_DESCRIPTORS = 10


class Sample(NamedTuple):
    """How large a server is."""

    seconds: float
    memory: float  # megabytes
    descriptors: int
    entries: int
    bytes: int  # of the database


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.storm.soak", description=__doc__)
    reader.add_argument("--hours", type=float, default=1.0)
    reader.add_argument("--parties", type=int, default=8, help="tables that are played at the same time")
    reader.add_argument("--postgres", action="store_true")
    asked = reader.parse_args()
    with TemporaryDirectory(prefix="soak") as name:
        folder = Path(name)
        cluster = Cluster(folder, with_disk=False) if asked.postgres else None
        try:
            with Storm(folder, "soak", asked.parties, cluster) as storm:
                samples = soak(storm, 3600 * asked.hours)
                return report(storm, samples)
        finally:
            if cluster is not None:
                cluster.end()


def soak(storm: Storm, seconds: float) -> list[Sample]:
    storm.begin()
    began, samples = monotonic(), list[Sample]()
    while (now := monotonic() - began) < seconds and not storm.troubled:
        sleep(max(0.0, min(seconds - now, seconds / SAMPLES)))
        storm.prove_finished()
        samples.append(measured(storm, monotonic() - began))
    storm.end()
    storm.call_the_doctor()
    return samples


def measured(storm: Storm, seconds: float) -> Sample:
    process = Path(f"/proc/{storm.house.process}")
    [memory] = [line.split()[1] for line in (process / "status").read_text().splitlines() if line.startswith("VmRSS:")]
    size = "pg_database_size(current_database())"
    if storm.engine.dialect.name == "sqlite":
        size = "(select page_count * page_size from pragma_page_count(), pragma_page_size())"
    with storm.engine.connect() as connection:
        entries = connection.execute(select(func.count()).select_from(entry)).scalar_one()
        stored = connection.execute(text(f"select {size}")).scalar_one()
    return Sample(seconds, int(memory) / 1024, len(list((process / "fd").iterdir())), entries, stored)


def verdict(samples: list[Sample]) -> list[str]:
    """What grows that should not: in the later half there is no more than there was in the middle."""
    settled = samples[len(samples) // WARMING :]
    if len(settled) < 4:
        return ["too short to say anything"]
    middle, end = settled[: len(settled) // 2], settled[len(settled) // 2 :]
    found = []
    if max(each.memory for each in end) > (1 + MORE_MEMORY) * max(each.memory for each in middle):
        found.append("memory grows")
    if max(each.descriptors for each in end) > max(each.descriptors for each in middle) + MORE_DESCRIPTORS:
        found.append("descriptors are not given back")
    return found


def report(storm: Storm, samples: list[Sample]) -> int:
    for each in samples[:: max(1, len(samples) // 12)]:
        line = f"{each.seconds:8.0f} s  {each.memory:7.1f} MB  {each.descriptors:4} descriptors"
        print(f"{line}  {each.entries:9,} entries  {each.bytes / 1e6:8.2f} MB stored")
    first, last = samples[0], samples[-1]
    if last.entries > first.entries:
        grown = (last.bytes - first.bytes) / (last.entries - first.entries)
        print(f"{grown:.0f} bytes of the database for each entry")
    for what, number in sorted(storm.counts.items()):
        print(f"{what:24} {number:9,}")
    found = [*verdict(samples), *(f"{fault.kind}: {fault.what}" for fault in storm.faults[:20])]
    print("\n".join(found) or "nothing grows, nothing is lost")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
