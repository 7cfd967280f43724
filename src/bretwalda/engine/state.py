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
from .verbs import Option

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

    Positions are compared, copied, pickled and kept in sets by what they are now. One that is played on is another
    position, so keep a `clone` of it in a set or as a key.

    >>> import copy, pickle
    >>> state == state.clone() == copy.deepcopy(state) == pickle.loads(pickle.dumps(state))
    True
    >>> state
    <King: seat 0 of 2 owes 'turn', 8 choices>

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

    @property
    def legal(self) -> list[int]:
        """The legal choices of the seat to decide, ascending; empty when the game is over.

        >>> import bretwalda
        >>> bretwalda.game("king_is_dead").new(seed="hastings").legal
        [0, 1, 2, 3, 4, 5, 6, 7]
        """
        return [int(choice) for choice in self.options(self.actor)]

    @property
    def choices(self) -> list[Option]:
        """The same with their notation: each is a number that `choose` and `take` accept, and knows its words.

        >>> import bretwalda
        >>> state = bretwalda.game("king_is_dead").new(seed="hastings")
        >>> for choice in state.choices[:2]:
        ...     print(int(choice), choice.notation)
        0 pass
        1 play scottish_support
        """
        from .registry import game_of  # which knows every game, and so all of this

        verbs = game_of(self).verbs
        return [Option(choice, verbs.notation(choice)) for choice in self.legal]

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
        bretwalda.engine.refusal.Refusal: That is not possible now. (refused-illegal, choice=9999)
        """
        for option in self.options(seat):
            if option == choice:
                before = self.information
                self.take(seat, choice)
                return self.information != before
        self.check_seat(seat)
        if self.actor == NOBODY:
            raise Refusal("refused-over")
        if len(self.options(seat)) == 0:
            raise Refusal("refused-not-your-turn")
        raise Refusal("refused-illegal", {"choice": str(choice)})

    def check_seat(self, seat: i64) -> None:
        """Refuse a seat that there is not; seats count from 0."""
        if seat < 0 or seat >= self.seats:
            raise Refusal("refused-seat-number", {"seat": str(seat), "last": str(self.seats - 1)})

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
        if seat != NOBODY:  # a spectator's eyes
            self.check_seat(seat)
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

    def result(self) -> list[float]:
        """Each seat's share of the victory; the shares sum to 1. Refused before the game is over, see `standing`.

        >>> import bretwalda
        >>> state = bretwalda.game("king_is_dead").new(seed="hastings")
        >>> state.result()
        Traceback (most recent call last):
        bretwalda.engine.refusal.Refusal: The game is not over yet. (refused-not-over)
        """
        if self.actor != NOBODY:
            raise Refusal("refused-not-over")
        return self.standing()

    def standing(self) -> list[float]:
        """Each seat's share of the victory if the game ended as it stands now: what a game says; 1 in all."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """Every field as a flat list of ints, equal exactly when two positions are equal; `Game.restore` reads it."""
        numbers: list[int] = functions(type(self)).dump(self)
        return numbers

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self is other or (self.rules == other.rules and self.dump() == other.dump())

    def __hash__(self) -> int:
        return self.key()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from .registry import game_of, unpickled

        return unpickled, (game_of(self).id, int(self.rules), self.dump())

    def __repr__(self) -> str:
        name = type(self).__name__
        if self.actor == NOBODY:
            return f"<{name}: over, {self.result()}>"
        choices = len(self.options(self.actor))
        return f"<{name}: seat {self.actor} of {self.seats} owes {self.step.name!r}, {choices} choices>"

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
