"""The database: SQLite by default, PostgreSQL by its address; brought up to date when it is opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bretwalda.engine.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
# A commit is on the disk before it is acknowledged; readers never wait for the writer.
# Whoever holds the database locked for longer than two seconds has everybody's work refused, and nobody wait for it.
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000")
POSTGRES = ("lock_timeout='2s'",)
ASLEEP = "2s"  # whoever sleeps in the middle of a transaction, or has lost the line, loses what it has locked
CONNECTING = 5  # seconds that PostgreSQL may take to let somebody in
UPGRADING = 0x42726574  # of an advisory lock: any number that nobody else takes
PROGRAM = "bretwalda"  # what it is told about who asks
SERVER = f"{PROGRAM} server"  # ... where that is a server, which never keeps a transaction waiting


def open_database(url: str) -> Engine:
    """Connect and bring the tables up to date."""
    with refusing():
        engine = connect(url)
        with engine.begin() as connection:
            one_at_a_time(connection)
            if revision_of(connection) != newest_revision():
                migrate(connection, newest_revision())
        return engine


def one_at_a_time(connection: Connection) -> None:
    """Several servers may start at once: only one of them brings a PostgreSQL up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever is wrong with a database is said to whoever named it."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError) as error:
        raise Refusal("refused-database", {"detail": str(getattr(error, "orig", error)).strip()}) from None


def can_be_shared(url: str) -> bool:
    """Whether several servers may use a database at the same time."""
    return make_url(url).get_backend_name() != "sqlite"


def file_url(path: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite:///{path}"


def connect(url: str) -> Engine:
    """The database as it is."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise Refusal("refused-database-address") from None  # it may hold a password: say nothing of it
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    is_sqlite = address.get_backend_name() == "sqlite"
    # Errors are logged: what people wrote must not be in them.
    if is_sqlite:
        engine = create_engine(address, hide_parameters=True)
        settings = [f"PRAGMA {pragma}" for pragma in SQLITE]
    else:
        connecting = {"connect_timeout": CONNECTING, "application_name": PROGRAM}
        engine = create_engine(address, hide_parameters=True, pool_pre_ping=True, connect_args=connecting)
        event.listen(engine, "do_connect", lambda _dialect, _record, where, how: impatient(*where, **how))
        settings = [f"SET {setting}" for setting in POSTGRES]

    def settle(connection: Any, _record: Any) -> None:
        for setting in settings:
            connection.execute(setting)
        connection.commit()  # what is set in a transaction would end with it

    event.listen(engine, "connect", settle)
    return engine


def impatient(*where: Any, **how: Any) -> Any:
    """A connection to PostgreSQL, whose driver is loaded only where somebody has one."""
    from .postgres import Impatient

    return Impatient.connect(*where, **how)


def expect_answers(engine: Engine, seconds: float) -> None:
    """From now on give up whoever does not answer in that many seconds: nobody should wait for a server that hangs.

    SQLite needs no such bound: nothing but a lock keeps it waiting, and that has its own.
    """

    def hurry(connection: Any, _record: Any) -> None:
        connection.patience = seconds
        connection.execute(f"SET idle_in_transaction_session_timeout = '{ASLEEP}'")
        connection.execute(f"SET application_name = '{SERVER}'")

    if engine.dialect.name == "postgresql":
        engine.dispose()  # whoever is connected already has all the time there is
        event.listen(engine, "connect", hurry, insert=True)  # before anything is asked


def migrate(connection: Connection, revision: str) -> None:
    """Bring the tables to what they were, or are, at a migration."""
    if max(revision, revision_of(connection) or "") > newest_revision():
        raise Refusal("refused-database-newer")
    # Alembic takes half of a second to load, and is seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def newest_revision() -> str:
    """The number of the latest migration: its file begins with it."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]


def revision_of(connection: Connection) -> str | None:
    """The number of the migration that the database has; None = it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar_one_or_none()
