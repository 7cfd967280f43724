"""Planted faults: `python -m tools.faults` shows for every fault of `tests/faults.toml` which test finds it.

A suite of tests is worth what it finds. The list holds one-line faults that a tired colleague could make, each with
the guarantee that it breaks and the tests that are expected to notice. They are planted one after another in copies of
the project, never in the project itself, two at a time:

1. The project is copied, and the tests named in the list are run there once without any fault: they must be green.
2. Each fault is planted, its tests are run until one fails, and the file is put back: vitest first, then pytest, on
   plain Python. Where a real browser is to find the fault, the page is built anew.
3. Only a test that fails has found a fault. A file that cannot be imported, a fixture that breaks or a test that hangs
   says little about what is guaranteed, and does not count.

The exit code is 0 if every fault is found. `--only PATTERN` takes the faults whose names match it, `--table FILE`
writes the table as Markdown.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import NamedTuple

from .copies import Copy, Run
from .faults import PROJECT, Fault, read_faults

AT_ONCE = 2
LONG_PATIENCE = 1800  # seconds for all tests together, without a fault


class Row(NamedTuple):
    """A line of the table."""

    fault: Fault
    run: Run
    seconds: float

    @property
    def found(self) -> bool:
        return self.run.kind == "found"


def seek(copy: Copy, fault: Fault) -> Row:
    """Plant a fault and look for it."""
    began = perf_counter()
    with copy.plant(fault):
        run = copy.vitest(fault.vitest) if fault.vitest else Run("green")
        if run.kind != "found" and fault.pytest:
            run = (copy.browser if fault.in_browser else copy.pytest)(fault.pytest, "-p", "no:tests.repeats")
    return Row(fault, run, perf_counter() - began)


def expect_green(copy: Copy, faults: Sequence[Fault]) -> None:
    """All tests that are named must pass while there is no fault, or their failures would tell nothing."""
    vitest = sorted({place for fault in faults for place in fault.vitest})
    pytest = sorted({place for fault in faults for place in fault.pytest})
    run_pytest = copy.browser if any(fault.in_browser for fault in faults) else copy.pytest
    runs = [copy.vitest(vitest, LONG_PATIENCE)] if vitest else []
    runs += [run_pytest(pytest, f"-n{AT_ONCE}", patience=LONG_PATIENCE)] if pytest else []
    for run in runs:
        if run.kind != "green":
            sys.exit(f"without any fault the tests are not green: {run.kind} {run.where}")


def hunt(faults: Sequence[Fault]) -> Iterator[Row]:
    """Look for all faults; the rows come in the order of the list."""
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
                return seek(copy, fault)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(AT_ONCE) as hunters:
            yield from hunters.map(one, faults)


def as_markdown(rows: Sequence[Row]) -> str:
    """The table."""
    lines = ["| fault | the guarantee that it breaks | found by | s |", "|---|---|---|--:|"]
    for fault, run, seconds in rows:
        by = f"`{run.where}`" if run.kind == "found" else f"**nothing** ({run.kind} {run.where})"
        lines.append(f"| {fault.id} | {fault.breaks} | {by.replace('|', '/')} | {seconds:.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Plant faults and show which test finds each of them.")
    parser.add_argument("--only", metavar="PATTERN", default="", help="only faults whose names match this")
    parser.add_argument("--table", metavar="FILE", type=Path, help="write the table here, as Markdown")
    arguments = parser.parse_args()
    faults = [fault for fault in read_faults() if re.search(arguments.only, fault.id)]
    for fault in faults:
        if (PROJECT / fault.file).read_text("utf-8").count(fault.find) != 1:
            sys.exit(f"{fault.id}: the list is stale: {fault.find!r} is not just once in {fault.file}")
    began, rows = perf_counter(), []
    print(f"{len(faults)} faults; first their tests without any", flush=True)
    for row in hunt(faults):
        rows.append(row)
        by = row.run.where if row.found else f"NOT FOUND ({row.run.kind} {row.run.where})"
        print(f"{row.fault.id}: {row.fault.breaks}\n    {by}  {row.seconds:.0f} s", flush=True)
    missed = [row.fault.id for row in rows if not row.found]
    print(f"{len(rows) - len(missed)} of {len(rows)} found, {perf_counter() - began:.0f} s", *missed, sep="\n  ")
    if arguments.table:
        arguments.table.write_text(as_markdown(rows), "utf-8")
    sys.exit(1 if missed or not rows else 0)


if __name__ == "__main__":
    main()
