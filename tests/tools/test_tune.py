"""Fitting weights: a judgement is measured as it should be, and a fit finds what it is shown."""

from __future__ import annotations

import json
from itertools import pairwise
from math import log
from pathlib import Path

import pytest
from tools import tune
from tools.tune import Example, Weights, by_stage, descend, log_loss, loss, tenths
from typer.testing import CliRunner

import bretwalda
from bretwalda import State
from bretwalda.engine.registry import catalogue

KING = "king_is_dead"


def example(stage: int, *ended: float) -> Example:
    state: State = bretwalda.game(KING).new(seed="x")
    return Example(state, stage, list(ended))


def run(*arguments: str) -> str:
    outcome = CliRunner().invoke(tune.app, list(arguments))
    assert outcome.exit_code == 0, outcome.output
    return outcome.output


@pytest.mark.parametrize("game_id", catalogue())
def test_every_game_has_named_weights(game_id: str) -> None:
    known = Weights(game_id)
    assert len(known.names) == len(set(known.names)) == len(known.values) > 10
    changed = known.changed([f"{known.names[0]}=9"])
    assert changed == [9.0, *known.values[1:]]
    state: State = bretwalda.game(game_id).new(seed="x")
    assert len(known.counsel(changed).chances(state)) == state.seats


def test_the_loss_is_that_of_the_winner() -> None:
    right, wrong = ([0.8, 0.2], example(0, 1.0, 0.0)), ([0.8, 0.2], example(0, 0.0, 1.0))
    assert log_loss([right]) == pytest.approx(-log(0.8))
    assert log_loss([right, wrong]) == pytest.approx(-(log(0.8) + log(0.2)) / 2)
    assert log_loss([([0.5, 0.5], example(0, 0.5, 0.5))]) == pytest.approx(log(2))


def test_what_was_said_is_held_against_what_was() -> None:
    low, high = tenths([([0.25, 0.75], example(0, 0.0, 1.0)), ([0.21, 0.79], example(0, 1.0, 0.0))])
    assert (low.number, round(low.said, 9), low.was) == (2, 0.23, 0.5)
    assert (high.number, round(high.said, 9), high.was) == (2, 0.77, 0.5)


def test_stages_do_not_divide_a_turn() -> None:
    said = [([0.5, 0.5], example(stage, 1.0, 0.0)) for stage in (1, 1, 1, 2, 2, 3, 4, 5)]
    parts = [[one.stage for _, one in part] for part in by_stage(said, 3)]
    assert [stage for part in parts for stage in part] == [1, 1, 1, 2, 2, 3, 4, 5]
    assert all(earlier[-1] < later[0] for earlier, later in pairwise(parts))


def test_a_fit_foretells_better_what_it_was_shown() -> None:
    """Whoever has two followers more of the faction that is ahead has won these games, always."""
    known = Weights(KING)
    state = bretwalda.game(KING).new(seed="x")
    state.court[0] = 4
    shown = [Example(state, 0, [1.0, 0.0])]
    only = known.names.index("court_early")
    fitted = descend(known, list(known.values), [only], shown)
    assert loss(known, fitted, shown) < loss(known, list(known.values), shown)
    assert [k for k, (old, new) in enumerate(zip(known.values, fitted, strict=True)) if old != new] == [only]


def test_games_are_played_fitted_shown_and_kept(tmp_path: Path) -> None:
    file, kept = tmp_path / "games.jsonl", tmp_path / "kept.jsonl.xz"
    run("play", KING, str(file), "--games", "5", "--level", "random")
    noted = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [[stage for stage, _ in game["positions"]] for game in noted] == [list(range(8))] * 5
    assert "a constant 0.693" in run("said", KING, str(file))
    assert "card " in run("fit", KING, str(file), "--only", "card", "--most", "8")
    assert "fair 0.500" in run("match", KING, "--set", "card=0", "--games", "2", "--level", "random")
    run("keep", str(file), str(kept), "--each", "2")
    assert kept.stat().st_size > 100
