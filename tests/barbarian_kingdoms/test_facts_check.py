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


def huns(**fields: object) -> Callable[[Facts], None]:
    """The Huns with something else."""
    return lambda facts: facts["kingdom"][0].update(fields)


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


WALL = {"hook": "battle.warrior_value", "value": 5, "when": ["home", "defending"]}


def test_a_power_may_have_several_hooks_conditions_and_words_of_its_own() -> None:
    words = {"name": {"en": "Wall", "fr": "Mur"}, "text": {"en": "A wall.", "fr": "Un mur."}}
    also = [{"hook": "claim.cost", "value": 1, "when": ["abroad"]}, {"hook": "turn.end", "value": 1}]
    facts = changed(power(id="wall", **WALL, also=also, **words))
    assert facts["kingdom"][0]["kingdom_power"]["also"] == also
    assert changed(power(id="wall", **WALL, name={"fr": "Mur"}))  # in one language it is that of the others, too


def test_a_kingdom_may_have_tracks_of_its_own() -> None:
    assert changed(huns(costs={"claim": [3, 3, 4, 4]}))["kingdom"][0]["costs"]


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        (power(when=["at_night"]), "refused-facts-unknown-name", "kingdom_power.when 1"),
        (power(when=["attacking"]), "refused-facts-unknown-name", "kingdom_power.when"),
        (power(**WALL | {"when": ["home", "abroad"]}), "refused-facts-against-rules", "kingdom_power.when"),
        (power(when=[]), "refused-facts-length", "kingdom_power.when"),
        (power(when="home"), "refused-facts-kind", "kingdom_power.when"),
        (power(when=[["home"]]), "refused-facts-kind", "kingdom_power.when 1"),
        (power(also=[{"hook": "turn.end"}]), "refused-facts-missing-key", "kingdom_power.also 1.value"),
        (power(also=[{"hook": "turn.end", "value": 9}]), "refused-facts-range", "kingdom_power.also 1.value"),
        (power(also=[{"hook": "turn.end", "value": [1]}]), "refused-facts-kind", "kingdom_power.also 1.value"),
        (power(also={"hook": "turn.end", "value": 1}), "refused-facts-kind", "kingdom_power.also"),
        (power(also=["turn.end"]), "refused-facts-kind", "kingdom_power.also 1"),
        (huns(costs=[]), "refused-facts-kind", "costs"),
        (power(name=["Wall"]), "refused-facts-kind", "kingdom_power.name"),
        (lambda facts: facts.update(words=[]), "refused-facts-kind", "words"),
        (power(also=[]), "refused-facts-length", "kingdom_power.also"),
        (power(name={}), "refused-facts-against-rules", "kingdom_power.name"),
        (power(id="No name"), "refused-facts-against-rules", "kingdom_power.id"),
        (huns(costs={"claim": [1, 2]}), "refused-facts-length", "costs.claim"),
        (
            huns(costs={"recruit": [4, 3, 2, 1]}),
            "refused-facts-exactly",
            "costs.recruit",
        ),
        (huns(costs={"bribe": [1]}), "refused-facts-unknown-key", "costs.bribe"),
        (lambda facts: facts.update(words={"en": {"zone-mu": "Mu"}}), "refused-facts-unknown-name", "words.en"),
        (lambda facts: facts.update(words={"de": {"zone-roma": "Rom"}}), "refused-facts-unknown-key", "words.de"),
        (lambda facts: facts.update(confirmed=["battle.king"]), "refused-facts-unknown-name", "confirmed"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_in_a_box_is_refused_with_its_place(
    change: Callable[[Facts], None], key: str, place: str
) -> None:
    with pytest.raises(Refusal) as refused:
        changed(change)
    assert (refused.value.key, refused.value.details["place"].removeprefix("kingdom huns.")) == (key, place)
