"""Bretwalda: strategy games of old Britain and the barbarian West, as a library.

>>> import bretwalda
>>> state = bretwalda.game("king_is_dead").new(seed="hastings", players=2)
>>> len(state.options(state.actor))
8
"""

from __future__ import annotations

from pathlib import Path

from .engine.chronicle import Event
from .engine.dice import Dice, seeded
from .engine.game import Game
from .engine.journal import Journal, decode
from .engine.match import Match
from .engine.playout import play_out
from .engine.refusal import Refusal
from .engine.registry import catalogue, game
from .engine.state import State, Step

__version__ = "0.1.0"

__all__ = [
    "Dice", "Event", "Game", "Journal", "Match", "Refusal", "State", "Step",
    "catalogue", "compiled", "decode", "game", "load", "play_out", "seeded",
]  # fmt: skip


def load(path: str | Path) -> Match:
    """Read a save file and play it again up to where it stands, every choice checked.

    `decode` reads a journal without playing it; `Match.replay` plays one that has been read.

    >>> import tempfile
    >>> match = Match(game("king_is_dead"), {"players": 2}, seed="hastings")
    >>> match.choose(int(match.state.actor), match.game.verbs.parse("play assemble"))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "evening.json"
    ...     written = path.write_bytes(match.journal().encode())
    ...     load(path).state.dump() == match.state.dump()
    True
    """
    journal = decode(Path(path).read_bytes())
    return Match.replay(game(journal.game), journal)


def compiled() -> bool:
    """Whether the rules run as compiled code; plain and compiled rules play the same games.

    >>> compiled() in (True, False)
    True
    """
    from .engine import state

    return not str(state.__file__).endswith(".py")
