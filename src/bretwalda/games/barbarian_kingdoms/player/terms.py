"""What the judgement of a position consists of, and what the planner expects of a choice, for explanations.

The terms of a player are the summands of `Judgement.standings`; those of rivals count as much as each of them stands in
the way. What a rival's hidden treasury holds is never said, only by how much it changes.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.counsel import victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.foresight import Foresight, Said, Term, averaged
from bretwalda.engine.state import NOBODY

from ..board import BRIBE, DONE, KINGDOMS, KINGS_TO_WIN, NONE, PROVINCES, PROVINCES_TO_WIN, SEA, value
from ..scoring import reign, trophies
from ..state import ACTIVE, AGREEMENT, BRIBERY, FOE, TURN, Kingdoms
from .odds import EXACT, ROUGH, Bribes
from .plan import edge, end_battle, expected, lead, likely, run_on, weighs
from .policy import WATCHES_FROM, KingdomsCounsel, counsel
from .value import (
    DANGER,
    ENOUGH,
    EXPOSED,
    FIGHTER,
    MENACE,
    MONEY,
    NEARNESS,
    OF_PLENTY,
    OWN_KING,
    PROVINCE,
    REIGN,
    ROOM,
    SLOPE,
    TAXABLE,
    TAXES,
    TROPHY,
    Judgement,
    peril,
    reach,
)

TERMS = {
    "wins": "this:number that:number",
    "provinces": "this:tenths that:tenths",
    "claims": "this:tenths that:tenths",
    "exposed": "this:tenths that:tenths",
    "room": "this:tenths that:tenths",
    "warriors": "this:tenths that:tenths",
    "king": "this:number that:number",
    "trophies": "this:tenths that:tenths",
    "danger": "this:number that:number",
    "menace": "this:number that:number",
    "money": "this:tenths that:tenths",
    "taxes": "this:tenths that:tenths",
    "reign": "this:tenths that:tenths",
    "bribes": "this:tenths that:tenths",
    "battle": "zone this:number that:number",
    "fights": "zone kingdom chance:number",
    "is_attacked": "zone kingdom chance:number",
    "partner": "other:seat",
    "threat": "other:seat this:number that:number",
    "threatens": "other:seat",
}
OF_A_PLAYER = (
    "provinces", "claims", "exposed", "room", "warriors", "king", "trophies", "danger", "menace", "money", "taxes",
    "reign",
)  # fmt: skip
TERMS |= {f"rival_{key}": f"other:seat {TERMS[key]}" for key in OF_A_PLAYER}
# What each personality likes besides winning: how much more a term counts for it.
STYLES = {
    "cautious": {"danger": 3.0, "exposed": 1.0, "warriors": 0.5, "rival_menace": 1.0},
    "bold": {"trophies": 1.0, "menace": 3.0, "claims": 1.0, "rival_danger": 1.0},
    "builder": {"provinces": 1.0, "claims": 1.0, "money": 1.0, "taxes": 3.0, "room": 1.0},
    "spoiler": {"rival_*": 1.0},
}
HARDLY = 0.01  # of a chance is left at least, or a single term would hide all others
CERTAINTY = 6.0  # log-odds that stand for a game that is over


def terms_at(position: Kingdoms, seat: int, before: Kingdoms) -> tuple[Term, ...]:
    """The terms of a position for a seat, its partners and its rivals, weighed by who stands how in another."""
    if position.actor == NOBODY:
        won = victory(position)[seat]
        return (Term("wins", (), CERTAINTY * (2.0 * won - 1.0), 100 * won),)
    judgement = counsel().judgement
    shares = _shares(judgement, before)
    together = sum(share for other, share in enumerate(shares) if before.team(other) == before.team(seat))
    slope = judgement.weight[SLOPE]
    own: list[Term] = []
    for other in range(position.seats):
        theirs = standing_terms(judgement, position, other)
        if other == seat:
            own += [term._replace(worth=slope * shares[other] / together * term.worth) for term in theirs]
        elif position.team(other) == position.team(seat):
            worth = slope * shares[other] / together * sum(term.worth for term in theirs)
            own.append(Term("partner", (other,), worth))
        elif together < 1.0:
            weight = -slope * shares[other] / (1.0 - together)
            own += _rival(other, weight, theirs, standing_terms(judgement, before, other))
    return tuple(own)


def _rival(other: int, weight: float, theirs: list[Term], now: list[Term]) -> list[Term]:
    """A rival's terms; of money it is said by how much it changes."""
    money = next(term.amount for term in now if term.key == "money")
    return [
        Term(f"rival_{term.key}", (other,), weight * term.worth, term.amount - (money if term.key == "money" else 0.0))
        for term in theirs
    ]


