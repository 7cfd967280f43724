"""The clock tells nothing about what a computer had to think about."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import bretwalda
from bretwalda.engine.state import State
from bretwalda.server.computers import desks as own_desks
from bretwalda.server.computers import pool as computers
from bretwalda.server.computers import tempo
from bretwalda.server.computers.desks import OwnDesks
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.tempo import ROOM, ROUND, SEALED, Kind, Tempo
from bretwalda.server.computers.turns import Interest
from bretwalda.server.computers.worker import Question
from bretwalda.server.computers.workers import Answer, Workers
from bretwalda.server.metrics import Metrics

GAME = bretwalda.game("king_is_dead")
KINGDOMS = bretwalda.game("barbarian_kingdoms")
KIND = Kind("king_is_dead", "hard", 1.0, "turn")
FIRST = 2.0  # seconds of an answer when a server starts
TABLE = {"king_is_dead": {"hard": {"turn": FIRST}}, "barbarian_kingdoms": {"hard": {SEALED: FIRST}}}
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)


@pytest.fixture(autouse=True)
def first_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times of our own to begin with: those of `tempo.toml` are measured anew now and then."""
    monkeypatch.setattr(tempo, "first_times", lambda: TABLE)


class Clock:
    """A clock that only sleeping moves on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 0.0
        self._sleep = asyncio.sleep
        for module in (computers, own_desks):
            monkeypatch.setattr(module, "monotonic", lambda: self.time)
        monkeypatch.setattr(asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.time += max(0.0, seconds)
        await self._sleep(0)


class Slow(Workers):
    """Workers whose thoughts take as long as they are told, or until they are broken off."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(Metrics())
        self._clock = clock
        self.takes = 1.0
        self.late = 0.0  # it looks at the clock only now and then
        self.takes_option = 0
        self.asked = 0
        self.resumed = 0

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        self.asked += 1
        took = min(self.takes, question.seconds + self.late)
        await self._clock.sleep(took)
        options = bretwalda.game(question.game).restore(question.position).options(question.seat)
        return Answer(int(options[self.takes_option % len(options)]), took, self.resumed)


class Thinker(Computers):
    """Computers who have such workers."""

    def __init__(self, beat: float, clock: Clock) -> None:
        self.workers = Slow(clock)
        super().__init__(OwnDesks(1, self.workers), beat)


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


def bribing() -> State:
    """A position in which two decide in secret, in several choices."""
    state: State = KINGDOMS.new(seed="bribes")
    dice = bretwalda.seeded("bribes")
    while not state.secret:
        options = state.options(state.actor)
        state.take(state.actor, options[dice.below(len(options))])
    return state


def times(thinker: Thinker, clock: Clock, *questions: tuple[State, float, dict[str, Any]]) -> list[float]:
    """How long the answers take, when the thoughts would take so long."""

    async def ask() -> list[float]:
        out = []
        for state, takes, more in questions:
            thinker.workers.takes, began = takes, clock.time
            await thinker.decide(GAME, state, int(state.actor), "hard", EDITH, **more)
            out.append(round(clock.time - began, 6))
        return out

    return asyncio.run(ask())


def test_every_answer_takes_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it was forced, quick, resumed, slow, or broken off."""
    clock = Clock(monkeypatch)
    thinker = Thinker(1.0, clock)
    took = times(thinker, clock, (free(), 0.9, {}), (forced(), 0.0, {}), (free(), 0.1, {}), (free(), 60.0, {}))
    thinker.workers.resumed = 70
    took += times(thinker, clock, (free(), 0.1, {}))
    assert took == [FIRST] * 5
    assert thinker.workers.asked == 4, "a forced choice needs no thought"


def test_what_lies_between_two_looks_at_the_clock_does_not_delay_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    thinker = Thinker(0.01, clock)
    thinker.workers.late = 0.19 * FIRST
    assert times(thinker, clock, (free(), 60.0, {}), (free(), 0.1, {})) == [FIRST, FIRST]


def test_what_thoughts_have_needed_changes_the_time_of_the_next_round_only(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    short: list[tuple[State, float, dict[str, Any]]] = [(free(), 0.4, {})] * ROUND
    short[3] = (free(), 1.2, {})
    took = times(Thinker(0.01, clock), clock, *short, (free(), 0.1, {}))
    assert took == [FIRST] * ROUND + [pytest.approx(ROOM * 1.2)]


def test_the_next_round_has_more_time_if_a_thought_was_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    took = times(Thinker(0.01, clock), clock, *[(free(), 60.0, {})] * (3 * ROUND + 1))
    assert took[::ROUND] == [FIRST, ROOM * FIRST, 4.5, 4.5], "as much as the level has, and no more"


def test_neither_forced_choices_nor_resumed_thoughts_say_what_thoughts_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much was left to think would tell how sure the computer is."""
    clock = Clock(monkeypatch)
    thinker = Thinker(0.01, clock)
    thinker.workers.resumed = 70
    took = times(thinker, clock, *[(free(), 0.3, {})] * ROUND, *[(forced(), 0.0, {})] * ROUND, (free(), 0.3, {}))
    assert set(took) == {FIRST}


def test_a_sealed_decision_takes_as_long_however_many_choices_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """And all of them together have the time of one answer."""
    clock = Clock(monkeypatch)
    thinker = Thinker(0.01, clock)
    took, numbers = set(), set()
    for thinker.workers.takes_option in range(6):
        before, state = clock.time, bribing()
        choices = asyncio.run(thinker.decide(KINGDOMS, state, int(state.actors()[0]), "hard", EDITH))
        took.add(clock.time - before)
        numbers.add(len(choices))
    assert len(numbers) > 1
    assert {round(seconds, 6) for seconds in took} == {FIRST}


def test_without_a_beat_an_answer_takes_what_its_thought_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    assert times(Thinker(0.0, clock), clock, (free(), 0.3, {}), (free(), 4.0, {})) == [0.3, 4.0]


def test_answers_come_on_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    took = times(Thinker(0.6, clock), clock, (free(), 0.6, {}), (forced(), 0.0, {}))
    assert took == [2.4, 2.4]


def test_an_answer_that_takes_a_beat_waits_for_no_other() -> None:
    """A clock is never quite exact."""
    assert Tempo(0.25).release(0.2508, pause=0.0) == 0.25


def test_no_answer_comes_before_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    took = times(Thinker(0.5, clock), clock, (free(), 0.1, {"pause": 2.1}), (free(), 0.7, {"pause": 1.9}))
    assert took == [2.1, 2.4]


def test_a_computer_that_never_thinks_always_takes_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    thinker = Thinker(0.5, clock)

    async def ask(state: State) -> None:
        await thinker.decide(GAME, state, int(state.actor), "random", EDITH, pause=0.6)

    for state in (free(), forced()):
        before = clock.time
        asyncio.run(ask(state))
        assert clock.time - before == 0.6


def test_each_game_level_budget_and_step_has_its_own_time() -> None:
    paces = Tempo(0.01)
    others = [KIND._replace(game="britannia"), KIND._replace(step="summon"), KIND._replace(share=0.5)]
    before = [paces.seconds(kind) for kind in others]
    for _ in range(ROUND):
        paces.learn(KIND, 0.2)
    assert paces.seconds(KIND) == pytest.approx(ROOM * 0.2)
    assert [paces.seconds(kind) for kind in others] == before
