"""What a seat knows: no question looks like another one, and what it observes goes with one set of options."""

from __future__ import annotations

from typing import Any

import pytest
from tests.adapters.sets import SETS, each

from bretwalda.engine.dice import seeded
from bretwalda.engine.properties import Answers, what_is_known_tells_what_is_legal
from bretwalda.engine.recall import chosen, information_state
from bretwalda.engine.registry import catalogue

DECISIONS = 100
LEAST = 40  # things found out: two at a decision

# Two sets of each game; of Barbarian Kingdoms also by its first rules, which asked for money coin by coin.
SOME = [found for name in catalogue() for found in [each for each in SETS if each[0] == name][:2]]


@each(SOME)
@pytest.mark.parametrize("rules", [1, 2])
def test_questions_can_be_told_apart(game_id: str, settings: dict[str, Any], rules: int) -> None:
    game, dice = catalogue()[game_id].by_rules(rules), seeded("information")
    memory: list[Any] = []
    state = game.start(game.schema.carried(settings), seeded("information"), memory)
    before: Answers = {}
    taken = 0
    while taken < DECISIONS and state.actor != -1:
        seat = int(state.actor)
        what_is_known_tells_what_is_legal(game, state, seat, memory, before)
        options = state.options(seat)
        choice = int(options[dice.below(len(options))])
        memory.append(chosen(seat, choice))
        state.take(seat, choice)
        taken += 1
    assert len(before) >= min(LEAST, 2 * taken)  # a small game may be over by then


def test_everybody_remembers_their_own_choices_and_nobody_elses() -> None:
    game = catalogue()["king_is_dead"]
    state = game.new(seed="memory")
    known = {
        choice: [information_state(game, state, seat, [chosen(0, choice)]) for seat in (0, 1)] for choice in (0, 1)
    }
    assert known[0][0] != known[1][0]
    assert known[0][1] == known[1][1] == information_state(game, state, 1, [])
