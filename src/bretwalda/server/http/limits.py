"""Rate limits: how often a person may do something. Each limit is declared beside what it limits.

Several servers count each for itself, without asking: that would cost more than what is counted. But whoever has used
half of what they may at one of them is counted at all (`tell`, `hear`): at three servers nobody may do three times as
much for longer than a moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic

from bretwalda.engine.refusal import Refusal

MANY_BUCKETS = 20_000  # then those that are full again are forgotten
HALF, A_PART = 1 / 2, 1 / 8  # of a burst: below the one others are told, of that many at a time


@dataclass(frozen=True)
class Limit:
    """That many at once, and then that many a second."""

    burst: int
    per_second: float


@dataclass
class Bucket:
    """What somebody has left of something."""

    left: float
    at: float
    untold: int = 0  # what was taken of it, and other servers do not know

    def fill(self, limit: Limit, time: float) -> None:
        self.left = min(float(limit.burst), self.left + (time - self.at) * limit.per_second)
        self.at = time
        self.untold = min(self.untold, ceil(limit.burst - self.left))  # the rest has come back there, too


Tell = Callable[[str, str, Limit, int], None]  # who has done what, under which limit, and how often


class Limiter:
    """Who has done what, lately."""

    def __init__(self, active: bool = True, tell: Tell | None = None) -> None:
        self.active = active
        self.tell = tell  # the other servers
        self._buckets: dict[tuple[str, str], tuple[Limit, Bucket]] = {}
        self._most = MANY_BUCKETS

    def spend(self, who: str, what: str, limit: Limit) -> None:
        """Count one more, or refuse it."""
        if wait := self.take(who, what, limit):
            raise Refusal("refused-too-fast", {"seconds": str(wait)})

    def take(self, who: str, what: str, limit: Limit) -> int:
        """Count one more; or say in how many seconds that can be done, and count nothing."""
        if not self.active:
            return 0
        bucket = self._bucket(who, what, limit)
        if bucket.left < 1.0:
            return ceil((1.0 - bucket.left) / limit.per_second)
        bucket.left -= 1.0
        if self.tell is not None:
            bucket.untold += 1
            if bucket.left < limit.burst * HALF and bucket.untold >= limit.burst * A_PART:
                self.tell(who, what, limit, bucket.untold)
                bucket.untold = 0
        return 0

    def hear(self, who: str, what: str, limit: Limit, number: int) -> None:
        """Another server has counted that many: they count here, too, even if it is more than there was."""
        bucket = self._bucket(who, what, limit)
        bucket.left = max(-float(limit.burst), bucket.left - number)

    def _bucket(self, who: str, what: str, limit: Limit) -> Bucket:
        time = monotonic()
        if len(self._buckets) > self._most:
            self._forget(time)
        _, bucket = self._buckets.setdefault((who, what), (limit, Bucket(float(limit.burst), time)))
        bucket.fill(limit, time)
        return bucket

    def give_back(self, who: str, what: str) -> None:
        """What was counted last must not count."""
        if (found := self._buckets.get((who, what))) is not None:
            found[1].left += 1.0

    def _forget(self, time: float) -> None:
        self._buckets = {
            key: (limit, bucket)
            for key, (limit, bucket) in self._buckets.items()
            if bucket.left + (time - bucket.at) * limit.per_second < limit.burst
        }
        self._most = max(MANY_BUCKETS, 2 * len(self._buckets))  # not again at once if all of them are in use
