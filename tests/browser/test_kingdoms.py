"""Barbarian Kingdoms in the browser: actions on the map, battles with bribes, the end; mouse, keys and a finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Arrival
from tests.browser.person import SPOT, Person
from tests.browser.prepared_kingdoms import by_chance, game_until, one_conquers, sit_down
from tests.browser.test_pages import barriers

from bretwalda.games.barbarian_kingdoms.board import PROVINCE_IDS, TO, VERBS
from bretwalda.games.barbarian_kingdoms.state import Kingdoms
from bretwalda.games.barbarian_kingdoms.steps.invasion import affordable_claims
from bretwalda.games.barbarian_kingdoms.steps.manoeuvre import KING_SPENT, MADE


def view(person: Person) -> dict[str, Any]:
    return dict(person.positions()[-1]["view"])


def notations(person: Person) -> set[str]:
    return {option["notation"] for option in person.positions()[-1]["options"]}


def click_province(person: Person, province: str) -> None:
    """Click on a province where nothing else lies, and wait for the decision."""
    seen = person.decisions_seen()
    x, y = person.page.evaluate(SPOT, f"[data-province={province}]")
    person.page.mouse.click(x, y)
    person.wait_past(seen)


def press(person: Person, button: Locator) -> None:
    """Press a button and wait for the decision."""
    seen = person.decisions_seen()
    button.click()
    person.wait_past(seen)


def action(person: Person, name: str) -> None:
    press(person, person.page.get_by_role("region", name="Actions").get_by_role("button", name=name))


def take_any(person: Person) -> None:
    """Take something that glows, wherever it is, and wait for the page to move on."""
    seen = person.decisions_seen()
    targets = person.page.locator("[data-target]:not([disabled])")
    targets.nth(person.dice.randrange(targets.count())).dispatch_event("click")
    person.wait_past(seen)


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
    match = game_until(about_to_win, one_conquers, players=3)
    sit_down(match, (ada, 0))
    ada.is_asked()
    expect(ada.page.locator(".players").get_by_text("6/7", exact=True)).to_be_visible()
    action(ada, "Claim")
    expect(ada.page.locator("path.glow")).to_have_count(len(notations(ada)))
    click_province(ada, next(iter(notations(ada))).split()[1])
    while not ada.ended.count():  # which tokens shall pay for it?
        ada.is_asked()
        if not ada.ended.count():
            take_any(ada)
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
    match = game_until(lambda state: bool(aims(state)), by_chance, players=3)
    state = match.state
    assert isinstance(state, Kingdoms)
    aim = aims(state)[0]
    active, foe = int(state.actor), int(state.owner[state.occupant(aim)])
    sit_down(match, (ada, active), (bede, foe))
    ada.is_asked()
    click_province(ada, PROVINCE_IDS[aim])
    windows = {person: person.page.locator(".battle") for person in (ada, bede)}
    for window in windows.values():
        expect(window).to_be_visible()
        expect(window.locator("[data-army]")).to_have_count(2)
    of_old = bribes_told(bede)  # in battles before this one
    while view(ada)["step"] == "reinforcement":
        for person in (ada, bede):
            if "pass" in notations(person):
                press(person, windows[person].get_by_role("button", name="Bring no more"))
        ada.page.wait_for_timeout(50)

    # Ada slides to all she has; one click on Bede's side takes one token of a kind.
    expect(windows[ada].get_by_role("slider")).to_be_visible()
    windows[ada].get_by_role("slider").press("End")
    mine = view(ada)["seats"][active]["tremis"]
    assert f"Seal the purse: {mine} tremis" in windows[ada].inner_text()
    before = ada.decisions_seen()
    windows[ada].get_by_role("button", name="Seal the purse").click()
    expect(windows[ada]).to_contain_text("Your purse is sealed")
    assert ada.decisions_seen() > before
    expect(windows[bede]).to_contain_text("bribe sealed")
    told = [message["view"] for message in bede.positions()]
    assert all(one["seats"][active]["treasury"] is None and one["own_bribe"] is None for one in told)
    assert bribes_told(bede) == of_old

    windows[bede].get_by_role("button", name=re.compile("token more")).first.click()
    windows[bede].get_by_role("button", name="Seal the purse").click()
    for person in (ada, bede):
        expect(windows[person].locator(".revealed")).to_have_count(2)
        expect(windows[person]).to_contain_text("Victory")
        expect(windows[person]).to_contain_text(f"+{mine}")
        expect(person.page.get_by_role("log", name="Log")).to_contain_text("win the battle")
        go_on = windows[person].get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
            expect(windows[person]).to_have_count(0)


def can_move_another(state: Kingdoms) -> bool:
    """In a manoeuvre a warrior has moved, and another one on land can move."""
    return (
        state.step.name == "moving" and state.spent[MADE] == 1 and state.spent[KING_SPENT] == 0 and bool(movers(state))
    )


def movers(state: Kingdoms) -> list[str]:
    """The provinces whose warriors can move."""
    return [one.split()[1] for one in words(state) if one.startswith("warrior ") and one != "warrior sea"]


def test_a_manoeuvre_is_drawn_as_arrows_until_it_is_done(arrive: Arrival) -> None:
    ada = arrive("Ada")
    match = game_until(can_move_another, by_chance, players=3)
    state = match.state
    assert isinstance(state, Kingdoms)
    sit_down(match, (ada, int(state.actor)))
    ada.is_asked()
    arrows = ada.page.locator(".arrows .made")
    expect(arrows).to_have_count(1)
    press(ada, ada.page.locator(f"[data-unit={movers(state)[0]}]"))
    expect(ada.page.locator(".arrows .way")).to_have_count(len(notations(ada)))
    press(ada, ada.page.get_by_role("button", name="Undo"))
    expect(arrows).to_have_count(1)
    press(ada, ada.page.get_by_role("button", name="Done"))
    expect(ada.page.get_by_role("button", name="Done")).to_have_count(0)


def test_taxes_are_collected_by_clicking_on_coins_and_provinces(arrive: Arrival) -> None:
    ada = arrive("Ada")
    match = game_until(lambda s: s.step.name == "collecting", by_chance, players=3)
    sit_down(match, (ada, int(match.state.actor)))
    ada.is_asked()
    offers = notations(ada)
    expect(ada.page.locator("g.tax.ready")).to_have_count(len(offers))
    seat = int(match.state.actor)
    before = view(ada)["seats"][seat]["tremis"]
    press(ada, ada.page.locator("g.tax.ready").first)
    assert view(ada)["seats"][seat]["tremis"] > before


def test_sums_are_paid_with_the_tokens_one_points_at(arrive: Arrival) -> None:
    """However many questions the rules ask about tokens, one click answers them all."""
    ada = arrive("Ada")
    match = game_until(lambda s: s.step.name == "paying" and len(s.options(s.actor)) > 1, by_chance, players=3)
    seat = int(match.state.actor)
    sit_down(match, (ada, seat))
    ada.is_asked()
    ways = ada.page.get_by_role("region", name="Pay with").get_by_role("button")
    assert ways.count() > 1
    wanted = ways.last.locator(".unseen").inner_text()
    kingdom = ada.page.locator(".hand h3").last.inner_text().strip()
    ways.last.click()
    expect(ways).to_have_count(0)
    paid = ada.log.filter(has_text=f"The {kingdom} pay").last.inner_text()
    assert all(part in paid for part in wanted.split(", "))


def test_the_keyboard_plays_a_turn(arrive: Arrival) -> None:
    ada = arrive("Ada")
    match = game_until(lambda s: s.step.name == "turn" and "invade" in words(s), by_chance, players=3)
    sit_down(match, (ada, int(match.state.actor)))
    ada.is_asked()
    ada.page.get_by_role("button", name="Invade").focus()
    for step in ("invasion", "invasion-target"):
        seen = ada.decisions_seen()
        ada.page.keyboard.press("Enter")
        ada.wait_past(seen)
        assert view(ada)["step"] == step
        ada.page.locator("[data-target]").first.wait_for(state="attached")
        ada.page.keyboard.press("ArrowDown")
        expect(ada.page.locator("[data-target]:focus")).to_have_count(1)
    seen = ada.decisions_seen()
    ada.page.keyboard.press("Enter")
    ada.wait_past(seen)
    assert view(ada)["step"] != "invasion-target"


def words(state: Kingdoms) -> list[str]:
    return [VERBS.notation(choice) for choice in state.options(state.actor)]


def in_turn(state: Kingdoms) -> bool:
    return state.step.name == "turn" and state.round > 1


def in_battle(state: Kingdoms) -> bool:
    return state.step.name == "bribery"


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_no_table_of_the_kingdoms_has_barriers(arrive: Arrival, language: str, phone: bool) -> None:
    ada = arrive("Ada", language=language, phone=phone)
    ada.go("/new/barbarian_kingdoms")
    ada.page.wait_for_load_state("networkidle")
    ada.page.locator("main h1").first.wait_for(state="attached")
    assert barriers(ada.page) == []
    for wanted in (in_turn, in_battle):
        match = game_until(wanted, by_chance, players=4)
        sit_down(match, (ada, int(match.state.actors()[0])))
        ada.is_asked()
        assert barriers(ada.page) == []


def test_a_phone_has_all_within_reach(arrive: Arrival) -> None:
    """The actions, the treasury and the battle fit a small screen, and nothing is wider than it."""
    ada = arrive("Ada", phone=True)
    match = game_until(lambda s: s.step.name == "turn" and {"recruit", "invade"} <= set(words(s)), by_chance, players=3)
    sit_down(match, (ada, int(match.state.actor)))
    ada.is_asked()
    action(ada, "Recruit")
    listed = ada.page.locator(".hand .list button")
    expect(listed.first).to_be_visible()
    press(ada, listed.first)
    expect(ada.page.get_by_role("region", name="Your treasury")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_options_offered_fit_together(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/new/barbarian_kingdoms")
    form = ada.page.locator("form")
    rows = form.get_by_role("group", name="Configuration").get_by_role("radio")
    expect(rows).to_have_count(6)
    form.get_by_role("group", name="Players").get_by_text("6", exact=True).click()
    expect(rows).to_have_count(3)
    expect(form.get_by_role("group", name="Teams").get_by_role("radio")).to_have_count(2)
    form.get_by_role("group", name="Kingdoms").get_by_text("As you sit").click()
    expect(form.locator(".note").nth(5)).to_contain_text("Franks")
    form.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    expect(form.get_by_role("group", name="Teams")).to_have_count(0)
    expect(form.locator(".note").first).to_contain_text("Ostrogoths")
    form.locator("input[type=text]").first.fill("Ada")
    form.locator("button:not([type])").click()
    ada.page.locator("[data-province]").first.wait_for(state="attached")
    ada.is_asked()
