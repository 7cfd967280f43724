"""Rules 6: what holds for all cards."""

from __future__ import annotations

import pytest

from bretwalda.games.king_is_dead.board import REGION_IDS

from ..positions import court, offered, play, position, region, supply, told

SUPPORT = {"scottish": "scottish_support", "welsh": "welsh_support", "english": "english_support"}


def borders(faction: str, control: dict[str, str] | None = None) -> set[str]:
    """The regions that the faction's Support may choose; none if it has no effect."""
    state = play(position(regions={"lancaster": "SWE"}, control=control), f"play {SUPPORT[faction]}")
    if "no_effect" in told(state):
        return set()
    return {move.removeprefix("region ") for move in offered(state)}


def test_6_1_followers_are_placed_in_open_regions_only() -> None:
    """A decided region is no target."""
    state = position(control={"devon": "welsh", "moray": "unstable"}, regions={"essex": "EE"})
    play(state, "play assemble")
    assert offered(state) == {f"region {name}" for name in REGION_IDS if name not in ("devon", "moray")}


def test_6_1_followers_march_to_open_regions_only() -> None:
    """A decided neighbour is no goal."""
    state = position(
        advanced=True, control={"devon": "welsh", "warwick": "unstable"}, regions={"essex": "EE"}, hands={0: ["march"]}
    )
    play(state, "play march", "follower essex english", "follower essex english")
    assert offered(state) == {"region northumbria"}


def test_6_1_nothing_is_exchanged_with_a_decided_region() -> None:
    """A decided region is empty and no part of any exchange."""
    state = position(control={"devon": "welsh"}, regions={"essex": "EE", "moray": "S"})
    play(state, "play manoeuvre", "follower essex english")
    assert offered(state) == {"follower moray scottish"}


def test_6_2_the_contested_region_is_like_the_others() -> None:
    """Cards may use it and may leave it alone."""
    state = position(regions={"devon": "WW", "essex": "EE"}, order=["devon"])
    play(state, "play english_support")
    assert offered(state) == {"region northumbria", "region warwick", "region devon"}
    play(state, "region devon", "follower devon welsh")
    assert region(state, "devon") == "WEE"


def test_6_3_a_card_must_be_done_in_full_if_it_can() -> None:
    """With two in the supply, Support offers no way to place one."""
    state = position(regions={"essex": "E"}, supply="SS")
    play(state, "play scottish_support", "region strathclyde")
    assert region(state, "strathclyde") == "SS"


def test_6_3_else_as_far_as_it_goes() -> None:
    """With one in the supply, that one is placed."""
    state = position(regions={"essex": "E"}, supply="S")
    play(state, "play scottish_support", "region strathclyde")
    assert region(state, "strathclyde") == "S"
    assert supply(state) == ""


def test_6_3_a_card_that_can_do_nothing_may_be_played_and_the_summons_follows() -> None:
    """No effect, but a follower comes to court."""
    state = position(regions={"essex": "E"}, supply="")
    play(state, "play scottish_support")
    assert "no_effect" in told(state)
    assert offered(state) == {"follower essex english"}
    play(state, "follower essex english")
    assert court(state, 0) == "E"


def test_6_4_the_small_form_is_not_offered_while_the_large_one_can_be_done_anywhere() -> None:
    """Devon could only be exchanged one for one, but Moray and Strathclyde allow one for two."""
    state = position(regions={"moray": "S", "strathclyde": "WW", "devon": "E", "essex": "W"})
    play(state, "play outmanoeuvre")
    assert offered(state) == {"follower moray scottish"}


def test_6_4_the_small_form_is_allowed_when_the_large_one_can_be_done_nowhere() -> None:
    """Without two in any neighbour, one for one is the duty."""
    state = position(regions={"devon": "E", "essex": "W"})
    play(state, "play outmanoeuvre", "follower devon english", "follower essex welsh")
    assert (region(state, "devon"), region(state, "essex")) == ("W", "E")


def test_6_5_next_to_a_controlled_region() -> None:
    """A control disc on Devon lets the Scottish reach its neighbours as well."""
    assert borders("scottish", {"devon": "scottish"}) == {"strathclyde", "gwynedd", "warwick", "essex"}


def test_6_5_decided_neighbours_are_no_target() -> None:
    """Only open regions can border a faction."""
    assert borders("scottish", {"devon": "scottish", "essex": "welsh"}) == {"strathclyde", "gwynedd", "warwick"}


def test_6_5_another_factions_disc_does_not_help() -> None:
    """Devon in Welsh hands is nothing to the Scottish."""
    assert borders("scottish", {"devon": "welsh"}) == {"strathclyde"}


def test_6_6_an_open_home_counts() -> None:
    """Essex is open: its neighbours border the English, controlled or not."""
    assert borders("english") == {"northumbria", "warwick", "devon"}


def test_6_6_a_home_controlled_by_its_own_faction_counts() -> None:
    """Essex under the English still makes its neighbours border them."""
    assert borders("english", {"essex": "english"}) == {"northumbria", "warwick", "devon"}


def test_6_6_a_home_controlled_by_another_faction_does_not_count() -> None:
    """With Essex under the Welsh nothing borders the English."""
    assert borders("english", {"essex": "welsh"}) == set()


def test_6_6_an_unstable_home_does_not_count() -> None:
    """With Essex unstable nothing borders the English."""
    assert borders("english", {"essex": "unstable"}) == set()


def test_6_6_a_lost_home_does_not_hide_other_controlled_regions() -> None:
    """Strathclyde borders the English who control Moray, though Essex is lost."""
    assert borders("english", {"essex": "welsh", "moray": "english"}) == {"strathclyde"}


def test_6_7_a_home_is_no_target_by_itself() -> None:
    """Moray does not border the Scottish at the start."""
    assert "moray" not in borders("scottish")


def test_6_7_a_home_next_to_a_region_of_its_faction_is_a_target() -> None:
    """With Strathclyde Scottish, Moray may be reinforced."""
    assert borders("scottish", {"strathclyde": "scottish"}) == {"moray", "lancaster", "northumbria"}


@pytest.mark.parametrize(
    ("faction", "regions"),
    [
        ("scottish", {"strathclyde"}),
        ("welsh", {"lancaster", "warwick", "devon"}),
        ("english", {"northumbria", "warwick", "devon"}),
    ],
)
def test_6_8_what_borders_whom_at_the_start(faction: str, regions: set[str]) -> None:
    """The opening lists of the three factions."""
    assert borders(faction) == regions


def test_6_9_what_is_placed_comes_out_of_the_supply() -> None:
    """Three placed, three fewer in the supply."""
    state = position(regions={"essex": "E"}, supply="SWE")
    play(state, "play assemble", "region devon", "region devon", "region moray")
    assert supply(state) == ""
    assert (region(state, "devon"), region(state, "moray")) == ("SW", "E")