def _shares(judgement: Judgement, s: Kingdoms) -> list[float]:
    """Each player's own part of the chances: partners are apart."""
    standings = [float(standing) for standing in judgement.standings(s)]
    shares = [exp(judgement.weight[SLOPE] * (standing - max(standings))) for standing in standings]
    return [share / sum(shares) for share in shares]


def standing_terms(judgement: Judgement, s: Kingdoms, seat: int) -> list[Term]:
    """What `Judgement.standings` adds up for a player."""
    w = judgement.weight
    around = [0 if s.owner[k] == NONE else int(reach(s, k)) for k in range(KINGDOMS)]
    number = exposed = room = warriors = stocks = taken = 0
    kings = claims = footholds = danger = menace = lost = lands_worth = tax = 0.0
    for k in s.order:
        zone = s.king[k]
        if 0 <= zone < SEA:
            for other in s.order:
                if around[other] >> zone & 1 and not s.allied(other, k):
                    chance = float(peril(s, k, other))
                    if s.owner[k] == seat:
                        danger += chance
                        lost += chance * float(1 + trophies(s, other))
                    if s.owner[other] == seat and s.king[other] != NONE:
                        menace += chance
        if s.owner[k] != seat:
            continue
        held, lands = s.units(k), s.controlled(k)
        own = int(size(lands))
        number += own
        share = own / float(PROVINCES_TO_WIN)
        lands_worth += w[PROVINCE] * own + w[NEARNESS] * share * share * share
        warriors += int(s.levied[k])
        kings += 1.0 if zone != NONE else 0.0
        claims += judgement.prospects(s, k, held & ~lands, own)
        footholds += int(size(held & ~lands))
        within = strangers = 0
        for other in s.order:
            if not s.allied(other, k):
                within |= around[other]
                strangers |= int(s.units(other))
        exposed += int(size(lands & within & ~held))
        free = min(int(size(around[k] & s.open & ~lands & ~held & ~strangers)), int(PROVINCES_TO_WIN))
        room += free
        lying = min(sum(int(value(s.stock[p])) for p in range(PROVINCES) if lands >> p & 1), int(TAXABLE))
        stocks += lying
        tax += w[TAXES] * lying
        taken += int(trophies(s, k))
    tremis, enough = float(s.wealth(seat)), w[ENOUGH]
    part = taken / float(KINGS_TO_WIN)
    out = [
        Term("provinces", (), lands_worth, number),
        Term("claims", (), claims, footholds),
        Term("exposed", (), -w[EXPOSED] * exposed, exposed),
        Term("room", (), w[ROOM] * room, room),
        Term("warriors", (), w[FIGHTER] * warriors, warriors),
        Term("king", (), w[OWN_KING] * kings, 100 * kings),
        Term("trophies", (), w[TROPHY] * part * (1.0 + part), taken),
        Term("danger", (), -w[DANGER] * lost, 100 * danger),
        Term("menace", (), w[MENACE] * menace, 100 * menace),
        Term("money", (), w[MONEY] * (tremis if tremis < enough else enough + OF_PLENTY * (tremis - enough)), tremis),
        Term("taxes", (), tax, stocks),
    ]
    if s.limit:
        near = float(s.round) / float(s.limit)
        out.append(Term("reign", (), w[REIGN] * near * near * float(reign(s, seat)), float(reign(s, seat))))
    return out


# --- What the planner expects ---------------------------------------------------------------------


class Course(NamedTuple):
    """The seat's turn to its best end."""

    leaves: list[tuple[float, Kingdoms]]  # where it may end, each with its chance
    plan: list[int]
    gained: float  # tremis that bribes are expected to bring
    fight: Said | None


