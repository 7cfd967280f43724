"""The Gymnasium adapter: Gymnasium's own checks, masks, rewards, and one seat of many games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.adapters.sets import SETS, each

import bretwalda
from bretwalda.adapters import gymnasium
from bretwalda.engine.registry import catalogue

one_set_of_each_game = each([next(found for found in SETS if found[0] == name) for name in catalogue()])


@one_set_of_each_game
@pytest.mark.filterwarnings("ignore::UserWarning")  # about what is no part of an environment's contract
def test_passes_gymnasiums_own_check(game_id: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.SeatEnv(game_id, **settings), skip_render_check=True)


def test_one_seat_plays_to_the_end_against_a_policy() -> None:
    def last(state: bretwalda.State, seat: int) -> int:
        return state.legal[-1]

    table = gymnasium.SeatEnv("king_is_dead", seat=1, others=last, players=3)
    table.reset(seed=4)
    for _ in range(200):
        observation, reward, over, cut, info = table.step(int(info_choice(table)))
        assert table.observation_space.contains(observation)
        assert list(np.flatnonzero(info["action_mask"])) == list(table.position.options(1))
        assert not cut
        if over:
            break
        assert reward == 0
    assert reward in (-1.0, 2.0, 0.5)


def info_choice(table: Any) -> int:
    return int(np.flatnonzero(table.action_masks())[0])


def test_an_illegal_action_ends_the_game_at_the_seats_expense() -> None:
    table = gymnasium.SeatEnv("king_is_dead")
    table.reset(seed=1)
    assert table.step(66)[1:4] == (-1.0, True, False)


@pytest.mark.parametrize("others", [None, lambda observations, masks: masks.argmax(axis=1)])
def test_many_games_wait_for_one_seat(others: Any) -> None:
    tables = gymnasium.SeatVectorEnv("king_is_dead", 6, seat=1, others=others, players=2)
    observations, infos = tables.reset(seed=3)
    random = np.random.default_rng(2)
    paid: list[float] = []
    for _ in range(60):
        assert (tables.games.turns == 1).all()
        assert tables.observation_space.contains(observations)
        actions = (infos["action_mask"] * random.random(infos["action_mask"].shape)).argmax(axis=1)
        observations, rewards, ends, cut, infos = tables.step(actions)
        assert not cut.any()
        assert ((rewards != 0) <= ends).all()
        paid += rewards[ends].tolist()
    assert set(paid) <= {-1.0, 0.0, 1.0}
    assert len(paid) >= 6
    again, _ = tables.reset(seed=3)
    assert (again == gymnasium.SeatVectorEnv("king_is_dead", 6, seat=1, others=others).reset(seed=3)[0]).all()
    with pytest.raises(bretwalda.Refusal, match="refused-batch-choice"):
        tables.step([66] * 6)
