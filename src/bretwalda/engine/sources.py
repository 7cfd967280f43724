"""What of a game's facts is reconstructed: no source shows it, so it was made for this project (`sources.toml`).

Whoever puts the real thing in its place has no mark there any more; whoever finds that ours is right says so in
`confirmed` of their own facts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .facts import Sheet, in_use, own
from .facts_schema import Schema, text
from .figures import at_place

FILE = "sources.toml"
DEGREES = ("reconstructed", "partly")
MOST_CONFIRMED = 200

CONFIRMED: Schema = {"confirmed": text(60, count=(1, MOST_CONFIRMED))}


@cache
def listed(folder: Path) -> dict[str, tuple[str, ...]]:
    """The places of a game's own facts that no source shows, by degree; `*` stands for every row of a list."""
    file = folder / FILE
    found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    ours = own(folder)
    return {
        degree: tuple(each for place in found.get(degree, ()) for each in _spelled_out(ours, place))
        for degree in DEGREES
    }


def _spelled_out(facts: Mapping[str, Any], place: str) -> Iterator[str]:
    before, star, behind = place.partition(".*")
    if not star:
        yield place
        return
    rows = at_place(facts, before)
    for name in rows if isinstance(rows, dict) else [row["id"] for row in rows]:
        yield from _spelled_out(facts, f"{before}.{name}{behind}")


def marks(folder: Path) -> dict[str, list[str]]:
    """The places that bear a mark in the facts in use: those of the list that are still ours and not confirmed."""
    ours, used = own(folder), in_use(folder)
    confirmed = set(used.get("confirmed", ()))
    return {
        degree: [
            place
            for place in places
            if at_place(ours, place) == at_place(used, place) and not any(_holds(each, place) for each in confirmed)
        ]
        for degree, places in listed(folder).items()
    }


def _holds(outer: str, place: str) -> bool:
    return place == outer or place.startswith(f"{outer}.")


def check_confirmed(sheet: Sheet, folder: Path) -> None:
    """Only what is listed can be confirmed."""
    places = {place for each in listed(folder).values() for place in each}
    known = {".".join(place.split(".")[:length]) for place in places for length in range(1, place.count(".") + 2)}
    sheet.expect_known("confirmed", sheet.facts.get("confirmed", ()), known)
