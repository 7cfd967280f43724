"""Rules 12: the rulings."""

from __future__ import annotations

import pytest

from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.board import REGION_IDS

from ..positions import all_pass, court, offered, order, play, position, reckoning, region, seen, told
from .endings import crowned, invaded

EVERY_CARD = {f"exchange {name}" for name in REGION_IDS}


def test_R1_no_follower_on_the_map_no_summons() -> None:
    """The summons is left out and the turn is over."""
    state = position(supply="")
    play(state, "play assemble")
    assert told(state) == ["played", "no_effect", "no_summons"]
    assert court(state, 0) == ""
    assert state.actor == 1


def test_R1_a_single_follower_on_the_map_must_be_summoned() -> None:
    """What can be done is owed."""
    state = play(position(regions={"devon": "W"}, supply=""), "play assemble")
    assert offered(state) == {"follower devon welsh"}


@pytest.mark.parametrize(
    ("card", "regions", "only"),
    [
        ("outmanoeuvre", {"moray": "S", "strathclyde": "WW", "devon": "E", "essex": "W"}, {"moray scottish"}),
        ("march", {"moray": "S", "essex": "WE"}, {"essex welsh", "essex english"}),
        ("influence", {"moray": "SE", "essex": "WW", "devon": "E"}, {"moray english", "devon english"}),
        ("edict", {"moray": "SS", "strathclyde": "WW", "essex": "S", "devon": "E"}, {"moray scottish"}),
    ],
)
def test_R2_the_large_form_is_asked_of_the_whole_map(card: str, regions: dict[str, str], only: set[str]) -> None:
    """Regions that would allow the small form alone are no choice while others allow the large one."""
    state = position(advanced=True, regions=regions, hands={0: [card]})
    assert offered(play(state, f"play {card}")) == {f"follower {follower}" for follower in only}


