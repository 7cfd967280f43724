"""A game that plans for itself: its opinions take the place of the search, at every level and in advice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, State, seeded
from bretwalda.ai import player
from bretwalda.ai.advice import suggest
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer
from bretwalda.engine.counsel import Counsel, Opinion

from .guessing import GUESSER, SIDES, Guessing

FAVOURITE = 4
VALUES = {FAVOURITE: 0.6, 2: 0.55, 0: 0.3}  # the rest is never mentioned


class Stubborn(Counsel):
    """Has its numbers, whatever the position."""

    def __init__(self) -> None:
        self.asked = 0

    def opinions(self, state: State, seat: i64, dice: Dice, effort: i64) -> list[Opinion]:
        self.asked += 1
        return [Opinion(choice, value) for choice, value in VALUES.items()]


class Planned(Guessing):
    def __init__(self) -> None:
        super().__init__()
        self.adviser = Stubborn()

    def counsel(self) -> Counsel:
        return self.adviser


def chosen(game: Planned, level: str, times: int = 200) -> Counter[int]:
    state = game.new(seed="planner")
    return Counter(Computer(game, LEVELS[level], seeded(f"bot {k}")).decide(state, GUESSER) for k in range(times))


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_best_opinion_is_followed_without_a_search(level: str) -> None:
    game = Planned()
    assert set(chosen(game, level, 5)) == {FAVOURITE}
    assert game.adviser.asked == 5


@pytest.mark.parametrize("level", ["easy", "casual"])
def test_the_lower_levels_take_now_and_then_what_is_nearly_as_good(level: str) -> None:
    found = chosen(Planned(), level)
    assert found[FAVOURITE] > found[2] > found[0]


def test_random_does_not_ask() -> None:
    game = Planned()
    assert set(chosen(game, "random")) == set(range(SIDES))
    assert game.adviser.asked == 0


def test_advice_gives_the_opinions_in_their_order() -> None:
    game = Planned()
    state = game.new(seed="planner")
    advice = suggest(game, state, GUESSER)
    assert [(one.choice, one.chance) for one in advice] == list(VALUES.items())
    assert all(one.line == (one.choice,) for one in advice)


def test_a_game_without_opinions_is_searched() -> None:
    game = Guessing()
    state = game.new(seed="planner")
    assert Counsel().opinions(state, GUESSER, seeded("dice"), 1) == []
    assert sum(one.visits for one in suggest(game, state, GUESSER, LEVELS["easy"])) == LEVELS["easy"].iterations


class Slow(Stubborn):
    """Takes two seconds for its opinions, and one for each world in which one of them is tried out."""

    def __init__(self, clock: list[float]) -> None:
        super().__init__()
        self._clock = clock
        self.worlds = 0
        self.told = 0.0

    def opinions(self, state: State, seat: i64, dice: Dice, effort: i64) -> list[Opinion]:
        self.told = self.until
        self._clock[0] += 2.0
        return super().opinions(state, seat, dice, effort)

    def simulations(self, effort: i64) -> i64:
        return effort

    def worth_trying(self, state: State, seat: i64, opinions: list[Opinion]) -> list[Opinion]:
        return opinions[:2]

    def try_out(self, state: State, seat: i64, dice: Dice, effort: i64) -> vec[float]:
        self._clock[0] += 0.5
        self.worlds += 1
        return super().chances(state)


@pytest.mark.parametrize(("seconds", "worlds"), [(1.0, 0), (2.5, 1), (4.0, 2), (4.5, 3)])
def test_planning_and_trying_out_share_the_time_of_a_thought(
    seconds: float, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, game = [100.0], Planned()
    monkeypatch.setattr(player, "monotonic", lambda: clock[0])
    game.adviser = adviser = Slow(clock)
    bot = Computer(game, replace(LEVELS["hard"], seconds=seconds), seeded("mind"))
    assert bot.decide(game.new(seed="a"), GUESSER) in VALUES
    assert adviser.worlds == 2 * worlds, "two opinions in each world"
    assert adviser.told == 100.0 + seconds, "and it knows"
