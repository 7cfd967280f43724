"""All that one can do with a moment of a replay, in a real browser and in every game.

Reach it in every way, look through other eyes, take it away, write beside it, show it to others; games that come from
elsewhere; what others have done since; what a game that others still play keeps closed; and the library in which one
that is over is found again. Minutes of processor time,
so not a part of `./check`:

    pytest tests/browser/replay_tools.py
"""

from __future__ import annotations

import json
from bisect import bisect_right
from csv import DictReader
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.person import Person
from tests.browser.prepared import cookie
from tests.browser.stage import DATABASES
from tests.browser.test_replay import BOARDS, is_at, nearly_finished, others_have_moved, sits_at
from tests.chance import game_of
from tests.prepared import put_table

from bretwalda.engine.journal import decode
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue

Replay = dict[str, Any]
# Where the board and the map on it are, and how large the sheet is that is moved below it, if there is one.
IN_SIGHT = """() => {
  const box = (of) => document.querySelector(of)?.getBoundingClientRect()
  const boxes = ['.board', '[data-map]', '[data-map] .sheet'].map(box)
  return [...boxes.slice(0, 2).map(({ top }) => top), ...boxes.map((box) => box?.height ?? 0)].map(Math.round)
}"""


def match_of(game: str, decisions: int = 20_000) -> Match:
    return game_of(catalogue()[game], BOARDS[game], "looked at again", decisions)


def told(person: Person, path: str, seat: str) -> Replay:
    """All moments of a game, as the server tells them to somebody."""
    return dict(person.context.request.get(f"{person.address}/api/replays/{path}?seat={seat}").json())


def last_of(replay: Replay) -> int:
    return int(replay["first"]) + len(replay["movers"]) - 1


def stops(replay: Replay, by: str) -> list[int]:
    """The steps at which one stops who goes on from the beginning; the last is always one."""
    first, movers, last = replay["first"], replay["movers"], last_of(replay)
    if by == "decision":
        found = list(range(first + 1, last + 1))
    elif by == "move":
        found = [first + k for k, (one, other) in enumerate(pairwise(movers)) if one != other]
    else:
        found = [mark["step"] for mark in replay["marks"] if by in mark["kinds"]]
    return sorted({step for step in found if step > first} | {last})


@pytest.mark.parametrize("game", BOARDS)
def test_every_way_leads_through_a_game(arrive: Arrival, game: str) -> None:
    """By slider, by lines of the log, by decisions, moves and all that the game marks, by itself at any speed."""
    ada = arrive("Ada")
    match = match_of(game)
    mine = cookie(ada)
    table = put_table(DATABASES[ada.address], match, [mine, *["easy"] * (int(match.state.seats) - 1)], mine)
    replay = told(ada, f"tables/{table}", "1")
    ada.go(f"/replay/{table}?seat=1")
    is_at(ada, 0)
    slides(ada, replay)
    follows_a_line(ada, replay)
    strides(ada, replay)
    plays(ada)
    stays_in_its_place(ada, replay)


def slides(ada: Person, replay: Replay) -> None:
    """A mark for each turn, but none for a battle or crown that is to come; a jump proclaims no old news."""
    shown = {kind: ada.page.locator(f".marks .{kind}") for kind in ("turn", "battle", "crown")}
    turns = sum("turn" in mark["kinds"] for mark in replay["marks"])
    expect(shown["battle"]).to_have_count(0)
    expect(shown["crown"]).to_have_count(0)
    if turns:
        expect(shown["turn"]).to_have_attribute("data-marks", str(turns))
    place = last_of(replay) * 2 // 3
    ada.page.locator("input[type=range]").fill(str(place))
    is_at(ada, place)
    expect(ada.page.locator(".news p")).to_have_count(0)
    met = sum("battle" in mark["kinds"] and mark["step"] <= place for mark in replay["marks"])
    expect(shown["battle"]).to_have_attribute("data-marks", str(met))


