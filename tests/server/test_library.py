"""The library of games: all that one has played, what can be counted of it, and ratings among people."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from tests.chance import MOST_DECISIONS, game_of
from tests.prepared import put_table

from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES
from bretwalda.server.library.completion import decisions_in
from bretwalda.server.library.games import MARK, outcome, told
from bretwalda.server.library.ratings import A_MONTH, rated, rating_of, rested, unknown
from bretwalda.server.library.summary import summary
from bretwalda.server.tables.results import is_whole
from bretwalda.store.database import open_database
from bretwalda.store.results import PlayedRecord, RatingRecord, ResultRecord, SeatResult
from bretwalda.store.tables import EntryRecord, TableRecord

from .conftest import RunningServer, StartServer
from .people import Browser, Page, play, seated, until

GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")
SETTINGS: dict[str, dict[str, Any]] = {
    "king_is_dead": {"players": 2},
    "rex_britannorum": {"players": 2},
    "barbarian_kingdoms": {"players": 3},
    "britannia": {"scenario": "artorius_rex"},
}
SIDES = {"king_is_dead": "", "rex_britannorum": "kingdom", "barbarian_kingdoms": "kingdom", "britannia": "player"}


def played(game: str, decisions: int = MOST_DECISIONS) -> Match:
    return game_of(catalogue()[game], SETTINGS[game], "library", decisions)


def ended(house: RunningServer, game: str, edith: Browser, harald: Browser) -> tuple[str, Match, int]:
    """A game whose last decision Edith has taken, against Harald and computers: its table, the game, Edith's seat."""
    match = played(game)
    last = match.decisions[-1]
    before = played(game, len(match.decisions) - 1)
    seats = ["easy"] * int(match.state.seats)
    seats[last.seat], seats[last.seat - 1] = edith.cookie, harald.cookie
    table = put_table(house.config.database, before, seats, edith.cookie)
    page = edith.visit(table)
    page.do("Decide", seq=page.seq, seat=last.seat, choice=last.choice)
    assert page.over
    return table, match, last.seat


def library(browser: Browser, query: str = "") -> list[dict[str, Any]]:
    return list(browser.get(f"/api/library{query}")["games"])


def wish_for_ratings(*browsers: Browser) -> None:
    for browser in browsers:
        browser.post("/api/me", {"preferences": {"rated": True}})


# Games that have ended ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_in_the_library_of_everybody_who_played_it(
    house: RunningServer, edith: Browser, harald: Browser, game: str
) -> None:
    table, match, seat = ended(house, game, edith, harald)
    (hers,), (his,) = library(edith), library(harald)
    shares = match.result()
    assert shares is not None
    for told_game, own in ((hers, seat), (his, seat - 1)):
        assert (told_game["table"], told_game["game"], told_game["decisions"]) == (table, game, len(match.decisions))
        assert [each["share"] for each in told_game["seats"]] == shares
        assert [each["you"] for each in told_game["seats"]] == [
            number == own % len(shares) for number in range(len(shares))
        ]
        assert told_game["kind"] == "whole"
    sides = [each["side"] for each in hers["seats"]]
    assert sides == [match.game.side(match.state, number) for number in range(len(shares))]
    assert [side.partition(":")[0] for side in sides] == [SIDES[game]] * len(shares)
    texts = [match.game.texts(language) for language in LANGUAGES]
    assert all(each.name(*side.split(":")) for side in sides for each in texts if side)
    assert hers["seats"][seat - 1]["name"] == "Harald"
    assert hers["result"] == ("won" if shares[seat] == 1 else "lost")
    assert library(house.person("Mallory")) == []


def test_a_game_that_goes_on_is_not_in_the_library(house: RunningServer, edith: Browser, harald: Browser) -> None:
    pages = seated([edith, harald])
    play(pages, Random("goes on"), decisions=4)
    assert edith.get("/api/library") == {"games": [], "total": 0, "played": 0}
    assert edith.get("/api/library/summary") == {"games": [], "opponents": [], "ladder": [], "ratings": []}


