"""Barbarian Kingdoms in the browser: a victory, a battle with bribes, a series; mouse, keys and a finger."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.barriers import barriers
from tests.browser.conftest import Arrival
from tests.browser.kingdoms import (
    action,
    click_figure,
    click_province,
    notations,
    press,
    take_any_to_the_end,
    view,
    words,
)
from tests.browser.person import Person, whoever_is_asked
from tests.browser.prepared_kingdoms import game_until, one_conquers, position, sit_down

from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import PROVINCE_IDS, TO
from bretwalda.games.barbarian_kingdoms.state import Kingdoms
from bretwalda.games.barbarian_kingdoms.steps.invasion import affordable_claims

ROUNDS = 20
# A battle that is over folds itself up for whoever is asked something else; a click shows it again.
BATTLE_TOLD = """{
  const battle = document.querySelector('.battle')
  battle?.querySelector('button[aria-expanded=false]')?.click()
  return battle?.querySelectorAll('.revealed').length === 2 && battle.textContent.includes('Victory')
}"""


def about_to_win(state: Kingdoms) -> bool:
    """The first seat has six provinces and can claim a seventh that nobody else can reach."""
    if state.step.name != "turn" or state.owner[state.active] != 0 or state.lands(state.active) != 6:
        return False
    others = [kingdom for kingdom in state.order if kingdom != state.active]
    return any(
        affordable_claims(state) >> p & 1 and not any(state.reaches(kingdom, p) for kingdom in others)
        for p in range(len(PROVINCE_IDS))
    )


def test_a_territorial_victory_over_two_computers(arrive: Arrival) -> None:
    """Conquered by invading and claiming, the seventh province is won by clicking."""
    ada = arrive("Ada")
    sit_down(game_until(about_to_win, one_conquers, players=3), (ada, 0))
    ada.is_asked()
    expect(ada.page.locator(".players").get_by_text("6/7", exact=True)).to_be_visible()
    action(ada, "Claim")
    expect(ada.page.locator("path.glow")).to_have_count(len(notations(ada)))
    click_province(ada, next(iter(notations(ada))).split()[1])
    take_any_to_the_end(ada)  # which tokens shall pay for it?
    ended = ada.ended
    expect(ended.locator(".verdict")).to_contain_text("Guest wins by territory")
    table = ended.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(4)
    points = [int(cell) for cell in table.locator("tr.total td").all_inner_texts()]
    lines = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in table.locator("tbody tr").all()[:5]]
    assert points == [sum(column) for column in zip(*lines, strict=True)]
    assert max(seat["provinces"] for seat in view(ada)["kingdoms"]) >= 7
    assert barriers(ada.page) == []


def aims(state: Kingdoms) -> list[int]:
    """Provinces that may be invaded now and where the unit of somebody stands who can pay a bribe."""
    if state.step.name != "invasion-target" or state.wealth(state.actor) < 3:
        return []
    places = [int(choice - TO) for choice in state.options(state.actor)]
    return [p for p in places if state.occupant(p) >= 0 and state.wealth(state.owner[state.occupant(p)]) >= 3]


def bribes_told(person: Person) -> int:
    """How many bribes the page of a person was told of."""
    return sum(line["key"] == "event-bribed" for message in person.positions() for line in message["news"])


def test_a_battle_between_two_browsers_with_bribes(arrive: Arrival) -> None:
    """Both fill their purses in secret; neither is told what the other has sealed until both lie open."""
    ada, bede = arrive("Ada"), arrive("Bede")
    match = game_until(lambda state: bool(aims(state)), players=3)
    state = position(match)
    aim = aims(state)[0]
    active, foe = int(state.actor), int(state.owner[state.occupant(aim)])
    sit_down(match, (ada, active), (bede, foe))
    ada.is_asked()
    click_figure(ada, PROVINCE_IDS[aim])  # who is attacked stands in the way of nobody's click
    assert view(ada)["site"] == PROVINCE_IDS[aim]
    windows = {person: person.page.locator(".battle") for person in (ada, bede)}
    for window in windows.values():
        expect(window).to_be_visible()
        expect(window.locator("[data-army]")).to_have_count(2)
    of_old = bribes_told(bede)  # in battles before this one
    while view(deciding := whoever_is_asked(ada, bede))["step"] == "reinforcement":
        press(deciding, windows[deciding].get_by_role("button", name="Bring no more units"))

    # Ada slides to all she has; one click on Bede's side takes one token of a kind.
    expect(windows[ada].get_by_role("slider")).to_be_visible()
    assert barriers(ada.page) == []
    windows[ada].get_by_role("slider").press("End")
    mine = view(ada)["seats"][active]["tremis"]
    expect(windows[ada]).to_contain_text(f"Seal the purse: {mine} tremis")
    press(ada, windows[ada].get_by_role("button", name="Seal the purse"))
    expect(windows[ada]).to_contain_text("Your purse is sealed")
    expect(windows[bede]).to_contain_text("bribe sealed")
    told = [message["view"] for message in bede.positions()]
    assert all(one["seats"][active]["treasury"] is None and one["own_bribe"] is None for one in told)
    assert bribes_told(bede) == of_old

    windows[bede].get_by_role("button", name=re.compile("token more")).first.click()
    windows[bede].get_by_role("button", name="Seal the purse").click()
    for person in (ada, bede):
        person.wait_until(BATTLE_TOLD)
        expect(windows[person].locator(".revealed")).to_have_count(2)
        expect(windows[person]).to_contain_text(f"+{mine}")
        person.page.get_by_role("tab", name="Log").click()
        expect(person.page.get_by_role("log", name="Log")).to_contain_text("win the battle")
        if view(person)["battle"] is None:  # nothing is left to be decided in it
            windows[person].get_by_role("button", name="Continue").click()
            expect(windows[person]).to_have_count(0)


def test_the_keyboard_plays_a_turn_without_barriers(arrive: Arrival) -> None:
    ada = arrive("Ada")
    match = game_until(lambda s: s.step.name == "turn" and "invade" in words(s), players=3)
    sit_down(match, (ada, int(match.state.actor)))
    ada.is_asked()
    assert barriers(ada.page) == []
    ada.page.get_by_role("button", name="Invade").focus()
    for step in ("invasion", "invasion-target"):
        with ada.deciding():
            ada.page.keyboard.press("Enter")
        assert view(ada)["step"] == step
        ada.is_asked()
        ada.page.keyboard.press("ArrowDown")
        expect(ada.page.locator("[data-target]:focus")).to_have_count(1)
    with ada.deciding():
        ada.page.keyboard.press("Enter")
    assert view(ada)["step"] != "invasion-target"


def can_recruit(state: Kingdoms) -> bool:
    return state.step.name == "turn" and state.round > 1 and {"recruit", "invade"} <= set(words(state))


def in_battle(state: Kingdoms) -> bool:
    return state.step.name == "bribery"


def test_a_phone_has_all_within_reach_and_no_barriers(arrive: Arrival) -> None:
    """The actions, the treasury and the battle fit a small screen, and nothing is wider than it."""
    ada = arrive("Ada", language="fr", phone=True)
    match = game_until(in_battle, players=4)
    sit_down(match, (ada, int(match.state.actors()[0])))
    ada.is_asked()
    assert barriers(ada.page) == []
    match = game_until(can_recruit, players=4)
    sit_down(match, (ada, int(match.state.actor)))
    ada.is_asked()
    assert barriers(ada.page) == []
    action(ada, "Recruter")
    listed = ada.page.locator(".hand .list button")
    expect(listed.first).to_be_visible()
    press(ada, listed.first)
    expect(ada.page.get_by_role("region", name="Votre trésor")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


def last_turn(state: Kingdoms) -> bool:
    return state.step.name == "turn" and state.round == ROUNDS and state.active == state.order[-1]


def test_the_next_game_of_a_series_is_set_up_by_the_result_of_the_last(arrive: Arrival) -> None:
    people = [arrive(name) for name in ("Ada", "Bede", "Cuthbert")]
    match = game_until(last_turn, players=3, rounds=ROUNDS)
    last = int(match.state.actor)
    sit_down(match, *((person, seat) for seat, person in enumerate(people)))
    people[last].is_asked()
    action(people[last], "Tax")
    take_any_to_the_end(people[last])  # which tokens?
    for person in people:
        person.ended.wait_for()
    ranked = [people[reign["seat"]] for reign in view(people[0])["reckoning"]["ranking"]]
    winner, second, loser = ranked
    offered = second.page.get_by_role("button", name="Next game of the series")
    expect(offered).to_have_attribute("title", re.compile("who chooses what when setting up"))
    offered.click()
    for person in (winner, loser):
        person.page.get_by_role("link", name="Join the next game").click()

    # Privilege: the winner has come to sit first, and chooses the row of the set-up card; the others wait.
    expect(winner.prompt).to_contain_text("You won the last game: choose the configuration")
    assert view(winner)["seat"] == 0
    assert barriers(winner.page) == []
    for person in (second, loser):
        expect(person.prompt).to_contain_text("Waiting for")
        expect(person.page.locator(".choosing button")).to_have_count(0)
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
