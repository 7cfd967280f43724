"""Rules 8.1: Spy, and what it makes of every card."""

from __future__ import annotations

import pytest

from bretwalda.games.king_is_dead.board import REGION_IDS
from bretwalda.games.king_is_dead.state import King

from ..positions import COMMON, SPECIALS, court, offered, order, pile, play, position, region, seen, supply, told

COPIED = sorted({*COMMON, *SPECIALS} - {"spy", "plot"})
MAP = {"moray": "SSE", "strathclyde": "WWE", "lancaster": "SWE", "devon": "WEE"}


def resolve(state: King) -> list[str]:
    """Take the first choice in the alphabet until the turn is over; what was offered on the way."""
    on_the_way: list[str] = []
    while state.actor == 0:
        on_the_way += sorted(offered(state))
        play(state, min(offered(state)))
    return on_the_way


@pytest.mark.parametrize("card", COPIED)
def test_8_1_spy_is_resolved_like_the_card_it_copies(card: str) -> None:
    """Every card gives the same choices and the same outcome to the Spy as to its owner."""
    spy = position(advanced=True, regions=MAP, hands={0: ["spy"]}, piles={1: [card]})
    own = position(advanced=True, regions=MAP, hands={0: [card]})
    play(spy, "play spy", "pile 2")
    play(own, f"play {card}")
    assert resolve(spy) == resolve(own)
    assert [region(spy, name) for name in REGION_IDS] == [region(own, name) for name in REGION_IDS]
    assert (supply(spy), court(spy, 0), order(spy)) == (supply(own), court(own, 0), order(own))


@pytest.mark.parametrize("card", COPIED)
def test_8_1_the_copied_cards_partial_forms_apply(card: str) -> None:
    """With one follower in the supply and three lonely ones on the map, as for the card itself."""
    regions = {"moray": "S", "strathclyde": "E", "devon": "W"}
    spy = position(advanced=True, regions=regions, supply="S", hands={0: ["spy"]}, piles={1: [card]})
    own = position(advanced=True, regions=regions, supply="S", hands={0: [card]})
    play(spy, "play spy", "pile 2")
    play(own, f"play {card}")
    assert resolve(spy) == resolve(own)
    assert [region(spy, name) for name in REGION_IDS] == [region(own, name) for name in REGION_IDS]


def test_8_1_only_top_cards_of_others_can_be_copied() -> None:
    """Each other player with a discard is offered; the own pile is not."""
    state = position(3, advanced=True, regions=MAP, hands={0: ["spy"]}, piles={2: ["negotiate", "march"]})
    play(state, "play spy")
    assert offered(state) == {"pile 3"}
    play(state, "pile 3")
    assert seen(state).card == "march"


def test_8_1_spy_has_the_choice_among_several_piles() -> None:
    """Two others have discards: either may be copied."""
    state = position(3, advanced=True, regions=MAP, hands={0: ["spy"]}, piles={1: ["aid"], 2: ["march"]})
    assert offered(play(state, "play spy")) == {"pile 2", "pile 3"}


def test_8_1_a_partners_pile_counts_as_anothers() -> None:
    """Among four the player opposite may be copied too."""
    state = position(4, advanced=True, regions=MAP, hands={0: ["spy"], 1: ["plot"]}, piles={2: ["aid"], 1: ["march"]})
    assert offered(play(state, "play spy")) == {"pile 2", "pile 3"}


def test_8_1_the_spy_goes_onto_the_own_pile_and_the_copied_card_stays() -> None:
    """The own discard is the Spy."""
    state = position(advanced=True, regions=MAP, hands={0: ["spy"]}, piles={1: ["aid"]})
    play(state, "play spy", "pile 2")
    resolve(state)
    assert seen(state).seats[0].top == "spy"
    assert pile(state, 1) == ["aid"]


def test_8_1_spy_does_nothing_without_a_discard_of_another() -> None:
    """The own discards do not help; the summons follows."""
    state = position(3, advanced=True, regions=MAP, hands={0: ["spy"]})
    assert len(pile(state, 0)) == 7
    play(state, "play spy")
    assert "no_effect" in told(state)
    assert state.step.name == "summon"


def test_8_1_the_undo_ban_applies_to_the_spy() -> None:
    """A Spy that copies the Manoeuvre just played may not reverse it."""
    state = position(advanced=True, regions={"moray": "SW", "devon": "EW"}, hands={1: ["spy"]})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower devon welsh")
    play(state, "play spy", "pile 1", "follower moray welsh")
    assert offered(state) == {"follower devon scottish"}
    state = position(advanced=True, regions={"moray": "SW", "devon": "EW"}, hands={1: ["spy"]})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower devon welsh")
    play(state, "play spy", "pile 1")
    assert "follower moray english" not in offered(state)
