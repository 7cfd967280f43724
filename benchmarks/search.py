"""How fast the search is, beside OpenSpiel's C++ search on games of similar length.

    python benchmarks/search.py [--rounds N] [--json]

Both search from the first position with random play-outs to the end, in turn, a little at a time;
processor time counts, and of each the best round. OpenSpiel's games have neither secrets nor chains of
decisions; what is compared is how many games a search can look through in a second. See README.md.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from time import process_time
from typing import Any

import pyspiel
from msgspec.structs import asdict

import bretwalda
from bretwalda.ai.arena.machine import this_machine
from bretwalda.ai.player import EXPLORATION, WIDENING
from bretwalda.ai.search import Search
from bretwalda.engine.counsel import Counsel
from bretwalda.engine.dice import seeded

GAME = "king_is_dead"
OTHERS = ("breakthrough", "hex(board_size=9)")
ITERATIONS = 20_000
LENGTHS = 200  # random games from which the mean length is taken
TARGET = 3.0  # times the simulations of OpenSpiel's C++ search on one of these games
LEAST = 40_000  # iterations a second


def ours(number: int) -> float:
    """Iterations a second of our search."""
    game = bretwalda.game(GAME)
    state = game.new(seed=f"search {number}", players=2)
    search = Search(state.actor, Counsel(), seeded("search"), EXPLORATION, WIDENING)
    start = process_time()
    search.grow(state, ITERATIONS)
    return ITERATIONS / (process_time() - start)


def theirs(name: str) -> float:
    """Simulations a second of OpenSpiel's C++ search."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, ITERATIONS, 1000, False, 7, False)
    state = game.new_initial_state()
    start = process_time()
    bot.step(state)
    return ITERATIONS / (process_time() - start)


def our_length() -> float:
    """Decisions in a random game of ours."""
    game, dice = bretwalda.game(GAME), seeded("length")
    played = [bretwalda.play_out(game.new(seed=str(k), players=2), dice) for k in range(LENGTHS)]
    return sum(played) / LENGTHS


def their_length(name: str) -> float:
    """Decisions in a random game of theirs."""
    game, dice, decisions = pyspiel.load_game(name), seeded("length"), 0
    for _ in range(LENGTHS):
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[dice.below(len(options))])
            decisions += 1
    return decisions / LENGTHS


def measure(rounds: int) -> dict[str, Any]:
    """The best of several rounds, each program in turn."""
    mine, others = 0.0, dict.fromkeys(OTHERS, 0.0)
    for number in range(rounds):
        mine = max(mine, ours(number))
        for name in OTHERS:
            others[name] = max(others[name], theirs(name))
    rows = [
        {"game": name, "simulations_per_s": round(speed), "decisions": their_length(name), "ratio": mine / speed}
        for name, speed in others.items()
    ]
    return {
        "date": date.today().isoformat(),
        "machine": asdict(this_machine()),
        "compiled": bretwalda.compiled(),
        "iterations_per_s": round(mine),
        "decisions": our_length(),
        "openspiel": rows,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = measure(asked.rounds)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"Measured: the {'compiled' if found['compiled'] else 'plain'} search.")
    speed, length = found["iterations_per_s"], found["decisions"]
    print(f"{GAME}, {length:.0f} decisions: {speed:,} iterations/s (at least {LEAST:,})")
    for row in found["openspiel"]:
        print(
            f"OpenSpiel C++ {row['game']}, {row['decisions']:.0f} decisions: {row['simulations_per_s']:,} simulations/s"
        )
        print(f"  ours is {row['ratio']:.2f} times as fast (target {TARGET:g} on one of them)")


if __name__ == "__main__":
    main()
