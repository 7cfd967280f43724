"""What comes of a choice: the own turn to its best end, the others' likely answers, and the odds of a battle."""

from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.counsel import victory
from bretwalda.engine.state import NOBODY

from ..board import (
    DONE,
    KING,
    KING_VALUE,
    KINGS_TO_WIN,
    NONE,
    ONE,
    PASS,
    PROVINCES,
    PROVINCES_TO_WIN,
    SILVER,
    WARRIOR_VALUE,
    value,
)
from ..scoring import kings_left, trophies
from ..state import (
    ACTIVE,
    BRIBERY,
    CONTEST,
    EXTRA_CLAIM,
    FOE,
    MORE_RECRUITMENT,
    RALLY,
    RECRUITMENT,
    REINFORCEMENT,
    STAYING,
    TURN,
    Kingdoms,
)
from ..steps.battle import demand_ransom, points, wins_ties
from ..steps.contests import deciding
from ..steps.turn import begin_turn
from .odds import ROUGH, Bribes
from .value import MONEY, SLOPE, Judgement, strength_at

CAUTION: Final[i64] = 2  # battle points by which a contest must promise to be won
SURELY: Final[float] = 0.01  # a chance nearer to 0 or 1 than this counts as this far
LEAST_STAKE: Final[float] = 1.0  # in tremis: a battle is always worth something


@final
class Threat:
    """A rival who is about to win.

    Attributes:
        rival: their seat.
        chance: their chance of victory after their next turn.
        left: the part of everybody else's chances that is left then.
    """

    def __init__(self, rival: i64, chance: float, left: float) -> None:
        self.rival: Final[i64] = rival
        self.chance: Final[float] = chance
        self.left: Final[float] = left


