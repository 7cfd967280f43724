"""Reading a position of Britannia: sheets, battles, votes, points, advice, the guide, and setting a table up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.conftest import Arrival
from tests.browser.person import PATIENCE, SCREEN, Person
from tests.browser.prepared import Wanted, game_before, go_on, sit_down
from tests.browser.test_pages import barriers

from bretwalda.games.britannia.board import AREA_IDS, NATION_IDS
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.view import view as look


@cache
def asked(step: str, turn: int = 0) -> Wanted:
    """Positions in which a step is asked; always the same answer, so that a game is played only once."""
    return lambda s: s.step.name == step and turn in (0, s.turn)


def over(s: Britannia) -> bool:
    return bool(s.actor < 0)


@pytest.fixture(scope="module")
def reader(browser: Browser, address: str) -> Iterator[Person]:
    """Somebody who has to move on turn 12, with the books well filled: many tests only read them."""
    ada = Person(browser, address, "Ada", "en", SCREEN)
    sit_down(ada, asked("movement", 12), "artorius_rex")
    yield ada
    ada.context.close()


@pytest.fixture
def late(reader: Person) -> Iterator[Person]:
    """The same person, with nothing open; the page may report no error."""
    reader.page.reload()
    reader.page.locator(".brit-map").wait_for()
    yield reader
    assert reader.complaints == []


def tool(person: Person, name: str) -> Locator:
    return person.page.locator(".tools").get_by_role("button", name=name, exact=True)


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def shut(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(sheet(person)).to_have_count(0)


def test_the_arms_stand_in_the_order_of_play_and_open_the_nations(late: Person) -> None:
    view = late.positions()[-1]["view"]
    row = late.page.locator(".situation .row button")
    there = [n["id"] for n in view["nations"] if n["armies"] + n["at_sea"] + n["areas"] and not n.get("out")]
    expect(row).to_have_count(len(there))
    assert there == [nation for nation in NATION_IDS if nation in there]
    active = late.page.locator(".situation .row [aria-current]")
    others = [row.nth(k).bounding_box() for k in range(len(there)) if there[k] != view["nation"]]
    largest = active.bounding_box()
    assert largest is not None
    assert all(box is not None and box["width"] < largest["width"] for box in others)
    row.nth(there.index("saxons")).click()
    expect(sheet(late).get_by_role("heading", name="Saxons")).to_be_visible()
    expect(sheet(late)).to_contain_text("Turns X, XIII, XVI: held at the end")
    expect(sheet(late)).to_contain_text("For killing Arthur, Ivar and Halfdan")
    expect(sheet(late)).to_contain_text("The great nation of the south")
    held = [area["id"] for area in view["areas"] if area.get("holder") == "saxons"]
    expect(sheet(late).locator(".held, .scored")).not_to_have_count(0)
    assert held
    assert barriers(late.page) == []


def test_green_ticks_are_areas_that_scored_or_are_held(late: Person) -> None:
    view = late.positions()[-1]["view"]
    late.page.locator(".situation .row button").filter(has_text="Angles").click()
    last = sheet(late).locator("section.table").last  # turns X, XIII, XVI
    held = {area["id"] for area in view["areas"] if area.get("holder") == "angles"}
    scored = {a for row in view["ledger"].get("angles", []) if row[0] == 10 and row[1] == 0 for a in row[3:] if a >= 0}
    ticked = last.locator("li.held, li.scored")
    assert len(scored) <= ticked.count() <= len(scored) + len(held)


def test_turn_phase_and_status_are_explained(late: Person) -> None:
    late.page.locator(".situation .turn").click()
    expect(sheet(late).locator("li.now")).to_contain_text("XII")
    expect(sheet(late).locator("li.now")).to_contain_text("Ivar and Halfdan")
    expect(sheet(late).locator("li.now")).to_contain_text("King of England")
    expect(sheet(late).locator("li.now")).to_be_in_viewport()
    expect(sheet(late).locator(".mark.scoring")).to_have_count(4)  # of turns 7, 10, 13 and 16
    assert barriers(late.page) == []
    shut(late)
    expect(late.page.locator(".situation .phase")).to_have_attribute("title", re.compile("Growth · Movement · Battle"))
    late.page.locator(".situation .phase").click()
    expect(sheet(late).locator("li")).to_have_count(11)
    expect(sheet(late).locator("[aria-current=step]")).to_contain_text("Movement")


def test_an_area_says_who_scores_there(late: Person) -> None:
    late.page.locator("[data-area=york]").first.click(button="right", force=True)
    expect(sheet(late).get_by_role("heading", name="York")).to_be_visible()
    expect(sheet(late)).to_contain_text("England")
    expect(sheet(late)).to_contain_text(re.compile(r"\d/3 \[∞\]"))
    danes = sheet(late).get_by_role("row").filter(has_text="Danes")
    expect(danes).to_contain_text(re.compile(r"XIII\s*8"))
    expect(danes).to_contain_text(re.compile(r"XII\s*8"))
    assert barriers(late.page) == []


def test_a_unit_has_a_sheet(late: Person) -> None:
    late.page.locator(".situation .row button").filter(has_text="Saxons").click()
    sheet(late).get_by_role("button", name="Burh").click()
    expect(sheet(late)).to_contain_text("Price in population points")
    expect(sheet(late).locator("dl div").nth(5)).to_contain_text("3")
    expect(sheet(late).locator("dl div").nth(6)).to_contain_text("of 8")


def test_players_and_points_are_told_one_by_one(late: Person) -> None:
    view = late.positions()[-1]["view"]
    tool(late, "Players").click()
    for seat, points in enumerate(view["scores"]):
        expect(sheet(late).locator("section").nth(seat)).to_contain_text(f"{points} points")
    shut(late)
    tool(late, "Points").click()
    sheet(late).get_by_role("button", name="VII", exact=True).click()
    gains = [0, 0, 0, 0]
    for nation in view["nations"]:
        for turn, _, each, *areas in view["ledger"].get(nation["id"], []):
            gains[nation["seat"]] += each * len(areas) if turn == 7 else 0
    for seat, gain in enumerate(gains):
        expect(sheet(late).locator("section").nth(seat).locator(".gain")).to_have_text(f"+{gain}")
    award = sheet(late).locator("summary").first
    expect(award).to_have_attribute("title", re.compile(r"^For .*points?"))
    award.click()
    expect(sheet(late).locator("details p").first).to_contain_text("For ")
    expect(sheet(late).get_by_role("img", name="Points over the turns")).to_be_visible()
    assert barriers(late.page) == []


def two_battles(s: Britannia) -> bool:
    return s.step.name == "battles" and len(s.options(s.actor)) > 1


def test_battles_are_listed_with_odds_and_begun_by_the_attacker(arrive: Arrival) -> None:
    """The attacker chooses the order; a click on a battle shows it on the map, outlined, beside the window."""
    ada = arrive("Ada")
    sit_down(ada, two_battles)
    view = ada.positions()[-1]["view"]
    window = ada.page.get_by_role("region", name="Battle")
    to_come = [area for area in view["areas"] if area.get("battle")]
    expect(window.locator(".list li")).to_have_count(len(to_come))
    expect(ada.page.locator("path.battle")).to_have_count(len(to_come))
    window.locator(".list button").nth(1).click()
    expect(window.locator(".list button").nth(1)).to_have_attribute("aria-pressed", "true")
    chosen = ada.page.locator(f"[data-area={to_come[1]['id']}]")
    expect(chosen).to_be_in_viewport(ratio=0.5)
    expect(window).to_contain_text(f"{int(to_come[1]['odds']['win'] + 0.5)} %")
    expect(window).to_contain_text("attacks: hits with")
    assert barriers(ada.page) == []
    before = ada.decisions_seen()
    window.locator(".start").click()
    ada.wait_past(before)
    begun = [line for line in news(ada) if line["key"] == "event-battle"][-1]
    place = next(arg["value"] for arg in begun["args"] if arg["name"] == "area")
    assert AREA_IDS[place] == to_come[1]["id"]
    expect(window.locator(".die").first).to_be_visible()
    expect(window).to_contain_text("Round 1")


def news(person: Person) -> list[dict[str, Any]]:
    """All lines that the page has been told so far."""
    return [line for position in person.positions() for line in position["news"]]


def test_the_field_has_the_opponent_above_and_a_skull_on_every_unit(arrive: Arrival) -> None:
    """The attacker's arms are left, structures in the back row, the die and the least die that kills on each unit."""
    ada = arrive("Ada")
    sit_down(ada, storming_a_fort)
    battle = ada.positions()[-1]["view"]["battle"]
    window = ada.page.get_by_role("region", name="Battle")
    expect(window.locator(".arms.left")).to_have_attribute("title", re.compile(battle["attacker"], re.IGNORECASE))
    above, below = window.locator(".host").all()
    fort = above.locator(".line").first  # farthest from the attackers
    expect(fort.get_by_role("img", name=re.compile("^(Fort|Burh|Wall)"))).not_to_have_count(0)
    units = window.locator(".unit")
    expect(window.locator(".unit .skull")).to_have_count(units.count())
    high, low = above.bounding_box(), below.bounding_box()
    assert high is not None
    assert low is not None
    assert high["y"] < low["y"]
    left, right = window.locator(".arms.left").bounding_box(), window.locator(".arms.right").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]


