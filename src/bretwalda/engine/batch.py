"""Many games side by side, moved together: the compiled half of `bretwalda.batch`.

What is seen, what is legal, whose turn it is, what was paid and what ended is written into bytes, a row for each game,
without a Python object for a number on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, u8

from .dice import Dice
from .observer import Observer
from .refusal import Refusal
from .state import NOBODY, State

WAIT: Final[i64] = -1  # in place of a choice: this game is left as it is
LEAST: Final = -1.0  # what a seat is paid that has no share of the victory
EVERYBODY: Final[i64] = -1  # in place of a learner: every seat is asked


def paid(state: State) -> list[float]:
    """What each seat is paid: its share of the victory, scaled so that a fair share is worth 0 and nothing -1."""
    scale = 2.0 if state.seats == 1 else float(state.seats)
    return [scale * share + LEAST for share in state.result()]


@final
class Games:
    """Games that are moved together; whichever is over begins anew.

    Attributes:
        states: the positions.
        rounds: how many games have ended in each place.
        observations, masks, turns, ends: a row for each game, as bytes.
        rewards: for each game a number for each seat, as bytes of 32-bit floats.
    """

    def __init__(
        self,
        number: i64,
        seats: i64,
        choices: i64,
        observer: Observer,
        begin: Callable[[int, int], State],
        learners: list[int],
        dice: list[Dice],
    ) -> None:
        self.number: i64 = number
        self.seats: i64 = seats
        self.choices: i64 = choices
        self.observer: Final[Observer] = observer
        self.width: i64 = observer.size
        self.begin: Final = begin
        self.learners: Final[list[int]] = learners
        self.dice: Final[list[Dice]] = dice  # a stream for each place, so that no game depends on its neighbours
        self.rounds: list[int] = [0 for _k in range(number)]
        self.states: list[State] = [begin(k, 0) for k in range(number)]
        self.observations: Final[BytesWriter] = BytesWriter()
        self.masks: Final[BytesWriter] = BytesWriter()
        self.turns: Final[BytesWriter] = BytesWriter()
        self.ends: Final[BytesWriter] = BytesWriter()
        self.rewards: bytes = bytes(number * seats * 4)
        self._nothing_seen: Final[bytes] = bytes(number * observer.size)
        self._nothing_legal: Final[bytes] = bytes(number * choices)
        self._nothing_paid: Final[bytes] = bytes(number * seats * 4)
        self._nobody: Final[bytes] = bytes(number)
        for k in range(number):
            self._go_on(k)
        self._look()

    def step(self, chosen: list[int]) -> None:
        """Take a choice in each game, all of them checked before the first is taken; WAIT leaves one as it is."""
        self._check(chosen)
        self.ends.truncate(0)
        self.ends.write(self._nobody)
        ended: dict[int, list[float]] = {}
        for k in range(self.number):
            choice: i64 = chosen[k]
            if choice != WAIT:
                state = self.states[k]
                state.take(state.actor, choice)
                shares = self._go_on(k)
                if shares is not None:
                    ended[k] = shares
                    self.ends[k] = 1
        self._pay(ended)
        self._look()

    def _check(self, chosen: list[int]) -> None:
        if len(chosen) != self.number:
            raise Refusal("refused-batch-length", {"given": str(len(chosen)), "games": str(self.number)})
        masks = self.masks
        for k in range(self.number):
            choice: i64 = chosen[k]
            if choice == WAIT:
                continue
            if choice < 0 or choice >= self.choices or masks[k * self.choices + choice] == 0:
                raise Refusal("refused-batch-choice", {"choice": str(choice), "game": str(k)})

    def _go_on(self, k: i64) -> list[float] | None:
        """Play on until somebody is asked: after its end a game begins anew, and chance plays for all but a learner.

        What the seats were paid if it has ended, else None.
        """
        shares: list[float] | None = None
        state = self.states[k]
        learner: i64 = self.learners[k]
        dice = self.dice[k]
        while True:
            seat = state.actor
            if seat == NOBODY:
                shares = paid(state)
                self.rounds[k] += 1
                state = self.begin(k, self.rounds[k])
                self.states[k] = state
            elif learner == EVERYBODY or seat == learner:
                return shares
            else:
                options = state.options(seat)
                state.take(seat, options[dice.below(len(options))])

    def _pay(self, ended: dict[int, list[float]]) -> None:
        if not ended:
            self.rewards = self._nothing_paid
            return
        out = BytesWriter()
        for k in range(self.number):
            shares = ended.get(k)
            for seat in range(self.seats):
                write_f32_le(out, 0.0 if shares is None else shares[seat])
        self.rewards = out.getvalue()

    def _look(self) -> None:
        """Write everything anew: noughts first, and then what is not nought."""
        observations, masks, turns = self.observations, self.masks, self.turns
        observations.truncate(0)
        observations.write(self._nothing_seen)
        masks.truncate(0)
        masks.write(self._nothing_legal)
        turns.truncate(0)
        turns.write(self._nobody)
        observer = self.observer
        seen: i64 = 0
        legal: i64 = 0
        for k in range(self.number):
            state = self.states[k]
            seat = state.actor
            turns[k] = u8(seat)
            for choice in state.options(seat):
                masks[legal + choice] = 1
            observer.write(state, seat, observations, seen)
            seen += self.width
            legal += self.choices
        if len(self.ends) == 0:
            self.ends.write(self._nobody)
