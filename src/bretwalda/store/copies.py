"""Portable copies: a whole database as one SQLite file, taken while the server runs, put back into either kind."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, Engine, MetaData, insert, inspect, select, text

from bretwalda.engine.refusal import Refusal

from .database import PROGRAM, connect, file_url, migrate, refusing, revision_of
from .failure import Damage
from .schema import metadata

MOST_ROWS = 1000  # in memory at a time
ONLY_MINE = 0o600  # a copy holds what people whispered, and the seeds of games


def save_copy(url: str, file: Path) -> None:
    """Write all that a database holds at one moment into a new file."""
    if (path := _path(url)) is not None:
        _copy_file(path, file)
        return
    _create(file)
    with refusing(), _engine(url) as source, source.connect() as reader:
        reader.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        revision = _expect_tables(reader)
        with _engine(file_url(file)) as target, target.begin() as writer:
            migrate(writer, revision)
            _copy_rows(reader, writer, _tables(writer))


def restore_copy(file: Path, url: str, replace: bool) -> None:
    """Put all that a copy holds into a database; it takes place wholly or not at all."""
    path = _path(url)
    with refusing(), _engine(file_url(file)) as source, source.connect() as reader:
        revision = _expect_tables(reader)
        if path is not None:
            _restore_file(reader, path, replace)
            return
        with _engine(url) as target, target.begin() as writer:
            there = set(inspect(writer).get_table_names()) & {*metadata.tables, "alembic_version"}
            if there and not replace and _people(writer):
                raise Refusal("refused-database-there")
            if writer.execute(text(OTHERS), {"program": PROGRAM}).scalar_one():
                raise Refusal("refused-database-in-use")
            old = MetaData()
            old.reflect(writer, only=sorted(there))
            old.drop_all(writer)
            migrate(writer, revision)
            _copy_rows(reader, writer, _tables(reader))


def finish_copy(draft: Path, file: Path) -> None:
    """Make a copy that has been looked at one plain file, on the disk, and give it its name."""
    with refusing(), closing(sqlite3.connect(draft)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")  # WAL would keep others beside it
    with draft.open("rb") as written:
        os.fsync(written.fileno())
    draft.replace(file)


def contents(file: Path) -> str:
    """The SHA-256 of all that a copy holds, however it came there."""
    digest = sha256()
    with refusing(), closing(sqlite3.connect(file)) as copy:
        for table in metadata.sorted_tables:
            key = ", ".join(f'"{column.name}"' for column in table.primary_key)
            columns = ", ".join(f'"{column.name}"' for column in table.columns)
            documents = [isinstance(column.type, JSON) for column in table.columns]
            for row in copy.execute(f'SELECT {columns} FROM "{table.name}" ORDER BY {key}'):
                digest.update(json.dumps([_value(*each) for each in zip(row, documents, strict=True)]).encode())
    return digest.hexdigest()


OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = :program AND pid <> pg_backend_pid()
"""


def _copy_file(path: Path, file: Path) -> None:
    """Copy an SQLite database, whoever writes to it meanwhile, and leave it as it is."""
    if not path.is_file():
        raise Refusal("refused-file-missing", {"file": str(path)})
    _create(file)
    with (
        refusing(),
        # Not as a reader only: that one would leave files beside it which the server's own user could not open.
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(file)) as copy,
    ):
        if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise Refusal("refused-database-empty")
        source.backup(copy)


def _restore_file(reader: Connection, path: Path, replace: bool) -> None:
    if path.exists() and not replace:
        with _engine(file_url(path)) as target, target.connect() as there:
            if inspect(there).get_table_names() and _people(there):
                raise Refusal("refused-database-there")
    with closing(sqlite3.connect(path)) as replaced:
        try:  # to leave WAL is possible only while nobody else has the file open
            alone = replaced.execute("PRAGMA journal_mode=DELETE").fetchone()[0] == "delete"
        except sqlite3.OperationalError:
            alone = False
        if not alone:
            raise Refusal("refused-database-in-use")
        driver: Any = reader.connection.driver_connection
        driver.backup(replaced)


def _copy_rows(reader: Connection, writer: Connection, copied: MetaData) -> None:
    """Copy all rows of tables that are the same on both sides; whatever a migration wrote there goes."""
    for table in reversed(copied.sorted_tables):
        writer.execute(table.delete())
    for table in copied.sorted_tables:
        rows = reader.execution_options(yield_per=MOST_ROWS).execute(select(table)).mappings()
        try:
            for some in rows.partitions():
                writer.execute(insert(table), [dict(row) for row in some])
        except ValueError as error:
            raise Damage(type(error).__name__) from None


def _tables(sqlite: Connection) -> MetaData:
    """The tables as they are in the SQLite file, at whatever migration it stands."""
    found = MetaData()
    found.reflect(sqlite)
    found.remove(found.tables["alembic_version"])
    for column in (column for table in found.sorted_tables for column in table.columns):
        if isinstance(column.type, JSON):
            column.type.none_as_null = True  # nothing is nothing, not a document that says so
    return found


def _expect_tables(connection: Connection) -> str:
    """The migration at which a database stands that has one."""
    revision = revision_of(connection)
    if revision is None:
        raise Refusal("refused-database-empty")
    return revision


def _people(connection: Connection) -> bool:
    """Whether anybody has ever been there; a database without our tables is somebody else's."""
    if not inspect(connection).has_table("person"):
        return True
    return bool(connection.execute(text("SELECT count(*) FROM person")).scalar_one())


def _create(file: Path) -> None:
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_MINE))
    except FileExistsError:
        raise Refusal("refused-file-there", {"file": str(file)}) from None
    except OSError:
        raise Refusal("refused-file-write", {"file": str(file)}) from None


def _path(url: str) -> Path | None:
    """The file of an SQLite database; None = it is another kind."""
    with _engine(url) as engine:
        return Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None


@contextmanager
def _engine(url: str) -> Iterator[Engine]:
    engine = connect(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _value(value: Any, document: bool) -> Any:
    """A value in the form that all kinds of databases have in common."""
    if isinstance(value, bytes):
        return value.hex()
    if not document or value is None:
        return value
    try:
        return json.loads(value)
    except ValueError:
        return value
