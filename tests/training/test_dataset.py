"""Data files: a row for each decision, the same every time, with a card."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bretwalda
from bretwalda.training import dataset

GAME = bretwalda.game("king_is_dead")
PLAN = dataset.Plan(GAME, GAME.schema.complete({"players": 2}), ("random", "mcts:5"), 3, "data")


def test_rows_are_the_decisions_of_their_game() -> None:
    rows = dataset.played(PLAN, 1)
    state = GAME.new(seed=rows.deal, players=2)
    masks = np.frombuffer(rows.masks, np.uint8).reshape(len(rows.choices), -1)
    features = np.frombuffer(rows.features, np.uint8).reshape(len(rows.choices), -1)
    for k, (seat, choice) in enumerate(zip(rows.seats, rows.choices, strict=True)):
        assert features[k].tolist() == list(GAME.observation(state, seat))
        assert np.flatnonzero(masks[k]).tolist() == list(state.options(seat))
        state.choose(seat, choice)
    assert state.result() == rows.shares
    assert rows.players == ["mcts:5", "random"]  # everybody has moved on by one seat


def test_a_file_holds_all_games_and_says_what_it_is(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    assert list(dataset.write(PLAN, file, file.name)) == [0, 1, 2]
    table = parquet.read_table(file)
    rows = [dataset.played(PLAN, number) for number in range(3)]
    assert table["choice"].to_pylist() == [choice for each in rows for choice in each.choices]
    assert table["features"].combine_chunks().flatten().to_numpy().tobytes() == b"".join(each.features for each in rows)
    assert table["share"].to_pylist()[0] == rows[0].shares[rows[0].seats[0]]
    assert b'"seed":"data"' in table.schema.metadata[dataset.ABOUT]
    assert dataset.length(file) == len(table)
    assert f"{len(table)} decisions of 3 games of The King is Dead" in dataset.card_of(file).read_text()
