"""One game of a tournament, from the deal to its record."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter
from typing import Any

import msgspec

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.journal import Journal
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.schema import Settings
from bretwalda.engine.state import NOBODY

from ..entrants import faults, patient_player
from ..lineup import Lineup
from .schedule import Fixture, Plan, Seating


class GameRecord(msgspec.Struct, frozen=True):
    """What a tournament keeps of a game; lists have one entry a seat."""

    number: int
    seating: Seating
    deal: str
    teams: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory
    decisions: tuple[int, ...]
    faults: tuple[dict[str, int], ...]  # what an external program did wrong, by message key
    moves: str  # a digest of all choices: equal games have equal ones
    seconds: tuple[float, ...]  # of thinking, by the clock on the wall
    slowest: tuple[float, ...]  # the longest a decision took
    points: tuple[int, ...] = ()  # where the game counts any (`Game.points`)
    journal: tuple[str, ...] = ()  # every decision, as in a save file; records of long ago have none

    def outcome(self) -> tuple[object, ...]:
        """All but the times, which no two machines share."""
        return msgspec.structs.astuple(msgspec.structs.replace(self, seconds=(), slowest=()))


def play(plan: Plan, number: int) -> GameRecord:
    """Play the game of a plan that has this number."""
    return play_fixture(named_game(plan.game), plan.settings, plan.fixture(number))


def journal_of(plan: Plan, record: GameRecord) -> Journal:
    """A game of a tournament as a save file holds it."""
    game = named_game(plan.game)
    return Journal(
        game=game.id,
        rules=game.rules_version,
        settings=plan.settings,
        seed=record.deal,
        moves=list(record.journal),
        result=list(record.shares),
        facts=game.facts,
    ).sealed()


def play_fixture(game: Game[Any], settings: Settings, fixture: Fixture) -> GameRecord:
    """Play one game; all but the times in its record follows from the arguments."""
    state = game.start(settings, seeded(fixture.deal))
    eyes = seeded(f"{fixture.seed} imagined")
    lineup = Lineup(
        [patient_player(word, game, seeded(f"{fixture.seed} seat {seat}")) for seat, word in enumerate(fixture.seating)]
    )
    thought: list[list[float]] = [[] for _ in fixture.seating]
    moves, journal = sha256(), []
    try:
        while state.actor != NOBODY:
            seat = int(state.actor)
            begin = perf_counter()
            choice = lineup.decide_in(state, seat, eyes)
            thought[seat].append(perf_counter() - begin)
            state.choose(seat, choice)
            moves.update(f"{seat} {choice}\n".encode())
            journal.append(f"{seat + 1} {game.verbs.notation(choice)}")
    finally:
        lineup.close()
    return GameRecord(
        number=fixture.number,
        seating=fixture.seating,
        deal=fixture.deal,
        teams=tuple(int(state.team(seat)) for seat in range(state.seats)),
        shares=tuple(state.result()),
        decisions=tuple(map(len, thought)),
        faults=tuple(map(faults, lineup)),
        moves=moves.hexdigest()[:16],
        seconds=tuple(round(sum(times), 6) for times in thought),
        slowest=tuple(round(max(times, default=0.0), 6) for times in thought),
        points=game.points(state),
        journal=tuple(journal),
    )
