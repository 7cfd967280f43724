"""Chat: who reads what."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import RunningServer
from .people import Message, Page, play, seated


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
    pages = seated(people, game="barbarian_kingdoms", settings={"teams": True})
    watcher = house.person("Leofric").visit(pages[0].table["id"])
    everybody = [*pages, watcher]
    partners = [position(page)["partners"] for page in everybody]
    sides = {frozenset((seat, *others)) for seat, others in enumerate(partners[:4])}
    assert sorted(len(side) for side in sides) == [2, 2]
    assert partners[4] == []
    pages[3].do("Say", text="To Rome!", to=partners[3])
    for page in everybody:
        page.catch_up()
    team = [seat in (3, *partners[3]) for seat in range(5)]
    assert [bool(page.chat) for page in everybody] == team
    assert ["To Rome" in str(page.heard) for page in everybody] == team
    again = [browser.visit(pages[0].table["id"]) for browser in people]
    assert [bool(page.chat) for page in again] == team[:4]


@pytest.fixture
def allies(house: RunningServer) -> list[Page]:
    """Four always play The King is Dead as two alliances, whose partners may not confer (rules 9.10)."""
    pages = seated([house.person(name) for name in ("Edith", "Harald", "Tostig", "Gytha")])
    assert [position(page)["partners"] for page in pages] == [[2], [3], [0], [1]]
    return pages


@pytest.mark.parametrize("to", [[2], [1, 2], [1, 2, 3]])
def test_partners_who_may_not_confer_have_no_line_of_their_own(allies: list[Page], to: list[int]) -> None:
    assert allies[0].refusal("Say", text="Let the Welsh win.", to=to) == "refused-partners-confer"
    assert allies[0].refusal("Say", text="Let the Welsh win.", to=[9]) == "refused-no-seat"
    for page in allies:
        page.catch_up()
        assert not page.chat
        assert "Welsh win" not in str(page.heard)


def test_they_may_speak_to_everybody_and_to_an_opponent(allies: list[Page]) -> None:
    allies[0].do("Say", text="good luck")
    allies[0].do("Say", text="spare Essex", to=[1])
    for page in allies:
        page.catch_up()
    assert [len(page.chat) for page in allies] == [2, 2, 1, 1]


def test_when_the_game_is_over_partners_may_talk(allies: list[Page]) -> None:
    play(allies, Random("to the end"))
    allies[0].wait_for(lambda: allies[0].over)
    allies[0].do("Say", text="well played", to=[2])
    allies[2].catch_up()
    assert [line["text"] for line in allies[2].chat] == ["well played"]


def test_a_game_says_whether_partners_may_confer(house: RunningServer) -> None:
    games = {game["id"]: game["partners_confer"] for game in house.person("Edith").get("/api/games")["games"]}
    assert (games["king_is_dead"], games["barbarian_kingdoms"]) == (False, True)


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
