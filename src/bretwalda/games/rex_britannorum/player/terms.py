"""What the judgement of a position consists of, and what the planner expects of a choice, for explanations.

A position's terms are the points that a kingdom may expect, track by track and objective by objective, and those of its
rivals against them. They rest on cards and objectives that are imagined for everybody else: what is said of rivals is
only by how many points their expectation changes.
"""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec

from bretwalda.engine.bits import size
from bretwalda.engine.counsel import victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.foresight import Foresight, Said, Term, averaged
from bretwalda.engine.state import NOBODY

from .. import scoring
from ..board import (
    ACHIEVEMENTS,
    CONFIRM,
    DRAW,
    EXTRA,
    KINGDOMS,
    NONE,
    OBJECTIVES,
    PLANNING,
    PUT_AWAY,
    RECRUIT,
    RECRUITMENT,
    SEND,
    SLOTS,
    TRACKS,
    VALUES,
    ZONES,
    card,
    count,
    planned,
    planned_cards,
    planned_zone,
    value_of,
)
from ..realm import Realm
from ..state import Rex
from ..steps.opening import KINGDOM, OBJECTIVE
from .outlook import FORCE_BITS, FORCE_MASK, HIGHEST_BIT, Outlook, forces, strength
from .plan import Forecast, recruits_to_come, with_recruits
from .policy import (
    EFFORT_FOR_ROUND,
    EFFORT_FOR_WORLD,
    LEAST_ROUNDS,
    LEAST_WORLDS,
    MOST_ROUNDS,
    MOST_WORLDS,
    planned_world,
    within,
)
from .trials import quick_choice
from .value import CARD, WEIGHTS, Judge

TERMS = {
    "wins": "this:number that:number",
    "track": "track this:tenths that:tenths",
    "objective": "objective:objective_card this:tenths that:tenths",
    "cards": "this:tenths that:tenths",
    "rival": "kingdom this:tenths that:tenths",
    "zone": "zone this:tenths that:tenths",
    "spent": "this:tenths that:tenths",
    "wins_zone": "zone chance:number",
}
# What each personality likes besides winning: how much more a term counts for it.
STYLES = {
    "cautious": {"cards": 1.0, "spent": 1.0},
    "bold": {"track": 1.0, "zone": 1.0, "cards": -1.0},
    "builder": {"objective": 1.0, "track": 0.5},
    "spoiler": {"rival": 1.0},
}
CERTAINTY = 4.0  # points that stand for a game that is over
PLANS_TRIED = 4  # of those that begin with a choice


def judge() -> Judge:
    return Judge(vec[float](WEIGHTS))


# --- A position -----------------------------------------------------------------------------------


def terms_at(position: Rex, seat: int, before: Rex) -> tuple[Term, ...]:
    """The points that a seat may expect, and those of its rivals, by how much each stood in the way before."""
    over = position.actor == NOBODY
    judging = judge()
    chances = judging.chances(before)
    were = {k: standing(judging, before, k) for k in range(KINGDOMS) if before.realm[k].held}
    judging.look(position)
    own = position.realm[position.kingdom_of(seat)]
    out = list(final_terms(own) if over else own_terms(judging, position, own))
    for other in range(position.seats):
        k = int(position.kingdom_of(other))
        if other != seat and chances[seat] < 1.0:
            weight = chances[other] / (1.0 - chances[seat])
            now = float(scoring.points(position.realm[k])) if over else standing(judging, position, k)
            out.append(Term("rival", (k,), -weight * (now - were.get(k, 0.0)), now - were.get(k, 0.0)))
    if over and position.seats > 1:
        won = victory(position)[seat]
        out.append(Term("wins", (), CERTAINTY * (2.0 * won - 1.0), 100 * won))
    return tuple(out)


def final_terms(realm: Realm) -> list[Term]:
    """What a kingdom's points consist of in the end."""
    out = []
    for track in range(TRACKS):
        won = float(size(realm.achieved >> track * ACHIEVEMENTS & (1 << ACHIEVEMENTS) - 1))
        out.append(Term("track", (track,), won, won))
    for objective in range(OBJECTIVES):
        if realm.objectives >> objective & 1:
            had = float(scoring.objective_points(realm.held, objective))
            out.append(Term("objective", (objective,), had, had))
    return out


def standing(judging: Judge, s: Rex, kingdom: int) -> float:
    judging.look(s)
    return judging.standing(s, s.realm[kingdom])


