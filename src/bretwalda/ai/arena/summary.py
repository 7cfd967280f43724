"""A tournament in figures: what `--json` prints and `benchmarks/results` keeps."""

from __future__ import annotations

import shlex
from itertools import chain

import msgspec

from bretwalda.engine.schema import Settings, spelled

from .machine import Machine
from .results import Results
from .schedule import Plan
from .standings import Encounter, Standing, cross_table, digest, standings


class Summary(msgspec.Struct, frozen=True):
    """Everything worth knowing about a tournament, and how to play it again."""

    games: int
    entrants: list[Standing]
    cross_table: list[list[Encounter | None]]  # row against column, in the order of `entrants`
    game: str
    settings: Settings
    seed: str
    seatings: int  # different ones, in turn
    decisions: int
    decisions_per_s: float | None  # of all workers together, in this run; None when nothing was left to play
    digest: str  # of all games: whoever plays them again gets the same
    command: str
    date: str
    machine: Machine
    budgets: dict[str, dict[str, float]]


def sum_up(results: Results, games: int, decisions_per_s: float | None) -> Summary:
    """The summary of the games played, of the first ones up to this number."""
    plan, records = results.heading.plan, results.first(games)
    return Summary(
        games=len(records),
        entrants=standings(plan.entrants, records),
        cross_table=cross_table(plan.entrants, records),
        game=plan.game,
        settings=plan.settings,
        seed=plan.seed,
        seatings=len(plan.seatings),
        decisions=sum(sum(record.decisions) for record in records),
        decisions_per_s=decisions_per_s,
        digest=digest(records),
        command=command(plan, games),
        date=results.heading.date,
        machine=results.heading.machine,
        budgets=plan.budgets,
    )


def command(plan: Plan, games: int) -> str:
    """The command that plays the same games anywhere."""
    settings = {
        "--seats": ",".join(plan.words),
        "--games": str(games),
        "--settings": spelled(plan.settings),
        "--seed": plan.seed,
    }
    return shlex.join(["bretwalda", "arena", plan.game, *chain.from_iterable(settings.items())])
