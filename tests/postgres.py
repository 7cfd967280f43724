"""A PostgreSQL of our own for tests that need one, where it is installed; a database of its own for each of them."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # what follows takes a moment to load, and most tests do without
    from bretwalda.trials.cluster import Cluster

ON = "BRETWALDA_TEST_ON"  # `postgres` = servers of tests share one; `sqlite` = no test has one
WITH_TABLES, EMPTY = "untouched", "template1"  # not the cluster's own database: the partition suite plays in it


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Where no database outlives the tests, none has to wait for the disk."""
    from bretwalda.store.database import open_database
    from bretwalda.trials.cluster import Cluster, installed

    if os.environ.get(ON) == "sqlite":
        pytest.skip("is run by the check “tests on PostgreSQL”")
    if not installed():
        pytest.skip("PostgreSQL is not installed")
    with TemporaryDirectory(prefix="cluster") as folder:  # not pytest's own, which is closed to others: it may be one
        started = Cluster(Path(folder), with_disk=False, durable=False)
        open_database(new_database(started, EMPTY, WITH_TABLES)).dispose()
        yield started
        started.end()


def new_database(cluster: Cluster, like: str, name: str = "") -> str:
    """The address of a copy of another."""
    from sqlalchemy import text

    from bretwalda.store.database import connect

    engine = connect(cluster.url)
    name = name or f"test{secrets.token_hex(4)}"
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))
    engine.dispose()
    return f"{cluster.url.rpartition('/')[0]}/{name}"


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of a database in which nothing has happened."""
    return new_database(cluster, WITH_TABLES)


@pytest.fixture
def empty_postgres(cluster: Cluster) -> str:
    """The address of a database without tables."""
    return new_database(cluster, EMPTY)
