"""What goes wrong: each disaster strikes the running server, and is over when it returns.

Where the storage fails, it fails until somebody has been refused something; then it is well again, or the server is
killed at that very moment.
"""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.engine import make_url

from bretwalda.store.database import connect

from .cluster import Cluster
from .house import Server

HOURS = 3_600_000  # milliseconds
ANY_SIZE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

Refused = Callable[[], None]  # waits until somebody is refused something


class Disaster(Protocol):
    """Something that goes wrong, known by its name."""

    __name__: str

    def __call__(self) -> None: ...


class Disasters:
    """All of them."""

    def __init__(self, house: Server, dice: Random, refused: Refused, cluster: Cluster | None, killing: float) -> None:
        self._house = house
        self._dice = dice
        self._refused = refused
        self._cluster = cluster
        self._killing = killing  # how likely it is that the server is killed while the storage fails

    @property
    def of_storage(self) -> list[Disaster]:
        """Those that this kind of database can suffer."""
        if self._cluster is not None:
            filled = [self.disk_full] if self._cluster.has_disk else []
            return [self.locked, self.stopped, self.hanging, self.writing_forbidden, *filled]
        return [self.locked, self.full, self.read_only]

    def kill(self) -> None:
        """Killed, and perhaps again before it has come to itself."""
        self._house.restart()
        if self._dice.random() < 0.1:
            self._house.restart()

    def worker(self) -> None:
        self._house.kill_worker()

    def clock(self) -> None:
        self._house.set_clock(self._dice.randint(-48, 48) * HOURS)

    def locked(self) -> None:
        with self._locked():
            self._refused()
            self._perhaps_kill()

    def full(self) -> None:
        resource.prlimit(self._house.process, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
        self._refused()
        if not self._perhaps_kill():
            resource.prlimit(self._house.process, resource.RLIMIT_FSIZE, ANY_SIZE)

    def read_only(self) -> None:
        """The file may only be read when the server starts; then it may be written again."""
        self._house.kill()
        files = list(self._file.parent.glob(f"{self._file.name}*"))
        for file in files:
            file.chmod(0o444)
        self._house.start()
        self._refused()
        for file in files:
            file.chmod(0o644)
        self._perhaps_kill()

    def stopped(self) -> None:
        assert self._cluster is not None
        mode = self._dice.choice(["fast", "immediate"])
        self._cluster.stop(mode)
        self._refused()
        self._cluster.start()
        self._perhaps_kill()

    def hanging(self) -> None:
        assert self._cluster is not None
        self._cluster.hang()
        self._refused()
        self._cluster.go_on()
        self._perhaps_kill()

    def disk_full(self) -> None:
        assert self._cluster is not None
        self._cluster.fill_disk()
        self._refused()
        self._cluster.empty_disk()
        self._perhaps_kill()

    def writing_forbidden(self) -> None:
        """As on a copy that only follows another."""
        self._forbid_writing("on")
        self._refused()
        self._forbid_writing("off")
        self._perhaps_kill()

    def _forbid_writing(self, forbidden: str) -> None:
        engine = connect(self._house.database)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("set default_transaction_read_only = off"))
            connection.execute(text(f"alter system set default_transaction_read_only = {forbidden}"))
            connection.execute(text("select pg_reload_conf()"))
        engine.dispose()

    def _perhaps_kill(self) -> bool:
        """At the very moment at which all might be well again."""
        if self._dice.random() >= self._killing:
            return False
        self._house.restart()
        return True

    @property
    def _file(self) -> Path:
        return Path(str(make_url(self._house.database).database))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Nothing can be written meanwhile."""
        if self._cluster is None:
            with closing(sqlite3.connect(self._file, isolation_level=None, timeout=60)) as holder:
                holder.execute("BEGIN IMMEDIATE")
                yield
                holder.execute("ROLLBACK")
            return
        engine = connect(self._house.database)
        with engine.begin() as connection:
            connection.execute(text("set lock_timeout = '60s'"))
            connection.execute(text("lock table entry in exclusive mode"))
            yield
        engine.dispose()
