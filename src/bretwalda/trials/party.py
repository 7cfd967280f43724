"""A party: people who play one game after the other at one server, whatever happens to it.

They do what the page does. Whoever loses the connection comes back and sends again, as it was, what was not answered;
whoever is refused because the storage fails tries again. Everything else that goes wrong is trouble.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from threading import Event, Thread
from time import monotonic, sleep
from traceback import format_exc
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bretwalda.engine.journal import UNDO

from .evening import SECRET, Claim, Evening, Guest, Line, Witness
from .house import House
from .people import Browser, Message

GONE = (ConnectionClosed, InvalidHandshake, OSError, HTTPException)
STORAGE = "refused-storage"
DOUBT = "refused-in-doubt"
UNSURE = {STORAGE, DOUBT}  # nothing has happened; nobody can say whether it has
OVERTAKEN = {"refused-stale", "refused-undo", "refused-over", "refused-not-your-turn"}  # by somebody else
A_MOMENT = 0.02  # seconds, before something is tried again


class NotNow(Exception):
    """The storage fails, or the table has changed meanwhile: look again."""


class Wish(NamedTuple):
    """The table that a party opens."""

    game: str
    people: int
    computers: int = 0
    level: str = "random"
    settings: dict[str, Any] = {}
    hotseat: bool = False  # one person takes all seats


@dataclass
class Asked:
    """Something that was sent, and has not been answered."""

    kind: str
    fields: dict[str, Any]
    again: bool = False  # the answer was lost with the connection: what is refused now may have happened then


@dataclass
class Person:
    """Somebody of a party: with what they had asked for when the connection was lost."""

    browser: Browser
    asked: Asked | None = None
    seq: int = 0  # of the latest position seen
    page: Witness | None = field(default=None, repr=False)


class Party(Thread):
    """Some people and, if there is room, somebody who looks on."""

    def __init__(self, house: House, wish: Wish, seed: str, pause: float) -> None:
        super().__init__(name=seed, daemon=True)
        self.evenings: list[Evening] = []  # those that are to be proved
        self.finished: list[Evening] = []  # of these, those whose game is over
        self.ended: list[str] = []  # tables whose game was played to its end, in that order
        self.counts: Counter[str] = Counter()
        self.trouble = ""
        self.leaving = Event()
        self._house = house
        self.wish = wish
        self._dice = Random(seed)
        self._pause = pause  # seconds, in which people think
        self._people: list[Person] = []
        self._evening: Evening | None = None

    @property
    def moves(self) -> int:
        """Grows as long as the party gets on."""
        return self.counts["decisions"] + self.counts["positions"]

    def run(self) -> None:
        try:
            while not self.leaving.wait(self._pause):
                self._try()
        except Exception:  # told at the end
            self.trouble = format_exc()
        self._part()

    def _try(self) -> None:
        try:
            self._step()
        except TimeoutError:
            if self._house.reliable:
                raise
            self._part()
        except GONE:
            self._part()
            self._house.up.wait()
            sleep(A_MOMENT)
        except NotNow:
            sleep(A_MOMENT)

    def _part(self) -> None:
        for person in self._people:
            if person.page is not None:
                person.page.close()
            person.page = None

    def _step(self) -> None:
        """Whatever comes next."""
        if len(self._people) < self.wish.people + 1:
            self._newcomer()
        elif self._evening is None:
            self._open()
        else:
            pages = [self._page(self._evening, number) for number in range(len(self._people))]
            for page in pages:
                page.catch_up()
            if not pages[0].seats["started"]:
                self._sit_down(self._evening, pages)
            elif any(page.over for page in pages):
                self._go_home(self._evening)
            else:
                self._play(self._evening, pages)

    # Before the game -----------------------------------------------------------------------------------

    def _newcomer(self) -> None:
        browser = Browser(self._house.port)
        self._http(browser, "GET", "/api/me")
        wishes = {"name": f"{self.name} {len(self._people)}", "preferences": {"rated": True}}
        self._http(browser, "POST", "/api/me", wishes)
        self._people.append(Person(browser))

    def _open(self) -> None:
        wish = self.wish
        own = wish.people + wish.computers if wish.hotseat else 1
        seats: list[dict[str, str]] = [{"kind": "me"}] * own
        if not wish.hotseat:
            seats = seats + [{"kind": "open"}] * (wish.people - 1)
            seats = seats + [{"kind": "computer", "level": wish.level}] * wish.computers
        table = {"game": wish.game, "seats": seats, "settings": wish.settings, "pause": 0, "limit": None}
        self._go_to(self._http(self._people[0].browser, "POST", "/api/tables", table)["id"])

    def _go_to(self, table: str, alone: bool = False) -> None:
        self._part()
        for person in self._people:
            person.asked, person.seq = None, 0
        self._evening = Evening(table, [Guest(person.browser) for person in self._people], alone=alone)
        self.evenings.append(self._evening)
        self.counts["tables"] += 1

    def _sit_down(self, evening: Evening, pages: list[Witness]) -> None:
        """Everybody who plays takes a seat, or comes back to their own; then the host begins."""
        seats = pages[0].seats["seats"]
        if evening.alone:
            for number, seat in enumerate(seats):
                if seat["kind"] == "person" and number not in pages[0].seats["yours"]:
                    self._done(pages[0].ask("SetSeat", seat=number, level="random"))
        else:
            for page in pages[: self.wish.people]:
                page.catch_up()
                yours, seats = page.seats["yours"], page.seats["seats"]
                free = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
                for number in [seat for seat in yours if seats[seat]["away"]] if yours else free[:1]:
                    self._done(page.ask("TakeSeat", seat=number))
        self._done(pages[0].ask("Start"))

    # The game ------------------------------------------------------------------------------------------

    def _page(self, evening: Evening, number: int) -> Witness:
        """Somebody's page; after a lost connection it asks for what it missed, and repeats what it asked for."""
        person = self._people[number]
        if person.page is None:
            person.browser.port, person.browser.patience = self._house.port, self._house.patience
            person.page = Witness(person.browser.socket(evening.table), evening, number, self._house.patience)
            person.page.asked = monotonic()
            person.page.ask("Hello", since=person.seq if self._dice.random() < 0.5 else 0)
        if person.asked is not None:
            person.asked.again = True
            person.page.send(person.asked.kind, **person.asked.fields)
            self._answered(evening, number, person.page)
        if person.page.seq > person.seq:
            self.counts["positions"] += 1
            person.seq = person.page.seq
        return person.page

    def _play(self, evening: Evening, pages: list[Witness]) -> None:
        """Everybody who is asked decides at the same time, or takes something back; some talk."""
        active = [number for number, page in enumerate(pages) if page.position is not None and page.position["options"]]
        if not active:
            pages[0].hear()  # a computer decides; whoever was pinged first has not heard of it yet
        for number in active:
            self._decide(number, pages[number])
        for number in active:
            self._answered(evening, number, pages[number])
        if self._dice.random() < 0.03:
            self._talk(evening, pages)
        if self._dice.random() < 0.01:
            self._save(evening)

    def _decide(self, number: int, page: Witness) -> None:
        position = page.position
        assert position is not None
        answer = {"seq": position["seq"], "seat": position["seat"]}
        if position["can_undo"] and self._dice.random() < 0.15:
            asked = Asked("Undo", answer)
        else:
            asked = Asked("Decide", answer | {"choice": self._dice.choice(position["options"])["choice"]})
        self._people[number].asked = asked
        page.send(asked.kind, **asked.fields)

    def _talk(self, evening: Evening, pages: list[Witness]) -> None:
        number = self._dice.randrange(len(pages))
        people = [seat for seat, taken in enumerate(pages[0].seats["seats"]) if taken["kind"] == "person"]
        to = None if self._dice.random() < 0.5 else [self._dice.choice(people)]
        text = f"{self.name} says {self.counts['lines']} {len(self.evenings)}"
        asked = self._people[number].asked = Asked("Say", {"text": text, "to": to, "mark": text})
        pages[number].send(asked.kind, **asked.fields)
        self._answered(evening, number, pages[number])

    def _answered(self, evening: Evening, number: int, page: Witness) -> None:
        """Hear the answer to what somebody asked for."""
        person, ref = self._people[number], page.latest
        answer = page.hear_until(lambda m: m["type"] in ("Done", "Refused") and m["ref"] == ref)
        asked, person.asked = person.asked, None
        assert asked is not None
        done = answer["type"] == "Done"
        if done or answer["key"] in UNSURE:
            self._note(evening, number, asked, done, asked.again or answer.get("key") == DOUBT)
        if not done and answer["key"] not in OVERTAKEN:
            self._done(answer)

    def _note(self, evening: Evening, number: int, asked: Asked, sure: bool, doubtful: bool) -> None:
        guest, fields = evening.guests[number], asked.fields
        if asked.kind == "Say":
            if sure:
                evening.lines.append(Line(fields["text"], number, fields["to"]))
                self.counts["lines"] += 1
            return
        self.counts["decisions" if asked.kind == "Decide" else "undos"] += sure
        if asked.kind == "Undo":
            guest.claims.append(Claim(None, UNDO, sure, doubtful))
        else:
            guest.claims.append(Claim(fields["seat"], str(fields["choice"]), sure, doubtful))

    def _done(self, answer: Message) -> None:
        """What is refused for a good reason is looked at again."""
        if answer["type"] == "Done":
            return
        if answer["key"] == "refused-unforeseen":
            raise AssertionError(answer)
        self.counts["storage refusals"] += answer["key"] == STORAGE
        self.counts["doubts"] += answer["key"] == DOUBT
        raise NotNow(answer["key"])

    # Saves, and the end --------------------------------------------------------------------------------

    def _save(self, evening: Evening) -> None:
        """Keep the game; now and then go on from there, together or alone."""
        host = self._people[0].browser
        wanted = {"table": evening.table, "name": self.name}
        kept = self._http(host, "POST", "/api/saves", wanted, evening)
        evening.saves.append(kept["id"])
        self.counts["saves"] += 1
        if not kept["over"] and self._dice.random() < 0.5:
            copy = self._http(host, "POST", f"/api/saves/{kept['id']}/load", None, evening)
            self._go_to(copy["id"], alone=self._dice.random() < 0.3)

    def _go_home(self, evening: Evening) -> None:
        """The game is over."""
        self.counts["games"] += 1
        self.finished.append(evening)
        self.ended.append(evening.table)
        self._part()
        self._evening = None

    def _http(
        self, browser: Browser, method: str, path: str, body: object = None, evening: Evening | None = None
    ) -> Any:
        browser.port, browser.patience = self._house.port, self._house.patience
        answer = browser.ask(method, path, json.dumps(body).encode())
        if answer.status != 200:
            self._done({"type": "Refused", **answer.json})
        if evening is not None:
            evening.words.update(SECRET.findall(answer.body.decode()))
        return answer.json
