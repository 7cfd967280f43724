"""Barbarian Kingdoms in the browser: a series, where the result of one game says who chooses what before the next."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.person import Person
from tests.browser.prepared_kingdoms import by_chance, game_until, sit_down
from tests.browser.test_kingdoms import action, notations, press, take_any, view
from tests.browser.test_pages import barriers

from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

ROUNDS = 20


def last_turn(state: Kingdoms) -> bool:
    return state.step.name == "turn" and state.round == ROUNDS and state.active == state.order[-1]


def choosing(person: Person) -> list[str]:
    """What the window before the game offers."""
    return person.page.locator(".choosing button").all_inner_texts()


def test_the_next_game_of_a_series_is_set_up_by_the_result_of_the_last(arrive: Arrival) -> None:
    people = [arrive(name) for name in ("Ada", "Bede", "Cuthbert")]
    match = game_until(last_turn, by_chance, players=3, rounds=ROUNDS)
    last = int(match.state.actor)
    sit_down(match, *((person, seat) for seat, person in enumerate(people)))
    people[last].is_asked()
    action(people[last], "Tax")
    while not people[last].ended.count():  # which tokens?
        people[last].is_asked()
        if not people[last].ended.count():
            take_any(people[last])
    for person in people:
        person.ended.wait_for()
    ranked = [people[reign["seat"]] for reign in view(people[0])["reckoning"]["ranking"]]
    winner, second, loser = ranked
    offered = second.page.get_by_role("button", name="Next game of the series")
    expect(offered).to_have_attribute("title", re.compile("it says who chooses what at the set-up"))
    offered.click()
    for person in (winner, loser):
        person.page.get_by_role("link", name="Join the next game").click()

    # Privilege: the winner has come to sit first, and chooses the row of the set-up card; the others wait.
    expect(winner.prompt).to_contain_text("You won the last game: choose the configuration")
    assert view(winner)["seat"] == 0
    assert barriers(winner.page) == []
    for person in (second, loser):
        expect(person.prompt).to_contain_text("Waiting for")
        assert choosing(person) == []
    rows = winner.page.locator(".choosing button")
    assert rows.count() == len(notations(winner)) > 1
    press(winner, rows.last)

    # Inheritance: a kingdom each, in the order of the ranking; the last one is nobody's choice any more.
    for person, left in ((winner, 3), (second, 2)):
        expect(person.prompt).to_contain_text("Choose the kingdom you will play")
        kingdoms = person.page.locator(".choosing button.card")
        expect(kingdoms).to_have_count(left)
        expect(kingdoms.first.locator("b")).to_have_count(2)  # both powers are told
        press(person, kingdoms.last)

    # Clemency: the loser says who begins, and the game begins with that kingdom.
    expect(loser.prompt).to_contain_text("You lost the last game: name the kingdom that begins")
    named = loser.page.locator(".choosing button.card")
    expect(named).to_have_count(3)
    wanted = sorted(notations(loser))[1].split()[1]
    press(loser, named.filter(has_text=GAME.texts("en").name("kingdom", wanted)))
    for person in people:
        expect(person.page.locator(".choosing")).to_have_count(0)
        expect(person.page.locator("[data-unit]").first).to_be_attached()
        assert view(person)["active"] == wanted
    first = next(kingdom["seat"] for kingdom in view(winner)["kingdoms"] if kingdom["id"] == wanted)
    ranked[first].is_asked()
    assert view(ranked[first])["step"] == "turn"
