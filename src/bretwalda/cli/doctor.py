"""`bretwalda doctor`: whether all that the server keeps is sound, seen in a copy while it runs."""

from __future__ import annotations

from .storage import AsJson, Data, Database, address, own_folder, report


def doctor(database: Database = None, data: Data = None, as_json: AsJson = False) -> None:
    """Look through everything."""
    from bretwalda.server.checkup import examine
    from bretwalda.store.copies import save_copy

    with own_folder() as folder:
        copy = folder / "copy"
        save_copy(address(database, data), copy)
        found = examine(copy)
    report(found, as_json)
