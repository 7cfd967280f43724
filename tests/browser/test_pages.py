"""Every page can be reached by its address, is free of barriers, and says what is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect
from tests.browser.conftest import Arrival
from tests.browser.person import PHONE, pass_to_the_end

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLAYABLE = [page.parent.name for page in (Path(__file__).parents[2] / "web" / "src" / "games").glob("*/index.ts")]
LARGEST_LOAD = 300_000  # bytes, compressed
PAGES = {  # and what comes last on each
    "/": ".lists li",
    "/new/king_is_dead": "form select",
    "/rules/king_is_dead#7.7": "p[id='7.7'].here",
    "/options": "fieldset",
    "/about": "h1",
    "/table/nowhere": ".lost p",
}


def barriers(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{v['id']}: {[node['target'] for node in v['nodes']]}" for v in found]


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)], ids=["english-screen", "french-phone"])
def test_no_page_has_barriers(arrive: Arrival, language: str, phone: bool) -> None:
    ada = arrive("Ada", language=language, phone=phone)
    for path, last in PAGES.items():
        ada.go(path)
        ada.page.locator(f"main {last}").first.wait_for(state="attached")
        assert (path, barriers(ada.page)) == (path, [])
    ada.complaints.clear()  # the browser itself reports that there is no such table


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_no_table_has_barriers(arrive: Arrival, phone: bool) -> None:
    ada = arrive("Ada", phone=phone)
    ada.set_up_table("open", "easy")
    ada.page.locator(".room").wait_for()
    assert barriers(ada.page) == []
    ada.page.locator(".room .large").click()
    ada.is_asked()
    ada.page.keyboard.press("w")  # everything can be asked about
    ada.page.locator("[data-question][tabindex]").first.click()
    ada.page.locator(".answer p").wait_for()
    assert barriers(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.choose_anything()
    ada.is_asked()
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog").wait_for()
    assert barriers(ada.page) == []


def test_the_end_and_the_curtain_have_no_barriers(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.set_up_table("me")
    ada.page.locator(".curtain").wait_for()
    assert barriers(ada.page) == []
    ada.set_up_table("easy")
    ada.is_asked()
    pass_to_the_end(ada)
    assert barriers(ada.page) == []


def test_the_whole_rules_are_there_and_every_paragraph_has_an_address(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/rules/king_is_dead#8.11")
    suppress = ada.page.locator("p[id='8.11']")
    expect(suppress).to_contain_text("one English follower and one more")
    expect(suppress).to_be_in_viewport()
    expect(suppress).to_have_class(re.compile("here"))
    ada.page.get_by_role("link", name="The end", exact=False).first.click()
    expect(ada.page).to_have_url(re.compile("#9$"))
    expect(ada.page.get_by_role("heading", name="9 The end")).to_be_in_viewport()
    ada.page.get_by_label("Search the rules").fill("muster")
    expect(ada.page.locator("p[id='8.12']")).to_be_visible()
    expect(ada.page.locator("p[id='8.11']")).to_have_count(0)
    ada.page.go_back()
    expect(ada.page).to_have_url(re.compile("#8.11$"))


def test_the_rules_are_french_for_french_readers(arrive: Arrival) -> None:
    benoit = arrive("Benoît", language="fr")
    benoit.go("/rules/king_is_dead#R7")
    expect(benoit.page.locator("p[id='R7']")).to_contain_text("il n’y a pas de deuxième faction")
    expect(benoit.page.locator("p[id='R7']")).to_be_in_viewport()


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


def test_options_hold_at_once_after_f5_and_on_another_device(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/options")
    ada.page.get_by_text("distinct", exact=True).click()
    with ada.page.expect_response("**/api/me") as kept:
        ada.page.get_by_text("Français").click()
    assert kept.value.ok
    expect(ada.page.get_by_role("heading", name="Réglages")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("data-palette", "distinct")
    ada.page.get_by_role("button", name="Montrer une nouvelle clé").click()
    key = ada.page.locator("code").inner_text()

    elsewhere = arrive("Ada")
    elsewhere.go("/options")
    elsewhere.page.get_by_placeholder("A key from another device").fill(key)
    elsewhere.page.get_by_role("button", name="Carry on here").click()
    expect(elsewhere.page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(elsewhere.page.locator("html")).to_have_attribute("data-palette", "distinct")


def test_every_option_has_a_tooltip(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/options")
    ada.page.get_by_role("heading", name="Options").wait_for()
    silent = ada.page.locator("fieldset label:not([title]), .field:has([type=range]):not([title]), label[title='']")
    expect(silent).to_have_count(0)
    expect(ada.page.locator("label[title]")).not_to_have_count(0)


def test_the_lists_of_tables_are_live(arrive: Arrival) -> None:
    ada, bede = arrive("Ada"), arrive("Bede")
    bede.go("/")
    expect(bede.page.get_by_role("heading", name="Open tables")).to_be_visible()
    table = ada.set_up_table("open")
    ada.page.locator(".room").wait_for()
    link = bede.page.locator(f"a[href='{table}']")
    expect(link).to_contain_text("gathering")
    ada.page.get_by_role("button", name="Begin the game").click()
    ada.is_asked()
    expect(link).not_to_contain_text("gathering")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_games_and_tables_are_in_sight_at_once(arrive: Arrival, language: str) -> None:
    ada = arrive("Ada", language=language)
    ada.go("/")
    for page in ("new", "rules"):
        for game in PLAYABLE:
            expect(ada.page.locator(f".button[href='/{page}/{game}']")).to_be_in_viewport(ratio=1)
    lists = ada.page.locator(".lists h2 + *")  # the lists themselves may be long: other tests open tables, too
    expect(lists).to_have_count(3)
    for k in range(3):
        expect(lists.nth(k)).to_be_in_viewport()
    ada.page.set_viewport_size(PHONE)
    for game in PLAYABLE:
        expect(ada.page.locator(f".button[href='/new/{game}']")).to_be_in_viewport(ratio=1)
    expect(lists.first).to_be_in_viewport()


def test_a_game_without_a_page_is_not_offered(arrive: Arrival) -> None:
    """Rules may come before their page: nobody can open a table that could not be shown."""
    ada = arrive("Ada")

    def with_another(route: Route) -> None:
        catalogue = route.fetch().json()
        catalogue["games"].append({**catalogue["games"][0], "id": "coracles"})
        route.fulfill(json=catalogue)

    ada.context.route("**/api/games", with_another)
    ada.go("/")
    expect(ada.page.get_by_role("link", name="Play", exact=True)).to_have_count(len(PLAYABLE))
    ada.go("/new/coracles")
    expect(ada.page.get_by_role("heading", name="no board on this page yet")).to_be_visible()
    ada.go("/rules/coracles")
    expect(ada.page.get_by_role("heading", name="There is no such game here")).to_be_visible()


def test_the_first_load_is_small(arrive: Arrival) -> None:
    ada = arrive("Ada")
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    ada.page.on("requestfinished", weigh)
    ada.set_up_table("easy")  # from nothing to a table: everything that playing needs
    ada.is_asked()
    ada.page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert sum(sizes.values()) <= LARGEST_LOAD, sizes


def test_an_unknown_table_is_said_to_be_unknown(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/table/nowhere")
    expect(ada.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    ada.complaints.clear()  # the browser itself reports every request that was refused
