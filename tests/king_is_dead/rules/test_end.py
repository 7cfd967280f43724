"""Rules 8.4 and 9: Plot, invasion, coronation, alliances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bretwalda.games.king_is_dead import GAME

from ..positions import all_pass, court, hand, offered, play, position, reckoning, seen, told
from .endings import crowned, invaded

WELSH_BY_FOUR = {
    "moray": "scottish", "gwynedd": "welsh", "essex": "english", "strathclyde": "scottish",
    "warwick": "welsh", "lancaster": "scottish", "northumbria": "welsh",
}  # fmt: skip


# --- Plot -----------------------------------------------------------------------------------------


def test_8_4_plot_cannot_be_played() -> None:
    """It is in the hand but not among the choices."""
    state = position(advanced=True, regions={"essex": "E"}, hands={0: ["plot", "aid"]})
    assert "plot" in hand(state, 0)
    assert offered(state) == {"pass", "play aid"}


def test_8_4_plot_is_shown_when_the_winner_is_worked_out() -> None:
    """Everybody learns who holds it, and what for."""
    state = crowned(["WW", "W"], advanced=True, hands={1: ["plot"]})
    assert "plot_revealed" in told(state)
    assert (reckoning(state).plot, reckoning(state).plot_faction) == (1, "welsh")


def test_8_4_plot_counts_as_one_follower() -> None:
    """One and not two: a lead of two stands."""
    assert reckoning(crowned(["WWW", "W"], advanced=True, hands={1: ["plot"]})).winners == [0]


# --- Invasion -------------------------------------------------------------------------------------


def test_9_1_most_complete_sets_win() -> None:
    """Two sets beat one, however large the rest of the court."""
    out = reckoning(invaded(["SSWWEE", "SSSSSWWWWE"]))
    assert (out.end, out.winners, out.decided_by) == ("invasion", [0], "sets")


def test_9_1_a_court_without_one_faction_has_no_set() -> None:
    """The smallest number counts."""
    assert reckoning(invaded(["SSSSWWWW", "SWE", "EEEEE"], players=3)).winners == [1]


@pytest.mark.parametrize(("acted", "winner"), [([7, 4], 0), ([4, 7], 1)])
def test_9_2_equal_sets_go_to_the_latest_action(acted: list[int], winner: int) -> None:
    """Whoever played a card last wins."""
    out = reckoning(invaded(["SWE", "SSWWE"], acted=acted))
    assert (out.winners, out.decided_by) == ([winner], "latest_action")


def test_9_2_only_the_tied_are_compared() -> None:
    """The third player acted last of all but has fewer sets."""
    assert reckoning(invaded(["SWE", "SWE", "SW"], players=3, acted=[3, 5, 9])).winners == [1]


def test_9_2_equal_without_any_set() -> None:
    """The tie-break also decides when nobody has a set."""
    assert reckoning(invaded(["SS", "WW"], acted=[2, 1])).winners == [0]


def test_9_2_the_latest_action_is_counted_in_play() -> None:
    """Cards played on the board are what the tie-break looks at."""
    state = position(
        control={"moray": "unstable", "devon": "unstable"},
        regions={"gwynedd": "SSS"},
        order=["essex"],
        courts=["SWE", "SWE"],
    )
    play(state, "play manoeuvre", "follower gwynedd scottish", "play manoeuvre", "follower gwynedd scottish")
    all_pass(state)
    assert reckoning(state).winners == [1]


# --- Coronation -----------------------------------------------------------------------------------


def test_9_3_factions_are_ranked_by_regions() -> None:
    """The example of the printed rules: the Welsh first, the Scottish second."""
    state = crowned(["W", "S"], decided=WELSH_BY_FOUR)
    assert reckoning(state).ranking == ["welsh", "scottish", "english"]


@pytest.mark.parametrize(
    ("struggles", "ranking"),
    [
        ("SSSEEEWW", ["english", "scottish", "welsh"]),
        ("EEESSSWW", ["scottish", "english", "welsh"]),
        ("ESESESWW", ["scottish", "english", "welsh"]),
        ("WWWWSSEE", ["welsh", "english", "scottish"]),
        ("EEWWSSWW", ["welsh", "scottish", "english"]),
        ("WWWWSSSS", ["scottish", "welsh", "english"]),
    ],
)
def test_9_3_between_equals_the_later_winner_stands_higher(struggles: str, ranking: list[str]) -> None:
    """Each letter is the winner of a struggle, in order; the last letter decides among equals."""
    state = crowned(["W", "S"], decided=struggles[:7], last=struggles[7])
    assert reckoning(state).ranking == ranking


def test_9_3_unstable_regions_count_for_nobody() -> None:
    """Two unstable regions are left out of the count."""
    state = crowned(["W", "S"], decided="UUSSSWW", last="E")
    assert reckoning(state).ranking == ["scottish", "welsh", "english"]


def test_9_4_most_followers_of_the_first_faction_win() -> None:
    """Other followers, however many, do not matter."""
    out = reckoning(crowned(["SSSSSSEEEEEWW", "WWW"]))
    assert (out.end, out.winners, out.decided_by) == ("coronation", [1], "first_faction")


def test_9_4_three_players() -> None:
    """The best of three."""
    assert reckoning(crowned(["WW", "WWW", "WSSS"], players=3)).winners == [1]


def test_9_5_equal_in_the_first_the_second_faction_decides() -> None:
    """Scottish followers decide, English ones do not."""
    out = reckoning(crowned(["WWSEEEE", "WWSS"]))
    assert (out.winners, out.decided_by) == ([1], "second_faction")


def test_9_5_only_the_tied_are_compared() -> None:
    """The third has most of the second faction but was not among the equals."""
    assert reckoning(crowned(["WWS", "WWSS", "WSSSSS"], players=3)).winners == [1]


def test_9_6_among_the_still_equal_the_holder_of_plot_wins() -> None:
    """With Plot's Welsh follower both are equal in Welsh and Scottish."""
    out = reckoning(crowned(["WWWS", "WWS"], advanced=True, hands={1: ["plot"]}))
    assert (out.winners, out.decided_by) == ([1], "plot")


