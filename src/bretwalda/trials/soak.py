"""Hours at a server that nothing happens to: whether it grows in memory, descriptors, or faster than what is stored.

All that was played is proved, as in a storm.
"""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from sqlalchemy import func, select, text

from bretwalda.store.schema import entry

from .storm import Storm

SAMPLES = 60  # in the whole time
WARMING = 3  # a part of this many: caches fill up first
MORE_MEMORY = 0.10  # that the later half may have, compared with the middle
MORE_DESCRIPTORS = 10
MORE_BYTES = 0.5  # that an entry may take in the database later on: nothing else makes it grow


class Sample(NamedTuple):
    """How large a server is."""

    seconds: float
    memory: float  # megabytes
    descriptors: int
    entries: int
    bytes: int  # of the database


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
    """What grows that should not, as words: in the later half there is no more than there was in the middle."""
    settled = samples[len(samples) // WARMING :]
    if len(settled) < 4:
        return ["short"]
    middle, end = settled[: len(settled) // 2], settled[len(settled) // 2 :]
    found = []
    if max(each.memory for each in end) > (1 + MORE_MEMORY) * max(each.memory for each in middle):
        found.append("memory")
    if max(each.descriptors for each in end) > max(each.descriptors for each in middle) + MORE_DESCRIPTORS:
        found.append("descriptors")
    before, after = bytes_per_entry(settled[0], end[0]), bytes_per_entry(end[0], end[-1])
    if before and after > (1 + MORE_BYTES) * before:
        found.append("database")
    return found


def bytes_per_entry(first: Sample, last: Sample) -> float:
    """Of the database, with all that belongs to it; 0 = nothing was added."""
    entries = last.entries - first.entries
    return (last.bytes - first.bytes) / entries if entries else 0.0
