"""Games that are about to end, played to their end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bretwalda.games.king_is_dead.board import REGION_IDS
from bretwalda.games.king_is_dead.state import King

from ..positions import all_pass, position

HOLDERS = {"S": "scottish", "W": "welsh", "E": "english", "U": "unstable"}


def crowned(
    courts: Sequence[str],
    players: int = 2,
    *,
    decided: str | Mapping[str, str] = "SWESWSW",
    last: str = "W",
    advanced: bool = False,
    hands: Mapping[int, Sequence[str]] | None = None,
    acted: Sequence[int] | None = None,
) -> King:
    """A coronation: seven regions decided by these factions, in order, and a last struggle.

    Without more said, the Welsh rank first with four regions, the Scottish second with three.
    """
    if isinstance(decided, str):
        decided = {name: HOLDERS[letter] for name, letter in zip(REGION_IDS, decided, strict=False)}
    (left,) = set(REGION_IDS) - set(decided)
    return all_pass(
        position(
            players,
            advanced=advanced,
            regions={left: last},
            control=decided,
            courts=courts,
            hands=hands,
            acted=acted,
        )
    )


def invaded(
    courts: Sequence[str],
    players: int = 2,
    *,
    advanced: bool = False,
    hands: Mapping[int, Sequence[str]] | None = None,
    acted: Sequence[int] | None = None,
) -> King:
    """An invasion: the third region is empty when it is fought over."""
    return all_pass(
        position(
            players,
            advanced=advanced,
            control={"moray": "unstable", "devon": "unstable"},
            courts=courts,
            hands=hands,
            acted=acted,
        )
    )
