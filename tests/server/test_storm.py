"""A short storm, and what its proof is worth; `bretwalda chaos` is the long one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bretwalda.engine.registry import game
from bretwalda.store.database import open_database
from bretwalda.store.tables import entries_of
from bretwalda.trials.evening import Claim, Evening, Guest, Line, Witness, digest
from bretwalda.trials.ledger import recount
from bretwalda.trials.proof import prove, unaccounted
from bretwalda.trials.soak import Sample, verdict
from bretwalda.trials.storm import Storm

from .conftest import RunningServer
from .people import PATIENCE, Browser, Page, play, seated

PASS = str(game("king_is_dead").verbs.parse("pass"))
SURE, REFUSED = Claim(0, PASS, sure=True), Claim(0, PASS, sure=False)
DOUBTFUL = REFUSED._replace(doubtful=True)
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


def acknowledged_but_lost(evening: Evening) -> None:
    evening.guests[0].claims.append(SURE)


def shown_to_somebody_else(evening: Evening) -> None:
    first, second = (guest.shown for guest in evening.guests)
    first |= {shown._replace(seat=0) for shown in second}


def shown_out_of_order(evening: Evening) -> None:
    evening.guests[0].shown = {shown._replace(seq=shown.seq + 1) for shown in evening.guests[0].shown}


def told_of_what_was_not_said(evening: Evening) -> None:
    evening.guests[0].shown = {shown._replace(news=digest(["rumours"])) for shown in evening.guests[0].shown}


def whispered_to_others(evening: Evening) -> None:
    evening.guests[1].read.add(WHISPER)


def said_in_vain(evening: Evening) -> None:
    evening.lines.append(Line("said in vain", 0, None))


def kept_in_vain(evening: Evening) -> None:
    evening.saves.append("nowhere")


def told_the_seed(evening: Evening) -> None:
    evening.words.add("seed")  # of which the test puts the real one in its place


WHISPER = "for myself"
WRONG_EVENINGS: tuple[tuple[Callable[[Evening], None], str], ...] = (
    (acknowledged_but_lost, "lost"), (said_in_vain, "lost"), (kept_in_vain, "lost"),
    (shown_to_somebody_else, "leaked"), (shown_out_of_order, "leaked"), (told_of_what_was_not_said, "leaked"),
    (whispered_to_others, "leaked"), (told_the_seed, "leaked"),
)  # fmt: skip


def test_a_wrong_evening_is_found(house: RunningServer, edith: Browser, harald: Browser) -> None:
    """What was acknowledged and is not there, and what nobody may have been told."""
    table = str(seated([edith, harald])[0].table["id"])
    evening = Evening(table, [Guest(edith), Guest(harald)])
    pages: list[Page] = []
    for number, browser in enumerate((edith, harald)):
        pages.append(Witness(browser.socket(table), evening, number, PATIENCE))
        pages[-1].do("Hello", since=0)
    play(pages, Random(1), 8)
    pages[0].do("Say", text=WHISPER, to=[0], mark="1")
    evening.lines.append(Line(WHISPER, 0, [0]))
    evening.saves.append(edith.post("/api/saves", {"table": table, "name": "kept"})["id"])
    engine = open_database(house.config.database)
    with engine.connect() as connection:
        seed = connection.execute(text("select seed from game_table")).scalar_one()
        parse = game("king_is_dead").verbs.parse
        for entry in entries_of(connection, table):
            evening.guests[entry.seat].claims.append(Claim(entry.seat, str(parse(entry.move)), sure=True))
        assert prove(connection, evening, Counter()) == []
        for spoil, kind in WRONG_EVENINGS:
            wrong = deepcopy(evening)
            spoil(wrong)
            wrong.words = {seed if word == "seed" else word for word in wrong.words}
            assert {fault.kind for fault in prove(connection, wrong, Counter())} == {kind}, spoil.__name__
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
        ([SURE, DOUBTFUL], [ENTRY], []),
        ([SURE, DOUBTFUL], [ENTRY, ENTRY], []),
        ([REFUSED, DOUBTFUL], [ENTRY], []),  # it was the second
        ([REFUSED, DOUBTFUL], [ENTRY, ENTRY], ["kept"]),
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
