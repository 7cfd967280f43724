"""What a seat may see, what it is asked, and what each choice points at on the board."""

from __future__ import annotations

import msgspec

from bretwalda.engine.bits import size
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.state import NOBODY

from .board import (
    ABSENT,
    ACHIEVEMENTS,
    BATTLE,
    BEHAVIOUR,
    CARD_IDS,
    EXTRA,
    FACTS,
    FIRST,
    FORESIGHTED,
    JOKER,
    KINDS,
    KINGDOM_IDS,
    LONGEST_ROAD_IDS,
    MAX,
    NOBODYS,
    NONE,
    OBJECTIVE_IDS,
    OBJECTIVES_IDS,
    OWN_COLOUR,
    PLACE_IDS,
    PLANNING,
    POWERS,
    RATING_IDS,
    SHOWN,
    SLOTS,
    THRESHOLD_REACHED,
    THRESHOLDS,
    TRACK_IDS,
    TURNS,
    VASSALS_CLAIM,
    ZONE_IDS,
    count,
    planned,
    planned_cards,
    planned_zone,
    total,
)
from .expressions import all_places, read
from .facts_check import FREE
from .realm import Realm
from .scoring import condition_met, most_points, objective_points, points, rating, rex
from .state import Rex


class PlaceView(msgspec.Struct):
    """A road or a city."""

    id: str
    held_by: list[str]  # kingdoms with a cube or an oppidum there
    rome: bool  # allotted to Rome
    token: bool  # to be won this turn


class PlayView(msgspec.Struct):
    """A card and the zone it goes to."""

    card: str
    zone: str


class ConditionView(msgspec.Struct, omit_defaults=True):
    """One condition of an objective."""

    kind: str
    names: list[str]  # of regions, links, zones or places, as the kind says; of a free one, the expression
    true: bool  # as things stand, whatever the conditions above it
    places: list[str] = []  # that a free one is about


class ObjectiveView(msgspec.Struct):
    """An objective card and what it is worth as things stand."""

    id: str
    type: str
    conditions: list[ConditionView]
    points: int


class TrackView(msgspec.Struct):
    """A kingdom on a track."""

    value: int
    first: bool
    thresholds: int  # how many are reached
    max: bool


class DeploymentView(msgspec.Struct):
    """A deployment card of a kingdom that nobody leads: the zone it shows, and the one it shows when turned round."""

    zone: str
    other: str


class KingdomView(msgspec.Struct):
    """A kingdom."""

    id: str
    seat: int | None  # who leads it
    absent: bool  # not in the game
    cards: int  # in hand
    shown: list[str]  # cards in hand that everybody has seen
    deck: int
    queue: list[str]
    ready: bool  # has taken its secret decision
    plays: list[PlayView]  # own plan, or what was revealed
    tracks: dict[str, TrackView]
    achievements: int
    oppida: int  # markers left
    objectives_kept: int
    slots: list[DeploymentView] | None  # the deployment cards of the foresighted kingdom
    hand: list[str] | None = None  # own only
    discard: list[str] | None = None  # own only
    objectives: list[ObjectiveView] | None = None  # own only, everybody's at the end
    put_away: str | None = None  # own only


class Battle(msgspec.Struct):
    """The battle being resolved."""

    zone: str
    strengths: dict[str, int]
    winners: list[str]
    vassals: list[str]


class Score(msgspec.Struct):
    """What a player has reached in the end."""

    kingdom: str
    tracks: dict[str, int]  # points of each
    objectives: dict[str, int]  # points of each
    total: int


class Reckoning(msgspec.Struct):
    """How the game ended."""

    rex: str | None  # None = the throne is vacant, or nobody played against anybody
    scores: list[Score]
    rating: str | None  # of a solo game


class RexView(msgspec.Struct):
    """All that a seat may see of a position."""

    seat: int | None  # who is looking
    actors: list[int]
    step: str | None
    objectives: str  # the setting
    random_reinforcements: bool
    duel: bool
    longest_road: str  # the setting
    turn: int
    turns: int
    order: list[str]  # kingdoms in the order of the turn
    kingdoms: list[KingdomView]
    places: list[PlaceView]
    jokers: list[str]  # zones whose joker can be won this turn
    bag: int  # tokens left
    reinforcements: list[str] | None  # None = face down
    reinforcements_left: int
    firsts_won: list[str]  # tracks whose First is gone
    battle: Battle | None
    reckoning: Reckoning | None


