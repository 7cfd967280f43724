"""`bretwalda bench`: how fast a game runs, in every way it can be set up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from time import process_time
from typing import Annotated, Any

import msgspec
import typer

from bretwalda import compiled
from bretwalda.ai.player import EXPLORATION, WIDENING
from bretwalda.ai.search import Search
from bretwalda.engine.counsel import Counsel
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.playout import clone_often, imagine_often, play_out
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.schema import Settings, spelled
from bretwalda.engine.state import NOBODY, State

from .completion import games_beginning
from .speech import answer, print_table, texts

ROUNDS = 5  # the best one counts: a busy machine only ever slows things down
BATCH = 16  # games between two looks at the clock
ITERATIONS = 20  # of the search between two looks at the clock
SHORTEST_ROUND = 0.01  # seconds of cloning or imagining
LONGEST = 3600.0  # seconds


# Each column of the table: the text above it, then the figure in it and how that is written.
RULES_COLUMNS = {
    "bench-decisions": ("decisions_per_s", "{:,.0f}"),
    "bench-playouts": ("playouts_per_s", "{:,.0f}"),
    "bench-clone": ("clone_us", "{:.2f}"),
    "bench-imagine": ("imagine_us", "{:.2f}"),
}
SEARCH_COLUMNS = {
    "bench-search": ("search_iterations_per_s", "{:,.0f}"),
    "bench-counsel": ("counsel_iterations_per_s", "{:,.0f}"),
}


class Measure(msgspec.Struct):
    """One way to set up a game, measured."""

    game: str
    settings: Settings
    decisions_per_s: float
    playouts_per_s: float
    clone_us: float
    imagine_us: float
    compiled: bool
    search_iterations_per_s: float | msgspec.UnsetType = msgspec.UNSET  # with random play-outs to the end
    counsel_iterations_per_s: float | msgspec.UnsetType = msgspec.UNSET  # with what the game tells the search


def bench(
    game: Annotated[str | None, typer.Argument(help="help-game-or-all", autocompletion=games_beginning)] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="help-seconds")] = 6.0,
    search: Annotated[bool, typer.Option("--search", help="bench-help-search")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Measure the rules, and the search if asked to."""
    if not 0 < seconds <= LONGEST:
        raise Refusal("refused-seconds", {"most": str(int(LONGEST))})
    chosen = list(catalogue().values()) if game is None else [named_game(game)]
    setups = [(each, settings) for each in chosen for settings in each.schema.sample()]
    from rich.console import Console
    from rich.progress import track

    watcher = Console(stderr=True)
    quiet = not watcher.is_terminal
    waiting = track(setups, texts().say("bench-running"), console=watcher, transient=True, disable=quiet)
    share = seconds / len(setups)
    taken = measure_with_search if search else measure
    measures = [taken(each, settings, share) for each, settings in waiting]
    if as_json:
        answer({"games": msgspec.to_builtins(measures)})
    else:
        _print(measures)


def measure(game: Game[Any], settings: Settings, seconds: float) -> Measure:
    """Measure one way to set up a game for about that many seconds of processor time."""
    decisions, playouts = max(measure_pace(game, settings, seconds / ROUNDS, f"bench {k}") for k in range(ROUNDS))
    state = play_to_middle(game, settings)
    seat, dice = state.actor, seeded("imagine")
    return Measure(
        game=game.id,
        settings=settings,
        decisions_per_s=round(decisions),
        playouts_per_s=round(playouts, 1),
        clone_us=measure_microseconds(lambda times: clone_often(state, times)),
        imagine_us=measure_microseconds(lambda times: imagine_often(state, seat, dice, times)),
        compiled=compiled(),
    )


def measure_with_search(game: Game[Any], settings: Settings, seconds: float) -> Measure:
    """The same, with half of the time for the search from the start of a game."""
    out = measure(game, settings, seconds / 2)
    out.search_iterations_per_s = measure_search(game, settings, Counsel(), seconds / 4)
    out.counsel_iterations_per_s = measure_search(game, settings, game.counsel(), seconds / 4)
    return out


def measure_search(game: Game[Any], settings: Settings, counsel: Counsel, seconds: float) -> float:
    """Iterations of the search a second of processor time, on one core."""
    start = game.start(settings, seeded("search"))
    best = 0.0
    for number in range(ROUNDS):
        search = Search(start.actor, counsel, seeded(f"search {number}"), EXPLORATION, WIDENING)
        begin = now = process_time()
        while now < begin + seconds / ROUNDS:
            search.grow(start, ITERATIONS)
            now = process_time()
        best = max(best, int(search.iterations) / (now - begin))
    return round(best)


def measure_pace(game: Game[Any], settings: Settings, seconds: float, seed: str) -> tuple[float, float]:
    """Decisions and games a second of processor time, set-up included, each choice at random."""
    start = game.start
    dice = seeded(seed)
    decisions = playouts = 0
    begin = process_time()
    end = begin + seconds
    now = begin
    while now < end:
        for _ in repeat(None, BATCH):
            decisions += play_out(start(settings, dice), dice)
        playouts += BATCH
        now = process_time()
    return decisions / (now - begin), playouts / (now - begin)


def play_to_middle(game: Game[Any], settings: Settings) -> State:
    """A position halfway through a random game."""
    half = int(play_out(game.start(settings, seeded("middle")), seeded("choices"))) // 2
    state: State = game.start(settings, seeded("middle"))
    dice = seeded("choices")
    for _ in range(half):
        choices = state.options(state.actor)
        state.take(state.actor, choices[dice.below(len(choices))])
    assert state.actor != NOBODY
    return state


def measure_microseconds(often: Callable[[int], None]) -> float:
    """The time of one go, from enough of them to be measured."""
    times = 1
    while (spent := _time(often, times)) < SHORTEST_ROUND:
        times *= 2 if spent == 0 else 4
    best = min(spent, *(_time(often, times) for _ in range(ROUNDS)))
    return round(best / times * 1e6, 3)


def _time(often: Callable[[int], None], times: int) -> float:
    begin = process_time()
    often(times)
    return process_time() - begin


def _print(measures: list[Measure]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    say = texts().say
    table = Table(say("games-id"), say("games-settings"), box=SIMPLE_HEAD, pad_edge=False)
    searches = SEARCH_COLUMNS if measures[0].search_iterations_per_s is not msgspec.UNSET else {}
    shown = RULES_COLUMNS | searches
    for column in shown:
        table.add_column(say(column), justify="right")
    for m in measures:
        figures = [form.format(getattr(m, name)) for name, form in shown.values()]
        table.add_row(m.game, spelled(m.settings).replace(",", " "), *figures)
    print_table(table)
    print(say("bench-compiled" if compiled() else "bench-plain"))
