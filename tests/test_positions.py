"""Positions of every game, however it is set up: how they are imagined and how they show themselves.

Nothing here differs between plain and compiled rules that the properties would not find: `./check` runs it once.
"""

from __future__ import annotations

import numpy

import bretwalda
from bretwalda import seeded
from bretwalda.engine.schema import Settings
from bretwalda.engine.text import LANGUAGES

from .record import random_choice
from .test_properties import EVERY_SETUP, AnyGame

PAUSE = 120  # decisions between two looks at how a position shows itself


@EVERY_SETUP
def test_imagining_deals_like_the_set_up(game: AnyGame, settings: Settings) -> None:
    """Before the first decision the secrets of the last seat, imagined by the first, are distributed like real ones."""
    deals, dice = 200, seeded("imagine")
    real, imagined = [], []
    for number in range(deals):
        state = game.start(settings, seeded(f"deal {number}"))
        last = int(state.seats) - 1
        real.append(game.features(state, last))
        imagined.append(game.features(state.imagine(0, dice), last))
    one, other = numpy.array(real), numpy.array(imagined)
    error = numpy.sqrt((one.var(0, ddof=1) + other.var(0, ddof=1)) / deals)
    assert (abs(one.mean(0) - other.mean(0)) <= 5 * error + 1e-12).all()


@EVERY_SETUP
def test_positions_show_themselves(game: AnyGame, settings: Settings) -> None:
    """As text in every language and as a picture, for every seat and for a spectator, to the end."""
    state, dice = game.start(settings, seeded("show")), seeded("choices")
    number = 0
    while len(state.actors()):
        if number % PAUSE == 0:
            _show(game, state)
        state.take(*random_choice(state, dice))
        number += 1
    _show(game, state)


def _show(game: AnyGame, state: bretwalda.State) -> None:
    for seat in (None, *range(state.seats)):
        seen = game.view(state, seat)
        for language in LANGUAGES:
            assert game.describe(seen, game.texts(language)).strip()
            assert game.picture(seen, game.texts(language)).startswith("<svg")
