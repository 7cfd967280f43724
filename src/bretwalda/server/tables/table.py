"""A table: a game being played by those who sit there. Every decision takes the way written down here.

The guards come in the order in which somebody dishonest would try them: is it your seat? do you answer the
position as it is? do you owe a decision? is the choice legal? The last one the rules answer: the decision is
rehearsed on a copy. It is committed to the database, and only then the copy becomes the position, and everybody is
told. If the commit fails, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from bretwalda.engine.game import Game, Series
from bretwalda.engine.journal import commitment
from bretwalda.engine.match import Entry, Rehearsal, Return, Undo
from bretwalda.engine.refusal import Refusal
from bretwalda.store import tables
from bretwalda.store.archive import Archive
from bretwalda.store.failure import Lost, StorageFailure
from bretwalda.store.tables import TableRecord
from bretwalda.store.writer import Row

from ..clock import now
from ..live.audience import Audience, Visitor
from ..live.positions import sentence
from ..logs import LOGGER, mark
from ..messages import COME_AGAIN, AskWhy, Because, Begun, Ending, Notice, Say, TableInfo, TableLine
from ..metrics import Metrics
from ..names import LONGEST_NAME, shown
from ..people import Person
from .chat import Chat
from .going_back import going_back
from .history import Change, History
from .lines import info_of
from .results import write_end
from .seating import Seat, Seating
from .start import beginning
from .teaching import lesson_at
from .timeouts import Timeout

LONGEST_DOUBT = 20.0  # seconds that whoever decided waits until the database can say whether it has the decision
BETWEEN_QUESTIONS = 0.2  # seconds
MOST_ENTRIES = 4_000  # of a journal; then nothing more can be taken back, and the game goes on to its end

log = logging.getLogger(LOGGER)


class Table:
    """A table with its seats, its game and everybody who looks on."""

    def __init__(
        self, record: TableRecord, host: Person, seating: Seating, history: History, chat: Chat, archive: Archive,
        metrics: Metrics, stir: Callable[[Table], None], absence: float,
    ) -> None:  # fmt: skip
        self.record = record
        self.host = host
        self.seating = seating
        self.history = history
        self.chat = chat
        self.timeout = Timeout(record.seconds)
        self.audience = Audience(self, absence)
        self.last_decision = record.started or record.created
        self.stirred = asyncio.Event()  # for the scheduler: something has changed
        self.archive = archive
        self._metrics = metrics
        self._stir = stir
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self._come: set[str] = set()  # people who have been here since the server began
        self.lost = False  # another server has it now
        self.outdated = False  # played by rules that are no longer there: it can be looked at, and nothing more
        self.shelved_by: set[str] = set()  # people who do not want to see it in their lists any more
        self.secrets_in_use = False  # the game is over, but a game from a save of it is going on

    @property
    def game(self) -> Game[Any]:
        return self.history.match.game

    @property
    def started(self) -> bool:
        return self.record.started is not None

    @property
    def over(self) -> bool:
        return self.history.match.over

    @property
    def playing(self) -> bool:
        return self.started and not self.over and not self.outdated and not self.closed

    @property
    def closed(self) -> bool:
        """Whether it has ended without a result."""
        return self.record.closed is not None

    @property
    def taught(self) -> tuple[int, int] | None:
        """The seat and the choice that a lesson says come next; None = everybody decides for themselves."""
        if not self.record.lesson or self.history.seq != len(self.history.match.decisions) or not self.playing:
            return None  # whoever has gone back plays another game
        lesson = lesson_at(self.game, self.record)
        return None if lesson is None else lesson.next(self.history.match.decisions)

    # Decisions -----------------------------------------------------------------------------------------

    async def decide(self, person: Person, number: int, seat: int, choice: int) -> None:
        """A person takes a decision."""
        async with self.lock:
            self._own_seat(person, seat)
            if not 0 <= choice < len(self.game.verbs):
                raise Refusal("refused-illegal", {"choice": str(choice)})
            seen = self._seen(seat, number)
            if self.history.already(seat, seen, choice):
                return
            self._current(seat, seen)
            rehearsal = self.history.match.rehearse(seat, [choice])
            if self.taught not in (None, (seat, choice)):
                raise Refusal("refused-lesson")
            await self._commit(rehearsal, by="person")

    async def decide_for(self, asked: int | None, seat: int, choices: Sequence[int]) -> None:
        """A computer takes a decision, or all of a sealed one, unless it has been asked something else meanwhile."""
        async with self.lock:
            if asked is None or self.history.asked_at(seat) != asked or self.seating[seat].played_by_person:
                return
            await self._commit(self.history.match.rehearse(seat, choices), by="computer")

    async def undo(self, person: Person, number: int, seat: int) -> None:
        """A person takes their latest decision back."""
        async with self.lock:
            if (undone := self._undoable(person, number, seat)) is not None:
                await self._commit([Undo(undone)], by="person")

    async def restart_turn(self, person: Person, number: int, seat: int) -> None:
        """A person takes back all they can."""
        async with self.lock:
            if (undone := self._undoable(person, number, seat)) is not None:
                steps = self.history.undo_steps(undone, self.seating.free(person))
                await self._commit([Undo(undone)] * steps, by="person")

    async def redo(self, person: Person, number: int, seat: int) -> None:
        """A person takes a decision again that they took back."""
        async with self.lock:
            self._own_seat(person, seat)
            self._current(seat, self._seen(seat, number))
            choice = self.history.redo_choice(seat)
            if choice is None:
                raise Refusal("refused-redo")
            await self._commit(self.history.match.rehearse(seat, [choice]), by="person")

    async def go_back(self, person: Person, number: int, seat: int, to: int) -> None:
        """Somebody alone goes back to an earlier position, and on from there with other dice (decision 014)."""
        async with self.lock:
            self._own_seat(person, seat)
            self.expect_alone(person)
            self._expect_no_lesson()
            seen = self._seen(seat, number)
            if self._has_gone_back(seen, to):
                return
            if self.over:
                raise Refusal("refused-over")
            if not self.history.silent_since(self.seating.free(person), seen):
                raise Refusal("refused-stale")
            self._expect_room()
            changes, at = going_back(self.history, to), now()
            values = {"practice": True, "commitment": commitment(changes[-1].seed)}
            await self.archive.write(tables.go_back, self.record.id, self._rows(changes, at), values)
            self._happen(changes, at)

    def expect_alone(self, person: Person) -> None:
        """Refuse somebody who does not play alone, or has not from the beginning: others' secrets stay theirs."""
        if not self.record.alone or self.seating.people() != [person]:
            raise Refusal("refused-not-alone")

    def _has_gone_back(self, seen: int, to: int) -> bool:
        """Whether that was done already, after the position that somebody saw: sent twice."""
        later = self.history.entries[seen:]
        return any(isinstance(entry, Return) and entry.decisions == to for entry in later)

    def _own_seat(self, person: Person, seat: int) -> None:
        if self.seating.own(person, seat).away:
            raise Refusal("refused-away")
        if not self.started:
            raise Refusal("refused-not-started")
        if self.outdated:
            raise Refusal("refused-outdated", {"rules": str(self.record.rules)})
        if self.closed:
            raise Refusal("refused-closed")

    def _seen(self, seat: int, number: int) -> int:
        """The entry up to which somebody had seen the game who answers the position of a number."""
        if number > self.history.number(seat):
            raise Refusal("refused-stale")
        return self.history.seq_of(seat, number)

    def _current(self, seat: int, seen: int) -> None:
        """Refuse an answer to an old question, or to one that nobody has put."""
        asked = self.history.asked_at(seat)
        if asked is None and seen != self.history.seq:
            raise Refusal("refused-stale")
        if self.over:
            raise Refusal("refused-over")
        if asked is None:
            raise Refusal("refused-not-your-turn")
        if seen < asked:
            raise Refusal("refused-stale")

    def expect_asked(self, person: Person, number: int, seat: int) -> None:
        """Refuse whoever does not owe a decision in the position that they have seen."""
        self._own_seat(person, seat)
        self._current(seat, self._seen(seat, number))

    def _undoable(self, person: Person, number: int, seat: int) -> int | None:
        """The seat whose decision is to be taken back: the person's own, whichever of them; None = it has been."""
        self._own_seat(person, seat)
        self._expect_no_lesson()
        free, seen = self.seating.free(person), self._seen(seat, number)
        if any(self.history.already(each, seen, None) for each in free):
            return None
        undone = self.history.undo_seat(free)
        if not self.history.silent_since(free, seen):
            raise Refusal("refused-stale")
        if undone is None:
            raise Refusal("refused-undo" if seen == self.history.seq else "refused-stale")
        self._expect_room()
        return undone

    def _expect_no_lesson(self) -> None:
        """Refuse to take back what a lesson has led to."""
        if self.taught is not None:
            raise Refusal("refused-lesson-back")

    def _expect_room(self) -> None:
        """Refuse to let a journal grow without end by what takes decisions back."""
        if self.history.seq >= MOST_ENTRIES:
            raise Refusal("refused-long", {"most": str(MOST_ENTRIES)})

    def why_not(self, person: Person, question: AskWhy) -> Because:
        """Why something cannot be chosen, if the question is about the position as it is."""
        nothing = Because(question.ref, question.thing, None, None)
        if not self.started or question.seat not in self.seating.of(person):
            return nothing
        if question.seq != self.history.number(question.seat):
            return nothing
        found = self.game.why_not(self.history.match.state, question.seat, question.thing)
        if found is None:
            return nothing
        return Because(question.ref, question.thing, sentence(found.message), found.paragraph)

    async def _commit(self, changes: Sequence[Rehearsal | Undo], by: str) -> None:
        """Commit changes to the journal, and the result if they end the game; then they happen."""
        at, last = now(), changes[-1]
        entries = [change.decision if isinstance(change, Rehearsal) else change for change in changes]
        rows, result = self._rows(entries, at), last.result if isinstance(last, Rehearsal) else None
        seats = self.seating.stood_in_at(entries[0].seat) if by == "computer" else self.seating.seats
        try:
            if result is not None:
                await write_end(self.archive, self.record, self.history.match, seats, rows, result, at)
            elif seats is not self.seating.seats:
                await self.archive.write(tables.stand_in, self.record.id, entries[0].seat, rows)
            else:
                await self.archive.append(rows)
        except StorageFailure as failure:
            log.error("commit failed", extra={"table": mark(self.record.id), "why": failure.cause})
            if isinstance(failure, Lost):
                self.hand_over()
            before = self.history.seq
            certain = await self._catch_up(LONGEST_DOUBT if failure.in_doubt else 0.0)
            if self.history.entries[before : before + len(entries)] != entries:
                if failure.in_doubt and not certain:
                    raise Refusal("refused-in-doubt") from failure
                raise
        else:
            if result is not None:
                await self.look_for_copies()
            self.seating.seats = seats
            self._happen(changes, at)
        self._metrics.decisions[by] += len(entries)

    def _rows(self, entries: Sequence[Entry], at: int) -> list[Row]:
        """The next entries of the journal, as they are written."""
        return tables.entry_rows(self.record.id, self.history.written(entries), at, after=self.history.seq)

    async def look_for_copies(self) -> None:
        """The game is over: whether its secrets are still needed, because people play on from a save of it."""
        people = self.seating.people()
        alone = people[0].id if len(people) == 1 else None
        try:
            self.secrets_in_use = await self.archive.read(tables.still_played, self.record.origin, alone)
        except StorageFailure:
            self.secrets_in_use = True  # nobody knows: they are kept back, and the last decision happens all the same

    async def _catch_up(self, seconds: float) -> bool:
        """Read what the database has and we have not: a commit may have succeeded without our hearing of it.

        False = it could not be asked, for that many seconds.
        """
        until = monotonic() + seconds
        while True:
            try:
                entries = await self.archive.read(
                    tables.entries_for_certain, self.archive.claim, self.record.id, self.history.seq
                )
                break
            except Refusal:
                if monotonic() >= until:
                    return False
                await asyncio.sleep(BETWEEN_QUESTIONS)
        if entries:
            await self.look_for_copies()  # they may end the game
            self._happen([self.history.read(entry.seat, entry.move) for entry in entries], entries[-1].at)
        return True

    def _happen(self, changes: Sequence[Change], at: int) -> None:
        """What is in the database happens. What is still sealed only those are told who decide it."""
        before, public = self.history.seq, self.history.number(None)
        for change in changes:
            self.history.happen(change)
        if any(isinstance(change, Return) for change in changes):
            self._note_practice()
        if self.history.waiting_since > before:
            self.last_decision = at
        if self.over:
            self.record.ended = at
        opened = self.over and not self.record.open_log  # now everybody may read all of it
        kept = self.history.kept_since(before) if before and not opened else 0
        if self.history.number(None) == public:
            self.audience.show(kept, [entry.seat for entry in self.history.entries[before:]])
        else:
            self.timeout.restart()
            self.audience.show(kept)
        self.stir()

    def _note_practice(self) -> None:
        """Somebody has gone back: everybody is told, and computers remember nothing of what is no longer so."""
        self.record.practice, self.record.commitment = True, commitment(self.history.seed)
        self.seating = Seating(self.seating.seats)
        self.audience.show_table()

    # Seats ---------------------------------------------------------------------------------------------

    async def take_seat(self, person: Person, number: int, name: str = "") -> None:
        expect_may_name(person, name)
        async with self.lock:
            back = self.seating.at(number).away
            if self.over:
                raise Refusal("refused-over")
            if self.closed:
                raise Refusal("refused-closed")
            await self._seat(self.seating.taken(person, number, self.started, shown(name, LONGEST_NAME)))
            self.tell("notice-back" if back else "notice-joined", person)

    async def name_seat(self, person: Person, number: int, name: str) -> None:
        expect_may_name(person, name)
        async with self.lock:
            await self._reseat(self.seating.named(person, number, shown(name, LONGEST_NAME)))

    async def leave_seat(self, person: Person, number: int) -> None:
        async with self.lock:
            await self._reseat(self.seating.left(person, number, self.started))
            self.tell("notice-left", person)

    def _expect_arranging(self, person: Person) -> None:
        """Refuse whoever may not arrange the seats: the host does, before the game."""
        if person is not self.host:
            raise Refusal("refused-not-host")
        if self.started:
            raise Refusal("refused-started")

    async def invite(self, person: Person, number: int, guest: Person) -> None:
        """The host keeps a seat for somebody, who finds the table in their list and has still to agree."""
        async with self.lock:
            self._expect_arranging(person)
            if self.closed:
                raise Refusal("refused-closed")
            await self._reseat(self.seating.inviting(number, guest))

    async def set_seat(self, person: Person, number: int, computer: str | None) -> None:
        async with self.lock:
            self._expect_arranging(person)
            before = self.seating.at(number).person
            await self._seat(self.seating.set(number, computer))
            if before is not None:
                self.tell("notice-left" if before is person else "notice-removed", before)

    async def replace(self, person: Person, number: int) -> None:
        """Somebody lets a computer play on for somebody who is away."""
        async with self.lock:
            seat = self.seating.at(number)
            if not self.seating.of(person):
                raise Refusal("refused-foreign-seat")
            if not self.playing or seat.person is None or seat.away or not self.audience.absent(seat.person):
                raise Refusal("refused-present")
            await self._deputise([number])

    async def replace_idle(self) -> None:
        """The table has waited long enough."""
        async with self.lock:
            if self.seconds_left == 0.0:
                idle = [number for number in self.history.waiting if self.seating[number].played_by_person]
                await self._deputise(idle)

    async def start(self, person: Person) -> None:
        """The game begins."""
        async with self.lock:
            if self.started:
                raise Refusal("refused-started")
            if self.closed:
                raise Refusal("refused-closed")
            seated = bool(self.seating.of(person)) and self.host.id not in self.audience.present
            if person is not self.host and not seated:
                raise Refusal("refused-not-host")
            if self.seating.invited:
                raise Refusal("refused-not-agreed")
            await self._begin(self.seating)

    async def come(self, visitor: Visitor) -> None:
        """A page is connected. A rematch begins as soon as everybody who sits there has come."""
        self.audience.enter(visitor)
        self._come.add(visitor.person.id)
        if self.record.gathers and not self.started:
            async with self.lock:
                if self._gathered(self.seating):
                    await self._begin(self.seating)

    def _gathered(self, seats: Seating) -> bool:
        """Whether the game begins by itself with these people: all of them have come."""
        awaited = any(person.id not in self._come for person in seats.people())
        open_seat = any(seat.open for seat in seats.seats)
        waits = awaited or open_seat or seats.invited
        return self.record.gathers and not self.started and not self.closed and not waits

    async def _seat(self, seats: Seating) -> None:
        """Commit who sits where, and the beginning with it if the game was waiting for that alone."""
        await (self._begin(seats) if self._gathered(seats) else self._reseat(seats))

    async def _begin(self, seating: Seating) -> None:
        """Draw the seed, commit it and who plays, show everybody what it is committed to; then the game goes on."""
        seats, at = seating.filled(self.record.deputy), now()
        begun = beginning(self.record, self.history, seats, self.host)
        values = {**begun.values, "started": at, "commitment": commitment(begun.seed)}
        values["alone"] = begun.alone(self.record, seats)
        rows = self._rows(begun.renewals, at)
        await self.archive.write(tables.begin, self.record.id, seats.records(self.record.id), values, rows, begun.anew)
        for name, value in values.items():
            setattr(self.record, name, value)
        if "seed" in begun.values:
            self.history = History(self.game, self.record.settings, self.record.seed, self.record.position or ())
        for renewal in begun.renewals:
            self.history.happen(renewal)
        self.seating, self.last_decision = seats, at
        self.timeout.restart()
        self.audience.show_seats()
        self.audience.send_away()
        self.audience.tell(Begun(self.info()))
        self.audience.show(0)
        self.stir()

    async def _deputise(self, numbers: Sequence[int]) -> None:
        await self._reseat(self.seating.deputised(numbers))
        for number in numbers:
            if (person := self.seating[number].person) is not None:
                self.tell("notice-away", person)

    async def _reseat(self, seats: Seating) -> None:
        """Commit who sits where; then they do, and everybody is told."""
        await self.archive.write(tables.set_seats, seats.records(self.record.id))
        self.reseat(seats)

    def reseat(self, seats: Seating) -> None:
        """It is in the database who sits where: everybody is told."""
        self.seating = seats
        self.timeout.restart()
        self.audience.show_seats()
        if self.started:
            self.audience.show(len(self.history.match.events))  # who is asked may have changed
        self.stir()

    # Everything else -----------------------------------------------------------------------------------

    def admit(self, person: Person) -> None:
        """Refuse somebody who may not look on."""
        if self.started and not self.record.spectators and person is not self.host and not self.seating.of(person):
            raise Refusal("refused-no-spectators")

    def concerns(self, person: Person) -> bool:
        """Whether it is one of the person's tables."""
        return person is self.host or bool(self.seating.of(person))

    def listed_for(self, person: Person) -> bool:
        """Whether it is in the person's list."""
        return self.concerns(person) and person.id not in self.shelved_by

    def look(self, visitor: Visitor, seat: int) -> None:
        """Somebody with several seats looks through another of them."""
        self.seating.own(visitor.person, seat)
        self.audience.look(visitor, seat)

    async def say(self, person: Person, message: Say) -> None:
        """A line of chat, for those who may read it."""
        person.sanctions.expect_none("mute")
        self._keep_partners_apart(person, message)
        number = await self.chat.say(person, message, self.seating)
        if number is not None:
            self.audience.tell_lines(number - 1)

    def _keep_partners_apart(self, person: Person, message: Say) -> None:
        """Partners say nothing to each other alone while a game is played whose rules forbid it."""
        if message.to is None or self.game.partners_confer or not self.started or self.over:
            return
        own, state = self.seating.of(person), self.history.match.state
        sides = {state.team(seat) for seat in own}
        for seat in message.to:
            self.seating.at(seat)
            if seat not in own and state.team(seat) in sides:
                raise Refusal("refused-partners-confer")

    def stir(self) -> None:
        """Wake the scheduler: a computer may have to decide, or the clock to be set anew."""
        self.stirred.set()
        self._stir(self)

    def hand_over(self) -> None:
        """Another server has it now: nothing more is done here, and whoever is at it comes again."""
        self.lost = True
        self.stirred.set()
        for visitor in list(self.audience.visitors):
            visitor.close(COME_AGAIN)

    def tell(self, key: str, person: Person) -> None:
        self.audience.tell(Notice(key, {"name": person.name, "level": self.record.deputy}))

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it, and neither a computer nor a clock has anything to do there for somebody."""
        if self.audience.visitors:
            return False
        if not self.started:
            return bool(self._come) and not self.record.gathers  # which remembers who has come
        if not self.playing or not self.seating.played_by_people:
            return True
        return computer_to_decide(self) is None and self.seconds_left is None

    @property
    def seconds_left(self) -> float | None:
        """Until somebody who is waited for is replaced; nobody waits for a person among computers."""
        if self.record.seconds is None or not self.playing or not self.seating.wait_for_each_other:
            return None
        waited_for = any(self.seating[seat].played_by_person for seat in self.history.waiting)
        return self.timeout.left if waited_for else None

    @property
    def seconds_to_warning(self) -> float | None:
        """Until somebody who is waited for is told that they soon will be replaced."""
        return None if self.seconds_left is None else self.timeout.warning

    def ending(self) -> Ending | None:
        """How the game ended. The seed is kept back while people play on from a save of the same game."""
        result, seed = self.history.match.result(), self.history.seed
        if result is None:
            return None
        file = f"/api/tables/{self.record.id}/file"
        told = None if self.secrets_in_use else seed
        return Ending(result, told, commitment(seed), file, self.series() is not None)

    def series(self) -> Series | None:
        """How a series would go on after this game, which is over."""
        return self.game.series(self.history.match.settings, self.history.match.state)

    def info(self) -> TableInfo:
        promised = self.record.commitment or commitment(self.history.seed)
        return info_of(self.record, promised if self.started else "", self.outdated, self.over)

    def line(self, person: Person | None) -> TableLine:
        return TableLine(
            table=self.info(),
            seats=self.seating.info(self.audience.present),
            yours=[] if person is None else self.seating.of(person),
            host=self.host.name,
            host_is_you=person is self.host,
            waiting=self.history.waiting if self.playing else [],
            since=self.last_decision,
        )

    def file_for(self, person: Person) -> bytes:
        """The journal as a file. It holds the seed: nobody gets it while others' secrets depend on it."""
        if not self.started:
            raise Refusal("refused-not-started")
        if not self.over and self.seating.people() != [person] and not (self.outdated and self.concerns(person)):
            raise Refusal("refused-secret")
        return self.history.match.journal().encode()


def expect_may_name(person: Person, name: str) -> None:
    """Refuse a name to whoever has to be silent: it can be said, too."""
    if name:
        person.sanctions.expect_none("mute", "rename")


def computer_to_decide(table: Table) -> int | None:
    """A seat whose decision a computer owes. Where no person plays any more, nobody waits for it."""
    if table.seating.all_persons or table.seating.abandoned or not table.playing:
        return None
    if (taught := table.taught) is not None:
        return None if table.seating[taught[0]].played_by_person else taught[0]
    return next((seat for seat in table.history.waiting if not table.seating[seat].played_by_person), None)


def level_of(table: Table, seat: Seat) -> str:
    """How well the computer in a seat plays."""
    return seat.level or table.record.deputy
