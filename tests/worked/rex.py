"""Rex Britannorum: the examples of the rulebook, and what else is worth seeing."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rex_britannorum.positions import battle, plan, planning, play, started

from bretwalda.games.rex_britannorum.board import KINGDOM_IDS, TURN_ORDER
from bretwalda.games.rex_britannorum.scoring import evaluate
from bretwalda.games.rex_britannorum.state import Rex
from bretwalda.games.rex_britannorum.steps.turn import refill_queues

from .shown import Shown

THREE = {"players": 3}
# The battles of the rulebook: Red 5 and 1, Blue 4 and a reinforcement of 5, Green 3 in the North, 7 in the Centre.
BATTLES = {"brigantes": "5N 1C", "iceni": "4N 2C rome_5:N", "regnenses": "3N 7C"}
ORDER = "brigantes regnenses iceni"
NORTH = ("claim n09", "claim n14", "claim n11")  # what Blue takes
LATE = "2 3 5 6"  # any hand
NONE_LEFT = dict.fromkeys(KINGDOM_IDS, "")


def shown() -> list[Shown]:
    """All of them."""
    return [
        Shown(turn_order(), "4.2 4.3", THREE, worked=True),
        Shown(recruiting(), "4.6 4.7 4.8 R17", THREE, worked=True),
        Shown(sending(), "5.1 5.2 5.3 5.4 5.5 5.6 2.10", THREE, worked=True, seat=0),
        Shown(fought(), "7.1 6.1 6.3 R2", THREE, worked=True),
        Shown(fought(*NORTH[:2]), "7.3 6.5 7.2 7.4 7.5 7.11 8.6 8.7 R4", THREE, worked=True),
        Shown(fought(*NORTH), "7.6 7.7 7.9 7.10 R5 R19 R23", THREE, worked=True),
        Shown(fought(*NORTH, "use_joker c08"), "7.8 2.4 2.7", THREE, worked=True),
        Shown(fought(*NORTH, "use_joker c08", "use_joker c_rome"), "8.1 8.2 8.3 6.7 8.8 R3 R11", THREE, worked=True),
        Shown(first_road(), "9.4 9.5 9.6 9.7", THREE, worked=True, seat=2),
        Shown(first_cities(), "9.2 2.8", THREE, worked=True, seat=2),
        Shown(roads(), "9.1", THREE, worked=True, seat=0),
        Shown(branching(), "R6 10.10", THREE, worked=True, seat=0),
        Shown(foresighted(), "11.12 11.11 11.13 R10", {"players": 2}, worked=True, seat=0),
        Shown(last_turn(), "10.1 10.2 10.3 10.4 10.5 10.6 13.6 R21 R22", THREE, seat=0),
        Shown(many_cities(), "R12", THREE, seat=0),
        Shown(duel(), "12.1 12.2 12.3 R8", {"players": 2, "duel": True}, worked=True, seat=0),
    ]


def turn_order() -> Rex:
    """Red has 1, 3 and 3 and goes first; Green has 2, 1 and 2, Blue 3, 1 and 1: they drew lots."""
    held = {"brigantes": "n01 n06 n11", "regnenses": "s11 s10", "iceni": "c11 c12 c15"}
    state = planning(dict.fromkeys(KINGDOM_IDS, LATE), "", held=held, turn=3)
    refill_queues(state)
    state.phase = TURN_ORDER
    state.asked = False
    state.course.go_on(state)
    return state


def recruiting() -> Rex:
    """Whoever is first may take two cards, from the queue or from the pile."""
    return started(seed="recruits")


def sending() -> Rex:
    """A 5 for the South and a 3 for the North are in hand, a reinforcement too."""
    return planning({"brigantes": "5 3 2 rome_4", "iceni": LATE, "regnenses": LATE}, order=ORDER)


def fought(*moves: str) -> Rex:
    """The battles of the rulebook after some decisions."""
    return play(battle(BATTLES, order=ORDER, held={"regnenses": "c08"}), *moves)


def first_road() -> Rex:
    """Red goes from 1 to 3 and Green from 2 to 4: both are first; Blue comes to 2."""
    return alone("n08 n09 c11 s08 s09", {"regnenses": "s11"})


def first_cities() -> Rex:
    """Red was the first with four cities and gets a threshold for the fifth; Blue comes to four too late."""
    return alone("n13 c15 s10", {"brigantes": "n01 n06 n11 c02", "iceni": "c05 c10 s02", "regnenses": "s05"})


def alone(tokens: str, held: Mapping[str, str]) -> Rex:
    """Each kingdom sends its cards to a zone of its own; Green has yet to confirm."""
    state = planning({"brigantes": "5 1", "iceni": "4 3", "regnenses": "6 2"}, tokens, held=held, order=ORDER)
    evaluate(state)
    plan(state, {"brigantes": "5N 1N", "iceni": "4C 3C"})
    return play(state, "send regnenses_6 south", "send regnenses_2 south", seat=2)


def roads() -> Rex:
    """Red's longest road is 1, Green's 3, Blue's only 2: a city cuts it."""
    held = {"brigantes": "n09", "regnenses": "s11 s08", "iceni": "c11 n11 n10"}
    return planning(dict.fromkeys(KINGDOM_IDS, LATE), "n04 n14 c09 s07 center_joker", held=held, order=ORDER)


def branching() -> Rex:
    """Roads that branch: Green on S07, S08, S09 and S11, Blue on C06, C07, C08, C09, C12 and N12."""
    held = {"regnenses": "s07 s08 s09 s11", "iceni": "c06 c07 c08 c09 c12 n12"}
    return planning(dict.fromkeys(KINGDOM_IDS, LATE), tokens="n04 n09 c01 s03 s04", held=held, order=ORDER)


def foresighted() -> Rex:
    """The Brigantes of nobody have a 6 and a 4 left, and their deployment cards as in the rulebook."""
    state = planning({"iceni": "5 6", "regnenses": "5 6"}, "n04 n05 c09 s07 s01", decks={"brigantes": "6 4"})
    for slot, card in enumerate((4, 0, 3)):
        state.slot[slot] = card
    return state


def last_turn() -> Rex:
    """The seventh turn: what is held now counts for the last time."""
    held = {"brigantes": "n01 n02 n03 n08 n09", "iceni": "c11 c12 c13 c10 n12", "regnenses": "s11 s08 s10 s14 s12"}
    return planning(dict.fromkeys(KINGDOM_IDS, "4 6"), "n04 c09 c07 s07 s05", held=held, turn=7, decks=NONE_LEFT)


def many_cities() -> Rex:
    """Red has its ten oppida on the map, and there is a city in the South to be had."""
    held = {"brigantes": "n01 n06 n11 n13 c02 c05 c10 c15 s02 s05"}
    return planning(dict.fromkeys(KINGDOM_IDS, LATE), "s10 s14 n04", held=held, order=ORDER, turn=5)


def duel() -> Rex:
    """Without a third kingdom: seven places are Rome's from the start."""
    rome = "n04 n11 c08 c10 c12 s09 s11"
    return planning({"brigantes": LATE, "iceni": LATE}, "n09 n14 c09 s07 c01 s03", rome=rome, turn=1, duel=True)
