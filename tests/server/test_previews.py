"""What a link to a moment shows where it is pasted: the game, the moment and its picture, and nobody's secrets."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bretwalda.engine.retelling import EVERYTHING, Retelling, Viewpoint, story_of
from bretwalda.server.http import page, previews, replays
from bretwalda.server.replay.drawing import card, map_alone, png

from .conftest import RunningServer, StartServer, table_with
from .people import Browser
from .test_replays import GAMES, match_of

PAGE = "<html><head><title>Bretwalda</title></head></html>"


@pytest.fixture
def start_page(start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StartServer:
    """Start a server that has a page."""
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    return start_server


def tags_of(house: RunningServer, path: str, liked: str = "", browser: Browser | None = None) -> dict[str, str]:
    """What the page says to whoever makes a preview, its title among it."""
    asked = (browser or house.newcomer()).ask("GET", path, headers={"Accept-Language": liked} if liked else {})
    assert asked.status == 200
    told = asked.body.decode()
    head, _, _ = told.partition("</head>")
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', head)
    assert len(found) == len(dict(found))
    title = re.search("<title>(.*)</title>", head)
    assert title is not None
    return {name: unescape(value) for name, value in [*found, ("title", title[1])]}


# Pictures ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("public", [True, False])
def test_a_link_has_a_picture_that_anybody_can_ask_for(house: RunningServer, edith: Browser, public: bool) -> None:
    """Who plays is in it only where the lists of the house tell it, too, or for people of the house."""
    match = match_of("king_is_dead")
    table = table_with(house, match, edith, public=public)
    told = Retelling(story_of(match))
    moment = told.path(Viewpoint())[7]
    texts = match.game.texts("fr")

    def drawn(*players: str) -> tuple[bytes, bytes]:
        texts.players = players
        expected = match.game.picture(match.game.view(told.state(moment), None), texts)
        lines = [texts.message(match.game.message(event)) for event in told.events(Viewpoint(), 0, moment.events)]
        return png(card(expected, texts.say("title"), ", ".join(players), lines)), png(map_alone(expected))

    path = f"/api/replays/tables/{table}/picture"
    stranger = house.newcomer().ask("GET", f"{path}?step=7&language=fr")
    assert (stranger.status, stranger.headers["content-type"]) == (200, "image/png")
    bare = house.newcomer().ask("GET", f"{path}?step=7&language=fr&only=map")
    assert (stranger.body, bare.body) == drawn("Edith" if public else "Joueur 1", "Joueur 2", "Joueur 3")
    known = edith.ask("GET", f"{path}?step=7&language=fr").body
    assert known == drawn("Edith", "Joueur 2", "Joueur 3")[0]
    assert house.newcomer().ask("GET", f"{path}?step=99999").status == 200  # the latest


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_link_is_that_of_its_moment_however_its_eyes_count(
    house: RunningServer, edith: Browser, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Whoever looks on counts a secret decision as one step, those who took it as many: the link says who counts."""
    monkeypatch.setattr(replays, "png", str.encode)
    match = match_of(game)
    path = f"/api/replays/tables/{table_with(house, match, edith)}/picture"
    told = Retelling(story_of(match))
    for word, eyes in (("2", Viewpoint(1)), ("all", EVERYTHING)):
        step = len(told.path(eyes)) * 3 // 4
        then = next(m for m in told.path(Viewpoint()) if m.decisions >= told.path(eyes)[step].decisions)
        expected = match.game.picture(match.game.view(told.state(then), None), match.game.texts("en"))
        bare = house.newcomer().ask("GET", f"{path}?step={step}&seat={word}&only=map").body.decode()
        assert bare == map_alone(expected)
    assert house.newcomer().refusal("GET", f"{path}?step=3&seat=99") == "refused-viewpoint"


