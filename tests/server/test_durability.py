"""A decision that cannot be stored has not happened; how a server ends, starts anew, and says why it cannot start.

That all which was acknowledged is there after it was killed: `test_storm.py`.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from bretwalda.server.tables import table
from bretwalda.store import tables
from bretwalda.store.writer import Append, Row

from .conftest import RunningServer
from .people import PATIENCE, Browser, seated, whose_turn


class ServerProcess:
    """`bretwalda serve` in a process of its own."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "bretwalda", "serve", "--port", "0", "--data", str(data), "--no-browser"]
        environment = {**os.environ, "LANG": "en"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found
        self.port = int(found[1])

    def kill(self) -> None:
        with self.process:
            self.process.kill()


Start = Callable[[], ServerProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start servers on the same data; none outlives the test."""
    started: list[ServerProcess] = []

    def start() -> ServerProcess:
        started.append(ServerProcess(tmp_path))
        return started[-1]

    yield start
    for server in started:
        server.kill()


def test_a_database_has_one_server(start: Start, tmp_path: Path) -> None:
    """A second one would show people positions that are old by then; whoever was killed holds nothing any more."""
    first = start()
    command = [sys.executable, "-m", "bretwalda", "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    second = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "LANG": "en"}, check=False, timeout=60
    )
    assert second.returncode == 2
    assert "Another server is using the database" in second.stderr
    first.kill()
    assert start().port


def test_a_decision_that_cannot_be_committed_has_not_happened(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    before = mover.position
    assert before is not None
    decision = {"seq": 0, "seat": before["seat"], "choice": before["options"][0]["choice"]}
    with monkeypatch.context() as disk:
        disk.setattr(Append, "run", full_disk)
        assert mover.refusal("Decide", **decision) == "refused-storage"
    for page in (mover, other):
        page.catch_up()
        assert page.seq == 0
    mover.do("Decide", **decision)
    other.wait_for_seq(1)


@pytest.mark.parametrize("kept", [True, False])
def test_a_decision_in_doubt_is_answered_when_the_database_can_be_asked(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """The line was lost while it committed, and reading fails at first: nobody is told anything that is not so."""
    mover, _ = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    assert mover.position is not None
    decision = {"seq": 0, "seat": mover.position["seat"], "choice": mover.position["options"][0]["choice"]}
    failures = lose_the_line(monkeypatch, kept, unreadable=3)
    if kept:
        mover.do("Decide", **decision)
    else:
        assert mover.refusal("Decide", **decision) == "refused-storage"
    assert failures == []
    mover.catch_up()
    assert mover.seq == int(kept)


def test_what_stays_in_doubt_is_not_called_refused(house: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "LONGEST_DOUBT", 0.0)
    mover, _ = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    assert mover.position is not None
    decision = {"seq": 0, "seat": mover.position["seat"], "choice": mover.position["options"][0]["choice"]}
    lose_the_line(monkeypatch, kept=True, unreadable=1)
    assert mover.refusal("Decide", **decision) == "refused-in-doubt"
    mover.do("Decide", **decision)  # and asked again it turns out to be there
    assert mover.seq == 1


def lose_the_line(monkeypatch: pytest.MonkeyPatch, kept: bool, unreadable: int) -> list[int]:
    """The first commit of a decision fails at its very end, kept or not, then some readings; those still to come."""
    decided, readings = list[bool](), list(range(unreadable))
    begin, append, entries_of = Engine.begin, Append.run, tables.entries_of

    @contextmanager
    def losing(engine: Engine) -> Iterator[Connection]:
        with begin(engine) as connection:
            yield connection
            lost = decided == [True]
            if lost and not kept:
                connection.rollback()
        if lost:
            decided.append(False)
            raise OperationalError("commit", {}, OSError("the line is lost"))

    def noting(self: Append, connection: Connection, entries: Sequence[Row]) -> None:
        append(self, connection, entries)
        decided.append(True)

    def failing(*args: Any) -> Any:
        if decided and readings:
            readings.pop()
            raise OperationalError("select", {}, OSError("nobody is there"))
        return entries_of(*args)

    monkeypatch.setattr(Engine, "begin", losing)
    monkeypatch.setattr(Append, "run", noting)
    monkeypatch.setattr(tables, "entries_of", failing)
    return readings


def full_disk(*_: object) -> None:
    raise OperationalError("insert", {}, OSError("no space left on the device"))


def test_a_server_that_is_stopped_says_good_bye(start: Start) -> None:
    server = start()
    edith = Browser(server.port)
    edith.get("/api/me")
    page = edith.visit(edith.open_table(seats=[{"kind": "computer", "level": "hard"}] * 2, start=True))
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(PATIENCE) in (0, 130, -signal.SIGINT)
    assert page.closing_code() in (1001, 1012)


def test_a_server_starts_anew_in_place_and_turns_nobody_away(start: Start) -> None:
    """A new version, or the compiled rules, take over: same process, same socket, every table goes on."""
    server = start()
    edith = Browser(server.port)
    edith.get("/api/me")
    table = edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    page = edith.visit(table)
    page.decide(Random("before"))
    seq = page.seq
    server.process.send_signal(signal.SIGUSR2)
    assert page.closing_code() in (1001, 1012)
    again = edith.visit(table)  # waits at the socket until the new server is there
    assert again.seq == seq
    again.decide(Random("after"))
    assert server.process.poll() is None
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "nonsense"], "That is not the address of a database."),
        (["--database", "sqlite:////nowhere/at/all.db"], "The database cannot be used"),
        (["--host", "203.0.113.1"], "Cannot listen on 203.0.113.1"),
        (["--port", "99999"], "--port does not take this value"),
    ],
)
def test_a_server_that_cannot_start_says_why(tmp_path: Path, arguments: list[str], said: str) -> None:
    command = [sys.executable, "-m", "bretwalda", "serve", "--port", "0", "--data", str(tmp_path), *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "LANG": "en"}, check=False, timeout=60
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
