"""Notes beside games that are looked at again: kept for their author, shared when all is over, carried as files."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text
from tests.chance import MOST_DECISIONS, game_of

from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.server.config import Config
from bretwalda.server.http.quotas import Quotas
from bretwalda.server.replay.notes import LONGEST_TEXT, LONGEST_TITLE
from bretwalda.store.database import file_url, open_database

from .conftest import RunningServer, table_with
from .people import Browser, Message

GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")
SETTINGS: dict[str, dict[str, Any]] = {
    "king_is_dead": {"players": 2, "advanced": True},
    "rex_britannorum": {"players": 2},
    "barbarian_kingdoms": {"players": 3},
    "britannia": {"scenario": "artorius_rex"},
}


def match_of(game: str, decisions: int = MOST_DECISIONS) -> Match:
    return game_of(catalogue()[game], SETTINGS[game], "annotated", decisions)


def note(step: int, viewpoint: str = "1", **words: Message) -> Message:
    return {"viewpoint": viewpoint, "step": step, "title": {}, "text": {}} | words


def steps(notes: Message) -> list[int]:
    return [each["step"] for each in notes["notes"]]


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_kept_and_stand_at_the_same_moment_for_all_eyes(
    house: RunningServer, edith: Browser, harald: Browser, game: str
) -> None:
    path = f"/api/replays/tables/{table_with(house, match_of(game), edith, harald)}"
    mine, everything = edith.get(f"{path}?seat=1"), edith.get(f"{path}?seat=all")
    late = len(mine["movers"]) - 2
    edith.post(f"{path}/notes", note(late, title={"en": "The turn", "fr": "Le tournant"}, text={"en": "Look\nhere."}))
    told = edith.post(f"{path}/notes", note(4, text={"fr": "Ici."}))
    assert steps(told) == [4, late]
    assert edith.get(f"{path}/notes") == told
    assert told["notes"][1]["note"]["title"] == {"en": "The turn", "fr": "Le tournant"}
    for own, all_eyes in zip(steps(told), steps(edith.get(f"{path}/notes?seat=all")), strict=True):
        assert mine["decisions"][own] == everything["decisions"][all_eyes]
    assert harald.get(f"{path}/notes")["notes"] == []


def test_writing_again_replaces_and_writing_nothing_takes_away(house: RunningServer, edith: Browser) -> None:
    path = f"/api/replays/tables/{table_with(house, match_of('king_is_dead'), edith)}"
    edith.post(f"{path}/notes", note(3, text={"en": "one"}))
    (told,) = edith.post(f"{path}/notes", note(3, text={"en": " two "}))["notes"]
    assert told["note"]["text"]["en"] == "two"
    assert edith.post(f"{path}/notes", note(3, text={"en": "  "}))["notes"] == []


@pytest.mark.parametrize("game", GAMES)
def test_notes_of_a_running_game_are_their_authors_alone(
    house: RunningServer, edith: Browser, harald: Browser, game: str
) -> None:
    """And nobody writes through eyes that are not theirs, nor at what they have forgotten."""
    path = f"/api/replays/tables/{table_with(house, match_of(game, 30), edith, harald)}"
    replay = edith.get(path)
    last = replay["first"] + len(replay["movers"]) - 1
    told = edith.post(f"{path}/notes", note(last, text={"en": "He holds the crown card."}))
    assert (steps(told), told["can_share"], told["link"]) == ([last], False, None)
    assert edith.refusal("POST", f"{path}/notes/share", {"shared": True}) == "refused-notes-closed"
    assert edith.refusal("POST", f"{path}/notes", note(last, "2", text={"en": "?"})) == "refused-viewpoint-closed"
    assert edith.refusal("POST", f"{path}/notes", note(last + 1, text={"en": "?"})) == "refused-step"
    for reader in (harald, house.person("Mallory")):
        assert "crown" not in reader.ask("GET", f"{path}/notes").body.decode()
        assert "crown" not in reader.ask("GET", f"{path}/notes/file").body.decode()


def test_a_link_shows_its_authors_notes_until_they_take_it_back(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    path = f"/api/replays/tables/{table_with(house, match_of('rex_britannorum'), edith, harald)}"
    assert edith.refusal("POST", f"{path}/notes/share", {"shared": True}) == "refused-no-notes"
    edith.post(f"{path}/notes", note(5, title={"en": "Here", "fr": "Ici"}))
    link = edith.post(f"{path}/notes/share", {"shared": True})["link"]
    assert edith.post(f"{path}/notes/share", {"shared": True})["link"] == link
    read = harald.get(f"{path}/notes?by={link}")
    assert (read["author"], len(read["notes"]), read["link"], read["can_share"]) == ("Edith", 1, None, False)
    other = f"/api/replays/tables/{table_with(house, match_of('king_is_dead'), edith, harald)}"
    assert harald.refusal("GET", f"{other}/notes?by={link}") == "refused-no-notes"
    assert edith.post(f"{path}/notes/share", {"shared": False})["link"] is None
    assert harald.refusal("GET", f"{path}/notes?by={link}") == "refused-no-notes"


def test_a_shared_link_tells_nothing_while_people_play_on_from_a_save(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    running = table_with(house, match_of("king_is_dead", 20), edith, harald)
    over = match_of("king_is_dead")
    table = table_with(house, over, edith, harald)
    path = f"/api/replays/tables/{table}"
    edith.post(f"{path}/notes", note(5, text={"en": "what was hidden"}))
    link = edith.post(f"{path}/notes/share", {"shared": True})["link"]
    engine = open_database(house.config.database)
    with engine.begin() as connection:  # the running game comes from a save of the other
        connection.execute(text("update game_table set origin = :over where id = :id"), {"over": table, "id": running})
    engine.dispose()
    assert house.person("Mallory").refusal("GET", f"{path}/notes?by={link}") == "refused-notes-closed"


def test_notes_beside_a_save_are_shared_together_with_it(house: RunningServer, edith: Browser, harald: Browser) -> None:
    """Whoever has the link sees the game as they would at a table, and only as long as it is shared."""
    match = match_of("britannia")
    table = table_with(house, match, edith)
    save = edith.post("/api/saves", {"table": table, "name": "Kept"})["id"]
    path = f"/api/replays/saves/{save}"
    edith.post(f"{path}/notes", note(5, "all", title={"en": "Here", "fr": "Ici"}))
    assert edith.get(f"{path}/notes")["can_share"]
    link = edith.post(f"{path}/notes/share", {"shared": True})["link"]
    shared = f"/api/replays/shared/{link}"
    told = harald.get(shared)
    assert (told["kind"], told["id"], told["name"], told["yours"], told["can_fork"]) == (
        "shared",
        link,
        "Kept",
        [],
        True,
    )
    assert told["log"] == edith.get(f"{path}?seat=0")["log"]
    assert not told["can_download"]
    assert harald.get(f"{shared}/frames?seat=all&first=3&last=4") == edith.get(f"{path}/frames?seat=all&first=3&last=4")
    read = harald.get(f"{shared}/notes?seat=all")
    assert (read["author"], steps(read), read["link"], read["can_share"]) == ("Edith", [5], None, False)
    assert house.newcomer().ask("GET", f"{shared}/picture?step=3").headers["content-type"] == "image/png"
    assert harald.post(f"{shared}/fork", {"viewpoint": "1", "step": 3})["game"] == "britannia"
    assert harald.refusal("POST", f"{shared}/notes", note(2, "all", text={"en": "?"})) == "refused-notes-foreign"
    assert harald.refusal("POST", f"{shared}/notes/share", {"shared": False}) == "refused-notes-foreign"
    assert harald.refusal("GET", path) == "refused-no-save"
    edith.post(f"{path}/notes/share", {"shared": False})
    for door in ("", "/frames?first=3&last=4", "/notes", "/story", "/film", "/picture?step=3"):
        assert harald.refusal("GET", shared + door) == "refused-no-notes"
    assert harald.refusal("POST", f"{shared}/fork", {"viewpoint": "1", "step": 3}) == "refused-no-notes"
    assert house.newcomer().refusal("GET", f"{path}/picture?step=3") == "refused-no-table"


def test_a_save_of_a_game_with_secrets_is_not_shared(house: RunningServer, edith: Browser, harald: Browser) -> None:
    running = table_with(house, match_of("king_is_dead", 20), edith, harald)
    save = edith.post("/api/saves", {"table": running, "name": "Later"})["id"]
    path = f"/api/replays/saves/{save}"
    assert not edith.post(f"{path}/notes", note(20, text={"en": "what I hide"}))["can_share"]
    assert edith.refusal("POST", f"{path}/notes/share", {"shared": True}) == "refused-notes-closed"
    beside_table = f"/api/replays/tables/{table_with(house, match_of('king_is_dead'), edith)}"
    edith.post(f"{beside_table}/notes", note(5, text={"en": "a table"}))
    link = edith.post(f"{beside_table}/notes/share", {"shared": True})["link"]
    assert harald.refusal("GET", f"/api/replays/shared/{link}") == "refused-no-notes", "a table has its own address"
    engine = open_database(house.config.database)
    with engine.begin() as connection:  # as if it had been shared, and people had gone on since
        connection.execute(text("update annotation set link = 'open' where kind = 'saves'"))
    engine.dispose()
    assert harald.refusal("GET", "/api/replays/shared/open") == "refused-notes-closed"


def test_notes_travel_beside_the_journal(house: RunningServer, edith: Browser, harald: Browser) -> None:
    """Taken away with the journal, they are brought to the same game on another server, or under another person."""
    table = table_with(house, match_of("barbarian_kingdoms"), edith, harald)
    path = f"/api/replays/tables/{table}"
    written = [note(6, "2", title={"fr": "Chapitre"}), note(7, text={"en": "Then"})]
    for each in written:
        edith.post(f"{path}/notes", each)
    file = edith.ask("GET", f"{path}/notes/file")
    assert file.headers["content-disposition"] == 'attachment; filename="barbarian_kingdoms.notes.json"'
    journal = edith.ask("GET", f"/api/tables/{table}/file").body
    save = harald.ask("POST", "/api/saves/file?name=brought", journal).json["id"]
    brought = harald.ask("POST", f"/api/replays/saves/{save}/notes/file", file.body)
    assert brought.status == 200, brought
    assert len(brought.json["notes"]) == 2
    again = harald.ask("GET", f"/api/replays/saves/{save}/notes/file")
    assert again.body == file.body
    assert harald.ask("DELETE", f"/api/saves/{save}").status == 204
    engine = open_database(house.config.database)
    with engine.connect() as connection:
        assert connection.execute(text("select kind from annotation")).scalars().all() == ["tables"]
    engine.dispose()


def test_a_file_of_another_game_or_none_is_refused(house: RunningServer, edith: Browser) -> None:
    path = f"/api/replays/tables/{table_with(house, match_of('king_is_dead'), edith)}"
    other = f"/api/replays/tables/{table_with(house, match_of('rex_britannorum'), edith)}"
    edith.post(f"{path}/notes", note(2, text={"en": "mine"}))
    file = edith.ask("GET", f"{path}/notes/file")
    assert edith.refusal("POST", f"{other}/notes/file", file.json) == "refused-notes-other"
    assert edith.refusal("POST", f"{path}/notes/file", {"notes": []}) == "refused-file-broken"
    assert edith.refusal("POST", f"{path}/notes/file", file.json | {"bretwalda_notes": 2}) == "refused-file-format"
    far = file.json | {"notes": [note(99_999, text={"en": "far"})]}
    assert edith.refusal("POST", f"{path}/notes/file", far) == "refused-step"
    many = file.json | {"notes": [note(0, seat, text={"en": "x" * LONGEST_TEXT}) for seat in ("0", "1", "2", "all")]}
    many["notes"] += [note(step, "all", text={"en": "x" * LONGEST_TEXT}) for step in range(1, 40)]
    assert edith.refusal("POST", f"{path}/notes/file", many) == "refused-notes"
    assert steps(edith.get(f"{path}/notes")) == [2]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"title": {"en": "x" * (LONGEST_TITLE + 1)}}, "refused-note-long"),
        ({"text": {"fr": "x" * (LONGEST_TEXT + 1)}}, "refused-note-long"),
        ({"text": {"en": "\u0007"}}, "refused-message"),
        ({"text": {"de": "Hier"}}, "refused-message"),
        ({"text": "here"}, "refused-message"),
        ({"viewpoint": "9"}, "refused-viewpoint"),
        ({"step": -1}, "refused-step"),
    ],
)
def test_what_cannot_be_written_is_refused(
    house: RunningServer, edith: Browser, words: dict[str, Any], key: str
) -> None:
    path = f"/api/replays/tables/{table_with(house, match_of('king_is_dead'), edith)}"
    assert edith.refusal("POST", f"{path}/notes", note(1) | words) == key
    assert edith.get(f"{path}/notes")["notes"] == []


def test_nobody_writes_without_end(tmp_path: Any) -> None:
    config = Config(file_url(tmp_path / "bretwalda.sqlite3"), quotas=Quotas(annotated=1), limited=True, workers=1)
    house = RunningServer(config)
    try:
        edith = house.person("Edith")
        first, second = (table_with(house, match_of(game), edith) for game in ("king_is_dead", "rex_britannorum"))
        written = note(1, text={"en": "one"})
        edith.post(f"/api/replays/tables/{first}/notes", written)
        edith.post(f"/api/replays/tables/{first}/notes", note(2, text={"en": "two"}))
        assert edith.refusal("POST", f"/api/replays/tables/{second}/notes", written) == "refused-annotated"
    finally:
        house.stop()
