"""A notice on its way: by whichever channel, to whoever has it, with what came of it."""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from enum import Enum
from hashlib import sha256

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.text import Texts
from bretwalda.store import notices as store
from bretwalda.store.archive import Archive
from bretwalda.store.failure import StorageFailure
from bretwalda.store.notices import ChannelRecord

from ..clock import now
from . import guard, push
from .mail import MailServer, Undeliverable
from .wording import Told, worded

GONE = (404, 410)  # what a push service answers when a browser no longer wants anything
SIGNATURE = "bretwalda-signature"
TOPIC = "bretwalda"


class Outcome(Enum):
    """What came of an attempt."""

    SENT = "sent"
    FAILED = "failed"  # it may work later
    DEAD = "dead"  # it never will


class Delivery:
    """What this server sends with.

    Attributes:
        origin: its address for people; empty = unknown.
        mail: the server that takes its mail; None = no e-mail.
        anywhere: whether it calls machines in the house, too, and in the clear.
    """

    def __init__(self, archive: Archive, origin: str, mail: MailServer | None, anywhere: bool) -> None:
        self._archive = archive
        self.origin = origin
        self.mail = mail
        self.anywhere = anywhere
        self._push_key = ""

    async def push_key(self) -> str:
        """The key that push services know this server by, made when it is first asked for; empty = no web push here."""
        if not self._push_key and push.available():
            try:
                self._push_key = await self._archive.write(store.secret, "push", push.new_key())
            except StorageFailure:  # another server may have made it at the same moment
                self._push_key = await self._archive.write(store.secret, "push", push.new_key())
        return self._push_key

    async def send(self, channel: ChannelRecord, told: Sequence[Told], language: str) -> Outcome:
        """Tell somebody by one channel."""
        try:
            if channel.kind == "mail":
                return await self._mail(channel, told, language)
            if channel.kind == "push":
                return outcome(await self._push(channel, told, language), GONE)
            return outcome(await self.call(channel.target["url"], channel.secret, self._told(told)), (410,))
        except Undeliverable:
            return Outcome.DEAD
        except (Refusal, OSError):
            return Outcome.FAILED

    async def call(self, url: str, secret: str, said: dict[str, object]) -> int:
        """Call a webhook; the signature says that it was us, and when, so that nobody can say it again."""
        body = json.dumps(said | {"server": self.origin}).encode()
        at = str(now() // 1000)
        signature = hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
        headers = {"content-type": "application/json", SIGNATURE: f"t={at},v1={signature}"}
        return await guard.post(url, body, headers, self.anywhere)

    def link(self, one: Told) -> str:
        return f"{self.origin}{place(one)}"

    def _told(self, told: Sequence[Told]) -> dict[str, object]:
        tables = [{"what": one.what, "name": one.name, "game": one.game, "url": self.link(one)} for one in told]
        return {"type": "notice", "tables": tables}

    async def _push(self, channel: ChannelRecord, told: Sequence[Told], language: str) -> int:
        said, target = worded(told, language), channel.target
        path = place(told[0]) if len(told) == 1 else "/"
        shown = {"title": "Bretwalda", "body": "\n".join(said.lines), "path": path, "lang": language}
        message = push.encrypted(json.dumps(shown).encode(), push.data(target["p256dh"]), push.data(target["auth"]))
        contact = f"mailto:{self.mail.sender}" if self.mail else self.origin or "https://bretwalda.invalid"
        headers = push.headers(target["endpoint"], await self.push_key(), contact, TOPIC)
        return await guard.post(target["endpoint"], message, headers, self.anywhere)

    async def _mail(self, channel: ChannelRecord, told: Sequence[Told], language: str) -> Outcome:
        if self.mail is None:
            return Outcome.FAILED
        said, texts = worded(told, language), Texts(language)
        links = [f"{line}\n{self.link(one)}" for line, one in zip(said.lines, told, strict=False)]
        lines = [*links, *said.lines[len(told) :]]
        unsubscribe = f"{self.origin}/unsubscribe/{channel.secret}"
        body = "\n\n".join([*lines, texts.say("mail-end", server=self.origin, link=unsubscribe)])
        await self.mail.send(channel.target["address"], said.subject, body, unsubscribe)
        return Outcome.SENT

    async def send_code(self, address: str, code: str, language: str) -> None:
        """Send an address what only its owner can say then."""
        assert self.mail is not None
        texts = Texts(language)
        body = texts.say("mail-code", code=code, server=self.origin)
        try:
            await self.mail.send(address, texts.say("mail-code-subject", code=code), body, unsubscribe="")
        except (OSError, Undeliverable):
            raise Refusal("refused-mail-unsent") from None


def place(one: Told) -> str:
    """Where on the server something is to be seen."""
    return f"/table/{one.table}" if one.table else "/"


def outcome(status: int, dead: Sequence[int]) -> Outcome:
    """What an answer means; one that leads elsewhere has not taken it."""
    if 200 <= status < 300:
        return Outcome.SENT
    return Outcome.DEAD if status in dead else Outcome.FAILED
