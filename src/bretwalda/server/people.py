"""People: a random token in a cookie says who somebody is; a key carries them to another device."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable, Sequence
from hashlib import scrypt, sha256
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bretwalda.engine.refusal import Refusal
from bretwalda.store import moderation, people
from bretwalda.store.archive import Archive
from bretwalda.store.people import PersonRecord

from .clock import now
from .messages import Preferences
from .moderation import sanctions
from .names import personal_key, typed

MOST_COMPANIONS = 40  # those whom somebody has met last
MOST_IGNORED = 500
MOST_REMEMBERED = 10_000  # cookies whose person is known without asking the database
SALT = b"bretwalda: the gate of a server"


class Person:
    """Somebody; the same object wherever the person is met, so that a new name shows everywhere."""

    def __init__(self, record: PersonRecord) -> None:
        self.id = record.id
        self.renew(record)

    def renew(self, record: PersonRecord) -> None:
        """As the database has it."""
        self.name = record.name
        self.preferences = recalled(record.preferences)
        self.has_key = record.key_hash is not None
        self.ignored = frozenset(record.ignored)  # people whose chat the person does not want to see
        self.sanctions = sanctions.recalled(record.sanctions)
        self.notified = bool(record.notified)  # wants to be told something when no page is open

    @property
    def banned(self) -> bool:
        return self.sanctions.holds("ban")


class People:
    """Everybody whom the server knows."""

    def __init__(self, archive: Archive, password: str, changed: Callable[[str, bool], None]) -> None:
        """`changed` is told the id of whoever has changed, and whether their name has."""
        self._archive = archive
        self._changed = changed
        self._password = password
        # What a cookie carries of the password: with a new password everybody is asked again.
        self._gate = scrypt(password.encode(), salt=SALT, n=2**14, r=8, p=1).hex() if password else ""
        self._met: WeakValueDictionary[str, Person] = WeakValueDictionary()
        self._cookies: dict[str, Person] = {}

    @property
    def closed(self) -> bool:
        """Whether a password is asked for."""
        return bool(self._password)

    async def of_cookie(self, token: str) -> Person | None:
        """Whoever has this cookie; None if it is unknown, or the password has not been given."""
        token_hash = hashed(token)
        if token_hash in self._cookies:
            return self._cookies[token_hash]
        found = await self._archive.read(people.by_token, token_hash)
        if found is None or found[1] != self._gate:
            return None
        return self._remember(token_hash, await self.by_id(found[0]))

    async def by_id(self, person_id: str) -> Person:
        if person_id in self._met:
            return self._met[person_id]
        record = await self._archive.read(people.by_id, person_id)
        assert record is not None
        return self._meet(record)

    async def add_newcomer(self) -> tuple[Person, str]:
        """Somebody new, and the token of their cookie."""
        record, token = PersonRecord(secrets.token_urlsafe(12), "", {}, None, now()), new_token()
        await self._archive.write(people.welcome, record, hashed(token), self._gate)
        return self._remember(hashed(token), self._meet(record)), token

    async def enter(self, password: str, token: str | None, count: Callable[[], Awaitable[None]]) -> tuple[Person, str]:
        """Somebody who gives the password: known already by the cookie, or new, and then counted."""
        if not hmac.compare_digest(password.encode(), self._password.encode()):
            raise Refusal("refused-password")
        found = None if token is None else await self._archive.read(people.by_token, hashed(token))
        if found is None or token is None:
            await count()
            return await self.add_newcomer()
        person = await self.by_id(found[0])
        await self._archive.write(people.change_gate, hashed(token), self._gate)
        return person, token

    async def ignore(self, person: Person, other: str, so: bool = True) -> None:
        """Somebody does not want to see what another says, or does again."""
        person.ignored = frozenset(await self._archive.write(moderation.ignore, person.id, other, so, MOST_IGNORED))
        self._changed(person.id, False)

    async def ignored_by(self, person: Person) -> dict[str, tuple[str, str]]:
        """Whom somebody ignores: id and name, by what they are called to that one."""
        names = await self._archive.read(moderation.names_of, list(person.ignored))
        return {handle(person, other): (other, name) for other, (name, _) in names.items()}

    async def change(self, person: Person, name: str | None, preferences: Preferences | None) -> None:
        new_name = person.name if name is None else name
        if new_name != person.name:
            person.sanctions.expect_none("mute", "rename")  # a name can be said, too
        likes = person.preferences if preferences is None else preferences
        values = {"name": new_name, "preferences": msgspec.to_builtins(likes)}
        await self._archive.write(people.change, person.id, values)
        renamed = new_name != person.name
        person.name, person.preferences = new_name, likes
        self._changed(person.id, renamed)

    async def refresh(self, people_ids: Sequence[str]) -> None:
        """These have changed: perhaps none of their cookies is theirs any more."""
        self._cookies = {token: person for token, person in self._cookies.items() if person.id not in people_ids}
        for person_id in people_ids:
            if (person := self._met.get(person_id)) is None:
                continue
            record = await self._archive.read(people.by_id, person_id)
            if record is not None:
                person.renew(record)

    async def refresh_all(self) -> None:
        """Something may have been missed: everybody is looked up again."""
        self._cookies.clear()
        await self.refresh(list(self._met))

    async def companions(self, person: Person) -> dict[str, tuple[str, str]]:
        """Those with whom somebody has played, the latest first: id and name, by what they are called to that one."""
        met = await self._archive.read(people.companions, person.id, MOST_COMPANIONS)
        return {handle(person, other): (other, name) for other, name in met}

    async def companion(self, person: Person, called: str) -> Person:
        """Somebody with whom a person has played."""
        met = await self.companions(person)
        if called not in met:
            raise Refusal("refused-companion")
        return await self.by_id(met[called][0])

    async def make_key(self, person: Person) -> str:
        """A key for another device; the one before opens nothing any more."""
        key = personal_key()
        await self._archive.write(people.change, person.id, {"key_hash": hashed(typed(key))})
        person.has_key = True
        self._changed(person.id, False)
        return key

    async def of_key(self, key: str) -> tuple[Person, str]:
        """Whoever has this key, and a token for the new device."""
        record = await self._archive.read(people.by_key, hashed(typed(key)))
        if record is None:
            raise Refusal("refused-key")
        person, token = self._meet(record), new_token()
        await self._archive.write(people.add_token, hashed(token), person.id, self._gate, now())
        return self._remember(hashed(token), person), token

    def _meet(self, record: PersonRecord) -> Person:
        return self._met.setdefault(record.id, Person(record))

    def _remember(self, token_hash: str, person: Person) -> Person:
        if len(self._cookies) >= MOST_REMEMBERED:
            self._cookies.clear()
        self._cookies[token_hash] = person
        return person


def handle(person: Person, other: str) -> str:
    """What somebody is called to a person: it means them to that one alone."""
    return hashed(f"{person.id} {other}")[:16]


def new_token() -> str:
    """For a cookie."""
    return secrets.token_urlsafe(32)


def recalled(stored: Any) -> Preferences:
    """Preferences from the database; what an earlier version kept and this one does not know is left out."""
    if not isinstance(stored, dict):  # damaged: nobody is kept out for that
        return Preferences()
    known = {name: value for name, value in stored.items() if name in Preferences.__struct_fields__}
    try:
        return msgspec.convert(known, Preferences)
    except msgspec.ValidationError:
        return Preferences()


def hashed(secret: str) -> str:
    """Random secrets are long enough for one round."""
    return sha256(secret.encode()).hexdigest()
