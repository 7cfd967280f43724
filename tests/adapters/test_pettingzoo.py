"""The PettingZoo adapter: PettingZoo's own tests, masks, rewards, secrets."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from tests.adapters.sets import SETS, each, every_set

import bretwalda
from bretwalda.adapters import pettingzoo
from bretwalda.engine.registry import catalogue


def seats(name: str, settings: dict[str, Any]) -> int:
    return int(catalogue()[name].start(settings, bretwalda.seeded("seats")).seats)


# PettingZoo's own tests look at the agents and their order: one set of each number of seats is enough for them.
each_number_of_seats = each(list({(name, seats(name, settings)): (name, settings) for name, settings in SETS}.values()))
LOOKS_AWAY = 12  # one position in so many is compared


def play_at_random(table: Any, seed: int) -> dict[str, float]:
    """Play to the end; the reward that each seat has got when it leaves."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    paid: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            paid[agent] = reward
            table.step(None)
        else:
            table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


@each_number_of_seats
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # our observations are dictionaries, on purpose
def test_passes_pettingzoos_api_test(game_id: str, settings: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game_id, **settings), num_cycles=300)


@each_number_of_seats
def test_passes_pettingzoos_seed_test(game_id: str, settings: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game_id, **settings), num_cycles=100)


@pytest.mark.filterwarnings("ignore::UserWarning")  # our observations are dictionaries, on purpose
def test_passes_pettingzoos_parallel_api_test() -> None:
    parallel_api_test(pettingzoo.parallel_env("king_is_dead", players=3), num_cycles=150)


@every_set
def test_masks_are_the_options_of_the_position(game_id: str, settings: dict[str, Any]) -> None:
    table = pettingzoo.env(game_id, **settings)
    table.reset(seed=5)
    for _ in range(60):
        position = table.unwrapped.position
        for seat, agent in enumerate(table.possible_agents):
            mask = table.observe(agent)["action_mask"]
            assert list(np.flatnonzero(mask)) == list(position.options(seat))
        assert table.agent_selection == f"seat_{position.actor + 1}"
        table.step(int(position.options(position.actor)[-1]))
        if position.actor == -1:
            break


@each_number_of_seats
def test_rewards_come_at_the_end_and_sum_to_zero(game_id: str, settings: dict[str, Any]) -> None:
    """A seat that plays alone is paid from -1 to 1, and a game that nobody has won is worth nothing to anybody."""
    paid = list(play_at_random(pettingzoo.env(game_id, **settings), seed=3).values())
    if len(paid) == 1:
        assert -1 <= paid[0] <= 1
        return
    assert sum(paid) == pytest.approx(0)
    assert max(paid) > 0 or paid == pytest.approx([0.0] * len(paid))


@every_set
def test_observations_leak_nothing(game_id: str, settings: dict[str, Any]) -> None:
    """A seat observes the same in any position that it cannot tell from the real one."""
    table = pettingzoo.raw_env(game_id, **settings)
    table.reset(seed=8)
    dice = bretwalda.seeded("what if")
    while table.position.actor != -1:
        real = table.position
        for seat, agent in enumerate(table.possible_agents if dice.below(LOOKS_AWAY) == 0 else []):
            seen = table.observe(agent)
            table.position = real.imagine(seat, dice)
            imagined = table.observe(agent)
            table.position = real
            assert all(np.array_equal(seen[key], imagined[key]) for key in seen)
        options_now = real.options(real.actor)
        table.step(int(options_now[dice.below(len(options_now))]))


def test_a_reset_without_a_seed_goes_on_with_the_series() -> None:
    first, second = pettingzoo.raw_env("king_is_dead"), pettingzoo.raw_env("king_is_dead")
    dealt = []
    for table in (first, second):
        table.reset(seed=1)
        table.reset()
        dealt.append(table.position.dump())
    assert dealt[0] == dealt[1]
    first.reset()
    assert first.position.dump() != dealt[0]


def test_simultaneous_bids_are_asked_one_by_one_and_stay_secret(duel: str) -> None:
    table = pettingzoo.env(duel)
    table.reset(seed=1)
    assert table.agent_selection == "seat_1"
    table.step(2)
    assert table.agent_selection == "seat_2"
    assert list(table.observe("seat_2")["observation"]) == [255, 255, 255]  # numbers below 0 wrap around
    table.step(0)
    assert list(table.observe("seat_2")["observation"][:2]) == [0, 2]


def test_an_illegal_action_ends_the_game_at_the_seats_expense() -> None:
    table = pettingzoo.env("king_is_dead")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(table.action_space(agent).n - 1)  # no pile to spy on
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_the_raw_environment_refuses_an_illegal_action() -> None:
    table = pettingzoo.raw_env("king_is_dead")
    table.reset(seed=1)
    with pytest.raises(bretwalda.Refusal, match="refused-illegal"):
        table.step(len(table.game.verbs) - 1)


@pytest.mark.parametrize(("mode", "start"), [("ansi", ""), ("svg", "<svg")])
def test_renders_what_a_spectator_sees(mode: str, start: str) -> None:
    table = pettingzoo.env("king_is_dead", render_mode=mode)
    table.reset(seed=1)
    picture = table.render()
    assert picture.startswith(start)
    assert len(picture) > 100


def test_unknown_settings_and_games_are_refused() -> None:
    with pytest.raises(bretwalda.Refusal, match="refused-setting-value"):
        pettingzoo.env("king_is_dead", players=9)
    with pytest.raises(bretwalda.Refusal, match="refused-setting-name"):
        pettingzoo.env("king_is_dead", dragons=True)
    with pytest.raises(bretwalda.Refusal, match="refused-no-game"):
        pettingzoo.env("queen_is_dead")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("king_is_dead", render_mode="human")


@pytest.mark.parametrize(("adapter", "module"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_extra_is_named_in_one_sentence(adapter: str, module: str) -> None:
    program = f"import sys; sys.modules['{module}'] = None; import bretwalda.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f"needs the extra `{adapter}`: install `bretwalda[{adapter}]`.")
