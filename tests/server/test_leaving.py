"""Leaving a table for good: giving up, closing it, putting it out of sight; and names of people who share a screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bretwalda.server.http.quotas import Quotas

from .conftest import RunningServer, StartServer
from .people import Browser, Page, lists, play, seated, until, whose_turn


def do(browser: Browser, table: str, what: str) -> None:
    answer = browser.ask("POST", f"/api/tables/{table}/{what}")
    assert answer.status == 204, answer


def mine(browser: Browser) -> list[str]:
    return [line["table"]["id"] for line in browser.get("/api/tables")["mine"]]


def table_of(page: Page) -> str:
    return str(page.table["id"])


def alone(browser: Browser, **wish: Any) -> Page:
    """A game against a computer, at somebody's turn."""
    page = browser.visit(browser.open_table(deputy="random", start=True, **wish))
    page.wait_for(lambda: page.position is not None and bool(page.position["options"]))
    return page


# Giving up ---------------------------------------------------------------------------------------------


def test_a_computer_plays_on_for_whoever_gives_up(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], deputy="random")
    table = table_of(pages[0])
    do(harald, table, "give-up")
    pages[0].wait_for(lambda: pages[0].seats["seats"][1]["level"] == "random")
    pages[0].wait_for(lambda: pages[0].notices[-1]["key"] == "notice-given-up")
    assert pages[0].notices[-1]["details"]["name"] == "Harald"
    assert mine(harald) == []
    pages[1].wait_for(lambda: pages[1].seats["yours"] == [])
    assert pages[1].refusal("TakeSeat", seat=1) == "refused-started"  # for good
    play([pages[0]], Random("without Harald"))
    assert pages[0].over


def test_a_host_who_gives_up_leaves_the_table_to_somebody_else(start_server: StartServer) -> None:
    house = start_server(limited=False)
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], deputy="random")
    table = table_of(pages[0])
    do(edith, table, "give-up")
    pages[1].wait_for(lambda: any(m["type"] == "Changed" and m["host"] for m in pages[1].heard))
    assert edith.refusal("POST", f"/api/tables/{table}/close") == "refused-not-host"
    house.stop()
    harald.port = start_server(limited=False).port
    do(harald, table, "close")


def test_where_the_table_says_so_the_game_ends_when_somebody_gives_up(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], ends_if_given_up=True)
    table = table_of(pages[0])
    do(harald, table, "give-up")
    for page in pages:
        page.wait_for(lambda page=page: page.notices[-1:] and page.notices[-1]["key"] == "notice-given-up-end")  # type: ignore[misc]
        page.catch_up()
        assert page.position is not None
        assert (page.position["waiting"], page.position["options"], page.position["over"]) == ([], [], None)
    changed = [message["table"] for message in pages[0].heard if message["type"] == "Changed"]
    assert changed[-1]["closed"]
    assert not changed[-1]["over"]
    mover = pages[0]
    assert mover.refusal("Decide", seq=mover.seq, seat=0, choice=0) == "refused-closed"
    assert mover.refusal("TakeSeat", seat=0) == "refused-closed"
    assert edith.refusal("GET", f"/api/tables/{table}/file") == "refused-secret"  # a save of it may go on


def test_a_game_alone_ends_when_it_is_given_up(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = alone(edith)
    do(edith, table_of(page), "give-up")
    page.wait_for(lambda: any(m["type"] == "Changed" and m["table"]["closed"] for m in page.heard))
    assert edith.refusal("POST", f"/api/tables/{table_of(page)}/give-up") == "refused-closed"
    assert edith.refusal("POST", f"/api/tables/{table_of(page)}/close") == "refused-closed"


def test_only_a_game_that_is_played_can_be_given_up_and_only_by_those_who_play(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    waiting = edith.open_table()
    assert edith.refusal("POST", f"/api/tables/{waiting}/give-up") == "refused-not-started"
    pages = seated([edith, harald])
    path = f"/api/tables/{table_of(pages[0])}"
    assert house.person("Gytha").refusal("POST", f"{path}/give-up") == "refused-foreign-seat"
    assert house.person("Gytha").refusal("POST", f"{path}/shelve") == "refused-foreign-seat"
    play(pages, Random("to the end"))
    assert edith.refusal("POST", f"{path}/give-up") == "refused-over"
    assert edith.refusal("POST", f"{path}/close") == "refused-over"
    assert edith.refusal("POST", "/api/tables/nowhere/give-up") == "refused-no-table"


def test_whoever_has_given_up_a_game_without_spectators_has_to_go(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], spectators=False)
    do(harald, table_of(pages[0]), "give-up")
    assert pages[1].closing_code() == 4403


# Closing -----------------------------------------------------------------------------------------------


def test_a_host_closes_a_game_and_nothing_moves_there_any_more(start_server: StartServer) -> None:
    house = start_server(limited=False)
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald])
    table = table_of(pages[0])
    assert harald.refusal("POST", f"/api/tables/{table}/close") == "refused-not-host"
    do(edith, table, "close")
    pages[1].wait_for(lambda: bool(pages[1].notices) and pages[1].notices[-1]["key"] == "notice-closed")
    mover, _ = whose_turn(pages) if pages[0].position and pages[0].position["options"] else (pages[0], pages[1])
    assert mover.refusal("Undo", seq=mover.seq, seat=0 if mover is pages[0] else 1) == "refused-closed"
    house.stop()
    again = start_server(limited=False)
    edith.port = again.port
    line = edith.get(f"/api/tables/{table}")
    assert line["table"]["closed"]
    assert line["waiting"] == []
    assert edith.post("/api/saves", {"table": table, "name": "as far as we came"})["over"] is False


