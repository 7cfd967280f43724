"""Nobody can cheat: whatever a dishonest player tries, it tells nothing that the player may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.prepared import put_table

import bretwalda
from bretwalda.engine.journal import commitment
from bretwalda.server.tables import start

from .conftest import RunningServer, StartServer
from .dishonest import compared, looked_back, replay_scenes, scenes, sealed, sealed_scenes, tried
from .people import Browser, Page, play, seated

GAMES = 1  # of each set-up; `python -m tests.server.dishonest` looks at more


def test_a_dishonest_player_hears_the_same_in_two_worlds() -> None:
    heard = list(compared(tried, scenes(GAMES)))
    assert {scene.name: different for scene, _, different in heard if different} == {}
    assert sum(answers for _, answers, _ in heard) > 10_000


def test_a_dishonest_player_who_looks_back_sees_the_same_in_two_worlds() -> None:
    heard = list(compared(looked_back, replay_scenes(GAMES)))
    assert {scene.name: different for scene, _, different in heard if different} == {}
    assert sum(answers for _, answers, _ in heard) > 500


def test_a_sealed_decision_is_told_alike_however_long_it_was() -> None:
    heard = list(compared(sealed, sealed_scenes(GAMES)))
    assert {scene.name: different for scene, _, different in heard if different} == {}


# The seed ----------------------------------------------------------------------------------------------


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All seeds that were drawn."""
    drawn: list[str] = []
    usual = start.draw_seed

    def remembered() -> str:
        drawn.append(usual())
        return drawn[-1]

    monkeypatch.setattr(start, "draw_seed", remembered)
    return drawn


def test_a_table_that_waits_has_no_seed(
    house: RunningServer, edith: Browser, harald: Browser, seeds: list[str]
) -> None:
    """Neither its host nor the only one who sits there can take its file, or keep it."""
    table = edith.open_table(seats=[{"kind": "open"}, {"kind": "open"}])
    page = harald.visit(table)
    page.do("TakeSeat", seat=1)
    for person in (edith, harald):
        assert person.refusal("GET", f"/api/tables/{table}/file") == "refused-not-started"
        assert person.refusal("POST", "/api/saves", {"table": table, "name": ""}) == "refused-not-started"
    assert seeds == []
    assert page.table["commitment"] == ""


def test_the_seed_is_drawn_when_the_game_begins_and_everybody_is_shown_what_it_is_committed_to(
    edith: Browser, harald: Browser, seeds: list[str]
) -> None:
    first, second = seated([edith, harald])
    assert len(seeds) == 1
    for page in (first, second):
        kinds = [message["type"] for message in page.heard]
        assert kinds.index("Begun") < kinds.index("Position")
        assert page.table["commitment"] == commitment(seeds[0])
        assert seeds[0] not in str(page.heard)


def kept(person: Browser, table: str) -> str:
    return str(person.post("/api/saves", {"table": table, "name": "kept"})["id"])


def loaded(person: Browser, save: str) -> str:
    return str(person.post(f"/api/saves/{save}/load")["id"])


def file_of(person: Browser, table: str) -> bretwalda.Journal:
    answer = person.ask("GET", f"/api/tables/{table}/file")
    assert answer.status == 200, answer
    return bretwalda.decode(answer.body)


def test_whoever_goes_on_without_the_others_gets_nothing_of_the_game(
    edith: Browser, harald: Browser, seeds: list[str]
) -> None:
    pages = seated([edith, harald], settings={"advanced": True})
    play(pages, Random("without"), decisions=6)
    copy = loaded(edith, kept(edith, pages[0].table["id"]))
    page = edith.visit(copy)
    assert page.refusal("Start") == "refused-not-agreed"
    page.do("SetSeat", seat=1)
    assert edith.refusal("GET", f"/api/tables/{copy}/file") == "refused-not-started"
    page.do("Start")
    page.wait_for_seq(0)
    journal = file_of(edith, copy)
    assert seeds[0] not in journal.encode().decode()
    assert not [move for move in journal.moves if move.startswith("0 ")]
    pages[0].catch_up()
    assert page.position is not None
    assert pages[0].position is not None
    if page.seq == 0:
        assert page.position["view"] == pages[0].position["view"]  # all that she could see is as it was
    assert bretwalda.Match.replay(bretwalda.game(journal.game), journal).journal().moves == journal.moves


def test_people_are_told_and_agree_before_a_saved_game_goes_on(
    edith: Browser, harald: Browser, seeds: list[str]
) -> None:
    pages = seated([edith, harald])
    play(pages, Random("agree"), decisions=6)
    copy = loaded(edith, kept(edith, pages[0].table["id"]))
    pages[1].catch_up()
    assert pages[1].notices[-1]["key"] == "notice-invited"
    mine = [line for line in harald.get("/api/tables")["mine"] if line["table"]["id"] == copy]
    assert [seat["away"] for seat in mine[0]["seats"]] == [False, True]
    host, guest = edith.visit(copy), harald.visit(copy)
    guest.do("TakeSeat", seat=1)
    host.do("Start")
    guest.wait_for(lambda: guest.position is not None)
    assert len(seeds) == 2
    assert guest.table["commitment"] == commitment(seeds[1])


