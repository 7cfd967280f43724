"""Quotas: how much one person and one address may have, what has been used of it, and what is refused beyond it.

`limits.py` says how often somebody may do something; this is about what stays: people, tables, sockets, saves. Each
refusal has a key of its own, under which `/metrics` counts it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import TYPE_CHECKING

from bretwalda.engine.refusal import Refusal
from bretwalda.store import buckets, notes, saves, tables
from bretwalda.store.archive import Archive

from ..clock import now
from .limits import Limit, Limiter

if TYPE_CHECKING:
    from ..peers.peers import Peers

AN_HOUR = 3600.0  # seconds
A_DAY = 24 * AN_HOUR
A_WEEK = 7 * 24 * 3600 * 1000  # milliseconds
A_MEGABYTE = 1_000_000
NETWORK = 64  # bits of an IPv6 address that a household has in common


@dataclass(frozen=True)
class Quotas:
    """What a host can set; 0 = without a limit."""

    people: int = 30  # new ones from one address in an hour
    tables: int = 30  # of one person: opened within a week, and not over
    tables_per_address: int = 60  # new ones in an hour
    sockets: int = 20  # of one person at a time
    sockets_per_address: int = 200
    saves: int = 200  # of one person
    save_megabytes: int = 20
    annotated: int = 200  # games beside which one person has written
    channels: int = 10  # ways to reach one person
    notices: int = 50  # to one person in a day
    codes: int = 5  # to e-mail addresses that are to be confirmed: from one address, and to one, in an hour
    reports: int = 10  # about others, of one person in a day
    guesses: int = 60  # at codes and keys: wrong ones from one address in an hour
    request_seconds: float = 20  # in which a request must have arrived


A_CALL = Limit(5, 0.02)
USUAL = Quotas()
WITHOUT = Quotas(*(0 for _ in fields(Quotas)))


def with_wishes(wishes: Sequence[str]) -> Quotas:
    """The usual quotas with some of them set anew.

    >>> with_wishes(["tables-per-address=100"]).tables_per_address
    100
    """
    names = {field.name.replace("_", "-"): field.name for field in fields(Quotas)}
    values: dict[str, int] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        if name not in names:
            raise Refusal("refused-quota-name", {"name": name, "known": ", ".join(names)})
        if not (value.isascii() and value.isdigit()):
            raise Refusal("refused-quota-value", {"name": name})
        values[names[name]] = int(value)
    return replace(USUAL, **values)


class Ledger:
    """What people and addresses have used of their quotas."""

    def __init__(self, quotas: Quotas, limiter: Limiter, archive: Archive, peers: Peers | None = None) -> None:
        self.quotas = quotas
        self._limiter = limiter
        self._archive = archive
        self._peers = peers  # who count together with us
        self.sockets: Counter[str] = Counter()  # of each person and each address

    async def admit_newcomer(self, address: str) -> None:
        """Somebody comes who has never been here."""
        most = self.quotas.people
        if minutes := await self._count_hourly(address, "people", most):
            raise Refusal("refused-people", {"most": str(most), "minutes": minutes})

    async def admit_table(self, person: str, address: str) -> None:
        """Somebody opens a table."""
        if most := self.quotas.tables:
            unfinished = await self._archive.read(tables.unfinished_of, person, now() - A_WEEK)
            if unfinished >= most:
                raise Refusal("refused-tables", {"most": str(most)})
        most = self.quotas.tables_per_address
        if minutes := await self._count_hourly(address, "tables", most):
            raise Refusal("refused-tables-address", {"most": str(most), "minutes": minutes})

    async def admit_save(self, person: str, size: int) -> None:
        """Somebody keeps that many bytes."""
        number, kept = await self._archive.read(saves.kept_by, person)
        if 0 < self.quotas.saves <= number:
            raise Refusal("refused-saves", {"most": str(self.quotas.saves)})
        if 0 < self.quotas.save_megabytes * A_MEGABYTE < kept + size:
            raise Refusal("refused-save-bytes", {"most": str(self.quotas.save_megabytes)})

    async def new_note(self, person: str) -> None:
        """Somebody writes beside another game."""
        if 0 < self.quotas.annotated <= await self._archive.read(notes.kept_by, person):
            raise Refusal("refused-annotated", {"most": str(self.quotas.annotated)})

    async def admit_notice(self, person: str) -> bool:
        """Whether somebody may be sent one more message today."""
        most = self.quotas.notices
        return not most or not await self._take(person, "notices", Limit(most, most / A_DAY))

    async def admit_code(self, address: str, target: str) -> None:
        """Somebody lets a code be sent to an e-mail address, which may be anybody's."""
        most = self.quotas.codes
        for who in (address, target):
            if minutes := await self._count_hourly(who, "codes", most):
                raise Refusal("refused-codes", {"most": str(most), "minutes": minutes})

    async def admit_call(self, person: str) -> None:
        """Somebody lets the server call an address that they have named."""
        await self.spend(person, "call", A_CALL)

    async def admit_report(self, person: str) -> None:
        """Somebody tells the host of somebody else."""
        most = self.quotas.reports
        if most and await self._take(person, "reports", Limit(most, most / A_DAY)):
            raise Refusal("refused-reports", {"most": str(most)})

    @asynccontextmanager
    async def guess(self, address: str) -> AsyncIterator[None]:
        """Somebody tries a code or a key: it counts if it is refused."""
        most = self.quotas.guesses
        if minutes := await self._count_hourly(address, "guesses", most):
            raise Refusal("refused-guesses", {"most": str(most), "minutes": minutes})
        wrong = False
        try:
            yield
        except Refusal:
            wrong = True
            raise
        finally:
            if not wrong:  # it may lead to another server, too
                await self._give_back(address, "guesses")

    @contextmanager
    def hold_socket(self, person: str, address: str) -> Iterator[None]:
        """A page is connected."""
        if 0 < self.quotas.sockets <= self._sockets_of(person):
            raise Refusal("refused-sockets", {"most": str(self.quotas.sockets)})
        if 0 < self.quotas.sockets_per_address <= self._sockets_of(address):
            raise Refusal("refused-sockets-address", {"most": str(self.quotas.sockets_per_address)})
        self.sockets.update((person, address))
        self._tell_sockets(person, address)
        try:
            yield
        finally:
            self.sockets.subtract((person, address))
            self._tell_sockets(person, address)
            for who in (person, address):
                if not self.sockets[who]:
                    del self.sockets[who]

    async def spend(self, who: str, what: str, limit: Limit) -> None:
        """Count one more of what all servers count together, or refuse it."""
        if wait := await self._take(who, what, limit):
            raise Refusal("refused-too-fast", {"seconds": str(wait)})

    async def _count_hourly(self, address: str, what: str, most: int) -> str:
        """Count one more of that many an hour; or the minutes until it can be done."""
        wait = await self._take(address, what, Limit(most, most / AN_HOUR)) if most else 0
        return str(ceil(wait / 60)) if wait else ""

    async def _take(self, who: str, what: str, limit: Limit) -> int:
        if self._peers is None or not self._limiter.active:
            return self._limiter.take(who, what, limit)
        return await self._archive.write(buckets.take, hidden(who), what, limit.burst, limit.per_second)

    async def _give_back(self, who: str, what: str) -> None:
        if self._peers is None or not self._limiter.active:
            self._limiter.give_back(who, what)
        else:
            await self._archive.write(buckets.give_back, hidden(who), what)

    def pages_of(self, person: str) -> int:
        """How many pages of somebody are open, here and at other servers."""
        return self._sockets_of(person)

    def _sockets_of(self, who: str) -> int:
        elsewhere = 0 if self._peers is None else self._peers.news.sockets_elsewhere(who)
        return self.sockets[who] + elsewhere

    def _tell_sockets(self, *whose: str) -> None:
        if self._peers is not None:
            for who in whose:
                self._peers.news.note_sockets(who, self.sockets[who])


def hidden(who: str) -> str:
    """An address as it is kept: nobody can read it there."""
    return sha256(who.encode()).hexdigest()[:32]


def network(host: str) -> str:
    """An address as it is counted: a household has a whole network of IPv6 addresses.

    >>> network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7"), network("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> NETWORK << NETWORK))
