"""Data and training at the command line: what is written, and what is refused before anything is."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

SMALL = ("selfplay", "king_is_dead", "--games", "2", "--out", "king.parquet")


def test_games_are_written_with_their_card(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    outcome = run(*SMALL, "--json")
    found = json.loads(outcome.out)  # JSON alone
    assert (outcome.code, found["games"], found["players"]) == (0, 2, ["random"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["king.md", "king.parquet"]
    assert f"{found['decisions']} decisions of 2 games" in (tmp_path / "king.md").read_text("utf-8")
    again = run(*SMALL)
    assert (again.code, again.out) == (2, "")
    assert "already exists" in again.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("selfplay", "king_is_dead", "--out", "king.csv"), "must end in “.parquet”"),
        (("selfplay", "king_is_dead", "--out", "king.parquet", "--players", "genius"), "no computer player “genius”"),
        (("selfplay", "king_is_dead", "--out", "king.parquet", "--players", "net:none.npz"), "does not hold a network"),
        (("selfplay", "chess", "--out", "chess.parquet"), "There is no game called “chess”"),
        (("train", "chess"), "There is no game called “chess”"),
    ],
)
def test_what_cannot_be_is_refused_before_the_first_game(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    outcome = run(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(importlib.util.find_spec("torch") is not None, reason="the extra `train` is installed")
def test_training_says_what_it_needs(run: Run) -> None:
    outcome = run("train", "king_is_dead")
    assert outcome.code == 2
    assert 'pip install "bretwalda[train]"' in outcome.err
