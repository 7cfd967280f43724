"""Computer players in processes of their own: whatever happens to them, there is a decision."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time

import msgspec
import pytest

import bretwalda
from bretwalda.engine.dice import seeded
from bretwalda.engine.registry import catalogue
from bretwalda.engine.state import NOBODY
from bretwalda.server.computers import pool as computers
from bretwalda.server.computers.desks import OwnDesks, Thought, Time
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.turns import Interest, Request
from bretwalda.server.computers.worker import Question, at_first_sight
from bretwalda.server.computers.workers import Answer, Workers
from bretwalda.server.metrics import Metrics

GAME = bretwalda.game("king_is_dead")
DIES = "print('ready', flush=True); input()"
HANGS = "import time; print('ready', flush=True); time.sleep(600)"
BABBLES = "print('ready', flush=True); input(); print('what?', flush=True); input()"
CHEATS = "print('ready', flush=True); input(); print(10**6); print(10**6, 0, flush=True); input()"
NEVER_STARTS = "raise SystemExit(1)"
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)


def decisions(command: tuple[str, ...], number: int = 1) -> tuple[list[int], str]:
    """What computers decide in a first position, and the figures afterwards."""
    metrics = Metrics()

    async def ask() -> list[int]:
        players = Computers(OwnDesks(1, Workers(metrics, command)))
        state = GAME.new(seed="hastings")
        try:
            return [(await players.decide(GAME, state, int(state.actor), "easy-bold", EDITH))[0] for _ in range(number)]
        finally:
            await players.close()

    return asyncio.run(ask()), metrics.page().decode()


def options() -> list[int]:
    state = GAME.new(seed="hastings")
    return [int(choice) for choice in state.options(state.actor)]


@pytest.mark.parametrize("script", [DIES, HANGS, BABBLES, NEVER_STARTS])
def test_a_worker_that_fails_is_replaced_and_the_game_goes_on(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "GRACE_SECONDS", 0.0)
    decided, figures = decisions((sys.executable, "-c", script), number=2)
    assert set(decided) <= set(options())
    assert "bretwalda_worker_restarts_total 2.0" in figures


def test_an_illegal_answer_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    decided, _ = decisions((sys.executable, "-c", CHEATS))
    assert set(decided) <= set(options())


def test_after_a_failure_a_new_worker_thinks_again(tmp_path: Path) -> None:
    flag = tmp_path / "failed once"
    script = f"""
import pathlib, runpy
flag = pathlib.Path({str(flag)!r})
if not flag.exists():
    flag.touch()
    raise SystemExit(1)
runpy.run_module("bretwalda.server.computers.worker", run_name="__main__")
"""
    decided, figures = decisions((sys.executable, "-c", script), number=3)
    assert set(decided) <= set(options())
    assert "bretwalda_worker_restarts_total 1.0" in figures


def test_a_worker_is_shown_an_imagined_position(tmp_path: Path) -> None:
    """The question holds a dump that is not the real one: other dice, and other hidden cards."""
    heard = tmp_path / "question"
    answers = "print(0); print(0, 0, flush=True); input()"
    script = f"print('ready', flush=True); open({str(heard)!r}, 'w').write(input()); {answers}"
    state = GAME.new(seed="hastings", advanced=True)

    async def ask() -> None:
        players = Computers(OwnDesks(1, Workers(Metrics(), (sys.executable, "-c", script))))
        await players.decide(GAME, state, int(state.actor), "easy", EDITH)
        await players.close()

    asyncio.run(ask())
    question = msgspec.json.decode(heard.read_bytes())
    seat = int(state.actor)
    imagined = GAME.restore(question["position"])
    assert question["position"] != [int(number) for number in state.dump()]
    assert GAME.view(imagined, seat) == GAME.view(state, seat)


def test_a_worker_can_be_made_ready_before_it_is_needed() -> None:
    async def prepare() -> None:
        workers = Workers(Metrics(), (sys.executable, "-c", HANGS))
        for _ in range(3):
            workers.keep_one_ready()
        while not workers._idle:
            await asyncio.sleep(0.01)
        workers.keep_one_ready()
        await workers.close()
        assert len(workers._idle) == 1

    asyncio.run(prepare())


def test_an_easy_answer_does_not_wait_for_a_hard_one() -> None:
    last = options()[-1]
    script = f"""
import time
print("ready", flush=True)
while True:
    time.sleep(600 if '"hard"' in input() else 0)
    print({last})
    print({last}, 0, flush=True)
