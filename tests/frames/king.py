"""Positions of The King is Dead that the page is shown."""

from __future__ import annotations

from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.board import REGION_IDS

from .stage import Stage, Visit, frame


def at_the_beginning(stage: Stage) -> Visit:
    """Ada has the first turn of a game for two."""
    return stage.sit_down(stage.game_until(GAME, {"players": 2}, lambda s: True))


@frame("king/why")
def why(stage: Stage) -> None:
    """What cannot be chosen: regions before a card is played, and Essex for the Scots."""
    ada = at_the_beginning(stage)
    ada.why(*(f"region:{region}" for region in REGION_IDS))
    ada.decide("play scottish_support")
    ada.why("region:essex")


@frame("king/assemble")
def assemble(stage: Stage) -> None:
    """Followers come to two regions."""
    at_the_beginning(stage).decide("play assemble", "region moray", "region devon")


@frame("king/turns")
def turns(stage: Stage) -> None:
    """Ada passes, and Bede is asked."""
    at_the_beginning(stage).decide("pass")


def two_against_two(stage: Stage) -> tuple[Visit, Visit, Visit]:
    """Ada and Cyneburg are one team; Bede's partner is a computer."""
    match = stage.game_until(GAME, {"players": 4}, lambda s: s.actor == 0)
    visits = stage.seated(match, "Ada", "Bede", "Cyneburg", "easy")
    return visits["Ada"], visits["Bede"], visits["Cyneburg"]


@frame("king/chat")
def chat(stage: Stage) -> None:
    """Words to Ada from Bede alone, and to all; partners may not confer."""
    ada, bede, _ = two_against_two(stage)
    bede.page.do("Say", text="spare Essex", to=[0])
    bede.page.do("Say", text="good luck", to=None)
    ada.begin()


@frame("king/chat-without-partner")
def chat_without_partner(stage: Stage) -> None:
    """Ada's words to Bede alone, as he reads them."""
    ada, bede, _ = two_against_two(stage)
    ada.page.do("Say", text="spare Essex", to=[1])
    bede.begin()