def storming_a_fort(s: Britannia) -> bool:
    """The attacker of an area with a fort is asked, with defenders still before it."""
    if s.step.name not in ("losses", "attacker-retreat") or s.asked != s.active or s.rounds == 0:
        return False
    here = next(area for area in look(s, None).areas if area.id == AREA_IDS[s.place])
    return "fort" in here.works and any(stack.nation != NATION_IDS[s.active] for stack in here.stacks)


def test_losses_are_chosen_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    sit_down(ada, asked("losses"))
    window = ada.page.get_by_role("region", name="Battle")
    expect(window).to_contain_text("Click the unit")
    before = ada.decisions_seen()
    window.locator(".unit[data-target]").first.click()
    ada.wait_past(before)
    lost = [line for line in ada.positions()[-1]["news"] if line["key"] == "event-lost"]
    assert lost


def told_since(person: Person, seq: int) -> set[str]:
    """The keys of all that the page has been told after a decision."""
    return {line["key"] for position in person.positions() if position["seq"] > seq for line in position["news"]}


def test_the_defender_retreats_by_an_arrow(arrive: Arrival) -> None:
    ada = arrive("Ada")
    sit_down(ada, asked("defender-retreat"))
    window = ada.page.get_by_role("region", name="Battle")
    ways = [o for o in ada.positions()[-1]["options"] if o["notation"].startswith("flee ")]
    expect(window.get_by_role("button", name="Retreat to")).to_have_count(len(ways))
    expect(window.locator(".unit.leaving")).not_to_have_count(0)
    before = ada.decisions_seen()
    window.get_by_role("button", name="Retreat to").first.click()
    ada.wait_past(before)
    assert "event-retreated" in told_since(ada, before)


