"""What a network learns from: games against itself, what is remembered of them, checkpoints."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.training.networks import untrained

import bretwalda
from bretwalda.adapters.batch import Batch
from bretwalda.ai.network import Network
from bretwalda.engine.refusal import Refusal
from bretwalda.training import checkpoint
from bretwalda.training.games import Moment, SelfPlay
from bretwalda.training.matches import against_chance
from bretwalda.training.recipe import RECIPES, Recipe, changed, recipe_for, small
from bretwalda.training.replay import Replay

QUICK = changed(small(recipe_for("king_is_dead")), games=4, walks=4, decisions=60)


def played(recipe: Recipe, network: Network, taught: bool = False) -> Replay:
    games = Batch(recipe.game, recipe.games, seed="selfplay", **recipe.settings)
    replay = Replay(recipe.kept, network.about.features, network.about.choices, network.about.seats)
    play = SelfPlay(recipe, games, replay)
    play.play(network, np.random.default_rng(1), taught)
    assert play.over > 0
    return replay


@pytest.mark.parametrize("taught", [False, True])
def test_what_is_remembered_is_legal_and_ends_as_its_game_did(taught: bool) -> None:
    replay = played(QUICK, untrained("king_is_dead", players=2), taught)
    seen = replay.lesson(np.arange(len(replay)))
    assert len(replay) > 50
    assert not (seen.visits[~seen.masks] > 0).any()
    assert np.allclose(seen.visits.astype(np.float32).sum(axis=1), 1.0, atol=0.01)
    assert (seen.masks.sum(axis=1) > 1).all()  # nothing is learnt where there is nothing to choose
    assert (np.abs(seen.values) == 1.0).all()
    assert (seen.values.sum(axis=1) == 0.0).all()
    assert 0.2 < (seen.values[:, 0] > 0).mean() < 0.8  # seen from whoever decides, who is now one and now the other


class Ended:
    """Three seats, of which the second has just won."""

    game = bretwalda.game("king_is_dead")
    ends = np.array([True])
    rewards = np.array([[-1.0, 2.0, -1.0]], np.float32)

    def __len__(self) -> int:
        return 1

    def step(self, choices: object) -> None:
        """Over at once."""


def test_results_are_remembered_from_whoever_decided_on() -> None:
    replay = Replay(8, features=1, choices=1, seats=3)
    play = SelfPlay(QUICK, Ended(), replay)  # type: ignore[arg-type]
    one = np.ones(1, np.float32)
    play.moments = [[Moment(seat, one, one, one) for seat in range(3)]]
    play._step(np.zeros(1))
    assert replay.rows.values[:3].tolist() == [[-1.0, 2.0, -1.0], [2.0, -1.0, -1.0], [-1.0, -1.0, 2.0]]
    assert play.moments == [[]]


def test_the_same_seeds_give_the_same_games() -> None:
    network = untrained("king_is_dead", players=2)
    one, other = played(QUICK, network).keep(), played(QUICK, network).keep()
    assert all((one[name] == other[name]).all() for name in one)


def test_a_checkpoint_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert checkpoint.read(tmp_path) is None
    checkpoint.write(tmp_path, QUICK, 7, {"weights.scale": np.arange(3.0)})
    kept = checkpoint.read(tmp_path)
    assert kept is not None
    assert (kept.recipe, kept.updates, kept.arrays["weights.scale"].tolist()) == (QUICK, 7, [0.0, 1.0, 2.0])
    assert checkpoint.done(tmp_path) == 7


def test_a_checkpoint_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / checkpoint.FILE).write_bytes(b"something else")
    with pytest.raises(Refusal, match="refused-checkpoint"):
        checkpoint.read(tmp_path)


def test_a_replay_goes_on_where_it_was_kept() -> None:
    replay = played(QUICK, untrained("king_is_dead", players=2))
    rows = replay.rows
    again = Replay(QUICK.kept, rows.observations.shape[1], rows.masks.shape[1], rows.values.shape[1])
    again.go_on(replay.keep())
    assert again.seen == replay.seen
    assert all((a == b).all() for a, b in zip(again.rows, replay.rows, strict=True))


@pytest.mark.parametrize("game_id", list(RECIPES))
def test_every_recipe_is_for_a_game_that_can_be_dealt(game_id: str) -> None:
    recipe = RECIPES[game_id]
    assert len(Batch(recipe.game, 2, **recipe.settings)) == 2


def test_a_network_is_measured_against_chance() -> None:
    assert 0.0 <= against_chance(untrained("king_is_dead", players=2), 4, "look") <= 1.0
