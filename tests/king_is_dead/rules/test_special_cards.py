"""Rules 8: the special cards, all but Spy and Plot."""

from __future__ import annotations

import pytest

from bretwalda.games.king_is_dead.board import REGION_IDS
from bretwalda.games.king_is_dead.state import King

from ..positions import offered, play, position, region, supply, told


def holding(
    card: str, regions: dict[str, str], supply: str | None = None, control: dict[str, str] | None = None
) -> King:
    """A position of the advanced game where the card has just been played."""
    state = position(advanced=True, hands={0: [card]}, regions=regions, supply=supply, control=control)
    return play(state, f"play {card}")


def has_no_effect(state: King) -> bool:
    """The card has done nothing and the summons is due."""
    return "no_effect" in told(state) and state.step.name == "summon"


# --- Ambush ---------------------------------------------------------------------------------------


def test_8_2_ambush_puts_two_scottish_anywhere_and_returns_one_follower() -> None:
    """Any open region will do; any follower of it may go."""
    state = holding("ambush", regions={"devon": "EE"})
    assert offered(state) == {f"region {name}" for name in REGION_IDS}
    play(state, "region devon")
    assert offered(state) == {"follower devon scottish", "follower devon english"}
    play(state, "follower devon english")
    assert region(state, "devon") == "SSE"
    assert state.step.name == "summon"


def test_8_2_ambush_may_return_one_just_placed() -> None:
    """In an empty region it must."""
    state = play(holding("ambush", regions={"devon": "EE"}), "region moray")
    assert offered(state) == {"follower moray scottish"}
    play(state, "follower moray scottish")
    assert region(state, "moray") == "S"


def test_8_2_ambush_places_one_if_the_supply_has_one() -> None:
    """The return still happens."""
    state = holding("ambush", regions={"devon": "EE"}, supply="SW")
    play(state, "region devon", "follower devon english")
    assert region(state, "devon") == "SE"
    assert supply(state) == "WE"


def test_8_2_ambush_without_scottish_in_the_supply_only_returns() -> None:
    """Where there is a follower to return."""
    state = holding("ambush", regions={"devon": "EE", "essex": "W"}, supply="W")
    assert offered(state) == {"region devon", "region essex"}
    play(state, "region essex", "follower essex welsh")
    assert region(state, "essex") == ""
    assert supply(state) == "WW"


def test_8_2_ambush_does_nothing_on_an_empty_map_with_an_empty_supply() -> None:
    """Nothing to place, nothing to return, nobody to summon."""
    state = holding("ambush", regions={}, supply="W")
    assert "no_effect" in told(state)
    assert state.actor == 1


# --- March ----------------------------------------------------------------------------------------


def test_8_3_march_moves_two_followers_together_to_a_neighbour() -> None:
    """Both from one region, both to the same neighbouring region."""
    state = holding("march", regions={"essex": "WEE", "moray": "S"})
    assert offered(state) == {"follower essex welsh", "follower essex english"}
    play(state, "follower essex welsh")
    assert offered(state) == {"follower essex english"}
    play(state, "follower essex english")
    assert offered(state) == {"region northumbria", "region warwick", "region devon"}
    play(state, "region warwick")
    assert (region(state, "essex"), region(state, "warwick")) == ("E", "WE")


def test_8_3_two_of_the_same_faction_may_march() -> None:
    """If there are two of it."""
    state = holding("march", regions={"essex": "WEE"})
    play(state, "follower essex english", "follower essex english", "region devon")
    assert (region(state, "essex"), region(state, "devon")) == ("W", "EE")


def test_8_3_one_marches_where_two_can_nowhere() -> None:
    """No region has two followers: a single one moves."""
    state = holding("march", regions={"essex": "W", "moray": "S"})
    play(state, "follower moray scottish", "region strathclyde")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("", "S")
    assert state.step.name == "summon"


def test_8_3_one_marches_where_two_have_no_way_out() -> None:
    """Moray's pair is shut in by a decided Strathclyde, so Essex sends its only follower."""
    state = holding("march", regions={"essex": "W", "moray": "SS"}, control={"strathclyde": "welsh"})
    assert offered(state) == {"follower essex welsh"}


def test_8_3_march_does_nothing_where_nobody_can_leave() -> None:
    """All followers are shut in."""
    assert has_no_effect(holding("march", regions={"moray": "SS"}, control={"strathclyde": "welsh"}))


