"""Games that are looked at again: through one's own eyes while they are played, through any when they are over."""

from __future__ import annotations

import asyncio
import gc
from random import Random
from typing import Any
from unittest.mock import Mock
from xml.etree import ElementTree

import msgspec
import pytest
from tests.chance import MOST_DECISIONS, game_of

from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.engine.retelling import EVERYTHING, Retelling, Viewpoint, story_of
from bretwalda.server.replay import film as films
from bretwalda.server.replay.forks import fork
from bretwalda.server.replay.moments import MOST_FRAMES, look
from bretwalda.server.replay.retellings import MOST_KEPT, Retellings
from bretwalda.server.replay.sources import Source
from bretwalda.server.tables import registry
from bretwalda.server.tables.loading import replay_table
from bretwalda.server.tables.replays import Replays
from bretwalda.server.tables.table import Table

from .conftest import RunningServer, table_with
from .people import Browser, Message, Page, play, seated

GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")
SETTINGS: dict[str, dict[str, Any]] = {
    "king_is_dead": {"players": 3, "advanced": True},
    "rex_britannorum": {"players": 3},
    "barbarian_kingdoms": {"players": 3},
    "britannia": {"scenario": "artorius_rex"},
}


def match_of(game: str, decisions: int = MOST_DECISIONS) -> Match:
    return game_of(catalogue()[game], SETTINGS[game], "looked at again", decisions)


def frames(browser: Browser, path: str, replay: Message) -> list[Message]:
    """All positions of a replay."""
    out: list[Message] = []
    last = replay["first"] + len(replay["movers"]) - 1
    for first in range(replay["first"], last + 1, MOST_FRAMES):
        until = min(last, first + MOST_FRAMES - 1)
        query = f"seat={replay['viewpoint']}&first={first}&last={until}"
        out += browser.get(f"{path}/frames?{query}")["frames"]
    return out


def plain(view: msgspec.Struct) -> Any:
    return msgspec.to_builtins(view)