def test_a_game_that_was_given_up_is_in_the_library_without_a_result(edith: Browser) -> None:
    table = edith.open_table(seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}], start=True)
    assert edith.ask("POST", f"/api/tables/{table}/give-up").status == 204
    (given_up,) = library(edith)
    assert (given_up["table"], given_up["result"], given_up["kind"]) == (table, "given-up", "unfinished")
    assert [(seat["you"], seat["level"]) for seat in given_up["seats"]] == [(True, None), (False, "random")]
    assert library(edith, "?result=given-up") == [given_up]
    assert library(edith, "?result=lost") == []
    assert edith.get("/api/library/summary") == {"games": [], "opponents": [], "ladder": [], "ratings": []}


def test_whoever_gives_up_is_told_nothing_of_how_others_played_on(edith: Browser, harald: Browser) -> None:
    pages = seated([edith, harald], deputy="random")
    table = pages[0].table["id"]
    assert harald.ask("POST", f"/api/tables/{table}/give-up").status == 204
    (before,) = library(harald)
    assert (before["result"], [seat["name"] for seat in before["seats"]]) == ("given-up", ["Edith", "Harald"])
    assert library(edith) == [], "her game goes on"
    pages[0].wait_for(lambda: pages[0].seats["seats"][1]["level"] == "random")
    play([pages[0]], Random("without Harald"))
    assert library(harald) == [before]
    (hers,) = library(edith)
    assert (hers["result"] in ("won", "lost", "shared"), hers["kind"]) == (True, "stood-in")


def test_a_game_that_its_host_closes_is_without_a_result_for_everybody(edith: Browser, harald: Browser) -> None:
    table = seated([edith, harald])[0].table["id"]
    assert edith.ask("POST", f"/api/tables/{table}/close").status == 204
    assert [game["result"] for reader in (edith, harald) for game in library(reader)] == ["closed", "closed"]
    assert edith.get("/api/library/summary")["opponents"] == []


def test_nobody_learns_who_another_person_is(house: RunningServer, edith: Browser, harald: Browser) -> None:
    """Somebody's mark is the same in all games of whoever looks, and another for anybody else; ids are never told."""
    wulf = house.person("Wulf")
    for opponent in (edith, edith, wulf):
        play(seated([opponent, harald]), Random("marks"))

    def marks(browser: Browser) -> set[str]:
        return {seat["mark"] for game in library(browser) for seat in game["seats"] if not seat["you"]}

    assert (len(marks(edith)), len(marks(wulf)), len(marks(harald))) == (1, 1, 2)
    assert len(marks(edith) | marks(wulf) | marks(harald)) == 4
    engine = open_database(house.config.database)
    with engine.connect() as connection:
        ids = list(connection.execute(text("select id from person")).scalars())
    engine.dispose()
    answers = [edith.ask("GET", f"/api/library{path}").body.decode() for path in ("", "/summary", "/file/json")]
    assert not any(each in answer for each in ids for answer in answers)


# Filters and files -------------------------------------------------------------------------------------


def test_filters_choose_games(house: RunningServer, edith: Browser, harald: Browser) -> None:
    ended(house, "king_is_dead", edith, harald)
    ended(house, "barbarian_kingdoms", edith, house.person("Wiglaf"))
    mark = next(seat["mark"] for seat in library(edith, "?game=king_is_dead")[0]["seats"] if not seat["you"])
    at = library(edith)[0]["ended"]

    def found(query: str) -> list[str]:
        return [game["game"] for game in library(edith, f"?{query}")]

    assert found("game=king_is_dead") == ["king_is_dead"]
    assert found(f"against={mark}") == ["king_is_dead"]
    assert found("against=computers") == found("against=easy") == ["barbarian_kingdoms"]
    assert found("against=hard") == []
    assert len(found("against=people")) == 2
    assert found(f"since={at}") == ["barbarian_kingdoms"]
    assert found(f"until={at}") == ["king_is_dead"]
    assert sorted(found("result=won") + found("result=lost") + found("result=shared")) == sorted(found(""))
    assert edith.get("/api/library?offset=1")["total"] == 2
    assert len(library(edith, "?offset=1")) == 1


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("?game=chess", "refused-no-game"),
        ("?result=cheated", "refused-message"),
        ("?against=Harald", "refused-message"),
        (f"?against={'g' * MARK}", "refused-message"),
        ("?since=yesterday", "refused-message"),
        ("?until=-1", "refused-message"),
        ("?offset=1e3", "refused-message"),
        (f"?since={'9' * 16}", "refused-message"),
        ("/file/xml", "refused-message"),
    ],
)
def test_what_nobody_could_mean_is_refused(edith: Browser, query: str, key: str) -> None:
    assert edith.refusal("GET", f"/api/library{query}") == key


