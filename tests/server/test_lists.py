"""The lists of tables: live on a socket, and cleared of tables at which nobody has begun to play."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic, sleep
from typing import Any

import pytest
from tests.prepared import put_table

import bretwalda
from bretwalda.server.http import saves as saves_endpoint
from bretwalda.server.tables import loading, registry

from .conftest import RunningServer, StartServer
from .people import PATIENCE, Message, Page, lists, play, seated, whose_turn

DAY = 24 * 3600 * 1000


def names(lines: list[Message]) -> list[str]:
    return [line["table"]["name"] for line in lines]


def test_no_two_tables_are_found_by_one_code(house: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = ["hengst", "hengst", "hengst", "horsan"]
    monkeypatch.setattr(registry, "table_code", lambda: drawn.pop(0))
    edith = house.person("Edith")
    codes = [edith.visit(edith.open_table()).table["code"] for _ in range(2)]
    assert codes == ["hengst", "horsan"]


def test_the_lists_are_told_at_once_and_whenever_they_change(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    page = lists(harald)
    first = page.hear()
    assert (first["type"], first["mine"], first["open"]) == ("Lists", [], [])
    table = edith.open_table(name="Mead hall")
    page.wait_for(lambda: names(page.open) == ["Mead hall"])
    host, guest = edith.visit(table), harald.visit(table)
    guest.do("TakeSeat", seat=1)
    page.wait_for(lambda: page.open == [] and [line["yours"] for line in page.mine] == [[1]])
    host.do("Start")
    page.wait_for(lambda: bool(page.mine[0]["table"]["started"]))
    mover, other = whose_turn([host, guest])
    before = page.mine[0]["waiting"]
    while mover.position is not None and mover.position["options"]:
        mover.decide(Random(mover.seq))
    other.wait_for_seq(mover.seq)
    page.wait_for(lambda: page.mine[0]["waiting"] != before)


def test_private_tables_are_told_to_those_who_sit_there_only(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    hers, his = lists(edith), lists(harald)
    hers.hear()
    his.hear()
    edith.open_table(name="Crypt", public=False)
    hers.wait_for(lambda: names(hers.mine) == ["Crypt"])
    edith.open_table(name="TableRegistry")
    his.wait_for(lambda: names(his.open) == ["TableRegistry"])
    assert "Crypt" not in json.dumps(his.heard)


def test_whoever_leaves_a_table_finds_it_among_those_of_others(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    page = lists(harald)
    table = edith.open_table(name="Mead hall")
    guest = harald.visit(table)
    guest.do("TakeSeat", seat=1)
    page.wait_for(lambda: names(page.mine) == ["Mead hall"])
    guest.do("LeaveSeat", seat=1)
    page.wait_for(lambda: names(page.open) == ["Mead hall"])
    assert page.mine == []


def told_of(reader: Page, name: str) -> list[Message]:
    return [message for message in reader.heard if name in json.dumps(message)]


def test_clicks_within_a_turn_are_not_told(house: RunningServer) -> None:
    """The lists say whose turn it is, and since when: what does not change that is told to nobody."""
    pages = seated([house.person("Edith"), house.person("Harald")], name="Mead hall")
    reader = lists(house.person("Gytha"))
    reader.wait_for(lambda: names(reader.open) == ["Mead hall"])
    mover, _ = whose_turn(pages)
    assert mover.position is not None
    card = next(option for option in mover.position["options"] if option["notation"].startswith("play"))
    mover.do("Decide", seq=mover.seq, seat=mover.position["seat"], choice=card["choice"])
    mover.catch_up()
    assert mover.position["options"]  # it is still their turn
    house.person("Tostig").open_table(name="Later")
    reader.wait_for(lambda: "Later" in names(reader.open))
    assert len(told_of(reader, "Mead hall")) == 1  # when the lists came


def test_lists_need_no_game(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are over, and those at which nobody looks after a restart, are listed from their columns."""
    first = start_server(limited=False, workers=1)
    edith, harald = first.person("Edith"), first.person("Harald")
    play(seated([edith, harald], name="Over"), Random("over"))
    pages = seated([edith, harald], name="Going on")
    play(pages, Random("going on"), decisions=9)
    (waiting,) = [line["waiting"] for line in edith.get("/api/tables")["mine"] if line["table"]["name"] == "Going on"]
    first.stop()
    monkeypatch.setattr("bretwalda.server.tables.registry.replay_table", None)  # whoever plays a game again fails
    edith.port = start_server(limited=False, workers=1).port
    mine = {line["table"]["name"]: line for line in edith.get("/api/tables")["mine"]}
    assert mine["Over"]["table"]["over"]
    assert mine["Going on"]["waiting"] == waiting
    assert [seat["name"] for seat in mine["Going on"]["seats"]] == ["Edith", "Harald"]
    assert mine["Going on"]["yours"] == [0]


