"""Rules 10: who sees what, in views, in numbers, in the chronicle and in what is imagined."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from bretwalda import Match, seeded
from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.state import King
from bretwalda.games.king_is_dead.view import KingView

from ..positions import SPECIALS, hand, offered, order, pile, play, position, seen
from .endings import crowned

OPTIONS = [(players, advanced) for players in (2, 3, 4) for advanced in (False, True)]


def positions_of_a_game(players: int, advanced: bool) -> Iterator[King]:
    """Every position of a game in which everybody chooses at random."""
    state = GAME.new(seed="secrets", players=players, advanced=advanced)
    dice = seeded("secrets")
    while state.actor >= 0:
        yield state
        options = list(state.options(state.actor))
        state.choose(state.actor, options[dice.below(len(options))])


def public(view: KingView) -> KingView:
    """A view without what only its seat sees."""
    seats = [msgspec.structs.replace(one, hand=None, pile=None) for one in view.seats]
    return msgspec.structs.replace(view, seat=None, seats=seats)


@pytest.mark.parametrize(("players", "advanced"), OPTIONS)
def test_10_1_everybody_sees_the_same_board(players: int, advanced: bool) -> None:
    """But for the own cards, the view of every seat is that of a spectator."""
    for state in positions_of_a_game(players, advanced):
        for seat in range(players):
            assert public(seen(state, seat)) == seen(state, None)


def test_10_1_what_lies_open() -> None:
    """Map, discs, supply, courts, order of the region cards, sizes of hands, tops of piles."""
    state = position(
        regions={"essex": "EE"},
        supply="SW",
        courts=["SW"],
        control={"moray": "welsh", "devon": "unstable"},
        hands={0: ["assemble", "negotiate"]},
        piles={0: ["manoeuvre"]},
        discs={1: "gwynedd"},
    )
    view = seen(state, None)
    regions = {one.id: one for one in view.regions}
    assert regions["essex"].followers == {"scottish": 0, "welsh": 0, "english": 2}
    assert (regions["moray"].control, regions["devon"].control) == ("welsh", "unstable")
    assert (regions["gwynedd"].held_by, regions["essex"].held_by) == (1, None)
    assert view.supply == {"scottish": 1, "welsh": 1, "english": 0}
    assert view.seats[0].court == {"scottish": 1, "welsh": 1, "english": 0}
    assert [one.cards for one in view.seats] == [2, 8]
    assert [one.top for one in view.seats] == ["manoeuvre", None]


def test_10_1_the_order_of_past_struggles_stays_open() -> None:
    """A card that is face down still lies on its space and may be looked up."""
    state = position(control={"warwick": "welsh", "moray": "scottish"}, order=["devon"])
    assert order(state)[:3] == ["warwick", "moray", "devon"]


@pytest.mark.parametrize(("players", "advanced"), OPTIONS)
def test_10_2_hands_are_secret(players: int, advanced: bool) -> None:
    """A view has the hand of its own seat and of no other; a spectator's has none."""
    for state in positions_of_a_game(players, advanced):
        for seat in (*range(players), None):
            shown = [p for p, one in enumerate(seen(state, seat).seats) if one.hand is not None]
            assert shown == ([] if seat is None else [seat])


@pytest.mark.parametrize(("players", "advanced"), OPTIONS)
def test_10_2_nothing_a_seat_sees_depends_on_other_hands(players: int, advanced: bool) -> None:
    """Deal the unseen cards anew: view, numbers, question and choices stay the same."""
    dice = seeded("other hands")
    for state in positions_of_a_game(players, advanced):
        for seat in range(players):
            other = state.imagine(seat, dice)
            assert seen(other, seat) == seen(state, seat)
            assert GAME.features(other, seat) == GAME.features(state, seat)
            assert list(other.options(seat)) == list(state.options(seat))


def test_10_2_a_spectator_sees_no_hand_in_what_is_imagined_either() -> None:
    """Nobody's eyes: all hands are dealt anew, and the public view stays the same."""
    dice = seeded("spectator")
    for state in positions_of_a_game(3, True):
        assert seen(state.imagine(-1, dice), None) == seen(state, None)


