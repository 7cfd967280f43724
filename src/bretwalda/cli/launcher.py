"""`bretwalda serve` for a storm: with a clock that is put forward and back, and nothing slowed down for people's sake.

`python -m bretwalda.cli.launcher CLOCK serve …` loads all that a server needs, once. For each line on its input it
forks a server, which says its process id and then what it always says; `ENDED` follows when it is dead. The file CLOCK
holds the milliseconds by which the time of day is wrong.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from bretwalda import cli
from bretwalda.engine.registry import catalogue
from bretwalda.server import clock, config
from bretwalda.trials.house import ENDED

RIGHT = clock.now


def wrong(file: Path) -> int:
    """The time of day by a clock that somebody puts forward and back."""
    return RIGHT() + int(file.read_text())


def serve(arguments: list[str]) -> None:
    """A server, in a process of its own."""
    sys.stdin = Path(os.devnull).open()  # noqa: SIM115
    print(os.getpid(), flush=True)
    cli.main(arguments)


def load() -> None:
    """What takes a server a second to load."""
    from bretwalda.cli import app, serve  # noqa: F401
    from bretwalda.server import app as server  # noqa: F401

    catalogue()


if __name__ == "__main__":
    clock.now = partial(wrong, Path(sys.argv[1]))  # before anybody else takes hold of it
    vars(config)["Config"] = partial(config.Config, limited=False, beat=0.0, workers=1, warm=False)
    load()
    for _ in sys.stdin:
        if (process := os.fork()) == 0:
            serve(sys.argv[2:])
        os.waitpid(process, 0)
        print(ENDED, flush=True)
