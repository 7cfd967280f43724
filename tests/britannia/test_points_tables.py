"""The tables of points, read from the facts by a reader of its own and compared with what the game awards."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from bretwalda.games.britannia import GAME, scoring
from bretwalda.games.britannia.board import LAND_IDS, LEADER_IDS, NATION_IDS, SOURCE_IDS
from bretwalda.games.britannia.state import Britannia, entry_area, entry_nation, entry_points, entry_source

FACTS: dict[str, Any] = tomllib.loads((GAME.folder / "facts.toml").read_text("utf-8"))
THEATRES = {
    name: {row["id"] for row in FACTS["area"] if row["theatre"] == name} for name in ("england", "wales", "scotland")
}
SCORING_TURNS = [row["number"] for row in FACTS["turn"] if row.get("scoring")]
EVERY_NATION = pytest.mark.parametrize("nation", NATION_IDS)
Award = tuple[str, str, str | None, int]  # nation, source, area, points


def named(words: list[str]) -> set[str]:
    """The areas that some words mean: areas, theatres, groups, or everywhere."""
    out: set[str] = set()
    for word in words:
        if word == "everywhere":
            out |= set().union(*THEATRES.values())
        else:
            out |= THEATRES.get(word) or set(FACTS["group"].get(word, [word]))
    return out


def worth(rows: list[dict[str, Any]], area: str) -> int:
    """What an area is worth in a scale: the first row that names it counts."""
    for row in rows:
        if area in named(row["areas"]):
            return int(row["points"])
    return 0


def empty(turn: int, on_turn: str = "normans") -> Britannia:
    """A map without anybody, in the turn of a nation."""
    state = GAME.new(seed="tables")
    state.settle()
    for area in range(len(LAND_IDS)):
        state.hold(-1, area)
        state.foot[area] = state.works[area] = 0
    for n in range(len(NATION_IDS)):
        state.occupied[n] = 0
    state.turn = turn
    state.nation = NATION_IDS.index(on_turn)
    return state


def awards(state: Britannia) -> list[Award]:
    out = []
    for entry in state.ledger:
        area = entry_area(entry)
        out.append(
            (
                NATION_IDS[entry_nation(entry)],
                SOURCE_IDS[entry_source(entry)],
                None if area < 0 else LAND_IDS[area],
                int(entry_points(entry)),
            )
        )
    return out


# --- Areas held -----------------------------------------------------------------------------------


def hold_points(nation: str, turn: int) -> dict[str, int]:
    (rows,) = [row["scale"] for row in FACTS["hold"] if row["nation"] == nation and turn in row["turns"]] or [[]]
    return {area: worth(rows, area) for area in LAND_IDS}


@EVERY_NATION
@pytest.mark.parametrize("turn", SCORING_TURNS)
def test_areas_held_score_as_the_facts_say(nation: str, turn: int) -> None:
    """Every area of the map, held at the end of every scoring turn; Rome needs a fort there."""
    state = empty(turn)
    n = NATION_IDS.index(nation)
    for area in range(len(LAND_IDS)):
        state.hold(n, area)
        state.works[area] = 1 if nation == "romans" else 0
    scoring.score_areas(state)
    source = "limes" if nation == "romans" else "area"
    found = {area: points for _, reason, area, points in awards(state) if reason == source}
    expected = hold_points(nation, turn)
    assert found == {area: points for area, points in expected.items() if points}
    assert [points for _, reason, _, points in awards(state) if reason == "cap"] == capped(nation, expected)


def capped(nation: str, points: dict[str, int]) -> list[int]:
    """What is taken off again when a nation holds everything."""
    for row in FACTS["cap"]:
        if row["nation"] == nation:
            home = sum(points[area] for area in named([row["home"]]))
            outside = sum(points[area] for area in named(row["capped"]))
            return [home // 2 - outside] if outside > home // 2 else []
    return []


def test_legions_without_a_fort_do_not_score_for_the_limes() -> None:
    state = empty(5)
    state.hold(0, LAND_IDS.index("york"))
    scoring.score_areas(state)
    assert awards(state) == []


# --- Occupation -----------------------------------------------------------------------------------


@EVERY_NATION
@pytest.mark.parametrize("turn", range(1, 17))
def test_occupation_scores_as_the_facts_say(nation: str, turn: int) -> None:
    """Being alone in each area of the map, on each turn, once; what raiders hold is counted at their withdrawal."""
    state = empty(turn)
    n = NATION_IDS.index(nation)
    for number in range(len(LAND_IDS)):
        state.hold(n, number)
        for _ in range(2):
            scoring.occupy(state, n, number)
    scoring.score_raid(state, n)
    expected: list[Award] = []
    for row in FACTS["occupy"]:
        if row["nation"] == nation and turn in row["turns"]:
            source = "raid" if row.get("at_withdrawal") else "occupation"
            prizes = [(area, worth(row["scale"], area)) for area in LAND_IDS]
            expected += [(nation, source, area, points) for area, points in prizes if points]
    assert sorted(awards(state), key=str) == sorted(expected, key=str)


# --- Kills ----------------------------------------------------------------------------------------


def rows_that_count(killer: str, turn: int, own_turn: bool, aggressor: bool) -> list[dict[str, Any]]:
    return [
        row for row in FACTS["kills"]["rows"]
        if row["nation"] == killer
        and turn in row.get("turns", range(1, 17))
        and (own_turn or not row.get("own_turn"))
        and not (own_turn and turn in row.get("not_in_own_turn", []))
        and (aggressor or not row.get("former_vassal"))
    ]  # fmt: skip


@EVERY_NATION
@pytest.mark.parametrize("aggressor", [False, True])
def test_armies_and_forts_killed_score_as_the_facts_say(nation: str, aggressor: bool) -> None:
    """Every nation's victims, on every turn, in its own turn and in another's."""
    for turn in range(1, 17):
        for own_turn in (False, True):
            on_turn = nation if own_turn else next(other for other in NATION_IDS if other != nation)
            rows = rows_that_count(nation, turn, own_turn, aggressor)
            for victim in NATION_IDS:
                for what in ("army", "cavalry", "fort"):
                    state = empty_once(turn, on_turn, aggressor)
                    kill(state, nation, victim, what)
                    counted = ("army", "cavalry") if what == "cavalry" else (what,)
                    expected = [
                        row["points"] for row in rows
                        if row.get("of") in counted and victim in row.get("victims", NATION_IDS)
                    ]  # fmt: skip
                    assert sorted(points for *_, points in awards(state)) == sorted(expected), (turn, victim, what)


BLANK = empty(1)


def empty_once(turn: int, on_turn: str, aggressor: bool) -> Britannia:
    """A copy of one empty map: quicker than many."""
    state = BLANK.clone()
    state.turn, state.nation = turn, NATION_IDS.index(on_turn)
    state.former_vassals = state.aggressors = (1 << len(NATION_IDS)) - 1 if aggressor else 0
    return state


def kill(state: Britannia, killer: str, victim: str, what: str) -> None:
    n, other = NATION_IDS.index(killer), NATION_IDS.index(victim)
    if what == "fort":
        scoring.score_fort(state, n, other, 0)
    else:
        scoring.score_army(state, n, other, what == "cavalry", 0)


@EVERY_NATION
@pytest.mark.parametrize("by_cards", [False, True])
def test_leaders_killed_score_as_the_facts_say(nation: str, by_cards: bool) -> None:
    """Every leader, on every turn; Harold's death also pays those who did not do it themselves."""
    player = {row["id"]: row["player"] for row in FACTS["nation"]}
    led = {row["id"]: row["nation"] for row in FACTS["leader"]}
    windfall = FACTS["windfall"]
    for turn in range(1, 17):
        rows = rows_that_count(nation, turn, True, True)
        for leader in LEADER_IDS:
            state = empty_once(turn, nation, True)
            state.by_cards = by_cards
            scoring.score_leader(state, NATION_IDS.index(nation), LEADER_IDS.index(leader), 0)
            expected = [(nation, row["points"]) for row in rows if leader in row.get("leaders", [])]
            if not by_cards and not expected and player[led[leader]] != player[nation]:
                expected = [(nation, FACTS["kills"]["leader"])]
            if leader == windfall["leader"] and nation in windfall["killers"] and turn in windfall["turns"]:
                expected.append((windfall["nation"], windfall["points"]))
            assert [(whose, points) for whose, _, _, points in awards(state)] == expected
