"""Chaos for some minutes: people play at a server, or at several, while everything goes wrong; then all is proved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from .cluster import Cluster
from .partition import Partition
from .storm import Storm

Tell = Callable[[float, str], None]  # after that many seconds something has struck

QUICK, AT_SEVERAL = 0.005, 0.02  # seconds in which people usually think at one server, and at several


@contextmanager
def arranged(
    seed: str, parties: int, servers: int, postgres: bool, with_disk: bool = True, pause: float | None = None
) -> Iterator[Storm]:
    """Servers of our own, and that many tables at which people are about to play; nothing is left of them.

    People think for `pause` seconds, as usual where nothing is said. Several servers share a PostgreSQL of our own, and
    so can one; otherwise its database is a file.
    """
    with TemporaryDirectory(prefix="chaos") as name:
        folder = Path(name)
        cluster = Cluster(folder, with_disk) if postgres or servers > 1 else None
        try:
            if cluster is not None and servers > 1:
                with Partition(folder, seed, parties, cluster, servers, pause or AT_SEVERAL) as several:
                    yield several
            else:
                with Storm(folder, seed, parties, cluster, pause=pause or QUICK) as one:
                    yield one
        finally:
            if cluster is not None:
                cluster.end()


def blow(storm: Storm, minutes: float, tell: Tell) -> None:
    """Let one fault after the other strike; then it is calm, and whatever is still being played is proved."""
    began = monotonic()
    storm.begin()
    # Whoever is in trouble plays no more: what happened after that would prove less and less.
    while monotonic() - began < 60 * minutes and not storm.troubled:
        fault = storm.next_fault()
        storm.strike(fault)
        tell(monotonic() - began, fault.__name__)
    storm.end()
    storm.call_the_doctor()


def is_sound(storm: Storm, postgres: bool) -> bool:
    """Whether nothing was found. Where PostgreSQL dies between a commit and its answer, nobody can say that it has
    happened, and what was refused may stand in the journal all the same."""
    return all(fault.kind == "kept" and postgres for fault in storm.faults)