def test_10_2_the_partners_hand_is_dealt_anew_too() -> None:
    """What is imagined for a seat knows no more of the partner's cards than of the others'."""
    state = GAME.new(seed="partner", players=4, advanced=True)
    dice = seeded("partner")
    assert len({tuple(hand(state.imagine(0, dice), 2)) for _ in range(50)}) > 30


def test_10_2_hands_stay_secret_after_the_end() -> None:
    """Plot is shown at the end, other cards are not."""
    state = crowned(["WW", "W"], advanced=True, hands={1: ["plot", "aid"]})
    assert seen(state, 0).seats[1].hand is None


def test_10_3_the_own_pile_is_seen_whole() -> None:
    """From the oldest card to the top."""
    state = position(piles={0: ["assemble", "manoeuvre", "negotiate"]})
    assert pile(state, 0) == ["assemble", "manoeuvre", "negotiate"]


def test_10_3_of_another_pile_only_the_top_is_seen() -> None:
    """What lies below is hidden, and its order does not show."""
    state = position(piles={1: ["assemble", "manoeuvre", "negotiate"]})
    other = position(piles={1: ["manoeuvre", "assemble", "negotiate"]})
    for seat in (0, None):
        assert seen(state, seat).seats[1].top == "negotiate"
        assert seen(state, seat).seats[1].pile is None
        assert seen(state, seat) == seen(other, seat)
    assert GAME.features(state, 0) == GAME.features(other, 0)


def test_10_4_each_unseen_special_card_is_equally_likely_in_each_place() -> None:
    """Chi-square over the nine unseen cards and three places: second hand, third hand, put away."""
    state = GAME.new(seed="places", players=3, advanced=True)
    unseen = [card for card in SPECIALS if card not in hand(state, 0)]
    dice = seeded("places")
    draws = 3000
    found = {(card, place): 0 for card in unseen for place in range(3)}
    for _ in range(draws):
        other = state.imagine(0, dice)
        hands = [hand(other, 1), hand(other, 2)]
        for card in unseen:
            found[card, 0 if card in hands[0] else 1 if card in hands[1] else 2] += 1
    expected = draws / 3
    chi_square = sum((number - expected) ** 2 / expected for number in found.values())
    assert chi_square < 45  # 16 degrees of freedom: 39 is reached once in a thousand


def test_10_4_hands_are_drawn_whole_not_card_by_card() -> None:
    """Any two unseen cards are together in a hand as often as any other two."""
    state = GAME.new(seed="pairs", players=2, advanced=True)
    unseen = [card for card in SPECIALS if card not in hand(state, 0)]
    pairs = [(one, two) for one in unseen for two in unseen if one < two]
    dice = seeded("pairs")
    draws = 3000
    found = dict.fromkeys(pairs, 0)
    for _ in range(draws):
        cards = sorted(card for card in hand(state.imagine(0, dice), 1) if card in SPECIALS)
        for pair in pairs:
            found[pair] += pair[0] in cards and pair[1] in cards
    expected = draws * 3 / len(pairs)
    chi_square = sum((number - expected) ** 2 / expected for number in found.values())
    assert chi_square < 75  # 35 degrees of freedom: 67 is reached once in a thousand


def test_10_4_cards_that_were_played_or_are_held_are_not_dealt_again() -> None:
    """A special card leaves its owner's number of hidden ones smaller by one."""
    state = position(3, advanced=True, hands={0: ["spy", "aid"], 1: ["march", "edict"]}, piles={1: ["dispute"]})
    known = {"spy", "aid", "dispute", *pile(state, 0), *pile(state, 1), *pile(state, 2)}
    dice = seeded("known")
    for _ in range(200):
        other = state.imagine(0, dice)
        hidden = [card for seat in (1, 2) for card in hand(other, seat) if card in SPECIALS]
        assert len(hidden) == len(set(hidden)) == 5
        assert not set(hidden) & known
        assert hand(other, 0) == hand(state, 0)
        assert GAME.audit(other) == []


