"""Somebody in front of a browser: opens tables, chooses among what glows, reads what is said."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, ViewportSize, WebSocket
from tests.browser.scripts import CATCH_UP, CHOOSE_MYSELF, CUT, REMEMBER_SOCKETS, SHOWN, SHOWS_MORE_THAN, UNFOLD, WISH

SCREEN: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
MOST_CLICKS = 400  # far more than any game of two needs
REF = 900  # of a message; a page never comes so far by itself
PATIENCE = 60_000  # milliseconds; other players may be slow, a page that hangs never answers

# A point on the screen that belongs to something on the map and to nothing that lies above it.
SPOT = """selector => {
  const area = document.querySelector(selector)
  const { x, y, width, height } = area.getBoundingClientRect()
  for (let step = 2; step <= 32; step *= 2)
    for (let i = 1; i < step; i++)
      for (let j = 1; j < step; j++) {
        const at = [x + (width * i) / step, y + (height * j) / step]
        if (document.elementFromPoint(...at) === area) return at
      }
}"""


def without_pauses(route: Route) -> None:
    """Let a new table's computers move at once: nobody has to follow them here."""
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "pause": 0.0}))
    else:
        route.continue_()


class Person:
    """A person with a browser of their own."""

    def __init__(
        self, browser: Browser, address: str, name: str, language: str, size: ViewportSize, moving: bool = False
    ) -> None:
        self.address = address
        self.name = name
        self.complaints: list[str] = []  # of the page, to its console
        self.frames: list[str] = []  # every message that the server sent, as it came
        self.heard: list[dict[str, Any]] = []  # the same, read
        self.dice = random.Random(name)
        self._pings = 0
        self.context: BrowserContext = browser.new_context(
            locale=LOCALES[language],
            viewport=size,
            has_touch=size == PHONE,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="block",  # a test of its own is about the page that says that there is no connection
        )
        self.context.add_init_script(REMEMBER_SOCKETS)
        self.context.add_init_script(CHOOSE_MYSELF)
        self.context.route("**/api/tables", without_pauses)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """A tab of the browser, whose errors and messages are kept."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._note_error)
        page.on("websocket", self._listen)
        return page

    def _note_error(self, said: ConsoleMessage) -> None:
        """The address comes first: the summary of a run has little room."""
        if said.type == "error":
            self.complaints.append(f"{said.location['url']}: {said.text}")

    def _listen(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            self.frames.append(str(frame))
            self.heard.append(json.loads(frame))

        socket.on("framereceived", hear)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def set_up_table(self, *others: str, advanced: bool = False, open_log: bool = False) -> str:
        """Open a table of The King is Dead for myself and others (`open`, `me` or a level); its path."""
        self.go("/new/king_is_dead")
        form = self.page.locator("form")
        form.locator("details").last.locator("summary").click()  # more settings
        if form.locator("details").count() > 1 and form.locator("details").first.get_attribute("open") is None:
            form.locator("details").first.locator("summary").click()
        form.locator("input[autocomplete=nickname]").fill(self.name)
        form.locator("fieldset").first.get_by_text(str(len(others) + 1), exact=True).click()
        if advanced:
            form.locator("details").first.locator("label").nth(1).click()
        if open_log:
            form.get_by_text("everything", exact=True).click()
        for seat, other in enumerate(others, 1):
            form.locator("select").nth(seat).select_option(other)
        form.locator("button:not([type])").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.removeprefix(self.address)

    def sit_down(self) -> None:
        """Take the first open seat of the table in whose room I am, saying my name, which nobody knows yet."""
        self.page.locator(".room .deeds .button:not(.quiet)").first.click()
        self.page.locator(".room .naming input").fill(self.name)
        self.page.locator(".room .naming input").press("Enter")
        self.page.locator(".room .field input[autocomplete=nickname]").wait_for()  # only who sits can change it

    @property
    def targets(self) -> Locator:
        """What glows."""
        return self.page.locator("[data-target]")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".asked")

    def told(self) -> list[str]:
        """All lines of the log, with what is folded in it opened."""
        return list(self.lines().values())

    def lines(self) -> dict[int, str]:
        """The same, by their numbers."""
        self.page.evaluate(UNFOLD)
        found: list[tuple[int, str]] = self.page.locator("[role=log] [data-line]:not(.fold)").evaluate_all(
            "all => all.map(one => [Number(one.dataset.line), one.textContent])"
        )
        return dict(found)

    @property
    def ended(self) -> Locator:
        return self.page.locator("dialog ol.steps")

    def is_asked(self) -> None:
        """Wait until I have something to choose, or the game is over."""
        self.targets.or_(self.ended).first.wait_for(state="attached")

    def say(self, to: str | int, words: str) -> None:
        """Say something at the table, to a reader of the list by name or to a seat."""
        readers = self.page.locator(".chat select").last
        if isinstance(to, int):
            readers.select_option(value=str(to))
        else:
            readers.select_option(label=to)
        self.page.get_by_placeholder("Say something").last.fill(words)
        self.page.get_by_role("button", name="Send").last.click()

    @contextmanager
    def deciding(self) -> Iterator[None]:
        """Decide something, and wait until the page shows what came of it."""
        seen = self.decisions_seen()
        yield
        self.wait_past(seen)

    def choose_anything(self) -> None:
        """Click on something that glows."""
        with self.deciding():
            self.targets.nth(self.dice.randrange(self.targets.count())).click()

    def positions(self) -> list[dict[str, Any]]:
        """All that have come: a browser tells of a message before the page reads it."""
        return [message for message in self.heard if message["type"] == "Position"]

    def position(self) -> dict[str, Any]:
        """The one that the page shows."""
        shown = self.decisions_seen()
        return next(position for position in reversed(self.positions()) if position["seq"] <= shown)

    def decisions_seen(self) -> int:
        return int(self.page.evaluate(SHOWN))

    def wait_past(self, seq: int) -> None:
        """Wait until the page shows a position later than this one, and nothing is on its way to the server."""
        self.page.wait_for_function(SHOWS_MORE_THAN, arg=seq)

    def wait_until(self, condition: str) -> None:
        """Wait for a state of the page. As a function: an expression would be translated again at every look, which
        the page's policy forbids from the second one on."""
        self.page.wait_for_function(f"() => {condition}")

    def wish(self, **message: object) -> None:
        """Ask the server for something straight over the line, where the clicking is tested elsewhere."""
        answer = self.page.evaluate(WISH, {"ref": REF, **message})
        assert answer["type"] == "Done", answer

    def catch_up(self) -> None:
        """Hear all that the server has sent so far: pages count the positions they were shown each in its own way."""
        self._pings += 1
        assert self.page.evaluate(CATCH_UP, REF + self._pings), "the server does not answer"

    def play_to_the_end(self) -> int:
        """Choose among what glows until the game is over; how many clicks that took."""
        for clicks in range(MOST_CLICKS):
            self.is_asked()
            if self.ended.count():
                return clicks
            self.choose_anything()
        raise AssertionError(f"the game does not end after {MOST_CLICKS} clicks")

    def lose_connection(self) -> None:
        self.page.evaluate(CUT)


def asked(*people: Person) -> Person | None:
    """The one of several people who has something to choose, once there is one; nobody if the game is over."""
    while True:
        for person in people:
            person.catch_up()  # nobody is behind
        latest = people[0].decisions_seen()
        for person in people:
            position = person.position()
            if position["over"]:
                return None
            if position["options"]:
                person.is_asked()
                return person
        people[0].wait_past(latest)  # a computer decides


def whoever_is_asked(*people: Person) -> Person:
    person = asked(*people)
    assert person is not None, "the game is over"
    return person


def pass_to_the_end(*people: Person) -> None:
    """Everybody passes until the game is over, straight over the line."""
    while (person := asked(*people)) is not None:
        position = person.position()
        with person.deciding():
            person.wish(type="Decide", seq=position["seq"], seat=position["seat"], choice=0)
    for person in people:
        person.ended.wait_for()