def test_games_can_be_taken_away_as_files(house: RunningServer, edith: Browser) -> None:
    table, match, seat = ended(house, "king_is_dead", edith, house.person("=HYPERLINK(1)"))
    answer = edith.ask("GET", "/api/library/file/csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="games.csv"'
    (line,) = csv.DictReader(io.StringIO(answer.body.decode()))
    assert (line["table"], line["game"]) == (f"/table/{table}", "king_is_dead")
    assert line["decisions"] == str(len(match.decisions))
    assert line["seat"] == str(seat + 1)
    assert not any(value.startswith("=") for value in line.values())
    assert json.loads(edith.ask("GET", "/api/library/file/json").body) == library(edith)
    assert json.loads(edith.ask("GET", "/api/library/file/json?game=britannia").body) == []


@pytest.mark.parametrize("version", [1, 2])
def test_a_pair_of_kingdoms_is_one_side(version: int) -> None:
    kingdoms = catalogue()["barbarian_kingdoms"].by_rules(version)
    match = game_of(kingdoms, {"players": 2}, "pairs", 20)
    sides = [kingdoms.side(match.state, seat).split() for seat in range(2)]
    assert [len(side) for side in sides] == [2, 2]
    assert len({*sides[0], *sides[1]}) == 4


# What is counted ---------------------------------------------------------------------------------------


def record(*seats: tuple[str | None, float], game: str = "king_is_dead", **values: Any) -> PlayedRecord:
    """A game with people, or computers (of a level of that name), and their shares."""
    levels = ("easy", "easy-bold", "normal", "hard")
    usual: dict[str, Any] = {
        "id": "t",
        "name": "hall",
        "started": 1_000,
        "ended": 61_000,
        "decisions": 30,
        "practice": False,
    }
    common = usual | {"uploaded": False, "continued": False} | values
    return PlayedRecord(
        game=game,
        seats=[
            SeatResult(
                seat=number,
                person=None if who in levels else who,
                name=who,
                level=who if who in levels else None,
                share=share,
                team=number,
                stood_in=False,
                rated=False,
            )
            for number, (who, share) in enumerate(seats)
        ],
        **common,
    )


def test_the_ladder_counts_games_alone_against_one_level() -> None:
    games = [
        record(("me", 1.0), ("easy", 0.0)),
        record(("easy-bold", 0.5), ("me", 0.5)),  # a personality is no level
        record(("me", 0.0), ("hard", 1.0), ("hard", 0.0)),
        record(("me", 1.0), ("easy", 0.0), ("hard", 0.0)),  # of two levels
        record(("me", 1.0), ("you", 0.0), ("easy", 0.0)),  # not alone
        record(("me", 1.0), ("me", 0.0)),  # nobody else
        record(("me", 1.0), ("easy", 0.0), practice=True),
        record(("me", 1.0), ("easy", 0.0), continued=True),
        record(("me", 1.0), ("easy", 0.0), uploaded=True),
    ]
    rungs = {rung.level: rung.tally for rung in summary(games, "me", []).ladder}
    assert {level: (tally.won, tally.shared, tally.lost) for level, tally in rungs.items()} == {
        "easy": (1, 1, 0),
        "hard": (0, 0, 1),
    }


def test_people_are_compared_in_pairs() -> None:
    """Whoever has the greater share has won of two, also where a third has won the game."""
    games = [
        record(("me", 0.0), ("you", 1.0), ("they", 0.0)),
        record(("you", 0.0), ("me", 1.0)),
        record(("you", 0.0), ("me", 1.0), ("me", 0.0)),  # two seats: no measure
    ]
    tallies = {one.name: one.tally for one in summary(games, "me", []).opponents}
    assert {name: (tally.won, tally.shared, tally.lost) for name, tally in tallies.items()} == {
        "you": (1, 0, 1),
        "they": (0, 1, 0),
    }


def test_partners_do_not_meet() -> None:
    game = record(("me", 0.5), ("you", 0.0), ("partner", 0.5), ("they", 0.0))
    for seat in game.seats:
        seat.team = seat.seat % 2
    assert [one.name for one in summary([game], "me", []).opponents] == ["you", "they"]
    assert outcome(game.seats, "me") == "won"


def test_sides_are_counted_together_however_many_play() -> None:
    games = [record(("me", 1.0), ("easy", 0.0)), record(("easy", 1.0), ("easy", 0.0), ("me", 0.0), ("easy", 0.0))]
    for game, sides in zip(games, (["a:x", "a:y"], ["a:y", "a:z", "a:x", ""]), strict=True):
        for seat, side in zip(game.seats, sides, strict=True):
            seat.side = side
    (found,) = summary(games, "me", []).games
    told = [(one.side, one.seats, one.seat, one.part.games, one.part.share, one.part.fair) for one in found.sides]
    assert told == [
        ("", 4, 3, 1, 0.0, 0.25),
        ("a:x", 0, 0, 2, 1.0, 0.75),
        ("a:y", 0, 0, 2, 1.0, 0.75),
        ("a:z", 0, 0, 1, 0.0, 0.25),
    ]


def test_sides_and_levels_are_measured_by_their_fair_share() -> None:
    games = [
        record(("me", 1.0), ("easy", 0.0), decisions=10),
        record(("me", 0.0), ("easy", 1.0), decisions=30),
        record(("easy", 1.0), ("me", 0.0), ("easy", 0.0), decisions=50),
    ]
    (found,) = summary(games, "me", []).games
    assert [(side.seats, side.seat, side.part.games, side.part.share) for side in found.sides] == [
        (2, 0, 2, 1.0),
        (2, 1, 2, 1.0),
        (3, 0, 1, 1.0),
        (3, 1, 1, 0.0),
        (3, 2, 1, 0.0),
    ]
    (easy,) = found.strengths
    assert (easy.part.games, easy.part.share) == (4, 2.0)
    assert easy.part.fair == pytest.approx(1 + 2 / 3)
    assert (found.decisions, found.seconds) == (30, 60)
    assert (found.tally.won, found.tally.lost) == (1, 2)


def test_a_game_with_oneself_is_neither_won_nor_lost() -> None:
    assert told(record(("me", 1.0), ("me", 0.0)), "me").result == "among-yourselves"


# Stand-ins ---------------------------------------------------------------------------------------------


def test_a_game_in_which_a_computer_stood_in_does_not_count(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    wish_for_ratings(edith, harald)
    pages = seated([edith, harald])
    pages[1].do("LeaveSeat", seat=1)
    play(pages[:1], Random("stood in"), decisions=6)  # a computer has decided by then
    pages[1].do("TakeSeat", seat=1)
    play(pages, Random("back again"))
    (game,) = library(edith)
    assert (game["kind"], game["rated"]) == ("stood-in", False)
    assert [seat["stood_in"] for seat in game["seats"]] == [False, True]
    assert edith.get("/api/library/summary")["ratings"] == []


def test_that_a_computer_stood_in_is_remembered_when_the_server_starts_anew(
    start_server: StartServer, tmp_path: Path
) -> None:
    house = start_server()
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald])
    pages[1].do("LeaveSeat", seat=1)
    play(pages[:1], Random("stood in"), decisions=6)
    table = pages[0].table["id"]
    house.stop()
    house = start_server()
    edith.port = harald.port = house.port
    pages = [edith.visit(table), harald.visit(table)]
    pages[1].do("TakeSeat", seat=1)
    play(pages, Random("anew"))
    assert [seat["stood_in"] for seat in library(edith)[0]["seats"]] == [False, True]


