"""The examples of docs/research.md do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_of_the_page_hold() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert done.attempted > 25
    assert done.failed == 0
