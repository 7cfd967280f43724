"""The clock tells nothing about what a computer had to think about."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import bretwalda
from bretwalda.engine.registry import catalogue
from bretwalda.engine.state import State
from bretwalda.server.computers import desks as own_desks
from bretwalda.server.computers import pool as computers
from bretwalda.server.computers import tempo
from bretwalda.server.computers.desks import Outcome, OwnDesks, Thought
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.tempo import ALLOWED, ROOM, SEALED, THINKING, THOUGHTS, Kind, Tempo, Times
from bretwalda.server.computers.turns import Interest, Request
from bretwalda.server.computers.worker import Question
from bretwalda.server.computers.workers import Answer, Workers
from bretwalda.server.metrics import Metrics

GAME = bretwalda.game("king_is_dead")
KINGDOMS = bretwalda.game("barbarian_kingdoms")
KIND = Kind("king_is_dead", "hard", 1.0, "turn")
FIRST = 2.0  # seconds of an answer of `hard`
TABLE = {"king_is_dead": {"turn": FIRST, "summon": 1.0}, "barbarian_kingdoms": {SEALED: FIRST}}
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)


@pytest.fixture(autouse=True)
def times_of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of `tempo.toml` are measured anew now and then; what is easier than `hard` takes a tenth."""
    thoughts = {
        game: {
            step: [seconds / ROOM if name in ("hard", "expert") else 0.1 * seconds / ROOM for name in THINKING]
            for step, seconds in steps.items()
        }
        for game, steps in TABLE.items()
    }
    monkeypatch.setattr(tempo, "times", lambda: Times(1.0, thoughts))
    monkeypatch.setattr(tempo, "slowness", lambda: 1.0)


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

    async def stand_by(self) -> None: ...

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        self.asked += 1
        took = min(self.takes, question.seconds + self.late)
        await self._clock.sleep(took)
        options = bretwalda.game(question.game).restore(question.position).options(question.seat)
        return Answer(int(options[self.takes_option % len(options)]))


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
    """Whether it was forced, quick, slow, or broken off."""
    clock = Clock(monkeypatch)
    thinker = Thinker(1.0, clock)
    took = times(thinker, clock, (free(), 0.9, {}), (forced(), 0.0, {}), (free(), 0.1, {}), (free(), 60.0, {}))
    assert took == [FIRST] * 4
    assert thinker.workers.asked == 3, "a forced choice needs no thought"


def test_what_lies_between_two_looks_at_the_clock_does_not_delay_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    thinker = Thinker(0.01, clock)
    thinker.workers.late = 0.19 * FIRST
    assert times(thinker, clock, (free(), 60.0, {}), (free(), 0.1, {})) == [FIRST, FIRST]


def test_no_thought_changes_the_time_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even many of them, which would all be a little less secret."""
    clock = Clock(monkeypatch)
    quick: tuple[State, float, dict[str, Any]] = (free(), 0.1, {})
    long: tuple[State, float, dict[str, Any]] = (free(), 60.0, {})
    took = times(Thinker(0.01, clock), clock, *[quick] * 40, *[long] * 40, (forced(), 0.0, {}))
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


def test_whoever_waits_for_a_desk_does_not_see_how_long_another_has_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by one thought nor by how many a sealed decision consists of."""
    clock, held = Clock(monkeypatch), dict[str, list[float]]()

    class Watched(OwnDesks):
        """Desks that note how long each decision had them."""

        async def think(self, request: Request, thought: Thought) -> Outcome:
            before = clock.time
            outcome = await super().think(request, thought)
            held[request.table][-1] += clock.time - before
            return outcome

    thinker = Thinker(0.01, clock)
    thinker._desks = Watched(1, thinker.workers)

    async def ask(game: Any, state: State, table: str) -> None:
        held.setdefault(table, []).append(0.0)
        asker = Asker("Edith", table, lambda: Interest.WATCHED)
        await thinker.decide(game, state, int(state.actors()[0]), "hard", asker)

    async def all_of_it() -> None:
        for state, thinker.workers.takes in ((free(), 0.0), (forced(), 0.0), (free(), 1.0), (free(), 60.0)):
            await ask(GAME, state, "open")
        thinker.workers.takes = 0.0
        for thinker.workers.takes_option in range(6):
            await ask(KINGDOMS, bribing(), "sealed")

    asyncio.run(all_of_it())
    assert {round(seconds, 6) for seconds in held["open"]} == {ALLOWED * FIRST}
    parts = ALLOWED * FIRST * (1 - 0.5**THOUGHTS)
    assert {round(seconds, 6) for seconds in held["sealed"]} == {parts}


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

    async def ask(game: Any, state: State) -> None:
        await thinker.decide(game, state, int(state.actors()[0]), "random", EDITH, pause=0.6)

    for game, state in ((GAME, free()), (GAME, forced()), (KINGDOMS, bribing())):
        before = clock.time
        asyncio.run(ask(game, state))
        assert round(clock.time - before, 6) == 0.6


def test_each_game_level_budget_and_step_has_its_own_time() -> None:
    paces = Tempo(0.01)
    others = [
        KIND._replace(game="barbarian_kingdoms", step=SEALED),
        KIND._replace(step="summon"),
        KIND._replace(share=0.5),
        KIND._replace(level="normal-bold"),
    ]
    assert [round(paces.seconds(kind), 6) for kind in others] == [FIRST, 1.0, 1.0, 0.2]


def test_a_slow_machine_gives_its_computers_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as their level allows it."""
    for slowness, seconds in ((1.0, FIRST), (1.5, 3.0), (40.0, 4.5)):
        monkeypatch.setattr(tempo, "slowness", lambda: slowness)  # noqa: B023
        assert round(Tempo(0.01).seconds(KIND), 6) == seconds


def test_a_step_that_nobody_has_measured_takes_as_long_as_any() -> None:
    paces = Tempo(0.01)
    assert round(paces.seconds(KIND._replace(step="unheard of")), 6) == FIRST
    assert round(paces.seconds(KIND._replace(game="unheard of")), 6) == FIRST


def test_the_times_that_were_measured_are_those_of_todays_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    measured = tempo.times()
    for game in catalogue().values():
        known = {step.name for step in game.steps}
        assert set(measured.games[game.id]) <= known | {SEALED}
        assert all(len(seconds) == len(THINKING) for seconds in measured.games[game.id].values())
    assert 0.01 < tempo.slowness() < 1000.0
