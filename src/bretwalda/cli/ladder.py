"""`bretwalda ladder`: every level against the one below it."""

from __future__ import annotations

import shlex
import sys
from contextlib import closing
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from bretwalda.ai.arena.ladder import Ladder, Rung, rung, table
from bretwalda.ai.arena.machine import this_machine
from bretwalda.ai.arena.results import Heading, Results
from bretwalda.ai.arena.schedule import Plan, draw_up
from bretwalda.ai.arena.wording import duration
from bretwalda.ai.level import LEVELS
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.schema import Settings, spelled

from . import files, seeds
from .arena import CORES, INTERRUPTED, MOST_GAMES, gather, hold, introduce
from .completion import games_beginning
from .speech import answer, print_table, texts

RUNGS = ",".join(name for name, level in LEVELS.items() if level.thinks)
COLUMNS = ("rung", "games", "share", "interval", "fair", "elo", "verdict", "time", "slowest")


def ladder(
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=games_beginning)],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="ladder-help-games")] = 100,
    levels: Annotated[str, typer.Option("--levels", metavar="easy,casual,…", help="ladder-help-levels")] = RUNGS,
    settings: Annotated[str, typer.Option("--settings", metavar="NAME=VALUE,…", help="help-settings")] = "",
    seed: Annotated[str, typer.Option("--seed", help="help-seed")] = "ladder",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=256, help="help-workers")] = CORES,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="arena-help-cluster")] = None,
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", help="ladder-help-folder")] = Path("ladder"),
    summary: Annotated[Path | None, typer.Option("--summary", metavar="FILE", help="arena-help-summary")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Climb the ladder."""
    chosen = named_game(game)
    plans = draw_up_rungs(chosen, levels.split(","), chosen.schema.parse(settings), seeds.checked(seed))
    rungs: list[Rung] = []
    done = True
    for plan in plans:
        if cluster is None:
            introduce(chosen, plan)
        with closing(gather(cluster, min(workers, games))) as crew, closing(open_rung(folder, plan)) as kept:
            done = hold(crew, kept, games)[0]
            if kept.first(games):
                rungs.append(rung(plan, kept.first(games)))
        if not done:
            break
    found = Ladder(
        game=chosen.id,
        settings=plans[0].settings,
        seed=seed,
        rungs=rungs,
        command=command(plans, games, levels),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        machine=this_machine(),
        budgets={word: budget for plan in plans for word, budget in plan.budgets.items()},
    )
    if summary is not None:
        files.write(summary, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    if as_json:
        answer(msgspec.to_builtins(found))
    else:
        show(rungs)
    if not done:
        print(texts().say("ladder-kept", folder=str(folder)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def draw_up_rungs(game: Game[Any], words: list[str], settings: Settings, seed: str) -> list[Plan]:
    """A tournament for each rung, from the lowest."""
    if len(words) < 2:
        raise Refusal("refused-arena-entrants")
    start = game.start(settings, seeded(seed))
    sides = len({int(start.team(seat)) for seat in range(start.seats)})
    if sides < 2:
        raise Refusal("refused-ladder-alone")
    return [draw_up(game, table(upper, lower, sides), settings, seed) for lower, upper in pairwise(words)]


def open_rung(folder: Path, plan: Plan) -> Results:
    """The file of a rung, to go on with if it is there."""
    stronger, weaker = plan.entrants
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Refusal("refused-file-write", {"file": str(folder)}) from None
    named = "".join(sign if sign.isalnum() else "-" for sign in f"{plan.game} {stronger} {weaker}")
    file = folder / f"{named}.jsonl"
    if files.exists(file):
        return Results.resume(file, plan)
    return Results.begin(file, Heading(plan, datetime.now(UTC).isoformat(timespec="seconds"), this_machine()))


def command(plans: list[Plan], games: int, levels: str) -> str:
    """The command that plays the same games anywhere."""
    plan = plans[0]
    chosen = ["--games", str(games), "--levels", levels, "--settings", spelled(plan.settings), "--seed", plan.seed]
    return shlex.join(["bretwalda", "ladder", plan.game, *chosen])


def show(rungs: list[Rung]) -> None:
    """A line for each rung."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    board = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in COLUMNS:
        board.add_column(texts().say(f"ladder-column-{name}"), justify="left" if name == "rung" else "right")
    for each in rungs:
        board.add_row(
            texts().say("ladder-rung", stronger=each.stronger, weaker=each.weaker),
            str(each.games),
            f"{each.share:.1%}",
            f"{100 * each.low:.1f}–{each.high:.1%}",
            f"{each.fair:.1%}",
            f"{each.elo:+.0f}",
            texts().say(f"ladder-{each.verdict}"),
            duration(each.seconds_per_decision),
            duration(each.slowest_decision),
        )
    print_table(board)