def view(s: Rex, seat: int | None) -> RexView:
    if seat is not None:
        s.check_seat(seat)
    over = s.actor == NOBODY
    hidden = s.random_reinforcements
    return RexView(
        seat=seat,
        actors=[int(actor) for actor in s.actors()],
        step=None if over else s.step.name,
        objectives=OBJECTIVES_IDS[s.objectives],
        random_reinforcements=hidden,
        duel=s.duel,
        longest_road=LONGEST_ROAD_IDS[s.group_roads],
        turn=int(s.turn),
        turns=int(TURNS),
        order=[KINGDOM_IDS[k] for k in s.order],
        kingdoms=[_kingdom(s, realm, seat) for realm in s.realm],
        places=_places(s),
        jokers=[zone for z, zone in enumerate(ZONE_IDS) if s.tokens >> JOKER + z & 1],
        bag=int(size(s.bag)),
        reinforcements=None if hidden else cards(s.reinforcements),
        reinforcements_left=int(total(s.reinforcements)),
        firsts_won=[track for t, track in enumerate(TRACK_IDS) if s.firsts >> t & 1],
        battle=_battle(s) if BATTLE < s.phase <= POWERS else None,
        reckoning=_reckoning(s) if over else None,
    )


def cards(packed: int) -> list[str]:
    """Cards counted in one number, one by one."""
    return [CARD_IDS[kind] for kind in range(KINDS) for _ in range(count(packed, kind))]


def plan_is_secret(s: Rex) -> bool:
    return s.phase == PLANNING


def _kingdom(s: Rex, realm: Realm, viewer: int | None) -> KingdomView:
    own = viewer is not None and realm.seat == viewer
    over = s.actor == NOBODY
    hand = realm.hand + (planned_cards(realm.plan) if plan_is_secret(s) else 0)
    foresighted = realm.seat == NOBODYS and BEHAVIOUR[realm.kingdom] == FORESIGHTED and s.turn > 0
    return KingdomView(
        id=KINGDOM_IDS[realm.kingdom],
        seat=int(realm.seat) if realm.seat >= 0 else None,
        absent=realm.seat == ABSENT,
        cards=int(total(hand)),
        shown=cards(realm.known),
        deck=int(total(realm.deck)),
        queue=cards(realm.queue),
        ready=s.secret and realm.seat >= 0 and bool(s.ready >> realm.seat & 1),
        plays=plays(realm) if own or not plan_is_secret(s) else [],
        tracks={track: _track(realm, t) for t, track in enumerate(TRACK_IDS)},
        achievements=int(size(realm.achieved)),
        oppida=int(realm.oppida()),
        objectives_kept=_kept(s, realm, own),
        slots=[_deployment(number) for number in s.slot] if foresighted else None,
        hand=cards(realm.hand) if own else None,
        discard=cards(realm.discard) if own else None,
        objectives=_objectives(realm) if own or (over and realm.seat >= 0) else None,
        put_away=OBJECTIVE_IDS[int(realm.away).bit_length() - 1] if own and realm.away else None,
    )


def _deployment(number: int) -> DeploymentView:
    return DeploymentView(ZONE_IDS[SHOWN[number]], ZONE_IDS[SHOWN[number ^ 1]])


def _kept(s: Rex, realm: Realm, own: bool) -> int:
    """How many objectives a kingdom keeps; whether others have put one away shows when all have."""
    putting_away = s.secret and not plan_is_secret(s)
    return int(size(realm.objectives | (realm.away if putting_away and not own else 0)))


def plays(realm: Realm) -> list[PlayView]:
    """The cards in a card holder."""
    return [
        PlayView(CARD_IDS[planned(realm.plan, slot)], ZONE_IDS[planned_zone(realm.plan, slot)])
        for slot in range(SLOTS)
        if planned(realm.plan, slot) != NONE
    ]


