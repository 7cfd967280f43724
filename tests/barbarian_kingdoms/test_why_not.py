"""Why something cannot be chosen: there is always an answer, and it is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Hindrance
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import FACTS, KINGDOM_IDS, TOKEN_IDS, ZONE_IDS
from bretwalda.games.barbarian_kingdoms.state import Kingdoms
from bretwalda.games.barbarian_kingdoms.view import KingdomsView

from .positions import play, position

RULES = (GAME.folder / "text" / "rules.en.md").read_text("utf-8")
PARAGRAPHS = set(re.findall(r"^- \*\*(R?[\d.]+)\*\*", RULES, re.MULTILINE))
NEIGHBOURS = {row["id"]: {*row["adjacent"], *row.get("straits", [])} for row in FACTS["province"]}
PORTS = {row["id"] for row in FACTS["province"] if "port" in row}
CAPITALS = {row["provinces"][0] for row in FACTS["kingdom"]}
BUTTONS = ["recruit", "manoeuvre", "invade", "claim"]
GAMES: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3}, {"players": 4, "teams": True}, {"players": 5, "configuration": "b"}, {"players": 6},
]  # fmt: skip


def things(view: KingdomsView) -> Iterator[str]:
    """Everything there is to click on."""
    yield from (f"button:{word}" for word in BUTTONS)
    yield from (f"zone:{zone}" for zone in ZONE_IDS)
    for province in view.provinces:
        if province.unit is not None:
            yield f"unit:{province.id}"
        yield from (f"token:{province.id}:{token}" for token in TOKEN_IDS if province.tokens[token])


def random_positions() -> Iterator[Kingdoms]:
    for number, settings in enumerate(GAMES):
        dice = seeded(f"why {number}")
        state = GAME.new(seed=f"why {number}", **settings)
        for _ in range(160):
            if state.actor < 0:
                break
            yield state
            choices = state.options(state.actor)
            state.choose(state.actor, choices[dice.below(len(choices))])


def true(state: Kingdoms, view: KingdomsView, thing: str, answer: Hindrance) -> bool:
    """Whether the answer holds, asked of the view and of the facts."""
    provinces = {province.id: province for province in view.provinces}
    kingdoms = {kingdom.id: kingdom for kingdom in view.kingdoms}
    args = {arg.name: arg.value for arg in answer.message.args}
    zone = ZONE_IDS[args["zone"]] if "zone" in args else ""
    other = ZONE_IDS[args["other"]] if "other" in args else ""
    kingdom = KINGDOM_IDS[args["kingdom"]] if "kingdom" in args else ""
    active = kingdoms.get(KINGDOM_IDS[state.active])
    assert active is not None
    tremis = view.seats[int(state.actor)].tremis
    match answer.message.key.removeprefix("why-"):
        case "no_warrior_left":
            return active.warriors == 4
        case "no_token_left":
            return active.control_tokens == 4
        case "no_money":
            return tremis is not None and tremis < args["number"]
        case "no_ground":
            return not any(p.controller == active.id and p.unit is None for p in view.provinces)
        case "no_foothold":
            held = [p for p in view.provinces if p.unit is not None and p.unit.kingdom == active.id]
            return all(p.controller is not None or p.id in CAPITALS for p in held)
        case "impassable":
            return not provinces[zone].passable
        case "not_adjacent":
            return zone not in NEIGHBOURS.get(other, set())
        case "not_controlled":
            return zone == "sea" or provinces[zone].controller != kingdom
        case "occupied":
            return provinces[zone].unit is not None or zone == view.site
        case "no_port":
            return zone not in PORTS
        case "not_own_unit":
            unit = provinces[thing.split(":")[1]].unit
            return unit is not None and unit.kingdom != kingdom
        case "own_province":
            return provinces[zone].controller == active.id
        case "already_there":
            return thing == f"zone:{zone}"
        case "own_unit":
            unit = provinces[zone].unit
            return unit is not None and unit.kingdom == active.id
        case "of_friends":
            return kingdom != active.id and kingdoms[kingdom].side == active.side
        case "no_unit_there":
            unit = None if zone == "sea" else provinces[zone].unit
            return unit is None or unit.kingdom != kingdom
        case "capital":
            return zone in CAPITALS
        case "not_at_hand":
            return zone not in NEIGHBOURS[other]
        case "nothing_to_tax":
            return not any(provinces[zone].tokens.values())
        case "sea_not_invaded" | "not_to_sea":
            return thing == "zone:sea"
        case key:
            return key in ("asked_action", "asked_unit", "asked_zone", "asked_other", "nobody_moves", "nobody_invades",
                           "moved_already", "nowhere_to_move", "nowhere_to_invade", "wrong_sum")  # fmt: skip


@cache
def answers() -> list[tuple[str, str, Hindrance, bool]]:
    """Every answer of some random games: the step, the thing, the answer, whether it is true of the position."""
    out = []
    for state in random_positions():
        seat = int(state.actor)
        view = GAME.view(state, seat)
        chosen = {GAME.points_at(state, int(choice)) for choice in state.options(seat)}
        for thing in things(view):
            answer = GAME.why_not(state, seat, thing)
            if thing in chosen:
                assert answer is None, (state.step.name, thing)
            elif answer is None:
                assert thing.startswith("button:"), (state.step.name, thing)
            else:
                out.append((state.step.name, thing, answer, true(state, view, thing, answer)))
    return out


def test_every_answer_is_true() -> None:
    assert [(step, thing, answer) for step, thing, answer, holds in answers() if not holds] == []


def test_every_answer_names_a_paragraph_of_the_rules() -> None:
    assert {answer.paragraph for _, _, answer, _ in answers()} <= PARAGRAPHS


def test_many_different_answers_are_given() -> None:
    assert len({answer.message.key for _, _, answer, _ in answers()}) >= 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    texts = GAME.texts(language)
    said = {answer.message.key: texts.message(answer.message) for _, _, answer, _ in answers()}
    assert all(said.values())


def says(state: Kingdoms, thing: str) -> tuple[str, str] | None:
    answer = GAME.why_not(state, int(state.actor), thing)
    return None if answer is None else (answer.message.key, answer.paragraph)


def test_answers_by_example() -> None:
    s = position(3, units={"franks": "king belgica_secunda, lugdunensis"}, purses={"franks": ""}, active="franks")
    assert says(s, "button:recruit") == ("why-no_money", "3.5")
    assert says(s, "button:claim") == ("why-no_money", "3.17")
    assert says(s, "unit:lugdunensis") == ("why-asked_action", "3.1")
    play(s, "invade", "warrior lugdunensis")
    assert says(s, "zone:roma") == ("why-not_adjacent", "1.6")
    assert says(s, "zone:africa") == ("why-impassable", "2.5")
    assert says(s, "zone:belgica_secunda") == ("why-own_province", "3.13")
    assert says(s, "zone:sea") == ("why-sea_not_invaded", "3.12")


def test_who_is_not_asked_is_told_who_decides() -> None:
    s = position(3)
    other = (int(s.actor) + 1) % 3
    answer = GAME.why_not(s, other, "button:recruit")
    assert answer is not None
    assert answer.message.key == "why-not_your_turn"


def test_partners_are_spared() -> None:
    s = position(4, teams=True, units={"franks": "king lugdunensis"}, active="franks")
    play(s, "invade", "king")
    assert says(s, "zone:aquitania") == ("why-of_friends", "10.8")
    s = position(2, units={"franks": "king lugdunensis"}, active="franks")
    play(s, "invade", "king")
    assert says(s, "zone:aquitania") == ("why-of_friends", "R7")


def test_there_is_no_answer_about_what_is_not_there() -> None:
    s = position(3)
    assert says(s, "zone:atlantis") is None
    assert says(s, "unit:frisia") is None
    assert says(s, "button:pray") is None
