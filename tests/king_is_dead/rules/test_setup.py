"""Rules 3: setting up."""

from __future__ import annotations

import pytest

from bretwalda import Match
from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.board import REGION_IDS
from bretwalda.games.king_is_dead.state import King

from ..positions import COMMON, SPECIALS, SUPPORTS, court, hand, order, pile, region, seen, supply

SEEDS = [f"set-up {number}" for number in range(40)]


def everything(state: King) -> str:
    """All followers in play."""
    places = [region(state, name) for name in REGION_IDS] + [court(state, seat) for seat in range(state.seats)]
    return "".join([*places, supply(state)])


@pytest.mark.parametrize(("players", "each"), [(2, 16), (3, 18), (4, 18)])
def test_3_1_with_two_players_six_followers_stay_in_the_box(players: int, each: int) -> None:
    """Two followers of each faction are left out when two play, and only then."""
    followers = everything(GAME.new(seed="box", players=players))
    assert [followers.count(letter) for letter in "SWE"] == [each, each, each]


@pytest.mark.parametrize(("home", "letter"), [("moray", "S"), ("gwynedd", "W"), ("essex", "E")])
def test_3_2_each_faction_starts_with_two_at_home(home: str, letter: str) -> None:
    """Two Scottish in Moray, two Welsh in Gwynedd, two English in Essex, whatever else is drawn."""
    at_home = [region(GAME.new(seed=seed), home).count(letter) for seed in SEEDS]
    assert min(at_home) == 2
    assert max(at_home) > 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_3_two_in_each_court_and_four_in_each_region(players: int) -> None:
    """Courts are dealt two followers, regions are filled up to four."""
    state = GAME.new(seed="bag", players=players)
    assert [len(court(state, seat)) for seat in range(players)] == [2] * players
    assert [len(region(state, name)) for name in REGION_IDS] == [4] * 8


@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 16), (4, 14)])
def test_3_3_the_rest_is_the_supply(players: int, left: int) -> None:
    """The supply starts with 12, 16 or 14 followers."""
    assert len(supply(GAME.new(seed="bag", players=players))) == left


def test_3_3_the_draw_is_random() -> None:
    """Another seed fills the regions otherwise."""
    assert len({everything(GAME.new(seed=seed)) for seed in SEEDS}) > 30


def test_3_4_each_player_gets_a_disc_and_eight_cards() -> None:
    """Three Supports, Negotiate, Manoeuvre, Outmanoeuvre and two Assembles; nothing is played yet."""
    state = GAME.new(players=3)
    for seat in range(3):
        assert sorted(hand(state, seat)) == sorted(SUPPORTS + COMMON)
        assert pile(state, seat) == []
        assert seen(state).seats[seat].disc


def test_3_5_one_region_card_on_each_space_face_up() -> None:
    """All eight regions are in the order, all still to come."""
    state = GAME.new(seed="cards")
    assert sorted(order(state)) == sorted(REGION_IDS)
    assert [one.control for one in seen(state).regions] == [None] * 8
    assert seen(state).contested == order(state)[0]


def test_3_5_the_region_cards_are_shuffled() -> None:
    """Any region may come first."""
    assert {order(GAME.new(seed=seed))[0] for seed in SEEDS} == set(REGION_IDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_6_the_first_player_is_drawn_by_lot(players: int) -> None:
    """Any seat may begin."""
    assert {GAME.new(seed=seed, players=players).actor for seed in SEEDS} == set(range(players))


def test_3_6_turns_go_round_clockwise() -> None:
    """After each seat comes the next, after the last the first."""
    state = GAME.new(seed="round", players=4)
    first = state.actor
    for turn in range(4):
        assert state.actor == (first + turn) % 4
        state.choose(state.actor, GAME.verbs.parse("pass"))


def test_3_7_three_special_cards_replace_the_supports() -> None:
    """Hands are again eight cards, five of the basic ones and three special."""
    state = GAME.new(seed="deal", players=3, advanced=True)
    for seat in range(3):
        cards = hand(state, seat)
        assert sorted(card for card in cards if card not in SPECIALS) == sorted(COMMON)
        assert len([card for card in cards if card in SPECIALS]) == 3


def test_3_7_the_deal_is_random() -> None:
    """Each special card may be in the first hand, and may stay out of the game."""
    hands = [hand(GAME.new(seed=seed, advanced=True), 0) for seed in SEEDS]
    for card in SPECIALS:
        assert 0 < sum(card in cards for cards in hands) < len(SEEDS)


def test_3_7_the_deal_is_secret() -> None:
    """What is dealt is told to nobody but its owner, and what is put away to nobody."""
    match = Match(GAME, {"players": 2, "advanced": True}, seed="deal")
    assert not [event for event in match.events if event.key == "dealt" and event.seen_by(None)]
    assert len([event for event in match.events if event.key == "dealt"]) == 6


def test_3_8_four_players_are_dealt_all_twelve() -> None:
    """Nothing is put away when four play."""
    state = GAME.new(seed="deal", players=4, advanced=True)
    dealt = [card for seat in range(4) for card in hand(state, seat) if card in SPECIALS]
    assert sorted(dealt) == sorted(SPECIALS)
