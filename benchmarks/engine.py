"""How fast the rules run, beside the same games in ordinary C++.

    python benchmarks/engine.py [GAME ...] [--seconds S] [--rounds N] [--json]

Both play random games in turn, a little at a time, so that a busy moment of the machine strikes both
alike; processor time counts, and of each the best round. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

import bretwalda
from bretwalda.engine.playout import clone_often

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "benchmarks" / "cpp"
PROGRAMS = ROOT / "build" / "benchmarks"

MOST_CLONE_US = 1.0
BATCH_SECONDS = 0.02  # of games, about, between two looks at the clock
CLONES = 100_000

Figures = dict[str, Any]


class Case(NamedTuple):
    """A way to set up a game, and how fast it shall be."""

    settings: dict[str, Any]
    ratio: float  # at least, of the decisions/s of C++
    games_per_s: int = 0  # at least


class Yardstick(NamedTuple):
    """A C++ program and what is measured beside it."""

    program: str  # its name in cpp/
    plays: str
    cases: dict[str, Case]
    board: str = ""  # a script beside this file that prints the program's header, made from the facts


YARDSTICKS = {
    "king_is_dead": Yardstick(
        "king",
        "stripped, 2 players",
        {
            "basic_2": Case({"players": 2}, ratio=0.8),
            "advanced_4": Case({"players": 4, "advanced": True}, ratio=0.4),
        },
    ),
    "britannia": Yardstick(
        "britannia",
        "full campaign",
        {"campaign": Case({}, ratio=0.06, games_per_s=100)},
    ),
    "rex_britannorum": Yardstick(
        "rex",
        "3 players",
        {"rex_3": Case({"players": 3}, ratio=0.15)},
        board="rex_board",
    ),
    "barbarian_kingdoms": Yardstick(
        "kingdoms",
        "6 players",
        {
            "competitive_6": Case({"players": 6}, ratio=0.15),
            "pairs_2": Case({"players": 2}, ratio=0.15),
        },
    ),
}


def build(yardstick: Yardstick) -> None:
    """Compile a C++ program."""
    compiler = next(filter(None, map(shutil.which, ("g++", "c++", "clang++"))), None)
    if compiler is None:
        raise SystemExit("benchmarks/engine.py needs a C++ compiler, such as g++.")
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    if yardstick.board:
        with (PROGRAMS / f"{yardstick.board}.h").open("w") as header:
            script = Path(__file__).with_name(f"{yardstick.board}.py")
            subprocess.run([sys.executable, str(script)], check=True, stdout=header)
    program, source = PROGRAMS / yardstick.program, SOURCES / f"{yardstick.program}.cpp"
    subprocess.run([compiler, "-std=c++17", "-O3", f"-I{PROGRAMS}", "-o", str(program), str(source)], check=True)


def play_cpp(program: str, seconds: float) -> Figures:
    """Random games of a C++ program."""
    done = subprocess.run([str(PROGRAMS / program), str(seconds)], check=True, capture_output=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def play_ours(game_id: str, case: Case, seconds: float) -> Figures:
    """Random games under the full rules, from the deal to the result."""
    game = bretwalda.game(game_id)
    settings = game.schema.complete(case.settings)
    dice = bretwalda.seeded(game_id)
    games = decisions = 0
    start = process_time()
    spent = 0.0
    batch = 1
    while spent < seconds:
        for _ in range(batch):
            state = game.start(settings, dice.fork())
            decisions += bretwalda.play_out(state, dice)
            state.result()
        games += batch
        spent = process_time() - start
        batch = max(1, int(games * BATCH_SECONDS / max(spent, 1e-9)))
    return {"decisions_per_s": decisions / spent, "playouts_per_s": games / spent}


def clone_us(game_id: str) -> float:
    """Microseconds for one clone."""
    state = bretwalda.game(game_id).new(seed="clone")
    start = process_time()
    clone_often(state, CLONES)
    return (process_time() - start) / CLONES * 1e6


def plain_decisions_per_s(game_id: str, seconds: float) -> float:
    """The same rules as plain Python: this file again, on the sources instead of the installed package."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, __file__, game_id, "--ours", "--seconds", str(seconds)]
    done = subprocess.run(words, check=True, capture_output=True, env=environment)
    figures: Figures = json.loads(done.stdout)
    assert not figures["compiled"]
    return float(figures[game_id]["decisions_per_s"])


def best(rounds: list[Figures]) -> Figures:
    """The round with most decisions."""
    return max(rounds, key=lambda figures: float(figures["decisions_per_s"]))


