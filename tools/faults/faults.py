"""The list of faults: what each one breaks, and which tests are expected to notice."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
LIST = PROJECT / "tests" / "faults.toml"
PAGE_TESTS, BROWSER_TESTS = "web/", "tests/browser"


@dataclass(frozen=True)
class Fault:
    """One line made wrong."""

    id: str  # part of the project, and what goes wrong
    file: str
    find: str  # text that occurs just once in the file
    plant: str  # what takes its place
    breaks: str  # the guarantee
    tests: tuple[str, ...]  # files, folders or nodes, vitest's in web/tests

    @property
    def vitest(self) -> list[str]:
        return [place.removeprefix(PAGE_TESTS) for place in self.tests if place.startswith(PAGE_TESTS)]

    @property
    def pytest(self) -> list[str]:
        return [place for place in self.tests if not place.startswith(PAGE_TESTS)]

    @property
    def in_browser(self) -> bool:
        return any(place.startswith(BROWSER_TESTS) for place in self.tests)


def read_faults() -> list[Fault]:
    """All faults, in the order of the list."""
    parts = tomllib.loads(LIST.read_text("utf-8"))
    rows = [(f"{part}.{name}", row) for part, rows in parts.items() for name, row in rows.items()]
    return [Fault(id, row["file"], row["find"], row["plant"], row["breaks"], tuple(row["tests"])) for id, row in rows]
