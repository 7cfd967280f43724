"""docs/britannia-features.md keeps its word: sixty lines, and every test that a line names."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "britannia-features.md").read_text("utf-8")
FEATURE = re.compile(r"^- \*\*M(\d+)\*\* (.*(?:\n  .*)*)", flags=re.MULTILINE)
LINES = {int(number): text for number, text in FEATURE.findall(PAGE)}
TESTS = re.compile(r"`((?:web/)?tests/[\w/.-]+)::([^`]+)`")


def test_all_sixty_lines_are_there_in_their_order() -> None:
    assert list(LINES) == list(range(1, 61))


def test_every_line_names_a_test_that_exists() -> None:
    for number, text in LINES.items():
        named = TESTS.findall(text)
        assert named, f"M{number} names no test"
        for path, name in named:
            written = rf"^(async )?def {name}\(" if path.endswith(".py") else rf"\('{re.escape(name)}(: %s)?', async"
            source = (ROOT / path).read_text("utf-8")
            assert re.search(written, source, flags=re.MULTILINE), f"M{number}: {path}::{name}"
