"""Journals of games that are over are put away after a time, and nobody notices."""

from __future__ import annotations

from random import Random
from typing import Any

from sqlalchemy import text

from bretwalda.store.database import connect
from bretwalda.trials.people import Browser, play, seated, until

from .conftest import RunningServer, StartServer

LONG_AGO = 1_000_000_000_000  # milliseconds


def counts(house: RunningServer) -> tuple[int, int]:
    """Entries, and volumes."""
    engine = connect(house.config.database)
    with engine.connect() as connection:
        entries = connection.execute(text("select count(*) from entry")).scalar_one()
        volumes = connection.execute(text("select count(*) from volume")).scalar_one()
    engine.dispose()
    return entries, volumes


def decisions(browser: Browser) -> list[Any]:
    """All that somebody has decided."""
    return [game["decisions"] for game in browser.get("/api/me/everything")["games"]]


def test_an_old_game_is_put_away_and_can_be_looked_at_as_before(start_server: StartServer) -> None:
    house = start_server(limited=False, workers=1, archive_days=0)
    edith, harald = house.person("Edith"), house.person("Harald")
    finished = seated([edith, harald])
    table = finished[0].table["id"]
    play(finished, Random(3))
    running = seated([edith, harald])
    play(running, Random(4), 6)
    before = edith.ask("GET", f"/api/tables/{table}/file").body
    told = decisions(edith)
    assert counts(house)[1] == 0
    house.stop()
    engine = connect(house.config.database)
    with engine.begin() as connection:
        connection.execute(text("update game_table set created = :at"), {"at": LONG_AGO})
        connection.execute(text("update game_table set ended = :at where ended is not null"), {"at": LONG_AGO})
    engine.dispose()
    again = start_server(limited=False, workers=1, archive_days=30)
    until(lambda: counts(again)[1] == 1)
    assert counts(again)[0] == 6, "the game that goes on stays as it is"
    edith.port = again.port
    assert edith.ask("GET", f"/api/tables/{table}/file").body == before
    assert decisions(edith) == told
    page = edith.visit(table)
    assert page.over
    assert page.log == finished[0].log
