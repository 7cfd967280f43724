"""The results file: whatever happens, the games that are over are in it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import bretwalda
from bretwalda import Match
from bretwalda.ai.arena.machine import Machine
from bretwalda.ai.arena.play import play
from bretwalda.ai.arena.results import Heading, Results, read_game
from bretwalda.ai.arena.schedule import draw_up
from bretwalda.engine.journal import decode
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


@pytest.mark.parametrize("game_id", ["king_is_dead", "rex_britannorum"])
def test_every_game_can_be_played_again(path: Path, game_id: str) -> None:
    """To the same end, with the same points, from the file alone."""
    game = bretwalda.game(game_id)
    plan = draw_up(game, ["random", "mcts:1"], game.schema.parse("players=2"), "again")
    begin(path, plan, range(2))
    match = Match.replay(game, decode(read_game(path, 1).encode()))
    with closing(Results.resume(path, plan)) as results:
        record = results.records[1]
    assert match.result() == list(record.shares)
    assert game.points(match.state) == record.points
    assert bool(record.points) == (game_id == "rex_britannorum")


def test_a_game_that_is_not_there_or_has_no_moves_is_refused(path: Path, drawn: Drawn) -> None:
    begin(path, drawn("mcts:1,random"), range(1))
    with pytest.raises(Refusal, match="refused-results-game"):
        read_game(path, 7)
    lines = path.read_text().splitlines()
    short = msgspec.json.decode(lines[1].encode())
    del short["journal"], short["points"]  # as records were before they had their moves
    path.write_text("\n".join([lines[0], msgspec.json.encode(short).decode(), ""]))
    with pytest.raises(Refusal, match="refused-results-game"):
        read_game(path, 0)


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
