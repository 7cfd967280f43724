"""Rex Britannorum in the browser: a whole game, plans that are changed, keyboard, phone, other facts, no barriers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.conftest import Arrival
from tests.browser.person import SCREEN, Person, whoever_is_asked
from tests.browser.prepared_rex import game_until, go_on
from tests.browser.rex import (
    MOST_DECISIONS,
    RANDOM,
    confirm,
    confirmable,
    decide,
    hand,
    open_duel,
    open_table,
    own,
    play_until,
    send,
    view,
)
from tests.browser.stage import serving
from tests.browser.test_pages import barriers

from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import VERBS, ZONE_IDS
from bretwalda.games.rex_britannorum.state import Rex

MOST_TABS = 20  # from a card in hand to a zone


def test_a_solo_game_is_played_to_the_end_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    ada.page.get_by_role("button", name="Lead the Iceni").click()
    expect(ada.page.locator(".rival")).to_have_count(2)
    expect(ada.page.get_by_role("region", name="Brigantes")).to_contain_text("foresighted")
    expect(ada.page.locator("[data-objective]")).to_have_count(3)
    told = 0
    for _ in range(MOST_DECISIONS):
        decide(ada)
        told = max(told, ada.page.locator(".battles .fight").count())
        if ada.ended.count():
            break
    assert told == 3, "the battles of all zones are reported"
    score = view(ada)["reckoning"]["scores"][0]
    expect(ada.ended.locator(".total td").first).to_have_text(str(score["total"]))
    expect(ada.ended.locator(".ratings .mine")).to_have_count(1)
    expect(ada.ended.locator(".verdict")).to_contain_text("Prasutagos")
    expect(ada.ended.locator("[data-objective]")).to_have_count(3)
    assert barriers(ada.page) == []


def test_a_plan_is_made_card_by_card_and_changed_until_all_have_confirmed(arrive: Arrival) -> None:
    ada, bede = arrive("Ada"), arrive("Bede")
    open_duel(ada, bede, objectives="none")
    play_until([ada, bede], "planning")
    expect(ada.page.locator(".halo")).to_have_count(
        len([p for p in view(ada)["places"] if p["token"]]) + len(view(ada)["jokers"])
    )
    send(ada, "north")
    send(ada, "center")
    first, second = own(ada)["plays"]
    assert (first["zone"], second["zone"]) == ("north", "center")

    ada.page.get_by_role("button", name=re.compile("^Turn round")).first.click()
    expect(ada.page.locator(".holder li").first).not_to_contain_text("North")
    expect(confirmable(ada)).to_be_visible()
    assert [play["card"] for play in own(ada)["plays"]] == [first["card"], second["card"]]
    assert own(ada)["plays"][0]["zone"] in ("center", "south")
    ada.page.get_by_role("button", name=re.compile("^Take .* back")).first.click()
    planned = ada.page.locator(".holder [data-card]")
    expect(planned.first).to_have_attribute("data-card", second["card"])
    expect(planned).to_have_count(1)

    send(ada, "south")
    confirm(ada)
    expect(ada.page.locator(".holder")).to_contain_text("hidden until all are shown")
    expect(bede.page.locator(".ready")).to_have_count(1)
    ada.page.get_by_role("button", name="Change the plan").click()
    expect(confirmable(ada)).to_be_visible()
    confirm(ada)
    for _ in range(3):
        decide(bede)
    expect(ada.page.locator(".battles .fight").first).to_be_visible()


def test_a_turn_is_played_by_keyboard_alone(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada, RANDOM, objectives="none")
    keys, focused = ada.page.keyboard, ada.page.locator(":focus")
    asked: set[str] = set()
    for _ in range(MOST_DECISIONS):
        ada.is_asked()
        if view(ada)["turn"] == 2:
            break
        asked.add(view(ada)["step"])
        seen = ada.decisions_seen()
        keys.press("ArrowDown")
        expect(focused).to_have_attribute("data-target", "")
        keys.press("Enter")
        if ada.page.evaluate("document.activeElement.ariaPressed") == "true":  # a card in hand: where shall it go?
            for _ in range(MOST_TABS):
                keys.press("Tab")
                if "zone" in (focused.get_attribute("class") or ""):
                    break
            keys.press("Enter")
        ada.wait_past(seen)
    assert asked >= {"kingdom", "recruitment", "planning"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_turn_is_played_on_a_phone_without_barriers(arrive: Arrival, language: str) -> None:
    ada = arrive("Ada", language=language, phone=True)
    open_table(ada, RANDOM, RANDOM)
    ada.is_asked()
    assert barriers(ada.page) == []
    play_until([ada], "planning")
    hand(ada).first.click()
    expect(ada.page.locator(".send .zone").first).to_be_in_viewport()
    assert barriers(ada.page) == []
    for _ in range(2):
        seen = ada.decisions_seen()
        if not ada.page.locator(".send .zone").count():
            hand(ada).first.click()
        ada.page.locator(".send .zone").first.click()
        ada.wait_past(seen)
    confirm(ada)
    ada.is_asked()
    assert barriers(ada.page) == []
    ada.page.locator(".fold").click()
    expect(ada.page.locator(".stakes")).to_be_visible()
    expect(ada.page.locator(".again, .battles").first).to_be_attached()


def test_a_phone_tells_what_the_others_have_done(arrive: Arrival) -> None:
    """Log and players are out of sight there, so what moves needs places on the board, and words."""
    ada = arrive("Ada", phone=True)
    open_table(ada, RANDOM, RANDOM, objectives="none")
    play_until([ada], "planning")
    for place in ("kingdom:brigantes", "kingdom:iceni", "kingdom:regnenses", "bag", "track", "reinforcement"):
        expect(ada.page.locator(f".board [data-place='{place}']:visible")).to_have_count(1)
    told = ada.page.locator(".tidings")
    for _ in range(3):
        decide(ada)
    ada.is_asked()
    *before, last = ada.log.all_text_contents()
    expect(told.locator(".words")).to_have_text(last)
    told.get_by_role("button").dispatch_event("click")  # a battle may lie above it
    expect(told.locator("li")).not_to_have_count(0)
    since = told.locator("li").all_text_contents()
    assert since == before[-len(since) :]
    assert barriers(ada.page) == []


def test_what_cannot_be_chosen_says_why(arrive: Arrival) -> None:
    """By a click, and by keyboard once one is asking."""
    ada, bede = arrive("Ada"), arrive("Bede")
    open_duel(ada, bede, objectives="early_choice")
    first, second = (ada, bede) if whoever_is_asked(ada, bede) is ada else (bede, ada)
    first.page.get_by_role("button", name="Lead the Iceni").click()
    second.is_asked()

    def explained(person: Person, thing: Locator, reason: str) -> None:
        answer = person.page.locator(".answer p")
        thing.click()
        expect(answer).to_contain_text(reason)
        person.page.keyboard.press("Escape")
        expect(answer).to_have_count(0)
        person.page.keyboard.press("w")
        thing.focus()
        person.page.keyboard.press("Enter")
        expect(answer).to_contain_text(reason)
        person.page.keyboard.press("Escape")
        expect(answer).to_have_count(0)

    explained(second, second.page.locator(".hand .kingdom", has_text="Iceni"), "have a leader already")
    explained(first, first.page.locator(".hand .kingdom", has_text="Brigantes"), "is deciding now")
    play_until([ada, bede], "planning")
    confirming = ada.page.locator(".holder .confirm")
    explained(ada, confirming, "Two troop cards have to be sent")
    explained(ada, ada.page.locator("[data-objective] [data-question]").first, "Your plan is to be made now")
    explained(
        ada, ada.page.locator(".players [data-place*=':queue:'][data-question]").first, "Your plan is to be made now"
    )
    explained(ada, ada.page.locator("[data-place^='reinforcement:']").first, "Your plan is to be made now")
    assert barriers(ada.page) == []
    send(ada, "north")
    send(ada, "north")
    explained(ada, ada.page.locator("[data-place='hand'] [data-question]").first, "you have sent them")
    confirm(ada)
    explained(ada, ada.page.locator("[data-place='hand'] [data-question]").first, "You have decided")


def test_a_zone_that_two_cards_go_to_says_why_it_takes_no_third(arrive: Arrival) -> None:
    def closed(s: Rex) -> tuple[str, str] | None:
        """A card that can be sent, and the zone it cannot be sent to, if there is one."""
        ways = [VERBS.notation(int(choice)).split() for choice in s.options(0)]
        sent = {(way[1], way[2]) for way in ways if way[0] == "send"}
        return next(((card, zone) for card, _ in sorted(sent) for zone in ZONE_IDS if (card, zone) not in sent), None)

    ada = arrive("Ada")
    match = game_until(lambda s: closed(s) is not None, players=1)
    assert isinstance(match.state, Rex)
    card, zone = closed(match.state) or ("", "")
    go_on(ada, match)
    hand(ada).filter(has=ada.page.locator(f"[data-card={card}]")).first.click()
    third = ada.page.locator(".send .zone").nth(ZONE_IDS.index(zone))
    third.click()
    expect(ada.page.locator(".answer p")).to_contain_text("Two of your cards go there already")
    assert barriers(ada.page) == []


def test_the_table_has_no_barriers_on_a_screen(arrive: Arrival) -> None:
    ada = arrive("Ada", language="fr")
    open_table(ada, RANDOM, random_reinforcements=True)
    play_until([ada], "objective")
    assert barriers(ada.page) == []
    play_until([ada], "planning")
    hand(ada).first.click()
    assert barriers(ada.page) == []
    ada.page.keyboard.press("w")  # everything can be asked about
    ada.page.locator("[data-place='place:n09'] [data-question]").dispatch_event("click")
    expect(ada.page.locator(".answer p")).to_be_visible()
    assert barriers(ada.page) == []


def test_a_table_is_set_up_with_its_options_explained(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/new/rex_britannorum")
    ada.page.get_by_text("Alone against two kingdoms").click()
    expect(ada.page.locator("select")).to_have_count(1)
    ada.page.get_by_text("Without objectives").click()
    ada.page.get_by_role("button", name="Begin").click()
    expect(ada.page.get_by_role("alert").first).to_contain_text("objectives")
    assert barriers(ada.page) == []
    ada.page.get_by_text("Two of three").click()
    ada.page.get_by_role("button", name="Begin").click()
    ada.is_asked()
    ada.complaints.clear()  # the browser itself reports every request that was refused


def test_the_rules_and_the_credits_say_what_is_constructed(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/rules/rex_britannorum#8.5")
    expect(ada.page.locator("p[id='8.5']")).to_be_in_viewport()
    expect(ada.page.locator("#nutshell")).to_contain_text("Rex Britannorum")
    expect(ada.page.locator("main")).to_contain_text("our own reconstruction")
    assert barriers(ada.page) == []
    ada.go("/about")
    expect(ada.page.locator("main")).to_contain_text("sixteen of the eighteen objectives")


def test_the_board_of_other_facts_is_shown(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns the box and corrects the facts sees them on the page, too."""
    facts = (GAME.folder / "facts.toml").read_text("utf-8").replace('"Danum"', '"Doncaster"')
    (tmp_path / "facts").mkdir()
    (tmp_path / "facts" / "rex_britannorum.toml").write_text(
        facts.replace('["n01", "n02"],', '["n01", "n02"], ["n01", "n06"],')
    )
    monkeypatch.setenv("BRETWALDA_FACTS", str(tmp_path / "facts"))
    with serving(tmp_path / "data") as address:
        ada = Person(browser, address, "Ada", "en", SCREEN)
        open_table(ada)
        ada.is_asked()
        expect(ada.page.locator("[data-place='place:n09'] title")).to_contain_text("Doncaster (N09)")
        expect(ada.page.locator("path.road[d='M377 105L543 232']")).to_have_count(1)
        assert ada.complaints == []
        ada.context.close()
