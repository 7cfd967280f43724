"""Somebody who plays Rex Britannorum: opens tables, plans card by card, chooses among what glows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator
from tests.browser.person import Person, whoever_is_asked
from tests.browser.prepared import ask

from bretwalda.games.rex_britannorum.board import ZONE_IDS

MOST_DECISIONS = 200  # far more than a game needs
RANDOM = {"kind": "computer", "level": "random"}


def open_table(person: Person, *others: dict[str, str], **settings: object) -> str:
    """A table for myself, in the first seat, and others; its path."""
    wish = {
        "game": "rex_britannorum",
        "settings": {"players": len(others) + 1, **settings},
        "seats": [{"kind": "me"}, *others],
        "pause": 0,
        "start": all(other["kind"] != "open" for other in others),
    }
    table = f"/table/{ask(person, '/api/tables', json.dumps(wish).encode())['id']}"
    person.go(table)
    return table


def view(person: Person) -> dict[str, Any]:
    return dict(person.position()["view"])


def own(person: Person) -> dict[str, Any]:
    """The own kingdom."""
    seen = view(person)
    return next(dict(kingdom) for kingdom in seen["kingdoms"] if kingdom["seat"] == seen["seat"])


def hand(person: Person) -> Locator:
    """The cards in hand that can be sent."""
    return person.page.locator(".pick[aria-pressed]")


def send(person: Person, zone: str, card: int = 0) -> None:
    """Plan a card of the hand for a zone."""
    chosen = hand(person).nth(card)
    if chosen.get_attribute("aria-pressed") == "false":  # a click on the chosen card would put it back
        chosen.click()
    with person.deciding():
        person.page.locator(".send .zone").nth(ZONE_IDS.index(zone)).click()


def confirmable(person: Person) -> Locator:
    """The button that confirms a plan, if it can be confirmed."""
    return person.page.locator(".holder .confirm[data-target]")


def confirm(person: Person) -> None:
    with person.deciding():
        confirmable(person).click()


def decide(person: Person) -> None:
    """Take one decision by clicking: cards are planned and confirmed, otherwise anything that glows is chosen."""
    person.is_asked()
    if person.ended.count():
        return
    if view(person)["step"] != "planning":
        with person.deciding():
            person.targets.nth(person.dice.randrange(person.targets.count())).dispatch_event("click")
    elif confirmable(person).count():
        confirm(person)
    else:
        send(person, person.dice.choice(ZONE_IDS), person.dice.randrange(hand(person).count()))


def play_until(people: Sequence[Person], step: str) -> None:
    """Everybody decides until a step comes for all of them."""
    while True:
        deciding = whoever_is_asked(*people)
        if view(deciding)["step"] == step:
            break
        decide(deciding)
    for person in people:
        person.catch_up()
