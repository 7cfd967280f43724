"""`backup`, `restore` and `doctor`: one portable file for both kinds of database, and everything in it checked."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

import bretwalda
from bretwalda.server.logs import mark
from bretwalda.store import chats, people, results, saves, tables
from bretwalda.store.chats import ChatRecord
from bretwalda.store.copies import contents, save_copy
from bretwalda.store.database import connect, file_url, migrate, open_database
from bretwalda.store.people import PersonRecord
from bretwalda.store.results import ResultRecord
from bretwalda.store.saves import SaveRecord
from bretwalda.store.tables import SeatRecord, TableRecord

if TYPE_CHECKING:
    from tests.cli.conftest import Run

KINDS = ("sqlite", "postgresql")
GAMES = (("over", "king_is_dead", 10_000), ("running", "britannia", 40), ("secret", "barbarian_kingdoms", 30))

Database = Callable[[str], str]


@pytest.fixture
def database(tmp_path: Path, request: pytest.FixtureRequest) -> Database:
    """The address of an empty database of a kind."""

    def address(kind: str) -> str:
        if kind == "sqlite":
            return file_url(tmp_path / "server.sqlite3")
        return str(request.getfixturevalue("empty_postgres"))

    return address


def played(game_id: str, decisions: int) -> bretwalda.Match:
    game = bretwalda.game(game_id)
    match, dice = bretwalda.Match(game, {}, seed="hastings"), Random(game_id)
    while not match.over and len(match.decisions) < decisions:
        seat = int(match.state.actor)
        match.choose(seat, dice.choice(list(match.state.options(seat))))
    return match


MATCHES = {name: played(game_id, decisions) for name, game_id, decisions in GAMES}


def fill(url: str) -> str:
    """A database with a finished game and two that are played, a save and a whisper."""
    engine = open_database(url)
    with engine.begin() as connection:
        people.add(connection, PersonRecord("p", "Edith «Swanneck» Ælfgifu", {"volume": 3}, None, 1))
        people.add_token(connection, "hash", "p", "", 1)
        for name, match in MATCHES.items():
            add_table(connection, name, match)
        whisper = ChatRecord("running", 1, "p", "Edith", 0, [1], ["p"], "meet me at Hastings", "m", 5)
        chats.add(connection, whisper)
        chats.add(connection, ChatRecord("running", 2, "p", "Edith", None, None, None, "well met", "n", 6))
        journal = MATCHES["over"].journal().encode().decode()
        saves.add(
            connection, SaveRecord("s", "p", "evening", journal, [{"person": "p", "level": None}], False, "s", 1, 7)
        )
    engine.dispose()
    return url


def add_table(connection: Any, name: str, match: bretwalda.Match) -> None:
    game, ended = match.game, 9 if match.over else None
    record = TableRecord(
        name, f"code-{name}", "hall", game.id, game.edition, dict(match.settings), match.seed, "p", True, True, True,
        False, None, "easy", 0.6, False, 1, started=2, ended=ended,
    )  # fmt: skip
    seats = [SeatRecord(name, number, "p", None, False) for number in range(int(match.state.seats))]
    moves = [line.partition(" ")[::2] for line in match.journal().moves]
    entries = [
        {"table_id": name, "seq": seq, "seat": int(seat) - 1, "move": move, "at": seq}
        for seq, (seat, move) in enumerate(moves, 1)
    ]
    tables.add(connection, record, seats, entries if not match.over else [])
    if match.over:
        shares = match.state.result()
        rows = [ResultRecord(name, seat, "p", None, share, 9, seat, "") for seat, share in enumerate(shares)]
        results.finish(connection, name, entries, rows, len(match.decisions), lambda before: [])


def change(url: str, *statements: str) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def report(outcome: Any) -> Any:
    return json.loads(outcome.out.splitlines()[-1])


def contents_of(url: str, folder: Path) -> str:
    copy = folder / f"contents-{len(list(folder.iterdir()))}"
    save_copy(url, copy)
    return contents(copy)


# --- Backup and restore ---------------------------------------------------------------------------


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_backup_of_either_kind_is_restored_into_either(
    run: Run, database: Database, tmp_path: Path, source: str, target: str
) -> None:
    url = fill(database(source))
    before = contents_of(url, tmp_path)
    made = run("backup", "copy.bretwalda", "--database", url, "--json")
    assert made.code == 0, made
    assert report(made)["tables"] == len(GAMES)
    elsewhere = file_url(tmp_path / "other.sqlite3") if target == "sqlite" else database(target)
    options = ["--replace"] if source == target == "postgresql" else []
    restored = run("restore", "copy.bretwalda", "--database", elsewhere, *options, "--json")
    assert restored.code == 0, restored
    assert contents_of(elsewhere, tmp_path) == before
    assert run("doctor", "--database", elsewhere).code == 0


def test_a_folder_that_is_asked_for_counts_more_than_the_environment(
    run: Run, database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drill beside a running server does not come upon its database."""
    monkeypatch.setenv("BRETWALDA_DATABASE", fill(database("sqlite")))
    backup, drill = str(tmp_path / "kept"), ("--data", str(tmp_path / "drill"))
    assert run("backup", backup).code == 0
    assert run("restore", backup, *drill).code == 0
    assert run("doctor", *drill).code == 0
    assert (tmp_path / "drill" / "bretwalda.sqlite3").exists()


