"""A game in words: its heading, its choices, its chronicle, what is asked, and who won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from unicodedata import combining, normalize

from bretwalda.ai.spoken import choice_words
from bretwalda.engine.chronicle import Event
from bretwalda.engine.game import Game
from bretwalda.engine.schema import Settings, spelled
from bretwalda.engine.state import NOBODY, State
from bretwalda.engine.text import Texts


def heading(settings: Settings, texts: Texts) -> str:
    """Which game this is: `The King is Dead (players=2,advanced=false)`."""
    return f"{texts.say('title')} ({spelled(settings)})" if settings else texts.say("title")


def choice(game: Game[Any], number: int, texts: Texts) -> str:
    """A choice in words."""
    return choice_words(game, number, texts)


def folded(typed: str) -> str:
    """What somebody typed, without what a keyboard makes hard: capitals, accents, printers' apostrophes.

    >>> folded("Règles d’Œuvre")
    "regles d'oeuvre"
    """
    plain = typed.lower().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    return "".join(letter for letter in normalize("NFD", plain) if not combining(letter))


def chronicle(game: Game[Any], events: Iterable[Event], texts: Texts) -> list[str]:
    """Events as sentences."""
    return [texts.message(game.message(event)) for event in events]


def question(game: Game[Any], state: State, seat: int, texts: Texts) -> str:
    """Who is asked, and what."""
    return texts.say("play-asked", player=texts.seat(seat), words=texts.message(game.prompt(state, seat)))


def position(game: Game[Any], state: State, seat: int | None, texts: Texts) -> str:
    """A position as a seat sees it, with what it waits for."""
    lines = [game.describe(game.view(state, seat), texts), ""]
    if state.actor == NOBODY:
        return "\n".join([*lines, verdict(state.result(), texts)])
    return "\n".join([*lines, *(question(game, state, int(actor), texts) for actor in state.actors())])


def verdict(shares: Sequence[float], texts: Texts) -> str:
    """Who won, from each seat's share of the victory.

    >>> verdict([0.0, 1.0], Texts("en"))
    'Player 2 wins.'
    >>> verdict([0.5, 0.5, 0.0], Texts("en"))
    'The victory is shared: Player 1, Player 2.'
    >>> verdict([0.0, 0.0], Texts("en"))
    'Nobody wins.'
    >>> verdict([0.458], Texts("en"))
    'Played solo: 46% of the maximum.'
    """
    if len(shares) == 1:
        return texts.say("result-alone", percent=round(100 * shares[0]))
    winners = [texts.seat(seat) for seat, share in enumerate(shares) if share > 0]
    if not winners:
        return texts.say("result-nobody")
    if len(winners) == 1:
        return texts.say("result-won", player=winners[0])
    return texts.say("result-shared", players=", ".join(winners))


def effect(game: Game[Any], number: int, texts: Texts) -> str:
    """What a choice would do, where what it names has a text for that: a card."""
    meant = game.verbs.choice(number)
    for kind, thing in zip(meant.verb.kinds, meant.args, strict=True):
        if texts.has(f"{kind}-{thing}"):
            found = texts.forms(kind, thing).get("effect")
            if found is not None:
                return found
    return ""
