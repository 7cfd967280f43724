"""The list of planted faults fits the project as it is; `python -m tools.faults` shows that all of them are found."""

from __future__ import annotations

from difflib import SequenceMatcher

import pytest
from tools.faults.faults import PROJECT, Fault, read_faults

FAULTS = read_faults()
EVERY_FAULT = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.id)
# What must not be without faults, and where it is.
PARTS = {
    "king_is_dead": "src/bretwalda/games/king_is_dead/",
    "rex_britannorum": "src/bretwalda/games/rex_britannorum/",
    "britannia": "src/bretwalda/games/britannia/",
    "barbarian_kingdoms": "src/bretwalda/games/barbarian_kingdoms/",
    "engine": "src/bretwalda/engine/",
    "server": "src/bretwalda/server/",
    "store": "src/bretwalda/store/",
    "computer players": "src/bretwalda/ai/",
    "arena": "src/bretwalda/ai/arena/",
    "adapters": "src/bretwalda/adapters/",
    "command line": "src/bretwalda/cli/",
    "page": "web/src/",
    "page of a game": "web/src/games/",
}


def test_there_are_faults_enough() -> None:
    assert len(FAULTS) >= 60
    assert len({fault.id for fault in FAULTS}) == len({(fault.file, fault.find, fault.plant) for fault in FAULTS})


@pytest.mark.parametrize("folder", PARTS.values(), ids=PARTS)
def test_no_part_is_without_faults(folder: str) -> None:
    assert sum(fault.file.startswith(folder) for fault in FAULTS) >= 3


def test_texts_have_faults_too() -> None:
    assert sum(fault.file.endswith((".ftl", ".md")) for fault in FAULTS) >= 3


@EVERY_FAULT
def test_a_fault_changes_one_line_that_is_there_once(fault: Fault) -> None:
    text = (PROJECT / fault.file).read_text("utf-8")
    assert text.count(fault.find) == 1
    before, after = fault.find.splitlines(), fault.plant.splitlines()
    changed = [change for change in SequenceMatcher(None, before, after, False).get_opcodes() if change[0] != "equal"]
    assert [max(end - start, stop - begin) for _, start, end, begin, stop in changed] == [1]


@EVERY_FAULT
def test_a_fault_can_be_compiled(fault: Fault) -> None:
    """A test must fail, not the reading of the file."""
    if fault.file.endswith(".py"):
        text = (PROJECT / fault.file).read_text("utf-8")
        compile(text.replace(fault.find, fault.plant), fault.file, "exec")


@EVERY_FAULT
def test_a_fault_says_what_it_breaks_and_where_it_is_to_be_found(fault: Fault) -> None:
    assert fault.breaks.endswith(".")
    assert fault.tests
    for place in fault.tests:
        assert (PROJECT / place.partition("::")[0]).exists(), place
