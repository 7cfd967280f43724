"""Every game passes the same properties, plain and compiled, however it is set up."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

import bretwalda
from bretwalda import Game
from bretwalda.engine.properties import check_game
from bretwalda.engine.schema import Settings

from .example_game import GAME as EXAMPLE
from .record import CHECKSUMS, checksum, setup_name, setups, shared
from .tree import of_the_tree

EVERY_SETUP = pytest.mark.parametrize(
    ("game", "settings"), setups(), ids=[setup_name(game, settings) for game, settings in setups()]
)
KNOWN = setups([*of_the_tree(), EXAMPLE])  # whose checksums are kept
OLDER = setups([older for game in of_the_tree() for older in game.older])
AnyGame = Game[Any]
COMPILED = os.environ.get("BRETWALDA_COMPILED") == "1"
MOMENTS = 96 if COMPILED else 24  # looked at closely, in the games of all set-ups together
NUMBERS = range(3 if COMPILED else 1)  # of the games of each set-up


@pytest.mark.skipif(not COMPILED, reason="the plain rules are under test")
def test_the_compiled_rules_are_under_test() -> None:
    assert bretwalda.compiled()


@EVERY_SETUP
@pytest.mark.parametrize("number", NUMBERS)
def test_random_games_keep_every_property(game: AnyGame, settings: Settings, number: int) -> None:
    """Whatever the checks of `engine/properties.py` look at, often enough to see rare moments."""
    assert check_game(game, settings, f"test {number}", thoroughness=shared(game, MOMENTS, 16)) > 0


@pytest.mark.skipif(not COMPILED, reason="recorded games hold the plain rules to what the compiled ones do")
@pytest.mark.parametrize(
    ("game", "settings"),
    OLDER,
    ids=[f"{setup_name(game, settings)} by rules {game.rules_version}" for game, settings in OLDER],
)
def test_games_by_earlier_rules_keep_every_property(game: AnyGame, settings: Settings) -> None:
    """What is kept of earlier rules is played on: it is held to all that the rules of today are."""
    assert check_game(game, settings, "earlier rules") > 0


@pytest.mark.parametrize(("game", "settings"), KNOWN, ids=[setup_name(game, settings) for game, settings in KNOWN])
def test_plain_and_compiled_play_the_same_games(game: AnyGame, settings: Settings) -> None:
    """Both builds are held to the numbers in `checksums.json`; `python -m tests.record` writes them anew."""
    assert (
        checksum(game, settings) == json.loads(CHECKSUMS.read_text("utf-8"))["random games"][setup_name(game, settings)]
    )
