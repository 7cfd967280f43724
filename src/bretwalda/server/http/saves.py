"""Named saves: keep a game, go on with it, take it away as a file, bring a file."""

from __future__ import annotations

import logging
import secrets
from typing import Any, NamedTuple

from msgspec import UNSET
from starlette.responses import Response

from bretwalda.engine.journal import LARGEST_FILE, LONGEST_SEED, Journal, decode
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game
from bretwalda.store import saves, tables
from bretwalda.store.failure import StorageFailure
from bretwalda.store.saves import SaveRecord

from ..clock import now
from ..logs import LOGGER, mark
from ..messages import NewSave, Save, Saves, TableInfo
from ..names import LONGEST_NAME, shown
from ..tables.loading import kept_journal, replay_journal
from ..tables.seating import Seat, Seating
from ..tables.table import MOST_ENTRIES
from .endpoints import Endpoint, RequestContext
from .limits import Limit
from .lobby import attachment

log = logging.getLogger(LOGGER)


async def list_saves(context: RequestContext) -> Saves:
    records = await context.services.archive.read(saves.of_person, context.person.id)
    found = [await list_save(context, record) for record in records]
    return Saves([save for save in found if save is not None])


async def list_save(context: RequestContext, record: SaveRecord) -> Save | None:
    """A save for the list: one that cannot be read does not hide the others."""
    try:
        return await describe(context, record)
    except StorageFailure:
        raise
    except Exception as error:
        log.error("save not listed", extra={"save": mark(record.id)}, exc_info=error)
        return None


async def save(context: RequestContext) -> Save:
    """Keep the game at a table under a name."""
    table = await context.services.find(context.body.table, context.address)
    if not table.concerns(context.person):
        raise Refusal("refused-foreign-seat")
    if not table.started:
        raise Refusal("refused-not-started")
    seats = [
        {"person": seat.person and seat.person.id, "level": seat.level, "name": seat.name}
        for seat in table.seating.seats
    ]
    own = table.seating.of(context.person)
    kept = Kept(
        table.history.match.journal(), seats, table.record.uploaded or table.outdated, table.record.origin,
        table.history.number(own[0] if own else None),
    )  # fmt: skip
    return await keep(context, context.body.name or table.record.name, kept)


async def upload(context: RequestContext) -> Save:
    """Bring a file: it is played again from the first decision on, and refused if anything in it is wrong."""
    match = await context.services.replays.run(context.person.id, replay_file, context.body)
    seats: list[dict[str, Any]] = [{"person": None, "level": None} for _ in range(int(match.state.seats))]
    seats[0]["person"] = context.person.id
    journal = match.journal()
    kept = Kept(journal, seats, True, secrets.token_urlsafe(12), len(journal.moves))
    return await keep(context, context.request.query_params.get("name", ""), kept)


async def load(context: RequestContext) -> TableInfo:
    """A table that goes on from a save."""
    record = await find_own(context)
    await context.services.ledger.admit_table(context.person.id, context.address)
    seats = [
        Seat(
            None if seat["person"] is None else await context.services.people.by_id(seat["person"]),
            seat["level"],
            name=seat.get("name", ""),
        )
        for seat in record.seats
    ]
    history = await context.services.replays.run(context.person.id, replay_journal, kept_journal(record))
    return (await context.services.registry.go_on(context.person, record, history, Seating(seats))).info()


async def remove(context: RequestContext) -> Response:
    record = await find_own(context)
    await context.services.archive.write(saves.remove, record.id)
    return Response(status_code=204)


async def file(context: RequestContext) -> Response:
    record = await find_own(context)
    journal = kept_journal(record)
    if not await may_download(context, record, journal):
        raise Refusal("refused-secret")
    return attachment(journal.encode(), journal.game)


class Kept(NamedTuple):
    """A game to be kept."""

    journal: Journal
    seats: list[dict[str, Any]]
    uploaded: bool
    origin: str
    shown: int


async def keep(context: RequestContext, name: str, kept: Kept) -> Save:
    data = kept.journal.encode()
    await context.services.ledger.admit_save(context.person.id, len(data))
    record = SaveRecord(
        id=secrets.token_urlsafe(12),
        owner=context.person.id,
        name=shown(name, LONGEST_NAME) or kept.journal.game,
        journal=data.decode(),
        seats=kept.seats,
        uploaded=kept.uploaded,
        origin=kept.origin,
        shown=kept.shown,
        at=now(),
    )
    found = await describe(context, record)  # before it is stored: whatever fails here, nothing has happened
    await context.services.archive.write(saves.add, record)
    return found


async def find_own(context: RequestContext) -> SaveRecord:
    """One's own save; others' are not there."""
    record = await context.services.archive.read(saves.by_id, context.request.path_params["save"])
    if record is None or record.owner != context.person.id:
        raise Refusal("refused-no-save")
    return record


async def describe(context: RequestContext, record: SaveRecord) -> Save:
    journal = kept_journal(record)
    people = [seat["person"] and (await context.services.people.by_id(seat["person"])).name for seat in record.seats]
    return Save(
        id=record.id,
        name=record.name,
        game=journal.game,
        settings=journal.settings,
        decisions=len(journal.moves) if record.shown is None else record.shown,
        over=journal.result is not None,
        people=[name or "" for name in people],
        practice=journal.practice,
        can_download=await may_download(context, record, journal),
        at=record.at,
    )


async def may_download(context: RequestContext, record: SaveRecord, journal: Journal) -> bool:
    """The file holds the seed: it stays here while somebody else plays, this game or one from another save of it."""
    others = {seat["person"] for seat in record.seats} - {None, context.person.id}
    if others and journal.result is None:
        return False
    return not await context.services.archive.read(tables.still_played, record.origin, context.person.id)


def replay_file(data: bytes) -> Match:
    """The game in a file from outside, every decision checked."""
    journal = decode(data)
    if journal.position is not UNSET:
        raise Refusal("refused-position-brought")
    if len(journal.moves) > MOST_ENTRIES:
        raise Refusal("refused-long", {"most": str(MOST_ENTRIES)})
    if len(journal.seed) > LONGEST_SEED:
        raise Refusal("refused-seed", {"longest": str(LONGEST_SEED)})
    return Match.replay(game(journal.game), journal)


DOORS = (
    Endpoint("GET", "/api/saves", list_saves, Limit(20, 0.5)),
    Endpoint("POST", "/api/saves", save, Limit(10, 0.2), NewSave),
    Endpoint("POST", "/api/saves/file", upload, Limit(5, 0.1), bytes, LARGEST_FILE),
    Endpoint("POST", "/api/saves/{save}/load", load, Limit(10, 0.1)),
    Endpoint("DELETE", "/api/saves/{save}", remove, Limit(20, 0.5)),
    Endpoint("GET", "/api/saves/{save}/file", file, Limit(10, 0.5)),
)
