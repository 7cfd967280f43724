"""How long it takes to look at a game again: to open a campaign of Britannia, and to go to any of its steps.

    python -m benchmarks.replay            # a table: processor time of one core, on the rules as they run here

What is measured is what the server does with a request, from the journal to the bytes that leave: `open` is playing the
whole game through and telling all of its moments and its log; `cached` the same for a game that somebody has just
looked at; `step` one position, at every step of the game; `frames` sixteen of them, which is the most.
"""

from __future__ import annotations

from statistics import median
from time import process_time

import msgspec

import bretwalda
from bretwalda.engine.dice import seeded
from bretwalda.engine.match import Match
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of
from bretwalda.server.replay.moments import MOST_FRAMES, Look, frames, look, replay
from bretwalda.server.replay.sources import Source

ROUNDS = 5
LEAST_DECISIONS = 1_400  # a campaign by chance is shorter than one by people


def campaign() -> Match:
    """A whole campaign, played at random."""
    game = bretwalda.game("britannia")
    for number in range(100):
        match, dice = Match(game, {}, f"campaign {number}"), seeded(f"chance {number}")
        while not match.over:
            seat = match.state.actor
            options = match.state.options(seat)
            match.choose(int(seat), int(options[int(dice.below(len(options)))]))
        if len(match.decisions) >= LEAST_DECISIONS:
            return match
    raise AssertionError("no campaign is long enough")


def seen(told: Retelling) -> Look:
    """A game that is over, through the eyes of the first seat."""
    source = Source("tables", "campaign", "", told, [], [0], True, True, True, True, True)
    return look(source, Viewpoint(0))


def milliseconds(began: float) -> float:
    return 1000 * (process_time() - began)


def main() -> None:
    match = campaign()
    opened, cached, steps, chunks, sizes = [], [], [], [], [0]
    for _ in range(ROUNDS):
        began = process_time()
        looked = seen(Retelling(story_of(match)))
        sizes[0] = len(msgspec.json.encode(replay(looked)))
        opened.append(milliseconds(began))
        began = process_time()
        msgspec.json.encode(replay(looked))
        cached.append(milliseconds(began))
    last = len(looked.path) - 1
    for step in range(last + 1):
        began = process_time()
        msgspec.json.encode(frames(looked, step, step))
        steps.append(milliseconds(began))
    for first in range(0, last - MOST_FRAMES, MOST_FRAMES):
        began = process_time()
        msgspec.json.encode(frames(looked, first, first + MOST_FRAMES - 1))
        chunks.append(milliseconds(began))
    rules = "compiled" if bretwalda.compiled() else "plain"
    print(f"rules {rules}, {len(match.decisions)} decisions, {len(match.events)} lines")
    print("| what | median ms | longest ms |")
    print("|---|---|---|")
    for name, times in (("open", opened), ("cached", cached), ("step", steps), (f"{MOST_FRAMES} frames", chunks)):
        print(f"| {name} | {median(times):.2f} | {max(times):.2f} |")
    print(f"what is sent at the opening: {sizes[0] / 1000:.0f} kB before it is zipped")


if __name__ == "__main__":
    main()
