"""Named saves: save, load, delete, download, upload."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random

import pytest
from sqlalchemy import text

import bretwalda
from bretwalda.server.http import saves
from bretwalda.store.database import connect

from .conftest import RunningServer
from .people import Browser, Page, play, seated


@pytest.fixture
def page(edith: Browser) -> Page:
    """A game in its middle, with nobody else in it."""
    page = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    play([page], Random("saves"), decisions=20)
    page.catch_up()
    return page


def saved(browser: Browser, page: Page) -> str:
    return str(browser.post("/api/saves", {"table": page.table["id"], "name": "before the storm"})["id"])


def test_a_loaded_game_goes_on_where_it_was_saved(edith: Browser, page: Page) -> None:
    save = saved(edith, page)
    view, log = page.position and page.position["view"], list(page.log)
    play([page], Random("and on"), decisions=5)
    table = edith.post(f"/api/saves/{save}/load")
    again = edith.visit(table["id"])
    assert again.position is None  # it begins when the host says so
    again.do("Start")
    again.wait_for_seq(20)
    assert again.position is not None
    assert again.position["view"] == view
    assert again.log == log
    play([again], Random("to the end"))
    assert again.over


def test_saves_are_listed_and_deleted(edith: Browser, page: Page, house: RunningServer) -> None:
    save = saved(edith, page)
    listed = edith.get("/api/saves")["saves"]
    assert [(s["name"], s["decisions"], s["people"]) for s in listed] == [("before the storm", 20, ["Edith", "Edith"])]
    harald = house.person("Harald")
    assert harald.get("/api/saves")["saves"] == []
    for method, path in (("DELETE", ""), ("POST", "/load"), ("GET", "/file")):
        assert harald.refusal(method, f"/api/saves/{save}{path}") == "refused-no-save"
    assert edith.ask("DELETE", f"/api/saves/{save}").status == 204
    assert edith.get("/api/saves")["saves"] == []


def test_a_downloaded_file_can_be_read_and_brought_back(edith: Browser, page: Page) -> None:
    answer = edith.ask("GET", f"/api/saves/{saved(edith, page)}/file")
    assert 'filename="king_is_dead.json"' in answer.headers["content-disposition"]
    assert len(bretwalda.decode(answer.body).moves) == 20
    brought = edith.ask("POST", "/api/saves/file?name=from%20home", answer.body).json
    assert (brought["name"], brought["decisions"]) == ("from home", 20)
    table = edith.post(f"/api/saves/{brought['id']}/load")
    assert table["uploaded"]


def test_a_loaded_game_invites_people_to_their_seats(house: RunningServer, edith: Browser) -> None:
    harald = house.person("Harald")
    pages = seated([edith, harald])
    play(pages, Random("invited"), decisions=10)
    table = edith.post(f"/api/saves/{saved(edith, pages[0])}/load")["id"]
    assert [line["yours"] for line in harald.get("/api/tables")["mine"] if line["table"]["id"] == table] == [[1]]
    host, guest = edith.visit(table), harald.visit(table)
    assert [seat["away"] for seat in host.seats["seats"]] == [False, True]
    assert host.refusal("Start") == "refused-not-agreed"
    assert guest.position is None  # nothing is shown before
    guest.do("TakeSeat", seat=1)
    host.do("Start")
    guest.wait_for_seq(11)
    assert guest.position is not None
    assert guest.position["seq"] == 11  # ten decisions, and other dice


def test_the_file_stays_here_while_others_play(house: RunningServer, edith: Browser) -> None:
    pages = seated([edith, house.person("Harald")])
    save = edith.post("/api/saves", {"table": pages[0].table["id"], "name": ""})
    assert not save["can_download"]
    assert edith.refusal("GET", f"/api/saves/{save['id']}/file") == "refused-secret"
    assert edith.refusal("GET", f"/api/tables/{pages[0].table['id']}/file") == "refused-secret"


def test_so_does_the_file_of_a_save_from_before_its_origin_was_kept(house: RunningServer, edith: Browser) -> None:
    pages = seated([edith, house.person("Harald")])
    save = edith.post("/api/saves", {"table": pages[0].table["id"], "name": ""})
    engine = connect(house.config.database)
    with engine.begin() as connection:
        connection.execute(text("update save set origin = ''"))
    engine.dispose()
    assert edith.refusal("GET", f"/api/saves/{save['id']}/file") == "refused-secret"


def test_only_those_at_the_table_save_it(house: RunningServer, page: Page) -> None:
    body = {"table": page.table["id"], "name": "stolen"}
    assert house.person("Mallory").refusal("POST", "/api/saves", body) == "refused-foreign-seat"


def altered(file: bytes, **changes: object) -> bytes:
    return json.dumps(json.loads(file) | changes).encode()


def test_broken_files_are_refused(edith: Browser, page: Page) -> None:
    file = edith.ask("GET", f"/api/saves/{saved(edith, page)}/file").body
    journal = bretwalda.decode(file)
    illegal = bretwalda.Journal(journal.game, journal.rules, journal.settings, journal.seed, ["1 pass", "1 pass"])
    decided = bretwalda.Journal(journal.game, journal.rules, journal.settings, journal.seed, [], [0.0, 1.0])
    broken = {
        b"": "refused-file-broken",
        b"\xff\x00": "refused-file-broken",
        file[:-30]: "refused-file-broken",
        altered(file, moves=["1 pass"]): "refused-file-seal",
        altered(file, seed="mine"): "refused-file-commitment",
        altered(file, bretwalda=99): "refused-file-format",
        illegal.encode(): "refused-journal-line",
        decided.encode(): "refused-journal-result",
        b" " * 2_000_001: "refused-too-large",
    }
    for body, key in broken.items():
        assert edith.ask("POST", "/api/saves/file", body).json["key"] == key
    assert len(edith.get("/api/saves")["saves"]) == 1


def test_games_are_played_again_beside_the_event_loop(
    edith: Browser, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a game takes to be played again, the server goes on answering others."""
    beside: list[str] = []

    def watched(name: str, work: Callable[..., object]) -> Callable[..., object]:
        def run(*args: object) -> object:
            with pytest.raises(RuntimeError):
                asyncio.get_running_loop()
            beside.append(name)
            return work(*args)

        return run

    for name in ("replay_file", "replay_journal"):
        monkeypatch.setattr(saves, name, watched(name, getattr(saves, name)))
    save = saved(edith, page)
    file = edith.ask("GET", f"/api/saves/{save}/file").body
    assert edith.ask("POST", "/api/saves/file", file).status == 200
    edith.post(f"/api/saves/{save}/load")
    assert beside == ["replay_file", "replay_journal"]
