"""Rules 9: stakes and the end of the turn."""

from __future__ import annotations

from bretwalda.games.rex_britannorum.board import FACTS, STAKES
from bretwalda.games.rex_britannorum.scoring import evaluate, largest_group, longest_path
from bretwalda.games.rex_britannorum.state import Rex

from ..positions import battle, finish_turn, hand, places, realm, seen, set_tracks, started, tracks


def stakes(have: dict[str, str], before: dict[str, tuple[int, int, int]] | None = None, firsts: int = 0) -> Rex:
    """A position after an evaluation with these places."""
    state = started()
    for kingdom, words in have.items():
        realm(state, kingdom).held = places(words)
    for kingdom, values in (before or {}).items():
        set_tracks(state, kingdom, *values)
    state.firsts = firsts
    state.phase = STAKES
    evaluate(state)
    return state


def won(state: Rex, kingdom: str, track: str) -> tuple[bool, int]:
    """First, and the number of thresholds."""
    view = next(one for one in seen(state).kingdoms if one.id == kingdom).tracks[track]
    return view.first, view.thresholds


def test_9_1_the_longest_unbroken_road_counts() -> None:
    """Two pieces of three and two make three, whether the longest road is a path or a group."""
    assert longest_path(places("c06 c07 c08 s03 s04")) == 3
    assert largest_group(places("c06 c07 c08 s03 s04")) == 3


def test_9_1_cities_do_not_count_and_cut_a_road() -> None:
    """N04 and N07 are joined only through the city N06."""
    for length in (longest_path, largest_group):
        assert length(places("n03 n04 n06 n07")) == 2
        assert length(places("n06")) == 0


def test_9_1_a_road_where_the_kingdom_is_not_cuts_too() -> None:
    """C07 is missing between C06 and C08."""
    assert longest_path(places("c06 c08 c09")) == largest_group(places("c06 c08 c09")) == 2


def test_9_2_cities_are_counted_romes_included() -> None:
    """Three cities, one of them Rome's."""
    state = stakes({"brigantes": "n_start n01 n06 n_rome n02"})
    assert tracks(state, "brigantes")[1] == 3


def test_9_3_regions_with_a_marker_are_counted() -> None:
    """However many places in each."""
    state = stakes({"iceni": "c_start c11 c12 c09 n08 s01"})
    assert tracks(state, "iceni")[2] == 4


def test_9_4_the_stakes_example_of_the_rulebook_road() -> None:
    """Red goes from 1 to 3, Blue to 2, Green from 2 to 4: Red and Green are first, with one and two thresholds."""
    state = stakes(
        {"brigantes": "n08 n09 n10", "iceni": "c11 c12", "regnenses": "s_start s11 s08 s09"},
        {"brigantes": (1, 0, 1), "iceni": (1, 0, 1), "regnenses": (2, 0, 1)},
    )
    assert [tracks(state, kingdom)[0] for kingdom in ("brigantes", "iceni", "regnenses")] == [3, 2, 4]
    assert [won(state, kingdom, "road") for kingdom in ("brigantes", "iceni", "regnenses")] == [
        (True, 1), (False, 0), (True, 2),
    ]  # fmt: skip


def test_9_4_the_stakes_example_of_the_rulebook_cities() -> None:
    """Red goes from 4 to 5 and gets a threshold; Blue reaches 4, where Red was before, and gets nothing."""
    before = stakes({"brigantes": "n01 n06 n11 n13", "iceni": "c02 c05 c10", "regnenses": "s02"})
    assert won(before, "brigantes", "cities") == (True, 1)
    have = {"brigantes": "n01 n06 n11 n13 n_rome", "iceni": "c02 c05 c10 c15", "regnenses": "s02 s05"}
    for kingdom, words in have.items():
        realm(before, kingdom).held = places(words)
    blue = won(before, "iceni", "cities")
    evaluate(before)
    assert [tracks(before, kingdom)[1] for kingdom in have] == [5, 4, 2]
    assert won(before, "brigantes", "cities") == (True, 2)
    assert won(before, "iceni", "cities") == blue == (False, 1)  # the threshold at 3 is from before
    assert won(before, "regnenses", "cities") == (False, 0)


def test_9_4_passing_the_mark_is_as_good_as_reaching_it() -> None:
    """And in the same evaluation all get it."""
    state = stakes({"brigantes": "n08 n09 n10 n_start n05", "iceni": "c06 c07 c08"})
    assert won(state, "brigantes", "road")[0]
    assert won(state, "iceni", "road")[0]


def test_9_5_each_threshold_once_for_everybody() -> None:
    """Later comers get them too, and nobody gets one twice."""
    state = stakes({"brigantes": "n08 n09 n10"})
    evaluate(state)
    assert won(state, "brigantes", "road") == (True, 1)
    realm(state, "iceni").held = places("c06 c07 c08 c09 c12")
    evaluate(state)
    assert won(state, "iceni", "road") == (False, 3)


def test_9_4_where_the_marks_are() -> None:
    """First at 3, 4 and 9."""
    assert [row["first"] for row in FACTS["track"]] == [3, 4, 9]


def test_9_5_where_the_thresholds_are() -> None:
    """Those of the road, the cities, the regions."""
    assert [row["thresholds"] for row in FACTS["track"]] == [[3, 4, 5], [3, 5, 7], [8, 10, 12]]


def test_9_6_played_cards_leave_the_game() -> None:
    """Own cards and reinforcements to the own discards, a mercenary to its colour's."""
    state = battle({"brigantes": "7N 6N rome_5:S", "iceni": "1C 5C brigantes_4:S", "regnenses": "5S 6S"}, "n04 c01 s01")
    finish_turn(state)
    own = seen(state, 0).kingdoms[0].discard or []
    assert {"brigantes_7", "brigantes_6", "brigantes_4", "rome_5"} <= set(own)
    assert not any(card.startswith("brigantes") for card in seen(state, 1).kingdoms[1].discard or [])
    assert hand(state, "brigantes") == []


def test_9_7_deployment_cards_return_and_the_turn_marker_moves() -> None:
    """The next plan may use all zones again."""
    state = battle({"brigantes": "7N 6N", "iceni": "1C 5C", "regnenses": "5S 6S"}, "n04 c01 s01", turn=3)
    assert state.turn == 4
    assert all(one.plan == 0 for one in state.realm)
