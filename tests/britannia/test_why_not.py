"""Why something cannot be chosen: there is always an answer, it is true, and it stands in the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Hindrance
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import AREA_IDS, FACTS, SCENARIO_IDS
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.view import BritanniaView

from .rules.scene import march, offered, play, scene, step

RULES = (GAME.folder / "text" / "rules.en.md").read_text("utf-8")
NUMBERS = set(re.findall(r"^- \*\*(R?[\d.]+)\*\*", RULES, re.MULTILINE))
AREA = {row["id"]: row for row in FACTS["area"]}
SEA = {row["id"]: row for row in FACTS["sea"]}
# The decisions that are about areas: whatever cannot be chosen says more than that something else is asked.
ABOUT_AREAS = {"movement", "march", "growth", "battles", "defender-retreat", "withdrawal", "overpopulation", "leader"}


def says(s: Britannia, thing: str) -> tuple[str, str] | None:
    """The key and the paragraph of an answer."""
    answer = GAME.why_not(s, int(s.actor), thing)
    return None if answer is None else (answer.message.key.removeprefix("why-"), answer.paragraph)


def can_be_chosen(s: Britannia, area: str) -> bool:
    """Whether a choice names the area as its goal, or a unit in it."""
    return any(move.split()[-1] == area for move in offered(s) if not move.startswith("leave "))


def positions() -> Iterator[Britannia]:
    """Random campaigns; every third decision or so of each is looked at."""
    for number, scenario in enumerate(SCENARIO_IDS):
        s, dice = GAME.new(seed=f"why {scenario}", scenario=scenario, literal_cost=number % 2 == 1), seeded(scenario)
        while s.actor >= 0:
            if dice.below(4) == 0:
                yield s
            options = s.options(s.actor)
            s.choose(s.actor, options[dice.below(len(options))])


@cache
def answers() -> list[tuple[str, str, Hindrance, bool]]:
    """Of each kind some: step, area, what hinders it, and whether it is so."""
    found: dict[tuple[str, str], list[tuple[str, str, Hindrance, bool]]] = {}
    for s in positions():
        view = GAME.view(s, None)
        for area in AREA_IDS:
            answer = GAME.why_not(s, int(s.actor), f"area:{area}")
            assert (answer is None) == can_be_chosen(s, area), (step(s), area, offered(s))
            if answer is not None:
                key = answer.message.key.removeprefix("why-")
                assert key != "asked_answer" or step(s) not in ABOUT_AREAS
                seen = found.setdefault((step(s), key), [])
                if len(seen) < 30:
                    seen.append((step(s), area, answer, is_true(view, key, area)))
    return [each for some in found.values() for each in some]


def is_true(view: BritanniaView, key: str, area: str) -> bool:
    """Whether an answer holds, asked of the view and of the facts."""
    nations = {nation.id: nation for nation in view.nations}
    assert view.asked is not None
    asked, here = nations[view.asked], {each.id: each for each in view.areas}[area]
    mine = [band for band in view.bands if band.area == area]
    place = view.march.area if view.march else view.battle.area if view.battle else None
    if key == "not_beside":
        assert place is not None
        return area not in neighbours(place)
    if key in ("no_armies", "nothing_to_settle"):
        return not any(stack.nation == asked.id for stack in here.stacks)
    if key in ("not_held", "held_by_others"):
        return here.holder != asked.id
    if key == "no_boats":
        return "boats" not in asked.statuses and area in SEA
    if key == "there_already":
        return area == place or bool(mine)
    if key == "stopped":
        return all(band.left == 0 for band in mine)
    if key == "overlord_land":
        return asked.overlord == here.holder
    if key == "vassal_land":
        return here.holder is not None and nations[here.holder].overlord == asked.id
    if key == "closed_coast":
        return place in SEA and area in AREA
    if key == "closed_sea":
        return area in next(row["seas"] for row in FACTS["invader_limit"] if row["nation"] == asked.id)
    if key == "too_dear":
        return asked.savings < asked.prices["infantry"]
    if key == "pool_empty":
        return "infantry" not in asked.pool
    if key == "no_battle":
        return not here.battle
    if key == "battle_there":
        return here.battle
    if key == "would_empty":
        return sum(band.number for band in mine) == 1
    if key == "literal_cost":
        return view.literal_cost and AREA[area]["terrain"] != "clear"
    if key == "strait":
        return place in AREA[area]["straits"]
    if key == "not_england":
        return area in SEA or AREA[area]["theatre"] != "england"
    return True


def neighbours(place: str) -> list[str]:
    row = AREA.get(place) or SEA[place]
    return [*row["borders"], *row.get("straits", []), *row.get("coast", []), *row.get("coasts", [])]


def test_every_answer_is_true_and_stands_in_the_rules() -> None:
    for asked, area, answer, truth in answers():
        assert truth, (asked, area, answer)
        assert answer.paragraph in NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_a_sentence(language: str) -> None:
    for _, area, answer, _ in answers():
        said = GAME.texts(language).message(answer.message)
        assert said.endswith("."), said
        assert said[0].isupper(), (area, said)


def test_many_answers_come_up_in_random_games() -> None:
    seen = {answer.message.key.removeprefix("why-") for _, _, answer, _ in answers()}
    assert {
        "no_armies", "not_beside", "no_boats", "overlord_land", "stopped", "overrun", "not_held", "too_dear", "served",
        "full", "no_battle", "held_by_others", "no_points", "would_empty", "closed_coast", "asked_answer",
    } <= seen  # fmt: skip


# --- One by one -----------------------------------------------------------------------------------


def test_somebody_else_is_deciding() -> None:
    s = scene(5, "welsh", {"welsh": "powys"})
    answer = GAME.why_not(s, 0, "area:kent")
    assert answer is not None
    assert GAME.texts("en").message(answer.message) == "Player 4 is deciding now."


def test_a_stack_that_cannot_move() -> None:
    s = scene(5, "welsh", {"welsh": "powys, march 2", "brigantes": "york, cheshire 2"})
    assert says(s, "area:kent") == ("no_armies", "5.2")
    assert says(s, "area:powys") is None
    march(s, "powys", "gwent")
    assert says(s, "area:gwent") == ("stopped", "5.5")
    march(s, "march", "york:2")
    assert says(s, "area:york") == ("overrun", "5.8")
    s = scene(5, "caledonians", {"caledonians": "orkneys"})
    march(s, "orkneys", "caithness")
    assert says(s, "area:caithness") == ("stopped", "5.5")


def test_a_step_that_is_closed() -> None:
    s = scene(5, "welsh", {"welsh": "devon, dyfed", "romans": "wessex"}, forts=["wessex"], vassals={"welsh": "romans"})
    play(s, "move devon")
    assert says(s, "area:wessex") == ("overlord_land", "13.10")
    assert says(s, "area:powys") == ("not_beside", "5.4")
    assert says(s, "area:sinus_britannicus") == ("no_boats", "6.3")
    assert says(s, "area:devon") == ("there_already", "5.2")
    assert says(s, "area:avalon") is None
    assert says(s, "band:devon:infantry:2") == ("last_of_stack", "5.2")


def test_a_step_across_a_strait_or_into_the_mountains() -> None:
    s = scene(4, "welsh", {"welsh": "powys"})
    play(s, "move powys", "go dyfed")
    assert says(s, "area:devon") == ("strait", "5.6")
    s = scene(4, "welsh", {"welsh": "hwicce"}, literal_cost=True)
    play(s, "move hwicce", "go march")
    assert says(s, "area:powys") == ("literal_cost", "R1")


def test_invaders_keep_to_their_limits() -> None:
    s = scene(15, "normans", {"normans": "sinus_britannicus 2"})
    play(s, "move sinus_britannicus")
    assert says(s, "area:litus_saxonicus") == ("closed_sea", "5.12")
    s = scene(12, "danes", {"danes": "oceanus_germanicus 2"})
    play(s, "move oceanus_germanicus")
    assert says(s, "area:lothian") == ("closed_coast", "5.13")
    s = scene(13, "danes", {"danes": "kent"})
    play(s, "move kent", "go litus_saxonicus")
    assert says(s, "area:oceanus_germanicus") == ("no_landing", "6.5")


def test_former_vassals_are_spared() -> None:
    s = scene(6, "romano_british", {"romano_british": "march 3", "welsh": "powys"}, former_vassals=["welsh"])
    play(s, "move march")
    assert says(s, "area:powys") == ("former_vassal", "5.11")


def test_an_overrun_needs_twice_as_many() -> None:
    s = scene(2, "romans", {"romans": "sinus_britannicus 3", "belgae": "sussex 2"})
    play(s, "move sinus_britannicus", "go sussex")
    assert step(s) == "movement"
    answer = GAME.why_not(s, int(s.actor), "area:sussex")
    assert answer is not None
    assert answer.paragraph == "5.8"
    assert "at least 4 units" in GAME.texts("en").message(answer.message)
    assert "au moins 4 unités" in GAME.texts("fr").message(answer.message)


def test_the_movement_cannot_end() -> None:
    s = scene(15, "normans", {"normans": "sinus_britannicus 2"})
    assert says(s, "button:done") == ("must_land", "6.6")
    s = scene(5, "welsh", {"welsh": "powys 5"})
    assert says(s, "button:done") == ("too_many", "8.5")


def test_a_leader_is_not_left_alone() -> None:
    s = scene(7, "romano_british", {"romano_british": "kent 0+1c"}, leaders={"arthur": "kent"})
    play(s, "move kent")
    assert says(s, "button:leave_leader") == ("leader_alone", "12.7")


def test_growth() -> None:
    s = scene(5, "welsh", {"welsh": "powys, dyfed 3, hwicce 2"}, phase="growth", savings={"welsh": 8})
    assert says(s, "area:kent") == ("not_held", "4.6")
    assert says(s, "area:powys") is None
    assert says(s, "unit:powys:cavalry") == ("not_for_sale", "2.12")
    assert says(s, "button:done") == ("must_buy", "4.5")
    play(s, "raise infantry powys")
    assert says(s, "area:powys") == ("served", "4.6")
    play(s, "raise infantry hwicce")
    assert says(s, "area:hwicce") == ("too_dear", "4.5")


def test_growth_in_a_full_area() -> None:
    s = scene(5, "welsh", {"welsh": "powys 2, dyfed 4, hwicce, march"}, phase="growth", savings={"welsh": 5})
    assert says(s, "area:powys") == ("full", "4.7")


def test_burhs() -> None:
    s = scene(10, "saxons", {"saxons": "kent, essex, sussex"}, phase="growth", savings={"saxons": 5})
    assert says(s, "unit:kent:burh") == ("no_burhs", "14.9")
    s = scene(11, "saxons", {"saxons": "kent, essex, sussex"}, phase="growth", burhs=["kent"], savings={"saxons": 5})
    assert says(s, "unit:kent:burh") == ("burh_there", "14.9")


def test_battles_and_retreats() -> None:
    s = scene(5, "welsh", {"welsh": "march 3, powys", "brigantes": "york 2, pennines", "picts": "bernicia"})
    march(s, "march", "york")
    play(s, "done")
    assert says(s, "area:kent") == ("no_battle", "9.2")
    after = thrown(s, "fight york", lambda now: step(now) == "defender-retreat")
    assert says(after, "area:bernicia") == ("held_by_others", "10.1")
    assert says(after, "area:litus_saxonicus") == ("no_boats", "10.3")
    assert says(after, "area:kent") == ("not_beside", "10.1")
    assert says(after, "area:pennines") is None


def test_votes_and_crowns() -> None:
    s = scene(9, "normans", {"welsh": "powys", "saxons": "kent", "angles": "york"}, phase="turn_end")
    assert says(s, "nation:welsh") == ("not_in_england", "15.1")
    assert says(s, "area:kent") == ("asked_nation", "15.1")
    s = scene(11, "normans", {"saxons": "kent, essex, sussex, wessex, devon"}, phase="turn_end")
    assert says(s, "area:devon") == ("not_england", "15.4")
    assert says(s, "area:york") == ("not_held", "15.4")


def test_losses() -> None:
    """A light hit kills no rider; a fort falls last."""
    s = scene(15, "normans", {"normans": "kent 2+2c, sussex 2", "saxons": "essex 6"})
    march(s, "kent", "essex")
    march(s, "sussex", "essex")
    play(s, "done")
    spared = thrown(s, "fight essex", lambda now: step(now) == "losses" and "lose cavalry kent" not in offered(now))
    assert says(spared, "unit:kent:cavalry") == ("heavy", "9.6")
    assert says(spared, "area:york") == ("asked_unit", "9.9")
    walled = scene(4, "picts", {"picts": "bernicia 6", "romans": "york 2"}, walls=["york"], forts=["york"])
    march(walled, "bernicia", "york")
    play(walled, "done")
    hit = thrown(walled, "fight york", lambda now: step(now) == "losses" and now.asked != now.active)
    assert says(hit, "unit:york:fort") == ("fort_last", "9.10")


def thrown(s: Britannia, move: str, wanted: Callable[[Britannia], bool]) -> Britannia:
    """The position after a move, with dice that bring about what is wanted."""
    for number in range(500):
        after = s.copy(seeded(f"dice {number}"))
        if wanted(play(after, move)):
            return after
    raise AssertionError("no dice bring that about")


def test_withdrawals() -> None:
    s = scene(12, "norsemen", {"norsemen": "oceanus_hyperborealis, mare_caledonicum, orkneys"})
    march(s, "oceanus_hyperborealis", "skye")
    march(s, "mare_caledonicum", "skye")
    play(s, "done")
    assert says(s, "area:orkneys") == ("not_from_sea", "11.1")
    play(s, "withdraw skye")
    assert says(s, "area:mare_hibernicum") == ("no_way_back", "11.4")
    s = scene(4, "picts", {"picts": "mar, moray 2, dunedin 3"})
    march(s, "mar", "dunedin")
    march(s, "moray", "mar")
    play(s, "done")
    assert says(s, "area:dunedin") == ("home_closed", "11.7")


def test_a_vassals_area_is_left_again() -> None:
    s = scene(3, "romans", {"romans": "hwicce", "welsh": "gwent, dyfed"}, forts=["hwicce"], vassals={"welsh": "romans"})
    play(s, "move hwicce", "go gwent", "halt")
    assert says(s, "button:done") == ("must_leave", "13.9")


def test_pools_and_burhs_have_an_end() -> None:
    s = scene(5, "welsh", {"welsh": "powys 2, dyfed 3, hwicce 3, march 3, devon"}, phase="growth", savings={"welsh": 5})
    play(s, "raise infantry devon")
    assert says(s, "area:powys") == ("pool_empty", "4.9")
    saxons = "kent, essex, sussex, wessex, avalon, hwicce, suffolk"
    s = scene(11, "saxons", {"saxons": saxons}, phase="growth", savings={"saxons": 5})
    play(s, "raise burh essex", "raise burh sussex")
    assert says(s, "unit:kent:burh") == ("burhs_bought", "14.10")


def test_those_who_come() -> None:
    homes = ["essex", "wessex", "sussex", "avalon", "hwicce", "march", "york", "cheshire", "norfolk"]
    s = scene(6, "romans", {"romans": "kent"}, forts=homes, phase="turn_start")
    assert says(s, "area:kent") == ("forts_first", "14.5")
    assert says(s, "area:lothian") == ("not_home", "14.5")
    assert says(s, "area:suffolk") == ("nothing_to_settle", "14.6")
    s = scene(16, "romans", {"normans": "wessex, essex"}, phase="turn_start", leaders={"william": "wessex"})
    assert says(s, "area:kent") == ("asked_hire", "14.16")
    assert says(s, "unit:legion") == ("not_for_sale", "14.16")
    s = scene(7, "romano_british", {"romano_british": "kent", "saxons": "essex"}, phase="nation_start")
    assert says(s, "area:essex") == ("held_by_others", "14.7")
    assert says(s, "area:powys") == ("not_england", "14.7")


def test_what_is_no_thing_is_not_answered() -> None:
    s = scene(5, "welsh", {"welsh": "powys"})
    assert says(s, "area:thule") is None
    assert says(s, "dragon:kent") is None
