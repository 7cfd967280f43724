"""Settings: checked before a table opens."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.engine.schema import Schema, Setting, Settings, spelled


def no_solo_duel(settings: Settings) -> None:
    if settings["players"] == 1 and settings["duel"]:
        raise Refusal("refused-solo-duel")


SCHEMA = Schema(
    (Setting("players", (1, 2), 2), Setting("duel", (False, True), False), Setting("map", ("north", "south"), "north")),
    together=no_solo_duel,
)


def test_what_is_left_out_takes_its_usual_value() -> None:
    assert SCHEMA.complete({"map": "south"}) == {"players": 2, "duel": False, "map": "south"}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"player": 2}, "refused-setting-name"),
        ({"players": 3}, "refused-setting-value"),
        ({"players": True}, "refused-setting-value"),
        ({"players": "2"}, "refused-setting-value"),
        ({"duel": 1}, "refused-setting-value"),
        ({"map": None}, "refused-setting-value"),
        ({"players": 1, "duel": True}, "refused-solo-duel"),
    ],
)
def test_what_makes_no_sense_is_refused(given: dict[str, object], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        SCHEMA.complete(given)
    assert refused.value.key == key


def test_settings_are_read_from_words() -> None:
    assert SCHEMA.parse(" players=1 , MAP=South".replace("MAP", "map")) == {"players": 1, "duel": False, "map": "south"}
    assert SCHEMA.parse("duel=yes")["duel"] is True
    assert SCHEMA.parse("") == SCHEMA.complete({})


@pytest.mark.parametrize("words", ["players", "players=", "players=two", "=2", "duel=maybe", "players=1,duel=on"])
def test_words_that_make_no_sense_are_refused(words: str) -> None:
    with pytest.raises(Refusal):
        SCHEMA.parse(words)


def test_every_combination_that_makes_sense_is_listed_once() -> None:
    sets = SCHEMA.sets()
    assert len(sets) == 2 * 2 * 2 - 2
    assert len({spelled(settings) for settings in sets}) == len(sets)
    assert not any(settings["players"] == 1 and settings["duel"] for settings in sets)


@pytest.mark.parametrize("settings", SCHEMA.sets(), ids=spelled)
def test_spelled_settings_read_back(settings: Settings) -> None:
    assert SCHEMA.parse(spelled(settings)) == settings


def test_a_game_without_settings_has_one_set_up() -> None:
    """Otherwise nothing that goes through set-ups would ever look at it."""
    assert Schema(()).sample() == Schema(()).sets() == [{}]