def test_a_part_of_the_attackers_may_stay(arrive: Arrival) -> None:
    def part_may_stay(s: Britannia) -> bool:
        return s.step.name == "attacker-retreat" and len(s.options(s.actor)) > 2

    ada = arrive("Ada")
    sit_down(ada, part_may_stay)
    window = ada.page.get_by_role("region", name="Battle")
    leaving = window.locator(".unit.leaving")
    number = leaving.count()
    before = ada.decisions_seen()
    window.locator(".unit.leaving[data-target]").first.click()
    ada.wait_past(before)
    expect(leaving).to_have_count(number - 1)


def test_submission_is_explained_and_chosen(arrive: Arrival) -> None:
    ada = arrive("Ada")
    sit_down(ada, asked("submission"))
    window = ada.page.get_by_role("region", name="A decision between two nations")
    expect(window).to_contain_text("may submit to the Romans now")
    before = ada.decisions_seen()
    window.get_by_role("button", name="Submit", exact=True).click()
    ada.wait_past(before)
    assert any(line["key"] == "event-submitted" for p in ada.positions() for line in p["news"])
    expect(ada.page.locator(".news")).to_contain_text("submit")


def test_an_overlord_is_asked_in_french(arrive: Arrival) -> None:
    ada = arrive("Ada", language="fr")
    sit_down(ada, asked("growth-permission"))
    window = ada.page.get_by_role("region", name="Une décision entre deux nations")
    expect(window).to_contain_text("demandent à croître")
    before = ada.decisions_seen()
    window.get_by_role("button").first.click()
    ada.wait_past(before)
    assert "event-growth_granted" in told_since(ada, before)


def test_the_bretwalda_is_elected_in_a_hall(arrive: Arrival) -> None:
    ada = arrive("Ada")
    sit_down(ada, asked("vote", 9), "artorius_rex")
    hall = ada.page.get_by_role("region", name="The Bretwalda is elected")
    view = ada.positions()[-1]["view"]
    english = [nation for nation in view["nations"] if nation["england"]]
    expect(hall.locator("li")).to_have_count(len(english))
    assert barriers(ada.page) == []
    before = ada.decisions_seen()
    hall.locator("[data-target]").first.click()
    ada.wait_past(before)
    expect(ada.page.locator(".news")).to_contain_text(
        re.compile("Bretwalda"), timeout=PATIENCE
    )  # the others vote first


