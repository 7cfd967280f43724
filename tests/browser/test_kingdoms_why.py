"""Barbarian Kingdoms in the browser: whatever cannot be chosen says why, and names its rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.person import SPOT, Person
from tests.browser.prepared_kingdoms import Wanted, by_chance, game_until, position, sit_down
from tests.browser.test_kingdoms import press, words
from tests.browser.test_pages import barriers

from bretwalda.engine.match import Match
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import PROVINCE_IDS
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

ACTIONS = ("recruit", "manoeuvre", "invade", "claim")


def asked_where(wanted: Wanted, person: Person) -> Match:
    """A game that has come to a position that is wanted, and somebody in the seat that is asked there."""
    match = game_until(wanted, by_chance, players=3)
    sit_down(match, (person, int(match.state.actor)))
    person.is_asked()
    return match


def answers(person: Person, state: Kingdoms, thing: str, language: str = "en") -> None:
    """The page says what the rules say of a thing, and leads to their paragraph."""
    hindrance = GAME.why_not(state, int(state.actor), thing)
    assert hindrance is not None
    answer = person.page.locator(".answer p")
    expect(answer).to_contain_text(GAME.texts(language).message(hindrance.message))
    expect(answer.get_by_role("link")).to_have_attribute("href", f"/rules/barbarian_kingdoms#{hindrance.paragraph}")


def click_on(person: Person, selector: str) -> None:
    """Click on something of the map, where nothing else lies."""
    person.page.mouse.click(*person.page.evaluate(SPOT, selector))


def impossible(state: Kingdoms) -> list[str]:
    """The actions that cannot be taken."""
    return [word for word in ACTIONS if word not in words(state)] if state.step.name == "turn" else []


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_an_action_that_is_not_possible_says_why(arrive: Arrival, language: str, phone: bool) -> None:
    ada = arrive("Ada", language=language, phone=phone)
    state = position(asked_where(lambda state: bool(impossible(state)), ada))
    seen = ada.decisions_seen()
    for word in impossible(state):
        name = GAME.texts(language).say(f"choice-{word}")
        button = ada.page.get_by_role("region", name="Actions").get_by_role("button", name=name)
        expect(button).to_be_disabled()
        button.click(force=True)
        answers(ada, state, f"button:{word}", language)
    if not phone:
        click_on(ada, f"[data-province={PROVINCE_IDS[0]}]")
        answers(ada, state, f"zone:{PROVINCE_IDS[0]}", language)
    assert barriers(ada.page) == []
    assert ada.decisions_seen() == seen


def invaders(state: Kingdoms) -> list[str]:
    """The provinces whose units can invade; the Sea is none of them."""
    return [word.split()[1] for word in words(state) if word.startswith("warrior ") and word != "warrior sea"]


def test_units_and_provinces_say_why_they_are_not_the_ones(arrive: Arrival) -> None:
    """First a unit is to be chosen, then a province; what is clicked in the place of either has its reason."""
    ada = arrive("Ada")
    match = asked_where(lambda state: state.step.name == "invasion" and bool(invaders(state)), ada)
    state = position(match)
    foes = [p for p in range(len(PROVINCE_IDS)) if state.occupant(p) not in (-1, state.active)]
    foe = PROVINCE_IDS[foes[0]]
    ada.page.locator(f"[data-unit={foe}]").click(force=True)
    answers(ada, state, f"unit:{foe}")
    expect(ada.page.locator(".answer p")).to_contain_text("is to be chosen")

    start = invaders(state)[0]
    press(ada, ada.page.locator(f"[data-unit={start}]"))
    match.choose(int(state.actor), int(state.options(state.actor)[words(state).index(f"warrior {start}")]))
    state = position(match)
    expect(ada.page.locator(".answer p")).to_have_count(0)  # the answer was about what was asked before
    away = next(p for p in PROVINCE_IDS if GAME.why_not(state, int(state.actor), f"zone:{p}") is not None)
    click_on(ada, f"[data-province={away}]")
    answers(ada, state, f"zone:{away}")

    ada.page.keyboard.press("w")  # the keyboard reaches what cannot be chosen, too
    ada.page.get_by_role("button", name=f"Why not: {GAME.texts('en').name('zone', start)}", exact=True).focus()
    ada.page.keyboard.press("Enter")
    answers(ada, state, f"zone:{start}")
    assert barriers(ada.page) == []


def too_much(state: Kingdoms) -> list[str]:
    """Tokens in taxed provinces that cannot be collected, as the sum would not come out."""
    if state.step.name != "collecting":
        return []
    view = GAME.view(state, int(state.actor))
    return [
        f"token:{province.id}:{token}"
        for province in view.provinces
        if province.controller == view.active
        for token, number in province.tokens.items()
        if number and f"collect {province.id} {token}" not in words(state)
    ]


def test_a_token_that_cannot_be_collected_says_why(arrive: Arrival) -> None:
    ada = arrive("Ada")
    state = position(asked_where(lambda state: bool(too_much(state)), ada))
    expect(ada.page.locator("g.tax:not(.ready)")).to_have_count(len(too_much(state)))
    ada.page.locator("g.tax:not(.ready)").first.click(force=True)
    expect(ada.page.locator(".answer p")).to_contain_text("the sum cannot come out")
    foreign = next(p for p in range(len(PROVINCE_IDS)) if not state.controlled(state.active) >> p & 1)
    click_on(ada, f"[data-province={PROVINCE_IDS[foreign]}]")
    answers(ada, state, f"zone:{PROVINCE_IDS[foreign]}")
    expect(ada.page.locator(".answer p")).to_contain_text("do not control")


def far_warrior(state: Kingdoms) -> list[str]:
    """With the king in hand: the warriors of his kingdom that he cannot castle with."""
    if state.step.name != "move-target" or not state.unit & 1:
        return []
    return [
        p
        for k, p in enumerate(PROVINCE_IDS)
        if state.occupant(k) == state.active and k != state.king[state.active] and f"castle {p}" not in words(state)
    ]


def test_a_warrior_says_why_the_king_cannot_castle_with_it(arrive: Arrival) -> None:
    ada = arrive("Ada")
    state = position(asked_where(lambda state: bool(far_warrior(state)), ada))
    ada.page.locator(f"[data-unit={far_warrior(state)[0]}]").click(force=True)
    answers(ada, state, f"castling:{far_warrior(state)[0]}")


def test_a_click_on_a_figure_in_a_province_that_glows_takes_the_province(arrive: Arrival) -> None:
    """Who is attacked stands in the way of nobody's click."""
    ada = arrive("Ada")
    state = position(asked_where(lambda state: bool(attacked(state)), ada))
    seen = ada.decisions_seen()
    x, y = ada.page.locator(f"[data-unit={attacked(state)[0]}]").evaluate(
        "one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2] }"
    )
    ada.page.mouse.click(x, y)
    ada.wait_past(seen)
    assert ada.positions()[-1]["view"]["site"] == attacked(state)[0]


def attacked(state: Kingdoms) -> list[str]:
    """The provinces where somebody stands who may be invaded now."""
    if state.step.name != "invasion-target":
        return []
    return [p for k, p in enumerate(PROVINCE_IDS) if state.occupant(k) >= 0 and f"to {p}" in words(state)]
