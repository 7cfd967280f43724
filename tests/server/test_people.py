"""People: cookies, names, keys, the server's password."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from time import sleep

import pytest

from bretwalda.server.messages import Preferences
from bretwalda.server.people import recalled

from .conftest import RunningServer, StartServer
from .people import Browser, lists, seated, until


def test_a_newcomer_gets_a_cookie_that_scripts_cannot_read(house: RunningServer) -> None:
    answer = house.newcomer().ask("GET", "/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie  # without TLS a browser would not send it back


def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_only(house: RunningServer) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    assert "secure" in house.newcomer().ask("GET", "/api/me", headers=headers).headers["set-cookie"].lower()


def test_the_same_cookie_is_the_same_person(house: RunningServer) -> None:
    edith = house.person("Edith")
    edith.post("/api/me", {"preferences": {"language": "fr", "volume": 3}})
    cookie = edith.cookie
    me = edith.get("/api/me")
    assert (me["name"], me["preferences"]) == ("Edith", {"language": "fr", "volume": 3})
    assert edith.cookie == cookie


def test_the_database_holds_no_cookie_and_no_key(house: RunningServer, tmp_path: Path) -> None:
    edith = house.person("Edith")
    key = edith.post("/api/key")["key"]
    token = edith.cookie.split("=")[1]
    with sqlite3.connect(tmp_path / "bretwalda.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    assert "Edith" in dump
    assert token not in dump
    assert key not in dump
    assert key.replace("-", "") not in dump


def test_a_key_carries_a_person_to_another_device(house: RunningServer) -> None:
    edith = house.person("Edith")
    table = edith.open_table()
    key = edith.post("/api/key")["key"]
    phone = house.newcomer()
    phone.post("/api/carry", {"key": key.upper().replace("-", " ")})
    assert phone.get("/api/me")["name"] == "Edith"
    assert phone.visit(table).seats["yours"] == [0]
    edith.post("/api/key")
    assert house.newcomer().refusal("POST", "/api/carry", {"key": key}) == "refused-key"


def test_whoever_reads_a_name_is_shown_the_new_one_and_of_nothing_else_that_changes_about_somebody(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    """At a table, in a list, and of a table that is not in memory: by its columns alone."""
    for page in seated([edith, harald], name="Asleep"):
        page.close()
    until(lambda: not house.services.registry.held())
    shown = lists(edith)
    shown.hear()
    hers, his = seated([edith, harald], name="Awake")
    shown.wait_for(lambda: len(shown.mine) == 2 and all(line["table"]["started"] for line in shown.mine))
    sleep(1.0)  # longer than changes in lists are gathered
    for page in (hers, his, shown):
        page.catch_up()
    ignored = f"/api/tables/{hers.table['id']}/ignore", {"whom": {"seat": 0}}
    for path, body in (("/api/me", {"preferences": {"volume": 3}}), ("/api/key", {}), ignored):
        assert harald.ask("POST", path, json.dumps(body).encode()).status < 300
    sleep(1.0)
    for page in (hers, his, shown):
        before = len(page.heard)
        page.catch_up()
        assert [told["type"] for told in page.heard[before:]] == ["Pong"], "nobody learns that he has done something"
    harald.post("/api/me", {"name": "Harald Hardrada"})
    hers.wait_for(lambda: [seat["name"] for seat in hers.seats["seats"]] == ["Edith", "Harald Hardrada"])
    shown.wait_for(lambda: [line["seats"][1]["name"] for line in shown.mine] == ["Harald Hardrada"] * 2)


LIKES = {
    "language": "fr", "volume": 30, "motion": "slow", "theme": "night", "palette": "distinct", "size": "large",
    "confirm": True, "hints": "hard",
}  # fmt: skip


def test_what_a_person_likes_is_known_on_every_device(start_server: StartServer) -> None:
    house = start_server(limited=False)
    edith = house.person("Edith")
    edith.post("/api/me", {"preferences": LIKES})
    key = edith.post("/api/key")["key"]
    assert house.newcomer().post("/api/carry", {"key": key})["preferences"] == LIKES
    house.stop()
    again = start_server(limited=False)
    assert again.newcomer().post("/api/carry", {"key": key})["preferences"] == LIKES
    edith.port = again.port
    edith.post("/api/me", {"name": "Ealdgyth"})
    assert edith.get("/api/me")["preferences"] == LIKES


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "<b>"}, {"volume": 101}, {"volume": "loud"}, {"motion": "x" * 21}, {"palette": "<b>"},
        {"size": 3}, {"confirm": "yes"}, {"horse": True}, [], "fr",
    ],
)  # fmt: skip
def test_preferences_that_make_no_sense_are_refused(house: RunningServer, wrong: object) -> None:
    edith = house.person("Edith")
    edith.post("/api/me", {"preferences": {"volume": 5}})
    assert edith.refusal("POST", "/api/me", {"preferences": wrong}) == "refused-message"
    assert edith.get("/api/me")["preferences"] == {"volume": 5}


def test_preferences_of_an_earlier_version_do_no_harm() -> None:
    assert recalled({"volume": 7, "horse": True}) == Preferences(volume=7)
    assert recalled({"volume": 700}) == Preferences()


def test_a_forged_cookie_is_nobody(house: RunningServer) -> None:
    mallory = house.newcomer()
    mallory.cookie = "bretwalda=forged"
    assert mallory.refusal("GET", "/api/tables") == "refused-person"


def test_with_a_password_nobody_comes_in_without_it(start_server: StartServer) -> None:
    house = start_server(password="wessex", limited=False)
    edith = house.newcomer()
    assert edith.refusal("GET", "/api/me") == "refused-password"
    assert edith.refusal("POST", "/api/enter", {"password": "mercia"}) == "refused-password"
    assert edith.cookie == ""
    edith.post("/api/enter", {"password": "wessex"})
    edith.open_table()


def test_a_new_password_is_asked_of_those_who_knew_the_old_one(start_server: StartServer) -> None:
    old = start_server(limited=False)
    edith = old.person("Edith")
    old.stop()
    edith.port = start_server(password="wessex", limited=False).port
    assert edith.refusal("GET", "/api/tables") == "refused-person"
    assert edith.refusal("GET", "/api/me") == "refused-password"
    assert edith.post("/api/enter", {"password": "wessex"})["name"] == "Edith"


def test_names_are_cut_and_cleaned(house: RunningServer) -> None:
    edith = house.person("  Edith\x00\u202e\n" + "x" * 100)
    assert edith.get("/api/me")["name"] == "Edith " + "x" * 34
