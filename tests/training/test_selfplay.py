"""What a network learns from: games against itself, what each decision was worth, checkpoints."""

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
from bretwalda.training.games import Lesson, SelfPlay, drawn
from bretwalda.training.matches import against_chance
from bretwalda.training.recipe import RECIPES, Recipe, changed, recipe_for, small

QUICK = changed(small(recipe_for("king_is_dead")), games=4, decisions=100, trace=1.0)


def hopeless() -> Network:
    """A network that expects a fair share for everybody, whatever happens."""
    network = untrained("king_is_dead", players=2)
    network.arrays["value.weight"][:] = 0.0
    return network


def played(recipe: Recipe, network: Network, guidance: float = 0.0) -> tuple[SelfPlay, Lesson]:
    play = SelfPlay(recipe, Batch(recipe.game, recipe.games, seed="selfplay", **recipe.settings))
    return play, play.play(network, np.random.default_rng(1), guidance)


def test_decisions_are_legal_and_none_is_forced() -> None:
    _, lesson = played(QUICK, untrained("king_is_dead", players=2))
    assert np.take_along_axis(lesson.masks, lesson.choices[:, None], axis=1).all()
    assert (lesson.masks.sum(axis=1) > 1).all()
    assert ((lesson.chances > 0.0) & (lesson.chances <= 1.0)).all()


@pytest.mark.parametrize("guidance", [0.0, 1.0])
def test_what_a_decision_was_worth_is_seen_by_whoever_took_it(guidance: float) -> None:
    """A game is played again: every decision of the winner was worth a victory, every other a defeat."""
    play, lesson = played(changed(QUICK, games=1), hopeless(), guidance)
    state = play.games.game.new(seed=play.games.seeds[0], players=2)
    seats: list[int] = []
    while state.actor >= 0:
        choice = state.legal[0]
        if len(state.legal) > 1:
            seen = play.games.game.observation(state, state.actor)
            assert lesson.seen[len(seats)].tolist() == list(seen)
            choice = int(lesson.choices[len(seats)])
            seats.append(int(state.actor))
        state.choose(state.actor, choice)
    results = [2.0 * share - 1.0 for share in state.result()]
    assert sorted(results) == [-1.0, 1.0]
    assert {0, 1} == set(seats)
    expected = np.array([np.roll(results, -seat) for seat in seats])
    assert np.allclose(lesson.values[: len(seats)], expected, atol=1e-5)
    if not guidance:
        assert np.allclose(lesson.gains[: len(seats)], expected[:, 0], atol=1e-5)


def test_guidance_is_the_judgement_of_the_game() -> None:
    play, _ = played(changed(QUICK, decisions=5), hopeless())
    _, values = play._judged(hopeless(), hopeless().looked_at(play.games.observations), 1.0)
    for place in range(len(play.games)):
        chances = list(play.counsel.chances(play.games.state(place)))
        assert np.allclose(values[place], [2.0 * chance - 1.0 for chance in chances], atol=1e-6)


def test_choices_are_drawn_as_likely_as_they_are() -> None:
    often = np.bincount(drawn(np.tile([0.1, 0.0, 0.9], (5_000, 1)), np.random.default_rng(1)), minlength=3)
    assert often[1] == 0
    assert 400 < often[0] < 600


def test_the_same_seeds_give_the_same_games() -> None:
    network = untrained("king_is_dead", players=2)
    assert all((a == b).all() for a, b in zip(played(QUICK, network)[1], played(QUICK, network)[1], strict=True))


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


@pytest.mark.parametrize("game_id", list(RECIPES))
def test_every_recipe_is_for_a_game_that_can_be_dealt(game_id: str) -> None:
    recipe = RECIPES[game_id]
    assert len(Batch(recipe.game, 2, **recipe.settings)) == 2
    assert bretwalda.game(game_id).feature_count > 0


def test_a_network_is_measured_against_chance() -> None:
    assert 0.0 <= against_chance(untrained("king_is_dead", players=2), 4, "look") <= 1.0
