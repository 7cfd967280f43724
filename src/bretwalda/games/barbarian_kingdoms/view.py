"""What a seat may see, what it is asked, and what each choice points at on the board."""

from __future__ import annotations

import msgspec

from bretwalda.engine.bits import size
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.state import NOBODY

from .board import (
    BATTLE_BONUS,
    BYTE,
    CLAIM,
    CLAIM_DISCOUNT,
    CONFIGURATION_IDS,
    CONTROL_TOKENS,
    EACH,
    FACTS,
    FIELD,
    INITIAL,
    KING,
    KINGDOM_IDS,
    KINGDOMS,
    KINGS_TO_WIN,
    LEAST_CLAIM,
    MARKER_VALUE,
    NONE,
    PROVINCE_IDS,
    PROVINCES,
    PROVINCES_TO_WIN,
    RECRUIT_DISCOUNT,
    REIGN_ENEMY_KING,
    REIGN_OWN_KING,
    REIGN_TOKEN,
    REIGN_WARRIOR,
    SEA,
    TITLE_IDS,
    TOKEN_IDS,
    TOKENS,
    TREMIS_A_POINT,
    VERBS,
    WARRIOR,
    WARRIOR_VALUE,
    WARRIORS,
    ZONE_IDS,
    prices_of,
    value,
)
from .scoring import ENDINGS, ranking, reign, title, trophies
from .state import ACTIVE, FOE, Kingdoms
from .steps.battle import points, wins_ties
from .steps.contests import deciding
from .steps.hoards import least_sum
from .steps.invasion import claim_cost
from .steps.money import recruit_cost
from .steps.series import wanted

FIGHTING = "battle"  # where a king is who fights just now


class UnitView(msgspec.Struct):
    """A unit in a province."""

    kingdom: str
    king: bool


class ProvinceView(msgspec.Struct):
    """A province."""

    id: str
    passable: bool
    controller: str | None  # the kingdom that controls it
    token: str | None  # the kingdom whose control token lies here
    suspended: bool  # an initial province that nobody controls because of a foreign unit
    unit: UnitView | None
    tokens: dict[str, int]  # face up, by kind
    face_down: bool


class KingdomView(msgspec.Struct):
    """A kingdom in play."""

    id: str
    seat: int
    side: int  # kingdoms of one side have the same number
    king: str | None  # a zone, "battle", or nowhere any more
    at_sea: int  # warriors
    warriors: int  # on the map
    control_tokens: int  # on the map
    provinces: int  # controlled
    recruit_cost: int | None  # of the next warrior
    claim_cost: int | None  # of the next claim
    trophies: int  # kings eliminated
    captor: str | None  # who has eliminated its king
    home: list[str]  # its initial provinces, the capital first
    recruit_track: list[int]  # what the warriors cost, the first one first
    claim_track: list[int]  # what the claims cost, likewise
    powers: list[str]  # the kingdom's own, then its king's


class SeatView(msgspec.Struct):
    """A player."""

    kingdoms: list[str]
    treasury: dict[str, int] | None  # own, or everybody's at the end
    tremis: int | None  # what it is worth
    locked: bool  # has chosen a bribe that is not revealed yet


class ArmyView(msgspec.Struct, omit_defaults=True):
    """One side of a battle."""

    kingdom: str
    warriors: int
    king: bool
    points: int  # before the bribe
    warrior_points: int  # of each warrior
    marker_points: int  # for an own control marker
    wins_ties: bool
    bonus_points: int = 0  # by a power, whoever fights


class BattleView(msgspec.Struct):
    """The battle that is being fought."""

    province: str
    active: ArmyView
    foe: ArmyView
    no_more: list[str]  # kingdoms that bring no more reinforcements


class Hoard(msgspec.Struct):
    """A sum that the one who looks is putting together."""

    tokens: dict[str, int]  # chosen so far
    missing: int  # tremis still to choose


class Reign(msgspec.Struct):
    """A player's place at the end, and what the points are for."""

    seat: int
    points: int
    title: str
    enemy_kings: int
    own_kings: int
    warriors: int
    control_tokens: int
    treasury: int


class Reckoning(msgspec.Struct):
    """How the game ended."""

    end: str  # "territorial", "military" or "rounds"
    winners: list[int]
    ranking: list[Reign]  # first to last


class Goal(msgspec.Struct):
    """What wins the game at once."""

    provinces: int  # controlled by one kingdom
    kings: int  # eliminated by one side; in teams and pairs all those of one opponent


