"""A rematch as the next game of a series: the result of the last one feeds its settings and its seats."""

from __future__ import annotations

from random import Random

import pytest

from bretwalda.engine.game import Series
from bretwalda.engine.registry import game
from bretwalda.engine.schema import Settings
from bretwalda.engine.state import State
from bretwalda.games.barbarian_kingdoms import scoring

from .conftest import RunningServer
from .people import play, seated

KINGDOMS = game("barbarian_kingdoms")
SHORT: Settings = {"rounds": 20}


def ended(settings: Settings) -> State:
    """A game played to its end by lot."""
    state: State = KINGDOMS.new(seed="series", **settings)
    dice = Random("series")
    while actors := list(state.actors()):
        state.choose(actors[0], dice.choice(list(state.options(actors[0]))))
    return state


def series(settings: Settings, final: State) -> Series:
    found = KINGDOMS.series(settings, final)
    assert found is not None
    return found


@pytest.mark.parametrize("players", KINGDOMS.players())
def test_the_result_gives_the_order_of_the_seats_and_the_settings_fit(players: int) -> None:
    for chosen in KINGDOMS.schema.sample():
        if chosen["players"] == players and chosen["rounds"] == 20:
            final = ended(chosen)
            following = series(chosen, final)
            winner, loser = (following.order[int(following.settings[who]) - 1] for who in ("winner", "loser"))
            ranking = list(scoring.ranking(final))  # type: ignore[arg-type]
            assert list(following.order) == list(scoring.by_reign(final))  # type: ignore[arg-type]
            assert (winner, loser) == (ranking[0], ranking[-1])
            assert final.result()[winner] > 0.0
            assert KINGDOMS.schema.complete(following.settings) == following.settings
            assert following.settings["players"] == players
            assert following.settings["teams"] == chosen["teams"]
            experts = chosen["configuration"] in ("expert", "agreed")
            assert (following.settings["configuration"] == chosen["configuration"]) or not experts


def test_the_next_game_of_a_series_lets_the_winner_choose(house: RunningServer) -> None:
    people = {name: house.person(name) for name in ("Edith", "Harald", "Tostig")}
    pages = seated(list(people.values()), game="barbarian_kingdoms", settings=SHORT)
    play(pages, Random("reign"))
    for page in pages:
        page.wait_for(lambda page=page: page.over)  # type: ignore[misc]
    position = pages[0].position
    assert position is not None
    assert position["over"]["series"]
    pages[1].do("Rematch", series=True)
    pages[0].do("Rematch")  # too late for another wish: there is one next table
    moved = {message["table"] for page in pages[:2] for message in page.heard if message["type"] == "Moved"}
    assert len(moved) == 1
    again = [browser.visit(*moved) for browser in people.values()]
    chosen = again[0].table["settings"]
    assert {name: chosen[name] for name in ("rounds", "configuration", "kingdoms", "first")} == SHORT | {
        "configuration": "privilege",
        "kingdoms": "inheritance",
        "first": "clemency",
    }
    winner = position["over"]["result"].index(1.0)
    assert again[winner].seats["yours"] == [chosen["winner"] - 1]
    scores = {one["seat"]: one["points"] for one in position["view"]["reckoning"]["ranking"]}
    seats = [page.seats["yours"][0] for page in again]  # by the seats of the last game
    assert [scores[seats.index(seat)] for seat in range(3)] == sorted(scores.values(), reverse=True)
    first = again[winner]
    first.wait_for(lambda: first.position is not None)
    assert first.position is not None
    assert first.position["asked"]["key"] == "prompt-privilege"


def test_where_the_rules_know_no_series_there_is_none(house: RunningServer) -> None:
    pages = seated([house.person("Edith"), house.person("Harald")])
    play(pages, Random("rematch"))
    page = pages[0]
    page.wait_for(lambda: page.over)
    assert page.position is not None
    assert not page.position["over"]["series"]
    assert page.refusal("Rematch", series=True) == "refused-no-series"
    page.do("Rematch")