def own_terms(judging: Judge, s: Rex, realm: Realm) -> list[Term]:
    """What `Judge.standing` adds up for a kingdom; the judge has looked at the position."""
    out = []
    for track in range(TRACKS):
        points = judging.track_points(s, realm, track, judging.track_end(realm.held, track))
        out.append(Term("track", (track,), points, points))
    for objective in range(OBJECTIVES):
        if realm.objectives >> objective & 1:
            points = judging.objective_points(realm.held, objective)
            out.append(Term("objective", (objective,), points, points))
    played = [k for k in range(KINGDOMS) if s.realm[k].held]
    mean = sum(judging.card[k] for k in played) / len(played) if played else 0.0
    more = judging.card[realm.kingdom] - mean if played else 0.0
    out.append(Term("cards", (), judging.weight[CARD] * more, more))
    return out


# --- A choice -------------------------------------------------------------------------------------


def foresee(before: Rex, seat: int, choice: int, dice: Dice, effort: int) -> Foresight | None:
    """What the planner expects of a choice; no kingdom is better than another."""
    if before.step is KINGDOM:
        return None
    if before.step is OBJECTIVE:
        return _put_away(before, seat, choice - int(PUT_AWAY))
    if before.phase == RECRUITMENT:
        return _recruited(before, seat, choice, dice, effort)
    if before.phase == PLANNING:
        return _planned(before, seat, choice, dice, effort)
    return _gained(before, seat, choice, dice, effort)


def _put_away(s: Rex, seat: int, objective: int) -> Foresight:
    """The points that the objectives promise which are kept."""
    judging = judge()
    judging.look(s)
    realm = s.realm[s.kingdom_of(seat)]
    kept = [o for o in range(OBJECTIVES) if realm.objectives >> o & 1 and o != objective]
    points = {o: judging.objective_points(realm.held, o) for o in kept}
    return Foresight(tuple(Term("objective", (o,), points[o], points[o]) for o in kept))


