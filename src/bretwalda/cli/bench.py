"""`bretwalda bench`: how fast a game runs, in every way it can be set up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from time import process_time
from typing import Annotated, Any

import msgspec
import typer

from bretwalda import compiled
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.playout import clone_often, imagine_often, play_out
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.schema import Options, spelled
from bretwalda.engine.state import NOBODY, State

from .speech import answer, console, texts

ROUNDS = 5  # the best one counts: a busy machine only ever slows things down
BATCH = 16  # games between two looks at the clock
SHORTEST_ROUND = 0.01  # seconds of cloning or imagining
LONGEST = 3600.0  # seconds


class Measure(msgspec.Struct):
    """One way to set up a game, measured."""

    game: str
    options: Options
    decisions_per_s: float
    playouts_per_s: float
    clone_us: float
    imagine_us: float
    compiled: bool


def bench(
    game: Annotated[str | None, typer.Argument(help="help-game-or-all")] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="help-seconds")] = 6.0,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Measure the rules."""
    if not 0 < seconds <= LONGEST:
        raise Refusal("refused-seconds", {"most": str(int(LONGEST))})
    chosen = list(catalogue().values()) if game is None else [named_game(game)]
    setups = [(each, options) for each in chosen for options in each.schema.sets()]
    from rich.console import Console
    from rich.progress import track

    watcher = Console(stderr=True)
    quiet = not watcher.is_terminal
    waiting = track(setups, texts().say("bench-running"), console=watcher, transient=True, disable=quiet)
    measures = [measure(each, options, seconds / len(setups)) for each, options in waiting]
    if as_json:
        answer({"games": msgspec.to_builtins(measures)})
    else:
        _print(measures)


def measure(game: Game[Any], options: Options, seconds: float) -> Measure:
    """Measure one way to set up a game for about so many seconds of processor time."""
    decisions, playouts = max(pace(game, options, seconds / ROUNDS, f"bench {k}") for k in range(ROUNDS))
    state = middle(game, options)
    seat, dice = state.actor, seeded("imagine")
    return Measure(
        game=game.id,
        options=options,
        decisions_per_s=round(decisions),
        playouts_per_s=round(playouts, 1),
        clone_us=microseconds(lambda times: clone_often(state, times)),
        imagine_us=microseconds(lambda times: imagine_often(state, seat, dice, times)),
        compiled=compiled(),
    )


def pace(game: Game[Any], options: Options, seconds: float, seed: str) -> tuple[float, float]:
    """Decisions and games a second of processor time, set-up included, each choice at random."""
    start = game.start
    dice = seeded(seed)
    decisions = playouts = 0
    begin = process_time()
    end = begin + seconds
    now = begin
    while now < end:
        for _ in repeat(None, BATCH):
            decisions += play_out(start(options, dice), dice)
        playouts += BATCH
        now = process_time()
    return decisions / (now - begin), playouts / (now - begin)


def middle(game: Game[Any], options: Options) -> State:
    """A position halfway through a random game."""
    half = int(play_out(game.start(options, seeded("middle")), seeded("choices"))) // 2
    state: State = game.start(options, seeded("middle"))
    dice = seeded("choices")
    for _ in range(half):
        choices = state.options(state.actor)
        state.take(state.actor, choices[dice.below(len(choices))])
    assert state.actor != NOBODY
    return state


def microseconds(often: Callable[[int], None]) -> float:
    """The time of one go, from enough of them to be measured."""
    times = 1
    while (spent := _timed(often, times)) < SHORTEST_ROUND:
        times *= 2 if spent == 0 else 4
    best = min(spent, *(_timed(often, times) for _ in range(ROUNDS)))
    return round(best / times * 1e6, 3)


def _timed(often: Callable[[int], None], times: int) -> float:
    begin = process_time()
    often(times)
    return process_time() - begin


def _print(measures: list[Measure]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    say = texts().say
    table = Table(say("games-id"), say("games-options"), box=SIMPLE_HEAD, pad_edge=False)
    for key in ("bench-decisions", "bench-playouts", "bench-clone", "bench-imagine"):
        table.add_column(say(key), justify="right")
    for m in measures:
        figures = (f"{m.decisions_per_s:,.0f}", f"{m.playouts_per_s:,.0f}", f"{m.clone_us:.2f}", f"{m.imagine_us:.2f}")
        table.add_row(m.game, spelled(m.options).replace(",", " "), *figures)
    console().print(table)
    print(say("bench-compiled" if compiled() else "bench-plain"))
