"""What servers on one database tell each other: which tables have changed, who is there, who has another name.

News are gathered for a moment and sent as notices of PostgreSQL. They are hints: lists are read from the database,
and a server that may have missed some asks the others to say all that they know.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from bretwalda.engine.refusal import Refusal
from bretwalda.store import leases
from bretwalda.store.archive import Archive

from ..http.limits import Limit
from ..logs import LOGGER
from ..messages import Notice

PAUSE = 0.3  # seconds in which news are gathered
LONGEST = 7_500  # bytes of one notice; PostgreSQL allows 8,000

log = logging.getLogger(LOGGER)


class ReviewTold(msgspec.Struct, array_like=True):
    """A review that is being made at another server."""

    person: str  # who has asked for it
    working: bool
    done: float


class Told(msgspec.Struct, omit_defaults=True):
    """A notice, from one server to all."""

    sender: int
    tables: dict[str, list[str]] = {}  # that have changed, and who is there
    gone: list[str] = []  # tables that are no longer there
    people: list[str] = []  # who have changed
    renamed: list[str] = []  # those of them who are called something else
    sockets: dict[str, int] = {}  # of people and addresses at this server; 0 = none any more
    notices: list[tuple[list[str], str, dict[str, str]]] = []  # to people, wherever they are
    done: list[tuple[str, str, int, float, int]] = []  # who has done what often: limit (burst, a second) and number
    asked: list[str] = []  # who has just asked something: what they asked elsewhere is thought about no more
    reviews: dict[str, ReviewTold | None] = {}  # that are being made at this server; None = no more
    stopped: list[tuple[str, str]] = []  # reviews that somebody gives up
    asks: bool = False  # the sender knows nothing yet: everybody should say all that they know


class News:
    """What is to be told to the others, and what they have told."""

    def __init__(self, archive: Archive, sender: Callable[[], int]) -> None:
        self._archive = archive
        self._sender = sender
        self._owed: list[tuple[str, Any]] = []  # the field, and what is put there
        self._sending: asyncio.Task[None] | None = None
        self._sockets: dict[int, dict[str, int]] = defaultdict(dict)  # by server: whose, and how many
        self._reviews: dict[int, dict[str, ReviewTold]] = defaultdict(dict)  # by server

    @property
    def process(self) -> int:
        """Who we are to the others."""
        return self._sender()

    def note_table(self, table_id: str, present: Iterable[str]) -> None:
        self._owe("tables", (table_id, sorted(present)))

    def note_gone(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            self._owe("gone", table_id)

    def note_person(self, person: str, renamed: bool) -> None:
        self._owe("people", person)
        if renamed:
            self._owe("renamed", person)

    def note_sockets(self, who: str, number: int) -> None:
        self._owe("sockets", (who, number))

    def note_done(self, who: str, what: str, limit: Limit, number: int) -> None:
        self._owe("done", (who, what, limit.burst, limit.per_second, number))

    def note_asked(self, person: str) -> None:
        self._owe("asked", person)

    def note_review(self, name: str, told: ReviewTold | None) -> None:
        self._owe("reviews", (name, told))

    def stop_review(self, name: str, person: str) -> None:
        """Whoever makes it shall stop; here it is gone at once."""
        for known in self._reviews.values():
            known.pop(name, None)
        self._owe("stopped", (name, person))

    def tell(self, people: Sequence[str], notice: Notice) -> None:
        self._owe("notices", (list(people), notice.key, notice.details))

    def ask(self) -> None:
        """Let the others say all that they know."""
        self._sockets.clear()
        self._reviews.clear()
        self._owe("asks", True)

    def understand(self, notice: str) -> Told | None:
        """What another server says; None = it was ourselves, or nothing that we know."""
        try:
            told = msgspec.json.decode(notice, type=Told)
        except msgspec.DecodeError:
            return None
        if told.sender == self._sender():
            return None
        for who, number in told.sockets.items():
            self._sockets[told.sender][who] = number
        for name, review in told.reviews.items():
            if review is None:
                self._reviews[told.sender].pop(name, None)
            else:
                self._reviews[told.sender][name] = review
        return told

    def sockets_elsewhere(self, who: str) -> int:
        """How many pages of a person or an address are at other servers."""
        return sum(sockets.get(who, 0) for sockets in self._sockets.values())

    def review_elsewhere(self, name: str) -> ReviewTold | None:
        """How far another server has come with a review, if one makes it."""
        return next((known[name] for known in self._reviews.values() if name in known), None)

    def reviews_elsewhere(self, person: str) -> int:
        """How many reviews that somebody has asked for are being made at other servers."""
        return sum(review.person == person for known in self._reviews.values() for review in known.values())

    def forget_all_but(self, present: set[int]) -> None:
        """Servers that are gone have no sockets, and make nothing."""
        for sender in self._sockets.keys() - present:
            del self._sockets[sender]
        for sender in self._reviews.keys() - present:
            del self._reviews[sender]

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    def _owe(self, field: str, news: Any) -> None:
        self._owed.append((field, news))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._owed:
            await asyncio.sleep(PAUSE)
            owed, self._owed = self._owed, []
            try:
                await self._archive.write(leases.send, list(notices(self._sender(), owed)))
            except Refusal as refusal:
                log.warning("news not sent", extra={"why": refusal.key})


def notices(sender: int, owed: Sequence[tuple[str, Any]]) -> Iterable[str]:
    """News as notices, none of them too long."""
    told, size = Told(sender), 0
    for field, news in owed:
        length = len(msgspec.json.encode(news)) + 20
        if size + length > LONGEST:
            yield msgspec.json.encode(told).decode()
            told, size = Told(sender), 0
        size += length
        put(told, field, news)
    yield msgspec.json.encode(told).decode()


def put(told: Told, field: str, news: Any) -> None:
    if field == "asks":
        told.asks = True
    elif field in ("tables", "sockets", "reviews"):
        getattr(told, field)[news[0]] = news[1]
    elif field in ("notices", "done"):
        getattr(told, field).append(news)
    elif news not in (known := getattr(told, field)):
        known.append(news)
