"""A database that hangs, found out once for everybody who waits.

What it does not answer is given up after some seconds (`postgres.py`). But a few threads ask for many people: if each
had to wait in vain for itself, the last of them would wait for all the others. So whoever asked before it was found
out is refused at once; whoever asks later tries again.
"""

from __future__ import annotations

from math import inf
from time import monotonic

from .failure import StorageFailure

LONG = 1.0  # seconds; what fails sooner keeps nobody waiting, and may concern one connection only


class Outage:
    """When it was last found out, and how."""

    def __init__(self) -> None:
        self._found = -inf
        self._cause = ""

    def note(self, outcome: object, began: float) -> None:
        """What came of something that was begun then."""
        if isinstance(outcome, StorageFailure) and outcome.down and monotonic() - began > LONG:
            self._cause, self._found = outcome.cause, monotonic()

    def concerns(self, asked: float) -> bool:
        """Whether it has been found out since somebody asked."""
        return asked < self._found

    def failure(self) -> StorageFailure:
        """For somebody whom it concerns: nothing has been tried for them."""
        return StorageFailure(self._cause, down=True)
