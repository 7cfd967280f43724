"""The log at a table: open, or only as long as a player's own memory has to reach back (rules 10.1 and 10.3)."""

from __future__ import annotations

from random import Random

import bretwalda
from bretwalda.server.tables.history import History

from .conftest import RunningServer
from .people import play, seated


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
    assert games["king_is_dead"] is False
    for wish, is_open in (({}, False), ({"open_log": None}, False), ({"open_log": True}, True)):
        table = edith.open_table(**wish)
        assert edith.get(f"/api/tables/{table}")["table"]["open_log"] is is_open


def test_the_log_goes_back_to_the_turn_before_the_one_that_is_going_on() -> None:
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
        assert [history.turn_before(0), history.turn_before(1)] == expected
        assert history.turn_before(None) == min(expected)


def test_a_decision_taken_back_gives_the_log_its_length_back() -> None:
    game = bretwalda.game("king_is_dead")
    history = History(game, {"players": 2}, "undo")
    dice, undone = Random("undo"), 0
    while undone < 20 and not history.match.over:
        seat = history.waiting[0]
        before = [history.turn_before(each) for each in (0, 1, None)]
        move = game.verbs.notation(dice.choice(history.options(seat)))
        history.add(seat, move)
        if history.undo_seat([seat]) is not None:
            history.add(seat, "undo")
            assert [history.turn_before(each) for each in (0, 1, None)] == before
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
