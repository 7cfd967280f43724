"""People play at several servers while these die, sleep, lose their lines and their database; all is proved."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, select

from bretwalda.engine.registry import game
from bretwalda.server.tables.history import History
from bretwalda.store import tables
from bretwalda.store.schema import lease, server_process

from .cluster import Cluster
from .disasters import HOURS, Disaster
from .evening import Evening
from .fleet import Fleet, Member
from .order import Seen, violations
from .party import Party
from .proof import Fault
from .storm import Storm


class Partition(Storm):
    """A storm over several servers."""

    KINDS: tuple[str, ...] = (*Storm.KINDS, "stale", "backwards")
    house: Any  # a fleet

    def __init__(self, folder: Path, seed: str, parties: int, cluster: Cluster, servers: int, pause: float) -> None:
        self._servers = servers
        self._cluster = cluster
        self._choice = Random(f"{seed} faults")
        super().__init__(folder, seed, parties, cluster, pause=pause)
        self._faults = cycle(self.faults_of_servers)

    def build(self, folder: Path, cluster: Cluster | None) -> Any:
        assert cluster is not None
        return Fleet(folder, cluster, self._servers, str(folder))

    def next_fault(self) -> Disaster:
        return next(self._faults)

    @property
    def faults_of_servers(self) -> list[Disaster]:
        return [self.killed, self.paused, self.cut_from_database, self.cut_off, self.database_restarted, self.clock]

    def killed(self) -> None:
        member = self._somebody()
        self._goes_on_without(member, "killed", member.server.kill)
        member.server.start()

    def paused(self) -> None:
        """It sleeps until others have its tables, and then wakes up as if nothing had happened."""
        member = self._somebody()
        self._goes_on_without(member, "paused", member.pause)
        member.go_on()

    def cut_from_database(self) -> None:
        member = self._somebody()
        self._goes_on_without(member, "cut_from_database", member.to_database.cut)
        member.to_database.mend(self._choice.random() < 0.5)

    def cut_off(self) -> None:
        """From the database and from people; other servers still reach it."""
        member = self._somebody()
        self._goes_on_without(member, "cut_off", member.cut_off)
        member.to_database.mend(self._choice.random() < 0.5)
        member.to_people.mend(self._choice.random() < 0.5)

    def database_restarted(self) -> None:
        mode = self._choice.choice(["fast", "immediate"])
        self._cluster.stop(mode)
        sleep(self._choice.random() * 2)
        began = monotonic()
        self._cluster.start()
        self._everybody_moves()
        note(self.returns, "database_restarted", began)

    def clock(self) -> None:
        """The clock of one server is wrong, from now on."""
        self._choice.choice(self.house.members).server.set_clock(self._choice.randint(-48, 48) * HOURS)

    def _somebody(self) -> Member:
        """One that has tables, if any has: nobody misses the others."""
        members: list[Member] = self.house.members
        return self._choice.choice([member for member in members if self._claims_of(member)] or members)

    def _goes_on_without(self, member: Member, what: str, blow: Callable[[], None]) -> None:
        """Everybody must get on while a server is out of order."""
        claims = self._claims_of(member)
        began = monotonic()
        blow()
        member.ill = True
        if claims:
            self._until(lambda: not self._standing(claims), lambda: f"tables of a server: {what}")
            note(self.takeovers, what, began)
        self._everybody_moves()
        note(self.returns, what, began)
        member.ill = False

    def _claims_of(self, member: Member) -> list[int]:
        """Those by which a server has its tables."""
        owned = select(lease.c.claim).join(server_process, lease.c.process == server_process.c.id)
        with self.engine.connect() as connection:
            return list(connection.execute(owned.where(server_process.c.address == member.server.inner)).scalars())

    def _standing(self, claims: list[int]) -> bool:
        """Whether a table still waits for somebody else to take it."""
        with self.engine.connect() as connection:
            return bool(connection.execute(select(lease.c.claim).where(lease.c.claim.in_(claims)).limit(1)).first())

    def _prove(self, party: Party, evening: Evening) -> None:
        super()._prove(party, evening)
        with self.engine.connect() as connection:
            seen = history_of(connection, evening)
        self.counts["glimpses put in order"] += len(seen)
        self.faults += [Fault(found.kind, f"{party.wish.game}: {found.what}") for found in violations(seen)]


def note(times: dict[str, list[float]], what: str, began: float) -> None:
    times.setdefault(what, []).append(monotonic() - began)


def history_of(connection: Connection, evening: Evening) -> list[Seen]:
    """What everybody at a table was shown, and which journals it fits."""
    record = tables.by_id(connection, evening.table)
    assert record is not None
    history = History(game(record.game), record.settings, record.seed, record.position or ())
    readers = {glimpse.seat for glimpse in evening.glimpses}
    least = {(reader, history.number(reader)): 0 for reader in readers}
    most = dict(least)
    for count, entry in enumerate(tables.entries_of(connection, evening.table), 1):
        history.add(entry.seat, entry.move)
        for reader in readers:
            least.setdefault((reader, history.number(reader)), count)
            most[reader, history.number(reader)] = count
    return [
        Seen(str(glimpse.guest), least[shown], most[shown], glimpse.asked, glimpse.at)
        for glimpse in evening.glimpses
        if (shown := (glimpse.seat, glimpse.seq)) in least  # what no journal leads to has been found already
    ]
