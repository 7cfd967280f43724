"""The check itself: what fails is not passed over, and what hangs on it is not called passed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import check
from tools.check import Check

GOOD, BAD = [sys.executable, "-c", "print('2 passed, 1 skipped in 0.1s')"], [sys.executable, "-c", "exit(1)"]


@pytest.fixture(autouse=True)
def logs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(check, "LOGS", tmp_path / "logs")


def test_a_check_that_fails_fails_the_run_and_stops_only_what_needs_it(capsys: pytest.CaptureFixture[str]) -> None:
    checks = [
        Check("first", [BAD]),
        Check("second", [GOOD], ("first",)),
        Check("third", [GOOD], cores=check.CORES),
    ]
    assert check.report(checks) == 1
    said = capsys.readouterr().out
    assert "Not passed: first, second." in said
    assert said.splitlines()[-1] == "2 passed, 0 failed, 1 skipped"


def test_the_tests_of_all_commands_of_a_check_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.report([Check("one", [GOOD, GOOD]), Check("two", [GOOD])]) == 0
    said = capsys.readouterr().out
    assert "one  4 passed, 2 skipped" in said
    assert said.splitlines()[-1] == "6 passed, 0 failed, 3 skipped"


def test_every_command_of_a_check_must_succeed() -> None:
    assert check.report([Check("one", [BAD, GOOD])]) == 1
    assert check.report([Check("one", [GOOD, BAD])]) == 1
    assert check.report([Check("one", [GOOD, GOOD])]) == 0


def test_a_process_that_is_killed_has_failed() -> None:
    """A segmentation fault of compiled code is such a thing."""
    crash = [sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)"]
    assert check.report([Check("one", [crash])]) == 1


def test_a_check_comes_with_what_it_needs() -> None:
    wanted = [one.name for one in check.choose(["documentation"], quick=False)]
    assert wanted == ["packages", "page", "compiler", "compiled rules", "documentation"]
    with pytest.raises(SystemExit, match="There is no check “nonsense”"):
        check.choose(["nonsense"], quick=False)


def test_the_numbers_of_tests_are_read_as_both_runners_write_them() -> None:
    assert check.count_tests("....\n3534 passed, 16 skipped in 140.81s (0:02:20)") == {"passed": 3534, "skipped": 16}
    vitest = "\x1b[2m      Tests \x1b[22m \x1b[1m215 passed\x1b[22m (215)\n   Start at  11:53"
    assert check.count_tests(vitest) == {"passed": 215}


def test_whatever_was_repeated_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = f"..\n===={check.REPEATED}====\ntests/browser/test_x.py::test_y: no such button\n2 passed in 1.0s"
    (program := tmp_path / "tests.py").write_text(f"print({said!r})")
    assert check.report([Check("one", [[sys.executable, str(program)]])]) == 0
    assert "tests/browser/test_x.py::test_y: no such button" in capsys.readouterr().out
