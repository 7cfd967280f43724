"""`bretwalda serve` for a storm: its clock can be put forward and back, and nothing is slowed down for people's sake.

`python -m tests.storm.launcher CLOCK serve …`: the file CLOCK holds the milliseconds by which the time of day is wrong.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from bretwalda import cli
from bretwalda.server import clock, settings

RIGHT = clock.now


def wrong(file: Path) -> int:
    """The time of day by a clock that somebody puts forward and back."""
    return RIGHT() + int(file.read_text())


if __name__ == "__main__":
    clock.now = partial(wrong, Path(sys.argv[1]))  # before anybody else has taken hold of it
    unhurried = partial(settings.Settings, limited=False, beat=0.0, workers=1, warm=False)
    vars(settings)["Settings"] = unhurried
    cli.main(sys.argv[2:])
