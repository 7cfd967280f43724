"""Rules 5: planning."""

from __future__ import annotations

import pytest

from bretwalda import Match, Refusal
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import total

from ..positions import hand, offered, plan, planning, play, realm, seen

HANDS = {"brigantes": "5 3 2 rome_6 iceni_7", "iceni": "1 2 4", "regnenses": "3 4 6"}


def test_5_1_exactly_two_troops_are_sent() -> None:
    """Any two cards in hand, each to any zone; without two the plan cannot be confirmed."""
    state = planning(HANDS)
    assert offered(state, 1) == {f"send iceni_{v} {z}" for v in (1, 2, 4) for z in ("north", "center", "south")}
    play(state, "send iceni_1 north", seat=1)
    assert "confirm" not in offered(state, 1)
    play(state, "send iceni_4 south", seat=1)
    assert offered(state, 1) == {"confirm"}
    assert [(one.card, one.zone) for one in seen(state, 1).kingdoms[1].plays] == [
        ("iceni_1", "north"),
        ("iceni_4", "south"),
    ]
    assert hand(state, "iceni") == ["iceni_2"]


def test_5_2_one_reinforcement_or_mercenary_may_come_along() -> None:
    """After the troops, if wanted."""
    state = planning(HANDS)
    play(state, "send brigantes_5 north", "send brigantes_3 south", seat=0)
    zones = ("north", "center", "south")
    assert offered(state, 0) == {"confirm"} | {f"send {card} {z}" for card in ("rome_6", "iceni_7") for z in zones}
    play(state, "send iceni_7 north", seat=0)
    assert [one.card for one in seen(state, 0).kingdoms[0].plays] == ["brigantes_5", "brigantes_3", "iceni_7"]


def test_5_3_never_two_of_them_and_never_instead_of_troops() -> None:
    """With one sent only the confirmation is left, and at first only troops are offered."""
    state = planning(HANDS)
    assert all(" brigantes_" in words for words in offered(state, 0))
    play(state, "send brigantes_5 north", "send brigantes_3 south", "send rome_6 south", seat=0)
    assert offered(state, 0) == {"confirm"}


def test_5_4_two_cards_to_one_zone_but_not_three() -> None:
    """Each zone is on two of the three deployment cards."""
    state = planning(HANDS)
    play(state, "send brigantes_5 north", "send brigantes_3 north", seat=0)
    assert "send rome_6 north" not in offered(state, 0)
    assert {"send rome_6 center", "send rome_6 south"} < offered(state, 0)
    with pytest.raises(Refusal):
        play(state, "send rome_6 north", seat=0)


def test_5_5_a_zone_without_tokens_may_be_chosen() -> None:
    """No token lies in the South, and cards may go there."""
    state = planning(HANDS, "n04 n09 c09")
    assert "send iceni_4 south" in offered(state, 1)


def test_5_6_all_plan_at_once_and_are_shown_together() -> None:
    """Nothing is seen before the last one has confirmed."""
    state = planning(HANDS)
    assert [int(seat) for seat in state.actors()] == [0, 1, 2]
    plan(state, {"iceni": "1N 2N", "regnenses": "3N 4C"})
    assert [kingdom.plays for kingdom in seen(state, 0).kingdoms] == [[], [], []]
    assert [kingdom.ready for kingdom in seen(state, 0).kingdoms] == [False, True, True]
    assert [int(seat) for seat in state.actors()] == [0]
    before = state.information
    plan(state, {"brigantes": "5N 3S"})
    assert state.information > before
    assert [len(kingdom.plays) for kingdom in seen(state, 0).kingdoms] == [2, 2, 2]


def test_5_6_the_number_of_cards_does_not_betray_a_plan() -> None:
    """Cards in the card holder still count as in hand for the others."""
    state = planning(HANDS)
    play(state, "send iceni_1 north", seat=1)
    assert seen(state, 0).kingdoms[1].cards == 3
    assert total(realm(state, "iceni").hand) == 2


def test_5_6_a_plan_can_be_changed_until_all_have_confirmed() -> None:
    """Whoever decided in between, and even after the own confirmation."""
    match = Match(GAME, {"players": 2, "duel": True, "objectives": "none"}, "change")
    for words in ("lead iceni", "lead brigantes"):
        match.choose(int(match.state.actor), GAME.verbs.parse(words))
    while not match.state.secret:
        match.choose(int(match.state.actor), int(match.state.options(match.state.actor)[0]))
    planned = match.state.dump()
    first = int(match.state.options(0)[0])
    match.choose(0, first)
    match.choose(1, int(match.state.options(1)[0]))
    match.choose(0, int(match.state.options(0)[0]))
    match.choose(0, GAME.verbs.parse("confirm"))
    match.choose(1, int(match.state.options(1)[-1]))
    for _ in range(3):
        assert match.can_undo(0)
        match.undo(0)
    assert not match.can_undo(0)
    for _ in range(2):
        match.undo(1)
    assert match.state.dump() == planned
    assert Match.replay(GAME, match.journal()).state.dump() == planned
