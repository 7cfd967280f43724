"""A PostgreSQL that takes questions and answers none holds nobody up for ever."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from threading import Thread
from typing import Any, NamedTuple

import psycopg
import pytest
from sqlalchemy import Connection, text

from bretwalda.store import archive, outage
from bretwalda.store.archive import READERS, Archive
from bretwalda.store.database import connect, expect_answers
from bretwalda.store.failure import StorageFailure, reading
from bretwalda.store.postgres import Impatient

WELCOME = b"R\0\0\0\x08\0\0\0\0" + b"Z\0\0\0\x05I"  # nobody need prove who they are; ask


class Silent(NamedTuple):
    """Somebody who lets everybody in and then says nothing any more."""

    port: int
    inside: list[socket.socket]

    @property
    def address(self) -> str:
        return f"postgresql://ada@127.0.0.1:{self.port}/games?sslmode=disable&gssencmode=disable"


@pytest.fixture
def silent() -> Iterator[Silent]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        inside: list[socket.socket] = []

        def welcome() -> None:
            while True:
                try:
                    guest, _ = door.accept()
                except OSError:
                    return
                inside.append(guest)
                guest.recv(4096)
                guest.sendall(WELCOME)

        host = Thread(target=welcome, daemon=True)
        host.start()
        yield Silent(door.getsockname()[1], inside)
        door.shutdown(socket.SHUT_RDWR)
        host.join(10)
        for guest in inside:
            guest.close()


def test_an_answer_that_does_not_come_is_given_up_with_its_connection(silent: Silent) -> None:
    connection = Impatient.connect(silent.address)
    connection.patience = 0.2
    with pytest.raises(psycopg.OperationalError, match="no answer in time"):
        connection.execute("select 1")
    assert connection.closed


def test_whoever_waits_for_it_is_told_that_the_storage_fails(silent: Silent) -> None:
    """Already the first question of all is bounded."""
    engine = connect(silent.address)
    expect_answers(engine, 0.2)
    with pytest.raises(StorageFailure) as failure, reading(), engine.connect():
        pass
    assert failure.value.down
    engine.dispose()


def test_it_is_found_out_once_for_everybody_who_waits(silent: Silent, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many wait for one of a few threads, and nobody for the failures of all before them."""
    monkeypatch.setattr(archive, "ANSWERING", 0.2)
    monkeypatch.setattr(archive, "open_database", connect)
    monkeypatch.setattr(outage, "LONG", 0.1)

    def ask(connection: Connection) -> None:
        connection.execute(text("select 1"))

    async def wait() -> list[Any]:
        asked = Archive(silent.address)
        wishes = [wish(ask) for _ in range(5 * READERS) for wish in (asked.read, asked.write)]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        await asked.close()
        return outcomes

    assert all(isinstance(outcome, StorageFailure) and outcome.down for outcome in asyncio.run(wait()))
    assert len(silent.inside) <= READERS + 1  # one for each thread, not one for each wish
