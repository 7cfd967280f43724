"""People play at several servers while these die, sleep, lose their lines and their database; all is proved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection
from tests.storm.cluster import Cluster
from tests.storm.disasters import HOURS
from tests.storm.evening import Evening
from tests.storm.party import Party
from tests.storm.proof import Fault
from tests.storm.storm import Storm

from bretwalda.engine.registry import game
from bretwalda.server.tables.history import History
from bretwalda.store import tables

from .fleet import Fleet, Member
from .order import Seen, violations


class Partition(Storm):
    """A storm over several servers."""

    house: Any  # a fleet

    def __init__(self, folder: Path, seed: str, parties: int, cluster: Cluster, servers: int, pause: float) -> None:
        self._servers = servers
        self._cluster = cluster
        self._choice = Random(f"{seed} faults")
        self.takeovers: dict[str, list[float]] = {}  # seconds until everybody had moved, by what had happened
        super().__init__(folder, seed, parties, cluster, pause=pause)

    def build(self, folder: Path, cluster: Cluster | None) -> Any:
        assert cluster is not None
        return Fleet(folder, cluster, self._servers, str(folder))

    @property
    def faults_of_servers(self) -> list[Callable[[], str]]:
        return [self.killed, self.paused, self.cut_from_database, self.cut_off, self.database_restarted, self.clock]

    def killed(self) -> str:
        member = self._somebody()
        member.server.kill()
        self._goes_on_without(member, "killed")
        member.server.start()
        return "killed"

    def paused(self) -> str:
        """It sleeps until others have its tables, and then wakes up as if nothing had happened."""
        member = self._somebody()
        member.pause()
        self._goes_on_without(member, "paused")
        member.go_on()
        return "paused"

    def cut_from_database(self) -> str:
        member = self._somebody()
        member.to_database.cut()
        self._goes_on_without(member, "cut from the database")
        member.to_database.mend(self._choice.random() < 0.5)
        return "cut from the database"

    def cut_off(self) -> str:
        """From the database and from people; other servers still reach it."""
        member = self._somebody()
        member.to_people.cut()
        member.to_database.cut()
        self._goes_on_without(member, "cut off")
        member.to_database.mend(self._choice.random() < 0.5)
        member.to_people.mend(self._choice.random() < 0.5)
        return "cut off"

    def database_restarted(self) -> str:
        mode = self._choice.choice(["fast", "immediate"])
        self._cluster.stop(mode)
        sleep(self._choice.random() * 2)
        began = monotonic()
        self._cluster.start()
        self._everybody_moves()
        self._note("database restarted", began)
        return f"database restarted ({mode})"

    def clock(self) -> str:
        """The clock of one server is wrong, from now on."""
        hours = self._choice.randint(-48, 48)
        self._choice.choice(self.house.members).server.set_clock(hours * HOURS)
        return f"clock wrong by {hours} h"

    def _somebody(self) -> Member:
        member: Member = self._choice.choice(self.house.members)
        return member

    def _goes_on_without(self, member: Member, what: str) -> None:
        """Everybody must get on while a server is out of order."""
        began = monotonic()
        member.ill = True
        self._everybody_moves()
        self._note(what, began)
        member.ill = False

    def _note(self, what: str, began: float) -> None:
        self.takeovers.setdefault(what, []).append(monotonic() - began)

    def _prove(self, party: Party, evening: Evening) -> None:
        super()._prove(party, evening)
        with self.engine.connect() as connection:
            seen = history_of(connection, evening)
        self.counts["glimpses put in order"] += len(seen)
        self.faults += [Fault(found.kind, f"{party.wish.game}: {found.what}") for found in violations(seen)]


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
