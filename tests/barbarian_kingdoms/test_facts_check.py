"""Other facts are taken if they make sense, and refused with the place where they do not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from bretwalda import Refusal
from bretwalda.engine.facts import Sheet, examine
from bretwalda.games.barbarian_kingdoms.board import FACTS, HOOK_IDS, POWER_IDS
from bretwalda.games.barbarian_kingdoms.facts_check import HOOKS, POWERS, SCHEMA, check

Facts = dict[str, Any]


def changed(change: Callable[[Facts], None]) -> Facts:
    """The game's own facts with a change, examined."""
    facts = copy.deepcopy(FACTS)
    change(facts)
    return examine(Sheet("other.toml", facts), FACTS, check, SCHEMA)


def power(**fields: object) -> Callable[[Facts], None]:
    """Another power for the Huns."""
    return lambda facts: facts["kingdom"][0]["kingdom_power"].update(fields)


def test_the_lists_are_those_of_the_rules() -> None:
    assert sorted(HOOKS) == sorted(HOOK_IDS)
    assert sorted(POWERS) == sorted(POWER_IDS)


@pytest.mark.parametrize("hook", HOOK_IDS)
def test_any_hook_may_stand_in_any_slot(hook: str) -> None:
    for slot in ("kingdom_power", "king_power"):
        for value in HOOKS[hook]:
            facts = changed(lambda facts: facts["kingdom"][3][slot].update(hook=hook, value=value))  # noqa: B023
            assert facts["kingdom"][3][slot]["hook"] == hook


def test_costs_and_borders_may_change() -> None:
    def other(facts: Facts) -> None:
        facts["costs"]["claim"] = [1, 1, 2, 2]
        rows = {row["id"]: row for row in facts["province"]}
        rows["noricum"]["adjacent"].append("thuringia")
        rows["thuringia"]["adjacent"].append("noricum")

    assert changed(other)["costs"]["claim"] == [1, 1, 2, 2]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (power(hook="battle.magic"), "refused-facts-unknown-name"),
        (power(value=99), "refused-facts-range"),
        (power(id="unheard_of"), "refused-facts-unknown-name"),
        (lambda facts: facts["costs"]["claim"].pop(), "refused-facts-length"),
        (lambda facts: facts["token"][2].update(value=4), "refused-facts-number"),
        (lambda facts: facts["setup"]["treasury"].__setitem__(3, 1), "refused-facts-range"),
        (lambda facts: facts["province"][1]["adjacent"].append("roma"), "refused-facts-against-rules"),
        (lambda facts: facts["province"][9].update(port="Erfurt", port_at=[0, 0]), "refused-facts-against-rules"),
        (lambda facts: facts["kingdom"][0]["provinces"].__setitem__(1, "roma"), "refused-facts-twice"),
        (lambda facts: facts["domination"].update(huns="roma"), "refused-facts-unknown-name"),
        (lambda facts: facts["configuration"][0]["kingdoms"].pop(), "refused-facts-number"),
        (lambda facts: facts["configuration"][0]["sides"].pop(), "refused-facts-exactly"),
        (lambda facts: facts["victory"].update(provinces=9), "refused-facts-range"),
        (lambda facts: facts["province"].reverse(), "refused-facts-exactly"),
    ],
)
def test_what_makes_no_sense_is_refused(change: Callable[[Facts], None], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        changed(change)
    assert refused.value.key == key
