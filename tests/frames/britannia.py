"""Positions of Invasions: Britannia that the page is shown."""

from __future__ import annotations

from tests.chance import Happened, Wanted

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import AREA_IDS, NATION_IDS
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.view import view as look

from .stage import Stage, Visit, frame

CHANNEL = "move sinus_britannicus"
STAY = "leave legion 3"  # one of those that could go


def sit_down(stage: Stage, wanted: Wanted, scenario: str = "dux_britannia") -> Visit:
    return stage.sit_down(stage.game_until(GAME, {"scenario": scenario}, wanted))


def asked(step: str, turn: int = 0) -> Wanted:
    """Positions in which a step is asked, on this turn if there is one."""

    def wanted(s: Britannia) -> bool:
        return s.step.name == step and turn in (0, s.turn)

    return wanted


def beginning(s: Britannia) -> bool:
    return True


def shown(name: str, wanted: Wanted, scenario: str = "dux_britannia") -> None:
    """A frame of nothing but a position."""

    @frame(f"britannia/{name}")
    def show(stage: Stage) -> None:
        sit_down(stage, wanted, scenario)


def answered(name: str, wanted: Wanted, scenario: str = "dux_britannia", first: str = "") -> None:
    """A frame of a position, and of what comes of the first option that is written down like this."""

    @frame(f"britannia/{name}")
    def answer(stage: Stage) -> None:
        sit_down(stage, wanted, scenario).choose_first(first)


# Reading --------------------------------------------------------------------------------------------------

shown("reading", asked("movement", 12), "artorius_rex")  # with the books well filled


def guarded(s: Britannia) -> bool:
    return s.step.name == "movement" and s.turn >= 5 and s.number_of_guards(s.active) > 0


@frame("britannia/variant")
def variant(stage: Stage) -> None:
    """The variant from the annex, with units that only it has."""
    stage.sit_down(stage.game_until(GAME, {"scenario": "dux_britannia", "variant": True}, guarded))


def with_boats(s: Britannia) -> bool:
    if s.step.name != "movement":
        return False
    nation = next(one for one in look(s, None).nations if one.id == NATION_IDS[s.active])
    return "boats" in nation.statuses


def partly_moved(s: Britannia) -> bool:
    if s.step.name != "movement":
        return False
    left: dict[str, set[bool]] = {}
    for band in look(s, None).bands:
        left.setdefault(band.area, set()).add(band.left > 0)
    return {True, False} in left.values() and {False} in left.values()


def fortified(s: Britannia) -> bool:
    works = {work for area in look(s, None).areas for work in area.works} if s.turn in (3, 12) else set()
    return s.step.name == "movement" and (works >= {"fort", "ruin"} or "burh" in works)


def over(s: Britannia) -> bool:
    return bool(s.actor < 0)


shown("boats", with_boats)
shown("partly-moved", partly_moved)
shown("forts", fortified)
shown("burhs", fortified, "furor_normanis")
shown("over", over, "furor_normanis")


# Movement: Rome lands -------------------------------------------------------------------------------------


@frame("britannia/landing")
def landing(stage: Stage) -> None:
    """Sixteen legions are taken in hand, all but one are left behind, and three things say why they cannot be."""
    ada = sit_down(stage, beginning)
    ada.decide(CHANNEL)
    ada.why("area:litus_saxonicus", "area:oceanus_atlanticus")
    ada.decide(*[STAY] * 15)
    ada.why("band:sinus_britannicus:legion:3")


@frame("britannia/picking")
def picking(stage: Stage) -> None:
    """Two legions are left behind, one of them is taken along again, then all of them, and then nobody goes."""
    ada = sit_down(stage, beginning)
    ada.decide(CHANNEL, STAY, STAY)
    take_anew(ada, 3, STAY)
    take_anew(ada, 2)
    ada.undo()


def take_anew(ada: Visit, steps: int, *staying: str) -> None:
    """Put the legions down as if they had never been picked up, and pick some of them up."""
    for _ in range(steps):
        ada.undo()
    ada.decide(CHANNEL, *staying)


@frame("britannia/parting")
def parting(stage: Stage) -> None:
    """Three legions become a stack of their own and go to Wessex; the others follow and are merged with them."""
    ada = sit_down(stage, beginning)
    ada.decide(CHANNEL, STAY, STAY, STAY)
    take_anew(ada, 4, *[STAY] * 13)
    ada.decide("go wessex")
    ada.decide("halt", CHANNEL, "go wessex", "halt", "move wessex")


@frame("britannia/half")
def half(stage: Stage) -> None:
    """Half of the legions land in Kent."""
    ada = sit_down(stage, beginning)
    ada.decide(CHANNEL, *[STAY] * 8, "go kent")


def several_stacks(s: Britannia) -> bool:
    return s.turn == 3 and s.step.name == "movement" and len({band & 63 for band in s.bands if band}) > 3


@frame("britannia/stacks")
def stacks(stage: Stage) -> None:
    """One stack after the other is taken in hand, the largest first, and the largest again."""
    ada = sit_down(stage, several_stacks)
    view = ada.position["view"]
    movable = {band["area"] for band in view["bands"] if band["left"] > 0}
    sizes = {
        area["id"]: sum(stack["units"].values())
        for area in view["areas"]
        for stack in area.get("stacks", [])
        if stack["nation"] == view["nation"] and area["id"] in movable
    }
    ready = sorted(sizes, key=lambda area: -sizes[area])
    for area in (*ready, ready[0]):
        ada.decide(f"move {area}")
        ada.undo()


