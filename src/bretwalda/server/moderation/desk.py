"""The host's desk: whoever gives the key may see reports, decide about people, and read what was done.

It shows what was reported and what people are called, and nothing of games: no cards, no whispers that nobody reported.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from bretwalda.engine.refusal import Refusal
from bretwalda.store import moderation
from bretwalda.store.archive import Archive
from bretwalda.store.moderation import AuditRecord, ReportRecord

from ..clock import now
from ..names import shown
from ..people import hashed, new_token
from .messages import (
    LONGEST_WORDS,
    AdminState,
    AuditLine,
    AuditLog,
    Decision,
    FoundPeople,
    FoundPerson,
    ReportedLine,
    Reports,
    ReportTold,
    Suspect,
)
from .sanctions import Sanction, day, recalled

LASTS = 3600 * 1000  # milliseconds until the key has to be given again
A_DAY = 24 * 3600 * 1000
MOST_LISTED = 100
SHORTEST_KEY = 12  # characters; a shorter one could be guessed
NOBODY: tuple[str, dict[str, Any]] = ("", {})  # somebody who is not there any more


class Desk:
    """The admin page's side of the server; without a key there is none."""

    def __init__(self, archive: Archive, key: str, changed: Callable[[Sequence[str], bool], Awaitable[None]]) -> None:
        self._archive = archive
        self._key = key
        self._changed = changed  # these people are to be looked up again, everywhere; perhaps their names, too

    @property
    def there(self) -> bool:
        return bool(self._key)

    async def enter(self, key: str) -> tuple[AdminState, str]:
        """Whoever has the key gets a token for a cookie."""
        if not hmac.compare_digest(hashed(key), hashed(self._key)):  # hashed: the time tells nothing of its length
            raise Refusal("refused-admin-key")
        token, until = new_token(), now() + LASTS
        entry = self._entry(token, "enter")
        await self._archive.write(moderation.open_session, hashed(token), until, now(), entry)
        return await self.state(until), token

    async def expect(self, token: str | None) -> int:
        """Until when a session lasts; or refuse whoever has none."""
        until = None if token is None else await self._archive.read(moderation.session_until, hashed(token))
        if until is None or until <= now():
            raise Refusal("refused-admin")
        return until

    async def leave(self, token: str) -> None:
        await self._archive.write(moderation.close_session, hashed(token))

    async def state(self, until: int) -> AdminState:
        return AdminState(until, await self._archive.read(moderation.waiting))

    async def reports(self, closed: bool) -> Reports:
        found = await self._archive.read(moderation.reports, closed, MOST_LISTED)
        people = [person for one in found for person in (one.reporter, one.accused)]
        names = await self._archive.read(moderation.names_of, people)
        return Reports([told(one, names) for one in found])

    async def close_report(self, token: str, report_id: str) -> None:
        entry = self._entry(token, "close-report", details={"report": report_id})
        if not await self._archive.write(moderation.close_report, report_id, now(), entry):
            raise Refusal("refused-no-report")

    async def find(self, words: str) -> FoundPeople:
        found = await self._archive.read(moderation.find_people, shown(words, LONGEST_WORDS), MOST_LISTED)
        return FoundPeople(
            [
                FoundPerson(Suspect(who, name, recalled(sanctions)), created, reports)
                for who, name, created, sanctions, reports in found
            ]
        )

    async def decide(self, token: str, person: str, decision: Decision) -> Suspect:
        """Change what holds for somebody: it is in the log, and holds at every server, in a moment."""
        reason = shown(decision.reason, LONGEST_WORDS)
        if not decision.lift and not reason:
            raise Refusal("refused-no-reason")
        until = None if decision.days is None else now() + decision.days * A_DAY
        sanction = None if decision.lift else Sanction(reason, now(), until)

        def change(before: dict[str, Any]) -> dict[str, Any]:
            after: dict[str, Any] = msgspec.to_builtins(
                msgspec.structs.replace(recalled(before), **{decision.kind: sanction})
            )
            return {kind: value for kind, value in after.items() if value is not None}

        action = f"lift-{decision.kind}" if decision.lift else decision.kind
        details = {} if sanction is None else {"reason": reason, "until": day(until)}
        entry = self._entry(token, action, person, details)
        rename = decision.kind == "rename" and not decision.lift
        if not await self._archive.write(moderation.decide, person, change, entry, rename):
            raise Refusal("refused-nobody")
        await self._changed([person], rename)
        name, sanctions = (await self._archive.read(moderation.names_of, [person])).get(person, NOBODY)
        return Suspect(person, name, recalled(sanctions))

    async def log(self, most: int | None = MOST_LISTED) -> AuditLog:
        found = await self._archive.read(moderation.log, most)
        names = await self._archive.read(moderation.names_of, [one.person for one in found if one.person is not None])
        return AuditLog(
            [
                AuditLine(
                    one.at, one.session, one.action, one.person, names.get(one.person or "", NOBODY)[0], one.details
                )
                for one in found
            ]
        )

    def _entry(
        self, token: str, action: str, person: str | None = None, details: dict[str, str] | None = None
    ) -> AuditRecord:
        return AuditRecord(secrets.token_urlsafe(9), now(), hashed(token)[:8], action, person, details or {})


def told(one: ReportRecord, names: dict[str, tuple[str, dict[str, Any]]]) -> ReportTold:
    """A report as the host is shown it."""
    name, sanctions = names.get(one.accused, NOBODY)

    def by(person: str) -> Any:
        return {one.accused: "accused", one.reporter: "reporter"}.get(person, "other")

    lines = [
        ReportedLine(line["name"], line["text"], line["at"], line["whispered"], by(line["person"]))
        for line in one.evidence
    ]
    return ReportTold(
        one.id, Suspect(one.accused, name, recalled(sanctions)), names.get(one.reporter, NOBODY)[0], one.game, one.kind,
        one.words, lines, one.at, one.closed,
    )  # fmt: skip