def test_the_lists_tell_no_secret(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    seated([edith, harald])
    told = lists(house.person("Gytha")).hear()
    (line,) = told["open"]
    assert set(line) == {"table", "seats", "yours", "host", "host_is_you", "waiting", "since"}
    assert line["yours"] == []


def test_a_page_of_lists_has_nothing_to_say(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = lists(edith)
    assert page.ask("Ping")["type"] == "Pong"
    page.send("Start")
    assert page.closing_code() == 4400
    assert page.heard[-1]["key"] == "refused-message"


def test_a_stranger_gets_no_lists(house: RunningServer) -> None:
    page = lists(house.newcomer())
    assert page.hear()["key"] == "refused-person"
    assert page.closing_code() == 4401


def aged(tmp_path: Path, days: int) -> None:
    """Let all tables be older."""
    with sqlite3.connect(tmp_path / "bretwalda.sqlite3") as database:
        database.execute("update game_table set created = created - ?", (days * DAY,))


def test_tables_that_never_began_are_cleared_away_and_games_stay(start_server: StartServer, tmp_path: Path) -> None:
    old = start_server(limited=False, workers=1)
    edith = old.person("Edith")
    waiting = edith.open_table(name="Waiting")
    running = edith.open_table(name="Running", seats=[{"kind": "me"}, {"kind": "me"}], start=True)
    old.stop()
    aged(tmp_path, 8)
    edith.port = start_server(limited=False, workers=1).port
    edith.visit(running).decide(Random(1))
    assert [line["table"]["name"] for line in edith.get("/api/tables")["mine"]] == ["Running"]
    assert edith.refusal("GET", f"/api/tables/{waiting}") == "refused-no-table"


def test_with_zero_days_every_table_stays(start_server: StartServer, tmp_path: Path) -> None:
    old = start_server(limited=False)
    edith = old.person("Edith")
    edith.open_table()
    old.stop()
    aged(tmp_path, 800)
    edith.port = start_server(limited=False, waiting_days=0).port
    assert len(edith.get("/api/tables")["mine"]) == 1


def decisions(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "bretwalda.sqlite3")) as connection:
        (number,) = connection.execute("select count(*) from entry where table_id = ?", (table,)).fetchone()
    return int(number)


def test_a_table_whose_note_was_lost_is_woken(start_server: StartServer, tmp_path: Path) -> None:
    """The server may die before it has noted whose turn it is: the journal knows better."""
    first = start_server(limited=False, workers=1)
    edith = first.person("Edith")
    match = bretwalda.Match(bretwalda.game("king_is_dead"), {"players": 2}, "noted")
    seats = ["random", "random"]
    seats[1 - int(match.state.actor)] = edith.cookie
    first.stop()
    table = put_table(first.config.database, match, seats, edith.cookie)
    start_server(limited=False, workers=1)
    deadline = monotonic() + PATIENCE
    while not decisions(tmp_path, table):
        assert monotonic() < deadline
        sleep(0.02)


def test_whoever_reads_does_not_wait_for_games_that_are_played_again(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games one person loads, another finds the lists, and loads a game as well."""
    edith, harald = house.person("Edith"), house.person("Harald")
    saves = {}
    for person in (edith, harald):
        table = person.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True)
        saves[person] = person.post("/api/saves", {"table": table, "name": ""})["id"]
    going_on, told = Event(), loading.replay_journal

    def slowly(journal: bretwalda.Journal) -> Any:
        if not harald_loads.is_set():
            going_on.wait(PATIENCE)
        return told(journal)

    harald_loads = Event()
    monkeypatch.setattr(saves_endpoint, "replay_journal", slowly)
    with ThreadPoolExecutor(6) as threads:
        loads = [threads.submit(edith.post, f"/api/saves/{saves[edith]}/load") for _ in range(6)]
        assert harald.get("/api/tables")["mine"]
        harald_loads.set()
        assert harald.post(f"/api/saves/{saves[harald]}/load")["started"] is False
        assert not any(load.done() for load in loads)
        going_on.set()
        assert all(load.result() for load in loads)
