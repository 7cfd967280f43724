"""Rules 1 and 2: the game in short, and its pieces."""

from __future__ import annotations

import pytest

from bretwalda import Refusal, play_out, seeded
from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.board import CARD_IDS, FACTION_IDS, REGION_IDS

from ..positions import SPECIALS, all_pass, control, hand, offered, order, play, position, reckoning, seen, told

ONE_EACH = dict.fromkeys(REGION_IDS, "W")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_two_three_or_four_can_play(players: int) -> None:
    """Two, three or four can play."""
    assert len(seen(GAME.new(players=players)).seats) == players


@pytest.mark.parametrize("players", [1, 5])
def test_1_1_fewer_or_more_are_refused(players: int) -> None:
    """Nobody plays alone, and five are too many."""
    with pytest.raises(Refusal):
        GAME.new(players=players)


def test_1_2_every_faction_is_there_for_everybody() -> None:
    """No player owns a faction: each seat may gather any of the three."""
    for seat in range(3):
        state = position(3, regions={"devon": "SWE"}, hands={seat: ["negotiate"]}, actor=seat)
        play(state, "play negotiate", "exchange moray", "exchange devon")
        assert offered(state) == {f"follower devon {faction}" for faction in FACTION_IDS}


def test_1_3_each_region_sees_one_struggle() -> None:
    """Eight struggles settle the eight regions, one each."""
    state = position(regions=ONE_EACH)
    for done in range(8):
        assert state.struggles == done
        all_pass(state)
    assert [control(state, name) for name in REGION_IDS] == ["welsh"] * 8
    assert told(state).count("controlled") == 8


def test_1_4_a_settled_island_crowns_a_king() -> None:
    """With every region settled the game closes with a coronation."""
    state = position(regions=ONE_EACH)
    for _ in range(8):
        all_pass(state)
    assert reckoning(state).end == "coronation"


def test_1_4_three_unstable_regions_call_the_french() -> None:
    """With three unstable regions the game closes with an invasion."""
    state = position()
    for _ in range(3):
        all_pass(state)
    assert reckoning(state).end == "invasion"


@pytest.mark.parametrize(("players", "total"), [(2, 48), (3, 54), (4, 54)])
def test_2_1_no_follower_is_lost_or_made(players: int, total: int) -> None:
    """Followers on the map, in the supply and in courts are always equally many: 48 or 54."""
    state = GAME.new(seed="pieces", players=players, advanced=True)
    dice = seeded("pieces")
    while state.actor >= 0:
        assert sum(state.followers) + sum(state.supply) + sum(state.court) == total
        options = list(state.options(state.actor))
        state.choose(state.actor, options[dice.below(len(options))])
    assert sum(state.followers) + sum(state.supply) + sum(state.court) == total


def test_2_2_a_decided_region_stays_decided_and_empty() -> None:
    """A region keeps its disc, and nothing enters it any more."""
    state = position(regions={"moray": "SS", "devon": "WW"}, order=["moray", "devon"])
    all_pass(state)
    play(state, "play assemble")
    assert "region moray" not in offered(state)
    play(state, "region devon", "region devon", "region devon", "follower devon welsh")
    assert control(state, "moray") == "scottish"
    assert sum(seen(state).regions[REGION_IDS.index("moray")].followers.values()) == 0


def test_2_2_there_are_three_instability_discs() -> None:
    """No more than three regions can become unstable."""
    for seed in range(30):
        state = GAME.new(seed=f"discs {seed}", players=3)
        play_out(state, seeded(f"discs {seed}"))
        assert [control(state, name) for name in REGION_IDS].count("unstable") <= 3


def test_2_3_a_region_card_is_done_after_its_struggle() -> None:
    """Cards wait face up on spaces 1 to 8; once turned down a card cannot be negotiated."""
    state = position(regions=ONE_EACH, order=["essex", "devon"])
    assert [one.space for one in sorted(seen(state).regions, key=lambda one: one.space)] == list(range(1, 9))
    all_pass(state)
    play(state, "play negotiate")
    assert offered(state) == {f"exchange {name}" for name in REGION_IDS if name != "essex"}
    assert order(state)[0] == "essex"


def test_2_4_each_player_has_one_negotiation_disc() -> None:
    """The disc is there until it is used, and then it is gone."""
    state = position(3, regions=ONE_EACH)
    assert [one.disc for one in seen(state).seats] == [True, True, True]
    play(state, "play negotiate", "exchange devon", "exchange essex", "follower devon welsh")
    assert [one.disc for one in seen(state).seats] == [False, True, True]


def test_2_5_the_four_sets_are_alike() -> None:
    """Every player has the same eight action cards."""
    state = GAME.new(players=4)
    assert len(hand(state, 0)) == 8
    assert [hand(state, seat) for seat in range(4)] == [hand(state, 0)] * 4


def test_2_6_the_twelve_special_cards_are_all_different() -> None:
    """Twelve special cards, no two alike."""
    assert len(set(SPECIALS)) == len(SPECIALS) == 12
    state = GAME.new(players=4, advanced=True)
    dealt = [card for seat in range(4) for card in hand(state, seat) if card in SPECIALS]
    assert len(set(dealt)) == len(dealt)


def test_2_6_the_basic_game_has_no_special_cards() -> None:
    """Only the advanced game uses them."""
    state = GAME.new(players=4)
    assert not {card for seat in range(4) for card in hand(state, seat)} & set(SPECIALS)
    assert len(CARD_IDS) == 7 + len(SPECIALS)
