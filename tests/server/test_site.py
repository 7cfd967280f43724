"""What surrounds the game: headers, health, figures, logs, the page itself."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from bretwalda.engine import facts
from bretwalda.games.rex_britannorum import GAME as REX
from bretwalda.server.http import boxes, page
from bretwalda.server.logs import LOGGER, JsonLines

from .conftest import RunningServer, StartServer


def test_every_answer_carries_the_headers_of_safety(house: RunningServer) -> None:
    for path in ("/", "/api/me", "/api/tables/nowhere", "/health"):
        headers = house.newcomer().ask("GET", path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_health_tells_that_the_database_answers(house: RunningServer) -> None:
    assert house.newcomer().get("/health") == {"status": "ok", "database": True}


def test_the_figures_count_tables_sockets_and_decisions(house: RunningServer) -> None:
    edith = house.person("Edith")
    visit = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    assert visit.position is not None
    choice = visit.position["options"][0]["choice"]
    visit.do("Decide", seq=0, seat=visit.position["seat"], choice=choice)
    figures = edith.ask("GET", "/metrics").body.decode()
    for line in ("bretwalda_tables 1.0", "bretwalda_sockets 1.0", 'bretwalda_decisions_total{by="person"} 1.0',
                 "bretwalda_decision_seconds_count 1.0", "bretwalda_worker_restarts_total 0.0"):  # fmt: skip
        assert line in figures


def test_logs_are_json_and_hold_no_secrets(house: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger(LOGGER).propagate = True
    with caplog.at_level(logging.INFO, LOGGER):
        edith = house.person("Edith")
        table = edith.open_table(start=True)
        edith.visit(table)
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records if record.name == LOGGER]
    opened = [line for line in lines if line["event"] == "table opened"]
    assert opened[0]["game"] == "king_is_dead"
    for secret in (table, edith.cookie.split("=")[1], "Edith"):
        assert secret not in json.dumps(lines)


def test_the_page_is_served_for_every_deep_link(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<title>Bretwalda</title>")
    (tmp_path / "static" / "assets" / "main-1a2b.js").write_text("1;")
    monkeypatch.setattr(page, "FOLDER", tmp_path / "static")
    browser = start_server().newcomer()
    for path in ("/", "/table/abc", "/preferences"):
        answer = browser.ask("GET", path)
        assert (answer.status, answer.body) == (200, b"<title>Bretwalda</title>")
        assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in browser.ask("GET", "/assets/main-1a2b.js").headers["cache-control"]
    for path in ("/assets/gone.js", "/api/nothing", "/../bretwalda.sqlite3", "/%2e%2e/bretwalda.sqlite3"):
        assert b"SQLite" not in browser.ask("GET", path).body
    assert browser.ask("GET", "/assets/gone.js").status == 404
    assert browser.ask("GET", "/api/nothing").status == 404


def test_without_a_page_the_server_says_so(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    browser = start_server().newcomer()
    assert b"has not been built" in browser.ask("GET", "/").body
    assert "construite" in browser.ask("GET", "/", headers={"Accept-Language": "fr-FR"}).body.decode()


def test_every_game_is_listed_with_its_settings(house: RunningServer) -> None:
    catalogue = house.newcomer().get("/api/games")
    king = next(game for game in catalogue["games"] if game["id"] == "king_is_dead")
    assert {"name": "players", "values": [2, 3, 4], "default": 2} in king["settings"]
    assert "essex" in king["vocabulary"]["region"]
    assert catalogue["levels"][0] == "random"


def test_the_facts_of_a_game_can_be_read(house: RunningServer) -> None:
    """With the map and what is reconstructed; a browser may keep them for good, as the address changes with them."""
    stranger = house.newcomer()
    info = next(one for one in stranger.get("/api/games")["games"] if one["id"] == "rex_britannorum")
    answer = stranger.ask("GET", f"/api/games/rex_britannorum/box/{info['box']}")
    box = json.loads(answer.body)
    assert {"n09": "Danum"}.items() <= {place["id"]: place["name"] for place in box["facts"]["place"]}.items()
    assert len(box["map"]["areas"]) == len(box["facts"]["region"])
    assert "objective.c1" in box["reconstructed"]
    assert "immutable" in answer.headers["cache-control"]
    assert (info["figures"]["setup-turns"], info["other_facts"], info["words"]) == (7, False, {})
    assert stranger.ask("GET", "/api/games/chess/box/-").status == 404


def test_a_box_that_is_played_with_no_more_is_refused(house: RunningServer) -> None:
    """So a page that was opened before draws no wrong map: it looks around anew."""
    answer = house.newcomer().ask("GET", "/api/games/rex_britannorum/box/0123456789abcdef")
    assert (answer.status, json.loads(answer.body)["key"]) == (404, "refused-no-box")


def test_other_facts_are_read_in_their_place(
    house: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = (REX.folder / facts.FILE).read_text("utf-8")
    (tmp_path / "rex_britannorum.toml").write_text(own.replace('"Danum"', '"Doncaster"'), "utf-8")
    monkeypatch.setenv(facts.FOLDER_VARIABLE, str(tmp_path))
    boxes._packed.cache_clear()  # a server reads them once
    try:
        stranger = house.newcomer()
        info = next(one for one in stranger.get("/api/games")["games"] if one["id"] == "rex_britannorum")
        places = stranger.get(f"/api/games/rex_britannorum/box/{info['box']}")["facts"]["place"]
    finally:
        monkeypatch.undo()
        boxes._packed.cache_clear()
    assert {"n09": "Doncaster"}.items() <= {place["id"]: place["name"] for place in places}.items()
