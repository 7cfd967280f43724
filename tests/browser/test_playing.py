"""People play The King is Dead, by clicking, by keyboard, on a phone, over the network."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.barriers import barriers
from tests.browser.conftest import Arrival
from tests.browser.person import Person, pass_to_the_end, whoever_is_asked
from tests.browser.scripts import COUNT_FLIGHTS


def test_a_newcomer_plays_a_whole_game_against_easy_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/")
    ada.page.locator("a[href='/new/king_is_dead']", has_text="Set up").click()
    ada.page.get_by_text("More settings").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.get_by_role("button", name="Full screen").click()
    ada.wait_until("document.fullscreenElement !== null")
    ada.page.get_by_role("button", name="Exit full screen").click()
    ada.wait_until("document.fullscreenElement === null")
    assert ada.play_to_the_end() > 8
    expect(ada.page.get_by_role("dialog")).to_contain_text("The game is over")
    expect(ada.page.locator("dialog .verdict").first).to_contain_text(re.compile("(Ada|Computer).* wins: "))
    assert barriers(ada.page) == []
    ada.page.get_by_text("Fair dice").click()
    ada.page.get_by_role("button", name="Verify").click()
    expect(ada.page.get_by_text("It matches: the dice were fixed before the game.")).to_be_visible()
    ada.page.get_by_role("button", name="Another game").click()
    expect(ada.ended).to_have_count(0)
    expect(ada.prompt).to_be_visible()  # everybody is there: it has begun by itself


def test_two_people_meet_play_over_the_network_in_two_languages_and_play_again(arrive: Arrival) -> None:
    ada, benoit = arrive("Ada"), arrive("Benoît", language="fr")
    benoit.go("/")
    expect(benoit.page.get_by_role("heading", name="Rejoindre", exact=True)).to_be_visible()
    table = benoit.page.locator(f"a[href='{ada.set_up_table('open', open_log=True)}']")  # lists are live
    expect(table).to_contain_text("en préparation")
    table.click()
    benoit.page.get_by_role("button", name="S’asseoir").click()
    benoit.page.get_by_label("Votre nom").fill("Benoît")
    benoit.page.get_by_role("button", name="S’asseoir", exact=True).last.click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Benoît")).to_be_visible()
    ada.page.get_by_role("button", name="Begin the game").click()

    for _decision in range(12):
        whoever_is_asked(ada, benoit).choose_anything()
    benoit.lose_connection()
    for _decision in range(6):
        whoever_is_asked(ada, benoit).choose_anything()

    ada.page.get_by_role("tab", name="Chat").last.click()
    ada.page.get_by_placeholder("Say something").fill("Hail & <b>well met</b>")
    ada.page.get_by_role("button", name="Send").click()
    expect(benoit.page.get_by_role("tab", name=re.compile(r"Discussion\s*1")).last).to_be_visible()
    benoit.page.get_by_role("tab", name="Discussion").last.click()
    expect(benoit.page.get_by_text("Hail & <b>well met</b>")).to_be_visible()
    assert len(benoit.told()) == len(ada.told()) > 10, "the log is open: everything can be read"

    while (deciding := whoever_is_asked(ada, benoit)).position()["view"]["step"] != "turn":
        deciding.choose_anything()
    pass_to_the_end(ada, benoit)
    ada.page.get_by_role("button", name="Another game").click()
    expect(ada.page.get_by_text("it begins as soon as everyone is here")).to_be_visible()
    benoit.page.get_by_role("link", name="Rejoindre la suivante").click()
    for person in (ada, benoit):
        expect(person.prompt).to_be_visible()
        expect(person.ended).to_have_count(0)


def test_a_position_outlives_f5_and_a_lost_connection_and_is_taken_back_and_taken_again(arrive: Arrival) -> None:
    ada = arrive("Ada", moving=True)
    ada.set_up_table("easy")
    ada.is_asked()
    ada.page.get_by_role("button", name="Play Assemble").first.click()
    expect(ada.prompt).to_contain_text("Choose a region")
    told = ada.told()
    ada.page.reload()
    expect(ada.prompt).to_contain_text("Choose a region")
    assert ada.told() == told
    ada.lose_connection()
    expect(ada.prompt).to_contain_text("Choose a region")
    assert ada.told() == told

    undo, redo = (ada.page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    undo.click()
    expect(ada.prompt).to_contain_text("Play a card or pass")
    redo.click()
    expect(ada.prompt).to_contain_text("Choose a region")
    ada.page.evaluate(COUNT_FLIGHTS)
    ada.choose_anything()
    ada.wait_until("window.flights > 0")  # pieces travel, unless less motion is wanted
    expect(ada.page.locator("[data-flight]")).to_have_count(0)
    ada.page.get_by_role("button", name="Restart turn").click()
    expect(ada.prompt).to_contain_text("Play a card or pass")
    expect(undo).to_be_disabled()


def placing(person: Person) -> bool:
    """Whether a follower of Assemble is still to be placed: two or three, as factions have any left in the supply."""
    return str(person.position()["view"]["step"]) == "assembly"


def test_a_turn_is_played_by_keyboard_alone_without_barriers(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("open", "easy")
    ada.page.locator(".room").wait_for()
    assert barriers(ada.page) == []
    ada.page.get_by_role("button", name="Begin the game").press("Enter")
    ada.is_asked()
    keys, focused = ada.page.keyboard, ada.page.locator(":focus")
    keys.press("w")  # everything can be asked about
    ada.page.locator("[data-question][tabindex]").first.press("Enter")
    ada.page.locator(".answer p").wait_for()
    assert barriers(ada.page) == []
    keys.press("Escape")
    keys.press("?")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Playing by keyboard")
    assert barriers(ada.page) == []
    keys.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)

    keys.press("ArrowDown")
    assert not focused.evaluate("one => one.closest('[data-last]') !== null")  # what ends the turn comes last
    for _ in range(20):  # go through the glowing things until one is Assemble
        if focused.get_attribute("aria-label") == "Play Assemble":
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(ada.prompt).to_contain_text("Choose a region")
    ada.page.evaluate(COUNT_FLIGHTS)
    while placing(ada):
        with ada.deciding():
            keys.press("ArrowDown")
            keys.press("ArrowDown")
            keys.press("Enter")
    expect(ada.prompt).to_contain_text("join your court")
    assert ada.page.evaluate("window.flights") == 0, "who wants less motion sees none"
    assert barriers(ada.page) == []
    keys.press("u")
    expect(ada.prompt).to_contain_text("Choose a region")


def test_a_turn_is_played_on_a_phone_without_barriers(arrive: Arrival) -> None:
    ada = arrive("Ada", phone=True)
    ada.set_up_table("open", "easy")
    ada.page.locator(".room").wait_for()
    assert barriers(ada.page) == []
    ada.page.get_by_role("button", name="Begin the game").click()
    ada.is_asked()
    ada.page.locator("path.plain[data-question]").first.dispatch_event("click")  # why not?
    ada.page.locator(".answer p").wait_for()
    assert barriers(ada.page) == []
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Keys").click()
    ada.page.get_by_role("dialog").wait_for()
    assert barriers(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    with ada.deciding():
        ada.page.get_by_role("button", name="Play Assemble").first.click()
    while placing(ada):
        with ada.deciding():
            ada.page.locator(".list button").first.click()
    expect(ada.prompt).to_contain_text("join your court")
    for tab, content in (("Players", "Computer (easy)"), ("Log", "Ada plays Assemble."), ("Chat", "Nobody has said")):
        ada.page.get_by_role("tab", name=tab).first.click()
        expect(ada.page.get_by_text(content).first).to_be_visible()
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page is wider than the phone"
