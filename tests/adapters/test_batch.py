"""Batches: exactly the games that are played one by one, written into the caller's arrays."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pytest
from tests.adapters.sets import every_set

import bretwalda
from bretwalda.adapters.rewards import rewards
from bretwalda.ai.player import Player
from bretwalda.engine.registry import catalogue
from bretwalda.engine.state import State

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
    dealt, over = [games.seed_of(0)], 0
    while over < 3:
        games.step(chosen(games, random))
        assert bool(games.ends.any()) == bool(games.rewards.any())
        if games.ends[0]:
            over += 1
            dealt.append(games.seed_of(0))
    assert dealt == ["one", "one 1", "one 2", "one 3"]
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


def stepped(games: Any, steps: int) -> list[tuple[list[float], ...]]:
    """What is seen after each of some steps: the first legal choice everywhere."""
    seen = []
    for _ in range(steps):
        games.step(games.masks.argmax(axis=1))
        arrays = games.observations, games.masks, games.turns, games.rewards, games.ends
        seen.append(tuple(array.ravel().tolist() for array in arrays))
    return seen


def test_others_may_be_a_computer_player_or_a_function() -> None:
    """Whoever plays for the others, the learner is asked and paid for its own seat alone."""
    for others in ("random", "mcts:2", lambda observations, masks: masks.argmax(axis=1)):
        games = bretwalda.batch("king_is_dead", 3, seed="others", seat=1, others=others, players=2)
        ended = 0
        for _ in range(70):
            assert (games.turns == 1).all()
            games.step(games.masks.argmax(axis=1))
            assert not games.rewards[~games.ends].any()
            assert not games.rewards.sum(axis=1).any()
            ended += int(games.ends.sum())
        assert ended > 0
    with pytest.raises(ValueError, match="which is it"):
        bretwalda.batch("king_is_dead", 3, others="random", players=2)


def test_others_by_a_function_are_the_games_one_would_play_oneself() -> None:
    def last(observations: Any, masks: Any) -> Any:
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    games = bretwalda.batch("king_is_dead", 2, seed="others", seat=0, others=last, players=2)
    state = games.game.new(seed=games.seed_of(0), players=2)
    ended = 0
    for _ in range(120):
        while state.actor == 1:
            state.take(1, state.legal[-1])
        assert games.state(0) == state
        state.take(0, state.legal[0])
        while state.actor == 1:
            state.take(1, state.legal[-1])
        games.step(games.masks.argmax(axis=1))
        assert bool(games.ends[0]) == (state.actor == -1)
        assert games.rewards[0].tolist() == rewards(state)
        if games.ends[0]:
            ended += 1
            state = games.game.new(seed=games.seed_of(0), players=2)
    assert ended > 1


class Spy(Player):
    """Takes the first choice, and remembers what it was shown."""

    shown: ClassVar[list[State]] = []

    def __init__(self, game: Any, dice: bretwalda.Dice) -> None:
        self.shown.clear()

    def decide(self, imagined: State, seat: int) -> int:
        self.shown.append(imagined.clone())
        return imagined.legal[0]


def test_opponents_are_shown_an_imagined_position() -> None:
    games = bretwalda.batch("king_is_dead", 1, seat=0, others=f"py:{__name__}:Spy", players=2, advanced=True)
    games.step([-1])
    while not Spy.shown:
        before = games.state(0)
        games.step(games.masks.argmax(axis=1))
    before.take(0, before.legal[0])
    assert games.game.view(Spy.shown[0], 1) == games.game.view(before, 1)
    assert Spy.shown[0] != before  # the same to its eyes, but not the same


def test_processes_play_the_same_games_as_one() -> None:
    alone = bretwalda.batch("king_is_dead", 5, seed="shared", seat=0, others="random", players=2)
    with bretwalda.batch("king_is_dead", 5, seed="shared", seat=0, others="random", workers=2, players=2) as shared:
        assert stepped(shared, 60) == stepped(alone, 60)
        assert [shared.seed_of(k) for k in range(5)] == [alone.seed_of(k) for k in range(5)]
        assert shared.state(4) == alone.state(4)
        with pytest.raises(bretwalda.Refusal, match="refused-batch-choice"):
            shared.step([0, 0, 0, 0, 66])  # a choice of the game that is not legal now
        assert shared.state(4) == alone.state(4)
