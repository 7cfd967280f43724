"""Pictures of Rex Britannorum in both sizes, for the documentation: `python -m tests.browser.screenshots_rex`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.person import SCREEN, Person
from tests.browser.rex import MOST_DECISIONS, RANDOM, decide, hand, open_table, view
from tests.browser.screenshots import take
from tests.browser.stage import browsing, serving

TURN = 4  # by then there is something to see on the map


def until(person: Person, step: str) -> None:
    """Play on until a step of a later turn."""
    for _ in range(MOST_DECISIONS):
        person.is_asked()
        if view(person)["turn"] >= TURN and view(person)["step"] == step:
            return
        decide(person)


def to_the_end(person: Person) -> None:
    while not person.ended.count():
        decide(person)


def main() -> None:
    with TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        ada = Person(browser, address, "Ada", "en", SCREEN)
        open_table(ada, RANDOM, RANDOM)
        until(ada, "recruitment")
        take(ada, "rex-battles")
        until(ada, "planning")
        decide(ada)
        hand(ada).first.click()
        take(ada, "rex-planning")
        to_the_end(ada)
        take(ada, "rex-end")
        open_table(ada)
        until(ada, "recruitment")
        ada.page.get_by_role("button", name="Put away", exact=True).click()
        take(ada, "rex-solo")
        to_the_end(ada)
        take(ada, "rex-solo-end")


if __name__ == "__main__":
    main()
