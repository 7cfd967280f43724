"""Every page can be reached by its address, is free of barriers, and says what is true."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.barriers import PAGES, THEMES, WEAR, barriers
from tests.browser.conftest import Arrival
from tests.browser.person import PHONE, SCREEN, Person

PLAYABLE = [page.parent.name for page in (Path(__file__).parents[2] / "web" / "src" / "games").glob("*/index.ts")]
LARGEST_LOAD = 400_000  # bytes of a table, compressed
LOADED = """Object.fromEntries(
  ['navigation', 'resource']
    .flatMap(kind => performance.getEntriesByType(kind))
    .map(one => [one.name, one.encodedBodySize])
)"""

ON_A_PHONE = ("/", "/new/britannia", "/guide/britannia#5.4", "/preferences", "/table/nowhere")  # one of each kind


def games_and_tables_are_in_sight(page: Page, phone: bool) -> None:
    """Nobody has to scroll to find out what can be played here."""
    for kind in ("new",) if phone else ("new", "rules"):
        for game in PLAYABLE:
            expect(page.locator(f".button[href='/{kind}/{game}']")).to_be_in_viewport(ratio=1)
    lists = page.locator(".lists h2 + *")  # the lists themselves may be long: other tests open tables, too
    expect(lists).to_have_count(4)
    for k in range(1 if phone else 3):
        expect(lists.nth(k)).to_be_in_viewport()


def test_every_page_is_reached_by_its_address_and_has_no_barriers(arrive: Arrival) -> None:
    look_at_pages(arrive("Ada"), PAGES, phone=False)
    look_at_pages(arrive("Ada", language="fr", phone=True), ON_A_PHONE, phone=True)


def look_at_pages(ada: Person, paths: Iterable[str], phone: bool) -> None:
    for number, path in enumerate(paths):
        ada.go(path)
        last = ada.page.locator(f"main {PAGES[path]}")
        last.first.wait_for(state="attached")
        ada.page.evaluate(WEAR, THEMES[number % len(THEMES)])
        assert (path, barriers(ada.page)) == (path, [])
        if "#" in path:
            expect(last).to_be_in_viewport()
        if path == "/":
            games_and_tables_are_in_sight(ada.page, phone)
            ada.page.set_viewport_size(SCREEN if phone else PHONE)
            games_and_tables_are_in_sight(ada.page, not phone)
            ada.page.set_viewport_size(PHONE if phone else SCREEN)
    ada.complaints.clear()  # the browser itself reports that there is no such table


def test_a_game_is_saved_and_continued_and_a_broken_file_refused(arrive: Arrival, tmp_path: Path) -> None:
    ada = arrive("Ada")
    ada.set_up_table("easy")
    ada.is_asked()
    ada.choose_anything()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Save", exact=True).click()
    ada.page.get_by_label("Name", exact=True).fill("Before the storm")
    ada.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("link", name="Tables").click()
    expect(ada.page.get_by_text("Before the storm")).to_be_visible()

    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"bretwalda": 1}))
    ada.page.locator("input[type=file]").set_input_files(broken)
    expect(ada.page.get_by_role("alert").filter(has_text="not a saved game")).to_be_visible()
    ada.complaints.clear()  # the browser itself reports every request that was refused

    ada.page.get_by_role("button", name="Continue").click()
    ada.page.wait_for_url("**/table/*")


def test_preferences_hold_at_once_after_f5_and_on_another_device(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/preferences")
    ada.page.get_by_text("distinct", exact=True).click()
    with ada.page.expect_response("**/api/me") as kept:
        ada.page.get_by_text("Français").click()
    assert kept.value.ok
    expect(ada.page.get_by_role("heading", name="Préférences")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Préférences")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("data-palette", "distinct")
    ada.page.get_by_role("button", name="Montrer une nouvelle clé").click()
    key = ada.page.locator("code").inner_text()

    elsewhere = arrive("Ada")
    elsewhere.go("/preferences")
    elsewhere.page.get_by_placeholder("A key from another device").fill(key)
    elsewhere.page.get_by_role("button", name="Continue here").click()
    expect(elsewhere.page.get_by_role("heading", name="Préférences")).to_be_visible()
    expect(elsewhere.page.locator("html")).to_have_attribute("data-palette", "distinct")


def test_without_a_connection_a_page_says_so_and_the_program_can_be_installed(arrive: Arrival) -> None:
    browser = arrive("Ada").context.browser
    assert browser is not None
    context = browser.new_context(locale="fr-FR")
    page = context.new_page()
    page.goto(arrive("Bede").address)
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    icons = page.evaluate(
        """async () => {
          const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json()
          return Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).ok))
        }"""
    )
    assert icons == [True] * 4
    context.set_offline(True)
    page.goto(page.url)
    expect(page.get_by_role("heading", name="Pas de connexion au serveur")).to_be_visible()
    assert barriers(page) == []
    context.set_offline(False)
    page.get_by_role("link", name="Réessayer").click()
    expect(page.locator(".game").first).to_be_visible()
    context.close()


def test_one_click_begins_a_game_alone_little_is_loaded_and_one_leaves_it(arrive: Arrival) -> None:
    ada = arrive("Ada")
    ada.go("/")
    ada.page.locator(".game", has_text="The King is Dead").get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url
    ada.is_asked()
    ada.wait_until("document.fonts.status === 'loaded' && [...document.images].every(one => one.complete)")
    sizes: dict[str, int] = ada.page.evaluate(LOADED)  # from nothing to a table: everything that playing needs
    assert len(sizes) > 10
    assert sum(sizes.values()) <= LARGEST_LOAD, sizes
    for _ in range(4):
        ada.is_asked()
        ada.choose_anything()
    ada.is_asked()
    with ada.deciding():
        ada.page.get_by_role("button", name="Go back").click()
        ada.page.get_by_role("dialog").get_by_role("button").last.click()
    ada.is_asked()
    ada.go("/")
    expect(ada.page.locator(".continue a")).to_have_attribute("href", table.removeprefix(ada.address))
    mine = ada.page.locator(".list").first
    expect(mine).to_contain_text("practice")
    mine.get_by_role("button", name="Leave").click()
    ada.page.get_by_role("button", name="End this game").click()
    expect(mine.locator("li a")).to_have_count(0)
    expect(ada.page.locator(".continue")).to_have_count(0)
