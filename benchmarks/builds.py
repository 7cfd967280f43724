"""How fast the rules of two builds run, side by side: whether a change has made them slower.

    python benchmarks/builds.py BEFORE AFTER [--rules N] [--rounds N] [--json]

BEFORE and AFTER are folders that `python -m tools.compile` has named, of two states of the sources. Both play the same
random games, a tenth of a second or so in turn, and the quickest round of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table


class Round(NamedTuple):
    """Some games, played once."""

    decisions: int
    seconds: float  # of processor time

    @property
    def pace(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


CASES: dict[str, tuple[str, dict[str, object], int]] = {  # a game, its settings, and how many games a round has
    "basic_2": ("king_is_dead", {"players": 2}, 1500),
    "advanced_4": ("king_is_dead", {"players": 4, "advanced": True}, 700),
    "rex_3": ("rex_britannorum", {"players": 3}, 120),
    "competitive_6": ("barbarian_kingdoms", {"players": 6}, 60),
    "pairs_2": ("barbarian_kingdoms", {"players": 2}, 60),
    "campaign": ("britannia", {}, 24),
}
# What a build runs: nothing of ours that both need not have.
PLAYER = """
import json, sys
from time import process_time
import bretwalda
assert bretwalda.compiled(), "the rules are not compiled"
cases, rules = json.loads(sys.argv[1]), int(sys.argv[2])
for line in sys.stdin:
    name, settings, games = cases[line.strip()]
    game = bretwalda.game(name)
    if rules and game.rules_version != rules:
        game = game.by_rules(rules)
    settings, dice, decisions = game.schema.complete(settings), bretwalda.seeded(name), 0
    began = process_time()
    for _ in range(games):
        state = game.start(settings, dice.fork())
        decisions += bretwalda.play_out(state, dice)
        state.result()
    print(json.dumps([decisions, process_time() - began]), flush=True)
"""


class Build:
    """A process that plays with the rules of one build."""

    def __init__(self, folder: Path, rules: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, json.dumps(CASES), str(rules)],
            env={**os.environ, "PYTHONPATH": str(folder)}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def play(self, case: str) -> Round:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(case, file=self._process.stdin, flush=True)
        return Round(*json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.communicate()


def compare(before: Build, after: Build, case: str, rounds: int) -> tuple[Round, Round]:
    """The quickest round of each."""
    played: tuple[list[Round], list[Round]] = ([], [])
    for _ in range(rounds):
        played[0].append(before.play(case))
        played[1].append(after.play(case))
    return max(played[0], key=lambda one: one.pace), max(played[1], key=lambda one: one.pace)


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the rules of two builds run, side by side.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rules", type=int, default=0, help="the version of the rules, where a build still knows it")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    before, after = (Build(folder.resolve(), arguments.rules) for folder in (arguments.before, arguments.after))
    found = {case: compare(before, after, case, arguments.rounds) for case in CASES}
    before.close()
    after.close()
    ratios = {case: second.pace / first.pace for case, (first, second) in found.items()}
    if arguments.json:
        print(
            json.dumps({"ratios": ratios, "decisions_per_s": {case: [r.pace for r in found[case]] for case in CASES}})
        )
        return 0
    table = Table("case", "before, decisions/s", "after, decisions/s", "ratio", "the same games")
    for case, (first, second) in found.items():
        same = "yes" if first.decisions == second.decisions else "no"
        table.add_row(case, f"{first.pace:,.0f}", f"{second.pace:,.0f}", f"{ratios[case]:.3f}", same)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
