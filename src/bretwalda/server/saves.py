"""Named saves: keep a game, go on with it, take it away as a file, bring a file."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from starlette.responses import Response

from bretwalda.engine.journal import LARGEST_FILE, LONGEST_SEED, Journal, decode, split_move
from bretwalda.engine.match import Match, expect_same_rules
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game
from bretwalda.store import saves
from bretwalda.store.saves import SaveRecord

from .clock import now
from .doors import Door, Visit
from .history import History, replayed
from .limits import Limit
from .lobby import attachment
from .messages import NewSave, Save, Saves, TableInfo
from .names import LONGEST_NAME, shown
from .people import Person
from .seating import Seat, Seating


async def list_saves(visit: Visit) -> Saves:
    records = await visit.house.archive.read(saves.of_person, visit.person.id)
    return Saves([await described(visit, record) for record in records])


async def save(visit: Visit) -> Save:
    """Keep the game at a table under a name."""
    table = await visit.house.find(visit.body.table, visit.address)
    if not table.concerns(visit.person):
        raise Refusal("refused-foreign-seat")
    seats = [{"person": seat.person and seat.person.id, "level": seat.level} for seat in table.seating.seats]
    journal = table.history.match.journal()
    return await keep(visit, visit.body.name or table.record.name, journal, seats, table.record.uploaded)


async def upload(visit: Visit) -> Save:
    """Bring a file: it is played again from the first decision on, and refused if anything in it is wrong."""
    match = await asyncio.to_thread(played_again, visit.body)  # a long game takes a while: nobody else waits
    seats: list[dict[str, Any]] = [{"person": None, "level": None} for _ in range(int(match.state.seats))]
    seats[0]["person"] = visit.person.id
    return await keep(visit, visit.request.query_params.get("name", ""), match.journal(), seats, uploaded=True)


async def load(visit: Visit) -> TableInfo:
    """A table that goes on from a save."""
    record = await own(visit)
    await visit.house.ledger.new_table(visit.person.id, visit.address)
    seats = [
        Seat(None if seat["person"] is None else await visit.house.people.by_id(seat["person"]), seat["level"])
        for seat in record.seats
    ]
    history = await asyncio.to_thread(told, kept_journal(record))
    table = await visit.house.hall.go_on(visit.person, record.name, history, Seating(seats), record.uploaded)
    return table.info()


async def remove(visit: Visit) -> Response:
    record = await own(visit)
    await visit.house.archive.write(saves.remove, record.id)
    return Response(status_code=204)


async def file(visit: Visit) -> Response:
    record = await own(visit)
    journal = kept_journal(record)
    if not may_download(record, journal, visit.person):
        raise Refusal("refused-secret")
    return attachment(journal.encode(), journal.game)


async def keep(visit: Visit, name: str, journal: Journal, seats: list[dict[str, Any]], uploaded: bool) -> Save:
    data = journal.encode()
    await visit.house.ledger.new_save(visit.person.id, len(data))
    record = SaveRecord(
        id=secrets.token_urlsafe(12),
        owner=visit.person.id,
        name=shown(name, LONGEST_NAME) or journal.game,
        journal=data.decode(),
        seats=seats,
        uploaded=uploaded,
        at=now(),
    )
    await visit.house.archive.write(saves.add, record)
    return await described(visit, record)


async def own(visit: Visit) -> SaveRecord:
    """One's own save; others' are not there."""
    record = await visit.house.archive.read(saves.by_id, visit.request.path_params["save"])
    if record is None or record.owner != visit.person.id:
        raise Refusal("refused-no-save")
    return record


async def described(visit: Visit, record: SaveRecord) -> Save:
    journal = kept_journal(record)
    people = [seat["person"] and (await visit.house.people.by_id(seat["person"])).name for seat in record.seats]
    return Save(
        id=record.id,
        name=record.name,
        game=journal.game,
        options=journal.options,
        decisions=len(journal.moves),
        over=journal.result is not None,
        people=[name or "" for name in people],
        can_download=may_download(record, journal, visit.person),
        at=record.at,
    )


def may_download(record: SaveRecord, journal: Journal, person: Person) -> bool:
    """The file holds the seed: it stays here while somebody else plays."""
    others = {seat["person"] for seat in record.seats} - {None, person.id}
    return journal.result is not None or not others


def kept_journal(record: SaveRecord) -> Journal:
    """The journal of a save; we have written it ourselves."""
    return msgspec.json.decode(record.journal, type=Journal)


def played_again(data: bytes) -> Match:
    """The game in a file from outside, every decision checked."""
    journal = decode(data)
    if len(journal.seed) > LONGEST_SEED:
        raise Refusal("refused-seed", {"longest": str(LONGEST_SEED)})
    return Match.replay(game(journal.game), journal)


def told(journal: Journal) -> History:
    """A journal played again."""
    played = game(journal.game)
    expect_same_rules(played, journal)
    moves = [split_move(line) for line in journal.moves]
    return replayed(played, journal.options, journal.seed, played.edition, moves)


DOORS = (
    Door("GET", "/api/saves", list_saves, Limit(20, 0.5)),
    Door("POST", "/api/saves", save, Limit(10, 0.2), NewSave),
    Door("POST", "/api/saves/file", upload, Limit(5, 0.1), bytes, LARGEST_FILE),
    Door("POST", "/api/saves/{save}/load", load, Limit(10, 0.1)),
    Door("DELETE", "/api/saves/{save}", remove, Limit(20, 0.5)),
    Door("GET", "/api/saves/{save}/file", file, Limit(10, 0.5)),
)
