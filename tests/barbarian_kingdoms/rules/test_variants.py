"""Rules 10 and 11: two players, teams, series and experts."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

from ..positions import FRANKS, HUNS, asked, fight, kingdom, offered, play, position, purse, reckoning, seen


def test_10_1_pairs_with_the_same_letter() -> None:
    """Row a: Visigoths and Franks against Ostrogoths and Vandals."""
    state = GAME.new(seed="x", players=2)
    pairs = {frozenset(seat.kingdoms) for seat in seen(state).seats}
    assert pairs == {frozenset(["visigoths", "franks"]), frozenset(["ostrogoths", "vandals"])}


def test_10_2_one_treasury_for_both() -> None:
    """What one kingdom pays the other cannot spend."""
    state = position(2)
    assert purse(state, "ostrogoths") == purse(state, "vandals") == "bbbssg"
    play(state, "recruit", "at apulia")
    assert purse(state, "vandals") == "bbssg"


def test_10_3_both_kingdoms_then_the_other_player() -> None:
    """Ostrogoths and Vandals, then Visigoths and Franks; with row b Huns and Saxons first."""
    assert seen(position(2)).order == ["ostrogoths", "vandals", "visigoths", "franks"]
    assert seen(position(2, "b")).order == ["huns", "saxons", "ostrogoths", "franks"]
    state = position(2, "b")
    seats = []
    for _ in range(8):
        seats.append(int(state.actor))
        play(state, "tax")
    assert seats == [0, 0, 1, 1, 0, 0, 1, 1]


def test_10_3_each_player_chooses_the_order_of_the_own_two() -> None:
    """The Vandals before the Ostrogoths, and so for ever."""
    state = GAME.new(seed="x", players=2, kingdoms="seats")
    play(state, "kingdom vandals", "kingdom visigoths")
    assert seen(state).order == ["vandals", "ostrogoths", "visigoths", "franks"]
    assert seen(state).active == "vandals"


def test_10_4_separate_in_everything_else() -> None:
    """The partner's units are no reinforcements, and its tracks are its own."""
    state = position(
        2,
        units={"franks": "burgundia", "visigoths": "narbonensis", "ostrogoths": "king italia_annonaria"},
        active="franks",
    )
    play(state, "invade", "warrior burgundia", "to italia_annonaria")
    assert asked(state) == "bribery"
    assert (kingdom(state, "franks").recruit_cost, kingdom(state, "vandals").recruit_cost) == (2, 1)


def test_10_5_both_kings_or_seven_provinces_in_one_kingdom() -> None:
    """One king is not enough, both are, whichever of the two kingdoms took them."""
    for fallen, over in (({}, False), ({"vandals": "visigoths"}, True)):
        state = position(
            2, units={"franks": "burgundia", "ostrogoths": "king italia_annonaria"}, fallen=fallen,
            purses={"franks": "ggggg", "ostrogoths": ""}, active="franks",
        )  # fmt: skip
        play(state, "invade", "warrior burgundia", "to italia_annonaria")
        fight(state, "ggggg")
        assert (seen(state).reckoning is not None) == over
    state = position(2, control=dict.fromkeys(["frisia", "thuringia", "alemannia"], "franks"), active="franks")
    play(state, "tax")
    assert (kingdom(state, "franks").provinces, kingdom(state, "visigoths").provinces) == (6, 3)
    assert seen(state).reckoning is None


def test_10_6_the_teams() -> None:
    """Two against two, three against three, two against two against two."""
    for players, letter, sizes in ((4, "a", [2, 2]), (6, "a", [3, 3]), (6, "b", [2, 2, 2])):
        state = GAME.new(seed="x", players=players, configuration=letter, teams=True)
        teams = [int(state.team(seat)) for seat in range(players)]
        assert [teams.count(team) for team in sorted(set(teams))] == sizes


def test_10_7_turn_order_and_treasuries_as_ever() -> None:
    """Clockwise, and each player has ten tremis."""
    state = position(4, teams=True)
    assert seen(state).order == ["ostrogoths", "vandals", "visigoths", "franks"]
    assert [purse(state, name) for name in seen(state).order] == ["bbbssg"] * 4


def test_10_8_partners_leave_each_other_alone() -> None:
    """No invasion, no contest, no claim, no reinforcement."""
    state = position(4, teams=True, units={"visigoths": "burgundia", "franks": "lugdunensis"}, active="visigoths")
    play(state, "invade", "warrior burgundia")
    assert not {"to belgica_prima", "to lugdunensis"} & offered(state)
    play(state, "to alemannia")
    assert asked(state) == "turn"  # the Franks next to it are not asked
    state = position(4, teams=True, units={"visigoths": "belgica_prima"}, active="visigoths")
    assert "claim" not in offered(state)


