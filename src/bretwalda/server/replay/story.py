"""A game as a text to be read: what happened, line by line, under a heading for each turn."""

from __future__ import annotations

from bretwalda.engine.game import Game
from bretwalda.engine.text import Texts

from ..messages import SeatInfo
from .moments import Look


def story(seen: Look, language: str) -> str:
    """All that the viewpoint was told, in a language."""
    told = seen.source.told
    texts = named(told.game, language, seen.source.seats)
    names = ", ".join(texts.seat(seat) for seat in range(told.seats))
    out = [texts.say("title"), seen.source.name, names]
    for event in told.events(seen.viewpoint, seen.memory.events, seen.path[-1].events):
        if told.game.marks.get(event.key) == "turn":
            out.append("")
        out.append(texts.message(told.game.message(event)))
    head, lines = out[:3], out[3:]
    return "\n".join([*(line for line in head if line), "", *lines]).rstrip() + "\n"


def named(game: Game, language: str, seats: list[SeatInfo]) -> Texts:  # type: ignore[type-arg]
    """The texts of a game, with the names of those who played; who had none is called by the seat."""
    texts = game.texts(language)
    texts.players = [seat.name or texts.say("seat", number=number) for number, seat in enumerate(seats, 1)]
    return texts
