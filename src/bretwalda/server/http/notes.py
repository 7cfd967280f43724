"""The doors of /api to notes beside games: one's own, those that somebody shares, and files."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from starlette.responses import Response

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import viewpoint_of
from bretwalda.store import notes
from bretwalda.store.notes import AnnotationRecord

from ..clock import now
from ..replay.messages import Note, Notes, ShareNotes
from ..replay.moments import Look, look
from ..replay.notes import as_file, expect_fits, from_file, placed, read, replacing
from ..replay.sources import Source
from .endpoints import Endpoint, RequestContext
from .limits import Limit
from .lobby import attachment
from .replays import find_source, look_at

LARGEST_NOTE = 40_000  # bytes: each character may take several
LARGEST_FILE = 600_000


async def read_notes(context: RequestContext) -> Notes:
    """One's own notes, or those under a link."""
    seen = await look_at(context)
    shared = seen.source.kind == "shared"
    link = seen.source.id if shared else context.request.query_params.get("by")
    if link is None:
        return told(seen, await own(context, seen.source))
    found = await context.services.archive.read(notes.by_link, link)
    if found is None or not (shared or (found.kind, found.subject) == (seen.source.kind, seen.source.id)):
        raise Refusal("refused-no-notes")
    expect_open(seen.source)
    author = await context.services.people.by_id(found.owner)
    return Notes(placed(seen, read(found.notes)), author.name, None, False)


async def write_note(context: RequestContext) -> Notes:
    """Write at a step, or take away what is there."""
    source = await find_source(context)
    expect_own(source)
    seen = look(source, viewpoint_of(context.body.viewpoint, source.told.seats))
    seen.at(context.body.step)
    expect_fits(context.body)
    return told(seen, await change(context, source, [context.body]))


async def share(context: RequestContext) -> Notes:
    """Let others read one's notes beside a game that has no secrets any more, and see a save; or no longer."""
    seen = await look_at(context)
    expect_own(seen.source)
    expect_open(seen.source)
    before = await own(context, seen.source)
    if before is None:
        raise Refusal("refused-no-notes")
    link = before.link or secrets.token_urlsafe(12) if context.body.shared else None
    await context.services.archive.write(notes.share, *key(context, seen.source), link)
    return told(seen, msgspec.structs.replace(before, link=link))


async def file(context: RequestContext) -> Response:
    """One's own notes as a file, to be kept beside the journal."""
    source = await find_source(context)
    found = await own(context, source)
    data = as_file(source, [] if found is None else read(found.notes))
    return attachment(data, f"{source.told.game.id}.notes")


async def bring(context: RequestContext) -> Notes:
    """Notes from a file, beside those that are there."""
    seen = await look_at(context)
    expect_own(seen.source)
    brought = from_file(seen.source, context.body)
    for note in brought:
        look(seen.source, viewpoint_of(note.viewpoint, seen.source.told.seats)).at(note.step)
    return told(seen, await change(context, seen.source, brought))


async def change(context: RequestContext, source: Source, added: Sequence[Note]) -> AnnotationRecord:
    if await own(context, source) is None:
        await context.services.ledger.new_note(context.person.id)
    return await context.services.archive.write(notes.change, *key(context, source), replacing(added), now())


async def own(context: RequestContext, source: Source) -> AnnotationRecord | None:
    return await context.services.archive.read(notes.of_person, *key(context, source))


def key(context: RequestContext, source: Source) -> tuple[str, str, str]:
    return context.person.id, source.kind, source.id


def told(seen: Look, found: AnnotationRecord | None) -> Notes:
    written = [] if found is None else read(found.notes)
    return Notes(placed(seen, written), None, None if found is None else found.link, seen.source.any_eyes)


def expect_open(source: Source) -> None:
    """Refuse to tell others anything of a game that still has secrets."""
    if not source.any_eyes:
        raise Refusal("refused-notes-closed")


def expect_own(source: Source) -> None:
    """Refuse to write beside a save that somebody else shares: it may be gone at any time."""
    if source.kind == "shared":
        raise Refusal("refused-notes-foreign")


PATH = "/api/replays/{kind}/{id}/notes"
DOORS = (
    Endpoint("GET", PATH, read_notes, Limit(60, 2.0)),
    Endpoint("POST", PATH, write_note, Limit(30, 1.0), Note, LARGEST_NOTE),
    Endpoint("POST", f"{PATH}/share", share, Limit(10, 0.2), ShareNotes),
    Endpoint("GET", f"{PATH}/file", file, Limit(10, 0.5)),
    Endpoint("POST", f"{PATH}/file", bring, Limit(5, 0.1), bytes, LARGEST_FILE),
)
