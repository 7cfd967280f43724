"""Games are found by themselves, and by the same names however the library is used."""

from __future__ import annotations

import pytest

import bretwalda
from bretwalda import Refusal


def test_the_games_are_listed_by_id() -> None:
    assert list(bretwalda.catalogue()) == sorted(bretwalda.catalogue())
    assert all(bretwalda.game(name) is game and game.id == name for name, game in bretwalda.catalogue().items())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        bretwalda.game("chess")
    assert refused.value.details == {"game": "chess", "known": ", ".join(bretwalda.catalogue())}


def test_every_game_says_how_a_first_game_is_set_up_and_that_can_be_played() -> None:
    for game in bretwalda.catalogue().values():
        state = game.new(seed="first", **game.beginners)
        assert game.beginners.keys() <= game.schema.complete({}).keys()
        assert state.options(int(state.actor))
