"""The notebooks in examples/notebooks run from top to bottom, without Jupyter."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
PER_GAME = {"king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia"}


def cells(notebook: Path, kind: str) -> list[str]:
    found = json.loads(notebook.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == kind]


def shown(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; its last line, if it is an expression, is what a notebook shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if isinstance(last, ast.Expr) else None


def test_there_is_one_for_every_game_and_every_purpose() -> None:
    assert {each.stem for each in NOTEBOOKS} == PER_GAME | {"write_a_bot", "train", "study_balance"}


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda each: each.stem)
def test_a_notebook_runs_and_shows_positions_as_pictures(notebook: Path) -> None:
    names: dict[str, Any] = {}
    results = [shown(source, names) for source in cells(notebook, "code")]
    pictures = [result._repr_svg_() for result in results if hasattr(result, "_repr_svg_")]
    assert all("<svg" in picture for picture in pictures)
    assert len(pictures) == (2 if notebook.stem in PER_GAME else 0)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda each: each.stem)
def test_a_notebook_is_kept_without_what_it_printed(notebook: Path) -> None:
    assert all(not cell.get("outputs") for cell in json.loads(notebook.read_text("utf-8"))["cells"])
    assert cells(notebook, "markdown")[0].startswith("# ")
