"""Copies of the project: a fault is planted, tests are run until one fails, and the file is put back."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from .faults import PROJECT, Fault

PATIENCE = 300  # seconds for the tests of one fault; whatever takes longer hangs


class Run(NamedTuple):
    """What came of some tests: `green`, `found` by a test that failed, or a kind of trouble that finds nothing."""

    kind: str
    where: str = ""


class Copy:
    """A copy of the project in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # Modules compiled by the run without faults are used again; a faulty file never leaves its own behind.
        self.environment = {
            **os.environ,
            "PATH": f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}",
            "PYTHONPATH": str(folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    @classmethod
    def of_project(cls, folder: Path) -> Copy:
        """Copy what git knows or would take; what npm has installed is linked."""
        names = subprocess.check_output(["git", "ls-files", "-coz", "--exclude-standard"], cwd=PROJECT, text=True)
        for name in filter(None, names.split("\0")):
            if (PROJECT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(PROJECT / name, folder / name)
        (folder / "web" / "node_modules").symlink_to(PROJECT / "web" / "node_modules")
        copy = cls(folder)
        del copy.environment["PYTHONDONTWRITEBYTECODE"]
        return copy

    def again(self, folder: Path) -> Copy:
        """Another copy, in which nothing has to be compiled again."""
        shutil.copytree(self.folder, folder, symlinks=True)
        return Copy(folder)

    def expect_own_modules(self) -> None:
        """The tests must import the copy's plain modules, not those that are installed."""
        program = "import bretwalda, bretwalda.engine.dice as dice; print(bretwalda.__file__, dice.__file__, sep='\\n')"
        command = [sys.executable, "-c", program]
        for file in subprocess.check_output(command, cwd=self.folder, env=self.environment, text=True).splitlines():
            assert Path(file) in self.folder.rglob("*.py"), f"{file} would be tested"

    @contextmanager
    def plant(self, fault: Fault) -> Iterator[None]:
        """The copy with a fault in it; afterwards all is as it was, also the time by which Python knows a file."""
        path = self.folder / fault.file
        text, times = path.read_text("utf-8"), (path.stat().st_atime, path.stat().st_mtime)
        path.write_text(text.replace(fault.find, fault.plant), "utf-8")
        os.utime(path, (times[0], times[1] + 60))
        try:
            yield
        finally:
            path.write_text(text, "utf-8")
            os.utime(path, times)

    def vitest(self, places: Sequence[str], patience: float = PATIENCE) -> Run:
        """Run tests of the page until one fails."""
        report = self.folder / "vitest.json"
        report.unlink(missing_ok=True)
        options = ["run", "--bail=1", "--reporter=json", f"--outputFile={report}"]
        code = self.call(["npx", "--no-install", "vitest", *options, *places], self.folder / "web", patience)
        if code == "0":
            return Run("green")
        for file in json.loads(report.read_text("utf-8"))["testResults"] if report.exists() else ():
            path = Path(file["name"]).relative_to(self.folder)
            for test in file["assertionResults"]:
                if test["status"] == "failed":
                    return Run("found", f"{path} › {test['fullName']}".replace(f"{self.folder}/", ""))
            if file["status"] == "failed":
                return Run("import", str(path))
        return Run(f"vitest {code}")

    def pytest(self, places: Sequence[str], *more: str, patience: float = PATIENCE) -> Run:
        """Run tests until one fails."""
        report = self.folder / "pytest.xml"
        report.unlink(missing_ok=True)
        options = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", f"--junitxml={report}", *more]
        code = self.call([sys.executable, "-m", "pytest", *options, *places], self.folder, patience)
        if code == "0":
            return Run("green")
        cases = list(ElementTree.parse(report).iter("testcase")) if report.exists() else []
        for kind, meaning in (("failure", "found"), ("error", "import or fixture")):
            for case in cases:
                if case.find(kind) is not None:
                    module, name = case.get("classname", "").replace(".", "/"), case.get("name", "")
                    return Run(meaning, f"{module}.py::{name.partition('[')[0]}")
        return Run(f"pytest {code}")

    def browser(self, places: Sequence[str], *more: str, patience: float = PATIENCE) -> Run:
        """Run tests that need the page as it is now."""
        code = self.call(["npm", "run", "build", "--", "--logLevel", "error"], self.folder / "web", PATIENCE)
        return self.pytest(places, *more, patience=patience) if code == "0" else Run("the page cannot be built")

    def call(self, command: Sequence[str], folder: Path, patience: float) -> str:
        """The exit code of a command; one that hangs is ended with all that it has started."""
        process = subprocess.Popen(
            command, cwd=folder, env=self.environment, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            return str(process.wait(patience))
        except subprocess.TimeoutExpired:
            return "hangs"
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
