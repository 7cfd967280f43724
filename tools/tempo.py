"""How long computers think: `python -m tools.tempo` writes `src/bretwalda/server/computers/tempo.toml`.

Answers have their time by it (`server/computers/tempo.py`). Games with all settings are played quickly, and at each
step of them every level thinks a few times; what its longest thought took is written down. Seconds are seconds of
processor time, so that what else the machine does counts little. It wants the compiled rules, and a few minutes of them
in all. As all times are of one machine, all games are measured anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle
from time import process_time
from typing import Any

from tools.digest import PROJECT

import bretwalda
from bretwalda import Game, State, seeded
from bretwalda.ai.level import level
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.registry import catalogue
from bretwalda.server.computers.tempo import SEALED, THINKING, standard_thought

TABLE = PROJECT / "src" / "bretwalda" / "server" / "computers" / "tempo.toml"
GAMES = 60  # that are played
PASSED = 4  # positions, of which one is thought about: the first ones of a game are not all
SAMPLES = 5  # thoughts of a level at a step
ENOUGH = 3.0  # seconds of processor time for them
HEADER = f"""\
# The longest thoughts that were measured, in seconds of the processor: by game and step, each for
# {", ".join(THINKING)} (`python -m tools.tempo`).

# What a small thought took there that is always the same.
standard = """


def positions(game: Game[Any]) -> Iterator[State]:
    """The positions of games between easy players."""
    for number, settings in zip(range(GAMES), cycle(game.schema.sample()), strict=False):
        state = game.new(seed=f"tempo {number}", **settings)
        dice = seeded(f"tempo {number}")
        players: dict[int, Computer] = {}
        while state.actors():
            seat = int(state.actors()[0])
            yield state
            player = players.setdefault(seat, Computer(game, level("easy"), dice.fork()))
            state.take(seat, decide_in(state, seat, player, dice))


def measure(game: Game[Any]) -> dict[str, list[float]]:
    """The longest thought of each level at each step."""
    took = defaultdict[str, dict[str, list[float]]](lambda: {name: [] for name in THINKING})
    dice = seeded("tempo")
    for state in positions(game):
        seat = int(state.actors()[0])
        if len(state.options(seat)) == 1 or dice.below(PASSED):
            continue
        for name, thoughts in took[SEALED if state.secret else state.step.name].items():
            if len(thoughts) < SAMPLES and sum(thoughts) < ENOUGH:
                began = process_time()
                decide_in(state, seat, Computer(game, level(name), dice.fork()), dice)
                thoughts.append(process_time() - began)
    longest = {step: [max(thoughts) for thoughts in took[step].values()] for step in sorted(took)}
    if SEALED in longest:  # each of several thoughts has half of the time that is left
        longest[SEALED] = [2 * seconds for seconds in longest[SEALED]]
    return longest


def main() -> None:
    lines = [f"{HEADER}{standard_thought():.6f}"]
    for game_id in sorted(catalogue()):
        lines += ["", f"[games.{game_id}]"]
        for step, seconds in measure(bretwalda.game(game_id)).items():
            lines.append(f"{step} = [{', '.join(f'{each:.4f}' for each in seconds)}]")
            print(game_id, lines[-1], flush=True)
    TABLE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