@final
class Planner:
    """Looks ahead to the end of a turn with some judgement of what is good."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement: Final[Judgement] = judgement

    def worth(self, s: Kingdoms, seat: i64, choice: i64, watching: bool, least: float = 0.0) -> float:
        """The chance of victory that a choice leaves the seat with: exactly, if it is more than the least.

        Who is `watching` looks at the next turn of whoever is about to win.
        """
        after = s.clone()
        after.take(seat, choice)
        return self.best(after, seat, watching, least)

    def best(self, s: Kingdoms, seat: i64, watching: bool, least: float) -> float:
        """What the seat can make of a position until the turn is over; the position is used up."""
        while True:
            if s.actor == NOBODY:
                return victory(s)[seat]
            step = s.step.number
            if step == TURN:
                return self.after_turn(s, seat, watching, least)
            if step == BRIBERY:
                return self.battle(s, seat, watching, least)
            if s.actor == seat and weighs(step):
                options = s.step.options(s, seat)
                if options[0] == DONE:
                    s.take(seat, DONE)  # one move of a Manoeuvre at a time
                    continue
                most = least
                for choice in options:
                    chance = self.worth(s, seat, choice, watching, most)
                    if chance > most:
                        most = chance
                return most
            s.take(s.actor, likely(s))

    def after_turn(self, s: Kingdoms, seat: i64, watching: bool, least: float) -> float:
        """A seat's chance when somebody's turn begins: as it stands, or what those leave of it who are about to win."""
        chances = self.judgement.chances(s)
        out = chances[seat]
        if not watching or out <= least:
            return out
        threat = self.threat(s, seat, chances)
        return out if threat is None else out * threat.left

    def threat(self, s: Kingdoms, seat: i64, chances: vec[float]) -> Threat | None:
        """The worst of what rivals may do before the seat's next turn who are about to win."""
        worst: Threat | None = None
        n: i64 = len(s.order)
        for j in range(n):
            turn = (s.turn + j) % n
            k = s.order[turn]
            rival = s.owner[k]
            if rival == seat:
                break
            if s.team(rival) == s.team(seat) or chances[rival] >= 1.0 or not about_to_win(s, k):
                continue
            chance = self.next_turn(s, turn)
            left = (1.0 - chance) / (1.0 - chances[rival])
            if left < (1.0 if worst is None else worst.left):
                worst = Threat(rival, chance, left)
        return worst

    def next_turn(self, s: Kingdoms, turn: i64) -> float:
        """The chance of victory that a kingdom's owner has after its next turn, if it were now."""
        now = s.clone()
        now.turn = turn
        begin_turn(now)
        most = 0.0
        for choice in now.step.options(now, now.actor):
            chance = self.worth(now, now.actor, choice, False, most)
            if chance > most:
                most = chance
        return most

    def battle(self, s: Kingdoms, seat: i64, watching: bool, least: float) -> float:
        """What a battle is worth to a seat before the bribes."""
        won = self.judgement_after(s, ACTIVE)
        lost = self.judgement_after(s, FOE)
        one = s.owner[s.active]
        other = s.owner[s.foe]
        rivals = append(vec[i64](capacity=1), s.purse[other])
        bribes = Bribes(s.purse[one], rivals, edge(s, ACTIVE), self.stake(won, lost, one, other))
        bribes.solve(ROUGH)
        outcome = bribes.outcome()
        if_won = won[seat]
        if_lost = lost[seat]
        if watching and outcome.chance * if_won + (1.0 - outcome.chance) * if_lost > least:
            if_won = self.watched_after(s, ACTIVE, seat)
            if_lost = self.watched_after(s, FOE, seat)
        chance = outcome.chance * if_won + (1.0 - outcome.chance) * if_lost
        gained = outcome.received - outcome.spent
        if seat == one:
            chance += self.tremis(chance) * gained
        elif seat == other:
            chance -= self.tremis(chance) * gained
        return 0.0 if chance < 0.0 else chance

    def judgement_after(self, s: Kingdoms, winner: i64) -> vec[float]:
        """Everybody's chances after a battle that a side has won without bribes."""
        after = played_on(s, winner)
        return victory(after) if after.actor == NOBODY else self.judgement.chances(after)

    def watched_after(self, s: Kingdoms, winner: i64, seat: i64) -> float:
        """A seat's chance after it, with an eye on whoever is about to win."""
        after = played_on(s, winner)
        return victory(after)[seat] if after.actor == NOBODY else self.after_turn(after, seat, True, 0.0)

    def stake(self, won: vec[float], lost: vec[float], one: i64, other: i64) -> float:
        """What a battle is about, in tremis: the mean of what either side would give to win it."""
        a_tremis = self.judgement.weight[SLOPE] * self.judgement.weight[MONEY]
        out = (lead(won[one]) - lead(lost[one]) + lead(lost[other]) - lead(won[other])) / (2.0 * a_tremis)
        return out if out > LEAST_STAKE else LEAST_STAKE

    def stake_of(self, s: Kingdoms) -> float:
        """The stake of the battle whose bribes are being chosen."""
        won = self.judgement_after(s, ACTIVE)
        lost = self.judgement_after(s, FOE)
        return self.stake(won, lost, s.owner[s.active], s.owner[s.foe])

    def tremis(self, chance: float) -> float:
        """What a tremis adds to a chance of victory."""
        return self.judgement.weight[SLOPE] * self.judgement.weight[MONEY] * chance * (1.0 - chance)


def about_to_win(s: Kingdoms, kingdom: i64) -> bool:
    """Whether one province more, or one king, would win for a kingdom's side."""
    if s.lands(kingdom) >= PROVINCES_TO_WIN - 1:
        return True
    if s.seats > 2 and not s.teams:
        return trophies(s, kingdom) >= KINGS_TO_WIN - 1
    for other in s.order:
        if s.side[other] != s.side[kingdom] and kings_left(s, s.side[other], s.side[kingdom]) == 1:
            return True
    return False


def weighs(step: i64) -> bool:
    """Whether every choice of a decision is looked at when one's own turn is planned."""
    return RECRUITMENT <= step <= EXTRA_CLAIM