def test_R3_other_cubes_of_the_same_factions_are_banned_as_well() -> None:
    """Moray had an English follower before: the net change is what counts."""
    state = position(regions={"moray": "SE", "devon": "SE", "essex": "WW"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower essex welsh")
    assert (region(state, "moray"), region(state, "devon")) == ("EE", "SS")
    play(state, "play manoeuvre", "follower moray english")
    assert offered(state) == {"follower essex welsh"}


def test_R3_passes_do_not_lift_the_ban() -> None:
    """A pass is no action."""
    state = position(3, regions={"moray": "S", "devon": "E", "essex": "WW"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower essex welsh", "pass")
    play(state, "play manoeuvre", "follower moray english")
    assert offered(state) == {"follower essex welsh"}


def test_R3_a_struggle_does_not_lift_the_ban() -> None:
    """A struggle is no action."""
    state = position(regions={"moray": "S", "devon": "E", "essex": "WW", "warwick": "W"}, order=["warwick"])
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower essex welsh")
    all_pass(state)
    assert "controlled" in told(state)
    play(state, "play manoeuvre", "follower moray english")
    assert offered(state) == {"follower essex welsh"}


def test_R3_the_own_exchange_may_not_be_reversed_either() -> None:
    """It does not matter who played the first card: here the player's own Spy did."""
    hands = {0: ["manoeuvre", "spy"]}
    regions = {"moray": "S", "devon": "E", "essex": "WW"}
    state = position(advanced=True, regions=regions, hands=hands, piles={1: ["manoeuvre"]})
    play(
        state, "play spy", "pile 2", "follower moray scottish", "follower devon english", "follower essex welsh", "pass"
    )
    play(state, "play manoeuvre", "follower moray english")
    assert offered(state) == {"follower essex welsh"}


def test_R3_an_exchange_of_like_followers_bans_nothing() -> None:
    """The same exchange is allowed again."""
    state = position(regions={"moray": "SS", "devon": "SS"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon scottish", "follower moray scottish")
    play(state, "play manoeuvre", "follower devon scottish", "follower moray scottish")
    assert (region(state, "moray"), region(state, "devon")) == ("S", "SS")


def test_R3_an_exchange_of_like_followers_lies_in_between() -> None:
    """It is an action: the exchange before it may be reversed again."""
    state = position(3, regions={"moray": "S", "devon": "E", "essex": "WWW", "warwick": "WW"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower essex welsh")
    play(state, "play manoeuvre", "follower essex welsh", "follower warwick welsh", "follower essex welsh")
    play(state, "play manoeuvre", "follower moray english", "follower devon scottish")
    assert (region(state, "moray"), region(state, "devon")) == ("S", "E")


def test_R3_if_only_the_reverse_is_left_the_card_has_no_effect() -> None:
    """Two regions with one follower each: Manoeuvre can only go back, so it does nothing."""
    state = position(regions={"moray": "S", "devon": "EW"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower devon welsh")
    play(state, "play manoeuvre")
    assert "no_effect" in told(state)
    assert (region(state, "moray"), region(state, "devon")) == ("E", "S")
    assert state.step.name == "summon"


def test_R3_a_manoeuvre_without_effect_lifts_the_ban() -> None:
    """It is an action like any other, and the third Manoeuvre may go back."""
    state = position(3, regions={"moray": "SE", "devon": "SE", "essex": "W"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower essex welsh")
    play(state, "play manoeuvre", "follower moray english")
    assert told(state).count("no_effect") == 1
    play(state, "play manoeuvre", "follower moray english", "follower devon scottish")
    assert (region(state, "moray"), region(state, "devon")) == ("S", "SE")


def test_R3_if_only_the_reverse_of_the_large_form_is_left_the_small_form_is_the_duty() -> None:
    """Strathclyde's follower may not come back for two, so the neighbours exchange one for one."""
    state = position(regions={"moray": "S", "strathclyde": "WE", "devon": "E"})
    play(
        state,
        "play outmanoeuvre", "follower moray scottish", "follower strathclyde welsh", "follower strathclyde english",
        "follower devon english",
    )  # fmt: skip
    assert (region(state, "moray"), region(state, "strathclyde")) == ("WE", "S")
    play(state, "play outmanoeuvre", "follower strathclyde scottish", "follower moray welsh")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("SE", "W")


def test_R3_a_reverse_in_part_is_allowed() -> None:
    """One of the two followers goes back for another one than the one that was given."""
    state = position(regions={"moray": "S", "strathclyde": "WEE", "devon": "E"})
    play(
        state,
        "play outmanoeuvre", "follower moray scottish", "follower strathclyde welsh", "follower strathclyde english",
        "follower devon english",
    )  # fmt: skip
    play(state, "play outmanoeuvre", "follower strathclyde english", "follower moray welsh", "follower moray english")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("E", "SWE")


def test_R3_a_small_outmanoeuvre_may_not_be_reversed_either() -> None:
    """One for one, and the only way left is back: no effect."""
    state = position(regions={"moray": "S", "strathclyde": "W", "devon": "EE"})
    play(
        state,
        "play outmanoeuvre", "follower moray scottish", "follower strathclyde welsh", "follower devon english",
        "play outmanoeuvre",
    )  # fmt: skip
    assert "no_effect" in told(state)


def test_R4_a_spied_negotiate_without_a_disc_exchanges_the_cards_only() -> None:
    """The spy's own disc was used before: no disc is placed."""
    state = position(
        advanced=True,
        regions={"essex": "EE"},
        hands={0: ["spy"]},
        piles={1: ["negotiate"]},
        discs={0: "moray", 1: "devon"},
        order=["essex", "warwick"],
    )
    play(state, "play spy", "pile 2")
    assert offered(state) == EVERY_CARD - {"exchange moray", "exchange devon"}
    play(state, "exchange essex", "exchange warwick")
    assert order(state)[:2] == ["warwick", "essex"]
    assert [one.id for one in seen(state).regions if one.held_by is not None] == ["moray", "devon"]


def test_R4_a_spied_negotiate_uses_the_spys_own_disc() -> None:
    """With the disc still there it goes onto the card."""
    state = position(advanced=True, regions={"essex": "EE"}, hands={0: ["spy"]}, piles={1: ["negotiate"]})
    play(state, "play spy", "pile 2", "exchange essex", "exchange warwick")
    assert {one.id: one.held_by for one in seen(state).regions if one.held_by is not None} == {"essex": 0}


def test_R4_a_negotiate_after_the_disc_was_used_by_a_spy() -> None:
    """The cards are exchanged, no second disc is placed."""
    state = position(advanced=True, regions={"essex": "EEE"}, hands={0: ["spy", "negotiate"]}, piles={1: ["negotiate"]})
    play(state, "play spy", "pile 2", "exchange essex", "exchange warwick", "follower essex english", "pass")
    before = order(state)
    play(state, "play negotiate", "exchange devon", "exchange moray")
    assert order(state).index("devon") == before.index("moray")
    assert {one.id: one.held_by for one in seen(state).regions if one.held_by is not None} == {"essex": 0}


def test_R4_a_copied_manoeuvre_may_not_be_reversed_by_a_real_one() -> None:
    """The copy counts as the card it copies."""
    regions = {"moray": "S", "devon": "E", "essex": "WW"}
    state = position(3, advanced=True, regions=regions, hands={0: ["spy"]}, piles={2: ["manoeuvre"]})
    play(state, "play spy", "pile 3", "follower moray scottish", "follower devon english", "follower essex welsh")
    play(state, "play manoeuvre", "follower moray english")
    assert offered(state) == {"follower essex welsh"}


def test_R4_a_copy_of_another_card_lifts_the_ban() -> None:
    """A Spy that copies something else is another action."""
    regions = {"moray": "S", "devon": "E", "essex": "WWW"}
    state = position(3, advanced=True, regions=regions, supply="WW", hands={1: ["spy"]}, piles={2: ["aid"]})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english", "follower essex welsh")
    play(state, "play spy", "pile 3", "region warwick", "follower essex welsh")
    play(state, "play manoeuvre", "follower moray english", "follower devon scottish")
    assert (region(state, "moray"), region(state, "devon")) == ("S", "E")


@pytest.mark.parametrize(
    ("card", "regions", "target"),
    [
        ("quell", {"lancaster": "WW", "devon": "E"}, "devon"),
        ("suppress", {"northumbria": "EE", "devon": "W"}, "warwick"),
        ("muster", {"strathclyde": "SS", "essex": "E"}, "warwick"),
    ],
)
def test_R5_a_region_without_the_follower_may_be_chosen(card: str, regions: dict[str, str], target: str) -> None:
    """Though another region would let the card do more."""
    control = {"gwynedd": "scottish"} if card == "muster" else {}
    state = position(advanced=True, regions=regions, hands={0: [card]}, control=control)
    play(state, f"play {card}")
    assert f"region {target}" in offered(state)
    play(state, f"region {target}")
    assert state.step.name == "placing"


@pytest.mark.parametrize(
    ("card", "regions", "possible"),
    [
        ("suppress", {"northumbria": "EE"}, {"northumbria"}),  # Warwick and Devon are empty
        ("suppress", {"northumbria": "EE", "devon": "S"}, {"northumbria", "devon"}),  # anybody may return
        ("quell", {"lancaster": "W", "devon": "E"}, {"lancaster"}),  # only a Welsh follower may
        ("muster", {"strathclyde": "SS", "warwick": "E"}, {"strathclyde"}),
    ],
)
def test_R5_with_an_empty_supply_no_card_is_wasted(card: str, regions: dict[str, str], possible: set[str]) -> None:
    """Where nobody could be returned and nobody placed, the card would do nothing: another use exists."""
    control = {"gwynedd": "scottish"} if card == "muster" else {}
    state = position(advanced=True, regions=regions, supply="", hands={0: [card]}, control=control)
    play(state, f"play {card}")
    assert offered(state) == {f"region {name}" for name in possible}
    play(state, f"region {min(possible)}")
    assert state.step.name in ("returning", "placing")


@pytest.mark.parametrize(
    ("card", "regions"),
    [("suppress", {"moray": "SWE"}), ("quell", {"devon": "SE"}), ("muster", {"strathclyde": "WE", "moray": "S"})],
)
def test_R5_with_an_empty_supply_and_nobody_to_return_there_is_no_effect(card: str, regions: dict[str, str]) -> None:
    """No use exists: nothing is asked, and the summons follows."""
    state = position(advanced=True, regions=regions, supply="", hands={0: [card]})
    play(state, f"play {card}")
    assert (told(state)[-1], state.step.name) == ("no_effect", "summon")


def test_R5_by_rules_1_a_card_may_be_wasted() -> None:
    """Games that were begun by them go on by them."""
    state = position(advanced=True, regions={"northumbria": "EE"}, supply="", hands={0: ["suppress"]})
    state.rules = 1
    play(state, "play suppress")
    assert offered(state) == {"region northumbria", "region warwick", "region devon"}
    play(state, "region devon")
    assert (told(state)[-1], state.step.name) == ("no_effect", "summon")


def test_R6_players_who_never_played_a_card_share_an_invasion() -> None:
    """Equal sets and no action at all: the victory is shared."""
    state = invaded(["SWE", "SSWE", "SW"], players=3)
    assert (reckoning(state).winners, reckoning(state).decided_by) == ([0, 1], "shared")
    assert state.result() == [0.5, 0.5, 0]


def test_R6_whoever_played_a_card_beats_whoever_did_not() -> None:
    """One action is later than none."""
    assert reckoning(invaded(["SWE", "SWE"], acted=[0, 1])).winners == [1]


def test_R6_teams_that_never_played_a_card_share_an_invasion() -> None:
    """All four win a quarter."""
    assert invaded(["SWE", "SWE", "", ""], players=4).result() == [0.25] * 4


def test_R7_without_a_second_faction_its_tie_break_is_skipped() -> None:
    """The Welsh control everything; Scottish and English followers do not part the equal."""
    out = reckoning(crowned(["WW", "WWSSEE"], decided="WWWWWWW", acted=[1, 5]))
    assert (out.winners, out.decided_by) == ([0], "oldest_action")


def test_R7_with_unstable_regions_too() -> None:
    """Six Welsh regions and two unstable ones: still no second faction."""
    out = reckoning(crowned(["WW", "WWSSEE"], decided="UUWWWWW", acted=[1, 5]))
    assert (out.winners, out.decided_by) == ([0], "oldest_action")


def test_R7_one_region_makes_a_second_faction() -> None:
    """A single English region is enough to rank the English second."""
    out = reckoning(crowned(["WW", "WWE"], decided="WWWEWWW", acted=[1, 5]))
    assert (out.winners, out.decided_by) == ([1], "second_faction")


def test_R7_plot_still_decides_when_the_second_faction_is_skipped() -> None:
    """Equal in Welsh with Plot: its holder wins."""
    out = reckoning(crowned(["WWSS", "W"], decided="WWWWWWW", advanced=True, hands={1: ["plot"]}))
    assert (out.winners, out.decided_by) == ([1], "plot")


@pytest.mark.parametrize(("acted", "winner"), [([3, 5], 0), ([5, 3], 1), ([0, 3], 0), ([2, 0], 1)])
def test_R8_if_nobody_played_all_cards_the_oldest_last_action_wins(acted: list[int], winner: int) -> None:
    """Never having acted counts as oldest."""
    out = reckoning(crowned(["WWS", "WWS"], acted=acted))
    assert (out.winners, out.decided_by) == ([winner], "oldest_action")


def test_R8_equal_to_the_last_they_share() -> None:
    """Nobody ever acted."""
    state = crowned(["WWS", "WWS", "WW"], players=3)
    assert (reckoning(state).winners, reckoning(state).decided_by) == ([0, 1], "shared")
    assert state.result() == [0.5, 0.5, 0]


def test_R8_only_the_tied_are_compared() -> None:
    """The third has played all cards first, but was behind in followers."""
    out = reckoning(crowned(["WWS", "WWS", "W"], players=3, hands={0: [], 1: [], 2: []}, acted=[20, 19, 10]))
    assert (out.winners, out.decided_by) == ([1], "cards_played")


def test_R8_a_team_that_has_only_plot_left_has_played_all_its_cards() -> None:
    """The holder is not among the equal; the hand with Plot counts as empty for the team."""
    state = crowned(
        ["", "WWWS", "WWWS", ""],
        players=4,
        advanced=True,
        hands={0: ["plot"], 1: [], 2: [], 3: ["aid"]},
        acted=[25, 10, 30, 4],
    )
    assert (reckoning(state).winners, reckoning(state).decided_by) == ([0, 2], "cards_played")


def test_R8_if_no_team_is_done_the_older_last_action_wins() -> None:
    """A team's last action is that of the partner who acted later."""
    out = reckoning(crowned(["WW", "WW", "", ""], players=4, acted=[1, 6, 9, 7]))
    assert (out.winners, out.decided_by) == ([1, 3], "oldest_action")


def test_R8_teams_that_never_acted_share() -> None:
    """All four win a quarter."""
    assert crowned(["WW", "WW", "", ""], players=4).result() == [0.25] * 4


def test_R9_courts_and_regions_have_the_same_odds() -> None:
    """Two followers of a court are alike as often as two of a region that is nobody's home: 13 in 41."""
    games = 4000
    courts = alike = 0
    for number in range(games):
        state = GAME.new(seed=f"odds {number}")
        courts += len(set(court(state, 0))) == 1
        counts = [region(state, "devon").count(letter) for letter in "SWE"]
        alike += sum(n * (n - 1) // 2 for n in counts)
    assert abs(courts / games - 13 / 41) < 0.03
    assert abs(alike / (6 * games) - 13 / 41) < 0.03


def test_R11_the_first_player_is_drawn_by_lot() -> None:
    """Castles or not: whoever begins follows from the seed, and everybody is told."""
    first = {int(GAME.new(seed=f"lot {number}", players=3).actor) for number in range(30)}
    assert first == {0, 1, 2}


def test_R12_partners_are_those_of_an_alliance_and_nobody_else() -> None:
    """Who is on whose side decides to whom nothing may be written; of two or three nobody has a partner."""
    assert [int(position(4).team(seat)) for seat in range(4)] == [0, 1, 0, 1]
    for players in (2, 3):
        assert len({int(position(players).team(seat)) for seat in range(players)}) == players


def test_R10_followers_play_no_part_in_the_ranking_of_factions() -> None:
    """Equal regions: the later struggle ranks the Welsh first, though the English have more followers everywhere."""
    out = reckoning(crowned(["EEEEEEW", "EEEEE"], decided="EEEEWWW", last="W"))
    assert out.ranking[:2] == ["welsh", "english"]
    assert (out.winners, out.decided_by) == ([0], "first_faction")
