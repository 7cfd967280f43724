"""Are the chances that a review shows what happens? Games of computers against themselves, and what came of them.

    python -m benchmarks.review play britannia GAMES.jsonl --games 500   # journals, one a line
    python -m benchmarks.review said britannia GAMES.jsonl               # Brier score, said and was; a plot beside it
    python -m benchmarks.review time GAMES.jsonl                         # how long whole reviews take

Use the compiled build: put what `python -m tools.compile` prints on the PYTHONPATH.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from time import process_time
from typing import NamedTuple

import typer

import bretwalda
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.ai.review import USUAL, chances, review
from bretwalda.engine.dice import seeded
from bretwalda.engine.journal import decode
from bretwalda.engine.match import Match

RESULTS = Path(__file__).with_name("results")
TENTHS = 10
FIFTHS = 5  # of a game, from early to late

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def play(
    game_id: str, file: Path, games: int = 500, settings: str = "", level: str = "normal", iterations: int = 0,
    seed: str = "review",
) -> None:  # fmt: skip
    """Let a level play against itself; a file that is there is gone on with."""
    game = bretwalda.game(game_id)
    strength = patient(LEVELS[level])
    if iterations:
        strength = replace(strength, iterations=iterations)
    done = len(file.read_text("utf-8").splitlines()) if file.exists() else 0
    with file.open("a", encoding="utf-8") as out:
        for number in range(done, games):
            dice = seeded(f"{seed} {number}")
            match = Match(game, game.schema.parse(settings), seed=f"{seed} {number}")
            players = [Computer(game, strength, dice.fork()) for _ in range(match.state.seats)]
            while not match.over:
                seat = int(match.state.actor)
                match.choose(seat, decide_in(match.state, seat, players[seat], dice))
            out.write(json.dumps(json.loads(match.journal().encode())) + "\n")
            out.flush()


def matches(file: Path, first: int = 0) -> Iterator[Match]:
    """The games of a file, played again."""
    for line in file.read_text("utf-8").splitlines()[first:]:
        journal = decode(line.encode())
        yield Match.replay(bretwalda.game(journal.game), journal)


class Said(NamedTuple):
    """What was said of all seats at one decision, and what came of it; how much of the game was over."""

    game: int
    part: float
    chances: list[float]
    ended: list[float]


def shares(values: Sequence[float]) -> list[float]:
    """Parts that add up to 1: partners win together, and count half each."""
    total = sum(values)
    return [value / total for value in values]


def sayings(file: Path, each: int, first: int) -> list[Said]:
    """So many positions of every game, evenly from the beginning to shortly before the end."""
    out = []
    for number, match in enumerate(matches(file, first)):
        luck = seeded(f"sayings {number}")
        ended = shares(chances(match.game, match.state, luck, 1))
        for k in range(each):
            step = len(match.decisions) * k // each
            said = shares(chances(match.game, match.at(step), luck, USUAL.effort))
            out.append(Said(number, step / len(match.decisions), said, ended))
    return out


def brier(said: Sequence[Said]) -> float:
    """The mean of the squared differences between what was said and what was, over all seats of a position."""
    return sum(sum((s - e) ** 2 for s, e in zip(one.chances, one.ended, strict=True)) for one in said) / len(said)


def constant(said: Sequence[Said]) -> float:
    """The same for somebody who always finds all seats equal."""
    return brier([one._replace(chances=[1.0 / len(one.chances)] * len(one.chances)) for one in said])


class Tenth(NamedTuple):
    """The chances of one tenth of the scale: how many, what was said on average, what was, and its standard error."""

    number: int
    said: float
    was: float
    error: float


def tenths(said: Sequence[Said]) -> list[Tenth]:
    """Said and was. The positions of one game end alike, so the error is reckoned from games."""
    found: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    for one in said:
        for chance, part in zip(one.chances, one.ended, strict=True):
            found[min(int(chance * TENTHS), TENTHS - 1)].append((one.game, chance, part))
    out = []
    for k in sorted(found):
        n = len(found[k])
        was = sum(part for _, _, part in found[k]) / n
        games: dict[int, float] = defaultdict(float)
        for game, _, part in found[k]:
            games[game] += part - was
        out.append(Tenth(n, sum(c for _, c, _ in found[k]) / n, was, sqrt(sum(g * g for g in games.values())) / n))
    return out


@app.command()
def said(game_id: str, file: Path, each: int = 20, first: int = 0, plot: bool = False) -> None:
    """What is said and what came of it, as Markdown; with --plot also as a picture among the results."""
    found = sayings(file, each, first)
    games = len({one.game for one in found})
    typer.echo(
        f"{games} games, {len(found)} positions: Brier score {brier(found):.3f}, always equal {constant(found):.3f}\n"
    )
    typer.echo("| part of the game | Brier score | always equal |\n|---|---:|---:|")
    for k in range(FIFTHS):
        part = [one for one in found if k <= FIFTHS * one.part < k + 1]
        typer.echo(f"| {k + 1} of {FIFTHS} | {brier(part):.3f} | {constant(part):.3f} |")
    typer.echo("\n| said | was | seats |\n|---:|---:|---:|")
    for tenth in tenths(found):
        typer.echo(f"| {tenth.said:.2f} | {tenth.was:.2f} ± {1.96 * tenth.error:.2f} | {tenth.number} |")
    if plot:
        (RESULTS / f"review-{game_id}.svg").write_text(picture(tenths(found), game_id), "utf-8")


def picture(points: Sequence[Tenth], title: str) -> str:
    """A reliability plot: on the diagonal what is said is what happens; bars are 95 %."""
    size, edge = 320, 40

    def x(value: float) -> float:
        return round(edge + value * size, 1)

    def y(value: float) -> float:
        return round(edge + (1 - min(max(value, 0), 1)) * size, 1)

    whole = size + 2 * edge
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-size="12">',
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<text x="{edge}" y="22">{title}: said (across) and was (up)</text>',
        f'<rect x="{edge}" y="{edge}" width="{size}" height="{size}" fill="none" stroke="#999"/>',
        f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for mark in range(0, TENTHS + 1, 2):
        value = mark / TENTHS
        lines.append(f'<text x="{x(value)}" y="{y(0) + 16}" text-anchor="middle">{value:.1f}</text>')
        lines.append(f'<text x="{edge - 6}" y="{y(value) + 4}" text-anchor="end">{value:.1f}</text>')
    for one in points:
        low, high = one.was - 1.96 * one.error, one.was + 1.96 * one.error
        lines.append(f'<line x1="{x(one.said)}" y1="{y(low)}" x2="{x(one.said)}" y2="{y(high)}" stroke="#235"/>')
        lines.append(f'<circle cx="{x(one.said)}" cy="{y(one.was)}" r="4" fill="#235"/>')
    return "\n".join([*lines, "</svg>", ""])


@app.command()
def time(files: list[Path], games: int = 3) -> None:
    """How long whole reviews take, in seconds of processor time."""
    for file in files:
        for number, match in enumerate(matches(file)):
            if number == games:
                break
            began = process_time()
            found = review(match)
            seconds = process_time() - began
            mistakes = sum(balance.mistakes for balance in found.balances)
            typer.echo(f"{match.game.id}: {len(match.decisions)} decisions, {seconds:.1f} s, {mistakes} mistakes")


if __name__ == "__main__":
    app()
