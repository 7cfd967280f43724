"""Reviews of finished games at the server: for whoever may see everything, made beside the tables, kept, stopped."""

from __future__ import annotations

from time import monotonic, sleep

from tests.chance import game_of

from bretwalda.engine.dice import seeded
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES
from bretwalda.server.replay.reviews import readable

from .conftest import RunningServer, StartServer, table_with
from .people import Browser, Message

PATIENCE = 60.0  # seconds


def short_game() -> Match:
    """The last few decisions of a game: a review of them takes no time."""
    game = catalogue()["king_is_dead"]
    whole = game_of(game, {"players": 2}, "reviewed", 20_000)
    begun = whole.at(len(whole.decisions) - 6).dump()
    match = Match(game, {"players": 2}, "short", begun)
    dice = seeded("short")
    while not match.over:
        options = match.state.options(match.state.actor)
        match.choose(match.state.actor, options[dice.below(len(options))])
    return match


def wait_for(person: Browser, path: str, doing: str) -> Message:
    until = monotonic() + PATIENCE
    state: Message = person.get(path)
    while state["doing"] != doing:
        assert monotonic() < until, state
        sleep(0.1)
        state = person.get(path)
    return state


def test_a_review_is_made_once_and_kept_for_everybody(house: RunningServer, edith: Browser, harald: Browser) -> None:
    match = short_game()
    path = f"/api/replays/tables/{table_with(house, match, edith, harald)}/review"
    assert edith.get(path) == {"doing": "nothing", "done": 0.0, "yours": False, "found": None}
    begun = edith.post(path, {})
    assert begun["doing"] in ("waiting", "working")
    assert begun["yours"]
    found = wait_for(edith, path, "done")["found"]
    assert harald.post(path, {})["found"] == found
    assert len(found["chances"]) == len(match.decisions) + 1
    assert found["chances"][-1] == [round(1000 * share) for share in match.result() or ()]
    for balance in found["balances"]:
        parts = balance["start"] + balance["luck"] + balance["play"] + balance["others"]
        assert abs(parts - balance["end"]) <= 3  # rounded


def test_a_review_that_an_earlier_version_wrote_can_be_made_again() -> None:
    words = dict.fromkeys(LANGUAGES, "Pass")
    point = {"decision": 1, "seat": 0, "choice": words, "better": words, "change": -90, "whose": 0}
    kept = {"chances": [[500, 500]], "balances": []}
    why = {language: ["It loses less."] for language in LANGUAGES}
    found = readable({**kept, "turning_points": [{**point, "why": why}]})
    assert found is not None
    assert found.turning_points[0].why == why
    assert readable({**kept, "turning_points": [{**point, "why_en": [], "why_fr": []}]}) is None
    assert readable(None) is None


def test_a_review_is_stopped_by_whoever_asked_for_it(house: RunningServer, edith: Browser, harald: Browser) -> None:
    match = game_of(catalogue()["britannia"], {"scenario": "artorius_rex"}, "reviewed", 20_000)
    path = f"/api/replays/tables/{table_with(house, match, edith, harald)}/review"
    edith.post(path, {})
    assert harald.post(f"{path}/stop", {})["doing"] in ("waiting", "working")
    assert edith.post(f"{path}/stop", {})["doing"] == "nothing"
    assert harald.get(path)["doing"] == "nothing"


def test_a_review_outlives_the_server_that_makes_it(
    start_server: StartServer, house: RunningServer, edith: Browser
) -> None:
    """Whoever is asked next how far it has come begins it anew, for whoever waits for it."""
    long = game_of(catalogue()["britannia"], {"scenario": "artorius_rex"}, "reviewed", 20_000)
    path, short = (f"/api/replays/tables/{table_with(house, match, edith)}/review" for match in (long, short_game()))
    for wanted in (path, short):  # one after the other: the short one has not begun when the server stops
        edith.post(wanted, {})
    house.stop()
    edith.port = start_server(database=house.config.database, inner=house.config.inner, limited=False, workers=1).port
    assert len(wait_for(edith, short, "done")["found"]["balances"]) == 2
    state = edith.get(path)
    assert state["doing"] in ("waiting", "working")
    assert state["yours"]
    assert edith.post(f"{path}/stop", {})["doing"] == "nothing"
    assert edith.get(path)["doing"] == "nothing", "nobody waits for it any more"
    assert edith.get(short)["doing"] == "done"


def test_nobody_reviews_a_game_that_is_played(house: RunningServer, edith: Browser, harald: Browser) -> None:
    match = game_of(catalogue()["king_is_dead"], {"players": 2}, "reviewed", 12)
    path = f"/api/replays/tables/{table_with(house, match, edith, harald)}/review"
    assert edith.refusal("GET", path) == "refused-not-over"
    assert edith.refusal("POST", path, {}) == "refused-not-over"