class KingdomsView(msgspec.Struct):
    """All that a seat may see of a position."""

    seat: int | None  # who is looking
    actors: list[int]
    step: str | None
    round: int
    limit: int  # rounds; 0 = none
    teams: bool
    goal: Goal
    configuration: str | None
    selected: dict[str, int | None]  # before the game: the kingdoms named so far, with their letters in pairs and teams
    active: str | None  # the kingdom whose turn it is
    action: str | None
    site: str | None  # the province where the action takes place
    picked: UnitView | None  # the unit chosen to move
    picked_from: str | None  # its zone
    asked: str | None  # the kingdom that may contest
    contestants: list[str]  # the same, and those who come next
    order: list[str]  # kingdoms in turn order
    kingdoms: list[KingdomView]
    provinces: list[ProvinceView]
    seats: list[SeatView]
    battle: BattleView | None
    own_sum: Hoard | None
    own_bribe: dict[str, int] | None  # locked
    reckoning: Reckoning | None


def view(s: Kingdoms, seat: int | None) -> KingdomsView:
    if seat is not None:
        s.check_seat(seat)
    over = s.actor == NOBODY
    step = s.step.name
    return KingdomsView(
        seat=seat,
        actors=[int(actor) for actor in s.actors()],
        step=None if over else step,
        round=int(s.round),
        limit=int(s.limit),
        teams=s.teams,
        goal=Goal(int(PROVINCES_TO_WIN), _kings_to_win(s)),
        configuration=None if s.row == NONE else CONFIGURATION_IDS[s.row],
        selected=_selected(s),
        active=None if s.active == NONE else KINGDOM_IDS[s.active],
        action=None if s.action == NONE else VERBS.notation(s.action),
        site=None if s.site == NONE else PROVINCE_IDS[s.site],
        picked=None if s.unit == NONE else UnitView(KINGDOM_IDS[s.active], s.unit & 1 == 1),
        picked_from=None if s.unit == NONE else ZONE_IDS[s.unit >> 1],
        asked=KINGDOM_IDS[s.foe] if not over and step == "contest" else None,
        contestants=_contestants(s) if not over and step == "contest" else [],
        order=[KINGDOM_IDS[k] for k in s.order],
        kingdoms=[_kingdom(s, k) for k in range(KINGDOMS) if s.owner[k] != NONE and s.open],
        provinces=[_province(s, p) for p in range(PROVINCES)],
        seats=[_seat(s, p, p == seat or over) for p in range(s.seats)],
        battle=None if over or step not in BATTLE_STEPS else _battle(s),
        own_sum=_own_sum(s, seat),
        own_bribe=_own_bribe(s, seat),
        reckoning=_reckoning(s) if over else None,
    )


BATTLE_STEPS = ("rally", "reinforcement", "bribery", "ransom", "counted-ransom", "staying", "evacuation")


def _selected(s: Kingdoms) -> dict[str, int | None]:
    if s.open:
        return {}
    named = [k for k in range(KINGDOMS) if s.selected >> k & 1]
    return {KINGDOM_IDS[k]: None if s.letter(k) == NONE else int(s.letter(k)) for k in named}


def by_kind(hoard: int) -> dict[str, int]:
    """A hoard as numbers by the kind of token."""
    return {TOKEN_IDS[t]: int(hoard >> t * BYTE & EACH) for t in range(TOKENS)}


def _kings_to_win(s: Kingdoms) -> int:
    """With pairs and teams all kings of one opponent (rules 10); every opponent has the same number of them."""
    if s.seats > 2 and not s.teams:
        return int(KINGS_TO_WIN)
    sizes = [sum(1 for k in s.order if s.side[k] == side) for side in s.side if side != NONE]
    return max(sizes, default=int(KINGS_TO_WIN))


def _contestants(s: Kingdoms) -> list[str]:
    order = [s.order[(s.turn + n) % len(s.order)] for n in range(s.asked, len(s.order))]
    return [KINGDOM_IDS[k] for k in order if not s.allied(k, s.active) and s.reaches(k, s.site)]


def _kingdom(s: Kingdoms, k: int) -> KingdomView:
    zone = s.king[k]
    placed = int(size(s.ruled[k]))
    discount = s.power(k, CLAIM_DISCOUNT, False)
    facts = FACTS["kingdom"][k]
    claims = [int(max(cost - discount, LEAST_CLAIM)) for cost in prices_of(facts, "claim")]
    levy = int(s.power(k, RECRUIT_DISCOUNT, True))
    return KingdomView(
        id=KINGDOM_IDS[k],
        seat=int(s.owner[k]),
        side=int(s.side[k]),
        king=None if zone == NONE else FIGHTING if zone == FIELD else ZONE_IDS[zone],
        at_sea=int(s.sea[k]),
        warriors=int(s.levied[k]),
        control_tokens=placed,
        provinces=int(s.lands(k)),
        recruit_cost=int(recruit_cost(s, k)) if s.levied[k] < WARRIORS else None,
        claim_cost=claims[placed] if placed < CONTROL_TOKENS else None,
        trophies=int(trophies(s, k)),
        captor=None if s.captor[k] == NONE else KINGDOM_IDS[s.captor[k]],
        home=facts["provinces"],
        recruit_track=[max(cost - levy, 0) for cost in prices_of(facts, "recruit")],
        claim_track=claims,
        powers=[facts["kingdom_power"]["id"], facts["king_power"]["id"]],
    )


