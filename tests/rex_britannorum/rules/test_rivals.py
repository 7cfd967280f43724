"""Rules 11: kingdoms without a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bretwalda import Event
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import (
    FACTS,
    KINGDOM_IDS,
    MOST_POINTS,
    RATING_IDS,
    SHOWN,
    STAKES,
    ZONE_IDS,
    total,
)
from bretwalda.games.rex_britannorum.scoring import evaluate, rating, win_max
from bretwalda.games.rex_britannorum.state import Rex
from bretwalda.games.rex_britannorum.steps.turn import shift_slots
from bretwalda.games.rex_britannorum.view import plays

from ..positions import (
    asked,
    battle,
    finish,
    finish_turn,
    hand,
    held,
    named,
    objectives,
    offered,
    on_paper,
    opened,
    places,
    plan,
    planning,
    play,
    realm,
    seen,
    started,
    told,
)

SPREAD = "n04 n05 n09 c06 c07 s01 s03"


def planned(kingdom: str, tokens: str, seed: str, deck: str = "6 4", **slots: int) -> list[tuple[str, str]]:
    """What a kingdom without a player sends where, while the others send troops to the South."""
    players = [name for name in KINGDOM_IDS if name != kingdom]
    events: list[Event] = []
    state = planning(dict.fromkeys(players, "5 6"), tokens, decks={kingdom: deck}, seed=seed, events=events)
    for place, deployment in slots.items():
        state.slot[int(place[-1]) - 1] = deployment
    plan(state, dict.fromkeys(players, "5S 6S"))
    own = KINGDOM_IDS.index(kingdom)
    return [(f"{(kind % 7) + 1}", ZONE_IDS[zone]) for k, kind, zone in told(events, "sent") if k == own]


def first_six(plan_of: Callable[[str], list[tuple[str, str]]]) -> list[tuple[str, str]]:
    """A plan in which the 6 came before the 4."""
    return next(found for found in (plan_of(f"{number}") for number in range(40)) if found[0][0] == "6")


# --- What holds for all ---------------------------------------------------------------------------


def test_11_1_no_hand_no_queue_no_objectives() -> None:
    """All 14 cards are one pile; cube, markers and deployment cards are as usual."""
    state = opened("brigantes regnenses")
    rival = realm(state, "iceni")
    assert (rival.seat, total(rival.deck), rival.hand, rival.queue, rival.objectives) == (-1, 14, 0, 0, 0)
    assert named(int(rival.held)) == {"c_start"}
    assert rival.track(0) == rival.track(2) == 1


def test_11_1_alone_all_three_objectives_are_kept() -> None:
    """Nothing is put away, and two kingdoms are without a player."""
    state = opened("iceni")
    assert asked(state)[1] == "recruitment"
    assert len(objectives(int(realm(state, "iceni").objectives))) == 3
    assert [int(one.seat) for one in state.realm] == [-1, 0, -1]


def test_11_2_they_are_not_in_the_turn_order() -> None:
    """They come last whatever their tracks say, and nothing is told of an order when one plays alone."""
    events: list[Event] = []
    state = started("brigantes regnenses", events=events)
    assert KINGDOM_IDS[state.order[2]] == "iceni"
    assert [number for number, _, _ in told(events, "order")] == [1, 2]
    alone: list[Event] = []
    started("iceni", events=alone)
    assert told(alone, "order") == []


def test_11_3_two_cards_each_turn_after_the_players_have_planned() -> None:
    """The pile is used up in seven turns, two cards at a time."""
    state = started("brigantes regnenses")
    for turn in range(7):
        assert total(realm(state, "iceni").deck) == 14 - 2 * turn
        while state.step.name == "recruitment":
            play(state, min(offered(state)))
        assert realm(state, "iceni").plan == 0
        finish_turn(state)
    assert realm(state, "iceni").deck == 0


def test_11_4_their_powers_two_and_three_are_ignored() -> None:
    """As a vassal with a 2 and a 3 the rival takes no card and joins no road."""
    state = battle({"brigantes": "7N 6N", "regnenses": "5S 6S"}, "n04 n05", decks={"iceni": "2 3"})
    assert hand(state, "iceni") == []
    assert held(state, "iceni") == set()
    assert asked(state) == ("regnenses", "help")  # nobody was asked before


def test_11_4_their_powers_one_and_four_work() -> None:
    """Two 1 of the rival count 14 beside a 7, and a 4 protects its cards."""
    state = battle({"brigantes": "7N 2C", "regnenses": "5S 6S"}, "n04 n05", decks={"iceni": "1 1"})
    assert {"n04", "n05"} <= held(state, "iceni")
    shielded = battle({"brigantes": "2N 2N", "regnenses": "5S 6S"}, "n04 n05", decks={"iceni": "4 4"})
    assert asked(shielded)[1] == "help"  # no hiring came before


def test_11_4_a_player_may_take_their_cards() -> None:
    """By power 2, as from anybody."""
    state = battle({"brigantes": "2N 5C", "regnenses": "5S 6S"}, "n04 n05", decks={"iceni": "7 6"})
    assert (asked(state), offered(state)) == (("brigantes", "hiring"), {"decline", "hire iceni_6", "hire iceni_7"})


def test_11_5_three_tokens_by_lot_as_a_winner() -> None:
    """Any three, jokers included, and never more."""
    taken = Counter(
        token
        for number in range(60)
        for token in held(
            battle(
                {"brigantes": "1S 2S", "regnenses": "5S 6S"},
                "n04 n05 n08 n09 n10",
                decks={"iceni": "7 6"},
                seed=f"{number}",
            ),
            "iceni",
        )
    )
    assert set(taken) == {"n04", "n05", "n08", "n09", "n10"}
    assert sum(taken.values()) == 180


def test_11_5_two_tokens_by_lot_as_a_vassal() -> None:
    """Of what the winner leaves."""
    state = battle({"brigantes": "7N 6N", "regnenses": "5S 6S"}, "n04 n05 n08 n09 n10 n12", decks={"iceni": "5 6"})
    play(state, "claim n04", "claim n05", "claim n08")
    assert len(held(state, "iceni")) == 2
    assert held(state, "iceni") < {"n09", "n10", "n12"}


def test_11_5_otherwise_all() -> None:
    """Three or fewer are simply taken."""
    state = battle({"brigantes": "1S 2S", "regnenses": "5S 6S"}, "n04 n05 n08", decks={"iceni": "7 6"})
    assert held(state, "iceni") == {"n04", "n05", "n08"}


def test_11_6_with_a_joker_the_city_of_rome() -> None:
    """Always, whatever else there would be."""
    state = battle({"brigantes": "1S 2S", "regnenses": "5S 6S"}, "n04 north_joker", decks={"iceni": "7 6"}, rome="n05")
    assert held(state, "iceni") == {"n04", "n_rome"}


def test_11_6_no_help_from_rome() -> None:
    """A rival that put nothing on the map gets no reinforcement; the player who put nothing is asked."""
    state = battle({"brigantes": "7N 6N", "regnenses": "5S 6S"}, "n04", decks={"iceni": "2 3"})
    assert asked(state) == ("regnenses", "help")
    play(state, "decline")
    assert state.turn == 3
    assert hand(state, "iceni") == []


def evaluated(have: dict[str, str]) -> Rex:
    state = started("brigantes regnenses")
    for kingdom, words in have.items():
        realm(state, kingdom).held = places(words)
    state.phase = STAKES
    evaluate(state)
    return state


def test_11_7_a_rival_uses_up_first() -> None:
    """It gets no point, and players who come later get none either."""
    state = evaluated({"iceni": "c06 c07 c08"})
    assert realm(state, "iceni").achieved == 0
    realm(state, "brigantes").held = places("n08 n09 n10")
    evaluate(state)
    assert not seen(state).kingdoms[0].tracks["road"].first


def test_11_7_players_who_reach_the_mark_with_the_rival_get_first() -> None:
    """In the same evaluation."""
    state = evaluated({"iceni": "c06 c07 c08", "brigantes": "n08 n09 n10"})
    assert seen(state).kingdoms[0].tracks["road"].first
    assert realm(state, "iceni").achieved == 0


@pytest.mark.parametrize(("road", "wins"), [("n08 n09", False), ("n08 n09 n10", True)])
def test_11_7_a_rival_alone_on_top_takes_max(road: str, wins: bool) -> None:
    """With an equal value the player has it."""
    state = evaluated({"iceni": "c06 c07 c08", "brigantes": road})
    win_max(state)
    assert seen(state).kingdoms[0].tracks["road"].max == wins
    assert not seen(state).kingdoms[1].tracks["road"].max


def test_11_8_a_card_that_shows_a_zone_without_tokens_is_turned() -> None:
    """No token in the Center: nothing is sent there."""
    zones = Counter(zone for n in range(60) for _, zone in planned("regnenses", "n04 n05 n09 s01 s03", f"{n}"))
    assert set(zones) == {"north", "south"}


@pytest.mark.parametrize("kingdom", KINGDOM_IDS)
def test_11_8_all_tokens_in_one_zone_draw_both_cards(kingdom: str) -> None:
    """Whatever the deployment cards show."""
    for number in range(12):
        found = planned(kingdom, "c01 c03 c04 c06 c07 c08 c09", f"{number}")
        assert [zone for _, zone in found] == ["center", "center"]


# --- Each in its own way --------------------------------------------------------------------------


def test_11_9_the_impetuous_by_chance() -> None:
    """Every zone comes up; the same one twice only if both deployment cards have it: never all three ways alike."""
    pairs = Counter(tuple(zone for _, zone in planned("regnenses", SPREAD, f"{n}")) for n in range(200))
    assert len(pairs) == 9  # any zone with any other, and each twice
    twice = sum(number for (one, other), number in pairs.items() if one == other)
    assert 25 <= twice <= 80  # one time in four


def test_11_10_the_greedy_goes_where_most_tokens_are() -> None:
    """The first card; the second by chance to any zone."""
    found = [planned("iceni", SPREAD, f"{number}") for number in range(80)]
    assert {plan[0][1] for plan in found} == {"north"}
    assert {plan[1][1] for plan in found} == {"north", "center", "south"}


@pytest.mark.parametrize(
    ("tokens", "zone"),
    [
        ("n04 n05 c06 center_joker s01", "center"),  # a joker
        ("n04 n05 c06 c07 s02 s01 north_joker center_joker south_joker", "south"),  # a joker each: most cities
        ("n04 n05 c06 c07 s02 s01", "south"),  # no joker: most cities
        ("n04 n05 c06 c07 s01 s03", "north"),  # nothing decides: the order of the zones
        ("n04 c06 c07 s01 s03", "center"),
    ],
)
def test_11_10_equals_are_decided_by_joker_cities_and_order(tokens: str, zone: str) -> None:
    """In that order."""
    assert planned("iceni", tokens, "greedy")[0][1] == zone


def test_11_11_slots_are_laid_out_at_the_start() -> None:
    """Three different deployment cards, in any order and either way up; the first card goes to slot 2."""
    layouts = {tuple(int(card) for card in opened("iceni regnenses", seed=f"{n}").slot) for n in range(200)}
    assert all(sorted(card // 2 for card in layout) == [0, 1, 2] for layout in layouts)
    assert len(layouts) == 48
    found = first_six(lambda seed: planned("brigantes", SPREAD, seed, slot1=5, slot2=0, slot3=3))
    assert found[0] == ("6", "north")


def test_11_12_the_example_of_the_rulebook() -> None:
    """A 6 in slot 2, then a 4: it is lower and goes to slot 1, whose card shows the Center; the 6 goes to the North."""
    assert [ZONE_IDS[SHOWN[card]] for card in (4, 0)] == ["center", "north"]  # C/S and N/C
    found = first_six(lambda seed: planned("brigantes", SPREAD, seed, slot1=4, slot2=0, slot3=3))
    assert found == [("6", "north"), ("4", "center")]


@pytest.mark.parametrize(("deck", "zone"), [("6 7", "south"), ("6 6", "north"), ("6 1", "center")])
def test_11_12_lower_equal_or_higher(deck: str, zone: str) -> None:
    """Slots 1, 2 and 3; a 1 is a 1 even where a 7 would raise it."""
    found = first_six(lambda seed: planned("brigantes", SPREAD, seed, deck, slot1=4, slot2=0, slot3=3))
    assert found[1][1] == zone


def test_11_13_the_slots_shift_at_the_end_of_the_turn() -> None:
    """1 is turned and becomes 3, 3 becomes 2, 2 becomes 1."""
    state = opened("iceni regnenses")
    for slot, card in enumerate((4, 0, 3)):
        state.slot[slot] = card
    shift_slots(state)
    assert [int(card) for card in state.slot] == [0, 3, 5]


def test_11_13_every_turn_shifts_once() -> None:
    """After a whole turn with tokens everywhere the cards have moved on by one."""
    state = planning({"iceni": "5 6", "regnenses": "5 6"}, SPREAD, decks={"brigantes": "6 4 2 1"})
    before = [int(card) for card in state.slot]
    plan(state, {"iceni": "5S 6S", "regnenses": "5S 6S"})
    finish_turn(state, turn=2)
    assert [int(card) for card in state.slot] == [before[1], before[2], before[0] ^ 1]
    assert plays(realm(state, "brigantes")) == []


def test_11_14_two_players_compare_only_themselves() -> None:
    """The rival has no score and cannot be king."""
    state = finish(started("brigantes regnenses"))
    end = seen(state).reckoning
    assert end is not None
    assert [score.kingdom for score in end.scores] == ["brigantes", "regnenses"]
    assert end.rex != "iceni"
    assert len(state.result()) == 2


@pytest.mark.parametrize(
    ("score", "verdict"),
    [(0, "junk"), (10, "junk"), (11, "weak"), (13, "weak"), (14, "ordinary"), (15, "ordinary"), (16, "conquering"),
     (17, "conquering"), (18, "remembered"), (19, "remembered"), (20, "legend"), (24, "legend")],
)  # fmt: skip
def test_11_14_a_solo_game_is_rated(score: int, verdict: str) -> None:
    """By the table of the rulebook."""
    assert RATING_IDS[rating(score, MOST_POINTS)] == verdict


def test_11_14_a_solo_game_ends_with_its_rating() -> None:
    """The result is the part of 24 points."""
    state = finish(started("iceni"))
    end = seen(state).reckoning
    assert end is not None
    assert end.rating == RATING_IDS[rating(end.scores[0].total, MOST_POINTS)]
    assert state.result() == [end.scores[0].total / 24]


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_14_the_table_on_paper_is_that_of_the_game(language: str) -> None:
    """Every line, with its last number of points."""
    texts = GAME.texts(language)
    paper = on_paper("11.14", language)
    limits = [row["from"] - 1 for row in FACTS["rating"][1:]]
    assert limits == [10, 13, 15, 17, 19]
    words = [texts.name("rating", name) for name in RATING_IDS]
    positions = [paper.index(line) for line in words]
    assert positions == sorted(positions)
    for limit, at in zip(limits, positions, strict=False):
        assert str(limit) in paper[at - 12 : at]
