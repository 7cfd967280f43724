"""The computer player of Britannia: sound answers to the questions that the rules ask."""

from __future__ import annotations

import json

import pytest
from tests.chance import game_until

from bretwalda import seeded
from bretwalda.ai.advice import suggest
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import AREA_IDS, FLEE, NATION_IDS, RAISE, SEATS
from bretwalda.games.britannia.player.outlook import Outlook
from bretwalda.games.britannia.player.policy import counsel
from bretwalda.games.britannia.player.reasons import EVEN, hold_chance, reason
from bretwalda.games.britannia.player.value import area_worth, army_worth
from bretwalda.games.britannia.state import Britannia

from ..record import CHECKSUMS, PLANNED, computers_checksum, setup_name
from .rules.scene import armies, lucky, march, phase, play, scene, step

NORMAL = LEVELS["normal"]


def best(s: Britannia) -> str:
    """What it thinks best."""
    opinions = counsel().opinions(s, s.actor, seeded("bot"), NORMAL.iterations)
    return GAME.verbs.notation(int(opinions[0].choice))


def play_turn(s: Britannia) -> Britannia:
    """Let it decide for everybody until the nation's turn is over."""
    nation, turn = s.nation, s.turn
    while s.actor >= 0 and (s.nation, s.turn) == (nation, turn):
        play(s, best(s))
    return s


def after_movement(s: Britannia) -> Britannia:
    """Let it decide for everybody until the first movement is over."""
    while phase(s) == "movement":
        play(s, best(s))
    return s


# --- The variant -----------------------------------------------------------------------------------


def test_it_hurts_a_guard_before_it_loses_anybody() -> None:
    """Of an infantry and two whole huskarls, with one hit to bear."""
    s = march(scene(14, "danes", {"danes": "suffolk 1+2g", "welsh": "essex 2"}, variant=True), "suffolk", "essex")
    s = lucky(play(s, "done"), ["fight essex"], lambda now: step(now) == "losses" and NATION_IDS[now.asked] == "danes")
    assert best(s).startswith("lose huskarl")


def test_it_knows_a_river_and_a_motte() -> None:
    """An attack across the Thames is worth less than one beside it; a motte is worth its price."""
    worth = []
    for variant in (False, True):
        s = scene(13, "danes", {"danes": "essex 2", "welsh": "kent 2"}, variant=variant)
        play(s, "move essex")
        look = Outlook(s, NATION_IDS.index("danes"))
        worth.append(look.fighting(AREA_IDS.index("kent"), 2, 0, False))
    assert worth[1] < worth[0]
    s = scene(16, "normans", {"normans": "essex 3"}, phase="growth", savings={"normans": 5}, variant=True)
    assert best(s) in {"raise motte essex", "raise infantry essex"}


# --- Worth ----------------------------------------------------------------------------------------


def test_an_area_is_worth_more_the_nearer_its_points_are() -> None:
    jutes, kent = NATION_IDS.index("jutes"), AREA_IDS.index("kent")
    assert area_worth(jutes, kent, 5) > area_worth(jutes, kent, 4) > area_worth(jutes, kent, 3)
    assert area_worth(jutes, kent, 5) > 8


def test_armies_lose_their_worth_towards_the_end() -> None:
    welsh, romans = NATION_IDS.index("welsh"), NATION_IDS.index("romans")
    assert army_worth(welsh, 16) < army_worth(welsh, 14) < army_worth(welsh, 10) == army_worth(welsh, 6)
    assert army_worth(romans, 5) < army_worth(romans, 3)


def test_a_garrison_is_worth_more_where_enemies_are_near() -> None:
    s = scene(9, "welsh", {"welsh": "powys, cornwall", "saxons": "march 3, hwicce 3"})
    look = Outlook(s, NATION_IDS.index("welsh"))
    powys, cornwall = AREA_IDS.index("powys"), AREA_IDS.index("cornwall")
    assert look.threat[powys] > look.threat[cornwall] == 0

    def second_army(area: int) -> float:
        return look.holding(area, 2, 0, False, 0) - look.holding(area, 1, 0, False, 0)

    assert second_army(powys) > second_army(cornwall)


def test_it_does_not_fear_its_own_other_nations() -> None:
    s = scene(9, "welsh", {"welsh": "powys", "jutes": "march 3"})
    assert Outlook(s, NATION_IDS.index("welsh")).threat[AREA_IDS.index("powys")] == 0


# --- Marching -------------------------------------------------------------------------------------


def test_it_takes_an_empty_area_that_scores() -> None:
    s = play_turn(scene(10, "welsh", {"welsh": "powys 2"}))
    assert len({"powys", "gwynedd", "dyfed"} & set(armies(s, "welsh"))) == 2


def test_it_attacks_where_the_odds_are_good_and_not_where_they_are_bad() -> None:
    s = after_movement(scene(13, "danes", {"danes": "bernicia 3, lindsey", "angles": "york"}))
    assert armies(s, "danes")["york"] >= 2
    s = after_movement(scene(13, "danes", {"danes": "bernicia, lindsey", "angles": "york 4"}))
    assert "york" not in armies(s, "danes")


def test_stacks_join_in_one_attack() -> None:
    """All around is held by another nation of the same player."""
    friends = "bernicia, lothian, cumbria, march, clwyd, north_mercia, lindsey"
    s = after_movement(scene(13, "danes", {"danes": "pennines 2, cheshire 2", "angles": "york 2", "welsh": friends}))
    assert armies(s, "danes")["york"] >= 3


