"""Rules 7: the basic cards."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.games.king_is_dead.board import REGION_IDS

from ..positions import offered, order, play, position, region, seen, supply, told

FACTIONS = [("scottish", "S", "strathclyde"), ("welsh", "W", "lancaster"), ("english", "E", "northumbria")]
EVERY_REGION = {f"region {name}" for name in REGION_IDS}
EVERY_CARD = {f"exchange {name}" for name in REGION_IDS}


@pytest.mark.parametrize(("faction", "letter", "target"), FACTIONS)
def test_7_1_support_puts_two_together_into_a_bordering_region(faction: str, letter: str, target: str) -> None:
    """Two followers of the faction go into one region that borders it."""
    state = position(regions={"devon": "SWE"})
    before = supply(state).count(letter)
    play(state, f"play {faction}_support", f"region {target}")
    assert region(state, target) == letter * 2
    assert supply(state).count(letter) == before - 2
    assert state.step.name == "summon"


@pytest.mark.parametrize(("faction", "letter", "target"), FACTIONS)
def test_7_1_support_puts_one_if_the_supply_has_just_one(faction: str, letter: str, target: str) -> None:
    """A single follower left in the supply goes alone."""
    state = position(regions={"devon": "SWE"}, supply=letter)
    play(state, f"play {faction}_support", f"region {target}")
    assert region(state, target) == letter


@pytest.mark.parametrize(("faction", "letter"), [("scottish", "WE"), ("welsh", "SE"), ("english", "SW")])
def test_7_1_support_does_nothing_without_a_follower_in_the_supply(faction: str, letter: str) -> None:
    """Other factions do not stand in."""
    state = play(position(regions={"devon": "SWE"}, supply=letter * 2), f"play {faction}_support")
    assert "no_effect" in told(state)
    assert supply(state) == letter[0] * 2 + letter[1] * 2
    assert state.step.name == "summon"


def test_7_1_support_does_nothing_without_a_bordering_region() -> None:
    """All that borders the Scottish is decided."""
    state = position(regions={"devon": "SWE"}, control={"strathclyde": "welsh"})
    play(state, "play scottish_support")
    assert "no_effect" in told(state)
    assert state.step.name == "summon"


def test_7_2_assemble_puts_one_of_each_faction_together() -> None:
    """All three may go into the same region."""
    state = play(position(regions={"essex": "E"}), "play assemble", *["region devon"] * 3)
    assert region(state, "devon") == "SWE"


def test_7_2_assemble_puts_one_of_each_faction_apart() -> None:
    """Each may go into another region, any open one."""
    state = play(position(regions={"essex": "E"}), "play assemble")
    for target in ("moray", "gwynedd", "warwick"):
        assert offered(state) == EVERY_REGION
        play(state, f"region {target}")
    assert [region(state, name) for name in ("moray", "gwynedd", "warwick")] == ["S", "W", "E"]
    assert state.step.name == "summon"


@pytest.mark.parametrize("there", ["SW", "SE", "WE", "S", "W", "E"])
def test_7_2_assemble_leaves_out_what_the_supply_lacks(there: str) -> None:
    """A missing faction is skipped, and no other takes its place."""
    state = position(regions={"essex": "E"}, supply=there * 2)
    play(state, "play assemble", *["region devon"] * len(there))
    assert region(state, "devon") == there
    assert sorted(supply(state)) == sorted(there)
    assert state.step.name == "summon"


def test_7_2_assemble_does_nothing_with_an_empty_supply() -> None:
    """Nothing to place: straight to the summons."""
    state = play(position(regions={"essex": "E"}, supply=""), "play assemble")
    assert "no_effect" in told(state)
    assert state.step.name == "summon"


def test_7_3_negotiate_exchanges_two_region_cards() -> None:
    """The two cards change places, the others stay."""
    state = position(regions={"essex": "EE"}, order=["essex", "moray", "devon"])
    before = order(state)
    play(state, "play negotiate", "exchange devon", "exchange essex")
    assert order(state) == ["devon", "moray", "essex", *before[3:]]


@pytest.mark.parametrize(("first", "second"), [("devon", "essex"), ("essex", "devon")])
def test_7_3_the_disc_may_go_onto_either_card(first: str, second: str) -> None:
    """The card named first bears the disc, so the player has both possibilities."""
    state = position(regions={"essex": "EE"}, order=["essex", "moray", "devon"])
    play(state, "play negotiate", f"exchange {first}", f"exchange {second}")
    assert order(state)[:3] == ["devon", "moray", "essex"]
    assert {one.id: one.held_by for one in seen(state).regions if one.held_by is not None} == {first: 0}


def test_7_3_a_card_is_exchanged_with_another_one() -> None:
    """All face-up cards may be chosen, but not the same one twice."""
    state = play(position(regions={"essex": "EE"}), "play negotiate")
    assert offered(state) == EVERY_CARD
    play(state, "exchange devon")
    assert offered(state) == EVERY_CARD - {"exchange devon"}


def test_7_3_face_down_cards_are_no_choice() -> None:
    """A region that has had its struggle cannot be negotiated."""
    state = position(regions={"essex": "EE"}, control={"moray": "welsh"})
    play(state, "play negotiate")
    assert offered(state) == EVERY_CARD - {"exchange moray"}
    play(state, "exchange devon")
    assert offered(state) == EVERY_CARD - {"exchange moray", "exchange devon"}


def test_7_3_with_one_free_card_nothing_happens_and_the_disc_stays() -> None:
    """One face-up card with a disc and one without are not two."""
    state = position(
        control=dict.fromkeys(REGION_IDS[:6], "welsh"), regions={"essex": "EE", "devon": "W"}, discs={1: "devon"}
    )
    before = order(state)
    play(state, "play negotiate")
    assert "no_effect" in told(state)
    assert order(state) == before
    assert seen(state).seats[0].disc
    assert state.step.name == "summon"


def test_7_3_with_two_free_cards_it_can_be_done() -> None:
    """Two face-up cards without discs are enough."""
    state = position(control=dict.fromkeys(REGION_IDS[:6], "welsh"), regions={"essex": "EE", "devon": "W"})
    play(state, "play negotiate", "exchange essex", "exchange devon")
    assert order(state)[6:] == ["devon", "essex"]


def test_7_4_manoeuvre_exchanges_one_follower_for_one() -> None:
    """Between any two regions, adjacent or not."""
    state = position(regions={"moray": "SS", "devon": "EW"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon english")
    assert (region(state, "moray"), region(state, "devon")) == ("SE", "SW")


def test_7_4_the_other_follower_is_of_another_region() -> None:
    """Every follower of every other region may come back, none of the same one."""
    state = position(regions={"moray": "SW", "devon": "EW", "essex": "E"})
    play(state, "play manoeuvre", "follower moray scottish")
    assert offered(state) == {"follower devon english", "follower devon welsh", "follower essex english"}


def test_7_4_followers_of_the_same_faction_may_be_exchanged() -> None:
    """It changes nothing, but it is allowed."""
    state = position(regions={"moray": "SS", "devon": "SW"})
    play(state, "play manoeuvre", "follower moray scottish", "follower devon scottish")
    assert (region(state, "moray"), region(state, "devon")) == ("SS", "SW")
    assert state.step.name == "summon"


def test_7_4_manoeuvre_is_compulsory_with_two_occupied_regions() -> None:
    """There is no way to decline."""
    state = play(position(regions={"moray": "S", "devon": "E"}), "play manoeuvre")
    assert offered(state) == {"follower moray scottish", "follower devon english"}
    with pytest.raises(Refusal):
        play(state, "pass")


def test_7_4_manoeuvre_does_nothing_with_one_occupied_region() -> None:
    """All followers in one region: nothing to exchange with."""
    state = play(position(regions={"moray": "SSWE"}), "play manoeuvre")
    assert "no_effect" in told(state)
    assert state.step.name == "summon"


def test_7_5_outmanoeuvre_exchanges_one_follower_for_two_of_a_neighbour() -> None:
    """Any factions on both sides."""
    state = position(regions={"moray": "S", "strathclyde": "WEE"})
    play(
        state,
        "play outmanoeuvre", "follower moray scottish", "follower strathclyde welsh", "follower strathclyde english",
    )  # fmt: skip
    assert (region(state, "moray"), region(state, "strathclyde")) == ("WE", "SE")


def test_7_5_the_two_may_be_alike() -> None:
    """Two followers of one faction come back, if there are two."""
    state = position(regions={"moray": "S", "strathclyde": "WEE"})
    play(state, "play outmanoeuvre", "follower moray scottish", "follower strathclyde english")
    assert offered(state) == {"follower strathclyde welsh", "follower strathclyde english"}
    play(state, "follower strathclyde english")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("EE", "SW")


def test_7_5_a_single_follower_cannot_come_back_twice() -> None:
    """The second one must be another follower of the same region."""
    state = position(regions={"moray": "S", "strathclyde": "WEE"})
    play(state, "play outmanoeuvre", "follower moray scottish", "follower strathclyde welsh")
    assert offered(state) == {"follower strathclyde english"}


def test_7_5_the_same_faction_may_be_on_both_sides() -> None:
    """A Welsh follower for two Welsh ones."""
    state = position(regions={"moray": "W", "strathclyde": "WW"})
    play(state, "play outmanoeuvre", "follower moray welsh", *["follower strathclyde welsh"] * 2)
    assert (region(state, "moray"), region(state, "strathclyde")) == ("WW", "W")


def test_7_5_only_neighbours_take_part() -> None:
    """Devon has two followers, but does not touch Moray."""
    state = position(regions={"moray": "S", "strathclyde": "EE", "devon": "WW"})
    play(state, "play outmanoeuvre", "follower moray scottish")
    assert offered(state) == {"follower strathclyde english"}


def test_7_5_the_small_form_is_one_for_one_between_neighbours() -> None:
    """No neighbour has two: one comes back."""
    state = position(regions={"moray": "S", "strathclyde": "E", "devon": "WW"})
    play(state, "play outmanoeuvre", "follower strathclyde english", "follower moray scottish")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("E", "S")


def test_7_5_outmanoeuvre_does_nothing_without_occupied_neighbours() -> None:
    """Moray and Devon do not touch."""
    state = play(position(regions={"moray": "SS", "devon": "WW"}), "play outmanoeuvre")
    assert "no_effect" in told(state)
    assert state.step.name == "summon"


def test_7_6_a_card_with_a_disc_keeps_its_place() -> None:
    """It can no longer be chosen, neither first nor second."""
    state = position(regions={"essex": "EE"}, discs={1: "devon"})
    play(state, "play negotiate")
    assert offered(state) == EVERY_CARD - {"exchange devon"}
    play(state, "exchange moray")
    assert offered(state) == EVERY_CARD - {"exchange devon", "exchange moray"}


def test_7_6_the_own_disc_holds_against_everybody() -> None:
    """A disc placed by Negotiate binds the next Negotiate."""
    state = position(regions={"essex": "EE"})
    play(state, "play negotiate", "exchange devon", "exchange moray", "follower essex english", "play negotiate")
    assert offered(state) == EVERY_CARD - {"exchange devon"}


def test_7_6_the_disc_does_not_come_back_after_the_struggle() -> None:
    """It stays on its card to the end."""
    state = position(regions={"essex": "EE", "devon": "W"}, order=["devon"], discs={0: "devon"})
    play(state, "pass", "pass")
    assert not seen(state).seats[0].disc
    assert seen(state).regions[REGION_IDS.index("devon")].held_by == 0


def manoeuvred() -> list[str]:
    """Moray's Scottish follower has just changed places with Devon's English one."""
    return ["play manoeuvre", "follower moray scottish", "follower devon english", "follower essex english"]


def outmanoeuvred() -> list[str]:
    """Moray's Scottish follower has just changed places with two of Strathclyde."""
    return [
        "play outmanoeuvre", "follower moray scottish", "follower strathclyde welsh", "follower strathclyde english",
        "follower devon english",
    ]  # fmt: skip


