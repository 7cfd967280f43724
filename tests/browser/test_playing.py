"""People play whole games and parts of games, by clicking, by keyboard, on a phone, over the network."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.person import whoever_is_asked


def test_a_newcomer_plays_a_whole_game_against_easy_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/")
    ada.page.get_by_role("link", name="Play", exact=True).click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Begin").click()
    assert ada.play_to_the_end() > 8
    expect(ada.page.get_by_role("dialog")).to_contain_text("The game is over")
    expect(ada.page.locator("dialog .verdict").first).to_contain_text(re.compile("(Ada|Computer).* wins: "))
    ada.page.get_by_text("Fair dice").click()
    ada.page.get_by_role("button", name="Verify").click()
    expect(ada.page.get_by_text("It is: the dice were settled before the game.")).to_be_visible()
    ada.page.get_by_role("button", name="Another game").click()
    ada.page.get_by_role("button", name="Begin the game").click()
    expect(ada.prompt).to_be_visible()
    expect(ada.ended).to_have_count(0)


def test_two_people_play_over_the_network_in_two_languages(arrive: Arrival) -> None:
    ada, benoit = arrive("Ada"), arrive("Benoît", language="fr")
    table = ada.set_up_table("open")
    benoit.go(table)
    benoit.page.get_by_label("Votre nom").fill("Benoît")
    benoit.page.get_by_label("Votre nom").press("Enter")
    benoit.page.get_by_role("button", name="S’asseoir").click()
    expect(ada.page.get_by_text("Benoît sits down.")).to_be_visible()
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
    expect(benoit.log).to_have_count(ada.log.count())


def test_a_lost_connection_comes_back_with_what_was_missed(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    ada.choose_anything()
    lines = ada.log.count()
    ada.lose_connection()
    ada.is_asked()
    assert ada.log.count() >= lines
    ada.choose_anything()


def test_f5_shows_the_same_position_again(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    ada.page.get_by_role("button", name="Play Assemble").first.click()
    expect(ada.prompt).to_contain_text("Choose a region")
    told = ada.log.all_inner_texts()
    ada.page.reload()
    expect(ada.prompt).to_contain_text("Choose a region")
    assert ada.log.all_inner_texts() == told


def test_decisions_are_taken_back_and_taken_again(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    undo, redo = (ada.page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    ada.page.get_by_role("button", name="Play Assemble").first.click()
    expect(ada.prompt).to_contain_text("Choose a region")
    undo.click()
    expect(ada.prompt).to_contain_text("Play a card or pass")
    redo.click()
    expect(ada.prompt).to_contain_text("Choose a region")
    ada.choose_anything()
    ada.page.get_by_role("button", name="Restart turn").click()
    expect(ada.prompt).to_contain_text("Play a card or pass")
    expect(undo).to_be_disabled()


def test_a_turn_is_played_by_keyboard_alone(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    keys = ada.page.keyboard
    keys.press("?")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Playing by keyboard")
    keys.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)

    focused = ada.page.locator(":focus")
    keys.press("ArrowDown")
    for _ in range(20):  # go through the glowing things until one is Assemble
        if focused.get_attribute("aria-label") == "Play Assemble":
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(ada.prompt).to_contain_text("Choose a region")
    for _follower in range(3):
        seen = ada.decisions_seen()
        keys.press("ArrowDown")
        keys.press("ArrowDown")
        keys.press("Enter")
        ada.wait_past(seen)
    expect(ada.prompt).to_contain_text("joins your court")
    keys.press("u")
    expect(ada.prompt).to_contain_text("Choose a region")


def test_a_turn_is_played_on_a_phone(arrive: Arrival) -> None:
    ada = arrive("Ada", phone=True)
    ada.set_up_table("easy")
    ada.is_asked()
    ada.page.get_by_role("button", name="Play Assemble").first.click()
    for _follower in range(3):
        seen = ada.decisions_seen()
        ada.page.locator(".list button").first.click()
        ada.wait_past(seen)
    expect(ada.prompt).to_contain_text("joins your court")
    for tab, content in (("Players", "Computer (easy)"), ("Log", "Ada plays Assemble."), ("Chat", "Nobody has said")):
        ada.page.get_by_role("tab", name=tab).first.click()
        expect(ada.page.get_by_text(content).first).to_be_visible()
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page is wider than the phone"
