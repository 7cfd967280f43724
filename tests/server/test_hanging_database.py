"""A PostgreSQL that takes questions and answers none holds nobody up for ever."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from threading import Thread

import psycopg
import pytest

from bretwalda.store.database import connect, expect_answers
from bretwalda.store.failure import StorageFailure, reading
from bretwalda.store.postgres import Impatient

WELCOME = b"R\0\0\0\x08\0\0\0\0" + b"Z\0\0\0\x05I"  # nobody need prove who they are; ask


@pytest.fixture
def port() -> Iterator[int]:
    """Where somebody lets everybody in and then says nothing any more."""
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
        yield door.getsockname()[1]
        door.shutdown(socket.SHUT_RDWR)
        host.join(10)
        for guest in inside:
            guest.close()


def test_an_answer_that_does_not_come_is_given_up_with_its_connection(port: int) -> None:
    connection = Impatient.connect(f"host=127.0.0.1 port={port} user=ada sslmode=disable gssencmode=disable")
    connection.patience = 0.2
    with pytest.raises(psycopg.OperationalError, match="no answer in time"):
        connection.execute("select 1")
    assert connection.closed


def test_whoever_waits_for_it_is_told_that_the_storage_fails(port: int) -> None:
    """Already the first question of all is bounded."""
    engine = connect(f"postgresql://ada@127.0.0.1:{port}/games?sslmode=disable&gssencmode=disable")
    expect_answers(engine, 0.2)
    with pytest.raises(StorageFailure) as failure, reading(), engine.connect():
        pass
    assert failure.value.down
    engine.dispose()