"""

    async def ask() -> list[int]:
        workers = Workers(Metrics(), (sys.executable, "-c", script))
        players = Computers(OwnDesks(1, workers))
        state = GAME.new(seed="hastings")
        hard = asyncio.create_task(players.decide(GAME, state, int(state.actor), "hard", EDITH))
        while not workers._idle:  # a second worker makes itself ready as soon as the first one thinks
            await asyncio.sleep(0.01)
        easy = [(await players.decide(GAME, state, int(state.actor), "easy", EDITH))[0] for _ in range(5)]
        assert not hard.done()
        hard.cancel()
        await asyncio.gather(hard, return_exceptions=True)
        await players.close()
        return easy

    assert asyncio.run(ask()) == [last] * 5


def loops() -> list[Callable[[], asyncio.AbstractEventLoop]]:
    """Those on which the server runs: uvloop where it can be had."""
    try:
        import uvloop
    except ImportError:
        return [asyncio.new_event_loop]
    return [asyncio.new_event_loop, uvloop.new_event_loop]


@pytest.mark.parametrize("loop", loops(), ids=lambda loop: loop.__module__)
def test_a_worker_that_dies_while_idle_is_replaced_and_its_question_is_thought_about(
    loop: Callable[[], asyncio.AbstractEventLoop], tmp_path: Path
) -> None:
    """The script always chooses the last option; by lot it would hardly be the last five times over."""
    pids, last = tmp_path / "pids", options()[-1]
    script = f"""
import os
open({str(pids)!r}, "a").write(f"{{os.getpid()}}\\n")
print("ready", flush=True)
while True:
    input()
    print({last})
    print({last}, 0, flush=True)
"""
    metrics = Metrics()

    async def ask() -> list[int]:
        workers = Workers(metrics, (sys.executable, "-c", script))
        players = Computers(OwnDesks(1, workers))
        state, decided = GAME.new(seed="hastings"), []
        for _ in range(5):
            decided += await players.decide(GAME, state, int(state.actor), "easy", EDITH)
            idle = int(pids.read_text().split()[-1])
            os.kill(idle, signal.SIGKILL)
            process = workers._idle[0]._process
            assert process is not None
            await process.wait()
        await players.close()
        return decided

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(ask()) == [last] * 5
    assert "bretwalda_worker_restarts_total 4.0" in metrics.page().decode()


# --- What is not there in time --------------------------------------------------------------------

SLOW = """
import json, os, time
open({pids!r}, "a").write(f"{{os.getpid()}}\\n")
print("ready", flush=True)
while True:
    asked = json.loads(input())
    print(7, flush=True)
    time.sleep(2.0 if asked["lineup"] == "slow" else 0.0)
    print(8, 0, flush=True)
