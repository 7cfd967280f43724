"""Rules 4: turn order, locations, recruitment."""

from __future__ import annotations

from collections import Counter

import pytest

from bretwalda import Event
from bretwalda.engine.bits import size
from bretwalda.games.rex_britannorum.board import KINGDOM_IDS, TURN_ORDER, total

from ..positions import (
    asked,
    battle,
    finish_turn,
    hand,
    named,
    offered,
    play,
    queue,
    realm,
    seen,
    set_tracks,
    started,
    told,
)


def ordered(seed: str, **tracks: tuple[int, int, int]) -> list[str]:
    """The turn order that follows from values on the tracks."""
    state = started(seed=seed)
    for kingdom, values in tracks.items():
        set_tracks(state, kingdom, *values)
    state.phase = TURN_ORDER
    state.asked = False
    state.course.go_on(state)
    return [KINGDOM_IDS[k] for k in state.order]


def test_4_1_the_phases_follow_each_other() -> None:
    """Order, locations, recruitment, planning, then the battles zone by zone, the stakes, the next turn."""
    events: list[Event] = []
    state = started(events=events)
    del events[:]
    finish_turn(state)
    keys = [event.key for event in events]
    assert keys.index("recruited" if "recruited" in keys else "drew") < keys.index("sent") < keys.index("moved")
    assert keys.index("moved") < keys.index("turn") < keys.index("order") < keys.index("drawn")


def test_4_2_the_highest_sum_plays_first_and_the_lowest_last() -> None:
    """Whatever the lots say."""
    for number in range(10):
        order = ordered(f"{number}", brigantes=(1, 2, 2), iceni=(3, 3, 3), regnenses=(1, 0, 1))
        assert order == ["iceni", "brigantes", "regnenses"]


def test_4_2_the_example_of_the_rulebook() -> None:
    """Red has 7, Green and Blue have 5 each: Red is first, the others by lot."""
    orders = Counter(
        tuple(ordered(f"{number}", brigantes=(1, 3, 3), regnenses=(2, 1, 2), iceni=(3, 1, 1))) for number in range(60)
    )
    assert set(orders) == {("brigantes", "regnenses", "iceni"), ("brigantes", "iceni", "regnenses")}
    assert min(orders.values()) > 15


def test_4_3_the_first_turn_is_in_any_order() -> None:
    """Everybody begins with the same sum."""
    orders = {tuple(KINGDOM_IDS[k] for k in started(seed=f"{number}").order) for number in range(60)}
    assert len(orders) == 6


def test_4_4_seven_tokens_are_drawn() -> None:
    """They lie on their places, jokers on the sign of their zone."""
    state = started()
    tokens = named(int(state.tokens))
    view = seen(state)
    assert len(tokens) == 7
    assert {place.id for place in view.places if place.token} | {f"{zone}_joker" for zone in view.jokers} == tokens
    assert int(size(state.bag)) == view.bag == 42


def test_4_5_seven_turns_draw_all_tokens() -> None:
    """None is left, and none comes twice."""
    state = started()
    drawn: list[str] = []
    while state.actor >= 0:
        drawn += named(int(state.tokens))
        finish_turn(state)
    assert len(drawn) == len(set(drawn)) == 49
    assert state.bag == 0


def test_4_6_two_cards_from_queue_or_pile_in_turn_order() -> None:
    """Each player takes two, then the next one does."""
    state = started()
    first = asked(state)[0]
    waiting = set(queue(state, first))
    assert offered(state) == {"draw"} | {f"recruit {card}" for card in waiting}
    card = min(waiting)
    play(state, f"recruit {card}")
    assert asked(state)[0] == first
    play(state, "draw")
    assert total(realm(state, first).hand) == 5
    assert card in hand(state, first)
    assert asked(state)[0] == KINGDOM_IDS[state.order[1]]


def test_4_6_others_do_not_see_a_card_that_is_drawn() -> None:
    """They see the number of cards grow, and nothing more; a card from the queue they have seen."""
    events: list[Event] = []
    state = started(events=events)
    first = asked(state)[0]
    other = (int(state.actor) + 1) % 3
    card = queue(state, first)[0]
    seat = int(state.actor)
    play(state, "draw", f"recruit {card}")
    view = next(kingdom for kingdom in seen(state, other).kingdoms if kingdom.id == first)
    assert (view.cards, view.hand, view.shown) == (5, None, [card])
    drew = [event for event in events if event.key == "drew_card"][-1]
    assert drew.only == seat


def test_4_7_queues_are_filled_when_all_have_recruited() -> None:
    """Not before."""
    state = started()
    first = asked(state)[0]
    for _ in range(2):
        play(state, f"recruit {queue(state, first)[0]}")
    assert total(realm(state, first).queue) == 1
    while state.step.name == "recruitment":
        play(state, "draw")
    assert total(realm(state, first).queue) == 3


@pytest.mark.parametrize(("turn", "recruits"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 1), (7, 0)])
def test_4_8_nothing_is_shuffled_in_again(turn: int, recruits: int) -> None:
    """Two cards can be recruited up to turn 5, then one, then none: hands of 5, 5, 5, 5, 5, 4 and 2 cards."""
    state = started()
    for _ in range(turn - 1):
        finish_turn(state)
    troops = [sum(card.startswith(name) for card in hand(state, name)) for name in KINGDOM_IDS]
    while state.step.name == "recruitment":
        play(state, min(offered(state)))
    after = [sum(card.startswith(name) for card in hand(state, name)) for name in KINGDOM_IDS]
    assert after == [{6: 4, 7: 2}.get(turn, 5)] * 3
    if turn < 6:
        assert [b - a for a, b in zip(troops, after, strict=True)] == [recruits] * 3
    assert (state.turn, state.step.name) == (turn, "planning")


def test_4_4_places_are_told_and_jokers_too() -> None:
    """The chronicle names what can be won."""
    events: list[Event] = []
    state = started(events=events)
    assert len(told(events, "drawn")) + len(told(events, "joker_drawn")) == 7
    assert state.turn == 1


def test_4_1_zones_are_resolved_after_each_other() -> None:
    """What the North owes is decided before the Center."""
    state = battle({"brigantes": "7N 5C", "iceni": "1S 2S", "regnenses": "3S 4S"}, "n04 n05 n08 n09 c01 c03 c04 c06")
    assert asked(state) == ("brigantes", "claim")
    assert all(words.startswith("claim n") for words in offered(state))
    play(state, "claim n04", "claim n05", "claim n08")
    assert all(words.startswith("claim c") for words in offered(state))
