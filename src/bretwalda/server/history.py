"""The history of a table: its match, entry by entry, and what somebody who was away has missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bretwalda.engine.chronicle import EVERYBODY
from bretwalda.engine.game import Game
from bretwalda.engine.journal import UNDO
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal

Question = tuple[int, list[int]]  # the sequence number at which it was first put, and the options


class Turn(msgspec.Struct):
    """Decisions that a seat has taken in a row."""

    seat: int
    before: int  # events of the chronicle before the first of them
    decisions: int = 0


class History:
    """A match and how it came about. `seq` counts the entries of the journal, undos among them."""

    def __init__(self, game: Game[Any], options: dict[str, Any], seed: str) -> None:
        self.match = Match(game, options, seed)
        self.entries: list[tuple[int, str]] = []  # (seat, move)
        self._undone: list[tuple[int, int]] = []  # (seat, choice) that can be taken again, the latest last
        self._kept: list[int] = []  # for each entry: how many events of the chronicle it left as they were
        self._turns: list[Turn] = []  # decisions that stand, those of one seat in a row together
        self._whispers: list[tuple[int, int]] = []  # (place in the chronicle, its only reader)
        self._questions: dict[int, Question] = {}
        self.waiting: list[int] = []  # the seats that owe a decision
        self._note(NO_SEAT, 0)

    @property
    def seq(self) -> int:
        return len(self.entries)

    def rehearse(self, seat: int, choice: int) -> list[float] | None:
        """The result to which a choice would lead, if it ends the game; an illegal one is refused. Nothing changes."""
        trial = self.match.state.clone()
        trial.choose(seat, choice)
        return None if len(trial.actors()) else trial.result()

    def add(self, seat: int, move: str) -> None:
        """An entry that is in the database: it has happened."""
        if move == UNDO:
            self._undone.append(self.match.undo(seat)[:2])
            kept = len(self.match.events)
            self._turns[-1].decisions -= 1
            if self._turns[-1].decisions == 0:
                self._turns.pop()
        else:
            choice = self.match.game.verbs.parse(move)
            kept = len(self.match.events)
            self.match.choose(seat, choice)
            if not self._turns or self._turns[-1].seat != seat:
                self._turns.append(Turn(seat, kept))
            self._turns[-1].decisions += 1
            if self._undone and self._undone[-1] == (seat, choice):
                self._undone.pop()
            else:
                self._undone.clear()
        self.entries.append((seat, move))
        self._kept.append(kept)
        self._note(seat, kept)

    # What a decision answers ---------------------------------------------------------------------------

    def asked_at(self, seat: int) -> int | None:
        """Since which sequence number a seat has owed the decision it owes now; None = it owes none.

        Where several decide at the same time, one seat's decision does not outdate the others' questions.
        """
        question = self._questions.get(seat)
        return None if question is None else question[0]

    def already(self, seat: int, seq: int, move: str) -> bool:
        """Whether the seat's first entry after a position was just this one: the same message, sent twice."""
        if not 0 <= seq < self.seq:
            return False
        return next((taken == move for who, taken in self.entries[seq:] if who == seat), False)

    def redo_choice(self, seat: int) -> int | None:
        """What the seat has taken back and could take again."""
        if not self._undone or self._undone[-1][0] != seat or seat not in self._questions:
            return None
        return self._undone[-1][1]

    def undo_seat(self, seats: Sequence[int]) -> int | None:
        """Which of a person's seats can take its latest decision back, if one can; the end of the game is the end."""
        if not self.match.decisions or self.match.over:
            return None
        seat = self.match.decisions[-1].seat
        return seat if seat in seats and self.match.can_undo(seat) else None

    def undo_steps(self, seat: int) -> int:
        """How many decisions in a row the seat can take back."""
        return len(self.match.undoable(seat))

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

    def turn_before(self, seat: int | None) -> int:
        """How many events came before the latest turn of a seat that others have followed; 0 = it has had none.

        For a spectator it is the turn that is longest ago: a whole round of the table.
        """
        if seat is None:
            return min(self.turn_before(each) for each in range(int(self.match.state.seats)))
        still_going_on = bool(self._turns) and self._turns[-1].seat == seat
        for turn in reversed(self._turns[:-1] if still_going_on else self._turns):
            if turn.seat == seat:
                return turn.before
        return 0

    def _note(self, mover: int, kept: int) -> None:
        """Keep the list of whispers and of questions in step with the match."""
        while self._whispers and self._whispers[-1][0] >= kept:
            self._whispers.pop()
        for place, event in enumerate(self.match.events[kept:], kept):
            if event.only != EVERYBODY:
                self._whispers.append((place, int(event.only)))
        questions: dict[int, Question] = {}
        for actor in self.match.state.actors():
            seat = int(actor)
            options = [int(choice) for choice in self.match.state.options(actor)]
            before = self._questions.get(seat)
            same = before is not None and seat != mover and before[1] == options
            questions[seat] = before if same and before is not None else (self.seq, options)
        self._questions, self.waiting = questions, list(questions)

    def options(self, seat: int) -> list[int]:
        """What a seat may choose now."""
        return self._questions[seat][1] if seat in self._questions else []


NO_SEAT = -1


def replayed(game: Game[Any], options: dict[str, Any], seed: str, rules: int, moves: list[tuple[int, str]]) -> History:
    """The history of a journal from the database."""
    if rules != game.edition:
        raise Refusal("refused-other-rules", {"rules": str(rules)})
    history = History(game, options, seed)
    for seat, move in moves:
        history.add(seat, move)
    return history
