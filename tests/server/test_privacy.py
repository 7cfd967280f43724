"""Somebody gets all that is kept of them, and nothing of others; and can be forgotten."""

from __future__ import annotations

import json
from copy import copy
from random import Random
from typing import Any

import msgspec
from sqlalchemy import text

from bretwalda.store.database import connect

from .conftest import RunningServer
from .people import Browser, play, seated


def everything(browser: Browser) -> Any:
    answer = browser.ask("GET", "/api/me/everything")
    assert answer.status == 200
    return answer.json


def forget(browser: Browser, name: str) -> int:
    return browser.ask("POST", "/api/me/forget", msgspec.json.encode({"name": name})).status


def dump(house: RunningServer) -> str:
    """All that the database holds."""
    engine = connect(house.config.database)
    with engine.connect() as connection:
        names = connection.execute(text("select name from sqlite_master where type = 'table'")).scalars().all()
        rows = [[list(row) for row in connection.execute(text(f'select * from "{name}"'))] for name in names]
    engine.dispose()
    return json.dumps(rows)


def test_all_that_is_kept_of_somebody_is_theirs_alone(house: RunningServer, edith: Browser, harald: Browser) -> None:
    pages = seated([edith, harald])
    play(pages, Random(1), 8)
    pages[0].do("Say", text="well met", to=None, mark="1")
    pages[1].do("Say", text="for nobody else", to=None, mark="2")
    edith.post("/api/saves", {"table": pages[0].table["id"], "name": "kept"})
    found = everything(edith)
    assert found["person"]["name"] == "Edith"
    assert [line["text"] for line in found["chat"]] == ["well met"]
    assert [save["name"] for save in found["saves"]] == ["kept"]
    [game] = found["games"]
    assert game["seats"] == [0]
    assert game["decisions"]
    assert {decision["seat"] for decision in game["decisions"]} == {0}
    engine = connect(house.config.database)
    with engine.connect() as connection:
        seed = connection.execute(text("select seed from game_table")).scalar_one()
    engine.dispose()
    told = json.dumps(found)
    assert not [secret for secret in (seed, "Harald", "for nobody else", '"seq"') if secret in told]


def test_whoever_is_forgotten_leaves_no_name_no_word_and_no_cookie(house: RunningServer, harald: Browser) -> None:
    cnut = house.person("Cnut the Great")
    pages = seated([cnut, harald])
    play(pages, Random(1), 4)
    pages[0].do("Say", text="unforgettable words", to=None, mark="1")
    cnut.post("/api/saves", {"table": pages[0].table["id"], "name": "unforgettable save"})
    alone = cnut.open_table(seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}], start=True)
    assert forget(cnut, "Cnut") == 403
    assert forget(cnut, "Cnut the Great") == 409, "Harald waits for him"
    assert cnut.ask("POST", f"/api/tables/{pages[0].table['id']}/give-up").status == 204
    other_tab = copy(cnut)
    assert forget(cnut, "Cnut the Great") == 204
    left = dump(house)
    assert [word for word in ("Cnut the Great", "unforgettable", alone) if word in left] == []
    assert other_tab.refusal("GET", "/api/tables") == "refused-person"
    assert other_tab.cookie not in left
    play(pages[1:], Random(2), 2)  # the game goes on
    assert harald.get(f"/api/tables/{pages[0].table['id']}")["seats"][1]["name"] == "Harald"