# --- Aid ------------------------------------------------------------------------------------------


def test_8_5_aid_places_two_of_the_faction_that_the_supply_has_most_of() -> None:
    """Into any one open region."""
    state = holding("aid", regions={"essex": "E"}, supply="SSWWWE", control={"moray": "welsh"})
    assert offered(state) == {f"region {name}" for name in REGION_IDS if name != "moray"}
    play(state, "region devon")
    assert region(state, "devon") == "WW"
    assert supply(state) == "SSWE"


@pytest.mark.parametrize(("there", "choice"), [("SSWW", "SW"), ("SSEE", "SE"), ("SWWEE", "WE"), ("SSWWEE", "SWE")])
def test_8_5_aid_lets_the_player_pick_among_equals(there: str, choice: str) -> None:
    """Two or three factions that are equally many."""
    names = {"S": "faction scottish", "W": "faction welsh", "E": "faction english"}
    state = holding("aid", regions={"essex": "E"}, supply=there)
    assert offered(state) == {names[letter] for letter in choice}
    play(state, names[choice[-1]], "region devon")
    assert region(state, "devon") == choice[-1] * 2


def test_8_5_aid_places_one_if_there_is_only_one() -> None:
    """The largest number may be one."""
    state = play(holding("aid", regions={"essex": "E"}, supply="SW"), "faction welsh", "region devon")
    assert region(state, "devon") == "W"


def test_8_5_aid_does_nothing_with_an_empty_supply() -> None:
    """Nobody to send."""
    assert has_no_effect(holding("aid", regions={"essex": "E"}, supply=""))


# --- Influence ------------------------------------------------------------------------------------


def test_8_6_influence_exchanges_one_english_for_two_others() -> None:
    """Of any other region, adjacent or not, alike or not."""
    state = holding("influence", regions={"essex": "WE", "moray": "SSW", "devon": "EE"})
    assert offered(state) == {"follower essex english", "follower devon english"}
    play(state, "follower essex english")
    assert offered(state) == {"follower moray scottish", "follower moray welsh"}
    play(state, "follower moray scottish")
    assert offered(state) == {"follower moray scottish", "follower moray welsh"}
    play(state, "follower moray welsh")
    assert (region(state, "essex"), region(state, "moray")) == ("SWW", "SE")


def test_8_6_the_two_may_be_alike() -> None:
    """Two Scottish followers for one English."""
    state = holding("influence", regions={"essex": "E", "moray": "SSE"})
    play(state, "follower essex english", "follower moray scottish", "follower moray scottish")
    assert (region(state, "essex"), region(state, "moray")) == ("SS", "EE")


def test_8_6_english_followers_do_not_come_back() -> None:
    """With one other beside the English, only the small form is left, and it takes the other."""
    state = holding("influence", regions={"essex": "E", "moray": "SEE"})
    play(state, "follower essex english")
    assert offered(state) == {"follower moray scottish"}
    play(state, "follower moray scottish")
    assert (region(state, "essex"), region(state, "moray")) == ("S", "EEE")


def test_8_6_the_small_form_is_no_choice_while_the_large_one_can_be_done() -> None:
    """Devon's single Welsh follower is no partner while Moray has two others."""
    state = play(holding("influence", regions={"essex": "E", "moray": "SS", "devon": "W"}), "follower essex english")
    assert offered(state) == {"follower moray scottish"}


@pytest.mark.parametrize("regions", [{"essex": "EE", "moray": "E"}, {"essex": "WW", "moray": "S"}, {"essex": "EW"}])
def test_8_6_influence_does_nothing_without_both_sides(regions: dict[str, str]) -> None:
    """No others elsewhere, no English, or one region only."""
    assert has_no_effect(holding("influence", regions=regions))


# --- Dispute --------------------------------------------------------------------------------------


def test_8_7_dispute_exchanges_a_welsh_follower_for_another() -> None:
    """With any other region; the one that comes back is not Welsh."""
    state = holding("dispute", regions={"gwynedd": "WS", "moray": "SW", "essex": "E"})
    assert offered(state) == {"follower gwynedd welsh", "follower moray welsh"}
    play(state, "follower gwynedd welsh")
    assert offered(state) == {"follower moray scottish", "follower essex english"}
    play(state, "follower essex english")
    assert (region(state, "gwynedd"), region(state, "essex")) == ("SE", "W")


