"""Barbarian Kingdoms: positions that show its rules, with six kingdoms unless they say otherwise."""

from __future__ import annotations

from tests.barbarian_kingdoms.positions import bribe, fight, play, position

from bretwalda.games.barbarian_kingdoms.state import Kingdoms

from .shown import Shown

SIX = {"players": 6, "kingdoms": "seats"}
# The battle that the rules go through: the Franks invade Boiohaemum, where Attila stands.
ARMIES = {"franks": "thuringia, alemannia, noricum", "huns": "king boiohaemum, pannonia"}
STOCKS = {"boiohaemum": "g", "pannonia": "s", "dacia": "b", "belgica_prima": "bb", "germania_secunda": "s"}
INVASION = ("invade", "warrior thuringia", "to boiohaemum")
NEAR = {"huns": "king boiohaemum", "ostrogoths": "king italia_annonaria", "franks": "alemannia"}
THREE_CLAIMED = {"thuringia": "franks", "alemannia": "franks", "burgundia": "franks"}


def shown() -> list[Shown]:
    """All of them."""
    return [
        Shown(war("warrior alemannia", "done"), "6.2 6.1 3.14 R10 R12", SIX, worked=True),
        Shown(bribing(), "6.5 6.3 6.4 4.10 6.6 6.7 12.3 R11 R22 R25", SIX, worked=True, seat=5),
        Shown(won(), "6.8 6.9 6.11 3.15 7.8 R3", SIX, worked=True),
        Shown(contested(), "5.2 5.1 3.12 12.1 12.2 12.4 R29", SIX, worked=True),
        Shown(contested("pass"), "5.3 6.10 R4", SIX),
        Shown(position(units=NEAR, purses={"franks": "bs"}, active="franks"), "3.2 3.3 3.5 3.6 3.11 8.15 R1", SIX),
        Shown(recruited(), "4.5 3.17 4.1 4.4 12.6", SIX, worked=True),
        Shown(changing(), "4.6 4.7 4.8 12.5 R2", SIX, worked=True),
        Shown(taxed(), "3.20 3.21 4.9 8.13 R23", SIX, worked=True),
        Shown(claimed(), "3.18 3.16 3.19 5.4 R18 R19 R20", SIX),
        Shown(castling(), "3.10 3.9 8.3 R15 R16 R17", SIX, worked=True),
        Shown(suspended(), "7.2 7.1 7.3 7.4 7.5 7.6 7.7 R5", SIX, worked=True),
        Shown(hidden(), "7.9 2.9 7.10 7.11 7.12 R21 R28", SIX),
        Shown(at_sea(), "1.6 1.7 1.8 R13 R14", SIX, worked=True),
        Shown(by_arms(), "9.1 1.3 R6 R24", SIX, worked=True, seat=5),
        Shown(by_territory(), "9.2 9.3 9.5 9.6 9.7 R30", SIX, worked=True),
        Shown(anothers_turn(), "9.4", SIX, worked=True),
        Shown(fallen(), "8.2 1.4", SIX),
        Shown(position(units={"ostrogoths": "king roma, italia_annonaria"}, active="ostrogoths"), "8.5 8.6", SIX),
        Shown(corsairs(), "8.7 8.8", SIX),
        Shown(position(units={"visigoths": "narbonensis"}, active="visigoths"), "8.9", SIX),
        Shown(ransom(), "8.10", SIX),
        Shown(play(position(active="saxons"), "recruit", "at britannia_prima"), "8.12 8.11", SIX, seat=4),
        Shown(play(position(purses={"huns": "s"}), "invade", "king", "to moesia"), "8.4", SIX),
        Shown(position(units={"franks": "king frisia", "saxons": "sea"}, active="franks"), "8.14", SIX),
        Shown(last_round(), "9.8 R31", {**SIX, "rounds": 20}),
        Shown(position(2), "10.1 10.2 10.4 10.5 R7 R26 R27", {"players": 2, "kingdoms": "seats"}),
        Shown(partners(), "10.8 10.6 10.7 10.9 R8 R9", {"players": 4, "kingdoms": "seats", "teams": True}),
    ]


def war(*moves: str, unknown: str = "") -> Kingdoms:
    """The Franks have invaded Boiohaemum; some of their tokens may be unknown to the others."""
    purses = {"franks": "bb", "huns": "bs"} if unknown else {}
    state = position(
        units=ARMIES, stocks=STOCKS, purses=purses, unknown={"franks": unknown} if unknown else {}, active="franks"
    )
    return play(state, *INVASION, *moves)


def bribing() -> Kingdoms:
    """Both sides have brought what they have: 9 to 11 before the bribes."""
    return war("warrior alemannia", "done", "warrior pannonia", "warrior noricum")


