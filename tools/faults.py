"""Planted faults: `python tools/faults.py` shows for every fault of `tests/faults.toml` which test finds it.

A suite of tests is worth what it finds. The list holds one-line faults that a tired colleague could make, each with
the guarantee that it breaks and the tests that are expected to notice. They are planted one after another in copies of
the project, never in the project itself, and two at a time:

1. The project is copied, and the tests named in the list are run there once without any fault: they must be green.
2. Each fault is planted, its tests are run until one fails, and the file is put back: vitest first, then pytest, on
   plain Python. Where a real browser is to find a fault of the page, the page is built anew for it.
3. Only a test that fails has found a fault. A file that cannot be imported, a fixture that breaks or a test that hangs
   shows little about what is guaranteed, and does not count.

The exit code is 0 if every fault is found. `--only PATTERN` takes the faults whose names match it, `--table FILE`
writes the table as Markdown.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import NamedTuple
from xml.etree import ElementTree

PROJECT = Path(__file__).resolve().parents[1]
LIST = PROJECT / "tests" / "faults.toml"
AT_ONCE = 2
PATIENCE = 300  # seconds for the tests of one fault; whatever takes longer hangs
LONG_PATIENCE = 1800  # for all of them together, without a fault


@dataclass(frozen=True)
class Fault:
    """One line made wrong."""

    part: str  # of the project
    name: str
    file: str
    find: str  # text that occurs just once in the file
    plant: str  # what takes its place
    breaks: str  # the guarantee
    tests: tuple[str, ...]  # files, folders or nodes: web/tests for vitest, everything else for pytest

    @property
    def id(self) -> str:
        return f"{self.part}.{self.name}"

    @property
    def pytest(self) -> list[str]:
        return [place for place in self.tests if not place.startswith("web/")]

    @property
    def vitest(self) -> list[str]:
        return [place.removeprefix("web/") for place in self.tests if place.startswith("web/")]

    @property
    def of_page(self) -> bool:
        """Whether the page has to be built anew before a browser can show the fault."""
        return self.file.startswith("web/")


class Run(NamedTuple):
    """What came of running some tests: `ok`, `test` (one failed), or something that is no proper finding."""

    kind: str
    where: str = ""


class Row(NamedTuple):
    """A line of the table."""

    fault: Fault
    run: Run
    seconds: float


def listed(path: Path = LIST) -> list[Fault]:
    """All faults, in the order of the list."""
    tables = tomllib.loads(path.read_text("utf-8"))
    return [
        Fault(part, name, row["file"], row["find"], row["plant"], row["breaks"], tuple(row["tests"]))
        for part, rows in tables.items()
        for name, row in rows.items()
    ]


class Copy:
    """A copy of the project in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.page = folder / "src" / "bretwalda" / "static"
        # Modules compiled by the run without faults are used again; a faulty file never leaves its own behind.
        self._environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}

    @classmethod
    def of_project(cls, folder: Path) -> Copy:
        """Copy what git knows or would take; what is installed for the page is linked."""
        names = subprocess.check_output(["git", "ls-files", "-coz", "--exclude-standard"], cwd=PROJECT, text=True)
        for name in names.rstrip("\0").split("\0"):
            if (PROJECT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(PROJECT / name, folder / name)
        (folder / "web" / "node_modules").symlink_to(PROJECT / "web" / "node_modules")
        copy = cls(folder)
        del copy._environment["PYTHONDONTWRITEBYTECODE"]
        return copy

    def again(self, folder: Path) -> Copy:
        """Another copy, in which nothing has to be compiled or built again."""
        shutil.copytree(self.folder, folder, symlinks=True)
        return Copy(folder)

    def expect_own_modules(self) -> None:
        """The tests must import the copy's modules, not the installed ones."""
        said = "import bretwalda, bretwalda.engine.dice as dice; print(bretwalda.__file__, dice.__file__, sep='\\n')"
        files = subprocess.check_output([sys.executable, "-c", said], cwd=self.folder, env=self._environment, text=True)
        for file in files.splitlines():
            assert Path(file).is_relative_to(self.folder) and file.endswith(".py"), f"{file} is imported instead"

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """The copy with a fault in it; afterwards all is as it was, with the times by which Python knows its files."""
        path = self.folder / fault.file
        text, times = path.read_text("utf-8"), (path.stat().st_atime, path.stat().st_mtime)
        assert text.count(fault.find) == 1, f"{fault.id}: the list is stale: {fault.find!r} is not just once in its file"
        path.write_text(text.replace(fault.find, fault.plant), "utf-8")
        os.utime(path, (times[0], times[1] + 60))
        try:
            yield
        finally:
            path.write_text(text, "utf-8")
            os.utime(path, times)

    def build_page(self) -> None:
        self._call(["npm", "--silent", "run", "build", "--", "--logLevel", "error"], self.folder / "web", PATIENCE)

    def pytest(self, places: Sequence[str], *more: str, patience: float = PATIENCE) -> Run:
        """Run some tests until one fails."""
        report = self.folder / "found.xml"
        report.unlink(missing_ok=True)
        options = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", f"--junitxml={report}", *more]
        code = self._call([sys.executable, "-m", "pytest", *options, *places], self.folder, patience)
        if code == 0:
            return Run("ok")
        if code is None or not report.exists():
            return Run("hangs" if code is None else f"pytest ended with {code}")
        cases = [(case, child) for case in ElementTree.parse(report).iter("testcase") for child in case]
        for kind in ("failure", "error"):
            for case, child in cases:
                if child.tag == kind:
                    return Run("test" if kind == "failure" else error_of(case, child), name_of(case))
        return Run(f"pytest ended with {code}")

    def vitest(self, places: Sequence[str], patience: float = PATIENCE) -> Run:
        """Run some tests of the page until one fails."""
        report = self.folder / "found.json"
        report.unlink(missing_ok=True)
        options = ["run", "--bail=1", "--reporter=json", f"--outputFile={report}", "--no-cache"]
        code = self._call(["npx", "--no-install", "vitest", *options, *places], self.folder / "web", patience)
        if code == 0:
            return Run("ok")
        if code is None or not report.exists():
            return Run("hangs" if code is None else f"vitest ended with {code}")
        for file in json.loads(report.read_text("utf-8"))["testResults"]:
            path = Path(file["name"]).relative_to(self.folder)
            for test in file["assertionResults"]:
                if test["status"] == "failed":
                    return Run("test", f"{path} › {test['fullName']}")
            if file["status"] == "failed":
                return Run("import", str(path))
        return Run(f"vitest ended with {code}")

    def _call(self, command: Sequence[str], folder: Path, patience: float) -> int | None:
        """The exit code of a command; None if it has to be ended, and all that it has started with it."""
        process = subprocess.Popen(
            command, cwd=folder, env=self._environment, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            return process.wait(patience)
        except subprocess.TimeoutExpired:
            return None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def error_of(case: ElementTree.Element, error: ElementTree.Element) -> str:
    """What kind of trouble it is that is no failed test."""
    return "import" if "collection" in error.get("message", "") else "fixture"


def name_of(case: ElementTree.Element) -> str:
    """A test as pytest would be told to run it, without what it was given."""
    return f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name', '')}".removeprefix("/")


def sought(copy: Copy, fault: Fault) -> Row:
    """Plant a fault and look for it."""
    began = perf_counter()
    with copy.planted(fault):
        run = copy.vitest(fault.vitest) if fault.vitest else Run("ok")
        if run.kind == "ok" and fault.pytest:
            if fault.of_page:
                copy.build_page()
            run = copy.pytest(fault.pytest)
    return Row(fault, run, perf_counter() - began)


def expect_green(copy: Copy, faults: Sequence[Fault]) -> None:
    """All tests that are named must pass while there is no fault, or their failures would tell nothing."""
    pytest = sorted({place for fault in faults for place in fault.pytest})
    vitest = sorted({place for fault in faults for place in fault.vitest})
    if any(fault.of_page and fault.pytest for fault in faults):
        copy.build_page()
    runs = [copy.vitest(vitest, LONG_PATIENCE)] if vitest else []
    runs += [copy.pytest(pytest, "-n", str(AT_ONCE), patience=LONG_PATIENCE)] if pytest else []
    for run in runs:
        if run.kind != "ok":
            sys.exit(f"without any fault the tests are not green: {run.kind} {run.where}")


def hunt(faults: Sequence[Fault]) -> Iterator[Row]:
    """Look for all faults, two at a time; the rows come in the order of the list."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        first = Copy.of_project(Path(folder) / "0")
        first.expect_own_modules()
        expect_green(first, faults)
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(1, AT_ONCE + 1):
            free.put(first.again(Path(folder) / str(number)))

        def one(fault: Fault) -> Row:
            copy = free.get()
            try:
                return sought(copy, fault)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(AT_ONCE) as hunters:
            yield from hunters.map(one, faults)


def as_markdown(rows: Sequence[Row]) -> str:
    """The table of all rows."""
    lines = ["| fault | the guarantee that it breaks | found by | s |", "|---|---|---|--:|"]
    for fault, run, seconds in rows:
        found = f"`{run.where}`" if run.kind == "test" else f"**not found** ({run.kind} {run.where})"
        lines.append(f"| {fault.id} | {fault.breaks} | {found.replace('|', '/')} | {seconds:.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Plant faults and show which test finds each of them.")
    parser.add_argument("--only", metavar="PATTERN", default="", help="only faults whose names match this")
    parser.add_argument("--table", metavar="FILE", type=Path, help="write the table here, as Markdown")
    arguments = parser.parse_args()
    faults = [fault for fault in listed() if re.search(arguments.only, fault.id)]
    began, rows = perf_counter(), []
    print(f"{len(faults)} faults; first their tests without any", flush=True)
    for row in hunt(faults):
        rows.append(row)
        found = row.run.where if row.run.kind == "test" else f"NOT FOUND ({row.run.kind} {row.run.where})"
        print(f"{row.fault.id}: {row.fault.breaks}\n    {found}  {row.seconds:.0f} s", flush=True)
    missed = [row.fault.id for row in rows if row.run.kind != "test"]
    print(f"{len(rows) - len(missed)} of {len(rows)} found, {perf_counter() - began:.0f} s", *missed, sep="\n  ")
    if arguments.table:
        arguments.table.write_text(as_markdown(rows), "utf-8")
    sys.exit(1 if missed or not rows else 0)


if __name__ == "__main__":
    main()
