"""Write `fields.py` of every game from the fields that its `state.py` declares: `python -m tools.fields`.

Only the sources are read, nothing is run: a game whose fields are out of date could not be.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

from tools.digest import PROJECT

from bretwalda.engine.fields import HEAD, Declaration, read, written

GAMES = PROJECT / "src" / "bretwalda" / "games"
ROWS = ("Reader", "filled", "mixed")
FIELDS = ("Field", "Mark")


def states() -> list[Path]:
    """Each game's `state.py`."""
    return sorted(GAMES.glob("*/state.py"))


def text_of(state: Path) -> str:
    """What `fields.py` beside a `state.py` shall be."""
    tree = ast.parse(state.read_text("utf-8"))
    origins = imports_of(tree)
    it = read_declaration(tree, state, origins)
    functions = written(it)
    words = set(re.findall(r"\w+", functions))
    parts = set(it.parts)
    needed = [f"from .{origins[name]} import {name}" for name in sorted(words & set(origins)) if name not in parts]
    needed += [f"from .{origins[name]} import {name}" for name in sorted(parts)]
    head = [
        f'"""Written by `python -m tools.fields` from the fields of `{it.name}` in state.py; never edited."""',
        "from __future__ import annotations",
        "from collections.abc import Sequence",
        "from typing import TYPE_CHECKING, Final",
        *(["from mypy_extensions import i64"] if "i64" in words else []),
        f"from bretwalda.engine.fields import {', '.join(name for name in FIELDS if name in words)}",
        f"from bretwalda.engine.rows import {', '.join(name for name in ROWS if name in words)}",
        "from bretwalda.engine.state import Step",
        *needed,
        f"if TYPE_CHECKING:\n    from .state import {it.name}",
    ]
    return format_source("\n".join(head) + "\n\n\n" + functions)


def imports_of(tree: ast.Module) -> dict[str, str]:
    """By name the module of the same game that it is imported from."""
    found = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module]
    return {alias.name: str(node.module) for node in found for alias in node.names}


def read_declaration(tree: ast.Module, state: Path, origins: dict[str, str]) -> Declaration:
    """The declaration in a `state.py`; the classes of parts are in modules of their own."""
    (cls,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and "State" in map(ast.unparse, node.bases)]
    fields = read(annotations_of(cls))
    heads = [node for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "HEAD"]
    head = ast.literal_eval(heads[0].value) if heads and heads[0].value else HEAD
    parts = {}
    for kind in {field.kind for field in fields if field.lengths and field.kind != "row"}:
        module = ast.parse((state.parent / f"{origins[kind]}.py").read_text("utf-8"))
        (part,) = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == kind]
        parts[kind] = read(annotations_of(part))
    return Declaration(cls.name, fields, head, parts)


def annotations_of(cls: ast.ClassDef) -> dict[str, str]:
    """The annotated attributes of a class, as they are written."""
    lines = [node for node in cls.body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}


def format_source(source: str) -> str:
    """In the style of everything else."""
    ruff = [sys.executable, "-m", "ruff"]
    for words in (["check", "--select", "I", "--fix", "-q"], ["format", "-q"]):
        command = [*ruff, *words, "--stdin-filename", "src/bretwalda/games/fields.py", "-"]
        source = subprocess.run(command, input=source, text=True, capture_output=True, cwd=PROJECT, check=True).stdout
    return source


if __name__ == "__main__":
    for path in states():
        (path.parent / "fields.py").write_text(text_of(path), "utf-8")
