"""The page about powers and the rules have the same hooks, and a power may stand in either slot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bretwalda.games.barbarian_kingdoms.board import (
    CONDITION_IDS,
    HOOK_IDS,
    HOOKS,
    KING_POWER,
    KINGDOM_POWER,
    PROVINCE_IDS,
    USUAL,
)

from .positions import HUNS, asked, kingdom, offered, play, position, purse, seen, unit

PAGE = (Path(__file__).parents[2] / "docs" / "powers.md").read_text("utf-8")


@contextmanager
def power(king: bool, owner: int, hook: str, value: int) -> Iterator[None]:
    """Give a kingdom or its king another power for a while."""
    table, at = KING_POWER if king else KINGDOM_POWER, owner * int(HOOKS) + HOOK_IDS.index(hook)
    before = table[at]
    table[at] = value
    try:
        yield
    finally:
        table[at] = before


def test_the_page_lists_every_hook() -> None:
    assert sorted(re.findall(r"^\| `([a-z_]+\.[a-z_]+)` \|", PAGE, re.MULTILINE)) == sorted(HOOK_IDS)


def test_the_page_knows_what_is_usual() -> None:
    usual = dict(re.findall(r"^\| `([a-z_.]+)` \|[^|]*\| (\d) \|", PAGE, re.MULTILINE))
    assert len(usual) == 12  # the three others name the block of the facts
    assert {HOOK_IDS.index(hook): int(value) for hook, value in usual.items()}.items() <= dict(enumerate(USUAL)).items()


def test_a_power_of_the_kingdom_needs_no_king() -> None:
    """Every Hun claim is safe, wherever Attila is."""
    state = position(units={"huns": "noricum", "franks": "alemannia"}, purses={"huns": "s"})
    with power(False, HUNS, "claim.contestable", 0):
        play(state, "claim", "at noricum")
    assert kingdom(state, "huns").control_tokens == 1


def test_a_power_of_the_king_works_through_him() -> None:
    """Only the king rides twice if riding is his own power."""
    with power(False, HUNS, "manoeuvre.moves_per_unit", 1), power(True, HUNS, "manoeuvre.moves_per_unit", 2):
        state = position(units={"huns": "king pannonia, dacia"})
        play(state, "manoeuvre", "king", "to boiohaemum")
        assert offered(state) == {"done", "king", "warrior dacia"}
        play(state, "king", "to pannonia")
    assert unit(state, "pannonia") == "king huns"


def test_taxes_and_recruits_of_any_kingdom() -> None:
    """The Huns tax two more and recruit three at once."""
    with power(False, HUNS, "tax.amount", 2):
        state = play(position(stocks={"dacia": "bbbbbbb"}, purses={"huns": ""}), "tax")
    assert purse(state, "huns") == "bbbbb"
    with power(False, HUNS, "recruit.count", 3):
        state = position(units={"huns": "king moesia"}, purses={"huns": "bsg"})
        play(state, "recruit", "at dacia", "at pannonia", "at boiohaemum")
    assert (kingdom(state, "huns").warriors, asked(state), seen(state).active) == (3, "turn", "ostrogoths")


def test_the_page_lists_every_condition() -> None:
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \| [^|]+ \| [^|]+ \|$", PAGE, re.MULTILINE)
    assert sorted(name for row in rows for name in re.findall("`([a-z_]+)`", row)) == sorted(CONDITION_IDS)


@pytest.mark.parametrize(
    ("condition", "units", "province", "met"),
    [
        ("king_lives", "king pannonia", "", True),
        ("king_lives", "dacia", "", False),
        ("king_fallen", "dacia", "", True),
        ("capital_held", "king dacia", "", True),
        ("capital_lost", "king dacia", "", False),
        ("home", "king dacia", "dacia", True),
        ("home", "king dacia", "noricum", False),
        ("home", "king dacia", "", False),
        ("abroad", "king dacia", "noricum", True),
        ("coast", "king dacia", "dalmatia", True),
        ("coast", "king dacia", "noricum", False),
        ("attacking", "king dacia", "noricum", True),
        ("defending", "king dacia", "noricum", False),
        ("against_king", "king dacia", "noricum", False),
        ("fewest_provinces", "king dacia", "", True),
    ],
)
def test_conditions_of_powers(condition: str, units: str, province: str, met: bool) -> None:
    """As things stand for the Huns, whose turn it is."""
    fallen = {} if "king" in units else {"huns": "franks"}
    state = position(units={"huns": units, "franks": "king belgica_secunda"}, fallen=fallen)
    zone = PROVINCE_IDS.index(province) if province else -1
    assert state.meets(HUNS, 1 << CONDITION_IDS.index(condition), zone) == met
