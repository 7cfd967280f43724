"""Fit the weights by which a game judges its positions, and see whether what it says is what happens.

    python -m tools.tune play britannia GAMES.jsonl --games 400   # self-play: positions, and how each game ended
    python -m tools.tune fit britannia GAMES.jsonl                # the weights that foretell those ends best
    python -m tools.tune said britannia GAMES.jsonl               # said and was, by tenths and by stages
    python -m tools.tune match britannia --set land=0.5           # a candidate against the weights in use
    python -m tools.tune keep GAMES.jsonl tests/ai/judged/britannia.jsonl.xz   # positions for the test

A fit says what foretold the result when all played alike; only a match says what wins. Use the compiled build: put
what `python -m tools.compile` prints on the PYTHONPATH.
"""

from __future__ import annotations

import json
import lzma
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from math import inf, log, sqrt
from pathlib import Path
from random import Random
from typing import Annotated, Any, NamedTuple

import typer

import bretwalda
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.counsel import Counsel, victory
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.state import NOBODY, State

ROUNDS = 25
HELD_OUT = 4  # one game of so many is kept aside as a test
STAGES = 5  # the table shows so many, each with about as many positions
TENTHS = 10
SURE = 1e-4

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class Example(NamedTuple):
    """A position, how far the game had got, and each seat's part of the victory that came of it."""

    state: State
    stage: int
    ended: list[float]


class Weights:
    """The named weights of a game, and a counsel with any others."""

    def __init__(self, game_id: str) -> None:
        player = f"bretwalda.games.{game_id}.player"
        self.policy: Any = import_module(f"{player}.policy")
        for name in ("policy", "value", "chances"):
            try:
                module: Any = import_module(f"{player}.{name}")
                self.names: list[str] = module.WEIGHT_NAMES
                self.values: list[float] = module.WEIGHTS
            except (ModuleNotFoundError, AttributeError):
                continue

    def counsel(self, values: Sequence[float]) -> Counsel:
        counsel: Counsel = self.policy.counsel_by(list(values))
        return counsel

    def changed(self, words: Iterable[str]) -> list[float]:
        """The weights in use with some others, each as name=value."""
        out = list(self.values)
        for word in words:
            name, _, value = word.partition("=")
            out[self.names.index(name)] = float(value)
        return out


# --- Games ----------------------------------------------------------------------------------------


@app.command()
def play(
    game_id: str, file: Path, games: int = 200, settings: str = "", level: str = "normal",
    iterations: int = 0, seed: str = "tune",
) -> None:  # fmt: skip
    """Play games against oneself and note the first position of every turn or round."""
    game = bretwalda.game(game_id)
    strength = replace(LEVELS[level], seconds=inf)
    if iterations:
        strength = replace(strength, iterations=iterations)
    chosen = game.schema.parse(settings)
    with file.open("a", encoding="utf-8") as out:
        for number in range(games):
            dice = seeded(f"{seed} {number}")
            state: State = game.new(f"{seed} {number}", **chosen)
            counsel = game.counsel()
            players = [Computer(game, strength, dice.fork()) for _ in range(state.seats)]
            positions: list[tuple[int, list[int]]] = []
            while state.actor != NOBODY:
                stage = int(counsel.stage(state))
                if not positions or stage != positions[-1][0]:
                    positions.append((stage, [int(n) for n in state.dump()]))
                state.take(state.actor, decide_in(state, int(state.actor), players[state.actor], dice))
            out.write(json.dumps({"ended": shares(list(victory(state))), "positions": positions}) + "\n")
            out.flush()


def shares(values: Sequence[float]) -> list[float]:
    """Parts that add up to 1: partners win together, and count half each.

    >>> shares([1.0, 0.0, 1.0, 0.0])
    [0.5, 0.0, 0.5, 0.0]
    """
    total = sum(values)
    return [value / total for value in values]


