"""Computer players in processes of their own: whatever happens to them, there is a decision."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import bretwalda
from bretwalda.server.computers import pool as computers
from bretwalda.server.computers.pool import Asker, Computers
from bretwalda.server.computers.turns import Interest
from bretwalda.server.metrics import Metrics

GAME = bretwalda.game("king_is_dead")
DIES = "print('ready', flush=True); input()"
HANGS = "import time; print('ready', flush=True); time.sleep(600)"
BABBLES = "print('ready', flush=True); input(); print('what?', flush=True); input()"
CHEATS = "print('ready', flush=True); input(); print(10**6, flush=True); input()"
NEVER_STARTS = "raise SystemExit(1)"
EDITH = Asker("Edith", "table", lambda: Interest.WATCHED)


def decisions(command: tuple[str, ...], number: int = 1) -> tuple[list[int], str]:
    """What computers decide in a first position, and the figures afterwards."""
    metrics = Metrics()

    async def ask() -> list[int]:
        players = Computers(1, metrics, command)
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
    script = f"print('ready', flush=True); open({str(heard)!r}, 'w').write(input()); print(0, flush=True); input()"
    state = GAME.new(seed="hastings", advanced=True)

    async def ask() -> None:
        players = Computers(1, Metrics(), (sys.executable, "-c", script))
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
        players = Computers(1, Metrics(), (sys.executable, "-c", HANGS))
        for _ in range(3):
            players.keep_one_ready()
        while not players._idle:
            await asyncio.sleep(0.01)
        players.keep_one_ready()
        await players.close()
        assert len(players._idle) == 1

    asyncio.run(prepare())


def test_an_easy_answer_does_not_wait_for_a_hard_one() -> None:
    last = options()[-1]
    script = f"""
import time
print("ready", flush=True)
while True:
    time.sleep(600 if '"hard"' in input() else 0)
    print({last}, flush=True)
"""

    async def ask() -> list[int]:
        players = Computers(1, Metrics(), (sys.executable, "-c", script))
        state = GAME.new(seed="hastings")
        hard = asyncio.create_task(players.decide(GAME, state, int(state.actor), "hard", EDITH))
        while not players._idle:  # a second worker makes itself ready as soon as the first one thinks
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
    print({last}, flush=True)
"""
    metrics = Metrics()

    async def ask() -> list[int]:
        players = Computers(1, metrics, (sys.executable, "-c", script))
        state, decided = GAME.new(seed="hastings"), []
        for _ in range(5):
            decided += await players.decide(GAME, state, int(state.actor), "easy", EDITH)
            idle = int(pids.read_text().split()[-1])
            os.kill(idle, signal.SIGKILL)
            process = players._idle[0]._process
            assert process is not None
            await process.wait()
        await players.close()
        return decided

    with asyncio.Runner(loop_factory=loop) as runner:
        assert runner.run(ask()) == [last] * 5
    assert "bretwalda_worker_restarts_total 4.0" in metrics.page().decode()
