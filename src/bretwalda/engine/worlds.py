"""Two worlds that a reader cannot tell apart: whether what is shown on the way to the same end tells them apart.

In one world the game goes on for a few decisions, and all that a reader is shown is noted, sight by sight. In the
other, which the reader imagines, a way to the same end is looked for: the same told, the same seen in the end. If there
is one, there must be one by the same sights. Otherwise something between them, such as a question that is put only to
those who have a choice, depends on what the reader may not know.

Nothing is said about worlds that part because something differs that everybody may see, or by a die.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .chronicle import Event
from .dice import Dice
from .game import Game
from .message import Message
from .state import NOBODY, State

LONGEST_TALE = 4  # decisions
DETOUR = 4  # decisions that another way may have more
MOST_TRIED = 200  # choices tried in the other world; then nothing is said

Line = tuple[str, list[int]]  # of the chronicle: its key and numbers


class Sight(NamedTuple):
    """All that a reader is shown at one moment, and what was told since the sight before."""

    step: str
    actors: list[int]
    secret: bool
    information: int  # what can be taken back depends on it
    view: Any
    options: list[int]
    asked: Message | None
    news: list[Line]


class Tale(NamedTuple):
    """A few decisions as a reader is shown them."""

    sights: list[Sight]
    own: list[int]  # the reader's choices
    choices: list[int]  # everybody's, to be tried first in the other world
    by_chance: bool  # a die fell


def telling_sights(game: Game[Any], state: State, reader: int | None, dice: Dice) -> list[str] | None:
    """The steps by which a reader can tell another world from this one; None = nothing was found."""
    eyes = (state.actor + 1) % state.seats if reader is None else reader  # a spectator knows less than any seat
    imagined = state.imagine(eyes, dice)
    if imagined.copy(state.dice.clone()).dump() == state.dump():
        return None
    tale = tell_tale(game, state, reader, dice)
    other = OtherWorld(game, reader, tale)
    if tale.by_chance or other.has_same_way(imagined) or not other.has_a_way(imagined):
        return None
    return [sight.step for sight in tale.sights]


def tell_tale(game: Game[Any], state: State, reader: int | None, dice: Dice) -> Tale:
    """Let the game go on at random, and note what the reader is shown."""
    sights, own, choices = [sight(game, state, reader, [])], list[int](), list[int]()
    now = state
    for _ in range(1 + int(dice.below(LONGEST_TALE))):
        actors = now.actors()
        if not len(actors):
            break
        seat = int(actors[dice.below(len(actors))])
        options = now.options(seat)
        choices.append(int(options[dice.below(len(options))]))
        after, news = after_choice(now, seat, choices[-1], reader)
        if seat == reader:
            own.append(choices[-1])
        if seat == reader or not sealed(now, after):
            sights.append(sight(game, after, reader, news))
        now = after
    return Tale(sights, own, choices, stream(now) != stream(state))


def sight(game: Game[Any], state: State, reader: int | None, news: list[Line]) -> Sight:
    asked = reader is not None and state.owes(reader)
    return Sight(
        step="over" if state.actor == NOBODY else state.step.name,
        actors=[int(seat) for seat in state.actors()],
        secret=state.secret,
        information=int(state.information),
        view=game.view(state, reader),
        options=[] if reader is None else [int(choice) for choice in state.options(reader)],
        asked=game.prompt(state, reader) if reader is not None and asked else None,
        news=news,
    )


def after_choice(state: State, seat: int, choice: int, reader: int | None) -> tuple[State, list[Line]]:
    """The position after a choice, and what the reader is told of it."""
    after, events = state.clone(), list[Event]()
    after.chronicle = events
    after.take(seat, choice)
    return after, [(event.key, list(map(int, event.args))) for event in events if event.seen_by(reader)]


def sealed(before: State, after: State) -> bool:
    """Whether a decision is part of a secret one that is not finished: nobody else is shown that it was taken."""
    return (
        before.secret
        and after.secret
        and before.information == after.information
        and list(before.actors()) == list(after.actors())
    )


def stream(state: State) -> tuple[int, int, int, int]:
    """Where the dice stand."""
    return state.dice.a, state.dice.b, state.dice.c, state.dice.counter


class OtherWorld:
    """Looks for a tale in a world that its reader imagines. Where it takes too long, it finds what is usual."""

    def __init__(self, game: Game[Any], reader: int | None, tale: Tale) -> None:
        self._game = game
        self._reader = reader
        self._tale = tale
        self._news = [line for sight in tale.sights for line in sight.news]
        self._left = 0

    def has_same_way(self, state: State) -> bool:
        """Whether the whole tale can be told there."""
        self._left = MOST_TRIED
        return self._same_way(state, 1, 0, 0) or self._left <= 0

    def has_a_way(self, state: State) -> bool:
        """Whether its end can be reached there, by whatever sights."""
        self._left = MOST_TRIED
        return self._any_way(state, 0, 0, 0)

    def _same_way(self, state: State, shown: int, own: int, taken: int) -> bool:
        if shown == len(self._tale.sights):
            return True
        for seat, choice in self._choices(state, own, taken):
            after, news = after_choice(state, seat, choice, self._reader)
            mine = seat == self._reader
            hidden = not mine and sealed(state, after)
            if not hidden and sight(self._game, after, self._reader, news) != self._tale.sights[shown]:
                continue
            if self._same_way(after, shown + (not hidden), own + mine, taken + 1):
                return True
        return False

    def _any_way(self, state: State, heard: int, own: int, taken: int) -> bool:
        if taken and heard == len(self._news) and own == len(self._tale.own):
            last = self._tale.sights[-1]
            if sight(self._game, state, self._reader, last.news) == last:
                return True
        if taken == len(self._tale.choices) + DETOUR:
            return False
        for seat, choice in self._choices(state, own, taken):
            after, news = after_choice(state, seat, choice, self._reader)
            if self._news[heard : heard + len(news)] != news:
                continue
            if self._any_way(after, heard + len(news), own + (seat == self._reader), taken + 1):
                return True
        return False

    def _choices(self, state: State, own: int, taken: int) -> Iterator[tuple[int, int]]:
        """What may be decided, the choice of the tale first; the reader's own decisions are what they were."""
        meant = self._tale.choices[taken : taken + 1]
        for actor in state.actors():
            seat = int(actor)
            options = [int(choice) for choice in state.options(seat)]
            if seat == self._reader:
                options = [choice for choice in options if [choice] == self._tale.own[own : own + 1]]
            for choice in sorted(options, key=lambda choice: [choice] != meant):
                self._left -= 1
                if self._left <= 0:
                    return
                yield seat, choice
