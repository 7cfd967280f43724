"""The store: group commit, migrations, durability settings; on PostgreSQL too where there is one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bretwalda.store import people, tables
from bretwalda.store.archive import Archive
from bretwalda.store.database import file_url, opened
from bretwalda.store.people import PersonRecord
from bretwalda.store.schema import metadata
from bretwalda.store.tables import SeatRecord, TableRecord

POSTGRES = "BRETWALDA_TEST_POSTGRES"  # the address of an empty database that may be written to


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield file_url(tmp_path / "store.sqlite3")
        return
    if POSTGRES not in os.environ:
        pytest.skip(f"{POSTGRES} names no database")
    yield os.environ[POSTGRES]
    engine = opened(os.environ[POSTGRES])
    with engine.begin() as connection:
        metadata.drop_all(connection)
        connection.execute(text("drop table alembic_version"))
    engine.dispose()


def entry(seq: int, table: str = "t") -> dict[str, Any]:
    return {"table_id": table, "seq": seq, "seat": 0, "move": "pass", "at": 1}


def in_archive(url: str, work: Callable[[Archive], Awaitable[None]]) -> None:
    """Do something with a table in an open archive."""

    async def run() -> None:
        archive = Archive(url)
        try:
            if await archive.read(people.by_id, "p") is None:
                await archive.write(people.add, PersonRecord("p", "Edith", {"volume": 3}, None, 1))
                record = TableRecord(
                    "t", "code", "hall", "king_is_dead", 1, {"players": 2}, "seed", "p", True, True, None, "easy", 0.6,
                    False, 1,
                )  # fmt: skip
                await archive.write(tables.add, record, [SeatRecord("t", 0, "p", None, False)], [])
            await work(archive)
        finally:
            await archive.close()

    asyncio.run(run())


def test_what_was_written_is_there_after_reopening(url: str) -> None:
    async def write(archive: Archive) -> None:
        await asyncio.gather(*(archive.append([entry(seq)]) for seq in range(1, 101)))

    async def read(archive: Archive) -> None:
        assert [found.seq for found in await archive.read(tables.entries_of, "t")] == list(range(1, 101))
        assert [found.seq for found in await archive.read(tables.entries_of, "t", 98)] == [99, 100]
        record = await archive.read(tables.by_id, "t")
        assert record is not None
        assert record.options == {"players": 2}
        person = await archive.read(people.by_id, "p")
        assert person is not None
        assert person.preferences == {"volume": 3}

    in_archive(url, write)
    in_archive(url, read)


def test_of_work_committed_together_only_what_is_wrong_fails(url: str) -> None:
    async def write(archive: Archive) -> None:
        await archive.append([entry(1)])
        jobs = [archive.append([entry(seq)]) for seq in (2, 1, 3)]
        jobs.append(archive.append([entry(4), entry(1)]))
        jobs.append(archive.write(people.change, "p", {"name": "Harald"}))
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(outcome, IntegrityError) for outcome in outcomes] == [False, True, False, True, False]
        assert [found.seq for found in await archive.read(tables.entries_of, "t")] == [1, 2, 3]
        person = await archive.read(people.by_id, "p")
        assert person is not None
        assert person.name == "Harald"

    in_archive(url, write)


def test_an_entry_of_no_table_is_refused(url: str) -> None:
    async def write(archive: Archive) -> None:
        with pytest.raises(IntegrityError):
            await archive.append([entry(1, "nowhere")])

    in_archive(url, write)


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    engine = opened(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = opened(file_url(tmp_path / "store.sqlite3"))
    with engine.connect() as connection:
        values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert values == ["wal", 2]  # 2 = FULL
