"""Several server processes behind one address: whoever dies is replaced, and renewed they are one after the other."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from bretwalda.cli import workers
from bretwalda.cli.workers import READY, WORKER, Workers

if sys.platform == "win32":
    pytest.skip("--workers needs PostgreSQL, which servers use on Linux and macOS", allow_module_level=True)

# A server process that writes down when it is ready, and when it is told to go.
SERVER = """
import os, signal, sys
def note(what):
    with open(sys.argv[1], "a") as diary:
        diary.write(f"{what} {os.getpid()}\\n")
def go(*_):
    note("goes")
    sys.exit()
signal.signal(signal.SIGTERM, go)
note("ready")
os.write(int(os.environ[sys.argv[2]]), sys.argv[3].encode())
sys.stdin.read()
"""


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    return tmp_path / "diary"


@pytest.fixture
def two(diary: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    monkeypatch.setattr(workers, "BREATH", 0.0)
    command = (sys.executable, "-c", SERVER, str(diary), WORKER, READY.decode())
    with socket.create_server(("127.0.0.1", 0)) as door:
        both = Workers(2, door, command)
        both._running = [both._start(patient=True) for _ in range(2)]
        yield both
        both._stop(both._running)


def processes(both: Workers) -> list[int]:
    return [worker.pid for worker in both._running]


def test_whoever_dies_is_replaced_and_named_in_the_log(two: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Mock()
    monkeypatch.setattr(workers, "log", told)
    first, second = processes(two)
    os.kill(first, signal.SIGKILL)
    two._running[0].wait()
    two._fill()
    assert processes(two)[0] == second
    assert len(set(processes(two)) - {first, second}) == 1
    told.error.assert_called_once_with("server process ended", extra={"server": first, "code": -signal.SIGKILL})


def test_each_new_one_is_ready_before_an_old_one_is_told_to_go(two: Workers, diary: Path) -> None:
    first, second = processes(two)
    two._renew_all()
    third, fourth = processes(two)
    expected = ["ready", first, "ready", second, "ready", third, "goes", first, "ready", fourth, "goes", second]
    assert diary.read_text().split() == list(map(str, expected))


def test_where_a_new_one_cannot_start_the_old_ones_go_on(two: Workers) -> None:
    old = processes(two)
    two._command = (sys.executable, "-c", "raise SystemExit(3)")
    two._renew_all()
    assert processes(two) == old
    assert [worker.poll() for worker in two._running] == [None, None]
