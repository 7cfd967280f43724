"""Plans of Rex Britannorum that are played on to the end of the game."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import seeded
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import MERELY_TRIED
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import PLANNING, TURNS
from bretwalda.games.rex_britannorum.player.outlook import Outlook
from bretwalda.games.rex_britannorum.player.plan import Forecast
from bretwalda.games.rex_britannorum.player.policy import (
    Race,
    RexCounsel,
    counsel,
    most_promising,
    planned_world,
    raced,
)
from bretwalda.games.rex_britannorum.player.trials import by_points, finished, played_out
from bretwalda.games.rex_britannorum.player.value import WEIGHTS
from bretwalda.games.rex_britannorum.scoring import points
from bretwalda.games.rex_britannorum.state import Rex

ROUNDS = 3


def at_planning(turn: int, **settings: int) -> Rex:
    """The first position of a game by chance in which plans of that turn are made."""
    s, dice = GAME.new(seed="trials", **settings), seeded("by chance")
    while not (s.turn == turn and s.phase == PLANNING):
        choices = s.options(s.actor)
        s.take(s.actor, choices[dice.below(len(choices))])
    return s


@pytest.mark.parametrize("settings", [{"players": 1}, {"players": 2, "duel": True}, {"players": 2}, {"players": 3}])
def test_a_game_is_played_on_to_its_end_and_no_further_than_asked(settings: dict[str, int]) -> None:
    s = at_planning(3, **settings)
    judge = counsel().judge
    whole, part = s.copy(seeded("luck")), s.copy(seeded("luck"))
    chances = played_out(whole, Outlook(whole, judge), seeded("minds"), int(TURNS))
    assert whole.actor < 0
    if s.seats > 1:
        assert sum(chances) == pytest.approx(1.0)
        ahead = max(range(s.seats), key=lambda seat: points(whole.realm[whole.kingdom_of(seat)]))
        assert chances[ahead] == max(chances)
    else:
        assert chances[0] == pytest.approx(whole.result()[0])  # alone points are what counts
    played_out(part, Outlook(part, judge), seeded("minds"), 1)
    assert (part.turn, part.actor >= 0) == (4, True)


def test_alone_the_best_plan_is_taken_and_among_rivals_good_ones_are_mixed() -> None:
    taken = {}
    for players in (1, 3):
        found = counsel().opinions(at_planning(1, players=players), 0, seeded("plans"), LEVELS["normal"].iterations)
        visits = [int(opinion.visits) for opinion in found]
        taken[players] = sum(each >= MERELY_TRIED * max(visits) for each in visits)
    assert taken[1] <= 2  # the two troops of one plan, either of them first
    assert taken[3] > 2


def test_the_race_counts_what_each_plan_brings_to_its_own_seat() -> None:
    """In the last turn nobody plans any more: the same worlds, fought to the end, must give the same sums."""
    s = at_planning(int(TURNS), players=3)
    seat = 1
    trying = RexCounsel(vec[float](WEIGHTS), int(TURNS), 0.0)
    forecast = Forecast(s, seat, trying.judge, seeded("forecast"), ROUNDS)
    realm = s.realm[forecast.kingdom]
    plans = forecast.own_plans(realm.hand, realm.plan)
    tried = most_promising(plans, 2)
    guesses = raced(forecast, s, seat, plans, tried)
    luck = forecast.dice.clone()
    race = Race(forecast, s, seat, guesses, trying)
    race.run(plans, tried, 2 * ROUNDS)
    sums = [0.0, 0.0]
    for world in range(int(race.number)):
        dice = luck.fork()
        for k in range(2):
            state = planned_world(forecast, s, seat, world % ROUNDS, plans.plan[tried[k]])
            state.dice = dice.clone()
            finished(state, forecast.looks[world % ROUNDS])
            sums[k] += by_points(state)[seat]
    values = race.values()
    assert race.number >= 2
    assert [values[0], values[1]] == pytest.approx([each / race.number for each in sums])


def test_plans_that_are_not_played_on_stay_behind() -> None:
    s = at_planning(int(TURNS), players=2)
    seat = int(s.actor)
    trying = counsel()
    forecast = Forecast(s, seat, trying.judge, seeded("forecast"), ROUNDS)
    realm = s.realm[forecast.kingdom]
    plans = forecast.own_plans(realm.hand, realm.plan)
    tried = most_promising(plans, 12)
    guesses = raced(forecast, s, seat, plans, tried)
    race = Race(forecast, s, seat, guesses, trying)
    race.run(plans, tried, 40)
    values = list(race.values())
    played = [k for k in range(len(values)) if race.sums[k] > 0.0]
    left = [k for k in range(len(values)) if k not in played]
    assert left
    assert max(values[k] for k in left) <= min(values[k] for k in played)


def test_all_plans_in_a_race_have_the_same_luck() -> None:
    s = at_planning(int(TURNS) - 2, players=3)
    seat = int(s.actor)
    trying = counsel()
    forecast = Forecast(s, seat, trying.judge, seeded("forecast"), ROUNDS)
    realm = s.realm[forecast.kingdom]
    plans = forecast.own_plans(realm.hand, realm.plan)
    twice = vec[i64]([0, 0])
    race = Race(forecast, s, seat, vec[float]([0.5, 0.5]), trying)
    race.run(plans, twice, 4 * ROUNDS)
    assert race.sums[0] == race.sums[1] > 0.5 * trying.guessed


def test_a_race_is_over_after_one_game_of_each_when_the_time_is() -> None:
    s = at_planning(int(TURNS) - 2, players=3)
    trying = counsel()
    trying.until = 0.0
    forecast = Forecast(s, int(s.actor), trying.judge, seeded("forecast"), ROUNDS)
    realm = s.realm[forecast.kingdom]
    plans = forecast.own_plans(realm.hand, realm.plan)
    race = Race(forecast, s, int(s.actor), vec[float]([0.5, 0.5]), trying)
    race.run(plans, vec[i64]([0, 1]), 4 * ROUNDS)
    assert race.number == trying.guessed + 1
