"""A game in a package of its own, without a line for the page: people find it, read it, and play it to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser.person import PHONE, SCREEN, Person
from tests.browser.stage import serving
from tests.browser.test_pages import barriers
from tests.guest import environment, installed

LYING: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens that has the example beside its own games."""
    package = installed(tmp_path_factory.mktemp("package"))
    with serving(tmp_path_factory.mktemp("data"), environment(package)) as address:
        yield address


@pytest.fixture(params=[("en", SCREEN), ("fr", PHONE), ("fr", LYING)], ids=["screen", "phone", "phone-on-its-side"])
def ada(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody with a screen, and somebody who speaks French with a phone."""
    language, size = request.param
    person = Person(browser, address, "Ada", language, size)
    yield person
    person.context.close()
    assert person.complaints == []


def test_it_is_found_and_played_to_the_end_by_clicking(ada: Person) -> None:
    ada.go("/")
    ada.page.locator("a.button[href='/new/holms']").click()
    ada.page.locator("form button:not([type])").click()
    ada.page.wait_for_url("**/table/*")
    ada.is_asked()
    assert barriers(ada.page) == []
    assert 2 <= ada.play_to_the_end() <= 5  # a ring is buried, and at most four times one rows
    expect(ada.ended).to_be_visible()
    assert barriers(ada.page) == []


def test_every_place_is_in_sight_and_the_keyboard_does_it_all(ada: Person) -> None:
    ada.go("/new/holms")
    ada.page.locator("form button:not([type])").click()
    ada.page.wait_for_url("**/table/*")
    while True:
        ada.is_asked()
        if ada.ended.count():
            break
        for place in ada.page.locator(".place").all():
            expect(place).to_be_in_viewport(ratio=1)
        ada.page.keyboard.press("ArrowRight")
        assert ada.page.evaluate("document.activeElement.hasAttribute('data-target')")
        with ada.deciding():
            ada.page.keyboard.press("Enter")
