"""Whose a table is: this server's, always, where it has its database to itself; else as the database says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bretwalda.store import leases
from bretwalda.store.archive import Archive
from bretwalda.store.failure import StorageFailure
from bretwalda.store.leases import NOBODY, Claim, Holder

if TYPE_CHECKING:
    from bretwalda.store.membership import Membership

Lose = Callable[[Claim], None]  # what to do when another server turns out to have a table


class Elsewhere(Exception):
    """Another server has the table: whoever asked is passed on to it."""

    def __init__(self, table_id: str, holder: Holder) -> None:
        super().__init__(holder.process)
        self.table_id = table_id
        self.holder = holder


class Leases(Protocol):
    """What opening and finding tables needs to know."""

    def expect_sure(self, claim: Claim | None) -> None:
        """Refuse to answer from memory if somebody else may have the table meanwhile."""

    async def add(self, table_id: str, lose: Lose, add: Callable[..., Any], *args: Any) -> Claim | None:
        """Write a new table down; it is ours."""

    async def take(self, table_id: str, lose: Lose) -> Claim | None:
        """Have a table from now on; `Elsewhere` if another server has it. `lose` is called when we have lost it."""

    async def give_back(self, claims: Sequence[Claim]) -> None:
        """Tables have left our memory."""

    async def foreign(self) -> list[str]:
        """The tables that other servers have in their memory."""


class Alone:
    """One server has all tables."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    def expect_sure(self, claim: Claim | None) -> None:
        pass

    async def add(self, table_id: str, lose: Lose, add: Callable[..., Any], *args: Any) -> None:
        await self._archive.write(add, *args)

    async def take(self, table_id: str, lose: Lose) -> None:
        pass

    async def give_back(self, claims: Sequence[Claim]) -> None:
        pass

    async def foreign(self) -> list[str]:
        return []


class Shared:
    """Several servers share the database."""

    def __init__(self, archive: Archive, membership: Membership) -> None:
        self._archive = archive
        self._membership = membership

    def expect_sure(self, claim: Claim | None) -> None:
        if claim is not None and claim.process != self._membership.process:
            claim.lose()  # it was made before others took us for dead
            raise StorageFailure("unsure")
        self._expect_place()

    def _expect_place(self) -> None:
        if not self._membership.sure:
            raise StorageFailure("unsure")

    async def add(self, table_id: str, lose: Lose, add: Callable[..., Any], *args: Any) -> Claim:
        self._expect_place()
        claim = Claim(table_id, self._membership.process, lose)

        def add_both(connection: Any) -> None:
            add(connection, *args)
            leases.take_new(connection, claim)

        await self._archive.write(add_both)
        return claim

    async def take(self, table_id: str, lose: Lose) -> Claim:
        await self._membership.joined.wait()
        self._expect_place()
        claim = Claim(table_id, self._membership.process, lose)
        holder = await self._archive.write(leases.take, claim, self._membership.steady)
        if holder is None:
            return claim
        if holder.process == NOBODY:  # it was somebody's a moment ago, or we are not among the living
            raise StorageFailure("unsure")
        raise Elsewhere(table_id, holder)

    async def give_back(self, claims: Sequence[Claim]) -> None:
        if claims:
            await self._archive.write(leases.give_back, claims)

    async def foreign(self) -> list[str]:
        return await self._archive.read(leases.held_by_others, self._membership.process)
