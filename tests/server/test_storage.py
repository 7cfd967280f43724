"""Storage that fails: all is refused in the reader's language, nothing has happened, and it recovers by itself."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import create_engine

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.text import LANGUAGES, Texts
from bretwalda.server import health
from bretwalda.server.logs import JsonLines, mark, trace
from bretwalda.server.people import People
from bretwalda.server.tables.table import Table
from bretwalda.store import database, tables
from bretwalda.store.archive import Archive
from bretwalda.store.failure import StorageFailure
from bretwalda.store.gate import Gate
from bretwalda.store.writer import Writer

from .conftest import RunningServer, StartServer
from .people import PATIENCE, Browser, Page, play, seated, whose_turn

TABLES = ("person", "token", "game_table", "entry", "seat", "chat", "save", "result")
NOTES = {"waiting", "moved", "noted"}  # for lists, written about once a second: what is noted has happened before


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bretwalda.sqlite3"


@pytest.fixture
def house(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> RunningServer:
    """A server that does not wait for a lock, so that the tests do not either."""
    monkeypatch.setattr(database, "SQLITE", (*database.SQLITE, "busy_timeout=0"))
    monkeypatch.setattr(health, "FRESH", 0.0)
    return start_server(limited=False, workers=1)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Nothing can be written meanwhile."""
    with closing(sqlite3.connect(file, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield
        holder.execute("ROLLBACK")


def stored(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for name in TABLES for row in connection.execute(f'select * from "{name}"')]
    return [{column: row[column] for column in row.keys() - NOTES} for row in rows]


def change(file: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        assert connection.execute(statement, values).rowcount


def moved(file: Path, table: str) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return bool(connection.execute("select count(*) from entry where table_id = ?", (table,)).fetchone()[0])


def named_by(caplog: pytest.LogCaptureFixture) -> set[str]:
    """The tables of which the log says that something is wrong with them."""
    wrong = ("table not woken", "table damaged", "table not listed")
    return {vars(record)["table"] for record in caplog.records if record.message in wrong}


def wait_until(so: Callable[[], bool]) -> None:
    deadline = monotonic() + PATIENCE
    while not so():
        assert monotonic() < deadline
        sleep(0.01)


class Scene:
    """People at tables in every stage, and every way to change something."""

    def __init__(self, house: RunningServer) -> None:
        self.edith, self.harald, self.gytha = (house.person(name) for name in ("Edith", "Harald", "Gytha"))
        self.mover, self.other = whose_turn(seated([self.edith, self.harald]))
        self.mover.decide(Random(1))
        self.other.catch_up()
        self.waiting = self.edith.open_table(settings={"players": 3})
        self.host, self.guest = self.edith.visit(self.waiting), self.harald.visit(self.waiting)
        self.guest.do("TakeSeat", seat=1)
        over = seated([self.edith, self.harald])
        play(over, Random("over"))
        self.ended = over[0]
        self.save = self.edith.post("/api/saves", {"table": self.ended.table["id"], "name": "before"})["id"]
        self.file = self.edith.ask("GET", f"/api/tables/{self.ended.table['id']}/file").body
        self.stranger = house.newcomer()

    def requests(self) -> list[tuple[Browser, str, str, bytes]]:
        wish = {"game": "king_is_dead", "pause": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
        return [
            (self.stranger, "GET", "/api/me", b""),
            (self.edith, "POST", "/api/me", b'{"name":"Emma"}'),
            (self.edith, "POST", "/api/key", b""),
            (self.edith, "POST", "/api/tables", json.dumps(wish).encode()),
            (self.edith, "POST", "/api/tables", json.dumps(wish | {"start": True}).encode()),
            (self.edith, "POST", "/api/saves", json.dumps({"table": self.ended.table["id"], "name": "x"}).encode()),
            (self.edith, "POST", "/api/saves/file", self.file),
            (self.edith, "POST", f"/api/saves/{self.save}/load", b""),
            (self.edith, "DELETE", f"/api/saves/{self.save}", b""),
        ]

    def messages(self) -> list[tuple[Page, str, dict[str, Any]]]:
        mover = self.mover if self.mover.position and self.mover.position["options"] else self.other
        assert mover.position is not None
        seat, seq = mover.position["seat"], mover.seq
        return [
            (mover, "Decide", {"seq": seq, "seat": seat, "choice": mover.position["options"][0]["choice"]}),
            (mover, "Say", {"text": "well met", "mark": "a"}),
            (mover, "Say", {"text": "a whisper", "mark": "b", "to": [1 - seat]}),
            (mover, "LeaveSeat", {"seat": seat}),
            (self.guest, "TakeSeat", {"seat": 2}),
            (self.guest, "LeaveSeat", {"seat": 1}),
            (self.host, "SetSeat", {"seat": 2, "level": "easy"}),
            (self.host, "Start", {}),
            (self.ended, "Rematch", {}),
        ]

    def shown(self) -> list[Any]:
        """All that the people are shown of it."""
        pages = [self.mover, self.other, self.host, self.guest, self.ended]
        for page in pages:
            page.chat = []
            page.do("Hello", since=0, chat=0)
        lists = [
            who.get(path) for who in (self.edith, self.harald) for path in ("/api/me", "/api/tables", "/api/saves")
        ]
        return [[(page.position, page.seats, page.chat, page.notices) for page in pages], lists]


def test_whatever_cannot_be_written_is_refused_and_nothing_has_happened(house: RunningServer, file: Path) -> None:
    scene = Scene(house)
    before = stored(file), scene.shown()
    with locked(file):
        for browser, method, path, body in scene.requests():
            answer = browser.ask(method, path, body)
            assert (answer.status, answer.json["key"]) == (503, "refused-storage"), (method, path)
        for page, kind, fields in scene.messages():
            assert page.refusal(kind, **fields) == "refused-storage", kind
    assert (stored(file), scene.shown()) == before
    for page, kind, fields in scene.messages():
        if kind in ("Decide", "Say", "SetSeat", "Start", "Rematch"):
            page.do(kind, **fields)
    for browser, method, path, body in scene.requests():
        assert browser.ask(method, path, body).status < 300, (method, path)


def test_whatever_cannot_be_read_is_refused_and_sockets_stay(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    page = edith.visit(edith.open_table())
    elsewhere = create_engine(database.file_url(tmp_path / "no folder" / "file"))
    read = Archive._read
    with monkeypatch.context() as gone:
        gone.setattr(Archive, "_read", lambda archive, *args: read(Moved(elsewhere), *args))  # type: ignore[arg-type]
        for path in ("/api/tables", "/api/saves", "/api/tables/elsewhere"):
            answer = edith.ask("GET", path)
            assert (answer.status, answer.json["key"]) == (503, "refused-storage")
        late = harald.connect("elsewhere")
        assert late.hear()["key"] == "refused-storage"
        assert late.closing_code() == 1013
        page.catch_up()
    assert edith.get("/api/tables")["mine"]


def test_what_was_stored_without_our_hearing_of_it_has_happened(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to the database breaks after the commit, before the answer: whoever asked is told what is so."""
    mover, other = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    committed = Writer._commit

    def answer_lost(writer: Writer, batch: Any) -> list[Any]:
        return [StorageFailure("OperationalError", down=True) for _ in committed(writer, batch)]

    with monkeypatch.context() as line:
        line.setattr(Writer, "_commit", answer_lost)
        mover.decide(Random(1))
        mover.do("Say", text="well met", mark="a")
    other.wait_for_seq(1)
    mover.do("Say", text="and again", mark="b")
    other.wait_for(lambda: len(other.chat) == 2)
    assert [line["text"] for line in other.chat] == ["well met", "and again"]
    max((mover, other), key=lambda page: bool(page.position and page.position["options"])).decide(Random(2))


def test_the_last_decision_happens_although_nobody_can_say_who_plays_on(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a copy of the game is still played cannot be read: the seed is kept back, and nothing else."""
    read = Archive._read

    def fails(archive: Archive, query: Any, args: Any) -> Any:
        if query is tables.still_played:
            raise StorageFailure("OperationalError", down=True)
        return read(archive, query, args)

    monkeypatch.setattr(Archive, "_read", fails)
    pages = seated([house.person("Edith"), house.person("Harald")])
    play(pages, Random("over"))
    assert pages[0].position is not None
    assert (pages[0].over, pages[0].position["over"]["seed"]) == (True, None)


def test_a_save_that_cannot_be_described_is_not_kept(
    house: RunningServer, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edith = house.person("Edith")
    table = edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    before, read = stored(file), Archive._read

    def fails(archive: Archive, query: Any, args: Any) -> Any:
        if query is tables.still_played:
            raise StorageFailure("OperationalError", down=True)
        return read(archive, query, args)

    monkeypatch.setattr(Archive, "_read", fails)
    assert edith.refusal("POST", "/api/saves", {"table": table, "name": "x"}) == "refused-storage"
    assert stored(file) == before


def test_a_rematch_is_found_again_after_a_restart(start_server: StartServer) -> None:
    house = start_server(limited=False, workers=1)
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald])
    play(pages, Random("over"))
    pages[0].do("Rematch")
    house.stop()
    edith.port = start_server(limited=False, workers=1).port
    moved = [message for message in edith.visit(pages[0].table["id"]).heard if message["type"] == "Moved"]
    assert moved == [message for message in pages[0].heard if message["type"] == "Moved"]
    assert len(moved) == 1


def test_a_rematch_that_cannot_begin_turns_nobody_away(house: RunningServer, file: Path) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald])
    play(pages, Random("over"))
    pages[0].do("Rematch")
    again = pages[1].hear_until(lambda message: message["type"] == "Moved")["table"]
    host = edith.visit(again)
    with locked(file):
        guest = harald.connect(again)
        assert guest.hear_until(lambda message: message["type"] == "Refused")["key"] == "refused-storage"
        guest.do("Hello", since=0, chat=0)
    host.do("Start")
    guest.wait_for_seq(0)


class Moved:
    """An archive whose database is not where it was."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self._gate = Gate()


def test_health_says_when_the_disk_takes_nothing(house: RunningServer, file: Path) -> None:
    browser = house.newcomer()
    answer = browser.ask("GET", "/health")
    assert (answer.status, answer.json) == (200, {"status": "ok", "database": True})
    with locked(file):
        answer = browser.ask("GET", "/health")
        assert (answer.status, answer.json) == (503, {"status": "storage", "database": False})
    assert browser.ask("GET", "/health").status == 200


def test_health_answers_in_time_when_the_database_does_not(
    start_server: StartServer, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = start_server(limited=False, workers=1)
    monkeypatch.setattr(health, "LONGEST_WRITE", 0.05)
    monkeypatch.setattr(health, "FRESH", 0.0)
    with locked(file):
        assert house.newcomer().ask("GET", "/health").status == 503


def test_what_nobody_has_foreseen_is_refused_and_the_socket_stays(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())

    async def broken(*_: Any) -> None:
        raise KeyError("Edith said hush")

    with monkeypatch.context() as fault:
        fault.setattr(Table, "say", broken)
        fault.setattr(People, "change", broken)
        assert page.refusal("Say", text="hush") == "refused-unforeseen"
        answer = edith.ask("POST", "/api/me", b'{"name":"Emma"}')
        assert (answer.status, answer.json["key"]) == (500, "refused-unforeseen")
    page.do("Say", text="hush")
    written = [JsonLines().format(record) for record in caplog.records]
    assert sum("KeyError < test_storage.py" in line for line in written) == 2
    assert not [line for line in written if "hush" in line or "Edith" in line]


@pytest.mark.parametrize("key", ["refused-storage", "refused-damaged", "refused-unforeseen"])
def test_the_refusals_have_their_words(key: str) -> None:
    assert len({Texts(language).refusal(Refusal(key)) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_server_knows_nothing_of_the_drivers_errors() -> None:
    """One boundary by construction: whoever has no other name for them can catch nothing else."""
    folder = Path(health.__file__).parent
    assert not [
        path.name
        for path in folder.glob("*.py")
        if re.search(r"^\s*(from|import) (sqlalchemy|sqlite3|psycopg)\b", path.read_text("utf-8"), re.MULTILINE)
    ]


# --- Deep messages --------------------------------------------------------------------------------

DEEP = "[" * 4_000


@pytest.mark.parametrize("frame", [DEEP, f'{{"ref":7,"x":{DEEP}', f'{{"type":"Say","ref":7,"text":{DEEP}'])
def test_a_deeply_nested_message_is_refused_and_cuts_nothing(house: RunningServer, frame: str) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())
    page.socket.send(frame)
    assert page.hear_until(lambda message: message["type"] == "Refused")["key"] == "refused-message"
    page.catch_up()
    for path, key in (("/api/me", "message"), ("/api/tables", "message"), ("/api/saves/file", "file-broken")):
        assert edith.ask("POST", path, frame.encode()).json["key"] == f"refused-{key}"


# --- Damaged rows ---------------------------------------------------------------------------------

DAMAGE = (
    ("options", "update game_table set options = '[]' where id = ?"),
    ("no JSON", "update game_table set options = '{' where id = ?"),
    ("nonsense in the journal", "update entry set move = 'dance wildly' where table_id = ?"),
    ("a seat too few", "delete from seat where table_id = ? and seat = 1"),
    ("no text", "update game_table set options = x'ff' where id = ?"),
    ("nobody of that level", "update seat set level = 'divine' where table_id = ?"),
)


@pytest.mark.parametrize("statement", [each for _, each in DAMAGE], ids=[name for name, _ in DAMAGE])
def test_a_damaged_table_stands_in_nobodys_way(
    start_server: StartServer, file: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    """After a restart the others go on, lists are whole, the log names the table, and it says what is wrong with it."""
    first = start_server(limited=False, workers=1)
    edith = first.person("Edith")
    opened = [
        edith.open_table(seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}], start=True) for _ in "abc"
    ]
    for table in opened:
        page = edith.visit(table)
        page.wait_for(lambda page=page: bool(page.position and page.position["options"]))  # type: ignore[misc]
        page.decide(Random(1))
    first.stop()
    change(file, statement, opened[1])
    caplog.clear()
    edith.port = start_server(limited=False, workers=1).port
    listed = {line["table"]["id"] for line in edith.get("/api/tables")["mine"]}
    assert {opened[0], opened[2]} <= listed
    answer = edith.ask("GET", f"/api/tables/{opened[1]}")
    assert (answer.status, answer.json["key"]) == (500, "refused-damaged")
    assert edith.connect(opened[1]).hear()["key"] == "refused-damaged"
    wait_until(lambda: named_by(caplog) == {mark(opened[1])})
    page = edith.visit(opened[2])
    page.wait_for(lambda: bool(page.position and page.position["options"]))


def test_computers_go_on_past_a_damaged_table(start_server: StartServer, file: Path) -> None:
    """The latest table is woken first; nobody visits the others."""
    first = start_server(limited=False, workers=1)
    edith = first.person("Edith")
    whole, damaged = computers_turn(edith), computers_turn(edith)
    first.stop()
    change(file, "update game_table set options = '[]' where id = ?", damaged)
    change(file, "update game_table set pause = 0 where id = ?", whole)
    start_server(limited=False, workers=1)
    wait_until(lambda: moved(file, whole))


def test_tables_are_woken_when_the_storage_comes_back(
    start_server: StartServer, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start_server(limited=False, workers=1)
    table = computers_turn(first.person("Edith"))
    first.stop()
    change(file, "update game_table set pause = 0 where id = ?", table)
    failing = iter([True, True, True])
    read = Archive._read

    def fails_first(archive: Archive, query: Any, args: Any) -> Any:
        if query.__name__ in ("to_wake", "entries_of") and next(failing, False):
            raise StorageFailure("OperationalError", down=True)
        return read(archive, query, args)

    monkeypatch.setattr(Archive, "_read", fails_first)
    monkeypatch.setattr("bretwalda.server.tables.registry.PAUSES", (0.0,))
    start_server(limited=False, workers=1)
    wait_until(lambda: moved(file, table))


def computers_turn(browser: Browser) -> str:
    """A table at which a computer is to move, in a while, and somebody will be next."""
    wish = {"seats": [{"kind": "me"}, {"kind": "computer", "level": "random"}], "start": True, "pause": 10.0}
    while True:
        table = browser.open_table(**wish)
        page = browser.visit(table)
        page.close()
        if page.position is not None and not page.position["options"]:
            return table


@pytest.mark.parametrize("column", ["journal", "seats"])
def test_a_damaged_save_does_not_hide_the_others(house: RunningServer, file: Path, column: str) -> None:
    edith = house.person("Edith")
    table = edith.open_table(start=True)
    saves = [edith.post("/api/saves", {"table": table, "name": name})["id"] for name in ("a", "b")]
    change(file, f"update save set {column} = '[' where id = ?", saves[0])
    assert [each["id"] for each in edith.get("/api/saves")["saves"]] == [saves[1]]
    assert edith.refusal("POST", f"/api/saves/{saves[0]}/load") == "refused-damaged"


# --- Logs -----------------------------------------------------------------------------------------


def test_a_statement_that_fails_brings_nobodys_words_into_the_log(
    house: RunningServer, file: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    edith, harald = house.person("Edith Swanneck"), house.person("Harald")
    page, _ = seated([edith, harald])
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("alter table chat rename to gone")
    caplog.clear()
    assert page.refusal("Say", text="meet me at Hastings", to=[1], mark="m") == "refused-storage"
    written = "".join(JsonLines().format(record) for record in caplog.records) + "".join(capfd.readouterr())
    assert "refused-storage" in written
    for word in ("Hastings", "Swanneck", page.table["id"], page.table["code"]):
        assert word not in written


def test_an_error_is_logged_without_what_it_says() -> None:
    try:
        try:
            raise ValueError("Edith")
        except ValueError as error:
            raise KeyError("hush") from error
    except KeyError as error:
        written = JsonLines().format(logging.makeLogRecord({"msg": "trouble", "exc_info": (KeyError, error, None)}))
        lines = trace(error)
    assert [line.split(" < ")[0] for line in lines] == ["KeyError", "ValueError"]
    assert "Edith" not in written
    assert "hush" not in written
