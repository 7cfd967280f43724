"""The fuzzer: covers every set-up, counts what it did, and leaves a game behind for each failure."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from pathlib import Path

import pytest

from bretwalda import decode
from bretwalda.cli import fuzz as command
from bretwalda.cli import main
from bretwalda.engine.properties import Broken
from bretwalda.engine.schema import Settings, spelled

from .record import recorded_game
from .test_properties_can_fail import FaultyGame, Fragile


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["fuzz", *arguments])
    assert isinstance(left.value.code, int)
    return left.value.code


def test_it_counts_games_and_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("king_is_dead", "--games", "6", "--workers", "1", "--json") == 0
    answer = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert answer["games"] == 6
    assert answer["decisions"] > 6 * 40
    assert answer["failures"] == 0


def test_several_processes_play_the_same_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "BATCH", 4)
    assert run("--games", "10", "--workers", "1", "--json", "--seed", "pool") == 0
    alone = capsys.readouterr().out
    assert run("--games", "10", "--workers", "2", "--json", "--seed", "pool") == 0
    assert capsys.readouterr().out == alone


def test_the_setups_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Counter[str]()

    def count(game: object, settings: Settings, seed: str, thoroughness: int) -> int:
        seen[spelled(settings)] += 1
        return 1

    monkeypatch.setattr(command, "check_game", count)
    assert run("king_is_dead", "--games", "12", "--workers", "1") == 0
    assert sorted(seen.values()) == [2] * 6


@pytest.fixture
def fragile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A game that crashes, in place of all games, and a folder for what is left of it."""
    game = FaultyGame(Fragile)
    monkeypatch.setattr(command, "named_game", lambda name: game)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_failure_leaves_the_game_and_the_way_to_see_it(fragile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("coracles", "--games", "1", "--workers", "1") == 1
    said = capsys.readouterr().out
    (file,) = fragile.iterdir()
    assert f"bretwalda replay {file.name}" in said
    assert "listed choices can be taken" in said
    assert decode(file.read_bytes()).moves[-1].endswith("row hard")


def test_a_failure_as_json_is_json_alone(fragile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("coracles", "--games", "1", "--workers", "1", "--json") == 1
    told = json.loads(capsys.readouterr().out)
    (file,) = fragile.iterdir()
    assert told["failures"] == 1
    assert [(each["property"], each["file"]) for each in told["broken"]] == [("listed_choices_can_be_taken", file.name)]


def test_it_stops_when_there_are_failures_enough(fragile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("coracles", "--games", "100000", "--workers", "1") == 1
    assert len(list(fragile.iterdir())) >= command.ENOUGH
    assert len(list(fragile.iterdir())) <= command.BATCH


@pytest.mark.parametrize("arguments", [["chess"], ["--games", "0"], ["--games", "many"], ["--workers", "0"]])
def test_nonsense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_broken_property_survives_the_way_between_processes() -> None:
    broken = Broken("games_end", "not over", recorded_game(FaultyGame(), {"players": 2}).journal())
    again = pickle.loads(pickle.dumps(broken))
    assert (again.property, again.detail, again.journal) == ("games_end", "not over", broken.journal)
