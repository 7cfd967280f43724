"""Tune the weights by which the computer judges a position of The King is Dead.

    python tools/tune.py play GAMES.jsonl --games 400      # self-play, every turn noted with how it ended
    python tools/tune.py fit GAMES.jsonl                   # the weights that foretell those ends best
    python tools/tune.py match --set card=1.8 --games 80   # a candidate against the weights in use

A fit says what foretold the result when both played alike; only a match says what wins. Use the
compiled build: `.venv/bin/python tools/tune.py ...` after `./play bench`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

import bretwalda
from bretwalda.ai.player import EXPLORATION, WIDENING
from bretwalda.ai.search import Search
from bretwalda.engine.counsel import victory
from bretwalda.engine.dice import Dice, seeded
from bretwalda.games.king_is_dead.player.policy import (
    HORIZON,
    PASSES_OF_8,
    WEIGHT_NAMES,
    WEIGHTS,
    KingCounsel,
    weights,
)
from bretwalda.games.king_is_dead.state import King

GAME = bretwalda.game("king_is_dead")
SETUPS = GAME.schema.sets()
EXPLORED = 20  # one decision of so many is taken at random, so that the games differ
ROUNDS = 25
NEGATIVE = ("invasion",)  # the weights that may be below zero

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class Example(NamedTuple):
    """A position and the victory that came of it, by seat."""

    state: King
    victory: list[float]


def counsel(values: list[float]) -> KingCounsel:
    return KingCounsel(weights(values), PASSES_OF_8, HORIZON)


def best_choice(state: King, adviser: KingCounsel, iterations: int, dice: Dice) -> int:
    """What a search with this counsel chooses."""
    options = state.options(state.actor)
    if len(options) == 1:
        return int(options[0])
    search = Search(state.actor, adviser, dice.fork(), EXPLORATION, WIDENING)
    search.grow(state, iterations)
    return int(max(search.decisions(state), key=lambda node: node.visits).choice)


@app.command()
def play(file: Path, games: int = 400, iterations: int = 500, seed: str = "tune") -> None:
    """Play games against oneself and write them down."""
    adviser = counsel(WEIGHTS)
    with file.open("a", encoding="utf-8") as out:
        for number in range(games):
            dice = seeded(f"{seed} {number}")
            state = GAME.new(f"{seed} {number}", **SETUPS[number % len(SETUPS)])
            turns: list[list[int]] = []
            while state.actor >= 0:
                if state.step.name == "turn":
                    turns.append(state.dump())
                options = state.options(state.actor)
                explores = dice.below(EXPLORED) == 0
                choice = options[dice.below(len(options))]
                state.take(state.actor, choice if explores else best_choice(state, adviser, iterations, dice))
            out.write(json.dumps({"victory": list(victory(state)), "turns": turns}) + "\n")


@app.command()
def fit(files: list[Path]) -> None:
    """Fit the weights to games: coordinate descent on the logarithmic loss; a fifth is kept aside as a test."""
    examples = list(read(files))
    known, unknown = [e for k, e in enumerate(examples) if k % 5], examples[::5]
    values = list(WEIGHTS)
    steps = [max(0.1, abs(value) * 0.3) for value in values]
    best = loss(values, known)
    typer.echo(f"{len(examples)} positions, loss {best:.4f}, on the test {loss(values, unknown):.4f}")
    for _ in range(ROUNDS):
        for k, name in enumerate(WEIGHT_NAMES):
            for step in (steps[k], -steps[k]):
                tried = [*values[:k], values[k] + step, *values[k + 1 :]]
                if tried[k] < 0 and name not in NEGATIVE:
                    continue
                found = loss(tried, known)
                if found < best:
                    best, values, steps[k] = found, tried, steps[k] * 1.3
                    break
            else:
                steps[k] *= 0.5
    typer.echo(f"fitted: loss {best:.4f}, on the test {loss(values, unknown):.4f}")
    for name, old, new in zip(WEIGHT_NAMES, WEIGHTS, values, strict=True):
        typer.echo(f"{name:18} {old:8.3f} {new:8.3f}")


def read(files: list[Path]) -> Iterator[Example]:
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            game = json.loads(line)
            for dump in game["turns"]:
                yield Example(GAME.restore(dump), game["victory"])


def loss(values: list[float], examples: list[Example]) -> float:
    """How badly the weights foretell the results."""
    adviser, total = counsel(values), 0.0
    for state, ended in examples:
        for chance, won in zip(adviser.judge(state), ended, strict=True):
            sure = min(max(chance, 1e-4), 1 - 1e-4)
            total -= (won * log(sure) + (1 - won) * log(1 - sure)) / len(ended)
    return total / len(examples)


@app.command()
def match(
    change: Annotated[list[str], typer.Option("--set", help="a weight as name=value")],
    games: int = 80,
    iterations: int = 1000,
    seed: str = "match",
) -> None:
    """Play a candidate against the weights in use, seats rotated; two players, basic."""
    values = list(WEIGHTS)
    for word in change:
        name, _, value = word.partition("=")
        values[WEIGHT_NAMES.index(name)] = float(value)
    sides = [counsel(values), counsel(WEIGHTS)]
    won = 0.0
    for number in range(games):
        dice = seeded(f"{seed} {number}")
        state = GAME.new(f"{seed} {number}", players=2)
        while state.actor >= 0:
            side = sides[(state.actor + number) % 2]
            state.take(state.actor, best_choice(state, side, iterations, dice))
        won += state.result()[number % 2]
    typer.echo(f"the candidate won {won:g} of {games} games")


if __name__ == "__main__":
    app()
