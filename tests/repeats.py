"""A test with a real browser may stumble once: it is repeated and named, and more than two repeats fail the run.

Nothing else is ever repeated. A worker that dies fails the run, whatever it was doing: memory faults are never chance.
"""

from __future__ import annotations

from functools import partial

import pytest
from _pytest._code.code import ExceptionChainRepr
from _pytest.runner import runtestprotocol
from tests.backstage import backstage

MOST = 2  # repeats in one run


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: needs a real browser; repeated once if it fails")
    if not hasattr(config, "workerinput"):  # not a worker of xdist, but the process that its reports travel to
        config.pluginmanager.register(Account())


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a browser test, and once more if it fails; only the last run is reported."""
    if item.get_closest_marker("browser") is None:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    attempt = partial(backstage, partial(runtestprotocol, item, log=False, nextitem=nextitem))
    reports = attempt()
    failure = next((report for report in reports if report.failed), None)
    if failure is not None:
        reports = attempt()
        reports[0].__dict__["repeated"] = reason(failure)  # a report keeps what is put into it on its way
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def reason(failure: pytest.TestReport) -> str:
    """The first line of what went wrong, and where in the test."""
    shown = failure.longrepr
    if not isinstance(shown, ExceptionChainRepr) or shown.reprcrash is None:
        return first_line(str(shown))
    place = getattr(shown.reprtraceback.reprentries[0], "reprfileloc", None)
    return first_line(shown.reprcrash.message) + (f" (line {place.lineno})" if place else "")


def first_line(text: str) -> str:
    return text.strip().split("\n")[0]


class Account:
    """What was repeated and who died in a run; its end tells of it, and the run fails if it is too much."""

    def __init__(self) -> None:
        self.repeats: list[str] = []
        self.faults: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if hasattr(report, "repeated"):
            self.repeats.append(f"{report.nodeid}: {report.repeated}")

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, error: object) -> None:
        if error:
            self.faults.append(f"a worker has died: {error}")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if len(self.repeats) > MOST:
            self.faults.append(f"{len(self.repeats)} tests were repeated: more than {MOST} fail the run")
        if self.faults and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.repeats or self.faults:
            terminalreporter.section("repeated tests and dead workers")
        for line in self.repeats:
            terminalreporter.line(line, yellow=True)
        for line in self.faults:
            terminalreporter.line(line, red=True)
