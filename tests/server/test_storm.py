"""A short storm, and what its proof is worth; `bretwalda chaos` is the long one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bretwalda.engine.registry import game
from bretwalda.store.database import open_database
from bretwalda.trials.evening import Claim
from bretwalda.trials.ledger import recount
from bretwalda.trials.proof import unaccounted
from bretwalda.trials.soak import Sample, verdict
from bretwalda.trials.storm import Storm

from .conftest import RunningServer
from .people import Browser, play, seated

PASS = str(game("king_is_dead").verbs.parse("pass"))
SURE, REFUSED = Claim(0, PASS, sure=True), Claim(0, PASS, sure=False)
ENTRY = (0, "pass")


def test_nothing_is_lost_stuck_or_told_in_a_storm(tmp_path: Path) -> None:
    with Storm(tmp_path, "short", parties=5, killing=0.0, pause=0.05) as storm:
        disasters = storm.disasters
        storm.begin()
        for disaster in (
            disasters.worker, disasters.kill, disasters.clock, disasters.kill, disasters.full, disasters.locked,
            disasters.kill, disasters.read_only,
        ):  # fmt: skip
            storm.strike(disaster)
        storm.end()
    assert storm.faults == []
    assert storm.counts["decisions"] > 50
    assert storm.counts["positions compared"] > storm.counts["decisions"]
    assert storm.counts["storage refusals"] >= 3


WRONG = (
    "update result set share = 0",
    "delete from result where seat = 1",
    "update result set side = 'kingdom:iceni'",
    "update result set rated = not rated",
    "update game_table set decisions = decisions + 1",
    "update game_table set ended = null",
    "update rating set rating = rating + 1",
    "delete from rating",
)


def test_wrong_books_are_found(house: RunningServer, edith: Browser, harald: Browser) -> None:
    for browser in (edith, harald):
        browser.post("/api/me", {"preferences": {"rated": True}})
    tables = []
    for number in range(2):
        pages = seated([edith, harald])
        play(pages, Random(number))
        tables.append(str(pages[0].table["id"]))
    engine = open_database(house.config.database)
    with engine.connect() as connection:
        counts: Counter[str] = Counter()
        assert list(recount(connection, tables, counts)) == []
        assert counts == {"results recounted": 2, "ratings recounted": 2}
        assert list(recount(connection, tables[::-1], counts)) != [], "the order of games matters"
        for fault in WRONG:
            connection.execute(text(fault))
            assert {found.kind for found in recount(connection, tables, counts)} == {"books"}, fault
            connection.rollback()
    engine.dispose()


@pytest.mark.parametrize(
    ("claims", "entries", "faults"),
    [
        ([SURE, SURE], [ENTRY, ENTRY], []),
        ([SURE, SURE], [ENTRY], ["lost"]),
        ([SURE], [ENTRY, ENTRY], ["lost"]),  # taken twice
        ([SURE], [(1, "pass")], ["lost"]),
        ([SURE, REFUSED], [ENTRY], []),
        ([SURE, REFUSED], [ENTRY, ENTRY], ["kept"]),
        ([SURE, Claim(None, "undo", sure=True)], [ENTRY, (0, "undo")], []),
    ],
)
def test_each_decision_is_accounted_for(claims: list[Claim], entries: list[tuple[int, str]], faults: list[str]) -> None:
    assert [fault.kind for fault in unaccounted("king_is_dead", claims, entries)] == faults


def growing(*memory: float, descriptors: int = 40) -> list[Sample]:
    return [Sample(float(k), megabytes, descriptors, k, k) for k, megabytes in enumerate(memory)]


@pytest.mark.parametrize(
    ("samples", "found"),
    [
        (growing(*[100.0] * 30), []),
        (growing(*[50.0 + 5 * min(k, 9) for k in range(30)]), []),  # it fills its caches
        (growing(*[100.0 + 2 * k for k in range(30)]), ["memory"]),
        ([each._replace(descriptors=40 + 2 * k) for k, each in enumerate(growing(*[100.0] * 30))],
         ["descriptors"]),
        ([each._replace(bytes=100 * k + (k > 20) * 90 * (k - 20)) for k, each in enumerate(growing(*[100.0] * 30))],
         ["database"]),
        (growing(100.0), ["short"]),
    ],
)  # fmt: skip
def test_what_grows_is_found(samples: list[Sample], found: list[str]) -> None:
    assert verdict(samples) == found