# Games that are over -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_looked_at_through_any_eyes(
    house: RunningServer, edith: Browser, harald: Browser, game: str
) -> None:
    match = match_of(game)
    path = f"/api/replays/tables/{table_with(house, match, edith, harald)}"
    told, usual = Retelling(story_of(match)), edith.get(path)
    seats = [str(seat + 1) for seat in range(told.seats)]
    assert usual["viewpoints"] == [*seats, "0", "all"]
    assert (usual["viewpoint"], usual["yours"], usual["over"], usual["first"]) == ("1", [0], True, 0)
    assert house.person("Gytha").get(path)["viewpoints"] == ["0", *seats, "all"]
    for word, viewpoint in (("2", Viewpoint(1)), ("0", Viewpoint()), ("all", EVERYTHING)):
        replay = edith.get(f"{path}?seat={word}")
        route = told.path(viewpoint)
        assert replay["movers"] == [moment.seat for moment in route]
        assert len(replay["log"]) == replay["lines"][-1]
        assert [line["key"] for line in replay["log"]] == [
            f"event-{event.key}" for event in match.events if viewpoint.reads(event)
        ]
        kinds = {kind for mark in replay["marks"] for kind in mark["kinds"]}
        assert "battle" in kinds
        assert kinds <= set(match.game.marks.values())
        last = len(route) - 1
        for step in (0, last // 3, last):
            [frame] = edith.get(f"{path}/frames?seat={word}&first={step}&last={step}")["frames"]
            state = told.state(route[step])
            assert frame["view"] == plain(match.game.view(state, viewpoint.seat))
            assert len(frame["hands"]) == (told.seats if word == "all" else 0)
            assert frame["hands"] == [plain(match.game.view(state, seat)) for seat in range(len(frame["hands"]))]
            assert frame["result"] == (match.result() if step == last else None), "how it ended only the end says"


def test_who_was_asked_what_is_told_to_whoever_looks_through_their_eyes(house: RunningServer, edith: Browser) -> None:
    match = match_of("king_is_dead")
    path = f"/api/replays/tables/{table_with(house, match, edith)}"
    first = int(match.at(0).actor)
    for seat in range(3):
        [frame] = edith.get(f"{path}/frames?seat={seat + 1}&first=0&last=0")["frames"]
        assert frame["waiting"] == [first]
        assert (frame["asked"] is not None) == (frame["rule"] is not None) == (seat == first)


def test_a_save_and_a_file_are_looked_at_like_a_table(house: RunningServer, edith: Browser, harald: Browser) -> None:
    match = match_of("king_is_dead", decisions=30)
    brought = edith.ask("POST", "/api/saves/file?name=brought", match.journal().encode()).json["id"]
    replay = edith.get(f"/api/replays/saves/{brought}")
    assert replay["viewpoints"] == ["1", "2", "3", "0", "all"]  # whoever brings a file knows all of it
    assert (replay["first"], len(replay["movers"]), replay["over"]) == (0, 31, False)
    assert len(frames(edith, f"/api/replays/saves/{brought}", replay)) == 31
    assert harald.refusal("GET", f"/api/replays/saves/{brought}") == "refused-no-save"
    kept = edith.post("/api/saves", {"table": table_with(house, match, edith, harald), "name": "kept"})["id"]
    mine = edith.get(f"/api/replays/saves/{kept}")
    assert (mine["viewpoints"], mine["can_fork"], mine["can_download"]) == (["1"], False, False)
    assert mine["first"] > 0  # the game may be going on, and remembering is part of it


# Games that are played ---------------------------------------------------------------------------------


def looked_back(browser: Browser, page: Page) -> tuple[Message, list[Message]]:
    path = f"/api/replays/tables/{page.table['id']}"
    replay = browser.get(path)
    return replay, frames(browser, path, replay)


@pytest.mark.parametrize("game", GAMES)
def test_while_it_is_played_everybody_sees_again_what_they_saw_and_no_more(house: RunningServer, game: str) -> None:
    """Each position was sent to the same page before, each line is in the log that it would be sent now."""
    settings = {name: value for name, value in SETTINGS[game].items() if name != "players"}
    if game == "britannia":
        people = [house.person(name) for name in ("Edith", "Harald", "Gytha", "Tostig")]
        table = people[0].open_table(game=game, settings=settings)
        pages = [one.visit(table) for one in people]
        for seat, page in enumerate(pages[1:], 1):
            page.do("TakeSeat", seat=seat)
        pages[0].do("Start")
        for page in pages:
            page.wait_for_seq(0)
    else:
        people = [house.person(name) for name in ("Edith", "Harald", "Gytha")]
        pages = seated(people, game=game, settings=settings)
    watcher = house.person("Bede")
    watching = watcher.visit(pages[0].table["id"])
    play([*pages, watching], Random("again"), decisions=70)
    for browser, page in zip([*people, watcher], [*pages, watching], strict=True):
        page.catch_up()
        seen = [message["view"] for message in page.heard if message["type"] == "Position"]
        fresh = browser.visit(page.table["id"])
        replay, shown = looked_back(browser, page)
        assert replay["viewpoints"] == [str(page.seats["yours"][0] + 1) if page.seats["yours"] else "0"]
        assert all(frame["view"] in seen for frame in shown)
        assert shown[-1]["view"] == fresh.position["view"] if fresh.position else False
        assert replay["log"] == fresh.log
        assert all(frame["result"] is None and not frame["hands"] for frame in shown)
        assert (replay["first"] > 0) == (not catalogue()[game].open_log)


def test_nobody_looks_back_through_others_eyes_while_it_is_played(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    page, _ = seated([edith, harald], open_log=True)
    path = f"/api/replays/tables/{page.table['id']}"
    for query in ("seat=2", "seat=0", "seat=all"):
        for door in ("", "/frames", "/story", "/film"):
            assert edith.refusal("GET", f"{path}{door}?{query}&first=0&last=0") == "refused-viewpoint-closed"
    for seat in ("1", "2", "all"):
        assert house.person("Gytha").refusal("GET", f"{path}?seat={seat}") == "refused-viewpoint-closed"


def test_in_a_game_of_memory_nobody_looks_further_back_than_the_log(edith: Browser, harald: Browser) -> None:
    pages = seated([edith, harald])
    play(pages, Random("memory"), decisions=30)
    path = f"/api/replays/tables/{pages[0].table['id']}"
    first = edith.get(path)["first"]
    assert first > 0
    assert edith.refusal("GET", f"{path}/frames?first={first - 1}&last={first}") == "refused-step"
    assert edith.ask("GET", f"{path}/frames?first={first}&last={first}").status == 200
    assert len(edith.ask("GET", f"{path}/story").body.splitlines()) < 30


def test_what_was_taken_back_is_not_told(house: RunningServer, edith: Browser) -> None:
    page = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True, open_log=True))
    page.wait_for(lambda: page.position is not None)
    path = f"/api/replays/tables/{page.table['id']}"
    assert page.position is not None
    page.decide(Random("there"))
    page.do("Undo", seq=page.seq, seat=page.position["seat"])
    page.catch_up()
    assert len(edith.get(path)["movers"]) == 1


