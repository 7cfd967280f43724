"""A short storm, and what its proof is worth; `python -m tests.storm` is the long one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.storm.evening import Claim
from tests.storm.proof import unaccounted
from tests.storm.storm import Storm

from bretwalda.engine.registry import game

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
