"""The clock tells nothing about what a computer had to think about."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import bretwalda
from bretwalda.ai.level import LEVELS
from bretwalda.engine.state import State
from bretwalda.server.computers import pool as computers
from bretwalda.server.computers.pool import Answer, Asker, Computers
from bretwalda.server.computers.tempo import RECENT, Kind, Tempo
from bretwalda.server.computers.turns import Interest
from bretwalda.server.computers.worker import Question
from bretwalda.server.metrics import Metrics

GAME = bretwalda.game("king_is_dead")
KIND = Kind("king_is_dead", "hard", 1.0, "turn")
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)


class Clock:
    """A clock that only sleeping moves on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 0.0
        self._sleep = asyncio.sleep
        monkeypatch.setattr(computers, "monotonic", lambda: self.time)
        monkeypatch.setattr(asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.time += max(0.0, seconds)
        await self._sleep(0)


class Thinker(Computers):
    """Computers whose thoughts take as long as they are told."""

    def __init__(self, beat: float, clock: Clock) -> None:
        super().__init__(1, Metrics(), beat=beat)
        self._clock = clock
        self.takes = 1.0
        self.asked = 0
        self.afresh: list[bool] = []
        self.resumed = 0

    async def _ask(self, question: Question, seconds: float) -> Answer | None:
        self.asked += 1
        self.afresh.append(question.afresh)
        await self._clock.sleep(self.takes)
        return Answer(chosen(free()), self.takes, self.resumed)


def free() -> State:
    """A position with a choice."""
    state: State = GAME.new(seed="hastings")
    return state


def forced() -> State:
    """A position at the same step without one."""
    state: State = GAME.new(seed="hastings")
    dice = bretwalda.seeded("forced")
    while len(state.options(state.actor)) > 1 or state.step.name != free().step.name:
        options = state.options(state.actor)
        state.take(state.actor, options[dice.below(len(options))])
    return state


def chosen(state: State) -> int:
    return int(state.options(state.actor)[0])


def times(thinker: Thinker, clock: Clock, *questions: tuple[State, float, dict[str, Any]]) -> list[float]:
    """How long the answers take, when the thoughts would take so long."""

    async def ask() -> list[float]:
        out = []
        for state, takes, more in questions:
            thinker.takes, began = takes, clock.time
            await thinker.decide(GAME, state, int(state.actor), "hard", EDITH, **more)
            out.append(round(clock.time - began, 6))
        return out

    return asyncio.run(ask())


def test_a_forced_choice_takes_as_long_as_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    thinker = Thinker(0.0, clock)
    took = times(thinker, clock, (free(), 1.3, {}), (forced(), 0.0, {}), (forced(), 0.0, {}))
    assert took == [1.3, 1.3, 1.3]
    assert thinker.asked == 1


def test_before_the_first_thought_a_forced_choice_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    thinker = Thinker(0.0, clock)
    assert times(thinker, clock, (forced(), 1.3, {})) == [1.3]


def test_a_quick_thought_takes_as_long_as_a_recent_one(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    took = times(Thinker(0.0, clock), clock, (free(), 1.3, {}), (free(), 0.1, {}))
    assert took == [1.3, 1.3]


def test_a_thought_that_goes_on_takes_as_long_as_a_whole_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much was left to think would tell how sure the computer is."""
    clock = Clock(monkeypatch)
    thinker = Thinker(0.0, clock)
    assert times(thinker, clock, (free(), 1.3, {})) == [1.3]
    thinker.resumed = 70
    assert times(thinker, clock, (free(), 0.3, {}), (free(), 1.8, {}), (free(), 0.3, {})) == [1.3, 1.8, 1.3]


def test_how_long_an_answer_takes_does_not_depend_on_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """All take as long as the longest; and a longer one is seen once."""
    clock = Clock(monkeypatch)
    took = times(Thinker(0.0, clock), clock, *[(free(), thought, {}) for thought in (1.3, 0.2, 1.2, 0.7, 2.0, 0.1)])
    assert took == [1.3, 1.3, 1.3, 1.3, 2.0, 2.0]


def test_a_thought_beyond_its_time_is_no_measure_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    took = times(Thinker(0.0, clock), clock, (free(), 60.0, {}), (free(), 0.2, {}))
    assert took == [60.0, LEVELS["hard"].seconds]


def test_before_the_first_whole_thought_none_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    thinker = Thinker(0.0, clock)
    times(thinker, clock, (free(), 1.3, {}), (free(), 1.3, {}))
    assert thinker.afresh == [True, False]


def test_answers_come_on_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    took = times(Thinker(0.5, clock), clock, (free(), 0.6, {}), (free(), 0.9, {}), (forced(), 0.0, {}))
    assert took == [1.0, 1.0, 1.0]


def test_no_answer_comes_before_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    took = times(Thinker(0.5, clock), clock, (free(), 0.1, {"pause": 0.6}), (free(), 0.7, {"pause": 0.6}))
    assert took == [0.6, 1.1]


def test_a_computer_that_never_thinks_always_takes_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    thinker = Thinker(0.5, clock)

    async def ask(state: State) -> None:
        await thinker.decide(GAME, state, int(state.actor), "random", EDITH, pause=0.6)

    for state in (free(), forced()):
        before = clock.time
        asyncio.run(ask(state))
        assert clock.time - before == 0.6


def test_only_recent_thoughts_of_the_same_game_level_budget_and_step_count() -> None:
    tempo = Tempo(0.0)
    britannia, summoning = KIND._replace(game="britannia"), KIND._replace(step="summon")
    for kind in (britannia, summoning, KIND._replace(level="easy"), KIND._replace(share=0.5), KIND):
        tempo.learn(kind, 4.0)
    for _ in range(RECENT):
        tempo.learn(KIND, 1.0)
    assert tempo.usual(KIND) == 1.0
    assert tempo.usual(KIND._replace(level="expert")) is None