def test_10_9_a_team_wins_together() -> None:
    """Seven provinces of one kingdom, or all kings of one other team."""
    state = position(
        4, teams=True, units={"franks": "frisia"}, purses={"franks": "gg"}, active="franks",
        control=dict.fromkeys(["thuringia", "alemannia", "burgundia"], "franks"),
    )  # fmt: skip
    play(state, "claim", "at frisia")
    assert reckoning(state).winners == [2, 3]
    assert state.result() == [0, 0, 0.5, 0.5]
    state = position(
        4, teams=True, units={"franks": "burgundia", "ostrogoths": "king italia_annonaria"},
        fallen={"vandals": "visigoths"}, purses={"franks": "ggggg", "ostrogoths": ""}, active="franks",
    )  # fmt: skip
    play(state, "invade", "warrior burgundia", "to italia_annonaria")
    fight(state, "ggggg")
    assert (reckoning(state).end, reckoning(state).winners) == ("military", [2, 3])


def series(**settings: object) -> Kingdoms:
    state = GAME.new(seed="series", **settings)
    state.chronicle = []
    return state


def test_11_1_the_seats_are_the_reign_scores() -> None:
    """The first seat chooses first; the privilege is the winner's wherever they sit, and clemency the loser's."""
    state = series(players=3, configuration="privilege", kingdoms="inheritance", first="clemency", winner=3, loser=2)
    assert (asked(state), state.actor) == ("privilege", 2)
    play(state, "configuration c3a")
    assert (asked(state), state.actor) == ("inheritance", 0)
    play(state, "kingdom franks", "kingdom saxons")
    assert (asked(state), state.actor) == ("clemency", 1)


def test_11_1_a_game_that_follows_no_other_takes_the_seats_as_they_are() -> None:
    """The first seat has won, the last one that has not won has lost."""
    state = series(players=3, configuration="privilege", kingdoms="seats", first="clemency")
    assert state.actor == 0
    assert play(state, "configuration c3a").actor == 2
    state = series(players=3, configuration="privilege", kingdoms="seats", first="clemency", winner=3)
    assert play(state, "configuration c3a").actor == 1


def last_game() -> Kingdoms:
    """Ended in favour of the Franks (seat 5) by territory, with fewer points than the Huns (seat 0)."""
    state = position(
        units={"huns": "sea, sea, sea, sea", "franks": "king sea, frisia"}, purses={"huns": "gggggg", "franks": "gg"},
        control=dict.fromkeys(["thuringia", "alemannia", "burgundia"], "franks"), active="franks",
        fallen={"vandals": "huns"},
    )  # fmt: skip
    play(state, "claim", "at frisia")
    while asked(state) in ("paying", "contest") and seen(state).reckoning is None:
        play(state, sorted(offered(state))[0] if asked(state) == "paying" else "pass")
    return state


def test_11_2_privilege() -> None:
    """The rows for the number of players, in a team game those with letters."""
    assert offered(series(players=3, configuration="privilege")) == {f"configuration c3{row}" for row in "abcd"}
    assert offered(series(players=6, configuration="privilege", teams=True)) == {
        "configuration c6a",
        "configuration c6b",
    }
    state = play(series(players=3, configuration="privilege", kingdoms="seats"), "configuration c3d")
    assert seen(state).order == ["huns", "ostrogoths", "franks"]


def test_11_3_inheritance_goes_by_reign_score_and_not_by_victory() -> None:
    """The winner had fewer points than another player, who sits and chooses before them."""
    final = last_game()
    end = reckoning(final)
    points = {one.seat: one.points for one in end.ranking}
    assert end.winners == [FRANKS]
    assert points[HUNS] > points[FRANKS]
    following = GAME.series(GAME.schema.complete({"players": 6}), final)
    assert [points[seat] for seat in following.order] == sorted(points.values(), reverse=True)
    assert following.order[0] == HUNS
    winner, loser = following.settings["winner"], following.settings["loser"]
    assert following.order[int(winner) - 1] == FRANKS
    assert following.order[int(loser) - 1] == end.ranking[-1].seat
    state = series(**following.settings)
    assert (asked(state), state.actor) == ("privilege", int(winner) - 1)
    assert (asked(play(state, "configuration c6a")), state.actor) == ("inheritance", 0)


def test_11_3_inheritance() -> None:
    """One after the other chooses from what is left; with two players a pair."""
    state = series(players=3, kingdoms="inheritance")
    assert offered(state) == {"kingdom ostrogoths", "kingdom saxons", "kingdom franks"}
    play(state, "kingdom franks")
    assert (state.actor, offered(state)) == (1, {"kingdom ostrogoths", "kingdom saxons"})
    play(state, "kingdom saxons")
    assert [seat.kingdoms for seat in seen(state).seats] == [["franks"], ["saxons"], ["ostrogoths"]]
    state = series(players=2, kingdoms="inheritance")
    assert offered(state) == {"kingdom ostrogoths", "kingdom visigoths"}
    play(state, "kingdom visigoths")
    assert [seat.kingdoms for seat in seen(state).seats] == [["visigoths", "franks"], ["ostrogoths", "vandals"]]


