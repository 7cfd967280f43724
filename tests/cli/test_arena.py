"""The arena at the command line: standings, JSON, results that survive, and refusals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bretwalda.ai.arena.play import GameRecord
from bretwalda.ai.arena.schedule import Plan
from bretwalda.ai.arena.workers import Alone

if TYPE_CHECKING:
    from tests.cli.conftest import Outcome, Run

KING = "king_is_dead"
SMALL = ("arena", KING, "--seats", "mcts:1,random", "--games", "6", "--workers", "1")


def last_line(outcome: Outcome) -> Any:
    assert outcome.code == 0, outcome.err
    return json.loads(outcome.out.splitlines()[-1])


def kept(path: Path) -> list[dict[str, Any]]:
    """The games in a results file without their times, in order."""
    games = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    timeless = [{k: v for k, v in game.items() if k not in ("seconds", "slowest")} for game in games]
    return sorted(timeless, key=lambda game: int(game["number"]))


def test_json_has_the_promised_shape(run: Run) -> None:
    found = last_line(run(*SMALL, "--json"))
    assert found["games"] == 6
    assert [each["bot"] for each in found["entrants"]] == ["mcts:1", "random"]
    for each in found["entrants"]:
        assert each["games"] == 6
        assert each["win_rate"] == pytest.approx(each["wins"] / 6, abs=1e-6)
        assert 0 <= each["low"] <= each["win_rate"] <= each["high"] <= 1
        assert each["seconds_per_decision"] > 0
        assert isinstance(each["elo"], float)
    assert sum(each["wins"] for each in found["entrants"]) == pytest.approx(6)
    assert {"cpu", "cores", "python", "compiled"} <= set(found["machine"])
    assert found["seed"] == "arena"


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    digests = [last_line(run(*SMALL, "--seed", seed, "--json"))["digest"] for seed in ("a", "a", "b")]
    assert digests[0] == digests[1] != digests[2]


def test_standings_and_cross_table_are_printed(run: Run) -> None:
    english, french = run(*SMALL), run(*SMALL, "--lang", "fr")
    assert english.code == french.code == 0
    assert "95% interval" in english.out
    assert " : " in english.out
    assert "6 games, " in english.out
    assert "intervalle à 95" in french.out
    assert english.err == ""


def test_there_are_as_many_players_as_entrants_unless_the_settings_say_otherwise(run: Run) -> None:
    three = ("arena", KING, "--seats", "mcts:1,random,mcts:2", "--games", "1", "--workers", "1", "--json")
    assert last_line(run(*three))["settings"] == {"players": 3, "advanced": False}
    assert last_line(run(*three, "--settings", "advanced=yes"))["settings"] == {"players": 3, "advanced": True}
    pairs = last_line(run(*three, "--settings", "players=2"))
    assert (pairs["settings"]["players"], pairs["seatings"]) == (2, 6)
    five = ("arena", KING, "--seats", "mcts:1,mcts:2,mcts:3,mcts:4,mcts:5", "--games", "1", "--workers", "1", "--json")
    assert last_line(run(*five))["settings"]["players"] == 2  # the usual number: nobody can play it with five


def test_files_are_written(run: Run, tmp_path: Path) -> None:
    outcome = run(*SMALL, "--results", "r.jsonl", "--summary", "s.json", "--report", "p.html", "--json")
    assert len(kept(tmp_path / "r.jsonl")) == 6
    assert json.loads((tmp_path / "s.json").read_text("utf-8")) == last_line(outcome)
    assert (tmp_path / "p.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_game_of_a_tournament_is_told_like_a_save(run: Run, tmp_path: Path) -> None:
    line = ("arena", "rex_britannorum", "--seats", "random,mcts:1", "--games", "2", "--workers", "1")
    outcome = run(*line, "--results", str(tmp_path / "r.jsonl"))
    assert "±" in outcome.out
    told = json.loads(run("replay", str(tmp_path / "r.jsonl#1"), "--json").out)
    assert told["game"] == "rex_britannorum"
    assert sum(told["result"]) in (0.0, 1.0)
    assert run("verify", str(tmp_path / "r.jsonl#0")).code == 0
    assert "no game 9" in run("replay", str(tmp_path / "r.jsonl#9")).err


def test_nothing_is_left_of_a_tournament_that_was_played_to_its_end(run: Run, tmp_path: Path) -> None:
    assert run(*SMALL).code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def _interrupted_after_two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    whole = Alone.play

    def play(self: Alone, plan: Plan, numbers: Sequence[int]) -> Iterator[GameRecord]:
        yield from whole(self, plan, numbers[:2])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Alone, "play", play)
        yield


@pytest.mark.usefixtures("_interrupted_after_two_games")
@pytest.mark.parametrize("file", [(), ("--results", "r.jsonl")])
def test_what_was_played_before_an_interruption_is_kept(run: Run, tmp_path: Path, file: tuple[str, ...]) -> None:
    outcome = run(*SMALL, *file, "--json")
    assert outcome.code == 130
    assert json.loads(outcome.out.splitlines()[-1])["games"] == 2
    (left,) = tmp_path.iterdir()
    assert outcome.err == (
        f"Interrupted: 2 of 6 games are kept in {left.name}; the same command with --resume continues.\n"
    )
    assert len(kept(left)) == 2
    outcome = run(*SMALL, *file, "--resume")  # and once more
    assert outcome.code == 130
    assert len(kept(left)) == 4


def test_a_resumed_tournament_is_that_which_was_never_interrupted(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--results", "whole.jsonl")
    whole = (tmp_path / "whole.jsonl").read_bytes()
    for lines in (1, 3, 7):
        (tmp_path / "cut.jsonl").write_bytes(b"".join(whole.splitlines(keepends=True)[:lines]) + b'{"number"')
        found = last_line(run(*SMALL, "--results", "cut.jsonl", "--resume", "--json"))
        assert found["games"] == 6
        assert (found["decisions_per_s"] is None) == (lines == 7)  # nothing was left to play
        assert kept(tmp_path / "cut.jsonl") == kept(tmp_path / "whole.jsonl")


def test_a_tournament_can_be_made_longer(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--results", "r.jsonl")
    longer = last_line(run(*SMALL, "--games", "8", "--results", "r.jsonl", "--resume", "--json"))
    assert (longer["games"], len(kept(tmp_path / "r.jsonl"))) == (8, 8)
    shorter = last_line(run(*SMALL, "--games", "2", "--results", "r.jsonl", "--resume", "--json"))
    assert (shorter["games"], len(kept(tmp_path / "r.jsonl"))) == (2, 8)


def test_ctrl_c_stops_all_processes_and_keeps_their_games(run: Run, tmp_path: Path) -> None:
    endless = ("arena", KING, "--seats", "mcts:1,random", "--workers", "2", "--results", "r.jsonl")
    process = subprocess.Popen(
        [sys.executable, "-m", "bretwalda", *endless, "--games", "100000"], cwd=tmp_path, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    path = tmp_path / "r.jsonl"
    deadline = time.monotonic() + 60
    while (not path.exists() or path.read_bytes().count(b"\n") < 4) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # the terminal sends it to all of them
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert b"--resume continues" in err
    played = kept(path)
    assert len(played) >= 3
    assert last_line(run(*endless, "--games", "6", "--workers", "1", "--resume", "--json"))["games"] == 6
    run(*SMALL, "--results", "whole.jsonl")
    assert kept(path)[:6] == kept(tmp_path / "whole.jsonl")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--seats", "hard"), "needs at least two different players"),
        (("--seats", "hard,hard"), "needs at least two different players"),
        (("--seats", "hard,genius"), "There is no computer player “genius”."),
        (("--seats", "me,hard"), "There is no computer player “me”."),
        (("--seats", "hard,exec:there-is-no-such-program", "--games", "1"), "no program to run"),
        (("--seats", "hard,easy", "--settings", "players=9"), "cannot be “9”"),
        (("--seats", "hard,easy", "--games", "0"), "--games does not take this value"),
        (("--seats", "hard,easy", "--workers", "0"), "--workers does not take this value"),
        (("--seats", "hard,easy", "--seed", "x" * 999), "A seed is text"),
        (("--seats", "hard,easy", "--cluster", "nowhere"), "No Dask cluster is responding at “nowhere”."),
        (("--seats", "hard,easy", "--results", "no/such/folder.jsonl"), "cannot be written"),
        (("--seats", "hard,easy", "--results", "there.jsonl"), "--resume continues it"),
        (("--seats", "hard,easy", "--results", "there.jsonl", "--resume"), "does not hold the results of a tournament"),
        ((), "--seats is missing"),
    ],
)
def test_refusals(run: Run, tmp_path: Path, arguments: tuple[str, ...], why: str) -> None:
    (tmp_path / "there.jsonl").write_text("precious\n")
    outcome = run("arena", KING, *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert why in outcome.err
    assert outcome.err.count("\n") == 1
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("there.jsonl", "precious\n")]


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [("distributed", ("--cluster", "127.0.0.1:8786"), "cluster"), ("jinja2", ("--report", "p.html"), "report")],
)
def test_a_missing_part_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, module: str, arguments: tuple[str, ...], extra: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    outcome = run(*SMALL, *arguments)
    assert outcome.code == 2
    assert f'pip install "bretwalda[{extra}]"' in outcome.err