def test_it_leaves_its_other_nations_alone() -> None:
    s = after_movement(scene(10, "welsh", {"welsh": "powys 3", "jutes": "gwynedd, dyfed"}))
    assert not {"gwynedd", "dyfed"} & set(armies(s, "welsh"))


def test_rome_overruns_and_goes_on() -> None:
    """The first landing takes more areas than there are coasts in reach of a single step."""
    s = after_movement(GAME.new(seed="rome"))
    assert len(armies(s, "romans")) >= 5


def test_who_cannot_stay_at_sea_lands() -> None:
    s = scene(15, "normans", {"normans": "sinus_britannicus 6+4c", "saxons": "kent, sussex, wessex, essex"},
              leaders={"william": "sinus_britannicus"})  # fmt: skip
    after_movement(s)
    assert "sinus_britannicus" not in armies(s, "normans")
    assert sum(armies(s, "normans").values()) == 10


# --- Battle, raids, submission --------------------------------------------------------------------


def test_it_breaks_off_a_hopeless_attack() -> None:
    s = scene(13, "danes", {"danes": "bernicia, lindsey", "angles": "york 3"})
    march(s, "bernicia", "york")
    play(s, "done", "fight york")
    if step(s) == "attacker-retreat":
        assert best(s) == "retreat"


def test_one_army_does_not_wait_for_four() -> None:
    s = scene(13, "danes", {"danes": "york 4", "angles": "bernicia, lothian"})
    march(s, "york", "bernicia")
    for k in range(200):
        after = s.copy(seeded(f"dice {k}"))
        play(after, "done", "fight bernicia")
        if step(after) == "defender-retreat":
            assert best(after) in ("flee lothian", "flee pennines")
            return
    raise AssertionError("the lone army always fell at once")


def test_belgae_submit_before_boudicca_sets_them_free() -> None:
    s = scene(1, "romans", {"romans": "sussex 4, wessex 2", "belgae": "essex, suffolk, norfolk"})
    march(s, "sussex", "essex")
    assert step(s) == "submission"
    assert best(s) == "submit"


def test_it_votes_for_its_own_best_placed_nation() -> None:
    s = scene(8, "normans", {"welsh": "avalon, hwicce, march", "jutes": "kent", "saxons": "essex, sussex"},
              phase="turn_end")  # fmt: skip
    assert step(s) == "vote"
    assert best(s) == "vote welsh"


def test_cavalry_is_lost_last() -> None:
    s = scene(15, "normans", {"normans": "kent 2+2c", "saxons": "essex 6"})
    march(s, "kent", "essex")
    play(s, "done")
    for k in range(300):
        after = s.copy(seeded(f"dice {k}"))
        play(after, "fight essex")
        if step(after) == "losses":
            assert best(after).startswith("lose infantry")
            return
    raise AssertionError("nobody ever had to choose")


# --- As a player ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["dux_britannia", "hadrianus", "artorius_rex", "furor_normanis"])
def test_every_question_of_two_turns_is_answered_legally(scenario: str) -> None:
    s = GAME.new(seed=scenario, scenario=scenario)
    bots = [Computer(GAME, NORMAL, seeded(f"bot {seat}")) for seat in range(SEATS)]
    last, dice = s.turn + 1, seeded("eyes")
    while s.actor >= 0 and s.turn <= last:
        seat = int(s.actor)
        s.choose(seat, decide_in(s, seat, bots[seat], dice))


@pytest.mark.parametrize("words", PLANNED[GAME.id])
def test_plain_and_compiled_decide_the_same(words: str) -> None:
    """Both builds are held to the decisions behind `checksums.json`; `python -m tests.record` writes them anew."""
    settings = GAME.schema.parse(words)
    recorded = json.loads(CHECKSUMS.read_text("utf-8"))["computers' games"]
    assert computers_checksum(GAME, settings) == recorded[setup_name(GAME, settings)]


def test_opinions_cover_all_options_and_change_nothing() -> None:
    s = GAME.new(seed="opinions")
    before = s.dump()
    opinions = counsel().opinions(s, s.actor, seeded("bot"), NORMAL.iterations)
    assert {int(one.choice) for one in opinions} == {int(choice) for choice in s.options(s.actor)}
    assert [one.value for one in opinions] == sorted((one.value for one in opinions), reverse=True)
    assert all(0.0 < one.value < 1.0 for one in opinions)
    assert s.dump() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_has_reasons_in_words(language: str) -> None:
    s = scene(13, "danes", {"danes": "bernicia 3, lindsey", "angles": "york"})
    play(s, "move bernicia")
    first = suggest(GAME, s, int(s.actor))[0]
    said = GAME.texts(language).message(first.reason)
    assert GAME.verbs.notation(first.choice) == "go york"
    assert "York" in said
    assert "98" in said


def test_only_an_area_that_is_likely_lost_is_given_up_to_save_the_armies() -> None:
    told = set()
    for attempt in range(6):
        match = game_until(GAME, {"scenario": "hadrianus"}, lambda s: s.step.name == "defender-retreat", f"{attempt}")
        state = match.state
        assert isinstance(state, Britannia)
        fleeing = [int(choice) for choice in state.options(state.actor) if FLEE <= choice < RAISE]
        for said in [reason(state, int(state.actor), [choice]) for choice in fleeing]:
            gives_up = said is not None and said[0] == "give_up"
            assert gives_up == (hold_chance(state, Outlook(state, state.asked)) <= EVEN)
            told.add(gives_up)
    assert told == {False, True}
