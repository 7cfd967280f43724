"""A computer at a table is one player, who keeps what it has thought; whatever is lost, the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import pytest

import bretwalda
from bretwalda.engine.state import State
from bretwalda.server.computers import workers as processes
from bretwalda.server.computers.desks import OwnDesks
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.turns import Interest, NobodyWaits
from bretwalda.server.computers.worker import Question, Thinkers
from bretwalda.server.computers.workers import Answer, Worker, Workers
from bretwalda.server.metrics import Metrics
from bretwalda.server.tables.seating import Seat, Seating

from .conftest import RunningServer
from .people import seated, until, whose_turn

GAME = bretwalda.game("king_is_dead")


def asker(table: str = "table", seating: int = 0) -> Asker:
    return Asker("Edith", table, lambda: Interest.WATCHED, seating)


def in_a_turn() -> State:
    """A card has been played, and its regions and followers are still to be chosen: many decisions of one turn."""
    state: State = GAME.new(seed="hastings")
    state.choose(state.actor, GAME.verbs.parse("play assemble"))
    return state


class Overheard(Workers):
    """Workers whose answers are noted."""

    def __init__(self) -> None:
        super().__init__(Metrics(), (sys.executable, "-m", "bretwalda.server.computers.worker"))
        self.answers: list[Answer] = []

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        answer = await super().ask(question, seconds)
        assert answer is not None
        self.answers.append(answer)
        return answer

    def kill(self) -> None:
        """Kill the worker as the system does: without a word."""
        [worker] = self._idle
        assert worker._process is not None
        os.kill(worker._process.pid, signal.SIGKILL)


def resumed(second: Asker, meanwhile: Callable[[Overheard], None] = lambda workers: None) -> list[int]:
    """The visits with which the thoughts about two decisions of a turn begin, when somebody asks for the second."""

    async def ask() -> list[int]:
        workers, state = Overheard(), in_a_turn()
        players = Computers(OwnDesks(1, workers))
        try:
            for each in (asker(), second):
                seat = int(state.actor)
                [choice] = await players.decide(GAME, state, seat, "easy", each)
                state.choose(seat, choice)
                assert int(state.actor) == seat
                if len(workers.answers) == 1:
                    meanwhile(workers)
        finally:
            await players.close()
        return [answer.resumed for answer in workers.answers]

    return asyncio.run(ask())


def test_the_next_decision_of_a_turn_goes_on_with_what_was_thought() -> None:
    first, second = resumed(asker())
    assert first == 0
    assert second > 0


def test_when_the_worker_is_killed_another_starts_from_the_position() -> None:
    assert resumed(asker(), Overheard.kill) == [0, 0]


def test_a_seat_that_changes_hands_does_not_inherit_what_was_thought() -> None:
    assert resumed(asker(seating=1)) == [0, 0]


def test_another_table_does_not_inherit_what_was_thought() -> None:
    """Not even from a game that stands where this one stands."""
    assert resumed(asker("another")) == [0, 0]


def test_whenever_somebody_sits_down_or_gets_up_it_is_another_seating() -> None:
    before = Seating([Seat(level="easy"), Seat()])
    after = before.set(1, "easy")
    assert len({before.number, after.number, after.set(1, None).number}) == 3


def test_a_table_at_which_a_seat_changes_hands_asks_other_players(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()

    async def decide(_: object, *question: Any) -> list[int]:
        asked.add(question[4].lineup)
        await asyncio.sleep(0.01)
        raise NobodyWaits  # it is asked again

    monkeypatch.setattr(Computers, "decide", decide)
    pages = seated([house.person("Edith"), house.person("Harald")])
    mover, _ = whose_turn(pages)
    seat = pages.index(mover)
    for times in (1, 2):
        mover.do("LeaveSeat", seat=seat)
        until(lambda: len(asked) == times)  # noqa: B023
        mover.do("TakeSeat", seat=seat)
    assert {lineup.split()[0] for lineup in asked} == {mover.table["id"]}


# --- Which worker is asked ------------------------------------------------------------------------


def idle_workers(number: int) -> tuple[Workers, list[Worker]]:
    workers = Workers(Metrics())
    workers._idle = [Worker(()) for _ in range(number)]
    return workers, list(workers._idle)


def test_the_worker_that_has_the_players_is_asked_if_it_is_free() -> None:
    workers, (first, second, third) = idle_workers(3)
    workers._note_home("one", first)
    workers._note_home("two", second)
    assert workers._pick("one") is first
    assert workers._pick("one") is third, "it is busy: any other"
    assert workers._pick("two") is second


def test_whoever_was_asked_last_has_the_players() -> None:
    workers, (first, second) = idle_workers(2)
    workers._note_home("one", second)
    workers._note_home("one", first)
    assert workers._pick("one") is first


def test_only_so_many_homes_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_HOMES", 2)
    workers, (first,) = idle_workers(1)
    for lineup in ("one", "two", "one", "three"):
        workers._note_home(lineup, first)
    assert list(workers._homes) == ["one", "three"]


# --- What a worker keeps --------------------------------------------------------------------------


def question(lineup: str, seconds: float = 9.0) -> Question:
    state = in_a_turn()
    seat = int(state.actor)
    imagined = state.imagine(seat, bretwalda.seeded("eyes"))
    position = [int(n) for n in imagined.dump()]
    king = bretwalda.game("king_is_dead")
    return Question(king.id, king.rules_version, lineup, position, seat, "easy", 1.0, seconds, lineup)


def test_a_worker_keeps_only_so_many_players() -> None:
    thinkers = Thinkers(most=3)
    for number in range(6):
        thinkers.answer(question(str(number)))
        assert len(thinkers) == min(number + 1, 3)


def test_those_who_were_asked_lately_are_kept() -> None:
    thinkers = Thinkers(most=2)
    for lineup in ("old", "new", "old", "newest"):
        thinkers.answer(question(lineup))
    assert list(thinkers._lineups) == ["old", "newest"]


def test_a_worker_keeps_only_so_much_of_what_was_thought() -> None:
    thinkers = Thinkers(most_visits=1)
    for number in range(4):
        thinkers.answer(question(str(number)))
    assert len(thinkers) == 1, "the one that was asked last stays, however much it is"
    assert Thinkers().visits == 0


def test_a_thought_is_broken_off_after_its_time() -> None:
    visits = []
    for seconds in (9.0, 0.0):
        thinkers = Thinkers()
        thinkers.answer(question("table", seconds))
        visits.append(thinkers.visits)
    whole, broken_off = visits
    assert 0 < broken_off < whole
