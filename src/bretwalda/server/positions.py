"""What a seat is sent of a position: the one place where a game's view and chronicle become a message."""

from __future__ import annotations

from bretwalda.engine.message import Message

from .history import History
from .messages import Argument, Ending, Option, Position, Sentence


def position(
    history: History, seat: int | None, kept: int, free: bool, left: float | None, over: Ending | None
) -> Position:
    """A position through the eyes of a seat (None = a spectator), with all events but the first ones.

    `free` says whether the person decides for the seat; otherwise a computer does, and nothing is asked.
    """
    match = history.match
    game, state = match.game, match.state
    choices = history.options(seat) if seat is not None and free else []
    return Position(
        seq=history.seq,
        seat=seat,
        view=game.view(state, seat),
        waiting=history.waiting,
        asked=sentence(game.prompt(state, seat)) if seat is not None and choices else None,
        options=[Option(choice, game.verbs.notation(choice), game.points_at(state, choice)) for choice in choices],
        can_undo=seat is not None and free and history.can_undo(seat),
        can_redo=seat is not None and free and history.redo_choice(seat) is not None,
        left=left,
        log=history.seen_of(kept, seat),
        news=[sentence(game.message(event)) for event in history.news(kept, seat)],
        over=over,
    )


def sentence(message: Message) -> Sentence:
    return Sentence(message.key, [Argument(*argument) for argument in message.args])
