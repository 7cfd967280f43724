"""A real server, a real browser, and people who sit in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.backstage import backstage
from tests.browser.person import PATIENCE, PHONE, SCREEN, Person
from tests.browser.scripts import UNSEEN
from tests.browser.stage import browsing, serving

expect.set_options(timeout=PATIENCE)  # a machine that does several things at once is slow, not wrong
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of these tests listens."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests of a process; it may have to be closed after other tests, and so by another thread."""
    stack = ExitStack()
    yield stack.enter_context(browsing())
    backstage(stack.close)


Arrival = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, address: str) -> Iterator[Arrival]:
    """Somebody comes with a browser of their own; nobody's page may report an error."""
    people: list[Person] = []

    def newcomer(name: str, language: str = "en", phone: bool = False, moving: bool = False) -> Person:
        person = Person(browser, address, name, language, PHONE if phone else SCREEN, moving)
        person.context.add_init_script(UNSEEN)
        people.append(person)
        return person

    yield newcomer
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
