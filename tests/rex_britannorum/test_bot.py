"""The computer player of Rex Britannorum: it judges soundly, plans by the rules and in the dark, and mixes plans."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import seeded
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.counsel import Opinion
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import (
    CONFIRM,
    EXTRA,
    KINGDOM_IDS,
    KINGDOMS,
    OBJECTIVE_IDS,
    SLOTS,
    TURNS,
    VERBS,
    ZONES,
    planned,
    planned_cards,
)
from bretwalda.games.rex_britannorum.player.outlook import (
    FORCE_BITS,
    FORCE_MASK,
    HIGHEST_BIT,
    Outlook,
    forces,
    strength,
)
from bretwalda.games.rex_britannorum.player.plan import Forecast, Plans
from bretwalda.games.rex_britannorum.player.policy import counsel
from bretwalda.games.rex_britannorum.player.value import WEIGHTS, Judge, at_least, tails
from bretwalda.games.rex_britannorum.state import Rex
from bretwalda.games.rex_britannorum.steps import STEPS
from bretwalda.games.rex_britannorum.steps.battle import playing, strength_in

from ..record import CHECKSUMS, PLANNED, computers_checksum, setup_name
from .positions import battle, offered, opened, packed, places, plan, planning, play, realm, started

EASY = LEVELS["easy"].iterations
NORMAL = LEVELS["normal"].iterations
HANDS = {"brigantes": "1 3 5 6 7", "iceni": "2 3 4 5 7", "regnenses": "1 2 4 6 6"}
BATTLE = {"brigantes": "5N 6N", "iceni": "2N 2C", "regnenses": "1S 2S"}


def judge() -> Judge:
    return Judge(vec[float](WEIGHTS))


def opinions(s: Rex, seat: int | None = None, effort: int = NORMAL, seed: str = "bot") -> list[Opinion]:
    return counsel().opinions(s, int(s.actor) if seat is None else seat, seeded(seed), effort)


def best(s: Rex, seat: int | None = None) -> str:
    return VERBS.notation(int(opinions(s, seat)[0].choice))


def random_positions(games: int) -> Iterator[Rex]:
    """Positions of games with every set of settings, all kinds of decisions among them."""
    for settings in GAME.schema.sets():
        for number in range(games):
            dice = seeded(f"{settings} {number}")
            s = GAME.new(seed=f"bot {number}", **settings)
            while s.actor >= 0:
                if dice.below(12) == 0 or s.step.name not in ("recruitment", "planning", "claim"):
                    yield s
                choices = s.options(s.actor)
                s.take(s.actor, choices[dice.below(len(choices))])


# --- Opinions -------------------------------------------------------------------------------------


def test_opinions_cover_all_options_and_change_nothing() -> None:
    steps = set()
    for s in random_positions(1):
        steps.add(s.step.name)
        before = s.dump()
        found = opinions(s, effort=1)
        assert sorted(int(one.choice) for one in found) == list(s.options(s.actor))
        assert all(0.0 < one.value < 1.0 and one.visits >= 1 for one in found)
        assert s.dump() == before
    assert steps >= {step.name for step in STEPS} - {"reinforcement"}  # which is rare, and like help


def test_the_same_dice_give_the_same_opinions() -> None:
    s = planning(HANDS)
    one, other = opinions(s, effort=EASY), opinions(s, effort=EASY)
    assert [(o.choice, o.value, o.visits) for o in one] == [(o.choice, o.value, o.visits) for o in other]


def test_what_others_have_planned_makes_no_difference() -> None:
    """Nor does what they hold: both are imagined anew."""
    found = []
    for sent in ("7N 5N", "2S 3C"):
        s = planning(HANDS)
        plan(s, {"iceni": sent})
        found.append([(o.choice, o.value, o.visits) for o in opinions(s, 0, EASY)])
    assert found[0] == found[1]


@pytest.mark.parametrize("words", PLANNED[GAME.id])
def test_plain_and_compiled_decide_the_same(words: str) -> None:
    """Both builds are held to the decisions behind `checksums.json`; `python -m tests.record` writes them anew."""
    settings = GAME.schema.parse(words)
    recorded = json.loads(CHECKSUMS.read_text("utf-8"))["computers' games"]
    assert computers_checksum(GAME, settings) == recorded[setup_name(GAME, settings)]


def test_a_game_is_played_to_its_end() -> None:
    s = started(objectives="late_choice")
    dice = seeded("end")
    easy = Computer(GAME, LEVELS["easy"], dice.fork())
    while s.actor >= 0:
        s.choose(s.actor, decide_in(s, int(s.actor), easy, dice))
    assert s.turn == 7


# --- Judgement ------------------------------------------------------------------------------------


def test_chances_of_getting_some_of_several() -> None:
    table = tails(0.5)
    assert at_least(table, 3, 0) == 1.0
    assert at_least(table, 3, 1) == pytest.approx(7 / 8)
    assert at_least(table, 3, 3) == pytest.approx(1 / 8)
    assert at_least(table, 2, 3) == at_least(table, 40, 40) == 0.0
    assert at_least(table, 40, 2) > 0.99


def test_chances_of_victory_add_up_and_follow_the_board() -> None:
    s = planning(HANDS, held={"iceni": "c11 c12 c15 c13 n11"})
    chances = list(judge().chances(s))
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[0]
    assert chances[1] > chances[2]


def test_alone_the_part_of_all_points_counts() -> None:
    poor, rich = planning({"iceni": "3 4 5"}), planning({"iceni": "3 4 5"}, held={"iceni": "c11 c12 c15 c13 n11"})
    assert 0.0 < judge().chances(poor)[0] < judge().chances(rich)[0] < 1.0


def test_an_objective_that_is_met_counts_in_full() -> None:
    s = planning(HANDS)
    j = judge()
    j.look(s)
    link = OBJECTIVE_IDS.index("l1")
    met = places("n06 n07 n08 n09 n11 n10 n12")
    assert j.objective_points(met, link) == 3.0
    assert j.objective_points(places("n06 n07 n08"), link) > j.objective_points(places("n06"), link) > 0.0
    s.bag = s.tokens = 0
    j.look(s)
    assert j.objective_points(places("n06"), link) == 0.0  # nothing is to come that could help


def test_a_road_is_worth_more_with_places_to_grow_at() -> None:
    j = judge()
    j.look(planning(HANDS, tokens="n04 n09 n14 c05 c09 s07 center_joker"))
    assert j.road_end(places("n08 n09 n10")) > j.road_end(places("n08 n09")) > j.road_end(places("n08"))
    assert j.road_end(places("n08 n10")) > j.road_end(places("n08 s01"))  # n09 would join the two


def test_a_side_road_is_worth_what_the_setting_makes_of_it() -> None:
    """The fourth arm of a star lengthens a group, not a path."""
    ends = {}
    for longest_road in ("path", "group"):
        j = judge()
        j.look(planning(HANDS, tokens="n04", longest_road=longest_road))
        ends[longest_road] = j.road_end(places("s07 s08 s09 s11")) - j.road_end(places("s07 s08 s09"))
    assert ends["path"] <= 0.0 < ends["group"]


def test_cards_that_are_left_are_worth_something() -> None:
    strong = planning(HANDS, decks={"brigantes": "7 7 6", "iceni": "1 2 2", "regnenses": "1 2 2"})
    weak = planning(HANDS, decks={"brigantes": "1 2 2", "iceni": "1 2 2", "regnenses": "1 2 2"})
    assert judge().chances(strong)[0] > judge().chances(weak)[0]


# --- Plans ----------------------------------------------------------------------------------------


def all_plans(s: Rex, seat: int) -> set[frozenset[tuple[int, int]]]:
    """Every plan that the rules allow, found by making them: cards and zones with how often each."""
    out = set()
    ways = [s.clone()]
    while ways:
        at = ways.pop()
        for choice in at.options(seat):
            if choice == CONFIRM:
                out.add(_contents(int(at.realm[at.kingdom_of(seat)].plan)))
            else:
                after = at.clone()
                after.take(seat, choice)
                ways.append(after)
    return out


def _contents(made: int) -> frozenset[tuple[int, int]]:
    sent = [made >> 8 * slot & 255 for slot in range(SLOTS) if planned(made, slot) >= 0]
    return frozenset((play, sent.count(play)) for play in sent)


@pytest.mark.parametrize("hand", ["1 3 5 6 7", "4 4 6", "2 2", "1 3 5 rome_2 iceni_7", "6 6 iceni_3"])
@pytest.mark.parametrize("begun", ["", "first", "second"])
def test_the_plans_of_a_hand_are_those_of_the_rules(hand: str, begun: str) -> None:
    s = planning({**HANDS, "brigantes": hand})
    for _k in range(["", "first", "second"].index(begun)):
        play(s, max(offered(s, 0)), seat=0)
    own = realm(s, "brigantes")
    look = Outlook(s, judge())
    plans = Plans(look, 0, int(own.hand + planned_cards(own.plan)), int(own.plan))
    none = vec[i64]([0])
    plans.weigh(1, none, 2, none)
    found = [_contents(int(made)) for made in plans.plan]
    assert set(found) == all_plans(s, 0)
    assert len(found) == len(set(found))
    shared = (1 << 8 * int(EXTRA)) - 1 if planned(own.plan, 1) >= 0 else 255 if planned(own.plan, 0) >= 0 else 0
    assert all(made & shared == own.plan & shared for made in plans.plan)


def test_strengths_are_those_of_the_rules() -> None:
    """Ones that rise beside a seven of somebody else among them."""
    words = ["7N 1C", "1N 1N", "1N 7C", "4N 2S"]
    for one, other, third in product(words, repeat=3):
        s = battle({"brigantes": one, "iceni": other, "regnenses": third}, tokens="n04 n09 c09 s07 s08")
        for zone in range(ZONES):
            sevens = int(playing(s, zone, 7))
            for k in range(KINGDOMS):
                rising = bool(sevens & ~(1 << k))
                force = forces(s.realm[k].plan) >> FORCE_BITS * zone & FORCE_MASK
                assert bool(force & HIGHEST_BIT) == bool(sevens >> k & 1)
                assert strength(force, rising) == strength_in(s.realm[k], zone, rising)


def test_likely_plans_can_be_made_with_the_hands_imagined() -> None:
    s = planning(HANDS)
    forecast = Forecast(s, 0, judge(), seeded("forecast"), 6)
    hands = set()
    for number in range(6):
        for k in (1, 2):
            cards = planned_cards(forecast.plan_in(number, k))
            hand = forecast.worlds[number].realm[k].hand
            hands.add(int(hand))
            assert all(cards >> 2 * kind & 3 <= hand >> 2 * kind & 3 for kind in range(28))
    assert len(hands) > 6  # each round other ones


def test_more_is_sent_where_more_can_be_won() -> None:
    s = planning({"brigantes": "1 7 7", "iceni": "3 4 5", "regnenses": "3 4 5"}, tokens="n04 n09 n14 n11 n12 n13 s07")
    sent = {best(s, 0)}
    play(s, *sent, seat=0)
    sent.add(best(s, 0))
    assert "send brigantes_7 north" in sent


def test_plans_that_are_nearly_as_good_are_mixed() -> None:
    """Whoever always took the best could be awaited there."""
    s = started(seed="e")
    while s.step.name != "planning":
        play(s, max(offered(s)))
    play(s, best(s, 0), seat=0)
    found = opinions(s, 0)
    assert len([one for one in found if 10 * one.visits > found[0].visits]) > 1
    assert all(one.visits < found[0].visits for one in found if one.value < found[0].value)
    assert found[-1].visits == 1  # what is much worse is not taken


# --- Gains, cards, objectives ---------------------------------------------------------------------


def test_it_takes_what_completes_a_mark() -> None:
    """The fifth city of the Brigantes is worth a point; the roads lie apart."""
    s = battle(BATTLE, tokens="n11 n03 n12 n15 c09 s07 s08", held={"brigantes": "n01 n06 n13 c02 n_rome"}, turn=7)
    s.firsts = 7
    while s.step.name == "claim" and s.actor == 0 and "claim n11" in offered(s):
        play(s, best(s))
    assert realm(s, "brigantes").held & places("n11")


def test_it_uses_a_joker_where_it_joins_two_roads() -> None:
    held = {"brigantes": "n08 n10", "iceni": "n09 n03"}
    s = battle(BATTLE, tokens="north_joker c09 s07 s08 c10 c11 s01", held=held)
    assert s.step.name == "joker"
    assert best(s) == "use_joker n09"


@pytest.mark.parametrize(("longest_road", "best_one"), [("path", False), ("group", True)])
def test_it_lengthens_the_road_that_counts(longest_road: str, best_one: bool) -> None:
    """A fourth arm reaches a mark of the road only as a group."""
    s = battle(
        {"brigantes": "7S 6N", "iceni": "1C 2C", "regnenses": "5N 6N"},
        "south_joker",
        held={"brigantes": "s07 s08 s09 s_rome"},
        rome="s11 s01",
        turn=6,
        longest_road=longest_road,
    )
    assert (best(s) == "use_joker s11") == best_one


def test_it_takes_help_from_rome() -> None:
    s = battle({**BATTLE, "regnenses": "5N 4N"}, tokens="n04 n09 n14", turn=3)
    while s.step.name != "help":
        play(s, max(offered(s)))
    assert best(s) == "call rome_6"


def test_it_recruits_the_card_that_makes_the_best_plan() -> None:
    s = started()
    own = s.realm[s.kingdom_of(s.actor)]
    colour = KINGDOM_IDS[own.kingdom]
    own.queue, own.hand, own.deck = (packed(colour, words) for words in ("1 2 7", "2 3 3", "1"))
    s.left = 1
    s.turn = TURNS  # nothing is saved for later any more
    assert best(s) == f"recruit {colour}_7"


def test_it_puts_away_no_objective_that_is_met() -> None:
    s = opened()
    own = realm(s, "brigantes")
    own.held = places("n06 n07 n08 n09 n11 n10 n12")
    own.objectives = sum(1 << OBJECTIVE_IDS.index(name) for name in ("l1", "c6", "f1"))
    found = opinions(s)
    assert VERBS.notation(int(found[-1].choice)) == "put_away l1"
    assert found[0].visits > found[-1].visits == 1
