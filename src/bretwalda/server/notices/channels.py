"""The ways to reach somebody: how they are added, confirmed, tried and given up."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from bretwalda.engine.languages import spoken
from bretwalda.engine.refusal import Refusal
from bretwalda.store import notices as store
from bretwalda.store.archive import Archive
from bretwalda.store.notices import ChannelRecord

from ..clock import now
from ..http.quotas import Ledger
from ..people import Person, hashed
from . import guard, push
from .delivery import Delivery, Outcome, outcome
from .mail import expect_address
from .messages import ChannelInfo, NoticesInfo, PushDevice
from .wording import Told

CODE = 8  # digits
VALID = 3600 * 1000  # milliseconds of a code
MOST_GUESSES = 5  # at one code
MOST_FAILURES = 10  # in a row; then a channel is given up
NOTHING = Told("", "", "", "test")


class Channels:
    """All ways to reach people."""

    def __init__(
        self, archive: Archive, ledger: Ledger, delivery: Delivery, changed: Callable[[Sequence[str]], Awaitable[None]]
    ) -> None:
        self._archive = archive
        self._ledger = ledger
        self._delivery = delivery
        self._changed = changed  # these people are to be looked up again, everywhere

    async def info(self, person: Person) -> NoticesInfo:
        key = await self._delivery.push_key()
        return NoticesInfo(
            push=push.text(push.public_bytes(push.private_key(key))) if key else None,
            mail=self._delivery.mail is not None,
            webhooks=True,
            channels=[shown(one) for one in await self.of(person)],
        )

    async def of(self, person: Person) -> list[ChannelRecord]:
        return await self._archive.read(store.channels, person.id)

    async def add_push(self, person: Person, device: PushDevice) -> None:
        """A browser that takes messages."""
        if not await self._delivery.push_key():
            raise Refusal("refused-no-push")
        guard.parsed(device.endpoint, self._delivery.anywhere)
        push.expect_device(device.p256dh, device.auth)
        target = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}
        await self._add(person, "push", target)

    async def add_mail(self, person: Person, typed: str, network: str) -> None:
        """An e-mail address, to which a code is sent: nothing else goes there before it has come back."""
        if self._delivery.mail is None:
            raise Refusal("refused-no-mail")
        address = expect_address(typed)
        await self._ledger.admit_code(network, address.lower())
        code = "".join(secrets.choice("0123456789") for _ in range(CODE))
        record = await self._add(person, "mail", {"address": address}, code)
        try:
            await self._delivery.send_code(address, code, language_of(person))
        except Refusal:
            await self._archive.write(store.remove, person.id, record.id)
            raise

    async def confirm(self, person: Person, channel_id: str, code: str) -> None:
        digits = "".join(letter for letter in code if letter.isdigit())
        after = now() - VALID
        right = await self._archive.write(store.confirm, person.id, channel_id, hashed(digits), after, MOST_GUESSES)
        if not right:
            raise Refusal("refused-mail-code")
        await self._changed([person.id])

    async def add_webhook(self, person: Person, url: str) -> None:
        """A program of somebody: it has to answer before anything is sent to it again."""
        secret = secrets.token_urlsafe(24)
        await self._ledger.admit_call(person.id)
        if outcome(await self._delivery.call(url, secret, {"type": "hello"}), ()) is not Outcome.SENT:
            raise Refusal("refused-url-answer")
        await self._add(person, "webhook", {"url": url}, secret=secret)

    async def remove(self, person: Person, channel_id: str) -> None:
        if not await self._archive.write(store.remove, person.id, channel_id):
            raise Refusal("refused-no-channel")
        await self._changed([person.id])

    async def try_out(self, person: Person, channel_id: str) -> None:
        """Send something, to see whether it comes."""
        found = [one for one in await self.of(person) if one.id == channel_id and one.code is None]
        if not found:
            raise Refusal("refused-no-channel")
        await self._ledger.admit_call(person.id)
        result = await self._delivery.send(found[0], [NOTHING], language_of(person))
        await self.note(found[0], result)
        if result is not Outcome.SENT:
            raise Refusal("refused-not-sent")

    async def unsubscribe(self, secret: str) -> None:
        """Whoever has the link of an e-mail wants no more; that it was done before is no reason to say no."""
        whose = await self._archive.write(store.unsubscribe, secret)
        if whose is not None:
            await self._changed([whose])

    async def note(self, channel: ChannelRecord, result: Outcome) -> None:
        """What came of an attempt: whoever cannot be reached for good is not tried again."""
        if result is Outcome.DEAD:
            await self._archive.write(store.remove, channel.person, channel.id)
        elif result is Outcome.FAILED or channel.failures:
            await self._archive.write(store.note_outcome, channel.id, result is Outcome.SENT, MOST_FAILURES)
        if result is not Outcome.SENT:
            await self._changed([channel.person])

    async def _add(
        self,
        person: Person,
        kind: Literal["push", "mail", "webhook"],
        target: dict[str, str],
        code: str = "",
        secret: str = "",
    ) -> ChannelRecord:
        record = ChannelRecord(
            id=secrets.token_urlsafe(9),
            person=person.id,
            kind=kind,
            target=target,
            secret=secret or secrets.token_urlsafe(24),
            code=hashed(code) if code else None,
            guesses=0,
            failures=0,
            created=now(),
        )
        most = self._ledger.quotas.channels
        if not await self._archive.write(store.add_channel, record, most):
            raise Refusal("refused-channels", {"most": str(most)})
        await self._changed([person.id])
        return record


def language_of(person: Person) -> str:
    return spoken(person.preferences.language)


def shown(one: ChannelRecord) -> ChannelInfo:
    """A channel as its person is told of it."""
    where = one.target.get("address") or one.target.get("url") or guard.parsed(one.target["endpoint"], True).netloc
    return ChannelInfo(one.id, one.kind, where, one.code is None, one.secret if one.kind == "webhook" else None)
