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

from sqlalchemy import text
from sqlalchemy.engine import make_url

from bretwalda.store.database import connect

from .cluster import Cluster
from .house import Server

HOURS = 3_600_000  # milliseconds
ANY_SIZE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

Refused = Callable[[], None]  # waits until somebody is refused something


class Disasters:
    """All of them."""

    def __init__(self, house: Server, dice: Random, refused: Refused, cluster: Cluster | None, killing: float) -> None:
        self._house = house
        self._dice = dice
        self._refused = refused
        self._cluster = cluster
        self._killing = killing  # how likely it is that the server is killed while the storage fails

    @property
    def of_storage(self) -> list[Callable[[], str]]:
        """Those that this kind of database can suffer."""
        if self._cluster is not None:
            filled = [self.disk_full] if self._cluster.has_disk else []
            return [self.locked, self.stopped, self.hanging, self.writing_forbidden, *filled]
        return [self.locked, self.full, self.read_only]

    def kill(self) -> str:
        """Killed, and perhaps again before it has come to itself."""
        self._house.restart()
        if self._dice.random() < 0.1:
            self._house.restart()
            return "killed twice"
        return "killed"

    def worker(self) -> str:
        return "worker killed" if self._house.kill_worker() else "no worker to kill"

    def clock(self) -> str:
        hours = self._dice.randint(-48, 48)
        self._house.set_clock(hours * HOURS)
        return f"clock wrong by {hours} h"

    def locked(self) -> str:
        with self._locked():
            self._refused()
            return "locked" + self._perhaps_killed()

    def full(self) -> str:
        resource.prlimit(self._house.process, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
        self._refused()
        if killed := self._perhaps_killed():
            return "disk full" + killed
        resource.prlimit(self._house.process, resource.RLIMIT_FSIZE, ANY_SIZE)
        return "disk full"

    def read_only(self) -> str:
        """The file may only be read when the server starts; then it may be written again."""
        self._house.kill()
        files = list(self._file.parent.glob(f"{self._file.name}*"))
        for file in files:
            file.chmod(0o444)
        self._house.start()
        self._refused()
        for file in files:
            file.chmod(0o644)
        return "read-only" + self._perhaps_killed()

    def stopped(self) -> str:
        assert self._cluster is not None
        mode = self._dice.choice(["fast", "immediate"])
        self._cluster.stop(mode)
        self._refused()
        self._cluster.start()
        return f"PostgreSQL stopped ({mode})" + self._perhaps_killed()

    def hanging(self) -> str:
        assert self._cluster is not None
        self._cluster.hang()
        self._refused()
        self._cluster.go_on()
        return "PostgreSQL hanging" + self._perhaps_killed()

    def disk_full(self) -> str:
        assert self._cluster is not None
        self._cluster.fill_disk()
        self._refused()
        self._cluster.empty_disk()
        return "PostgreSQL's disk full" + self._perhaps_killed()

    def writing_forbidden(self) -> str:
        """As on a copy that only follows another."""
        self._forbid_writing("on")
        self._refused()
        self._forbid_writing("off")
        return "PostgreSQL read-only" + self._perhaps_killed()

    def _forbid_writing(self, forbidden: str) -> None:
        engine = connect(self._house.database)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("set default_transaction_read_only = off"))
            connection.execute(text(f"alter system set default_transaction_read_only = {forbidden}"))
            connection.execute(text("select pg_reload_conf()"))
        engine.dispose()

    def _perhaps_killed(self) -> str:
        if self._dice.random() >= self._killing:
            return ""
        self._house.restart()
        return " and killed"

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
