"""Rules are pinned: a game goes on by the rules and facts that it was begun with, or says that they are gone."""

from __future__ import annotations

import copy
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.prepared import put_table

import bretwalda
from bretwalda.ai.lineup import Lineup
from bretwalda.engine.game import Game
from bretwalda.server.computers.worker import Question, seat_player

from .conftest import RunningServer
from .people import Browser, Page, lists, play

KING = bretwalda.game("king_is_dead")
MOVES = 12


@pytest.fixture
def table(house: RunningServer, edith: Browser) -> str:
    """A game in its middle; Edith plays both seats."""
    match, dice = bretwalda.Match(KING, {"players": 2}, "outdated"), Random("outdated")
    for _ in range(MOVES):
        seat = int(match.state.actor)
        match.choose(seat, dice.choice([int(choice) for choice in match.state.options(seat)]))
    return put_table(house.config.database, match, [edith.cookie] * 2, edith.cookie)


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "bretwalda.sqlite3")) as connection, connection:
        assert connection.execute(statement, values).rowcount


def outdated(page: Page) -> None:
    """It is shown, and nothing is asked."""
    assert page.table["outdated"]
    assert page.position is not None
    assert page.position["waiting"] == page.position["options"] == []
    assert not page.position["can_undo"]
    assert page.refusal("Decide", seq=page.seq, seat=0, choice=0) == "refused-outdated"


@pytest.mark.parametrize(
    "statement",
    [
        "update game_table set rules = 0 where id = ?",
        "update game_table set facts = 'of an earlier edition' where id = ?",
        "update game_table set facts = '', rules = 7654321 where id = ?",  # before fingerprints were kept
    ],
)
def test_a_table_of_other_rules_or_facts_is_shown_and_says_so(
    edith: Browser, table: str, tmp_path: Path, statement: str
) -> None:
    change(tmp_path, statement, table)
    page = edith.visit(table)
    outdated(page)
    assert page.seq == MOVES
    (line,) = edith.get("/api/tables")["mine"]
    assert (line["table"]["id"], line["table"]["outdated"], line["waiting"]) == (table, True, [])


def test_it_is_replayed_as_far_as_its_record_allows(edith: Browser, table: str, tmp_path: Path) -> None:
    change(tmp_path, "update game_table set rules = 0 where id = ?", table)
    change(tmp_path, "update entry set move = 'pass the horn' where table_id = ? and seq = 8", table)
    page = edith.visit(table)
    outdated(page)
    assert page.seq == 7


def test_it_can_be_exported_word_for_word(edith: Browser, table: str, tmp_path: Path) -> None:
    change(tmp_path, "update game_table set rules = 0 where id = ?", table)
    change(tmp_path, "update entry set move = 'pass the horn' where table_id = ? and seq = 8", table)
    journal = bretwalda.decode(edith.ask("GET", f"/api/tables/{table}/file").body)
    assert (journal.rules, len(journal.moves)) == (0, MOVES)
    assert journal.moves[7].endswith("pass the horn")


def test_it_goes_on_as_a_new_game_from_its_position(edith: Browser, table: str, tmp_path: Path) -> None:
    change(tmp_path, "update game_table set rules = 0 where id = ?", table)
    before = edith.visit(table).position
    save = edith.post("/api/saves", {"table": table, "name": ""})["id"]
    page = edith.visit(edith.post(f"/api/saves/{save}/load")["id"])
    page.do("Start")
    page.wait_for(lambda: page.position is not None)
    assert before is not None
    assert page.position is not None
    assert page.position["view"]["regions"] == before["view"]["regions"]
    assert (page.table["rules"], page.table["outdated"], page.table["uploaded"]) == (KING.rules_version, False, True)
    play([page], Random("on"))
    assert page.over


def test_an_old_save_goes_on_as_far_as_its_record_allows(edith: Browser, table: str, tmp_path: Path) -> None:
    save = edith.post("/api/saves", {"table": table, "name": ""})["id"]
    now = f'"rules": {KING.rules_version}'
    change(tmp_path, "update save set journal = replace(journal, ?, '\"rules\": 0') where id = ?", now, save)
    page = edith.visit(edith.post(f"/api/saves/{save}/load")["id"])
    page.do("Start")
    page.wait_for(lambda: page.position is not None)
    assert page.table["rules"] == KING.rules_version


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The game by earlier rules, still there."""
    older = copy.copy(KING)
    older.rules_version = 0
    monkeypatch.setattr(KING, "older", (older,))
    return older


def test_a_game_goes_on_by_its_own_rules_where_they_are_kept(
    edith: Browser, table: str, tmp_path: Path, kept: Game[Any]
) -> None:
    change(tmp_path, "update game_table set rules = 0 where id = ?", table)
    shown = lists(edith)
    shown.wait_for(lambda: bool(shown.mine))
    assert not shown.mine[0]["table"]["outdated"]
    page = edith.visit(table)
    assert not page.table["outdated"]
    play([page], Random("on"))
    assert page.over
    assert bretwalda.decode(edith.ask("GET", f"/api/tables/{table}/file").body).rules == 0
    page.do("Rematch")
    again = edith.visit(next(message["table"] for message in page.heard if message["type"] == "Moved"))
    assert again.table["rules"] == KING.rules_version


def test_a_computer_plays_on_by_the_rules_of_its_table(kept: Game[Any]) -> None:
    position = [int(number) for number in kept.new(seed="kept").dump()]
    question = Question(KING.id, kept.rules_version, "lineup", position, 0, "easy", 1.0, 9.0, "seed")
    assert seat_player(Lineup(), question).game is kept


def test_a_table_that_waits_begins_by_the_rules_of_today(edith: Browser, house: RunningServer, tmp_path: Path) -> None:
    table = edith.open_table()
    change(tmp_path, "update game_table set rules = 0, facts = 'of an earlier edition' where id = ?", table)
    page = edith.visit(table)
    page.do("Start")
    page.wait_for(lambda: page.position is not None)
    assert (page.table["rules"], page.table["outdated"]) == (KING.rules_version, False)


def test_a_game_that_is_no_longer_there_is_named(edith: Browser, table: str, tmp_path: Path) -> None:
    change(tmp_path, "update game_table set game = 'hnefatafl' where id = ?", table)
    assert edith.refusal("GET", f"/api/tables/{table}") == "refused-no-game"
