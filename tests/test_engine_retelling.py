"""A game told again: moments, viewpoints, what matters, and how far back a game of memory is told."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.chance import ChanceGame

import bretwalda
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.engine.retelling import (
    EVERYTHING,
    Moment,
    Retelling,
    Viewpoint,
    remembered,
    story_of,
    viewpoint_of,
)
from bretwalda.server.tables.history import History

GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")
SHORT: dict[str, dict[str, Any]] = {"britannia": {"scenario": "artorius_rex"}}


def played(name: str, seed: str = "told again", decisions: int = 10_000) -> Match:
    game = ChanceGame(catalogue()[name], SHORT.get(name, {}), seed)
    while not game.match.over and len(game.match.decisions) < decisions:
        game.decide()
    return game.match


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_the_position_that_was_there(name: str) -> None:
    match = played(name)
    told = Retelling(story_of(match))
    assert told.over
    assert len(told.moments) == len(match.decisions) + 1
    for moment, again in zip(told.moments[1:], match.retold(), strict=True):
        assert moment.events == len(again.events)
        if moment.decisions % 7 == 0:
            assert told.state(moment).dump() == again.state.dump()
    heard = told.events(EVERYTHING, 0, told.moments[-1].events)
    assert [(e.key, list(e.args), e.only) for e in heard] == [(e.key, list(e.args), e.only) for e in match.events]


@pytest.mark.parametrize("name", GAMES)
def test_a_viewpoint_is_told_what_its_seat_may_read_and_no_more(name: str) -> None:
    match = played(name)
    told = Retelling(story_of(match))
    for seat in (None, *range(told.seats)):
        path = told.path(Viewpoint(seat))
        heard = [e for a, b in pairwise(path) for e in told.events(Viewpoint(seat), a.events, b.events)]
        begun = told.events(Viewpoint(seat), 0, path[0].events)
        assert [e.key for e in begun + heard] == [e.key for e in match.events if e.seen_by(seat)]
        assert path[0] == told.moments[0]
        assert path[-1] == told.moments[-1]


def test_what_others_decide_in_secret_is_one_moment_however_many_clicks_it_took() -> None:
    told = Retelling(story_of(played("rex_britannorum")))
    sealed = [moment for moment in told.moments if moment.sealed]
    assert sealed
    assert len(told.path(EVERYTHING)) == len(told.moments)
    for seat in range(told.seats):
        unseen = [moment for moment in sealed if moment.seat != seat]
        assert unseen
        assert told.path(Viewpoint(seat)) == [moment for moment in told.moments if moment not in unseen]
        for moment in unseen:  # and nothing was to be seen of them
            before = told.moments[moment.decisions - 1]
            views = [told.game.view(told.state(one), seat) for one in (before, moment)]
            assert views[0] == views[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_marks_that_a_game_declares_are_events_of_its_own_and_are_met(name: str) -> None:
    game = catalogue()[name]
    assert set(game.marks) <= set(game.events)
    assert set(game.marks.values()) <= {"turn", "phase", "battle", "crown"}
    told = Retelling(story_of(played(name)))
    met = told.marks(told.events(EVERYTHING, 0, told.moments[-1].events))
    assert "battle" in met
    assert len(met) == len(set(met))


@pytest.mark.parametrize("name", ["king_is_dead", "rex_britannorum"])
def test_a_game_of_memory_is_told_from_where_its_log_begins(name: str) -> None:
    """However the game stands: what is told again reaches back just as far as the log of a table."""
    game = catalogue()[name]
    by_chance = ChanceGame(game, {"players": 3}, "memory")
    history = History(game, {"players": 3}, "memory")
    while not by_chance.match.over and history.seq < 120:
        seat = int(by_chance.match.state.actors()[-1])
        history.add(seat, choose_last(by_chance))
        told = Retelling(story_of(history.match))
        for reader in (None, 0, 1, 2):
            path = told.path(Viewpoint(reader))
            assert remembered(path, Viewpoint(reader), 3, told.chapters()).events == history.put_away(reader)


def choose_last(game: ChanceGame) -> str:
    """The last of those who owe a decision takes one: where several decide in secret they do so by turns."""
    state = game.match.state
    seat = int(state.actors()[-1])
    choice = int(state.options(seat)[int(game.match.state.information) % len(state.options(seat))])
    game.match.choose(seat, choice)
    return game.match.game.verbs.notation(choice)


def test_the_log_does_not_tell_whether_others_have_begun_to_decide_in_secret() -> None:
    game = bretwalda.game("rex_britannorum")
    history = History(game, {"players": 3, "objectives": "none"}, "begun")
    while len(history.waiting) < 3:
        history.add(history.waiting[0], game.verbs.notation(history.options(history.waiting[0])[0]))
    before = [history.put_away(reader) for reader in (None, 0, 1)]
    history.add(2, game.verbs.notation(history.options(2)[0]))
    assert history.number(None) < history.seq, "it is sealed"
    assert [history.put_away(reader) for reader in (None, 0, 1)] == before


def test_a_game_that_went_on_with_other_dice_is_told_with_them() -> None:
    match = played("britannia", decisions=40)
    match.renew("other dice")
    going_on = ChanceGame(match.game, SHORT["britannia"], "unused")
    going_on.match = match
    for _ in range(60):
        going_on.decide()
    told = Retelling(story_of(match))
    assert told.state(told.moments[-1]).dump() == match.state.dump()


def test_the_game_may_go_on_while_it_is_told() -> None:
    match = played("king_is_dead", decisions=5)
    story = story_of(match)
    match.choose(int(match.state.actor), int(match.state.options(match.state.actor)[0]))
    assert len(Retelling(story).moments) == 6


@pytest.mark.parametrize("name", GAMES)
def test_one_goes_through_a_game_by_decisions_by_moves_and_by_what_matters(name: str) -> None:
    told = Retelling(story_of(played(name)))
    viewpoint = Viewpoint(0)
    path = told.path(viewpoint)
    last = len(path) - 1
    assert told.stops(viewpoint, "decision") == list(range(last + 1))
    moves = told.stops(viewpoint, "move")
    assert moves[-1] == last
    assert all(path[step].seat != path[step + 1].seat for step in moves[:-1])
    for kind in dict.fromkeys(told.game.marks.values()):
        stops = told.stops(viewpoint, kind)
        assert stops[-1] == last
        for step in stops[:-1]:
            assert kind in told.marks(told.events(viewpoint, path[step - 1].events, path[step].events))
    with pytest.raises(Refusal) as refused:
        told.stops(viewpoint, "century")
    assert refused.value.key == "refused-stops"


@pytest.mark.parametrize("word", ["", "-1", "3", "one", "١", "999", "2 "])
def test_a_viewpoint_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(Refusal) as refused:
        viewpoint_of(word, seats=2)
    assert refused.value.key == "refused-viewpoint"


def test_a_seat_without_an_earlier_turn_remembers_everything() -> None:
    path = [Moment(0, 0, -1, False), Moment(1, 1, 0, False), Moment(2, 2, 1, False), Moment(3, 3, 0, False)]
    assert [remembered(path, Viewpoint(seat), 2) for seat in (0, 1, None)] == [(0, 0), (1, 1), (0, 0)]