# Ratings -----------------------------------------------------------------------------------------------


def test_ratings_are_those_of_glickmans_paper() -> None:
    """The example at the end of *Example of the Glicko-2 system*."""
    player = RatingRecord("me", "g", 1500.0, 200.0, 0.06, 0, 0)
    met = [
        (RatingRecord("a", "g", 1400.0, 30.0, 0.06, 0, 0), 1.0),
        (RatingRecord("b", "g", 1550.0, 100.0, 0.06, 0, 0), 0.0),
        (RatingRecord("c", "g", 1700.0, 300.0, 0.06, 0, 0), 0.0),
    ]
    after = rated(player, met)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_both_have_to_wish_for_a_rating(edith: Browser, harald: Browser) -> None:
    wish_for_ratings(edith)
    play(seated([edith, harald]), Random("one of them"))
    assert edith.get("/api/library/summary")["ratings"] == []
    wish_for_ratings(harald)
    pages = seated([edith, harald])
    play(pages, Random("both"))
    assert pages[0].position is not None
    shares = pages[0].position["over"]["result"]
    hers, his = (one.get("/api/library/summary") for one in (edith, harald))
    assert (hers["ratings"][0]["rating"] - 1500) * (shares[0] - shares[1]) > 0
    assert hers["ratings"][0]["rating"] + his["ratings"][0]["rating"] == 3000
    assert hers["opponents"][0]["ratings"] == his["ratings"]
    assert [game["rated"] for game in library(edith)] == [True, False]


