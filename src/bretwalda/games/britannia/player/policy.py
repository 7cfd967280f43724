"""The computer player of Invasions: Britannia: an opinion of every choice, in the order of the turn.

It plans for one decision at a time and keeps nothing in mind: whoever looks at the same position finds
the same plan again. `value.py` says what areas are worth, `outlook.py` what may become of them, `plan.py`
where a stack shall go, `chances.py` who will win; here is one short answer to each question that the rules ask.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.counsel import Counsel, Opinion, victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State

from ..board import (
    AREAS,
    ARTHUR_CAVALRY,
    ATTACKERS_HURT,
    BELGAE,
    BESIDE,
    BOUDICCA_INFANTRY,
    BURH,
    BURH_BIT,
    CAVALRY,
    DEFENDERS_HURT,
    DIFFICULT,
    DONE,
    EMBARK,
    ENGLAND,
    FIGHT,
    FLEE,
    FOOT,
    FOOT_UNIT,
    FORT,
    GRANT,
    GUARD,
    HIRE,
    INFANTRY,
    KEEP,
    KEEP_LEADER,
    LANDS,
    LEGION,
    LOSE,
    MOTTE_BIT,
    OVERLORD,
    PLACE,
    PRICE,
    RAISE,
    REMOVE,
    RETREAT,
    SCORING_TURNS,
    SEAT,
    STAND,
    STRUCTURE,
    SUBMISSION_POINTS,
    SUBMISSION_ZONE,
    SUBMIT,
    UNIT_HITS,
    UNITS,
    VASSAL,
    VOTE,
    WALL,
    WITHDRAW,
)
from ..state import AREA_MASK, PICKED, Britannia, count_of, from_of, start_of
from ..steps.retreat import hurt
from .chances import WEIGHTS, Judgement, log_odds, shifted, weights
from .odds import battle
from .outlook import Outlook, force_of, horse_of
from .plan import Plan, march_plans, movement_plans
from .value import occupation_worth

# Each weight with its reason, in victory points unless it says otherwise.
TRIES_FROM: Final[i64] = 10_000  # iterations: with fewer the planner's opinions are followed as they are
FOR_A_SIMULATION: Final[i64] = 400  # iterations of a search take as long
TRIED: Final[i64] = 3  # opinions at most ...
ABOUT_AS_GOOD: Final[float] = 2.5  # ... that differ by less than this
DOUBT: Final[float] = 0.038  # log-odds: so close are two options that a player may well confuse
ADDING_UP: Final[float] = 0.63  # over so many decisions mistakes add up: who errs three times as much, twice in each
FRONT: Final[float] = 0.3  # the share of an attack's worth that counts for a new unit next to it
HORSE_LOST: Final[float] = 1.5  # how much more a horseman is missed than a man on foot
KEEN_LOST: Final[float] = 1.2  # the same of berserks and others who hit harder, but die as easily
VASSAL_KEEPS: Final[float] = (
    0.8  # the share of its future that a vassal has left: growth is halved, and leave must be asked
)
LEAVE_GIVEN: Final[float] = 0.5  # what it is worth that a vassal grows, or to a rival that it does not
DEFIANCE: Final[float] = 0.6  # the share of land and armies that a war with the would-be lord leaves
TOGETHER: Final[float] = 0.05  # to retreat together rather than in parts


@final
class BritanniaCounsel(Counsel):
    """Opinions in place of a search."""

    def __init__(self, weight: vec[float]) -> None:
        self.judgement: Final[Judgement] = Judgement(weight)

    def chances(self, state: State) -> vec[float]:
        assert isinstance(state, Britannia)
        return self.judgement.chances(state)

    def stage(self, state: State) -> i64:
        assert isinstance(state, Britannia)
        return state.turn

    def doubt(self, errs: float) -> float:
        return DOUBT * float(errs**ADDING_UP)

    def opinions(self, state: State, seat: i64, dice: Dice, effort: i64) -> list[Opinion]:
        assert isinstance(state, Britannia)
        plans = sorted(weighed(state), key=descending)
        base = self.judgement.chances(state)[seat]
        a_point = self.judgement.sureness(state)
        out: list[Opinion] = []
        for plan in plans:
            out.append(Opinion(plan.choice, shifted(base, a_point * (plan.value - plans[0].value))))
        return out

    def simulations(self, effort: i64) -> i64:
        return effort // FOR_A_SIMULATION if effort >= TRIES_FROM else 0

    def worth_trying(self, state: State, seat: i64, opinions: list[Opinion]) -> list[Opinion]:
        """The first few that are about as good."""
        assert isinstance(state, Britannia)
        least = log_odds(opinions[0].value) - ABOUT_AS_GOOD * self.judgement.sureness(state)
        out: list[Opinion] = []
        for opinion in opinions:
            if len(out) < TRIED and log_odds(opinion.value) > least:
                out.append(opinion)
        return out

    def try_out(self, state: State, seat: i64, dice: Dice, effort: i64) -> vec[float]:
        """Play on to the end of the next turn, or to the next count of points if that comes first."""
        assert isinstance(state, Britannia)
        last = state.turn + 1
        for turn in range(state.turn, last):
            if SCORING_TURNS >> turn & 1:
                last = turn
                break
        while state.actor != NOBODY and state.turn <= last:
            state.take(state.actor, followed(state))
        return victory(state) if state.actor == NOBODY else self.judgement.chances(state)


def counsel_by(values: list[float]) -> BritanniaCounsel:
    """A counsel with some weights."""
    return BritanniaCounsel(weights(values))


def counsel() -> BritanniaCounsel:
    """The counsel as fitted."""
    return counsel_by(WEIGHTS)


def followed(s: Britannia) -> i64:
    """What the planner takes."""
    options = s.options(s.actor)
    if len(options) == 1:
        return options[0]
    best: Plan | None = None
    for plan in weighed(s):
        if best is None or descending(plan) < descending(best):
            best = plan
    assert best is not None
    return best.choice


def descending(plan: Plan) -> tuple[float, i64]:
    return -plan.value, plan.choice


def weighed(s: Britannia) -> list[Plan]:
    """What each choice brings, in points."""
    name = s.step.name
    look = Outlook(s, s.asked)
    if name == "movement":
        return movement_plans(s, look)
    if name == "march":
        return march_plans(s, look)
    out: list[Plan] = []
    for option in s.options(s.actor):
        out.append(Plan(option, answer(s, look, name, option)))
    return out


def answer(s: Britannia, look: Outlook, name: str, choice: i64) -> float:
    """What one choice brings, for every question but where to march."""
    if name == "growth":
        return raising(s, look, choice)
    if name == "battles":
        return fighting_first(s, look, choice - FIGHT)
    if name == "losses":
        return losing(s, (choice - LOSE) // AREAS)
    if name == "defender-retreat":
        return defender_retreat(s, look, choice)
    if name == "attacker-retreat":
        return attacker_retreat(s, look, choice)
    if name in ("withdrawal", "withdrawal-goal", "leader-retreat"):
        return withdrawing(s, look, choice)
    if name in ("overpopulation", "surplus", "recall", "departure"):
        return removing(s, look, choice)
    if name in ("growth-permission", "consent"):
        return permitting(s, look, choice)
    if name == "submission":
        return submitting(s, look) if choice == SUBMIT else 0.0
    if name == "vote":
        return voting(s, look, choice - VOTE)
    if name == "hiring":
        return 1.0 if choice == HIRE + CAVALRY else 0.0
    return placing(s, look, name, choice - PLACE)


# --- Growth -----------------------------------------------------------------------------------------


def raising(s: Britannia, look: Outlook, choice: i64) -> float:
    """A new unit holds its area, or joins in an attack next to it; a burh only holds, but is cheap."""
    if choice == DONE:
        return 0.0
    unit = (choice - RAISE) // AREAS
    area = choice - RAISE - unit * AREAS
    price = float(PRICE[s.asked * UNITS + unit])
    if STRUCTURE[unit]:
        foot = s.armies_of_kind(look.nation, area, FOOT)
        horse = horse_of(s, look.nation, area)
        led = look.led(area)
        works = s.works[area]
        new = BURH_BIT if unit == BURH else MOTTE_BIT
        more = look.holding(area, foot, horse, led, works | new) - look.holding(area, foot, horse, led, works)
        return 6.0 * more / price
    better: i64 = 0 if unit == INFANTRY else 1
    return 6.0 * reinforcing(s, look, area, 1 - better, better, False) / price


def reinforcing(s: Britannia, look: Outlook, area: i64, foot: i64, horse: i64, led: bool) -> float:
    """What more armies, or a leader, in an area are worth: for the area, and for the best attack from it."""
    foot_there = s.armies_of_kind(look.nation, area, FOOT)
    horse_there = horse_of(s, look.nation, area)
    was_led = look.led(area)
    works = s.works[area] if area < LANDS else 0
    out = look.holding(area, foot_there + foot, horse_there + horse, led or was_led, works)
    out -= look.holding(area, foot_there, horse_there, was_led, works)
    before = front(look, area, foot_there, horse_there, was_led)
    return out + FRONT * (front(look, area, foot_there + foot, horse_there + horse, led or was_led) - before)


def front(look: Outlook, area: i64, foot: i64, horse: i64, led: bool) -> float:
    """The worth of the best attack on a neighbour with all but one of the armies in an area."""
    armies = foot + horse
    out = 0.0
    if armies == 0 or area >= LANDS:
        return out
    for b in range(LANDS):
        if not BESIDE[area] >> b & 1 or not look.enemy_in(b) or not look.hostile(look.s.holder[b]):
            continue
        worth = look.fighting(b, foot, horse, led) - float(armies) * look.army
        if worth > out:
            out = worth
    return out


def placing(s: Britannia, look: Outlook, name: str, area: i64) -> float:
    """Where those come who come by an event."""
    if name == "boudicca":
        return reinforcing(s, look, area, BOUDICCA_INFANTRY, 0, True)
    if name == "arthur":
        return reinforcing(s, look, area, 0, ARTHUR_CAVALRY, True)
    if name == "leader":
        return reinforcing(s, look, area, 0, 0, True)
    if name == "levy":
        return reinforcing(s, look, area, s.left, 0, False)
    return reinforcing(s, look, area, 1, 0, False)


# --- Battle -----------------------------------------------------------------------------------------


def losing(s: Britannia, unit: i64) -> float:
    """What a hit costs that a unit takes: a guard that is only hurt costs nothing, a wall or a burh little."""
    if unit in (WALL, BURH):
        return -0.5
    if unit == CAVALRY:
        return -HORSE_LOST
    if UNIT_HITS[unit] > 1:
        side = ATTACKERS_HURT if s.asked == s.active else DEFENDERS_HURT
        return 0.0 if hurt(s, s.place, side) < s.armies_of_kind(s.asked, s.place, GUARD) else -2.0 * HORSE_LOST
    return -1.0 if unit in (INFANTRY, LEGION, FORT) else -KEEN_LOST


def fighting_first(s: Britannia, look: Outlook, area: i64) -> float:
    """The surest victory first: it opens the way of a retreat."""
    foot = s.armies_of_kind(look.nation, area, FOOT)
    horse = horse_of(s, look.nation, area)
    holder = s.holder[area]
    defence = force_of(s, holder, s.foot[area], horse_of(s, holder, area), s.leader_at[holder] == area, s.works[area])
    attack = force_of(s, look.nation, foot, horse, look.led(area), 0)
    return battle(attack, defence, DIFFICULT >> area & 1 != 0, look.across(area)).win


def attacker_retreat(s: Britannia, look: Outlook, choice: i64) -> float:
    """Fight on, or go back with all that can."""
    place = s.place
    foot = s.armies_of_kind(look.nation, place, FOOT)
    horse = horse_of(s, look.nation, place)
    stand = look.fighting(place, foot, horse, look.led(place))
    if choice == STAND:
        return stand
    going_back = 0.0
    staying: i64 = foot + horse
    for band in s.bands:
        if band & PICKED and band & AREA_MASK == place:
            number = count_of(band)
            staying -= number
            home = from_of(band)
            there_foot = s.armies_of_kind(look.nation, home, FOOT)
            there_horse = horse_of(s, look.nation, home)
            led = look.led(home)
            going_back += look.standing(home, there_foot + number, there_horse, led)
            going_back -= look.standing(home, there_foot, there_horse, led)
    if staying:
        going_back += look.fighting(place, staying, 0, False)
    return going_back if choice == RETREAT else going_back - TOGETHER - 1.0


def defender_retreat(s: Britannia, look: Outlook, choice: i64) -> float:
    """Fight on, or give the area up; whoever goes goes together."""
    place = s.place
    if choice == KEEP_LEADER or KEEP <= choice < FLEE:
        return -1000.0
    attacker = s.active
    attack = force_of(
        s,
        attacker,
        s.armies_of_kind(attacker, place, FOOT),
        horse_of(s, attacker, place),
        s.leader_at[attacker] == place,
        0,
    )
    foot = s.foot[place]
    horse = horse_of(s, s.defender, place)
    led = look.led(place)
    if choice == STAND:
        return look.defending(place, foot, horse, led, attack, attacker)
    goal = choice - FLEE
    there_foot = s.armies_of_kind(look.nation, goal, FOOT)
    there_horse = horse_of(s, look.nation, goal)
    better = s.fleeing_horse + s.fleeing_guard
    out = look.standing(goal, there_foot + s.fleeing_foot, there_horse + better, led or look.led(goal))
    out -= look.standing(goal, there_foot, there_horse, look.led(goal))
    if foot + horse > s.fleeing_foot + better or s.units_against(place) > foot + horse:
        out += look.defending(place, foot - s.fleeing_foot, horse - better, False, attack, attacker)
    return out


def withdrawing(s: Britannia, look: Outlook, choice: i64) -> float:
    """A raider goes back when it is worth more there than where it has landed."""
    if choice == DONE:
        return 0.0
    if choice >= EMBARK:
        goal = choice - EMBARK
        return float(s.armies(look.nation, goal) - s.armies(look.nation, s.leader_at[look.nation])) - 0.5
    if choice < WITHDRAW:
        return float(s.armies(look.nation, choice - FLEE))
    area = choice - WITHDRAW
    foot = s.armies_of_kind(look.nation, area, FOOT)
    horse = horse_of(s, look.nation, area)
    led = look.led(area)
    less_foot: i64 = foot - 1 if foot else 0
    less_horse: i64 = horse if foot else horse - 1
    out = look.standing(area, less_foot, less_horse, led) - look.standing(area, foot, horse, led)
    best = -1000.0
    for band in s.bands:
        home = start_of(band)
        if band and band & AREA_MASK == area and home != area:
            there = s.armies_of_kind(look.nation, home, FOOT)
            worth = look.standing(home, there + 1, 0, False) - look.standing(home, there, 0, False)
            if worth > best:
                best = worth
    return out + best


# --- Too many ---------------------------------------------------------------------------------------


def removing(s: Britannia, look: Outlook, choice: i64) -> float:
    """The unit goes that is missed least."""
    unit = (choice - REMOVE) // AREAS
    area = choice - REMOVE - unit * AREAS
    foot = s.armies_of_kind(look.nation, area, FOOT)
    horse = horse_of(s, look.nation, area)
    led = look.led(area)
    before = look.standing(area, foot, horse, led)
    if unit != FOOT_UNIT[look.nation]:
        return look.standing(area, foot, horse - 1, led) - before - HORSE_LOST
    return look.standing(area, foot - 1, horse, led) - before


# --- Overlords and vassals --------------------------------------------------------------------------


def permitting(s: Britannia, look: Outlook, choice: i64) -> float:
    """Whoever is no rival may grow, and go: a vassal's land counts for us while it can hold it."""
    rival = SEAT[s.nation]
    welcome = rival == look.seat or s.points(rival) < s.points(look.seat)
    if choice == GRANT:
        return LEAVE_GIVEN if welcome else -LEAVE_GIVEN
    return 0.0


