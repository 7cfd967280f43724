"""Rules 3: setting up."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import ALL_TOKENS, OBJECTIVE_IDS, OF_TYPE, TYPE_IDS, total

from ..positions import asked, held, named, objectives, offered, opened, play, realm, seen, started, tracks


def test_3_1_players_choose_kingdoms_in_the_order_of_the_seats() -> None:
    """What one has taken is gone for the next."""
    state = GAME.new(players=3)
    assert (state.actor, offered(state)) == (0, {"lead brigantes", "lead iceni", "lead regnenses"})
    play(state, "lead iceni")
    assert (state.actor, offered(state)) == (1, {"lead brigantes", "lead regnenses"})
    with pytest.raises(Refusal):
        play(state, "lead iceni")


def test_3_2_six_reinforcements_lie_open() -> None:
    """One of each value from 1 to 6."""
    assert seen(opened()).reinforcements == [f"rome_{value}" for value in range(1, 7)]


def test_3_3_three_in_the_queue_three_in_hand_eight_in_the_pile() -> None:
    """And two of each value in all."""
    state = opened()
    for kingdom in ("brigantes", "iceni", "regnenses"):
        one = realm(state, kingdom)
        assert [total(cards) for cards in (one.queue, one.hand, one.deck)] == [3, 3, 8]
    own = seen(state, 0).kingdoms[0]
    every = [*own.queue, *(own.hand or [])]
    assert len(every) == 6
    assert all(card.startswith("brigantes_") and every.count(card) <= 2 for card in every)


def test_3_3_the_deployment_cards_leave_three_zones_for_two_cards() -> None:
    """Any zone for either card, the same one too."""
    state = started()
    while state.step.name == "recruitment":
        play(state, min(offered(state)))
    first = min(offered(state))
    card = first.split()[1]
    assert {f"send {card} {zone}" for zone in ("north", "center", "south")} <= offered(state)


def test_3_4_a_cube_on_each_start_road() -> None:
    """And nothing else on the map."""
    state = opened()
    assert [named(int(one.held)) for one in state.realm] == [{"n_start"}, {"c_start"}, {"s_start"}]


def test_3_5_tracks_begin_at_1_0_1() -> None:
    """Road, cities, regions."""
    state = opened()
    assert all(tracks(state, kingdom) == (1, 0, 1) for kingdom in ("brigantes", "iceni", "regnenses"))


def test_3_6_each_keeps_two_of_three_objectives() -> None:
    """One of each type is dealt; one of the three is put away."""
    state = opened()
    for one in state.realm:
        assert [len(objectives(int(one.objectives & OF_TYPE[kind]))) for kind in range(len(TYPE_IDS))] == [1, 1, 1]
    dealt = objectives(int(state.realm[0].objectives))
    assert offered(state, 0) == {f"put_away {name}" for name in dealt}
    gone = min(dealt)
    play(state, f"put_away {gone}", seat=0)
    assert objectives(int(state.realm[0].objectives)) == dealt - {gone}
    assert objectives(int(state.realm[0].away)) == {gone}


def test_3_6_all_choose_at_the_same_time_and_unseen() -> None:
    """Three owe the decision; nobody sees what another has put away."""
    state = opened()
    assert [int(seat) for seat in state.actors()] == [0, 1, 2]
    assert state.secret
    play(state, min(offered(state, 2)), seat=2)
    assert [int(seat) for seat in state.actors()] == [0, 1]
    other = seen(state, 0).kingdoms[2]
    assert (other.ready, other.put_away, other.objectives, other.objectives_kept) == (True, None, None, 3)


def test_3_6_there_are_six_objectives_of_each_type() -> None:
    """Eighteen in all, and no two players have the same."""
    assert [len(objectives(int(bits))) for bits in OF_TYPE] == [6, 6, 6]
    assert len(OBJECTIVE_IDS) == 18
    state = opened()
    assert len({name for one in state.realm for name in objectives(int(one.objectives))}) == 9


def test_3_7_all_tokens_are_in_the_bag() -> None:
    """Until the first turn draws some."""
    state = opened()
    assert int(state.bag) == ALL_TOKENS
    assert state.tokens == 0
    assert asked(state)[1] == "objective"
    assert held(state, "iceni") == set()
