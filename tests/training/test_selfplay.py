"""What a network learns from: games against itself, what each decision was worth, checkpoints."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.training.networks import untrained

import bretwalda
from bretwalda.adapters.batch import Batch
from bretwalda.ai.network import Array, Network
from bretwalda.engine.refusal import Refusal
from bretwalda.training import checkpoint
from bretwalda.training.games import Lesson, SelfPlay, drawn
from bretwalda.training.matches import against_chance
from bretwalda.training.recipe import RECIPES, Recipe, changed, recipe_for, small

GAME = bretwalda.game("king_is_dead")
QUICK = changed(small(recipe_for("king_is_dead")), games=4, decisions=100, trace=1.0, strays=0)
UNGUIDED = QUICK.guided  # the first update without guidance


def hopeless() -> Network:
    """A network that expects a fair share for everybody, whatever happens."""
    network = untrained("king_is_dead", players=2)
    network.arrays["value.weight"][:] = 0.0
    return network


def dealt(recipe: Recipe) -> SelfPlay:
    games = Batch(recipe.game, recipe.games, seed="selfplay", **recipe.settings)
    return SelfPlay(recipe, games, bretwalda.seeded("outcomes"))


def played(recipe: Recipe, network: Network) -> tuple[SelfPlay, Lesson, Array]:
    """Games, what is learnt from them, and the choices that were taken."""
    play, taken = dealt(recipe), []
    step = play.games.step

    def noted(choices: Array) -> None:
        taken.append(choices)
        step(choices)

    play.games.step = noted  # type: ignore[method-assign, assignment]
    lesson = play.play(network, np.random.default_rng(1), UNGUIDED)
    return play, lesson, np.concatenate(taken)


def test_what_promises_more_is_aimed_at() -> None:
    """A network to which only its own cards in hand are worth something would rather pass; forced choices are taken."""
    network = hopeless()
    hands = next(block.start for block in GAME.observer.layout.blocks if block.name == "cards in hand")
    network.arrays["0.weight"][:] = 0.0
    network.arrays["0.weight"][0, hands] = 1.0
    network.arrays["0.weight"][1, hands + 1] = 1.0
    network.arrays["value.weight"][:, :2] = [[1.0, -1.0], [-1.0, 1.0]]
    play = dealt(QUICK)
    aims = play.promised(network, UNGUIDED).aims
    assert (aims[~play.games.masks] == 0.0).all()
    assert np.allclose(aims.sum(axis=1), 1.0, atol=1e-5)
    assert (aims.argmax(axis=1) == GAME.verbs.parse("pass")).all()
    assert (dealt(changed(QUICK, whim=1e3)).promised(network, UNGUIDED).aims.max(axis=1) < 0.5).all()


def test_a_game_that_is_over_counts_as_it_ended() -> None:
    begun, over = GAME.new(seed="over", players=2), GAME.new(seed="over", players=2)
    while over.actor >= 0:
        over.take(over.actor, over.legal[-1])
    values = dealt(QUICK)._judged(hopeless(), [over, begun], 0.0)
    assert values.tolist() == [[2.0 * share - 1.0 for share in over.result()], [0.0, 0.0]]


def test_what_came_of_a_position_is_seen_by_whoever_decided() -> None:
    """A game is played again: to the winner every position of its own was worth a victory."""
    play, lesson, taken = played(changed(QUICK, games=1), hopeless())
    state = GAME.new(seed=play.games.seeds[0], players=2)
    seats: list[int] = []
    while state.actor >= 0:
        seen = np.frombuffer(GAME.observation(state, state.actor), np.uint8)
        assert (lesson.seen[len(seats)] == seen).all()
        assert np.flatnonzero(lesson.masks[len(seats)]).tolist() == state.legal
        seats.append(int(state.actor))
        state.choose(state.actor, int(taken[len(seats) - 1]))
    results = [2.0 * share - 1.0 for share in state.result()]
    assert sorted(results) == [-1.0, 1.0]
    assert {0, 1} == set(seats)
    assert np.allclose(lesson.values[: len(seats)], [np.roll(results, -seat) for seat in seats], atol=1e-5)


def test_nothing_is_learnt_from_what_came_of_a_random_choice() -> None:
    """One seat plays at random: until its last choice every position is worth what it promised, nothing here."""
    straight, astray = (np.abs(played(changed(QUICK, strays=k), hopeless())[1].values).mean() for k in (0, 4))
    assert straight > 0.5
    assert astray < 0.2
    play = dealt(changed(QUICK, games=4, strays=3))
    assert play.stray.tolist() == [0, 1, 0, -1]


def test_guidance_is_the_judgement_of_the_game() -> None:
    play = dealt(QUICK)
    states = [play.games.state(place) for place in range(len(play.games))]
    values = play._judged(hopeless(), states, 1.0)
    for state, value in zip(states, values, strict=True):
        assert np.allclose(value, [2.0 * chance - 1.0 for chance in play.counsel.chances(state)], atol=1e-6)


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
