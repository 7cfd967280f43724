"""People play whole games and parts of games, by clicking, by keyboard, on a phone, over the network."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Arrival
from tests.browser.person import pass_to_the_end, whoever_is_asked


def test_a_newcomer_plays_a_whole_game_against_easy_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/")
    ada.page.locator("a[href='/new/king_is_dead']", has_text="Play").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Begin").click()
    assert ada.play_to_the_end() > 8
    expect(ada.page.get_by_role("dialog")).to_contain_text("The game is over")
    expect(ada.page.locator("dialog .verdict").first).to_contain_text(re.compile("(Ada|Computer).* wins: "))
    ada.page.get_by_text("Fair dice").click()
    ada.page.get_by_role("button", name="Verify").click()
    expect(ada.page.get_by_text("It is: the dice were settled before the game.")).to_be_visible()
    ada.page.get_by_role("button", name="Another game").click()
    expect(ada.ended).to_have_count(0)
    expect(ada.prompt).to_be_visible()  # everybody is there: it has begun by itself


def test_two_people_play_over_the_network_in_two_languages(arrive: Arrival) -> None:
    ada, benoit = arrive("Ada"), arrive("Benoît", language="fr")
    table = ada.set_up_table("open", open_log=True)
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
    assert ada.log.count() > 10, "the log is open: everything can be read"


def test_a_closed_log_shows_only_what_happened_since_the_own_turn(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    for _decision in range(12):
        ada.is_asked()
        ada.choose_anything()
    ada.is_asked()
    told = [line for message in ada.positions() for line in message["news"]]
    assert ada.log.count() < len(told)
    expect(ada.log.filter(has_text="begins.")).to_have_count(0)


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


def test_what_cannot_be_chosen_says_why_with_its_rule(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    expect(ada.prompt.get_by_role("link")).to_have_attribute("href", "/rules/king_is_dead#4.1")
    answer = ada.page.locator(".answer p")
    ada.page.locator("path.plain").first.click(force=True)
    expect(answer).to_contain_text("First a card is to be played")
    ada.page.get_by_role("button", name="Play Scottish Support").click()
    expect(answer).to_have_count(0)
    expect(ada.prompt.get_by_role("link")).to_have_attribute("href", "/rules/king_is_dead#7.1")
    ada.page.keyboard.press("w")  # the keyboard reaches what cannot be chosen, too
    ada.page.get_by_role("button", name="Why not: Essex", exact=True).focus()
    ada.page.keyboard.press("Enter")
    expect(answer).to_contain_text("Essex does not border the Scots")
    with ada.context.expect_page() as opened:
        answer.get_by_role("link").click()
    expect(opened.value.locator("p.here")).to_contain_text("An open region borders a faction")


def test_pieces_travel_unless_less_motion_is_wanted(arrive: Arrival) -> None:
    still, moving = arrive("Ada"), arrive("Bede", moving=True)
    for person, travels in ((still, False), (moving, True)):
        person.set_up_table("easy")
        person.is_asked()
        person.page.evaluate(
            "window.flights = 0; new MutationObserver((all) => all.forEach((one) =>"
            " one.addedNodes.forEach((node) => (window.flights += node.dataset?.flight === undefined ? 0 : 1))))"
            ".observe(document.body, { childList: true, subtree: true })"
        )
        person.page.get_by_role("button", name="Play Assemble").first.click()
        expect(person.prompt).to_contain_text("Choose a region")
        seen = person.decisions_seen()
        person.targets.last.click()
        person.wait_past(seen)
        expect(person.prompt).to_contain_text("Welsh")
        assert (person.page.evaluate("window.flights") >= 2) is travels
        expect(person.page.locator("[data-flight]")).to_have_count(0)


def test_pointing_at_the_log_shows_the_place(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    ada.page.get_by_role("button", name="Play Assemble").first.click()
    seen = ada.decisions_seen()
    ada.page.get_by_role("button", name="Moray", exact=True).click()
    ada.wait_past(seen)
    expect(ada.page.locator("path.pointed")).to_have_count(0)
    ada.log.filter(has_text="joins Moray").hover()
    expect(ada.page.locator("path.pointed")).to_have_count(1)


def test_title_and_icon_tell_whose_turn_it_is(arrive: Arrival) -> None:
    ada, bede = arrive("Ada"), arrive("Bede")
    table = ada.set_up_table("open")
    bede.go(table)
    bede.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Begin the game").click()
    asked = whoever_is_asked(ada, bede)
    other = bede if asked is ada else ada
    expect(asked.page).to_have_title(re.compile("^● "))
    expect(asked.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    expect(other.page).to_have_title(re.compile("^Ada"))
    expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


def test_a_rematch_begins_when_everybody_has_joined(arrive: Arrival) -> None:
    ada, bede = arrive("Ada"), arrive("Bede")
    table = ada.set_up_table("open")
    bede.go(table)
    bede.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Begin the game").click()
    whoever_is_asked(ada, bede)
    pass_to_the_end(ada, bede)
    ada.page.get_by_role("button", name="Another game").click()
    expect(ada.page.get_by_text("it begins as soon as all have come")).to_be_visible()
    expect(bede.page.get_by_text("Another game with the same people is being set up")).to_be_visible()
    bede.page.get_by_role("link", name="Join the next game").click()
    for person in (ada, bede):
        expect(person.prompt).to_be_visible()
        expect(person.ended).to_have_count(0)


def test_where_several_choices_point_at_one_thing_a_list_opens(arrive: Arrival) -> None:
    """No choice of The King is Dead does, so the server's word is changed on its way."""
    ada = arrive("Ada")

    def crowded(message: str | bytes) -> str:
        position = json.loads(message)
        for option in position.get("options", []):
            if option["points_at"].startswith("region:"):
                option["points_at"] = "region:essex"
        return json.dumps(position)

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(crowded(message)))

    ada.page.route_web_socket("**/live/*", change)
    ada.set_up_table("easy")
    ada.page.get_by_role("button", name="Play Assemble").first.click()
    ada.page.get_by_role("button", name="or 7 more choices").click()
    choices = ada.page.get_by_role("dialog").locator(".list button")
    expect(choices).to_have_count(8)
    choices.get_by_text("Devon").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.log.last).to_contain_text("joins Devon")
