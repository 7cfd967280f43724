"""Our search against OpenSpiel's Python `MCTSBot`, at equal iterations, on The King is Dead.

    python benchmarks/openspiel_match.py [--games 60] [--iterations 100] [--workers 2] [--json]

Two players, basic, seats rotated. The bot plays through the OpenSpiel adapter with its own random
play-outs; ours searches with the game's counsel, and solves no endings.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from multiprocessing import get_context

import numpy as np
from msgspec.structs import asdict
from open_spiel.python.algorithms import mcts

from bretwalda.adapters import openspiel
from bretwalda.ai.arena.machine import this_machine
from bretwalda.ai.level import Level
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.dice import seeded
from bretwalda.engine.registry import game as named_game

GAME = "king_is_dead"
TARGET = 0.6


def play(number: int, iterations: int) -> float:
    """One game; our share of the victory. We sit in the first seat of every other game."""
    ours = number % 2
    state = openspiel.load(GAME, players=2).new_initial_state()
    chance = np.random.RandomState(number)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(state.get_game(), 1.4, iterations, evaluator, random_state=chance)
    level = Level("equal", iterations=iterations, seconds=600.0)
    computer = Computer(named_game(GAME), level, seeded(f"match {number}"))
    dice = seeded(f"imagine {number}")
    while not state.is_terminal():
        if state.is_chance_node():
            lots, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(lots, p=odds))
        elif state.current_player() == ours:
            state.apply_action(decide_in(state.table.state, ours, computer, dice))
        else:
            state.apply_action(bot.step(state))
    return float(state.returns()[ours] + 1.0) / 2.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        won = sum(pool.map(partial(play, iterations=asked.iterations), range(asked.games)))
    share = won / asked.games
    if asked.json:
        found = {"games": asked.games, "iterations": asked.iterations, "wins": won, "win_rate": share}
        print(json.dumps(found | {"date": date.today().isoformat(), "machine": asdict(this_machine())}))
        return
    print(
        f"Ours won {won:g} of {asked.games} games at {asked.iterations} iterations: {share:.0%} (target {TARGET:.0%})."
    )


if __name__ == "__main__":
    main()
