"""Chat: who reads what."""

from __future__ import annotations

from .conftest import RunningServer
from .people import Message, Page, seated


def test_everybody_reads_what_is_said_to_everybody(house: RunningServer) -> None:
    first, second = seated([house.person("Edith"), house.person("Harald")])
    watcher = house.person("Gytha").visit(first.table["id"])
    first.do("Say", text="Hail!")
    for page in (first, second, watcher):
        page.catch_up()
        assert [(line["name"], line["seat"], line["text"]) for line in page.chat] == [("Edith", 0, "Hail!")]


def test_a_private_line_reaches_its_seats_only(house: RunningServer) -> None:
    pages = seated([house.person(name) for name in ("Edith", "Harald", "Tostig")])
    watcher = house.person("Gytha").visit(pages[0].table["id"])
    pages[0].do("Say", text="An alliance?", to=[1])
    for page in (*pages, watcher):
        page.catch_up()
    assert [bool(page.chat) for page in (*pages, watcher)] == [True, True, False, False]
    assert pages[1].chat[0]["to"] == [1]


def test_a_private_line_stays_private_after_a_restart_of_the_page(house: RunningServer) -> None:
    edith, harald, tostig = (house.person(name) for name in ("Edith", "Harald", "Tostig"))
    pages = seated([edith, harald, tostig])
    pages[0].do("Say", text="An alliance?", to=[1])
    assert harald.visit(pages[0].table["id"]).chat
    assert not tostig.visit(pages[0].table["id"]).chat


def test_only_new_lines_come_after_a_gap(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())
    for text in ("one", "two", "three"):
        page.do("Say", text=text)
    assert [line["text"] for line in edith.visit(page.table["id"], chat=1).chat] == ["two", "three"]


def test_a_line_sent_twice_is_said_once(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())
    page.do("Say", text="Hail!", mark="a1")
    page.do("Say", text="Hail!", mark="a1")
    page.catch_up()
    assert len(page.chat) == 1


def test_lines_are_cut_and_cleaned(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())
    page.do("Say", text="<b>\u202eHail\x1b[31m</b>" + "x" * 1000)
    page.catch_up()
    assert page.chat[0]["text"].startswith("<b>Hail[31m</b>")  # text, for the page to show as text
    assert len(page.chat[0]["text"]) == 500
    assert page.refusal("Say", text=" \n\x00") == "refused-empty"
    assert page.refusal("Say", text="hm", to=[9]) == "refused-no-seat"


def test_a_line_to_the_team_reaches_the_team_only(house: RunningServer) -> None:
    people = [house.person(name) for name in ("Edith", "Harald", "Tostig", "Gytha")]
    pages = seated(people)  # four always play The King is Dead as two teams
    watcher = house.person("Leofric").visit(pages[0].table["id"])
    everybody = [*pages, watcher]
    assert [position(page)["partners"] for page in everybody] == [[2], [3], [0], [1], []]
    pages[0].do("Say", text="Let the Welsh win.", to=position(pages[0])["partners"])
    for page in everybody:
        page.catch_up()
    assert [bool(page.chat) for page in everybody] == [True, False, True, False, False]
    heard = [page.heard for page in everybody]
    assert ["Welsh win" in str(messages) for messages in heard] == [True, False, True, False, False]
    again = [browser.visit(pages[0].table["id"]) for browser in people]
    assert [bool(page.chat) for page in again] == [True, False, True, False]


def test_teams_of_barbarian_kingdoms(house: RunningServer) -> None:
    people = [house.person(name) for name in ("Edith", "Harald", "Tostig", "Gytha")]
    pages = seated(people, game="barbarian_kingdoms", settings={"teams": True})
    for page in pages:
        page.catch_up()
    partners = [position(page)["partners"] for page in pages]
    sides = {frozenset((seat, *others)) for seat, others in enumerate(partners)}
    assert sorted(len(side) for side in sides) == [2, 2]
    pages[3].do("Say", text="To Rome!", to=partners[3])
    for page in pages:
        page.catch_up()
    assert {seat for seat, page in enumerate(pages) if page.chat} == {3, *partners[3]}


def test_without_teams_there_are_no_partners(house: RunningServer) -> None:
    pages = seated([house.person(name) for name in ("Edith", "Harald", "Tostig")])
    assert [position(page)["partners"] for page in pages] == [[], [], []]


def test_a_line_that_nobody_could_read_is_refused(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table(start=True))
    assert page.refusal("Say", text="Hail, machine!", to=[1]) == "refused-no-reader"


def position(page: Page) -> Message:
    page.wait_for(lambda: page.position is not None)
    assert page.position is not None
    return page.position