@pytest.mark.parametrize("regions", [{"essex": "WW", "moray": "W"}, {"essex": "SE", "moray": "S"}, {"essex": "EW"}])
def test_8_7_dispute_does_nothing_without_both_sides(regions: dict[str, str]) -> None:
    """No others elsewhere, no Welsh, or one region only."""
    assert has_no_effect(holding("dispute", regions=regions))


# --- Edict ----------------------------------------------------------------------------------------


def test_8_8_edict_exchanges_two_scottish_for_two_others_of_a_neighbour() -> None:
    """Alike or not, and only with a neighbouring region."""
    state = holding("edict", regions={"moray": "SSS", "strathclyde": "SWE", "devon": "EEE"})
    assert offered(state) == {"follower moray scottish"}
    play(state, "follower moray scottish")
    assert offered(state) == {"follower strathclyde welsh", "follower strathclyde english"}
    play(state, "follower strathclyde welsh")
    assert offered(state) == {"follower strathclyde english"}
    play(state, "follower strathclyde english")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("SWE", "SSS")


def test_8_8_the_two_others_may_be_alike() -> None:
    """Two Scottish for two English."""
    state = holding("edict", regions={"moray": "SS", "strathclyde": "WEE"})
    play(state, "follower moray scottish", *["follower strathclyde english"] * 2)
    assert (region(state, "moray"), region(state, "strathclyde")) == ("EE", "SSW")


def test_8_8_no_smaller_form_while_two_for_two_can_be_done_anywhere() -> None:
    """Gwynedd could give one for two, but Moray can give two for two."""
    state = holding("edict", regions={"moray": "SS", "strathclyde": "WW", "gwynedd": "S", "devon": "EE"})
    assert offered(state) == {"follower moray scottish"}
    play(state, "follower moray scottish")
    assert offered(state) == {"follower strathclyde welsh"}


def test_8_8_one_scottish_for_two_others() -> None:
    """No region has two Scottish followers next to two others."""
    state = holding("edict", regions={"moray": "S", "strathclyde": "WE"})
    play(state, "follower moray scottish", "follower strathclyde welsh", "follower strathclyde english")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("WE", "S")


def test_8_8_two_scottish_for_one_other() -> None:
    """No region has a Scottish follower next to two others: two go, one comes."""
    state = holding("edict", regions={"moray": "SS", "strathclyde": "W"})
    play(state, "follower moray scottish", "follower strathclyde welsh")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("W", "SS")


def test_8_8_the_player_picks_among_the_middle_forms() -> None:
    """Moray may give two for one, Devon one for two."""
    regions = {"moray": "SS", "strathclyde": "W", "devon": "S", "essex": "EE"}
    state = holding("edict", regions=regions)
    assert offered(state) == {"follower moray scottish", "follower devon scottish"}
    play(state, "follower devon scottish", "follower essex english", "follower essex english")
    assert (region(state, "devon"), region(state, "essex")) == ("EE", "S")
    state = holding("edict", regions=regions)
    play(state, "follower moray scottish", "follower moray scottish", "follower strathclyde welsh")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("W", "SS")


def test_8_8_one_for_one_is_not_allowed_beside_a_middle_form() -> None:
    """Essex has one Scottish follower and Devon one other, but Moray can still give two for one."""
    state = holding("edict", regions={"moray": "SS", "strathclyde": "W", "essex": "S", "devon": "E"})
    assert offered(state) == {"follower moray scottish"}


def test_8_8_one_for_one_when_nothing_larger_can_be_done() -> None:
    """A single Scottish follower next to a single other."""
    state = holding("edict", regions={"moray": "S", "strathclyde": "W"})
    play(state, "follower moray scottish", "follower strathclyde welsh")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("W", "S")
    assert state.step.name == "summon"


@pytest.mark.parametrize("regions", [{"moray": "SS", "devon": "WW"}, {"moray": "SS", "strathclyde": "S"}])
def test_8_8_edict_does_nothing_without_neighbours_to_exchange(regions: dict[str, str]) -> None:
    """The others are too far away, or there are none."""
    assert has_no_effect(holding("edict", regions=regions))


