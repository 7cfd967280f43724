"""The common texts: all that can be said is there, in both languages, and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import bretwalda
from bretwalda.engine.text import COMMON, LANGUAGES

SOURCE = Path(bretwalda.__file__).parent
SOURCES = {path: path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))}


@cache
def module(path: Path) -> ast.Module:
    """Parsed when somebody looks at it: every process that collects the tests comes by here."""
    return ast.parse(SOURCES[path])


class Variables(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def arguments(language: str) -> dict[str, set[str]]:
    """The ids of the common files and the arguments each one uses."""
    out: dict[str, set[str]] = {}
    files = (COMMON / f"{language}.ftl", *sorted(COMMON.glob(f"*/{language}.ftl")))
    for entry in FluentParser().parse("\n".join(file.read_text("utf-8") for file in files)).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in out, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = variables.names
    return out


def names_of(within: ast.Module, node: ast.expr | None) -> set[str]:
    """The keys of a dict, written in place or under a name."""
    if node is None:
        return set()
    if isinstance(node, ast.Name):
        assigned = [
            statement.value
            for statement in ast.walk(within)
            if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == node.id
        ]
        return set().union(*(names_of(within, value) for value in assigned))
    assert isinstance(node, ast.Dict), ast.unparse(node)
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


REFUSING = ("Refusal", "super().__init__")  # a refusal, or a kind of it that always says the same


@cache
def refusals() -> list[tuple[str, set[str]]]:
    """Every refusal in the source: its key and the names of its details."""
    return list(_refusals())


def _refusals() -> Iterator[tuple[str, set[str]]]:
    for path in [path for path, text in SOURCES.items() if "Refusal" in text]:
        for node in ast.walk(module(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSING and node.args:
                if isinstance(node.args[0], ast.Constant):
                    yield str(node.args[0].value), names_of(module(path), node.args[1] if len(node.args) > 1 else None)


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    assert arguments("en") == arguments("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    sentences = arguments(language)
    assert {key for key, _ in refusals() if key not in sentences} == set()
    assert [(key, details) for key, details in refusals() if not sentences[key] <= details] == []


def test_no_refusal_is_left_without_a_cause() -> None:
    known = {key for key in arguments("en") if key.startswith("refused-")}
    assert known == {key for key, _ in refusals()}


def test_every_text_is_used() -> None:
    """As a literal, or as one that begins like `play-word-`."""
    literals: set[str] = set()
    beginnings: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(module(path)):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
    families = tuple(begun for begun in beginnings if begun.endswith("-"))
    assert [key for key in arguments("en") if key not in literals and not key.startswith(families)] == []


def test_everything_the_command_line_says_is_there() -> None:
    said: set[str] = set()
    for path in [path for path in SOURCES if path.parent.name == "cli"]:
        for node in ast.walk(module(path)):
            if not isinstance(node, ast.Call):
                continue
            if ast.unparse(node.func).split(".")[-1] in ("say", "_tick") and isinstance(node.args[0], ast.Constant):
                said.add(str(node.args[0].value))
            said |= {str(k.value.value) for k in node.keywords if k.arg == "help" and isinstance(k.value, ast.Constant)}
    assert said - {"title", "map-legend"} <= set(arguments("en"))  # every game has its own of these
    assert len(said) > 20
