"""`bretwalda selfplay`: games of computer players as a table for learning, with a card that says what it is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bretwalda.ai.entrants import checked, patient_player
from bretwalda.engine.dice import seeded
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game

from . import files, seeds
from .completion import games_beginning
from .progress import watched
from .speech import answer, say

MOST_GAMES = 10_000_000
ENDING = ".parquet"


def selfplay(
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=games_beginning)],
    out: Annotated[Path, typer.Option("--out", metavar="FILE.parquet", help="selfplay-help-out")],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="selfplay-help-games")
    ] = 100,
    players: Annotated[str, typer.Option("--players", metavar="easy,normal", help="selfplay-help-players")] = "random",
    settings: Annotated[str, typer.Option("--settings", metavar="NAME=VALUE,…", help="help-settings")] = "",
    seed: Annotated[str, typer.Option("--seed", help="help-seed")] = "selfplay",
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Play games and write them down."""
    chosen = named_game(game)
    if out.suffix != ENDING:
        raise Refusal("refused-selfplay-file", {"file": str(out), "ending": ENDING})
    if files.exists(out):
        raise Refusal("refused-selfplay-there", {"file": str(out)})
    try:
        import pyarrow  # noqa: F401

        from bretwalda.training import dataset
    except ModuleNotFoundError:
        raise Refusal("refused-extra", {"extra": "data"}) from None
    words = tuple(checked(word) for word in players.split(","))
    for word in words:
        patient_player(word, chosen, seeded(seed)).close()  # refuses whoever cannot come before the first game
    plan = dataset.Plan(chosen, chosen.schema.parse(settings), words, games, seeds.checked(seed))
    draft = out.with_name(f"{out.name}.part")  # an interrupted one is not taken for a whole one
    for _ in watched("selfplay-running", dataset.write(plan, draft, out.name), games):
        pass
    draft.replace(out)
    dataset.card_of(draft).replace(dataset.card_of(out))
    rows = dataset.length(out)
    if as_json:
        answer({**dataset.about(plan), "file": str(out), "card": str(dataset.card_of(out)), "decisions": rows})
    else:
        say("selfplay-done", games=games, decisions=rows, file=str(out), card=str(dataset.card_of(out)))
