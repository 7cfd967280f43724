"""What `./check` does: install what is needed, then run every check, as many at a time as the machine has cores.

Whatever is not installed yet is installed first, from the pins (tools/install.py).
The rules are tested compiled; the plain ones are held to the same checksums, recorded games and properties. A check
that fails does not stop the others. What each one said is in `build/check/`; of those that fail it is shown.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import takewhile
from pathlib import Path
from typing import IO, NamedTuple

from tools.digest import PROJECT
from tools.install import HOME

LOGS = PROJECT / "build" / "check"
CORES = max(2, os.cpu_count() or 2)
PLAIN = ["tests/test_properties.py", "tests/test_recorded_games.py", "tests/test_playthroughs.py", "src"]
# Tests of several servers, and those of the protocol, its guards and its secrets that are run on both databases.
SEVERAL = ["tests/server/test_peers.py", "tests/server/test_thoughts.py"]
BOTH = [f"tests/server/test_{name}.py" for name in ("store", "partition", "playing", "guards", "secrets", "saves")]
BOTH.append("tests/server/test_dishonest_player.py")
DEPLOYED = "tests/test_operating.py"  # what those who run a server start, judged by the programs that read it
# Two tests at a time for each core that a check is given: many of them wait.
PYTEST = ["pytest", "--dist", "worksteal", "--durations=20", "-n", str(CORES)]
COUNT = re.compile(r"([1-9]\d*) (passed|failed|error|skipped)")  # in what pytest and vitest say at the end
BEGUN = "▶▶ "  # in the logs, before each command
REPEATED = " repeated tests and dead workers "  # the heading under which tests/repeats.py names them


class Check(NamedTuple):
    """Commands, and what must have been done before them."""

    name: str
    commands: list[list[str]]
    needs: tuple[str, ...] = ()
    cores: int = 1
    environment: Callable[[], dict[str, str]] = dict
    quick: bool = True  # or left out of the quick check

    @property
    def log(self) -> Path:
        return LOGS / f"{'-'.join(re.findall('[a-z]+', self.name))}.log"


def npm(*words: str) -> list[str]:
    return ["npm", "--silent", "--prefix", "web", *words]


def on_postgres() -> dict[str, str]:
    """The environment in which the servers of tests share a PostgreSQL."""
    return on_compiled_rules() | {"BRETWALDA_TEST_ON": "postgres", "BRETWALDA_TEST_PARTITION": "1"}


def on_sqlite() -> dict[str, str]:
    """The environment in which nothing needs a PostgreSQL: what does has a check of its own."""
    return on_compiled_rules() | {"BRETWALDA_TEST_ON": "sqlite"}


def on_compiled_rules() -> dict[str, str]:
    """The environment in which Python finds the compiled rules before the plain ones."""
    return {"PYTHONPATH": COMPILED.log.read_text().splitlines()[-1], "BRETWALDA_COMPILED": "1"}


NPM = () if shutil.which("npm") else ("packages",)
COMPILED = Check("compiled rules", [["python", "-m", "tools.compile"]], ("page", "compiler"))
CHECKS = [
    # Installing waits for the network and the disk.
    Check("packages", [[sys.executable, "-m", "tools.install", "packages"]], cores=0),
    Check("chromium", [[sys.executable, "-m", "tools.install", "chromium"]], cores=0, quick=False),
    # After the other: two installations at once would wait for the same lock.
    Check("postgresql", [[sys.executable, "-m", "tools.install", "postgresql"]], ("chromium",), cores=0, quick=False),
    Check("judges", [[sys.executable, "-m", "tools.install", "judges"]], ("postgresql",), cores=0, quick=False),
    Check("page", [[sys.executable, "-m", "tools.page"]], NPM),
    # It takes two cores only half of the time: what needs one goes on beside it.
    Check("compiler", [["python", "-c", "from tools import compile; compile.compile_modules()"]], ("packages",)),
    COMPILED,
    # The longest of all begins as soon as it can; everything else then goes on beside it, one after the other.
    Check(
        "tests, compiled",
        [[*PYTEST, "tests", "--ignore=tests/browser", *(f"--ignore={file}" for file in [DEPLOYED, *SEVERAL])]],
        (COMPILED.name,),
        environment=on_sqlite,
    ),
    # After the package has been copied: this puts the site into it.
    Check("documentation", [["python", "-m", "tools.site"]], (COMPILED.name,)),
    Check("types", [["mypy"]], ("packages",)),
    Check("types of the page", [npm("run", "check")], ("page",)),
    Check("tests of the page", [npm("test")], ("page",)),
    Check("style", [["ruff", "check"], ["ruff", "format", "--check"]], ("packages",)),
    Check("files of deploy", [["pytest", "-q", DEPLOYED]], ("packages", "judges"), quick=False),
    Check("layers", [["lint-imports"]], ("packages",)),
    # Most of its time it waits: for the computer players of a game, which think as slowly as for people.
    Check("package", [["python", "-m", "tools.package_check"]], ("documentation",), cores=0, quick=False),
    Check("tests, plain", [[*PYTEST, *PLAIN]], ("page",)),
    # What a server promises is promised on both databases.
    Check(
        "tests on PostgreSQL",
        [[*PYTEST, *SEVERAL, *BOTH], [*PYTEST, "-k", "postgresql", "tests/cli/test_storage.py"]],
        (COMPILED.name, "postgresql"), environment=on_postgres, quick=False,
    ),
    Check(
        "tests in browsers", [[*PYTEST, "tests/browser"]], (COMPILED.name, "chromium"),
        environment=on_compiled_rules, quick=False,
    ),
]  # fmt: skip


def run(checks: list[Check]) -> list[str]:
    """Start each check as soon as what it needs is done and cores are free, in the order of the list; what failed."""
    waiting, running, passed = list(checks), dict[Future[bool], Check](), set[str]()
    free = CORES
    with ThreadPoolExecutor() as pool:
        while True:
            for check in [check for check in waiting if passed.issuperset(check.needs)]:
                if check.cores > free:
                    break  # it is next: nothing that comes later may hold it up
                free -= check.cores
                waiting.remove(check)
                running[pool.submit(run_one, check)] = check
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                check = running.pop(done)
                free += check.cores
                if done.result():
                    passed.add(check.name)
    return [check.name for check in checks if check.name not in passed]


def run_one(check: Check) -> bool:
    """Run one check and say how it went."""
    begin = time.monotonic()
    path = os.pathsep.join((str(HOME.programs), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, **check.environment()}
    passed, used = True, 0.0
    with check.log.open("w") as log:
        for command in locate(check.commands, path):
            code, seconds = call(command, environment, log)
            passed, used = passed and code == 0, used + seconds
            if not passed:
                break
    said = check.log.read_text(errors="replace")
    if not passed:
        print(f"\n{said}", end="")
    counts = ", ".join(f"{number} {kind}" for kind, number in count_tests(said).items())
    section = takewhile(lambda line: line[:1] != "=", said.partition(REPEATED)[2].splitlines()[1:])
    notes = [f"            {line}" for line in said.splitlines() if line.startswith("note: ")]
    repeated = [f"            {line}" for line in section if "::" in line or "worker" in line]
    took = f"{time.monotonic() - begin:6.1f} s, {used:5.0f} of processors"
    line = f"{'✓' if passed else '✗'} {took}  {check.name}  {counts}".rstrip()
    print("\n".join((line, *notes, *repeated)), flush=True)
    return passed


def call(command: list[str], environment: dict[str, str], log: IO[str]) -> tuple[int, float]:
    """Run a command: its exit code, and the processor time that it took with all that it has started and ended."""
    print(BEGUN, shlex.join(command), sep="", file=log, flush=True)
    process = subprocess.Popen(command, cwd=PROJECT, env=environment, stdout=log, stderr=log)
    if sys.platform == "win32":
        return process.wait(), 0.0
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


def locate(commands: list[list[str]], path: str) -> list[list[str]]:
    """Commands with their programs in full: Windows would look for them on our own path, not on the one we give."""
    return [[shutil.which(program, path=path) or program, *words] for program, *words in commands]


def count_tests(said: str) -> Counter[str]:
    """The numbers of tests in the last line of each command that has any."""
    counts = Counter[str]()
    for part in re.sub(r"\x1b\[[\d;]*m", "", said).split(f"\n{BEGUN}"):
        lines = [found for line in part.splitlines() if (found := COUNT.findall(line))]
        for number, kind in lines[-1] if lines else ():
            counts[kind] += int(number)
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(prog="./check", description="Run every check.")
    parser.add_argument("name", nargs="*", help="only these checks, and what they need")
    parser.add_argument("--quick", action="store_true", help="leave out browsers and packaging")
    parser.add_argument("--list", action="store_true", help="name the checks")
    parser.add_argument("--faults", action="store_true", help="plant faults, one after another: does a test find each?")
    wish = parser.parse_args()
    if wish.list:
        print("\n".join(check.name for check in CHECKS))
        return 0
    if wish.faults:
        return report(choose(["packages", "chromium", "page"], quick=False)) or hunt_faults()
    return report(choose(wish.name, wish.quick))


def hunt_faults() -> int:
    """See tools/faults; the table of what was found by which test is then in `build/faults.md`."""
    command = [str(HOME.python), "-m", "tools.faults", "--table", str(PROJECT / "build" / "faults.md")]
    return subprocess.run(command, cwd=PROJECT, check=False).returncode


def choose(names: list[str], quick: bool) -> list[Check]:
    """The checks that are wanted, and all that they need."""
    by_name = {check.name: check for check in CHECKS}
    if unknown := set(names) - set(by_name):
        sys.exit(f"There is no check “{unknown.pop()}”: see ./check --list.")
    wanted = names or [check.name for check in CHECKS if check.quick or not quick]
    for name in wanted:
        wanted += [needed for needed in by_name[name].needs if needed not in wanted]
    return [check for check in CHECKS if check.name in wanted]


def report(checks: list[Check]) -> int:
    begin = time.monotonic()
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    failed = run(checks)
    tests = sum(
        (count_tests(check.log.read_text(errors="replace")) for check in checks if check.log.exists()), Counter()
    )
    print(f"\n{len(checks) - len(failed)} of {len(checks)} checks passed in {time.monotonic() - begin:.0f} s.")
    if failed:
        print(f"Not passed: {', '.join(failed)}.")
    print(f"{tests['passed']} passed, {tests['failed'] + tests['error']} failed, {tests['skipped']} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