def test_10_4_the_basic_cards_of_others_are_known_to_whoever_kept_count() -> None:
    """All start with the same ones and each was seen when played: they are not dealt anew."""
    state = position(3, advanced=True, piles={1: ["manoeuvre"]})
    other = state.imagine(0, seeded("count"))
    basic = [card for card in hand(state, 1) if card not in SPECIALS]
    assert [card for card in hand(other, 1) if card not in SPECIALS] == basic


def with_last_card(card: str, actor: int = 0) -> King:
    """The second of three players has this one card left; all else is always the same."""
    hands = {0: ["spy", "ambush", "influence"], 1: [card], 2: ["quell", "resist", "dispute"]}
    piles = {1: ["edict", "aid"]}
    return position(3, advanced=True, hands=hands, piles=piles, regions={"essex": "E"}, actor=actor)


def test_10_5_a_hand_with_plot_looks_like_any_other() -> None:
    """With Plot or with March as the last card of the other: no difference to see."""
    first, second = with_last_card("plot"), with_last_card("march")
    for seat in (0, 2, None):
        assert seen(first, seat) == seen(second, seat)
    assert GAME.features(first, 0) == GAME.features(second, 0)
    assert list(first.options(0)) == list(second.options(0))


def test_10_5_who_must_pass_looks_like_who_wants_to() -> None:
    """The question to a holder of Plot alone, and the pass, are the same to the others."""
    first, second = with_last_card("plot", actor=1), with_last_card("march", actor=1)
    assert offered(first) != offered(second)
    assert GAME.prompt(first, 1) == GAME.prompt(second, 1)
    play(first, "pass")
    play(second, "pass")
    assert seen(first, 0) == seen(second, 0)
    assert repr(first.chronicle) == repr(second.chronicle)


def test_10_5_a_plot_put_away_and_a_plot_held_cannot_be_told_apart() -> None:
    """With one hidden card left, it may be Plot as well as any other unseen one."""
    state = position(advanced=True, hands={1: ["plot"]}, piles={1: ["edict", "aid"]})
    dice = seeded("plot")
    holds = sum("plot" in hand(state.imagine(0, dice), 1) for _ in range(3000))
    unseen = 12 - 3 - 2
    assert abs(holds - 3000 / unseen) < 80


def test_10_5_the_chronicle_names_plot_at_the_end_only() -> None:
    """Nothing public mentions it while the game runs."""
    for number in range(6):
        match = Match(GAME, {"players": 4, "advanced": True}, seed=f"plot {number}")
        dice = seeded(f"plot {number}")
        while not match.over:
            assert "plot_revealed" not in [event.key for event in match.events]
            options = list(match.state.options(match.state.actor))
            match.choose(match.state.actor, options[dice.below(len(options))])
        assert "plot_revealed" in [event.key for event in match.events]


def test_10_6_the_deal_is_told_to_each_player_alone() -> None:
    """Three cards each, the own ones; a spectator reads none."""
    match = Match(GAME, {"players": 3, "advanced": True}, seed="deal")
    assert isinstance(match.state, King)
    dealt = [event for event in match.events if event.key == "dealt"]
    for seat in range(3):
        cards = {SPECIALS[event.args[1] - 7] for event in dealt if event.seen_by(seat)}
        assert cards == set(hand(match.state, seat)) & set(SPECIALS)
    assert not [event for event in dealt if event.seen_by(None)]


def test_10_6_what_happens_on_the_board_is_told_to_all() -> None:
    """Cards played, followers moved and struggles are public."""
    match = Match(GAME, {"players": 3, "advanced": True}, seed="all")
    dice = seeded("all")
    while not match.over:
        options = list(match.state.options(match.state.actor))
        match.choose(match.state.actor, options[dice.below(len(options))])
    for event in match.events:
        assert event.key == "dealt" or event.seen_by(None)
