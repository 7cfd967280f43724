"""A connection to PostgreSQL that does not wait for ever: a server that hangs takes questions and answers none."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar

import psycopg

T = TypeVar("T")


class Impatient(psycopg.Connection[Any]):
    """A connection that is given up when an answer takes too long.

    Attributes:
        patience: how many seconds an answer may take; None = as long as it likes, as a migration does.
    """

    patience: float | None = None

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **kwargs: Any) -> T:
        """Let the driver do something, as it does; ten times a second it looks whether we are still interested."""
        if self.patience is None:
            return super().wait(gen, *args, **kwargs)
        return super().wait(self._bound(gen, monotonic() + self.patience), *args, **kwargs)

    def _bound(self, gen: Generator[Any, Any, T], deadline: float) -> Generator[Any, Any, T]:
        """What the driver does next, until it is too late."""
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and monotonic() > deadline:
                    self.close()  # nobody could say which question the next answer belongs to
                    raise psycopg.OperationalError("no answer in time")
                wanted = gen.send(ready)
        except StopIteration as done:
            answer: T = done.value
            return answer
