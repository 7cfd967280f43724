"""Inactivity: whoever lets the others wait too long is replaced by a computer until they come back."""

from __future__ import annotations

from time import monotonic


class Timeout:
    """How long a table waits for a decision."""

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._since = monotonic()

    def restart(self) -> None:
        """Somebody has decided, or come back."""
        self._since = monotonic()

    @property
    def left(self) -> float | None:
        """Seconds until it ends; None = never."""
        return None if self._seconds is None else max(0.0, self._seconds - (monotonic() - self._since))
