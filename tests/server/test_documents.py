"""The documentation under /docs: its files, how long they are kept, and nothing beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bretwalda.server.http import documents, page

from .conftest import RunningServer, StartServer


@pytest.fixture
def site(start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RunningServer:
    """A server with a small page and a small site, and a secret beside them."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<title>The page</title>")
    (tmp_path / "site" / "rules").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<title>The documents</title>")
    (tmp_path / "site" / "rules" / "index.html").write_text("<title>The rules</title>")
    (tmp_path / "site" / "bundle.a5f9d56c.min.js").write_text("1;")
    (tmp_path / "site" / "paper.css").write_text("a {}")
    (tmp_path / "secret.txt").write_text("the seed")
    monkeypatch.setattr(page, "FOLDER", tmp_path / "static")
    monkeypatch.setattr(documents, "FOLDER", tmp_path / "site")
    return start_server()


def test_every_folder_of_the_site_is_a_page(site: RunningServer) -> None:
    reader = site.newcomer()
    assert reader.ask("GET", "/docs/").body == b"<title>The documents</title>"
    assert reader.ask("GET", "/docs/rules/").body == b"<title>The rules</title>"


def test_without_the_last_stroke_one_is_led_on(site: RunningServer) -> None:
    answer = site.newcomer().ask("GET", "/docs")
    assert (answer.status, answer.headers["location"]) == (307, "/docs/")


def test_what_is_not_there_is_said_not_to_be_there(site: RunningServer) -> None:
    assert site.newcomer().ask("GET", "/docs/nothing/").status == 404


def test_only_files_named_by_their_contents_are_kept(site: RunningServer) -> None:
    reader = site.newcomer()
    assert "immutable" in reader.ask("GET", "/docs/bundle.a5f9d56c.min.js").headers["cache-control"]
    for path in ("/docs/", "/docs/paper.css"):
        assert reader.ask("GET", path).headers["cache-control"] == "no-cache"


def test_the_documents_keep_to_the_policy_of_the_page(site: RunningServer) -> None:
    reader = site.newcomer()
    policy = reader.ask("GET", "/").headers["content-security-policy"]
    assert reader.ask("GET", "/docs/").headers["content-security-policy"] == policy


@pytest.mark.parametrize("path", ["/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt"])
def test_nothing_beside_the_site_can_be_read(site: RunningServer, path: str) -> None:
    assert b"seed" not in site.newcomer().ask("GET", path).body


def test_nothing_can_be_changed_there(site: RunningServer) -> None:
    assert site.newcomer().ask("POST", "/docs/").status == 405


def test_without_a_site_the_address_is_a_place_in_the_page(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<title>The page</title>")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    monkeypatch.setattr(documents, "FOLDER", tmp_path / "nothing")
    assert start_server().newcomer().ask("GET", "/docs/").body == b"<title>The page</title>"