def end_phase(person: Person) -> None:
    """Say the last word of a phase, and wait for what comes of it."""
    seen = person.decisions_seen()
    person.page.get_by_role("button", name="Next phase").click()
    warning = sheet(person).get_by_role("button", name="Next phase")
    if warning.count():
        warning.click()
    person.wait_past(seen)


def crowned_at_the_end(turn: int, told: set[str]) -> bool:
    return turn == 16 and "king" in told


def test_the_king_of_turn_16_is_crowned_and_the_game_is_over(arrive: Arrival) -> None:
    ada = arrive("Ada")
    go_on(ada, game_before(crowned_at_the_end, "furor_normanis"))
    end_phase(ada)
    expect(ada.ended).to_contain_text("wins.")
    shut(ada)
    expect(ada.page.get_by_role("log")).to_contain_text("have the King of England.")
    expect(ada.page.locator(".news")).to_contain_text("have the King of England.")
    expect(tool(ada, "Advice")).to_be_disabled()  # nothing is asked any more
    tool(ada, "Points").click()
    expect(sheet(ada).locator("summary").filter(has_text=re.compile("King of England", re.IGNORECASE))).to_have_count(1)


def fifth_turn_ends(turn: int, told: set[str]) -> bool:
    return turn == 5 and "turn" in told


def test_the_points_open_by_themselves_when_a_turn_ends(arrive: Arrival) -> None:
    ada = arrive("Ada")
    go_on(ada, game_before(fifth_turn_ends, "dux_britannia"))
    end_phase(ada)
    expect(sheet(ada).get_by_role("heading", name="Points", exact=True)).to_be_visible()
    expect(sheet(ada).get_by_role("button", name="V", exact=True)).to_have_attribute("aria-pressed", "true")
    awards = sheet(ada).locator("summary")
    expect(awards.first.locator("svg")).to_be_visible()
    titles = awards.evaluate_all("all => all.map(one => one.title)")
    assert titles
    assert all(re.match(r"(For|Taken off)", title) for title in titles)
    ada.page.keyboard.press("Escape")
    ada.go("/")
    ada.context.add_init_script("localStorage.setItem('bretwalda-britannia', JSON.stringify({ reckons: false }))")
    go_on(ada, game_before(fifth_turn_ends, "dux_britannia"))
    end_phase(ada)
    expect(ada.page.locator(".news .turn")).to_contain_text("Turn 5 is over.")
    expect(sheet(ada)).to_have_count(0)
    ada.page.get_by_role("button", name="See the points").click()
    expect(sheet(ada).get_by_role("button", name="V", exact=True)).to_have_attribute("aria-pressed", "true")


def set_free(turn: int, told: set[str]) -> bool:
    return "freed" in told


def test_notices_fade_and_the_log_keeps_everything(arrive: Arrival) -> None:
    """That a submission has ended is told in a notice; notices are few and go by themselves."""
    ada = arrive("Ada")
    ada.page.clock.install()
    go_on(ada, game_before(set_free, "dux_britannia"))
    end_phase(ada)
    notices = ada.page.locator(".news p:not(.turn)")
    expect(notices.filter(has_text=re.compile("are vassals .* no more"))).not_to_have_count(0)
    assert notices.count() <= 4
    ada.page.clock.fast_forward(9000)
    expect(notices).to_have_count(0)
    expect(ada.page.get_by_role("log")).to_contain_text(re.compile("are vassals .* no more"))


def test_the_end_ranks_players_and_nations(arrive: Arrival) -> None:
    ada = arrive("Ada")
    state = sit_down(ada, over, "furor_normanis")
    expect(ada.ended).to_contain_text("wins.")
    scores = sorted((int(state.points(seat)) for seat in range(4)), reverse=True)
    assert [int(text) for text in ada.ended.locator("h3 b").all_inner_texts()] == scores
    expect(ada.ended.get_by_role("img", name="Points over the turns")).to_be_visible()
    assert barriers(ada.page) == []


