"""The proof of an evening: what was acknowledged is in the journal, once; what was shown is what a seat may see.

The journal is read from the database and played again. All that a page was shown has to be the view of some position
that its seat imagines, who cannot know what is hidden from it; and no seed was in any message before the end.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from http.cookies import SimpleCookie
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from bretwalda.engine.chronicle import EVERYBODY, Event
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.journal import HOUSE, UNDO, split_move
from bretwalda.engine.registry import game
from bretwalda.server.http.endpoints import COOKIE
from bretwalda.server.live.positions import sentence
from bretwalda.server.people import hashed
from bretwalda.server.tables.history import History
from bretwalda.server.tables.loading import kept_journal
from bretwalda.store import chats, people, saves, tables
from bretwalda.store.tables import TableRecord

from .evening import Claim, Evening, Guest, Shown, digest

Move = tuple[int, str]
Reader = tuple[int | None, int]  # a seat and the number of a position


class Fault(NamedTuple):
    """Something that must not be."""

    kind: str  # lost, leaked, kept (though refused), stuck, books, trouble
    what: str


def prove(connection: Connection, evening: Evening, counts: Counter[str]) -> list[Fault]:
    """All that is wrong with an evening; what was looked at is counted."""
    record = tables.by_id(connection, evening.table)
    if record is None:
        return [Fault("lost", f"table {evening.table}")]
    entries = [(entry.seat, entry.move) for entry in tables.entries_of(connection, evening.table)]
    seats = tables.seats_of(connection, evening.table)
    decided = since_the_save(entries) if record.started is not None else ()
    faults = []
    for guest in evening.guests:
        own = [seat.seat for seat in seats if seat.person == person_of(connection, guest)]
        faults += unaccounted(record.game, guest.claims, [move for move in decided if move[0] in own])
    faults += missing_lines(connection, evening, [seat.person for seat in seats])
    faults += missing_saves(connection, evening, entries)
    seeds = [record.seed, *(move.split()[1] for seat, move in entries if seat == HOUSE)]
    told = [seed for seed in seeds for word in evening.words if seed and seed in word]
    faults += [Fault("leaked", f"a seed of {record.game}") for _ in told]
    faults += wrongly_shown(record, entries, evening, counts)
    counts["entries replayed"] += len(entries)
    return faults


def person_of(connection: Connection, guest: Guest) -> str:
    found = people.by_token(connection, hashed(SimpleCookie(guest.browser.cookie)[COOKIE].value))
    assert found is not None
    return found[0]


def since_the_save(entries: Sequence[Move]) -> Sequence[Move]:
    """What was decided at this table, and not at the one whose save it goes on from."""
    renewed = max((place for place, (seat, _) in enumerate(entries, 1) if seat == HOUSE), default=0)
    return entries[renewed:]


def unaccounted(played: str, claims: Sequence[Claim], entries: Sequence[Move]) -> list[Fault]:
    """The entries of somebody's seats are what was acknowledged to them, in that order, each once, and nothing else.

    What was refused because the storage failed is not there, unless whoever sent it was told that it may be.
    """
    verbs = game(played).verbs
    taken = [(None, UNDO) if move == UNDO else (seat, str(verbs.parse(move))) for seat, move in entries]
    ways = {0: 0}  # how many entries are accounted for: how many of those had been refused
    for number, claim in enumerate(claims):
        after = {} if claim.sure else dict(ways)
        wrong = not claim.sure and not claim.doubtful
        for place, kept in ways.items():
            if place < len(taken) and taken[place] == (claim.seat, claim.move):
                after[place + 1] = min(kept + wrong, after.get(place + 1, len(claims)))
        if not after:
            return [Fault("lost", f"{played}: {claim} was number {number} of {len(claims)}")]
        ways = after
    if len(taken) not in ways:
        return [Fault("lost", f"{played}: {len(taken)} entries, {max(ways)} of them accounted for")]
    return [Fault("kept", f"{played}: refused, but it happened")] * ways[len(taken)]


def missing_lines(connection: Connection, evening: Evening, seats: Sequence[str | None]) -> Iterator[Fault]:
    """Every line that was acknowledged is there once, and whispers were read by nobody else."""
    kept = Counter(line.text for line in chats.of_table(connection, evening.table))
    for line in evening.lines:
        if kept[line.text] != 1:
            yield Fault("lost", f"a line of chat is there {kept[line.text]} times")
        for number, guest in enumerate(evening.guests):
            meant = line.to is None or person_of(connection, guest) in [seats[seat] for seat in line.to]
            if line.text in guest.read and not meant and number != line.speaker:
                yield Fault("leaked", "a whisper")


def missing_saves(connection: Connection, evening: Evening, entries: Sequence[Move]) -> Iterator[Fault]:
    """Every save that was acknowledged is there, and is the game up to some decision."""
    for save in evening.saves:
        record = saves.by_id(connection, save)
        moves = None if record is None else [split_move(line) for line in kept_journal(record).moves]
        if moves is None or moves != list(entries[: len(moves)]):
            yield Fault("lost", "a save")


# What was shown ------------------------------------------------------------------------------------------


def wrongly_shown(
    record: TableRecord, entries: Sequence[Move], evening: Evening, counts: Counter[str]
) -> Iterator[Fault]:
    """Positions that no replay of the journal leads to."""
    wanted: dict[Reader, set[Shown]] = defaultdict(set)
    for guest in evening.guests:
        counts["positions compared"] += len(guest.shown)
        for shown in guest.shown:
            wanted[shown.seat, shown.seq].add(shown)
    history = History(game(record.game), record.settings, record.seed, record.position or ())
    readers = {seat for seat, _ in wanted}
    for number in range(len(entries) + 1):
        if number:
            history.add(*entries[number - 1])
        for reader in readers:
            open_ones = wanted.get((reader, history.number(reader)))
            if open_ones:
                wanted[reader, history.number(reader)] = unseen(history, reader, record.open_log, open_ones)
    for (seat, seq), left in wanted.items():
        for _ in left:
            yield Fault("leaked", f"{record.game}: position {seq} of seat {seat} is not what the journal leads to")


def unseen(history: History, seat: int | None, open_log: bool, claimed: set[Shown]) -> set[Shown]:
    """Of what was shown under a number, what is not what the seat may see now."""
    match = history.match
    known = match.state if seat is None else match.state.imagine(seat, seeded("other dice"))
    options = [match.game.verbs.notation(choice) for choice in history.options(seat)] if seat is not None else []
    sight = digest([plain(match.game.view(known, seat)), history.waiting, options])
    log = [said(match.game, event.key, tuple(event.args)) for event in match.events if event.seen_by(seat)]
    first = 0 if open_log or match.over else history.seen_of(history.put_away(seat), seat)
    now = (sight, first, match.over)
    return {s for s in claimed if (s.sight, s.first, s.over) != now or s.news != digest(log[s.log :])}


@cache
def said(played: Game[Any], key: str, args: tuple[int, ...]) -> object:
    """A line of the log; the same ones are said again and again."""
    return plain(sentence(played.message(Event(key, list(args), EVERYBODY))))


def plain(thing: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(thing))
