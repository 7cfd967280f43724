"""Only a test with a browser is repeated, once and by name; whatever else fails or dies fails the run."""

from __future__ import annotations

from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
TRIES = """
import os, pathlib, signal
import pytest

def tries(name):
    '''How often a test has come here, this time included; kept in a file, for a process may die.'''
    kept = pathlib.Path(name)
    kept.write_text(kept.read_text() + "x" if kept.exists() else "x")
    return len(kept.read_text())
"""
STUMBLES = "def test_{name}(): assert tries('{name}') > {times}, 'too early'\n"
DIES = "def test_{name}(): tries('{name}') > 1 or os.kill(os.getpid(), signal.SIGSEGV)\n"
BROWSER = "@pytest.mark.browser\n"
PASSES = "def test_passes(): pass\n"


@pytest.fixture(autouse=True)
def few_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others take long to load."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def run(pytester: pytest.Pytester, *tests: str, workers: int = 1) -> pytest.RunResult:
    """A run of its own with these tests, by workers of xdist."""
    pytester.makeconftest(f"import sys; sys.path.insert(0, {str(PROJECT)!r}); pytest_plugins = ['tests.repeats']")
    pytester.makepyfile(TRIES + PASSES + "".join(tests))
    return pytester.runpytest_subprocess("-p", "xdist", "-n", str(workers), "--dist", "worksteal")


def ran(pytester: pytest.Pytester, name: str) -> int:
    return len((pytester.path / name).read_text())


def test_a_plain_test_that_fails_is_never_repeated(pytester: pytest.Pytester) -> None:
    result = run(pytester, STUMBLES.format(name="plain", times=1))
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1, failed=1)
    assert ran(pytester, "plain") == 1


@pytest.mark.parametrize("workers", [0, 1])
def test_a_browser_test_may_stumble_once_and_is_named(pytester: pytest.Pytester, workers: int) -> None:
    result = run(pytester, BROWSER, STUMBLES.format(name="clumsy", times=1), workers=workers)
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*repeated tests*", "*::test_clumsy: AssertionError: too early (line *)"])


def test_a_browser_test_that_fails_twice_has_failed(pytester: pytest.Pytester) -> None:
    result = run(pytester, BROWSER, STUMBLES.format(name="broken", times=2))
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*::test_broken: AssertionError: too early (line *)"])
    assert ran(pytester, "broken") == 2


def test_browsers_have_a_thread_of_their_own_in_which_an_event_loop_may_run_on(pytester: pytest.Pytester) -> None:
    """Playwright leaves one running there; the other tests of the process can start theirs all the same."""
    fixture = """
import asyncio
@pytest.fixture(scope='session')
def browser():
    loop = asyncio.new_event_loop()
    asyncio._set_running_loop(loop)
    yield
    loop.close()
"""
    first = BROWSER + "def test_browser(browser): assert asyncio.get_running_loop()\n"
    result = run(pytester, fixture, first, "def test_plain(): asyncio.run(asyncio.sleep(0))\n", workers=0)
    result.assert_outcomes(passed=3)


def test_what_fails_when_a_browser_is_put_away_is_repeated_too(pytester: pytest.Pytester) -> None:
    fixture = "@pytest.fixture\ndef page():\n    yield\n    assert tries('page') > 1, 'the page complains'\n"
    result = run(pytester, fixture, BROWSER, "def test_reads(page): pass\n")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*::test_reads: AssertionError: the page complains (line *)"])


@pytest.mark.parametrize(("repeats", "code"), [(2, pytest.ExitCode.OK), (3, pytest.ExitCode.TESTS_FAILED)])
def test_more_than_two_repeats_fail_the_run(pytester: pytest.Pytester, repeats: int, code: int) -> None:
    clumsy = (BROWSER + STUMBLES.format(name=f"clumsy_{k}", times=1) for k in range(repeats))
    result = run(pytester, *clumsy, workers=2)  # all of them report to one
    result.assert_outcomes(passed=repeats + 1)
    assert result.ret == code
    assert ("more than 2 fail the run" in result.stdout.str()) is (repeats == 3)


@pytest.mark.parametrize("marker", ["", BROWSER], ids=["plain", "browser"])
def test_a_crash_fails_the_run_and_is_never_repeated(pytester: pytest.Pytester, marker: str) -> None:
    result = run(pytester, marker, DIES.format(name="faulty"))
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*crashed while running*test_faulty*", "a worker has died: *"])
    assert ran(pytester, "faulty") == 1


def test_a_worker_that_dies_between_tests_fails_the_run(pytester: pytest.Pytester) -> None:
    """Every test has passed by then, so no test can report it."""
    late = "@pytest.fixture(scope='session', autouse=True)\ndef house():\n    yield\n    "
    result = run(pytester, late, "tries('house') > 1 or os.kill(os.getpid(), signal.SIGSEGV)\n")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["a worker has died: *"])
