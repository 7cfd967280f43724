"""The ladder at the command line: a line for each rung, games that are kept, refusals."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bretwalda.ai.arena.play import GameRecord
from bretwalda.ai.arena.schedule import Plan
from bretwalda.ai.arena.workers import Alone

if TYPE_CHECKING:
    from tests.cli.conftest import Run

SMALL = ("ladder", "king_is_dead", "--levels", "random,mcts:1,mcts:2", "--games", "4", "--workers", "1")
FILES = ["king-is-dead-mcts-1-random.jsonl", "king-is-dead-mcts-2-mcts-1.jsonl"]


def test_every_rung_is_shown_in_both_languages(run: Run) -> None:
    english, french = run(*SMALL), run(*SMALL, "--lang", "fr")
    assert "mcts:1 against random" in english.out
    assert "mcts:2 against mcts:1" in english.out
    assert "undecided" in english.out
    assert "mcts:2 contre mcts:1" in french.out


def test_the_figures_say_how_to_play_the_same_again(run: Run, tmp_path: Path) -> None:
    outcome = run(*SMALL, "--json", "--summary", "s.json")
    found = json.loads(outcome.out.splitlines()[-1])
    assert json.loads((tmp_path / "s.json").read_text("utf-8")) == found
    assert [(each["stronger"], each["weaker"], each["games"]) for each in found["rungs"]] == [
        ("mcts:1", "random", 4),
        ("mcts:2", "mcts:1", 4),
    ]
    assert sorted(path.name for path in (tmp_path / "ladder").iterdir()) == FILES
    again = json.loads(run(*found["command"].split()[1:], "--folder", "other", "--json").out.splitlines()[-1])
    assert [each["digest"] for each in again["rungs"]] == [each["digest"] for each in found["rungs"]]


@pytest.fixture
def _interrupted_after_two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    whole = Alone.play

    def play(self: Alone, plan: Plan, numbers: Sequence[int]) -> Iterator[GameRecord]:
        yield from whole(self, plan, numbers[:2])
        if len(numbers) > 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Alone, "play", play)
        yield


@pytest.mark.usefixtures("_interrupted_after_two_games")
def test_the_same_command_goes_on(run: Run) -> None:
    outcome = run(*SMALL, "--json")
    assert outcome.code == 130
    assert outcome.err == "Interrupted: the games are kept in ladder; the same command continues.\n"
    assert [each["games"] for each in json.loads(outcome.out.splitlines()[-1])["rungs"]] == [2]
    outcome = run(*SMALL, "--json")  # the first rung is finished, the second is begun
    assert [each["games"] for each in json.loads(outcome.out.splitlines()[-1])["rungs"]] == [4, 2]
    outcome = run(*SMALL, "--json")
    assert outcome.code == 0
    assert [each["games"] for each in json.loads(outcome.out.splitlines()[-1])["rungs"]] == [4, 4]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("king_is_dead", "--levels", "hard"), "needs at least two different players"),
        (("king_is_dead", "--levels", "hard,genius"), "no computer player “genius”"),
        (("rex_britannorum", "--settings", "players=1"), "needs somebody to play against"),
    ],
)
def test_what_is_no_ladder_is_refused(run: Run, tmp_path: Path, arguments: tuple[str, ...], why: str) -> None:
    outcome = run("ladder", *arguments)
    assert outcome.code == 2
    assert why in outcome.err
    assert list(tmp_path.iterdir()) == []


# --- Players of one's own -------------------------------------------------------------------------

OWN = """
from bretwalda.ai.player import Player


class First(Player):
    def __init__(self, game, dice):
        self.game = game

    def decide(self, imagined, seat):
        return int(imagined.options(seat)[0])


class Nobody:
    def __init__(self, game, dice):
        pass
"""


def test_a_class_of_python_can_play(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my_first_bot.py").write_text(OWN, "utf-8")
    arena = ("arena", "king_is_dead", "--games", "2", "--workers", "1", "--json")
    found = json.loads(run(*arena, "--seats", "py:my_first_bot:First,random").out.splitlines()[-1])
    assert [each["bot"] for each in found["entrants"]] == ["py:my_first_bot:First", "random"]


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("py:no_such_module:First", "No module named 'no_such_module'"),
        ("py:my_second_bot:Last", "has no attribute 'Last'"),
        ("py:my_second_bot:Nobody", "Nobody is no bretwalda.ai.player.Player"),
        ("py:my_second_bot", "There is no computer player"),
    ],
)
def test_a_class_that_cannot_play_is_refused(run: Run, tmp_path: Path, word: str, why: str) -> None:
    (tmp_path / "my_second_bot.py").write_text(OWN, "utf-8")
    outcome = run("arena", "king_is_dead", "--seats", f"{word},random", "--games", "2", "--workers", "1")
    assert outcome.code == 2
    assert why in outcome.err
