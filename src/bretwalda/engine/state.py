"""The contract of a position (`State`) and of one decision of a rulebook (`Step`)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .chronicle import EVERYBODY, Event
from .dice import Dice
from .refusal import Refusal

NOBODY: Final[i64] = -1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position: either the game is over, or one or more seats owe a decision.

    The rules engine, the page, the computer players and the tests all drive a game through
    this class. A choice is an int; `Game.verbs` gives each one its notation.
    """

    def __init__(self, seats: i64, dice: Dice) -> None:
        self.seats: i64 = seats
        self.dice: Dice = dice
        # The seat to decide next, the first one where several owe a decision at once; NOBODY = over.
        self.actor: i64 = 0
        # Whether the decisions owed now stay hidden from the other seats until all have been taken.
        self.secret: bool = False
        # How many information points (a die, a draw, a reveal) have passed: no undo goes behind one.
        self.information: i64 = 0
        # What happened, for people; None while searching.
        self.chronicle: list[Event] | None = None

    def actors(self) -> vec[i64]:
        """The seats that owe a decision now; empty when the game is over."""
        out = vec[i64](capacity=1)
        if self.actor != NOBODY:
            out = append(out, self.actor)
        return out

    @abstractmethod
    def options(self, seat: i64) -> vec[i64]:
        """The seat's legal choices, ascending; empty when it owes no decision."""

    @abstractmethod
    def take(self, seat: i64, choice: i64) -> None:
        """Carry out one of `options(seat)` without checking it: for search and play-outs."""

    def choose(self, seat: i64, choice: i64) -> bool:
        """Carry out a choice after checking it; True when it passed an information point."""
        for option in self.options(seat):
            if option == choice:
                before = self.information
                self.take(seat, choice)
                return self.information != before
        if seat < 0 or seat >= self.seats:
            raise Refusal("refused-no-seat", {"seat": str(seat + 1)})
        if self.actor == NOBODY:
            raise Refusal("refused-over")
        if len(self.options(seat)) == 0:
            raise Refusal("refused-not-your-turn")
        raise Refusal("refused-illegal", {"choice": str(choice)})

    @abstractmethod
    def clone(self) -> State:
        """An equal, independent position; the copy keeps no chronicle."""

    @abstractmethod
    def imagine(self, seat: i64, dice: Dice) -> State:
        """A position drawn at random from those that the seat cannot tell from this one."""

    def team(self, seat: i64) -> i64:
        """The side a seat plays for; without partners that is the seat itself."""
        return seat

    def certain(self) -> bool:
        """Whether nothing is hidden from anybody and no die will fall: such a position can be solved."""
        return False

    def key(self) -> i64:
        """A number that tells positions apart; equal positions have equal keys."""
        out: i64 = 0
        for number in self.dump():
            out = mixed(out, number)
        return out

    @abstractmethod
    def result(self) -> list[float]:
        """When over: each seat's share of the victory; the shares sum to 1."""

    @abstractmethod
    def dump(self) -> list[int]:
        """Every field as a flat list of ints, equal exactly when two positions are equal."""

    def tell(self, key: str, args: list[i64]) -> None:
        """Note in the chronicle something that everybody sees; call it only while there is one."""
        if self.chronicle is not None:
            self.chronicle.append(Event(key, args, EVERYBODY))

    def whisper(self, seat: i64, key: str, args: list[i64]) -> None:
        """Note in the chronicle something that only one seat sees."""
        if self.chronicle is not None:
            self.chronicle.append(Event(key, args, seat))


KEY_BITS: Final[i64] = (1 << 43) - 1  # a key stays small enough to be multiplied without overflow


def mixed(key: i64, number: i64) -> i64:
    """A key with one more number mixed in."""
    return ((key ^ (key >> 20)) * 1_000_003 + number + 7) & KEY_BITS


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision of the rulebook: which choices it offers and what each one does.

    `name` is the id of its prompt in the text files; `number` its place in the game's list of
    steps, so that a position can be written down.
    """

    def __init__(self, name: str, number: i64) -> None:
        self.name: Final[str] = name
        self.number: Final[i64] = number

    @abstractmethod
    def options(self, s: S, seat: i64) -> vec[i64]:
        """The legal choices of a seat that owes this decision, ascending and never empty."""

    @abstractmethod
    def take(self, s: S, seat: i64, choice: i64) -> None:
        """Carry out one of the seat's options and name the next step."""
