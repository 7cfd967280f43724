"""Which choice leaves a seat furthest ahead at the next count of points: the same luck for all; plans, not clicks."""

from __future__ import annotations

from math import inf

import msgspec
import pytest

import bretwalda
from bretwalda.ai import leads
from bretwalda.ai.puzzles import FEWEST, HIT_BY_CHANCE, Puzzle, reworded
from bretwalda.engine.dice import seeded
from bretwalda.games.britannia import InvasionsBritannia
from bretwalda.server.learning.puzzles import puzzles_of

GAME: InvasionsBritannia = bretwalda.game("britannia")
PUZZLES = [kept.puzzle for kept in puzzles_of(GAME)]


def plans_at(puzzle: Puzzle) -> list[leads.Plan]:
    return leads.plans_of(GAME, puzzle.state(GAME), puzzle.seat)


def test_all_choices_are_tried_with_the_same_luck() -> None:
    puzzle = PUZZLES[0]
    once = plans_at(puzzle)[0]
    again = leads.Plan((*once.choices, *once.choices))  # another plan that begins alike
    found = leads.tried(GAME, puzzle.state(GAME), puzzle.seat, [once, again], puzzle.count, seeded("luck"), 4)
    assert found[once] == found[again]
    assert len(set(found[once])) > 1


@pytest.mark.parametrize("puzzle", PUZZLES[:3], ids=lambda puzzle: puzzle.answer)
def test_the_answer_of_a_puzzle_is_ahead_in_other_worlds_too(puzzle: Puzzle) -> None:
    plans = plans_at(puzzle)
    found = leads.tried(GAME, puzzle.state(GAME), puzzle.seat, plans, puzzle.count, seeded("other worlds"), 16)
    best = max(plans, key=lambda plan: sum(found[plan]))
    assert puzzle.answer in {GAME.verbs.notation(choice) for choice in best.choices}


def test_choices_that_come_to_the_same_are_one_plan() -> None:
    for puzzle in PUZZLES:
        plans = plans_at(puzzle)
        options = [int(option) for option in puzzle.state(GAME).options(puzzle.seat)]
        assert sorted(choice for plan in plans for choice in plan.choices) == sorted(options)
        assert {GAME.verbs.notation(choice) for choice in plans[0].choices} == {puzzle.answer, *puzzle.same}


def test_a_puzzle_leaves_a_choice_between_plans_and_says_why() -> None:
    for puzzle in PUZZLES:
        plans = plans_at(puzzle)
        assert len(plans) >= FEWEST
        assert len(plans[0].choices) <= HIT_BY_CHANCE * float(len(puzzle.state(GAME).options(puzzle.seat)))
        assert all(puzzle.why.values())


def test_reasons_are_said_anew_of_the_same_answer() -> None:
    puzzle = reworded(GAME, msgspec.structs.replace(PUZZLES[0], why={}))
    assert puzzle == PUZZLES[0]


def test_what_is_not_surely_better_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = PUZZLES[0]
    monkeypatch.setattr(leads, "STAGES", ((3, inf, 0.0),))
    assert leads.leading(GAME, puzzle.state(GAME), puzzle.seat, plans_at(puzzle), "never") is None
    monkeypatch.setattr(leads, "STAGES", ((3, -inf, -inf),))
    lead = leads.leading(GAME, puzzle.state(GAME), puzzle.seat, plans_at(puzzle), "always")
    assert lead is not None
    assert lead.counted == puzzle.count


def test_a_game_that_counts_at_its_end_alone_has_no_count_on_the_way() -> None:
    king = bretwalda.game("king_is_dead")
    state = king.new("any", players=2)
    assert king.next_count(state) is None
    plans = [leads.Plan((int(choice),)) for choice in state.options(int(state.actor))]
    assert leads.leading(king, state, int(state.actor), plans, "any") is None
