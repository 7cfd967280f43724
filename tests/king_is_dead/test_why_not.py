"""Why something cannot be chosen: there is always an answer, and it is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.king_is_dead.positions import play, position

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Hindrance
from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.board import CARD_IDS, FACTION_IDS, FACTS, REGION_IDS
from bretwalda.games.king_is_dead.state import King
from bretwalda.games.king_is_dead.view import KingView

RULES = (GAME.folder / "text" / "rules.en.md").read_text("utf-8")
PARAGRAPHS = set(re.findall(r"^- \*\*(R?[\d.]+)\*\*", RULES, re.MULTILINE))
NEIGHBOURS = {row["id"]: set(row["adjacent"]) for row in FACTS["region"]}
HOMES = {row["id"]: row["home"] for row in FACTS["faction"]}


def things(view: KingView) -> Iterator[str]:
    """Everything there is to click on."""
    assert view.actor is not None
    for card in dict.fromkeys(view.seats[view.actor].hand or []):
        yield f"card:{card}"
    for region in view.regions:
        yield f"region:{region.id}"
        yield f"region_card:{region.id}"
        yield from (f"follower:{region.id}:{f}" for f, number in region.followers.items() if number)
    yield from (f"supply:{faction}" for faction in FACTION_IDS)
    yield from (f"pile:{seat + 1}" for seat in range(len(view.seats)))


def random_positions() -> Iterator[King]:
    for settings in GAME.schema.sets():
        for number in range(2):
            dice = seeded(f"{settings} {number}")
            state = GAME.new(seed=f"why {number}", **settings)
            while state.actor >= 0:
                yield state
                choices = state.options(state.actor)
                if len(choices) > 1 and choices[0] == 0 and dice.below(3):  # cards are more telling than passes
                    choices = choices[1:]
                state.choose(state.actor, choices[dice.below(len(choices))])


def found(state: King, thing: str) -> Hindrance | None:
    return GAME.why_not(state, int(state.actor), thing)


def says(state: King, thing: str) -> tuple[str, str] | None:
    """The key and the paragraph of an answer."""
    answer = found(state, thing)
    return None if answer is None else (answer.message.key, answer.paragraph)


@cache
def answers() -> list[tuple[str, Hindrance, bool]]:
    """Every answer of random games: the step, the answer, whether it is true of the position."""
    out = []
    for state in random_positions():
        view = GAME.view(state, int(state.actor))
        chosen = {GAME.points_at(state, int(choice)) for choice in state.options(state.actor)}
        for thing in things(view):
            answer = found(state, thing)
            assert (answer is None) == (thing in chosen), (state.step.name, thing, answer)
            if answer is not None:
                out.append((state.step.name, answer, true(state, view, thing, answer)))
    return out


def true(state: King, view: KingView, thing: str, answer: Hindrance) -> bool:
    """Whether the answer holds, asked of the view and of the facts."""
    regions = {region.id: region for region in view.regions}
    args = {arg.name: arg.value for arg in answer.message.args}
    region = REGION_IDS[args["region"]] if "region" in args else ""
    other = REGION_IDS[args["other"]] if "other" in args else ""
    faction = FACTION_IDS[args["faction"]] if "faction" in args else ""
    kind, *names = thing.split(":")
    ruled = {r.id for r in view.regions if r.control == faction}
    match answer.message.key.removeprefix("why-"):
        case "decided" | "face_down":
            return regions[region].control is not None and region == names[0]
        case "empty":
            return not any(regions[region].followers.values())
        case "home":
            return HOMES[faction] == region == names[0] and not NEIGHBOURS[region] & ruled
        case "home_lost":
            lost = regions[other].control not in (None, faction)
            return lost and other == HOMES[faction] and other in NEIGHBOURS[region] and not NEIGHBOURS[region] & ruled
        case "not_bordering":
            return HOMES[faction] not in NEIGHBOURS[region] and not NEIGHBOURS[region] & ruled
        case "wasted":
            return not any(view.supply.values()) and region == names[0]
        case "held":
            return regions[region].held_by == args["seat"]
        case "same_card":
            return view.picked == [f"exchange {region}"]
        case "not_of_faction":
            return faction != names[1]
        case "of_faction":
            return faction == names[-1]
        case "too_few_to_give":
            return regions[region].followers[faction] < args["number"]
        case "too_few_to_come_back":
            return region == names[0] and usable(regions[region].followers, view.card) < args["number"]
        case "none_to_come_back":
            near = NEIGHBOURS[region] if card_facts(view.card).get("adjacent") else set(REGION_IDS) - {region}
            enough = 2 if card_facts(view.card)["forms"][0][0]["take"] == 2 else 1
            return not any(usable(regions[r].followers, view.card) >= enough for r in near)
        case "same_region":
            return region == names[0] == view.picked[0].split()[1]
        case "other_region":
            return region == view.picked[-1].split()[1] != names[0]
        case "not_adjacent":
            return region == names[0] and region not in NEIGHBOURS[other] and other in view.picked[0]
        case "chosen_already":
            return view.picked[-1] == f"follower {names[0]} {names[1]}" and regions[names[0]].followers[names[1]] == 1
        case "undoing":
            return view.card in ("manoeuvre", "outmanoeuvre") and state.ban_card != -1
        case "own_pile":
            return int(names[0]) - 1 == state.actor
        case "no_pile":
            return view.seats[int(names[0]) - 1].top is None
        case "too_few_to_march":
            return sum(regions[region].followers.values()) == 1
        case "nowhere_to_march":
            return all(regions[r].control is not None for r in NEIGHBOURS[region])
        case "not_most":
            return view.supply[faction] < max(view.supply.values())
        case "none_in_supply":
            return view.supply[faction] == 0
        case "plot":
            return thing == "card:plot"
        case "supply_not_summoned":
            return kind == "supply" and state.step.name == "summon"
        case "no_form":
            return view.card == "edict"
        case asked if asked.startswith("asked_"):
            kinds = {GAME.points_at(state, int(choice)).split(":")[0] for choice in state.options(state.actor)}
            wanted = {"asked_faction": "supply"}.get(asked, asked.removeprefix("asked_"))
            return kind != wanted and wanted in kinds | {"card"} and (wanted != "card" or state.step.name == "turn")
    return False


def card_facts(card: str | None) -> dict[str, Any]:
    return next(row for row in FACTS["card"] if row["id"] == card)


def usable(followers: dict[str, int], card: str | None) -> int:
    """How many followers of a region may come back in an exchange."""
    banner = card_facts(card).get("banner")
    return sum(number for faction, number in followers.items() if faction != banner)


def test_every_answer_is_true_and_stands_in_the_rules() -> None:
    for step, answer, truth in answers():
        assert truth, (step, answer)
        assert answer.paragraph in PARAGRAPHS


def test_most_answers_come_up_in_random_games() -> None:
    """The rare ones are tested one by one below."""
    seen = {answer.message.key.removeprefix("why-") for _, answer, _ in answers()}
    rare = {"not_your_turn", "undoing", "no_form", "home_lost", "no_pile", "face_down", "not_most"}
    rare |= {"wasted"}
    rare |= {"nowhere_to_march", "too_few_to_march"}
    assert set(GAME.hindrances) - seen <= rare


def test_what_is_asked_points_at_its_paragraph() -> None:
    cards = set()
    for state in random_positions():
        number = GAME.paragraph(state, int(state.actor))
        assert number in PARAGRAPHS
        if state.card != -1:
            cards.add((CARD_IDS[int(state.card)], number))
    assert {"8.8", "7.3"} == {number for card, number in cards if card in ("edict", "negotiate")}


def test_somebody_else_is_deciding() -> None:
    answer = GAME.why_not(position(actor=1), 0, "card:assemble")
    assert answer is not None
    assert GAME.texts("en").message(answer.message) == "Player 2 is deciding now."
    assert answer.paragraph == "4.1"


def test_an_exchange_may_not_be_undone() -> None:
    """Rules 7.7: the follower whose return would undo the Manoeuvre just played says so."""
    state = position(3, regions={"moray": "SS", "essex": "EE", "devon": "W"}, supply="SSS")
    play(state, "play manoeuvre", "follower moray scottish", "follower essex english", "follower devon welsh")
    play(state, "play manoeuvre", "follower moray english")
    assert says(state, "follower:essex:scottish") == ("why-undoing", "7.7")


def test_a_lost_home_does_not_count() -> None:
    """Rules 6.6."""
    state = position(control={"gwynedd": "scottish", "essex": "welsh"}, regions={"devon": "E"})
    assert says(play(state, "play welsh_support"), "region:lancaster") == ("why-home_lost", "6.6")


def test_a_card_is_not_wasted_while_the_supply_is_empty() -> None:
    state = position(advanced=True, regions={"northumbria": "EE"}, supply="", hands={0: ["suppress"]})
    play(state, "play suppress")
    assert says(state, "region:devon") == ("why-wasted", "8.13")
    assert says(state, "region:moray") == ("why-not_bordering", "6.5")


def test_a_card_whose_struggle_is_over_lies_face_down() -> None:
    """Rules 7.3."""
    state = play(position(control={"devon": "welsh"}), "play negotiate")
    assert says(state, "region_card:devon") == ("why-face_down", "7.3")


def test_aid_comes_from_the_largest_faction() -> None:
    """Rules 8.5."""
    state = position(advanced=True, hands={0: ["aid"]}, regions={"moray": "S"}, supply="SWWEE")
    play(state, "play aid")
    assert says(state, "supply:scottish") == ("why-not_most", "8.5")
    assert says(state, "supply:welsh") is None


def test_a_spy_needs_a_card_to_copy() -> None:
    """Rules 8.1."""
    state = position(3, advanced=True, hands={0: ["spy"]}, piles={1: ["assemble"]})
    play(state, "play spy")
    assert says(state, "pile:3") == ("why-no_pile", "8.1")
    assert says(state, "pile:1") == ("why-own_pile", "8.1")


def test_a_march_needs_followers_and_a_way() -> None:
    """Rules 8.3 and 6.1."""
    regions = {"moray": "SS", "devon": "W", "essex": "EE"}
    state = position(advanced=True, hands={0: ["march"]}, regions=regions, control={"strathclyde": "welsh"})
    play(state, "play march")
    assert says(state, "follower:devon:welsh") == ("why-too_few_to_march", "8.3")
    assert says(state, "follower:moray:scottish") == ("why-nowhere_to_march", "6.1")


def test_an_edict_may_have_no_form_for_a_follower() -> None:
    """Rules 8.8: one for two or two for one; a single follower whose neighbours have one each can do neither."""
    regions = {"moray": "S", "strathclyde": "W", "devon": "S", "essex": "WW"}
    state = position(advanced=True, hands={0: ["edict"]}, regions=regions)
    play(state, "play edict")
    assert says(state, "follower:moray:scottish") == ("why-no_form", "8.8")
    assert says(state, "follower:devon:scottish") is None


@pytest.mark.parametrize(
    "thing", ["", "region", "region:atlantis", "region:essex:welsh", "button:pass", "card:assemble", "x" * 99]
)
def test_what_is_not_there_or_can_be_chosen_has_no_answer(thing: str) -> None:
    assert found(position(), thing) is None


def test_after_the_end_there_is_no_answer() -> None:
    state = GAME.new(seed="over")
    while state.actor >= 0:
        state.choose(state.actor, state.options(state.actor)[0])
    assert GAME.why_not(state, 0, "region:essex") is None
