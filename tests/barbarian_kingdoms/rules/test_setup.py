"""Rules 1 and 2: the game in short, the map, setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import FACTS, KINGDOM_IDS, PROVINCE_IDS, TOKEN_IDS
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

from ..positions import (
    asked,
    controller,
    kingdom,
    neutral_provinces,
    offered,
    play,
    position,
    province,
    purse,
    reckoning,
    seen,
    stock,
    unit,
)  # fmt: skip

ROWS = [(row["players"], row["id"][-1], row) for row in FACTS["configuration"]]


def tokens(state: Kingdoms) -> Counter[str]:
    """All tokens that anybody could ever see, by kind, and the rest in the box."""
    hoards = [*state.stock, *state.down, *state.purse, state.box]
    return Counter({kind: sum(int(hoard) >> 8 * t & 255 for hoard in hoards) for t, kind in enumerate(TOKEN_IDS)})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_1_1_two_to_six_play(players: int) -> None:
    """From three on everybody has one kingdom, two players have two each."""
    state = GAME.new(seed="x", players=players)
    assert [len(seat.kingdoms) for seat in seen(state).seats] == [2, 2] if players == 2 else [1] * players


def test_1_2_each_kingdom_has_its_pieces() -> None:
    """Six kingdoms with a king, four warriors and four control tokens each."""
    assert KINGDOM_IDS == ["huns", "ostrogoths", "vandals", "visigoths", "saxons", "franks"]
    assert FACTS["pieces"] == {"warriors": 4, "control_tokens": 4}
    state = position(units={"franks": "sea, sea, sea, sea"}, purses={"franks": "ggg"}, active="franks")
    assert kingdom(state, "franks").recruit_cost is None
    assert "recruit" not in offered(state)


def test_1_3_seven_provinces_or_two_kings() -> None:
    """Either of them ends the game."""
    assert FACTS["victory"] == {"provinces": 7, "kings": 2}


def test_1_4_who_has_nothing_plays_on() -> None:
    """Without king, units and provinces a kingdom still has its turn."""
    state = position(
        units={"ostrogoths": "king roma, apulia, italia_annonaria"},
        control={"boiohaemum": "franks", "dacia": "franks"},
        fallen={"huns": "franks"},
        active="huns",
    )
    state.troops[1] |= 1 << PROVINCE_IDS.index("pannonia")
    state.levied[1] += 1
    assert kingdom(state, "huns").provinces == 0
    assert offered(state) == {"tax"}
    play(state, "tax")
    assert seen(state).active == "ostrogoths"


def test_1_5_the_map() -> None:
    """36 provinces and a Sea; three initial provinces for each kingdom, one of them the capital; 18 neutral."""
    assert len(PROVINCE_IDS) == 36
    state = position()
    for name in KINGDOM_IDS:
        assert [one.controller for one in seen(state).provinces].count(name) == 3
    assert len(neutral_provinces()) == 18


def test_1_6_adjacency() -> None:
    """A border, one of three straits, or a port and the one Sea."""
    rows = {row["id"]: row for row in FACTS["province"]}
    straits = {frozenset((name, other)) for name, row in rows.items() for other in row.get("straits", [])}
    assert len(straits) == 3
    for name, row in rows.items():
        assert all(name in rows[other]["adjacent"] for other in row["adjacent"])
    state = play(position(units={"saxons": "king maxima_caesariensis, sea"}, active="saxons"), "invade", "king")
    assert offered(state) == {"to lugdunensis"}
    state = play(position(units={"saxons": "king maxima_caesariensis, sea"}, active="saxons"), "invade", "warrior sea")
    assert {"to hibernia", "to sicilia", "to dalmatia"} <= offered(state)


def test_1_7_only_ports_open_to_the_sea() -> None:
    """A coast without a port is no way to or from the Sea."""
    state = play(position(units={"saxons": "sea"}, active="saxons"), "invade", "warrior sea")
    assert "to lugdunensis" not in offered(state)
    state = position(units={"visigoths": "novempopulana"}, active="visigoths")
    play(state, "manoeuvre", "warrior novempopulana")
    assert "to sea" not in offered(state)


def test_1_8_one_unit_a_province_and_no_battles_at_sea() -> None:
    """A free province is needed to move to; the Sea takes everybody in peace."""
    state = position(units={"franks": "belgica_prima", "saxons": "sea, sea"}, active="franks")
    play(state, "manoeuvre", "king")
    assert offered(state) == {"to germania_secunda", "to sea", "castle belgica_prima"}
    play(state, "to sea")
    assert asked(state) == "moving"
    assert kingdom(state, "franks").king == "sea"


@pytest.mark.parametrize(("players", "letter", "row"), ROWS)
def test_2_1_the_rows_of_the_card(players: int, letter: str, row: dict[str, object]) -> None:
    """Each row brings its kingdoms into the game; the first of each number of players is for beginners."""
    state = GAME.new(seed="x", players=players, configuration=letter)
    assert {one.id for one in seen(state).kingdoms} == set(map(str, row["kingdoms"]))  # type: ignore[call-overload]
    assert letter != "a" or row["beginner"]


def test_2_2_by_lot_or_by_agreement() -> None:
    """By lot every seat may get every kingdom; by seats it is the turn order."""
    lots = {GAME.new(seed=f"{k}", players=3).owner[5] for k in range(40)}
    assert lots == {0, 1, 2}
    agreed = GAME.new(seed="x", players=3, kingdoms="seats")
    assert [seat.kingdoms for seat in seen(agreed).seats] == [["ostrogoths"], ["saxons"], ["franks"]]


def test_2_3_turns_go_clockwise() -> None:
    """In the order of the peoples, without those that are absent."""
    assert seen(position(5, "c")).order == ["huns", "vandals", "visigoths", "saxons", "franks"]
    state = position()
    for name in KINGDOM_IDS:
        assert seen(state).active == name
        play(state, *["tax", "pass"][: 1 + (name == "vandals")])  # who may put to sea, and does not
    assert (seen(state).active, seen(state).round) == ("huns", 2)


def test_2_4_the_star() -> None:
    """The first kingdom in play begins."""
    assert seen(position()).active == "huns"
    assert seen(position(3, "a")).active == "ostrogoths"


def test_2_5_impassable_provinces() -> None:
    """Three initial provinces and the domination tile of each absent kingdom, and nobody can enter them."""
    state = position(3, "a", units={"ostrogoths": "king italia_annonaria"})
    closed = {one.id for one in seen(state).provinces if not one.passable}
    absent = [row for row in FACTS["kingdom"] if row["id"] in ("huns", "vandals", "visigoths")]
    assert closed == {name for row in absent for name in row["provinces"]} | {"noricum", "sardinia", "gallaecia"}
    play(state, "invade", "king")
    assert offered(state) == {"to alemannia", "to burgundia", "to dalmatia", "to narbonensis"}


def test_2_6_kings_in_their_capitals() -> None:
    """Nothing else is on the map."""
    state = GAME.new(seed="x", players=6)
    for row in FACTS["kingdom"]:
        assert unit(state, row["provinces"][0]) == f"king {row['id']}"
        assert (kingdom(state, row["id"]).warriors, kingdom(state, row["id"]).control_tokens) == (0, 0)


def test_2_7_tokens_on_initial_provinces() -> None:
    """Bronze, silver and gold, one each, in any order, face up."""
    orders = set()
    for k in range(30):
        state = GAME.new(seed=f"{k}", players=6)
        found = [stock(state, name) for name in FACTS["kingdom"][0]["provinces"]]
        assert sorted(found) == ["b", "g", "s"]
        orders.add(tuple(found))
    assert len(orders) == 6


def test_2_8_ten_tremis_each() -> None:
    """Three bronze, two silver, one gold."""
    state = GAME.new(seed="x", players=4)
    assert {purse(state, one.id) for one in seen(state).kingdoms} == {"bbbssg"}
    assert seen(state, 0).seats[0].tremis == 10


def test_2_9_a_token_face_down_on_neutral_provinces() -> None:
    """One each on those that are open, and nobody sees what it is."""
    state = GAME.new(seed="x", players=3)
    for name in neutral_provinces():
        here = province(state, name)
        assert here.face_down == here.passable
        assert not any(here.tokens.values())


def test_2_10_all_tokens_with_six_kingdoms() -> None:
    """72 tokens are in every game; with six kingdoms none is left over."""
    assert GAME.new(seed="x", players=6).box == 0
    for players in (2, 3, 4, 5, 6):
        every = tokens(GAME.new(seed="x", players=players))
        assert every == {"bronze": 30, "silver": 24, "gold": 17, "diamond": 1}
        assert sum(every.values()) == 72
    assert GAME.new(seed="x", players=5).box != 0


def test_2_11_chance_ends_with_the_set_up() -> None:
    """Two games set up alike and played alike are alike, whatever the dice."""
    one, other = position(), position()
    other.dice = other.dice.fork()
    for state in (one, other):
        play(state, "invade", "king", "to dalmatia", "pass", "tax")
    assert [GAME.view(one, seat) for seat in range(6)] == [GAME.view(other, seat) for seat in range(6)]
    texts = GAME.texts("en")
    assert all(
        texts.name("power", row[slot]["id"]) for row in FACTS["kingdom"] for slot in ("kingdom_power", "king_power")
    )


def test_1_3_a_whole_victory_by_territory() -> None:
    """A seventh province wins."""
    state = position(
        units={"franks": "king frisia"},
        control={"thuringia": "franks", "alemannia": "franks", "burgundia": "franks"},
        purses={"franks": "gg"},
        active="franks",
    )
    assert kingdom(state, "franks").provinces == 6
    play(state, "claim", "at frisia")
    assert reckoning(state).end == "territorial"
    assert controller(state, "frisia") == "franks"
