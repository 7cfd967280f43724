"""`bretwalda facts check DIR`: what is wrong with files of facts, before anything is started with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bretwalda.engine.facts import examination, fingerprint_of, folder_files, problems_of
from bretwalda.engine.registry import catalogue, known

from .help import HelpfulCommand, HelpfulGroup
from .speech import complain, say, texts

UNSOUND = 2

facts = typer.Typer(cls=HelpfulGroup, add_completion=False, rich_markup_mode=None)


@facts.callback(invoke_without_command=True)
def look_after_facts(context: typer.Context) -> None:
    """A group, though it has one command only: `facts check`."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@facts.command("check", cls=HelpfulCommand, help="help-facts-check")
def check(folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-facts-check-folder")]) -> None:
    """Check every file of a folder."""
    games = {game.folder.name: game for game in catalogue().values()}
    unsound = 0
    for file in folder_files(folder, [name for name in known() if examination(name) is not None]):
        problems = problems_of(file, file.stem)
        for problem in problems:
            complain(problem)
        if problems:
            unsound += 1
        else:
            title = texts(games[file.stem]).say("title")
            say("facts-sound", file=str(file), game=title, fingerprint=fingerprint_of(file))
    if unsound:
        say("facts-unsound", files=unsound)
        raise typer.Exit(UNSOUND)