def test_a_saved_game_goes_on_with_other_dice(edith: Browser, seeds: list[str]) -> None:
    table = edith.open_table(game="britannia", seats=[{"kind": "me"}] * 4, start=True)
    page = edith.visit(table)
    save = kept(edith, table)
    futures = []
    for _ in range(3):
        copy = edith.visit(loaded(edith, save))
        copy.do("Start")
        copy.wait_for(lambda copy=copy: copy.position is not None)  # type: ignore[misc]
        play([copy], Random("the same choices"), decisions=40)
        futures.append(copy.log)
        copy.close()
    assert futures[0] != futures[1] != futures[2]
    assert len(set(seeds)) == len(seeds) == 4
    page.close()


def finished_copies(edith: Browser, harald: Browser) -> tuple[Page, Page, str]:
    """A game and its copy, both going on; the pages of the first and the table of the copy."""
    pages = seated([edith, harald])
    play(pages, Random("copies"), decisions=4)
    copy = loaded(edith, kept(edith, pages[0].table["id"]))
    harald.visit(copy).do("TakeSeat", seat=1)
    edith.visit(copy).do("Start")
    return pages[0], pages[1], copy


def test_the_seed_stays_secret_while_people_play_on_from_a_save(
    edith: Browser, harald: Browser, seeds: list[str]
) -> None:
    first, second, copy = finished_copies(edith, harald)
    play([first, second], Random("to the end"))
    assert first.position is not None
    assert first.position["over"]["seed"] is None
    assert edith.refusal("GET", first.position["over"]["file"]) == "refused-secret"
    saves = {save["name"]: save for save in edith.get("/api/saves")["saves"]}
    assert not saves["kept"]["can_download"]
    pages = [edith.visit(copy), harald.visit(copy)]
    play(pages, Random("the copy, too"))
    assert pages[0].position is not None
    assert pages[0].position["over"]["seed"] == seeds[1]
    assert file_of(harald, first.table["id"]).seed == seeds[0]


def test_a_game_that_is_over_may_be_known_to_whoever_goes_on_with_it(edith: Browser, harald: Browser) -> None:
    pages = seated([edith, harald])
    play(pages, Random("known"), decisions=4)
    save = kept(edith, pages[0].table["id"])
    assert not edith.post(f"/api/saves/{save}/load")["uploaded"]
    play(pages, Random("to the end"))
    assert edith.post(f"/api/saves/{save}/load")["uploaded"]


def test_whoever_brings_a_file_knows_nothing_more_when_others_sit_down(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    game = bretwalda.game("king_is_dead")
    match = bretwalda.Match(game, {"players": 3, "advanced": True}, "a known seed")
    saved = edith.ask("POST", "/api/saves/file?name=brought", match.journal().encode()).json["id"]
    copy = loaded(edith, saved)
    page, guest = edith.visit(copy), harald.visit(copy)
    assert page.table["uploaded"]
    guest.do("TakeSeat", seat=1)
    page.do("SetSeat", seat=2, level="random")
    page.do("Start")
    page.wait_for(lambda: page.position is not None)
    assert not page.table["uploaded"]
    assert page.table["commitment"] != match.journal().commitment


def test_a_file_that_begins_in_the_middle_cannot_be_brought(edith: Browser) -> None:
    game = bretwalda.game("king_is_dead")
    dump = [int(number) for number in game.new(seed="middle", players=2).dump()]
    journal = bretwalda.Match(game, {"players": 2}, "middle", dump).journal()
    answer = edith.ask("POST", "/api/saves/file", journal.encode())
    assert answer.json["key"] == "refused-position-brought"


# What takes no end -------------------------------------------------------------------------------------


def test_nothing_is_taken_back_in_a_journal_without_end(
    house: RunningServer, edith: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bretwalda.server.tables.table.MOST_ENTRIES", 3)
    monkeypatch.setattr("bretwalda.server.http.saves.MOST_ENTRIES", 3)
    page = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    page.wait_for(lambda: page.position is not None)

    def seat() -> Any:
        assert page.position is not None
        return page.position["seat"]

    page.decide(Random("one"))
    page.do("Undo", seq=page.seq, seat=seat())
    page.decide(Random("two"))
    assert page.refusal("Undo", seq=page.seq, seat=seat()) == "refused-long"
    page.decide(Random("on"))  # the game goes on
    long = file_of(edith, page.table["id"])
    assert edith.ask("POST", "/api/saves/file", long.encode()).json["key"] == "refused-long"


def planners(house: RunningServer) -> tuple[Browser, Browser, str]:
    """Two people who plan in secret at Rex Britannorum, and their table."""
    edith, harald = house.person("Edith"), house.person("Harald")
    match = bretwalda.Match(bretwalda.game("rex_britannorum"), {"players": 2, "objectives": "none"}, "clock")
    while len(match.state.actors()) < 2:
        seat = int(match.state.actor)
        match.choose(seat, int(match.state.options(seat)[0]))
    return edith, harald, put_table(house.config.database, match, [edith.cookie, harald.cookie], edith.cookie)


def test_the_time_of_the_latest_decision_does_not_tell_that_somebody_decides_in_secret(house: RunningServer) -> None:
    edith, harald, table = planners(house)
    page = edith.visit(table)
    since = harald.get(f"/api/tables/{table}")["since"]
    page.decide(Random("in secret"))
    assert harald.get(f"/api/tables/{table}")["since"] == since


def test_nor_does_it_when_the_table_comes_back_from_the_database(start_server: StartServer) -> None:
    first = start_server(limited=False, workers=1)
    edith, harald, table = planners(first)
    since = harald.get(f"/api/tables/{table}")["since"]
    edith.visit(table).decide(Random("in secret"))
    first.stop()
    harald.port = start_server(limited=False, workers=1).port
    assert harald.get(f"/api/tables/{table}")["since"] == since
