"""What the server tells of each game: enough for a page that was built without it."""

from __future__ import annotations

import pytest

from .conftest import RunningServer


def test_verbs_players_and_books_of_every_game_are_told(house: RunningServer) -> None:
    games = {game["id"]: game for game in house.newcomer().get("/api/games")["games"]}
    king = games["king_is_dead"]
    assert king["verbs"]["follower"] == {"kinds": ["region", "faction"], "ends_turn": False}
    assert king["players"] == [2, 3, 4]
    assert games["britannia"]["players"] == [4]
    assert games["britannia"]["books"] == ["rules", "guide"]
    assert king["styles"] == ["cautious", "bold", "builder", "spoiler"]


def test_the_texts_and_books_of_a_game_are_told_in_both_languages(house: RunningServer) -> None:
    anybody = house.newcomer()
    for name, words in (("fr.ftl", "title = Le Roi est mort"), ("rules.en.md", "# The King is Dead")):
        answer = anybody.ask("GET", f"/api/games/king_is_dead/text/{name}")
        assert answer.status == 200
        assert words in answer.json


@pytest.mark.parametrize("name", ["de.ftl", "guide.en.md", "__init__.py", "..%2Ffacts.toml", "%2E%2E%2Fboard.py"])
def test_no_other_file_is_given_away(house: RunningServer, name: str) -> None:
    answer = house.newcomer().ask("GET", f"/api/games/king_is_dead/text/{name}")
    assert answer.status == 404
    assert b"import" not in answer.body


def test_one_request_begins_a_first_game_against_computers(house: RunningServer) -> None:
    """What *Play now* on the first page asks for: private, without a limit, against `normal`."""
    edith = house.person("Edith")
    for game in edith.get("/api/games")["games"]:
        table = edith.post("/api/tables", {"game": game["id"], "settings": game["beginners"], "start": True})
        line = edith.get(f"/api/tables/{table['id']}")
        assert line["yours"] == [0]
        assert {seat["level"] for seat in line["seats"][1:]} == {"normal"}
        assert (table["started"], table["public"], table["limit"], table["alone"]) == (True, False, None, True)
        assert game["beginners"].items() <= table["settings"].items()
