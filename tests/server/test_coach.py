"""Hints, and why a computer did something: where they are allowed, and that nobody learns a secret from them."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.prepared import put_table, stored

import bretwalda
from bretwalda import Match, Refusal, State, seeded
from bretwalda.engine.registry import catalogue
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of
from bretwalda.server.coach import coach, hints
from bretwalda.server.coach.coach import Coach
from bretwalda.server.coach.deeds import deed_at, step_of_line
from bretwalda.server.coach.messages import AskHint, CoachLine, Explained, Thinking
from bretwalda.server.computers.desks import OwnDesks
from bretwalda.server.computers.explaining import Decision, explain_decision
from bretwalda.server.computers.pool import Computers
from bretwalda.server.computers.workers import Workers
from bretwalda.server.messages import Refused, SeatInfo
from bretwalda.server.metrics import Metrics
from bretwalda.server.people import Person
from bretwalda.server.replay.moments import Look, look
from bretwalda.server.replay.sources import Source
from bretwalda.server.tables.results import rated_seats
from bretwalda.server.tables.seating import Seat
from bretwalda.store.people import PersonRecord

from ..ai.test_honest_everywhere import GAMES, met
from ..chance import ChanceGame
from .conftest import RunningServer
from .dishonest import SETUPS, Scene, game_of, otherwise, play_alike
from .people import Browser

KINGDOMS = bretwalda.game("barbarian_kingdoms")


def told(answer: bytes) -> list[dict[str, Any]]:
    """The lines of a stream."""
    return [json.loads(line[6:]) for line in answer.decode().split("\n\n") if line.startswith("data: ")]


def kingdoms(decisions: int) -> Match:
    """A game of Barbarian Kingdoms by chance, so far that somebody has a choice."""
    played = ChanceGame(KINGDOMS, {"players": 3}, "coach")
    while len(played.match.decisions) < decisions or played.match.state.secret or not chooses(played.match):
        played.decide()
    return played.match


def chooses(match: Match) -> bool:
    return len(match.state.options(match.state.actor)) > 3


# --- Hints ------------------------------------------------------------------------------------------------


def test_somebody_alone_gets_a_hint_and_asks_why_a_computer_did_something(house: RunningServer, edith: Browser) -> None:
    match = kingdoms(30)
    seat = int(match.state.actor)
    seats = ["easy"] * 3
    seats[seat] = edith.cookie
    table = put_table(house.config.database, match, seats, edith.cookie, alone=True)
    page = edith.visit(table)
    page.wait_for(lambda: page.position is not None)
    position = page.position
    assert position is not None
    path = f"/api/tables/{table}/hint"
    asked = {"seq": page.seq, "seat": seat, "level": "easy"}
    *_, answer = told(edith.ask("POST", path, json.dumps(asked).encode()).body)
    assert answer["type"] == "Explained"
    options = {option["choice"]: option for option in position["options"]}
    assert [options[one["option"]["choice"]] for one in answer["options"]] == [
        one["option"] for one in answer["options"]
    ]
    assert 1 < len(answer["options"]) <= 3
    assert all(0.0 <= one["chance"] <= 1.0 for one in answer["options"])
    assert answer["rule"] == position["rule"]
    again = told(edith.ask("POST", path, json.dumps(asked).encode()).body)
    assert again == [answer]  # what was found is kept
    refusals = {
        "refused-level": asked | {"level": "genius"},
        "refused-stale": asked | {"seq": page.seq + 1},
        "refused-foreign-seat": asked | {"seat": (seat + 1) % 3},
        "refused-message": asked | {"seed": "mine"},
    }
    for key, body in refusals.items():
        assert edith.refusal("POST", path, body) == key
    odds = f"/api/tables/{table}/odds?seat={seat}&seq="
    assert edith.get(f"{odds}{page.seq}") == {"lines": []}  # nothing is fought about yet
    assert edith.refusal("GET", f"{odds}{page.seq + 1}") == "refused-stale"
    why = f"/api/replays/tables/{table}/why"
    step = next(k for k in range(30, 0, -1) if match.decisions[k - 1].seat != seat)
    assert edith.refusal("POST", why, {}) == "refused-message"
    assert edith.refusal("POST", why, {"step": 999}) == "refused-step"
    assert edith.refusal("POST", f"{why}?seat=all", {"step": step}) == "refused-viewpoint-closed"
    page.close()


def test_among_several_people_hints_are_as_the_host_says(house: RunningServer, edith: Browser, harald: Browser) -> None:
    match = kingdoms(30)
    seat = int(match.state.actor)
    seats = ["easy"] * 3
    seats[seat], seats[seat - 1] = edith.cookie, harald.cookie
    table = put_table(house.config.database, match, seats, edith.cookie)
    asked = {"seq": edith.visit(table).seq, "seat": seat, "level": "easy"}
    assert edith.refusal("POST", f"/api/tables/{table}/hint", asked) == "refused-hints"
    assert edith.refusal("POST", f"/api/replays/tables/{table}/why", {"step": 3}) == "refused-hints"
    assert edith.refusal("GET", f"/api/tables/{table}/odds?seat={seat}&seq={asked['seq']}") == "refused-hints"
    opened = edith.post("/api/tables", {"game": "king_is_dead", "hints": True})
    assert opened["hints"] is True
    assert "hints" not in edith.post("/api/tables", {"game": "king_is_dead"})  # as is usual: only for somebody alone


def test_a_game_with_hints_is_not_rated() -> None:
    people = [Person(PersonRecord(name, name, {"rated": True}, None, 0)) for name in ("Edith", "Harald")]
    seats = [Seat(person) for person in people]
    table, _ = stored(kingdoms(5), "Edith")
    table.position, table.origin = None, table.id
    assert rated_seats(table, seats, [0, 1]) == {0, 1}
    assert rated_seats(replace(table, hints=False), seats, [0, 1]) == {0, 1}
    assert rated_seats(replace(table, hints=True), seats, [0, 1]) == set()


def decision() -> Decision:
    match = kingdoms(30)
    seat = int(match.state.actor)
    imagined = match.state.imagine(seat, seeded("edith"))
    return Decision(KINGDOMS.id, KINGDOMS.rules_version, list(map(int, imagined.dump())), seat, "easy", "seed")


SLEEPS = """
import time
print("ready", flush=True)
input()
print('{"type":"Part","done":0.5}', flush=True)
time.sleep(600)
"""


def test_a_thought_tells_how_far_it_has_come_and_ends_when_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "TICK", 0.01)

    async def ask() -> None:
        computers = Computers(OwnDesks(1, Workers(Metrics(), (sys.executable, "-c", SLEEPS))))
        one = Coach(computers)
        heard: list[CoachLine] = []
        current = [True]
        async for line in one.explain(("k",), decision(), "Edith", "table", lambda: current[0]):
            heard.append(line)
            current[0] = not (isinstance(line, Thinking) and line.done > 0.0)
        assert heard[-2:] == [Thinking(False, 0.5), Refused(0, "refused-stale", {})]
        # Whoever asks something else ends the thought before.
        first = asyncio.create_task(all_of(one.explain(("a",), decision(), "Edith", "table", lambda: True)))
        while "Edith" not in one._thinking:
            await asyncio.sleep(0.01)
        second = asyncio.create_task(all_of(one.explain(("b",), decision(), "Edith", "table", lambda: True)))
        assert (await first)[-1] == Refused(0, "refused-another-question", {})
        assert not second.done()
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert one._thinking == {}
        await one.close()
        await computers.close()

    asyncio.run(ask())


@pytest.mark.parametrize("game_id", GAMES)
def test_hints_and_odds_are_thought_about_in_the_same_position_in_two_worlds(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "own_dice", lambda: seeded("nobody knows them"))
    settings, _, number = GAMES[game_id]
    for worlds in met(bretwalda.game(game_id), settings, number):
        seat = worlds[2]
        one, other = (handed_for_help(game_id, world, seat) for world in worlds[:2])
        assert one == other


def handed_for_help(game_id: str, state: State, seat: int) -> list[list[int]]:
    """The positions that workers are handed for a hint and for odds at a table where somebody is alone."""
    handed: list[list[int]] = []

    def explain(key: object, asked: Decision, *others: object) -> None:
        handed.append(asked.position)

    async def odds(asked: Decision, *others: object) -> None:
        handed.append(asked.position)

    history = SimpleNamespace(match=SimpleNamespace(state=state), asked_at=lambda seat: 1, seed="a seed")
    table: Any = SimpleNamespace(
        game=bretwalda.game(game_id), history=history, taught=None, playing=True, expect_asked=lambda *asked: None,
        record=SimpleNamespace(id="table", hints=True),
    )  # fmt: skip
    ear: Any = SimpleNamespace(explain=explain, odds=odds)
    person: Any = SimpleNamespace(id="Edith")
    hints.hint(ear, table, person, AskHint(seq=1, seat=seat, level="easy"))
    asyncio.run(hints.odds(ear, table, person, seat, 1))
    assert len(handed) == 2
    return handed


async def all_of(lines: AsyncIterator[CoachLine]) -> list[CoachLine]:
    return [line async for line in lines]


# --- Why did it do that? -------------------------------------------------------------------------------


def looking(match: Match, viewpoint: Viewpoint, over: bool, people: Sequence[int] = ()) -> Look:
    """A game as somebody looks at it; computers play in the other seats."""
    seats = [
        SeatInfo("person" if seat in people else "computer", "", None if seat in people else "easy", False, False)
        for seat in range(int(match.state.seats))
    ]
    own = [] if viewpoint.seat is None else [viewpoint.seat]
    source = Source("tables", "t", "", Retelling(story_of(match)), seats, own, over, over, True, False, False)
    return look(source, viewpoint)


def asked_of(seen: Look, step: int) -> tuple[Any, ...]:
    """All that a worker is handed to explain a step, or why nothing is."""
    try:
        deed = deed_at(seen, step, seeded(f"dice {step}"))
    except Refusal as refusal:
        return (refusal.key,)
    return deed.seat, deed.choice, deed.level, deed.guessed, list(deed.before.dump())


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup[0] + str(setup[1].get("players", "")))
def test_while_a_game_is_played_an_answer_is_the_same_in_two_worlds(setup: tuple[str, dict[str, Any]]) -> None:
    """All that is thought about is the same, so the answer is, its size and the time it takes."""
    match = game_of(Scene(*setup, 0, "player"))
    seat = (int(match.state.actor) + 1) % int(match.state.seats)
    worlds = [
        Match(match.game, match.settings, "seed", list(map(int, begun.dump())))
        for begun in (match.state, otherwise(match.state, seat))
    ]
    play_alike(worlds[0], worlds[1], seat)
    one, other = (looking(world, Viewpoint(seat), over=False) for world in worlds)
    heard = [(asked_of(one, step), asked_of(other, step)) for step in range(len(one.path))]
    assert [here for here, _ in heard] == [there for _, there in heard]
    assert any(len(here) > 1 for here, _ in heard)
    assert all(here[3] for here, _ in heard if len(here) > 1)
    assert {asked_of(looking(world, Viewpoint(), over=False), 3) for world in worlds} == {("refused-deed-looking-on",)}
    told_first = [asked_of(looking(world, Viewpoint(seat), over=True), 3)[-1] for world in worlds]
    if setup[0] in ("king_is_dead", "rex_britannorum"):
        assert told_first[0] != told_first[1]  # when it is over, everything is told: the worlds are others


def test_the_choice_that_was_seen_is_the_one_that_is_explained() -> None:
    """In Britannia nothing is hidden, and dice tell nothing of a choice: nearly all of them are found again."""
    played = ChanceGame(catalogue()["britannia"], {"scenario": "artorius_rex"}, "seen")
    for _ in range(120):
        played.decide()
    seen = looking(played.match, Viewpoint(0), over=False)
    found = {step: asked_of(seen, step) for step in range(1, len(seen.path))}
    free = [
        len(played.match.at(number).options(decision.seat)) > 1
        for number, decision in enumerate(played.match.decisions)
    ]
    told = {step: asked[1] for step, asked in found.items() if len(asked) > 1}
    for step, choice in told.items():
        meant = step
        while not free[meant - 1] and meant > 1 and seen.path[meant - 1].seat == seen.path[step].seat:
            meant -= 1
        assert choice in (played.match.decisions[meant - 1].choice, played.match.decisions[step - 1].choice)
        assert free[step - 1] <= (choice == played.match.decisions[step - 1].choice)
    assert len(told) > 100


def test_what_left_no_choice_is_explained_by_the_choice_before_it() -> None:
    """Whoever recruits pays afterwards, and where only one payment is possible, nothing is to be said of it."""
    played = ChanceGame(KINGDOMS, {"players": 3}, "forced")
    for _ in range(150):
        played.decide()
    match = played.match
    seen, led = looking(match, Viewpoint(0), over=True), 0
    for step in range(2, len(seen.path)):
        earlier, between, later = (moment.decisions for moment in seen.path[step - 2 : step + 1])
        last, before = match.decisions[later - 1], match.decisions[between - 1]
        if (later - between, between - earlier) != (1, 1) or last.seat != before.seat:
            continue
        if len(match.at(between).options(last.seat)) == 1 and len(match.at(earlier).options(before.seat)) > 1:
            assert asked_of(seen, step)[1] == before.choice
            led += 1
    assert led > 3


def test_what_was_decided_in_secret_is_explained_only_when_the_game_is_over() -> None:
    match = Match(catalogue()["rex_britannorum"], {"players": 2, "objectives": "none"}, "secret")
    while len(match.decisions) < 60:
        seat = int(match.state.actors()[-1])
        match.choose(seat, int(match.state.options(seat)[-1]))
    seen = looking(match, Viewpoint(0), over=False, people=[0])
    path = seen.path
    secret = [k for k in range(1, len(path)) if path[k].seat == 1 and seen.source.told.state(path[k - 1]).secret]
    assert secret
    assert {asked_of(seen, step) for step in secret} == {("refused-deed-hidden",)}
    after = looking(match, Viewpoint(0), over=True, people=[0])
    assert all(asked_of(after, step)[0] == 1 for step in secret)
    mine = next(k for k in range(1, len(path)) if path[k].seat == 0)
    assert asked_of(seen, mine) == ("refused-deed-of-person",)
    assert asked_of(seen, 0) == ("refused-no-deed",)


def test_a_line_of_the_log_leads_to_the_decision_that_it_tells_of() -> None:
    match = kingdoms(40)
    seen = looking(match, Viewpoint(1), over=False)
    counted = 0
    for step in range(1, len(seen.path)):
        lines = seen.source.told.events(Viewpoint(1), seen.path[step - 1].events, seen.path[step].events)
        first = len(seen.source.told.events(Viewpoint(1), 0, seen.path[step - 1].events))
        assert {step_of_line(seen, first + k) for k in range(len(lines))} <= {step}
        counted += len(lines)
    assert counted > 40
    with pytest.raises(Refusal, match="refused-step"):
        step_of_line(seen, 10_000)


def test_a_guessed_answer_has_no_plan_and_says_that_it_is_guessed() -> None:
    asked = decision()
    heard: list[float] = []
    found = explain_decision(asked, 1.0, heard.append)
    assert isinstance(found, Explained)
    assert not found.guessed
    guessed = explain_decision(replace(asked, guessed=True), 1.0, heard.append)
    assert guessed.guessed
    assert all(one.plan == [] for one in guessed.options)
    assert heard == sorted(heard[: len(heard) // 2]) * 2
    assert 0.0 < max(heard) < 1.0
