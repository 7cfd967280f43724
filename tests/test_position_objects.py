"""Positions as Python objects: compared, copied, pickled, shown, restored with care; games played by policies."""

from __future__ import annotations

import copy
import pickle
from itertools import pairwise

import pytest

import bretwalda
from bretwalda.engine.registry import catalogue

GAMES = [pytest.param(game, id=game.id) for game in catalogue().values()]
each_game = pytest.mark.parametrize("game", GAMES)


def some_way_on(game: bretwalda.Game, decisions: int = 40) -> bretwalda.State:  # type: ignore[type-arg]
    state: bretwalda.State = game.new(seed="objects")
    dice = bretwalda.seeded("choices")
    for _ in range(decisions):
        options = state.options(state.actor)
        state.take(state.actor, options[dice.below(len(options))])
    return state


@each_game
def test_copies_and_pickles_are_equal_and_independent(game: bretwalda.Game) -> None:  # type: ignore[type-arg]
    state = some_way_on(game)
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
        assert other == state
        assert hash(other) == hash(state)
        assert len({other, state}) == 1
        other.take(other.actor, other.legal[0])
        assert other != state
    assert state != "a position"


@each_game
def test_rules_of_an_earlier_version_survive_a_pickle(game: bretwalda.Game) -> None:  # type: ignore[type-arg]
    state = game.by_rules(1).new(seed="objects")
    again = pickle.loads(pickle.dumps(state))
    assert (again.rules, again) == (1, state)
    assert game.new(seed="objects") != state


@each_game
def test_a_position_says_what_it_is(game: bretwalda.Game) -> None:  # type: ignore[type-arg]
    state = some_way_on(game)
    assert f"owes {state.step.name!r}" in repr(state)
    assert f"{len(state.legal)} choices" in repr(state)
    assert [int(choice) for choice in state.choices] == state.legal == list(state.options(state.actor))
    assert [choice.notation for choice in state.choices] == [game.verbs.notation(choice) for choice in state.legal]
    state.choose(state.actor, state.choices[0])
    bretwalda.play_out(state, bretwalda.seeded("end"))
    assert repr(state).endswith(f"over, {state.result()}>")
    assert state.legal == state.choices == []


@each_game
def test_there_is_no_result_before_the_end(game: bretwalda.Game) -> None:  # type: ignore[type-arg]
    state = some_way_on(game)
    with pytest.raises(bretwalda.Refusal, match=r"The game is not over yet\. \(refused-not-over\)"):
        state.result()
    assert len(state.standing()) == state.seats
    bretwalda.play_out(state, bretwalda.seeded("end"))
    assert state.result() == state.standing()


@each_game
def test_a_dump_that_is_none_is_refused(game: bretwalda.Game) -> None:  # type: ignore[type-arg]
    state = some_way_on(game)
    dump, dice = state.dump(), bretwalda.seeded("junk")
    junk: list[list[int]] = [[], dump[:-1], [*dump, 0], [dump[0], 99, *dump[2:]], [7] * len(dump), [-1] * len(dump)]
    for _ in range(60):
        at = int(dice.below(len(dump)))
        junk.append([*dump[:at], int(dice.below(1 << 20)) - (1 << 19), *dump[at + 1 :]])
    refused = 0
    for numbers in junk:
        refused += restores_or_refuses(game, numbers)
    assert refused > 20


def restores_or_refuses(game: bretwalda.Game, numbers: list[int]) -> bool:  # type: ignore[type-arg]
    """Whether numbers are refused; some of them may be anything, such as dice or counts of what has passed."""
    try:
        restored = game.restore(numbers)
    except bretwalda.Refusal as refusal:
        return refusal.key == "refused-dump"
    assert restored.dump() == numbers
    return False


@each_game
def test_a_seat_that_there_is_not_is_refused(game: bretwalda.Game) -> None:  # type: ignore[type-arg]
    state = some_way_on(game)
    for seat in (-2, int(state.seats)):
        for asking in (
            lambda seat=seat: game.view(state, seat),
            lambda seat=seat: state.imagine(seat, bretwalda.seeded("x")),
            lambda seat=seat: game.observation(state, seat),
            lambda seat=seat: state.choose(seat, 0),
        ):
            with pytest.raises(bretwalda.Refusal, match=f"There is no seat {seat}: seats count from 0"):
                asking()


def test_a_number_is_a_seed_too() -> None:
    game = bretwalda.game("king_is_dead")
    assert game.new(seed=1066) == game.new(seed="1066") != game.new(seed=1067)


@each_game
def test_every_number_of_an_observation_has_words_of_its_own(game: bretwalda.Game) -> None:  # type: ignore[type-arg]
    blocks = game.observer.layout.blocks
    assert [one.start + one.size for one in blocks] == [*(one.start for one in blocks[1:]), game.feature_count]
    every = [game.explain(block.start + k) for block in blocks for k in (0, block.size - 1) if k or block.size]
    assert len(set(every)) == len({(block.name, k) for block in blocks for k in (0, block.size - 1)})
    assert all(one.name != other.name for one, other in pairwise(blocks))
    with pytest.raises(IndexError):
        game.explain(game.feature_count)


def test_policies_play_a_game_and_see_only_what_they_may() -> None:
    game, seen = bretwalda.game("king_is_dead"), []

    def watch(state: bretwalda.State, seat: int) -> int:
        seen.append((seat, state))
        return state.legal[-1]

    match = game.play(watch, seed=7, advanced=True)
    assert match.over
    assert [decision.seat for decision in match.decisions] == [seat for seat, _ in seen]
    other = match.at(0)
    assert game.view(seen[0][1], seen[0][0]) == game.view(other, seen[0][0])  # type: ignore[arg-type]
    assert seen[0][1].dice.word() != other.dice.word()
    with pytest.raises(bretwalda.Refusal, match="refused-seats-number"):
        game.play(watch, watch, watch, players=2)
    assert game.play(seed=7).decisions == game.play(seed=7).decisions
