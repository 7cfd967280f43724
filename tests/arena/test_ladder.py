"""The ladder of levels: what a rung says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bretwalda.ai.arena.ladder import elo, rung, table
from bretwalda.ai.arena.play import GameRecord
from bretwalda.ai.arena.schedule import Plan

ALLIANCES = (0, 1, 0, 1)


def test_one_side_is_the_stronger_ones() -> None:
    assert table("hard", "normal", 2) == ["hard", "normal"]
    assert table("hard", "normal", 4) == ["hard", "normal", "normal", "normal"]


@pytest.mark.parametrize(("wins", "verdict"), [(18, "stronger"), (12, "undecided"), (2, "weaker")])
def test_a_rung_says_whether_it_is_settled(
    drawn: Callable[..., Plan], record: Callable[..., GameRecord], wins: int, verdict: str
) -> None:
    games = [record("mcts:2 random", 1.0, 0.0)] * wins + [record("random mcts:2", 1.0, 0.0)] * (20 - wins)
    found = rung(drawn("mcts:2,random"), games)
    assert (found.games, found.wins, found.fair, found.verdict) == (20, wins, 0.5, verdict)
    assert found.low < found.share < found.high
    assert (found.elo > 0) == (wins > 10)


def test_partners_win_together_and_a_fair_share_is_a_sides(
    drawn: Callable[..., Plan], record: Callable[..., GameRecord]
) -> None:
    plan = drawn("mcts:2,random", "players=4")
    games = [
        record("mcts:2 random mcts:2 random", 0.5, 0.0, 0.5, 0.0, teams=ALLIANCES),
        record("random mcts:2 random mcts:2", 0.5, 0.0, 0.5, 0.0, teams=ALLIANCES),
    ]
    found = rung(plan, games)
    assert (found.wins, found.fair) == (1.0, 0.5)


def test_three_wins_of_four_are_as_many_points_with_more_players() -> None:
    """Somebody three times as strong as each of three others wins half of the games."""
    assert elo(0.75, 0.5) == pytest.approx(elo(0.5, 0.25)) == pytest.approx(190.8, abs=0.1)


def test_nobody_is_infinitely_strong() -> None:
    assert (elo(1.0, 0.25), elo(0.0, 0.5)) == (1200.0, -1200.0)
