"""The results file: whatever happens, the games that are over are in it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bretwalda.ai.arena.machine import Machine
from bretwalda.ai.arena.play import play
from bretwalda.ai.arena.results import Heading, Results
from bretwalda.engine.refusal import Refusal

if TYPE_CHECKING:
    from tests.arena.conftest import Drawn

    from bretwalda.ai.arena.schedule import Plan

MACHINE = Machine("loom", 1, "parchment", "3", compiled=False)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def begin(path: Path, plan: Plan, numbers: range) -> None:
    with closing(Results.begin(path, Heading(plan, "1066-10-14", MACHINE))) as results:
        for number in numbers:
            results.add(play(plan, number))


def test_every_game_is_read_back(path: Path, drawn: Drawn) -> None:
    plan = drawn("mcts:1,random")
    begin(path, plan, range(3))
    with closing(Results.resume(path, plan)) as results:
        assert results.heading == Heading(plan, "1066-10-14", MACHINE)
        assert [record.outcome() for record in results.first(9)] == [play(plan, k).outcome() for k in range(3)]
        assert results.missing(5) == [3, 4]
        assert results.first(2) == results.first(9)[:2]


@pytest.mark.parametrize("cut", [1, 20, 200])
def test_a_line_cut_short_is_played_again(path: Path, drawn: Drawn, cut: int) -> None:
    plan = drawn("mcts:1,random")
    begin(path, plan, range(3))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with closing(Results.resume(path, plan)) as results:
        assert results.missing(3) == [2]
        results.add(play(plan, 2))
    with closing(Results.resume(path, plan)) as results:
        assert results.missing(3) == []
    assert len(path.read_bytes().splitlines()) == 4


@pytest.mark.parametrize("other", [{"words": "mcts:2,random"}, {"settings": "players=3"}, {"seed": "stamford"}])
def test_another_tournament_is_not_continued(path: Path, drawn: Drawn, other: dict[str, str]) -> None:
    begin(path, drawn("mcts:1,random"), range(0))
    before = path.read_bytes()
    with pytest.raises(Refusal, match="refused-results-plan"):
        Results.resume(path, drawn(**{"words": "mcts:1,random", **other}))
    assert path.read_bytes() == before


@pytest.mark.parametrize("contents", [b"", b"\n", b"hello\n", b"{}\n", b'{"arena":1}\n', b"\xff\xfe\n", b"[]"])
def test_something_else_is_not_overwritten(path: Path, drawn: Drawn, contents: bytes) -> None:
    path.write_bytes(contents)
    with pytest.raises(Refusal, match="refused-results-file"):
        Results.resume(path, drawn())
    assert path.read_bytes() == contents


def test_a_format_of_the_future_is_refused(path: Path, drawn: Drawn) -> None:
    begin(path, drawn(), range(0))
    path.write_bytes(path.read_bytes().replace(b'"arena":1', b'"arena":2'))
    with pytest.raises(Refusal, match="refused-results-file"):
        Results.resume(path, drawn())


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path, drawn: Drawn) -> None:
    with pytest.raises(Refusal, match="refused-file-write"):
        begin(tmp_path, drawn(), range(0))
    with pytest.raises(Refusal, match="refused-file-unreadable"):
        Results.resume(tmp_path, drawn())
