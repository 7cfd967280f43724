"""Rules 10 and 11: two players, teams, series and experts."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

from ..positions import asked, fight, kingdom, offered, play, position, purse, reckoning, seen


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


def test_11_1_the_seats_are_the_last_ranking() -> None:
    """The first seat has the privilege and the first choice, the last one clemency."""
    state = series(players=3, configuration="privilege", kingdoms="inheritance", first="clemency")
    assert (asked(state), state.actor) == ("privilege", 0)
    play(state, "configuration c3a")
    assert (asked(state), state.actor) == ("inheritance", 0)
    play(state, "kingdom franks", "kingdom saxons")
    assert (asked(state), state.actor) == ("clemency", 2)


def test_11_2_privilege() -> None:
    """The rows for the number of players, in a team game those with letters."""
    assert offered(series(players=3, configuration="privilege")) == {f"configuration c3{row}" for row in "abcd"}
    assert offered(series(players=6, configuration="privilege", teams=True)) == {
        "configuration c6a",
        "configuration c6b",
    }
    state = play(series(players=3, configuration="privilege", kingdoms="seats"), "configuration c3d")
    assert seen(state).order == ["huns", "ostrogoths", "franks"]


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


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"players": 3, "teams": True}, "refused-kingdoms-teams"),
        ({"players": 2, "configuration": "d"}, "refused-kingdoms-row"),
        ({"players": 6, "configuration": "c"}, "refused-kingdoms-row"),
        ({"players": 2, "configuration": "expert"}, "refused-kingdoms-expert"),
        ({"players": 6, "configuration": "expert"}, "refused-kingdoms-expert"),
        ({"players": 4, "configuration": "expert", "teams": True}, "refused-kingdoms-expert-teams"),
    ],
)
def test_11_6_nonsense_is_refused_with_a_reason(settings: dict[str, object], key: str) -> None:
    """Each combination has its sentence."""
    with pytest.raises(Refusal) as refused:
        GAME.schema.complete(settings)
    assert refused.value.key == key
    for language in ("en", "fr"):
        assert GAME.texts(language).refusal(refused.value)
