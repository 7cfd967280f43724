"""`bretwalda backup`: the server's whole database as one file, taken while it runs, and checked."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .storage import AsJson, Data, Database, address, report


def backup(
    file: Annotated[Path, typer.Argument(help="backup-help-file")],
    database: Database = None,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Write a copy, look through it, and only then give it its name."""
    from bretwalda.engine.refusal import Refusal
    from bretwalda.server.checkup import examine
    from bretwalda.store.copies import finish_copy, save_copy

    if file.exists():
        raise Refusal("refused-file-there", {"file": str(file)})
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        save_copy(address(database, data), draft)
        found = examine(draft)
        finish_copy(draft, file)
    finally:
        draft.unlink(missing_ok=True)
    report(found, as_json, file=str(file))
