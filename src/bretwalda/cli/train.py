"""`bretwalda train`: a network that learns a game by playing against itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game

from . import seeds
from .completion import games_beginning
from .progress import watched
from .speech import answer, say, texts

INTERRUPTED = 130


def train(
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=games_beginning)],
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", help="train-help-folder")] = Path("training"),
    settings: Annotated[
        str | None, typer.Option("--settings", metavar="NAME=VALUE,…", help="train-help-settings")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="help-seed")] = "training",
    updates: Annotated[int | None, typer.Option("--updates", metavar="N", min=1, help="train-help-updates")] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1, help="train-help-games")] = None,
    threads: Annotated[int, typer.Option("--threads", metavar="N", min=1, max=256, help="train-help-threads")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="train-help-resume")] = False,
    small: Annotated[bool, typer.Option("--small", help="train-help-small")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Train a network."""
    chosen = named_game(game)
    try:
        import torch

        from bretwalda.training import checkpoint
        from bretwalda.training import recipe as recipes
        from bretwalda.training.loop import NETWORK
        from bretwalda.training.loop import train as learn
    except ModuleNotFoundError:
        raise Refusal("refused-extra", {"extra": "train"}) from None
    torch.set_num_threads(threads)
    recipe = recipes.recipe_for(chosen.id)
    recipe = recipes.changed(
        recipes.small(recipe) if small else recipe,
        settings=None if settings is None else dict(chosen.schema.parse(settings)),
        seed=seeds.checked(seed),
        updates=updates,
        games=games,
    )
    latest: dict[str, Any] = {}

    def told() -> Iterator[int]:
        for progress in learn(recipe, folder, resume=resume):
            if progress.score is not None:
                latest.update(msgspec.to_builtins(progress))
                line = {"done": progress.updates, "planned": progress.planned, "positions": progress.positions}
                print(texts().say("train-looked", score=round(100 * progress.score), **line), file=sys.stderr)
            yield progress.updates

    try:
        for _ in watched("train-running", told(), recipe.updates, checkpoint.done(folder)):
            pass
    except KeyboardInterrupt:
        print(texts().say("train-kept", folder=str(folder)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    network = str(folder / NETWORK)
    if as_json:
        answer({"game": chosen.id, "network": network, "recipe": msgspec.to_builtins(recipe), "latest": latest})
    else:
        say("train-done", network=network, game=chosen.id)
