"""What the commands about the server's database have in common: which one it is, a copy to look at, what is found."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bretwalda.engine.refusal import Refusal

from .speech import answer, say, sentence, texts

if TYPE_CHECKING:
    from bretwalda.server.checkup import Checkup, Trouble

DATABASE = "BRETWALDA_DATABASE"
WRONG = 1  # the exit code when something is wrong with what was looked at

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="serve-help-database")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="serve-help-data")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]


def address(database: str | None, data: Path | None) -> str:
    """The database that a server with these options would use.

    A folder that is asked for counts more than what the environment says: whoever practises restoring a backup beside
    a running server must not come upon that one's database.
    """
    from bretwalda.server.config import database_address

    return database_address(database or (os.environ.get(DATABASE) if data is None else None), data)


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder for a copy that nobody else may read and that does not stay."""
    with TemporaryDirectory(prefix="bretwalda-") as folder:
        yield Path(folder)


def report(found: Checkup, as_json: bool, **more: Any) -> None:
    """Say what was found; with anything wrong, leave with exit code 1."""
    import msgspec

    if as_json:
        troubles = [msgspec.to_builtins(trouble) | {"why": reason(trouble)} for trouble in found.troubles]
        answer(more | msgspec.to_builtins(found.sizes) | {"sound": not troubles, "troubles": troubles})
    else:
        sizes = msgspec.structs.asdict(found.sizes)
        say("doctor-sizes", **sizes)
        say("doctor-journals", **sizes)
        for trouble in found.troubles:
            print(texts().say(f"doctor-kind-{trouble.kind}", mark=trouble.mark, why=reason(trouble)))
        say("doctor-done", troubles=len(found.troubles))
    if found.troubles:
        raise typer.Exit(WRONG)


def reason(trouble: Trouble) -> str:
    """What is wrong, as a sentence."""
    return sentence(Refusal(trouble.key, trouble.details))
