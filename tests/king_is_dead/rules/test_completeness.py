"""The rules on paper and the rules in tests are the same list."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).parents[3] / "docs" / "rules" / "king_is_dead.md"
NUMBER = re.compile(r"^- \*\*(R?\d+(?:\.\d+)?)\*\*", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\. .*\n\n((?:.+\n?)+)", re.MULTILINE)
TEST_NAME = re.compile(r"test_(R\d+|\d+_\d+)_[a-z]")


def rule_tests() -> Iterator[ast.FunctionDef]:
    """Every test of this folder but those of this file."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        if file.name != Path(__file__).name:
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node


def numbers_on_paper() -> set[str]:
    """The numbers of all paragraphs."""
    return set(NUMBER.findall(RULES.read_text("utf-8")))


def numbers_in_tests() -> set[str]:
    """The numbers that tests bear in their names."""
    found = [TEST_NAME.match(test.name) for test in rule_tests()]
    return {match[1].replace("_", ".") for match in found if match}


def test_every_paragraph_is_numbered_without_a_gap() -> None:
    """Twelve sections; in each one every paragraph has the next number."""
    sections = SECTION.findall(RULES.read_text("utf-8"))
    assert [int(section) for section, _ in sections] == list(range(1, 13))
    for section, body in sections:
        paragraphs = [line for line in body.splitlines() if not line.startswith("  ")]
        prefix = "R" if section == "12" else f"{section}."
        assert NUMBER.findall(body) == [f"{prefix}{k}" for k in range(1, len(paragraphs) + 1)]


def test_every_paragraph_and_ruling_has_a_test() -> None:
    """A number on paper stands in the name of at least one test."""
    assert sorted(numbers_on_paper() - numbers_in_tests()) == []


def test_every_test_belongs_to_a_paragraph() -> None:
    """Every test bears a number, it stands on paper, and the docstring says what is guaranteed."""
    assert sorted(numbers_in_tests() - numbers_on_paper()) == []
    for test in rule_tests():
        assert TEST_NAME.match(test.name), test.name
        assert ast.get_docstring(test), test.name
