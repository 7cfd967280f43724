"""Positions of Barbarian Kingdoms that the page is shown."""

from __future__ import annotations

from tests.chance import Wanted

from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import KING_SPENT, MADE, PROVINCE_IDS, VERBS
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

from .stage import Stage, Visit, frame

FAR = "hibernia"
ACTIONS = ("recruit", "manoeuvre", "invade", "claim")


def sit_down(stage: Stage, wanted: Wanted) -> Visit:
    return stage.sit_down(stage.game_until(GAME, {"players": 3}, wanted))


def words(s: Kingdoms) -> list[str]:
    return [VERBS.notation(choice) for choice in s.options(s.actor)]


def offered(ada: Visit) -> list[str]:
    return [option["notation"] for option in ada.position["options"]]


def on_land(notations: list[str]) -> list[str]:
    """The warriors that can be chosen, but for one at sea."""
    return [word for word in notations if word.startswith("warrior ") and word != "warrior sea"]


@frame("kingdoms/impossible-action")
def impossible_action(stage: Stage) -> None:
    """A turn in which not every action can be taken; a province is asked about, too."""

    def wanted(s: Kingdoms) -> bool:
        return s.step.name == "turn" and not set(ACTIONS) <= set(words(s))

    ada = sit_down(stage, wanted)
    ada.why(*(f"button:{action}" for action in ACTIONS if action not in offered(ada)), f"zone:{FAR}")


@frame("kingdoms/team-chat")
def team_chat(stage: Stage) -> None:
    """Words to Ada from her partner, from an opponent to her alone, and to all."""
    match = stage.game_until(GAME, {"players": 4, "teams": True}, lambda s: s.step.name == "turn" and s.actor == 0)
    visits = stage.seated(match, "Ada", "Bede", "Cyneburg", "Dunstan")
    partner = visits["Ada"].position["partners"][0]
    (opponent,) = [name for seat, name in enumerate(visits) if seat in (1, 2) and seat != partner]
    list(visits.values())[partner].page.do("Say", text="to Rome", to=[0])
    visits[opponent].page.do("Say", text="spare Gaul", to=[0])
    visits[opponent].page.do("Say", text="good luck", to=None)
    visits["Ada"].begin()


@frame("kingdoms/invasion")
def invasion(stage: Stage) -> None:
    """A unit is to be chosen, then a province; others are asked about in the place of either."""
    ada = sit_down(stage, lambda s: s.step.name == "invasion" and bool(on_land(words(s))))
    view = ada.position["view"]
    units = {one["id"]: one["unit"]["kingdom"] for one in view["provinces"] if one["unit"]}
    ada.why(*(f"unit:{province}" for province, kingdom in units.items() if kingdom != view["active"]))
    ada.decide(on_land(offered(ada))[0])
    ada.why(f"zone:{FAR}", f"zone:{ada.position['view']['picked_from']}")


def too_much(s: Kingdoms) -> list[str]:
    """Tokens in taxed provinces that cannot be collected, as the sum would not come out."""
    if s.step.name != "collecting":
        return []
    view = GAME.view(s, int(s.actor))
    return [
        f"token:{province.id}:{token}"
        for province in view.provinces
        if province.controller == view.active
        for token, number in province.tokens.items()
        if number and f"collect {province.id} {token}" not in words(s)
    ]


@frame("kingdoms/collecting")
def collecting(stage: Stage) -> None:
    """Taxes: some tokens can be collected, others not, and foreign provinces not at all."""
    match = stage.game_until(GAME, {"players": 3}, lambda s: bool(too_much(s)))
    assert isinstance(match.state, Kingdoms)
    ada = stage.sit_down(match)
    ada.why(*too_much(match.state), f"zone:{FAR}")
    ada.choose_first("collect ")


def far_warriors(s: Kingdoms) -> list[str]:
    """With the king in hand: the warriors of his kingdom that he cannot castle with."""
    if s.step.name != "move-target" or not s.unit & 1:
        return []
    own = [k for k in range(len(PROVINCE_IDS)) if s.occupant(k) == s.active and k != s.king[s.active]]
    return [PROVINCE_IDS[k] for k in own if f"castle {PROVINCE_IDS[k]}" not in words(s)]


@frame("kingdoms/castling")
def castling(stage: Stage) -> None:
    match = stage.game_until(GAME, {"players": 3}, lambda s: bool(far_warriors(s)))
    assert isinstance(match.state, Kingdoms)
    stage.sit_down(match).why(*(f"castling:{province}" for province in far_warriors(match.state)))


@frame("kingdoms/manoeuvre")
def manoeuvre(stage: Stage) -> None:
    """One warrior has moved, and another on land is taken in hand and put down again."""

    def wanted(s: Kingdoms) -> bool:
        moved = s.step.name == "moving" and s.spent[MADE] == 1 and s.spent[KING_SPENT] == 0
        return moved and bool(on_land(words(s)))

    ada = sit_down(stage, wanted)
    ada.decide(on_land(offered(ada))[0])
    ada.undo()
    ada.decide("done")


@frame("kingdoms/paying")
def paying(stage: Stage) -> None:
    """A sum that can be paid in several ways; the last one is taken."""
    ada = sit_down(stage, lambda s: s.step.name == "paying" and len(s.options(s.actor)) > 2)
    ada.decide(offered(ada)[-1])


@frame("kingdoms/naming")
def naming(stage: Stage) -> None:
    """Four in teams: one names the kingdoms, whose letters go round."""
    settings = {"players": 4, "configuration": "agreed", "teams": True}
    ada = stage.sit_down(stage.game_until(GAME, settings, lambda s: s.step.name == "naming" and bool(s.selected)))
    ada.choose_first("kingdom ")


@frame("kingdoms/agreement")
def agreement(stage: Stage) -> None:
    """Somebody has named the kingdoms, and the others are asked."""
    settings = {"players": 4, "configuration": "agreed", "teams": True}
    stage.sit_down(stage.game_until(GAME, settings, lambda s: s.step.name == "agreement")).decide("agree")


@frame("kingdoms/pair-order")
def pair_order(stage: Stage) -> None:
    """Two players: which of the own two kingdoms always plays first."""
    ada = stage.sit_down(stage.game_until(GAME, {"players": 2}, lambda s: s.step.name == "pair-order"))
    ada.choose_first("kingdom ")


@frame("kingdoms/battle")
def battle(stage: Stage) -> None:
    """Both sides of a battle pay bribes; what comes of it is told at once."""

    def wanted(s: Kingdoms) -> bool:
        return s.step.name == "bribery" and 0 in s.actors()

    ada = stage.sit_down(stage.game_until(GAME, {"players": 3}, wanted), seat=0)
    while ada.position["view"]["step"] == "bribery":
        person = next(one for one in (ada, stage.bede) if one.position["options"])
        person.decide(str(person.position["options"][-1]["notation"]))
        if person is not ada:
            ada.listen()
