"""What can be told before a battle: how likely each way into it wins, and each bribe."""

from __future__ import annotations

from bretwalda.engine.dice import Dice
from bretwalda.engine.foresight import Odds

from ..board import NONE
from ..state import ACTIVE, BRIBERY, FOE, Kingdoms
from .odds import EXACT
from .plan import expected
from .policy import counsel
from .terms import run_course

ODDS = {"bribe": "zone kingdom", "fights": "zone kingdom", "is_attacked": "zone kingdom"}
BEFORE_BATTLE = frozenset({"invasion-target", "contest", "rally", "reinforcement", "claiming"})
MOST_BRIBES = 12  # that are told
WORLDS = 8  # treasuries that the others may have


def odds(s: Kingdoms, seat: int, dice: Dice) -> tuple[Odds, ...]:
    """Before a battle each choice that leads to it, if both sides then bribe as well as they can; then each sum."""
    if s.step.number == BRIBERY:
        return _bribes(s, seat, dice)
    if s.step.name not in BEFORE_BATTLE:
        return ()
    worlds = [s.imagine(seat, dice) for _ in range(WORLDS)]
    found = []
    for option in s.options(seat):
        fights = [run_course(counsel(), expected(world), seat, int(option), True).fight for world in worlds]
        told = [fight for fight in fights if fight is not None]
        if 2 * len(told) > len(worlds):
            key, (zone, kingdom, _) = told[0]
            chance = sum(percent for _, (*_, percent) in told) / 100 / len(told)
            found.append(Odds(key, (zone, kingdom), ((None, chance),), int(option)))
    return tuple(found)


def _bribes(s: Kingdoms, seat: int, dice: Dice) -> tuple[Odds, ...]:
    """What each sum would come to, against the treasuries that the rival may have."""
    side = int(ACTIVE if s.owner[s.active] == seat else FOE)
    if s.due[side] != NONE:
        return ()
    game = counsel().bribe_game(s, side, dice)
    game.solve(EXACT)
    rivals = game.cumulated_rivals(True)
    sums = [int(amount) for amount in game.own.amounts][:MOST_BRIBES]
    foe = int(s.foe if side == ACTIVE else s.active)
    return (Odds("bribe", (int(s.site), foe), tuple((paid, float(game.chance_with(paid, rivals))) for paid in sums)),)
