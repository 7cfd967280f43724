"""Batches: exactly the games that are played one by one, written into the caller's arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.adapters.sets import every_set

import bretwalda
from bretwalda.adapters.rewards import rewards
from bretwalda.engine.registry import catalogue

STEPS = 70


def chosen(games: Any, random: np.random.Generator) -> Any:
    """A legal choice of each game, at random."""
    return (games.masks * random.random(games.masks.shape)).argmax(axis=1)


@every_set
def test_batches_play_the_games_that_are_played_one_by_one(game_id: str, settings: dict[str, Any]) -> None:
    game, random = catalogue()[game_id], np.random.default_rng(5)
    games = bretwalda.batch(game_id, 3, seed="side by side", **settings)
    alone = [game.new(seed=games.seed_of(k), **settings) for k in range(3)]
    for _ in range(STEPS):
        for k, state in enumerate(alone):
            seat = int(state.actor)
            assert games.turns[k] == seat
            assert games.observations[k].tobytes() == game.observation(state, seat)
            assert np.flatnonzero(games.masks[k]).tolist() == state.legal
        choices = chosen(games, random)
        games.step(choices)
        for k, state in enumerate(alone):
            state.choose(state.actor, int(choices[k]))
            assert games.ends[k] == (state.actor == -1)
            assert games.rewards[k].tolist() == pytest.approx(rewards(state))
            if state.actor == -1:
                alone[k] = game.new(seed=games.seed_of(k), **settings)
    assert [games.state(k) for k in range(3)] == alone


def test_a_game_that_is_over_begins_anew_with_a_seed_of_its_own() -> None:
    games, random = bretwalda.batch("king_is_dead", 2, seeds=["one", 2]), np.random.default_rng(1)
    dealt = {games.seed_of(0)}
    while len(dealt) < 4:
        games.step(chosen(games, random))
        dealt.add(games.seed_of(0))
        assert bool(games.ends.any()) == bool(games.rewards.any())
    assert dealt == {"one", "one 1", "one 2", "one 3"}
    assert games.seed_of(1).startswith("2")


def test_what_is_given_is_written_into_and_what_does_not_fit_is_refused() -> None:
    game = bretwalda.game("king_is_dead")
    room = np.full((3, 2, game.feature_count), 9, np.uint8)
    games = bretwalda.batch(game, 2, observations=room[1])
    before = room[1].copy()
    games.step(games.masks.argmax(axis=1))
    assert games.observations.base is room
    assert (room[1] != before).any()
    assert (room[0] == 9).all()
    assert (room[2] == 9).all()
    for wrong in (np.zeros((2, 3), np.uint8), np.zeros((2, game.feature_count), np.float32), room[:2, 0].T):
        with pytest.raises(ValueError, match="is needed"):
            bretwalda.batch(game, 2, observations=wrong)


def test_one_choice_that_is_not_legal_takes_none() -> None:
    games = bretwalda.batch("king_is_dead", 3)
    before = [games.state(k) for k in range(3)]
    for wrong, key in (([0, 0, 66], "refused-batch-choice"), ([0, -2, 0], "refused-batch-choice"), ([0], "length")):
        with pytest.raises(bretwalda.Refusal, match=key):
            games.step(wrong)
    assert [games.state(k) for k in range(3)] == before
    games.step([-1, 0, -1])
    assert [games.state(k) == state for k, state in enumerate(before)] == [True, False, True]


def test_one_seat_learns_while_chance_plays_the_others() -> None:
    games, random = bretwalda.batch("king_is_dead", 4, seat=2, players=3), np.random.default_rng(3)
    ended = 0
    for _ in range(120):
        assert games.turns.tolist() == [2] * 4
        games.step(chosen(games, random))
        ended += int(games.ends.sum())
    assert ended >= 4
    with pytest.raises(bretwalda.Refusal, match="refused-seat-number"):
        bretwalda.batch("king_is_dead", 1, seat=4)
