"""`bretwalda fuzz`: many random games, over every way to set a game up, with every property checked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from bretwalda.engine.journal import Journal, commitment
from bretwalda.engine.properties import Broken, check_game
from bretwalda.engine.registry import catalogue
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.schema import Settings

from .completion import games_beginning
from .files import write_journal
from .seeds import checked
from .speech import answer, quotable, say, texts

BATCH = 60  # games a worker is given at a time
MOMENTS = 1  # in each game at which the slow checks run too
ENOUGH = 10  # failures: whoever looks for a bug needs no more
CORES = os.cpu_count() or 1


class Setup(NamedTuple):
    """A game and one way to set it up."""

    game: str
    settings: Settings


class Batch(NamedTuple):
    """Some games of a run; the n-th has a seed of its own and the next set-up in rotation."""

    setups: list[Setup]
    seed: str
    numbers: range


class Failure(NamedTuple):
    """A property that a game broke, and the game up to there."""

    property: str
    detail: str
    journal: Journal


class Findings(NamedTuple):
    """What came of a batch."""

    games: int
    decisions: int
    failures: list[Failure]


def fuzz(
    game: Annotated[str | None, typer.Argument(help="help-game-or-all", autocompletion=games_beginning)] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="fuzz-help-games")] = 1000,
    seed: Annotated[str, typer.Option("--seed", help="help-seed")] = "fuzz",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=256, help="help-workers")] = CORES,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Look for games that break a property."""
    chosen = list(catalogue().values()) if game is None else [named_game(game)]
    setups = [Setup(one.id, settings) for one in chosen for settings in one.schema.sets()]
    found = run(setups, checked(seed), games, workers)
    kept = [keep(each) for each in found.failures]
    if as_json:
        broken = [{"property": each.property, "detail": each.detail, "file": str(file)} for each, file in kept]
        counted = {"games": found.games, "decisions": found.decisions, "failures": len(found.failures)}
        answer({**counted, "broken": broken})
    else:
        for each, file in kept:
            report(each, file)
        say("fuzz-done", games=found.games, decisions=found.decisions, failures=len(found.failures))
    if found.failures:
        raise typer.Exit(1)


def run(setups: list[Setup], seed: str, games: int, workers: int) -> Findings:
    """Play all the games, or until there are failures enough."""
    from rich.console import Console
    from rich.progress import Progress

    batches = [Batch(setups, seed, range(start, min(start + BATCH, games))) for start in range(0, games, BATCH)]
    played = decisions = 0
    failures: list[Failure] = []
    watcher = Console(stderr=True)
    with (
        Progress(console=watcher, transient=True, disable=not watcher.is_terminal) as progress,
        findings_of(batches, min(workers, len(batches))) as findings,
    ):
        task = progress.add_task(texts().say("fuzz-running"), total=games)
        for found in findings:
            played += found.games
            decisions += found.decisions
            failures += found.failures
            progress.update(task, completed=played)
            if len(failures) >= ENOUGH:
                break
    return Findings(played, decisions, failures)


@contextmanager
def findings_of(batches: list[Batch], workers: int) -> Iterator[Iterator[Findings]]:
    """The findings of each batch as they come, by that many processes."""
    if workers == 1:
        yield map(play, batches)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool.map(play, batches)
    finally:
        pool.shutdown(cancel_futures=True)


def play(batch: Batch) -> Findings:
    """Play and check the games of a batch."""
    decisions = 0
    failures: list[Failure] = []
    for number in batch.numbers:
        game_id, settings = batch.setups[number % len(batch.setups)]
        try:
            decisions += check_game(named_game(game_id), settings, f"{batch.seed} {number}", MOMENTS)
        except Broken as broken:
            failures.append(failure(broken))
            decisions += len(failures[-1].journal.moves)
    return Findings(len(batch.numbers), decisions, failures)


def failure(broken: Broken) -> Failure:
    """What a checked game broke; it always comes with the game."""
    assert broken.journal is not None
    return Failure(broken.property, broken.detail, broken.journal)


def keep(found: Failure) -> tuple[Failure, Path]:
    """Write the failing game into a file."""
    file = Path(f"fuzz-{found.journal.game}-{commitment(found.journal.seed)[:8]}.json")
    write_journal(file, found.journal)
    return found, file


def report(found: Failure, file: Path) -> None:
    """Say what a game broke, and how to see it."""
    say("fuzz-broken", property=found.property.replace("_", " "), detail=quotable(found.detail))
    say("fuzz-replay", command=f"bretwalda replay {file}")
