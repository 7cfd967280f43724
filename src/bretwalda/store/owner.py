"""One server for one database: whoever has it holds a lock, which ends with the process, however that ends."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from time import monotonic, sleep

from sqlalchemy import text
from sqlalchemy.engine import make_url

from bretwalda.engine.refusal import Refusal

from .database import connect, refusing

PATIENCE = 3.0  # seconds: a server whose place this one takes may still be ending
PAUSE = 0.1
KEY = 0x42726574  # of PostgreSQL's advisory lock: any number that nobody else takes


@contextmanager
def owned(url: str) -> Iterator[None]:
    """Hold a database; refused if another server holds it."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        with refusing():
            engine = connect(url)
            connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        with closing(connection):
            hold(lambda: bool(connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}).scalar_one()))
            yield
        engine.dispose()
    elif address.database and address.database != ":memory:":
        # A lock on a file beside it: the database itself must stay open to backups.
        with refusing(), closing(sqlite3.connect(f"{address.database}-server", timeout=0)) as file:
            hold(lambda: lock(file))
            yield
    else:
        yield  # nobody else can reach it


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