def test_7_7_a_manoeuvre_may_not_reverse_the_manoeuvre_before() -> None:
    """Neither from the one side nor from the other."""
    state = position(regions={"moray": "SW", "devon": "EW", "essex": "EE"})
    play(state, *manoeuvred(), "play manoeuvre")
    one, other = state.clone(), state.clone()
    assert "follower devon scottish" not in offered(play(one, "follower moray english"))
    assert "follower moray english" not in offered(play(other, "follower devon scottish"))


def test_7_7_every_other_manoeuvre_is_allowed() -> None:
    """The same followers may go elsewhere, and the same regions may exchange others."""
    state = position(regions={"moray": "SW", "devon": "EW", "essex": "EE"})
    play(state, *manoeuvred(), "play manoeuvre", "follower moray english")
    assert offered(state) == {"follower devon welsh", "follower essex english"}


def test_7_7_another_action_lifts_the_ban_on_manoeuvre() -> None:
    """A card played in between frees the way back."""
    state = position(regions={"moray": "SW", "devon": "EW", "essex": "EE"})
    play(state, *manoeuvred(), "play assemble", *["region essex"] * 3, "follower essex english")
    play(state, "pass", "play manoeuvre", "follower moray english", "follower devon scottish")
    assert (region(state, "moray"), region(state, "devon")) == ("SW", "WE")


