"""Rules 12: two alone."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.engine.bits import size
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import JOKER, ROME_CITIES

from ..positions import finish, finish_turn, named, opened, realm, rome, seen, started


def test_12_1_seven_tokens_are_romes_before_the_first_turn() -> None:
    """Jokers among them just leave the game."""
    jokers_drawn = 0
    for number in range(40):
        state = opened("brigantes iceni", duel=True, seed=f"{number}")
        allotted = rome(state) - {"s_start"}
        jokers = 3 - len({"north_joker", "center_joker", "south_joker"} & named(int(state.bag)))
        assert len(allotted) + jokers == 7
        assert size(state.bag) == 42
        jokers_drawn += jokers
    assert jokers_drawn > 0


def test_12_2_six_tokens_a_turn() -> None:
    """Seven and seven times six make 49."""
    state = started("brigantes iceni", duel=True)
    while state.actor >= 0:
        assert size(state.tokens) == 6
        finish_turn(state)
    assert state.bag == 0


def test_12_3_the_third_kingdom_is_not_there() -> None:
    """It has nothing on the map, no cards, and plays nothing."""
    state = started("brigantes iceni", duel=True)
    third = realm(state, "regnenses")
    assert (third.held, third.deck, third.hand) == (0, 0, 0)
    assert seen(state).kingdoms[2].absent
    assert len(state.order) == 2
    finish(state)
    assert third.plan == third.held == 0


@pytest.mark.parametrize("players", [1, 3])
def test_12_1_only_two_can_play_so(players: int) -> None:
    """Others are refused with a reason."""
    with pytest.raises(Refusal, match="refused-duel-players"):
        GAME.schema.complete({"players": players, "duel": True})


def test_12_1_cities_of_rome_stay_romes() -> None:
    """The seven come on top of them."""
    state = opened("brigantes iceni", duel=True)
    assert int(state.rome) & ROME_CITIES == ROME_CITIES
    assert int(state.rome) >> JOKER == 0
