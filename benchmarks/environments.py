"""How fast a learner sees the games: batches and single environments, beside OpenSpiel's and PettingZoo's own games.

    python benchmarks/environments.py [--games N] [--seconds S] [--json]

A step is a decision with its observation and its mask of legal choices, on one core, per second of processor time.
Choices are drawn at random outside the clock; the quickest of three rounds counts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

import bretwalda
from bretwalda.adapters import pettingzoo

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "The King is Dead, 2": ("king_is_dead", {"players": 2}),
    "Rex Britannorum, 3": ("rex_britannorum", {"players": 3}),
    "Barbarian Kingdoms, 6": ("barbarian_kingdoms", {"players": 6}),
    "Invasions: Britannia": ("britannia", {}),
}
SPIEL = ("connect_four", "backgammon", "hearts")
ROUNDS = 3
Walk = Callable[[np.random.Generator], Iterator[tuple[int, float]]]  # steps and their seconds, again and again


class Measure(NamedTuple):
    """What one kind of environment reached."""

    environment: str
    kind: str
    numbers: int  # of an observation
    choices: int
    steps_per_s: float


def batches(game_id: str, settings: dict[str, Any], games: int) -> tuple[Walk, int, int]:
    batch = bretwalda.batch(game_id, games, seed="benchmark", **settings)

    def walk(random: np.random.Generator) -> Iterator[tuple[int, float]]:
        while True:
            choices = [int(random.choice(np.flatnonzero(mask))) for mask in batch.masks]
            began = process_time()
            batch.step(choices)
            yield games, process_time() - began

    return walk, batch.observations.shape[1], batch.masks.shape[1]


def aec(env: Any) -> tuple[Walk, int, int]:
    """A PettingZoo environment: `last` and `step`."""
    env.reset(seed=1)
    seen = env.last()[0]

    def walk(random: np.random.Generator) -> Iterator[tuple[int, float]]:
        while True:
            began = process_time()
            observation, _, over, cut, _ = env.last()
            spent = process_time() - began
            if over or cut:
                env.reset()
                continue
            choice = int(random.choice(np.flatnonzero(observation["action_mask"])))
            began = process_time()
            env.step(choice)
            yield 1, spent + process_time() - began

    return walk, int(np.prod(seen["observation"].shape)), len(seen["action_mask"])


def spiel(name: str) -> tuple[Walk, int, int]:
    """A game that OpenSpiel has in C++, through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)
    kind = game.get_type()
    observed = kind.provides_observation_tensor
    shape = game.observation_tensor_shape() if observed else game.information_state_tensor_shape()

    def walk(random: np.random.Generator) -> Iterator[tuple[int, float]]:
        state = game.new_initial_state()
        while True:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(outcomes, p=odds)))
                continue
            began = process_time()
            player = state.current_player()
            tensor = state.observation_tensor(player) if observed else state.information_state_tensor(player)
            mask = state.legal_actions_mask()
            spent = process_time() - began
            assert tensor
            choice = int(random.choice(np.flatnonzero(mask)))
            began = process_time()
            state.apply_action(choice)
            yield 1, spent + process_time() - began

    return walk, int(np.prod(shape)), game.num_distinct_actions()


def pace(walk: Walk, seconds: float) -> float:
    """Steps a second, in the quickest of a few rounds."""
    steps, best = walk(np.random.default_rng(7)), 0.0
    for _ in range(ROUNDS):
        taken, spent = 0, 0.0
        while spent < seconds / ROUNDS:
            more, took = next(steps)
            taken += more
            spent += took
        best = max(best, taken / spent)
    return best


def measured(games: int, seconds: float) -> Iterator[Measure]:
    for name, (game_id, settings) in CASES.items():
        walk, numbers, choices = batches(game_id, settings, games)
        yield Measure(name, f"batch of {games}", numbers, choices, pace(walk, seconds))
    for name, (game_id, settings) in CASES.items():
        for kind, make in (("PettingZoo raw", pettingzoo.raw_env), ("PettingZoo wrapped", pettingzoo.env)):
            walk, numbers, choices = aec(make(game_id, **settings))
            yield Measure(name, kind, numbers, choices, pace(walk, seconds))
    for name in SPIEL:
        walk, numbers, choices = spiel(name)
        yield Measure(f"OpenSpiel {name}", "C++ through Python", numbers, choices, pace(walk, seconds))
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return
    walk, numbers, choices = aec(connect_four_v3.raw_env())
    yield Measure("PettingZoo connect_four_v3", "PettingZoo raw", numbers, choices, pace(walk, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=256, help="in a batch (256)")
    parser.add_argument("--seconds", type=float, default=1.5, help="for each (1.5)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = list(measured(options.games, options.seconds))
    if options.json:
        print(json.dumps({"compiled": bretwalda.compiled(), "measures": [each._asdict() for each in found]}))
        return
    table = Table("environment", "kind", "numbers", "choices", "steps/s")
    for each in found:
        table.add_row(each.environment, each.kind, str(each.numbers), str(each.choices), f"{each.steps_per_s:,.0f}")
    Console(width=120).print(table)
    print("compiled" if bretwalda.compiled() else "plain Python: not what is to be measured")


if __name__ == "__main__":
    main()
