"""The storm: parties play, disasters strike, and everything that was acknowledged or shown is proved."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Self

from sqlalchemy import select

from bretwalda.store import tables
from bretwalda.store.database import connect
from bretwalda.store.schema import game_table

from .cluster import Cluster
from .disasters import Disaster, Disasters
from .evening import Evening, Guest
from .house import Server
from .ledger import recount
from .party import A_MOMENT, GONE, Party, Wish
from .people import Browser, Page, play
from .proof import Fault, person_of, prove

PATIENCE = 60.0  # seconds until a table counts as stuck
OTHERS = 1 / 6  # of all disasters are not that the server is killed
FAILED = ("commit failed", "refused", "turned away")  # what the server logs then, as an error
WISHES = (
    Wish("king_is_dead", people=3, settings={"players": 3, "advanced": True}),
    Wish("rex_britannorum", people=2, settings={"players": 2}),
    Wish("barbarian_kingdoms", people=3, settings={"players": 3}),
    Wish("britannia", people=2, computers=2),
    Wish("king_is_dead", people=1, computers=1, level="easy", settings={"players": 2}),
    Wish("rex_britannorum", people=2, computers=1, settings={"players": 3}),
    Wish("barbarian_kingdoms", people=1, computers=2, settings={"players": 3}),
    Wish("king_is_dead", people=1, computers=1, settings={"players": 2}, hotseat=True),
)


class Storm:
    """A server, its parties, and what is found out about them.

    Attributes:
        struck: how often each fault has struck.
        takeovers: where there are several servers, seconds until others had the tables of one that was out of order,
            by what had happened to it.
        returns: seconds until everybody had moved, by what had happened.
    """

    KINDS: tuple[str, ...] = ("lost", "stuck", "leaked", "damaged", "books", "kept", "trouble")

    def __init__(
        self, folder: Path, seed: str, parties: int, cluster: Cluster | None = None, killing: float = 0.5,
        pause: float = 0.005,
    ) -> None:  # fmt: skip
        self.house = self.build(folder, cluster)
        self.counts: Counter[str] = Counter()
        self.struck: Counter[str] = Counter()
        self.takeovers: dict[str, list[float]] = {}
        self.returns: dict[str, list[float]] = {}
        self.faults: list[Fault] = []
        self._dice = Random(seed)
        wishes = [WISHES[number % len(WISHES)] for number in range(parties)]
        self.parties = [Party(self.house, wish, f"{seed} {number}", pause) for number, wish in enumerate(wishes)]
        self.disasters = Disasters(self.house, self._dice, self._until_refused, cluster, killing)
        others: list[Disaster] = [*self.disasters.of_storage, self.disasters.worker, self.disasters.clock]
        self._others = cycle(others)
        self.engine = connect(self.house.database)
        self._guests: dict[str, Guest] = {}  # everybody who has ever played

    def build(self, folder: Path, cluster: Cluster | None) -> Server:
        """What the storm blows upon."""
        return Server(folder, None if cluster is None else cluster.url)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for party in self.parties:
            party.leaving.set()
        self.house.close()
        self.engine.dispose()

    def begin(self) -> None:
        self.house.start()
        for party in self.parties:
            party.start()
        self._everybody_moves()

    @property
    def troubled(self) -> bool:
        """Whether something has happened to a party that no disaster explains."""
        return any(party.trouble for party in self.parties)

    def next_fault(self) -> Disaster:
        """Mostly the server is killed; now and then something else happens to it."""
        return next(self._others) if self._dice.random() < OTHERS else self.disasters.kill

    def strike(self, disaster: Disaster) -> None:
        """A disaster, at any moment; then every party must get on, and the games that are over are proved."""
        sleep(self._dice.random() * 0.1)
        disaster()
        self.struck[disaster.__name__] += 1
        self._everybody_moves()
        self.prove_finished()

    def prove_finished(self) -> None:
        for party in self.parties:
            while party.finished:
                self._prove(party, party.finished.pop())

    def end(self) -> None:
        """Calm: whatever is still being played is proved, and moves on."""
        for party in self.parties:
            party.leaving.set()
        for party in self.parties:
            party.join(PATIENCE)
            self.counts.update(party.counts)
            if party.trouble:
                self.faults.append(Fault("trouble", party.trouble))
        for party in self.parties:
            while party.evenings:
                self._prove(party, party.evenings[0])
        self._every_table_moves()
        self.house.stop()
        with self.engine.connect() as connection:
            ended = [table for party in self.parties for table in party.ended]
            self.faults += recount(connection, ended, self.counts)

    def call_the_doctor(self) -> None:
        """Whether all that is stored can be played again."""
        doctor = [sys.executable, "-m", "bretwalda", "doctor", "--database", self.house.database]
        if (found := subprocess.run(doctor, capture_output=True, text=True, check=False)).returncode:
            self.faults.append(Fault("damaged", found.stdout + found.stderr))

    def _until(self, so: Callable[[], bool], stuck: Callable[[], str]) -> None:
        """Wait; or find that nothing moves any more."""
        began = monotonic()
        while not so():
            if monotonic() - began > PATIENCE:
                self.faults.append(Fault("stuck", stuck()))
                return
            sleep(0.01)

    def _everybody_moves(self) -> None:
        before = {party: party.moves for party in self.parties}

        def resting() -> list[Party]:
            return [party for party in self.parties if party.moves == before[party] and not party.trouble]

        self._until(lambda: not resting(), lambda: ", ".join(f"{party.wish.game}" for party in resting()))

    def _until_refused(self) -> None:
        """Somebody, or a computer: at times all parties wait for one, and then no person asks for anything.

        Or they are all turned away, by a server that doubts that it is still one.
        """

        def refusals() -> int:
            failures = sum(number for error, number in self.house.errors.copy().items() if error.startswith(FAILED))
            return failures + sum(party.counts["storage refusals"] for party in self.parties)

        before = refusals()
        self._until(lambda: refusals() > before, lambda: "nobody is refused anything, and nothing is stored")

    def _prove(self, party: Party, evening: Evening) -> None:
        party.evenings.remove(evening)
        for guest in evening.guests:
            self._guests[guest.browser.cookie] = guest
        with self.engine.connect() as connection:
            self.faults += prove(connection, evening, self.counts)

    def _every_table_moves(self) -> None:
        """All tables in the database whose game has begun and is not over, those too that nobody is at."""
        running = select(game_table.c.id).where(game_table.c.started.is_not(None), game_table.c.ended.is_(None))
        with self.engine.connect() as connection:
            browsers = {person_of(connection, guest): guest.browser for guest in self._guests.values()}
            for table in connection.execute(running).scalars().all():
                seats = tables.seats_of(connection, table)
                people = {seat.person: browsers[seat.person] for seat in seats if seat.person is not None}
                self.counts["tables at the end"] += 1
                if not moved(table, list(people.values())):
                    self.faults.append(Fault("stuck", f"table {table}"))


def moved(table: str, browsers: Sequence[Browser]) -> bool:
    """Whether a game goes on: somebody decides, or a computer does. Whoever loses the line comes again."""
    began = monotonic()
    while monotonic() - began < PATIENCE:
        try:
            if _decided(table, browsers):
                return True
        except GONE:
            sleep(A_MOMENT)
    return False


def _decided(table: str, browsers: Sequence[Browser]) -> bool:
    with ExitStack() as visits:
        pages: list[Page] = []
        for browser in browsers:
            pages.append(browser.visit(table))
            visits.callback(pages[-1].close)
        before = pages[0].seq
        try:
            while pages[0].seq == before:
                play(pages, Random(table), 1)
        except (TimeoutError, AssertionError):
            return False
    return True
