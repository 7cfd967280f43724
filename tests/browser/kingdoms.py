"""Somebody who plays Barbarian Kingdoms: actions, provinces, whatever glows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator
from tests.browser.person import SPOT, Person

from bretwalda.games.barbarian_kingdoms.board import VERBS
from bretwalda.games.barbarian_kingdoms.state import Kingdoms


def view(person: Person) -> dict[str, Any]:
    return dict(person.position()["view"])


def notations(person: Person) -> set[str]:
    return {option["notation"] for option in person.position()["options"]}


def words(state: Kingdoms) -> list[str]:
    return [VERBS.notation(choice) for choice in state.options(state.actor)]


def click_province(person: Person, province: str) -> None:
    """Click on a province where nothing else lies."""
    with person.deciding():
        person.page.mouse.click(*person.page.evaluate(SPOT, f"[data-province={province}]"))


def click_figure(person: Person, province: str) -> None:
    """Click on the figure that stands in a province, whatever lies above it."""
    box = person.page.locator(f"[data-unit={province}]").bounding_box()
    assert box is not None
    with person.deciding():
        person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def press(person: Person, button: Locator) -> None:
    with person.deciding():
        button.click()


def action(person: Person, name: str) -> None:
    press(person, person.page.get_by_role("region", name="Actions").get_by_role("button", name=name))


def take_any_to_the_end(person: Person) -> None:
    """Take whatever glows, wherever it is, until the game is over."""
    person.is_asked()
    while not person.ended.count():
        targets = person.page.locator("[data-target]:not([disabled])")
        with person.deciding():
            targets.nth(person.dice.randrange(targets.count())).dispatch_event("click")
        person.is_asked()
