"""A bar on stderr that shows how far a long command is and how long it will take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from .speech import texts

SPEED_PERIOD = 600  # seconds from which the time left is guessed
T = TypeVar("T")


def watched(key: str, steps: Iterable[T], total: int, before: int = 0) -> Iterator[T]:
    """The same steps; some were done before. Only a terminal is shown the bar."""
    from rich import progress
    from rich.console import Console

    watcher = Console(stderr=True)
    bar = progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn("→"),
        progress.TimeRemainingColumn(),
        console=watcher,
        transient=True,
        disable=not watcher.is_terminal,
        speed_estimate_period=SPEED_PERIOD,
    )
    with bar:
        task = bar.add_task(texts().say(key), total=total, completed=before)
        for step in steps:
            yield step
            bar.advance(task)
