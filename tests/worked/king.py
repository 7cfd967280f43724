"""The King is Dead: the examples of the printed rules, and what else is worth seeing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.king_is_dead.positions import play, position

from bretwalda.games.king_is_dead.state import King

from .shown import Shown

# By the Welsh three times, the Scottish three times: the last struggle makes the Welsh the first.
DECIDED = {
    "moray": "scottish", "gwynedd": "welsh", "essex": "english", "strathclyde": "scottish",
    "warwick": "welsh", "lancaster": "scottish", "northumbria": "welsh",
}  # fmt: skip
TWO, FOUR = {"players": 2}, {"players": 4}
ADVANCED = {"players": 2, "advanced": True}
EARLY = {
    "moray": "SSWE", "strathclyde": "SWWE", "gwynedd": "WWSE", "lancaster": "SWE", "northumbria": "EEW",
    "warwick": "WWES", "devon": "SSWE", "essex": "EEWS",
}  # fmt: skip


def shown() -> list[Shown]:
    """All of them."""
    return [
        Shown(struggle(), "5.2 1.3 2.2 4.5 4.8 4.9 5.1 5.3 5.5", TWO, worked=True),
        Shown(invasion(), "9.1 1.4 5.4 9.2 R6", TWO, worked=True),
        Shown(invasion(4), "9.11 9.12", FOUR),
        Shown(coronation(), "9.3 9.4 9.5 9.7 R7 R8 R10", TWO, worked=True),
        Shown(coronation(4), "9.13 9.14 9.15", FOUR),
        Shown(plot(), "8.4 9.6 9.8 10.5", ADVANCED),
        Shown(borders(), "6.5 6.6 6.7 6.1 6.9", TWO, worked=True),
        Shown(borders(played=False), "6.2 2.3 4.6 4.7 10.3", TWO),
        Shown(without_supply(), "6.3", TWO),
        Shown(play(position(regions=EARLY), "play outmanoeuvre"), "6.4 R2", TWO),
        Shown(negotiated(), "7.6", TWO),
        Shown(manoeuvred(), "7.7 R3", TWO),
        Shown(special("quell"), "8.10 8.13 R5", ADVANCED),
        Shown(special("edict"), "8.8", ADVANCED),
        Shown(spying(), "R4", ADVANCED),
        Shown(position(regions={"devon": "S"}, order=["devon"], hands={0: ["assemble"]}), "R1", TWO),
    ]


def struggle() -> King:
    """The other player has passed: another pass, and Warwick goes to the Welsh, who have most followers there."""
    return play(position(regions=EARLY, order=["warwick", "devon"], actor=1), "pass")


def invasion(players: int = 2) -> King:
    """Devon is tied: one more pass, and the French come. A set is a follower of each faction."""
    courts = ["SWE", "SSWW", "WWE", "SEE"][:players]
    return passed(players, {"moray": "unstable", "lancaster": "unstable"}, {"devon": "SW", "essex": "EE"}, courts)


def coronation(players: int = 2) -> King:
    """One more pass, and the Welsh have four regions, the Scottish three, the English one."""
    return passed(players, DECIDED, {"devon": "WW"}, ["WWS", "WWSS", "SSE", "WEE"][:players])


def passed(players: int, control: Mapping[str, str], regions: Mapping[str, str], courts: Sequence[str]) -> King:
    """A struggle over Devon to which one pass is missing."""
    state = position(players, control=control, order=["devon"], regions=regions, courts=courts, actor=1)
    return play(state, *["pass"] * (players - 1))


def plot() -> King:
    """Whoever holds Plot is about to see the winner determined."""
    hands = {0: ["plot", "assemble"], 1: ["assemble"]}
    courts = ["WS", "WW"]
    state = position(
        advanced=True, control=DECIDED, order=["devon"], regions={"devon": "WW"}, courts=courts, hands=hands, actor=1
    )
    return play(state, "pass")


def borders(*, played: bool = True) -> King:
    """The English control Gwynedd, so that what lies next to it borders them, as does what lies next to Essex."""
    regions = {name: followers for name, followers in EARLY.items() if name not in ("gwynedd", "moray")}
    state = position(
        regions=regions,
        control={"gwynedd": "english", "moray": "scottish"},
        courts=["SW", "WE"],
        piles={0: ["assemble", "negotiate"], 1: ["manoeuvre"]},
    )
    return play(state, "play english_support") if played else state


def without_supply() -> King:
    """A single Scottish follower is left to support with."""
    return play(position(regions=EARLY, supply="SWWEE"), "play scottish_support")


def negotiated() -> King:
    """A negotiation disc lies on Devon's card: it stays where it is."""
    return play(position(regions=EARLY, discs={1: "devon"}, piles={1: ["negotiate"]}), "play negotiate")


def manoeuvred() -> King:
    """A Manoeuvre has just swapped followers of Moray and Essex: it may not be reversed."""
    swap = ("play manoeuvre", "follower moray welsh", "follower essex english")
    return play(position(regions=EARLY, actor=1), *swap, "follower devon scottish", "play manoeuvre")


def special(card: str) -> King:
    """A special card has been played."""
    return play(position(advanced=True, regions=EARLY, hands={0: [card, "assemble"]}), f"play {card}")


def spying() -> King:
    """A Spy may copy the other player's Negotiate."""
    return position(advanced=True, regions=EARLY, hands={0: ["spy", "assemble"]}, piles={1: ["negotiate"]})