def _recruited(s: Rex, seat: int, choice: int, dice: Dice, effort: int) -> Foresight:
    """The best plan that a card makes possible, zone by zone; a card drawn may be any of the pile."""
    rounds = within(effort // EFFORT_FOR_ROUND // 2, LEAST_ROUNDS, MOST_ROUNDS // 4)
    forecast = Forecast(s, seat, judge(), dice, rounds)
    realm = s.realm[forecast.kingdom]
    later = recruits_to_come(s, realm) - 1
    if choice != DRAW:
        kind = choice - RECRUIT
        hand = with_recruits(realm, realm.hand + card(kind), realm.queue - card(kind), later)
        return Foresight(zone_terms(forecast, hand))
    kinds = range(realm.kingdom * VALUES, (realm.kingdom + 1) * VALUES)
    drawn = {kind: int(count(realm.deck, kind)) for kind in kinds if count(realm.deck, kind)}
    hands = {kind: with_recruits(realm, realm.hand + card(kind), realm.queue, later) for kind in drawn}
    number = sum(drawn.values())
    return Foresight(averaged([(drawn[kind] / number, zone_terms(forecast, hands[kind])) for kind in drawn]))


def zone_terms(forecast: Forecast, hand: int) -> tuple[Term, ...]:
    """The best plan of a hand: what its cards gain in each zone, and what it costs to play them."""
    plans = forecast.own_plans(hand, 0)
    plan = plans.plan[max(range(len(plans.plan)), key=lambda k: plans.value[k])]
    one, other = (forecast.kingdom + 1) % KINGDOMS, (forecast.kingdom + 2) % KINGDOMS
    rivals = one, forecast.all_of(one), other, forecast.all_of(other)
    out = []
    for zone in range(ZONES):
        force = forces(plan) >> FORCE_BITS * zone & FORCE_MASK
        gain = plans.mean_gain(zone, force, *rivals) if force else 0.0
        out.append(Term("zone", (zone,), gain, gain))
    cost = sum(plans.look.cost(value_of(kind)) for slot in range(SLOTS) if (kind := planned(plan, slot)) != NONE)
    return (*out, Term("spent", (), -cost, cost))


def _planned(s: Rex, seat: int, choice: int, dice: Dice, effort: int) -> Foresight | None:
    """The best plan that goes on with a choice, in the likely worlds, to the end of the turn."""
    rounds = within(effort // EFFORT_FOR_ROUND, LEAST_ROUNDS, MOST_ROUNDS)
    forecast = Forecast(s, seat, judge(), dice, rounds)
    realm = s.realm[forecast.kingdom]
    plans = forecast.own_plans(realm.hand + planned_cards(realm.plan), realm.plan)
    begun = [k for k in range(len(plans.plan)) if choice in goes_on_with(int(plans.plan[k]), int(realm.plan))]
    begun.sort(key=lambda k: -plans.value[k])
    if not begun:
        return None
    tried = {int(plans.plan[k]): _tried(forecast, s, seat, int(plans.plan[k])) for k in begun[:PLANS_TRIED]}
    best = max(tried, key=lambda plan: tried[plan][0])
    rest = tuple(each for each in _sends(best, int(realm.plan)) if each != choice)
    plan = rest if choice == CONFIRM else (*rest, int(CONFIRM))
    return Foresight(tried[best][1], plan, _zones_won(forecast, best))


def goes_on_with(plan: int, begun: int) -> set[int]:
    """The choices with which a plan may be gone on with, as `Tally` credits them."""
    if planned(begun, 1) != NONE:
        return {_sent(plan, int(EXTRA))}
    return {_sent(plan, 1)} if planned(begun, 0) != NONE else {_sent(plan, 0), _sent(plan, 1)}


def _sent(plan: int, slot: int) -> int:
    if planned(plan, slot) == NONE:
        return int(CONFIRM)
    return int(SEND + planned(plan, slot) * ZONES + planned_zone(plan, slot))


def _sends(plan: int, begun: int) -> list[int]:
    """What is still to be sent of a plan."""
    slots = [slot for slot in range(SLOTS) if planned(plan, slot) != NONE and planned(begun, slot) == NONE]
    return [_sent(plan, slot) for slot in slots]


def _tried(forecast: Forecast, s: Rex, seat: int, plan: int) -> tuple[float, tuple[Term, ...]]:
    """The chance of victory of a plan in the likely worlds, and the terms of where it leads."""
    chance, found = 0.0, []
    share = 1.0 / len(forecast.worlds)
    for number in range(len(forecast.worlds)):
        world = planned_world(forecast, s, seat, number, plan)
        _finish(world, forecast.looks[number])
        chance += share * forecast.judge.chances(world)[seat]
        found.append((share, terms_at(world, seat, s)))
    return chance, averaged(found)


def _finish(s: Rex, look: Outlook) -> None:
    """Play on to the end of the turn with quick choices, as `trials.finished` does."""
    turn = s.turn
    while s.actor != NOBODY and s.turn == turn and s.phase > PLANNING:
        s.take(s.actor, quick_choice(s, look, s.actor))


def _zones_won(forecast: Forecast, plan: int) -> tuple[Said, ...]:
    """In how many of the likely worlds a plan wins, or shares, each zone that it sends to."""
    won: Counter[int] = Counter()
    own = forces(plan)
    zones = [zone for zone in range(ZONES) if own >> FORCE_BITS * zone & FORCE_MASK]
    for number in range(len(forecast.worlds)):
        all_forces = {k: int(forces(forecast.plan_in(number, k))) for k in range(KINGDOMS) if k != forecast.kingdom}
        for zone in zones:
            here = {k: each >> FORCE_BITS * zone & FORCE_MASK for k, each in all_forces.items()}
            mine = own >> FORCE_BITS * zone & FORCE_MASK
            won[zone] += strength(mine, _seven(here, forecast.kingdom)) >= max(
                strength(force, _seven(here | {int(forecast.kingdom): mine}, k)) for k, force in here.items()
            )
    return tuple(("wins_zone", (zone, round(100 * won[zone] / len(forecast.worlds)))) for zone in zones)


def _seven(here: dict[int, int], kingdom: int) -> bool:
    """Whether somebody else has a 7 in a zone."""
    return any(force & HIGHEST_BIT for k, force in here.items() if k != kingdom)


def _gained(s: Rex, seat: int, choice: int, dice: Dice, effort: int) -> Foresight:
    """Where a choice leads to by the end of the turn, in the worlds in which it was tried."""
    worlds = int(within(effort // EFFORT_FOR_WORLD, LEAST_WORLDS, MOST_WORLDS))
    judging = judge()
    found = []
    for _ in range(worlds):
        world = s.imagine(seat, dice)
        after = world.copy(world.dice.clone())
        after.take(seat, choice)
        _finish(after, Outlook(after, judging))
        found.append((1.0 / worlds, terms_at(after, seat, s)))
    return Foresight(averaged(found))
