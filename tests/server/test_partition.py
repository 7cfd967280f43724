"""Servers that die, sleep and lose their lines while people play; and what the checker of histories is worth.

In short, where `BRETWALDA_TEST_PARTITION=1`: `bretwalda chaos --servers 3` is the long one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bretwalda.trials.cluster import Cluster, installed
from bretwalda.trials.order import Seen, violations
from bretwalda.trials.partition import Partition

ASKED = "BRETWALDA_TEST_PARTITION"


@pytest.fixture
def durable() -> Iterator[Cluster]:
    """A PostgreSQL that keeps what it has acknowledged when it crashes; the one that tests share does not."""
    if not installed():
        pytest.skip("PostgreSQL is not installed")
    with TemporaryDirectory(prefix="durable") as folder:
        started = Cluster(Path(folder), with_disk=False)
        yield started
        started.end()


@pytest.mark.skipif(ASKED not in os.environ, reason="half a minute: bretwalda chaos --servers 3 does more")
def test_tables_go_on_whatever_happens_to_servers_and_their_database(durable: Cluster) -> None:
    with TemporaryDirectory() as folder, Partition(Path(folder), "short", 3, durable, 2, pause=0.05) as partition:
        partition.begin()
        for fault in partition.faults_of_servers:
            partition.strike(fault)
        partition.end()
    assert partition.faults == []
    assert set(partition.takeovers) == {"killed", "paused", "cut_from_database", "cut_off"}
    assert partition.counts["decisions"] > 20
    assert partition.counts["glimpses put in order"] > partition.counts["decisions"]


@pytest.mark.parametrize(
    ("history", "kinds"),
    [
        ([], []),
        ([Seen("a", 1, 1, -inf, 1.0), Seen("b", 1, 1, 1.5, 2.0), Seen("a", 2, 2, -inf, 3.0)], []),
        # Somebody asks after another was told of a decision, and is not told of it.
        ([Seen("a", 3, 3, -inf, 1.0), Seen("b", 2, 2, 1.5, 2.0)], ["stale"]),
        # They asked before that: either answer is right.
        ([Seen("a", 3, 3, -inf, 1.0), Seen("b", 2, 2, 0.5, 2.0)], []),
        # What comes by itself may come late to one, and early to another.
        ([Seen("a", 3, 3, -inf, 1.0), Seen("b", 2, 2, -inf, 2.0)], []),
        ([Seen("a", 3, 3, -inf, 1.0), Seen("a", 2, 2, -inf, 2.0)], ["backwards"]),
        # What b was shown fits also after what a has decided in secret.
        ([Seen("a", 3, 3, -inf, 1.0), Seen("b", 1, 4, 1.5, 2.0)], []),
        ([Seen("a", 3, 3, -inf, 1.0), Seen("b", 1, 2, 1.5, 2.0)], ["stale"]),
        # A server that slept shows an old game to whoever comes to it.
        ([Seen("a", 5, 5, 0.0, 0.1), Seen("a", 4, 4, 0.2, 0.3)], ["backwards", "stale"]),
        (
            [
                Seen("a", 5, 5, 0.0, 0.1),
                Seen("b", 9, 9, -inf, 0.2),
                Seen("c", 8, 8, 0.3, 0.4),
                Seen("d", 9, 9, 0.3, 0.5),
            ],
            ["stale"],
        ),
    ],
)
def test_what_cannot_have_been_is_found(history: list[Seen], kinds: list[str]) -> None:
    assert [found.kind for found in violations(reversed(history))] == kinds
