"""`bretwalda think`: let this machine think for the computer players of all servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Annotated

import typer

from bretwalda.engine.refusal import Refusal

from .speech import say
from .storage import Database, address


def think(
    database: Database = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help="think-help-workers")] = os.cpu_count() or 1,
) -> None:
    """Think until Ctrl-C."""
    # Its libraries take a moment to load: the other commands do not wait for them.
    from bretwalda.server import logs
    from bretwalda.store.database import can_be_shared, open_database

    url = address(database, None)
    if not can_be_shared(url):
        raise Refusal("refused-think-alone")
    if sys.platform == "win32":  # whose event loop the driver cannot listen in
        raise Refusal("refused-database-windows")
    open_database(url).dispose()  # refuse a database that cannot be used before anything starts
    from bretwalda.server.thinking import think as run  # which needs the driver of PostgreSQL

    logs.set_up()
    say("think-begun", workers=workers)
    say("serve-stop")
    sys.stdout.flush()
    asyncio.run(run(url, workers))
