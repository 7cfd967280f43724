"""A table at which somebody learns: the lesson says what comes next, others do as it says, then the game is free."""

from __future__ import annotations

import pytest

from bretwalda.engine.registry import catalogue

from .conftest import RunningServer, StartServer
from .people import Browser, Message, Page, until

TAUGHT = {game.id: [lesson.id for lesson in game.lessons] for game in catalogue().values()}
LESSONS = [(game, lesson) for game, lessons in TAUGHT.items() for lesson in lessons]


def asked(page: Page) -> Message:
    """The position of a page whose turn it is; an empty one while it is not."""
    return page.position if page.position is not None and page.position["options"] else {"seq": -1}


def learn(browser: Browser, game: str, lesson: str = "first") -> Page:
    page = browser.visit(browser.post(f"/api/games/{game}/lessons/{lesson}")["id"])
    page.wait_for(lambda: asked(page)["seq"] >= 0)
    return page


def fulfil(page: Page, words: list[Message], tasks: int = 99) -> None:
    """Do the tasks of a lesson, as the page is told them."""
    for word in [word for word in words if word["choice"] is not None][:tasks]:
        wait_for(page, word["seq"])
        page.do("Decide", seq=page.seq, seat=asked(page)["seat"], choice=word["choice"])


def wait_for(page: Page, seq: int) -> None:
    page.wait_for(lambda: asked(page)["seq"] == seq)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_along_to_its_end(edith: Browser, game: str, lesson: str) -> None:
    words = edith.get(f"/api/games/{game}/lessons/{lesson}")["words"]
    page = learn(edith, game, lesson)
    assert (page.table["lesson"], page.table["practice"], page.table["public"]) == (lesson, True, False)
    fulfil(page, words)
    wait_for(page, words[-1]["seq"])
    seat, options = asked(page)["seat"], asked(page)["options"]
    page.do("Decide", seq=page.seq, seat=seat, choice=options[-1]["choice"])  # whatever one likes
    if game == "king_is_dead":
        page.do("Undo", seq=page.seq, seat=seat)


def test_the_lesson_asks_for_one_thing_at_a_time(edith: Browser) -> None:
    words = edith.get("/api/games/king_is_dead/lessons/first")["words"]
    page = learn(edith, "king_is_dead")
    verbs = catalogue()["king_is_dead"].verbs
    other = {"seq": page.seq, "seat": 0, "choice": verbs.parse("pass")}
    assert page.refusal("Decide", **other) == "refused-lesson"
    assert page.refusal("Decide", **other | {"choice": verbs.parse("region moray")}) == "refused-illegal"
    assert page.seq == 0
    fulfil(page, words, tasks=1)
    assert page.refusal("Undo", seq=page.seq, seat=0) == "refused-lesson-back"
    assert page.refusal("GoBack", seq=page.seq, seat=0, to=0) == "refused-lesson-back"


def test_a_lesson_is_left_and_resumed_after_a_restart(start_server: StartServer) -> None:
    house = start_server()
    edith = house.person("Edith")
    words = edith.get("/api/games/king_is_dead/lessons/first")["words"]
    page = learn(edith, "king_is_dead")
    fulfil(page, words, tasks=4)
    table, before = str(page.table["id"]), [word["seq"] for word in words if word["choice"] is not None][4]
    page.close()
    house.stop()
    house = start_server()
    edith.port = house.port
    page = edith.visit(table)
    page.wait_for(lambda: page.seq == before)
    fulfil(page, [word for word in words if word["seq"] >= before])
    assert edith.get(f"/api/tables/{table}")["table"]["lesson"] == "first"


def test_a_lesson_is_taken_up_again_until_it_is_done_and_then_remembered(edith: Browser, house: RunningServer) -> None:
    page = learn(edith, "britannia", "growth")
    words = edith.get("/api/games/britannia/lessons/growth")["words"]
    fulfil(page, words, tasks=1)
    assert learn(edith, "britannia", "growth").table["id"] == page.table["id"]
    assert edith.get("/api/lessons") == {"done": {}}
    fulfil(page, [word for word in words if word["seq"] >= page.seq])
    until(lambda: edith.get("/api/lessons") == {"done": {"britannia": ["growth"]}})
    assert learn(edith, "britannia", "growth").table["id"] != page.table["id"]
    assert house.person("Ada").get("/api/lessons") == {"done": {}}


def test_a_lesson_counts_for_nothing(edith: Browser) -> None:
    page = learn(edith, "king_is_dead")
    assert edith.ask("POST", f"/api/tables/{page.table['id']}/give-up").status == 204
    until(lambda: edith.get("/api/library/summary")["games"] == [])


def test_a_lesson_that_nobody_has_written_is_refused(house: RunningServer, edith: Browser) -> None:
    for path, expected in (
        ("/api/games/king_is_dead/lessons/chess", "refused-no-lesson"),
        ("/api/games/chess/lessons/first", "refused-no-game"),
    ):
        assert edith.refusal("GET", path) == edith.refusal("POST", path) == expected
    assert {game["id"]: game["lessons"] for game in house.newcomer().get("/api/games")["games"]} == TAUGHT


def test_a_paragraph_of_the_rules_is_tried_at_a_table_of_ones_own(edith: Browser) -> None:
    assert "8.1" in edith.get("/api/games/rex_britannorum/examples")["paragraphs"]
    page = edith.visit(edith.post("/api/games/rex_britannorum/examples/8.1")["id"])
    page.wait_for(lambda: asked(page)["seq"] >= 0)
    assert (asked(page)["rule"], page.table["public"], page.table["lesson"]) == ("8.1", False, "")
    page.do("Decide", seq=page.seq, seat=asked(page)["seat"], choice=asked(page)["options"][0]["choice"])
    assert edith.refusal("POST", "/api/games/rex_britannorum/examples/R13") == "refused-no-example"


def test_a_worked_example_has_a_picture(edith: Browser) -> None:
    assert "6.4" in edith.get("/api/games/rex_britannorum/examples")["pictured"]
    answer = edith.ask("GET", "/api/games/rex_britannorum/examples/6.4/picture?language=fr")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert "sandbox" in answer.headers["content-security-policy"]
