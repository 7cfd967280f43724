"""What the server measures about itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MOST_FRESH = 10_000
SECONDS = (0.001, 0.002, 0.003, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """All figures; a server has its own set."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.tables = Gauge("bretwalda_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("bretwalda_sockets", "Connected pages", registry=registry)
        self._decisions = Counter("bretwalda_decisions", "Entries added to journals", ["by"], registry=registry)
        self.decisions = dict.fromkeys(("person", "computer"), 0)  # not counted there yet, like `_fresh`
        self.refusals = Counter("bretwalda_refusals", "What was refused", ["key"], registry=registry)
        self._latency = Histogram(
            "bretwalda_decision_seconds",
            "From a decision's arrival to its acknowledgement",
            buckets=SECONDS,
            registry=registry,
        )
        self._fresh: list[float] = []  # not sorted into the histogram yet: that waits until somebody asks
        self.notices = Counter(
            "bretwalda_notices", "Messages to people without a page", ["kind", "outcome"], registry=registry
        )
        self.reports = Counter("bretwalda_reports", "People reported to the host", registry=registry)
        self.thoughts = Gauge("bretwalda_thoughts_waiting", "Computers that wait for their turn", registry=registry)
        self.relayed = Gauge("bretwalda_relayed", "Pages that talk to another server through us", registry=registry)
        self.adopted = Counter("bretwalda_tables_adopted", "Tables that a server had left behind", registry=registry)
        self.lost = Counter("bretwalda_tables_lost", "Tables that another server has taken over", registry=registry)
        self.hasty = Counter("bretwalda_hasty", "Answers given at first sight", registry=registry)
        self.worker_restarts = Counter("bretwalda_worker_restarts", "Workers that died or hung", registry=registry)

    def note_seconds(self, seconds: float) -> None:
        """A decision has been acknowledged after that many seconds."""
        self._fresh.append(seconds)
        if len(self._fresh) >= MOST_FRESH:
            self._sort_in()

    def _sort_in(self) -> None:
        for seconds in self._fresh:
            self._latency.observe(seconds)
        self._fresh.clear()

    def page(self) -> bytes:
        self._sort_in()
        for by, number in self.decisions.items():
            self._decisions.labels(by).inc(number)
            self.decisions[by] = 0
        return generate_latest(self._registry)
