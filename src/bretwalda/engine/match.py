"""A game being played: the position, its journal, its chronicle, and undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, final

from .chronicle import Event
from .dice import seeded
from .game import Game
from .journal import BACK, DICE, HOUSE, UNDO, Journal, split_move, written_position
from .refusal import Refusal
from .schema import Settings
from .state import NOBODY, State

SNAPSHOT_EVERY = 32  # decisions; an undo replays at most so many


class Decision(NamedTuple):
    """A decision that stands.

    Attributes:
        seat: who took it, counted from 0.
        choice: what was chosen.
        informed: it passed an information point: nobody can take it back.
        secret: it was taken while others decided in secret, too.
    """

    seat: int
    choice: int
    informed: bool
    secret: bool


class Undo(NamedTuple):
    """A seat has taken its latest decision back."""

    seat: int


class Renewal(NamedTuple):
    """Other dice, from which all chance comes after so many decisions."""

    decisions: int
    seed: str
    seat: int = HOUSE


class Return(NamedTuple):
    """Somebody alone has gone back to the position after so many decisions: those after it no longer stand."""

    decisions: int
    seat: int = HOUSE


Entry = Decision | Undo | Renewal | Return  # a line of the journal


@final
class Rehearsal:
    """A decision carried out on a copy of the position: nobody has been told, and it may yet happen (`Match.adopt`).

    Attributes:
        decision: what was decided.
        before: the position in which it was.
        after: the position to which it leads.
        told: what it adds to the chronicle.
        result: each seat's share of the victory, if it ends the game.
    """

    def __init__(self, decision: Decision, before: State, after: State, told: list[Event]) -> None:
        self.decision: Final = decision
        self.before: Final = before
        self.after: Final = after
        self.told: Final = told
        self.result: Final = after.result() if after.actor == NOBODY else None


class Snapshot(NamedTuple):
    """A position to go back to."""

    decisions: int
    events: int
    state: State


class Match:
    """A game being played, from its set-up on. The journal only grows: an undo is an entry too.

    `State` is a position without a past; a match adds the journal, undo, and every earlier position (`at`).

    >>> import bretwalda
    >>> match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="hastings")
    >>> seat = match.state.actor
    >>> match.choose(seat, match.game.verbs.parse("play assemble"))
    >>> match.can_undo(seat)
    True
    >>> match.game.verbs.notation(match.undo(seat).choice)
    'play assemble'
    >>> match.journal().moves
    ['2 play assemble', '2 undo']

    Attributes:
        game: the game that is played.
        settings: what it was set up with, complete.
        seed: what all chance in it comes from.
        state: the position as it is now.
        events: the chronicle so far.
        position: where it began, if that was in the middle of a game: numbers as `State.dump` writes them.
        entries: all that the journal holds, in order: decisions, undos, other dice, ways back.
        decisions: those of its decisions that stand.
        renewals: the other dice with which it went on, if it was taken up again from a save.
    """

    def __init__(self, game: Game[Any], settings: dict[str, Any], seed: str, position: Sequence[int] = ()) -> None:
        self.game = game
        self.settings: Settings = game.schema.complete(settings)
        self.seed = seed
        self.position = list(position)
        self.events: list[Event] = []
        self.state: State = game.start(self.settings, seeded(seed), self.events)
        if self.position:
            self.events.clear()
            self.state = position_of(game, self.position, self.state.seats)
            self.state.dice = seeded(seed)
            self.state.chronicle = self.events
        self.entries: list[Entry] = []
        self.decisions: list[Decision] = []
        self.renewals: list[Renewal] = []
        self._snapshots = [self._snapshot()]

    @classmethod
    def replay(cls, game: Game[Any], journal: Journal) -> Match:
        """Play a journal again by its own rules, checking every choice; a broken one is refused with the line's number.

        >>> import bretwalda
        >>> game = bretwalda.game("king_is_dead")
        >>> played = Match(game, {"players": 2}, seed="hastings")
        >>> played.choose(played.state.actor, game.verbs.parse("pass"))
        >>> Match.replay(game, played.journal()).state.dump() == played.state.dump()
        True
        """
        game = game.by_rules(journal.rules)
        expect_same_rules(game, journal)
        match = cls(game, journal.settings, journal.seed, numbers_of(journal))
        for number, line in enumerate(journal.moves, 1):
            try:
                seat, words = split_move(line)
                if seat == HOUSE and words.startswith(f"{DICE} "):
                    match.renew(words.removeprefix(f"{DICE} "))
                elif seat == HOUSE and words.startswith(f"{BACK} "):
                    match.go_back(number_of(words.removeprefix(f"{BACK} ")))
                elif words == UNDO:
                    match.undo(seat)
                else:
                    match.choose(seat, game.verbs.parse(words))
            except Refusal as refusal:
                details = {**refusal.details, "line": str(number), "move": line, "why": refusal.key}
                raise Refusal("refused-journal-line", details) from refusal
        if journal.result is not None and journal.result != match.result():
            raise Refusal("refused-journal-result")
        return match

    @property
    def over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.state.actor == NOBODY

    def result(self) -> list[float] | None:
        """Each seat's share of the victory, once the game is over."""
        return self.state.result() if self.over else None

    def choose(self, seat: int, choice: int) -> None:
        """Take a decision, if it is legal, and write it down; otherwise it is refused."""
        if seat < 0 or seat >= self.state.seats:
            raise Refusal("refused-no-seat", {"seat": str(seat + 1)})  # journals count from 1
        secret = self.state.secret
        decision = Decision(seat, choice, self.state.choose(seat, choice), secret)
        self.entries.append(decision)
        self._stand(decision)

    def rehearse(self, seat: int, choices: Sequence[int]) -> list[Rehearsal]:
        """Take decisions one after the other on copies of the position; one that is not legal is refused.

        Nothing has happened. The copies roll the same dice, so that `adopt` can make it happen without the rules.

        >>> import bretwalda
        >>> match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="hastings")
        >>> [rehearsal] = match.rehearse(match.state.actor, [match.game.verbs.parse("pass")])
        >>> len(match.decisions), rehearsal.told
        (0, [Event('passed', [1], -1)])
        >>> match.adopt(rehearsal)
        >>> len(match.decisions), match.events[-1]
        (1, Event('passed', [1], -1))
        """
        out: list[Rehearsal] = []
        before = self.state
        for choice in choices:
            after, told = before.clone(), list[Event]()
            after.chronicle = told
            decision = Decision(seat, choice, after.choose(seat, choice), before.secret)
            out.append(Rehearsal(decision, before, after, told))
            before = after
        return out

    def adopt(self, rehearsal: Rehearsal) -> None:
        """What was rehearsed in this position happens."""
        assert rehearsal.before is self.state, "another position was rehearsed"
        self.state = rehearsal.after
        self.events.extend(rehearsal.told)
        self.state.chronicle = self.events
        self.entries.append(rehearsal.decision)
        self._stand(rehearsal.decision)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its latest decision back."""
        return bool(self.undoable(seat))

    def undoable(self, seat: int) -> list[int]:
        """The numbers of the decisions that the seat may take back one after the other, the latest first.

        They told nobody anything new, and nobody else has decided since, unless all of it is still secret: what
        everybody decides at the same time, everybody may change until it comes to light.
        """
        found: list[int] = []
        passed = False  # another seat's secret decision
        begun = self.renewals[-1].decisions if self.renewals else 0
        for number in range(len(self.decisions) - 1, begun - 1, -1):
            decision = self.decisions[number]
            if decision.informed or not (decision.secret or (decision.seat == seat and not passed)):
                break
            if decision.seat == seat:
                found.append(number)
            else:
                passed = True
        return found

    def untouched_by_undo(self, seat: int) -> int:
        """How many events were there long before the seat's latest decision: an undo leaves them alone."""
        undoable = self.undoable(seat)
        return self.events_at(undoable[0] if undoable else len(self.decisions))

    def undo(self, seat: int) -> Decision:
        """Take back the seat's latest decision; what others have decided in secret since stands.

        However long the game is, at most `SNAPSHOT_EVERY` decisions are played again.
        """
        if not self.can_undo(seat):
            raise Refusal("refused-undo")
        number = self.undoable(seat)[0]
        taken_back, *later = self.decisions[number:]
        self._go_back_to(number)
        for decision in later:
            self.state.take(decision.seat, decision.choice)
            self._stand(decision)
        self.entries.append(Undo(seat))
        return taken_back

    def renew(self, seed: str) -> None:
        """Go on with other dice: whoever knows the seed, or has played on from here, knows nothing of what comes now.

        Nothing before it can be taken back.

        >>> import bretwalda
        >>> match = Match(bretwalda.game("britannia"), {}, seed="hastings")
        >>> match.renew("stamford")
        >>> match.journal().moves
        ['0 dice stamford']
        """
        self.state = self.state.redeal(seeded(seed))
        self.state.chronicle = self.events
        self.renewals.append(Renewal(len(self.decisions), seed))
        self.entries.append(self.renewals[-1])
        self._snapshots.append(self._snapshot())

    def go_back(self, number: int) -> None:
        """Return to the position after so many decisions, past dice and all that has come to light since.

        Whoever does so knows more than they should: for games in which nobody else plays, and as practice.

        >>> import bretwalda
        >>> match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="hastings")
        >>> first = match.state.dump()
        >>> match.choose(match.state.actor, match.game.verbs.parse("pass"))
        >>> match.go_back(0)
        >>> match.state.dump() == first, match.journal().moves, match.journal().practice
        (True, ['2 pass', '0 back 0'], True)
        """
        if not 0 <= number < len(self.decisions):
            raise Refusal("refused-back", {"number": str(number), "decisions": str(len(self.decisions))})
        self._go_back_to(number)
        self.renewals = [renewal for renewal in self.renewals if renewal.decisions <= number]
        self.entries.append(Return(number))

    def events_at(self, number: int) -> int:
        """How many events had been told at the latest place before so many decisions that is remembered."""
        return next(s.events for s in reversed(self._snapshots) if s.decisions <= number)

    def retold(self) -> Iterator[Match]:
        """The match as it was after each of the decisions that stand; always the same object, going on."""
        again = Match(self.game, self.settings, self.seed, self.position)
        renewals = list(self.renewals)
        for number, decision in enumerate(self.decisions):
            while renewals and renewals[0].decisions == number:
                again.renew(renewals.pop(0).seed)
            again.choose(decision.seat, decision.choice)
            yield again

    def at(self, number: int) -> State:
        """The position after so many of the decisions that stand, as a copy.

        >>> import bretwalda
        >>> match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="hastings")
        >>> first = match.state.dump()
        >>> match.choose(match.state.actor, match.game.verbs.parse("pass"))
        >>> match.at(0).dump() == first
        True
        """
        assert 0 <= number <= len(self.decisions)
        snapshot = next(s for s in reversed(self._snapshots) if s.decisions <= number)
        state = snapshot.state.clone()
        for decision in self.decisions[snapshot.decisions : number]:
            state.take(decision.seat, decision.choice)
        return state

    def journal(self) -> Journal:
        """The game so far as a journal, sealed; `Journal.encode` makes a file of it."""
        journal = Journal(
            game=self.game.id,
            rules=self.game.rules_version,
            settings=self.settings,
            seed=self.seed,
            moves=[f"{entry.seat + 1} {self.words(entry)}" for entry in self.entries],
            result=self.result(),
            facts=self.game.facts,
            position=written_position(self.position),
        )
        return journal.sealed()

    def words(self, entry: Entry) -> str:
        """What a line of the journal says after its seat."""
        if isinstance(entry, Decision):
            return self.game.verbs.notation(entry.choice)
        if isinstance(entry, Undo):
            return UNDO
        return f"{BACK} {entry.decisions}" if isinstance(entry, Return) else f"{DICE} {entry.seed}"

    def _stand(self, decision: Decision) -> None:
        """Write down a decision that has been carried out."""
        self.decisions.append(decision)
        if len(self.decisions) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._snapshot())

    def _snapshot(self) -> Snapshot:
        return Snapshot(len(self.decisions), len(self.events), self.state.clone())

    def _go_back_to(self, number: int) -> None:
        while self._snapshots[-1].decisions > number:
            self._snapshots.pop()
        snapshot = self._snapshots[-1]
        del self.events[snapshot.events :]
        self.state = snapshot.state.clone()
        self.state.chronicle = self.events
        for decision in self.decisions[snapshot.decisions : number]:
            self.state.take(decision.seat, decision.choice)
        del self.decisions[number:]