def submitting(s: Britannia, look: Outlook) -> float:
    """What a vassal's peace saves, less what it gives to the overlord and takes from the vassal."""
    row = s.submitting
    overlord = OVERLORD[row]
    vassal = VASSAL[row]
    zone = SUBMISSION_ZONE[row]
    if vassal == BELGAE:
        return float(SUBMISSION_POINTS[row])  # Boudicca sets them free in the same turn, with whatever they have left
    in_war = 0.0
    in_peace = 0.0
    given = float(SUBMISSION_POINTS[row])
    peace = Outlook(s, vassal)
    quiet(s, peace, overlord)
    for a in range(LANDS):
        if not s.land[vassal] >> a & 1:
            continue
        foot = s.foot[a] if vassal != s.active else s.mine[a]
        attacked = s.active == overlord and s.mine[a] > 0
        if attacked:
            attack = force_of(s, overlord, s.mine[a], 0, s.leader_at[overlord] == a, 0)
            in_war += look.defending(a, foot, 0, False, attack, overlord)
        else:
            in_war += look.holding(a, foot, 0, False, s.works[a])
        if zone >> a & 1:
            in_peace += VASSAL_KEEPS * peace.holding(a, foot, 0, False, s.works[a])
            if not s.occupied[overlord] >> a & 1:
                given += occupation_worth(overlord, a, s.turn)
        else:
            in_peace += peace.holding(a, foot, 0, False, s.works[a])
    return in_peace - DEFIANCE * in_war - peace.harm(overlord) * given


def quiet(s: Britannia, look: Outlook, overlord: i64) -> None:
    """A look at the position without the overlord's armies."""
    for a in range(LANDS):
        if s.holder[a] == overlord or (s.active == overlord and s.mine[a] > 0):
            armies = float(s.armies(overlord, a))
            for b in range(LANDS):
                if BESIDE[a] >> b & 1:
                    look.threat[b] = look.threat[b] - armies if look.threat[b] > armies else 0.0


# --- Bretwalda --------------------------------------------------------------------------------------


def voting(s: Britannia, look: Outlook, candidate: i64) -> float:
    """For the own nation that stands best; else for whoever is least to be feared."""
    areas = float(size(s.land[candidate] & ENGLAND) + s.votes[candidate])
    if SEAT[candidate] == look.seat:
        return 1.0 + areas
    return -0.01 * float(s.points(SEAT[candidate]))
