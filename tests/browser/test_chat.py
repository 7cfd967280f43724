"""Chat on the page: to everybody, to one person, to one's own team."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.person import Person


def sit_down(person: Person, table: str, seat: int) -> None:
    """Come to a table and take a seat, counted from 0."""
    person.go(table)
    name = person.page.get_by_label(re.compile("Your name|Votre nom"))
    name.fill(person.name)
    name.press("Enter")
    person.page.get_by_role("listitem").nth(seat).get_by_role("button").first.click()


def test_a_line_goes_to_everybody_to_one_or_to_the_team(arrive: Arrival) -> None:
    ada, benoit, cyneburg = arrive("Ada"), arrive("Benoît", language="fr"), arrive("Cyneburg")
    table = ada.set_up_table("open", "open", "easy")  # Ada and Cyneburg will be one team
    sit_down(benoit, table, 1)
    sit_down(cyneburg, table, 2)
    expect(ada.page.get_by_text("Cyneburg sits down.")).to_be_visible()
    ada.page.get_by_role("button", name="Begin the game").click()
    ada.page.get_by_role("tab", name="Chat").last.click()
    ada.say("To my team", "the Welsh, then")
    ada.say("Benoît", "spare Essex")
    ada.say("To all", "good luck")

    cyneburg.page.get_by_role("tab", name="Chat").last.click()
    expect(cyneburg.page.get_by_text("good luck")).to_be_visible()
    expect(cyneburg.page.locator(".chat p", has_text="the Welsh, then")).to_contain_text("Ada (to the team)")
    benoit.page.get_by_role("tab", name="Discussion").last.click()
    expect(benoit.page.get_by_text("good luck")).to_be_visible()
    expect(benoit.page.locator(".chat p", has_text="spare Essex")).to_contain_text("Ada (en privé)")
    expect(benoit.page.locator(".chat select").last).to_contain_text("Cyneburg")
    expect(benoit.page.locator(".chat select").last).not_to_contain_text("équipe")  # a computer is his partner
    assert not any("the Welsh, then" in frame for frame in benoit.frames)
    assert not any("spare Essex" in frame for frame in cyneburg.frames)
