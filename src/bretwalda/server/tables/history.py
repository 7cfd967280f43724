"""The history of a table: its match, entry by entry, and what somebody who was away has missed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from bretwalda.engine.chronicle import EVERYBODY, Event
from bretwalda.engine.game import Game
from bretwalda.engine.journal import BACK, DICE, HOUSE, UNDO
from bretwalda.engine.match import Decision, Entry, Match, Rehearsal, Renewal, Return, Undo, number_of

Question = tuple[int, list[int]]  # the sequence number at which it was first put, and the options


class Chosen:
    """A decision from the database: it was rehearsed before it came there, and is not again."""

    def __init__(self, seat: int, choice: int) -> None:
        self.seat = seat
        self.choice = choice


Change = Rehearsal | Chosen | Undo | Renewal | Return  # what is in the database, or on its way there, and then happens


class Turn(msgspec.Struct):
    """Decisions that a seat has taken in a row."""

    seat: int
    before: list[int]  # for each decision: events of the chronicle before it
    seen: list[bool]  # for each decision: whether others saw that something was decided


class History:
    """A match and how it came about. `seq` counts the entries of the journal, undos among them.

    That number is for the database alone. What somebody decides in secret may take more entries or fewer, and their
    number would tell: so each reader has a count of their own (`number`), which leaves out the entries that change
    nothing for them. A sealed decision is one number to everybody else.
    """

    def __init__(self, game: Game[Any], settings: dict[str, Any], seed: str, position: Sequence[int] = ()) -> None:
        self.match = Match(game, settings, seed, position)
        self._undone: dict[int, list[int]] = {}  # by seat: choices that can be taken again, the latest last
        self._kept: list[int] = []  # for each entry: how many events of the chronicle it left as they were
        self._turns: list[Turn] = []  # decisions that stand, those of one seat in a row together
        self._whispers: list[tuple[int, int]] = []  # (place in the chronicle, its only reader)
        self._chapters: list[int] = []  # places in the chronicle where a chapter begins (`Game.chapters`)
        self._questions: dict[int, Question] = {}
        self._sealed: list[tuple[int, int]] = []  # (seat, entry): in secret, and not yet the last of the decision
        self.waiting: list[int] = []  # the seats that owe a decision
        self.waiting_since = 0  # the entry after which it was just these
        self._note(HOUSE, 0)

    @property
    def entries(self) -> list[Entry]:
        return self.match.entries

    @property
    def seq(self) -> int:
        return len(self.match.entries)

    @property
    def seed(self) -> str:
        """What chance comes from now."""
        return self.match.renewals[-1].seed if self.match.renewals else self.match.seed

    def written(self, entries: Sequence[Entry]) -> list[tuple[int, str]]:
        """Entries as the database has them: the seat and what it said."""
        return [(entry.seat, self.match.words(entry)) for entry in entries]

    def read(self, seat: int, move: str) -> Change:
        """An entry as the database has it."""
        if seat == HOUSE and move.startswith(f"{BACK} "):
            return Return(number_of(move.removeprefix(f"{BACK} ")))
        if seat == HOUSE:
            return Renewal(len(self.match.decisions), move.removeprefix(f"{DICE} "))
        if move == UNDO:
            return Undo(seat)
        return Chosen(seat, self.match.game.verbs.parse(move))

    def add(self, seat: int, move: str) -> None:
        """An entry that is in the database: it has happened."""
        self.happen(self.read(seat, move))

    def happen(self, change: Change) -> None:
        """What is in the database has happened; a decision that is not legal is refused."""
        kept, secret, waiting = len(self.match.events), self._secrecy(), self.waiting
        if isinstance(change, Rehearsal):
            self.match.adopt(change)
            self._count(change.decision, kept)
        elif isinstance(change, Chosen):
            self.match.choose(change.seat, change.choice)
            self._count(self.match.decisions[-1], kept)
        elif isinstance(change, Undo):
            kept = self._take_back(change.seat)
        elif isinstance(change, Return):
            kept = self._go_back(change.decisions)
        else:
            self.match.renew(change.seed)
            self._undone.clear()
        seat = self.entries[-1].seat
        self._kept.append(kept)
        self._note(seat, kept)
        if seat != HOUSE and secret is not None and secret == self._secrecy() and self.waiting == waiting:
            self._sealed.append((seat, self.seq))
            if not isinstance(change, Undo):
                self._turns[-1].seen[-1] = False

    def _secrecy(self) -> int | None:
        """A number for what is being decided in secret now; None = nothing is."""
        return int(self.match.state.information) if self.match.state.secret else None

    def _count(self, decision: Decision, before: int) -> None:
        """A decision belongs to a turn, and may outdate others that were taken back."""
        if not self._turns or self._turns[-1].seat != decision.seat:
            self._turns.append(Turn(decision.seat, [], []))
        self._turns[-1].before.append(before)
        self._turns[-1].seen.append(True)
        if self._undone:
            self._forget_undone(decision)

    def _forget_undone(self, decision: Decision) -> None:
        """A decision outdates what was taken back, unless it is the same again, or secret like the others' ones."""
        own = self._undone.get(decision.seat, [])
        again = bool(own) and own[-1] == decision.choice
        if decision.informed or not (again or decision.secret):
            self._undone.clear()
        elif again:
            own.pop()
        else:
            own.clear()

    def _take_back(self, seat: int) -> int:
        """Undo; how many events stay as they were: what others have decided in secret since is played again."""
        untouched = self.match.untouched_by_undo(seat)
        before = self.match.events[untouched:]
        self._undone.setdefault(seat, []).append(self.match.undo(seat).choice)
        place = max(place for place, turn in enumerate(self._turns) if turn.seat == seat)
        self._turns[place].before.pop()
        self._turns[place].seen.pop()
        if not self._turns[place].seen:
            del self._turns[place]
            self._join_turns(place)
        return untouched + same_beginning(before, self.match.events[untouched:])

    def _go_back(self, number: int) -> int:
        """Only so many decisions stand; how many events stay as they were."""
        untouched = self.match.events_at(number)
        before = self.match.events[untouched:]
        self.match.go_back(number)
        self._undone.clear()
        beyond = sum(len(turn.seen) for turn in self._turns) - number
        for _ in range(beyond):
            self._turns[-1].seen.pop()
            if not self._turns[-1].seen:
                self._turns.pop()
        return untouched + same_beginning(before, self.match.events[untouched:])

    def _join_turns(self, place: int) -> None:
        """Two turns of one seat between which another's is gone are one."""
        if 0 < place < len(self._turns) and self._turns[place - 1].seat == self._turns[place].seat:
            later = self._turns.pop(place)
            self._turns[place - 1].before += later.before
            self._turns[place - 1].seen += later.seen

    # What each reader has seen -------------------------------------------------------------------------

    def number(self, reader: int | None) -> int:
        """How many positions a seat, or a spectator, has been shown: what its decisions answer."""
        number = self.seq
        for seat, _ in self._sealed:
            number -= seat != reader
        return number

    def seq_of(self, reader: int | None, number: int) -> int:
        """The latest entry after which a reader still saw the position of a number."""
        seq = number
        for seat, sealed in self._sealed:
            if sealed > seq + 1:
                break
            seq += seat != reader
        return seq

    # What a decision answers ---------------------------------------------------------------------------

    def asked_at(self, seat: int) -> int | None:
        """Since which entry a seat has owed the decision it owes now; None = it owes none.

        Where several decide at the same time, one seat's decision does not outdate the others' questions.
        """
        question = self._questions.get(seat)
        return None if question is None else question[0]

    def already(self, seat: int, seq: int, choice: int | None) -> bool:
        """Whether the seat's first entry after a position was just this choice (None = an undo): sent twice."""
        if not 0 <= seq < self.seq:
            return False
        for entry in self.entries[seq:]:
            if entry.seat == seat:
                return choice == (entry.choice if isinstance(entry, Decision) else None)
        return False

    def redo_choice(self, seat: int) -> int | None:
        """What the seat has taken back and could take again."""
        undone = self._undone.get(seat)
        return undone[-1] if undone and undone[-1] in self.options(seat) else None

    def undo_seat(self, seats: Sequence[int]) -> int | None:
        """Which of a person's seats can take a decision back, the latest if several can; the end is the end."""
        latest = NOTHING
        if not self.match.decisions or self.match.decisions[-1].informed or self.match.over:
            return None
        for seat in seats:
            if undoable := self._undoable(seat, seats):
                latest = max(latest, (undoable[0], seat))
        return None if latest == NOTHING else latest[1]

    def _undoable(self, seat: int, own: Sequence[int]) -> list[int]:
        """The decisions that the seat may take back; while others decide in secret, only its own secret ones.

        That something older can be taken back would tell whether the others have begun.
        """
        undoable = self.match.undoable(seat)
        if self.match.state.secret and any(other not in own for other in self.waiting):
            return [number for number in undoable if self.match.decisions[number].secret]
        return undoable

    def silent_since(self, seats: Sequence[int], seq: int) -> bool:
        """Whether none of these seats has an entry after a sequence number: they mean what they saw then."""
        return not any(entry.seat in seats for entry in islice(self.entries, max(0, seq), None))

    def undo_steps(self, seat: int, own: Sequence[int]) -> int:
        """How many decisions the seat can take back, one after the other; `own` are all seats of the same person."""
        return len(self._undoable(seat, own))

    # What somebody has missed --------------------------------------------------------------------------

    def kept_since(self, seq: int) -> int:
        """How many events were there at a sequence number and still are."""
        if not 0 < seq <= self.seq:
            return 0
        return min(self._kept[seq:], default=len(self.match.events))

    def seen_of(self, events: int, seat: int | None) -> int:
        """How many of the first events a seat may read."""
        hidden = 0
        for place, only in self._whispers:
            hidden += place < events and only != seat
        return events - hidden

    def put_away(self, reader: int | None) -> int:
        """How many events a log that is not open leaves out for a reader: what its own memory has to keep.

        Those before its latest turn that others have followed, or, where the game has chapters, before the latest one
        in which it has decided something. For a spectator it is the seat for which they are fewest: a whole round of
        the table. Whether others have begun to decide in secret makes no difference.
        """
        before = self._chapter_before if self.match.game.chapters else self._turn_before
        if reader is None:
            return min(before(seat, None) for seat in range(int(self.match.state.seats)))
        return before(reader, reader)

    def _chapter_before(self, seat: int, reader: int | None) -> int:
        """Where the latest chapter begins in which a seat, as far as a reader knows, has decided something."""
        for turn in reversed(self._turns):
            for before, seen in zip(reversed(turn.before), reversed(turn.seen), strict=True):
                if turn.seat == seat and (seen or seat == reader):
                    number = bisect_left(self._chapters, before)
                    return self._chapters[number - 1] if number else 0
        return 0

    def _turn_before(self, seat: int, reader: int | None) -> int:
        """Where the latest turn of a seat begins that others have followed; 0 = it has had none."""
        still_going_on = True
        for turn in reversed(self._turns):
            if turn.seat != reader and not any(turn.seen):
                continue
            if turn.seat != seat:
                still_going_on = False
            elif not still_going_on:
                return turn.before[0]
        return 0

    def _note(self, mover: int, kept: int) -> None:
        """Keep whispers, chapters and questions in step with the match."""
        while self._whispers and self._whispers[-1][0] >= kept:
            self._whispers.pop()
        while self._chapters and self._chapters[-1] >= kept:
            self._chapters.pop()
        for place, event in enumerate(self.match.events[kept:], kept):
            if event.only != EVERYBODY:
                self._whispers.append((place, int(event.only)))
            if event.key in self.match.game.chapters:
                self._chapters.append(place)
        questions: dict[int, Question] = {}
        for actor in self.match.state.actors():
            seat = int(actor)
            options = [int(choice) for choice in self.match.state.options(actor)]
            before = self._questions.get(seat)
            same = before is not None and seat != mover and before[1] == options
            questions[seat] = before if same and before is not None else (self.seq, options)
        if list(questions) != self.waiting:
            self.waiting_since = self.seq
        self._questions, self.waiting = questions, list(questions)

    def options(self, seat: int) -> list[int]:
        """What a seat may choose now."""
        return self._questions[seat][1] if seat in self._questions else []


NOTHING = (-1, HOUSE)


def same_beginning(before: Sequence[Event], after: Sequence[Event]) -> int:
    """How many events two chronicles have in common, from the first one on."""
    for place, (one, other) in enumerate(zip(before, after, strict=False)):
        if (one.key, one.only, list(one.args)) != (other.key, other.only, list(other.args)):
            return place
    return min(len(before), len(after))
