"""The lists of tables: live on a socket, and cleared of tables at which nobody has begun to play."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from .conftest import RunningServer, StartServer
from .people import Message, Page, lists, seated, whose_turn

DAY = 24 * 3600 * 1000


def hear_lists(page: Page, so: Any) -> Message:
    return page.hear_until(lambda message: message["type"] == "Lists" and so(message))


def test_the_lists_are_told_at_once_and_whenever_they_change(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    page = lists(harald)
    first = page.hear()
    assert (first["type"], first["mine"], first["open"]) == ("Lists", [], [])
    table = edith.open_table(name="Mead hall")
    hear_lists(page, lambda told: [line["table"]["name"] for line in told["open"]] == ["Mead hall"])
    host, guest = edith.visit(table), harald.visit(table)
    guest.do("TakeSeat", seat=1)
    hear_lists(page, lambda told: told["open"] == [] and [line["yours"] for line in told["mine"]] == [[1]])
    host.do("Start")
    told = hear_lists(page, lambda told: told["mine"][0]["table"]["started"])
    mover, other = whose_turn([host, guest])
    before = told["mine"][0]["waiting"]
    while mover.position is not None and mover.position["options"]:
        mover.decide(Random(mover.seq))
    other.wait_for_seq(mover.seq)
    hear_lists(page, lambda told: told["mine"][0]["waiting"] != before)


def test_private_tables_are_told_to_those_who_sit_there_only(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    hers, his = lists(edith), lists(harald)
    his.hear()
    edith.open_table(name="Crypt", public=False)
    hear_lists(hers, lambda told: [line["table"]["name"] for line in told["mine"]] == ["Crypt"])
    edith.open_table(name="Hall")
    hear_lists(his, lambda told: bool(told["open"]))
    assert "Crypt" not in json.dumps(his.heard)


def test_the_lists_tell_no_secret(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    seated([edith, harald])
    told = lists(house.person("Gytha")).hear()
    (line,) = told["open"]
    assert set(line) == {"table", "seats", "yours", "host", "waiting", "since"}
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