"""


def asked(lineup: str) -> Question:
    return Question("king_is_dead", 1, lineup, [], 0, "easy", 1.0, 0.4, "seed")


def test_an_answer_is_given_when_it_is_due_whatever_has_been_thought(tmp_path: Path) -> None:
    """A thought that cannot be broken off costs what it would have found, not time, and nobody else a place."""
    pids, metrics = tmp_path / "pids", Metrics()

    async def ask() -> list[tuple[Answer | None, bool]]:
        workers, found = Workers(metrics, (sys.executable, "-c", SLOW.format(pids=str(pids)))), []
        try:
            for lineup in ("quick", "slow", "quick", "quick"):
                before = monotonic()
                answer = await workers.ask(asked(lineup), 5.0)
                found.append((answer, monotonic() - before < 1.5))
        finally:
            await workers.close()
        return found

    found = asyncio.run(ask())
    first, slow, waited, last = found
    assert first[0] == last[0] == Answer(8)
    assert slow == (Answer(7, hasty=True), True)
    assert waited[0] in (Answer(7, hasty=True), Answer(8)), "its time may be over when it is its turn"
    assert len(pids.read_text().split()) == 1, "nobody takes the place of who is late"
    hasty = sum(answer is not None and answer.hasty for answer, _ in found)
    assert f"bretwalda_hasty_total {hasty}.0" in metrics.page().decode()
    assert "bretwalda_worker_restarts_total 0.0" in metrics.page().decode()


@pytest.mark.parametrize("end", ["raise SystemExit", "print('what?', flush=True); input()"])
def test_a_worker_that_fails_at_its_thought_has_had_its_first_sight(end: str) -> None:
    metrics = Metrics()

    async def ask() -> Answer | None:
        workers = Workers(metrics, (sys.executable, "-c", f"print('ready'); input(); print(7, flush=True); {end}"))
        answer = await workers.ask(asked("table"), 2.0)  # it gets as long to finish, and never does
        while "bretwalda_worker_restarts_total 1.0" not in metrics.page().decode():
            await asyncio.sleep(0.01)
        await workers.close()
        return answer

    assert asyncio.run(ask()) == Answer(7, hasty=True)


def test_a_choice_without_an_alternative_waits_for_a_process_to_start_as_others_do() -> None:
    """Or it could be told from them where none is ready yet."""

    async def ask() -> int:
        workers = Workers(Metrics(), (sys.executable, "-c", HANGS))
        request = Request("Edith", "table", True, lambda: Interest.WATCHED)
        await OwnDesks(1, workers).think(request, Thought(None, Time.fixed(0.2), 5.0))
        started = len(workers._idle)
        await workers.close()
        return started

    assert asyncio.run(ask()) == 1


def test_a_server_that_stops_does_not_wait_for_who_is_late() -> None:
    async def ask() -> None:
        script = "import time; print('ready', flush=True); input(); print(7, flush=True); time.sleep(600)"
        workers = Workers(Metrics(), (sys.executable, "-c", script))
        assert await workers.ask(asked("table"), 600.0) == Answer(7, hasty=True)
        await asyncio.wait_for(workers.close(), 30.0)

    asyncio.run(ask())


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_first_sight_is_there_at_once(game: str) -> None:
    """In a hundredth of the iterations of a thought, whatever the position."""
    played = catalogue()[game]
    state = played.new(seed="at first sight")
    dice = seeded("at first sight")
    for number in range(100):
        seat = int(state.actors()[0])
        options = [int(option) for option in state.options(seat)]
        state.take(seat, options[dice.below(len(options))])
        if state.actor == NOBODY:
            break
        if number % 10:
            continue
        seat = int(state.actors()[0])
        options = [int(option) for option in state.options(seat)]
        position = [int(number) for number in state.imagine(seat, dice).dump()]
        question = Question(game, played.rules_version, "table", position, seat, "expert", 1.0, 20.0, "seed")
        began = process_time()
        choice = at_first_sight(question)
        assert process_time() - began < 1.0
        assert choice in options


# Studies: what a person has thought about -----------------------------------------------------------------

COUNTS = """
import json
print("ready", flush=True)
while True:
    asked = json.loads(input())
    if asked["type"] == "Study":
        for done in (0.25, 0.5):
            print(json.dumps({"type": "Part", "done": done}), flush=True)
        print(json.dumps({"type": "Found", "answer": {"of": asked["kind"], "body": asked["body"]}}), flush=True)
"""


def studied(script: str, seconds: float = 60.0) -> tuple[object, list[float]]:
    """What a study comes to, and what was heard of it on the way."""
    heard: list[float] = []

    async def ask() -> object:
        players = Computers(OwnDesks(1, Workers(Metrics(), (sys.executable, "-c", script) if script else ())))
        try:
            return msgspec.json.decode(await players.study("sums", [1, 2], EDITH, seconds, heard.append))
        finally:
            await players.close()

    return asyncio.run(ask()), heard


def test_a_study_is_given_its_body_and_says_how_far_it_has_come() -> None:
    assert studied(COUNTS) == ({"of": "sums", "body": [1, 2]}, [0.25, 0.5])


@pytest.mark.parametrize("script", [DIES, HANGS, BABBLES, NEVER_STARTS, ""], ids=lambda script: script[-12:])
def test_a_study_that_fails_is_refused(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of them is a real worker, which knows no such study."""
    monkeypatch.setattr(computers, "GRACE_SECONDS", 0.0)
    with pytest.raises(bretwalda.Refusal, match="refused-no-answer"):
        studied(script, seconds=60.0 if script != HANGS else 0.1)


def test_a_study_that_is_cancelled_ends_its_process_and_gives_its_desk_away(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    script = f"""
import os, pathlib, time
print("ready", flush=True)
if "first" in input():
    pathlib.Path({str(begun)!r}).write_text(str(os.getpid()) + ".")
    time.sleep(600)
print('{{"type":"Found","answer":2}}', flush=True)
input()
"""

    async def ask() -> object:
        players = Computers(OwnDesks(1, Workers(Metrics(), (sys.executable, "-c", script))))
        first = asyncio.create_task(players.study("sums", "first", EDITH, 600.0))
        second = asyncio.create_task(players.study("sums", "second", EDITH, 600.0))
        while not (begun.exists() and begun.read_text().endswith(".")):
            await asyncio.sleep(0.01)
        assert not second.done()  # there is one desk for long thoughts
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        with pytest.raises(ProcessLookupError):
            os.kill(int(begun.read_text()[:-1]), 0)
        try:
            return msgspec.json.decode(await second)
        finally:
            await players.close()

    assert asyncio.run(ask()) == 2
