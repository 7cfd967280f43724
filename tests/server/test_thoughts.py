"""One queue of thoughts for all servers on a PostgreSQL: turns are fair, whoever dies, and nobody sees too much."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest

import bretwalda
from bretwalda.server.computers import shared, thinker
from bretwalda.server.computers.desks import Outcome, Thought, Time
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.shared import SharedDesks
from bretwalda.server.computers.studies import Study
from bretwalda.server.computers.thinker import Thinker, editions
from bretwalda.server.computers.turns import LEAST_SHARE, Interest, NobodyWaits, Request, bounded
from bretwalda.server.computers.worker import Question
from bretwalda.server.computers.workers import Answer, Workers
from bretwalda.server.metrics import Metrics
from bretwalda.store.leases import NOW, draw
from bretwalda.store.thoughts import MOST_TRIES, Queue, Taken, Wanted

from .conftest import StartServer
from .people import play, seated
from .test_tempo import free

KING = bretwalda.game("king_is_dead")
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)
PATIENCE = 60.0  # seconds


def tell(story: Coroutine[Any, Any, None]) -> None:
    """Let a story happen; one that comes to no end fails."""
    asyncio.run(asyncio.wait_for(story, PATIENCE))


class Place:
    """A queue, and servers that are said to live."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.queue = Queue(url)
        self.asker = draw()
        self.live(self.asker)

    def ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        with psycopg.connect(self._url, autocommit=True) as connection:
            done = connection.execute(statement, values)
            return done.fetchall() if done.description else []

    def queue_stands(self) -> bool:
        return bool(self.ask("SELECT 1 FROM pg_tables WHERE tablename = 'thought_2'"))

    def live(self, process: int) -> None:
        self.ask(f"INSERT INTO server_process (id, address, secret, beat) VALUES (%s, '', '', {NOW})", process)

    def die(self, process: int) -> None:
        self.ask("DELETE FROM server_process WHERE id = %s", process)

    async def thinker(self, desks: int) -> int:
        """The number of somebody who thinks."""
        number = draw()
        self.live(number)
        await self.queue.attend(number, desks, [])
        return number

    async def put(self, person: str, table: str, quick: bool = False, interest: Interest = Interest.WATCHED) -> int:
        number = draw()
        wanted = Wanted(number, self.asker, person, table, interest, quick, "", table.encode(), 60.0)
        await self.queue.put(wanted, announce=False)
        return number

    async def take(self, process: int, only_quick: bool = False) -> Taken | None:
        return await self.queue.take(process, only_quick, editions())

    async def order(self, process: int, only_quick: bool = False) -> list[str]:
        """The tables of all thoughts that wait, as they are taken."""
        out = []
        while (taken := await self.take(process, only_quick)) is not None:
            out.append(taken.body.decode())
        return out


@pytest.fixture
def at_queue(postgres: str) -> Callable[[Callable[[Place], Awaitable[None]]], None]:
    """Run a story at a queue that is empty."""

    def run(story: Callable[[Place], Awaitable[None]]) -> None:
        async def at_place() -> None:
            place = Place(postgres)
            await place.thinker(0)  # the tables are there
            await story(place)
            await place.queue.close()

        tell(at_place())

    return run


AtQueue = Callable[[Callable[[Place], Awaitable[None]]], None]


# --- Whose turn it is -----------------------------------------------------------------------------


