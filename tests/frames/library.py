"""Every frame there is, and where they are kept: what the tests of the page in web/tests are told by the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chance import Place
from tests.guest import without_guests
from tests.server.conftest import RunningServer

from bretwalda.server.config import Config
from bretwalda.store.database import file_url

from . import britannia, house, king, kingdoms, layout, lessons, pages, plain, replay, rex  # noqa: F401
from .stage import FRAMES, Stage

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "frames"


@contextmanager
def serving() -> Iterator[RunningServer]:
    """A server with an empty house."""
    with TemporaryDirectory() as folder, without_guests():
        server = RunningServer(
            Config(file_url(Path(folder) / "frames.sqlite3"), limited=False, workers=1, warm=False, beat=0.0)
        )
        try:
            yield server
        finally:
            server.stop()


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def made(name: str, server: RunningServer, found: Place | None = None) -> str:
    """A frame, as it is written down; its game is looked for unless somebody knows where it was found."""
    stage = Stage(name, server, found)
    try:
        FRAMES[name](stage)
    finally:
        stage.close()
    return stage.written()


def found_at(name: str) -> Place | None:
    """Where the game of a frame was found when it was written down."""
    place = json.loads(file_of(name).read_text("utf-8")).get("from")
    return None if place is None else Place(*place)


def record() -> None:
    """Write all frames down anew; one that there is no longer goes last."""
    with serving() as server:
        for name in FRAMES:
            file_of(name).parent.mkdir(parents=True, exist_ok=True)
            file_of(name).write_text(made(name, server), "utf-8")
    for old in set(FOLDER.rglob("*.json")) - set(map(file_of, FRAMES)):
        old.unlink()