def foresee(before: Kingdoms, seat: int, choice: int, dice: Dice, effort: int) -> Foresight | None:
    """What the planner expects of a choice, until the turn is over."""
    if before.step.number == AGREEMENT or before.open == 0:
        return None
    adviser = counsel()
    if before.secret:
        return _bribed(adviser, before, seat, choice, dice)
    s = expected(before)
    watching = effort >= WATCHES_FROM
    course = run_course(adviser, s, seat, choice, watching)
    worlds = [(chance, terms_at(leaf, seat, s)) for chance, leaf in course.leaves]
    if watching:
        worlds += [(chance, threats(adviser, leaf, seat)) for chance, leaf in course.leaves]
    terms = list(averaged(worlds))
    if course.fight is not None:
        a_tremis = adviser.judgement.weight[SLOPE] * adviser.judgement.weight[MONEY]
        terms.append(Term("bribes", (), a_tremis * course.gained, course.gained))
    return Foresight(tuple(terms), tuple(course.plan), () if course.fight is None else (course.fight,))


def threats(adviser: KingdomsCounsel, position: Kingdoms, seat: int) -> tuple[Term, ...]:
    """Whoever is about to win when a turn begins, and what that leaves of the seat's chances."""
    if position.actor == NOBODY:
        return ()
    threat = adviser.planner.threat(position, seat, adviser.chances(position))
    if threat is None:
        return ()
    rival, worth = int(threat.rival), log(max(threat.left, HARDLY))
    return (Term("threat", (rival,), worth, 100 * threat.chance, ("threatens", (rival,))),)


def run_course(adviser: KingdomsCounsel, before: Kingdoms, seat: int, choice: int, watching: bool) -> Course:
    """Follow the planner: its own best choices, the likely answers of the others, both ends of a battle."""
    planner = adviser.planner
    s = before.clone()
    s.take(seat, choice)
    plan: list[int] = []
    while s.actor != NOBODY and s.step.number != TURN:
        step = s.step.number
        if step == BRIBERY:
            return _battle(adviser, s, seat, plan)
        if s.actor == seat and weighs(step):
            options = [int(option) for option in s.step.options(s, seat)]
            best = int(DONE)
            if options[0] != DONE:
                best = max(options, key=lambda option: planner.worth(s, seat, option, watching))
            plan.append(best)
            s.take(seat, best)
        else:
            s.take(s.actor, likely(s))
    return Course([(1.0, s)], plan, 0.0, None)


def _battle(adviser: KingdomsCounsel, s: Kingdoms, seat: int, plan: list[int]) -> Course:
    """The battle that a turn has come to: won or lost, with bribes as both sides mix them."""
    one, other = s.owner[s.active], s.owner[s.foe]
    bribes = Bribes(s.purse[one], vec[i64]([s.purse[other]]), edge(s, ACTIVE), adviser.planner.stake_of(s))
    bribes.solve(ROUGH)
    outcome = bribes.outcome()
    gained = outcome.received - outcome.spent
    own = gained if seat == one else -gained if seat == other else 0.0
    percent = round(100 * (outcome.chance if seat != other else 1.0 - outcome.chance))
    fight: Said = ("fights", (int(s.site), int(s.foe), percent))
    if seat == other:
        fight = ("is_attacked", (int(s.site), int(s.active), percent))
    leaves = [(outcome.chance, _after(s, int(ACTIVE))), (1.0 - outcome.chance, _after(s, int(FOE)))]
    return Course(leaves, plan, own, fight if seat in (one, other) else None)


def _after(s: Kingdoms, winner: int) -> Kingdoms:
    after = s.clone()
    end_battle(after, winner)
    run_on(after)
    return after


def _bribed(adviser: KingdomsCounsel, s: Kingdoms, seat: int, choice: int, dice: Dice) -> Foresight | None:
    """A sum: the chance that it wins the battle, and the money."""
    side = ACTIVE if s.owner[s.active] == seat else FOE
    if s.due[side] != NONE:
        return None
    planner = adviser.planner
    won, lost = (planner.judgement_after(s, winner)[seat] for winner in (side, 1 - side))
    game = adviser.bribe_game(s, side, dice)
    game.solve(EXACT)
    chance = game.chance_with(choice - BRIBE, game.cumulated_rivals(True))
    paid = float(choice - BRIBE)
    a_tremis = adviser.judgement.weight[SLOPE] * adviser.judgement.weight[MONEY]
    return Foresight(
        (
            Term("battle", (int(s.site),), chance * (lead(won) - lead(lost)), 100 * chance),
            Term("bribes", (), -a_tremis * paid, -paid),
        )
    )
