"""docs/britannia-features.md keeps its word: sixty lines, and tests for each that assert what the line says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "britannia-features.md").read_text("utf-8")
FEATURE = re.compile(r"^- \*\*M(\d+)\*\* (.*(?:\n  .*)*)", flags=re.MULTILINE)
LINES = {int(number): text for number, text in FEATURE.findall(PAGE)}
TESTS = re.compile(r"`((?:web/)?tests/[\w/.-]+)::([^`]+)`")
# Lines whose tests once asserted less than they say, and what stands in their assertions since then.
ASSERTED = {
    1: ["epilepsy"],
    2: ["Dice tumble", "The map", "Music"],
    5: ["go_back(page, place", "== place["],
    9: ["York: Brigantes", "The great campaign", ".map path"],
    11: ["data-standard", "Norwegians", "hard-bold"],
    12: ["Turn XIII: held at the end", "Player 4"],
    13: ["toHaveLength(7)", "Infantry", "of 8"],
    24: ["score, areas, armies + at_sea, savings"],
    34: ["Major invasion: Romans", ".situation .phase", "moves and fights twice"],
    38: ["population(id)", "held.length"],
    48: ["svg.engraving", "boudicca", "rome_departs", "cnut", "william"],
    50: ["'scored'", "'held'", "names(scored)"],
    57: ["invited", "code", "public"],
}


def body(path: str, name: str) -> str:
    """A test as it is written, without what comes before and after it."""
    source = (ROOT / path).read_text("utf-8")
    if path.endswith(".py"):
        found = re.search(rf"^((?:@.*\n)*)(?:async )?def {name}\(.*\n(?:(?:[ )].*)?\n)*", source, flags=re.MULTILINE)
    else:
        written = rf"^( *)(?:test|test\.each\(.*\))\('{re.escape(name)}(?:: %s)?', (?:async )?\(.*\n(?:.*\n)*?\1\}}\)"
        found = re.search(written, source, flags=re.MULTILINE)
    assert found, f"{path} has no test {name}"
    return found[0]


def test_all_sixty_lines_are_there_in_their_order() -> None:
    assert list(LINES) == list(range(1, 61))


@pytest.mark.parametrize("number", LINES)
def test_the_tests_of_a_line_are_run_and_assert_what_it_says(number: int) -> None:
    named = TESTS.findall(LINES[number])
    assert named, "no test is named"
    bodies = [body(path, name) for path, name in named]
    for (path, name), text in zip(named, bodies, strict=True):
        assert re.search(r"\bassert\b|expect\(", text), f"{path}::{name} asserts nothing"
        assert not re.search(r"\.skip\b|\.todo\b|mark\.skip|mark\.xfail", text), f"{path}::{name} is not run"
    said = "\n".join(bodies)
    for wanted in ASSERTED.get(number, []):
        assert wanted in said, f"nothing about {wanted} is asserted"