def measure(game_id: str, yardstick: Yardstick, seconds: float, rounds: int) -> Figures:
    """Both sides in turn."""
    cpp: list[Figures] = []
    ours: dict[str, list[Figures]] = {case: [] for case in yardstick.cases}
    clones: list[float] = []
    for _ in range(rounds):
        cpp.append(play_cpp(yardstick.program, seconds))
        for name, case in yardstick.cases.items():
            ours[name].append(play_ours(game_id, case, seconds))
        clones.append(clone_us(game_id))
    fastest = best(cpp)
    figures: Figures = {
        "cpp_decisions_per_s": round(fastest["decisions_per_s"]),
        "cpp_playouts_per_s": round(fastest["playouts_per_s"]),
        "cpp_clone_us": min(one["clone_us"] for one in cpp),
        "clone_us": round(min(clones), 4),
    }
    for name in yardstick.cases:
        speed = best(ours[name])
        figures[name] = {
            "decisions_per_s": round(speed["decisions_per_s"]),
            "playouts_per_s": round(speed["playouts_per_s"], 1),
            "ratio": round(speed["decisions_per_s"] / fastest["decisions_per_s"], 3),
        }
    figures["uncompiled"] = {"decisions_per_s": round(plain_decisions_per_s(game_id, seconds))}
    return figures


def measure_ours(game_ids: list[str], seconds: float) -> Figures:
    """Only the build at hand, without C++, and of each game the first case."""
    figures: Figures = {"compiled": bretwalda.compiled()}
    for game_id in game_ids:
        figures[game_id] = play_ours(game_id, next(iter(YARDSTICKS[game_id].cases.values())), seconds)
    return figures


def show(figures: Figures) -> None:
    """The figures as tables."""
    console = Console()
    if figures["compiled"]:
        console.print("Measured: the [bold]compiled[/bold] rules.")
    else:
        console.print("Measured: [bold red]plain Python, not compiled[/bold red]; the targets are for compiled rules.")
        console.print("`./play bench` compiles the rules: then run `.venv/bin/python benchmarks/engine.py`.")
    for game_id, yardstick in YARDSTICKS.items():
        if game_id in figures:
            show_game(console, game_id, yardstick, figures[game_id])


def show_game(console: Console, game_id: str, yardstick: Yardstick, figures: Figures) -> None:
    table = Table(title=game_id)
    table.add_column("what")
    for heading in ("decisions/s", "games/s", "ratio to C++", "target"):
        table.add_column(heading, justify="right")
    speeds = (f"{figures['cpp_decisions_per_s']:,}", f"{figures['cpp_playouts_per_s']:,}")
    table.add_row(f"C++, {yardstick.plays}", *speeds)
    for name, case in yardstick.cases.items():
        row = figures[name]
        target = f"≥ {case.ratio}" + (f", ≥ {case.games_per_s} games/s" if case.games_per_s else "")
        speeds = (f"{row['decisions_per_s']:,}", f"{row['playouts_per_s']:,}")
        table.add_row(f"full rules, {name.replace('_', ', ')}", *speeds, f"{row['ratio']:.2f}", target)
    table.add_row("the same, plain Python", f"{figures['uncompiled']['decisions_per_s']:,}")
    console.print(table)
    clones = f"One clone: {figures['clone_us']:.3f} µs (target ≤ {MOST_CLONE_US:g})"
    console.print(f"{clones}; C++ {figures['cpp_clone_us']:.3f} µs.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(YARDSTICKS)}; all by default")
    parser.add_argument("--seconds", type=float, default=0.2, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=15, help="measurements of each kind")
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead of tables")
    parser.add_argument(
        "--ours", action="store_true", help="measure only the build at hand, without C++; implies --json"
    )
    words = parser.parse_args()
    games = words.games or list(YARDSTICKS)
    strangers = [game_id for game_id in games if game_id not in YARDSTICKS]
    if strangers:
        parser.error(f"no yardstick for {', '.join(strangers)}")
    if words.ours:
        print(json.dumps(measure_ours(games, words.seconds)))
        return
    figures: Figures = {"compiled": bretwalda.compiled()}
    for game_id in games:
        build(YARDSTICKS[game_id])
        figures[game_id] = measure(game_id, YARDSTICKS[game_id], words.seconds, words.rounds)
    if words.json:
        print(json.dumps(figures))
    else:
        show(figures)


if __name__ == "__main__":
    main()