def test_a_backup_is_one_file_that_only_its_owner_reads(run: Run, database: Database, tmp_path: Path) -> None:
    url = fill(database("sqlite"))
    there = set(tmp_path.iterdir())
    assert run("backup", "copy", "--database", url).code == 0
    assert {path.name for path in set(tmp_path.iterdir()) - there} == {"copy"}
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_holds_one_moment_while_somebody_writes(
    run: Run, database: Database, tmp_path: Path, kind: str
) -> None:
    url = fill(database(kind))
    engine = open_database(url)
    with engine.connect() as writer:
        writer.execute(text("update person set name = 'half done'"))
        assert run("backup", "copy", "--database", url).code == 0
        writer.rollback()
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("select name from person").fetchall() == [("Edith «Swanneck» Ælfgifu",)]


def test_a_backup_never_overwrites_a_file(run: Run, database: Database, tmp_path: Path) -> None:
    url = fill(database("sqlite"))
    (tmp_path / "copy").write_text("letters")
    assert run("backup", "copy", "--database", url).code == 2
    assert (tmp_path / "copy").read_text() == "letters"


@pytest.mark.parametrize("kind", KINDS)
def test_restore_replaces_nothing_unasked(run: Run, database: Database, tmp_path: Path, kind: str) -> None:
    url = fill(database(kind))
    assert run("backup", "copy", "--database", url).code == 0
    change(url, "update person set name = 'Harald'")
    after = contents_of(url, tmp_path)
    refused = run("restore", "copy", "--database", url)
    assert (refused.code, "--replace" in refused.err) == (2, True)
    assert contents_of(url, tmp_path) == after
    assert run("restore", "copy", "--database", url, "--replace").code == 0
    assert contents_of(url, tmp_path) != after


@pytest.mark.parametrize("kind", KINDS)
def test_restore_refuses_a_database_that_a_server_uses(run: Run, database: Database, tmp_path: Path, kind: str) -> None:
    url = fill(database(kind))
    assert run("backup", "copy", "--database", url).code == 0
    before = contents_of(url, tmp_path)
    server = open_database(url)
    with server.connect():
        refused = run("restore", "copy", "--database", url, "--replace")
    server.dispose()
    assert (refused.code, "stop it first" in refused.err) == (2, True)
    assert contents_of(url, tmp_path) == before


def test_restore_takes_a_database_that_nobody_has_been_to(run: Run, database: Database, tmp_path: Path) -> None:
    assert run("backup", "copy", "--database", fill(database("sqlite"))).code == 0
    fresh = file_url(tmp_path / "fresh.sqlite3")
    open_database(fresh).dispose()
    assert run("restore", "copy", "--database", fresh).code == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_an_older_database_is_brought_up_to_date(
    run: Run, database: Database, tmp_path: Path, kind: str
) -> None:
    """The database itself stays as it is: an older server may still be using it."""
    url = database(kind)
    engine = connect(url)
    with engine.begin() as connection:
        migrate(connection, "0002")
        connection.execute(text("insert into person values ('p', 'Edith', '{}', null, 1)"))
    assert run("backup", "copy", "--database", url, "--json").code == 0
    with engine.connect() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalar_one() == "0002"
    engine.dispose()
    assert run("restore", "copy", "--database", file_url(tmp_path / "new.sqlite3")).code == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_that_cannot_arrive_whole_changes_nothing(
    run: Run, database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    url = fill(database(kind))
    assert run("backup", "copy", "--database", url).code == 0
    change(url, "update person set name = 'Harald'")
    before = contents_of(url, tmp_path)
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        copy.execute("update game_table set options = '{' where id = 'running'")
        copy.commit()
    outcome = run("restore", "copy", "--database", url, "--replace")
    if kind == "postgresql":  # it takes no JSON that is none
        assert outcome.code == 2
        assert contents_of(url, tmp_path) == before
    else:
        assert (outcome.code, mark("running") in outcome.out) == (1, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("doctor",), "There is no file"),
        (("backup", "copy"), "There is no file"),
        (("restore", "nowhere"), "There is no file"),
        (("restore", "letters"), "The database cannot be used"),
        (("restore", "empty"), "There is nothing in the database yet"),
        (("doctor", "--database", "nonsense"), "not the address of a database"),
    ],
)
def test_what_cannot_be_had_is_refused(run: Run, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "letters").write_text("dear Edith, " * 1000)
    (tmp_path / "empty").touch()
    outcome = run(*words, "--data", str(tmp_path / "data"))
    assert outcome.code == 2
    assert said in outcome.err
    assert len(outcome.err.splitlines()) == 1
    assert not (tmp_path / "copy").exists()