def test_whoever_does_not_wish_it_any_more_is_not_shown(edith: Browser, harald: Browser) -> None:
    wish_for_ratings(edith, harald)
    play(seated([edith, harald]), Random("no more"))
    harald.post("/api/me", {"preferences": {"rated": False}})
    assert harald.get("/api/library/summary")["ratings"] == []
    assert edith.get("/api/library/summary")["opponents"][0]["ratings"] == []
    assert len(edith.get("/api/library/summary")["ratings"]) == 1


def test_games_of_several_count_as_pairs_and_partners_not_at_all() -> None:
    results = [
        ResultRecord("t", seat, person, None, share, A_MONTH, seat % 2, "", rated=True)
        for seat, (person, share) in enumerate([("a", 0.5), ("b", 0.0), ("c", 0.5), ("d", 0.0)])
    ]
    after = {one.person: one for one in rating_of("king_is_dead", results)({})}
    new = unknown("a", "king_is_dead", A_MONTH)
    assert after["a"].rating == after["c"].rating == rated(new, [(new, 1.0), (new, 1.0)]).rating
    assert after["b"].rating == after["d"].rating < 1500


def test_who_has_not_played_for_long_is_less_surely_known() -> None:
    known = RatingRecord("me", "g", 1600.0, 80.0, 0.06, 9, 0)
    assert rested(known, A_MONTH - 1).deviation == pytest.approx(80.0)
    assert 80.0 < rested(known, 12 * A_MONTH).deviation < rested(known, 24 * A_MONTH).deviation < 350.0


@pytest.mark.parametrize(
    "change",
    [{"position": [1]}, {"resumes": ["p", None]}, {"origin": "another"}, {"practice": True}, {"uploaded": True}],
)
def test_only_games_that_were_played_from_their_beginning_count(change: dict[str, Any]) -> None:
    table = TableRecord(
        "t", "code", "hall", "king_is_dead", 1, {}, "seed", "p", True, True, True, False, None, "easy", 0.6, False, 1,
        origin="t",
    )  # fmt: skip
    assert is_whole(table)
    for name, value in change.items():
        setattr(table, name, value)
    assert not is_whole(table)


# Games from before -------------------------------------------------------------------------------------


def test_games_that_ended_before_are_completed(start_server: StartServer, tmp_path: Path) -> None:
    house = start_server()
    edith, harald = house.person("Edith"), house.person("Harald")
    _, match, _ = ended(house, "barbarian_kingdoms", edith, harald)
    house.stop()
    engine = open_database(house.config.database)
    with engine.begin() as connection:
        connection.execute(text("update game_table set decisions = null"))
        connection.execute(text("update result set team = null, side = null"))
    engine.dispose()
    house = start_server()
    edith.port = house.port
    until(lambda: library(edith)[0]["decisions"] == len(match.decisions))
    engine = open_database(house.config.database)
    with engine.connect() as connection:
        assert None not in connection.execute(text("select team from result")).scalars().all()
        sides = connection.execute(text("select side from result order by seat")).scalars().all()
        assert sides == [match.game.side(match.state, seat) for seat in range(3)]
    engine.dispose()


def test_decisions_that_stand_are_counted() -> None:
    moves = [
        (0, "pass"),
        (1, "pass"),
        (1, "undo"),
        (-1, "dice x"),
        (1, "pass"),
        (0, "pass"),
        (-1, "back 2"),
        (0, "pass"),
    ]
    assert decisions_in([EntryRecord(seq, seat, move, 0) for seq, (seat, move) in enumerate(moves, 1)]) == 3


def test_a_page_of_a_finished_game_is_told_nothing_of_ratings(edith: Browser, harald: Browser) -> None:
    """Others learn that somebody is rated from the library alone."""
    wish_for_ratings(edith, harald)
    pages: list[Page] = seated([edith, harald])
    play(pages, Random("told"))
    assert not any("rating" in json.dumps(message) for page in pages for message in page.heard)
