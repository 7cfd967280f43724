"""What is sent of a position: the one place where a game's views and chronicle become messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from bretwalda.engine.chronicle import EVERYBODY, Event
from bretwalda.engine.game import Game
from bretwalda.engine.message import Arg, Message

from ..messages import Argument, Ending, Option, Position, Sentence
from ..tables.history import History


class Eyes(NamedTuple):
    """Through whose eyes a position is seen."""

    seat: int | None  # None = a spectator
    free: bool = False  # the person decides for the seat; otherwise a computer does, and nothing is asked
    own: tuple[int, ...] = ()  # all seats for which the person decides: what one did, another may take back


class Scene:
    """A position to be shown to several people: what all of them see is put together once.

    `kept` events of the chronicle are known already; those after them are news. Without an `open_log` nobody is
    told again what their own memory has to keep (`History.put_away`), until the game is over.
    """

    def __init__(
        self, history: History, kept: int, left: float | None, over: Ending | None, open_log: bool, asks: bool = True
    ) -> None:
        self._history = history
        self._kept = kept
        self._left = left
        self._asks = asks  # otherwise nobody can decide anything any more
        self._over = over
        self._open_log = open_log or over is not None
        game, state = history.match.game, history.match.state
        self._teams = [state.team(seat) for seat in range(state.seats)]
        self._news = [(e.only, line(game, e.key, tuple(e.args))) for e in history.match.events[kept:]]

    def positions(self, eyes: Sequence[Eyes]) -> list[Position]:
        """The message for each pair of eyes."""
        match = self._history.match
        views = match.game.views(match.state, [looker.seat for looker in eyes])
        return [self._position(looker, view) for looker, view in zip(eyes, views, strict=True)]

    def _position(self, eyes: Eyes, view: msgspec.Struct) -> Position:
        history, seat = self._history, eyes.seat
        game, state = history.match.game, history.match.state
        free = eyes.free and self._asks
        choices = history.options(seat) if seat is not None and free else []
        first = 0 if self._open_log else history.put_away(seat)
        news = self._news[max(0, first - self._kept) :]
        return Position(
            seq=history.number(seat),
            seat=seat,
            view=view,
            partners=[] if seat is None else self._partners(seat),
            waiting=history.waiting if self._asks else [],
            asked=sentence(game.prompt(state, seat)) if seat is not None and choices else None,
            rule=game.paragraph(state, seat) if seat is not None and choices else None,
            options=[Option(choice, game.verbs.notation(choice), game.points_at(state, choice)) for choice in choices],
            can_undo=self._asks and history.undo_seat(eyes.own) is not None,
            can_redo=seat is not None and free and history.redo_choice(seat) is not None,
            left=self._left,
            first=history.seen_of(first, seat),
            log=history.seen_of(max(self._kept, first), seat),
            news=[said for only, said in news if only in (EVERYBODY, seat)],
            over=self._over,
        )

    def _partners(self, seat: int) -> list[int]:
        own = self._teams[seat]
        return [other for other, team in enumerate(self._teams) if team == own and other != seat]


@lru_cache(maxsize=10_000)
def line(game: Game[Any], key: str, args: tuple[int, ...]) -> Sentence:
    """An event as a sentence; the same ones are said at every table."""
    return sentence(game.message(Event(key, list(args), EVERYBODY)))


def sentence(message: Message) -> Sentence:
    return Sentence(message.key, [argument(arg) for arg in message.args])


def argument(arg: Arg) -> Argument:
    """Several numbers that the rules keep in one leave as several."""
    return Argument(arg.name, arg.kind, 0, list(arg.parts)) if arg.parts else Argument(arg.name, arg.kind, arg.value)