def _province(s: Kingdoms, p: int) -> ProvinceView:
    controller, unit = s.controller(p), s.occupant(p)
    token = next((k for k in s.order if s.ruled[k] >> p & 1), NONE)
    initial = any(INITIAL[k] >> p & 1 for k in s.order)
    return ProvinceView(
        id=PROVINCE_IDS[p],
        passable=not s.open or s.open >> p & 1 == 1,
        controller=None if controller == NONE else KINGDOM_IDS[controller],
        token=None if token == NONE else KINGDOM_IDS[token],
        suspended=initial and controller == NONE,
        unit=None if unit == NONE else UnitView(KINGDOM_IDS[unit], s.king[unit] == p),
        tokens=by_kind(s.stock[p]),
        face_down=s.down[p] != 0,
    )


def _seat(s: Kingdoms, p: int, shown: bool) -> SeatView:
    sides = [(ACTIVE, s.active), (FOE, s.foe)] if s.secret else []
    return SeatView(
        kingdoms=[KINGDOM_IDS[k] for k in range(KINGDOMS) if s.owner[k] == p],
        treasury=by_kind(s.purse[p]) if shown else None,
        tremis=int(value(s.purse[p])) if shown else None,
        locked=any(s.owner[k] == p and s.bribe[i] != NONE for i, k in sides),
    )


def _battle(s: Kingdoms) -> BattleView:
    armies = [_army(s, int(i)) for i in (ACTIVE, FOE)]
    no_more = [KINGDOM_IDS[s.kingdom_of(i)] for i in (ACTIVE, FOE) if s.passed >> i & 1]
    return BattleView(PROVINCE_IDS[s.site], armies[0], armies[1], no_more)


def _army(s: Kingdoms, i: int) -> ArmyView:
    k = s.kingdom_of(i)
    king = s.royal >> i & 1 == 1
    return ArmyView(
        kingdom=KINGDOM_IDS[k],
        warriors=int(s.host[i]),
        king=king,
        points=int(points(s, i)),
        warrior_points=int(s.power_at(k, WARRIOR_VALUE, king, s.site)),
        marker_points=int(s.power_at(k, MARKER_VALUE, king, s.site)) if s.marker == k else 0,
        bonus_points=int(s.power_at(k, BATTLE_BONUS, king, s.site)),
        wins_ties=wins_ties(s, i),
    )


def _own_side(s: Kingdoms, seat: int | None) -> int | None:
    """The side of the battle for which a seat chooses a bribe."""
    if seat is None or not s.secret:
        return None
    return next((int(i) for i in (ACTIVE, FOE) if s.owner[s.kingdom_of(i)] == seat), None)


def _own_sum(s: Kingdoms, seat: int | None) -> Hoard | None:
    side = _own_side(s, seat)
    if s.step.name in ("counted-paying", "counted-ransom", "collecting") and seat == s.actor:
        side = int(1 - s.victors) if s.step.name == "counted-ransom" else int(ACTIVE)
    elif side is None or s.due[side] == NONE or s.bribe[side] != NONE:
        return None
    return Hoard(by_kind(s.paid[side]), int(s.due[side]))


def _own_bribe(s: Kingdoms, seat: int | None) -> dict[str, int] | None:
    side = _own_side(s, seat)
    return None if side is None or s.bribe[side] == NONE else by_kind(s.bribe[side])


def _reckoning(s: Kingdoms) -> Reckoning:
    return Reckoning(
        end=ENDINGS[s.ended],
        winners=[p for p in range(s.seats) if s.side_of(p) == s.victor],
        ranking=[_reign(s, int(p)) for p in ranking(s)],
    )


