"""`bretwalda arena`: a tournament between computer players."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer

from bretwalda.ai.arena.machine import this_machine
from bretwalda.ai.arena.results import Heading, Results
from bretwalda.ai.arena.schedule import Plan, draw_up
from bretwalda.ai.arena.summary import Summary, sum_up
from bretwalda.ai.arena.wording import COLUMNS, against, row
from bretwalda.ai.arena.workers import Alone, Crew, Processes
from bretwalda.ai.entrants import patient_player
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.journal import commitment
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.schema import Settings

from . import files, seeds
from .completion import games_beginning
from .progress import watched
from .speech import answer, print_table, say, texts

INTERRUPTED = 130
MOST_GAMES = 1_000_000
CORES = os.cpu_count() or 1


def arena(
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=games_beginning)],
    seats: Annotated[str, typer.Option("--seats", metavar="hard,easy", help="arena-help-seats")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="arena-help-games")] = 100,
    settings: Annotated[str | None, typer.Option("--settings", metavar="NAME=VALUE,…", help="help-settings")] = None,
    seed: Annotated[str, typer.Option("--seed", help="help-seed")] = "arena",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=256, help="help-workers")] = CORES,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="arena-help-cluster")] = None,
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE", help="arena-help-results")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="arena-help-resume")] = False,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE", help="arena-help-report")] = None,
    summary: Annotated[Path | None, typer.Option("--summary", metavar="FILE", help="arena-help-summary")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Hold a tournament."""
    if report is not None:
        from bretwalda.ai.arena.plots import check_installed

        check_installed()
    chosen = named_game(game)
    words = seats.split(",")
    plan = draw_up(chosen, words, settle(chosen, settings or "", len(words)), seeds.checked(seed))
    if cluster is None:
        introduce(chosen, plan)
    with closing(gather(cluster, min(workers, games))) as crew, closing(open_results(results, resume, plan)) as kept:
        done, decisions_per_s = hold(crew, kept, games)
    found = sum_up(kept, games, decisions_per_s)
    if report is not None and found.games:
        from bretwalda.ai.arena.report import page

        files.write(report, page(found, kept.first(games), texts(chosen)).encode())
    if summary is not None:
        files.write(summary, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    if as_json:
        answer(msgspec.to_builtins(found))
    else:
        show(found)
    if not done:
        print(texts().say("arena-kept", games=found.games, planned=games, file=str(kept.path)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)
    if results is None:
        kept.path.unlink()


def settle(game: Game[Any], settings: str, entrants: int) -> Settings:
    """The settings; where they say nothing of players there is one for each entrant, if the game allows that many."""
    allowed = [setting.values for setting in game.schema.settings if setting.name == "players"]
    implied = f"players={entrants}," if allowed and entrants in allowed[0] else ""
    return game.schema.parse(implied + settings)


def introduce(game: Game[Any], plan: Plan) -> None:
    """Refuse a player that cannot come, such as a program that is not there, before the first game."""
    for word in plan.entrants:
        patient_player(word, game, seeded(plan.seed)).close()


def gather(cluster: str | None, workers: int) -> Crew:
    """Whoever is to play the games."""
    if cluster is not None:
        from bretwalda.ai.arena.cluster import Cluster

        return Cluster(cluster)
    return Alone() if workers == 1 else Processes(workers)


def open_results(path: Path | None, resume: bool, plan: Plan) -> Results:
    """The results file: one to go on with, or a new one. Only a file that nobody named is begun anew without asking."""
    file = path or Path(f"arena-{plan.game}-{commitment(msgspec.json.encode(plan).decode())[:8]}.jsonl")
    if resume and files.exists(file):
        return Results.resume(file, plan)
    if path is not None and files.exists(path):
        raise Refusal("refused-results-there", {"file": str(path)})
    return Results.begin(file, Heading(plan, datetime.now(UTC).isoformat(timespec="seconds"), this_machine()))


def hold(crew: Crew, kept: Results, games: int) -> tuple[bool, float | None]:
    """Play what is missing: whether that was done, and how many decisions a second that took."""
    decisions = 0
    begin = perf_counter()
    done = True
    records = crew.play(kept.heading.plan, kept.missing(games))
    try:
        for record in watched("arena-running", records, games, len(kept.first(games))):
            kept.add(record)
            decisions += sum(record.decisions)
    except KeyboardInterrupt:
        done = False
    return done, round(decisions / (perf_counter() - begin), 1) if decisions else None


def show(found: Summary) -> None:
    """The standings, and where more than two entered, who did what against whom."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in COLUMNS:
        table.add_column(texts().say(f"arena-column-{name}"), justify="left" if name == "bot" else "right")
    for standing in found.entrants:
        table.add_row(*row(standing))
    print_table(table)
    cross = Table("", *(standing.bot for standing in found.entrants), box=SIMPLE_HEAD, pad_edge=False)
    for standing, line in zip(found.entrants, found.cross_table, strict=True):
        cross.add_row(standing.bot, *map(against, line))
    print_table(cross)
    if any(cell is not None and cell.lead is not None for line in found.cross_table for cell in line):
        say("arena-margins")
    for standing in found.entrants:
        for key, times in standing.faults.items():
            say(key, command=standing.bot, times=times)
    if found.decisions_per_s is not None:
        say("arena-speed", games=found.games, decisions=found.decisions, speed=round(found.decisions_per_s))
