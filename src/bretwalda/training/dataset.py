"""Games as tables for learning: a row for each decision, in a Parquet file that pandas, Polars and PyTorch read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

import bretwalda
from bretwalda.ai.entrants import patient_player
from bretwalda.ai.lineup import Lineup
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.observer import legal_mask, observed
from bretwalda.engine.schema import Settings
from bretwalda.engine.state import NOBODY

GAMES_AT_ONCE = 50  # that are written together
ABOUT = b"bretwalda"  # under what name the file says what it is


class Plan(NamedTuple):
    """What a file should hold: that many games of these players, dealt by a seed."""

    game: Game[Any]
    settings: Settings
    players: tuple[str, ...]  # words, a seat each; they move on by one seat from game to game
    games: int
    seed: str


class Played(NamedTuple):
    """The decisions of one game, a row each."""

    number: int
    deal: str
    seats: list[int]
    features: bytes
    masks: bytes
    choices: list[int]
    players: list[str]
    shares: list[float]  # of the victory, a seat each


def played(plan: Plan, number: int) -> Played:
    """One of the games; the same plan always gives the same."""
    deal = f"{plan.seed} {number}"
    state = plan.game.start(plan.settings, seeded(deal))
    words = [plan.players[(seat + number) % len(plan.players)] for seat in range(state.seats)]
    lineup = Lineup(
        [patient_player(word, plan.game, seeded(f"{deal} {seat} {word}")) for seat, word in enumerate(words)]
    )
    eyes, verbs = seeded(f"{deal} eyes"), len(plan.game.verbs)
    seats, choices, features, masks = [], [], bytearray(), bytearray()
    try:
        while state.actor != NOBODY:
            seat = int(state.actor)
            features += observed(plan.game.observer, state, seat)
            masks += legal_mask(state, seat, verbs)
            choice = lineup.decide_in(state, seat, eyes)
            seats.append(seat)
            choices.append(choice)
            state.choose(seat, choice)
    finally:
        lineup.close()
    return Played(number, deal, seats, bytes(features), bytes(masks), choices, words, state.result())


def write(plan: Plan, file: Path, name: str) -> Iterator[int]:
    """Play and write all games; the number of each when it is over. The card is written beside it, under a name."""
    arrow, parquet = _arrow()
    schema = _schema(arrow, plan)
    decisions = 0
    with parquet.ParquetWriter(file, schema, compression="zstd") as out:
        for first in range(0, plan.games, GAMES_AT_ONCE):
            last = min(first + GAMES_AT_ONCE, plan.games)
            rows = []
            for number in range(first, last):
                rows.append(played(plan, number))
                yield number
            decisions += sum(len(each.choices) for each in rows)
            out.write_table(arrow.Table.from_arrays(_columns(arrow, plan, rows), schema=schema))
    card_of(file).write_text(card(plan, name, decisions), encoding="utf-8")


def card_of(file: Path) -> Path:
    """Where the card of a file lies."""
    return file.with_suffix(".md")


def length(file: Path) -> int:
    """How many rows a file has."""
    return int(_arrow()[1].read_metadata(file).num_rows)


def about(plan: Plan) -> dict[str, Any]:
    """What a file says of itself."""
    return {
        "game": plan.game.id,
        "rules": plan.game.rules_version,
        "facts": plan.game.facts,
        "settings": dict(plan.settings),
        "players": list(plan.players),
        "games": plan.games,
        "seed": plan.seed,
        "version": bretwalda.__version__,
    }


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError("Data files need the extra `data`: install `bretwalda[data]`.") from missing
    return pyarrow, parquet


def _schema(arrow: Any, plan: Plan) -> Any:
    features, choices = plan.game.feature_count, len(plan.game.verbs)
    fields = [
        arrow.field("game", arrow.int32()),
        arrow.field("seed", arrow.string()),
        arrow.field("decision", arrow.int32()),
        arrow.field("seat", arrow.uint8()),
        arrow.field("player", arrow.dictionary(arrow.int16(), arrow.string())),
        arrow.field("features", arrow.list_(arrow.uint8(), features)),
        arrow.field("mask", arrow.list_(arrow.uint8(), choices)),
        arrow.field("choice", arrow.int32()),
        arrow.field("share", arrow.float32()),
        arrow.field("shares", arrow.list_(arrow.float32())),
    ]
    return arrow.schema(fields, metadata={ABOUT: msgspec.json.encode(about(plan))})


def _columns(arrow: Any, plan: Plan, rows: Sequence[Played]) -> list[Any]:
    def joined(lists: Any) -> list[Any]:
        return [value for values in lists for value in values]

    def wide(parts: list[bytes], width: int) -> Any:
        return arrow.FixedSizeListArray.from_arrays(arrow.array(np.frombuffer(b"".join(parts), np.uint8)), width)

    lengths = [len(each.choices) for each in rows]
    seats = joined(each.seats for each in rows)
    words = joined([each.players[seat] for seat in each.seats] for each in rows)
    return [
        arrow.array(np.repeat(np.array([each.number for each in rows], np.int32), lengths)),
        arrow.array(joined([each.deal] * len(each.choices) for each in rows)),
        arrow.array(np.concatenate([np.arange(n, dtype=np.int32) for n in lengths])),
        arrow.array(seats, arrow.uint8()),
        arrow.array(words, arrow.string()).dictionary_encode().cast(arrow.dictionary(arrow.int16(), arrow.string())),
        wide([each.features for each in rows], plan.game.feature_count),
        wide([each.masks for each in rows], len(plan.game.verbs)),
        arrow.array(joined(each.choices for each in rows), arrow.int32()),
        arrow.array(joined([each.shares[seat] for seat in each.seats] for each in rows), arrow.float32()),
        arrow.array(joined([each.shares] * len(each.choices) for each in rows), arrow.list_(arrow.float32())),
    ]


CARD = """# {file}

{decisions} decisions of {games} games of {title}, a row each.

| | |
|---|---|
| game | `{game}`, rules version {rules} |
| settings | {settings} |
| players | {players}: the first sits first in game 0, and everybody moves on by one seat from game to game |
| seed | `{seed}`: game k is dealt by “{seed} k”, and the same command writes the same rows |
| facts | `{facts}` |
| made by | bretwalda {version} |

| column | kind | what it is |
|---|---|---|
| `game` | int32 | number of the game |
| `seed` | string | `bretwalda.game("{game}").new(seed=seed, …)` deals it again |
| `decision` | int32 | number of the decision in its game |
| `seat` | uint8 | who decided |
| `player` | dictionary | the word of the player in that seat |
| `features` | list of {features} uint8 | what the seat could know: `bretwalda.game("{game}").explain(k)` |
| `mask` | list of {choices} uint8 | 1 where a choice was legal |
| `choice` | int32 | what it chose; `bretwalda.game("{game}").verbs.notation(choice)` |
| `share` | float32 | its share of the victory in the end |
| `shares` | list of float32 | of every seat |

What these games are good for: learning to foretell results, or to choose as these players do. They show how these
players play, mistakes included, and nothing of how people do. Apart from the result, no row holds what its seat
could not know at the time.
"""


def card(plan: Plan, file: str, decisions: int) -> str:
    """What a file is, for people."""
    known = about(plan)
    settings = ", ".join(f"{name}={value}" for name, value in plan.settings.items()) or "none"
    return CARD.format(
        **{**known, "settings": settings, "players": ", ".join(plan.players)},
        file=file,
        decisions=decisions,
        title=plan.game.texts("en").say("title"),
        features=plan.game.feature_count,
        choices=len(plan.game.verbs),
    )
