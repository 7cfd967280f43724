"""How fast the rules run, beside a stripped version of the same game in ordinary C++.

    python benchmarks/engine.py [GAME] [--seconds S] [--rounds N] [--json]

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

BATCH = 16  # games between two looks at the clock
CLONES = 100_000

MOST_CLONE_US = 1.0

Figures = dict[str, Any]


class Yardstick(NamedTuple):
    """What a game is measured with: a C++ program, and ways to play with the share of its decisions/s to reach."""

    program: str
    plays: str  # what the program plays
    cases: dict[str, dict[str, Any]]  # the first one is measured as plain Python too
    targets: dict[str, float]  # decisions/s, C++ = 1


YARDSTICKS = {
    "king_is_dead": Yardstick(
        "king",
        "2 players",
        {"basic_2": {"players": 2}, "advanced_4": {"players": 4, "advanced": True}},
        {"basic_2": 0.8, "advanced_4": 0.4},
    ),
    "barbarian_kingdoms": Yardstick(
        "kingdoms",
        "6 players",
        {"competitive_6": {"players": 6}, "pairs_2": {"players": 2}},
        {"competitive_6": 0.15, "pairs_2": 0.15},
    ),
}


def build(program: str) -> None:
    """Compile the C++ program."""
    compiler = next(filter(None, map(shutil.which, ("g++", "c++", "clang++"))), None)
    if compiler is None:
        raise SystemExit("benchmarks/engine.py needs a C++ compiler, such as g++.")
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    words = ["-std=c++17", "-O3", "-o", str(PROGRAMS / program), str(SOURCES / f"{program}.cpp")]
    subprocess.run([compiler, *words], check=True)


def play_cpp(program: str, seconds: float) -> Figures:
    """Random games of the C++ program."""
    done = subprocess.run([str(PROGRAMS / program), str(seconds)], check=True, capture_output=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def play_ours(name: str, case: str, seconds: float) -> Figures:
    """Random games under the full rules, from the deal to the result."""
    game = bretwalda.game(name)
    options = game.schema.complete(YARDSTICKS[name].cases[case])
    dice = bretwalda.seeded(case)
    games = decisions = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(BATCH):
            state = game.start(options, dice.fork())
            decisions += bretwalda.play_out(state, dice)
            state.result()
        games += BATCH
        spent = process_time() - start
    return {"decisions_per_s": decisions / spent, "playouts_per_s": games / spent}


def clone_us(name: str) -> float:
    """Microseconds for one clone."""
    state = bretwalda.game(name).new(seed="clone")
    start = process_time()
    clone_often(state, CLONES)
    return (process_time() - start) / CLONES * 1e6


def plain_decisions_per_s(name: str, seconds: float) -> float:
    """The same rules as plain Python: this file again, on the sources instead of the installed package."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, __file__, name, "--ours", "--json", "--seconds", str(seconds)]
    done = subprocess.run(words, check=True, capture_output=True, env=environment)
    figures: Figures = json.loads(done.stdout)
    assert not figures["compiled"]
    return float(figures[next(iter(YARDSTICKS[name].cases))]["decisions_per_s"])


def best(rounds: list[Figures]) -> Figures:
    """The round with most decisions."""
    return max(rounds, key=lambda figures: float(figures["decisions_per_s"]))


def measure(name: str, seconds: float, rounds: int) -> Figures:
    """Both sides in turn."""
    program, cases = YARDSTICKS[name].program, YARDSTICKS[name].cases
    cpp: list[Figures] = []
    ours: dict[str, list[Figures]] = {case: [] for case in cases}
    clones: list[float] = []
    for _ in range(rounds):
        cpp.append(play_cpp(program, seconds))
        for case in cases:
            ours[case].append(play_ours(name, case, seconds))
        clones.append(clone_us(name))
    fastest = best(cpp)
    figures: Figures = {
        "compiled": bretwalda.compiled(),
        "cpp_decisions_per_s": round(fastest["decisions_per_s"]),
        "cpp_playouts_per_s": round(fastest["playouts_per_s"]),
        "cpp_clone_us": min(one["clone_us"] for one in cpp),
        "clone_us": round(min(clones), 4),
    }
    for case in cases:
        speed = best(ours[case])
        figures[case] = {
            "decisions_per_s": round(speed["decisions_per_s"]),
            "playouts_per_s": round(speed["playouts_per_s"]),
            "ratio": round(speed["decisions_per_s"] / fastest["decisions_per_s"], 3),
        }
    figures["uncompiled"] = {"decisions_per_s": round(plain_decisions_per_s(name, seconds))}
    return figures


def measure_ours(name: str, seconds: float) -> Figures:
    """Only the build at hand, without C++."""
    case = next(iter(YARDSTICKS[name].cases))
    return {"compiled": bretwalda.compiled(), case: play_ours(name, case, seconds)}


def show(name: str, figures: Figures) -> None:
    """The figures as a table."""
    yardstick = YARDSTICKS[name]
    console = Console()
    if figures["compiled"]:
        console.print("Measured: the [bold]compiled[/bold] rules.")
    else:
        console.print("Measured: [bold red]plain Python, not compiled[/bold red]; the targets are for compiled rules.")
        console.print("`./play games` installs the compiled rules: then run `.venv/bin/python benchmarks/engine.py`.")
    table = Table()
    table.add_column("what")
    for heading in ("decisions/s", "games/s", "ratio to C++", "target"):
        table.add_column(heading, justify="right")
    table.add_row(
        f"C++, stripped, {yardstick.plays}", f"{figures['cpp_decisions_per_s']:,}", f"{figures['cpp_playouts_per_s']:,}"
    )
    for case, target in yardstick.targets.items():
        row = figures[case]
        speeds = (f"{row['decisions_per_s']:,}", f"{row['playouts_per_s']:,}", f"{row['ratio']:.2f}")
        table.add_row(f"full rules, {case.replace('_', ', ')} players", *speeds, f"≥ {target}")
    first = next(iter(yardstick.cases)).replace("_", ", ")
    table.add_row(f"full rules, {first} players, plain Python", f"{figures['uncompiled']['decisions_per_s']:,}")
    console.print(table)
    clones = f"One clone: {figures['clone_us']:.3f} µs (target ≤ {MOST_CLONE_US:g})"
    console.print(f"{clones}; C++ {figures['cpp_clone_us']:.3f} µs.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", choices=YARDSTICKS, default="king_is_dead", help="the game to measure")
    parser.add_argument("--seconds", type=float, default=0.2, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=15, help="measurements of each kind")
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead of a table")
    parser.add_argument(
        "--ours", action="store_true", help="measure only the build at hand, without C++; implies --json"
    )
    words = parser.parse_args()
    if words.ours:
        print(json.dumps(measure_ours(words.game, words.seconds)))
        return
    build(YARDSTICKS[words.game].program)
    figures = measure(words.game, words.seconds, words.rounds)
    if words.json:
        print(json.dumps(figures))
    else:
        show(words.game, figures)


if __name__ == "__main__":
    main()
