"""Invasions: Britannia in real browsers: whole turns, what is laid out and what can be seen, and two people at a table.

What the page shows of a position and sends for a click is tested in `web/tests/britannia-*.page.test.ts`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.barriers import barriers
from tests.browser.conftest import Arrival
from tests.browser.person import SPOT, Person
from tests.browser.prepared import ask, go_on, seat_people, sit_down
from tests.chance import game_until
from tests.frames.britannia import asked, over, storming_a_fort, two_battles

from bretwalda.engine.match import Match
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import AREA_IDS, NATION_IDS, SEAT, VERBS
from bretwalda.games.britannia.state import Britannia


def open_table(person: Person, scenario: str = "dux_britannia") -> None:
    """A table for myself, in the first seat, and three computers."""
    table = {
        "game": "britannia",
        "settings": {"scenario": scenario},
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


def view(person: Person) -> dict[str, Any]:
    """The position that the page shows."""
    return dict(person.position()["view"])


def act(person: Person, name: str) -> None:
    """Click on an area and wait for the decision."""
    with person.deciding():
        person.page.mouse.click(*person.page.evaluate(SPOT, f"[data-area={name}]"))


def kinds(person: Person, kind: str) -> set[str]:
    """The areas that answer to a click in this way."""
    return set(person.page.locator(f".area.{kind}").evaluate_all("all => all.map(one => one.dataset.area)"))


def tool(person: Person, name: str) -> Locator:
    return person.page.locator(".tools").get_by_role("button", name=name, exact=True)


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def shut(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)  # to the page it is open until the browser says so


def box(thing: Locator) -> FloatRect:
    """Where a thing lies on the screen."""
    found = thing.bounding_box()
    assert found is not None
    return found


# Dice with which a lone legion and the Welsh of Cornwall miss each other, and Rome's other battles go well.
FIRST_TURN = "invasion 5"


def test_a_turn_against_three_computers(arrive: Arrival) -> None:
    """Rome lands, overruns Kent and Essex, retreats from Cornwall, makes the Belgae submit, leaves forts behind."""
    ada = arrive("Ada")
    match = Match(GAME, {"scenario": "dux_britannia", "sea_retreat": True}, FIRST_TURN)
    go_on(ada, match, level="normal")  # who overlooks nothing
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
    while romans_are_asked(ada):
        glow(ada)
    assert books(ada, "romans")["score"] >= 6  # six of them for the Belgae
    said = " ".join(ada.told())
    for line in (
        "From Kent to Essex: 7 legions of the Romans",
        "From Essex to Suffolk: 5 legions of the Romans",
        "Battle in Cornwall: the Romans attack the Welsh",
        "The Belgae submit to the Romans",
        "A Roman fort stands in Kent",
    ):
        assert line in said


def books(person: Person, name: str) -> dict[str, Any]:
    return next(dict(one) for one in view(person)["nations"] if one["id"] == name)


def press(person: Person, button: Locator) -> None:
    """Click on a button and wait for the decision."""
    with person.deciding():
        button.click()


def next_phase(person: Person) -> None:
    press(person, person.page.get_by_role("button", name="Next phase"))


def romans_are_asked(person: Person) -> bool:
    """Wait until the Romans have something to decide, or it is somebody else's turn."""
    on_turn = person.page.locator(".situation .row button[aria-current]")
    person.targets.or_(on_turn.filter(has_not_text="Romans")).first.wait_for(state="attached")
    return bool(view(person)["nation"] == "romans")


def fight_on(person: Person) -> None:
    """Fight every battle of the Romans that is left to the end."""
    while romans_are_asked(person) and view(person)["step"] in ("battles", "losses", "attacker-retreat"):
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


def glow(person: Person) -> None:
    """Take something that glows, wherever it is, and wait for the page to move on."""
    with person.deciding():
        targets = person.page.locator("[data-target]:not([disabled])")
        targets.nth(person.dice.randrange(targets.count())).dispatch_event("click")
        warning = person.page.get_by_role("dialog").get_by_role("button", name="Next phase")
        if warning.count():
            warning.click()


