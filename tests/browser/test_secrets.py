"""Nobody is sent what only somebody else may know."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.barriers import barriers
from tests.browser.conftest import Arrival
from tests.browser.person import Person, whoever_is_asked

from bretwalda.games.king_is_dead.board import CARD_IDS, FIRST_SPECIAL

SPECIAL = set(CARD_IDS[FIRST_SPECIAL:])


def specials_of(person: Person, seat: int) -> set[str]:
    """The special cards that somebody has ever held, by what their own page was told."""
    return {card for message in person.positions() for card in message["view"]["seats"][seat]["hand"]} & SPECIAL


def played(person: Person) -> set[str]:
    """Every card that lay on top of a pile."""
    return {seat["top"] for message in person.positions() for seat in message["view"]["seats"]}


def test_neither_opponent_nor_spectator_receives_a_secret(arrive: Arrival) -> None:
    """Rules 10.2 and 10.3: in the advanced game nobody else's hand or pile is ever sent, in whatever message."""
    ada, bede, watcher = arrive("Ada"), arrive("Bede"), arrive("Watcher")
    table = ada.set_up_table("open", advanced=True)
    bede.go(table)
    bede.sit_down()
    watcher.go(table)
    ada.page.get_by_role("button", name="Begin the game").click()
    for _ in range(8):
        whoever_is_asked(ada, bede).choose_anything()
    ada.page.locator("[data-question]").first.click()  # what is asked and answered is a message, too
    watcher.page.locator(".board").first.wait_for()

    hands = {0: specials_of(ada, 0), 1: specials_of(bede, 1)}
    assert all(len(hand) == 3 for hand in hands.values())
    for person, own in ((ada, 0), (bede, 1), (watcher, None)):
        assert person.positions()
        for message in person.positions():
            for seat, seen in enumerate(message["view"]["seats"]):
                assert (seen.get("hand") is not None) == (seat == own)
                assert (seen.get("pile") is not None) == (seat == own)
        news = [line for message in person.positions() for line in message["news"]]
        dealt = {line["args"][0]["value"] for line in news if line["key"] == "event-dealt"}
        assert dealt == (set() if own is None else {own})
        hidden = {card for seat, hand in hands.items() if seat != own for card in hand} - played(person)
        assert hidden, "nothing was left to hide"
        for frame in person.frames:
            assert [card for card in hidden if f'"{card}"' in frame] == []


def test_one_screen_for_two_hides_each_hand_behind_a_curtain(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("me", advanced=True)
    curtain = ada.page.locator(".curtain")
    for _ in range(2):
        curtain.wait_for()
        assert barriers(ada.page) == []
        expect(ada.page.locator(".hand")).to_have_count(0)
        ada.page.get_by_role("button", name="I am Ada").click()
        ada.page.get_by_role("button", name="Pass", exact=True).click()
    curtain.wait_for()
    ada.page.reload()  # a new start shows nothing, either
    curtain.wait_for()
    ada.page.get_by_role("button", name="don’t ask again").click()
    for _ in range(2):
        with ada.deciding():
            ada.page.get_by_role("button", name="Pass", exact=True).click()
    expect(curtain).to_have_count(0)
