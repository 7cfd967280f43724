"""What people see of Britannia: everything is in the view, it is small, and choices point at things that are there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest
from tests.britannia.rules.scene import march, scene

from bretwalda import seeded
from bretwalda.engine.atlas import FILE
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import AREA_IDS, NATION_IDS, SCENARIO_IDS, SOURCE_IDS, UNIT_IDS
from bretwalda.games.britannia.player.odds import Force, battle
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.steps import STEPS
from bretwalda.games.britannia.view import BritanniaView

LARGEST = 20_000  # bytes of a view
SVG = "{http://www.w3.org/2000/svg}"
EVERY_SCENARIO = pytest.mark.parametrize("scenario", SCENARIO_IDS)


@cache
def positions(scenario: str) -> list[Britannia]:
    """Positions of a random game, one in seven and the last."""
    s = GAME.new(seed=f"view {scenario}", scenario=scenario)
    dice = seeded(f"view {scenario}")
    out = []
    for number in range(100_000):
        if number % 7 == 0 or s.actor < 0:
            out.append(s.clone())
        if s.actor < 0:
            return out
        options = s.options(s.actor)
        s.take(s.actor, options[dice.below(len(options))])
    raise AssertionError("the game does not end")


def views(scenario: str) -> Iterator[tuple[Britannia, BritanniaView]]:
    for s in positions(scenario):
        yield s, GAME.view(s, None)


@EVERY_SCENARIO
def test_a_view_stays_small(scenario: str) -> None:
    assert max(len(msgspec.json.encode(seen)) for _, seen in views(scenario)) < LARGEST


@EVERY_SCENARIO
def test_every_unit_is_in_the_view(scenario: str) -> None:
    """Stacks by area, bands of the nation on turn, and the books agree."""
    for s, seen in views(scenario):
        for number, nation in enumerate(seen.nations):
            stacks = [stack for area in seen.areas for stack in area.stacks if stack.nation == nation.id]
            there = sum(sum(stack.units.values()) for stack in stacks)
            assert there == nation.armies + nation.at_sea == s.number[number * 2] + s.number[number * 2 + 1]
            assert [stack.leader for stack in stacks if stack.leader] in ([], [nation.leader])
            assert nation.areas == sum(area.holder == nation.id for area in seen.areas)
            if nation.id == seen.nation:
                assert sum(band.number for band in seen.bands) == there


@EVERY_SCENARIO
def test_the_ledger_adds_up_to_the_scores(scenario: str) -> None:
    """Every point is explained by a turn, a source and the areas."""
    for _, seen in views(scenario):
        for nation in seen.nations:
            rows = seen.ledger.get(nation.id, [])
            assert sum(points * len(areas) for _, _, points, *areas in rows) == nation.score
            assert all(1 <= turn <= seen.turn and SOURCE_IDS[source] for turn, source, *_ in rows)
        assert seen.scores == [sum(n.score for n in seen.nations if n.seat == seat) for seat in range(4)]


@EVERY_SCENARIO
def test_targets_of_a_march_are_those_that_can_be_chosen(scenario: str) -> None:
    """Open, overstacked or to be passed: it can be chosen; anything else: it cannot."""
    marches = 0
    for s, seen in views(scenario):
        if seen.march is not None:
            marches += 1
            chosen = {GAME.verbs.notation(choice).removeprefix("go ") for choice in s.options(s.actor)}
            welcome = {area for area, word in seen.march.targets.items() if word in ("open", "overstack", "pass")}
            assert welcome == chosen & set(AREA_IDS)
    assert marches > 10


@EVERY_SCENARIO
def test_choices_point_at_what_is_there(scenario: str) -> None:
    """An area, a unit of the game, a band on the march, a nation or a button."""
    for s, seen in views(scenario):
        for choice in s.options(s.actor):
            kind, *rest = GAME.points_at(s, int(choice)).split(":")
            if kind == "band":
                area, unit, _ = rest
                assert any(band.picked and (band.area, band.unit) == (area, unit) for band in seen.bands)
            elif kind == "unit":
                assert rest[-1] in UNIT_IDS
                assert all(area in AREA_IDS for area in rest[:-1])
            else:
                assert rest[0] in {"area": AREA_IDS, "nation": NATION_IDS}.get(kind, GAME.verbs.notation(int(choice)))


def test_a_running_battle_shows_its_dice() -> None:
    """As many as there were units, highest first."""
    shown = [seen.battle for scenario in SCENARIO_IDS for _, seen in views(scenario) if seen.battle is not None]
    assert any(fought.attacker_dice and fought.defender_dice for fought in shown)
    for fought in shown:
        for dice in (fought.attacker_dice, fought.defender_dice):
            assert dice == sorted(dice, reverse=True)
            assert all(1 <= value <= 7 for value in dice)


@EVERY_SCENARIO
def test_a_battle_to_come_shows_its_odds(scenario: str) -> None:
    """Every contested area and no other; the three ways in which a battle ends are all there are."""
    for _, seen in views(scenario):
        for area in seen.areas:
            assert (area.odds is not None) == area.battle
            if area.odds is not None:
                assert area.odds.win + area.odds.hold + area.odds.both_gone == pytest.approx(100, abs=0.2)


def test_the_odds_are_those_of_the_units_that_stand_there() -> None:
    """Two Danes from Essex against a Saxon and his burh; a leader, and difficult ground, count."""
    for place, difficult in (("kent", False), ("downlands", True)):
        for led in (False, True):
            leaders = {"cnut": "essex"} if led else {}
            s = scene(14, "danes", {"danes": "essex 2", "saxons": place}, burhs=[place], leaders=leaders)
            march(s, "essex", place)
            seen = next(area.odds for area in GAME.view(s, None).areas if area.id == place)
            expected = battle(Force(2, led=led), Force(1, wall_hits=1), difficult)
            assert seen is not None
            assert seen.win == pytest.approx(100 * expected.win, abs=0.1)
            assert seen.attackers_left == pytest.approx(expected.attackers_left(), abs=0.1)


def test_every_prompt_names_its_paragraph() -> None:
    """And the paragraph is on paper, in both languages."""
    for language in ("en", "fr"):
        rules = (GAME.folder / "text" / f"rules.{language}.md").read_text("utf-8")
        assert all(f"- **{number}** " in rules for number in (step.paragraph for step in STEPS))


def test_both_languages_have_the_same_paragraphs() -> None:
    """Number by number."""
    en, fr = ((GAME.folder / "text" / f"rules.{language}.md").read_text("utf-8") for language in ("en", "fr"))
    numbers = [[line.split("**")[1] for line in text.splitlines() if line.startswith("- **")] for text in (en, fr)]
    assert numbers[0] == numbers[1]
    assert len(numbers[0]) > 200


@pytest.mark.skipif(not (GAME.folder / FILE).exists(), reason="the map is drawn elsewhere")
@pytest.mark.parametrize("language", ["en", "fr"])
@EVERY_SCENARIO
def test_the_picture_shows_every_stack(scenario: str, language: str) -> None:
    """With its numbers, its leader and the structures beside it."""
    texts = GAME.texts(language)
    for _, seen in list(views(scenario))[::30]:
        picture = ElementTree.fromstring(GAME.picture(seen, texts))
        for area in seen.areas:
            here = picture.findall(f".//{SVG}g[@class='area'][@data-area='{area.id}']")
            assert len(here) == 1
            found = [group.get("data-nation") for group in here[0].findall(f"{SVG}g[@class='stack']")]
            assert found == [stack.nation for stack in area.stacks]
            words = [text.text for text in here[0].iter(f"{SVG}text")]
            assert all(texts.name("leader", stack.leader) in words for stack in area.stacks if stack.leader)
            assert all(here[0].findall(f"{SVG}g[@class='{work}']") for work in area.works)
