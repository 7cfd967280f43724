"""Can the bribes of the computer players be read? The exact value of each battle's bribes, and what a learner gets.

    python benchmarks/bribes.py                                          # a table
    python benchmarks/bribes.py --summary benchmarks/results/bribes-kingdoms.json

Every battle here is a real one, taken from games of Barbarian Kingdoms at the level `normal`. Its bribes are a game
of two, zero-sum in tremis: the winner gets the stake, and each side gets the other's bribe. Its value is what the
rival can make sure of, and is found exactly, as a linear programme. Then a learner in the rival's place watches 2,000
bribes of the level in that battle, picks the best answer to them, and bids that for another 2,000 battles.

`gain` is what the learner gets beyond the exact value, over all battles, in parts of that value. Beside it stand two
bidders that can be read: one that always spends half of its treasury, and one that spends any sum equally often.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec
import numpy
from scipy.optimize import linprog

from bretwalda.ai.arena.machine import this_machine
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.dice import Dice, seeded
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import BRIBE
from bretwalda.games.barbarian_kingdoms.player.plan import edge
from bretwalda.games.barbarian_kingdoms.player.policy import counsel
from bretwalda.games.barbarian_kingdoms.state import ACTIVE, FOE, Kingdoms

Matrix = numpy.ndarray[tuple[int, int], numpy.dtype[numpy.float64]]
Bidder = Callable[[], int]  # draws one of the amounts, by its place

CLOSE = 0.02  # of the stake: a battle nearer to certain than this has nothing to read


class Battle(NamedTuple):
    """The bribes of a battle as the side that is tested sees them; all that it may know of the rival is known."""

    position: Kingdoms
    side: int
    own: list[int]  # what it may spend
    rival: list[int]
    stake: float
    edge: int

    def payoffs(self) -> Matrix:
        """What the rival gets, by its amount and the one of the side that is tested."""
        table = [[(0.0 if y <= x + self.edge else self.stake) - y + x for x in self.own] for y in self.rival]
        return numpy.array(table)


def value(payoffs: Matrix) -> float:
    """The exact value of a matrix game for the one who chooses the row."""
    rows, columns = payoffs.shape
    # Maximise v so that every column gives the mixture of rows at least v.
    found = linprog(
        c=[0.0] * rows + [-1.0],
        A_ub=numpy.hstack([-payoffs.T, numpy.ones((columns, 1))]),
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert found.success, found.message
    return float(found.x[-1])


# --- Battles of real games ------------------------------------------------------------------------


def battles(number: int, seed: str) -> Iterator[Battle]:
    """Battles whose bribes are worth a thought."""
    game, found = 0, 0
    while found < number:
        dice = seeded(f"{seed} {game}")
        state = GAME.start(GAME.schema.complete({"players": 3 + game % 2}), dice.fork())
        players = [Computer(GAME, patient(LEVELS["normal"]), dice.fork()) for _ in range(state.seats)]
        eyes = dice.fork()
        game += 1
        asked = False
        while state.actor >= 0 and found < number:
            seat = int(state.actor)
            if state.secret and not asked:
                battle = seen(state, ACTIVE if game % 2 else FOE)
                if battle is not None:
                    found += 1
                    yield battle
            asked = state.secret
            state.take(seat, decide_in(state, seat, players[seat], eyes))


def seen(state: Kingdoms, side: int) -> Battle | None:
    """The battle that begins now, if both treasuries are open to all and it is not as good as decided."""
    seats = [int(state.owner[state.kingdom_of(i)]) for i in (side, 1 - side)]
    if any(state.has_unknown(seat) for seat in seats):
        return None
    own, rival = ([int(choice - BRIBE) for choice in state.options(seat)] for seat in seats)
    stake = counsel().planner.stake_of(state)
    battle = Battle(state.clone(), side, own, rival, stake, int(edge(state, side)))
    exact = value(battle.payoffs())
    if not CLOSE * stake < exact < (1 - CLOSE) * stake:
        return None
    return battle


# --- Who is tested --------------------------------------------------------------------------------


def level_bids(battle: Battle, level: str, dice: Dice) -> Bidder:
    """The bribes of a level, each decided afresh in an imagined position."""
    player = Computer(GAME, patient(LEVELS[level]), dice.fork())
    seat = int(battle.position.owner[battle.position.kingdom_of(battle.side)])

    def bid() -> int:
        choice = decide_in(battle.position, seat, player, dice)
        return battle.own.index(int(choice - BRIBE))

    return bid


def half(battle: Battle, dice: Dice) -> Bidder:
    """Always half of the treasury, or what comes nearest to it."""
    place = min(range(len(battle.own)), key=lambda k: abs(2 * battle.own[k] - battle.own[-1]))
    return lambda: place


def any_sum(battle: Battle, dice: Dice) -> Bidder:
    return lambda: int(dice.below(len(battle.own)))


# --- The learner ----------------------------------------------------------------------------------


def learned(payoffs: Matrix, bid: Bidder, times: int) -> float:
    """What the best answer to so many bids brings against as many others."""
    watched, met = (numpy.bincount([bid() for _ in range(times)], minlength=payoffs.shape[1]) for _ in range(2))
    best = int((payoffs @ watched).argmax())
    return float(payoffs[best] @ met) / times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=40, help="how many battles")
    parser.add_argument("--times", type=int, default=2000, help="how often each is fought while the learner learns")
    parser.add_argument("--level", default="hard", choices=[name for name in LEVELS if name != "random"])
    parser.add_argument("--seed", default="bribes")
    parser.add_argument("--summary", type=Path, help="write the figures to a file")
    words = parser.parse_args()

    fought = list(battles(words.battles, words.seed))
    values = [value(battle.payoffs()) for battle in fought]
    bidders: dict[str, Callable[[Battle, Dice], Bidder]] = {
        words.level: lambda battle, dice: level_bids(battle, words.level, dice),
        "half": half,
        "any sum": any_sum,
    }
    dice = seeded(f"{words.seed} bids")
    gains = {}
    print(f"{len(fought)} battles, stakes of {fmean(battle.stake for battle in fought):.1f} tremis on average")
    print(f"exact value for the rival: {fmean(values):.2f} tremis on average")
    for name, bidder in bidders.items():
        got = [learned(battle.payoffs(), bidder(battle, dice), words.times) for battle in fought]
        gains[name] = fmean(got) / fmean(values) - 1.0
        print(f"against {name:8} the learner gets {fmean(got):6.2f}: a gain of {100 * gains[name]:5.1f} %")
    if words.summary:
        command = f"python benchmarks/bribes.py --battles {words.battles} --times {words.times} --level {words.level}"
        figures = {
            "command": f"{command} --seed {words.seed}",
            "battles": len(fought),
            "times": words.times,
            "stake": round(fmean(battle.stake for battle in fought), 3),
            "exact_value": round(fmean(values), 3),
            "gain": {name: round(gain, 4) for name, gain in gains.items()},
            "machine": msgspec.structs.asdict(this_machine()),
        }
        words.summary.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
