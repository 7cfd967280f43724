"""The games that somebody has played, as a file for other programs."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO

from .messages import PlayedGame, PlayedSeat

HEADING = (
    "ended",
    "game",
    "table",
    "name",
    "result",
    "kind",
    "rated",
    "seconds",
    "decisions",
    "seat",
    "side",
    "players",
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # with which a spreadsheet would begin to calculate


def as_csv(games: Sequence[PlayedGame]) -> str:
    """A line for each game."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(HEADING)
    for game in games:
        ended = datetime.fromtimestamp(game.ended / 1000, UTC).isoformat(timespec="seconds")
        own = " ".join(str(number) for number, seat in enumerate(game.seats, 1) if seat.you)
        side = "; ".join(seat.side for seat in game.seats if seat.you and seat.side)
        players = "; ".join(player(seat) for seat in game.seats)
        length = "" if game.decisions is None else game.decisions
        table = f"/table/{game.table}"
        words = (ended, game.game, table, game.name, game.result, game.kind, game.rated, game.seconds, length)
        writer.writerow([harmless(str(word)) for word in (*words, own, side, players)])
    return out.getvalue()


def player(seat: PlayedSeat) -> str:
    """Who played, and their share of the victory."""
    return f"{seat.level or seat.name or '?'} ({seat.share:.2f})"


def harmless(word: str) -> str:
    """A word as text: somebody's name must not become a formula.

    >>> harmless("=1+1"), harmless("Edith")
    ("'=1+1", 'Edith')
    """
    return f"'{word}" if word.startswith(FORMULA) else word