def test_a_table_that_waits_or_takes_no_spectators_is_not_shown(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    waiting = edith.open_table()
    assert edith.refusal("GET", f"/api/replays/tables/{waiting}") == "refused-not-started"
    closed = edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True, spectators=False)
    for door in ("", "/frames", "/story", "/film", "/picture", "/preview"):
        assert harald.refusal("GET", f"/api/replays/tables/{closed}{door}?first=0&last=0&step=0") == (
            "refused-no-spectators"
        )
    assert harald.refusal("GET", "/api/replays/tables/nowhere") == "refused-no-table"
    assert harald.refusal("GET", f"/api/replays/people/{closed}") == "refused-no-table"


def test_a_game_that_is_over_keeps_its_secrets_while_people_play_on_from_a_save(
    edith: Browser, harald: Browser
) -> None:
    pages = seated([edith, harald], settings={"advanced": True})
    play(pages, Random("copies"), decisions=4)
    save = edith.post("/api/saves", {"table": pages[0].table["id"], "name": "kept"})["id"]
    copy = edith.post(f"/api/saves/{save}/load")["id"]
    harald.visit(copy).do("TakeSeat", seat=1)
    edith.visit(copy).do("Start")
    play(pages, Random("to the end"))
    path = f"/api/replays/tables/{pages[0].table['id']}"
    replay = edith.get(path)
    assert (replay["over"], replay["viewpoints"], replay["can_fork"]) == (True, ["1"], False)
    assert replay["first"] == 0  # all of the log is open, as it is at the table
    assert edith.refusal("GET", f"{path}?seat=2") == "refused-viewpoint-closed"
    play([edith.visit(copy), harald.visit(copy)], Random("the copy, too"))
    assert edith.get(path)["viewpoints"] == ["1", "2", "0", "all"]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("first=0&last=16", "refused-frames"),
        ("first=1&last=0", "refused-frames"),
        ("first=99999&last=99999", "refused-step"),
        ("first=-1&last=0", "refused-message"),
        ("first=0", "refused-message"),
        ("first=1e3&last=1e3", "refused-message"),
        ("first=123456789012345678901234567890&last=1", "refused-message"),
        ("seat=9&first=0&last=0", "refused-viewpoint"),
        ("seat=&first=0&last=0", "refused-viewpoint"),
    ],
)
def test_nonsense_is_refused(house: RunningServer, edith: Browser, query: str, key: str) -> None:
    table = table_with(house, match_of("king_is_dead", decisions=5), edith)
    assert edith.refusal("GET", f"/api/replays/tables/{table}/frames?{query}") == key


