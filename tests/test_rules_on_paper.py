"""The rules on paper and the rules in tests are the same list, for every game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bretwalda import Game
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", catalogue().values(), ids=catalogue().keys())
NUMBER = re.compile(r"^- \*\*(R?\d+(?:\.\d+)?)\*\*", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\. .*\n\n((?:.+\n?)+)", re.MULTILINE)
PARAGRAPH = re.compile(r"^- \*\*(R?\d+(?:\.\d+)?)\*\* (.+(?:\n  .+)*)", re.MULTILINE)
REFERENCE = re.compile(r"\((R\d+)\)")
TEST_NAME = re.compile(r"test_(R\d+|\d+_\d+)_[a-z]")

AnyGame = Game[Any]
HERE = Path(__file__).parent


def rules(game: AnyGame, language: str) -> str:
    """The rules on paper."""
    return game.book("rules", language)


def paragraphs(text: str) -> dict[str, str]:
    """What each number says."""
    return dict(PARAGRAPH.findall(text))


def rule_tests(game: AnyGame) -> Iterator[ast.FunctionDef]:
    """Every test of the game's rules; a game with a package of its own has them, and others, beside it."""
    folder = HERE / game.id / "rules"
    guest = not folder.exists()
    for file in sorted((game.folder.parent / "tests" if guest else folder).rglob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            if not guest or TEST_NAME.match(node.name):
                yield node


def numbers_on_paper(game: AnyGame) -> set[str]:
    """The numbers of all paragraphs."""
    return set(NUMBER.findall(rules(game, "en")))


def numbers_in_tests(game: AnyGame) -> set[str]:
    """The numbers that tests bear in their names."""
    found = [TEST_NAME.match(test.name) for test in rule_tests(game)]
    return {match[1].replace("_", ".") for match in found if match}


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_numbered_without_a_gap(game: AnyGame, language: str) -> None:
    """In each section every paragraph has the next number; the last section holds the rulings."""
    sections = SECTION.findall(rules(game, language))
    assert [int(section) for section, _ in sections] == list(range(1, len(sections) + 1))
    for section, body in sections:
        paragraphs = [line for line in body.splitlines() if not line.startswith("  ")]
        prefix = "R" if int(section) == len(sections) else f"{section}."
        assert NUMBER.findall(body) == [f"{prefix}{k}" for k in range(1, len(paragraphs) + 1)]


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_paragraphs(game: AnyGame, language: str) -> None:
    """The same numbers in the same order, and each paragraph refers to the same others."""
    english, other = paragraphs(rules(game, "en")), paragraphs(rules(game, language))
    assert list(other) == list(english)
    for number, text in english.items():
        assert sorted(REFERENCE.findall(other[number])) == sorted(REFERENCE.findall(text)), number


@EVERY_GAME
def test_french_rules_keep_their_spaces(game: AnyGame) -> None:
    """A space that does not break stands before double punctuation and inside guillemets."""
    assert re.findall(r".*(?:[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]).*", rules(game, "fr")) == []


@EVERY_GAME
def test_every_paragraph_and_ruling_has_a_test(game: AnyGame) -> None:
    """A number on paper stands in the name of at least one test."""
    assert sorted(numbers_on_paper(game) - numbers_in_tests(game)) == []


@EVERY_GAME
def test_every_test_belongs_to_a_paragraph(game: AnyGame) -> None:
    """Every test bears a number, it stands on paper, and the docstring says what is guaranteed."""
    assert sorted(numbers_in_tests(game) - numbers_on_paper(game)) == []
    for test in rule_tests(game):
        assert TEST_NAME.match(test.name), test.name
        assert ast.get_docstring(test), test.name