def read(game: Game[Any], files: Iterable[Path]) -> list[list[Example]]:
    """The games of some files, each with its positions."""
    out: list[list[Example]] = []
    for file in files:
        out += [examples(game, line) for line in file.read_text("utf-8").splitlines()]
    return out


def examples(game: Game[Any], line: str) -> list[Example]:
    """The positions of a game as `play` has noted it."""
    noted = json.loads(line)
    return [Example(game.restore(dump), stage, noted["ended"]) for stage, dump in noted["positions"]]


@app.command()
def keep(file: Path, into: Path, each: int = 5) -> None:
    """Keep a few positions of every game, from early to late."""
    kept: list[str] = []
    for number, line in enumerate(file.read_text("utf-8").splitlines()):
        noted = json.loads(line)
        found = noted["positions"]
        step = max(1, len(found) // each)
        noted["positions"] = found[number % step :: step]
        kept.append(json.dumps(noted, separators=(",", ":")))
    into.write_bytes(lzma.compress("\n".join(kept).encode(), preset=9))


# --- How good a judgement is ----------------------------------------------------------------------


def judged(counsel: Counsel, examples: Iterable[Example]) -> list[tuple[list[float], Example]]:
    """What the counsel says of each position."""
    return [(shares([float(chance) for chance in counsel.chances(example.state)]), example) for example in examples]


def log_loss(said: Iterable[tuple[list[float], Example]]) -> float:
    """How badly the winners were foretold: the mean logarithm of the chance that they were given, without its sign."""
    losses = [
        -sum(part * log(min(max(chance, SURE), 1.0)) for chance, part in zip(chances, example.ended, strict=True))
        for chances, example in said
    ]
    return sum(losses) / len(losses)


def by_stage(said: list[tuple[list[float], Example]], stages: int = STAGES) -> list[list[tuple[list[float], Example]]]:
    """The positions from early to late, in parts of about the same size that do not divide a turn."""
    ordered = sorted(said, key=lambda one: one[1].stage)
    bounds = [ordered[len(ordered) * k // stages][1].stage for k in range(1, stages)]
    parts: dict[int, list[tuple[list[float], Example]]] = defaultdict(list)
    for one in ordered:
        parts[sum(one[1].stage >= bound for bound in bounds)].append(one)
    return [parts[k] for k in sorted(parts)]


class Tenth(NamedTuple):
    """The chances of one tenth of the scale: how many, what was said on average, what came of it."""

    number: int
    said: float
    was: float
    error: float


def tenths(said: Iterable[tuple[list[float], Example]]) -> list[Tenth]:
    """What was said of each seat and what came of it, by tenths of the scale."""
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chances, example in said:
        for chance, part in zip(chances, example.ended, strict=True):
            found[min(int(chance * TENTHS), TENTHS - 1)].append((chance, part))
    out: list[Tenth] = []
    for k in sorted(found):
        n = len(found[k])
        was = sum(part for _, part in found[k]) / n
        out.append(Tenth(n, sum(chance for chance, _ in found[k]) / n, was, sqrt(max(was * (1 - was), 0.01) / n)))
    return out


@app.command()
def said(game_id: str, files: list[Path], change: Annotated[list[str] | None, typer.Option("--set")] = None) -> None:
    """What the judgement says and what came of it, as Markdown."""
    known = Weights(game_id)
    games = read(bretwalda.game(game_id), files)
    show(
        judged(known.counsel(known.changed(change or [])), [example for game in games for example in game]), len(games)
    )


def show(found: list[tuple[list[float], Example]], games: int) -> None:
    even = sum(log(len(chances)) for chances, _ in found) / len(found)
    typer.echo(f"{games} games, {len(found)} positions: log loss {log_loss(found):.3f}, a constant {even:.3f}\n")
    typer.echo("| stage | positions | log loss | a constant |\n|---|---:|---:|---:|")
    for part in by_stage(found):
        first, last = part[0][1].stage, part[-1][1].stage
        constant = sum(log(len(chances)) for chances, _ in part) / len(part)
        typer.echo(f"| {first}–{last} | {len(part)} | {log_loss(part):.3f} | {constant:.3f} |")
    typer.echo("\n| said | was | seats |\n|---:|---:|---:|")
    for tenth in tenths(found):
        typer.echo(f"| {tenth.said:.2f} | {tenth.was:.2f} ± {1.96 * tenth.error:.2f} | {tenth.number} |")


# --- Weights --------------------------------------------------------------------------------------


@app.command()
def fit(
    game_id: str, files: list[Path], most: int = 4000, only: str = "",
    change: Annotated[list[str] | None, typer.Option("--set")] = None,
) -> None:  # fmt: skip
    """Fit weights to games by coordinate descent on the log loss; a part of the games is kept aside as a test."""
    known = Weights(game_id)
    games = read(bretwalda.game(game_id), files)
    taught = [example for k, game in enumerate(games) if k % HELD_OUT for example in game]
    unknown = [example for game in games[::HELD_OUT] for example in game]
    taught = Random("taught").sample(taught, min(most, len(taught)))
    values = known.changed(change or [])
    wanted = [known.names.index(name) for name in only.split(",") if name] or list(range(len(values)))
    typer.echo(f"{len(taught)} positions, held out {len(unknown)}")
    typer.echo(f"before: {loss(known, values, taught):.4f}, held out {loss(known, values, unknown):.4f}")
    values = descend(known, values, wanted, taught)
    typer.echo(f"fitted: {loss(known, values, taught):.4f}, held out {loss(known, values, unknown):.4f}")
    for name, old, new in zip(known.names, known.values, values, strict=True):
        typer.echo(f"{name:22} {old:8.3f} {new:8.3f}")
    show(judged(known.counsel(values), unknown), len(games[::HELD_OUT]))


def loss(known: Weights, values: list[float], examples: list[Example]) -> float:
    return log_loss(judged(known.counsel(values), examples))


def descend(known: Weights, values: list[float], wanted: list[int], examples: list[Example]) -> list[float]:
    """The weights with the least loss that small steps lead to; those that are not 0 keep their sign."""
    signs = [(value > 0) - (value < 0) for value in known.values]
    steps = [max(0.1, abs(value) * 0.3) for value in values]
    best = loss(known, values, examples)
    for _ in range(ROUNDS):
        for k in wanted:
            for step in (steps[k], -steps[k]):
                tried = [*values[:k], values[k] + step, *values[k + 1 :]]
                if tried[k] * signs[k] < 0:
                    continue
                found = loss(known, tried, examples)
                if found < best:
                    best, values, steps[k] = found, tried, steps[k] * 1.5
                    break
            else:
                steps[k] *= 0.5
    return values


@app.command()
def match(
    game_id: str,
    change: Annotated[list[str], typer.Option("--set", help="a weight as name=value")],
    games: int = 80,
    settings: str = "",
    level: str = "normal",
    seed: str = "match",
) -> None:
    """Play one candidate against as many with the weights in use as there are other seats, seats rotated."""
    known = Weights(game_id)
    game = bretwalda.game(game_id)
    strength = replace(LEVELS[level], seconds=inf)
    chosen = game.schema.parse(settings)
    changed = known.changed(change)
    won, seats = 0.0, 1
    for number in range(games):
        dice = seeded(f"{seed} {number}")
        state: State = game.new(f"{seed} {number}", **chosen)
        seats = int(state.seats)
        players = [Computer(game, strength, dice.fork()) for _ in range(seats)]
        players[number % seats].counsel = known.counsel(changed)
        while state.actor != NOBODY:
            state.take(state.actor, decide_in(state, int(state.actor), players[state.actor], dice))
        won += state.result()[number % seats]
    error = 1.96 * sqrt(max(won / games * (1 - won / games), 0.01) / games)
    typer.echo(f"the candidate won {won:g} of {games} games: {won / games:.3f} ± {error:.3f}, fair {1 / seats:.3f}")


if __name__ == "__main__":
    app()