# --- Resist ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", ["WW", "WE", "EE"])
def test_8_9_resist_puts_two_others_where_the_scottish_border(pair: str) -> None:
    """Alike or not, both into one region; Scottish followers are no choice."""
    names = {"W": "faction welsh", "E": "faction english"}
    state = holding("resist", regions={"essex": "E"}, control={"devon": "scottish"})
    assert offered(state) == {"region strathclyde", "region gwynedd", "region warwick", "region essex"}
    play(state, "region warwick")
    assert offered(state) == {"faction welsh", "faction english"}
    play(state, *[names[letter] for letter in pair])
    assert region(state, "warwick") == pair


def test_8_9_resist_places_fewer_if_the_supply_has_fewer() -> None:
    """One other in the supply goes alone; the Scottish there do not help."""
    state = play(holding("resist", regions={"essex": "E"}, supply="SSW"), "region strathclyde", "faction welsh")
    assert region(state, "strathclyde") == "W"
    assert state.step.name == "summon"


def test_8_9_resist_does_nothing_without_others_in_the_supply() -> None:
    """Only Scottish followers are left there."""
    assert has_no_effect(holding("resist", regions={"essex": "E"}, supply="SSS"))


def test_8_9_resist_does_nothing_without_a_bordering_region() -> None:
    """Moray is lost and the Scottish control nothing."""
    assert has_no_effect(holding("resist", regions={"essex": "E"}, control={"moray": "welsh"}))


# --- Quell and Muster -----------------------------------------------------------------------------


def replaces_one_by_two(card: str, faction: str, letter: str, home: str, target: str) -> None:
    """One follower of the faction goes back, then two of any faction come."""
    state = holding(card, regions={target: letter * 2 + "E"}, supply="E")
    assert f"region {home}" not in offered(state)
    play(state, f"region {target}")
    assert region(state, target).count(letter) == 1
    assert offered(state) == {"faction english", f"faction {faction}"}
    play(state, "faction english", f"faction {faction}")
    assert sorted(region(state, target)) == sorted(letter * 2 + "EE")
    assert supply(state) == ""


def only_places_without_the_faction(card: str, target: str) -> None:
    """No follower of the faction there: nothing goes back, two come."""
    state = play(holding(card, regions={target: "E"}, supply="EE"), f"region {target}", *["faction english"] * 2)
    assert region(state, target) == "EEE"
    assert supply(state) == ""


def has_no_effect_without_a_border(card: str, home: str) -> None:
    """The home is lost and the faction controls nothing."""
    assert has_no_effect(holding(card, regions={"warwick": "SWE"}, control={home: "unstable"}))


def test_8_10_quell_returns_a_welsh_follower_and_places_two() -> None:
    """In a region that borders the Welsh; Welsh followers may be placed again."""
    replaces_one_by_two("quell", "welsh", "W", "gwynedd", "lancaster")


def test_8_10_quell_chooses_among_regions_that_border_the_welsh() -> None:
    """Gwynedd's neighbours, and those of regions that the Welsh control."""
    assert offered(holding("quell", regions={"essex": "W"}, control={"moray": "welsh"})) == {
        "region strathclyde", "region lancaster", "region warwick", "region devon",
    }  # fmt: skip


def test_8_10_quell_only_places_without_a_welsh_follower() -> None:
    """Nothing returns from a region without Welsh followers."""
    only_places_without_the_faction("quell", "devon")


def test_8_10_quell_places_what_the_supply_has() -> None:
    """With an empty supply the returned follower itself is all there is."""
    state = play(holding("quell", regions={"devon": "WE"}, supply=""), "region devon")
    assert offered(state) == {"faction welsh"}
    play(state, "faction welsh")
    assert region(state, "devon") == "WE"
    assert state.step.name == "summon"


def test_8_10_quell_does_nothing_if_no_region_borders_the_welsh() -> None:
    """No region qualifies."""
    has_no_effect_without_a_border("quell", "gwynedd")


def test_8_12_muster_returns_a_scottish_follower_and_places_two() -> None:
    """In a region that borders the Scottish; Scottish followers may be placed again."""
    replaces_one_by_two("muster", "scottish", "S", "moray", "strathclyde")


def test_8_12_muster_chooses_among_regions_that_border_the_scottish() -> None:
    """Moray's neighbour, and those of regions that the Scottish control, Moray itself included."""
    assert offered(holding("muster", regions={"essex": "W"}, control={"strathclyde": "scottish"})) == {
        "region moray", "region lancaster", "region northumbria",
    }  # fmt: skip


def test_8_12_muster_only_places_without_a_scottish_follower() -> None:
    """Nothing returns from a region without Scottish followers."""
    only_places_without_the_faction("muster", "strathclyde")


