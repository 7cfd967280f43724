"""How fast the rules run, beside a version of the same game in ordinary C++.

    python benchmarks/engine.py [--seconds S] [--rounds N] [--json]

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
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

import bretwalda
from bretwalda.engine.playout import clone_often

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "benchmarks"


@dataclass(frozen=True)
class Yardstick:
    """A C++ program, and the ways to play that are measured beside it."""

    name: str  # of the program, and of its figures
    game: str
    title: str
    cases: dict[str, dict[str, Any]]
    targets: dict[str, float]  # decisions/s, C++ = 1

    @property
    def program(self) -> Path:
        return BUILD / self.name


YARDSTICKS = (
    Yardstick(
        name="king",
        game="king_is_dead",
        title="The King is Dead, stripped, 2 players",
        cases={"basic_2": {"players": 2}, "advanced_4": {"players": 4, "advanced": True}},
        targets={"basic_2": 0.8, "advanced_4": 0.4},
    ),
    Yardstick(
        name="rex",
        game="rex_britannorum",
        title="Rex Britannorum, 3 players",
        cases={"rex_3": {"players": 3}},
        targets={"rex_3": 0.15},
    ),
)
MOST_CLONE_US = 1.0
BATCH = 16  # games between two looks at the clock
CLONES = 100_000

Figures = dict[str, Any]


def build() -> None:
    """Compile the C++ programs."""
    compiler = next(filter(None, map(shutil.which, ("g++", "c++", "clang++"))), None)
    if compiler is None:
        raise SystemExit("benchmarks/engine.py needs a C++ compiler, such as g++.")
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "rex_board.h").open("w") as board:
        subprocess.run([sys.executable, str(Path(__file__).with_name("rex_board.py"))], check=True, stdout=board)
    for stick in YARDSTICKS:
        source = ROOT / "benchmarks" / "cpp" / f"{stick.name}.cpp"
        words = [compiler, "-std=c++17", "-O3", f"-I{BUILD}", "-o", str(stick.program), str(source)]
        subprocess.run(words, check=True)


def play_cpp(stick: Yardstick, seconds: float) -> Figures:
    """Random games of a C++ program."""
    done = subprocess.run([str(stick.program), str(seconds)], check=True, capture_output=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def play_ours(stick: Yardstick, case: str, seconds: float) -> Figures:
    """Random games under the full rules, from the deal to the result."""
    game = bretwalda.game(stick.game)
    options = game.schema.complete(stick.cases[case])
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


def clone_us(stick: Yardstick) -> float:
    """Microseconds for one clone."""
    state = bretwalda.game(stick.game).new(seed="clone")
    start = process_time()
    clone_often(state, CLONES)
    return (process_time() - start) / CLONES * 1e6


def plain_decisions_per_s(seconds: float) -> float:
    """The same rules as plain Python: this file again, on the sources instead of the installed package."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, __file__, "--ours", "--json", "--seconds", str(seconds)]
    done = subprocess.run(words, check=True, capture_output=True, env=environment)
    figures: Figures = json.loads(done.stdout)
    assert not figures["compiled"]
    return float(figures["basic_2"]["decisions_per_s"])


def best(rounds: list[Figures]) -> Figures:
    """The round with most decisions."""
    return max(rounds, key=lambda figures: float(figures["decisions_per_s"]))


def measure(seconds: float, rounds: int) -> Figures:
    """All yardsticks after each other."""
    figures: Figures = {"compiled": bretwalda.compiled()}
    for stick in YARDSTICKS:
        figures |= measure_beside(stick, seconds, rounds)
    figures["uncompiled"] = {"decisions_per_s": round(plain_decisions_per_s(seconds))}
    return figures


def measure_beside(stick: Yardstick, seconds: float, rounds: int) -> Figures:
    """Both sides in turn."""
    cpp: list[Figures] = []
    ours: dict[str, list[Figures]] = {case: [] for case in stick.cases}
    clones: list[float] = []
    for _ in range(rounds):
        cpp.append(play_cpp(stick, seconds))
        for case in stick.cases:
            ours[case].append(play_ours(stick, case, seconds))
        clones.append(clone_us(stick))
    fastest = best(cpp)
    figures: Figures = {
        stick.name: {
            "cpp_decisions_per_s": round(fastest["decisions_per_s"]),
            "cpp_playouts_per_s": round(fastest["playouts_per_s"]),
            "cpp_clone_us": min(one["clone_us"] for one in cpp),
            "clone_us": round(min(clones), 4),
        }
    }
    for case in stick.cases:
        speed = best(ours[case])
        figures[case] = {
            "decisions_per_s": round(speed["decisions_per_s"]),
            "playouts_per_s": round(speed["playouts_per_s"]),
            "ratio": round(speed["decisions_per_s"] / fastest["decisions_per_s"], 3),
        }
    return figures


def measure_ours(seconds: float) -> Figures:
    """Only the build at hand, without C++."""
    speeds = {case: play_ours(stick, case, seconds) for stick in YARDSTICKS for case in stick.cases}
    return {"compiled": bretwalda.compiled(), **speeds}


def show(figures: Figures) -> None:
    """The figures as a table."""
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
    for stick in YARDSTICKS:
        cpp = figures[stick.name]
        table.add_row(f"C++: {stick.title}", f"{cpp['cpp_decisions_per_s']:,}", f"{cpp['cpp_playouts_per_s']:,}")
        for case, target in stick.targets.items():
            row = figures[case]
            speeds = (f"{row['decisions_per_s']:,}", f"{row['playouts_per_s']:,}", f"{row['ratio']:.2f}")
            table.add_row(f"full rules, {case.replace('_', ', ')} players", *speeds, f"≥ {target}")
    table.add_row("full rules, basic, 2 players, plain Python", f"{figures['uncompiled']['decisions_per_s']:,}")
    console.print(table)
    for stick in YARDSTICKS:
        clones = f"One clone of {stick.game}: {figures[stick.name]['clone_us']:.3f} µs (target ≤ {MOST_CLONE_US:g})"
        console.print(f"{clones}; C++ {figures[stick.name]['cpp_clone_us']:.3f} µs.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=0.2, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=15, help="measurements of each kind")
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead of a table")
    parser.add_argument(
        "--ours", action="store_true", help="measure only the build at hand, without C++; implies --json"
    )
    words = parser.parse_args()
    if words.ours:
        print(json.dumps(measure_ours(words.seconds)))
        return
    build()
    figures = measure(words.seconds, words.rounds)
    if words.json:
        print(json.dumps(figures))
    else:
        show(figures)


if __name__ == "__main__":
    main()
