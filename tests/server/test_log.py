"""The log at a table: open, or only as long as a player's own memory has to reach back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import bretwalda
from bretwalda.engine.game import Game
from bretwalda.engine.journal import UNDO
from bretwalda.server.live.positions import Eyes, Scene
from bretwalda.server.messages import Sentence
from bretwalda.server.tables.history import History

from .conftest import RunningServer
from .people import play, seated

REX, KINGDOMS = bretwalda.game("rex_britannorum"), bretwalda.game("barbarian_kingdoms")


def test_without_an_open_log_nobody_is_told_again_what_happened_before_their_latest_turn(house: RunningServer) -> None:
    people = [house.person(name) for name in ("Edith", "Harald")]
    pages = seated(people)
    watcher = house.person("Gytha").visit(pages[0].table["id"])
    play([*pages, watcher], Random("closed"), decisions=30)
    for browser, page in zip(people, pages, strict=True):
        page.catch_up()
        fresh = browser.visit(page.table["id"])
        assert page.position is not None
        assert fresh.first_line > 0
        assert fresh.position is not None
        assert fresh.position["first"] == fresh.position["log"] == fresh.first_line
        assert fresh.log == page.log[-len(fresh.log) :]
        played = [line for line in fresh.log if line["key"] == "event-played"]
        seats = [argument["value"] for line in played for argument in line["args"] if argument["name"] == "seat"]
        assert len(seats) <= 2 * len(pages)  # of each at most one turn, and the one that is going on
    watcher.catch_up()
    assert watcher.first_line > 0


def test_at_the_end_the_whole_log_is_open(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald])
    play(pages, Random("to the end"))
    for page in pages:
        page.wait_for(lambda page=page: page.over)  # type: ignore[misc]
        assert page.position is not None
        assert (page.position["first"], page.position["log"], page.first_line) == (0, 0, 0)
    assert pages[0].position is not None
    file = edith.ask("GET", pages[0].position["over"]["file"])
    match = bretwalda.Match.replay(bretwalda.game("king_is_dead"), bretwalda.decode(file.body))
    assert len(pages[0].log) == len([event for event in match.events if event.seen_by(0)])


def test_an_open_log_stays_whole(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], open_log=True)
    assert pages[0].table["open_log"] is True
    play(pages, Random("open"), decisions=30)
    fresh = edith.visit(pages[0].table["id"])
    pages[0].catch_up()
    assert fresh.first_line == 0
    assert fresh.log == pages[0].log
    assert len([line for line in fresh.log if line["key"] == "event-played"]) > 4


def test_a_game_says_what_is_usual_for_its_log(house: RunningServer) -> None:
    edith = house.person("Edith")
    games = {game["id"]: game["open_log"] for game in edith.get("/api/games")["games"]}
    assert games["king_is_dead"] is games["rex_britannorum"] is False
    assert games["britannia"] is True
    for wish, is_open in (({}, False), ({"open_log": None}, False), ({"open_log": True}, True)):
        table = edith.open_table(**wish)
        assert edith.get(f"/api/tables/{table}")["table"]["open_log"] is is_open


def test_the_log_goes_back_to_the_put_away_the_one_that_is_going_on() -> None:
    game = bretwalda.game("king_is_dead")
    history = History(game, {"players": 2}, "turns")
    begins: dict[int, list[int]] = {0: [], 1: []}  # of each seat: events before each of its turns
    dice, latest = Random("turns"), -1
    for _ in range(40):
        seat = history.waiting[0]
        if seat != latest:
            begins[seat].append(len(history.match.events))
        latest = seat
        history.add(seat, game.verbs.notation(dice.choice(history.options(seat))))
        done = [turns[:-1] if who == latest else turns for who, turns in begins.items()]
        expected = [turns[-1] if turns else 0 for turns in done]
        assert [history.put_away(0), history.put_away(1)] == expected
        assert history.put_away(None) == min(expected)


CARDS = {"sent", "winner", "vassal"}  # what tells which cards lie in the discard piles of Rex Britannorum


def game_until(game: Game[Any], number: int, wanted: Callable[[Any], bool]) -> History:
    """A game by chance, up to a position that is wanted."""
    history, dice = History(game, {"players": 3}, f"log {number}"), Random(number)
    while not wanted(history.match.state):
        if history.match.over:
            return game_until(game, number + 100, wanted)
        seat = dice.choice(history.waiting)
        history.add(seat, game.verbs.notation(dice.choice(history.options(seat))))
    return history


def shown(history: History, seat: int | None) -> list[Sentence]:
    """The log that somebody is sent who comes now."""
    [position] = Scene(history, 0, None, None, open_log=False).positions([Eyes(seat, seat is not None)])
    return position.news


@pytest.mark.parametrize("turn", range(2, 8))
def test_other_cards_in_the_discard_piles_change_nothing_in_the_log(turn: int) -> None:
    """In two worlds: all have recruited or begun to plan, and what was played in earlier turns was another card."""
    history = game_until(REX, turn, lambda state: state.turn == turn and state.step.name == "planning")
    for seat in range(3):  # in the last turns nobody recruits: their first decision is a card of the plan
        history.add(seat, REX.verbs.notation(history.options(seat)[0]))
    before = [shown(history, seat) for seat in range(3)]
    told = [event for event in history.match.events if event.key in CARDS]
    assert len(told) > 5
    for event in told:
        event.args[1] ^= 1
    assert [shown(history, seat) for seat in range(3)] == before


def test_the_cards_of_a_turn_can_be_read_until_one_has_decided_something_in_the_next() -> None:
    history = game_until(REX, 5, lambda state: state.turn == 3 and state.step.name == "recruitment")
    for _ in range(2):
        seat = history.waiting[0]
        assert CARDS & {line.key.removeprefix("event-") for line in shown(history, seat)}
        while history.waiting[0] == seat:
            history.add(seat, REX.verbs.notation(history.options(seat)[0]))
        keys = [line.key.removeprefix("event-") for line in shown(history, seat)]
        assert keys[0] == "turn"
        assert not CARDS & set(keys)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", [REX, KINGDOMS], ids=lambda game: game.id)
def test_where_the_log_begins_does_not_tell_that_others_decide_in_secret(game: Game[Any], number: int) -> None:
    history, dice = (
        game_until(game, number, lambda state: len(state.actors()) > 1 and state.information > 20),
        Random(9),
    )
    for _ in range(12):
        seat = dice.choice(history.waiting)
        readers = [None, *(other for other in range(3) if other != seat)]
        before = [(history.number(reader), history.put_away(reader)) for reader in readers]
        information = history.match.state.information
        move = UNDO if history.undo_seat([seat]) is not None and dice.random() < 0.3 else None
        history.add(seat, move or game.verbs.notation(dice.choice(history.options(seat))))
        if history.match.state.information != information:
            return
        for reader, (shown_so_far, put_away) in zip(readers, before, strict=True):
            assert history.number(reader) != shown_so_far or history.put_away(reader) == put_away


def test_nor_does_it_tell_those_who_look_on_that_all_have_begun_to_plan() -> None:
    """In the last turn nobody recruits: the first cards of the plans are what everybody decides first."""
    history = game_until(REX, 7, lambda state: state.turn == 7 and state.step.name == "planning")
    before = (history.number(None), history.put_away(None))
    for seat in range(3):
        history.add(seat, REX.verbs.notation(history.options(seat)[0]))
    assert (history.number(None), history.put_away(None)) == before


def test_a_decision_taken_back_gives_the_log_its_length_back() -> None:
    game = bretwalda.game("king_is_dead")
    history = History(game, {"players": 2}, "undo")
    dice, undone = Random("undo"), 0
    while undone < 20 and not history.match.over:
        seat = history.waiting[0]
        before = [history.put_away(each) for each in (0, 1, None)]
        move = game.verbs.notation(dice.choice(history.options(seat)))
        history.add(seat, move)
        if history.undo_seat([seat]) is not None:
            history.add(seat, "undo")
            assert [history.put_away(each) for each in (0, 1, None)] == before
            history.add(seat, move)
            undone += 1
    assert undone


def test_the_end_cannot_be_taken_back() -> None:
    game = bretwalda.game("king_is_dead")
    history = History(game, {"players": 2}, "over")
    while not history.match.over:
        history.add(history.waiting[0], "pass")
    assert not history.match.decisions[-1].informed, "nothing came to light: only the end stands in the way"
    assert history.undo_seat([0, 1]) is None
