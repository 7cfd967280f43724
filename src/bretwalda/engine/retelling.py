"""A game told again: its moments, what each reader knew at each of them, and which of them matter.

Only decisions that stand are told. What somebody decides in secret is one moment to everybody else, however many clicks
it took: as at a table, where each reader's positions are counted for that reader (decision 009).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from .chronicle import Event
from .game import Game
from .journal import HOUSE
from .match import Decision, Match, Renewal
from .refusal import Refusal
from .schema import Settings
from .state import State


class Viewpoint(NamedTuple):
    """Through whose eyes a game is told.

    Attributes:
        seat: the seat whose knowledge it is; None = somebody who only looks on.
        everything: all that any seat knew, and every click: for games that are over.
    """

    seat: int | None = None
    everything: bool = False

    def reads(self, event: Event) -> bool:
        """Whether a line of the chronicle is told."""
        return self.everything or event.seen_by(self.seat)


DECISION, MOVE = "decision", "move"  # how one goes through any game
EVERYTHING = Viewpoint(everything=True)


def viewpoint_of(word: str, seats: int) -> Viewpoint:
    """A viewpoint as people write it: a seat counted from 1, `0` for those who look on, `all` for everything.

    >>> viewpoint_of("2", seats=3), viewpoint_of("0", seats=3), viewpoint_of("all", seats=3) == EVERYTHING
    (Viewpoint(seat=1, everything=False), Viewpoint(seat=None, everything=False), True)
    """
    if word == "all":
        return EVERYTHING
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and int(word) <= seats):
        raise Refusal("refused-viewpoint", {"seat": word[:20], "seats": str(seats)})
    return Viewpoint(int(word) - 1 if int(word) else None)


class Moment(NamedTuple):
    """A position of a game.

    Attributes:
        decisions: how many of the decisions that stand had been taken.
        events: how much of the chronicle had been told.
        seat: who took the latest of the decisions; -1 at the beginning.
        sealed: it was part of what that seat decided in secret, and not the last part: nobody else saw anything.
    """

    decisions: int
    events: int
    seat: int
    sealed: bool


class Story(NamedTuple):
    """What a game is told from: a copy, so that the game may go on while it is told."""

    game: Game[Any]
    settings: Settings
    seed: str
    position: list[int]
    decisions: list[Decision]
    renewals: list[Renewal]


def story_of(match: Match) -> Story:
    """A game as it stands now."""
    return Story(
        match.game, match.settings, match.seed, match.position, list(match.decisions), list(match.renewals)
    )  # fmt: skip


class Retelling:
    """A game that has been played, moment by moment. It never changes, so several threads may read it.

    >>> import bretwalda
    >>> match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="hastings")
    >>> match.choose(match.state.actor, match.game.verbs.parse("pass"))
    >>> told = Retelling(story_of(match))
    >>> [(moment.decisions, moment.seat) for moment in told.path(Viewpoint(0))]
    [(0, -1), (1, 1)]
    >>> told.state(told.moments[0]).actor == 1
    True
    """

    def __init__(self, story: Story) -> None:
        self.story = story
        self.game = story.game
        self._match = again = Match(story.game, story.settings, story.seed, story.position)
        self.moments = [Moment(0, len(again.events), HOUSE, False)]
        renewals = list(story.renewals)
        for number, decision in enumerate(story.decisions):
            while renewals and renewals[0].decisions == number:
                again.renew(renewals.pop(0).seed)
            before = secrecy(again.state)
            again.choose(decision.seat, decision.choice)
            sealed = before is not None and before == secrecy(again.state)
            self.moments.append(Moment(number + 1, len(again.events), decision.seat, sealed))
        for renewal in renewals:
            again.renew(renewal.seed)

    @property
    def seats(self) -> int:
        return int(self._match.state.seats)

    @property
    def over(self) -> bool:
        return self._match.over

    def state(self, moment: Moment) -> State:
        """The position of a moment, as a copy."""
        return self._match.at(moment.decisions)

    def choice(self, moment: Moment) -> str:
        """How the decision is written down that led to a moment."""
        return self.game.verbs.notation(self.story.decisions[moment.decisions - 1].choice)

    def path(self, viewpoint: Viewpoint) -> list[Moment]:
        """The moments that a viewpoint knows, from the beginning on; a step of a replay is a place in this list."""
        if viewpoint.everything:
            return self.moments
        return [moment for moment in self.moments if not moment.sealed or moment.seat == viewpoint.seat]

    def events(self, viewpoint: Viewpoint, after: int, up_to: int) -> list[Event]:
        """What a viewpoint was told between two places in the chronicle."""
        return [event for event in self._match.events[after:up_to] if viewpoint.reads(event)]

    def chapters(self) -> list[int] | None:
        """Where in the chronicle a chapter begins (`Game.chapters`); None = the game has none."""
        if not self.game.chapters:
            return None
        return [place for place, event in enumerate(self._match.events) if event.key in self.game.chapters]

    def marks(self, events: Sequence[Event]) -> list[str]:
        """The kinds of what matters among some events, each once: `turn`, `battle` (`Game.marks`)."""
        return list(dict.fromkeys(self.game.marks[event.key] for event in events if event.key in self.game.marks))

    def stops(self, viewpoint: Viewpoint, by: str) -> list[int]:
        """Where one stops who goes through a game by decisions, by moves, or by what matters (`Game.marks`).

        A move is what a seat decides in a row. The end is always a stop.
        """
        path = self.path(viewpoint)
        last = len(path) - 1
        if by == DECISION:
            return list(range(last + 1))
        if by == MOVE:
            return [step for step in range(last) if path[step].seat != path[step + 1].seat] + [last]
        if by not in self.game.marks.values():
            known = ", ".join([DECISION, MOVE, *dict.fromkeys(self.game.marks.values())])
            raise Refusal("refused-stops", {"by": by[:20], "known": known})
        told = [self.events(viewpoint, one.events, other.events) for one, other in pairwise(path)]
        return sorted({step for step, events in enumerate(told, 1) if by in self.marks(events)} | {last})


def secrecy(state: State) -> tuple[int, list[int]] | None:
    """What stays the same while somebody goes on deciding in secret; None = nothing is decided in secret."""
    return (int(state.information), [int(seat) for seat in state.actors()]) if state.secret else None


class Memory(NamedTuple):
    """How far back a reader is told a game.

    Attributes:
        step: the first moment of their path.
        events: what was told before it is not told again.
    """

    step: int
    events: int


WHOLE = Memory(0, 0)


def remembered(
    path: Sequence[Moment], viewpoint: Viewpoint, seats: int, chapters: Sequence[int] | None = None
) -> Memory:
    """How far back a reader is told a game in which remembering is part of it, while it is played.

    To the seat's latest turn that others have followed, or to where the latest chapter begins in which it has decided
    something; for those who look on, to a whole round ago. So long is the log of a table, too (`History.put_away`).
    """
    readers = range(seats) if viewpoint.seat is None else [viewpoint.seat]
    if chapters is None:
        return min(_latest_turn(path, seat) for seat in readers)
    return min(_latest_chapter(path, seat, chapters) for seat in readers)


def _latest_chapter(path: Sequence[Moment], seat: int, chapters: Sequence[int]) -> Memory:
    before = next((path[step - 1].events for step in range(len(path) - 1, 0, -1) if path[step].seat == seat), 0)
    number = bisect_left(chapters, before)
    if number == 0:
        return WHOLE
    begins = chapters[number - 1]
    return Memory(next(step for step, moment in enumerate(path) if moment.events > begins), begins)


def _latest_turn(path: Sequence[Moment], seat: int) -> Memory:
    step = len(path) - 1
    while step > 0 and path[step].seat == seat:  # a turn that is still going on
        step -= 1
    while step > 0 and path[step].seat != seat:
        step -= 1
    if step == 0:
        return WHOLE
    while path[step].seat == seat:
        step -= 1
    return Memory(step, path[step].events)
