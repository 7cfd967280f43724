"""Barbarian Kingdoms in the browser, people among themselves: the waiting room, words to a partner, words to one."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.prepared_kingdoms import by_chance, game_until, position, sit_down

from bretwalda.games.barbarian_kingdoms import GAME


def test_partners_talk_among_themselves_and_any_two_in_private(arrive: Arrival) -> None:
    ada, bede, cuthbert = (arrive(name) for name in ("Ada", "Bede", "Cuthbert"))
    match = game_until(lambda state: state.step.name == "turn", by_chance, players=4, teams=True)
    kingdoms = GAME.view(position(match), None).kingdoms
    mine = next(one for one in kingdoms if one.seat == 0)
    partner = next(one.seat for one in kingdoms if one.side == mine.side and one.seat != 0)
    foe = next(one.seat for one in kingdoms if one.side != mine.side)
    sit_down(match, (ada, 0), (bede, partner), (cuthbert, foe))
    for person in (ada, bede, cuthbert):
        person.page.get_by_role("tab", name="Chat").last.click()
    ada.say("To my team", "Rome first")
    ada.say(foe, "spare me and take Gaul")
    ada.say("To all", "good luck")
    for person in (bede, cuthbert):
        expect(person.page.locator(".chat p", has_text="good luck")).to_be_visible()
    expect(bede.page.locator(".chat p", has_text="Rome first")).to_contain_text("to the team")
    expect(cuthbert.page.locator(".chat p", has_text="take Gaul")).to_contain_text("privately")
    expect(cuthbert.page.locator(".chat select").last).not_to_contain_text("team")  # a computer is his partner
    assert not any("Rome first" in frame for frame in cuthbert.frames)
    assert not any("take Gaul" in frame for frame in bede.frames)


def test_the_waiting_room_says_in_words_what_was_agreed(arrive: Arrival) -> None:
    benoit = arrive("Benoît", language="fr")
    benoit.go("/new/barbarian_kingdoms")
    form = benoit.page.locator("form")
    form.locator("input[type=text]").first.fill("Benoît")
    form.locator("select").nth(1).select_option("open")
    form.locator("button:not([type])").click()
    agreed = benoit.page.locator(".room dl")
    row = GAME.texts("fr").name("configuration", "c3a")
    for words in (row, "Au sort", "L’étoile", "Sans limite"):
        expect(agreed).to_contain_text(words)
