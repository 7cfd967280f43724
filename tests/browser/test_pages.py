"""Every page can be reached by its address, is free of barriers, and keeps its secrets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Arrival
from tests.browser.person import whoever_is_asked

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new/king_is_dead", "/rules/king_is_dead", "/options", "/about")


def barriers(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{v['id']}: {[node['target'] for node in v['nodes']]}" for v in found]


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_page_has_barriers(arrive: Arrival, language: str, phone: bool) -> None:
    ada = arrive("Ada", language=language, phone=phone)
    for path in PAGES:
        ada.go(path)
        ada.page.locator("h1").first.wait_for(state="attached")
        ada.page.wait_for_load_state("networkidle")
        assert (path, barriers(ada.page)) == (path, [])
    ada.set_up_table("open", "easy")
    ada.page.locator(".room").wait_for()
    assert barriers(ada.page) == []
    ada.page.locator(".room .large").click()
    ada.is_asked()
    assert barriers(ada.page) == []
    ada.choose_anything()
    ada.is_asked()
    assert barriers(ada.page) == []


def test_neither_opponent_nor_spectator_receives_a_secret(arrive: Arrival) -> None:
    """Rules 10.2 and 10.3: in the advanced game nobody else's hand or pile is ever sent."""
    ada, bede, watcher = arrive("Ada"), arrive("Bede"), arrive("Watcher")
    table = ada.set_up_table("open", advanced=True)
    bede.go(table)
    bede.page.get_by_role("button", name="Sit down").click()
    watcher.go(table)
    ada.page.get_by_role("button", name="Begin the game").click()
    for person in (ada, bede):
        person.page.locator(".board").first.wait_for()
    for _ in range(8):
        whoever_is_asked(ada, bede).choose_anything()
    watcher.page.locator(".board").first.wait_for()
    for person, own in ((ada, 0), (bede, 1), (watcher, None)):
        views = [message["view"] for message in person.heard if message["type"] == "Position"]
        assert views
        for view in views:
            for seat, seen in enumerate(view["seats"]):
                assert (seen.get("hand") is not None) == (seat == own)
                assert (seen.get("pile") is not None) == (seat == own)
        news = [line for message in person.heard if message["type"] == "Position" for line in message["news"]]
        dealt = {line["args"][0]["value"] for line in news if line["key"] == "event-dealt"}
        assert dealt == (set() if own is None else {own})


def test_a_game_is_saved_and_continued_and_a_broken_file_refused(arrive: Arrival, tmp_path: Path) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    ada.choose_anything()
    ada.page.get_by_role("button", name="Save", exact=True).click()
    ada.page.get_by_label("Name", exact=True).fill("Before the storm")
    ada.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.get_by_role("link", name="Tables").click()
    expect(ada.page.get_by_text("Before the storm")).to_be_visible()

    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"bretwalda": 1}))
    ada.page.locator("input[type=file]").set_input_files(broken)
    expect(ada.page.get_by_role("alert").first).to_contain_text("not a saved game")
    ada.complaints.clear()  # the browser itself reports every request that was refused

    ada.page.get_by_role("button", name="Go on").click()
    ada.page.wait_for_url("**/table/*")


def test_options_hold_at_once_and_after_f5(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/options")
    ada.page.get_by_text("Français").click()
    expect(ada.page.get_by_role("heading", name="Réglages")).to_be_visible()
    ada.page.get_by_text("distinctes", exact=True).click()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("data-palette", "distinct")


def test_an_unknown_table_is_said_to_be_unknown(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/table/nowhere")
    expect(ada.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    ada.complaints.clear()  # the browser itself reports every request that was refused
