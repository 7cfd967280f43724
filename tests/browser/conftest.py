"""A real server, a real browser, and people who sit in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.person import PATIENCE, PHONE, SCREEN, Person
from tests.browser.stage import browsing, serving

expect.set_options(timeout=PATIENCE)  # a machine that does several things at once is slow, not wrong


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of these tests listens."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: while Playwright runs, no other test of this process can start an event loop."""
    with browsing() as browser:
        yield browser


Arrival = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, address: str) -> Iterator[Arrival]:
    """Somebody comes with a browser of their own; nobody's page may report an error."""
    people: list[Person] = []

    def newcomer(name: str, language: str = "en", phone: bool = False, moving: bool = False) -> Person:
        people.append(Person(browser, address, name, language, PHONE if phone else SCREEN, moving))
        return people[-1]

    yield newcomer
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
