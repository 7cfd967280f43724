"""A real server on a free port of this machine, with a real database file, for each test that asks."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
import uvicorn
import uvicorn.server
from tests.prepared import put_table

from bretwalda import Match
from bretwalda.server.app import server
from bretwalda.server.config import Config
from bretwalda.server.live.wire import Wire
from bretwalda.server.services import Services
from bretwalda.store.database import file_url, open_database

from .people import Browser


class Hasty(ModuleType):
    """`asyncio` for the library: its servers look ten times a second whether they are to end, here 200 times."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 20)


uvicorn.server.asyncio = Hasty("asyncio")  # type: ignore[attr-defined]


class RunningServer:
    """A server in a thread."""

    def __init__(self, config: Config) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        if config.inner:  # where there are others on the same database, they come in by the same door
            config = replace(config, inner=f"127.0.0.1:{self.port}")
        self.config = config
        self._server: uvicorn.Server = server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._door]})
        self._thread.start()
        self.newcomer().ask("GET", "/health")  # waits until it answers

    @property
    def services(self) -> Services:
        """Its parts, to look at."""
        services: Services = cast(Any, self._server.config.app).state.services
        return services

    def newcomer(self) -> Browser:
        """Somebody who has never been here."""
        return Browser(self.port)

    def person(self, name: str) -> Browser:
        """Somebody with a name."""
        browser = self.newcomer()
        browser.get("/api/me")
        browser.post("/api/me", {"name": name})
        return browser

    def wires(self) -> list[Wire]:
        """Its ends of all sockets."""
        return [each for each in self._server.server_state.connections if isinstance(each, Wire)]

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._door.close()


def table_with(house: RunningServer, match: Match, *people: Browser, public: bool = False) -> str:
    """A table at which a game stands; these people sit in the first seats, computers in the others."""
    seats = [person.cookie for person in people] + ["easy"] * (int(match.state.seats) - len(people))
    return put_table(house.config.database, match, seats, people[0].cookie, public=public)


StartServer = Callable[..., RunningServer]


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing has happened: to make one takes longer than most tests."""
    path = tmp_path_factory.mktemp("new") / "bretwalda.sqlite3"
    open_database(file_url(path)).dispose()
    return path


@pytest.fixture
def start_server(tmp_path: Path, new_database: Path, request: pytest.FixtureRequest) -> Iterator[StartServer]:
    """Start servers with this config; without a database they share the test's own file.

    With `BRETWALDA_TEST_ON=postgres` they share a PostgreSQL, as several servers do.
    """
    running: list[RunningServer] = []
    shared = {}
    if os.environ.get("BRETWALDA_TEST_ON") == "postgres":
        shared = {"database": request.getfixturevalue("postgres"), "inner": "own"}

    def start(**config: Any) -> RunningServer:
        config = shared | config
        own = tmp_path / "bretwalda.sqlite3"
        if "database" not in config and not own.exists():
            shutil.copy(new_database, own)
        config.setdefault("database", file_url(own))
        config.setdefault("beat", 0.0)  # computers do not let the tests wait
        config.setdefault("warm", False)  # nor start where there are none
        running.append(RunningServer(Config(**config)))
        return running[-1]

    yield start
    for started in running:
        started.stop()


@pytest.fixture
def house(start_server: StartServer) -> RunningServer:
    """A server as it usually is, without rate limits: tests are faster than people."""
    return start_server(limited=False, workers=1)


@pytest.fixture
def edith(house: RunningServer) -> Browser:
    return house.person("Edith")


@pytest.fixture
def harald(house: RunningServer) -> Browser:
    return house.person("Harald")
