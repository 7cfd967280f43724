"""The store: group commit, migrations, durability settings; on PostgreSQL too where there is one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bretwalda.store import database, people, schema, tables
from bretwalda.store.archive import Archive
from bretwalda.store.database import MIGRATIONS, file_url, newest_revision, open_database
from bretwalda.store.failure import StorageFailure
from bretwalda.store.people import PersonRecord
from bretwalda.store.schema import metadata
from bretwalda.store.tables import SeatRecord, TableRecord


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return file_url(tmp_path / "store.sqlite3")
    return str(request.getfixturevalue("postgres"))


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
                    "t", "code", "hall", "king_is_dead", 1, {"players": 2}, "seed", "p", True, True, True, False, None,
                    "easy", 0.6, False, 1,
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
        assert record.settings == {"players": 2}
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
        failed = [outcome.cause if isinstance(outcome, StorageFailure) else None for outcome in outcomes]
        assert failed == [None, "IntegrityError", None, "IntegrityError", None]
        assert [found.seq for found in await archive.read(tables.entries_of, "t")] == [1, 2, 3]
        person = await archive.read(people.by_id, "p")
        assert person is not None
        assert person.name == "Harald"

    in_archive(url, write)


def test_a_locked_database_fails_all_that_waits_for_it_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not job by job: then everybody would wait for the sum of all waits."""
    monkeypatch.setattr(database, "SQLITE", (*database.SQLITE, "busy_timeout=0"))
    file, begun = tmp_path / "store.sqlite3", list[int]()
    begin = Engine.begin

    def counted(engine: Engine) -> Any:
        begun.append(1)
        return begin(engine)

    monkeypatch.setattr(Engine, "begin", counted)

    async def write(archive: Archive) -> None:
        holder = sqlite3.connect(file, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        begun.clear()
        jobs = [archive.append([entry(seq)]) for seq in range(1, 51)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        holder.close()
        assert all(isinstance(outcome, StorageFailure) and outcome.down for outcome in outcomes)
        assert len(begun) == 1
        await archive.append([entry(1)])

    in_archive(file_url(file), write)


def test_work_of_one_that_is_wrong_does_not_wait_for_a_database_that_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The batch is spoiled by one of its jobs, and while they are tried one by one the database fails."""
    tried: list[int] = []

    async def write(archive: Archive) -> None:
        def fail(_connection: Connection, number: int) -> None:
            tried.append(number)
            raise IntegrityError("", {}, OSError()) if number == 0 else OperationalError("", {}, OSError())

        jobs = [archive.write(fail, number) for number in range(5)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [outcome.down for outcome in outcomes if isinstance(outcome, StorageFailure)] == [False] + [True] * 4
        assert tried == [0, 0, 1]

    in_archive(file_url(tmp_path / "store.sqlite3"), write)


def test_no_value_of_a_failing_statement_is_in_its_error(url: str) -> None:
    engine = open_database(url)
    with pytest.raises(IntegrityError) as caught, engine.begin() as connection:
        connection.execute(insert(schema.token), {"hash": "h", "person": "hush", "gate": "Hastings", "created": 1})
    engine.dispose()
    assert "Hastings" not in str(caught.value)


def test_an_entry_of_no_table_is_refused(url: str) -> None:
    async def write(archive: Archive) -> None:
        with pytest.raises(StorageFailure):
            await archive.append([entry(1, "nowhere")])

    in_archive(url, write)


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    engine = open_database(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = open_database(file_url(tmp_path / "store.sqlite3"))
    with engine.connect() as connection:
        values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert values == ["wal", 2]  # 2 = FULL


def test_the_number_of_the_newest_migration_is_known_without_alembic() -> None:
    assert newest_revision() == ScriptDirectory(str(MIGRATIONS)).get_current_head()


def test_a_migration_keeps_every_journal(tmp_path: Path) -> None:
    """SQLite writes some tables anew when they change; what hangs on them must not go with them."""
    url = file_url(tmp_path / "old.sqlite3")
    engine = create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("insert into person values ('p', 'Edith', '{}', null, 1)"))
        columns = (
            "id, code, name, game, rules, options, seed, host, public, spectators, deputy, pause, uploaded, created"
        )
        connection.execute(
            text(
                f"insert into game_table ({columns}) values"
                " ('t', 'c', 'hall', 'king_is_dead', 1, '{}', 's', 'p', 1, 1, 'easy', 0.6, 0, 1)"
            )
        )
        connection.execute(text("insert into entry values ('t', 1, 0, 'pass', 1)"))
    engine.dispose()
    engine = open_database(url)
    with engine.connect() as connection:
        assert [found.move for found in tables.entries_of(connection, "t")] == ["pass"]
        record = tables.by_id(connection, "t")
        assert record is not None
        assert (record.open_log, record.gathers) == (True, False)
    engine.dispose()


def test_only_tables_without_a_game_are_cleared_away(url: str) -> None:
    async def work(archive: Archive) -> None:
        for name, created, started in (
            ("old", 10, None),
            ("new", 99, None),
            ("running", 10, 20),
            ("visited", 10, None),
        ):
            record = await archive.read(tables.by_id, "t")
            assert record is not None
            record.id = record.code = name
            record.created, record.started = created, started
            await archive.write(tables.add, record, [SeatRecord(name, 0, "p", None, False)], [entry(1, name)])
        assert sorted(await archive.write(tables.clear, 50, ["visited", "t"])) == ["old"]
        left = [name for name in ("old", "new", "running", "visited") if await archive.read(tables.by_id, name)]
        assert left == ["new", "running", "visited"]
        assert await archive.read(tables.entries_of, "old") == []

    in_archive(url, work)
