"""The contract of a position (`State`) and of one decision of a rulebook (`Step`)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, Self, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .chronicle import EVERYBODY, Event
from .dice import Dice
from .fields import functions
from .refusal import Refusal
from .rows import mixed

NOBODY: Final[i64] = -1
ABSENT: Final[i64] = -4_000_000_000_000_000_000  # no number of an event


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position: either the game is over, or one or more seats owe a decision.

    The rules engine, the page, the computer players and the tests all drive a game through
    this class. A choice is an int; `Game.verbs` gives each one its notation. `Game.new` deals a position,
    `Game.restore` reads one back from its `dump`, and `Match` keeps a journal of what is chosen.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> state = game.new(seed="hastings", players=2)
    >>> seat = state.actor
    >>> [game.verbs.notation(choice) for choice in state.options(seat)][:2]
    ['pass', 'play scottish_support']
    >>> state.choose(seat, game.verbs.parse("pass"))
    False
    >>> state.actor == seat
    False

    Attributes:
        seats: how many seats there are; they count from 0.
        dice: the chance in the position: the same dice and the same choices give the same game.
        actor: the seat to decide next, the first one where several owe a decision at once; -1 = the game is over.
        secret: whether the decisions owed now stay hidden from the other seats until all have been taken.
        information: how many information points (a die, a draw, a reveal) have passed: no undo goes behind one.
        rules: the version of the rules that it is played by, so that earlier ones can be kept; no part of a dump,
            because whoever restores one knows it (`Game.by_rules`).
        chronicle: what happened, for people; None while searching.
    """

    step: Step[Any]  # the decision that the game has come to

    def __init__(self, seats: i64, dice: Dice) -> None:
        self.seats: i64 = seats
        self.dice: Dice = dice
        self.actor: i64 = 0
        self.secret: bool = False
        self.information: i64 = 0
        self.rules: i64 = 1
        self.chronicle: list[Event] | None = None

    def actors(self) -> vec[i64]:
        """The seats that owe a decision now; empty when the game is over."""
        out = vec[i64](capacity=1)
        if self.actor != NOBODY:
            out = append(out, self.actor)
        return out

    def owes(self, seat: i64) -> bool:
        """Whether the seat has to decide something now."""
        return seat == self.actor and seat != NOBODY

    def options(self, seat: i64) -> vec[i64]:
        """The seat's legal choices, ascending; empty when it owes no decision."""
        if (seat == self.actor and not self.secret and seat != NOBODY) or self.owes(seat):  # the first for speed
            return self.step.options(self, seat)
        return vec[i64]()

    def take(self, seat: i64, choice: i64) -> None:
        """Carry out one of `options(seat)` without checking it: for search and play-outs.

        Anything else may break the position; `choose` is the way for choices that come from outside.
        """
        self.step.take(self, seat, choice)

    def choose(self, seat: i64, choice: i64) -> bool:
        """Carry out a choice after checking it; True when it passed an information point.

        What is not legal is refused and changes nothing. `take` does the same without checking.

        >>> import bretwalda
        >>> state = bretwalda.game("king_is_dead").new(seed="hastings")
        >>> state.choose(state.actor, 9999)
        Traceback (most recent call last):
        bretwalda.engine.refusal.Refusal: refused-illegal (choice=9999)
        """
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

    def clone(self) -> Self:
        """An equal, independent position; the copy keeps no chronicle.

        It has the same secrets and rolls the same dice: for a copy that a player may look at, see `imagine`.
        """
        return self.copy(self.dice.clone())

    def copy(self, dice: Dice) -> Self:
        """The same position with other dice."""
        copied: Self = functions(type(self)).copy(type(self)(self.seats, dice), self)
        return copied

    def imagine(self, seat: i64, dice: Dice) -> State:
        """A position drawn at random from those that the seat cannot tell from this one.

        What the seat knows is as it is, what it does not know is dealt anew, and the dice to come are new too. Where
        nothing is hidden, only the dice are.
        """
        return self.copy(dice.fork())

    def redeal(self, dice: Dice) -> State:
        """The same position with other dice: whoever played on from this one could not tell what comes now.

        What anybody knows is as it is. A game in which something lies hidden from everybody, and will come to light,
        deals that anew as well.
        """
        return self.copy(dice.fork())

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
        """When over: each seat's share of the victory; the shares sum to 1. `Match.result` is None before."""

    def dump(self) -> list[int]:
        """Every field as a flat list of ints, equal exactly when two positions are equal; `Game.restore` reads it."""
        numbers: list[int] = functions(type(self)).dump(self)
        return numbers

    def _repr_svg_(self) -> str:
        """What a notebook shows: the position as a spectator sees it."""
        from .registry import game_of  # which knows every game, and so all of this

        game = game_of(self)
        return game.picture(game.view(self, None), game.texts("en"))

    def tell(
        self, key: str, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT, d: i64 = ABSENT, e: i64 = ABSENT
    ) -> None:
        """Note in the chronicle something that everybody sees, while there is one.

        Where a whole decision takes a tenth of a microsecond, whoever calls it asks for the chronicle first.
        """
        if self.chronicle is not None:
            self.chronicle.append(Event(key, given(a, b, c, d, e), EVERYBODY))

    def whisper(self, seat: i64, key: str, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT) -> None:
        """Note in the chronicle something that only one seat sees, while there is one."""
        if self.chronicle is not None:
            self.chronicle.append(Event(key, given(a, b, c, ABSENT, ABSENT), seat))


def given(a: i64, b: i64, c: i64, d: i64, e: i64) -> list[i64]:
    """The numbers of an event. A list would be made for every search, too, in which nobody is told anything."""
    return [number for number in [a, b, c, d, e] if number != ABSENT]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision of the rulebook: which choices it offers and what each one does.

    Whoever writes a game writes steps; whoever plays one only meets `State`, which hands each question on to the step
    that it has come to.

    >>> import bretwalda
    >>> state = bretwalda.game("king_is_dead").new(seed="hastings")
    >>> state.step.name
    'turn'
    >>> list(state.step.options(state, state.actor)) == list(state.options(state.actor))
    True

    Attributes:
        name: the id of its prompt in the text files.
        number: its place in the game's list of steps, so that a position can be written down; the game gives it.
        paragraph: the number of its rule in `text/rules.en.md`; empty where that hangs on the position.
    """

    def __init__(self, name: str, paragraph: str = "") -> None:
        self.name: Final[str] = name
        self.number: i64 = -1
        self.paragraph: Final[str] = paragraph

    @abstractmethod
    def options(self, s: S, seat: i64) -> vec[i64]:
        """The legal choices of a seat that owes this decision, ascending and never empty."""

    @abstractmethod
    def take(self, s: S, seat: i64, choice: i64) -> None:
        """Carry out one of the seat's options and name the next step."""