def test_advice_comes_once_can_be_recalled_and_switched_off(late: Person) -> None:
    parchment = late.page.get_by_role("complementary", name="Advice")
    expect(parchment).to_contain_text("Movement")
    parchment.get_by_role("button", name="Understood").click()
    expect(parchment).to_have_count(0)
    tool(late, "Advice").click()
    expect(sheet(late)).to_contain_text("next scoring turn")
    expect(sheet(late).get_by_label("Show advice by itself")).to_be_checked()
    shut(late)
    late.page.evaluate("localStorage.removeItem('bretwalda-britannia-advised')")
    late.page.reload()
    parchment.get_by_role("button", name="No more advice").click()
    late.page.evaluate("localStorage.removeItem('bretwalda-britannia-advised')")
    late.page.reload()
    late.page.locator(".brit-map").wait_for()
    expect(parchment).to_have_count(0)
    tool(late, "Settings").click()
    for like in ("Dice tumble", "Advice", "Warning when nothing was moved", "Points at the end of a turn", "The map"):
        expect(sheet(late).get_by_role("group", name=like)).to_be_visible()
    expect(sheet(late).get_by_role("slider", name="Music")).to_have_value("0")  # nobody is surprised by it
    for path in ("/options", "/rules/britannia", "/guide/britannia", "/about"):
        expect(sheet(late).locator(f"a[href='{path}']")).to_be_visible()
    assert barriers(late.page) == []


def test_the_legend_explains_signs_and_leaders(late: Person) -> None:
    tool(late, "Legend").click()
    for words in (
        "Legion: hits with 4",
        "Purple: only as",
        "Boats: units on land",
        "For the King of England",
        "Boudicca",
    ):
        expect(sheet(late)).to_contain_text(words)


def test_a_new_table_shows_scenarios_and_the_nations_of_each_player(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/new/britannia")
    cards = ada.page.locator(".scenario")
    expect(cards).to_have_count(4)
    expect(cards.first).to_contain_text("17 nations · 4 players · 16 turns · about 5 hours")
    expect(cards.nth(3)).to_contain_text("The legions hold the wall")
    expect(cards.first.locator("svg path")).to_have_count(37)
    seats = ada.page.locator(".note")
    expect(seats).to_have_count(4)
    expect(seats.first).to_contain_text("Norwegians")
    cards.nth(3).click()
    expect(seats.first).not_to_contain_text("Norwegians")
    expect(ada.page.locator(".notice")).to_contain_text("take a break")
    assert barriers(ada.page) == []
    ada.page.locator("form button:not([type])").click()
    ada.page.locator(".brit-map").wait_for()
    assert ada.positions()[0]["view"]["scenario"] == "hadrianus"


def test_a_host_names_the_table_keeps_it_private_and_sets_a_limit(arrive: Arrival) -> None:
    """People come by the link, computers sit where the host likes, and whoever dawdles is replaced."""
    ada, bede = arrive("Ada"), arrive("Bede")
    ada.go("/new/britannia")
    form = ada.page.locator("form")
    form.get_by_label("Name of the table").fill("The thousand years")
    form.get_by_text("Only with the link", exact=True).click()
    form.get_by_text("1 minute", exact=True).click()
    seats = form.locator("select")
    expect(seats).to_have_count(4)
    for seat, sitter in enumerate(("open", "hard", "normal"), 1):
        seats.nth(seat).select_option(sitter)
    form.locator("button:not([type])").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_role("heading", name="The thousand years")).to_be_visible()
    bede.go("/")
    bede.page.locator("main .facts").first.wait_for()
    expect(bede.page.get_by_text("The thousand years")).to_have_count(0)  # in no list
    bede.go(ada.page.url.removeprefix(ada.address))
    bede.page.get_by_role("button", name="Sit down").first.click()
    expect(ada.page.locator(".room")).to_contain_text("Computer (hard)")
    ada.page.locator(".room .large").click()
    for person in (ada, bede):
        person.page.locator(".brit-map").wait_for()
    expect(ada.page.locator(".players").get_by_title("Time left").first).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("en", "The quiet winners"), ("fr", "Les vainqueurs tranquilles")])
def test_the_guide_can_be_read_whole(arrive: Arrival, language: str, words: str) -> None:
    ada = arrive("Ada", language=language)
    ada.go("/guide/britannia#5.4")
    paragraph = ada.page.locator("p[id='5.4']")
    expect(paragraph).to_contain_text(words)
    expect(paragraph).to_be_in_viewport()
    expect(ada.page.locator(".timeline > li")).to_have_count(16)
    assert barriers(ada.page) == []


def test_everything_can_be_read_on_a_phone(arrive: Arrival) -> None:
    ada = arrive("Ada", language="fr", phone=True)
    sit_down(ada, asked("battles"))
    window = ada.page.get_by_role("region", name="Bataille")
    expect(window.locator(".start")).to_be_visible()
    ada.page.locator(".situation .turn").click()
    expect(sheet(ada).locator("li.now")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert barriers(ada.page) == []