def test_a_table_that_is_closed_before_a_game_has_begun_is_gone(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    table = edith.open_table()
    reader = lists(harald)
    reader.wait_for(lambda: [line["table"]["id"] for line in reader.open] == [table])
    guest = harald.visit(table)
    do(edith, table, "close")
    assert guest.closing_code() == 4404
    assert guest.heard[-1]["key"] == "refused-gone"
    reader.wait_for(lambda: reader.open == [])
    assert edith.refusal("GET", f"/api/tables/{table}") == "refused-no-table"
    assert mine(edith) == []


def test_closed_tables_do_not_count_among_those_that_are_not_over(start_server: StartServer) -> None:
    edith = start_server(quotas=Quotas(tables=1)).person("Edith")
    page = alone(edith)
    assert edith.refusal("POST", "/api/tables", {"game": "king_is_dead"}) == "refused-tables"
    do(edith, table_of(page), "close")
    edith.open_table()


def test_a_game_that_is_closed_is_not_watched(house: RunningServer) -> None:
    edith, gytha = house.person("Edith"), house.person("Gytha")
    page = alone(edith, public=True)
    assert [line["table"]["id"] for line in gytha.get("/api/tables")["open"]] == [table_of(page)]
    do(edith, table_of(page), "close")
    assert gytha.get("/api/tables")["open"] == []


# Out of sight ------------------------------------------------------------------------------------------


def test_a_table_that_is_over_can_be_put_out_of_sight_for_oneself(start_server: StartServer) -> None:
    house = start_server(limited=False)
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald])
    table = table_of(pages[0])
    assert edith.refusal("POST", f"/api/tables/{table}/shelve") == "refused-still-playing"
    play(pages, Random("over"))
    reader = lists(edith)
    reader.wait_for(lambda: [line["table"]["id"] for line in reader.mine] == [table])
    do(edith, table, "shelve")
    do(edith, table, "shelve")  # a second click changes nothing
    reader.wait_for(lambda: reader.mine == [])
    assert (mine(edith), mine(harald)) == ([], [table])
    house.stop()
    edith.port = start_server(limited=False).port
    assert mine(edith) == []
    assert edith.visit(table).over  # it is still there for whoever knows the address


def test_a_table_that_waits_is_closed_not_put_away(house: RunningServer) -> None:
    edith = house.person("Edith")
    assert edith.refusal("POST", f"/api/tables/{edith.open_table()}/shelve") == "refused-still-playing"


# Who finds it ------------------------------------------------------------------------------------------


def test_a_game_alone_is_private_unless_its_host_says_otherwise(house: RunningServer) -> None:
    edith = house.person("Edith")
    me, computer, free = {"kind": "me"}, {"kind": "computer", "level": "random"}, {"kind": "open"}
    assert (
        edith.post("/api/tables", {"game": "king_is_dead", "seats": [me, computer], "start": True})["public"] is False
    )
    assert edith.post("/api/tables", {"game": "king_is_dead", "seats": [me, me], "start": True})["public"] is False
    assert edith.post("/api/tables", {"game": "king_is_dead", "start": True})["public"] is False
    assert edith.post("/api/tables", {"game": "king_is_dead", "seats": [me, free]})["public"] is True
    assert edith.post("/api/tables", {"game": "king_is_dead", "public": True, "start": True})["public"] is True


def test_many_games_to_watch_do_not_hide_one_to_join(house: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bretwalda.server.tables.registry.MOST_OPEN", 2)
    edith, gytha = house.person("Edith"), house.person("Gytha")
    table = edith.open_table()
    for _ in range(3):
        edith.open_table(start=True, public=True, deputy="random")
    found = gytha.get("/api/tables")["open"]
    assert [line["table"]["id"] for line in found if not line["table"]["started"]] == [table]
    assert len(found) == 3


# Names -------------------------------------------------------------------------------------------------


def names(page: Page) -> list[str | None]:
    return [seat["name"] for seat in page.seats["seats"]]


def test_people_who_share_a_screen_have_names_of_their_own(start_server: StartServer) -> None:
    house = start_server(limited=False)
    edith, harald = house.person("Edith"), house.person("Harald")
    seats = [{"kind": "me"}, {"kind": "me", "name": "  Gytha\n"}, {"kind": "open"}]
    host = edith.visit(edith.open_table(settings={"players": 3}, seats=seats))
    assert names(host) == ["Edith", "Gytha", None]
    guest = harald.visit(table_of(host))
    guest.do("TakeSeat", seat=2)
    assert guest.refusal("NameSeat", seat=1, name="Mallory") == "refused-foreign-seat"
    assert guest.refusal("NameSeat", seat=9, name="Mallory") == "refused-no-seat"
    host.do("NameSeat", seat=1, name="Tostig")
    host.do("Start")
    host.wait_for_seq(0)
    assert names(host) == ["Edith", "Tostig", "Harald"]
    assert [seat["name"] for seat in harald.get("/api/tables")["mine"][0]["seats"]] == names(host)
    host.do("LeaveSeat", seat=1)
    host.do("TakeSeat", seat=1)
    assert names(host) == ["Edith", "Tostig", "Harald"]
    save = edith.post("/api/saves", {"table": table_of(host), "name": "later"})
    loaded = edith.visit(edith.post(f"/api/saves/{save['id']}/load")["id"])
    assert names(loaded) == ["Edith", "Tostig", "Harald"]
    house.stop()
    edith.port = start_server(limited=False).port
    until(lambda: names(edith.visit(table_of(host))) == ["Edith", "Tostig", "Harald"])


def test_a_rematch_keeps_the_names(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(
        edith.open_table(seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bede"}], start=True)
    )
    play([page], Random("names"))
    page.do("Rematch")
    again = edith.visit(next(message["table"] for message in page.heard if message["type"] == "Moved"))
    assert names(again) == ["Ada", "Bede"]
