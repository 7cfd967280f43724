"""The timeline, line by line: what the facts say is what happens when a whole campaign is played."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import pytest

from bretwalda import Event, seeded
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import AREA_IDS, LEADER_IDS, NATION_IDS, PHASE_IDS, STATUS_IDS, UNIT_IDS

FACTS: dict[str, Any] = tomllib.loads((GAME.folder / "facts.toml").read_text("utf-8"))
SCENARIOS = {row["id"]: row for row in FACTS["scenario"]}
QUIET = ("done", "halt", "stand", "defy", "refuse")  # choices that leave things as they are


class Record:
    """What was seen in a campaign that everybody plays as quietly as possible."""

    def __init__(self, scenario: str) -> None:
        self.turn = 0
        self.nation: str | None = None
        self.arrived: dict[tuple[int, str, str, str], int] = {}  # by turn, nation, unit and sea, before nations move
        self.short: dict[tuple[int, str, str], int] = {}  # for which the pool had no pieces
        self.leaders: dict[str, tuple[int, bool]] = {}  # the turn of each, and whether it came before nations moved
        self.left: dict[str, int] = {}  # the turn in which a leader left or fell
        self.statuses: dict[tuple[int, str], set[str]] = {}  # of every nation that had a turn
        self.moved: set[tuple[int, str, str]] = set()  # turn, nation and phase of every movement
        self.ends: dict[int, set[str]] = {}  # what happened at the end of each turn
        self._play(scenario)

    def _play(self, scenario: str) -> None:
        events: list[Event] = []
        state = GAME.start(GAME.schema.complete({"scenario": scenario}), seeded("timeline"), events)
        heard = 0
        while True:
            for event in events[heard:]:
                self._hear(event)
            heard = len(events)
            if state.actor < 0:
                return
            status = state.status(state.nation)
            where = (int(state.turn), NATION_IDS[state.nation])
            if state.step.name == "movement":
                self.statuses[where] = {word for bit, word in enumerate(STATUS_IDS) if status >> bit & 1}
                self.moved.add((*where, PHASE_IDS[state.phase]))
            offered = [GAME.verbs.notation(choice) for choice in state.options(state.actor)]
            move = next((move for move in QUIET if move in offered), offered[0])
            state.choose(state.actor, GAME.verbs.parse(move))

    def _hear(self, event: Event) -> None:
        args = [int(arg) for arg in event.args]
        if event.key == "turn":
            self.turn, self.nation = args[0], None
        elif event.key == "nation_turn":
            self.nation = NATION_IDS[args[0]]
        elif event.key == "arrived" and self.nation is None:
            key = (self.turn, NATION_IDS[args[0]], UNIT_IDS[args[2]], AREA_IDS[args[3]])
            self.arrived[key] = self.arrived.get(key, 0) + args[1]
        elif event.key == "no_pieces" and self.nation is None:
            self.short[self.turn, NATION_IDS[args[0]], UNIT_IDS[args[2]]] = args[1]
        elif event.key == "leader_came":
            self.leaders[LEADER_IDS[args[1]]] = (self.turn, self.nation is None)
        elif event.key in ("leader_left", "leader_fell"):
            self.left[LEADER_IDS[args[1]]] = self.turn
        elif event.key in ("bretwalda", "no_bretwalda", "king", "no_king") or event.key == "points_area":
            source = "scored" if event.key == "points_area" and args[2] in (0, 1) else event.key
            self.ends.setdefault(self.turn, set()).add(source)


@cache
def record(scenario: str) -> Record:
    return Record(scenario)


def lines(scenario: str) -> list[dict[str, Any]]:
    """The lines of the timeline that concern a scenario."""
    facts = SCENARIOS[scenario]
    turns = range(facts["first_turn"], facts["last_turn"] + 1)
    return [row for row in FACTS["timeline"] if row["turn"] in turns and row["nation"] not in facts.get("out", [])]


LINES = [(scenario, row) for scenario in SCENARIOS for row in lines(scenario)]
EVERY_LINE = pytest.mark.parametrize(
    ("scenario", "line"), LINES, ids=[f"{scenario}-{row['turn']}-{row['nation']}" for scenario, row in LINES]
)


@EVERY_LINE
def test_what_a_line_brings_arrives(scenario: str, line: dict[str, Any]) -> None:
    """So many units in that sea at the start of the game turn, but for those that the pool does not have."""
    seen = record(scenario)
    for unit in {row["unit"] for row in line.get("arrive", [])}:
        due = {row["at"]: row["count"] for row in line["arrive"] if row["unit"] == unit}
        came = {
            at: number for (turn, nation, kind, at), number in seen.arrived.items()
            if (turn, nation, kind) == (line["turn"], line["nation"], unit)
        }  # fmt: skip
        short = seen.short.get((line["turn"], line["nation"], unit), 0)
        assert sum(came.values()) + short == sum(due.values())
        assert all(number <= due[at] for at, number in came.items())


@EVERY_LINE
def test_the_statuses_of_a_line_hold_in_that_nations_turn(scenario: str, line: dict[str, Any]) -> None:
    """A nation that moves on that turn has them, and a major invasion is a second movement."""
    seen = record(scenario)
    where = (line["turn"], line["nation"])
    if where not in seen.statuses:
        pytest.skip("the nation has died out in this campaign")
    assert seen.statuses[where] == set(line.get("status", []))
    if "major_invasion" in line.get("status", []):
        assert (*where, "movement_2") in seen.moved


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_arrives_and_nobody_has_a_status_without_a_line(scenario: str) -> None:
    seen = record(scenario)
    known = {(row["turn"], row["nation"]): row for row in lines(scenario)}
    # The reinforcements of turn 16 and the departure of Rome are events with tests of their own.
    events = {(6, "romano_british"), (16, "norwegians"), (16, "normans")}
    for turn, nation, _unit, _at in seen.arrived:
        assert (turn, nation) in events or known[turn, nation].get("arrive")
    for where, statuses in seen.statuses.items():
        assert statuses == set(known.get(where, {}).get("status", []))
        second = (*where, "movement_2") in seen.moved
        assert not second or "major_invasion" in statuses


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_leaders_come_on_their_turn_and_leave_in_time(scenario: str) -> None:
    """With their reinforcement at sea or in their nation's turn; gone when their nation's next turn has begun."""
    seen = record(scenario)
    by_id = {row["id"]: row for row in FACTS["leader"]}
    for leader, (turn, by_sea) in seen.leaders.items():
        assert turn == by_id[leader]["turn"]
        assert by_sea == ("at" in by_id[leader])
        if leader in seen.left:
            assert turn <= seen.left[leader] <= by_id[leader].get("last", turn) + 1
        else:
            last = SCENARIOS[scenario]["last_turn"]
            assert by_id[leader].get("last", turn) >= last or not seen.statuses.get((turn + 1, by_id[leader]["nation"]))
    with_units = [row["leader"] for row in lines(scenario) if row.get("arrive") and "leader" in row]
    assert set(with_units) <= set(seen.leaders)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_turns_end_with_points_votes_and_crowns(scenario: str) -> None:
    """Area points, the Bretwalda and the King on the turns that the facts name, and on no other."""
    seen = record(scenario)
    facts = SCENARIOS[scenario]
    for row in FACTS["turn"]:
        if facts["first_turn"] <= row["number"] <= facts["last_turn"]:
            happened = seen.ends.get(row["number"], set())
            assert ("scored" in happened) == bool(row.get("scoring"))
            assert bool(happened & {"bretwalda", "no_bretwalda"}) == bool(row.get("bretwalda"))
            assert bool(happened & {"king", "no_king"}) == bool(row.get("king"))
