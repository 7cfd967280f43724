"""In every game what a computer thinks is the same in worlds that its seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import bretwalda
from bretwalda import Game, State, seeded
from bretwalda.ai.advice import suggest
from bretwalda.ai.level import LEVELS, Level
from bretwalda.ai.player import Computer, Thought

PATIENT = 600.0
# The least that a planner does, and as few trials as there can be; a search of a few iterations.
PLANS = Level("plans", iterations=1, seconds=PATIENT)
TRIES = Level("tries", iterations=10_000, seconds=PATIENT)
SEARCHES = Level("searches", iterations=25, seconds=PATIENT)
GAMES: dict[str, tuple[dict[str, Any], Level, int]] = {
    "king_is_dead": ({"players": 3, "advanced": True}, SEARCHES, 12),
    "rex_britannorum": ({"players": 3}, PLANS, 12),
    "barbarian_kingdoms": ({"players": 3}, PLANS, 30),
    "britannia": ({}, PLANS, 30),
}


def met(game: Game[Any], settings: dict[str, Any], number: int) -> Iterator[tuple[State, State, int]]:
    """Positions in which something is to decide, each with another that the seat cannot tell from it."""
    state: State = game.new(seed="honest", **settings)
    dice = seeded("way")
    found = 0
    while found < number:
        if state.actor < 0:
            state = game.new(seed=f"honest {found}", **settings)
        seat = int(state.actor)
        options = state.options(seat)
        if len(options) > 2 and dice.below(6) == 0 and (other := indistinguishable(state, seat)) is not None:
            found += 1
            yield state, other, seat
        state.take(seat, options[dice.below(len(options))])


def indistinguishable(state: State, seat: int) -> State | None:
    """Another world, if something is hidden from the seat; where nothing but dice is, with other dice."""
    plain = state.copy(seeded("same")).dump()
    for k in range(10):
        other = state.imagine(seat, seeded(f"other secrets {k}"))
        if other.copy(seeded("same")).dump() != plain or type(state).__name__ == "Britannia":
            return other
    return None


def imagined(state: State, seat: int) -> State:
    return state.imagine(seat, seeded("eyes"))


def itself(state: State, seat: int) -> State:
    """What nobody may be handed."""
    return state.clone()


def noticed(game_id: str, hand_over: Callable[[State, int], State], player: type[Computer] = Computer) -> list[bool]:
    """Whether a player noticed, position by position, that it was in another world.

    Its thoughts are all that it looked at, how long, and what it found.
    """
    settings, level, number = GAMES[game_id]
    game = bretwalda.game(game_id)

    def thoughts(world: State, seat: int) -> list[Thought]:
        return player(game, level, seeded("bot")).think(hand_over(world, seat), seat)

    return [thoughts(one, seat) != thoughts(other, seat) for one, other, seat in met(game, settings, number)]


@pytest.mark.parametrize("game_id", GAMES)
def test_secrets_change_no_thought(game_id: str) -> None:
    assert not any(noticed(game_id, imagined))


@pytest.mark.parametrize("game_id", ["rex_britannorum", "barbarian_kingdoms"])
def test_a_planner_that_is_handed_the_real_position_is_found_out(game_id: str) -> None:
    """The others imagine the position that they are handed anew, whatever it is."""
    assert any(noticed(game_id, itself))


class Foreseeing(Computer):
    """Makes use of all that it is handed: it sees what each option comes to."""

    def think(self, imagined: State, seat: int, until: float | None = None) -> list[Thought]:
        out: list[Thought] = []
        for choice in imagined.options(seat):
            after = imagined.clone()
            after.take(seat, choice)
            out.append(Thought(int(choice), int(after.key()), 0.5))
        return out


@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_makes_use_of_the_real_position_is_found_out(game_id: str) -> None:
    assert all(noticed(game_id, itself, Foreseeing))
    assert not any(noticed(game_id, imagined, Foreseeing))


@pytest.mark.parametrize("game_id", GAMES)
def test_secrets_change_no_choice_and_no_advice(game_id: str) -> None:
    settings, level, _ = GAMES[game_id]
    game = bretwalda.game(game_id)
    erring = replace(level, errs=LEVELS["easy"].errs)
    for one, other, seat in met(game, settings, 4):
        choices = [Computer(game, erring, seeded("bot")).decide(imagined(world, seat), seat) for world in (one, other)]
        assert choices[0] == choices[1]
        assert suggest(game, one, seat, level) == suggest(game, other, seat, level)


@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_thinks_for_a_person_is_handed_the_same_in_both_worlds(game_id: str) -> None:
    """For a hint, and for why a computer did something: so no answer tells of a secret, nor its size, nor its time."""
    settings, _, _ = GAMES[game_id]
    for one, other, seat in met(bretwalda.game(game_id), settings, 12):
        assert list(imagined(one, seat).dump()) == list(imagined(other, seat).dump())
        if game_id != "britannia":  # where nothing but dice is hidden
            assert list(itself(one, seat).dump()) != list(itself(other, seat).dump())


@pytest.mark.parametrize("game_id", ["barbarian_kingdoms", "britannia"])
def test_trials_happen_in_worlds_of_their_own(game_id: str) -> None:
    """Even of the dice of the position that it was handed a trial knows nothing."""
    settings, _, _ = GAMES[game_id]
    game = bretwalda.game(game_id)
    for one, _, seat in met(game, settings, 40):
        handed = imagined(one, seat)
        counsel = game.counsel()
        opinions = counsel.opinions(handed, seat, seeded("bot"), TRIES.iterations)
        if len(counsel.worth_trying(handed, seat, opinions)) > 1:
            first = Computer(game, TRIES, seeded("bot"), Few(1)).think(handed, seat)
            again = Computer(game, TRIES, seeded("bot"), Few(1)).think(handed.copy(seeded("other dice")), seat)
            assert first == again
            return
    raise AssertionError("nothing was tried")


class Few:
    """Lets a player look up a few times before it has to stop."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0