def test_the_preview_of_a_running_game_does_not_tell_how_others_count(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    path = f"/api/replays/tables/{table_with(house, match_of('rex_britannorum', 60), edith, harald)}"
    for seat in ("1", "2", "all"):
        for door in ("picture", "preview"):
            counted = house.newcomer().ask("GET", f"{path}/{door}?step=40&seat={seat}").body
            assert counted == house.newcomer().ask("GET", f"{path}/{door}?step=40").body


# Words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_link_names_the_game_and_the_moment_and_nothing_of_what_comes_after(
    house: RunningServer, edith: Browser, game: str
) -> None:
    """All over a game it says what it would say if the game stood there."""
    whole = match_of(game)
    path = Retelling(story_of(whole)).path(Viewpoint())
    table = table_with(house, whole, edith)
    for step in range(0, len(path), max(1, len(path) // 6)):
        then = match_of(game, path[step].decisions)
        there = table_with(house, then, edith)
        for language in ("en", "fr"):
            query = f"step={step}&language={language}"
            told = house.newcomer().get(f"/api/replays/tables/{table}/preview?{query}")
            assert told == house.newcomer().get(f"/api/replays/tables/{there}/preview?{query}")
            title = whole.game.texts(language).say("title")
            assert re.fullmatch(rf"{title} · (?:(turn|tour) \d+, )?(step|étape) {step}", told["title"])
            latest = [event for event in then.events if event.seen_by(None)][-1:]
            for event in latest:
                assert told["text"].endswith(whole.game.texts(language).message(whole.game.message(event)))


def test_a_turn_is_named_by_its_number(house: RunningServer, edith: Browser) -> None:
    match = match_of("britannia")
    table = table_with(house, match, edith)
    told = house.newcomer().get(f"/api/replays/tables/{table}/preview?step=99999")
    numbers = [event.args[0] for event in match.events if event.key == "turn"]
    assert f"turn {numbers[-1]}, " in told["title"]
    first = house.newcomer().get(f"/api/replays/tables/{table}/preview?step=0&language=fr")
    assert f"tour {numbers[0]}, étape 0" in first["title"]


def test_people_are_named_only_where_the_lists_of_the_house_name_them(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    match = match_of("king_is_dead")
    public = table_with(house, match, edith, harald, public=True)
    private = table_with(house, match, edith, harald)
    for step in range(0, 60, 7):
        asked = f"preview?step={step}&language=fr"
        told = house.newcomer().get(f"/api/replays/tables/{public}/{asked}")
        assert told["text"].startswith("Un moment d’une partie jouée par Edith, Harald et des ordinateurs. ")
        hidden = house.newcomer().get(f"/api/replays/tables/{private}/{asked}")
        assert hidden["text"].startswith("Un moment d’une partie, à revoir étape par étape. ")
        assert not {"Edith", "Harald"} & set(re.findall(r"\w+", hidden["text"]))


def test_the_page_of_a_moment_says_what_a_link_shows_in_the_readers_language(start_page: StartServer) -> None:
    house = start_page(limited=False, workers=1)
    edith = house.person('Edith "the <Fair>"')
    match = match_of("king_is_dead")
    table = table_with(house, match, edith, public=True)
    address = f"/replay/{table}/12?seat=1"
    english = tags_of(house, address)
    assert english["og:title"] == english["title"] == "The King is Dead · step 12"
    assert english["og:description"].startswith('A moment from a game played by Edith "the <Fair>" and computers. ')
    picture = f"http://127.0.0.1:{house.port}/api/replays/tables/{table}/picture?step=12&seat=1&language="
    assert english["og:image"] == f"{picture}en"
    assert english["og:url"] == f"http://127.0.0.1:{house.port}{address}"
    french = tags_of(house, address, liked="de, fr-CH;q=0.9, en;q=0.8")
    assert (french["og:title"], french["og:image"]) == ("Le Roi est mort · étape 12", f"{picture}fr")
    assert tags_of(house, f"{address}&lang=fr", liked="en")["og:title"] == french["og:title"]
    assert tags_of(house, f"{address}&lang=tlh", liked="fr")["og:title"] == french["og:title"]
    assert tags_of(house, address, browser=edith) == english, "whoever is known is told what strangers are"
    assert house.newcomer().ask("GET", english["og:image"].partition(str(house.port))[2]).body.startswith(b"\x89PNG")


def test_a_page_that_leads_to_no_moment_or_to_a_closed_one_tells_nothing(start_page: StartServer) -> None:
    house = start_page(limited=False, workers=1)
    edith = house.person("Edith")
    closed = edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True, spectators=False)
    shared = tags_of(house, "/replay/shared/AbC-1_x")
    assert shared["og:image"].endswith("/api/replays/shared/AbC-1_x/picture?step=0&language=en")
    for path in (f"/replay/{closed}/0?seat=1", "/replay/AbC-1_x/12?seat=%22king", "/replay/shared/AbC-1_x"):
        told = tags_of(house, path)
        assert (told["title"], told["og:title"]) == ("Bretwalda", "Bretwalda")
        assert "og:description" not in told
        assert "king" not in told["og:image"]
    for path in (
        "/table/AbC-1_x",
        "/replay/saves/AbC/3",
        "/replay/shared",
        "/replay/%22%3E%3Cscript/1",
        "/replay/AbC/1/2",
    ):
        assert house.newcomer().ask("GET", path).body.decode() == PAGE


def test_a_server_with_a_password_shows_strangers_nothing(start_page: StartServer) -> None:
    house = start_page(limited=False, workers=1, password="wessex")
    edith = house.newcomer()
    edith.post("/api/enter", {"password": "wessex"})
    table = table_with(house, match_of("king_is_dead", 9), edith, public=True)
    assert tags_of(house, f"/replay/{table}/3")["og:title"] == "Bretwalda"
    for door in ("picture", "preview"):
        assert house.newcomer().refusal("GET", f"/api/replays/tables/{table}/{door}?step=0") == "refused-password"


def test_whoever_opens_too_many_links_still_gets_the_page(start_page: StartServer) -> None:
    house = start_page(workers=1)
    edith = house.person("Edith")
    address = f"/replay/{table_with(house, match_of('king_is_dead', 9), edith)}/3"
    titles = [tags_of(house, address)["og:title"] for _ in range(replays.PREVIEW.limit.burst + 5)]
    assert (titles[0], titles[-1]) == ("The King is Dead · step 3", "Bretwalda")


@pytest.mark.parametrize("trouble", [TimeoutError, ConnectionResetError, EOFError])
def test_whatever_happens_to_what_a_link_shows_the_page_comes(
    start_page: StartServer, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    monkeypatch.setattr(previews, "words", AsyncMock(side_effect=trouble))
    assert tags_of(start_page(limited=False, workers=1), "/replay/AbC-1_x/3")["og:title"] == "Bretwalda"


def test_a_link_shows_the_same_at_every_server(start_page: StartServer, postgres: str) -> None:
    first, second = (start_page(database=postgres, inner="own", limited=False, workers=1) for _ in range(2))
    edith = first.person("Edith")
    address = f"/replay/{table_with(first, match_of('king_is_dead', 20), edith)}/3"
    told = tags_of(first, address)
    assert told["og:title"] == "The King is Dead · step 3"
    assert tags_of(second, address)["og:description"] == told["og:description"], "the first one has the table"