def test_9_6_plot_goes_before_the_cards_played() -> None:
    """The other has emptied the hand, which would win without Plot."""
    state = crowned(["WWWS", "WWS"], advanced=True, hands={0: [], 1: ["plot", "assemble"]}, acted=[3, 9])
    assert (reckoning(state).winners, reckoning(state).decided_by) == ([1], "plot")


def test_9_6_plot_does_not_help_who_is_not_among_the_equal() -> None:
    """Its holder is too far behind; the equal ones go on to the next tie-break."""
    state = crowned(["WWWS", "WWWS", ""], players=3, advanced=True, hands={0: ["aid"], 1: [], 2: ["plot"]})
    assert (reckoning(state).winners, reckoning(state).decided_by) == ([1], "cards_played")


def test_9_6_in_an_invasion_plot_breaks_no_tie() -> None:
    """There the latest action decides, also against the holder."""
    assert reckoning(invaded(["SWE", "SW"], advanced=True, hands={1: ["plot"]}, acted=[9, 8])).winners == [0]


@pytest.mark.parametrize(("acted", "winner"), [([14, 16], 0), ([16, 14], 1)])
def test_9_7_the_first_to_have_played_all_cards_wins(acted: list[int], winner: int) -> None:
    """Both hands are empty: the earlier last card wins."""
    out = reckoning(crowned(["WWS", "WWS"], hands={0: [], 1: []}, acted=acted))
    assert (out.winners, out.decided_by) == ([winner], "cards_played")


def test_9_7_an_empty_hand_beats_cards_left() -> None:
    """Even if the last card was played later than the other's latest."""
    out = reckoning(crowned(["WWS", "WWS"], hands={0: ["assemble"], 1: []}, acted=[4, 12]))
    assert (out.winners, out.decided_by) == ([1], "cards_played")