def test_a_database_of_a_newer_version_is_refused(run: Run, database: Database) -> None:
    url = fill(database("sqlite"))
    change(url, "update alembic_version set version_num = '9999'")
    assert "newer version" in run("doctor", "--database", url).err


# --- Doctor ---------------------------------------------------------------------------------------


def test_doctor_says_how_much_there_is(run: Run, database: Database) -> None:
    found = report(run("doctor", "--database", fill(database("sqlite")), "--json"))
    lengths = [len(match.journal().moves) for match in MATCHES.values()]
    assert (found["people"], found["tables"], found["unfinished"]) == (1, 3, 2)
    assert (found["entries"], found["longest"]) == (sum(lengths), max(lengths))
    assert (found["saves"], found["lines"]) == (1, 2)
    assert found["bytes"] > 10_000
    assert (found["sound"], found["troubles"]) == (True, [])


DAMAGE = {
    "doctor-unreadable": ("update game_table set options = '[]' where id = 'running'",),
    "doctor-unknown-game": ("update game_table set game = 'chess' where id = 'running'",),
    "doctor-other-rules": ("update game_table set rules = 77 where id = 'running'",),
    "doctor-gap": ("delete from entry where table_id = 'running' and seq = 12",),
    "doctor-journal": ("update entry set move = 'dance' where table_id = 'running' and seq = 12",),
    "doctor-seats": ("delete from seat where table_id = 'running' and seat = 0",),
    "doctor-stuck": ("update seat set person = null where table_id = 'running'",),
    "doctor-result": ("update game_table set ended = 5 where id = 'running'",),
    "doctor-length": ("update game_table set decisions = 5 where id = 'running'",),
}


@pytest.mark.parametrize("key", DAMAGE)
def test_doctor_names_the_table_and_what_is_wrong_with_it(run: Run, database: Database, key: str) -> None:
    url = fill(database("sqlite"))
    change(url, *DAMAGE[key])
    outcome = run("doctor", "--database", url, "--json")
    found = report(outcome)
    assert outcome.code == 1
    assert [(each["kind"], each["mark"], each["key"]) for each in found["troubles"]] == [
        ("table", mark("running"), key)
    ]
    english, french = (run("doctor", "--database", url, "--lang", language) for language in ("en", "fr"))
    assert english.code == french.code == 1
    assert found["troubles"][0]["why"] in english.out
    assert mark("running") in french.out
    assert english.out != french.out
    for line in (english.out, french.out):
        assert "{" not in line


def test_doctor_finds_the_entry_that_is_against_the_rules(run: Run, database: Database) -> None:
    url = fill(database("sqlite"))
    change(url, *DAMAGE["doctor-journal"])
    assert "entry 12 of its journal" in run("doctor", "--database", url).out


def test_doctor_finds_a_result_that_the_journal_does_not_lead_to(run: Run, database: Database) -> None:
    url = fill(database("sqlite"))
    change(url, "update result set share = 1 - share where table_id = 'over'")
    found = report(run("doctor", "--database", url, "--json"))
    assert [(each["mark"], each["key"]) for each in found["troubles"]] == [(mark("over"), "doctor-result")]


@pytest.mark.parametrize(
    "journal", ["'['", "replace(journal, '2 ', '1 ')", "replace(journal, 'king_is_dead', 'chess')"]
)
def test_doctor_finds_saves_that_cannot_be_played(run: Run, database: Database, journal: str) -> None:
    url = fill(database("sqlite"))
    change(url, f"update save set journal = {journal}")
    found = report(run("doctor", "--database", url, "--json"))
    assert [(each["kind"], each["mark"], each["key"]) for each in found["troubles"]] == [
        ("save", mark("s"), "doctor-save")
    ]


def test_doctor_changes_nothing_and_says_no_words_of_people(run: Run, database: Database, tmp_path: Path) -> None:
    url = fill(database("sqlite"))
    change(url, *DAMAGE["doctor-journal"])
    before = (tmp_path / "server.sqlite3").read_bytes()
    outcome = run("doctor", "--database", url)
    assert (tmp_path / "server.sqlite3").read_bytes() == before
    assert not [word for word in ("Edith", "Hastings", "running", "hall") if word in outcome.out + outcome.err]
