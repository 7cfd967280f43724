"""Rate limits: how often a person may do something. Each limit is declared beside what it limits."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from time import monotonic

from bretwalda.engine.refusal import Refusal

MANY_BUCKETS = 20_000  # then those that are full again are forgotten


@dataclass(frozen=True)
class Limit:
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


@dataclass
class Bucket:
    """What somebody has left of something."""

    left: float
    at: float


class Limiter:
    """Who has done what, lately."""

    def __init__(self, active: bool = True) -> None:
        self.active = active
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
        time = monotonic()
        if len(self._buckets) > self._most:
            self._forget(time)
        _, bucket = self._buckets.setdefault((who, what), (limit, Bucket(float(limit.burst), time)))
        bucket.left = min(float(limit.burst), bucket.left + (time - bucket.at) * limit.per_second)
        bucket.at = time
        if bucket.left < 1.0:
            return ceil((1.0 - bucket.left) / limit.per_second)
        bucket.left -= 1.0
        return 0

    def give_back(self, who: str, what: str) -> None:
        """What was counted last shall not count."""
        if (found := self._buckets.get((who, what))) is not None:
            found[1].left += 1.0

    def _forget(self, time: float) -> None:
        self._buckets = {
            key: (limit, bucket)
            for key, (limit, bucket) in self._buckets.items()
            if bucket.left + (time - bucket.at) * limit.per_second < limit.burst
        }
        self._most = max(MANY_BUCKETS, 2 * len(self._buckets))  # not again at once if all of them are in use
