"""How long computers think: `python -m tools.tempo` writes `src/bretwalda/server/computers/tempo.toml`.

A server begins with these times (`server/computers/tempo.py`) and corrects them as it goes. Games are played quickly,
and at each step of them every level thinks a few times; what its longest thought took, with some room, is the time of
its answers there. Seconds are seconds of processor time, so that what else the machine does counts little. It wants
the compiled rules, and up to five minutes for each game: `python -m tools.tempo [GAME …]` renews some of them only.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from time import process_time
from typing import Any

from tools.digest import PROJECT

import bretwalda
from bretwalda import Game, State, seeded
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.registry import catalogue
from bretwalda.server.computers.tempo import ROOM, SEALED

TABLE = PROJECT / "src" / "bretwalda" / "server" / "computers" / "tempo.toml"
BEAT = 0.25  # seconds: what takes no longer need not be known
SAMPLES = 5  # thoughts of a level at a step
BUDGET = 60.0  # seconds of processor time at most, for a level of a game
HEADER = """\
# Seconds that answers take when a server starts, by game, level and step: `python -m tools.tempo` measures them.
# What is not here takes no longer than a beat.
"""


def positions(game: Game[Any]) -> Iterator[State]:
    """The positions of games between easy players, one after another, without end."""
    number = 0
    while True:
        number += 1
        state = game.new(seed=f"tempo {number}")
        dice = seeded(f"tempo {number}")
        players: dict[int, Computer] = {}
        while state.actors():
            seat = int(state.actors()[0])
            yield state
            player = players.setdefault(seat, Computer(game, LEVELS["easy"], dice.fork()))
            state.take(seat, decide_in(state, seat, player, dice))


def measure(game: Game[Any], level: str) -> dict[str, float]:
    """The longest thought at each step at which it took more than a beat."""
    longest, counts = defaultdict[str, float](float), Counter[str]()
    began, sealed, dice = process_time(), 0.0, seeded(level)
    for state in positions(game):
        seat, step = int(state.actors()[0]), state.step.name
        if process_time() - began > BUDGET or (len(counts) > 3 and min(counts.values()) >= SAMPLES):
            break
        if counts[step] >= SAMPLES or len(state.options(seat)) == 1:
            continue
        counts[step] += 1
        thought = process_time()
        decide_in(state, seat, Computer(game, LEVELS[level], dice.fork()), dice)
        seconds = process_time() - thought
        if state.secret:
            sealed = max(sealed, seconds)
        longest[step] = max(longest[step], seconds)
    if sealed:
        longest[SEALED] = 2 * sealed  # a thought of several has half of the time that is left
    return {step: round(ROOM * seconds, 2) for step, seconds in sorted(longest.items()) if ROOM * seconds > BEAT}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long computers think.")
    parser.add_argument("game", nargs="*", default=sorted(catalogue()), help="only these")
    table: dict[str, dict[str, dict[str, float]]] = tomllib.loads(TABLE.read_text())
    for game_id in parser.parse_args().game:
        table[game_id] = {}
        for level in LEVELS:
            if LEVELS[level].thinks:
                table[game_id][level] = measure(bretwalda.game(game_id), level)
                print(game_id, level, table[game_id][level], flush=True)
    lines = [HEADER]
    for game_id, levels in sorted(table.items()):
        for level, steps in levels.items():
            if steps:
                lines.append(f"[{game_id}.{level}]")
                lines += [f"{step} = {seconds}" for step, seconds in steps.items()]
                lines.append("")
    TABLE.write_text("\n".join(lines).rstrip() + "\n")


if __name__ == "__main__":
    main()
