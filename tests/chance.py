"""Games played quickly by chance, up to a position that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bretwalda import Dice, Game, State, seeded
from bretwalda.engine.match import Match

MOST_DECISIONS = 20_000
ATTEMPTS = 60

Wanted = Callable[[Any], bool]  # of a state
Happened = Callable[[Any, set[str]], bool]  # a state, and the keys of all that came of the decision in it
Hand = Callable[[Any, list[int], Dice], int]  # chooses one of the options


class Place(NamedTuple):
    """Where a position was found: so many decisions after the beginning of the game with this seed."""

    seed: str
    decisions: int


def by_chance(state: State, options: list[int], dice: Dice) -> int:
    return options[int(dice.below(len(options)))]


class ChanceGame:
    """A game that plays itself."""

    def __init__(self, game: Game[Any], settings: dict[str, Any], seed: str, hand: Hand = by_chance) -> None:
        self.match = Match(game, game.schema.complete(settings), seed)
        self._hand = hand
        self._dice = seeded(seed)

    @property
    def place(self) -> Place:
        return Place(self.match.seed, len(self.match.decisions))

    def decide(self) -> str:
        """Take one decision; how it is written down."""
        state = self.match.state
        seat = int(state.actors()[0])
        choice = self._hand(state, [int(option) for option in state.options(seat)], self._dice)
        self.match.choose(seat, choice)
        return self.match.game.verbs.notation(choice)


def game_of(game: Game[Any], settings: dict[str, Any], seed: str, decisions: int = MOST_DECISIONS) -> Match:
    """A game to its end, or up to so many decisions."""
    played = ChanceGame(game, settings, seed)
    while not played.match.over and len(played.match.decisions) < decisions:
        played.decide()
    return played.match


def game_at(game: Game[Any], settings: dict[str, Any], place: Place, hand: Hand = by_chance) -> Match:
    """The game up to a place that was found before."""
    played = ChanceGame(game, settings, place.seed, hand)
    for _ in range(place.decisions):
        played.decide()
    return played.match


def game_until(
    game: Game[Any], settings: dict[str, Any], wanted: Wanted, seed: str = "prepared", hand: Hand = by_chance
) -> Match:
    """A game up to a position that is wanted; the first of several seeds that comes to one."""
    for attempt in range(ATTEMPTS):
        played = ChanceGame(game, settings, f"{seed} {attempt}", hand)
        for _ in range(MOST_DECISIONS):
            if wanted(played.match.state):
                return played.match
            if played.match.over:
                break
            played.decide()
    raise AssertionError("no such position came about")


def game_before(
    game: Game[Any], settings: dict[str, Any], happened: Happened, word: str = "done", seed: str = "prepared"
) -> Match:
    """A game up to a decision that is written down like this, and after which something happens."""
    for attempt in range(ATTEMPTS):
        played = ChanceGame(game, settings, f"{seed} {attempt}")
        while not played.match.over:
            before, place, told = played.match.state.clone(), played.place, len(played.match.events)
            if played.decide() == word and happened(before, {event.key for event in played.match.events[told:]}):
                return game_at(game, settings, place)
    raise AssertionError("no such thing happened")
