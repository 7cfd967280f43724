"""Standings: numbers worked out by hand or taken from the literature."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10

import pytest

from bretwalda.ai.arena.elo import Side, inverse, ratings
from bretwalda.ai.arena.play import GameRecord
from bretwalda.ai.arena.standings import cross_table, digest, encounter, leads_by_deal, sides, standings, wilson

Recorded = Callable[..., GameRecord]

ALLIANCES = (0, 1, 0, 1)
THREE_TO_ONE = 400 * log10(3)  # 190.8


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_s_interval_is_that_of_newcombe_1998(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_s_interval_turns_with_the_point_of_view() -> None:
    low, high = wilson(7.5, 40)
    assert wilson(32.5, 40) == pytest.approx((1 - high, 1 - low))
    assert wilson(0, 0) == (0.0, 1.0)


def won(winner: int, *others: int) -> tuple[Side, ...]:
    return (Side((winner,), 1.0), *(Side((other,), 0.0) for other in others))


def elos(entrants: int, games: Sequence[tuple[Side, ...]]) -> list[float]:
    return [rating.elo for rating in ratings(entrants, games)]


def test_equal_players_have_elo_0() -> None:
    assert elos(2, [won(0, 1), won(1, 0)] * 50) == pytest.approx([0, 0], abs=1e-6)
    shared = (Side((0,), 0.5), Side((1,), 0.5))
    assert elos(2, [shared] * 10) == pytest.approx([0, 0], abs=1e-6)


def test_three_wins_of_four_are_191_points() -> None:
    strong, weak = elos(2, [won(0, 1)] * 750 + [won(1, 0)] * 250)
    assert strong - weak == pytest.approx(THREE_TO_ONE, abs=0.1)
    assert strong == pytest.approx(-weak)


def test_points_add_up_along_a_chain() -> None:
    """3 : 1 and 3 : 1 make 9 : 1."""
    games = [won(0, 1)] * 900 + [won(1, 0)] * 300 + [won(1, 2)] * 900 + [won(2, 1)] * 300
    games += [won(0, 2)] * 1080 + [won(2, 0)] * 120
    assert elos(3, games) == pytest.approx([THREE_TO_ONE, 0, -THREE_TO_ONE], abs=0.5)


def test_of_three_at_a_table_the_one_that_wins_half_is_twice_as_strong() -> None:
    games = ([won(0, 1, 2)] * 2 + [won(1, 0, 2), won(2, 0, 1)]) * 200
    strong, *weak = elos(3, games)
    assert weak[0] == pytest.approx(weak[1])
    assert strong - weak[0] == pytest.approx(400 * log10(2), abs=0.2)


def test_two_seats_against_one_are_no_merit() -> None:
    """Whoever has two of three seats and wins two games of three is as strong as the other."""
    two_seats = [(Side((0,), 1.0), Side((0,), 0.0), Side((1,), 0.0))] * 2
    two_seats += [(Side((0,), 0.0), Side((0,), 0.0), Side((1,), 1.0))]
    assert elos(2, two_seats * 100) == pytest.approx([0, 0], abs=1e-6)


def test_a_team_is_as_strong_as_its_members_on_average() -> None:
    games = [(Side((0, 0), 1.0), Side((1, 1), 0.0))] * 750 + [(Side((0, 0), 0.0), Side((1, 1), 1.0))] * 250
    strong, weak = elos(2, games)
    assert strong - weak == pytest.approx(THREE_TO_ONE, abs=0.1)


def test_the_error_bar_is_that_of_the_binomial() -> None:
    """Half of 1.96 standard errors of the difference: 173.7 / sqrt(200 · 3/4 · 1/4) = 28.4 points."""
    for rating in ratings(2, [won(0, 1)] * 150 + [won(1, 0)] * 50):
        assert rating.error == pytest.approx(1.96 * 28.37 / 2, abs=0.05)


def test_who_never_lost_has_a_rating_and_a_wide_error_bar() -> None:
    best, worst = ratings(2, [won(0, 1)] * 200)
    assert 400 < best.elo < 1600
    assert best.error > 300
    assert worst.elo == pytest.approx(-best.elo)


def test_without_games_nobody_is_stronger() -> None:
    assert elos(3, []) == [0.0, 0.0, 0.0]


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 2.0]]
    product = [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*inverse(matrix), strict=True)]
        for row in matrix
    ]
    for k, row in enumerate(product):
        assert row == pytest.approx([1.0 if j == k else 0.0 for j in range(3)])


def test_wins_shares_and_times_are_summed_by_player(record: Recorded) -> None:
    games = [record("a b", 1, 0), record("b a", 0.5, 0.5), record("a b", 0, 1), record("b a", 0, 1)]
    a, b = standings(("a", "b"), games)
    assert (a.games, a.wins, a.win_rate) == (4, 2.5, 0.625)
    assert (b.games, b.wins, b.win_rate) == (4, 1.5, 0.375)
    assert (a.decisions, a.seconds_per_decision, a.slowest_decision) == (40, 0.1, 0.5)
    assert (a.low, a.high) == pytest.approx(wilson(2.5, 4), abs=1e-6)


def test_a_player_with_two_seats_wins_with_either(record: Recorded) -> None:
    a, b = standings(("a", "b"), [record("a a b", 0, 1, 0), record("a b b", 0, 0, 1)])
    assert (a.games, a.wins) == (2, 1.0)
    assert (b.games, b.wins) == (2, 1.0)


def test_a_shared_victory_within_one_kind_is_one_victory(record: Recorded) -> None:
    a, _ = standings(("a", "b"), [record("a a b", 0.5, 0.5, 0)])
    assert a.wins == 1.0


def test_a_team_s_victory_counts_once_for_each_partner(record: Recorded) -> None:
    games = [record("a b c d", 0.5, 0, 0.5, 0, teams=ALLIANCES)]
    assert [each.wins for each in standings("abcd", games)] == [1.0, 0.0, 1.0, 0.0]
    games = [record("a b a b", 0.5, 0, 0.5, 0, teams=ALLIANCES)]
    assert [each.wins for each in standings("ab", games)] == [1.0, 0.0]


def test_partners_did_not_play_against_each_other(record: Recorded) -> None:
    together = record("a b c d", 0.5, 0, 0.5, 0, teams=ALLIANCES)
    assert encounter("a", "c", [together]).games == 0
    assert encounter("a", "c", [together]).rate() is None
    assert encounter("a", "b", [together]).rate() == 1.0


def test_the_cross_table_tells_who_won_how_much_against_whom(record: Recorded) -> None:
    games = [record("a b", 1, 0), record("b a", 1, 0), record("a b", 1, 0), record("a c", 0.5, 0.5)]
    (_, ab, ac), (ba, _, bc), _ = cross_table("abc", games)
    assert ab is not None
    assert ba is not None
    assert ac is not None
    assert bc is not None
    assert (ab.games, ab.wins, ab.losses) == (3, 2.0, 1.0)
    assert ab.rate() == pytest.approx(2 / 3)
    assert (ba.wins, ba.losses) == (1.0, 2.0)
    assert ac.rate() == 0.5
    assert (bc.games, bc.rate()) == (0, None)


def test_a_pair_is_settled_when_its_interval_leaves_out_the_fair_part(record: Recorded) -> None:
    even = [record("a b", 1, 0), record("b a", 1, 0)] * 20
    assert not encounter("a", "b", even).settled()
    clear = [record("a b", 1, 0)] * 15 + [record("b a", 1, 0)] * 5
    assert encounter("a", "b", clear).interval() == pytest.approx(wilson(15, 20))
    assert encounter("a", "b", clear).settled()
    assert encounter("b", "a", clear).settled()


def test_what_is_fair_depends_on_the_seats(record: Recorded) -> None:
    """One against two: half of the games are more than its part, a third is just that."""
    thirds = [record("a b b", 1, 0, 0), record("b a b", 1, 0, 0), record("b b a", 1, 0, 0)] * 20
    assert encounter("a", "b", thirds).fair == pytest.approx(1 / 3)
    assert not encounter("a", "b", thirds).settled()
    halves = [record("a b b", 1, 0, 0), record("b a b", 1, 0, 0)] * 30
    assert encounter("a", "b", halves).settled()


def test_sides_of_a_rating_are_teams(record: Recorded) -> None:
    assert sides(record("a b a b", 0.5, 0, 0.5, 0, teams=ALLIANCES), "ab") == (Side((0, 0), 1.0), Side((1, 1), 0.0))
    assert sides(record("b a", 1, 0), "ab") == (Side((1,), 1.0), Side((0,), 0.0))


def test_faults_of_programs_are_counted(record: Recorded) -> None:
    games = [record("a b", 1, 0, faults=({}, {"bot-silent": 2})), record("b a", 0, 1, faults=({"bot-silent": 1}, {}))]
    assert [each.faults for each in standings("ab", games)] == [{}, {"bot-silent": 3}]


def test_the_digest_depends_on_the_games_not_on_the_order_they_ended_in(record: Recorded) -> None:
    one, two = record("a b", 1, 0, number=0, moves="x"), record("a b", 1, 0, number=1, moves="y")
    assert digest([one, two]) == digest([two, one])
    assert digest([one, two]) != digest([one, record("a b", 1, 0, number=1, moves="z")])


def test_a_lead_in_points_is_a_mean_of_deals(record: Recorded) -> None:
    """Each deal counts once, however many seatings have played it: what the deal gives to a seat falls on both."""
    records = [
        record("a b", 1, 0, deal="one", points=(90, 40)),
        record("b a", 1, 0, deal="one", points=(80, 50)),  # 50 ahead, then 30 behind: 10 ahead
        record("a b", 1, 0, deal="two", points=(20, 6)),
        record("a b", 1, 0, deal="three", points=()),
    ]
    assert sorted(leads_by_deal("a", "b", records)) == [10, 14]
    found = encounter("a", "b", records)
    assert found.lead == 12
    assert found.lead_error == pytest.approx(1.96 * 8**0.5 / 2**0.5, abs=1e-3)
    assert found.lead_settled()
    assert encounter("b", "a", records).lead == -12


def test_a_lead_of_a_single_deal_or_of_no_points_settles_nothing(record: Recorded) -> None:
    one = encounter("a", "b", [record("a b", 1, 0, points=(3, 1))])
    assert (one.lead, one.lead_error, one.lead_settled()) == (2, None, False)
    assert encounter("a", "b", [record("a b", 1, 0)]).lead is None


def test_several_seats_count_by_their_mean(record: Recorded) -> None:
    assert leads_by_deal("a", "b", [record("a b a", 1, 0, 0, points=(9, 4, 3))]) == [2]
