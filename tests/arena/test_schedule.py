"""Who sits where: every seating in turn, every deal with every seating."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bretwalda.ai.arena.schedule import seatings
from bretwalda.engine.refusal import Refusal

if TYPE_CHECKING:
    from tests.arena.conftest import Drawn

ALONE = range(6)  # sides without partners


def written(words: str, teams: list[int]) -> list[str]:
    return ["".join(seating) for seating in seatings(list(words), teams)]


def test_as_many_players_as_seats_sit_in_every_rotation() -> None:
    assert written("ab", [0, 1]) == ["ab", "ba"]
    assert written("abcd", [0, 1, 2, 3]) == ["abcd", "bcda", "cdab", "dabc"]


def test_a_player_named_twice_has_two_seats() -> None:
    assert written("abb", [0, 1, 2]) == ["abb", "bba", "bab"]
    assert written("abab", [0, 1, 2, 3]) == ["abab", "baba"]


def test_two_players_share_three_seats_in_all_six_ways() -> None:
    assert written("ab", [0, 1, 2]) == ["aab", "aba", "abb", "baa", "bab", "bba"]


def test_two_players_at_a_table_of_two_alliances_are_partners_of_their_own_kind() -> None:
    assert written("ab", [0, 1, 0, 1]) == ["abab", "baba"]


def test_three_players_share_four_seats_so_that_each_has_one() -> None:
    shared = written("abc", [0, 1, 0, 1])
    assert len(shared) == 36  # 3 to the power of 4, without those that leave somebody out
    assert all(set(seating) == set("abc") for seating in shared)


def test_more_players_than_seats_all_meet_each_other() -> None:
    assert written("abc", [0, 1]) == ["ab", "ba", "ac", "ca", "bc", "cb"]
    assert written("aab", [0, 1]) == ["ab", "ba"]  # nobody meets itself


@pytest.mark.parametrize(("words", "seats"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 3), ("abcd", 3), ("abc", 2)])
def test_everybody_sits_in_every_seat_equally_often(words: str, seats: int) -> None:
    seats_taken = Counter(place for seating in written(words, list(ALONE[:seats])) for place in enumerate(seating))
    assert len(seats_taken) == seats * len(words)
    assert len(set(seats_taken.values())) == 1


def test_every_deal_is_played_with_every_seating(drawn: Drawn) -> None:
    plan = drawn("random,easy,mcts:5", "players=3")
    fixtures = [plan.fixture(number) for number in range(6)]
    assert [fixture.deal for fixture in fixtures] == ["hastings deal 0"] * 3 + ["hastings deal 1"] * 3
    assert [fixture.seating for fixture in fixtures[:3]] == [fixture.seating for fixture in fixtures[3:]]
    assert len({fixture.seed for fixture in fixtures}) == 6  # nobody plays two games with the same luck


def test_the_plan_knows_the_alliances_of_the_game(drawn: Drawn) -> None:
    assert drawn("easy,random", "players=4").seatings == (("easy", "random") * 2, ("random", "easy") * 2)


def test_a_plan_says_what_its_players_may_do(drawn: Drawn) -> None:
    plan = drawn("EASY, mcts:0050")
    assert plan.entrants == ("easy", "mcts:50")
    assert plan.budgets["mcts:50"] == {"iterations": 50}
    assert plan.budgets["easy"]["errs"] > 0


@pytest.mark.parametrize("words", ["easy", "easy,easy", "easy, Easy "])
def test_a_tournament_needs_two_different_players(drawn: Drawn, words: str) -> None:
    with pytest.raises(Refusal, match="refused-arena-entrants"):
        drawn(words)
