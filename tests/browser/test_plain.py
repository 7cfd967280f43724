"""A game in a package of its own, without a line for the page: people find it, read it, and play it to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser.barriers import barriers
from tests.browser.person import PHONE, SCREEN, Person
from tests.browser.stage import serving
from tests.browser.whole import by_touch, play
from tests.guest import environment, installed


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens that has the example beside its own games."""
    package = installed(tmp_path_factory.mktemp("package"))
    with serving(tmp_path_factory.mktemp("data"), environment(package)) as address:
        yield address


def comes(browser: Browser, address: str, language: str, size: ViewportSize) -> Person:
    """Ada, who finds the game among the others and begins one."""
    ada = Person(browser, address, "Ada", language, size)
    ada.go("/")
    ada.page.locator("a.button[href='/new/holms']").click()
    ada.page.locator("form button:not([type])").click()
    ada.page.wait_for_url("**/table/*")
    ada.is_asked()
    assert barriers(ada.page) == []
    return ada


def goes(ada: Person) -> None:
    """Without a complaint."""
    expect(ada.ended).to_be_visible()
    assert barriers(ada.page) == []
    ada.context.close()
    assert ada.complaints == []


def test_it_is_found_and_played_to_the_end_by_touch_on_a_phone(browser: Browser, address: str) -> None:
    ada = comes(browser, address, "fr", PHONE)
    assert 2 <= play(ada.page, by_touch, ada.dice) <= 5  # a ring is buried, and at most four times one rows
    goes(ada)


def test_every_place_is_in_sight_and_the_keyboard_does_it_all(browser: Browser, address: str) -> None:
    """How it looks at other sizes is seen by `test_geometry.py`."""
    ada = comes(browser, address, "en", SCREEN)
    while not ada.ended.count():
        for place in ada.page.locator(".place").all():
            expect(place).to_be_in_viewport(ratio=1)
        ada.page.keyboard.press("ArrowRight")
        assert ada.page.evaluate("document.activeElement.hasAttribute('data-target')")
        with ada.deciding():
            ada.page.keyboard.press("Enter")
        ada.is_asked()
    goes(ada)