def numbers_of(journal: Journal) -> list[int]:
    """Where a journal begins, if that is in the middle of a game."""
    if isinstance(journal.position, str):
        try:
            return [int(number) for number in journal.position.split()]
        except ValueError:
            raise Refusal("refused-position") from None
    return []


def number_of(words: str) -> int:
    """How many decisions a line of a journal goes back to."""
    if not words.isascii() or not words.isdigit() or len(words) > 9:
        raise Refusal("refused-move", {"move": words})
    return int(words)


def position_of(game: Game[Any], numbers: Sequence[int], seats: int) -> State:
    """The position that somebody has written down; what is none of a game with so many seats is refused."""
    try:
        state: State = game.restore(list(numbers))
        sound = state.dump() == list(numbers) and state.seats == seats and not game.audit(state)
    except (Refusal, ValueError, TypeError, IndexError, KeyError, OverflowError):
        sound = False
    if not sound:
        raise Refusal("refused-position")
    return state


def expect_same_rules(game: Game[Any], journal: Journal) -> None:
    """Refuse a journal of another game, or one that was played by other rules or with other facts."""
    if journal.game != game.id:
        raise Refusal("refused-other-game", {"game": journal.game})
    if journal.rules != game.rules_version:
        raise Refusal("refused-other-rules", {"rules": str(journal.rules)})
    facts = journal.facts or game.own_facts
    if facts != game.facts:
        raise Refusal("refused-other-facts", {"facts": facts, "used": game.facts})