def test_people_take_turns_then_their_tables_and_where_somebody_looks_on_comes_first(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        one, two = await place.thinker(1), await place.thinker(1)
        for number in range(3):
            await place.put("Edith", f"E{number}")
        await place.put("Edith", "E0")
        await place.put("Harald", "H0", interest=Interest.PLAYED)
        await place.put("Cnut", "C0")
        first = [(await place.take(each)) for each in (one, two)]
        assert [taken and taken.body for taken in first] == [b"E0", b"C0"]
        await place.put("Cnut", "C1")
        assert await place.order(one) == ["E1", "C1", "E2", "E0", "H0"]

    at_queue(story)


def test_long_thoughts_are_not_given_to_the_desk_of_quick_ones(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        one = await place.thinker(1)
        await place.put("Edith", "long")
        await place.put("Edith", "quick", quick=True)
        assert await place.order(one, only_quick=True) == ["quick"]
        assert await place.order(one) == ["long"]

    at_queue(story)


def test_the_share_of_a_thought_falls_with_what_all_servers_ask(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        one = await place.thinker(2)
        await place.thinker(4)

        async def share(person: str, *tables: str, quick: bool = False) -> float:
            for table in tables:
                await place.put(person, table, quick)
            taken = await place.take(one, only_quick=quick)
            assert taken is not None
            return bounded(taken.part)

        assert await share("Edith", "E0") == 1.0
        assert await share("Edith", *map(str, range(7))) == pytest.approx(6 / 8)
        assert await share("Harald", "H0") == 1.0
        assert await share("Edith") == pytest.approx(6 / (2 * 8))
        assert await share("Edith", "quick", quick=True) == 1.0, "these count apart"
        assert await share("Edith", *map(str, range(40))) == LEAST_SHARE

    at_queue(story)


def test_only_whoever_has_the_same_rules_and_facts_takes_a_thought(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        one = await place.thinker(1)
        wanted = Wanted(draw(), place.asker, "Edith", "table", 0, True, "king_is_dead 99 other", b"", 60.0)
        await place.queue.put(wanted, announce=False)
        assert await place.take(one) is None
        assert await place.queue.take(one, False, ["king_is_dead 99 other"]) is not None

    at_queue(story)


# --- Whoever dies ---------------------------------------------------------------------------------


def test_what_a_dead_thinker_had_begun_is_given_to_another_and_its_answer_comes_too_late(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        one, two = await place.thinker(1), await place.thinker(1)
        number = await place.put("Edith", "table")
        first = await place.take(one)
        assert first is not None
        assert await place.take(two) is None
        place.die(one)
        second = await place.take(two)
        assert second is not None
        assert second.id == number
        await place.queue.answer(first, b"late")
        assert await place.queue.answer_of(number) is None
        await place.queue.answer(second, b"in time")
        await place.queue.answer(second, b"again")
        assert await place.queue.answer_of(number) == b"in time"

    at_queue(story)


def test_what_thinkers_die_of_is_not_tried_for_ever(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        number = await place.put("Edith", "table")
        for tries in range(1, MOST_TRIES + 1):
            one = await place.thinker(1)
            assert await place.take(one) is not None
            place.die(one)
            assert (await place.queue.look(place.asker, {}))[number].tries == tries
        assert await place.take(await place.thinker(1)) is None

    at_queue(story)


def test_what_a_thinker_has_lost_sight_of_and_what_hangs_waits_again(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        one, two = await place.thinker(1), await place.thinker(1)
        number = await place.put("Edith", "table")
        await place.take(one)
        await place.queue.attend(one, 1, [number])
        assert await place.take(two) is None
        await place.queue.attend(one, 1, [])
        assert await place.take(two) is not None
        place.ask("UPDATE thought_2 SET begun = begun - 3600000000::bigint")
        await place.queue.look(place.asker, {})
        assert await place.take(one) is not None

    at_queue(story)


def test_whoever_falls_asleep_while_it_takes_its_turn_keeps_nobody_waiting(
    at_queue: AtQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question is one message: there is no moment between two of them at which something is locked."""
    sent: list[object] = []

    async def story(place: Place) -> None:
        one = await place.thinker(1)
        await place.put("Edith", "table")
        assert place.queue._line is not None
        execute = place.queue._line.execute

        async def overheard(*words: Any) -> Any:
            sent.append(words[0])
            return await execute(*words)

        monkeypatch.setattr(place.queue._line, "execute", overheard)
        assert await place.take(one) is not None
        await place.queue.attend(one, 1, [])
        await place.queue.look(place.asker, {})

    at_queue(story)
    assert len(sent) == 3


def test_nobody_thinks_for_a_server_that_is_dead(at_queue: AtQueue) -> None:
    async def story(place: Place) -> None:
        one = await place.thinker(1)
        await place.put("Edith", "table")
        place.die(place.asker)
        assert await place.take(one) is None
        await place.queue.attend(one, 1, [])
        assert place.ask("SELECT count(*) FROM thought_2") == [(0,)]

    at_queue(story)


# --- Asking and answering -------------------------------------------------------------------------


class Ready(Workers):
    """Workers who choose the last option as soon as they are let."""

    def __init__(self, let: bool = True) -> None:
        super().__init__(Metrics())
        self.let = asyncio.Event()
        self.asked: list[Question] = []
        self.ended = 0
        if let:
            self.let.set()

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        self.asked.append(question)
        try:
            await self.let.wait()
        except asyncio.CancelledError:
            self.ended += 1
            raise
        options = KING.restore(question.position).options(question.seat)
        return Answer(int(options[len(options) - 1]))


@asynccontextmanager
async def two_places(url: str, workers: Ready) -> AsyncIterator[tuple[SharedDesks, Place]]:
    """A server without desks of its own, and somebody elsewhere who has one; they hear each other."""
    place, elsewhere = Place(url), draw()
    place.live(elsewhere)
    asking = SharedDesks(place.queue, 0, Metrics(), lambda: place.asker)
    other = Thinker(Queue(url), workers, 1, lambda: elsewhere, {})
    line = await psycopg.AsyncConnection.connect(url, autocommit=True)
    for channel in ("bretwalda_thoughts", f"bretwalda_{place.asker}", f"bretwalda_{elsewhere}"):
        await line.execute(f"LISTEN {channel}")

    async def listen() -> None:
        async for notice in line.notifies():
            if notice.channel == f"bretwalda_{place.asker}":
                asking.hear(notice.payload)
            elif notice.channel == f"bretwalda_{elsewhere}":
                other.withdraw(msgspec.json.decode(notice.payload)["thought"])
            else:
                other.notice()

    chores = [asyncio.create_task(work) for work in (listen(), other.attend())]
    yield asking, place
    for chore in chores:
        chore.cancel()
    await asyncio.gather(*chores, return_exceptions=True)
    await line.close()
    await asking.close()
    await other.close()


async def decision(desks: SharedDesks, state: Any) -> list[int]:
    return await Computers(desks).decide(KING, state, int(state.actor), "easy", EDITH)


def last_option(state: Any) -> int:
    options = state.options(state.actor)
    return int(options[len(options) - 1])


def test_a_server_without_desks_is_answered_by_another(postgres: str) -> None:
    async def story() -> None:
        workers = Ready()
        async with two_places(postgres, workers) as (desks, place):
            state = free()
            assert await decision(desks, state) == [last_option(state)]
            assert [question.share for question in workers.asked] == [1.0]
            while place.ask("SELECT 1 FROM thought_2"):
                await asyncio.sleep(0.01)

    tell(story())


def test_what_stands_in_the_queue_is_imagined_and_holds_no_seed(postgres: str) -> None:
    async def story() -> None:
        workers = Ready(let=False)
        async with two_places(postgres, workers) as (desks, place):
            state = KING.new(seed="a seed that nobody may see", advanced=True)
            seat = int(state.actor)
            asked = asyncio.create_task(decision(desks, state))
            while not workers.asked:
                await asyncio.sleep(0.01)
            [(body,)] = place.ask("SELECT body FROM thought_2")
            told = msgspec.json.decode(body)["asked"]
            assert told["position"] != [int(number) for number in state.dump()]
            assert KING.view(KING.restore(told["position"]), seat) == KING.view(state, seat)
            assert b"a seed that" not in body
            workers.let.set()
            await asked

    tell(story())


def test_whoever_does_not_wait_any_more_ends_a_thought_elsewhere(postgres: str) -> None:
    async def story() -> None:
        workers = Ready(let=False)
        async with two_places(postgres, workers) as (desks, place):
            asked = asyncio.create_task(decision(desks, free()))
            while not workers.asked:
                await asyncio.sleep(0.01)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            while not workers.ended:
                await asyncio.sleep(0.01)
            assert place.ask("SELECT 1 FROM thought_2") == []

    tell(story())


@pytest.mark.parametrize("accident", ["TRUNCATE thought_2", "DROP TABLE thought_2, thinker_2, turn_2"])
def test_whatever_happens_to_the_queue_a_thought_is_asked_again(
    postgres: str, accident: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not outlive a crash of the database."""
    monkeypatch.setattr(shared, "COMPARING", 0.05)
    monkeypatch.setattr(thinker, "LOOKING", 0.05)

    async def story() -> None:
        workers = Ready(let=False)
        async with two_places(postgres, workers) as (desks, place):
            asked = asyncio.create_task(decision(desks, free()))
            while not workers.asked:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(place.ask, accident)  # it may have to wait for whoever is at the queue
            workers.let.set()
            assert await asked == [last_option(free())]

    tell(story())


def test_an_answer_of_which_nobody_was_told_is_found(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is one that is too long to be told."""
    monkeypatch.setattr(shared, "COMPARING", 0.05)

    async def story() -> None:
        async with two_places(postgres, Ready()) as (desks, _):
            monkeypatch.setattr(desks, "hear", lambda notice: None)
            assert await decision(desks, free()) == [last_option(free())]

    tell(story())


def test_nobody_thinks_about_what_nobody_waits_for(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "COMPARING", 0.05)

    async def story() -> None:
        place = Place(postgres)
        desks = SharedDesks(place.queue, 0, Metrics(), lambda: place.asker)
        interest = [Interest.WATCHED]
        thought = Thought(Study("odds", msgspec.Raw(b"{}"), 1.0), Time.fixed(1.0), 60.0)
        asked = asyncio.create_task(desks.think(Request("Edith", "table", True, lambda: interest[0]), thought))
        while not place.queue_stands() or not place.ask("SELECT 1 FROM thought_2"):
            await asyncio.sleep(0.01)
        interest[0] = Interest.PLAYED
        while place.ask("SELECT interest FROM thought_2") != [(1,)]:
            await asyncio.sleep(0.01)
        interest[0] = Interest.NONE
        with pytest.raises(NobodyWaits):
            await asked
        with pytest.raises(NobodyWaits):
            await desks.think(Request("Edith", "table", True, lambda: Interest.NONE), thought)
        await desks.close()

    tell(story())


class Told:
    """Desks that say what came of a thought elsewhere."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    async def think(self, request: Request, thought: Thought) -> Outcome:
        if self.outcome.answer is not None:
            assert isinstance(thought.asked, Question)
            self.outcome.answer = Answer(last_option(KING.restore(thought.asked.position)))
        return self.outcome

    def keep_one_ready(self) -> None: ...

    async def close(self) -> None: ...


def test_an_answer_from_elsewhere_takes_the_time_of_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as one that was thought about here with the same part of its budget, whatever it took there."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for share, held in ((1.0, 0.05), (1.0, 0.2), (0.5, 0.1)):
        computers = Computers(Told(Outcome(share, held, Answer(0))), beat=0.25)
        slept.clear()
        asyncio.run(computers._decide_openly(KING, free(), int(free().actor), "easy", EDITH))
        assert slept == [pytest.approx(0.25 - held)]


# --- Whole servers --------------------------------------------------------------------------------


@contextmanager
def thinking(database: str) -> Iterator[subprocess.Popen[bytes]]:
    """`bretwalda think`, until it is told to end."""
    command = [sys.executable, "-m", "bretwalda", "think", "--workers", "1", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_machine_that_only_thinks_plays_at_the_tables_of_a_server_that_does_not(
    start_server: StartServer, postgres: str
) -> None:
    house = start_server(database=postgres, inner="own", limited=False, workers=0)
    edith = house.person("Edith")
    with thinking(postgres) as first:
        [page] = seated_with_computer(edith)
        play([page], Random(1), 2)
        first.kill()
    with thinking(postgres) as second:
        play([page], Random(2), 2)
        second.send_signal(signal.SIGTERM)
        assert second.wait(20) == 0
    page.catch_up()
    assert page.seq >= 4


def seated_with_computer(browser: Any) -> list[Any]:
    return seated([browser], settings={"players": 2}, seats=[{"kind": "me"}, {"kind": "computer", "level": "easy"}])
