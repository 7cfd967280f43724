"""Invitations: to people with whom one has played, seen by them in the program, and taken or declined."""

from __future__ import annotations

from typing import Any

from .conftest import RunningServer
from .people import Browser, Page, seated


def met(host: RunningServer, *names: str) -> list[Browser]:
    """People who have played a game with each other."""
    people = [host.person(name) for name in names]
    seated(people, settings={"players": len(people)})
    return people


def companions(browser: Browser) -> dict[str, str]:
    """By name: what somebody with whom a person has played is called to that person."""
    return {one["name"]: one["id"] for one in browser.get("/api/companions")["companions"]}


def invited(browser: Browser, table: str, seat: int, companion: str) -> None:
    body = b'{"seat":%d,"companion":"%s"}' % (seat, companion.encode())
    assert browser.ask("POST", f"/api/tables/{table}/invite", body).status == 204


def refusal(browser: Browser, table: str, **body: Any) -> str:
    return browser.refusal("POST", f"/api/tables/{table}/invite", body)


def room(browser: Browser) -> Page:
    return browser.visit(browser.open_table(settings={"players": 3}, public=False))


def test_whoever_is_invited_finds_the_table_agrees_and_plays(house: RunningServer) -> None:
    edith, harald = met(house, "Edith", "Harald")
    elsewhere = harald.visit(harald.open_table())
    page = room(edith)
    table = page.table["id"]
    invited(edith, table, 1, companions(edith)["Harald"])
    elsewhere.catch_up()
    assert [m["key"] for m in elsewhere.heard if m["type"] == "Notice"] == ["notice-asked"]
    line = next(line for line in harald.get("/api/tables")["mine"] if line["table"]["id"] == table)
    assert (line["yours"], line["seats"][1]["away"], line["host"]) == ([1], True, "Edith")
    assert page.refusal("Start") == "refused-not-agreed"
    guest = harald.visit(table)
    guest.do("TakeSeat", seat=1)
    page.do("Start")
    page.catch_up()
    assert [seat["kind"] for seat in page.seats["seats"]] == ["person", "person", "computer"]


def test_an_invitation_can_be_declined_and_withdrawn(house: RunningServer) -> None:
    edith, harald = met(house, "Edith", "Harald")
    page = room(edith)
    table, handle = page.table["id"], companions(edith)["Harald"]
    invited(edith, table, 2, handle)
    harald.visit(table).do("LeaveSeat", seat=2)
    page.catch_up()
    assert page.seats["seats"][2]["kind"] == "open"
    invited(edith, table, 2, handle)
    page.do("SetSeat", seat=2, level=None)
    assert table not in [line["table"]["id"] for line in harald.get("/api/tables")["mine"]]


def test_companions_are_those_of_games_that_have_begun_and_mean_nobody_to_others(house: RunningServer) -> None:
    edith, harald = met(house, "Edith", "Harald")
    _, gytha = met(house, "Leofric", "Gytha")
    waiting = edith.open_table(settings={"players": 2})
    gytha.visit(waiting).do("TakeSeat", seat=1)  # at a table, but not in a game
    assert list(companions(edith)) == ["Harald"]
    assert list(companions(harald)) == ["Edith"]
    assert companions(house.person("Nobody")) == {}
    one, other, _ = met(house, "Aelfgar", "Morcar", "Wulf")
    assert companions(one)["Wulf"] != companions(other)["Wulf"]
    again = met(house, "Tostig", "Swein")[0]
    page = room(again)
    for stranger in (companions(edith)["Harald"], companions(harald)["Edith"], "", "x" * 500):
        assert refusal(again, page.table["id"], seat=1, companion=stranger) == "refused-companion"


def test_what_makes_no_sense_is_refused_and_changes_nothing(house: RunningServer) -> None:
    edith, harald = met(house, "Edith", "Harald")
    page = room(edith)
    table, handle = page.table["id"], companions(edith)["Harald"]
    back = companions(harald)["Edith"]
    assert refusal(harald, table, seat=1, companion=back) == "refused-not-host"
    assert refusal(edith, table, seat=0, companion=handle) == "refused-seat-taken"
    assert refusal(edith, table, seat=9, companion=handle) == "refused-no-seat"
    assert refusal(edith, table, seat="one", companion=handle) == "refused-message"
    assert refusal(edith, "nowhere", seat=1, companion=handle) == "refused-no-table"
    invited(edith, table, 1, handle)
    assert refusal(edith, table, seat=2, companion=handle) == "refused-invited"
    page.do("SetSeat", seat=1, level="random")
    page.do("Start")
    assert refusal(edith, table, seat=1, companion=handle) == "refused-started"
