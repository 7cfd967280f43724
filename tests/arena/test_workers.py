"""Workers: whoever plays them, the games are the same; a worker that dies loses only what it was at."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import TYPE_CHECKING

import msgspec
import pytest

from bretwalda.ai.arena.cluster import LARGEST_BATCH, Cluster, batch_size, play_batch
from bretwalda.ai.arena.play import GameRecord
from bretwalda.ai.arena.workers import Alone, Crew, Processes
from bretwalda.engine.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from distributed import LocalCluster
    from tests.arena.conftest import Drawn

    from bretwalda.ai.arena.schedule import Plan

NOBODY_THERE = "tcp://127.0.0.1:9"


def local_cluster(workers: int) -> LocalCluster:
    """A cluster of processes on this machine, which nobody else can reach."""
    from distributed import LocalCluster  # here, for it takes long to load

    return LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    )


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a cluster of two workers."""
    with local_cluster(2) as cluster:
        yield cluster.scheduler_address


def outcomes(crew: Crew, plan: Plan, games: int) -> list[tuple[object, ...]]:
    with closing(crew):
        return in_order(list(crew.play(plan, range(games))))


def in_order(records: list[GameRecord]) -> list[tuple[object, ...]]:
    return [record.outcome() for record in sorted(records, key=lambda record: record.number)]


def test_processes_play_the_same_games(drawn: Drawn) -> None:
    plan = drawn("mcts:2,random", "players=3,advanced=yes")
    assert outcomes(Processes(2), plan, 5) == outcomes(Alone(), plan, 5)


def test_a_level_plays_the_same_in_every_process(drawn: Drawn) -> None:
    plan = drawn("easy,random")
    assert outcomes(Processes(2), plan, 2) == outcomes(Alone(), plan, 2)


def test_a_cluster_plays_the_same_games(drawn: Drawn, address: str) -> None:
    for plan in (drawn("mcts:2,random"), drawn("mcts:1,random", "players=4,advanced=yes")):
        assert outcomes(Cluster(address), plan, 9) == outcomes(Alone(), plan, 9)


def test_a_dead_process_loses_only_its_game(drawn: Drawn) -> None:
    plan = drawn()
    crew = Processes(2)
    with closing(crew):
        games = crew.play(plan, range(8))
        records = [next(games)]
        killed = crew.workers[0].process
        assert killed.pid is not None
        os.kill(killed.pid, signal.SIGKILL)
        killed.join()
        records += games
    assert in_order(records) == outcomes(Alone(), plan, 8)


def test_a_dead_worker_of_a_cluster_loses_only_its_batch(drawn: Drawn, address: str) -> None:
    plan = drawn()
    crew = Cluster(address)
    with closing(crew):
        workers: dict[str, int] = crew.client.run(os.getpid)
        assert len(workers) == 2
        games = crew.play(plan, range(60))
        records = [next(games)]
        os.kill(next(iter(workers.values())), signal.SIGKILL)
        records += games
    assert in_order(records) == outcomes(Alone(), plan, 60)


def test_a_game_that_kills_its_workers_is_given_up(drawn: Drawn, capfd: pytest.CaptureFixture[str]) -> None:
    broken = msgspec.structs.replace(drawn(), seatings=())
    with pytest.raises(Refusal, match="refused-arena-deaths"):
        outcomes(Processes(2), broken, 1)
    assert "ZeroDivisionError" in capfd.readouterr().err  # whoever has to mend it sees where


@pytest.mark.parametrize("gather", [Alone, lambda: Processes(2)])
def test_what_a_worker_refuses_is_refused(drawn: Drawn, gather: Callable[[], Crew]) -> None:
    with pytest.raises(Refusal, match="refused-no-game"):
        outcomes(gather(), msgspec.structs.replace(drawn(), game="chess"), 2)


def test_a_worker_with_other_rules_or_levels_plays_nothing(drawn: Drawn, address: str) -> None:
    plan = drawn()
    for other in ({"rules": plan.rules + 1}, {"budgets": {"mcts:2": {"iterations": 3}, "random": {}}}):
        with pytest.raises(Refusal, match="refused-cluster-version"):
            play_batch(msgspec.structs.replace(plan, **other), [0])
    with pytest.raises(Refusal, match="refused-cluster-version"):
        outcomes(Cluster(address), msgspec.structs.replace(plan, rules=plan.rules + 1), 2)


@pytest.mark.parametrize("where", [NOBODY_THERE, "nowhere", "", "x://127.0.0.1:8786", "127.0.0.1:many"])
def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    monkeypatch.setattr("bretwalda.ai.arena.cluster.SECONDS_TO_ANSWER", 0.3)
    with pytest.raises(Refusal, match=r"refused-cluster,"):
        Cluster(where)


def test_a_cluster_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bretwalda.ai.arena.cluster.SECONDS_TO_ANSWER", 0.3)
    with local_cluster(0) as empty, pytest.raises(Refusal, match="refused-cluster-empty"):
        Cluster(empty.scheduler_address)


def test_batches_fit_the_length_of_the_games(record: Callable[..., GameRecord]) -> None:
    assert batch_size([record("a b", 1, 0, seconds=(30.0, 0.1))]) == 1
    assert batch_size([record("a b", 1, 0, seconds=(0.125, 0.125))] * 3) == 8
    assert batch_size([record("a b", 1, 0, seconds=(0.0, 0.0))]) == LARGEST_BATCH


FIRST = """
import signal
from multiprocessing import resource_tracker
from bretwalda.ai.arena.workers import deaf_to_ctrl_c
with deaf_to_ctrl_c():
    resource_tracker.ensure_running()  # as the first process does that is started
    assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are masked elsewhere only")
def test_the_first_process_too_is_deaf_to_ctrl_c() -> None:
    subprocess.run([sys.executable, "-c", FIRST], check=True)
