"""Why something cannot be chosen: there is always an answer, and it is true."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bretwalda import seeded
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import CARD_IDS, KINGDOM_IDS, OBJECTIVE_IDS, PLACE_IDS, ZONE_IDS
from bretwalda.games.rex_britannorum.state import Rex

from .positions import battle, opened, packed, places, planning, play, realm, started

RULES = (GAME.folder / "text" / "rules.en.md").read_text("utf-8")
PARAGRAPHS = set(re.findall(r"^- \*\*(R?[\d.]+)\*\*", RULES, re.MULTILINE))
HANDS = {"brigantes": "3 5 6", "iceni": "2 4 rome_3", "regnenses": "1 2 7"}


def says(s: Rex, thing: str, seat: int | None = None) -> tuple[str, str] | None:
    """The key and the paragraph of an answer."""
    answer = GAME.why_not(s, int(s.actor) if seat is None else seat, thing)
    return None if answer is None else (answer.message.key.removeprefix("why-"), answer.paragraph)


def things() -> Iterator[str]:
    """Everything there is to click on."""
    yield from ("button:decline", "button:confirm", "deck:own", "reinforcements:pile")
    yield from (f"kingdom:{kingdom}" for kingdom in KINGDOM_IDS)
    yield from (f"{kind}:{card}" for kind in ("queue", "played", "reinforcement") for card in CARD_IDS)
    yield from (f"send:{card}:{zone}" for card in CARD_IDS for zone in ZONE_IDS)
    yield from (f"joker:{zone}" for zone in ZONE_IDS)
    yield from (f"objective:{objective}" for objective in OBJECTIVE_IDS)
    yield from (f"place:{place}" for place in PLACE_IDS)


def test_everything_that_cannot_be_chosen_has_an_answer() -> None:
    """And what can be chosen has none."""
    for settings in GAME.schema.sets():
        dice = seeded(f"{settings}")
        s = GAME.new(seed="why", **settings)
        while s.actor >= 0:
            choices = s.options(s.actor)
            if dice.below(8) == 0 or s.step.name not in ("recruitment", "planning"):
                able = {GAME.points_at(s, int(choice)) for choice in choices}
                for thing in things():
                    answer = GAME.why_not(s, int(s.actor), thing)
                    assert (answer is None) == (thing in able), thing
                    assert answer is None or answer.paragraph in PARAGRAPHS
            s.take(s.actor, choices[dice.below(len(choices))])
        assert GAME.why_not(s, 0, "button:confirm") is None


@pytest.mark.parametrize("thing", ["place:london", "place", "card:iceni_7", "send:iceni_7", "button:undo", ""])
def test_what_does_not_exist_has_none(thing: str) -> None:
    assert says(planning(HANDS), thing) is None


def test_before_the_first_turn() -> None:
    s = GAME.new(seed="why")
    assert says(s, "place:n09") == ("asked_kingdom", "3.1")
    assert says(s, "kingdom:iceni", seat=1) == ("not_your_turn", "4.1")
    play(s, "lead iceni")
    assert says(s, "kingdom:iceni") == ("kingdom_taken", "3.1")
    s = opened()
    own = realm(s, "brigantes").objectives
    foreign = next(name for number, name in enumerate(OBJECTIVE_IDS) if not own >> number & 1)
    assert says(s, f"objective:{foreign}") == ("objective_not_yours", "3.6")
    assert says(s, "place:n09") == ("asked_objective", "3.6")


def test_recruitment() -> None:
    s = started()
    own = s.realm[s.kingdom_of(s.actor)]
    own.queue = packed(KINGDOM_IDS[own.kingdom], "2 3 4")
    assert says(s, f"queue:{KINGDOM_IDS[own.kingdom]}_7") == ("not_in_queue", "4.6")
    assert says(s, "button:confirm") == ("asked_recruitment", "4.6")
    own.deck = 0
    assert says(s, "deck:own") == ("pile_empty", "4.8")


def test_planning() -> None:
    s = planning(HANDS)
    assert says(s, "place:n09", 1) == ("asked_planning", "5.1")
    assert says(s, "button:decline", 1) == ("asked_planning", "5.1")
    assert says(s, "button:confirm", 1) == ("too_few_troops", "5.1")
    assert says(s, "send:iceni_7:north", 1) == ("not_in_hand", "5.1")
    assert says(s, "send:rome_3:north", 1) == ("troops_first", "5.3")
    play(s, "send iceni_2 north", "send iceni_4 north", seat=1)
    realm(s, "iceni").hand += packed("iceni", "5 rome_2")
    assert says(s, "send:iceni_5:south", 1) == ("two_troops", "5.1")
    assert says(s, "send:rome_3:north", 1) == ("zone_full", "5.4")
    play(s, "send rome_3 south", seat=1)
    assert says(s, "send:rome_2:center", 1) == ("one_extra", "5.3")
    play(s, "confirm", seat=1)
    assert says(s, "button:confirm", 1) == ("confirmed", "5.6")


def test_taking_tokens() -> None:
    tokens = "n04 n09 n14 n11 n12 c09 s07"
    s = battle({"brigantes": "7N 6N", "iceni": "3N 2C", "regnenses": "1C 5S"}, tokens, held={"brigantes": "n03"})
    assert says(s, "place:c09") == ("other_zone", "6.1")
    assert says(s, "joker:south") == ("other_zone", "6.1")
    assert says(s, "joker:north") == ("no_joker", "4.4")
    assert says(s, "place:n05") == ("no_token", "7.1")
    assert says(s, "button:decline") == ("must_take", "R2")
    assert says(s, "played:iceni_3") == ("asked_claim", "7.1")
    play(s, "claim n04")
    assert says(s, "place:n04") == ("present", "2.6")
    realm(s, "brigantes").held |= places("n01 n06 n13 c02 c05 c10 c15 s02 s05 s10")
    assert says(s, "place:n11") == ("no_oppidum", "R12")


def test_vassals_get_what_is_left() -> None:
    tokens = "n04 n09 n14 n12 n15 n05 north_joker"
    s = battle({"brigantes": "7N 6N", "iceni": "3N 2C", "regnenses": "1C 5S"}, tokens)
    play(s, "claim_joker north")
    assert says(s, "joker:north") == ("joker_yours", "7.1")
    play(s, "claim n04", "claim n09")
    assert (s.step.name, int(s.actor)) == ("claim", 1)
    assert says(s, "place:n04") == ("won_by_winner", "7.3")
    assert says(s, "joker:north") == ("joker_won_by_winner", "7.3")


def test_jokers() -> None:
    held = {"iceni": "n09 n03", "brigantes": "n08"}
    tokens = "north_joker n13 c09 s07"
    s = battle({"brigantes": "7N 6N", "iceni": "3C 2C", "regnenses": "1C 5S"}, tokens, held=held, rome="n11")
    assert s.step.name == "joker"
    assert says(s, "place:c_rome") == ("other_zone", "7.6")
    assert says(s, "place:n08") == ("present", "2.6")
    assert says(s, "place:n10") == ("nobody_there", "7.7")
    assert says(s, "place:n06") == ("city_not_romes", "7.8")
    assert says(s, "button:decline") == ("must_take", "R2")


def test_powers_of_vassals() -> None:
    s = battle({"brigantes": "7N 6N", "iceni": "2N 3N", "regnenses": "1C 5S"}, "n04 n09 n11 c09 s07")
    assert s.step.name == "hiring"
    assert says(s, "played:iceni_3") == ("own_colour", "8.2")
    assert says(s, "played:regnenses_5") == ("not_of_winner", "8.1")
    play(s, "decline")
    assert s.step.name == "joining"
    assert says(s, "place:n11") == ("city_not_joined", "8.5")
    assert says(s, "place:n10") == ("not_gained", "8.5")
    realm(s, "iceni").held |= places("n09")
    assert says(s, "place:n09") == ("present", "2.6")


def test_a_four_protects_its_winner() -> None:
    plans = {"brigantes": "4N 6N", "iceni": "3N 2N", "regnenses": "3N 7N"}
    order = "brigantes iceni regnenses"
    s = battle(plans, "n04 n09 n14 n12 n15 c09 s07", held={"regnenses": "n04 n12 n15"}, order=order)
    play(s, "claim n04", "claim n09", "claim n14")
    assert s.step.name == "hiring"
    assert says(s, "played:brigantes_4") == ("protected_card", "8.6")
    play(s, "decline")
    assert s.step.name == "joining"
    assert says(s, "place:n04") == ("protected_road", "8.6")


def _first(s: Rex) -> str:
    return GAME.verbs.notation(int(s.options(s.actor)[0]))


@pytest.mark.parametrize("random", [False, True])
def test_reinforcements(random: bool) -> None:
    plans = {"brigantes": "7N 6N", "iceni": "3N 3N", "regnenses": "5S 4S"}
    s = battle(plans, "n04 n09 n14", reinforcements="1 6", random_reinforcements=random)
    while s.step.name != "help":
        play(s, "decline" if s.step.name == "joining" else _first(s))
    assert says(s, "place:n04") == ("asked_help", "7.12")
    assert says(s, "reinforcement:rome_3") == (("face_down", "10.9") if random else ("not_on_table", "3.2"))
    assert says(s, "reinforcements:pile") == (None if random else ("face_up", "3.2"))
