"""One game: all but its times follows from the plan and its number."""

from __future__ import annotations

import sys
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bretwalda import game, seeded
from bretwalda.ai.arena.play import play
from bretwalda.ai.entrants import patient_player
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, Player
from bretwalda.engine.state import State

if TYPE_CHECKING:
    from tests.arena.conftest import Drawn


@pytest.mark.parametrize("settings", ["players=2", "players=3,advanced=yes", "players=4"])
def test_a_game_of_a_plan_is_always_the_same(drawn: Drawn, settings: str) -> None:
    first, again = (play(drawn(settings=settings), 1) for _ in range(2))
    assert first.outcome() == again.outcome()
    assert sum(first.shares) == pytest.approx(1.0)
    assert all(first.decisions)
    assert all(slowest <= seconds for slowest, seconds in zip(first.slowest, first.seconds, strict=True))


def test_another_number_or_seed_is_another_game(drawn: Drawn) -> None:
    games = {play(drawn(), 0).moves, play(drawn(), 1).moves, play(drawn(seed="stamford"), 0).moves}
    assert len(games) == 3


def test_the_same_deal_does_not_mean_the_same_luck(drawn: Drawn) -> None:
    """In both games the seats are dealt the same, but chance decides anew for the players."""
    plan = drawn("random,mcts:1")
    assert plan.fixture(0).deal == plan.fixture(1).deal
    assert play(plan, 0).moves != play(plan, 1).moves


@pytest.mark.parametrize("word", LEVELS)
def test_no_level_looks_at_the_clock(word: str) -> None:
    player = patient_player(word, game("king_is_dead"), seeded("x"))
    assert isinstance(player, Computer)
    assert player.level.seconds == inf
    assert player.level.iterations == LEVELS[word].iterations


def test_partners_are_noted(drawn: Drawn) -> None:
    record = play(drawn("mcts:1,random", "players=4"), 0)
    assert record.teams[0] == record.teams[2] != record.teams[1] == record.teams[3]
    assert record.seating == ("mcts:1", "random", "mcts:1", "random")


class Leaver(Player):
    """Gives up in the middle of a game."""

    def __init__(self) -> None:
        self.closed = False

    def decide(self, imagined: State, seat: int) -> int:
        raise KeyboardInterrupt

    def close(self) -> None:
        self.closed = True


def test_players_are_dismissed_whatever_happens(drawn: Drawn, monkeypatch: pytest.MonkeyPatch) -> None:
    leavers = [Leaver(), Leaver()]
    waiting = iter(leavers)
    monkeypatch.setattr("bretwalda.ai.arena.play.patient_player", lambda *_: next(waiting))
    with pytest.raises(KeyboardInterrupt):
        play(drawn(), 0)
    assert all(leaver.closed for leaver in leavers)


CLUMSY = """
import json, sys
answers = iter(["hello clumsy", "fly to the moon"])
for line in sys.stdin:
    asked = json.loads(line)
    print(next(answers, None) or asked["choices"][0], flush=True)
"""


def test_what_a_program_does_wrong_is_in_the_record(drawn: Drawn, tmp_path: Path) -> None:
    """A program that means nothing with its first answer: `normal` decides once, and that is told."""
    script = tmp_path / "clumsy.py"
    script.write_text(CLUMSY)
    record = play(drawn(f"random,exec:{sys.executable} {script}"), 0)
    assert record.faults == ({}, {"bot-unclear": 1})
    assert record.decisions[1] > 1
