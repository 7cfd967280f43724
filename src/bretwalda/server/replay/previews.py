"""A moment of a game in words, for previews of links: the game, the moment, and what had just happened.

It is told as whoever looks on sees it, and nothing of what comes after. Who plays is named only where everybody may
know it anyway: at a table that the lists of the house show.
"""

from __future__ import annotations

from bretwalda.engine.game import Game
from bretwalda.engine.text import Texts

from ..messages import SeatInfo
from .messages import Preview
from .moments import Look
from .story import named

TURN = "turn"  # the mark


def preview(seen: Look, step: int, number: int, language: str) -> Preview:
    """The moment of a step, which the link counts by another number."""
    source, game = seen.source, seen.source.told.game
    texts = public_texts(seen, language)
    lines = source.told.events(seen.viewpoint, 0, seen.path[step].events)
    title: dict[str, str | int] = {"game": texts.say("title"), "step": number}
    turn = next((event for event in reversed(lines) if game.marks.get(event.key) == TURN), None)
    numbers = [] if turn is None else [arg.value for arg in game.message(turn).args if arg.kind == "number"]
    said = [played_by(source.seats, texts) if source.public else texts.say("preview-moment")]
    if lines:
        said.append(texts.message(game.message(lines[-1])))
    return Preview(
        texts.say("preview-turn", **title, turn=numbers[0]) if numbers else texts.say("preview-step", **title),
        " ".join(said),
    )


def public_texts(seen: Look, language: str) -> Texts:
    """The texts of a game, with the names of those who played where everybody may know them."""
    game: Game = seen.source.told.game  # type: ignore[type-arg]
    return named(game, language, seen.source.seats) if seen.source.public else game.texts(language)


def played_by(seats: list[SeatInfo], texts: Texts) -> str:
    """Who plays: people by their names, computers together."""
    players = list(dict.fromkeys(seat.name for seat in seats if seat.name))
    if any(seat.kind == "computer" for seat in seats):
        players.append(texts.say("preview-computers"))
    if not players:
        return texts.say("preview-moment")
    *others, last = players
    names = texts.say("preview-and", names=", ".join(others), last=last) if others else last
    return texts.say("preview-of", names=names)