def lead(chance: float) -> float:
    """A chance as the lead in standing that it stands for, times the slope."""
    if chance < SURELY:
        chance = SURELY
    elif chance > 1.0 - SURELY:
        chance = 1.0 - SURELY
    return log(chance / (1.0 - chance))


def expected(s: Kingdoms) -> Kingdoms:
    """The position with a middling token face down wherever one is: nobody should plan with a lucky find."""
    out = s.clone()
    for p in range(PROVINCES):
        if out.down[p]:
            out.down[p] = ONE[SILVER]
    return out


# --- Battles --------------------------------------------------------------------------------------


def edge(s: Kingdoms, i: i64) -> i64:
    """By how much a side's bribe may fall short of the other's and still win."""
    lead = points(s, ACTIVE) - points(s, FOE)
    if wins_ties(s, FOE) and not wins_ties(s, ACTIVE):
        lead -= 1
    return lead if i == ACTIVE else -lead - 1


def played_on(s: Kingdoms, winner: i64) -> Kingdoms:
    """The position when the turn is over in which a side has won the battle that waits for bribes, without any."""
    after = s.clone()
    end_battle(after, winner)
    run_on(after)
    return after


def end_battle(s: Kingdoms, winner: i64) -> None:
    """Let a side win the battle that waits for bribes, without any."""
    s.secret = False
    s.bribe[ACTIVE] = NONE
    s.bribe[FOE] = NONE
    s.victors = winner
    demand_ransom(s)


def run_on(s: Kingdoms) -> None:
    """Play on with likely answers until the turn or the game is over."""
    while s.actor != NOBODY and s.step.number != TURN:
        if s.step.number == BRIBERY:
            one = 2 * points(s, ACTIVE) + value(s.purse[s.owner[s.active]])
            other = 2 * points(s, FOE) + value(s.purse[s.owner[s.foe]])
            end_battle(s, ACTIVE if one >= other else FOE)
        else:
            s.take(s.actor, likely(s))


# --- What somebody will probably answer -----------------------------------------------------------


def likely(s: Kingdoms) -> i64:
    """A sensible choice for whoever is to decide, found without looking ahead."""
    options = s.step.options(s, s.actor)
    n: i64 = len(options)
    if n == 1:
        return options[0]
    step = s.step.number
    if step == CONTEST:
        return options[n - 1] if would_contest(s) else PASS  # a warrior before the king
    if step == RALLY:
        return reinforcement(s, options, FOE)
    if step == REINFORCEMENT:
        return reinforcement(s, options, deciding(s))
    if step in (STAYING, EXTRA_CLAIM, MORE_RECRUITMENT):
        return options[n - 1]
    return options[0]


def would_contest(s: Kingdoms) -> bool:
    """Whether the one asked is stronger with all units at hand and half the money."""
    k = s.foe
    own = 2 * strength_at(s, k, s.site) + value(s.purse[s.owner[k]])
    if s.marker == k:
        own += 4
    a = s.active
    royal = s.king[a] == s.site
    here = s.power_at(a, KING_VALUE if royal else WARRIOR_VALUE, royal, s.site)
    theirs = 2 * (here + strength_at(s, a, s.site)) + value(s.purse[s.owner[a]])
    return own > theirs + 2 * CAUTION


def reinforcement(s: Kingdoms, options: vec[i64], i: i64) -> i64:
    """Bring warriors while the rival could still win, and the king only where he tips a battle that he will survive."""
    k = s.kingdom_of(i)
    rival = s.kingdom_of(1 - i)
    own = points(s, i)
    threat = points(s, 1 - i) + strength_at(s, rival, s.site) + value(s.purse[s.owner[rival]])
    last = options[i64(len(options)) - 1]
    if own > threat or last <= DONE:
        return options[0]
    if last != KING:
        return last
    purse = value(s.purse[s.owner[k]])
    with_king = own + s.power_at(k, KING_VALUE, True, s.site)
    return KING if 2 * with_king + purse > 2 * threat - value(s.purse[s.owner[rival]]) else options[0]
