"""Computer players in processes of their own: whatever happens to them, there is a decision."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

import bretwalda
from bretwalda.server import computers
from bretwalda.server.computers import Computers
from bretwalda.server.metrics import Metrics

GAME = bretwalda.game("king_is_dead")
DIES = "print('ready', flush=True); input()"
HANGS = "import time; print('ready', flush=True); time.sleep(600)"
BABBLES = "print('ready', flush=True); input(); print('what?', flush=True); input()"
CHEATS = "print('ready', flush=True); input(); print(10**6, flush=True); input()"
NEVER_STARTS = "raise SystemExit(1)"


def decisions(command: tuple[str, ...], number: int = 1) -> tuple[list[int], str]:
    """What computers decide in a first position, and the figures afterwards."""
    metrics = Metrics()

    async def ask() -> list[int]:
        players = Computers(1, metrics, command)
        state = GAME.new(seed="hastings")
        try:
            return [await players.decide(GAME, state, int(state.actor), "easy") for _ in range(number)]
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
runpy.run_module("bretwalda.server.worker", run_name="__main__")
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
        await players.decide(GAME, state, int(state.actor), "easy")
        await players.close()

    asyncio.run(ask())
    question = msgspec.json.decode(heard.read_bytes())
    seat = int(state.actor)
    imagined = GAME.restore(question["position"])
    assert question["position"] != [int(number) for number in state.dump()]
    assert GAME.view(imagined, seat) == GAME.view(state, seat)
