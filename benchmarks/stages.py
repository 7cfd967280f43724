"""A server that writes down when each decision came to each stage of its way; `server.py` starts it.

    python benchmarks/stages.py DATABASE FILE

What is watched is wrapped here, from outside: the server itself knows nothing of it. Times are those of the machine's
monotonic clock, which is the same for the clients. The file is written when the server is asked to end (SIGTERM).
"""

from __future__ import annotations

import gc
import json
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from bretwalda.server.app import server
from bretwalda.server.config import Config
from bretwalda.server.live import sockets as live
from bretwalda.server.live.lists import Listing
from bretwalda.server.messages import Decide
from bretwalda.server.tables.history import Change
from bretwalda.server.tables.table import Table
from bretwalda.store.archive import Archive
from bretwalda.store.writer import Job, Row, Writer

Interval = tuple[float, float]
Ready = tuple[float, float]  # a time, and the seconds for which a thread had been ready until then and got no core


class Watch:
    """What is written down."""

    def __init__(self) -> None:
        self.stamps: dict[str, list[float]] = {}  # by table and number of the position that was answered
        self.lists: list[Interval] = []  # pages are told what has changed in the lists
        self.garbage: list[Interval] = []  # is collected
        self.loop: list[Ready] = []  # of the event loop's thread
        self.writer: list[Ready] = []

    def stamp(self, table: str, seq: int) -> None:
        if (stamps := self.stamps.get(f"{table} {seq}")) is not None:
            stamps.append(perf_counter())

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(vars(self)))


def ready() -> Ready:
    return perf_counter(), int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9


def put_up(watch: Watch) -> None:
    """Wrap every stage: a decision is heard, handed to the writer, committed, happens and has been told."""
    limit, decide = live.ACTIONS[Decide]
    append, committed = Archive.append, Writer._commit
    happen, tell = Table._happen, Listing._tell

    async def note_hearing(talk: live.Talk, message: Decide) -> None:
        watch.loop.append(ready())
        watch.stamps[f"{talk.table.record.id} {message.seq}"] = [perf_counter()]
        await decide(talk, message)

    def note_append(archive: Archive, entries: Sequence[Row]) -> Any:
        watch.stamp(entries[0]["table_id"], entries[0]["seq"] - 1)
        return append(archive, entries)

    def note_commit(writer: Writer, batch: Sequence[Job]) -> list[Any]:
        watch.writer.append(ready())
        rows = [job.entries[0] for job in batch if job.entries]
        for row in rows:
            watch.stamp(row["table_id"], row["seq"] - 1)
        outcomes = committed(writer, batch)
        watch.writer.append(ready())
        for row in rows:
            watch.stamp(row["table_id"], row["seq"] - 1)
        return outcomes

    def note_happening(table: Table, changes: Sequence[Change], at: int) -> None:
        number = table.history.seq
        watch.stamp(table.record.id, number)
        happen(table, changes, at)
        watch.stamp(table.record.id, number)
        watch.loop.append(ready())

    live.ACTIONS[Decide] = limit, note_hearing
    for owner, name, watched in (
        (Archive, "append", note_append),
        (Writer, "_commit", note_commit),
        (Table, "_happen", note_happening),
        (Listing, "_tell", wrap(tell, watch.lists)),
    ):
        setattr(owner, name, watched)
    began = 0.0

    def note_collection(phase: str, _: object) -> None:
        nonlocal began
        if phase == "start":
            began = perf_counter()
        else:
            watch.garbage.append((began, perf_counter()))

    gc.callbacks.append(note_collection)


def wrap(function: Callable[..., Any], intervals: list[Interval]) -> Callable[..., Any]:
    def run(*args: Any) -> Any:
        began = perf_counter()
        try:
            return function(*args)
        finally:
            intervals.append((began, perf_counter()))

    return run


def main() -> None:
    watch = Watch()
    put_up(watch)
    door = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(door.getsockname()[1], flush=True)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # uvicorn hears it, ends, and raises it once more
    server(Config(database=sys.argv[1], limited=False, workers=1)).run(sockets=[door])
    watch.save(Path(sys.argv[2]))


if __name__ == "__main__":
    main()