def test_7_7_an_outmanoeuvre_may_not_reverse_the_outmanoeuvre_before() -> None:
    """One Scottish follower for a Welsh and an English one: not back at once."""
    state = position(regions={"moray": "S", "strathclyde": "WWE", "devon": "EE"})
    play(state, *outmanoeuvred())
    assert (region(state, "moray"), region(state, "strathclyde")) == ("WE", "SW")
    play(state, "play outmanoeuvre")
    assert "follower strathclyde scottish" not in offered(state)


def test_7_7_only_the_exact_pair_is_barred_from_going_back() -> None:
    """The Scottish follower may come back for two Welsh ones, but not for the Welsh and the English one."""
    state = position(regions={"moray": "SW", "strathclyde": "WWE", "devon": "EE"})
    play(state, *outmanoeuvred())
    play(state, "play outmanoeuvre", "follower strathclyde scottish")
    assert offered(state) == {"follower moray welsh"}
    play(state, "follower moray welsh")
    assert offered(state) == {"follower moray welsh"}


def test_7_7_a_different_outmanoeuvre_between_the_same_regions_is_allowed() -> None:
    """The Welsh follower of Strathclyde may be given instead of the Scottish one."""
    state = position(regions={"moray": "S", "strathclyde": "WWE", "devon": "EE"})
    play(state, *outmanoeuvred(), "play outmanoeuvre", "follower strathclyde welsh", "follower moray welsh")
    play(state, "follower moray english")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("W", "SWE")


def test_7_7_the_ban_is_lifted_for_outmanoeuvre_too() -> None:
    """A card played in between frees the way back."""
    state = position(regions={"moray": "S", "strathclyde": "WWE", "devon": "EE"})
    play(state, *outmanoeuvred(), "play assemble", *["region essex"] * 3, "follower essex english")
    play(
        state,
        "pass", "play outmanoeuvre", "follower strathclyde scottish", "follower moray welsh", "follower moray english",
    )  # fmt: skip
    assert (region(state, "moray"), region(state, "strathclyde")) == ("S", "WWE")


def test_7_7_one_kind_does_not_ban_the_other() -> None:
    """A Manoeuvre may be reversed by an Outmanoeuvre in its small form."""
    state = position(regions={"moray": "S", "strathclyde": "E", "devon": "W"})
    play(state, "play manoeuvre", "follower moray scottish", "follower strathclyde english", "follower devon welsh")
    play(state, "play outmanoeuvre", "follower moray english", "follower strathclyde scottish")
    assert (region(state, "moray"), region(state, "strathclyde")) == ("S", "E")
