"""The tests that other libraries bring for environments like ours, over all settings of all games.

    python benchmarks/peers.py [GAME …] [--most N]

PettingZoo: `api_test`, `seed_test`, `parallel_api_test`, `performance_benchmark`; Gymnasium: `check_env`, and a vector
environment against the single one; OpenSpiel: `random_sim_test`, `evaluate_bots` with its Python MCTS and random bots.
The tests of this project run a part of them at every check; this runs them all and says what each said.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from bretwalda.adapters import gymnasium, openspiel, pettingzoo
from bretwalda.engine.registry import catalogue
from bretwalda.engine.schema import spelled

SIMULATIONS = 5
DECISIONS = 40


def vector(game_id: str, settings: dict[str, Any]) -> None:
    """Every row belongs to the spaces that are promised, and masks are kept to."""
    tables = gymnasium.SeatVectorEnv(game_id, 4, **settings)
    observations, infos = tables.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(DECISIONS):
        assert tables.observation_space.contains(observations)
        actions = (infos["action_mask"] * random.random(infos["action_mask"].shape)).argmax(axis=1)
        assert tables.action_space.contains(actions)
        observations, rewards, ends, cut, infos = tables.step(actions)
        assert rewards.shape == ends.shape == cut.shape == (4,)


def bots(game_id: str, settings: dict[str, Any]) -> None:
    """OpenSpiel's MCTS and its random bots play some decisions of a game, or all of it where it is short."""
    game = openspiel.load(game_id, **settings)
    random = np.random.RandomState(1)
    seats: list[Any] = [uniform_random.UniformRandomBot(seat, random) for seat in range(game.num_players())]
    seats[0] = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    if game_id == "king_is_dead":
        evaluate_bots.evaluate_bots(game.new_initial_state(), seats, random)
        return
    state = game.new_initial_state()
    for _ in range(DECISIONS):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(seats[state.current_player()].step(state))


SUITES: dict[str, Callable[[str, dict[str, Any]], object]] = {
    "PettingZoo api_test": lambda g, s: api_test(pettingzoo.env(g, **s), num_cycles=200),
    "PettingZoo seed_test": lambda g, s: seed_test(lambda: pettingzoo.env(g, **s), num_cycles=60),
    "PettingZoo parallel_api_test": lambda g, s: parallel_api_test(pettingzoo.parallel_env(g, **s), num_cycles=60),
    "Gymnasium check_env": lambda g, s: check_env(gymnasium.SeatEnv(g, **s), skip_render_check=True),
    "Gymnasium vector": vector,
    "OpenSpiel random_sim_test": lambda g, s: pyspiel.random_sim_test(openspiel.load(g, **s), 1, True, False),
    "OpenSpiel bots": bots,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", help="all of them without")
    parser.add_argument("--most", type=int, default=1000, help="sets of settings of a game (1000)")
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # observations are dictionaries, on purpose
    failed = 0
    for name in options.games or list(catalogue()):
        for settings in catalogue()[name].schema.sets()[: options.most]:
            said = []
            for suite, run in SUITES.items():
                try:
                    with contextlib.redirect_stdout(io.StringIO()):
                        run(name, dict(settings))
                except Exception as fault:  # whatever a stranger's test raises is what we want to know
                    said.append(f"{suite}: {type(fault).__name__}: {fault}")
            failed += len(said)
            print(name, spelled(settings), "; ".join(said) or f"{len(SUITES)} suites passed", flush=True)
        performance_benchmark(pettingzoo.raw_env(name))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
