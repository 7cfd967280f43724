"""Odds that are told before a decision: they say what the rules say, and nothing that the seat could not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bretwalda import State, catalogue, seeded

from ..worked import kingdoms, rex

ASKED: dict[str, tuple[str, Callable[[], State], int]] = {
    "plan": ("rex_britannorum", rex.sending, 0),
    "plan begun": ("rex_britannorum", lambda: rex.alone("n08 c11 s08", {}), 2),
    "bribe": ("barbarian_kingdoms", kingdoms.bribing, 5),
    "contest": ("barbarian_kingdoms", kingdoms.contested, 0),
    "reinforcement": ("barbarian_kingdoms", lambda: kingdoms.war("warrior alemannia", "done"), 0),
    "a rich rival": ("barbarian_kingdoms", lambda: kingdoms.war("warrior alemannia", "done", unknown="ggg"), 0),
    "landing": ("barbarian_kingdoms", kingdoms.at_sea, 4),
}


@pytest.mark.parametrize("asked", ASKED)
def test_odds_are_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(asked: str) -> None:
    name, position, seat = ASKED[asked]
    game: Any = catalogue()[name]
    state = position()
    told = game.odds(state, seat, seeded("odds"))
    assert told
    for number in range(4):
        assert game.odds(state.imagine(seat, seeded(f"world {number}")), seat, seeded("odds")) == told
    for odds in told:
        assert all(0.0 <= chance <= 1.0 for _, chance in odds.chances)
        assert odds.choice is None or odds.choice in state.options(seat)
        assert game.odds_message(odds).key == f"odds-{odds.key}"


def test_a_higher_card_wins_a_zone_at_least_as_often_and_a_higher_bribe_a_battle() -> None:
    for asked in ("plan", "bribe"):
        name, position, seat = ASKED[asked]
        game: Any = catalogue()[name]
        for odds in game.odds(position(), seat, seeded("odds")):
            chances = [chance for amount, chance in odds.chances if amount != 1 or asked == "bribe"]  # a 1 may count 7
            assert chances == sorted(chances)


def test_what_has_been_sent_is_told_by_itself() -> None:
    name, position, seat = ASKED["plan begun"]
    game: Any = catalogue()[name]
    *_, south = game.odds(position(), seat, seeded("odds"))
    assert south.chances[0][0] is None


def test_where_nothing_is_uncertain_nothing_is_told() -> None:
    for game in catalogue().values():
        state = game.new(seed="quiet")
        assert game.odds(state, int(state.actor), seeded("odds")) == ()