def follows_a_line(ada: Person, replay: Replay) -> None:
    lines = ada.page.get_by_role("log").locator("button.line:not(.fold)[data-line]")
    halfway = replay["lines"][len(replay["lines"]) // 2]  # the log comes after the board, which is further on
    ada.wait_until(
        f"[...document.querySelectorAll('[role=log] [data-line]')].some(({{ dataset }}) => dataset.line >= {halfway})"
    )
    line = int(lines.first.get_attribute("data-line") or -1)
    lines.first.click()
    is_at(ada, replay["first"] + bisect_right(replay["lines"], line))


def strides(ada: Person, replay: Replay) -> None:
    """Each way that is offered stops where it should, forward and back."""
    by = ada.page.get_by_label("Step by")
    ways = by.locator("option").evaluate_all("all => all.map(({ value }) => value)")
    marked = {kind for mark in replay["marks"] for kind in mark["kinds"]}
    assert ways[:2] == ["decision", "move"]
    assert set(ways[2:]) == marked >= {"battle"}
    for way in ways:
        by.select_option(way)
        ada.page.locator("input[type=range]").fill(str(replay["first"]))
        is_at(ada, replay["first"])
        first, second = [*stops(replay, way), last_of(replay)][:2]
        ada.page.get_by_role("button", name="Forward").click()
        is_at(ada, first)
        if second > first:
            ada.page.get_by_role("button", name="Forward").click()
            is_at(ada, second)
            ada.page.get_by_role("button", name="Back").click()
            is_at(ada, first)
    by.select_option("decision")


def plays(ada: Person) -> None:
    ada.page.get_by_label("Speed").select_option("4")
    ada.page.keyboard.press("Home")
    is_at(ada, 0)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    step = ada.page.locator("[data-step]")
    expect(step).not_to_have_attribute("data-step", "0")
    expect(step).not_to_have_attribute("data-step", "1")
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def stays_in_its_place(ada: Person, replay: Replay) -> None:
    """The map has the same place and size at every step, whatever is asked, on screens wide and narrow."""
    last = last_of(replay)
    for width, height in ((1280, 720), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        places, asked = set(), set()
        for step in range(0, last, max(1, last // 25)):
            ada.page.locator("input[type=range]").fill(str(step))
            is_at(ada, step)
            places.add(tuple(ada.page.evaluate(IN_SIGHT)))
            asked.add(ada.page.locator(".asked").text_content() or "")
        assert max(map(len, asked)) > 60 > min(map(len, asked)), "questions of one line and of two"
        assert len(places) == 1, places


@pytest.mark.parametrize("game", BOARDS)
def test_a_moment_is_taken_away_and_shown_to_others(arrive: Arrival, game: str) -> None:
    """Through all eyes, as files, and by a link, with notes in the reader's own language."""
    ada, bede = arrive("Ada"), arrive("Bede", language="fr", phone=True)
    match = match_of(game)
    mine = cookie(ada)
    table = put_table(DATABASES[ada.address], match, [mine, *["easy"] * (int(match.state.seats) - 1)], mine)
    ada.go(f"/replay/{table}/30?seat=1")
    is_at(ada, 30)
    looks_through_all_eyes(ada, table)
    takes_it_away(ada, game, match)
    link = shares_a_note(ada)
    bede.page.goto(link)
    bede.page.locator("[data-step]").wait_for()
    assert bede.page.locator("[data-step]").get_attribute("data-step") == ada.page.locator("[data-step]").get_attribute(
        "data-step"
    )
    expect(bede.page.locator("aside", has_text="Le tournant")).to_be_visible()
    expect(bede.page.locator("aside", has_text="Voilà pourquoi.")).to_be_visible()
    title = bede.page.locator("meta[property='og:title']").get_attribute("content") or ""
    assert title.startswith(match.game.texts("en").say("title")), "the link is Ada's"
    picture = bede.page.locator("meta[property='og:image']").get_attribute("content") or ""
    shown = bede.context.request.get(picture)
    assert (shown.status, shown.headers["content-type"]) == (200, "image/png")
    bede.page.get_by_role("button", name="Plus…").click()
    with bede.page.expect_download() as story:
        bede.page.get_by_role("link", name="Récit (Français)").click()
    assert story.value.path().read_text("utf-8").startswith(match.game.texts("fr").say("title"))


def looks_through_all_eyes(ada: Person, table: str) -> None:
    """The same moment, however it is counted; whoever sees everything sees every hand."""
    decisions = told(ada, f"tables/{table}", "1")["decisions"][30]
    eyes = ada.page.get_by_label("Point of view")
    for word in eyes.locator("option").evaluate_all("all => all.map(({ value }) => value)"):
        replay = told(ada, f"tables/{table}", word)
        eyes.select_option(word)
        step = bisect_right(replay["decisions"], decisions) - 1
        ada.page.wait_for_url(f"**/replay/{table}/{step}?seat={word}")
        decisions = replay["decisions"][step]
    ada.page.get_by_role("tab", name="Hand").click()
    expect(ada.page.locator("[role=tabpanel] .owner")).to_have_count(len(replay["seats"]))
    eyes.select_option("1")
    ada.page.wait_for_url(f"**/replay/{table}/*?seat=1")


def takes_it_away(ada: Person, game: str, match: Match) -> None:
    ada.page.get_by_role("button", name="More…").click()
    files = {}
    for name in ("Game file", "Story (English)", "Story (Français)", "Film of the map (SVG)"):
        with ada.page.expect_download() as taken:
            ada.page.locator("dialog").get_by_role("link", name=name).click()
        files[name] = taken.value.path().read_bytes()
    assert Match.replay(catalogue()[game], decode(files["Game file"])).result() == match.result()
    assert files["Story (English)"].decode().startswith(match.game.texts("en").say("title"))
    assert files["Story (Français)"].decode().startswith(match.game.texts("fr").say("title"))
    film = ElementTree.fromstring(files["Film of the map (SVG)"])
    assert film.tag == "{http://www.w3.org/2000/svg}svg"
    assert any(True for _ in film.iter("{http://www.w3.org/2000/svg}animate"))
    ada.page.keyboard.press("Escape")


def shares_a_note(ada: Person) -> str:
    """Written in both languages; the link."""
    ada.page.get_by_role("button", name="Notes").click()
    for number, (title, words) in enumerate((("Here it turned", "That is why."), ("Le tournant", "Voilà pourquoi."))):
        ada.page.get_by_role("textbox", name="Title").nth(number).fill(title)
        ada.page.get_by_role("textbox", name="Note").nth(number).fill(words)
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.locator("aside", has_text="Here it turned")).to_be_visible()
    ada.page.get_by_role("button", name="Notes").click()
    ada.page.get_by_role("button", name="Let others read my notes").click()
    return ada.page.locator("dialog").get_by_label("Link to this moment with my notes").input_value()


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_that_others_play_is_looked_at_through_ones_own_eyes(arrive: Arrival, game: str) -> None:
    """No other eyes, no files, no game that goes on from it; a link leads everybody to what they know themselves."""
    ada, bede = arrive("Ada"), arrive("Bede", language="fr")
    match = match_of(game, 40)
    cookies = [cookie(ada), cookie(bede)]
    seats = [*cookies, *["easy"] * (int(match.state.seats) - 2)]
    table = put_table(DATABASES[ada.address], match, seats, cookies[0])
    replay = told(ada, f"tables/{table}", "1")
    last = last_of(replay)
    ada.go(f"/replay/{table}/{replay['first']}?seat=1")
    is_at(ada, replay["first"])
    battles = sum("battle" in mark["kinds"] for mark in replay["marks"])
    if battles:  # all that is told here, she knows already
        expect(ada.page.locator(".marks .battle")).to_have_attribute("data-marks", str(battles))
    expect(ada.page.get_by_label("Point of view")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Play from here")).to_have_count(0)
    ada.page.keyboard.press("End")
    is_at(ada, last)
    ada.page.get_by_role("button", name="More…").click()
    expect(ada.page.locator("dialog").get_by_role("link", name="Story (English)")).to_be_visible()
    expect(ada.page.locator("dialog").get_by_role("link", name="Game file")).to_have_count(0)
    expect(ada.page.get_by_role("checkbox")).to_have_count(0)
    bede.page.goto(ada.page.get_by_label("Link to this moment").input_value())
    expect(bede.page.get_by_role("alert").filter(has_text="ne la revoit que depuis sa place")).to_be_visible()
    bede.page.wait_for_url(f"**/replay/{table}/*?seat=2")
    (refused,) = bede.complaints
    assert "403" in refused, "her eyes were asked for, and are closed to him"
    bede.complaints.clear()


@pytest.mark.parametrize("game", BOARDS)
def test_pieces_travel_as_they_did_at_the_table(arrive: Arrival, game: str) -> None:
    ada = arrive("Ada", moving=True)
    match = match_of(game)
    mine = cookie(ada)
    table = put_table(DATABASES[ada.address], match, [mine, *["easy"] * (int(match.state.seats) - 1)], mine)
    ada.go(f"/replay/{table}/12?seat=1")
    is_at(ada, 12)
    ada.page.get_by_label("Speed").select_option("4")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.locator("[data-flight]").first.wait_for(state="attached")


@pytest.mark.parametrize("game", BOARDS)
def test_whoever_comes_back_is_told_what_others_did_and_then_stands_in_the_present(arrive: Arrival, game: str) -> None:
    ada = arrive("Ada", moving=True)
    table = sits_at(ada, others_have_moved(game), 0)
    seen = f"localStorage.setItem('bretwalda-seen-{table}', JSON.stringify({{ seq: 1, at: 0 }}))"
    ada.page.evaluate(f"() => {seen}")
    ada.page.reload()
    ada.page.locator("[data-step]").wait_for()
    expect(ada.page.get_by_role("log")).to_be_visible()
    expect(ada.page.locator("[data-step]")).to_have_count(0, timeout=20_000)  # fifteen seconds for a whole round
    ada.is_asked()


@pytest.mark.parametrize("game", BOARDS)
def test_an_uploaded_journal_is_looked_at_shared_and_played_on(arrive: Arrival, game: str) -> None:
    """A file that comes from elsewhere: all of it may be seen, by whoever has its link too, in either language."""
    ada, bede = arrive("Ada"), arrive("Bede", language="fr", phone=True)
    match = match_of(game)
    ada.go("/")
    ada.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": match.journal().encode()}
    )
    ada.page.locator("a[href^='/replay/saves/']").first.click()
    ada.page.locator("[data-step]").wait_for()
    ada.page.locator("input[type=range]").fill("9")
    is_at(ada, 9)
    ada.page.get_by_label("Point of view").select_option("2")
    ada.page.wait_for_url("**/replay/saves/*/*?seat=2")
    bede.page.goto(shares_a_note(ada))
    expect(bede.page.locator("aside", has_text="Voilà pourquoi.")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.locator("dialog").get_by_role("button", name="Play from here").click()
    ada.page.wait_for_url("**/table/*")
    ada.is_asked()


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_that_is_over_is_found_again_counted_and_taken_away(arrive: Arrival, game: str) -> None:
    """In the library of both who played it, by its filters, between the two of them, and as files."""
    ada, bede = arrive("Ada"), arrive("Bede", phone=True)
    match, seat, last = nearly_finished(game)
    people = [cookie(ada), cookie(bede)]
    others = iter([people[1], *["easy"] * int(match.state.seats)])
    seats = [people[0] if number == seat else next(others) for number in range(int(match.state.seats))]
    table = put_table(DATABASES[ada.address], match, seats, people[0])
    ada.go(f"/table/{table}")
    ada.is_asked()
    ada.wish(type="Decide", seq=ada.position()["seq"], seat=seat, choice=last)
    expect(ada.ended).to_be_visible()
    for person in (ada, bede):
        person.go("/games")
        against = person.page.get_by_role("combobox", name="Against", exact=True)
        person.page.get_by_role("combobox", name="Game", exact=True).select_option(game)
        against.select_option("people")
        expect(person.page.locator(f"a[href='/replay/{table}']")).to_be_visible()
        met = person.page.locator("section").filter(has_text="Against people").locator("tbody tr")
        expect(met.locator("td").first).to_have_text("1")
        files = {}
        for name in ("CSV", "JSON"):
            with person.page.expect_download() as taken:
                person.page.get_by_role("link", name=name, exact=True).click()
            files[name] = taken.value.path().read_text("utf-8")
        (line,) = DictReader(files["CSV"].splitlines())
        (told_of,) = json.loads(files["JSON"])
        assert line["table"] == f"/table/{table}"
        assert (line["game"], told_of["game"], told_of["table"]) == (game, game, table)
        against.select_option("expert")
        expect(person.page.locator(f"a[href='/replay/{table}']")).to_have_count(0)