def test_8_12_muster_places_what_the_supply_has() -> None:
    """One in the supply, none returned: one is placed."""
    state = play(holding("muster", regions={"strathclyde": "WE"}, supply="E"), "region strathclyde", "faction english")
    assert region(state, "strathclyde") == "WEE"
    assert state.step.name == "summon"


def test_8_12_muster_does_nothing_if_no_region_borders_the_scottish() -> None:
    """No region qualifies."""
    has_no_effect_without_a_border("muster", "moray")


# --- Suppress -------------------------------------------------------------------------------------


def test_8_11_suppress_returns_an_english_follower_and_one_more_then_places_one() -> None:
    """The second may be of any faction, English included, and so may the one placed."""
    state = play(holding("suppress", regions={"devon": "SWEE"}, supply=""), "region devon")
    assert region(state, "devon") == "SWE"
    assert offered(state) == {"follower devon scottish", "follower devon welsh", "follower devon english"}
    play(state, "follower devon welsh")
    assert offered(state) == {"faction welsh", "faction english"}
    play(state, "faction english")
    assert region(state, "devon") == "SEE"
    assert supply(state) == "W"
    assert state.step.name == "summon"


def test_8_11_suppress_chooses_among_regions_that_border_the_english() -> None:
    """Essex's neighbours, and those of regions that the English control."""
    assert offered(holding("suppress", regions={"essex": "W"}, control={"moray": "english"})) == {
        "region strathclyde", "region northumbria", "region warwick", "region devon",
    }  # fmt: skip


def test_8_11_suppress_returns_one_of_any_faction_without_an_english_follower() -> None:
    """One goes instead of two, then one comes."""
    state = play(holding("suppress", regions={"devon": "SWW"}, supply="E"), "region devon")
    assert offered(state) == {"follower devon scottish", "follower devon welsh"}
    play(state, "follower devon welsh", "faction english")
    assert region(state, "devon") == "SWE"
    assert supply(state) == "W"


def test_8_11_suppress_returns_the_english_follower_alone_if_nobody_else_is_there() -> None:
    """As far as it goes: there is no second one to return."""
    state = play(holding("suppress", regions={"devon": "E", "moray": "S"}, supply="W"), "region devon")
    assert offered(state) == {"faction welsh", "faction english"}
    play(state, "faction welsh")
    assert region(state, "devon") == "W"
    assert supply(state) == "E"


def test_8_11_suppress_only_places_in_an_empty_region() -> None:
    """Nobody to return: one comes."""
    state = play(holding("suppress", regions={"moray": "S"}, supply="W"), "region devon", "faction welsh")
    assert region(state, "devon") == "W"
    assert state.step.name == "summon"


def test_8_11_suppress_does_nothing_if_no_region_borders_the_english() -> None:
    """No region qualifies."""
    has_no_effect_without_a_border("suppress", "essex")


# --- What the three have in common ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("quell", {"lancaster": "WW", "devon": "E"}),
        ("suppress", {"northumbria": "EE", "devon": "W"}),
    ],
)
def test_8_13_the_region_is_a_free_choice(card: str, regions: dict[str, str]) -> None:
    """Regions with and without the follower, and empty ones, are all offered."""
    state = holding(card, regions=regions)
    assert {f"region {name}" for name in regions} | {"region warwick"} <= offered(state)


def test_8_13_something_must_be_possible_in_the_region() -> None:
    """With an empty supply an empty region is no choice while another is not empty."""
    assert offered(holding("suppress", regions={"northumbria": "E"}, supply="")) == {"region northumbria"}


def test_8_13_what_was_returned_may_be_placed_again() -> None:
    """With an empty supply the two just returned are there to choose from."""
    state = play(holding("suppress", regions={"devon": "WE"}, supply=""), "region devon", "follower devon welsh")
    assert offered(state) == {"faction welsh", "faction english"}


@pytest.mark.parametrize(("card", "home"), [("quell", "gwynedd"), ("suppress", "essex"), ("muster", "moray")])
def test_8_13_without_a_region_that_qualifies_there_is_no_effect(card: str, home: str) -> None:
    """The home is controlled by another faction, and its own controls nothing."""
    other = "english" if card == "quell" else "welsh"
    assert has_no_effect(holding(card, regions={"warwick": "SWE"}, control={home: other}))
