"""Rate limits: so many at once, and then so many a second."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bretwalda.engine.refusal import Refusal
from bretwalda.server.http import limits
from bretwalda.server.http.limits import Limit, Limiter


def test_a_limit_refills_by_the_time_that_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: time)
    limiter, limit = Limiter(), Limit(2, 0.5)

    def allowed() -> int:
        """How often somebody may do it now."""
        times = 0
        with suppress(Refusal):
            while times < 10:
                limiter.spend("Edith", "say", limit)
                times += 1
        return times

    assert allowed() == 2
    time += 2
    assert allowed() == 1
    time += 1
    assert allowed() == 0
    time += 1
    assert allowed() == 1
    time += 1000
    assert allowed() == 2


def test_what_somebody_does_often_counts_at_every_server(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: time)
    limit, told = Limit(16, 1.0), []
    here, there = Limiter(tell=lambda *done: told.append(done)), Limiter()
    for _ in range(8):
        here.spend("Edith", "say", limit)
    assert told == [], "whoever clicks as people do is no news"
    for _ in range(8):
        here.spend("Edith", "say", limit)
    assert sum(number for *_, number in told) == 15, "all but the latest, which is told with the next ones"
    assert len(told) < 8, "and not each of them"
    for done in told:
        there.hear(*done)
    there.spend("Edith", "say", limit)
    with pytest.raises(Refusal):
        there.spend("Edith", "say", limit)
    there.spend("Harald", "say", limit)
    there.hear("Edith", "say", limit, 10_000)
    time += 32
    assert there.take("Edith", "say", limit) == 0, "there is an end to what one owes"


def test_what_has_come_back_already_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: time)
    limit, told = Limit(16, 1.0), []
    limiter = Limiter(tell=lambda *done: told.append(done[-1]))
    for _ in range(100):
        limiter.spend("Edith", "say", limit)
        time += 1
    for _ in range(10):
        limiter.spend("Edith", "say", limit)
    assert sum(told) <= 10


def test_everybody_has_a_limit_of_their_own_for_each_thing() -> None:
    limiter, once = Limiter(), Limit(1, 0.001)
    for who, what in (("Edith", "say"), ("Harald", "say"), ("Edith", "open")):
        limiter.spend(who, what, once)
    with pytest.raises(Refusal, match="refused-too-fast"):
        limiter.spend("Edith", "say", once)
