"""Objectives as free expressions over places."""

from __future__ import annotations

import copy
from itertools import combinations
from typing import Any

import pytest

from bretwalda import Refusal
from bretwalda.engine.facts import Sheet, examine
from bretwalda.games.rex_britannorum.board import FACTS
from bretwalda.games.rex_britannorum.expressions import Atom, Expression, all_places, places_of, read, ways
from bretwalda.games.rex_britannorum.facts_check import SCHEMA, check

SOME = ["n06", "n11", "n13", "s14", "c15"]


def means(expression: Expression, held: frozenset[str]) -> bool:
    """What an expression says, read naively."""
    if isinstance(expression, Atom):
        places = all_places(FACTS, expression)
        number = len(places & held)
        least = {"any": 1, "most": len(places) // 2 + 1, "all": len(places), "none": 0}.get(expression.amount)
        return number == 0 if least == 0 else number >= (int(expression.amount) if least is None else least)
    parts = [means(part, held) for part in expression.parts]
    return not parts[0] if expression.word == "not" else all(parts) if expression.word == "and" else any(parts)


@pytest.mark.parametrize(
    "text",
    [
        "n06",
        "2 of {n06, n11, n13}",
        "n06 and n11 or s14",
        "n06 and (n11 or s14)",
        "not (n06 or 2 of {n11, n13, s14})",
        "all of {n06, n11} and none of {s14}",
        "most of {n06, n11, n13} and not (c15 and s14)",
    ],
)
def test_alternatives_say_the_same_as_the_expression(text: str) -> None:
    expression = read(text)
    for size in range(len(SOME) + 1):
        for chosen in combinations(SOME, size):
            held = frozenset(chosen)
            met = any(
                all(part.least <= len(part.places & held) <= part.most for part in way)
                for way in ways(FACTS, expression)
            )
            assert met == means(expression, held), (text, chosen)


def test_a_name_stands_for_a_place_a_region_a_link_a_zone_or_a_kind_of_place_there() -> None:
    assert places_of(FACTS, "n06") == {"n06"}
    assert places_of(FACTS, "s02_s05") == {"s02", "s03", "s04", "s05"}
    assert places_of(FACTS, "cities north") == {"n01", "n06", "n11", "n13", "n_rome"}
    assert places_of(FACTS, "roads iceni") | places_of(FACTS, "cities iceni") == places_of(FACTS, "iceni")


def changed(expression: str) -> dict[str, Any]:
    facts = copy.deepcopy(FACTS)
    facts["objective"][0]["conditions"][0] = ["where", expression]
    return examine(Sheet("other.toml", facts), FACTS, check, SCHEMA)


def test_a_free_expression_is_taken() -> None:
    assert changed("most of iceni or 3 of {cities north, n06_n11}")["objective"][0]["conditions"][0][0] == "where"


@pytest.mark.parametrize(
    ("expression", "name"),
    [
        ("atlantis", "atlantis"),
        ("9 of {n06, n11}", "9"),
        ("0 of n06", "0"),
        ("n06 and", "…"),
        ("(n06", ")"),
        ("n06 n11", "n11"),
        ("n06 & n11", "&"),
        ("cities n_start", "cities n_start"),
        (" or ".join(["n06"] * 17), "or"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_is_wrong(expression: str, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        changed(expression)
    assert (refused.value.key, refused.value.details["name"]) == ("refused-facts-unknown-name", name)
    assert refused.value.details["place"].startswith("objective f1.conditions")
