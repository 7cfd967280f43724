"""Trying choices out: the same luck for all, the planner's choice unless it is beaten, a bounded number of worlds."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda import Dice, State, seeded
from bretwalda.ai.trial import FEW, Trial
from bretwalda.engine.counsel import Counsel, Opinion
from bretwalda.games.king_is_dead import GAME

SEAT = 0


class Scripted(Counsel):
    """Says what comes of a choice by its place among the opinions, with the luck of the world added."""

    def __init__(self, chances: dict[int, float], luck: float = 0.0) -> None:
        super().__init__()
        self.script = chances
        self.luck = luck
        self.worlds: list[tuple[int, int]] = []

    def simulations(self, effort: i64) -> i64:
        return effort

    def try_out(self, state: State, seat: i64, dice: Dice, effort: i64) -> vec[float]:
        choice = taken(state)
        drawn = int(dice.below(1000))
        self.worlds.append((choice, drawn))
        out = vec[float]()
        for _k in range(2):
            out = append(out, self.script[choice] + self.luck * drawn / 1000)
        return out


class Marked(State):
    """A position that remembers what was chosen in it."""

    def __init__(self, seats: i64, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.chosen = -1

    def imagine(self, seat: i64, dice: Dice) -> State:
        return Marked(2, dice)

    def take(self, seat: i64, choice: i64) -> None:
        self.chosen = int(choice)

    def result(self) -> list[float]:
        raise AssertionError("nobody asks")


def taken(state: State) -> int:
    assert isinstance(state, Marked)
    return state.chosen


def tried(counsel: Counsel, choices: list[int], simulations: int = 60) -> Trial:
    """A whole trial of some choices, the first of them the planner's."""
    trial = Trial(counsel, SEAT, seeded("trial"), [Opinion(choice, 0.5) for choice in choices], simulations)
    position: Any = Marked(2, seeded("real"))
    while not trial.over:
        trial.run(position)
    return trial


def ranked(trial: Trial) -> list[int]:
    return [int(candidate.choice) for candidate in trial.ranking()]


def test_what_turns_out_better_is_taken() -> None:
    assert ranked(tried(Scripted({7: 0.4, 8: 0.6, 9: 0.3}), [7, 8, 9]))[0] == 8


def test_the_planners_choice_stays_unless_it_is_beaten() -> None:
    assert ranked(tried(Scripted({7: 0.5, 8: 0.5, 9: 0.5}), [7, 8, 9]))[0] == 7


def test_everybody_has_the_same_luck() -> None:
    """So a small difference is found under luck that is a hundred times as large."""
    counsel = Scripted({7: 0.300, 8: 0.305}, luck=0.5)
    assert ranked(tried(counsel, [7, 8]))[0] == 8
    by_choice = {choice: [drawn for c, drawn in counsel.worlds if c == choice] for choice in (7, 8)}
    assert by_choice[7] == by_choice[8]
    assert len(set(by_choice[7])) > 1


def test_the_worse_half_drops_out_and_the_budget_is_kept() -> None:
    chances = {k: 0.5 + 0.01 * k for k in range(8)}
    counsel = Scripted(chances, luck=0.2)
    trial = tried(counsel, list(chances), simulations=240)
    assert ranked(trial)[0] == 7
    worlds = {int(candidate.choice): int(candidate.worlds) for candidate in trial.candidates}
    assert worlds[7] == worlds[0] > worlds[1] >= FEW
    assert len(counsel.worlds) <= 240


def test_one_choice_is_no_trial() -> None:
    counsel = Scripted({7: 0.5})
    assert ranked(tried(counsel, [7])) == [7]
    assert counsel.worlds == []


def test_the_real_game_is_untouched() -> None:
    state = GAME.new(seed="trial")
    before = state.dump()
    options = [Opinion(choice, 0.5) for choice in state.options(state.actor)]
    trial = Trial(GAME.counsel(), state.actor, seeded("dice"), options[:2], 8)
    while not trial.over:
        trial.run(state)
    assert state.dump() == before
