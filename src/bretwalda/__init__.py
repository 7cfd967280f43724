"""Bretwalda: strategy games of old Britain and the barbarian West, as a library.

>>> import bretwalda
>>> state = bretwalda.game("king_is_dead").new(seed="hastings", players=2)
>>> len(state.options(state.actor))
8
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from .engine import registry
from .engine.chronicle import Event
from .engine.dice import Dice, seeded
from .engine.game import Game
from .engine.journal import Journal, decode
from .engine.match import Match
from .engine.playout import play_out
from .engine.refusal import Refusal
from .engine.registry import catalogue
from .engine.state import State, Step

if TYPE_CHECKING:
    from .adapters.batch import Batch
    from .adapters.processes import ProcessBatch
    from .games.barbarian_kingdoms import BarbarianKingdoms
    from .games.britannia import InvasionsBritannia
    from .games.king_is_dead import KingIsDead
    from .games.rex_britannorum import RexBritannorum

__version__ = "0.1.0"

__all__ = [
    "Dice", "Event", "Game", "Journal", "Match", "Refusal", "State", "Step",
    "batch", "catalogue", "compiled", "decode", "game", "load", "play_out", "seeded",
]  # fmt: skip


@overload
def game(game_id: Literal["king_is_dead"]) -> KingIsDead: ...
@overload
def game(game_id: Literal["rex_britannorum"]) -> RexBritannorum: ...
@overload
def game(game_id: Literal["barbarian_kingdoms"]) -> BarbarianKingdoms: ...
@overload
def game(game_id: Literal["britannia"]) -> InvasionsBritannia: ...
@overload
def game(game_id: str) -> Game[Any]: ...
def game(game_id: str) -> Game[Any]:
    """One game by its id; `catalogue` has all of them. Editors and type checkers know the positions of each.

    >>> game("king_is_dead").players()
    (2, 3, 4)
    >>> game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    bretwalda.engine.refusal.Refusal: There is no game called “chess”... (refused-no-game, game=chess, known=...)
    """
    return registry.game(game_id)


@overload
def batch(game: Game[Any] | str, number: int, *, workers: int, **more: Any) -> ProcessBatch: ...
@overload
def batch(game: Game[Any] | str, number: int, **more: Any) -> Batch: ...
def batch(game: Game[Any] | str, number: int, *, workers: int | None = None, **more: Any) -> Batch | ProcessBatch:
    """So many games side by side, moved together and begun anew by themselves, for learning (`bretwalda[learn]`).

    What `Batch` takes besides, and the settings, are given by name. With `workers`, that many processes play them.

    >>> games = batch("king_is_dead", 8, seed=1066, players=3)
    >>> len(games), games.rewards.shape
    (8, (8, 3))
    """
    from .adapters.batch import Batch  # NumPy is needed for this alone
    from .adapters.processes import ProcessBatch

    if workers is not None:
        return ProcessBatch(game, number, workers=workers, **more)
    return Batch(game, number, **more)


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
