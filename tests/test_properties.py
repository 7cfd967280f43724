"""Every game passes the same properties, plain and compiled, however it is set up."""

from __future__ import annotations

import json
import os
from statistics import fmean, variance
from typing import Any

import pytest

import bretwalda
from bretwalda import Game, seeded
from bretwalda.engine.properties import check_game
from bretwalda.engine.schema import Options
from bretwalda.engine.text import LANGUAGES

from .record import CHECKSUMS, checksum, random_choice, setup_name, setups, shared

EVERY_SETUP = pytest.mark.parametrize(
    ("game", "options"), setups(), ids=[setup_name(game, options) for game, options in setups()]
)
AnyGame = Game[Any]
COMPILED = os.environ.get("BRETWALDA_COMPILED") == "1"
MOMENTS = 96  # looked at closely, in the games of all set-ups together
NUMBERS = range(6 if COMPILED else 1)  # of the games of each set-up
PAUSE = 60  # decisions between two looks at how a position shows itself


@pytest.mark.skipif(not COMPILED, reason="the plain rules are under test")
def test_the_compiled_rules_are_under_test() -> None:
    assert bretwalda.compiled()


@EVERY_SETUP
@pytest.mark.parametrize("number", NUMBERS)
def test_random_games_keep_every_property(game: AnyGame, options: Options, number: int) -> None:
    """Whatever the checks of `engine/properties.py` look at, often enough to see rare moments."""
    assert check_game(game, options, f"test {number}", thoroughness=shared(game, MOMENTS, 16)) > 0


@EVERY_SETUP
def test_plain_and_compiled_play_the_same_games(game: AnyGame, options: Options) -> None:
    """Both builds are held to the numbers in `checksums.json`; `python -m tests.record` writes them anew."""
    assert (
        checksum(game, options) == json.loads(CHECKSUMS.read_text("utf-8"))["random games"][setup_name(game, options)]
    )


@EVERY_SETUP
def test_imagining_deals_like_the_set_up(game: AnyGame, options: Options) -> None:
    """Before the first decision the secrets of the last seat, imagined by the first, are distributed like real ones."""
    deals, dice = 400, seeded("imagine")
    real, imagined = [], []
    for number in range(deals):
        state = game.start(options, seeded(f"deal {number}"))
        last = int(state.seats) - 1
        real.append(game.features(state, last))
        imagined.append(game.features(state.imagine(0, dice), last))
    for one, other in zip(zip(*real, strict=True), zip(*imagined, strict=True), strict=True):
        error = ((variance(one) + variance(other)) / deals) ** 0.5
        assert abs(fmean(one) - fmean(other)) <= 5 * error


@EVERY_SETUP
def test_positions_show_themselves(game: AnyGame, options: Options) -> None:
    """As text in every language and as a picture, for every seat and for a spectator, to the end."""
    state, dice = game.start(options, seeded("show")), seeded("choices")
    number = 0
    while len(state.actors()):
        if number % PAUSE == 0:
            _show(game, state)
        state.take(*random_choice(state, dice))
        number += 1
    _show(game, state)


def _show(game: AnyGame, state: bretwalda.State) -> None:
    for seat in (None, *range(state.seats)):
        for language in LANGUAGES:
            assert game.describe(game.view(state, seat), game.texts(language)).strip()
            assert game.picture(game.view(state, seat), game.texts(language)).startswith("<svg")