def won() -> Kingdoms:
    """The Huns have won: Attila or his warrior stays, the other one goes home."""
    state = bribing()
    bribe(state, "franks", "b")
    bribe(state, "huns")
    return state


def contested(*moves: str) -> Kingdoms:
    """The Franks have entered Noricum: first the Huns may contest it, then the Ostrogoths."""
    state = position(units=NEAR, stocks={"noricum": "s"}, control={"noricum": "visigoths"}, active="franks")
    return play(state, "invade", "warrior alemannia", "to noricum", *moves)


def recruited() -> Kingdoms:
    """Three tremis for the third warrior, in whichever tokens."""
    state = position(units={"franks": "sea, sea"}, stocks=STOCKS, active="franks")
    return play(state, "recruit", "at belgica_prima")


def changing() -> Kingdoms:
    """One tremis is owed, and there are only gold ones: they can be changed in two provinces."""
    stocks = {"germania_secunda": "bs", "belgica_secunda": "bbb"}
    state = position(purses={"franks": ""}, unknown={"franks": "gg"}, stocks=stocks, active="franks")
    return play(state, "recruit", "at belgica_prima")


def taxed() -> Kingdoms:
    """The Franks collect a tremis for each of their provinces and one more, from whichever of them."""
    stocks = {"germania_secunda": "bbs", "belgica_prima": "bbb", "belgica_secunda": "sb"}
    return play(position(stocks=stocks, active="franks"), "tax")


def claimed() -> Kingdoms:
    """The Franks claim Thuringia, and the Huns beside it may contest that."""
    state = position(units={"franks": "thuringia", "huns": "king boiohaemum"}, purses={"franks": "s"}, active="franks")
    return play(state, "claim", "at thuringia")


def castling() -> Kingdoms:
    """Attila may swap places with a warrior beside him, and every Hun has two moves."""
    return play(position(units={"huns": "king moesia, dacia"}), "manoeuvre")


def suspended() -> Kingdoms:
    """Franks stand in Dacia, which is suspended, and have annexed Boiohaemum."""
    stocks = {"dacia": "bs", "boiohaemum": "s", "pannonia": "b"}
    return position(units={"franks": "dacia"}, control={"boiohaemum": "franks"}, stocks=stocks, active="huns")


def hidden() -> Kingdoms:
    """Chests lie face down beside the kings."""
    down = {"noricum": "g", "moesia": "b", "thuringia": "s", "frisia": "d", "alemannia": "b"}
    return position(down=down, unknown={"franks": "s"}, active="franks")


def at_sea() -> Kingdoms:
    """Saxons at sea may land wherever there is a port; their king crosses a strait."""
    state = position(units={"saxons": "king maxima_caesariensis, sea"}, active="saxons")
    return play(state, "invade", "warrior sea")


def by_arms() -> Kingdoms:
    """The Franks have Ælle as a trophy already: a second king wins."""
    units = {"franks": "thuringia", "huns": "king boiohaemum"}
    state = position(units=units, purses={"franks": "ggg"}, fallen={"saxons": "franks"}, active="franks")
    return play(state, *INVASION)


def by_territory() -> Kingdoms:
    """Six provinces are the Franks', and a warrior stands in a seventh."""
    return position(units={"franks": "frisia"}, control=THREE_CLAIMED, purses={"franks": "gg"}, active="franks")


def anothers_turn() -> Kingdoms:
    """If the Frankish warrior leaves Tarraconensis, the Visigoths have seven provinces."""
    south = dict.fromkeys(["armorica", "lugdunensis", "narbonensis", "gallaecia"], "visigoths")
    units = {"franks": "tarraconensis", "visigoths": "king sea"}
    return position(units=units, control=south, active="franks")


def fallen() -> Kingdoms:
    """Attila has fallen to the Franks: his power is gone, that of the Huns is not."""
    return position(units={"huns": "dacia"}, fallen={"huns": "franks"})


def corsairs() -> Kingdoms:
    """At the end of their turn the Vandals may put to sea: Geiseric from any coast."""
    return play(position(units={"vandals": "king mauretania, numidia"}, active="vandals"), "tax")


def ransom() -> Kingdoms:
    """The Franks have lost to Alaric and owe three tremis."""
    units = {"visigoths": "king narbonensis", "franks": "burgundia"}
    purses = {"franks": "bg", "visigoths": ""}
    state = position(units=units, purses=purses, unknown={"franks": "s"}, active="visigoths")
    return fight(play(state, "invade", "king", "to burgundia"))


def last_round() -> Kingdoms:
    """A game of twenty rounds at most."""
    return position(rounds=20)


def partners() -> Kingdoms:
    """Two against two: partners stand beside each other and leave each other alone."""
    units = {"visigoths": "burgundia", "franks": "lugdunensis"}
    return position(4, teams=True, units=units, active="visigoths")
