"""A view, and the arguments that only this game has, as text in the reader's language.

From one position to the next hardly anything changes, and saying is slow: what has been said is remembered.
"""

from __future__ import annotations

from functools import lru_cache

from bretwalda.engine.columns import aligned
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts

from .board import (
    AREA_IDS,
    FOOT,
    GUARD,
    HORSE,
    LEADER_IDS,
    NATION_IDS,
    NONE,
    PHASE_IDS,
    SCENARIO_IDS,
    UNIT_IDS,
    unit_of,
)
from .view import AreaView, BritanniaView, NationView, StackView, dice_shown

NO_DICE = "none"  # the texts ask for it
REMEMBERED = 1 << 14
COLUMNS = ("nation", "player", "points", "areas", "armies", "at-sea", "savings", "notes")

Troops = tuple[int, int, int, int, int]  # nation, foot, horse, leader or NONE, guard


def text(seen: BritanniaView, texts: Texts) -> str:
    """The view as aligned lines in the reader's language."""
    nations = [nation for nation in seen.nations if not nation.out]
    occupied = [area for area in seen.areas if area.stacks or area.works or area.holder]
    blocks = [
        "\n".join(headline(seen, texts)),
        aligned([_titles(texts), *(_nation_row(seen, nation, texts) for nation in nations)]),
        "\n".join(_area_line(area, texts) for area in occupied),
    ]
    return "\n\n".join(blocks)


def headline(seen: BritanniaView, texts: Texts) -> list[str]:
    """Where the game is, who has to decide or who has won, and the players' points."""
    scenario, phase = SCENARIO_IDS.index(seen.scenario), PHASE_IDS.index(seen.phase)
    turn = (Arg("turn", "number", seen.turn), Arg("last", "number", seen.last_turn))
    lines = [texts.message(Message("view-turn", (Arg("scenario", "scenario", scenario), *turn)))]
    if seen.winners is not None:
        lines += [texts.message(Message("view-won", (Arg("seat", "seat", seat),))) for seat in seen.winners]
    elif seen.asked is not None and seen.actor is not None:
        args = (
            Arg("phase", "phase", phase),
            Arg("nation", "nation", NATION_IDS.index(seen.asked)),
            Arg("seat", "seat", seen.actor),
        )
        lines.append(texts.message(Message("view-deciding", args)))
    if seen.battle is not None:
        fought = (
            Arg("area", "area", AREA_IDS.index(seen.battle.area)),
            Arg("attacker", "nation", NATION_IDS.index(seen.battle.attacker)),
            Arg("defender", "nation", NATION_IDS.index(seen.battle.defender)),
            Arg("round", "number", seen.battle.rounds),
        )
        lines.append(texts.message(Message("view-battle", fought)))
    points = [texts.say("view-points", player=texts.seat(k), points=score) for k, score in enumerate(seen.scores)]
    return [*lines, " · ".join(points)]


def _titles(texts: Texts) -> list[str]:
    return [texts.say(f"table-{column}") for column in COLUMNS]


def _nation_row(seen: BritanniaView, nation: NationView, texts: Texts) -> list[str]:
    numbers = (nation.score, nation.areas, nation.armies, nation.at_sea, nation.savings)
    mark = "> " if nation.id == seen.nation else ""
    notes = _notes(nation.leader, tuple(nation.statuses), nation.overlord, texts)
    return [mark + _nation_name(nation.id, texts), texts.seat(nation.seat), *map(str, numbers), notes]


@lru_cache(maxsize=REMEMBERED)
def _nation_name(nation: str, texts: Texts) -> str:
    return texts.name("nation", nation)


@lru_cache(maxsize=REMEMBERED)
def _notes(leader: str | None, statuses: tuple[str, ...], overlord: str | None, texts: Texts) -> str:
    """What is special about a nation in this turn."""
    notes = [texts.name("leader", leader)] if leader else []
    notes += [texts.name("status", status) for status in statuses]
    if overlord:
        notes.append(texts.message(Message("view-vassal", (Arg("nation", "nation", NATION_IDS.index(overlord)),))))
    return ", ".join(notes)


def _area_line(area: AreaView, texts: Texts) -> str:
    """An area, whose it is, and all that stands in it."""
    stacks = tuple(_counted(stack) for stack in area.stacks)
    return _contents(area.id, area.holder, stacks, tuple(area.works), area.battle, texts)


def _counted(stack: StackView) -> Troops:
    """The nation, foot, horse, leader and guard of a stack."""
    nation = NATION_IDS.index(stack.nation)
    foot, horse, guard = (stack.units.get(UNIT_IDS[unit_of(nation, kind)], 0) for kind in (FOOT, HORSE, GUARD))
    return nation, foot, horse, NONE if stack.leader is None else LEADER_IDS.index(stack.leader), guard


@lru_cache(maxsize=REMEMBERED)
def _contents(
    area: str, holder: str | None, stacks: tuple[Troops, ...], works: tuple[str, ...], battle: bool, texts: Texts
) -> str:
    parts = [_troops(*stack, texts) for stack in stacks]
    if not parts and holder:
        parts.append(texts.name("nation", holder))
    parts += [texts.say("view-ruin") if work == "ruin" else texts.name("unit", work) for work in works]
    if battle:
        parts.append(texts.say("view-contested"))
    return texts.say("view-area", area=texts.name("area", area), contents=", ".join(parts))


def phrase(texts: Texts, kind: str, value: int) -> str:
    """Armies with a leader, or dice, packed in one number by `state.troops` and by the battle."""
    if kind == "dice":
        return ", ".join(map(str, dice_shown(value))) or NO_DICE
    assert kind == "troops", f"no words for arguments of kind {kind}"
    return _troops(*troops(value), texts)


def troops(packed: int) -> Troops:
    """What `state.troops` has put together."""
    return packed >> 18 & 63, packed & 63, packed >> 6 & 63, (packed >> 12 & 63) - 1, packed >> 24


@lru_cache(maxsize=REMEMBERED)
def _troops(nation: int, foot: int, horse: int, leader: int, guard: int, texts: Texts) -> str:
    """Armies and their leader: `2 infantry of the Welsh`."""
    counts = [(FOOT, foot), (HORSE, horse), (GUARD, guard)]
    parts = [_units(int(unit_of(nation, kind)), number, texts) for kind, number in counts if number]
    if not parts:
        assert leader != NONE, "troops are units, or a leader, or both"
        return texts.name("leader", LEADER_IDS[leader])
    units = parts[0] if len(parts) == 1 else texts.say("both", one=", ".join(parts[:-1]), other=parts[-1])
    people = texts.message(Message("troops-of", (Arg("nation", "nation", nation),)))
    if leader == NONE:
        return f"{units} {people}"
    return texts.say("troops-led", troops=f"{units} {people}", leader=texts.name("leader", LEADER_IDS[leader]))


def _units(unit: int, number: int, texts: Texts) -> str:
    """So many units: `one legion`, `3 legions`."""
    return texts.message(Message("units", (Arg("unit", "unit", unit), Arg("number", "number", number))))