@pytest.mark.parametrize(
    ("courts", "faction", "criterion"),
    [
        (["WWSS", "WW"], "welsh", "first_faction"),
        (["WWW", "WWS"], "welsh", "second_faction"),
        (["WWWSE", "WWSE"], "welsh", "plot"),
    ],
)
def test_9_8_plot_is_part_of_every_count_of_a_coronation(courts: list[str], faction: str, criterion: str) -> None:
    """It makes a lead in the first faction, or equality there."""
    out = reckoning(crowned(courts, advanced=True, hands={1: ["plot"]}))
    assert (out.winners, out.plot_faction, out.decided_by) == ([1], faction, criterion)


@pytest.mark.parametrize(
    ("own", "faction"), [("WWEE", "scottish"), ("SSEE", "welsh"), ("SSWW", "english"), ("SSWWE", "english")]
)
def test_9_8_plot_may_complete_a_set(own: str, faction: str) -> None:
    """The missing faction is the one its holder names."""
    other = "SWE" if own == "SSWWE" else "SW"
    out = reckoning(invaded([other, own], advanced=True, hands={1: ["plot"]}, acted=[9, 3]))
    assert (out.winners, out.plot_faction, out.decided_by) == ([1], faction, "sets")


def test_9_8_plot_in_a_tie_of_sets() -> None:
    """A set completed by Plot makes its holder equal, and the latest action then decides."""
    out = reckoning(invaded(["SWE", "SW"], advanced=True, hands={1: ["plot"]}, acted=[3, 9]))
    assert (out.winners, out.plot_faction, out.decided_by) == ([1], "english", "latest_action")


def test_9_8_a_plot_put_away_counts_for_nobody() -> None:
    """Nobody holds it: nothing is shown."""
    out = reckoning(crowned(["WW", "W"], advanced=True))
    assert (out.plot, out.plot_faction, out.winners) == (None, None, [0])


# --- Alliances ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("best", "team"), [(0, [0, 2]), (1, [1, 3]), (2, [0, 2]), (3, [1, 3])])
def test_9_9_partners_sit_opposite_each_other(best: int, team: list[int]) -> None:
    """First and third win together, and second and fourth."""
    courts = ["W" * (2 if seat == best else 1) for seat in range(4)]
    assert reckoning(crowned(courts, players=4)).winners == team


def test_9_9_three_players_have_no_partners() -> None:
    """Alliances are for four."""
    assert reckoning(crowned(["WW", "W", "W"], players=3)).winners == [0]


def two_region_cards(seat: int) -> list[str]:
    """Two region cards for each seat to exchange, different for all."""
    names = ["devon", "essex", "gwynedd", "lancaster", "moray", "northumbria", "strathclyde", "warwick"]
    return [f"exchange {names[2 * seat]}", f"exchange {names[2 * seat + 1]}"]


def test_9_10_each_partner_has_a_hand_a_court_and_a_turn() -> None:
    """The summons goes to the own court, and all four take turns."""
    state = position(4, regions={"essex": "EEEEE"})
    for seat in range(4):
        assert state.actor == seat
        play(state, "play negotiate", *two_region_cards(seat), "follower essex english")
    assert [court(state, seat) for seat in range(4)] == ["E", "E", "E", "E"]
    assert ["negotiate" in hand(state, seat) for seat in range(4)] == [False] * 4


def test_9_10_partners_do_not_see_each_others_cards() -> None:
    """A partner's hand is as hidden as an opponent's."""
    state = position(4)
    assert [one.hand is None for one in seen(state, 0).seats] == [False, True, True, True]


def test_9_10_partners_may_not_talk_tactics() -> None:
    """The game says so; tests/server/test_chat.py shows that the server keeps to it."""
    assert not GAME.partners_confer


def test_9_11_in_an_invasion_the_courts_are_put_together() -> None:
    """Two sets from two courts that have none; the others have one between them."""
    out = reckoning(invaded(["SSSW", "SWE", "WEEE", "S"], players=4))
    assert (out.winners, out.decided_by) == ([0, 2], "sets")