# Games that go on from a moment ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_of_a_game_that_is_over_goes_on_against_computers(
    house: RunningServer, edith: Browser, harald: Browser, game: str
) -> None:
    match = match_of(game)
    path = f"/api/replays/tables/{table_with(house, match, edith, harald)}"
    step = next(k for k in range(12, len(match.decisions)) if list(match.at(k).actors()) == [1])
    told = Retelling(story_of(match))
    step = told.path(Viewpoint(1)).index(told.moments[step])
    [frame] = harald.get(f"{path}/frames?seat=2&first={step}&last={step}")["frames"]
    table = harald.post(f"{path}/fork", {"viewpoint": "2", "step": step, "level": "easy"})
    assert not table["public"]
    page = harald.visit(table["id"])
    assert page.position is not None
    assert page.position["view"] == frame["view"]  # all that the seat knew
    assert page.position["options"]
    kinds = [(seat["kind"], seat["level"]) for seat in page.seats["seats"]]
    assert kinds.count(("computer", "easy")) == len(kinds) - 1
    assert page.seats["yours"] == [1]
    assert house.person("Gytha").refusal("GET", f"/api/tables/{table['id']}/file") == "refused-secret"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_on_is_one_that_its_seat_could_not_tell_from_the_real_one(game: str) -> None:
    """All over a game and for every seat: view, questions and choices are those of the moment, the dice are not."""
    match = match_of(game)
    told = Retelling(story_of(match))
    for seat in range(told.seats):
        source = Source("tables", "x", "", told, [], [seat], True, True, True, True, True)
        seen = look(source, Viewpoint(seat))
        last = len(seen.path) - 1
        for step in range(seat, last, max(1, last // 9)):
            then, now = seen.state(step), fork(seen, step).state
            assert match.game.view(now, seat) == match.game.view(then, seat)
            assert match.game.view(now, None) == match.game.view(then, None)
            assert list(now.actors()) == list(then.actors())
            assert list(now.options(seat)) == list(then.options(seat))
            assert now.dump() != then.dump(), "it goes on with other dice"


def test_what_is_hidden_is_dealt_anew(house: RunningServer, edith: Browser, harald: Browser) -> None:
    """Of many games that go on from one moment some have other cards in the others' hands."""
    match = match_of("king_is_dead")
    path = f"/api/replays/tables/{table_with(house, match, edith, harald)}"
    step = next(k for k in range(9, 60) if list(match.at(k).actors()) == [0])
    hands = set()
    for _ in range(8):
        table = edith.post(f"{path}/fork", {"viewpoint": "1", "step": step, "level": "random"})["id"]
        begun = edith.get(f"/api/replays/tables/{table}")
        assert begun["can_fork"]
        journal = edith.get(f"/api/tables/{table}/file")
        assert journal["seed"] != match.seed
        state = match.game.restore([int(number) for number in journal["position"].split()])
        hands.add(str(plain(match.game.view(state, 1))))
    assert len(hands) > 1


def test_a_game_alone_goes_on_from_any_of_its_moments_a_game_with_others_never(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    match = match_of("king_is_dead", decisions=20)
    alone, together = table_with(house, match, edith), table_with(house, match, edith, harald)
    step = edith.get(f"/api/replays/tables/{alone}")["first"]
    wish = {"viewpoint": "1", "step": step, "level": "easy"}
    assert edith.post(f"/api/replays/tables/{alone}/fork", wish)["id"]
    assert edith.refusal("POST", f"/api/replays/tables/{together}/fork", wish) == "refused-fork"
    assert edith.refusal("POST", f"/api/replays/tables/{alone}/fork", wish | {"viewpoint": "2"}) == (
        "refused-viewpoint-closed"
    )


def test_a_fork_that_makes_no_sense_is_refused(house: RunningServer, edith: Browser) -> None:
    match = match_of("king_is_dead")
    path = f"/api/replays/tables/{table_with(house, match, edith)}/fork"
    wish = {"viewpoint": "1", "step": 3, "level": "easy"}
    assert edith.refusal("POST", path, wish | {"step": len(match.decisions)}) == "refused-over"
    assert edith.refusal("POST", path, wish | {"step": -1}) == "refused-step"
    assert edith.refusal("POST", path, wish | {"viewpoint": "0"}) == "refused-fork-seat"
    assert edith.refusal("POST", path, wish | {"viewpoint": "all"}) == "refused-fork-seat"
    assert edith.refusal("POST", path, wish | {"viewpoint": "king"}) == "refused-viewpoint"
    assert edith.refusal("POST", path, wish | {"level": "godlike"}) == "refused-level"
    assert edith.refusal("POST", path, {"step": 3}) == "refused-message"
    assert [line for line in edith.get("/api/tables")["mine"] if not line["table"]["over"]] == []


# Texts and pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_a_story_in_both_languages(house: RunningServer, edith: Browser, game: str) -> None:
    match = match_of(game)
    path = f"/api/replays/tables/{table_with(house, match, edith)}"
    for language in ("en", "fr"):
        answer = edith.ask("GET", f"{path}/story?seat=0&language={language}")
        assert answer.headers["content-disposition"] == f'attachment; filename="{game}.txt"'
        lines = answer.body.decode().splitlines()
        assert lines[0] == match.game.texts(language).say("title")
        assert "Edith" in lines[2]
        told = [line for line in lines[3:] if line]
        assert len(told) == len([event for event in match.events if event.seen_by(None)])
    assert edith.refusal("GET", f"{path}/story?language=de") == "refused-language"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_a_moving_picture(house: RunningServer, edith: Browser, game: str) -> None:
    match = match_of(game)
    path = f"/api/replays/tables/{table_with(house, match, edith)}"
    answer = edith.ask("GET", f"{path}/film?seat=0&language=fr")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert "sandbox" in answer.headers["content-security-policy"]
    root = ElementTree.fromstring(answer.body)
    shown = root.iter(f"{{{films.SVG}}}animate")
    assert {each.get("repeatCount") for each in shown} == {"indefinite"}
    assert len(answer.body) < 3_000_000
    alone = len(match.game.picture(match.game.view(match.state, None), match.game.texts("fr")))
    assert len(answer.body) < films.MOST_PICTURES * alone, "what is the same in all pictures is there once"


# What it costs -----------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_fetched_once_for_all_its_positions(
    house: RunningServer, edith: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is at its table, and yet it stays in memory while somebody goes from step to step."""
    replayed = Mock(side_effect=replay_table)
    monkeypatch.setattr(registry, "replay_table", replayed)
    table = table_with(house, match_of("king_is_dead"), edith)
    gc.disable()  # it would only hide that somebody still holds the table
    try:
        for step in range(9):
            edith.get(f"/api/replays/tables/{table}/frames?seat=1&first={step}&last={step}")
    finally:
        gc.enable()
    assert replayed.call_count == 1


def test_only_so_many_games_are_kept_in_memory() -> None:
    match = match_of("king_is_dead", decisions=3)

    async def look_at_many() -> None:
        replays = Replays()
        rested: list[Table] = []
        kept = Retellings(replays, rested.append)
        tables = [Mock(spec=Table) for _ in range(MOST_KEPT + 3)]
        for number, table in enumerate(tables):
            await kept.tell("edith", str(number), story_of(match), table)
        known = [number for number in range(MOST_KEPT + 3) if kept.find(str(number)) is not None]
        assert known == list(range(3, MOST_KEPT + 3))
        assert rested == tables[:3], "the others stay in memory"
        assert await kept.tell("edith", "5", story_of(match), tables[5]) is kept.find("5")  # it is not told anew
        assert rested == tables[:3]
        match.choose(int(match.state.actor), int(match.state.options(match.state.actor)[0]))
        assert len((await kept.tell("edith", "5", story_of(match))).moments) == 5  # unless it has gone on
        replays.close()

    asyncio.run(look_at_many())
