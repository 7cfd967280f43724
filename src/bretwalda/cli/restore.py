"""`bretwalda restore`: a backup put back, into a database of either kind."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .storage import AsJson, Data, Database, address, own_folder, report


def restore(
    file: Annotated[Path, typer.Argument(help="restore-help-file")],
    database: Database = None,
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="restore-help-replace")] = False,
    as_json: AsJson = False,
) -> None:
    """Look through a copy, put it in place, and see that all of it has arrived."""
    from bretwalda.engine.refusal import Refusal
    from bretwalda.server.checkup import examine
    from bretwalda.store.copies import contents, restore_copy, save_copy
    from bretwalda.store.database import file_url

    url = address(database, data)
    with own_folder() as folder:
        given, arrived = folder / "given", folder / "arrived"
        save_copy(file_url(file), given)  # the file itself stays as it is
        found = examine(given)
        restore_copy(given, url, replace)
        save_copy(url, arrived)
        if contents(arrived) != contents(given):
            raise Refusal("refused-restore")
    report(found, as_json, file=str(file))
