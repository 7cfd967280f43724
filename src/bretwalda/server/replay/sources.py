"""Which game is looked at again, by whom, and how much of it they may see.

While a game is played everybody looks through their own eyes, and in games of memory no further back than the log
reaches. Whoever may have the journal, which holds every secret, may look through any eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from bretwalda.engine.journal import Journal
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import EVERYTHING, Retelling, Story, Viewpoint, story_of
from bretwalda.store import notes, saves, tables
from bretwalda.store.saves import SaveRecord

from ..messages import SeatInfo
from ..people import Person
from ..tables.loading import kept_journal, replay_journal

if TYPE_CHECKING:
    from ..services import Services
    from ..tables.table import Table

Kind = Literal["tables", "saves", "shared"]


class Source(NamedTuple):
    """A game, as somebody may look at it."""

    kind: Kind
    id: str
    name: str
    told: Retelling
    seats: list[SeatInfo]
    own: list[int]  # seats of whoever looks
    over: bool
    any_eyes: bool  # one may look through any eyes
    open_log: bool  # from the beginning on
    can_fork: bool
    can_download: bool
    public: bool = False  # everybody may know that it is played, and by whom

    def viewpoints(self) -> list[Viewpoint]:
        """Through whose eyes one may look; the usual ones first."""
        own = [Viewpoint(seat) for seat in self.own] or [Viewpoint()]
        if not self.any_eyes:
            return own
        others = [Viewpoint(seat) for seat in range(len(self.seats)) if seat not in self.own]
        return [*own, *others, *([Viewpoint()] if self.own else []), EVERYTHING]

    def look(self, viewpoint: Viewpoint | None) -> Viewpoint:
        """A viewpoint that one may have, or the usual one."""
        allowed = self.viewpoints()
        if viewpoint is None:
            return allowed[0]
        if viewpoint not in allowed:
            raise Refusal("refused-viewpoint-closed")
        return viewpoint


async def find_table_source(services: Services, name: str, address: str, person: Person | None) -> Source:
    """A table by its id or code; None looks on without being known."""
    table = await services.find(name, address)
    try:
        expect_open(table, person)
    except Refusal:
        services.registry.rest(table)
        raise
    in_use = await secrets_in_use(services, table.record.origin, person, table.record.id if table.outdated else "")
    alone = person is not None and table.seating.people() == [person] and not table.outdated
    return Source(
        kind="tables",
        id=table.record.id,
        name=table.record.name,
        told=await services.retellings.tell(
            known_by(person, address), f"tables {table.record.id}", story_of(table.history.match), table
        ),
        seats=[unseen(seat) for seat in table.seating.info(frozenset())],
        own=[] if person is None else table.seating.of(person),
        over=table.over,
        any_eyes=table.over and not in_use,
        open_log=table.over or table.record.open_log,
        can_fork=person is not None and not in_use and (table.over or alone),
        can_download=person is not None and not in_use and (table.over or alone),
        public=table.record.public,
    )


def expect_open(table: Table, person: Person | None) -> None:
    """Refuse whoever may not look at a table."""
    if not table.started:
        raise Refusal("refused-not-started")
    if person is not None:
        table.admit(person)
    elif not table.record.spectators:
        raise Refusal("refused-no-spectators")


def known_by(person: Person | None, address: str) -> str:
    """Whose queue it is that something is done in."""
    return address if person is None else person.id


async def secrets_in_use(services: Services, origin: str, person: Person | None, aside: str = "") -> bool:
    """Whether somebody else plays a game of the same origin, so that its secrets are still some."""
    known = None if person is None else person.id
    return bool(await services.archive.read(tables.still_played, origin, known, aside))


async def find_save_source(services: Services, save_id: str, person: Person) -> Source:
    """One's own save; others' are not there."""
    record = await services.archive.read(saves.by_id, save_id)
    if record is None or record.owner != person.id:
        raise Refusal("refused-no-save")
    return await save_source(services, record, person, person.id)


async def find_shared_source(services: Services, link: str, address: str, person: Person | None) -> Source:
    """Somebody's save, by the link to their notes beside it: others see of it what they may see of a table."""
    shared = await services.archive.read(notes.by_link, link)
    record = None if shared is None else await services.archive.read(saves.by_id, shared.subject)
    if shared is None or shared.kind != "saves" or record is None:
        raise Refusal("refused-no-notes")
    owner = await services.people.by_id(record.owner)
    source = await save_source(services, record, owner, known_by(person, address))
    if not source.any_eyes:
        raise Refusal("refused-notes-closed")
    return source._replace(
        kind="shared", id=link, own=[], can_fork=source.can_fork and person is not None, can_download=False
    )


async def save_source(services: Services, record: SaveRecord, person: Person, whose: str) -> Source:
    """A save as its owner sees it, told in the queue of whoever asks."""
    journal = kept_journal(record)
    key = f"saves {record.id}"
    told = services.retellings.find(key)  # a save never changes
    if told is None:
        told = await services.retellings.tell(whose, key, await services.replays.run(whose, kept_story, journal))
    over, others = journal.result is not None, other_people(record, person)
    in_use = (bool(others) and not over) or await secrets_in_use(services, record.origin, person)
    return Source(
        kind="saves",
        id=record.id,
        name=record.name,
        told=told,
        seats=await seats_of(services, record),
        own=[number for number, seat in enumerate(record.seats) if seat["person"] == person.id],
        over=over,
        any_eyes=not in_use and (over or record.uploaded),
        open_log=over or (record.uploaded and not others) or told.game.open_log,
        can_fork=not in_use,
        can_download=not in_use,
    )


def kept_story(journal: Journal) -> Story:
    return story_of(replay_journal(journal).match)


def other_people(record: SaveRecord, person: Person) -> set[str]:
    return {seat["person"] for seat in record.seats} - {None, person.id}


async def seats_of(services: Services, record: SaveRecord) -> list[SeatInfo]:
    """Who sat where when the game was kept."""
    out = []
    for seat in record.seats:
        known = None if seat["person"] is None else await services.people.by_id(seat["person"])
        kind: Literal["open", "person", "computer"] = "open"
        if known is not None:
            kind = "person"
        elif seat["level"] is not None:
            kind = "computer"
        name = None if known is None else known.name
        out.append(SeatInfo(kind=kind, name=name, level=seat["level"], present=False, away=False))
    return out


def unseen(seat: SeatInfo) -> SeatInfo:
    """Who sits in a seat; whether they are there now is no part of a replay."""
    return SeatInfo(kind=seat.kind, name=seat.name, level=seat.level, present=False, away=False)
