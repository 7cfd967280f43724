"""What a full lobby costs: many people look at the lists while one of the public tables is played.

    python -m benchmarks.lobby [--people N] [--tables N] [--seconds S] [--rate R] [--json]

The server runs in a process of its own, with its usual database. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from statistics import median
from time import perf_counter

from .figures import report
from .server import SERVER, Figures, make_people, pace, processor_seconds, seat_games, serving

TARGETS = {"core_percent": 5.0}


class Audience:
    """All pages that show the lists."""

    def __init__(self) -> None:
        self.frames = 0
        self.bytes = 0

    def hear(self, frame: memoryview) -> None:
        self.frames += 1
        self.bytes += len(frame)

    async def come(self, port: int, number: int) -> None:
        for browser in await make_people(port, number):
            await browser.wire("/live", self.hear)
        while self.frames < number:
            await asyncio.sleep(0.05)


async def measure(port: int, process: int, arguments: argparse.Namespace) -> Figures:
    games = await seat_games(port, arguments.tables)
    audience = Audience()
    await audience.come(port, arguments.people)
    await asyncio.sleep(2.0)  # what has changed at the tables has been told
    idle, began = processor_seconds(process), perf_counter()
    await asyncio.sleep(5.0)
    idle = (processor_seconds(process) - idle) / (perf_counter() - began)
    busy, began, frames, sent = processor_seconds(process), perf_counter(), audience.frames, audience.bytes
    answers = await pace(games[:1], arguments.seconds, arguments.rate)
    seconds = perf_counter() - began
    busy = (processor_seconds(process) - busy) / seconds
    return {
        "core_percent": busy * 100,
        "core_percent_idle": idle * 100,
        "decisions": float(len(answers)),
        "decision_p50_ms": 1000 * median(answer.heard - answer.sent for answer in answers),
        "decision_max_ms": 1000 * max(answer.heard - answer.sent for answer in answers),
        "frames_per_page_s": (audience.frames - frames) / arguments.people / seconds,
        "frame_bytes": (audience.bytes - sent) / max(1, audience.frames - frames),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("-c", SERVER, f"sqlite:///{folder}/bretwalda.sqlite3") as (port, process),
    ):
        figures = asyncio.run(measure(port, process, arguments))
    report(figures, TARGETS, arguments.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