def _track(realm: Realm, track: int) -> TrackView:
    won = realm.achieved >> track * ACHIEVEMENTS
    return TrackView(
        value=int(realm.track(track)),
        first=bool(won >> FIRST & 1),
        thresholds=sum(int(won >> THRESHOLD_REACHED + k & 1) for k in range(THRESHOLDS)),
        max=bool(won >> MAX & 1),
    )


def _objectives(realm: Realm) -> list[ObjectiveView]:
    kept = [number for number in range(len(OBJECTIVE_IDS)) if realm.objectives >> number & 1]
    return [objective(realm, number) for number in kept]


def objective(realm: Realm, number: int) -> ObjectiveView:
    """An objective as a kingdom stands to it."""
    row = FACTS["objective"][number]
    return ObjectiveView(
        id=row["id"],
        type=row["type"],
        conditions=[
            ConditionView(kind, names, condition_met(realm.held, number, k), _free_places(kind, names))
            for k, (kind, *names) in enumerate(row["conditions"])
        ],
        points=int(objective_points(realm.held, number)),
    )


def _free_places(kind: str, names: list[str]) -> list[str]:
    return sorted(all_places(FACTS, read(names[0]))) if kind == FREE else []


def _places(s: Rex) -> list[PlaceView]:
    return [
        PlaceView(
            id=place,
            held_by=[KINGDOM_IDS[realm.kingdom] for realm in s.realm if realm.held >> number & 1],
            rome=bool(s.rome >> number & 1),
            token=bool(s.tokens >> number & 1),
        )
        for number, place in enumerate(PLACE_IDS)
    ]


def _battle(s: Rex) -> Battle:
    return Battle(
        zone=ZONE_IDS[s.zone],
        strengths={name: int(s.strength(k)) for k, name in enumerate(KINGDOM_IDS) if s.strength(k)},
        winners=[name for k, name in enumerate(KINGDOM_IDS) if s.winners >> k & 1],
        vassals=[name for k, name in enumerate(KINGDOM_IDS) if s.vassals >> k & 1],
    )


def _reckoning(s: Rex) -> Reckoning:
    players = [realm for realm in s.realm if realm.seat >= 0]
    winner = rex(s)
    alone = s.seats == 1
    return Reckoning(
        rex=None if alone or winner == NONE else KINGDOM_IDS[winner],
        scores=[_score(realm) for realm in players],
        rating=RATING_IDS[rating(points(players[0]), most_points(s))] if alone else None,
    )


def _score(realm: Realm) -> Score:
    bits = (1 << ACHIEVEMENTS) - 1
    return Score(
        kingdom=KINGDOM_IDS[realm.kingdom],
        tracks={t: int(size(realm.achieved >> k * ACHIEVEMENTS & bits)) for k, t in enumerate(TRACK_IDS)},
        objectives={one.id: one.points for one in _objectives(realm)},
        total=int(points(realm)),
    )


# --- Questions ------------------------------------------------------------------------------------


def prompt(s: Rex, seat: int) -> Message:
    """What the seat is asked, with the numbers and places that the sentence needs."""
    return Message(f"prompt-{s.step.name}", _asked(s, s.step.name, seat))


def _asked(s: Rex, step: str, seat: int) -> tuple[Arg, ...]:
    if step == "recruitment":
        return (Arg("left", "number", int(s.left)),)
    if step == "planning":
        return _asked_to_plan(s, seat)
    if step == "claim":
        vassal = s.phase == VASSALS_CLAIM
        return (_zone_arg(s), Arg("left", "number", int(s.left)), Arg("vassal", "number", int(vassal)))
    if step in ("joker", "hiring", "joining"):
        return (_zone_arg(s),)
    if step in ("reinforcement", "help"):
        return (Arg("random", "number", int(s.random_reinforcements)),)
    return ()


def _asked_to_plan(s: Rex, seat: int) -> tuple[Arg, ...]:
    """How many cards are planned, and whether one more could be."""
    realm = s.realm[s.kingdom_of(seat)]
    number = len(plays(realm))
    extras = number == EXTRA and realm.hand & ~OWN_COLOUR[realm.kingdom] != 0
    return Arg("cards", "number", number), Arg("extras", "number", int(extras))


def _zone_arg(s: Rex) -> Arg:
    return Arg("zone", "zone", int(s.zone))