def test_9_11_plot_counts_in_the_pool() -> None:
    """The second set of the first team needs Plot, whichever partner holds it."""
    for holder in (0, 2):
        hands: Mapping[int, Sequence[str]] = {holder: ["plot"]}
        out = reckoning(invaded(["SSW", "SWE", "WE", "WE"], players=4, advanced=True, hands=hands, acted=[1, 9, 2, 3]))
        assert (out.winners, out.plot_faction, out.decided_by) == ([0, 2], "english", "sets")


@pytest.mark.parametrize(
    ("acted", "team"), [([1, 8, 9, 2], [0, 2]), ([9, 8, 1, 2], [0, 2]), ([7, 1, 8, 9], [1, 3]), ([0, 1, 0, 0], [1, 3])]
)
def test_9_12_equal_teams_are_parted_by_the_latest_action(acted: list[int], team: list[int]) -> None:
    """Whichever partner it was."""
    out = reckoning(invaded(["SWE", "SW", "", "E"], players=4, acted=acted))
    assert (out.winners, out.decided_by) == (team, "latest_action")


def test_9_13_in_a_coronation_courts_stay_apart() -> None:
    """Three followers of one player beat two and two."""
    out = reckoning(crowned(["WW", "WWW", "WW", ""], players=4))
    assert (out.winners, out.decided_by) == ([1, 3], "first_faction")


def test_9_13_the_second_faction_parts_opponents() -> None:
    """Equal in Welsh; the third player has most Scottish among the equal."""
    out = reckoning(crowned(["W", "WWS", "WWSS", "SSSS"], players=4))
    assert (out.winners, out.decided_by) == ([0, 2], "second_faction")


def test_9_13_plot_decides_for_its_holders_team() -> None:
    """The holder is still equal with an opponent."""
    out = reckoning(crowned(["WWWS", "", "", "WWS"], players=4, advanced=True, hands={3: ["plot"]}))
    assert (out.winners, out.decided_by) == ([1, 3], "plot")


def test_9_13_plot_of_a_partner_who_is_not_among_the_equal_does_not_decide() -> None:
    """The first team's other player holds Plot, but the tie is between others."""
    state = crowned(
        ["WWWS", "WWWS", "", ""], players=4, advanced=True, hands={2: ["plot"], 0: [], 1: ["aid"]}, acted=[20, 3, 4, 2]
    )
    assert (reckoning(state).winners, reckoning(state).decided_by) == ([0, 2], "cards_played")


def test_9_14_partners_who_are_equal_have_won() -> None:
    """No further tie-break is needed."""
    out = reckoning(crowned(["WW", "W", "WWS", "WSS"], players=4))
    assert (out.winners, out.decided_by) == ([0, 2], "first_faction")


def test_9_14_partners_left_after_the_second_faction_have_won() -> None:
    """Three are equal in Welsh; the partners among them in Scottish too, the third is behind."""
    out = reckoning(crowned(["WWS", "WW", "WWS", ""], players=4))
    assert (out.winners, out.decided_by) == ([0, 2], "second_faction")


def test_9_15_the_team_that_has_played_all_its_cards_wins() -> None:
    """One empty hand is not a team's: the partner's must be empty too."""
    out = reckoning(
        crowned(["WW", "WW", "", ""], players=4, hands={0: [], 1: [], 2: ["assemble"], 3: []}, acted=[8, 20, 10, 30])
    )
    assert (out.winners, out.decided_by) == ([1, 3], "cards_played")


def test_9_15_the_first_team_to_be_done_wins() -> None:
    """A team is done with the last card of the slower partner."""
    out = reckoning(crowned(["WW", "WW", "", ""], players=4, hands=dict.fromkeys(range(4), ()), acted=[10, 25, 30, 26]))
    assert (out.winners, out.decided_by) == ([1, 3], "cards_played")