def test_11_4_clemency() -> None:
    """The last seat names who begins, and the order goes round from there."""
    state = series(players=3, kingdoms="seats", first="clemency")
    assert (asked(state), state.actor) == ("clemency", 2)
    play(state, "kingdom saxons")
    assert seen(state).order == ["saxons", "franks", "ostrogoths"]
    state = series(players=2, kingdoms="seats", first="clemency")
    assert offered(state) == {"kingdom ostrogoths", "kingdom visigoths"}
    play(state, "kingdom visigoths")
    assert seen(state).order == ["visigoths", "franks", "ostrogoths", "vandals"]


def test_11_5_experts() -> None:
    """Each player adds a kingdom; absent ones close their provinces and tiles."""
    state = series(players=3, configuration="expert", kingdoms="inheritance")
    play(state, "kingdom vandals")
    assert "kingdom vandals" not in offered(state)
    play(state, "kingdom huns", "kingdom saxons")
    assert (asked(state), state.actor) == ("inheritance", 0)
    play(state, "kingdom saxons", "kingdom huns")
    assert seen(state).order == ["huns", "vandals", "saxons"]
    closed = {one.id for one in seen(state).provinces if not one.passable}
    assert {"roma", "dalmatia", "gallaecia", "thuringia", "aquitania", "belgica_prima"} <= closed


def test_11_5_two_experts_go_round_twice() -> None:
    """Each adds two kingdoms; the pairs are then chosen like those of a row."""
    state = series(players=2, configuration="expert", kingdoms="inheritance")
    asked_seats = []
    for name in ("huns", "franks", "saxons", "vandals"):
        asked_seats.append(int(state.actor))
        play(state, f"kingdom {name}")
    assert asked_seats == [0, 1, 0, 1]
    assert (asked(state), offered(state)) == ("inheritance", {"kingdom huns", "kingdom vandals"})
    play(state, "kingdom vandals")
    assert [seat.kingdoms for seat in seen(state).seats] == [["vandals", "franks"], ["huns", "saxons"]]


def test_11_5_six_experts_have_nothing_to_choose() -> None:
    """All six kingdoms play; who plays which is still open."""
    state = series(players=6, configuration="expert", kingdoms="inheritance")
    assert (asked(state), len(offered(state))) == ("inheritance", 6)


def test_11_6_teams_of_experts() -> None:
    """Four are two against two by the letters of the kingdoms; six say first how many teams there are."""
    state = series(players=4, configuration="expert", teams=True, kingdoms="seats")
    play(state, "kingdom huns", "kingdom ostrogoths", "kingdom saxons", "kingdom franks")
    teams = {one.id: int(state.team(one.seat)) for one in seen(state).kingdoms}
    assert teams == {"huns": 0, "ostrogoths": 1, "saxons": 0, "franks": 1}
    state = series(players=6, configuration="expert", teams=True, kingdoms="seats")
    play(state, "teams two", *(f"kingdom {name}" for name in ("huns", "vandals", "franks", "saxons", "visigoths")))
    assert [one.side for one in seen(state).kingdoms] == [0, 1, 1, 0, 1, 0]


def test_11_7_an_agreed_set_is_named_at_once() -> None:
    """One names all kingdoms, and everybody else agrees before they are given out."""
    state = series(players=3, configuration="agreed", kingdoms="inheritance")
    play(state, "kingdom vandals", "kingdom huns", "kingdom saxons")
    assert (asked(state), state.actor, offered(state)) == ("agreement", 1, {"agree", "refuse"})
    play(state, "agree", "agree")
    assert (asked(state), state.actor) == ("inheritance", 0)
    assert offered(state) == {"kingdom huns", "kingdom vandals", "kingdom saxons"}


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"players": 3, "teams": True}, "refused-kingdoms-teams"),
        ({"players": 2, "configuration": "d"}, "refused-kingdoms-row"),
        ({"players": 6, "configuration": "c"}, "refused-kingdoms-row"),
        ({"players": 3, "own_wars": True}, "refused-kingdoms-own-wars"),
        ({"players": 3, "winner": 4}, "refused-kingdoms-last-game"),
        ({"players": 3, "loser": 4}, "refused-kingdoms-last-game"),
        ({"players": 3, "winner": 2, "loser": 2}, "refused-kingdoms-last-game"),
    ],
)
def test_11_8_nonsense_is_refused_with_a_reason(settings: dict[str, object], key: str) -> None:
    """Each combination has its sentence."""
    with pytest.raises(Refusal) as refused:
        GAME.schema.complete(settings)
    assert refused.value.key == key
    for language in ("en", "fr"):
        assert GAME.texts(language).refusal(refused.value)
