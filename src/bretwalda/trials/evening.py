"""An evening: one table, and all that its people asked for, were answered and were shown there."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from hashlib import blake2b
from math import inf
from time import monotonic
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection

from .people import Browser, Message, Page

SECRET = re.compile(r"[\w-]{22,}")  # as long as a seed, or longer


class Claim(NamedTuple):
    """A decision that somebody sent."""

    seat: int | None  # None = of whichever seat of theirs: an undo
    move: str
    sure: bool  # acknowledged; otherwise the storage failed
    doubtful: bool = False  # whoever sent it was told that it may have happened; otherwise it should not have


class Shown(NamedTuple):
    """A position as a page was shown it, in a few bytes."""

    seq: int
    seat: int | None
    sight: bytes  # of the view, of who is waited for, and of the options
    first: int
    log: int
    news: bytes
    over: bool


class Glimpse(NamedTuple):
    """When somebody was shown a position."""

    guest: int  # by number
    seat: int | None
    seq: int
    asked: float  # when it was asked for; -inf = it came by itself
    at: float


class Line(NamedTuple):
    """A line of chat that was acknowledged."""

    text: str
    speaker: int
    to: list[int] | None


@dataclass
class Guest:
    """Somebody at a table."""

    browser: Browser
    claims: list[Claim] = field(default_factory=list)
    shown: set[Shown] = field(default_factory=set)
    read: set[str] = field(default_factory=set)  # lines of chat


@dataclass
class Evening:
    """A table, from its opening to the end of the game, or of the storm."""

    table: str
    guests: list[Guest]
    lines: list[Line] = field(default_factory=list)
    saves: list[str] = field(default_factory=list)
    glimpses: list[Glimpse] = field(default_factory=list)
    words: set[str] = field(default_factory=set)  # all that anybody was told before the end and that might be a seed
    alone: bool = False  # the host goes on with a saved game without the others


class Witness(Page):
    """A page that remembers what it was shown."""

    def __init__(self, socket: ClientConnection, evening: Evening, number: int, patience: float) -> None:
        super().__init__(socket)
        self.patience = patience
        self.asked = -inf  # when it asked how things stand, until it is told
        self._evening = evening
        self._number = number
        self._guest = evening.guests[number]
        self._frame = ""

    def receive(self) -> str | bytes:
        frame = super().receive()
        self._frame = str(frame)
        return frame

    def hear(self) -> Message:
        message = super().hear()
        self.heard.clear()  # there will be very much of it
        if message["type"] == "Position":
            self._guest.shown.add(shown(message))
            glimpse = Glimpse(self._number, message["seat"], message["seq"], self.asked, monotonic())
            self._evening.glimpses.append(glimpse)
            self.asked = -inf
        elif message["type"] == "ChatLines":
            self._guest.read.update(line["text"] for line in message["lines"])
        if not self.over:
            self._evening.words.update(SECRET.findall(self._frame))
        return message


def shown(message: Message) -> Shown:
    options = [option["notation"] for option in message["options"]]
    return Shown(
        seq=message["seq"],
        seat=message["seat"],
        sight=digest([message["view"], message["waiting"], options]),
        first=message["first"],
        log=message["log"],
        news=digest(message["news"]),
        over=message["over"] is not None,
    )


def digest(plain: Any) -> bytes:
    return blake2b(json.dumps(plain, sort_keys=True).encode(), digest_size=12).digest()