def _reign(s: Kingdoms, seat: int) -> Reign:
    own = [k for k in s.order if s.owner[k] == seat]
    return Reign(
        seat=seat,
        points=int(reign(s, seat)),
        title=TITLE_IDS[title(reign(s, seat))],
        enemy_kings=sum(int(REIGN_ENEMY_KING * trophies(s, k)) for k in own),
        own_kings=sum(int(REIGN_OWN_KING) for k in own if s.king[k] != NONE),
        warriors=sum(int(REIGN_WARRIOR * s.levied[k]) for k in own),
        control_tokens=sum(int(REIGN_TOKEN * size(s.ruled[k])) for k in own),
        treasury=int(value(s.purse[seat]) // TREMIS_A_POINT),
    )


# --- What is asked --------------------------------------------------------------------------------


def prompt(s: Kingdoms, seat: int) -> Message:
    """What the seat is asked, with the numbers and places that the sentence needs."""
    step = s.step.name
    if step == "bribery":
        return _asked_for_bribe(s, seat)
    return Message(f"prompt-{step}", _asked(s, step))


def _asked(s: Kingdoms, step: str) -> tuple[Arg, ...]:
    if step in ("selection", "naming"):
        return (_number(wanted(s) - size(s.selected)), *_next_letter(s))
    if s.open == 0 or step == "pair-order":
        return ()
    if step in ("recruitment", "more-recruitment"):
        return (_kingdom_arg(s.active), _number(recruit_cost(s, s.active)))
    if step in ("move-target", "invasion-target"):
        return (_kingdom_arg(s.active), Arg("king", "number", int(s.unit & 1)), _zone(s.unit >> 1))
    if step == "extra-claim":
        return (_kingdom_arg(s.active), _zone(s.site), _number(claim_cost(s, s.site)))
    if step in ("changing", "collecting"):
        return (_kingdom_arg(s.active), _number(s.due[ACTIVE]))
    if step == "paying":
        return (_kingdom_arg(s.active), _number(s.due[ACTIVE]), Arg("price", "number", int(s.price)))
    if step == "ransom":
        return (_kingdom_arg(s.kingdom_of(1 - s.victors)), _number(least_sum(s.purse[s.actor], s.price)))
    if step in ("counted-paying", "counted-ransom"):
        side = ACTIVE if step == "counted-paying" else 1 - s.victors
        return (_kingdom_arg(s.kingdom_of(side)), _number(s.due[side]), _token(s.coin[side]))
    if step == "contest":
        claim = Arg("claim", "number", int(s.action == CLAIM))
        return (_kingdom_arg(s.foe), _kingdom_arg(s.active, "other"), _zone(s.site), claim)
    if step in ("rally", "reinforcement"):
        own = FOE if step == "rally" else deciding(s)
        return (_kingdom_arg(s.kingdom_of(own)), _zone(s.site), *_points(s, int(own)))
    if step in ("staying", "evacuation"):
        return (_kingdom_arg(s.kingdom_of(s.victors)), _zone(s.site), Arg("king", "number", int(s.royal != 0)))
    return (_kingdom_arg(s.active),)


def _asked_for_bribe(s: Kingdoms, seat: int) -> Message:
    own = int(ACTIVE if s.owner[s.active] == seat else FOE)
    kingdom = _kingdom_arg(s.kingdom_of(own))
    if s.due[own] != NONE:
        return Message("prompt-bribery-tokens", (kingdom, _number(s.due[own]), _token(s.coin[own])))
    return Message("prompt-bribery", (kingdom, _zone(s.site), *_points(s, own)))


def _next_letter(s: Kingdoms) -> tuple[Arg, ...]:
    """The letter that the next kingdom gets, as a number from 1; 0 where kingdoms have none."""
    return (Arg("letter", "number", int(size(s.selected) % s.sides) + 1 if s.sides else 0),)


def _points(s: Kingdoms, own: int) -> tuple[Arg, Arg]:
    """The battle points of both sides before bribes."""
    return Arg("own", "number", int(points(s, own))), Arg("theirs", "number", int(points(s, 1 - own)))


def _kingdom_arg(kingdom: int, name: str = "kingdom") -> Arg:
    return Arg(name, "kingdom", int(kingdom))


def _zone(zone: int) -> Arg:
    return Arg("zone", "zone", int(zone))


def _token(token: int) -> Arg:
    return Arg("token", "token", int(token))


def _number(number: int) -> Arg:
    return Arg("number", "number", int(number))


# --- What choices point at ------------------------------------------------------------------------


def points_at(s: Kingdoms, choice: int) -> str:
    """What a choice points at on the page, where that depends on the position."""
    if choice == CLAIM and s.site != NONE:
        return f"zone:{ZONE_IDS[s.site]}"  # what has just been invaded
    if choice == KING:
        kingdom = _decider(s)
        zone = s.king[kingdom]
        return f"king:{KINGDOM_IDS[kingdom]}" if zone == NONE or zone >= SEA else f"unit:{ZONE_IDS[zone]}"
    if choice == WARRIOR + SEA:
        return f"warriors:{KINGDOM_IDS[_decider(s)]}"
    return VERBS.points_at(choice)


def _decider(s: Kingdoms) -> int:
    """The kingdom whose units are chosen from."""
    step = s.step.name
    if step in ("contest", "rally"):
        return int(s.foe)
    if step == "reinforcement":
        return int(s.kingdom_of(deciding(s)))
    return int(s.kingdom_of(s.victors) if step in ("staying", "evacuation") else s.active)
