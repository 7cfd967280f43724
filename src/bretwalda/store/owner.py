"""One server for one SQLite file: whoever has it holds a lock, which ends with the process, however that ends.

Several servers share a PostgreSQL (`leases.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from time import monotonic, sleep

from sqlalchemy.engine import make_url

from bretwalda.engine.refusal import Refusal

from .database import refusing

PATIENCE = 3.0  # seconds: a server whose place this one takes may still be ending
PAUSE = 0.1


@contextmanager
def owned(url: str) -> Iterator[None]:
    """Hold a file; refused if another server holds it."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and address.database and address.database != ":memory:":
        # A lock on a file beside it: the database itself must stay open to backups.
        with refusing(), closing(sqlite3.connect(f"{address.database}-server", timeout=0)) as file:
            hold(lambda: lock(file))
            yield
    else:
        yield  # nobody else can reach it, or all share it


def lock(file: sqlite3.Connection) -> bool:
    try:
        file.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        return False
    return True


def hold(attempt: Callable[[], bool]) -> None:
    """Try until it works, or it is clear that it will not."""
    deadline = monotonic() + PATIENCE
    while not attempt():
        if monotonic() > deadline:
            raise Refusal("refused-database-taken")
        sleep(PAUSE)
