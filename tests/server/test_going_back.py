"""Alone, go back: to any turn or phase, past dice and reveals; and never where somebody else has played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.chance import ChanceGame
from tests.prepared import put_table

import bretwalda
from bretwalda import Match
from bretwalda.engine.journal import commitment, decode

from .conftest import RunningServer, StartServer
from .people import Browser, Page, play, seated

GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")


def alone(browser: Browser, **wish: Any) -> Page:
    page = browser.visit(browser.open_table(deputy="random", start=True, **wish))
    asked(page)
    return page


def asked(page: Page) -> None:
    page.wait_for(lambda: page.position is not None and bool(page.position["options"]))


def decide(page: Page, luck: str, times: int) -> None:
    """Play any card, so many times.

    Whoever never passes keeps a game of The King is Dead from ending: with eight cards, sixteen times at least.
    """
    dice = Random(luck)
    for _ in range(times):
        asked(page)
        page.decide(dice, but="pass")


def begun(game: str) -> Match:
    """A game in which the first seat has to decide."""
    played = ChanceGame(bretwalda.game(game), {}, "forth")
    while len(played.match.decisions) < 40 or 0 not in played.match.state.actors():
        played.decide()
    return played.match


def points(browser: Browser, page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get(f"/api/tables/{page.table['id']}/points")["points"]
    return found


def go_back(page: Page, to: int) -> None:
    assert page.position is not None
    page.do("GoBack", seq=page.seq, seat=page.position["seat"], to=to)
    asked(page)


@pytest.mark.parametrize("game", GAMES)
def test_somebody_alone_goes_back_to_a_turn_and_what_was_then_is_again(house: RunningServer, game: str) -> None:
    edith = house.person("Edith")
    match = begun(game)
    seats = [edith.cookie, *["random"] * (match.state.seats - 1)]
    page = edith.visit(put_table(house.config.database, match, seats, edith.cookie, alone=True))
    listed = points(edith, page)
    assert len(listed) > 2
    assert [point["to"] for point in listed] == sorted({point["to"] for point in listed})
    assert all(point["asked"]["key"].startswith("prompt-") and point["seat"] == 0 for point in listed)
    place = listed[len(listed) // 2]
    before = page.seq
    go_back(page, place["to"])
    assert page.position is not None
    assert page.seq > before  # numbers only grow
    assert page.position["asked"] == place["asked"]
    assert len(points(edith, page)) == len(listed) // 2
    decide(page, "again", 1)
    assert page.table["practice"]


def test_the_journal_says_so_replays_exactly_and_verifies(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = alone(edith)
    decide(page, "first", 12)
    asked(page)
    go_back(page, points(edith, page)[1]["to"])
    play([page], Random("second"))
    assert page.over
    journal = decode(edith.ask("GET", f"/api/tables/{page.table['id']}/file").body)
    assert journal.practice
    assert sum(move.startswith("0 back ") for move in journal.moves) == 1
    match = Match.replay(bretwalda.game(journal.game), journal)
    assert page.position is not None
    assert match.result() == page.position["over"]["result"]
    seed = page.position["over"]["seed"]
    assert seed == match.renewals[-1].seed
    assert page.table["commitment"] == commitment(seed)
    line = edith.get("/api/tables")["mine"][0]
    assert (line["table"]["practice"], line["table"]["over"]) == (True, True)


def test_after_going_back_the_dice_are_others_and_nothing_before_can_be_taken_back(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = alone(edith, game="britannia")
    promised = page.table["commitment"]
    decide(page, "dice", 10)
    asked(page)
    go_back(page, points(edith, page)[0]["to"])
    assert page.position is not None
    assert page.position["can_undo"] is False
    changed = [message["table"] for message in page.heard if message["type"] == "Changed"][-1]
    assert changed["commitment"] not in ("", promised)


def test_the_same_wish_sent_twice_goes_back_once(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = alone(edith)
    decide(page, "twice", 8)
    asked(page)
    assert page.position is not None
    seq, to = page.seq, points(edith, page)[1]["to"]
    page.do("GoBack", seq=seq, seat=0, to=to)
    page.do("GoBack", seq=seq, seat=0, to=to)
    journal = decode(edith.ask("GET", f"/api/tables/{page.table['id']}/file").body)
    assert sum(move.startswith("0 back ") for move in journal.moves) == 1


def test_a_restart_finds_it_as_it_was(start_server: StartServer) -> None:
    house = start_server(limited=False)
    edith = house.person("Edith")
    page = alone(edith)
    decide(page, "restart", 15)
    asked(page)
    go_back(page, points(edith, page)[1]["to"])
    assert page.position is not None
    view, seq = page.position["view"], page.seq
    house.stop()
    edith.port = start_server(limited=False).port
    again = edith.visit(page.table["id"])
    assert again.position is not None
    assert (again.position["view"], again.seq, again.table["practice"]) == (view, seq, True)


def test_a_save_of_it_is_practice_and_so_is_what_goes_on_from_it(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = alone(edith)
    plain = edith.post("/api/saves", {"table": page.table["id"], "name": "before"})
    decide(page, "save", 8)
    asked(page)
    go_back(page, points(edith, page)[0]["to"])
    save = edith.post("/api/saves", {"table": page.table["id"], "name": "after"})
    assert (plain["practice"], save["practice"]) == (False, True)
    assert edith.post(f"/api/saves/{save['id']}/load")["practice"] is True
    assert edith.post(f"/api/saves/{plain['id']}/load")["practice"] is False


def test_nobody_goes_back_where_somebody_else_plays_or_has_played(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], deputy="random")
    table = pages[0].table["id"]
    play(pages, Random("shared"), decisions=6)
    for browser, page, seat in ((edith, pages[0], 0), (harald, pages[1], 1)):
        assert page.refusal("GoBack", seq=page.seq, seat=seat, to=0) == "refused-not-alone"
        assert browser.refusal("GET", f"/api/tables/{table}/points") == "refused-not-alone"
    save = edith.post("/api/saves", {"table": table, "name": "with Harald"})
    assert harald.ask("POST", f"/api/tables/{table}/give-up").status == 204
    pages[0].catch_up()
    assert pages[0].refusal("GoBack", seq=pages[0].seq, seat=0, to=0) == "refused-not-alone"
    later = edith.post("/api/saves", {"table": table, "name": "after Harald"})
    loaded = edith.visit(edith.post(f"/api/saves/{later['id']}/load")["id"])
    loaded.do("Start")
    asked(loaded)
    assert loaded.refusal("GoBack", seq=loaded.seq, seat=0, to=0) == "refused-not-alone"
    without = edith.visit(edith.post(f"/api/saves/{save['id']}/load")["id"])
    without.do("SetSeat", seat=1, level="random")
    without.do("Start")  # dealt anew: nothing of the game with Harald is left in it
    asked(without)
    decide(without, "anew", 4)
    asked(without)
    go_back(without, points(edith, without)[0]["to"])


def test_what_makes_no_sense_is_refused_and_changes_nothing(house: RunningServer) -> None:
    edith, gytha = house.person("Edith"), house.person("Gytha")
    page = alone(edith)
    decide(page, "nonsense", 4)
    asked(page)
    before = page.seq
    for to in (-1, 10_000, 2**40):
        assert page.refusal("GoBack", seq=page.seq, seat=0, to=to) == "refused-back"
    assert page.refusal("GoBack", seq=page.seq, seat=1, to=0) == "refused-foreign-seat"
    assert page.refusal("GoBack", seq=page.seq + 9, seat=0, to=0) == "refused-stale"
    watcher = gytha.visit(page.table["id"])
    assert watcher.refusal("GoBack", seq=watcher.seq, seat=0, to=0) == "refused-foreign-seat"
    assert gytha.refusal("GET", f"/api/tables/{page.table['id']}/points") == "refused-not-alone"
    page.catch_up()
    assert page.seq == before
    play([page], Random("over"))
    assert page.refusal("GoBack", seq=page.seq, seat=0, to=0) == "refused-over"


def test_a_table_from_before_this_was_kept_counts_as_shared(house: RunningServer) -> None:
    """Whether somebody else has played there nobody wrote down."""
    edith = house.person("Edith")
    match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="before")
    table = put_table(house.config.database, match, [edith.cookie, "random"], edith.cookie)
    page = edith.visit(table)
    assert page.refusal("GoBack", seq=page.seq, seat=0, to=0) == "refused-not-alone"
