"""When computers answer, on real processes: `python -m benchmarks.answers [LEVEL] [ANSWERS]`.

Games are played quickly at random; now and then a computer is asked, more often where it has a single option. Nothing
of what it has to decide may show in how long the answer takes (`server/computers/tempo.py`).
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import defaultdict
from time import monotonic

import bretwalda
from bretwalda import seeded
from bretwalda.engine.registry import catalogue
from bretwalda.server.computers.desks import OwnDesks
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.turns import Interest
from bretwalda.server.computers.workers import Workers
from bretwalda.server.metrics import Metrics

BEAT = 0.25  # seconds, as at a server
SELDOM = 3  # one free choice in so many is a computer's, and every forced one
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)


async def measure(game_id: str, level: str, answers: int) -> None:
    metrics, game, dice = Metrics(), bretwalda.game(game_id), seeded("answers")
    workers = Workers(metrics)
    computers = Computers(OwnDesks(1, workers), BEAT)
    await workers.stand_by()
    took: dict[tuple[str, str], list[float]] = defaultdict(list)
    number = 0
    while sum(map(len, took.values())) < answers:
        number += 1
        state = game.new(seed=f"answers {number}")
        while state.actors() and sum(map(len, took.values())) < answers:
            seat = int(state.actors()[0])
            options, step = state.options(seat), "in secret" if state.secret else state.step.name
            if (len(options) > 1 or state.secret) and dice.below(SELDOM):
                state.take(seat, options[dice.below(len(options))])
                continue
            began = monotonic()
            choices = await computers.decide(game, state, seat, level, EDITH)
            took[step, "forced" if len(options) == 1 else "free"].append(monotonic() - began)
            for choice in choices:
                state.take(seat, choice)
    await computers.close()
    [hasty] = re.findall(r"^bretwalda_hasty_total (\d+)", metrics.page().decode(), re.MULTILINE)
    print(f"{game_id}, {level}: {hasty} of {answers} at first sight")
    for (step, kind), seconds in sorted(took.items()):
        print(f"  {step}, {kind}: {len(seconds)} answers, {min(seconds):.3f} to {max(seconds):.3f} s")


def main() -> None:
    level = sys.argv[1] if len(sys.argv) > 1 else "hard"
    answers = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    for game_id in sorted(catalogue()):
        asyncio.run(measure(game_id, level, answers))


if __name__ == "__main__":
    main()