def standing(seen: dict[str, Any], place: str, nation: str) -> int:
    """How many units of a nation stand in an area."""
    stacks = next(one.get("stacks", []) for one in seen["areas"] if one["id"] == place)
    return sum(sum(stack["units"].values()) for stack in stacks if stack["nation"] == nation)


def test_leaving_the_table_loses_nothing_and_every_step_is_taken_back_in_reverse(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    before = [view(ada)]
    for step in ("sinus_britannicus", "half", "kent", "kent", "sinus_britannicus", "sussex"):
        if step == "half":
            leave(ada, 1)
        else:
            act(ada, step)
        before.append(view(ada))
    expect(ada.page.locator(".players")).to_contain_text("(you)")
    expect(ada.page.locator(".players")).to_contain_text("0 points")
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_role("button", name="Save")).to_be_enabled()
    shown = f"[data-seq='{ada.decisions_seen()}']"
    ada.page.get_by_role("link", name="Tables").click()
    ada.page.locator("a[href^='/table/']").first.click()
    ada.page.locator(shown).wait_for()
    assert view(ada) == before[-1]
    undo = ada.page.get_by_role("button", name="Undo")
    for wanted in reversed(before[:-1]):
        press(ada, undo)
        assert view(ada) == wanted
    expect(undo).to_be_disabled()


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
def test_the_map_can_be_read_and_has_no_barriers(arrive: Arrival, phone: bool) -> None:
    """A name lies above the counters; from near, where both grow more slowly than the map, they do not even touch.

    On a phone letters stay large enough to be read, so names of the whole map are written across the counters: what
    `tests.browser.geometry` allows there. The tray is the sheet below the map, and nothing hangs over the edge.
    """
    ada = arrive("Ada", phone=phone)
    open_table(ada)
    whole = ada.page.evaluate(CROWDED)
    for _ in range(6):
        ada.page.locator(".zoom button").first.click()
    near = ada.page.evaluate(CROWDED)
    assert whole["above"]
    assert phone or len(whole["crowded"]) <= 2  # where there is no room for both
    assert near["crowded"] == []
    assert 1.3 * whole["wide"] < near["wide"] < 3.5 * whole["wide"]  # the map is nearly five times as large
    ada.page.get_by_role("button", name="Show the whole map").click()

    with ada.deciding():
        ada.page.locator(".stacks button").first.click()
    assert barriers(ada.page) == []
    expect(ada.page.locator("[data-tray=going] button")).to_have_count(16)
    if phone:
        ada.page.get_by_role("button", name="Half").click()
        expect(ada.page.locator("[data-tray=going] button")).to_have_count(8)
        act(ada, "kent")
        expect(ada.page.locator("[data-stack='kent:romans']")).to_be_attached()
        ada.page.get_by_role("button", name="Sheets and filters").click()
        ada.page.get_by_role("button", name="Stacking").click()
        expect(ada.page.locator("[data-filter=stacking]")).to_have_count(1)
    else:
        ada.page.mouse.move(700, 500)
        beside = box(ada.page.locator("svg.pointer"))  # the stack in hand
        assert 0 <= beside["x"] - 700 <= 30
        assert 0 <= beside["y"] - 500 <= 30
    sit_down(ada, asked("battles" if phone else "growth"))
    ada.is_asked()
    if phone:
        expect(ada.page.get_by_role("region", name="Battle").locator(".start")).to_be_visible()
    ada.page.locator(".situation .turn").click()
    expect(sheet(ada).locator("li.now")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(ada.page) == []


def test_sheets_and_windows_lie_in_sight_and_have_no_barriers(arrive: Arrival) -> None:
    """Arms of the nation on turn are the largest, the timeline opens at the turn that is on, a battle lies beside its
    land; in its window the opponent is above, the attacker left.
    """
    ada = arrive("Ada")
    sit_down(ada, asked("movement", 12), "artorius_rex")
    no_advice(ada)
    arms = ada.page.locator(".situation .row button")
    widths = arms.evaluate_all("all => all.map(one => [one.matches('[aria-current]'), one.clientWidth])")
    assert max(wide for on_turn, wide in widths if not on_turn) < next(wide for on_turn, wide in widths if on_turn)
    arms.filter(has_text="Saxons").click()
    expect(sheet(ada).get_by_text("The great nation of the south")).to_be_attached()
    assert barriers(ada.page) == []
    shut(ada)
    ada.page.locator(".situation .turn").click()
    expect(sheet(ada).locator("li.now")).to_be_in_viewport()
    assert barriers(ada.page) == []
    shut(ada)
    ada.page.locator("[data-area=york]").first.click(button="right", force=True)
    expect(sheet(ada).get_by_role("heading", name="York")).to_be_visible()
    assert barriers(ada.page) == []
    for name in ("Points", "Preferences"):
        shut(ada)
        tool(ada, name).click()
        expect(sheet(ada)).to_be_visible()
        assert barriers(ada.page) == []
    shut(ada)

    window = ada.page.get_by_role("region", name="Battle")
    sit_down(ada, two_battles)
    window.locator(".list button").nth(1).click()
    chosen = [area["id"] for area in view(ada)["areas"] if area.get("battle")][1]
    expect(ada.page.locator(f"[data-area={chosen}]")).to_be_in_viewport(ratio=0.5)
    assert barriers(ada.page) == []
    sit_down(ada, storming_a_fort)
    above, below = window.locator(".host").all()
    assert box(above)["y"] < box(below)["y"]
    fort, *armies = above.locator(".line").all()
    assert all(box(fort)["y"] < box(line)["y"] for line in armies)
    assert box(window.locator(".arms.left"))["x"] < box(window.locator(".arms.right"))["x"]
    sit_down(ada, asked("vote", 9), "artorius_rex")
    expect(ada.page.get_by_role("region", name="Election of the Bretwalda")).to_be_visible()
    assert barriers(ada.page) == []
    sit_down(ada, over, "furor_normanis")
    expect(ada.ended).to_be_visible()
    assert barriers(ada.page) == []


def told(person: Person) -> set[str]:
    """The keys of all that the page has been told so far."""
    return {line["key"] for position in person.positions() for line in position["news"]}


ROME = NATION_IDS.index("romans")


def way_out(s: Britannia) -> str | None:
    """Where a vassal of Rome on the march could go so that Rome has to consent, if anywhere."""
    if s.step.name != "march" or s.overlord[s.active] != ROME or s.actor == SEAT[ROME]:
        return None
    for choice in s.options(s.actor):
        after = s.clone()
        assert isinstance(after, Britannia)
        after.choose(s.actor, choice)
        if after.step.name == "consent":
            return str(VERBS.choice(int(choice)).args[0])
    return None


def needs_consent(s: Britannia) -> bool:
    return way_out(s) is not None


def test_the_overlord_is_asked_in_another_browser_and_language(arrive: Arrival) -> None:
    ada, bede = arrive("Ada", language="fr"), arrive("Bede")
    match = game_until(GAME, {"scenario": "dux_britannia"}, needs_consent, seed="together")
    state = match.state
    assert isinstance(state, Britannia)
    goal, vassal, left = way_out(state), int(state.actor), AREA_IDS[state.place]
    assert goal is not None
    seat_people(match, (ada, int(SEAT[ROME])), (bede, vassal))
    bede.is_asked()
    no_advice(bede)
    act(bede, goal)
    window = ada.page.get_by_role("region", name="Une décision entre deux nations")
    expect(window).to_contain_text("vos vassaux")
    expect(bede.prompt).to_contain_text("Waiting for")
    press(ada, window.get_by_role("button", name="Accorder"))
    bede.is_asked()
    assert "event-consent_granted" in told(ada)
    assert "event-consent_granted" in told(bede)
    assert not any(one["id"] == left and one.get("stacks") for one in view(bede)["areas"])
