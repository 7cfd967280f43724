"""Inactivity: whoever lets the others wait too long is replaced by a computer until they come back."""

from __future__ import annotations

from time import monotonic

A_DAY = 24 * 3600.0
GRACE = 3600.0  # seconds that are left at least after a restart: nobody could decide while the server was down


class Timeout:
    """How long a table waits for a decision."""

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._since = monotonic()

    def restart(self) -> None:
        """Somebody has decided, or come back."""
        self._since = monotonic()

    def resume(self, waited: float) -> None:
        """After a restart: somebody has been waited for so long already; a limit of days would else never end."""
        if self._seconds is not None and self._seconds > GRACE:
            self._since = monotonic() - min(max(0.0, waited), self._seconds - GRACE)

    @property
    def warning(self) -> float | None:
        """Seconds until whoever is waited for is warned: a day before the end of long limits, sooner before the end
        of shorter ones, and not at all where there is less than a day."""
        if self._seconds is None or self.left is None or self._seconds < A_DAY:
            return None
        return max(0.0, self.left - min(A_DAY, self._seconds / 4))

    @property
    def left(self) -> float | None:
        """Seconds until it ends; None = never."""
        return None if self._seconds is None else max(0.0, self._seconds - (monotonic() - self._since))
