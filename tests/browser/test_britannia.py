"""Invasions: Britannia in the browser: the map, its pieces, and every way to act on them."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Arrival
from tests.browser.person import SPOT, Person
from tests.browser.prepared import Wanted, ask, go_on, sit_down
from tests.browser.test_pages import barriers

from bretwalda.engine.match import Match
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import NATION_IDS
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.view import view as look

MOST_CLICKS = 400  # far more than a turn needs


def open_table(person: Person, scenario: str = "dux_britannia") -> None:
    """A table for myself, in the first seat, and three computers."""
    table = {
        "game": "britannia",
        "options": {"scenario": scenario},
        "seats": [{"kind": "me"}, *[{"kind": "computer", "level": "easy"}] * 3],
        "pause": 0.0,
        "start": True,
    }
    person.go(f"/table/{ask(person, '/api/tables', json.dumps(table).encode())['id']}")
    person.is_asked()
    no_advice(person)


def no_advice(person: Person) -> None:
    advice = person.page.get_by_role("button", name="No more advice")
    if advice.count():
        advice.click()


def prepared(person: Person, wanted: Wanted, scenario: str = "dux_britannia") -> None:
    sit_down(person, wanted, scenario)
    person.is_asked()
    no_advice(person)


def view(person: Person) -> dict[str, Any]:
    return dict(person.positions()[-1]["view"])


def area(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-area={name}]")


def click_area(person: Person, name: str) -> None:
    x, y = person.page.evaluate(SPOT, f"[data-area={name}]")
    person.page.mouse.click(x, y)


def act(person: Person, name: str) -> None:
    """Click on an area and wait for the decision."""
    seen = person.decisions_seen()
    click_area(person, name)
    person.wait_past(seen)


def kinds(person: Person, kind: str) -> set[str]:
    """The areas that answer to a click in this way."""
    return set(person.page.locator(f".area.{kind}").evaluate_all("all => all.map(one => one.dataset.area)"))


# Dice with which a lone legion and the Welsh of Cornwall miss each other, and Rome's other battles go well.
FIRST_TURN = "invasion 5"


def test_a_turn_against_three_computers(arrive: Arrival) -> None:
    """Rome lands, overruns Kent and Essex, retreats from Cornwall, makes the Belgae submit, leaves forts behind."""
    ada = arrive("Ada")
    go_on(ada, Match(GAME, {"scenario": "dux_britannia"}, FIRST_TURN), level="normal")  # who overlooks nothing
    ada.is_asked()
    no_advice(ada)
    expect(ada.page.locator(".major")).to_contain_text("Romans")

    act(ada, "sinus_britannicus")
    assert kinds(ada, "open") == {"kent", "sussex", "wessex"}
    assert kinds(ada, "limited") == {"devon", "cornwall"}  # rough ground holds four at most
    for shore, landing in (("cornwall", 1), ("sussex", 3), ("wessex", 3)):
        if view(ada)["step"] == "movement":
            act(ada, "sinus_britannicus")
        leave(ada, ada.page.locator("[data-tray=going] button").count() - landing)
        act(ada, shore)
        put_down(ada)
    act(ada, "sinus_britannicus")
    act(ada, "kent")
    expect(ada.page.locator("path.battle")).to_have_count(4)
    for beyond in ("essex", "suffolk"):  # two against one army of the Belgae: the others may go on
        assert beyond in kinds(ada, "forbidden")
        leave(ada, 2)
        assert beyond in kinds(ada, "open")
        act(ada, beyond)
    put_down(ada)
    for place, number in {"kent": 2, "essex": 2, "suffolk": 5, "sussex": 3, "wessex": 3, "cornwall": 1}.items():
        expect(ada.page.locator(f"[data-stack='{place}:romans']")).to_have_attribute("data-units", str(number))
    next_phase(ada)

    battle = ada.page.get_by_role("region", name="Battle")
    expect(battle.locator(".place")).to_have_count(6)
    battle.locator(".place").filter(has_text="Cornwall").click()
    press(ada, battle.get_by_role("button", name="Battle in Cornwall"))
    press(ada, battle.get_by_role("button", name="Retreat", exact=True))
    assert standing(view(ada), "sinus_britannicus", "romans") == 1  # back where it came from
    assert standing(view(ada), "cornwall", "welsh") == 1
    fight_on(ada)

    expect(ada.page.get_by_role("button", name="Next phase")).to_be_disabled()  # a legion is still at sea
    act(ada, "sinus_britannicus")
    act(ada, "wessex")
    put_down(ada)
    act(ada, "suffolk")
    leave(ada, 1)
    act(ada, "norfolk")
    put_down(ada)
    assert books(ada, "belgae")["areas"] == 5
    next_phase(ada)
    fight_on(ada)
    assert books(ada, "romans")["score"] >= 6  # six of them for the Belgae

    for _ in range(MOST_CLICKS):
        ada.is_asked()
        if view(ada)["turn"] > 1:
            break
        glow(ada)
    said = " ".join(ada.log.all_inner_texts())
    for line in (
        "From Kent to Essex: 7 legions of the Romans",
        "From Essex to Suffolk: 5 legions of the Romans",
        "Battle in Cornwall: the Romans attack the Welsh",
        "The Belgae submit to the Romans",
        "A Roman fort stands in Kent",
        "Turn 2 begins",
    ):
        assert line in said


def books(person: Person, name: str) -> dict[str, Any]:
    return next(dict(one) for one in view(person)["nations"] if one["id"] == name)


def press(person: Person, button: Locator) -> None:
    """Click on a button and wait for the decision."""
    seen = person.decisions_seen()
    button.click()
    person.wait_past(seen)


def next_phase(person: Person) -> None:
    press(person, person.page.get_by_role("button", name="Next phase"))


def fight_on(person: Person) -> None:
    """Fight every battle that is left to the end."""
    for _ in range(MOST_CLICKS):
        person.is_asked()
        if view(person)["step"] not in ("battles", "losses", "attacker-retreat"):
            return
        stand = person.page.get_by_role("region", name="Battle").get_by_role("button", name="Fight on")
        if stand.count():
            press(person, stand)
        else:
            glow(person)


def leave(person: Person, number: int) -> None:
    """Leave some of the units in hand behind."""
    staying = person.page.locator("[data-tray=staying] button")
    already = staying.count()
    for gone in range(1, number + 1):
        person.page.locator("[data-tray=going] button").first.click()
        expect(staying).to_have_count(already + gone)


def put_down(person: Person) -> None:
    """Let the units be where they are, if they have not stopped already."""
    if view(person)["step"] == "march":
        person.page.get_by_role("button", name="Put down").click()
    expect(person.page.locator(".area.here")).to_have_count(0)


def told(person: Person) -> set[str]:
    """The keys of all that the page has been told so far."""
    return {line["key"] for position in person.positions() for line in position["news"]}


def glow(person: Person) -> None:
    """Take something that glows, wherever it is, and wait for the page to move on."""
    seen = person.decisions_seen()
    targets = person.page.locator("[data-target]:not([disabled])")
    targets.nth(person.dice.randrange(targets.count())).dispatch_event("click")
    warning = person.page.get_by_role("dialog").get_by_role("button", name="Next phase")
    if warning.count():
        warning.click()
    person.wait_past(seen)


def test_every_step_of_a_movement_is_taken_back_in_reverse(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    before = [view(ada)]
    for step in ("sinus_britannicus", "half", "kent", "kent", "sinus_britannicus", "sussex"):
        if step == "half":
            ada.page.locator("[data-tray=going] button").first.click()
            expect(ada.page.locator("[data-tray=staying] button")).to_have_count(1)
        else:
            act(ada, step)
        before.append(view(ada))
    undo = ada.page.get_by_role("button", name="Undo")
    for wanted in reversed(before[:-1]):
        seen = ada.decisions_seen()
        undo.click()
        ada.wait_past(seen)
        assert view(ada) == wanted
    expect(undo).to_be_disabled()


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_map_and_tray_have_no_barriers(arrive: Arrival, phone: bool) -> None:
    ada = arrive("Ada", phone=phone)
    for step in ("movement", "overpopulation" if phone else "growth"):
        prepared(ada, asks(step))
        if step == "movement":
            ada.page.keyboard.press("Tab")
            ada.page.locator(".area.here").wait_for()
        assert (step, barriers(ada.page)) == (step, [])


def several_stacks(state: Britannia) -> bool:
    return state.turn == 3 and state.step.name == "movement" and len({band & 63 for band in state.bands if band}) > 3


def test_tab_goes_through_the_stacks_the_largest_first(arrive: Arrival) -> None:
    ada = arrive("Ada")
    prepared(ada, several_stacks)
    nation = view(ada)["nation"]
    sizes = {
        here["id"]: sum(stack["units"].values())
        for here in view(ada)["areas"]
        for stack in here.get("stacks", [])
        if stack["nation"] == nation
    }
    ready = {band["area"] for band in view(ada)["bands"] if band["left"] > 0}
    picked: list[str] = []
    for _ in range(len(ready) + 1):
        ada.page.keyboard.press("Tab")
        here = ada.page.locator(".area.here:not([data-area='" + (picked[-1] if picked else "") + "'])")
        here.wait_for()
        picked.append(str(here.get_attribute("data-area")))
        expect(ada.page.locator(".pieces .halo")).to_have_count(1)
    assert [sizes[name] for name in picked[:-1]] == sorted((sizes[name] for name in ready), reverse=True)
    assert set(picked) == ready
    assert picked[-1] == picked[0]


def test_what_is_forbidden_says_why(arrive: Arrival) -> None:
    """A red area, a unit that must go along and a phase that cannot end answer with their rule."""
    ada = arrive("Ada")
    open_table(ada)
    answer = ada.page.locator(".answer p")
    act(ada, "sinus_britannicus")
    assert "litus_saxonicus" in kinds(ada, "forbidden")
    expect(area(ada, "litus_saxonicus").locator("title")).to_contain_text("closed to these invaders")
    click_area(ada, "litus_saxonicus")
    expect(answer.get_by_role("link")).to_have_attribute("href", "/rules/britannia#5.12")
    leave(ada, 15)
    ada.page.locator("[data-tray=going] button").click(force=True)  # the last one
    expect(answer.get_by_role("link")).to_have_attribute("href", "/rules/britannia#5.2")
    ada.page.keyboard.press("w")  # the keyboard reaches what cannot be chosen, too
    ada.page.get_by_role("button", name=re.compile("^Why not: Oceanus Atlanticus")).focus()
    ada.page.keyboard.press("Enter")
    expect(answer).to_contain_text("may not sail there")


def test_units_are_left_behind_and_taken_along_again(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    act(ada, "sinus_britannicus")
    going, staying = (ada.page.locator(f"[data-tray={tray}] button") for tray in ("going", "staying"))
    expect(going).to_have_count(16)
    leave(ada, 2)
    staying.first.click()
    expect(staying).to_have_count(1)
    expect(going).to_have_count(15)
    ada.page.get_by_role("button", name="All", exact=True).click()
    expect(going).to_have_count(16)
    ada.page.mouse.move(700, 500)
    expect(ada.page.locator("svg.pointer")).to_contain_text("16")
    ada.page.get_by_role("button", name="Put down").click()
    expect(ada.page.locator(".area.here")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_stacks_are_parted_and_merged(arrive: Arrival) -> None:
    """“+” takes the others in hand, units of another stack are merged with those that came; a unit has a sheet."""
    ada = arrive("Ada")
    open_table(ada)
    going, staying = (ada.page.locator(f"[data-tray={tray}] button") for tray in ("going", "staying"))
    act(ada, "sinus_britannicus")
    going.first.click(button="right")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Legion: hits with 4")
    ada.page.keyboard.press("Escape")
    leave(ada, 3)
    expect(staying.first).to_contain_text("3")  # movement points
    ada.page.get_by_role("button", name="+", exact=True).and_(ada.page.locator(".deeds *")).click()
    expect(going).to_have_count(3)
    expect(staying).to_have_count(13)
    merge = ada.page.get_by_role("button", name="Merge")
    expect(merge).to_be_disabled()
    act(ada, "wessex")
    put_down(ada)
    act(ada, "sinus_britannicus")
    act(ada, "wessex")
    expect(ada.page.locator("[data-stack='wessex:romans']")).to_have_attribute("data-units", "16")
    expect(going).to_have_count(13)
    merge.click()
    expect(going).to_have_count(16)


def test_the_badge_tells_who_can_still_move(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    badge = "[data-stack='{}'] .badge"
    expect(ada.page.locator(badge.format("sinus_britannicus:romans"))).to_have_class(mark("all"))
    expect(ada.page.locator(badge.format("kent:belgae"))).to_have_class(mark("other"))
    act(ada, "sinus_britannicus")
    ada.page.get_by_role("button", name="Half").click()
    expect(ada.page.locator("[data-tray=going] button")).to_have_count(8)
    act(ada, "kent")
    expect(ada.page.locator(badge.format("kent:romans"))).to_have_class(mark("all"))


def mark(state: str) -> re.Pattern[str]:
    return re.compile(rf"\b{state}\b")


def growing(state: Britannia) -> bool:
    return state.turn == 1 and state.step.name == "growth"


def test_growth_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    prepared(ada, growing)
    before = view(ada)
    nation = next(one for one in before["nations"] if one["id"] == before["asked"])
    expect(ada.page.get_by_role("heading", name=f"Growth: {nation['savings']} points")).to_be_visible()
    expect(ada.page.locator(".price").first).to_contain_text("✓ costs 6")
    expect(ada.page.get_by_role("button", name="Next phase")).to_be_disabled()
    expect(ada.page.get_by_text("There are points left to spend.")).to_be_visible()
    ada.page.get_by_role("button", name="Next phase").click(force=True)  # it asks why it cannot be pressed
    expect(ada.page.locator(".answer p").get_by_role("link")).to_have_attribute("href", "/rules/britannia#4.5")
    act(ada, sorted(kinds(ada, "choice"))[0])
    expect(ada.page.locator("text.plus")).to_have_count(1)
    after = view(ada)
    if after["step"] == "growth":
        seen = ada.decisions_seen()
        ada.page.get_by_role("button", name="Undo").click()
        ada.wait_past(seen)
        assert view(ada) == before


def test_filters_and_the_plainer_look(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    marks = ada.page.locator("[data-filter]")
    ada.page.get_by_role("button", name="Population").click()
    expect(marks.locator("text")).to_have_count(37)
    ada.page.get_by_role("button", name="Stacking").click()
    expect(marks.get_by_text("16/∞", exact=True)).to_have_count(1)  # in the Channel
    expect(marks.get_by_text("0/2 [4]", exact=True)).to_have_count(17)  # in rough ground
    ada.page.get_by_role("button", name="Victory points").click()
    expect(marks.get_by_text("V", exact=True).first).to_be_visible()  # the next scoring turn
    ada.page.get_by_role("button", name="Victory points").click()
    expect(marks).to_have_count(0)
    ada.page.get_by_role("button", name="Plain map").click()
    expect(ada.page.locator(".brit-map.plain")).to_have_count(1)
    ada.page.reload()
    expect(ada.page.locator(".brit-map.plain")).to_have_count(1)  # it is remembered


def test_the_map_is_drawn_whole(arrive: Arrival) -> None:
    """Names of areas, Latin seas with what they are called today, hills and reeds, straits with ships, theatres."""
    ada = arrive("Benoît", language="fr")
    open_table(ada)
    expect(ada.page.locator("text.name").filter(has_text="Kent").first).to_be_attached()
    expect(ada.page.locator("text.latin")).to_have_count(8)
    expect(ada.page.locator("text.modern").filter(has_text="Manche")).to_have_count(1)
    expect(ada.page.locator(".ship")).to_have_count(4)
    expect(ada.page.locator("path.foreign")).to_have_count(1)
    for theatre in ("england", "wales", "scotland"):
        expect(ada.page.locator(f"path.frontier.{theatre}").first).to_be_attached()
    expect(ada.page.locator("use[href='#brit-mountain']").first).to_be_attached()
    expect(ada.page.locator("use[href='#brit-marsh']").first).to_be_attached()


# Names of areas where a counter lies, too; whether names are drawn above counters; how wide a counter is, in pixels.
CROWDED = """() => {
  const counters = [...document.querySelectorAll('.pieces .face')].map(one => one.getBoundingClientRect())
  const crowded = [...document.querySelectorAll('text.name tspan')].filter(name => {
    const { left, right, top, bottom, height } = name.getBoundingClientRect()
    return counters.some(one =>
      one.left < right - 2 && one.right > left + 2 && one.top < bottom - height / 4 && one.bottom > top + height / 4)
  })
  const above = document.querySelector('.pieces').compareDocumentPosition(document.querySelector('text.name')) & 4
  return { crowded: crowded.map(name => name.textContent), above: above > 0, wide: counters[0].width }
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_no_counter_hides_a_name(arrive: Arrival, phone: bool) -> None:
    """A name lies above the counters; from near, where both grow more slowly than the map, they do not even touch."""
    ada = arrive("Ada", phone=phone)
    open_table(ada)
    whole = ada.page.evaluate(CROWDED)
    for _ in range(6):
        ada.page.locator(".zoom button").first.click()
    near = ada.page.evaluate(CROWDED)
    assert whole["above"]
    assert len(whole["crowded"]) <= 2  # where there is no room for both
    assert near["crowded"] == []
    assert 1.3 * whole["wide"] < near["wide"] < 3.5 * whole["wide"]  # the map is nearly five times as large


def test_whoever_moves_nothing_is_warned(arrive: Arrival) -> None:
    ada = arrive("Ada")
    prepared(ada, several_stacks)
    ada.page.get_by_role("button", name="Next phase").click()
    dialog = ada.page.get_by_role("dialog", name="Nothing has moved")
    dialog.get_by_role("button", name="Back to the map").click()
    assert view(ada)["step"] == "movement"
    ada.page.get_by_role("button", name="Next phase").click()
    dialog.get_by_label("Do not warn me again").check()
    seen = ada.decisions_seen()
    dialog.get_by_role("button", name="Next phase").click()
    ada.wait_past(seen)


@cache
def asks(step: str) -> Wanted:
    """Positions in which somebody is asked this."""
    return lambda state: state.step.name == step


PLACES = {
    "dux_britannia": ("boudicca", "recall", "settlement", "withdrawal", "overpopulation", "surplus", "arthur"),
    "furor_normanis": ("leader", "departure", "royal-infantry", "levy"),
}


@pytest.mark.parametrize(("scenario", "step"), [(scenario, step) for scenario in PLACES for step in PLACES[scenario]])
def test_choices_of_place_are_made_on_the_map(arrive: Arrival, scenario: str, step: str) -> None:
    ada = arrive("Ada")
    prepared(ada, asks(step), scenario)
    before = view(ada)
    act(ada, sorted(kinds(ada, "choice"))[0])
    assert view(ada) != before


def test_units_that_must_go_are_clicked_in_the_tray(arrive: Arrival) -> None:
    ada = arrive("Ada")
    prepared(ada, asks("overpopulation"))
    before = view(ada)
    expect(ada.page.get_by_role("button", name="Next phase")).to_be_disabled()
    expect(ada.page.locator(".next")).to_contain_text("☠")
    expect(ada.page.locator(".situation .crowded")).to_contain_text("!")  # the ratio is red, and says so in a sign
    alone = [area["id"] for area in before["areas"] for stack in area.get("stacks", []) if lone(stack, before["asked"])]
    faded = ada.page.locator(".hand .units button[aria-disabled=true]")
    expect(faded).to_have_count(len(alone))  # no area is emptied
    seen = ada.decisions_seen()
    ada.page.locator(".hand [data-target]").first.click()
    ada.wait_past(seen)
    assert armies(view(ada), before["asked"]) == armies(before, before["asked"]) - 1


def lone(stack: dict[str, Any], nation: str) -> bool:
    return bool(stack["nation"] == nation and sum(stack["units"].values()) == 1)


def armies(seen: dict[str, Any], nation: str) -> int:
    return next(int(one["armies"]) for one in seen["nations"] if one["id"] == nation)


def test_the_normans_hire_from_the_tray(arrive: Arrival) -> None:
    ada = arrive("Ada")
    prepared(ada, asks("hiring"), "furor_normanis")
    left = view(ada)["left"]
    seen = ada.decisions_seen()
    expect(ada.page.get_by_role("heading", name=f"Reinforcements: {left} points")).to_be_visible()
    ada.page.get_by_role("button", name="✓ costs 3").click()
    ada.wait_past(seen)
    assert (view(ada)["step"], view(ada)["left"]) != ("hiring", left)


def raided(state: Britannia) -> bool:
    """Raiders have landed, and may go back."""
    return state.step.name == "withdrawal" and len(state.options(state.actor)) > 1


def test_raiders_go_home_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    prepared(ada, raided)
    raid, nation = sorted(kinds(ada, "choice"))[0], view(ada)["nation"]
    before = standing(view(ada), raid, nation)
    act(ada, raid)
    if view(ada)["step"] == "withdrawal-goal":
        act(ada, sorted(kinds(ada, "choice"))[0])
    assert standing(view(ada), raid, nation) == before - 1
    assert "event-withdrew" in told(ada)


def standing(seen: dict[str, Any], place: str, nation: str) -> int:
    """How many units of a nation stand in an area."""
    stacks = next(one.get("stacks", []) for one in seen["areas"] if one["id"] == place)
    return sum(sum(stack["units"].values()) for stack in stacks if stack["nation"] == nation)


def test_the_panel_tells_how_the_nation_stands(arrive: Arrival) -> None:
    """Statuses are signs that explain themselves; points, savings and armies stand beside the arms."""
    ada = arrive("Ada")
    prepared(ada, with_boats)
    here = view(ada)
    nation = next(one for one in here["nations"] if one["id"] == here["nation"])
    signs = ada.page.locator(".situation .status")
    expect(signs).to_have_count(len(nation["statuses"]) + (nation.get("overlord") is not None))
    panel = ada.page.locator(".situation .nation")
    expect(panel).to_contain_text(str(nation["score"]))
    expect(panel).to_contain_text(str(nation["savings"]))
    expect(panel).to_contain_text(f"{nation['armies']}/{nation['most_armies']}")
    signs.filter(has_text="Boats").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("units on land may put to sea")
    ada.page.keyboard.press("Escape")
    panel.click()
    expect(ada.page.get_by_role("dialog").get_by_text("Points for areas")).to_be_visible()


def with_boats(state: Britannia) -> bool:
    if state.step.name != "movement":
        return False
    nation = next(one for one in look(state, None).nations if one.id == NATION_IDS[state.active])
    return "boats" in nation.statuses


# What can be clicked and neither has words of its own nor says what it is when the pointer rests on it.
SILENT = """() => [...document.querySelectorAll('.table button, .table [data-area], .table [data-target]')]
  .filter(one => one.checkVisibility() && !one.title && !one.querySelector('title') && !one.innerText?.trim())
  .map(one => one.outerHTML.slice(0, 200))"""
# Buttons of a map that bear only a sign.
SIGNS = ".tools button, .zoom button, .situation button, [data-tray] button"


def test_whatever_the_pointer_rests_on_says_what_it_is(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    act(ada, "sinus_britannicus")
    assert ada.page.evaluate(SILENT) == []
    hints = ada.page.locator(SIGNS)
    assert hints.count() > 30
    assert hints.evaluate_all("all => all.filter(one => !one.title).map(one => one.outerHTML)") == []
    expect(area(ada, "kent").locator("title")).to_have_text("Kent · Belgae 1 · To Kent: they may go there and stay")
    expect(ada.page.get_by_role("button", name="Undo")).to_have_attribute("title", re.compile("latest decision"))


def test_leaving_the_table_loses_nothing(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    act(ada, "sinus_britannicus")
    act(ada, "kent")
    here = view(ada)
    expect(ada.page.locator(".players")).to_contain_text("(you)")
    expect(ada.page.locator(".players")).to_contain_text("0 points")
    expect(ada.page.get_by_role("button", name="Save")).to_be_enabled()
    ada.page.get_by_role("link", name="Tables").click()
    ada.page.locator("a[href^='/table/']").first.click()
    ada.page.locator(".area.here").wait_for()
    assert view(ada) == here


def before_an_overlord(state: Britannia) -> bool:
    march = look(state, None).march if state.step.name == "march" else None
    return march is not None and "overlord" in march.targets.values()


def test_what_suzerainty_forbids_is_grey(arrive: Arrival) -> None:
    ada = arrive("Ada")
    prepared(ada, before_an_overlord)
    closed = {name for name, target in view(ada)["march"]["targets"].items() if target == "overlord"}
    assert closed <= kinds(ada, "suzerain")
    expect(area(ada, min(closed)).locator("title")).to_contain_text("the overlord’s area")
    click_area(ada, min(closed))
    expect(ada.page.locator(".answer p").get_by_role("link")).to_have_attribute("href", "/rules/britannia#13.10")
    expect(ada.page.locator("path.vassal").first).to_be_attached()  # a triangle in the overlord's colour


def partly_moved(state: Britannia) -> bool:
    if state.step.name != "movement":
        return False
    left: dict[str, set[bool]] = {}
    for band in look(state, None).bands:
        left.setdefault(band.area, set()).add(band.left > 0)
    return {True, False} in left.values() and {False} in left.values()


def test_stacks_that_moved_are_marked(arrive: Arrival) -> None:
    """Red for those who cannot move any more, half for stacks of which some can; the shape says so, too."""
    ada = arrive("Ada")
    prepared(ada, partly_moved)
    for state, shape in (("some", "path.ready"), ("none", "rect")):
        badge = ada.page.locator(f".pieces .badge.{state}")
        expect(badge.first.locator(shape)).to_have_count(1)


def fortified(state: Britannia) -> bool:
    works = {work for area in look(state, None).areas for work in area.works} if state.turn in (3, 12) else set()
    return state.step.name == "movement" and (works >= {"fort", "ruin"} or "burh" in works)


@pytest.mark.parametrize("scenario", ["dux_britannia", "furor_normanis"])
def test_structures_are_drawn(arrive: Arrival, scenario: str) -> None:
    ada = arrive("Ada")
    prepared(ada, fortified, scenario)
    works = sum(len(one.get("works", [])) for one in view(ada)["areas"])
    expect(ada.page.locator("g.work")).to_have_count(works)


def test_on_a_phone(arrive: Arrival) -> None:
    """The tray is the sheet below the map; the map comes nearer to what is in hand; nothing hangs over the edge."""
    ada = arrive("Ada", phone=True)
    open_table(ada)
    seen = ada.decisions_seen()
    ada.page.locator(".stacks button").first.click()
    ada.wait_past(seen)
    expect(ada.page.locator("[data-tray=going] button")).to_have_count(16)
    ada.page.get_by_role("button", name="Half").click()
    expect(ada.page.locator("[data-tray=going] button")).to_have_count(8)
    act(ada, "kent")
    expect(ada.page.locator("[data-stack='kent:romans']")).to_be_attached()
    ada.page.get_by_role("button", name="Sheets and filters").click()
    ada.page.get_by_role("button", name="Stacking").click()
    expect(ada.page.locator("[data-filter=stacking]")).to_have_count(1)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