answered("unmoved", several_stacks, first="done")


def before_an_overlord(s: Britannia) -> bool:
    march = look(s, None).march if s.step.name == "march" else None
    return march is not None and "overlord" in march.targets.values()


@frame("britannia/overlord")
def overlord(stage: Stage) -> None:
    """Vassals on the march may not enter what is their overlord's."""
    ada = sit_down(stage, before_an_overlord)
    targets = ada.position["view"]["march"]["targets"]
    ada.why(f"area:{min(area for area, state in targets.items() if state == 'overlord')}")


# Other choices on the map and in the tray -----------------------------------------------------------------


@frame("britannia/growth")
def growth(stage: Stage) -> None:
    """The points must be spent; a unit is raised, and taken back."""
    ada = sit_down(stage, asked("growth", 1))
    ada.why("button:done")
    ada.decide(min(option["notation"] for option in ada.position["options"]))
    ada.undo()


def raided(s: Britannia) -> bool:
    """Raiders have landed, and may go back."""
    return s.step.name == "withdrawal" and len(s.options(s.actor)) > 1


@frame("britannia/withdrawal")
def withdrawal(stage: Stage) -> None:
    ada = sit_down(stage, raided)
    ada.choose_first("withdraw ")
    if ada.position["view"]["step"] == "withdrawal-goal":
        ada.choose_first()


for place in ("boudicca", "recall", "settlement", "overpopulation", "surplus", "arthur"):
    answered(place, asked(place))
for place in ("leader", "departure", "royal-infantry", "levy", "hiring"):
    answered(place, asked(place), "furor_normanis")


# Battles and petitions ------------------------------------------------------------------------------------


def two_battles(s: Britannia) -> bool:
    return s.step.name == "battles" and len(s.options(s.actor)) > 1


@frame("britannia/battles")
def battles(stage: Stage) -> None:
    """Two battles wait, and the second is fought first."""
    ada = sit_down(stage, two_battles)
    fights = [option["notation"] for option in ada.position["options"] if option["notation"].startswith("fight ")]
    waiting = [area["id"] for area in ada.position["view"]["areas"] if area.get("battle")]
    assert f"fight {waiting[1]}" in fights
    ada.decide(f"fight {waiting[1]}")


def storming_a_fort(s: Britannia) -> bool:
    """The attacker of an area with a fort is asked, with defenders still before it."""
    if s.step.name not in ("losses", "attacker-retreat") or s.asked != s.active or s.rounds == 0:
        return False
    here = next(area for area in look(s, None).areas if area.id == AREA_IDS[s.place])
    return "fort" in here.works and any(stack.nation != NATION_IDS[s.active] for stack in here.stacks)


def part_may_stay(s: Britannia) -> bool:
    return s.step.name == "attacker-retreat" and len(s.options(s.actor)) > 2


shown("storming", storming_a_fort)
answered("losses", asked("losses"))
answered("defender-retreat", asked("defender-retreat"), first="flee ")
answered("attacker-retreat", part_may_stay, first="keep ")
answered("submission", asked("submission"), first="submit")
answered("growth-permission", asked("growth-permission"), first="grant")


@frame("britannia/vote")
def vote(stage: Stage) -> None:
    """Ada votes for the Bretwalda; then the others do, and he is told of."""
    ada = sit_down(stage, asked("vote", 9), "artorius_rex")
    ada.choose_first()
    while stage.bede.position["view"]["step"] == "vote":
        stage.bede.choose_first()
    ada.listen()


# Ends of turns --------------------------------------------------------------------------------------------


def ended(name: str, happened: Happened, scenario: str) -> None:
    """A frame of a position, and of what comes of the word that ends the phase."""

    @frame(f"britannia/{name}")
    def end(stage: Stage) -> None:
        stage.sit_down(stage.game_before(GAME, {"scenario": scenario}, happened)).decide("done")


ended("king", lambda s, told: s.turn == 16 and "king" in told, "furor_normanis")
ended("fifth-turn", lambda s, told: s.turn == 5 and "turn" in told, "dux_britannia")
ended("freed", lambda s, told: "freed" in told, "dux_britannia")


# Tables that are set up -----------------------------------------------------------------------------------


@frame("britannia/new-table")
def new_table(stage: Stage) -> None:
    """A table of the shortest scenario; it has a seed that is known, and the answer to its setting-up is as usual."""
    ada = stage.sit_down(stage.game_until(GAME, {"scenario": "hadrianus"}, beginning))
    stage.requests["POST /api/tables"] = {**ada.page.table, "uploaded": False}


@frame("britannia/waiting-room")
def waiting_room(stage: Stage) -> None:
    """A private table with a name and a limit; Bede comes by the link, and Ada begins."""
    person, guest = stage.server.person("Ada"), stage.server.person("Bede")
    computers = [{"kind": "computer", "level": level} for level in ("hard", "normal")]
    wish = {
        "game": "britannia",
        "name": "The thousand years",
        "settings": {"scenario": "dux_britannia"},
        "seats": [{"kind": "me"}, {"kind": "open"}, *computers],
        "public": False,
        "limit": 60,
    }
    stage.requests["POST /api/tables"] = table = person.post("/api/tables", wish)
    ada = stage.visit(person, table["id"])
    ada.begin()
    bede = stage.visit(guest, table["id"])
    bede.ask("TakeSeat", seat=1)
    ada.listen()
    ada.ask("Start")
